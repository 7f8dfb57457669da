# Puerto Rico in English: what things are called, what they do in our own words, what happened.
# In events $you is "yes" where it is the reader who acts; $who is the name of the seat, or several names.
# $edition is that of the ruleset, always there: it decides between words. NOUN puts a name into a sentence, as
# `noun-…` of the catalogue `page` says.

puerto-rico = Puerto Rico
    .about = board game, two to five players
puerto-rico-edition-2002 = First edition (2002)
    .about = Three to five players; with five there are 122 points in chips.
puerto-rico-edition-2020 = New edition (2020)
    .about = Two to five players; with five there are 126 points in chips.
puerto-rico-module-new-buildings = New buildings
    .about = 14 more buildings; before the game the players draft which special buildings are in it.
puerto-rico-module-nobles = Nobles
    .about = Pieces that are worth a point each, and 8 buildings for them.
puerto-rico-module-buccaneer = Buccaneer
    .about = A role that robs, raids and kidnaps.
puerto-rico-module-festival = Festival
    .about = Three goals, each for the first who reaches it.

## Roles

role-settler = settler
    .phase = settler phase
    .privilege = may take a quarry
    .rules = PR-STL-01 PR-STL-02
    .rule = Everyone may put a plantation on their island; the chooser may take a quarry instead.
role-mayor = { $edition ->
        [2002] mayor
       *[other] foreman
    }
    .phase = { $edition ->
        [2002] mayor phase
       *[other] foreman phase
    }
    .privilege = 1 { piece-worker } more
    .rules = PR-MAY-01 PR-MAY-02 PR-MAY-03
    .rule = What waits { place-office } is dealt out and everyone places all of theirs anew; the chooser gets one { piece-worker } more.
role-builder = builder
    .phase = builder phase
    .privilege = pays 1 less
    .rules = PR-BLD-01 PR-BLD-04
    .rule = Everyone may build one building, the chooser for 1 doubloon less.
role-craftsman = craftsman
    .phase = craftsman phase
    .privilege = 1 good more
    .rules = PR-CRA-01 PR-CRA-06
    .rule = Everyone produces goods; the chooser then takes one more of a kind just produced.
role-trader = trader
    .phase = trader phase
    .privilege = 1 doubloon more
    .rules = PR-TRA-01 PR-TRA-03
    .rule = Everyone may sell one good to the trading house, the chooser for 1 doubloon more.
role-captain = captain
    .phase = captain phase
    .privilege = 1 point more
    .rules = PR-CAP-01 PR-CAP-02 PR-CAP-10 PR-CAP-11 PR-CAP-14
    .rule = Everyone loads goods onto the ships for points, round and round; the chooser gets 1 point more, once. What is left must be stored.
role-prospector = prospector
    .phase = prospector phase
    .privilege = 1 doubloon
    .rules = PR-PRO-01
    .rule = The chooser takes a doubloon; nobody else does anything.
role-prospector_2 = prospector
    .phase = prospector phase
    .privilege = 1 doubloon
    .rules = PR-PRO-01
    .rule = The chooser takes a doubloon; nobody else does anything.
role-buccaneer = buccaneer
    .phase = buccaneer phase
    .privilege = one evil deed
    .rules = PR-BUC-03 PR-BUC-04
    .rule = The chooser robs a cargo ship, plunders the trading house, raids the { place-office.name } or kidnaps a role, and takes the wanted poster. Nobody else does anything. Whoever has the poster cannot choose this role.

## Goods and tiles

good-corn = corn
good-indigo = indigo
good-sugar = sugar
good-tobacco = tobacco
good-coffee = coffee
tile-corn = corn plantation
    .short = corn
    .rules = PR-CRA-02
tile-indigo = indigo plantation
    .form = an
    .short = indigo
    .rules = PR-CRA-03
tile-sugar = sugar plantation
    .short = sugar
    .rules = PR-CRA-03
tile-tobacco = tobacco plantation
    .short = tobacco
    .rules = PR-CRA-03
tile-coffee = coffee plantation
    .short = coffee
    .rules = PR-CRA-03
tile-quarry = quarry
    .short = quarry
    .rules = PR-BLD-03
tile-forest = forest
    .short = forest
    .rules = PR-FOR-03 PR-FOR-04
piece-worker = { $edition ->
        [2002] colonist
       *[other] worker
    }
    .many = { $edition ->
        [2002] colonists
       *[other] workers
    }
    .title = { $edition ->
        [2002] Colonist
       *[other] Worker
    }
    .titles = { $edition ->
        [2002] Colonists
       *[other] Workers
    }
    .rules = PR-GEN-02 PR-GEN-03
    .rule = It stands on a circle of a tile or building and makes it work.
piece-noble = noble
    .rules = PR-NOB-06
    .rule = It stands wherever a { piece-worker } can, and is worth 1 point at the end.
thing-point = point
thing-port = port
place-office = { $edition ->
        [2002] on the colonist ship
       *[other] at the recruiting office
    }
    .from = { $edition ->
        [2002] from the colonist ship
       *[other] from the recruiting office
    }
    .name = { $edition ->
        [2002] colonist ship
       *[other] recruiting office
    }
