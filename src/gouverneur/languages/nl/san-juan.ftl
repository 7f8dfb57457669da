# San Juan in het Nederlands: hoe alles heet, wat het doet (in onze woorden) en wat er gebeurde.
# $edition is de editie. In gebeurtenissen is $you "yes" als het de lezer zelf is; $who is de naam van de plaats.

san-juan = San Juan
    .about = kaartspel, twee tot vier spelers
san-juan-edition-first = Eerste editie
    .about = 110 kaarten. Uit de goudgroeve neem je een van de vier kaarten naar keuze.
san-juan-edition-second = Tweede editie
    .about = 112 kaarten. De prefectuur kost meer, de gildehal telt soorten.
san-juan-module-new-buildings = De nieuwe gebouwen
    .about = 30 extra kaarten, van de kanselarij tot de kathedraal, die iedereen vanaf de tafel mag bouwen.

## Rollen

role-builder = bouwmeester
    .phase = bouwmeesterfase
    .privilege = betaalt 1 kaart minder
    .rules = SJ-BLD-01 SJ-BLD-04
    .rule = Iedereen mag één gebouw bouwen; wie de rol koos, betaalt 1 kaart minder.
role-producer = opzichter
    .phase = opzichtersfase
    .privilege = 1 goed meer
    .rules = SJ-PRD-01 SJ-PRD-03
    .rule = Iedereen mag één goed produceren; wie de rol koos, één meer.
role-trader = handelaar
    .phase = handelaarsfase
    .privilege = 1 goed meer verkopen
    .rules = SJ-TRD-01 SJ-TRD-05
    .rule = Het handelshuis toont zijn prijzen en iedereen mag één goed verkopen; wie de rol koos, één meer.
role-councillor = raadsheer
    .phase = raadsherenfase
    .privilege = 3 kaarten meer bekijken
    .rules = SJ-COU-01 SJ-COU-02
    .rule = Iedereen mag 2 kaarten bekijken en er 1 houden; wie de rol koos, bekijkt er 5.
role-prospector = goudzoeker
    .phase = goudzoekersfase
    .privilege = 1 kaart trekken
    .rules = SJ-PRO-01
    .rule = Wie de rol koos, trekt een kaart; de anderen krijgen niets.

## Goederen

good-indigo = indigo
good-sugar = suiker
good-tobacco = tabak
good-coffee = koffie
good-silver = zilver
good-customs = tolgoed

## Soorten kaarten

kind-production = Productiegebouw
kind-city = { $edition ->
        [first] Paars gebouw
       *[other] Stadsgebouw
    }
kind-monument = Monument
kind-six = 6-gebouw
word-city = { $edition ->
        [first] paars gebouw
       *[other] stadsgebouw
    }
    .many = { $edition ->
        [first] paarse gebouwen
       *[other] stadsgebouwen
    }

## Kaarten

card-indigo_plant = indigoververij
    .short = indigo
    .rules = SJ-PRD-01 SJ-PRD-02
    .rule = Plaats voor 1 indigo, die bij verkoop 1 kaart opbrengt.
card-sugar_mill = suikermolen
    .short = suiker
    .rules = SJ-PRD-01 SJ-PRD-02
    .rule = Plaats voor 1 suiker, die bij verkoop 1 of 2 kaarten opbrengt.
card-tobacco_storage = tabaksfabriek
    .short = tabak
    .rules = SJ-PRD-01 SJ-PRD-02
    .rule = Plaats voor 1 tabak, die bij verkoop 1 of 2 kaarten opbrengt.
card-coffee_roaster = koffiebranderij
    .short = koffie
    .rules = SJ-PRD-01 SJ-PRD-02
    .rule = Plaats voor 1 koffie, die bij verkoop 2 of 3 kaarten opbrengt.
card-silver_smelter = zilversmederij
    .short = zilver
    .rules = SJ-PRD-01 SJ-PRD-02
    .rule = Plaats voor 1 zilver, dat bij verkoop 2 of 3 kaarten opbrengt.
card-smithy = smederij
    .rules = SJ-BLD-08
    .rule = Je productiegebouwen kosten 1 kaart minder.
card-gold_mine = goudgroeve
    .rules = SJ-PRO-04 SJ-PRO-05
    .rule =
        { $edition ->
            [first] Goudzoeker: draai 4 kaarten om. Kosten ze alle vier iets anders, neem er dan een.
           *[other] Goudzoeker: draai 4 kaarten om. Kosten ze alle vier iets anders, neem dan de goedkoopste.
        }
