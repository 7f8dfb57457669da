# San Juan in English: what things are called, what they do in our own words, what happened.
# $edition is that of the ruleset. In events $you is "yes" where it is the reader who acts; $who is the name of the seat.

san-juan = San Juan
    .about = card game, two to four players
san-juan-edition-first = First edition
    .about = 110 cards. The gold mine lets you pick any of its four cards.
san-juan-edition-second = Second edition
    .about = 112 cards. The prefecture costs more, the guild hall counts kinds.
san-juan-module-new-buildings = The New Buildings
    .about = 30 more cards, from the office to the cathedral that anyone may build from the table.

## Roles

role-builder = builder
    .phase = builder phase
    .privilege = you pay 1 card less
    .rules = SJ-BLD-01 SJ-BLD-04
    .rule = Everyone may build one building, the chooser for 1 card less.
role-producer = producer
    .phase = producer phase
    .privilege = 1 good more
    .rules = SJ-PRD-01 SJ-PRD-03
    .rule = Everyone may produce a good, the chooser one more.
role-trader = trader
    .phase = trader phase
    .privilege = 1 sale more
    .rules = SJ-TRD-01 SJ-TRD-05
    .rule = The trading house shows its prices and everyone may sell a good, the chooser one more.
role-councillor = councillor
    .phase = councillor phase
    .privilege = 3 more cards to see
    .rules = SJ-COU-01 SJ-COU-02
    .rule = Everyone may look at 2 cards and keep 1 of them; the chooser looks at 5.
role-prospector = prospector
    .phase = prospector phase
    .privilege = draw 1 card
    .rules = SJ-PRO-01
    .rule = The chooser draws a card; nobody else does.

## Goods

good-indigo = indigo
good-sugar = sugar
good-tobacco = tobacco
good-coffee = coffee
good-silver = silver
good-customs = customs good

## Kinds of cards

kind-production = Production
kind-city = { $edition ->
        [first] Violet building
       *[other] City building
    }
kind-monument = Monument
kind-six = 6-building
word-city = { $edition ->
        [first] violet building
       *[other] city building
    }
    .many = { $edition ->
        [first] violet buildings
       *[other] city buildings
    }

## Cards

card-indigo_plant = indigo plant
    .form = an
    .short = indigo
    .rules = SJ-PRD-01 SJ-PRD-02
    .rule = Holds 1 indigo, which sells for 1 card.
card-sugar_mill = sugar mill
    .short = sugar
    .rules = SJ-PRD-01 SJ-PRD-02
    .rule = Holds 1 sugar, which sells for 1 or 2 cards.
card-tobacco_storage = tobacco storage
    .short = tobacco
    .rules = SJ-PRD-01 SJ-PRD-02
    .rule = Holds 1 tobacco, which sells for 1 or 2 cards.
card-coffee_roaster = coffee roaster
    .short = coffee
    .rules = SJ-PRD-01 SJ-PRD-02
    .rule = Holds 1 coffee, which sells for 2 or 3 cards.
card-silver_smelter = silver smelter
    .short = silver
    .rules = SJ-PRD-01 SJ-PRD-02
    .rule = Holds 1 silver, which sells for 2 or 3 cards.
card-smithy = smithy
    .rules = SJ-BLD-08
    .rule = Your production buildings cost 1 card less.
card-gold_mine = gold mine
    .rules = SJ-PRO-04 SJ-PRO-05
    .rule =
        { $edition ->
            [first] Prospector: turn up 4 cards. If all their costs differ, take one of them.
           *[other] Prospector: turn up 4 cards. If all their costs differ, take the cheapest.
        }
card-archive = archive
    .form = an
    .rules = SJ-COU-06 SJ-COU-07
    .rule = Councillor: discard from your whole hand, not only from the cards just seen.
card-poor_house = poor house
    .short = poor h.
    .rules = SJ-BLD-12
    .rule = Holding at most 1 card after you built? Draw 1.
card-black_market = black market
    .short = black m.
    .rules = SJ-BLD-10
    .rule = When you build, up to 2 of your goods pay 1 card each.
card-trading_post = trading post
    .short = tr. post
    .rules = SJ-TRD-05
    .rule = Trader: sell 1 good more.