kind-special = { $edition ->
        [2002] violet building
       *[other] beige building
    }
    .many = { $edition ->
        [2002] violet buildings
       *[other] beige buildings
    }
tile-rule = { $tile ->
        [quarry] With a { piece-worker } on it, it makes buildings 1 doubloon cheaper, at most as many of them as the row of the building.
        [corn] With a { piece-worker } on it, it makes 1 corn, without any building.
        [forest] It needs no { piece-worker }. Every two forests make each of your buildings 1 doubloon cheaper.
       *[other] With a { piece-worker } on it and another on a building for it, it makes 1 good.
    }

## Buildings

building-small_indigo_plant = small indigo plant
    .rules = PR-CRA-03
    .rule = Its { piece-worker } makes 1 indigo of an indigo plantation with a { piece-worker }.
building-small_sugar_mill = small sugar mill
    .rules = PR-CRA-03
    .rule = Its { piece-worker } makes 1 sugar of a sugar plantation with a { piece-worker }.
building-indigo_plant = indigo plant
    .rules = PR-CRA-03
    .rule = Each { piece-worker } here makes 1 indigo of an indigo plantation with a { piece-worker }.
building-sugar_mill = sugar mill
    .rules = PR-CRA-03
    .rule = Each { piece-worker } here makes 1 sugar of a sugar plantation with a { piece-worker }.
building-tobacco_storage = tobacco storage
    .rules = PR-CRA-03
    .rule = Each { piece-worker } here makes 1 tobacco of a tobacco plantation with a { piece-worker }.
building-coffee_roaster = coffee roaster
    .rules = PR-CRA-03
    .rule = Each { piece-worker } here makes 1 coffee of a coffee plantation with a { piece-worker }.
building-small_market = small market
    .rules = PR-SMK-01
    .rule = Trader: a sale brings you 1 doubloon more.
building-hacienda = hacienda
    .rules = PR-HAC-01 PR-HAC-02 PR-HAC-03 PR-HAC-04
    .rule = Settler: before your tile you may draw another plantation from the hidden stack.
building-construction_hut = construction hut
    .short = constr. hut
    .rules = PR-HUT-01 PR-HUT-02
    .rule = Settler: you may take a quarry instead of a plantation.
building-small_warehouse = small warehouse
    .short = small wareh.
    .rules = PR-SWH-01
    .rule = At the end of a captain phase you keep all goods of one kind, besides the single good that everyone keeps.
building-hospice = hospice
    .rules = PR-HOS-01 PR-HOS-02 PR-HOS-03 PR-HOS-04
    .rule = Settler: the tile you take may come with a { piece-worker }.
building-office = office
    .rules = PR-OFF-01 PR-OFF-02
    .rule = Trader: you may sell a kind that the trading house already has.
building-large_market = large market
    .rules = PR-LMK-01
    .rule = Trader: a sale brings you 2 doubloons more.
building-large_warehouse = large warehouse
    .short = large wareh.
    .rules = PR-LWH-01 PR-LWH-02
    .rule = At the end of a captain phase you keep all goods of two kinds, besides the single good that everyone keeps.
building-factory = factory
    .rules = PR-FAC-01
    .rule = Craftsman: for 2, 3, 4 or 5 kinds produced you get 1, 2, 3 or 5 doubloons.
building-university = university
    .rules = PR-UNI-01 PR-UNI-02 PR-UNI-03 PR-UNI-04
    .rule = Builder: the building you build may come with a { piece-worker }.
building-harbor = harbor
    .rules = PR-HBR-01
    .rule = Captain: each time you load you get 1 point more.
building-wharf = wharf
    .rules = PR-WHF-01 PR-WHF-02 PR-WHF-03 PR-WHF-04 PR-WHF-05
    .rule = Captain: once in a phase you may ship all goods of one kind on a ship of your own.
building-guild_hall = guild hall
    .rules = PR-GLD-01
    .rule = At the end 1 point for each small and 2 for each large production building of yours.
building-residence = residence
    .rules = PR-RES-01
    .rule = At the end 4 points, or 5, 6 or 7 with 10, 11 or 12 tiles on your island.
building-fortress = fortress
    .rules = PR-FRT-01
    .rule = At the end 1 point for every three of your { piece-worker.many }.
building-customs_house = customs house
    .rules = PR-CUS-01
    .rule = At the end 1 point for every four points in your chips.
building-city_hall = city hall
    .rules = PR-CTY-01
    .rule = At the end 1 point for each { kind-special } of yours, itself included.
building-aqueduct = aqueduct
    .rules = PR-AQU-01 PR-AQU-02
    .rule = Craftsman: 1 indigo more if your indigo plant made any, and 1 sugar more if your sugar mill did; not for the small ones.
building-forest_house = forest house
    .rules = PR-FOR-01 PR-FOR-02 PR-FOR-03 PR-FOR-04 PR-FOR-05
    .rule = Settler: you may lay plantations face down as forests. Every two forests make a building 1 doubloon cheaper.