card-archive = archief
    .form = het
    .rules = SJ-COU-06 SJ-COU-07
    .rule = Raadsheer: je mag uit je hele hand afleggen, niet alleen van de nieuwe kaarten.
card-poor_house = armenhuis
    .form = het
    .rules = SJ-BLD-12
    .rule = Heb je na het bouwen hoogstens 1 handkaart? Trek er 1.
card-black_market = zwarte markt
    .short = zw. markt
    .rules = SJ-BLD-10
    .rule = Bij het bouwen betalen tot 2 van je goederen elk 1 kaart.
card-trading_post = handelsstation
    .form = het
    .short = h.station
    .rules = SJ-TRD-05
    .rule = Handelaar: verkoop 1 goed meer.
card-well = bron
    .rules = SJ-PRD-06
    .rule = Opzichter: trek 1 kaart als je minstens 2 goederen produceert.
card-market_stand = marktstand
    .rules = SJ-TRD-07
    .rule = Handelaar: trek 1 kaart als je minstens 2 goederen verkoopt.
card-crane = kraan
    .rules = SJ-CRN-01 SJ-CRN-02
    .rule = Je mag over een van je gebouwen heen bouwen en bespaart wat dat gekost heeft.
card-chapel = kapel
    .rules = SJ-TCK-01 SJ-TCK-02
    .rule = Elke ronde mag je er 1 handkaart onder schuiven: aan het eind 1 punt.
card-tower = toren
    .rules = SJ-RND-09
    .rule = Je mag 12 kaarten in je hand hebben.
card-aqueduct = aquaduct
    .form = het
    .rules = SJ-PRD-05
    .rule = Opzichter: produceer 1 goed meer.
card-carpenter = werkplaats
    .rules = SJ-BLD-11
    .rule = Trek 1 kaart nadat je een { word-city } hebt gebouwd.
card-prefecture = prefectuur
    .rules = SJ-COU-05
    .rule = Raadsheer: houd 2 kaarten in plaats van 1.
card-market_hall = markthal
    .rules = SJ-TRD-08
    .rule = Handelaar: 1 kaart extra als je iets verkoopt.
card-quarry = steengroeve
    .rules = SJ-BLD-09
    .rule = Je { word-city.many } kosten 1 kaart minder.
card-library = bibliotheek
    .short = biblioth.
    .rules = SJ-LIB-01 SJ-LIB-02
    .rule = Verdubbelt het privilege van je rol.
card-statue = standbeeld
    .form = het
    .rules = SJ-SCO-05
    .rule = Doet niets; telt voor de triomfboog.
card-victory_column = zuil
    .rules = SJ-SCO-05
    .rule = Doet niets; telt voor de triomfboog.
card-hero = ridder
    .rules = SJ-SCO-05
    .rule = Doet niets; telt voor de triomfboog.
card-guild_hall = gildehal
    .rules = SJ-SCO-06
    .rule =
        { $edition ->
            [first] Aan het eind 2 punten voor elk van je productiegebouwen.
           *[other] Aan het eind 1 punt voor elk van je productiegebouwen en 1 voor elke soort ervan.
        }
card-city_hall = raadhuis
    .form = het
    .rules = SJ-SCO-07
    .rule = Aan het eind 1 punt voor elk van je { word-city.many }, zichzelf meegeteld.
card-triumphal_arch = triomfboog
    .rules = SJ-SCO-05
    .rule = Aan het eind 4, 6 of 8 punten voor 1, 2 of 3 van je monumenten.
card-palace = paleis
    .form = het
    .rules = SJ-SCO-10
    .rule = Aan het eind 1 punt voor elke 4 punten die je zonder het paleis hebt.
card-office = kanselarij
    .rules = SJ-RND-12
    .rule = Elke ronde mag je 1 of 2 handkaarten ruilen.
card-guard_room = wachtlokaal
    .form = het
    .short = wachtlok.
    .rules = SJ-RND-10
    .rule = Wie geen wachtlokaal en geen toren heeft, mag maar 6 kaarten in de hand hebben.
card-hut = hut
    .rules = SJ-TRD-11
    .rule = Handelaar: trek 1 kaart als niemand iets heeft verkocht.