card-well = well
    .rules = SJ-PRD-06
    .rule = Producer: draw 1 card if you produce at least 2 goods.
card-market_stand = market stand
    .short = m. stand
    .rules = SJ-TRD-07
    .rule = Trader: draw 1 card if you sell at least 2 goods.
card-crane = crane
    .rules = SJ-CRN-01 SJ-CRN-02
    .rule = You may build over one of your buildings and save what it cost.
card-chapel = chapel
    .rules = SJ-TCK-01 SJ-TCK-02
    .rule = Each round you may tuck 1 hand card under it: 1 point at the end.
card-tower = tower
    .rules = SJ-RND-09
    .rule = You may hold 12 cards.
card-aqueduct = aqueduct
    .form = an
    .rules = SJ-PRD-05
    .rule = Producer: produce 1 good more.
card-carpenter = carpenter
    .rules = SJ-BLD-11
    .rule = Draw 1 card after you build a { word-city }.
card-prefecture = prefecture
    .short = prefect.
    .rules = SJ-COU-05
    .rule = Councillor: keep 2 cards instead of 1.
card-market_hall = market hall
    .short = m. hall
    .rules = SJ-TRD-08
    .rule = Trader: 1 card more if you sell anything.
card-quarry = quarry
    .rules = SJ-BLD-09
    .rule = Your { word-city.many } cost 1 card less.
card-library = library
    .rules = SJ-LIB-01 SJ-LIB-02
    .rule = Doubles the privilege of a role that you choose.
card-statue = statue
    .rules = SJ-SCO-05
    .rule = No function; counts for the triumphal arch.
card-victory_column = victory column
    .short = column
    .rules = SJ-SCO-05
    .rule = No function; counts for the triumphal arch.
card-hero = hero
    .rules = SJ-SCO-05
    .rule = No function; counts for the triumphal arch.
card-guild_hall = guild hall
    .rules = SJ-SCO-06
    .rule =
        { $edition ->
            [first] At the end 2 points for each of your production buildings.
           *[other] At the end 1 point for each of your production buildings and 1 for each kind of them.
        }
card-city_hall = city hall
    .rules = SJ-SCO-07
    .rule = At the end 1 point for each of your { word-city.many }, itself included.
card-triumphal_arch = triumphal arch
    .short = arch
    .rules = SJ-SCO-05
    .rule = At the end 4, 6 or 8 points for 1, 2 or 3 of your monuments.
card-palace = palace
    .rules = SJ-SCO-10
    .rule = At the end 1 point for every 4 points you have without it.
card-office = office
    .form = an
    .rules = SJ-RND-12
    .rule = Each round you may exchange 1 or 2 hand cards.
card-guard_room = guard room
    .short = guard r.
    .rules = SJ-RND-10
    .rule = Whoever has neither guard room nor tower may hold only 6 cards.
card-hut = hut
    .rules = SJ-TRD-11
    .rule = Trader: draw 1 card if nobody sold a good.
card-tavern = tavern
    .rules = SJ-BLD-15
    .rule = After a builder phase draw 1 card if you have the fewest buildings.
card-park = park
    .rules = SJ-CRN-10
    .rule = Built over with a crane, it saves 6 cards instead of 3.
card-customs_office = customs office
    .short = customs
    .rules = SJ-COU-08 SJ-TRD-06
    .rule = Councillor: receives a good, which always sells for 2 cards.
card-bank = bank
    .rules = SJ-TCK-04 SJ-TCK-05
    .rule = Once in the game you may tuck any number of hand cards under it: 1 point each.
card-harbour = harbour
    .rules = SJ-TRD-10
    .rule = Trader: one good you sell is tucked under it: 1 point at the end.
card-goldsmith = goldsmith
    .rules = SJ-PRO-06 SJ-PRO-07
    .rule = Prospector: turn up 1 card. If nobody has built it, take it.
card-residence = residence
    .short = resid.
    .rules = SJ-SCO-08
    .rule = At the end 4, 3, 2, 1 points for your groups of 3 different buildings of equal cost.
card-cathedral = cathedral
    .rules = SJ-BLD-14 SJ-SCO-09
    .rule = Lies on the table for all. At the end 4, 3, 2, 1 points for the 6-buildings of the others.

## Where a number comes from, besides the names above