building-black_market = black market
    .rules = PR-BMK-01 PR-BMK-02 PR-BMK-03 PR-BMK-04
    .rule = Builder: where doubloons are missing you may hand in one piece, one good and one point, each for 1 doubloon.
building-storehouse = storehouse
    .rules = PR-STH-01
    .rule = At the end of a captain phase you keep three goods of any kinds more.
building-guesthouse = guesthouse
    .rules = PR-GST-01 PR-GST-02 PR-GST-03 PR-GST-04 PR-GST-05 PR-GST-06
    .rule = Its two guests may move to free circles at any time outside the phase of the { role-mayor }.
building-trading_post = trading post
    .rules = PR-TPO-01 PR-TPO-02 PR-TPO-03
    .rule = Trader: you may sell a good here instead, whatever the trading house holds; markets do not count.
building-church = church
    .rules = PR-CHU-01 PR-CHU-02
    .rule = Builder: 1 point for a building of row 2 or 3, 2 points for one of row 4.
building-small_wharf = small wharf
    .rules = PR-SWF-01 PR-SWF-02
    .rule = Captain: once in a phase you may ship any goods on a ship of your own, 1 point for every two.
building-lighthouse = lighthouse
    .rules = PR-LGT-01 PR-LGT-02
    .rule = Captain: each time you load you get 1 doubloon, and 1 more if you are the captain.
building-specialty_factory = specialty factory
    .short = spec. factory
    .rules = PR-SPF-01 PR-SPF-02
    .rule = Craftsman: 1 doubloon less than the most goods of one kind you produced, corn aside.
building-library = library
    .rules = PR-LIB-01 PR-LIB-02 PR-LIB-03 PR-LIB-04 PR-LIB-05 PR-LIB-06 PR-LIB-07 PR-LIB-08 PR-LIB-09
    .rule = It doubles the privilege of the roles you choose.
building-union_hall = union hall
    .rules = PR-UNH-01
    .rule = Captain: before your first load 1 point for every two equal goods on your port.
building-statue = statue
    .rules = PR-STA-01
    .rule = Worth 8 points. It has no circle.
building-cloister = cloister
    .rules = PR-CLO-01
    .rule = At the end 1, 3, 6 or 10 points for 1, 2, 3 or 4 triplets of equal tiles on your island.
building-land_office = land office
    .rules = PR-LND-01 PR-LND-02 PR-LND-03 PR-LND-04 PR-LND-05
    .rule = Trader: a { piece-worker } buys the top plantation of the stack for 1 doubloon, a noble sells a plantation for 1.
building-chapel = chapel
    .rules = PR-CHP-01 PR-CHP-02
    .rule = Craftsman: a { piece-worker } brings 1 doubloon, a noble 1 point.
building-hunting_lodge = hunting lodge
    .rules = PR-HUN-01 PR-HUN-02 PR-HUN-03 PR-HUN-04
    .rule = After the settler phase a { piece-worker } may discard a plantation or forest of yours; a noble brings 2 points if you alone have the most empty spaces.
building-zoning_office = zoning office
    .rules = PR-ZON-01 PR-ZON-02
    .rule = Builder: a { piece-worker } makes small buildings 1 doubloon cheaper, a noble large ones 2.
building-royal_supplier = royal supplier
    .rules = PR-ROY-01 PR-ROY-02
    .rule = Captain: before your first load you may give goods of different kinds to the court, at most as many as you have nobles, for 1 point each.
building-villa = villa
    .rules = PR-VIL-01 PR-VIL-02
    .rule = Foreman: you get 1 noble more.
building-jeweler = jeweler
    .rules = PR-JEW-01
    .rule = Craftsman: 1 doubloon for each of your nobles.
building-royal_garden = royal garden
    .rules = PR-RGA-01
    .rule = At the end 1 point for each of your nobles.

## Where a number comes from, besides the names above

source-printed = cost
source-price = price
source-privilege = privilege
source-quarry = quarries
source-goods = loaded
source-forest = forests
source-land = land
source-points-chips = in chips
source-points-printed = on buildings
source-points-bid = bid for the seat
source-points-nobles = for nobles
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
ask-man_tile = Put a { piece-worker } on the new { $thing }?
    .hint = Your building sends one at once.
    .other = { $who } may put a { piece-worker } on the new tile
ask-hire = Take another { piece-worker }?
    .hint = It is the { role-mayor }’s privilege.
    .other = { $who } may take another { piece-worker }
ask-deal = Take your piece { place-office.from }
    .other = { $who } takes a piece { place-office.from }
ask-place = { $left ->
        [0] Place your { piece-worker.many }
        [one] Place 1 { piece-worker }
       *[other] Place { $left } { piece-worker.many }
    }
    .hint = Press empty circles on your island and in your city; press again to take back.
    .other = { $who } places { piece-worker.many }
ask-build = Build something, or pass
    .other = { $who } may build
ask-man_building = Put a { piece-worker } on the new { $thing }?
    .hint = Your building sends one at once.
    .other = { $who } may put a { piece-worker } on the new building