card-tavern = taveerne
    .rules = SJ-BLD-15
    .rule = Trek na een bouwmeesterfase 1 kaart als je de minste gebouwen hebt.
card-park = park
    .form = het
    .rules = SJ-CRN-10
    .rule = Bouw je er met de kraan overheen, dan bespaart het 6 kaarten in plaats van 3.
card-customs_office = douanekantoor
    .form = het
    .short = douane
    .rules = SJ-COU-08 SJ-TRD-06
    .rule = Raadsheer: krijgt een goed, dat altijd 2 kaarten opbrengt.
card-bank = bank
    .rules = SJ-TCK-04 SJ-TCK-05
    .rule = Eén keer in het spel mag je er zoveel handkaarten onder schuiven als je wilt: elk 1 punt.
card-harbour = haven
    .rules = SJ-TRD-10
    .rule = Handelaar: één van je verkochte goederen gaat eronder: aan het eind 1 punt.
card-goldsmith = goudsmederij
    .short = goudsmed.
    .rules = SJ-PRO-06 SJ-PRO-07
    .rule = Goudzoeker: draai 1 kaart om. Heeft niemand dat gebouw, dan krijg jij de kaart.
card-residence = residentie
    .rules = SJ-SCO-08
    .rule = Aan het eind 4, 3, 2, 1 punten voor je groepjes van 3 verschillende, even dure gebouwen.
card-cathedral = kathedraal
    .rules = SJ-BLD-14 SJ-SCO-09
    .rule = Ligt voor iedereen op tafel. Aan het eind 4, 3, 2, 1 punten voor de 6-gebouwen van de anderen.

## Waar een getal vandaan komt, naast de namen hierboven

source-printed = kosten
source-privilege = privilege
sum-unit = { $number ->
        [one] kaart
       *[other] kaarten
    }
source-points-printed = op de kaarten
source-points-tucked = eronder geschoven

## Wat er gevraagd wordt, aan de lezer en aan iemand anders

ask-role = Kies een rol
    .other = { $who } kiest een rol
ask-build = Bouw iets, of pas
    .other = { $who } mag bouwen
ask-over = Waar moet { NOUN($card, as: "the") } komen?
    .hint = Kies een van je gebouwen om overheen te bouwen.
    .other = { $who } bouwt met de kraan
ask-barter = { NOUN($card, as: "title") } ook met goederen betalen?
    .hint = Je zwarte markt neemt ze als kaarten aan. { $due ->
            [one] Er is nog 1 kaart te betalen.
           *[other] Er zijn nog { $due } kaarten te betalen.
        }
    .other = { $who } bouwt
ask-pay = { $left ->
        [0] Betaal { NOUN($card, as: "the") }
        [one] Betaal { NOUN($card, as: "the") }: nog 1 kaart
       *[other] Betaal { NOUN($card, as: "the") }: nog { $left } kaarten
    }
    .other = { $who } betaalt
ask-produce = Wat produceer je?
    .other = { $who } produceert
ask-sell = Wat verkoop je?
    .other = { $who } verkoopt
ask-council = Hoeveel kaarten wil je bekijken?
    .other = { $who } gaat naar de raad
ask-keep = { $left ->
        [one] Welke kaart houd je?
       *[other] Welke { $left } kaarten houd je?
    }
    .other = { $who } kiest wat blijft
ask-discard = { $left ->
        [one] Leg een kaart af
       *[other] Leg { $left } kaarten af
    }
    .hint = { $reason ->
        [council] Dankzij het archief horen de nieuwe kaarten en je hand bij elkaar.
        [limit] Je mag hoogstens { $limit } kaarten hebben.
       *[other] Wat overblijft is je eerste hand.
    }
    .other = { $who } legt af
ask-tuck = Een kaart onder je kapel schuiven?
    .hint = Die is aan het eind 1 punt waard en komt niet terug.
    .other = { $who } mag een kaart onder de kapel schuiven
ask-prospect = Trek van de stapel
    .other = { $who } trekt
ask-use = Je gebouw gebruiken?
    .other = { $who } mag een gebouw gebruiken
ask-pick = Neem een van deze kaarten
    .other = { $who } neemt een kaart
ask-bonus = Je gebouw gebruiken?
    .other = { $who } mag een gebouw gebruiken
