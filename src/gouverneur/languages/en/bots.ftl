# What bots say: why a turn is taken, and hints. Clauses of a sentence, so no capital and no full stop.
# $you is "yes" where the reader is the one whose turn it is. $them says who the rival is: you, leader or name ($rival).
# $sure is "no" where it depends on chance or on what others do. $thing is a building or card.

why-hint = { $move }{ $colon ->
        [yes] {" "}–
       *[no] :
    } { $reasons }.
why-told = { $deed }: { $reasons }.
why-told-anyhow = { $deed }: by chance, this bot takes anything.
why-both = { $first }; { $second }

## Several choices of a turn in one

move-place = { $people } on { $things }
move-place_noble = Nobles on { $things }
move-pay = Pay with { $things }
move-give = Pay with { $things }
move-discard = Discard { $things }
move-keep = Keep { $things }
move-send = Ship { $things }
move-sell = Sell { $things }
move-produce = Produce { $things }
move-exchange = Exchange { $things }
move-bank = Bring { $things } to the bank

probably = { $sure ->
        [no] probably
       *[yes] {""}
    }
someones = { $them ->
        [you] your
        [leader] the leader’s
       *[name] { $rival }’s
    }

## What comes of it

why-wins = the game then ends, and { $you ->
        [yes] you { probably } win
       *[no] { $who } { probably } wins
    }
why-shares = the game then ends, and { $you ->
        [yes] you { probably } share
       *[no] { $who } { probably } shares
    } the victory
why-last-round = this round is then { probably } the last, and { $you ->
        [yes] you lead
       *[no] { $who } leads
    }
why-twelfth = the twelfth building ends the game
why-points = { probably } { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $you ->
        [yes] {" "}for you
       *[no] {""}
    }
why-points-more = { probably } { $points ->
        [one] 1 point
       *[other] { $points } points
    } more than otherwise
why-phase-points = { probably } { $points } points in this phase altogether
why-most-points = { probably } more than anybody else gets
why-doubloons = { $doubloons ->
        [one] 1 doubloon
       *[other] { $doubloons } doubloons
    }{ $you ->
        [yes] {" "}for you
       *[no] {""}
    }
why-coins = { $you ->
        [yes] { $doubloons ->
            [one] 1 doubloon lies on it
           *[other] { $doubloons } doubloons lie on it
        }
       *[no] { $doubloons ->
            [one] the doubloon on it counts
           *[other] the doubloons on it count
        }
    }
why-doubloons-more = { probably } { $doubloons ->
        [one] 1 doubloon
       *[other] { $doubloons } doubloons
    } more than otherwise
why-people = { probably } { $workers } { $people }{ $you ->
        [yes] {" "}for you
       *[no] {""}
    }
why-noble = a noble is worth a point at the end
why-alone = nobody else gets anything from it
why-else-taken = otherwise { $them ->
        [you] you would probably take it
        [leader] the leader would probably take it
       *[name] { $rival } would probably take it
    }
why-outlook = it promises about { $points ->
        [one] 1 point
       *[other] { $points } points
    } more at the end than anything else
why-as-good = it looks about as good as anything else
why-festival = it reaches a goal of the festival

## Goods

why-makes = { $you ->
        [yes] you { probably } make
       *[no] that { probably } brings
    } { $goods }
why-makes-most = nobody else makes as much
why-makes-nothing = { $them ->
        [you] you make
        [leader] the leader makes
       *[name] { $rival } makes
    } nothing
why-nobody-makes = nobody else can produce anything
why-will-make = more { $goods } when goods are produced
why-sale = { $you ->
        [yes] you { probably } sell { $good }
       *[no] { $good } { probably } sells
    } for { $doubloons ->
        [0] nothing
        [one] 1 doubloon
       *[other] { $doubloons } doubloons
    }
why-cannot-sell = { $them ->
        [you] you
        [leader] the leader
       *[name] { $rival }
    } { probably } cannot sell { $good }
why-nothing-to-sell = { $them ->
        [you] you have
        [leader] the leader has
       *[name] { $rival } has
    } nothing to sell
why-nobody-sells = nobody else has anything to sell
why-house-full = the trading house is then full
why-enough = that is enough for the { $thing }
why-spoils = { someones } { $good } { probably } spoils
why-no-ship = { someones } { $good } { probably } finds no ship
why-nobody-ships = nobody else has anything to ship
why-own-saved = { $you ->
        [yes] your { $good }
       *[no] { $good }
    } would { probably } spoil otherwise