ask-produce = Produce your goods?
    .other = { $who } may produce
ask-extra = Take one more good of a kind you produced
    .other = { $who } may take one more good
ask-sell = { $sold ->
        [1] Deal in land, or pass
       *[other] { $land ->
            [yes] Sell a good or deal in land, or pass
           *[no] Sell a good, or pass
        }
    }
    .other = { $who } may sell
ask-load = Choose what to load, and where
    .hint = Whoever can load must load.
    .other = { $who } loads a ship
ask-store = Choose what to keep
    .hint = What is not kept is lost.
    .other = { $who } stores goods
ask-bonus = Use your building?
    .other = { $who } may use a building
ask-discount = Let this make the building cheaper?
    .other = { $who } builds
ask-draft = Draft a building
    .hint = It comes to the display with all its copies; what nobody drafts is not in the game.
    .other = { $who } drafts a building
ask-lay = You drew { NOUN($thing, as: "a") }: lay it open, or plant a forest with it?
    .hint = Nobody else sees what is under a forest.
    .other = { $who } looks at a plantation
ask-place_noble = { $nobles ->
        [one] Place your noble
       *[other] Place your { $nobles } nobles
    }
    .hint = Press empty circles on your island and in your city; your { piece-worker.many } come after.
    .other = { $who } places nobles
ask-hand_in = { $missing ->
        [one] 1 doubloon is missing for the { $thing }: hand something in
       *[other] { $missing } doubloons are missing for the { $thing }: hand something in
    }
    .hint = One piece, one good and one point at most, each for a doubloon.
    .other = { $who } hands something in
ask-hand_in_from = From where do you hand it in?
    .hint = It may stand anywhere but on the building that takes it.
    .other = { $who } hands a piece in
ask-court = Give goods to the court before you load?
    .hint = One of a kind, at most as many as you have nobles; 1 point each.
    .other = { $who } may give goods to the court
ask-send = Choose goods for your own small ship
    .hint = Kinds may be mixed; every two goods bring 1 point.
    .other = { $who } ships some goods
ask-lodge = Discard a tile of your island?
    .hint = A piece on it goes to your port.
    .other = { $who } may discard a tile
ask-deed = Choose your deed as the buccaneer
    .hint = Rob a ship, plunder the trading house, raid the { place-office.name } or kidnap a role.
    .other = { $who } plans a deed
ask-guest = Move a guest?
    .hint = A { piece-worker } of your guesthouse may go to a free circle, and works there at once.
    .other = { $who } may move a guest
ask-noble_guest = Move a noble guest?
    .hint = A noble of your guesthouse may go to a free circle, and works there at once.
    .other = { $who } may move a guest

## Answers that lie nowhere on the table

option-pass = Pass
option-done = Done
option-store-done = Keep no more
option-store-none = Keep nothing
option-tile-pass = Take nothing
option-build-pass = Do not build
option-sell-pass = { $sold ->
        [1] Done
       *[other] Sell nothing
    }
option-extra-pass = Take nothing
option-load-pass = Load nothing
option-hire-1 = Take a { piece-worker }
option-hire-2 = Take two { piece-worker.many }
option-hire-pass = Take none
option-receive-worker = Take the { piece-worker }
option-receive-noble = Take the noble
option-deal-pass = Do not take it
option-man-worker = Put a { piece-worker } there
option-man-noble = Put a noble there
option-man_tile-pass = No { piece-worker }
option-man_building-pass = No { piece-worker }
option-produce = Produce
option-produce-pass = Produce nothing
option-draw = Draw from the stack
option-decline = Do not use it
option-use-quarry = Use the quarries
option-use-forest = Use the forests
option-discount-decline = Pay the full price
option-decline-noble = Refuse the noble
option-lay-plantation = Lay it open
option-lay-forest = Plant a forest
option-place_noble-done = No more nobles
option-place_noble-none = Nobles stay on the port
option-hand_in-worker = Hand in a { piece-worker }
option-hand_in-noble = Hand in a noble
option-hand_in-point = Hand in 1 point
option-from-port = From your port
option-ship_some = Ship any goods: 1 point for two
option-send-done = Ship these
option-court-done = Give no more
option-court-none = Give nothing
option-count_first = Count pairs first
option-supply_first = Give goods first
option-lodge-pass = Discard nothing
option-buy_land = Buy land for 1 doubloon
option-plunder = Plunder the trading house
option-deed-pass = Do nothing
option-stay = Stay
option-guest-stay = { piece-worker.titles } stay
option-noble_guest-stay = Nobles stay
option-as-before = As before
option-suggest = Suggest

## What a click does to a thing: its button for those who do not see the table

verb-role = Take the { $thing }
verb-take = { $how ->
        [as_forest] Plant a forest with it
       *[other] Take the { $thing }
    }