ask-exchange = Kaarten ruilen in je kanselarij?
    .hint = Lever 1 of 2 kaarten in en trek er evenveel.
    .other = { $who } mag kaarten ruilen
ask-bank = Kaarten naar je bank brengen?
    .hint = Dat kan maar één keer in het spel; elke kaart is aan het eind 1 punt waard.
    .other = { $who } mag kaarten naar de bank brengen

## Antwoorden die nergens op tafel liggen

option-pass = Passen
option-done = Klaar
option-decline = Niet gebruiken
option-build-pass = Niet bouwen
option-waive-double = Zonder bibliotheek
    .hint = Bouwen zonder het privilege te verdubbelen
option-waive-privilege = Zonder privilege
    .hint = Bouwen voor de prijs die iedereen betaalt
option-waive-discount = Zonder korting
    .hint = Bouwen zonder de hulp van je gebouwen
option-waive-all = Voor de volle prijs
    .hint = Bouwen zonder enige korting
option-beside = Op een eigen plaats
option-barter-done = Geen goederen meer
option-produce-done = Dat is alles
option-sell-done = Dat is alles
option-produce-none = Niets produceren
option-sell-none = Niets verkopen
option-draw-1 = 1 kaart trekken
option-draw-2 = 2 kaarten bekijken
option-draw-5 = 5 kaarten bekijken
option-draw-8 = 8 kaarten bekijken
option-draw-2-keep-1 = 2 bekijken, 1 houden
option-draw-5-keep-1 = 5 bekijken, 1 houden
option-draw-8-keep-1 = 8 bekijken, 1 houden
option-prospect-draw-1 = 1 kaart trekken
option-prospect-draw-2 = 2 kaarten trekken
option-tuck-pass = Niets eronder schuiven
option-exchange-done = Dat is alles
option-exchange-none = Niets ruilen
option-bank-done = Dat is alles
option-bank-none = Nu niet
option-pick-decline = Geen enkele nemen

## Wat een klik met iets doet: de knop voor wie de tafel niet ziet

verb-role = Neem de { $thing }
verb-build = Bouw { NOUN($thing, as: "the") }
verb-over = { $how ->
        [loaded] Bouw over { NOUN($thing, as: "the") } heen, met goed en al
       *[other] Bouw over { NOUN($thing, as: "the") } heen
    }
verb-give = Betaal met { $thing }
verb-pay = Betaal met { NOUN($thing, as: "the") }
verb-produce = Produceer { $thing }
verb-sell = Verkoop { $thing }
verb-keep = Houd { NOUN($thing, as: "the") }
verb-discard = Leg { NOUN($thing, as: "the") } af
verb-tuck = Schuif { NOUN($thing, as: "the") } eronder
verb-use = Gebruik { NOUN($thing, as: "the") }
verb-pick = Neem { NOUN($thing, as: "the") }
verb-exchange = Ruil { NOUN($thing, as: "the") }
verb-bank = Breng { NOUN($thing, as: "the") } naar de bank

ribbon-build = Dit bouw je
ribbon-over = Eroverheen
ribbon-give = Betaalt
ribbon-pay = { $of ->
        [0] Betaalt
       *[other] Betaalt, { $number } van { $of }
    }
ribbon-produce = Produceert
ribbon-sell = Verkocht
ribbon-keep = Blijft
ribbon-discard = Afgelegd
ribbon-exchange = Geruild
ribbon-bank = Naar de bank
ribbon-use = Gebruikt

## Wat de beurt doet als hij compleet is

confirm-build = Bouw { NOUN($thing, as: "the") }
confirm-produce = Produceren
confirm-sell = Verkopen
confirm-keep = { $number ->
        [one] Kaart houden
       *[other] Kaarten houden
    }
confirm-discard = { $number ->
        [one] Kaart afleggen
       *[other] Kaarten afleggen
    }
confirm-exchange = Ruilen
confirm-bank = Naar de bank brengen

## Wat er gebeurde

event-role = { $you ->
        [yes] Je neemt
       *[no] { $who } neemt
    } de { $role }.
event-pass = { $you ->
        [yes] Je
       *[no] { $who }
    } { $phase ->
        [builder] bouwt niet.
        [producer] produceert niets.
        [trader] verkoopt niets.
        [councillor] bekijkt geen kaarten.
       *[other] trekt niets.
    }
