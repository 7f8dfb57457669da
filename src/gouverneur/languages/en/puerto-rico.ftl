# Puerto Rico in English: what things are called, what they do in our own words, what happened.
# In events $you is "yes" where it is the reader who acts; $who is the name of the seat, or several names.

puerto-rico = Puerto Rico
    .about = board game, two to five players
puerto-rico-edition-2002 = First edition (2002)
    .about = Three to five players; with five there are 122 points in chips.
puerto-rico-edition-2020 = New edition (2020)
    .about = Two to five players; with five there are 126 points in chips.

## Roles

role-settler = settler
    .privilege = may take a quarry
    .rule = Everyone may put a plantation on their island; the chooser may take a quarry instead.
role-mayor = mayor
    .privilege = 1 worker more
    .rule = The workers of the office are dealt out and everyone places all of theirs anew; the chooser gets one more.
role-builder = builder
    .privilege = pays 1 less
    .rule = Everyone may build one building, the chooser for 1 doubloon less.
role-craftsman = craftsman
    .privilege = 1 good more
    .rule = Everyone produces goods; the chooser then takes one more of a kind just produced.
role-trader = trader
    .privilege = 1 doubloon more
    .rule = Everyone may sell one good to the trading house, the chooser for 1 doubloon more.
role-captain = captain
    .privilege = 1 point more
    .rule = Everyone loads goods onto the ships for points, round and round; the chooser gets 1 point more, once. What is left must be stored.
role-prospector = prospector
    .privilege = 1 doubloon
    .rule = The chooser takes a doubloon; nobody else does anything.
role-prospector_2 = prospector
    .privilege = 1 doubloon
    .rule = The chooser takes a doubloon; nobody else does anything.
role-buccaneer = buccaneer
    .privilege = a raid
    .rule = Not in this game yet.

## Goods and tiles

good-corn = corn
good-indigo = indigo
good-sugar = sugar
good-tobacco = tobacco
good-coffee = coffee
tile-corn = corn plantation
    .short = corn
tile-indigo = indigo plantation
    .short = indigo
tile-sugar = sugar plantation
    .short = sugar
tile-tobacco = tobacco plantation
    .short = tobacco
tile-coffee = coffee plantation
    .short = coffee
tile-quarry = quarry
    .short = quarry
tile-forest = forest
    .short = forest
tile-rule = { $tile ->
        [quarry] With a worker on it, it makes buildings 1 doubloon cheaper, at most as many of them as the row of the building.
        [corn] With a worker on it, it makes 1 corn, without any building.
        [forest] It needs no worker.
       *[other] With a worker on it and another on a building for it, it makes 1 good.
    }

## Buildings

building-small_indigo_plant = small indigo plant
    .rule = Its worker makes 1 indigo of an indigo plantation with a worker.
building-small_sugar_mill = small sugar mill
    .rule = Its worker makes 1 sugar of a sugar plantation with a worker.
building-indigo_plant = indigo plant
    .rule = Each worker here makes 1 indigo of an indigo plantation with a worker.
building-sugar_mill = sugar mill
    .rule = Each worker here makes 1 sugar of a sugar plantation with a worker.
building-tobacco_storage = tobacco storage
    .rule = Each worker here makes 1 tobacco of a tobacco plantation with a worker.
building-coffee_roaster = coffee roaster
    .rule = Each worker here makes 1 coffee of a coffee plantation with a worker.
building-small_market = small market
    .rule = Trader: a sale brings you 1 doubloon more.
building-hacienda = hacienda
    .rule = Settler: before your tile you may draw another plantation from the hidden stack.
building-construction_hut = construction hut
    .short = constr. hut
    .rule = Settler: you may take a quarry instead of a plantation.
building-small_warehouse = small warehouse
    .short = small wareh.
    .rule = At the end of a captain phase you keep all goods of one kind, besides the single good that everyone keeps.
building-hospice = hospice
    .rule = Settler: the tile you take may come with a worker.
building-office = office
    .rule = Trader: you may sell a kind that the trading house already has.
building-large_market = large market
    .rule = Trader: a sale brings you 2 doubloons more.