why-ship-full = the { $ship }-ship is then full
why-own-ship = it needs no room on the cargo ships
why-keeps-dearest = of these { $good } sells for the most
why-dearest = of these { $good } sells for the most
why-sells-for = the trading house takes { $good } for { $doubloons ->
        [one] 1 doubloon
       *[other] { $doubloons } doubloons
    }
why-rides = the { $ship }-ship has room for { $good }
why-loot = { $number } { $good } from the { $ship }-ship
why-empties = the { $ship }-ship is emptied
why-kidnap = the { $role } at the end of the round, or a ransom of 3 doubloons
why-sells-better = { $good } usually sells for more
why-sale-cards = { $you ->
        [yes] you { probably } get
       *[no] { probably }
    } { $number ->
        [one] 1 card
       *[other] { $number } cards
    } for { $goods }
why-good-prices = the prices are good now
why-poor-prices = the prices are poor now

## Land and people

why-may-quarry = { $you ->
        [yes] you may
       *[no] the settler may
    } take a quarry
why-tiles = { probably } { $number } tiles at once
why-cheaper = a quarry makes building cheaper
why-one-more-tile = it comes on top of the usual tile
why-forest = two forests make every building cheaper
why-corn-alone = corn needs no building
why-feeds = { NOUN($tile, as: "a") } for the { $thing }
why-new-kind = it is the first { $tile } on this island
why-occupies = the { $thing } then works
why-pays = the { $thing } { probably } brings { $doubloons ->
        [0] {""}
        [one] 1 doubloon
       *[other] { $doubloons } doubloons
    }{ $points ->
        [0] {""}
        [one] { $doubloons ->
            [0] 1 point
           *[other] {" "}and 1 point
        }
       *[other] { $doubloons ->
            [0] { $points } points
           *[other] {" "}and { $points } points
        }
    }

## Building

why-may-build = { $you ->
        [yes] you can build the { $thing }
       *[no] the { $thing } can be built
    }
why-cannot-build = { $them ->
        [you] you
        [leader] the leader
       *[name] { $rival }
    } { $sure ->
        [no] can hardly
       *[yes] cannot
    } build
why-nobody-builds = { $sure ->
        [no] hardly anybody else can
       *[yes] nobody else can
    } build
why-few-cards = { $number ->
        [0] the others hold no cards
        [one] nobody else holds more than 1 card
       *[other] nobody else holds more than { $number } cards
    }
why-worth = it is worth { $points ->
        [one] 1 point
       *[other] { $points } points
    } as things stand
why-printed = it is worth { $points ->
        [one] 1 point
       *[other] { $points } points
    }
why-worth-manned = occupied it is worth { $points ->
        [one] 1 point
       *[other] { $points } points
    } as things stand
why-raises = the { $thing } is then worth { $points ->
        [one] 1 point
       *[other] { $points } points
    } more
why-use = what it does: “{ $rule }”
why-processes = it processes the { $good } of { $number ->
        [one] 1 plantation
       *[other] { $number } plantations
    }
why-cheap = it costs only { $doubloons } instead of { $number } doubloons
why-saves-up = { $you ->
        [yes] you save
       *[no] this saves
    } up for dearer things such as the { $thing }
why-last-copy = it is the last one
why-holds = it makes { $good }
why-saves = the { $thing } saves { $number ->
        [one] 1 card
       *[other] { $number } cards
    }
why-covers = the { $thing } below it saves { $number ->
        [one] 1 card
       *[other] { $number } cards
    }
why-all-stay = nothing is lost below it

## Cards

why-looks = { $you ->
        [yes] you choose from
       *[no] a choice from
    } { $number } cards
why-draws = { $number ->
        [one] 1 card
       *[other] { $number } cards
    } at once
why-brings = the { $thing } { probably } brings { $number ->
        [one] 1 card
       *[other] { $number } cards
    }
why-receives = the { $thing } receives a good
why-doubles = the { $thing } doubles the privilege
why-has-one = you have the { $thing } already
why-holds-two = you hold the { $thing } more than once
why-keeps = { $you ->
        [yes] you keep
       *[no] that keeps
    } { $cards }
why-would-count = the { $thing } would already count { $points } points
why-payable = you can soon pay for the { $thing }
why-card-use = what the { $thing } does: “{ $rule }”
why-card-holds = the { $thing } makes { $good }

## What can be said of any choice of a kind