event-skip = { $you ->
        [yes] Je
       *[no] { $who }
    } { $phase ->
        [builder] { $you ->
            [yes] kunt
           *[no] kan
        } niet bouwen{ $reason ->
            [nothing_affordable] {", er is te weinig om te betalen"}
           *[other] {""}
        }.
        [producer] { $you ->
            [yes] kunt
           *[no] kan
        } niet produceren{ $reason ->
            [no_cards_left] {", er zijn geen kaarten meer"}
           *[other] {""}
        }.
        [trader] { $you ->
            [yes] hebt
           *[no] heeft
        } niets te verkopen.
       *[other] { $you ->
            [yes] kunt
           *[no] kan
        } niet trekken{ $reason ->
            [no_cards_left] {", er zijn geen kaarten meer"}
           *[other] {""}
        }.
    }
event-decline = { $you ->
        [yes] Je gebruikt je { $card } niet.
       *[no] { $who } gebruikt { NOUN($card, as: "the") } niet.
    }
event-draw = { $you ->
        [yes] Je trekt
       *[no] { $who } trekt
    } { $cards ->
        [none] { $number ->
            [one] 1 kaart
           *[other] { $number } kaarten
        }
       *[other] { $some }
    }{ $reason ->
        [prospector] {""}
        [sale] {" voor de verkoop"}
        [exchange] {" in ruil"}
       *[other] {" "}({ $reasonName })
    }.
event-look = { $you ->
        [yes] Je bekijkt
       *[no] { $who } bekijkt
    } { $cards ->
        [none] { $number ->
            [one] 1 kaart
           *[other] { $number } kaarten
        }
       *[other] { $some }
    }.
event-discard = { $you ->
        [yes] Je legt
       *[no] { $who } legt
    } { $cards ->
        [none] { $number ->
            [one] 1 kaart
           *[other] { $number } kaarten
        }
       *[other] { $some }
    } af{ $reason ->
        [limit] {" (handlimiet)"}
        [exchange] {" (om te ruilen)"}
       *[other] {""}
    }.
event-pay = { $you ->
        [yes] Je betaalt
       *[no] { $who } betaalt
    } { NOUN($reasonName, as: "the") } met { $cards ->
        [none] { $number ->
            [one] 1 kaart
           *[other] { $number } kaarten
        }
       *[other] { $some }
    }.
event-build = { $you ->
        [yes] Je bouwt
       *[no] { $who } bouwt
    } { NOUN($card, as: "the") }{ $over ->
        [none] {""}
       *[other] {" "}over { NOUN($over, as: "the") } heen
    }{ $goods ->
        [none] {""}
       *[other] {" "}en betaalt ook met { $goods }
    }.
event-produce = { $you ->
        [yes] Je produceert
       *[no] { $who } produceert
    } { $goods ->
        [none] niets
       *[other] { $goods }
    }.
event-sell = { $you ->
        [yes] Je verkoopt
       *[no] { $who } verkoopt
    } { $goods } voor { $proceeds ->
        [one] 1 kaart
       *[other] { $proceeds } kaarten
    }.
event-receive = { $you ->
        [yes] Je { $card }
       *[no] { NOUN($card, as: "title") } van { $who }
    } krijgt een goed.
event-tile = Het handelshuis betaalt: { $prices }.
event-tile-price = { $good } { $price }
event-reveal = { $you ->
        [yes] Je draait
       *[no] { $who } draait
    } { $cards ->
        [none] niets
       *[other] { $some }
    } om.
event-take = { $you ->
        [yes] Je neemt
       *[no] { $who } neemt
    } { NOUN($card, as: "the") }.
event-discard_revealed = Naar de aflegstapel: { $cards }.
event-tuck = { $you ->
        [yes] Je schuift
       *[no] { $who } schuift
    } { $card ->
        [none] een kaart
       *[other] { NOUN($card, as: "the") }
    } onder een gebouw.
event-reshuffle = De aflegstapel wordt geschud: { $number } kaarten.
event-round = Ronde { $round }, { $you ->
        [yes] jij bent
       *[no] { $who } is
    } gouverneur
event-end = Twaalf gebouwen: het spel eindigt.

## Hoe het afliep

ending-twelve_buildings = Iemand heeft twaalf gebouwen gebouwd.
ending-twelve_buildings_by_2 = Twee spelers hebben twaalf gebouwen gebouwd.
ending-twelve_buildings_by_3 = Drie spelers hebben twaalf gebouwen gebouwd.
ending-twelve_buildings_by_4 = Alle vier hebben twaalf gebouwen gebouwd.