building-large_warehouse = large warehouse
    .short = large wareh.
    .rule = At the end of a captain phase you keep all goods of two kinds, besides the single good that everyone keeps.
building-factory = factory
    .rule = Craftsman: for 2, 3, 4 or 5 kinds produced you get 1, 2, 3 or 5 doubloons.
building-university = university
    .rule = Builder: the building you build may come with a worker.
building-harbor = harbor
    .rule = Captain: each time you load you get 1 point more.
building-wharf = wharf
    .rule = Captain: once in a phase you may ship all goods of one kind on a ship of your own.
building-guild_hall = guild hall
    .rule = At the end 1 point for each small and 2 for each large production building of yours.
building-residence = residence
    .rule = At the end 4 points, or 5, 6 or 7 with 10, 11 or 12 tiles on your island.
building-fortress = fortress
    .rule = At the end 1 point for every three of your workers.
building-customs_house = customs house
    .rule = At the end 1 point for every four points in your chips.
building-city_hall = city hall
    .rule = At the end 1 point for each special building of yours, itself included.

## Where a number comes from, besides the names above

source-printed = cost
source-price = price
source-privilege = privilege
source-quarry = quarries
source-goods = loaded
source-points-chips = in chips
source-points-printed = on buildings
source-points-bid = bid for the seat
sum-unit = { $verb ->
        [load] { $number ->
            [one] point
           *[other] points
        }
        [ship] { $number ->
            [one] point
           *[other] points
        }
       *[other] { $number ->
            [one] doubloon
           *[other] doubloons
        }
    }

## What is asked, of the reader and of somebody else

ask-role = Choose a role
    .other = { $who } chooses a role
ask-tile = Take a plantation, or pass
    .other = { $who } may take a plantation
ask-man_tile = Put a worker on the new { $thing }?
    .hint = Your building sends one at once.
    .other = { $who } may put a worker on the new tile
ask-hire = Take another worker?
    .hint = It is the mayor's privilege.
    .other = { $who } may take another worker
ask-deal = Take the worker that is dealt to you?
    .other = { $who } may take a worker
ask-place = { $left ->
        [0] Place your workers
        [one] Place 1 worker
       *[other] Place { $left } workers
    }
    .hint = Press empty circles on your island and in your city; press again to take back.
    .other = { $who } places workers
ask-build = Build something, or pass
    .other = { $who } may build
ask-man_building = Put a worker on the new { $thing }?
    .hint = Your building sends one at once.
    .other = { $who } may put a worker on the new building
ask-produce = Produce your goods?
    .other = { $who } may produce
ask-extra = Take one more good of a kind you produced
    .other = { $who } may take one more good
ask-sell = Sell a good, or pass
    .other = { $who } may sell a good
ask-load = Choose what to load, and where
    .hint = Who can load must load.
    .other = { $who } loads a ship
ask-store = Choose what to keep
    .hint = What is not kept is lost.
    .other = { $who } stores goods
ask-bonus = Use your building?
    .other = { $who } may use a building
ask-discount = Let your quarries make it cheaper?
    .other = { $who } builds

## Answers that lie nowhere on the table

option-pass = Pass
option-done = Done
option-store-done = Keep no more
option-store-none = Keep nothing
option-tile-pass = Take nothing
option-build-pass = Do not build
option-sell-pass = Sell nothing
option-extra-pass = Take nothing
option-load-pass = Load nothing
option-hire-1 = Take a worker
option-hire-2 = Take two workers
option-hire-pass = Take none
option-receive-worker = Take the worker
option-receive-noble = Take the noble
option-deal-pass = Do not take it
option-man-worker = Put a worker there
option-man-noble = Put a noble there
option-man_tile-pass = No worker
option-man_building-pass = No worker
option-produce = Produce
option-produce-pass = Produce nothing
option-draw = Draw from the stack
option-decline = Do not use it
option-use-quarry = Yes
option-discount-decline = Pay the full price
option-as-before = As before
option-suggest = Suggest

## What a click does to a thing: its button for those who do not see the table

verb-take = Take the { $thing }
verb-place = Worker to the { $thing }
verb-build = Build the { $thing }
verb-extra = One more { $thing }
verb-sell = Sell { $thing }
verb-load = { $good } on ship { $ship }: { $number ->
        [one] 1 point
       *[other] { $number } points
    }
