# What goes wrong at a table, in a text or on the way to the server. $text is the line for programmers.

error-error = Something is wrong: { $text }
error-language = There is no language { $name }. There are: { $known }.
error-phrase = There are no words for { $name }.
error-unknown-bot = There is no bot { $name }. There are: { $known }.

## Rulesets

error-ruleset = This is no ruleset: { $text }
error-ruleset-form = A ruleset reads game:edition+module/players?option=value, for example san-juan:first/3.
error-ruleset-unknown-game = There is no game { $name }.
error-ruleset-unknown-edition = There is no edition { $name }.
error-ruleset-unknown-module = There is no module { $name }.
error-ruleset-unknown-option = There is no option { $name }.
error-ruleset-unknown-value = This option has no value { $name }.
error-ruleset-unknown-card = There is no card { $card }.
error-ruleset-module-twice = The module { $module } is named twice.
error-ruleset-combination = The module { $module } does not go together with the edition { $edition }.
error-ruleset-players = { $players } players cannot play this edition.
error-ruleset-option-form = An option reads key=value.
error-ruleset-option-twice = The option { $option } is given twice.
error-ruleset-long = A ruleset has at most { $most } characters.
error-ruleset-needs-module = { $option }: only with the module { $module }.
error-ruleset-two-players = { $option }: only with two players.
error-ruleset-by-seat = { $option }: a number for each seat, such as 0,0,1.
error-ruleset-seats = { $option }: { $numbers ->
        [one] 1 number
       *[other] { $numbers } numbers
    } for { $players } seats.
error-ruleset-draft-name = No building to draft: { $name }.
error-ruleset-draft-twice = A building is drafted only once.
error-ruleset-draft-slots = Of the buildings that cost { $cost } the game takes { $slots }, not { $number }.
error-ruleset-draft-rivals = The office and the trading post are not drafted both.
error-ruleset-override-form = Another number on a card reads hut.cost:1, hut.vp:1 or hut.copies:3.
error-ruleset-override-range = Possible for { $name }: { $least } to { $most }.
error-ruleset-override-twice = Given twice: { $name }.
error-ruleset-deck = These are too few cards. It takes { $fewest }, and an indigo plant for each player.

## Playing

error-action = This cannot be played: { $text }
error-malformed-action = These words never mean anything in this game: { $text }
error-ambiguous-action = Several answers begin like this: { $text }
error-illegal-action = This is not allowed now: { $text }
error-position = There is something wrong with this position: { $text }
error-record = There is something wrong with this record: { $text }
error-record-misfit = This record cannot be played again: { $text }
error-chance = This cannot be dealt here: { $text }
error-chance-stack = There is no stack { $stack }. There are: { $known }.
error-chance-outcome = { $outcome } is never dealt from the stack { $stack }.
error-chance-needed = Somebody has to say what was dealt: { $text }
error-game-over = The game is over.
error-nothing-to-undo = There is nothing to take back.
error-turn-incomplete = There is more to choose in this turn.
error-turn-complete = The turn is complete before that.

## Why something cannot be done, whatever the game

refusal-game-over = The game is over.
refusal-turn-complete = Nothing is left to choose in this turn.
refusal-must-choose = You have to choose something.
refusal-other-decision = That is not asked now.
refusal-wish-does-not-fit = That does not fit into this turn.
refusal-others-turn = It is somebody else’s turn.
refusal-you-watch = You only watch.

## The server

error-no-table = There is no such table.
error-not-your-turn = It is not your turn now.
error-too-late = Somebody was quicker.
error-you-watch = You only watch this table.
error-seats = This game has { $players } seats, one of them yours.
error-no-guest = The server does not know you yet.
error-bad-name = A name is one line of 1 to 40 visible characters.
error-not-found = There is nothing here.
error-not-allowed = That is not possible here.
error-too-large = That is too much at once.
error-too-often = That is too often. Wait a moment.
error-malformed = The server did not understand: { $text }
error-failure = The server failed. It has noted why.

## The arena

error-arena = The arena cannot go on: { $text }

## What is wrong with a record; seats are numbered as in the record, from 0