## Waarom iets niet kan; $thing is wat gewenst was

refusal-double-used = Je bibliotheek heb je deze ronde al gebruikt.
refusal-keeps-one-anyway = Je houdt sowieso maar één kaart.
refusal-limit-reached = { $rule ->
        [SJ-PRD-03] Meer goederen mag je niet produceren.
       *[other] Meer goederen mag je niet verkopen.
    }
refusal-must-take = Je hebt goud gevonden: neem een kaart.
refusal-no-cards = Zoveel kaarten zijn er niet meer.
refusal-no-crane = Alleen met een kraan kun je over een gebouw heen bouwen.
refusal-no-double = { $rule ->
        [SJ-PRO-01] Zonder bibliotheek trekt de goudzoeker één kaart.
       *[other] Voor acht kaarten heb je een bibliotheek nodig die je deze ronde nog kunt gebruiken.
    }
refusal-no-good = Je hebt geen { $thing }.
refusal-no-plant = In deze fase wordt geen { $thing } geproduceerd.
refusal-no-privilege = Alleen de raadsheer bekijkt meer dan twee kaarten.
refusal-no-such-card = Deze kaart doet niet mee.
refusal-no-such-plant = Zo’n productiegebouw, met of zonder goed, heb je niet.
refusal-no-vacancy = Je hebt geen leeg gebouw voor { $thing }.
refusal-not-asked = Het gaat nu alleen om dat ene gebouw.
refusal-not-in-display = Je kunt alleen over een eigen gebouw heen bouwen.
refusal-not-in-hand = Je hebt geen { $thing } om te kiezen.
refusal-not-over-crane = Over de kraan die tilt kun je niet heen bouwen.
refusal-not-over-same = Over een gebouw bouw je niet hetzelfde gebouw heen.
refusal-one-of-each = Niemand mag { NOUN($thing, as: "the") } twee keer hebben.
refusal-out-of-order = { $rule ->
        [SJ-BLD-10] Goederen noem je op volgorde, en genoeg ervan.
        [SJ-PRD-01] Goederen noem je op volgorde.
        [SJ-TRD-04] Goederen noem je op volgorde.
       *[other] Kaarten noem je op volgorde.
    }
refusal-payment-short = De rest kan je hand alleen niet betalen.
refusal-role-taken = De { $thing } is deze ronde al gekozen.
refusal-too-expensive = Daarvoor heb je niet genoeg andere kaarten.
refusal-waived-nothing = Van een korting zie je alleen af om te bouwen.
refusal-waiver-changes-nothing = Die korting is er niet, of ervan afzien verandert niets.

## Opties: hun namen en waarden

setting-setup_variant = Eerste hand
    .standard_4 = vier kaarten
    .keep_4_of_5_6_7_8 = 4 houden van 5, 6, 7 of 8
setting-auto_bonus_draws = Bonuskaarten
    .true = komen vanzelf
    .false = elke keer vragen
setting-tuck_visibility = Kaarten onder gebouwen
    .owner_only = alleen de eigenaar telt ze
    .public = iedereen ziet hoeveel
setting-guard_room-mode = Handlimiet van 6
    .when_in_play = zolang er een wachtlokaal staat
    .always = altijd
setting-tavern-same_phase = Een nieuwe taveerne
    .true = betaalt in dezelfde fase
    .false = betaalt vanaf de volgende fase
setting-expansion-shuffle = Nieuwe kaarten erin schudden
    .before_deal = voor het delen
    .after_deal = na het delen
setting-card_overrides = Andere getallen op kaarten
    .hint = zoals hut.cost:1,bank.vp:3

## Delen van de tafel

round = Ronde { $round }
street-yours = Jouw gebouwen
street-of = Gebouwen van { $who }
place-free = vrije plaats { $number }
hand-yours = Jouw hand
looked-yours = Je bekijkt
looked-open = Open voor iedereen
looked-others = { $who } bekijkt { $number ->
        [one] 1 kaart
       *[other] { $number } kaarten
    }
trading-house = Handelshuis
    .now = geldt nu
    .last = laatste kaartje
    .unknown = nog geen kaartje gezien
pile-draw = trekken
pile-discard = afgelegd
open-card = op tafel