verb-ship = { $good } on a ship of your own: { $number ->
        [one] 1 point
       *[other] { $number } points
    }
verb-use = Use the { $thing }
verb-keep = Keep { $count } { $good }

ribbon-take = Taken
ribbon-place = Worker
ribbon-build = You build this
ribbon-extra = One more
ribbon-sell = Sold
ribbon-load = Loaded
ribbon-ship = Loaded
ribbon-keep = Kept

## What the turn does once it is complete

confirm-take = Take it
confirm-place = Place { $number ->
        [one] the worker
       *[other] all { $number } workers
    }
confirm-build = Build the { $thing }
confirm-sell = Sell
confirm-load = Load
confirm-ship = Load
confirm-keep = Store

## What happened

event-role = { $you ->
        [yes] You take
       *[no] { $who } takes
    } the { $role }{ $doubloons ->
        [0] {""}
        [one] {" "}with 1 doubloon on it
       *[other] {" "}with { $doubloons } doubloons on it
    }.
event-prospect = { $you ->
        [yes] You find
       *[no] { $who } finds
    } { $doubloons ->
        [one] 1 doubloon
       *[other] { $doubloons } doubloons
    }.
event-pass = { $you ->
        [yes] You
       *[no] { $who }
    } { $phase ->
        [settler] { $you ->
            [yes] take
           *[no] takes
        } no tile.
        [builder] { $you ->
            [yes] do
           *[no] does
        } not build.
        [craftsman] { $you ->
            [yes] take
           *[no] takes
        } nothing.
        [trader] { $you ->
            [yes] sell
           *[no] sells
        } nothing.
       *[other] { $you ->
            [yes] load
           *[no] loads
        } nothing.
    }
event-skip = Nothing to { $phase ->
        [settler] take
        [builder] build
        [craftsman] produce
        [trader] sell
       *[other] load
    }: { $who }.
event-tile = { $you ->
        [yes] You take
       *[no] { $who } takes
    } a { $tile }.
event-draw = { $you ->
        [yes] You draw
       *[no] { $who } draws
    } a { $tile } from the stack.
event-man = { $you ->
        [yes] You get
       *[no] { $who } gets
    } a worker for the { $on }.
event-decline_worker = { $you ->
        [yes] You take
       *[no] { $who } takes
    } no worker.
event-hire = { $you ->
        [yes] You take
       *[no] { $who } takes
    } { $workers ->
        [one] a worker
       *[other] { $workers } workers
    } from the supply.
event-receive = Dealt from the office: { $who }.
event-receive-part = { $workers } to { $who }
event-place = { $you ->
        [yes] You place workers:
       *[no] { $who } places workers:
    } { $places }.
event-placed = { $you ->
        [yes] You have
       *[no] { $who } has
    } a worker for every circle{ $idle ->
        [0] {""}
       *[other] {", "}{ $idle } left over
    }.
event-build = { $you ->
        [yes] You build
       *[no] { $who } builds
    } the { $building } for { $price ->
        [0] nothing
        [one] 1 doubloon
       *[other] { $price } doubloons
    }.
event-produce = { $you ->
        [yes] You produce
       *[no] { $who } produces
    } { $goods }{ $doubloons ->
        [0] {""}
        [one] {" "}and { $you ->
            [yes] earn
           *[no] earns
        } 1 doubloon
       *[other] {" "}and { $you ->
            [yes] earn
           *[no] earns
        } { $doubloons } doubloons
    }.
event-extra = { $you ->
        [yes] You take
       *[no] { $who } takes
    } one more { $good }.
event-sell = { $you ->
        [yes] You sell
       *[no] { $who } sells
    } { $good } for { $doubloons ->
        [0] nothing
        [one] 1 doubloon
       *[other] { $doubloons } doubloons
    }.
