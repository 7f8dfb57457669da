# A game in the terminal.

terminal-you = You
terminal-welcome = { $game } ({ $ruleset }), deal { $seed }. Type help for help.
terminal-back = Welcome back to { $game } ({ $ruleset }).
terminal-kept = The game is kept in { $file }
terminal-damaged = This saved game is damaged and passed over: { $file } ({ $why })
terminal-not-kept = This game is not kept: { $why }
terminal-left = You left the game.
terminal-go-on = To go on with it: { $command }
terminal-again = To see this deal again: { $command }
terminal-offer = You have not finished a game of { $ruleset } ({ $date }). Go on with it?
    .yes = y
    .no = n
terminal-thinks = { $who } is thinking …
terminal-chosen = Chosen: { $chosen }
terminal-whole = All at once:
terminal-undone = Taken back.
terminal-possible = That can be done.
terminal-no-price = It costs nothing and brings nothing by itself.
terminal-points = Your points so far: { $points } ({ $sources })
terminal-score = { $who }: { $points } ({ $sources })
terminal-unknown = Nothing here is called “{ $words }”. Type a number, or help.
terminal-fits = “{ $words }” fits several: { $options }
terminal-no-number = There is no number { $number }; they go from 1 to { $most }.
terminal-no-help = There is no help about “{ $words }”.
terminal-nothing-yet = Nothing has happened yet.
terminal-say-what = Say what: { $example }
terminal-building = Cost { $cost }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $circles ->
        [one] 1 circle
       *[other] { $circles } circles
    }, row { $row }.
terminal-card = Cost { $cost }, { $points ->
        [0] no points of its own
        [one] 1 point
       *[other] { $points } points
    }, { $copies ->
        [one] once
       *[other] { $copies } times
    } in the deck.
terminal-rules = Rules: { $rules }
terminal-defaults = the first value is played when none is named

## What help says

terminal-help-answers = Type the number of an answer, or its words; their beginnings are enough. Several things at once: 1 3 or corn, indigo.
terminal-help-help = what a building, card, role or rule does: { $example }
terminal-help-hint = a hint about your choice; again: more of it
terminal-help-why = what moved the bots, or why something is not possible: { $example }
terminal-help-cost = what something costs or brings: { $example }
terminal-help-table = the whole table
terminal-help-options = what can be answered
terminal-help-log = what happened; a number: that many lines
terminal-help-undo = take back your last choice
terminal-help-position = the position in one line, to paste elsewhere
terminal-help-quit = leave; the game is kept

## What one types

terminal-type-help = help
terminal-type-hint = hint
terminal-type-why = why
terminal-type-cost = cost
terminal-type-table = table
terminal-type-options = options
terminal-type-log = log
terminal-type-undo = undo
terminal-type-position = position
terminal-type-quit = quit

## Checking records

check-position = the position before it: { $position }
check-found = { $files ->
        [one] 1 file
       *[other] { $files } files
    }, { $games ->
        [one] 1 game
       *[other] { $games } games
    }: { $problems ->
        [0] no problems
        [one] 1 problem
       *[other] { $problems } problems
    }