verb-draft = Draft the { $thing }
verb-place = { piece-worker.title } to the { $thing }
verb-build = Build the { $thing }
verb-extra = One more { $thing }
verb-sell = { $how ->
        [at_post] Sell { $thing } at your post: { $number ->
            [one] 1 doubloon
           *[other] { $number } doubloons
        }
       *[other] Sell { $thing } to the house: { $number ->
            [one] 1 doubloon
           *[other] { $number } doubloons
        }
    }
verb-place_noble = Noble to the { $thing }
verb-hand_in = Hand in 1 { $thing }
verb-from = From the { $thing }
verb-send = Ship { $count } { $good }
verb-supply = Give 1 { $thing }: 1 point
verb-discard = { $how ->
        [worker] Discard the { $thing } and its { piece-worker }
        [noble] Discard the { $thing } and its noble
        [forest] Discard a forest over { $under }
       *[other] Discard the empty { $thing }
    }
verb-sell_land = { $how ->
        [worker] Sell the { $thing }, its { piece-worker } to the port
        [noble] Sell the { $thing }, its noble to the port
        [forest] Sell a forest over { $under }
       *[other] Sell the empty { $thing }
    }
verb-move_worker = { piece-worker.title } to the { $thing }
verb-move_noble = Noble to the { $thing }
verb-piracy = { $count ->
        [0] Empty the { $ship }-ship
       *[other] Rob the { $ship }-ship of { $count } { $cargo }
    }
verb-raid = { $how ->
        [and_noble] Take { $count ->
            [0] the noble
            [one] the noble and 1 { piece-worker }
           *[other] the noble and { $count } { piece-worker.many }
        }
        [drop_noble] { $count ->
            [0] Only send the noble away
            [one] Take 1 { piece-worker }, send the noble away
           *[other] Take { $count } { piece-worker.many }, send the noble away
        }
       *[other] { $count ->
            [0] Only send { piece-worker.many } away
            [one] Take 1 { piece-worker }
           *[other] Take { $count } { piece-worker.many }
        }
    }
verb-kidnap = Kidnap the { $thing }
verb-load = { $good } on the { $ship }-ship: { $number ->
        [one] 1 point
       *[other] { $number } points
    }
verb-ship = { $good } on a ship of your own: { $number ->
        [one] 1 point
       *[other] { $number } points
    }
verb-use = Use the { $thing }
verb-keep = Keep { $count } { $good }

## Several answers behind one button

group-piracy = Rob a ship …
group-piracy-thing = { $ship }-ship …
group-raid = Raid the { place-office.name } …
group-kidnap = Kidnap a role …
group-send = Ship goods …
group-send-thing = { $good } …
group-keep = Keep …
group-keep-thing = { $good } …
group-sell_land = Sell land …
group-discard = Discard a tile …
group-move_worker = { piece-worker.title } to …
group-move_noble = Noble to …
group-from = From …
group-hand_in = Hand in …
group-load = Load …
group-load-thing = { $good } …
group-ship = On a ship of your own …
group-supply = Give to the court …
group-other = { $verb } …

ribbon-take = Taken
ribbon-draft = Drafted
ribbon-place_noble = Noble
ribbon-move_worker = { piece-worker.title }
ribbon-move_noble = Noble
ribbon-from = Handed in
ribbon-hand_in = Handed in
ribbon-send = Shipped
ribbon-supply = Given
ribbon-discard = Discarded
ribbon-sell_land = Sold
ribbon-place = { piece-worker.title }
ribbon-build = You build this
ribbon-extra = One more
ribbon-sell = Sold
ribbon-load = Loaded
ribbon-ship = Loaded
ribbon-keep = Kept

## What the turn does once it is complete

confirm-take = Take it
confirm-place = Place { $number ->
        [one] the { piece-worker }
       *[other] all { $number } { piece-worker.many }
    }
confirm-place_noble = Place them
confirm-hand_in = Hand in and build
confirm-send = Ship
confirm-supply = Give
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
        [buccaneer] { $you ->
            [yes] do
           *[no] does
        } nothing evil.
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
    } { NOUN($tile, as: "a") }.
event-draw = { $you ->
        [yes] You draw
       *[no] { $who } draws
    } { NOUN($tile, as: "a") } from the stack.
event-man = { $you ->
        [yes] You get
       *[no] { $who } gets
    } a { piece-worker } for the { $on }.
event-decline_worker = { $you ->
        [yes] You take
       *[no] { $who } takes
    } no { piece-worker }.
event-hire = { $you ->
        [yes] You take
       *[no] { $who } takes
    } { $workers ->
        [one] a { piece-worker }
       *[other] { $workers } { piece-worker.many }
    } from the supply.
event-receive = Dealt { place-office.from }: { $who }.
event-receive-part = { $workers } to { $who }
event-place = { $you ->
        [yes] You place { piece-worker.many }:
       *[no] { $who } places { piece-worker.many }:
    } { $places }.