flaw-illegal = The rules do not allow “{ $words }” here.
flaw-refused = “{ $words }”: { $why }
flaw-ambiguous-action = “{ $words }” could mean several things here.
flaw-malformed-action = “{ $words }” is no action that can be meant here.
flaw-chance = That cannot have been dealt: it is not in the stack.
flaw-older-rules = (The game was played under version { $version } of the rules; these are version { $now }.)

flaw-no-game = There is no game here; one begins with Gouverneur record 1.
flaw-several-games = There are several games here, where one is expected.
flaw-not-text = This is not UTF-8 text.
flaw-no-opening = A game begins with the line Gouverneur record 1.
flaw-other-format = A record begins with Gouverneur record 1; “{ $found }” is another format.
flaw-long-game = A game has at most { $lines } lines and { $most } characters.
flaw-long-line = A line has at most { $most } characters.
flaw-long-comment = A comment has at most { $most } characters.
flaw-long-value = { $what ->
        [name] A name
        [option] The option { $name }
       *[header] The header { $name }
    } has at most { $most } characters, not { $number }.
flaw-invisible-in = There is an invisible character ({ $letter }) in { $what ->
        [name] a name
        [option] the option { $name }
        [header] the header { $name }
        [comment] a comment
       *[line] this line
    }.
flaw-unknown-line = A turn such as 0: builder, a round, a comment after ;, a bracket or the end is expected, not “{ $found }”.

flaw-turn-form = A turn reads 0 Ann: builder, not “{ $found }”.
flaw-turn-colon = After the seat comes a colon and what it plays, not “{ $found }”.
flaw-actions-form = Actions are words with commas between them, not “{ $found }”.
flaw-action-form = An action is a few words in lower case, not “{ $found }”.
flaw-time-form = A time is a number of seconds.
flaw-empty-turn = A turn has at least one action.
flaw-no-seat = There is no seat { $seat }.
flaw-seat-name = According to the headers, seat { $seat } is called { $name }, not “{ $found }”.
flaw-seat-unnamed = According to the headers, seat { $seat } has no name; “{ $found }” does not belong there.
flaw-chance-form = What was dealt reads stack: outcome, outcome, for example tiles: 3, not “{ $found }”.
flaw-stack-form = A stack has a name such as deck, not “{ $found }”.
flaw-outcome-form = What was dealt is one name, or ? where it is unknown, not “{ $found }”.
flaw-dealt-form = What was dealt at the beginning reads Dealt > start: 0, not “{ $found }”.
flaw-dealt-place = What was dealt at the beginning stands only once, before the first turn.
flaw-round-form = A round reads Round 3 (governor: 1), not “{ $found }”.
flaw-round-number = Rounds are numbered from 1 on; { $number } is none.
flaw-governor-seat = A governor is a seat; { $seat } is none.
flaw-event-form = An event has a name such as build, not “{ $found }”.
flaw-details-form = Details read card tower, goods [indigo, sugar], not “{ $found }”.
flaw-detail-form = A detail has a name such as card, not “{ $found }”.
flaw-detail-value = The detail { $name } is a number, a name or several names, not “{ $found }”.
flaw-detail-twice = The event { $name } has the same detail twice.
flaw-comment-place = In a variation a comment stands below the turn that it is about.
flaw-comment-of-event = A comment belongs to a turn, not to an event.
flaw-variation-place = A variation stands below the turn that it replaces.
flaw-empty-variation = A variation has at least one turn.
flaw-many-variations = A turn has at most { $most } variations.
flaw-many-turns = A record has at most { $most } turns.
flaw-deep = Variations lie at most { $most } deep.
flaw-not-closed = A variation is not closed: its ) is missing.
flaw-not-open = No variation is open that this ) could close.
flaw-end-form = The end reads End: and 16 digits 0–9 and a–f, not “{ $found }”.
flaw-end-place = The end cannot stand in a variation.
flaw-after-end = Nothing may follow the end in line { $first }, but here is “{ $found }”.

