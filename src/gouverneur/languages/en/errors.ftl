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
error-ruleset-draft-name = { $name } is no building that can be drafted.
error-ruleset-draft-twice = A building is drafted only once.
error-ruleset-draft-slots = Of the buildings that cost { $cost } the game takes { $slots }, not { $number }.
error-ruleset-draft-rivals = The office and the trading post are not drafted both.
error-ruleset-override-form = Another number on a card reads hut.cost:1, hut.vp:1 or hut.copies:3.
error-ruleset-override-range = { $name } can be { $least } to { $most }.
error-ruleset-override-twice = { $name } is given twice.
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