event-placed = { $you ->
        [yes] You have
       *[no] { $who } has
    } a { piece-worker } for every circle{ $idle ->
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
    } { $goods ->
        [none] nothing
       *[other] { $goods }
    }{ $doubloons ->
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
        [yes] You ship
       *[no] { $who } ships
    } { $number } { $good } { $ship ->
        [none] on a ship of { $you ->
            [yes] your
           *[no] their
        } own
       *[other] on the { $ship }-ship
    }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $captain ->
        [0] {""}
       *[other] {" "}({ $captain } as captain)
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
event-draft = { $you ->
        [yes] You draft
       *[no] { $who } drafts
    } the { $building }.
event-forest = { $you ->
        [yes] You plant
       *[no] { $who } plants
    } a forest with { NOUN($tile, as: "a") }.
event-look = { $you ->
        [yes] You look at the top of the stack: { NOUN($tile, as: "a") }.
       *[no] { $who } looks at the top of the stack.
    }
event-hidden_forest = { $you ->
        [yes] You plant a forest with the { $tile }.
       *[no] { $who } plants a forest with it.
    }
event-discard = { $you ->
        [yes] You discard
       *[no] { $who } discards
    } { $forest ->
        [1] a forest; under it was { NOUN($tile, as: "a") }
       *[other] { NOUN($tile, as: "a") }
    }.
event-buy_land = { $you ->
        [yes] You buy
       *[no] { $who } buys
    } land for 1 doubloon.
event-sell_land = { $you ->
        [yes] You sell
       *[no] { $who } sells
    } { $forest ->
        [1] a forest; under it was { NOUN($tile, as: "a") }
       *[other] { NOUN($tile, as: "a") }
    } for 1 doubloon.
event-receive_noble = { $you ->
        [yes] You take
       *[no] { $who } takes
    } the noble { place-office.from }.
event-invite = The { $building } brings { $you ->
        [yes] you
       *[no] { $who }
    } one piece more, a noble while there are any.
event-man_noble = { $you ->
        [yes] You get
       *[no] { $who } gets
    } a noble for the { $on }.
event-refill_noble = A noble waits { place-office }.
event-place_noble = { $you ->
        [yes] You place nobles:
       *[no] { $who } places nobles:
    } { $places }.
event-guest = { $you ->
        [yes] You move
       *[no] { $who } moves
    } a { $piece } from the guesthouse to the { $on }.
event-more = The { $building } brings { $you ->
        [yes] you
       *[no] { $who }
    } { $goods ->
        [none] nothing
       *[other] { $goods }
    } extra.
event-hand_in = { $you ->
        [yes] You hand in
       *[no] { $who } hands in
    } 1 { $thing }{ $from ->
        [none] {""}
       *[other] {" "}from the { $from }
    } for a doubloon.
event-sell_at_post = { $you ->
        [yes] You sell
       *[no] { $who } sells
    } { $good } outside the trading house for { $doubloons ->
        [0] nothing
        [one] 1 doubloon
       *[other] { $doubloons } doubloons
    }.
event-send = { $you ->
        [yes] You ship
       *[no] { $who } ships
    } { $goods ->
        [none] nothing
       *[other] { $goods }
    } on a ship of { $you ->
        [yes] your
       *[no] their
    } own for { $points ->
        [0] nothing
        [one] 1 point
       *[other] { $points } points
    }.
event-supply_court = { $you ->
        [yes] You give
       *[no] { $who } gives
    } 1 { $good } to the court for 1 point.
event-piracy = { $you ->
        [yes] You rob
       *[no] { $who } robs
    } the { $ship }-ship and { $you ->
        [yes] keep
       *[no] keeps
    } { $count ->
        [0] nothing
       *[other] { $count } { $good }
    }.
