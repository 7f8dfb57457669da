# Wat bots zeggen: waarom ze zo spelen, en hints. Delen van een zin, dus zonder punt.
# $you is "yes" als de lezer zelf aan de beurt is. $them zegt wie de rivaal is: you, leader of name ($rival).
# $sure is "no" als het van het toeval afhangt of van wat anderen doen. $thing is een gebouw of kaart.

why-hint = { $move }{ $colon ->
        [yes] {" "}–
       *[no] :
    } { $reasons }.
why-told = { $deed }: { $reasons }.
why-told-anyhow = { $deed }: puur toeval, deze bot doet maar wat.
why-both = { $first }; { $second }

## Meer keuzes van een beurt in één

move-place = { $people } op { $things }
move-place_noble = Edellieden op { $things }
move-pay = Betaal met { $things }
move-give = Betaal met { $things }
move-discard = Leg { $things } af
move-keep = Houd { $things }
move-send = Verscheep { $things }
move-sell = Verkoop { $things }
move-produce = Produceer { $things }
move-exchange = Ruil { $things }
move-bank = Breng { $things } naar de bank

probably = { $sure ->
        [no] waarschijnlijk
       *[yes] {""}
    }
someones = { $them ->
        [you] van jou
        [leader] van de koploper
       *[name] van { $rival }
    }

## Wat het oplevert

why-wins = daarmee eindigt het spel en { $you ->
        [yes] win je { probably }
       *[no] wint { $who } { probably }
    }
why-shares = daarmee eindigt het spel en { $you ->
        [yes] deel je
       *[no] deelt { $who }
    } { probably } de winst
why-last-round = dit wordt dan { probably } de laatste ronde, en { $you ->
        [yes] jij staat
       *[no] { $who } staat
    } voor
why-twelfth = het twaalfde gebouw beëindigt het spel
why-points = { probably } { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }{ $you ->
        [yes] {" "}voor jou
       *[no] {""}
    }
why-points-more = { probably } { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } meer dan anders
why-phase-points = in deze fase { probably } in totaal { $points } punten
why-most-points = niemand anders krijgt { probably } zoveel
why-doubloons = { $doubloons ->
        [one] 1 dubloen
       *[other] { $doubloons } dubloenen
    }{ $you ->
        [yes] {" "}voor jou
       *[no] {""}
    }
why-coins = { $you ->
        [yes] { $doubloons ->
            [one] er ligt 1 dubloen op
           *[other] er liggen { $doubloons } dubloenen op
        }
       *[no] { $doubloons ->
            [one] de dubloen erop telt mee
           *[other] de dubloenen erop tellen mee
        }
    }
why-doubloons-more = { probably } { $doubloons ->
        [one] 1 dubloen
       *[other] { $doubloons } dubloenen
    } meer dan anders
why-people = { probably } { $workers } { $people }{ $you ->
        [yes] {" "}voor jou
       *[no] {""}
    }
why-noble = een edelman is aan het eind een punt waard
why-alone = de anderen hebben er niets aan
why-else-taken = anders { $them ->
        [you] ga jij er waarschijnlijk mee vandoor
        [leader] gaat de koploper er waarschijnlijk mee vandoor
       *[name] gaat { $rival } er waarschijnlijk mee vandoor
    }
why-outlook = dat belooft aan het eind ongeveer { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } meer dan al het andere
why-as-good = het lijkt ongeveer even goed als al het andere
why-festival = daarmee is een doel van het feest gehaald

## Goederen

why-makes = { $you ->
        [yes] je produceert { probably } { $goods }
       *[no] dat levert { probably } { $goods } op
    }
why-makes-most = niemand anders produceert zoveel
why-makes-nothing = { $them ->
        [you] jij produceert
        [leader] de koploper produceert
       *[name] { $rival } produceert
    } niets
why-nobody-makes = niemand anders kan iets produceren
why-will-make = meer { $goods } bij het produceren
why-sale = { $you ->
        [yes] je verkoopt { probably } { $good }
       *[no] { $good } gaat { probably } weg
    } voor { $doubloons ->
        [0] niets
        [one] 1 dubloen
       *[other] { $doubloons } dubloenen
    }