source-printed = cost
source-privilege = privilege
sum-unit = { $number ->
        [one] card
       *[other] cards
    }
source-points-printed = on the cards
source-points-tucked = tucked

## What is asked, of the reader and of somebody else

ask-role = Choose a role
    .other = { $who } chooses a role
ask-build = Build something, or pass
    .other = { $who } may build
ask-over = Where should the { $card } stand?
    .hint = Choose one of your buildings to build over.
    .other = { $who } builds with the crane
ask-barter = Pay for the { $card } with goods?
    .hint = Your black market takes them as cards. { $due ->
            [one] 1 card is left to pay.
           *[other] { $due } cards are left to pay.
        }
    .other = { $who } builds
ask-pay = { $left ->
        [0] Pay for the { $card }
        [one] Choose 1 more card to pay for the { $card }
       *[other] Choose { $left } more cards to pay for the { $card }
    }
    .other = { $who } pays
ask-produce = Choose what to produce
    .other = { $who } produces
ask-sell = Choose what to sell
    .other = { $who } sells
ask-council = How many cards do you want to see?
    .other = { $who } goes to the council
ask-keep = { $left ->
        [one] Choose the card to keep
       *[other] Choose { $left } cards to keep
    }
    .other = { $who } chooses what to keep
ask-discard = { $left ->
        [one] Choose a card to discard
       *[other] Choose { $left } cards to discard
    }
    .hint = { $reason ->
        [council] Thanks to the archive the cards just seen and your hand are one.
        [limit] You may hold { $limit } cards at most.
       *[other] What remains is your first hand.
    }
    .other = { $who } discards
ask-tuck = Tuck a card under your chapel?
    .hint = It is worth 1 point at the end and does not come back.
    .other = { $who } may tuck a card under the chapel
ask-prospect = Draw from the pile
    .other = { $who } draws
ask-use = Use your building?
    .other = { $who } may use a building
ask-pick = Take one of these cards
    .other = { $who } takes a card
ask-bonus = Use your building?
    .other = { $who } may use a building
ask-exchange = Exchange cards at your office?
    .hint = Give up 1 or 2 cards and draw as many.
    .other = { $who } may exchange cards
ask-bank = Bring cards to your bank?
    .hint = Only once in the game; each is worth 1 point at the end.
    .other = { $who } may bring cards to the bank

## Answers that lie nowhere on the table

option-pass = Pass
option-done = Done
option-decline = Do not use it
option-build-pass = Do not build
option-waive-double = Without the library
    .hint = Build without doubling your privilege
option-waive-privilege = Without the privilege
    .hint = Build at the price for all
option-waive-discount = Without the discount
    .hint = Build at the price without the help of your buildings
option-waive-all = At full price
    .hint = Build without any reduction
option-beside = On a place of its own
option-barter-done = No more goods
option-produce-done = That is all
option-sell-done = That is all
option-produce-none = Produce nothing
option-sell-none = Sell nothing
option-draw-1 = Draw 1 card
option-draw-2 = See 2 cards
option-draw-5 = See 5 cards
option-draw-8 = See 8 cards
option-draw-2-keep-1 = See 2, keep 1
option-draw-5-keep-1 = See 5, keep 1
option-draw-8-keep-1 = See 8, keep 1
option-prospect-draw-1 = Draw 1 card
option-prospect-draw-2 = Draw 2 cards
option-tuck-pass = Tuck nothing
option-exchange-done = That is all
option-exchange-none = Exchange nothing
option-bank-done = That is all
option-bank-none = Not now
option-pick-decline = Take none

## What a click does to a thing: its button for those who do not see the table

verb-role = Take the { $thing }
verb-build = Build the { $thing }
verb-over = { $how ->
        [loaded] Build over the { $thing } and its good
       *[other] Build over the { $thing }
    }
verb-give = Pay with { $thing }
verb-pay = Pay with the { $thing }
verb-produce = Produce { $thing }
verb-sell = Sell { $thing }
verb-keep = Keep the { $thing }
verb-discard = Discard the { $thing }
verb-tuck = Tuck the { $thing }
verb-use = Use the { $thing }
verb-pick = Take the { $thing }
verb-exchange = Exchange the { $thing }
verb-bank = Bring the { $thing } to the bank