event-plunder = { $you ->
        [yes] You plunder
       *[no] { $who } plunders
    } the trading house for { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
event-raid = { $you ->
        [yes] You raid
       *[no] { $who } raids
    } the { place-office.name }{ $workers ->
        [0] {""}
        [one] {" "}for 1 { piece-worker }
       *[other] {" "}for { $workers } { piece-worker.many }
    }{ $nobles ->
        [0] {""}
       *[other] {" "}and { $you ->
            [yes] take
           *[no] takes
        } the noble
    }.
event-kidnap = { $you ->
        [yes] You kidnap
       *[no] { $who } kidnaps
    } the { $role }{ $doubloons ->
        [0] {""}
        [one] {" "}with 1 doubloon on it
       *[other] {" "}with { $doubloons } doubloons on it
    }.
event-ransom = { $you ->
        [yes] You get
       *[no] { $who } gets
    } { $doubloons } doubloons of ransom for the { $role }.
event-captive = { $you ->
        [yes] You play
       *[no] { $who } plays
    } the kidnapped { $role }.
event-festival = The festival asks for three { $tile }s, { $goods } in one production, and the { $building }.
event-festival_won = { $you ->
        [yes] You reach
       *[no] { $who } reaches
    } a goal of the festival: { $goal ->
        [plantation] the plantations, for 3 { piece-worker.many }
        [goods] the goods, for 3 doubloons
       *[building] the building, for 3 points
    }.
event-house_cleared = The trading house is full and is emptied.
event-sail = The { $ship }-ship sails with { $number } { $good }.
event-row = Open plantations: { $tiles ->
        [none] no more
       *[other] { $tiles }
    }.
event-reshuffle = The discarded plantations become the new stack.
event-refill = { $workers ->
        [one] 1 { piece-worker } waits
       *[other] { $workers } { piece-worker.many } wait
    } { place-office }.
event-ending = The last round: { $reason ->
        [workers] the supply of { piece-worker.many } ran short
        [city] a city is full
       *[chips] the points ran out
    }.
event-round = Round { $round }, { $you ->
        [yes] you are
       *[no] { $who } is
    } governor
event-end = The game is over.

## How it ended

ending-workers = The { piece-worker.many } ran short.
ending-city = A city was full.
ending-chips = The points ran out.
ending-workers_and_city = The { piece-worker.many } ran short and a city was full.
ending-workers_and_chips = The { piece-worker.many } and the points ran out.
ending-city_and_chips = A city was full and the points ran out.
ending-workers_and_city_and_chips = The { piece-worker.many } ran short, a city was full and the points ran out.

## Why something cannot be done; $thing, $good, $ship and $count are those of what was wanted

refusal-at-least-one = Choose at least one good to ship.
refusal-circle-free = A noble may stay back only if your { piece-worker.many } fill all the other circles.
refusal-cannot-buy = Land is bought by a { piece-worker } in the land office, and there is none.
refusal-cannot-discard = Tiles are discarded by a { piece-worker } in the hunting lodge, and there is none.
refusal-cannot-draw = Only an occupied hacienda draws from the hidden stack.
refusal-cannot-sell = Land is sold by a noble in the land office, and there is none.
refusal-city-full = Your city is full.
refusal-count-first = Say first whether your pairs are counted before or after you give goods.
refusal-drafted = The { $thing } has been drafted already.
refusal-exact = One piece, one good and one point at most, and just what is missing.
refusal-house-empty = The trading house is empty.
refusal-house-full = The trading house is full.
refusal-island-full = Your island is full.
refusal-larger-ship = Another ship takes more { $good }.
refusal-must-load = Whoever can load must load.
refusal-no-circle = No circle is free there.
refusal-no-declining = What you are dealt you must take.
refusal-no-forests = { $rule ->
        [PR-LND-02] Forests are not sold.
       *[other] Only an occupied forest house plants forests.
    }
refusal-no-good = { $rule ->
        [PR-CAP-15] You do not have so much { $thing }.
        [PR-SWF-01] You do not have so much to ship.
       *[other] You have no { $thing }.
    }
refusal-no-loot = There is not so much on the { $ship }-ship.
refusal-no-noble = { $rule ->
        [PR-NOB-08] A noble comes only when no { piece-worker } is left.
       *[other] No noble waits { place-office }.
    }
refusal-no-nobles = No noble waits { place-office }.
refusal-no-piece = There is no such piece that you could hand in.
refusal-no-point = You have no point to hand in.
refusal-no-private-ship = { $rule ->
        [PR-SWF-01] Only an occupied small wharf ships goods of several kinds.
       *[other] Only an occupied wharf has a ship of its own.
    }
refusal-no-quarry = No quarry is left.
refusal-no-return = Guests move on, not back.
refusal-no-room = The { $thing } needs two free spaces.
refusal-no-sale = This cannot be sold.
refusal-no-slot = For its cost enough buildings have been drafted.
refusal-no-storage = You have no storage for so much { $thing }.
refusal-no-such-building = This building is not in the game.
refusal-no-such-role = The { $thing } is not in this game.
refusal-no-such-ship = The { $ship }-ship is not in this game.
refusal-no-such-tile = You have no such tile.
refusal-no-supply = No { $thing } is left in the supply.
refusal-no-tiles = No plantation is left to draw.
refusal-no-trading-post = Only an occupied trading post sells outside the trading house.
refusal-no-worker = No { piece-worker } is left.
refusal-no-workers = { $rule ->
        [PR-MAY-01] There are not so many { piece-worker.many } in the supply.
       *[other] No { piece-worker } waits { place-office }.
    }
refusal-nobody-to-raid = Nobody { place-office } can be spared.
refusal-not-asked = This is not what is offered now.
refusal-not-in-pool = This building is not drafted.
refusal-not-in-row = No { $thing } lies open.
refusal-not-produced = You produced no { $thing }.
refusal-nothing-to-count = There are no pairs to count now.
refusal-nothing-to-produce = You cannot produce anything.
refusal-on-another-ship = { $good } lies on another ship.
refusal-once-a-phase = { $rule ->
        [PR-GEN-05] You have drawn a tile in this phase.
        [PR-LND-05] You have dealt in land in this phase.
        [PR-SWF-01] Your small wharf has shipped in this phase.
       *[other] Your wharf has shipped in this phase.
    }
refusal-one-sale = You have sold a good in this phase.
refusal-one-tile = Without a library it is one tile.
refusal-one-worker = The privilege is one { piece-worker }.
refusal-other-cargo = The { $ship }-ship carries another good.
refusal-out-of-order = { $rule ->
        [PR-GST-02] Places are named in their order.
        [PR-MAY-04] Places are named in their order, and all must find a circle.
       *[other] Goods are named in their order.
    }
refusal-own-captive = You cannot take your own captive.
refusal-owned = You already have the { $thing }.
refusal-quarry-not-allowed = Only the settler takes a quarry, or whoever has an occupied construction hut.
refusal-rival-drafted = The { building-office } and the { building-trading_post } are not drafted both.
refusal-role-taken = { $rule ->
        [PR-BUC-09] The { $thing } cannot be kidnapped.
       *[other] The { $thing } has been taken in this round.
    }
refusal-same-card = Both prospectors are the same now: take the first.
refusal-same-kind = The trading house has { $thing } already.
refusal-ship-full = The { $ship }-ship is full.
refusal-sold-out = The { $thing } is sold out.
refusal-too-expensive = { $rule ->
        [PR-LND-01] Land costs a doubloon, and you have none.
       *[other] You have too few doubloons for the { $thing }.
    }
refusal-too-few-nobles = Each of your nobles takes one good.
refusal-too-many = So many are not to be had, or you have no circle for them.
refusal-wanted = Whoever has the wanted poster cannot be the buccaneer.

## Options of a ruleset: names of keys and of their values

setting-cost_swap_factory_university = Factory and university
    .false = cost 7 and 8
    .true = cost 8 and 7
setting-mayor_may_decline_workers = Dealt { piece-worker.many }
    .false = must be taken
    .true = may be refused
setting-ask_passive_bonuses = Markets, factory, harbor, quarries
    .false = work by themselves
    .true = ask me each time
setting-draft = Special buildings of the module New buildings
    .players = drafted by the players
    .random = by lot
    .new = all the new ones
    .mixed = old and new ones mixed
    .own = a list of our own …
    .hint = seventeen names with commas
setting-forbid_office_with_trading_post = Office and trading post
    .false = may both be drafted
    .true = one of them at most
setting-library_once_per_round_2p = Library with two players
    .false = doubles every role
    .true = doubles one role a round
setting-land_office_sells_forest = Land office with a noble
    .false = sells plantations
    .true = sells forests too
setting-captive_role_mode = A captive role at the end of the round
    .solo = is played by the kidnapper alone
    .full = is played by all
setting-festival_2p_return_copy = Festival building with two players
    .true = is one copy more
    .false = is no copy more
setting-city_fit = A large building fits
    .count_only = where two spaces are free
setting-points = Points of others
    .open = everyone sees them
    .hidden = hidden until the end
setting-handicap = Doubloons more at the start
    .hint = for each seat, such as 0,0,1
setting-bids = Points bid for the seats
    .hint = for each seat, such as 0,1,0

## Parts of the table

round = Round { $round }
board-yours = Your board
board-of = Board of { $who }
island = Island
    .of = { $number } of { $spaces }
city = City
    .of = { $number } of { $spaces }
port = Port
ships = Cargo ships
ship-name = { $ship }-ship
trading-house = Trading house
    .free = { $free } free
house-place = free place
land = Plantations
land-stack = hidden stack, { $number }
land-stack-kinds = In the stack: { $kinds }
land-discards = discarded, { $number }
land-quarries = quarries, { $number }
office-workers = { piece-worker.titles }
    .office = { place-office.name }
    .supply = supply
office-pieces = { piece-worker.titles }, nobles
festival = Festival
    .note = for the first
    .won = won
festival-plantation = 3 × { $tile } on your island
    .reward = 3 { piece-worker.many }
festival-goods = { $goods } in one production
    .reward = 3 doubloons
festival-building = { $building } built
    .reward = 3 points
poster = wanted poster: cannot be the buccaneer
captive = captive: the { $role }
captive-of = captive of { $who }
draft-title = Draft
    .note = which special buildings are in the game
draft-cost = Cost { $cost }
    .free = { $free } of { $slots } to choose
    .full = { $slots } chosen
draft-taken = drafted
forest-over = { $name } over { $under }
forest-unknown = { $name }, unknown to you what is under it
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
        [one] 1 { piece-worker } waits
       *[other] { $number } { piece-worker.many } wait
    }
idle-word = { $number ->
        [one] { piece-worker }
       *[other] { piece-worker.many }
    }
idle-nobles = { $number ->
        [one] 1 noble waits
       *[other] { $number } nobles wait
    }
nobles-word = { $number ->
        [one] noble
       *[other] nobles
    }
coins-on = { $number ->
        [0] {""}
        [one] 1 doubloon on it
       *[other] { $number } doubloons on it
    }
circle-of = circle { $number } of { $of }, { $name }, { $held ->
        [worker] { piece-worker }
        [noble] noble
       *[no] empty
    }
workers-on = { $pieces } of { $circles } { piece-worker.many }{ $nobles ->
        [0] {""}
        [one] , one of them a noble
       *[other] , { $nobles } of them nobles
    }
label-tile = { $name }, { $held ->
        [worker] { piece-worker }
        [noble] noble
       *[no] no { piece-worker }
    }
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