why-cannot-sell = { $them ->
        [you] jij kunt
        [leader] de koploper kan
       *[name] { $rival } kan
    } { probably } geen { $good } kwijt
why-nothing-to-sell = { $them ->
        [you] jij hebt
        [leader] de koploper heeft
       *[name] { $rival } heeft
    } niets te verkopen
why-nobody-sells = niemand anders heeft iets te verkopen
why-house-full = het handelshuis is dan vol
why-enough = dat is genoeg voor { NOUN($thing, as: "the") }
why-spoils = { NOUN($good, as: "the") } { someones } bederft { probably }
why-no-ship = { NOUN($good, as: "the") } { someones } vindt { probably } geen schip
why-nobody-ships = niemand anders heeft iets te laden
why-own-saved = { $you ->
        [yes] anders bederft je { $good } { probably }
       *[no] anders bederft { probably } { $good }
    }
why-ship-full = het { $ship }-schip is dan vol
why-own-ship = dat kost geen plaats op de vrachtschepen
why-keeps-dearest = { $good } levert bij verkoop het meeste op
why-dearest = { $good } levert bij verkoop het meeste op
why-sells-for = het handelshuis neemt { $good } voor { $doubloons ->
        [one] 1 dubloen
       *[other] { $doubloons } dubloenen
    }
why-rides = op het { $ship }-schip is nog plaats voor { $good }
why-loot = { $number } { $good } van het { $ship }-schip
why-empties = het { $ship }-schip wordt leeggehaald
why-kidnap = aan het eind van de ronde { NOUN($role, as: "the") }, of 3 dubloenen losgeld
why-sells-better = { $good } brengt meestal meer op
why-sale-cards = { $you ->
        [yes] je krijgt
       *[no] dat brengt
    } { probably } { $number ->
        [one] 1 kaart
       *[other] { $number } kaarten
    } voor { $goods }
why-good-prices = de prijzen zijn nu goed
why-poor-prices = de prijzen zijn nu slecht

## Land en mensen

why-may-quarry = { $you ->
        [yes] je mag
       *[no] de kolonist mag
    } een steengroeve nemen
why-tiles = { probably } { $number } tegels ineens
why-cheaper = met een steengroeve bouw je goedkoper
why-one-more-tile = die komt boven op de gewone tegel
why-forest = twee bossen maken elk gebouw goedkoper
why-corn-alone = maïs heeft geen gebouw nodig
why-feeds = een { $tile } voor { NOUN($thing, as: "the") }
why-new-kind = de eerste { $tile } op dit eiland
why-occupies = dan werkt { NOUN($thing, as: "the") }
why-pays = { NOUN($thing, as: "the") } brengt { probably } { $doubloons ->
        [0] {""}
        [one] 1 dubloen
       *[other] { $doubloons } dubloenen
    }{ $points ->
        [0] {""}
        [one] { $doubloons ->
            [0] 1 punt
           *[other] {" "}en 1 punt
        }
       *[other] { $doubloons ->
            [0] { $points } punten
           *[other] {" "}en { $points } punten
        }
    } op

## Bouwen

why-may-build = { $you ->
        [yes] je kunt { NOUN($thing, as: "the") } bouwen
       *[no] { NOUN($thing, as: "the") } is te bouwen
    }
why-cannot-build = { $them ->
        [you] jij kunt
        [leader] de koploper kan
       *[name] { $rival } kan
    } { $sure ->
        [no] nauwelijks
       *[yes] niet
    } bouwen
why-nobody-builds = { $sure ->
        [no] bijna niemand anders
       *[yes] niemand anders
    } kan bouwen
why-few-cards = { $number ->
        [0] de anderen hebben geen kaarten in de hand
        [one] niemand anders heeft meer dan 1 kaart in de hand
       *[other] niemand anders heeft meer dan { $number } kaarten in de hand
    }
why-worth = zoals het er nu voor staat { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } waard
why-printed = { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } waard
why-worth-manned = bezet is het zoals het er nu voor staat { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } waard
why-raises = { NOUN($thing, as: "the") } is dan { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } meer waard
why-use = wat het doet: “{ $rule }”
why-processes = daarmee is de { $good } van { $number ->
        [one] 1 plantage
       *[other] { $number } plantages
    } te verwerken
