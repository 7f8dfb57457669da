# What an arena found out about bots, in the terminal and as a report.

arena-title = { $game }: which bot is stronger?
arena-sub = { $name }, { $players } players
arena-duel = { $bot } was measured by { $other }: in each block it sat once in every seat of the same deal, with { $other } in all other seats.
arena-ladder = In each block one bot sat once in every seat of the same deal, with another one in all other seats; each met each.
arena-mixed = Different bots sat at one table, in each block each of them once in every seat of the same deal.
arena-games = { $games ->
    [one] One game
   *[other] { $games } games
} in { $blocks ->
    [one] one block
   *[other] { $blocks } blocks
}.
arena-nothing = No block is complete yet, so there is nothing to show.

## Why it ended

arena-stopped-sprt = The sequential test came to its verdict.
arena-stopped-width = All intervals became narrow enough: ±{ $width } at most.
arena-stopped-length = All games that were asked for have been played.
arena-stopped-interrupted = It was broken off; it can go on where it is.

## The sequential test

arena-test = The sequential test
arena-test-elo1 = { $bot } is stronger: a lead of { $elo1 } Elo fits the games better than one of { $elo0 }.
arena-test-elo0 = { $bot } is not shown to be stronger: a lead of { $elo0 } Elo fits the games better than one of { $elo1 }.
arena-test-open = The test has not come to a verdict between a lead of { $elo0 } and one of { $elo1 } Elo.
arena-test-note = The line is the logarithm of the likelihood ratio after each block. At the upper bound the lead of { $elo1 } Elo is accepted, at the lower one that of { $elo0 }. Each verdict is wrong in { $error } of the cases at most. The rating of a test that ended early is a little too far from 0.
arena-test-course = Likelihood ratio, from the first block to block { $blocks }
arena-llr = Log likelihood ratio
arena-block = Block
arena-bound = { $elo } Elo accepted

## Ratings

arena-ratings = Ratings
arena-ratings-note = Elo relative to { $bot }, by who won (Plackett-Luce, maximum likelihood). 0 is as strong; in two-player games +100 means 64% of the wins. The line holds the true value in { $confidence } of such arenas.
arena-ratings-open = A hollow dot belongs to a bot that won, or lost, every game that would tell: its rating has no end on that side.
arena-ratings-few = There are too few rounds to tell how far off the ratings may be; it takes { $rounds }.
arena-ratings-picture = Ratings with intervals
arena-bot = Bot
arena-rating = Rating
arena-interval = Interval
arena-by-rank = By rank
arena-games-column = Games
arena-won = Won
arena-points = Points
arena-rank = Rank
arena-from-to = { $low } to { $high }
arena-at-least = at least { $low }
arena-at-most = at most { $high }
arena-unknown = not known

## Who is ahead

arena-ahead = Who is stronger?
arena-ahead-note = How likely the bot of the row is stronger than that of the column.

## By seat

arena-seats = Wins by seat
arena-seats-note = Seats are counted from whoever begins. The dashed line is the share of equal bots; all bots together won { $shares }.
arena-seats-picture = Share of wins by seat
arena-seat = Seat { $number }

## Points

arena-sources = Where points come from
arena-sources-note = Mean points at the end of a game.
arena-sources-picture = Mean points by source
arena-others = other

## Time

arena-times = Time for a turn
arena-times-note = The dot is the middle turn: half of them took less. The broad bar goes from the quickest tenth to the slowest tenth, the thin one to the slowest hundredth. Times belong to the machine and to what else it did.
arena-times-picture = Time for a turn, in powers of ten
arena-turns = Turns
arena-half = Half under
arena-most-turns = 90% under
arena-nearly-all = 99% under
arena-longest = Longest
arena-ms = { $number } ms
arena-s = { $number } s
arena-us = { $number } µs

## Buildings

arena-built = Buildings and wins
arena-built-note = What was won by those who had a building at the end. It does not say why: strong bots may just like what they like. A dot needs { $games ->
    [one] one game
   *[other] { $games } games
}.
arena-built-picture = Share of wins with a building
arena-had = built in { $share }
arena-building = Building
arena-had-column = Built
arena-won-column = Won with it

## Problems

arena-problems = What went wrong
arena-problems-none = Nothing went wrong: no crash, no illegal move, no game without end.
arena-problems-note = A bot at fault loses the game, and the others share the win. Any other game that was broken off counts as it stood.
arena-problems-more = The first { $shown } of { $number } are listed.
arena-problem = { $kind } — game { $game } of block { $block }, deal { $deal }
arena-problem-bot = { $kind } by { $bot } in seat { $seat } — game { $game } of block { $block }, deal { $deal }
arena-problem-position = The position, for gouverneur play --from:
arena-crash = Crash
arena-hang = Hung
arena-slow = Too slow
arena-illegal = Illegal move
arena-endless = No end
arena-rules = The rules failed

## How it was played

arena-how = How it was played
arena-ruleset = Ruleset
arena-deals = Deals
arena-deals-of = seeds { $first } to { $last }
arena-limit = Limit for a turn
arena-length = Length of a game
arena-decisions = { $mean } choices on average, { $low } to { $high }
arena-endings = How games ended
arena-ending = { $number } × { $ending }
arena-code = Code
arena-code-of = { $version }, rules { $rules }, sources { $sources }
arena-compiled = compiled
arena-interpreted = interpreted
arena-again = To play it again
arena-reason = Why it ended
arena-table = As a table

## In the terminal

arena-verdict = Verdict: { $words }
arena-faults = { $bot }: { $faults }
arena-fault = { $number } × { $kind }
arena-report = Report: { $file }
arena-go-on = To go on: { $command }
arena-already = { $blocks ->
    [one] One block was there already.
   *[other] { $blocks } blocks were there already.
}
arena-problem-count = { $number ->
    [one] one problem
   *[other] { $number } problems
}