flaw-no-ruleset = There is no ruleset; a header reads Ruleset: san-juan:first/3.
flaw-late-header = Headers stand before the game, and a turn begins with the number of its seat, not with “{ $found }”.
flaw-header-twice = The header { $name } is there twice, first in line { $first }.
flaw-header-form = The name of a header is one word with a capital letter, such as Site, not “{ $found }”.
flaw-no-such-header = A header { $name } makes no sense in this game.
flaw-other-name = { $what ->
        [option] “{ $found }” cannot be the name of another option.
       *[header] “{ $found }” cannot be the name of another header.
    }
flaw-says-nothing = { $what ->
        [option] The option { $name } says nothing.
       *[header] The header { $name } says nothing.
    }
flaw-option-form = An option has a name such as clock, not “{ $found }”.
flaw-date-form = A date reads 2026-07-31, not “{ $found }”.
flaw-seat-form = A seat reads Ann (human), not “{ $found }”.
flaw-player-form = The kind of a player is a word such as human or bot, not “{ $found }”.
flaw-seats = This game has { $players } seats, not { $number }.
flaw-version-form = The version of the rules is a number from 1 on.
flaw-view-form = A view is a seat or the word watching, not “{ $found }”.
flaw-view-of-other = This record is already what another seat saw.
flaw-view-no-replay = What one seat saw cannot be played again; it only tells what happened.
flaw-only-view = Events and unknown things stand only in what one seat saw.
flaw-position-form = A position is one line that begins with g1.
flaw-position-of-other = The position belongs to { $found }, not to { $wanted }.
flaw-position-unread = The position at the beginning cannot be read: { $detail }
flaw-two-starts = A game begins with a position or with what was dealt, not with both.
flaw-result-form = A result reads won by 0 (twelve_buildings), not “{ $found }”.
flaw-no-winner = A result names at least one seat that won.
flaw-no-result = There are scores, but no result.
flaw-ending-form = The way a game ends has a name such as twelve_buildings, not “{ $found }”.
flaw-score-form = A score reads 15 (printed 12, palace 3), not “{ $found }”.
flaw-score-missing = Some seats have a score, but { $name } is missing.
flaw-score-sum = The points add up to { $total }, not to { $written }.
flaw-scores = There are { $number } scores for { $players } seats.
flaw-source-form = A part of a score reads palace 3, not “{ $found }”.
flaw-no-turn = There is no turn { $number }; the game has { $turns }.
flaw-event-no-turn = Number { $number } is an event, not a turn.
flaw-no-game-number = There is no game { $number } in this text.

flaw-over-before = The game is over before this turn.
flaw-other-seat = Seat { $seat } has to decide here, not seat { $other }.
flaw-outcome-missing = What was dealt is missing here: something from the stack { $stack }.
flaw-outcomes-left = Not all of this is dealt in this turn: { $found }
flaw-outcomes-order = This was dealt in another order: { $needed }
flaw-dealt-other = For this beginning something else is dealt, or in another order.
flaw-no-round = No round begins with this turn, although round { $written } is written here.
flaw-other-round = Round { $number } begins with this turn, not round { $written }.
flaw-other-governor = The governor is seat { $seat }, not seat { $other }.
flaw-not-over = A result is written, but the game is not over.
flaw-other-winners = The winners are { $winners } ({ $ending }), not { $written } ({ $other }); they are told by seat.
flaw-other-scores = The scores are { $scores }, with their sources, where the record says { $written }.
flaw-other-end = The game ends in another position ({ $found }) than the recorded one ({ $written }).

flaw-long-json = A record in JSON has at most { $most } characters.
flaw-not-json = This is not JSON: { $detail }
flaw-json-empty = A record has at least a ruleset and turns.
flaw-json-format = Only format { $number } can be read.
flaw-json-key = There is no key { $name } here.
flaw-json-object = An object is expected.
flaw-json-list = A list is expected.
flaw-json-number = A whole number is expected.
flaw-json-range = A number from { $least } to { $most } is expected.
flaw-json-text = A text is expected.
flaw-json-words = Words are a list of texts.
flaw-json-source = A part of a score reads [name, points].
flaw-json-chance = What was dealt reads [stack, outcome].
flaw-json-detail = A number, a name or a list of names is expected.