why-cheap = het kost maar { $doubloons } in plaats van { $number } dubloenen
why-saves-up = { $you ->
        [yes] je spaart
       *[no] dat spaart
    } voor iets duurders, zoals { NOUN($thing, as: "the") }
why-last-copy = het is de laatste
why-holds = levert { $good } op
why-saves = { NOUN($thing, as: "the") } scheelt { $number ->
        [one] 1 kaart
       *[other] { $number } kaarten
    }
why-covers = { NOUN($thing, as: "the") } eronder scheelt { $number ->
        [one] 1 kaart
       *[other] { $number } kaarten
    }
why-all-stay = er gaat niets onder verloren

## Kaarten

why-looks = { $you ->
        [yes] je kiest uit
       *[no] keus uit
    } { $number } kaarten
why-draws = meteen { $number ->
        [one] 1 kaart
       *[other] { $number } kaarten
    }
why-brings = { NOUN($thing, as: "the") } levert { probably } { $number ->
        [one] 1 kaart
       *[other] { $number } kaarten
    } op
why-receives = { NOUN($thing, as: "the") } krijgt een goed
why-doubles = { NOUN($thing, as: "the") } verdubbelt het voorrecht
why-has-one = { NOUN($thing, as: "the") } heb je al
why-holds-two = { NOUN($thing, as: "the") } heb je meer dan eens in de hand
why-keeps = { $you ->
        [yes] je houdt
       *[no] dat houdt
    } { $cards }
why-would-count = { NOUN($thing, as: "the") } zou nu al { $points } punten tellen
why-payable = { NOUN($thing, as: "the") } kun je binnenkort betalen
why-card-use = wat { NOUN($thing, as: "the") } doet: “{ $rule }”
why-card-holds = { NOUN($thing, as: "the") } produceert { $good }

## Wat over elke keuze van een soort te zeggen is

general-role = geen andere rol belooft meer
general-tile = niets anders belooft meer
general-man_tile = dan werkt die meteen
general-hire = eentje extra kan nooit kwaad
general-deal = aan deze figuur heb je meer
general-place = nergens anders heb je meer aan ze
general-build = niets anders belooft nu meer
general-man_building = dan werkt het meteen
general-produce = het kost niets
general-extra = daar is het meeste aan te hebben
general-sell = niets anders belooft meer
general-load = niets anders belooft meer
general-store = deze goederen zijn het bewaren waard
general-bonus = het kost niets
general-discount = het kost niets
general-draft = het belooft meer dan de andere voor die prijs
general-lay = zo is er meer aan te hebben
general-place_noble = nergens anders heb je meer aan ze
general-hand_in = dat is het makkelijkst te missen
general-hand_in_from = daar wordt de figuur het minst gemist
general-court = dat levert de meeste punten op
general-send = dat levert de meeste punten op
general-lodge = zo blijft het beste eiland over
general-deed = geen andere wandaad belooft meer
general-guest = daar heb je het meest aan hem
general-noble_guest = daar heb je het meest aan hem
general-over = daar wordt het minst gemist
general-barter = zo blijft het nuttigste over
general-pay = zo blijven de nuttigste kaarten over
general-council = hoe meer kaarten, hoe beter de keus
general-keep = zo blijft het nuttigste over
general-discard = zo blijven de nuttigste kaarten over
general-tuck = dat belooft het meest
general-prospect = meer kaarten kunnen nooit kwaad
general-use = het kost niets
general-pick = daar is het meeste aan te hebben
general-exchange = dat belooft de beste hand
general-bank = dat belooft het meest

## Hints van de eerste sterkte: waar het om draait