ribbon-build = You build this
ribbon-over = Built over
ribbon-give = Pays
ribbon-pay = { $of ->
        [0] Pays
       *[other] Pays, { $number } of { $of }
    }
ribbon-produce = Produces
ribbon-sell = Sold
ribbon-keep = Kept
ribbon-discard = Discarded
ribbon-exchange = Exchanged
ribbon-bank = To the bank
ribbon-use = Used

## What the turn does once it is complete

confirm-build = Build the { $thing }
confirm-produce = Produce
confirm-sell = Sell
confirm-keep = Keep { $number ->
        [one] it
       *[other] them
    }
confirm-discard = Discard { $number ->
        [one] it
       *[other] them
    }
confirm-exchange = Exchange
confirm-bank = Bring to the bank

## What happened

event-role = { $you ->
        [yes] You take
       *[no] { $who } takes
    } the { $role }.
event-pass = { $you ->
        [yes] You
       *[no] { $who }
    } { $phase ->
        [builder] { $you ->
            [yes] do
           *[no] does
        } not build.
        [producer] { $you ->
            [yes] produce
           *[no] produces
        } nothing.
        [trader] { $you ->
            [yes] sell
           *[no] sells
        } nothing.
        [councillor] { $you ->
            [yes] see
           *[no] sees
        } no cards.
       *[other] { $you ->
            [yes] draw
           *[no] draws
        } nothing.
    }
event-skip = { $you ->
        [yes] You
       *[no] { $who }
    } { $phase ->
        [builder] cannot build{ $reason ->
            [nothing_affordable] {", there is too little to pay with"}
           *[other] {""}
        }.
        [producer] cannot produce{ $reason ->
            [no_cards_left] {", no cards are left"}
           *[other] {""}
        }.
        [trader] { $you ->
            [yes] have
           *[no] has
        } nothing to sell.
       *[other] cannot draw{ $reason ->
            [no_cards_left] {", no cards are left"}
           *[other] {""}
        }.
    }
event-decline = { $you ->
        [yes] You do not use your
       *[no] { $who } does not use the
    } { $card }.
event-draw = { $you ->
        [yes] You draw
       *[no] { $who } draws
    } { $cards ->
        [none] { $number ->
            [one] 1 card
           *[other] { $number } cards
        }
       *[other] { $some }
    }{ $reason ->
        [prospector] {""}
        [sale] {" for the sale"}
        [exchange] {" in exchange"}
       *[other] {" "}({ $reasonName })
    }.
event-look = { $you ->
        [yes] You look
       *[no] { $who } looks
    } at { $cards ->
        [none] { $number ->
            [one] 1 card
           *[other] { $number } cards
        }
       *[other] { $some }
    }.
event-discard = { $you ->
        [yes] You discard
       *[no] { $who } discards
    } { $cards ->
        [none] { $number ->
            [one] 1 card
           *[other] { $number } cards
        }
       *[other] { $some }
    }{ $reason ->
        [limit] {" because of the hand limit"}
        [exchange] {" to exchange"}
       *[other] {""}
    }.
event-pay = { $you ->
        [yes] You pay
       *[no] { $who } pays
    } { $cards ->
        [none] { $number ->
            [one] 1 card
           *[other] { $number } cards
        }
       *[other] { $some }
    } for the { $reasonName }.
event-build = { $you ->
        [yes] You build
       *[no] { $who } builds
    } the { $card }{ $over ->
        [none] {""}
       *[other] {" "}over the { $over }
    }{ $goods ->
        [none] {""}
       *[other] {", "}paying with { $goods } too
    }.
event-produce = { $you ->
        [yes] You produce
       *[no] { $who } produces
    } { $goods ->
        [none] nothing
       *[other] { $goods }
    }.
event-sell = { $you ->
        [yes] You sell
       *[no] { $who } sells
    } { $goods } for { $proceeds ->
        [one] 1 card
       *[other] { $proceeds } cards
    }.
event-receive = { $you ->
        [yes] Your { $card } receives
       *[no] The { $card } of { $who } receives
    } a good.
event-tile = The trading house pays: { $prices }.
event-tile-price = { $good } { $price }
event-reveal = { $you ->
        [yes] You turn up
       *[no] { $who } turns up
    } { $cards ->
        [none] nothing
       *[other] { $some }
    }.
