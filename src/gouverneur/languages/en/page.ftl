# The page around the games: buttons, labels, what went wrong.

brand = Gouverneur
you = you
seat-name = Seat { $number }
loading = One moment …
language = Language

## A name in a sentence: NOUN($card, as: "a") is the attribute `a` of that name or, without one, noun-a. $form is its attribute too.

noun-the = the { $name }
noun-a = { $form ->
        [an] an { $name }
       *[other] a { $name }
    }

## Bots

bot-novice = novice
bot-casual = casual
bot-regular = regular
bot-strong = strong
bot-expert = expert
bot-master = master
bot-shipper = shipper
bot-builder = builder
bot-trader = trader
bot-rusher = rusher
bot-blocker = blocker
bot-random = random
bot-named = { $name }, { $level }
bot-thinks = thinking …

## Home

home-title = Two games, one island.
home-lead = Play Puerto Rico and San Juan against bots, here in your browser. Free, open source, and you need no account.
home-new = New table
home-game = Game
home-edition = Edition
home-modules = Modules
home-players = Players
home-seat = Your seat
    .random = by lot
    .number = { $number ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $number }th
    }
home-options = House rules
home-options-changed = { $number ->
        [0] all as in the rulebook
        [one] 1 changed
       *[other] { $number } changed
    }
home-seed = A certain deal
    .hint = a number; empty for a random one
home-name = Your name
    .hint = shown at the table
home-play = Play
home-summary = { $game }, { $edition }, { $players } players
home-summary-with = { $game }, { $edition } with { $modules }, { $players } players
home-level = Bots
home-bots = { $number ->
        [one] You and one bot ({ $level }).
       *[other] You and { $number } bots ({ $level }).
    }
home-tables = Your tables
home-no-tables = None yet. Tables stay here until they are played out, so you can come back to them.
home-table-over = finished
home-table-running = move { $seq }
home-continue = Continue
home-look = Look
home-players-of = { $players } players
home-footer = Puerto Rico and San Juan are games by Andreas Seyfarth. This is an independent open-source project with its own drawings.

## Table

to-home = All tables
your-turn = Your turn
game-over = The game is over
drafted = drafted
ask-complete = Ready to confirm
reset = Reset
confirm = Confirm
confirm-open = { $left ->
        [0] Not complete yet
       *[other] { $left } to go
    }
log = Log
roles = Roles
    .note = privilege
role-free = free
governor = governor
in-hand = { $number ->
        [one] 1 card in hand
       *[other] { $number } cards in hand
    }
in-hand-short = in hand
hand-limit = limit { $limit }
cards-number = { $number ->
        [one] 1 card
       *[other] { $number } cards
    }
buildings-of = { $number } of { $places } buildings
points = { $number ->
        [one] 1 point
       *[other] { $number } points
    }
points-word = { $number ->
        [one] point
       *[other] points
    }
points-later = points counted at the end
tucked-number = { $number } tucked
new-sign = new
label-card = { $name }, { $kind }, cost { $cost }, { $points }
label-price = costs you { $price } now
label-holds = holds { $good }
label-empty = empty
label-shown = You know of these: { $cards }
state-may = can be chosen
state-half = say which
state-chosen = chosen
sum-first = { $amount } { $name }
sum-minus = minus { $amount } { $name }
sum-plus = plus { $amount } { $name }
sum-is = { $sum } is { $total }
times = { $number } × { $name }
amount = { $number } { $name }
guest-name = Guest { $number }

## Telling

toast-close = Close
toast-first = Somebody was quicker. This is how the table stands now.
toast-follows = Nothing else is possible here: it follows from what you chose.
connection-lost = Connection lost. Trying again …
not-your-turn = It is not your turn now.
problem-network = The server does not answer.
problem-table = There is no such table.
problem-other = Something went wrong.
rule-id = rule { $rule }

## Written games

records = Written games
records-hint = Open a record and go through the game turn by turn. A table’s record can be downloaded beside its log.
record-open = Open a record
record-download = Download the record
record-none = There is no game in this file.
record-large = This file is too large: at most { $most } KB are read.
record-unread = This file cannot be read.
record-game = Game { $number }
record-problems = { $number ->
        [one] Something is wrong with this record:
       *[other] { $number } things are wrong with this record:
    }
record-line = Line { $line }:
record-turn = Turn { $turn }:
record-look = Go through it ({ $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    })
record-look-part = Go through it as far as it fits ({ $fits } of { $turns } turns)
record-none-open = No record is open.
replay = Going through the game
replay-first = First
replay-back = Back
replay-next = Next
replay-last = Last
replay-place = Turn { $turn } of { $turns }
    .told = { $turn } of { $turns }
replay-as = Seen by
replay-as-watching = a spectator
replay-misfit = Turn { $turn } does not fit the rules:
replay-view = This record holds what { $who } saw of the game. It can be read, but not played again.
replay-view-watching = This record holds what a spectator saw of the game. It can be read, but not played again.

## Result

result-won = { $you ->
        [yes] You win!
       *[no] { $who } wins.
    }
result-shared = { $names } share the victory.
result-again = Play again
result-home = All tables
result-total = Total
result-look = Look at the table
result-show = Show the result
result-replay = Go through the game
result-none = Nobody has won: the game was broken off.