general-role = no other role promises more
general-tile = nothing else promises more
general-man_tile = it works at once
general-hire = one more never hurts
general-deal = it is the more useful piece
general-place = nobody is of more use anywhere else
general-build = nothing else promises more now
general-man_building = it works at once
general-produce = it costs nothing
general-extra = it is the most useful one
general-sell = nothing else promises more
general-load = nothing else promises more
general-store = these are the goods worth keeping
general-bonus = it costs nothing
general-discount = it costs nothing
general-draft = it promises more than the others of its cost
general-lay = it is of more use that way
general-place_noble = nobody is of more use anywhere else
general-hand_in = it is the easiest to do without
general-hand_in_from = it is missed least there
general-court = that brings the most points
general-send = that brings the most points
general-lodge = that leaves the best island
general-deed = no other misdeed promises more
general-guest = it is of most use there
general-noble_guest = it is of most use there
general-over = it is missed least there
general-barter = that way the most useful things stay
general-pay = that way the most useful cards stay
general-council = the more cards, the better the choice
general-keep = that way the most useful stays
general-discard = that way the most useful cards stay
general-tuck = that promises the most
general-prospect = more cards never hurt
general-use = it costs nothing
general-pick = it is the most useful of these
general-exchange = that promises the best hand
general-bank = that promises the most

## Hints of the first strength: what matters now

theme-end = The end is near: count the points.
theme-rival = Look at what { $rival } needs.
theme-rivals = Look at what the others can do.
theme-money = Money matters now.
theme-land = Your island matters now.
theme-people = Your people matter now.
theme-building = Building matters now.
theme-goods = Goods matter now.
theme-trade = Trade matters now.
theme-ships = Ships matter now.
theme-misdeed = It is time for a misdeed.
theme-storing = Think of what you will need your goods for.
theme-gift = You are offered something.
theme-draft = Think of how you want to win.
theme-giving = Think of what you can do without.
theme-points = Points matter now.
theme-hand = Your hand matters now.
theme-paying = Think of which cards you still need.

## Hints of the second strength: the kind of turn

sort-role-coins = Take a role with doubloons on it.
sort-role-land = Take a role that brings land.
sort-role-people = Take a role that brings people.
sort-role-build = Take a role that lets you build.
sort-role-goods = Take a role that makes goods.
sort-role-trade = Take a role that sells goods.
sort-role-ships = Take a role that fills ships.
sort-role-alone = Take a role of which the others get nothing.
sort-role-cards = Take a role that lets you choose cards.
sort-role-misdeed = Take a role for villains.
sort-tile = Take a plantation.
sort-tile-corn = Take something that needs no building.
sort-tile-draw = Draw first.
sort-tile-feeds = Take something that one of your buildings can use.
sort-tile-new = Take a kind of which you have none.
sort-tile-quarry = Take something that makes building cheaper.
sort-lay-forest = Plant a forest.
sort-lay-plantation = Make a plantation of it.
sort-build = Give up a reduction.
sort-build-none = Build nothing yet.
sort-build-large = Build something large.
sort-build-plant = Build something that makes goods.
sort-build-special = Build something with a use of its own.
sort-build-six = Build something that counts at the end.
sort-build-monument = Build a monument.
sort-build-city = Build something with a use of its own.
sort-build-beside = Use a place of its own.
sort-build-over = Build over something.
sort-load-own = Use a ship of your own.
sort-load-full = Fill a ship to the brim.
sort-load-new = Load an empty ship.
sort-load-most = Load what you have most of.
sort-load-begun = Load a ship that carries something already.
sort-sell-dearest = Sell your dearest good.
sort-sell-other = Sell something, but not the dearest.
sort-sell-land = Deal in land.
sort-sell-all = Sell all you have.
sort-sell-some = Sell only a part.
sort-produce = Make as much as is good for you.
sort-place = Think of what you want to do next.
sort-place-goods = Man what makes goods.
sort-place-city = Man a building that helps you.
sort-store = Keep what sells for the most or is hard to replace.
sort-extra = Take what sells or ships best.
sort-draft = Choose what goes with your plan.
sort-hand-in = Hand in what you miss least.
sort-send = Send goods in pairs.
sort-noble = Take the noble.
sort-worker = Take somebody who works.
sort-move = Move your guests to where they are of use.
sort-deed-piracy = Rob a ship.
sort-deed-plunder = Plunder something.
sort-deed-raid = Look for people.
sort-deed-kidnap = Kidnap somebody.
sort-keep-plant = Take a production building.
sort-keep-six = Take something that counts at the end.
sort-keep-monument = Take a monument.
sort-keep-city = Take something with a use of its own.
sort-look = See as many cards as you can.
sort-barter = Pay with goods too.
sort-barter-none = Keep your goods.
sort-give = Part with what you cannot use soon.
sort-yes = Take what is offered.
sort-no = Leave it.