event-take = { $you ->
        [yes] You take
       *[no] { $who } takes
    } the { $card }.
event-discard_revealed = To the discard pile: { $cards }.
event-tuck = { $you ->
        [yes] You tuck
       *[no] { $who } tucks
    } { $card ->
        [none] a card
       *[other] the { $card }
    }.
event-reshuffle = The discard pile is shuffled: { $number } cards.
event-round = Round { $round }, { $you ->
        [yes] you are
       *[no] { $who } is
    } governor
event-end = Twelve buildings: the game ends.

## How it ended

ending-twelve_buildings = Somebody has built twelve buildings.
ending-twelve_buildings_by_2 = Two have built twelve buildings.
ending-twelve_buildings_by_3 = Three have built twelve buildings.
ending-twelve_buildings_by_4 = All four have built twelve buildings.

## Why something cannot be done; $thing is that of what was wanted

refusal-double-used = Your library has been used in this round.
refusal-keeps-one-anyway = You keep only one card anyway.
refusal-limit-reached = { $rule ->
        [SJ-PRD-03] You may not produce any more goods.
       *[other] You may not sell any more goods.
    }
refusal-must-take = You dug with success: take a card.
refusal-no-cards = There are not so many cards left.
refusal-no-crane = Only a crane puts one building over another.
refusal-no-double = { $rule ->
        [SJ-PRO-01] Without a library the prospector draws one card.
       *[other] Eight cards need a library that you can still use in this round.
    }
refusal-no-good = You have no { $thing }.
refusal-no-plant = No { $thing } is produced in this phase.
refusal-no-privilege = Only the councillor sees more than two cards.
refusal-no-such-card = This card is not in the deck.
refusal-no-such-plant = You have no such plant, with or without a good.
refusal-no-vacancy = You have no empty building for { $thing }.
refusal-not-asked = Only the building that is asked about can be used or not.
refusal-not-in-display = You can build only over a building of your own.
refusal-not-in-hand = You have no { $thing } to choose.
refusal-not-over-crane = The crane that lifts cannot be built over.
refusal-not-over-same = A building cannot stand over one of its own kind.
refusal-one-of-each = Nobody may have the { $thing } twice.
refusal-out-of-order = { $rule ->
        [SJ-BLD-10] Goods are named in their order, and enough of them.
        [SJ-PRD-01] Goods are named in their order.
        [SJ-TRD-04] Goods are named in their order.
       *[other] Cards are named in their order.
    }
refusal-payment-short = Your hand alone cannot pay the rest.
refusal-role-taken = The { $thing } has been taken in this round.
refusal-too-expensive = You do not have enough other cards to pay for it.
refusal-waived-nothing = A reduction is given up only to build something.
refusal-waiver-changes-nothing = There is no such reduction, or giving it up changes nothing.

## Options of a ruleset: names of keys and of their values

setting-setup_variant = First hand
    .standard_4 = four cards
    .keep_4_of_5_6_7_8 = keep 4 of 5, 6, 7 or 8
setting-auto_bonus_draws = Bonus cards
    .true = come by themselves
    .false = ask me each time
setting-tuck_visibility = Tucked cards
    .owner_only = only the owner counts them
    .public = everyone sees how many
setting-guard_room-mode = Hand limit of 6
    .when_in_play = while a guard room is in play
    .always = always
setting-tavern-same_phase = A new tavern
    .true = pays in the same phase
    .false = pays from the next phase on
setting-expansion-shuffle = New cards are mixed in
    .before_deal = before the first hands
    .after_deal = after the first hands
setting-card_overrides = Other numbers on cards
    .hint = such as hut.cost:1,bank.vp:3

## Parts of the table

round = Round { $round }
street-yours = Your street
street-of = Street of { $who }
place-free = free place { $number }
hand-yours = Your hand
looked-yours = You look at
looked-open = Turned up for all
looked-others = { $who } looks at { $number ->
        [one] 1 card
       *[other] { $number } cards
    }
trading-house = Trading house
    .now = valid now
    .last = last tile
    .unknown = no tile seen yet
pile-draw = draw
pile-discard = discard
open-card = on the table