theme-end = Het einde is in zicht: tel de punten.
theme-rival = Kijk wat { $rival } nodig heeft.
theme-rivals = Kijk wat de anderen kunnen.
theme-money = Het draait nu om geld.
theme-land = Het draait nu om je eiland.
theme-people = Het draait nu om je mensen.
theme-building = Het draait nu om bouwen.
theme-goods = Het draait nu om goederen.
theme-trade = Het draait nu om de handel.
theme-ships = Het draait nu om de schepen.
theme-misdeed = Tijd voor een wandaad.
theme-storing = Bedenk waar je je goederen voor nodig hebt.
theme-gift = Je krijgt iets aangeboden.
theme-draft = Bedenk hoe je wilt winnen.
theme-giving = Bedenk wat je kunt missen.
theme-points = Het draait nu om punten.
theme-hand = Het draait nu om je hand.
theme-paying = Bedenk welke kaarten je nog nodig hebt.

## Hints van de tweede sterkte: wat voor zet

sort-role-coins = Neem een rol waar dubloenen op liggen.
sort-role-land = Neem een rol die land oplevert.
sort-role-people = Neem een rol die mensen oplevert.
sort-role-build = Neem een rol waarmee je kunt bouwen.
sort-role-goods = Neem een rol die goederen oplevert.
sort-role-trade = Neem een rol waarmee je goederen verkoopt.
sort-role-ships = Neem een rol die schepen vult.
sort-role-alone = Neem een rol waar de anderen niets aan hebben.
sort-role-cards = Neem een rol waarmee je kaarten uitzoekt.
sort-role-misdeed = Neem een rol voor schurken.
sort-tile = Neem een plantage.
sort-tile-corn = Neem iets dat geen gebouw nodig heeft.
sort-tile-draw = Trek eerst.
sort-tile-feeds = Neem iets dat een van je gebouwen kan verwerken.
sort-tile-new = Neem een soort die je nog niet hebt.
sort-tile-quarry = Neem iets dat bouwen goedkoper maakt.
sort-lay-forest = Plant een bos.
sort-lay-plantation = Maak er een plantage van.
sort-build = Zie af van een korting.
sort-build-none = Bouw nog niets.
sort-build-large = Bouw iets groots.
sort-build-plant = Bouw iets dat goederen oplevert.
sort-build-special = Bouw iets met een eigen functie.
sort-build-six = Bouw iets dat aan het eind telt.
sort-build-monument = Bouw een monument.
sort-build-city = Bouw iets met een eigen functie.
sort-build-beside = Geef het een eigen plaats.
sort-build-over = Bouw ergens overheen.
sort-load-own = Neem een eigen schip.
sort-load-full = Maak een schip vol.
sort-load-new = Laad een leeg schip.
sort-load-most = Laad waar je het meeste van hebt.
sort-load-begun = Laad een schip waar al iets op ligt.
sort-sell-dearest = Verkoop je duurste goed.
sort-sell-other = Verkoop iets, maar niet het duurste.
sort-sell-land = Handel in land.
sort-sell-all = Verkoop alles wat je hebt.
sort-sell-some = Verkoop maar een deel.
sort-produce = Produceer zoveel als goed voor je is.
sort-place = Bedenk wat je hierna wilt doen.
sort-place-goods = Bezet wat goederen oplevert.
sort-place-city = Bezet een gebouw dat je helpt.
sort-store = Houd wat het meeste opbrengt of moeilijk te vervangen is.
sort-extra = Neem wat je het best kunt verkopen of laden.
sort-draft = Kies wat bij je plan past.
sort-hand-in = Lever in wat je het minst mist.
sort-send = Verscheep goederen per paar.
sort-noble = Neem de edelman.
sort-worker = Neem iemand die werkt.
sort-move = Zet je gasten waar je wat aan ze hebt.
sort-deed-piracy = Beroof een schip.
sort-deed-plunder = Plunder iets.
sort-deed-raid = Haal mensen.
sort-deed-kidnap = Ontvoer iemand.
sort-keep-plant = Neem een productiegebouw.
sort-keep-six = Neem iets dat aan het eind telt.
sort-keep-monument = Neem een monument.
sort-keep-city = Neem iets met een eigen functie.
sort-look = Bekijk zoveel kaarten als je kunt.
sort-barter = Betaal ook met goederen.
sort-barter-none = Houd je goederen.
sort-give = Doe weg wat je voorlopig niet nodig hebt.
sort-yes = Neem wat je krijgt aangeboden.
sort-no = Laat het.
