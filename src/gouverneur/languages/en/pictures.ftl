# Pictures of a table, in text and as drawings, besides the words that the page has too. They may use those of both games.
# A label stands before a line of text and has at most ten letters.

picture-seat = seat { $seat }
picture-seen-by = as seen by { $who }
picture-watching = as seen by a spectator
picture-last-round = { $round }, the last: { $reasons }
picture-ending = { $reason ->
        [workers] too few { piece-worker.many }
        [city] a city is full
       *[chips] no points left
    }

## The decision

picture-over = The game is over: { $number ->
        [one] { $who } wins
       *[other] { $who } share the victory
    }
picture-drew = drew { NOUN($thing, as: "a") }
picture-to-place = { $number } to place
picture-to-go = { $number } to go
picture-alone = for the kidnapper alone
picture-options = { $number ->
        [one] 1 option
       *[other] { $number } options
    }
picture-more = … and { $number } more

## Beside a name or a role

picture-now = now
picture-poster = wanted poster
picture-library-used = library used
picture-bank-used = bank used

## Labels

picture-label-row = Row
picture-label-ships = Ships
picture-label-house = House
picture-label-office = Office
picture-label-draft = To draft
picture-label-cards = Cards
picture-label-discarded = Discarded
picture-label-turned-up = Turned up
picture-label-goods = goods
picture-label-island = island
picture-label-city = city
picture-label-idle = idle
picture-label-hand = hand
picture-label-shown = shown
picture-label-tucked = tucked
picture-label-covered = covered

## The table of Puerto Rico

picture-quarries = { $number ->
        [one] 1 quarry
       *[other] { $number } quarries
    }
picture-stack = stack { $number }
picture-discarded = discarded { $number }
picture-workers = { $number ->
        [one] 1 { piece-worker }
       *[other] { $number } { piece-worker.many }
    }
picture-nobles = { $number ->
        [one] 1 noble
       *[other] { $number } nobles
    }
picture-noted = { $number } noted on paper
picture-festival-later = laid out after the draft
picture-festival-won = all won
picture-festival-returned = the { $building } came back
picture-display = price, name, copies left
picture-total = { $number } in all
picture-free = { $number ->
        [one] 1 space free
       *[other] { $number } spaces free
    }
picture-under = hiding { $tiles }
picture-unknown = { $number } unknown

## The table of San Juan

picture-draw-pile = { $number } to draw
picture-discard-pile = { $number } discarded
picture-looked-at = { $number ->
        [one] 1 card being looked at
       *[other] { $number } cards being looked at
    }
picture-tile-up = tile { $tile }
picture-no-tile = no tile lies open
picture-next-tile = next tile { $tile }
picture-next-tile-unknown = the next tile is not known
picture-known-of = as far as known:
picture-remembers = knows of the discards

## What the signs mean

picture-none = none
picture-empty = empty
picture-sign-worker = a { piece-worker }
picture-sign-noble = a noble
picture-sign-circle = a free circle
picture-sign-good = a good
picture-sign-room = room for one
picture-sign-cost = a number before a name is its cost

## One letter for each kind, for eyes that do not tell the colours apart: never two alike

letter-corn = C
letter-indigo = I
letter-sugar = S
letter-tobacco = T
letter-coffee = K
letter-silver = Ag
letter-customs = #
letter-quarry = Q
letter-forest = F
letter-worker = { $edition ->
        [2002] c
       *[other] w
    }
letter-noble = n