event-load = { $you ->
        [yes] You load
       *[no] { $who } loads
    } { $number } { $good } { $ship ->
        [none] on a ship of { $you ->
            [yes] your
           *[no] their
        } own
       *[other] on ship { $ship }
    } for { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
event-store = { $you ->
        [yes] You keep
       *[no] { $who } keeps
    } { $kept ->
        [none] nothing
       *[other] { $kept }
    }{ $lost ->
        [none] {""}
       *[other] {" "}and { $you ->
            [yes] lose
           *[no] loses
        } { $lost }
    }.
event-bonus = The { $building } brings { $you ->
        [yes] you
       *[no] { $who }
    } { $points ->
        [0] { $doubloons ->
            [one] 1 doubloon
           *[other] { $doubloons } doubloons
        }
        [one] 1 point
       *[other] { $points } points
    }.
event-decline = { $you ->
        [yes] You do not use your
       *[no] { $who } does not use the
    } { $building }.
event-house_cleared = The trading house is full and is emptied.
event-sail = Ship { $ship } sails with { $number } { $good }.
event-row = Open plantations: { $tiles }.
event-reshuffle = The discarded plantations become the new stack.
event-refill = { $workers ->
        [one] 1 worker waits
       *[other] { $workers } workers wait
    } on the office.
event-ending = The last round: { $reason ->
        [workers] the supply of workers ran short
        [city] a city is full
       *[chips] the points ran out
    }.
event-round = Round { $round }, { $you ->
        [yes] you are
       *[no] { $who } is
    } governor
event-end = The game is over.

## How it ended

ending-workers = The workers ran short.
ending-city = A city was full.
ending-chips = The points ran out.
ending-workers_and_city = The workers ran short and a city was full.
ending-workers_and_chips = The workers and the points ran out.
ending-city_and_chips = A city was full and the points ran out.
ending-workers_and_city_and_chips = The workers ran short, a city was full and the points ran out.

## Options of a ruleset: names of keys and of their values

setting-cost_swap_factory_university = Factory and university
    .false = cost 7 and 8
    .true = cost 8 and 7
setting-mayor_may_decline_workers = Dealt workers
    .false = must be taken
    .true = may be refused
setting-ask_passive_bonuses = Markets, factory, harbor, quarries
    .false = work by themselves
    .true = ask me each time
setting-points = Points of others
    .open = everyone sees them
    .hidden = hidden until the end
setting-handicap = Doubloons more at the start
    .hint = for each seat, such as 0,0,1
setting-bids = Points bid for the seats
    .hint = for each seat, such as 0,1,0

## Parts of the table

board-yours = Your board
board-of = Board of { $who }
island = Island
    .of = { $number } of { $spaces }
city = City
    .of = { $number } of { $spaces }
port = Port
ships = Cargo ships
ship-name = Ship { $ship }
trading-house = Trading house
    .free = { $free } free
house-place = free place
land = Plantations
land-stack = hidden stack, { $number }
land-stack-kinds = In the stack: { $kinds }
land-discards = discarded, { $number }
land-quarries = quarries, { $number }
office-workers = Workers
    .office = office
    .supply = supply
supply = Supply
display = Buildings
    .note = cost · points
display-row = Row { $row }
display-price = you pay { $price }
display-left = { $number } left
display-gone = sold out
display-yours = yours
money = { $number ->
        [one] 1 doubloon
       *[other] { $number } doubloons
    }
money-word = { $number ->
        [one] doubloon
       *[other] doubloons
    }
chips = { $number ->
        [one] 1 point chip
       *[other] { $number } point chips
    }
chips-word = in chips
points-hidden = points hidden
idle = { $number ->
        [one] 1 worker waits
       *[other] { $number } workers wait
    }
idle-word = { $number ->
        [one] worker
       *[other] workers
    }
coins-on = { $number ->
        [0] {""}
        [one] 1 doubloon on it
       *[other] { $number } doubloons on it
    }
circle-of = circle { $number } of { $of }, { $name }, { $held ->
        [yes] worker
       *[no] empty
    }
workers-on = { $pieces } of { $circles } workers
label-tile = { $name }, { $held ->
        [yes] worker
       *[no] no worker
    }
label-good = { $number } { $name }
label-building = { $name }, row { $row }, cost { $cost }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $left } left
last-round = last round
parts-you = Yours
parts-table = Table
parts-build = Build
parts-others = Others
parts-log = Log
