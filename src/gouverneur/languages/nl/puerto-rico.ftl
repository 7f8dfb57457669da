# Puerto Rico in het Nederlands: hoe alles heet, wat het doet (in onze woorden) en wat er gebeurde.
# In gebeurtenissen is $you "yes" als het de lezer zelf is; $who is de naam van de plaats, of meer namen.
# $edition is de editie en is er altijd: die beslist tussen woorden. NOUN zet een naam in een zin, zoals `noun-…` in de
# catalogus `page` zegt.

puerto-rico = Puerto Rico
    .about = bordspel, twee tot vijf spelers
puerto-rico-edition-2002 = Eerste editie (2002)
    .about = Drie tot vijf spelers; met z’n vijven liggen er 122 punten aan fiches.
puerto-rico-edition-2020 = Nieuwe editie (2020)
    .about = Twee tot vijf spelers; met z’n vijven liggen er 126 punten aan fiches.
puerto-rico-module-new-buildings = De nieuwe gebouwen
    .about = 14 extra gebouwen; vooraf kiezen de spelers om de beurt welke beige gebouwen meedoen.
puerto-rico-module-nobles = De edellieden
    .about = Figuren die elk een punt waard zijn, en 8 gebouwen voor hen.
puerto-rico-module-buccaneer = De boekanier
    .about = Een rol die rooft, plundert en ontvoert.
puerto-rico-module-festival = Het festival
    .about = Drie doelen, elk voor wie het als eerste haalt.

## Rollen

role-settler = kolonist
    .phase = kolonistenfase
    .privilege = ook steengroeve
    .rules = PR-STL-01 PR-STL-02
    .rule = Iedereen mag een plantage op zijn eiland leggen; wie de rol koos, mag in plaats daarvan een steengroeve nemen.
role-mayor = { $edition ->
        [2002] burgemeester
       *[other] voorman
    }
    .phase = { $edition ->
        [2002] burgemeestersfase
       *[other] voormansfase
    }
    .privilege = 1 { piece-worker } extra
    .rules = PR-MAY-01 PR-MAY-02 PR-MAY-03
    .rule = Wie { place-office } klaarstaat, wordt verdeeld en iedereen zet al zijn mensen opnieuw in; wie de rol koos, krijgt één { piece-worker } extra.
role-builder = bouwmeester
    .phase = bouwmeesterfase
    .privilege = betaalt 1 minder
    .rules = PR-BLD-01 PR-BLD-04
    .rule = Iedereen mag één gebouw bouwen; wie de rol koos, betaalt 1 dubloen minder.
role-craftsman = opzichter
    .phase = opzichtersfase
    .privilege = 1 goed extra
    .rules = PR-CRA-01 PR-CRA-06
    .rule = Iedereen produceert goederen; wie de rol koos, neemt daarna nog één goed van een soort die hij net heeft geproduceerd.
role-trader = handelaar
    .phase = handelaarsfase
    .privilege = 1 dubloen extra
    .rules = PR-TRA-01 PR-TRA-03
    .rule = Iedereen mag één goed aan het handelshuis verkopen; wie de rol koos, krijgt 1 dubloen extra.
role-captain = kapitein
    .phase = kapiteinsfase
    .privilege = 1 punt extra
    .rules = PR-CAP-01 PR-CAP-02 PR-CAP-10 PR-CAP-11 PR-CAP-14
    .rule = Om de beurt laadt iedereen goederen op de schepen, voor punten; wie de rol koos, krijgt één keer 1 punt extra. Wat overblijft, moet worden opgeslagen.
role-prospector = goudzoeker
    .phase = goudzoekersfase
    .privilege = 1 dubloen
    .rules = PR-PRO-01
    .rule = Wie de rol koos, neemt een dubloen; de anderen doen niets.
role-prospector_2 = goudzoeker
    .phase = goudzoekersfase
    .privilege = 1 dubloen
    .rules = PR-PRO-01
    .rule = Wie de rol koos, neemt een dubloen; de anderen doen niets.
role-buccaneer = boekanier
    .phase = boekaniersfase
    .privilege = één wandaad
    .rules = PR-BUC-03 PR-BUC-04
    .rule = Wie de rol koos, berooft een transportschip, plundert het handelshuis, overvalt { place-office.the } of ontvoert een rol, en neemt het opsporingsbericht. De anderen doen niets. Wie het opsporingsbericht heeft, kan deze rol niet kiezen.

## Goederen en tegels

good-corn = maïs
good-indigo = indigo
good-sugar = suiker
good-tobacco = tabak
good-coffee = koffie
tile-corn = maïsplantage
    .short = maïs
    .rules = PR-CRA-02
tile-indigo = indigoplantage
    .short = indigo
    .rules = PR-CRA-03
tile-sugar = suikerplantage
    .short = suiker
    .rules = PR-CRA-03
tile-tobacco = tabaksplantage
    .short = tabak
    .rules = PR-CRA-03
tile-coffee = koffieplantage
    .short = koffie
    .rules = PR-CRA-03
tile-quarry = steengroeve
    .short = steengroeve
    .rules = PR-BLD-03
tile-forest = bos
    .form = het
    .short = bos
    .rules = PR-FOR-03 PR-FOR-04
piece-worker = { $edition ->
        [2002] kolonist
       *[other] arbeider
    }
    .many = { $edition ->
        [2002] kolonisten
       *[other] arbeiders
    }
    .title = { $edition ->
        [2002] Kolonist
       *[other] Arbeider
    }
    .titles = { $edition ->
        [2002] Kolonisten
       *[other] Arbeiders
    }
    .rules = PR-GEN-02 PR-GEN-03
    .rule = Staat op een cirkel van een tegel of gebouw en zet die aan het werk.
piece-noble = edelman
    .rules = PR-NOB-06
    .rule = Staat overal waar een { piece-worker } kan staan, en is aan het eind 1 punt waard.
thing-point = punt
    .form = het
thing-port = { $edition ->
        [2002] windroos
       *[other] kade
    }
place-office = { $edition ->
        [2002] op het kolonistenschip
       *[other] op het wervingsbureau
    }
    .from = { $edition ->
        [2002] van het kolonistenschip
       *[other] van het wervingsbureau
    }
    .name = { $edition ->
        [2002] kolonistenschip
       *[other] wervingsbureau
    }
    .the = { $edition ->
        [2002] het kolonistenschip
       *[other] het wervingsbureau
    }
kind-special = { $edition ->
        [2002] paars gebouw
       *[other] beige gebouw
    }
    .many = { $edition ->
        [2002] paarse gebouwen
       *[other] beige gebouwen
    }
tile-rule = { $tile ->
        [quarry] Met een { piece-worker } erop maakt hij je gebouwen 1 dubloen goedkoper; er tellen hoogstens zoveel steengroeven mee als de kolom van het gebouw aangeeft.
        [corn] Met een { piece-worker } erop levert hij 1 maïs op, zonder gebouw.
        [forest] Heeft geen { piece-worker } nodig. Elke twee bossen maken je gebouwen 1 dubloen goedkoper.
       *[other] Met een { piece-worker } erop en nog een op een gebouw ervoor levert hij 1 goed op.
    }

## Gebouwen

building-small_indigo_plant = kleine indigoververij
    .short = kl. indigoververij
    .rules = PR-CRA-03
    .rule = Een { piece-worker } hier maakt 1 indigo van een bezette indigoplantage.
building-small_sugar_mill = kleine suikermolen
    .short = kl. suikermolen
    .rules = PR-CRA-03
    .rule = Een { piece-worker } hier maakt 1 suiker van een bezette suikerplantage.
building-indigo_plant = indigoververij
    .rules = PR-CRA-03
    .rule = Elke { piece-worker } hier maakt 1 indigo van een bezette indigoplantage.
building-sugar_mill = suikermolen
    .rules = PR-CRA-03
    .rule = Elke { piece-worker } hier maakt 1 suiker van een bezette suikerplantage.
building-tobacco_storage = tabakszolder
    .rules = PR-CRA-03
    .rule = Elke { piece-worker } hier maakt 1 tabak van een bezette tabaksplantage.
building-coffee_roaster = koffiebranderij
    .rules = PR-CRA-03
    .rule = Elke { piece-worker } hier maakt 1 koffie van een bezette koffieplantage.
building-small_market = kleine markt
    .rules = PR-SMK-01
    .rule = Handelaar: je verkoop brengt 1 dubloen extra op.
building-hacienda = haciënda
    .rules = PR-HAC-01 PR-HAC-02 PR-HAC-03 PR-HAC-04
    .rule = Kolonist: voor je tegel mag je nog een plantage van de gesloten stapel trekken.
building-construction_hut = bouwhut
    .rules = PR-HUT-01 PR-HUT-02
    .rule = Kolonist: je mag een steengroeve nemen in plaats van een plantage.
building-small_warehouse = kleine opslagplaats
    .short = kl. opslagpl.
    .rules = PR-SWH-01
    .rule = Aan het eind van de kapiteinsfase houd je alle goederen van één soort, naast het ene goed dat iedereen houdt.
building-hospice = herberg
    .rules = PR-HOS-01 PR-HOS-02 PR-HOS-03 PR-HOS-04
    .rule = Kolonist: de tegel die je neemt mag meteen een { piece-worker } krijgen.
building-office = kantoor
    .form = het
    .rules = PR-OFF-01 PR-OFF-02
    .rule = Handelaar: je mag ook verkopen wat al in het handelshuis ligt.
building-large_market = grote markt
    .rules = PR-LMK-01
    .rule = Handelaar: je verkoop brengt 2 dubloenen extra op.
building-large_warehouse = grote opslagplaats
    .short = gr. opslagpl.
    .rules = PR-LWH-01 PR-LWH-02
    .rule = Aan het eind van de kapiteinsfase houd je alle goederen van twee soorten, naast het ene goed dat iedereen houdt.
building-factory = fabriek
    .rules = PR-FAC-01
    .rule = Opzichter: voor 2, 3, 4 of 5 geproduceerde soorten krijg je 1, 2, 3 of 5 dubloenen.
building-university = universiteit
    .rules = PR-UNI-01 PR-UNI-02 PR-UNI-03 PR-UNI-04
    .rule = Bouwmeester: het gebouw dat je bouwt mag meteen een { piece-worker } krijgen.
building-harbor = haven
    .rules = PR-HBR-01
    .rule = Kapitein: elke keer dat je laadt, krijg je 1 punt extra.
building-wharf = werf
    .rules = PR-WHF-01 PR-WHF-02 PR-WHF-03 PR-WHF-04 PR-WHF-05
    .rule = Kapitein: één keer per fase mag je alle goederen van één soort op een eigen schip laden.
building-guild_hall = gilde-hal
    .rules = PR-GLD-01
    .rule = Aan het eind 1 punt voor elk klein en 2 voor elk groot productiegebouw van jou.
building-residence = residentie
    .rules = PR-RES-01
    .rule = Aan het eind 4 punten; met 10, 11 of 12 tegels op je eiland 5, 6 of 7.
building-fortress = vesting
    .rules = PR-FRT-01
    .rule = Aan het eind 1 punt voor elke drie van je { piece-worker.many }.
building-customs_house = tolhuis
    .form = het
    .rules = PR-CUS-01
    .rule = Aan het eind 1 punt voor elke vier punten aan fiches.
building-city_hall = stadhuis
    .form = het
    .rules = PR-CTY-01
    .rule = Aan het eind 1 punt voor elk { kind-special } van jou, zichzelf meegeteld.
building-aqueduct = aquaduct
    .form = het
    .rules = PR-AQU-01 PR-AQU-02
    .rule = Opzichter: 1 indigo extra als je indigoververij er heeft gemaakt, en 1 suiker extra bij je suikermolen; de kleine tellen niet.
building-forest_house = boswachtershuis
    .form = het
    .rules = PR-FOR-01 PR-FOR-02 PR-FOR-03 PR-FOR-04 PR-FOR-05
    .rule = Kolonist: je mag plantages dicht neerleggen als bos. Elke twee bossen maken een gebouw 1 dubloen goedkoper.
building-black_market = zwarte markt
    .rules = PR-BMK-01 PR-BMK-02 PR-BMK-03 PR-BMK-04
    .rule = Bouwmeester: kom je dubloenen tekort, dan mag je één figuur, één goed en één punt inleveren, elk voor 1 dubloen.
building-storehouse = opslaghal
    .rules = PR-STH-01
    .rule = Aan het eind van de kapiteinsfase houd je drie goederen naar keuze extra.
building-guesthouse = logement
    .form = het
    .rules = PR-GST-01 PR-GST-02 PR-GST-03 PR-GST-04 PR-GST-05 PR-GST-06
    .rule = De twee gasten mogen altijd naar vrije cirkels verhuizen, behalve in de fase van de { role-mayor }.
building-trading_post = handelspost
    .rules = PR-TPO-01 PR-TPO-02 PR-TPO-03
    .rule = Handelaar: je mag ook hier verkopen, wat er ook in het handelshuis ligt; markten tellen dan niet.
building-church = kerk
    .rules = PR-CHU-01 PR-CHU-02
    .rule = Bouwmeester: 1 punt voor een gebouw uit kolom 2 of 3, 2 punten voor een uit kolom 4.
building-small_wharf = kleine werf
    .rules = PR-SWF-01 PR-SWF-02
    .rule = Kapitein: één keer per fase mag je goederen naar keuze op een eigen schip laden, 1 punt per twee.
building-lighthouse = vuurtoren
    .rules = PR-LGT-01 PR-LGT-02
    .rule = Kapitein: elke keer dat je laadt, krijg je 1 dubloen, en als kapitein nog 1.
building-specialty_factory = specialiteitenfabriek
    .short = spec.fabriek
    .rules = PR-SPF-01 PR-SPF-02
    .rule = Opzichter: 1 dubloen minder dan je goederen van je beste soort hebt geproduceerd; maïs telt niet.
building-library = bibliotheek
    .rules = PR-LIB-01 PR-LIB-02 PR-LIB-03 PR-LIB-04 PR-LIB-05 PR-LIB-06 PR-LIB-07 PR-LIB-08 PR-LIB-09
    .rule = Verdubbelt het privilege van de rollen die je kiest.
building-union_hall = gildehuis
    .form = het
    .rules = PR-UNH-01
    .rule = Kapitein: voor je eerste lading 1 punt voor elke twee gelijke goederen op je kade.
building-statue = standbeeld
    .form = het
    .rules = PR-STA-01
    .rule = Is 8 punten waard en heeft geen cirkel.
building-cloister = klooster
    .form = het
    .rules = PR-CLO-01
    .rule = Aan het eind 1, 3, 6 of 10 punten voor 1, 2, 3 of 4 drietallen gelijke tegels op je eiland.
building-land_office = kadaster
    .form = het
    .rules = PR-LND-01 PR-LND-02 PR-LND-03 PR-LND-04 PR-LND-05
    .rule = Handelaar: een { piece-worker } koopt de bovenste plantage van de stapel voor 1 dubloen, een edelman verkoopt een plantage voor 1.
building-chapel = kapel
    .rules = PR-CHP-01 PR-CHP-02
    .rule = Opzichter: een { piece-worker } brengt 1 dubloen op, een edelman 1 punt.
building-hunting_lodge = jachtslot
    .form = het
    .rules = PR-HUN-01 PR-HUN-02 PR-HUN-03 PR-HUN-04
    .rule = Na de kolonistenfase mag een { piece-worker } een plantage of bos van je afleggen; een edelman levert 2 punten op als jij alleen de meeste lege velden hebt.
building-zoning_office = bouwbureau
    .form = het
    .rules = PR-ZON-01 PR-ZON-02
    .rule = Bouwmeester: een { piece-worker } maakt kleine gebouwen 1 dubloen goedkoper, een edelman grote 2.
building-royal_supplier = hofleverancier
    .rules = PR-ROY-01 PR-ROY-02
    .rule = Kapitein: voor je eerste lading mag je verschillende goederen aan het hof leveren, hoogstens zoveel als je edellieden hebt, voor 1 punt per stuk.
building-villa = villa
    .rules = PR-VIL-01 PR-VIL-02
    .rule = Voorman: je krijgt 1 edelman extra.
building-jeweler = juwelier
    .rules = PR-JEW-01
    .rule = Opzichter: 1 dubloen voor elk van je edellieden.
building-royal_garden = hoftuin
    .rules = PR-RGA-01
    .rule = Aan het eind 1 punt voor elk van je edellieden.

## Waar een getal vandaan komt, naast de namen hierboven

source-printed = kosten
source-price = prijs
source-privilege = privilege
source-quarry = steengroeven
source-goods = geladen
source-forest = bossen
source-land = land
source-points-chips = aan fiches
source-points-printed = op gebouwen
source-points-bid = geboden voor de plaats
source-points-nobles = voor edellieden
sum-unit = { $verb ->
        [load] { $number ->
            [one] punt
           *[other] punten
        }
        [ship] { $number ->
            [one] punt
           *[other] punten
        }
       *[other] { $number ->
            [one] dubloen
           *[other] dubloenen
        }
    }

## Wat er gevraagd wordt, aan de lezer en aan iemand anders

ask-role = Kies een rol
    .other = { $who } kiest een rol
ask-tile = Neem een plantage, of pas
    .other = { $who } mag een plantage nemen
ask-man_tile = Meteen een { piece-worker } op { NOUN($thing, as: "new") }?
    .hint = Je gebouw stuurt er direct een.
    .other = { $who } mag een { piece-worker } op de nieuwe tegel zetten
ask-hire = Nog een { piece-worker } nemen?
    .hint = Dat is je privilege als { role-mayor }.
    .other = { $who } mag nog een { piece-worker } nemen
ask-deal = Neem je figuur { place-office.from }
    .other = { $who } neemt een figuur { place-office.from }
ask-place = { $left ->
        [0] Zet je { piece-worker.many } in
        [one] Zet 1 { piece-worker } in
       *[other] Zet { $left } { piece-worker.many } in
    }
    .hint = Tik op lege cirkels op je eiland en in je stad; nog een keer tikken neemt terug.
    .other = { $who } zet { piece-worker.many } in
ask-build = Bouw iets, of pas
    .other = { $who } mag bouwen
ask-man_building = Meteen een { piece-worker } op { NOUN($thing, as: "new") }?
    .hint = Je gebouw stuurt er direct een.
    .other = { $who } mag een { piece-worker } op het nieuwe gebouw zetten
ask-produce = Je goederen produceren?
    .other = { $who } mag produceren
ask-extra = Neem nog één goed van een soort die je hebt geproduceerd
    .other = { $who } mag nog een goed nemen
ask-sell = { $sold ->
        [1] Handel in land, of pas
       *[other] { $land ->
            [yes] Verkoop een goed of handel in land, of pas
           *[no] Verkoop een goed, of pas
        }
    }
    .other = { $who } mag verkopen
ask-load = Wat laad je, en waarop?
    .hint = Wie kan laden, moet laden.
    .other = { $who } laadt een schip
ask-store = Wat houd je?
    .hint = Wat niet past, ben je kwijt.
    .other = { $who } slaat goederen op
ask-bonus = Je gebouw gebruiken?
    .other = { $who } mag een gebouw gebruiken
ask-discount = Moet dit het gebouw goedkoper maken?
    .other = { $who } bouwt
ask-draft = Kies een gebouw dat meedoet
    .hint = Het komt met al zijn exemplaren op het aflegbord; wat niemand kiest, doet niet mee.
    .other = { $who } kiest een gebouw dat meedoet
ask-lay = Je trok een { $thing }: open neerleggen, of er bos van maken?
    .hint = Niemand anders ziet wat er onder een bos ligt.
    .other = { $who } bekijkt een plantage
ask-place_noble = { $nobles ->
        [one] Zet je edelman in
       *[other] Zet je { $nobles } edellieden in
    }
    .hint = Tik op lege cirkels op je eiland en in je stad; je { piece-worker.many } komen daarna.
    .other = { $who } zet edellieden in
ask-hand_in = { $missing ->
        [one] Je komt 1 dubloen tekort voor { NOUN($thing, as: "the") }: lever iets in
       *[other] Je komt { $missing } dubloenen tekort voor { NOUN($thing, as: "the") }: lever iets in
    }
    .hint = Hoogstens één figuur, één goed en één punt, elk voor een dubloen.
    .other = { $who } levert iets in
ask-hand_in_from = Waar haal je de figuur vandaan?
    .hint = Overal vandaan, behalve van het gebouw dat hem aanneemt.
    .other = { $who } levert een figuur in
ask-court = Voor het laden goederen aan het hof leveren?
    .hint = Van elke soort één, hoogstens zoveel als je edellieden hebt; 1 punt per stuk.
    .other = { $who } mag aan het hof leveren
ask-send = Wat gaat er op je eigen kleine schip?
    .hint = Soorten mogen door elkaar; elke twee goederen leveren 1 punt op.
    .other = { $who } verscheept wat goederen
ask-lodge = Een tegel van je eiland afleggen?
    .hint = Een figuur erop gaat naar je kade.
    .other = { $who } mag een tegel afleggen
ask-deed = Welke wandaad bega je?
    .hint = Beroof een schip, plunder het handelshuis, overval { place-office.the } of ontvoer een rol.
    .other = { $who } beraamt een wandaad
ask-guest = Een gast laten verhuizen?
    .hint = Een { piece-worker } uit je logement mag naar een vrije cirkel en werkt daar meteen.
    .other = { $who } mag een gast laten verhuizen
ask-noble_guest = Een adellijke gast laten verhuizen?
    .hint = Een edelman uit je logement mag naar een vrije cirkel en werkt daar meteen.
    .other = { $who } mag een gast laten verhuizen

## Antwoorden die nergens op tafel liggen

option-pass = Passen
option-done = Klaar
option-store-done = Meer niet
option-store-none = Niets houden
option-tile-pass = Niets nemen
option-build-pass = Niet bouwen
option-sell-pass = { $sold ->
        [1] Klaar
       *[other] Niets verkopen
    }
option-extra-pass = Niets nemen
option-load-pass = Niets laden
option-hire-1 = 1 { piece-worker } nemen
option-hire-2 = 2 { piece-worker.many } nemen
option-hire-pass = Geen nemen
option-receive-worker = { piece-worker.title } nemen
option-receive-noble = Edelman nemen
option-deal-pass = Niet nemen
option-man-worker = { piece-worker.title } erop zetten
option-man-noble = Edelman erop zetten
option-man_tile-pass = Geen { piece-worker }
option-man_building-pass = Geen { piece-worker }
option-produce = Produceren
option-produce-pass = Niets produceren
option-draw = Van de stapel trekken
option-decline = Niet gebruiken
option-use-quarry = Steengroeven gebruiken
option-use-forest = Bossen gebruiken
option-discount-decline = Volle prijs betalen
option-decline-noble = Edelman weigeren
option-lay-plantation = Open neerleggen
option-lay-forest = Er bos van maken
option-place_noble-done = Geen edellieden meer
option-place_noble-none = Edellieden blijven op de kade
option-hand_in-worker = { piece-worker.title } inleveren
option-hand_in-noble = Edelman inleveren
option-hand_in-point = 1 punt inleveren
option-from-port = Van je kade
option-ship_some = Goederen naar keuze verschepen: 1 punt per twee
option-send-done = Deze verschepen
option-court-done = Meer niet
option-court-none = Niets leveren
option-count_first = Eerst paren tellen
option-supply_first = Eerst leveren
option-lodge-pass = Niets afleggen
option-buy_land = Land kopen voor 1 dubloen
option-plunder = Handelshuis plunderen
option-deed-pass = Niets doen
option-stay = Blijven
option-guest-stay = { piece-worker.titles } blijven
option-noble_guest-stay = Edellieden blijven
option-as-before = Zoals het was
option-suggest = Voorstel

## Wat een klik met iets doet: de knop voor wie de tafel niet ziet

verb-role = Neem de { $thing }
verb-take = { $how ->
        [as_forest] Maak er bos van
       *[other] Neem { NOUN($thing, as: "the") }
    }
verb-draft = Laat { NOUN($thing, as: "the") } meedoen
verb-place = { piece-worker.title } op { NOUN($thing, as: "the") }
verb-build = Bouw { NOUN($thing, as: "the") }
verb-extra = Nog 1 { $thing }
verb-sell = { $how ->
        [at_post] Verkoop { $thing } via je handelspost: { $number ->
            [one] 1 dubloen
           *[other] { $number } dubloenen
        }
       *[other] Verkoop { $thing } aan het handelshuis: { $number ->
            [one] 1 dubloen
           *[other] { $number } dubloenen
        }
    }
verb-place_noble = Edelman op { NOUN($thing, as: "the") }
verb-hand_in = Lever 1 { $thing } in
verb-from = Van { NOUN($thing, as: "the") }
verb-send = Verscheep { $count } { $good }
verb-supply = Lever 1 { $thing }: 1 punt
verb-discard = { $how ->
        [worker] Leg { NOUN($thing, as: "the") } met { piece-worker } af
        [noble] Leg { NOUN($thing, as: "the") } met edelman af
        [forest] Leg een bos af (eronder { $under })
       *[other] Leg een lege { $thing } af
    }
verb-sell_land = { $how ->
        [worker] Verkoop { NOUN($thing, as: "the") }, de { piece-worker } naar de kade
        [noble] Verkoop { NOUN($thing, as: "the") }, de edelman naar de kade
        [forest] Verkoop een bos (eronder { $under })
       *[other] Verkoop een lege { $thing }
    }
verb-move_worker = { piece-worker.title } op { NOUN($thing, as: "the") }
verb-move_noble = Edelman op { NOUN($thing, as: "the") }
verb-piracy = { $count ->
        [0] Alleen het { $ship }-schip leeghalen
       *[other] Roof { $count } { $cargo } van het { $ship }-schip
    }
verb-raid = { $how ->
        [and_noble] { $count ->
            [0] Neem de edelman mee
            [one] Neem de edelman en 1 { piece-worker } mee
           *[other] Neem de edelman en { $count } { piece-worker.many } mee
        }
        [drop_noble] { $count ->
            [0] Stuur alleen de edelman weg
            [one] Neem 1 { piece-worker } mee, stuur de edelman weg
           *[other] Neem { $count } { piece-worker.many } mee, stuur de edelman weg
        }
       *[other] { $count ->
            [0] Stuur alleen { piece-worker.many } weg
            [one] Neem 1 { piece-worker } mee
           *[other] Neem { $count } { piece-worker.many } mee
        }
    }
verb-kidnap = Ontvoer de { $thing }
verb-load = { $good } op het { $ship }-schip: { $number ->
        [one] 1 punt
       *[other] { $number } punten
    }
verb-ship = { $good } op een eigen schip: { $number ->
        [one] 1 punt
       *[other] { $number } punten
    }
verb-use = Gebruik { NOUN($thing, as: "the") }
verb-keep = Houd { $count } { $good }

## Meer antwoorden achter één knop

group-piracy = Schip beroven …
group-piracy-thing = { $ship }-schip …
group-raid = Overval { place-office.the } …
group-kidnap = Rol ontvoeren …
group-send = Goederen verschepen …
group-send-thing = { $good } …
group-keep = Houden …
group-keep-thing = { $good } …
group-sell_land = Land verkopen …
group-discard = Tegel afleggen …
group-move_worker = { piece-worker.title } naar …
group-move_noble = Edelman naar …
group-from = Waarvandaan …
group-hand_in = Inleveren …
group-load = Laden …
group-load-thing = { $good } …
group-ship = Op een eigen schip …
group-supply = Aan het hof leveren …
group-other = { $verb } …

ribbon-take = Genomen
ribbon-draft = Doet mee
ribbon-place_noble = Edelman
ribbon-move_worker = { piece-worker.title }
ribbon-move_noble = Edelman
ribbon-from = Ingeleverd
ribbon-hand_in = Ingeleverd
ribbon-send = Verscheept
ribbon-supply = Geleverd
ribbon-discard = Afgelegd
ribbon-sell_land = Verkocht
ribbon-place = { piece-worker.title }
ribbon-build = Dit bouw je
ribbon-extra = Nog een
ribbon-sell = Verkocht
ribbon-load = Geladen
ribbon-ship = Geladen
ribbon-keep = Blijft

## Wat de beurt doet als hij compleet is

confirm-take = Nemen
confirm-place = { $number ->
        [one] { piece-worker.title } inzetten
       *[other] Alle { $number } { piece-worker.many } inzetten
    }
confirm-place_noble = Inzetten
confirm-hand_in = Inleveren en bouwen
confirm-send = Verschepen
confirm-supply = Leveren
confirm-build = Bouw { NOUN($thing, as: "the") }
confirm-sell = Verkopen
confirm-load = Laden
confirm-ship = Laden
confirm-keep = Opslaan

## Wat er gebeurde

event-role = { $you ->
        [yes] Je neemt
       *[no] { $who } neemt
    } de { $role }{ $doubloons ->
        [0] {""}
        [one] {" "}met 1 dubloen erop
       *[other] {" "}met { $doubloons } dubloenen erop
    }.
event-prospect = { $you ->
        [yes] Je vindt
       *[no] { $who } vindt
    } { $doubloons ->
        [one] 1 dubloen
       *[other] { $doubloons } dubloenen
    }.
event-pass = { $you ->
        [yes] Je
       *[no] { $who }
    } { $phase ->
        [settler] neemt geen tegel.
        [builder] bouwt niet.
        [craftsman] neemt niets.
        [trader] verkoopt niets.
        [buccaneer] doet geen kwaad.
       *[other] laadt niets.
    }
event-skip = Niets te { $phase ->
        [settler] nemen
        [builder] bouwen
        [craftsman] produceren
        [trader] verkopen
       *[other] laden
    }: { $who }.
event-tile = { $you ->
        [yes] Je neemt
       *[no] { $who } neemt
    } een { $tile }.
event-draw = { $you ->
        [yes] Je trekt
       *[no] { $who } trekt
    } een { $tile } van de stapel.
event-man = { $you ->
        [yes] Je krijgt
       *[no] { $who } krijgt
    } een { piece-worker } voor { NOUN($on, as: "the") }.
event-decline_worker = { $you ->
        [yes] Je neemt
       *[no] { $who } neemt
    } geen { piece-worker }.
event-hire = { $you ->
        [yes] Je neemt
       *[no] { $who } neemt
    } { $workers ->
        [one] een { piece-worker }
       *[other] { $workers } { piece-worker.many }
    } uit de voorraad.
event-receive = Nieuwe { piece-worker.many } { place-office.from }: { $who }.
event-receive-part = { $who } { $workers }
event-place = { $you ->
        [yes] Je zet { piece-worker.many } in:
       *[no] { $who } zet { piece-worker.many } in:
    } { $places }.
event-placed = { $you ->
        [yes] Je hebt
       *[no] { $who } heeft
    } een { piece-worker } voor elke cirkel{ $idle ->
        [0] {""}
       *[other] {", "}{ $idle } over
    }.
event-build = { $you ->
        [yes] Je bouwt
       *[no] { $who } bouwt
    } { NOUN($building, as: "the") } voor { $price ->
        [0] niets
        [one] 1 dubloen
       *[other] { $price } dubloenen
    }.
event-produce = { $you ->
        [yes] Je produceert
       *[no] { $who } produceert
    } { $goods ->
        [none] niets
       *[other] { $goods }
    }{ $doubloons ->
        [0] {""}
        [one] {" "}en verdient 1 dubloen
       *[other] {" "}en verdient { $doubloons } dubloenen
    }.
event-extra = { $you ->
        [yes] Je neemt
       *[no] { $who } neemt
    } nog 1 { $good }.
event-sell = { $you ->
        [yes] Je verkoopt
       *[no] { $who } verkoopt
    } { $good } voor { $doubloons ->
        [0] niets
        [one] 1 dubloen
       *[other] { $doubloons } dubloenen
    }.
event-load = { $you ->
        [yes] Je laadt
       *[no] { $who } laadt
    } { $number } { $good } op { $ship ->
        [none] een eigen schip
       *[other] het { $ship }-schip
    }: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }{ $captain ->
        [0] {""}
       *[other] {" "}({ $captain } als kapitein)
    }.
event-store = { $you ->
        [yes] Je houdt
       *[no] { $who } houdt
    } { $kept ->
        [none] niets
       *[other] { $kept }
    }{ $lost ->
        [none] {""}
       *[other] {" "}en verliest { $lost }
    }.
event-bonus = { NOUN($building, as: "title") } levert { $you ->
        [yes] je
       *[no] { $who }
    } { $points ->
        [0] { $doubloons ->
            [one] 1 dubloen
           *[other] { $doubloons } dubloenen
        }
        [one] 1 punt
       *[other] { $points } punten
    } op.
event-decline = { $you ->
        [yes] Je gebruikt je { $building } niet.
       *[no] { $who } gebruikt { NOUN($building, as: "the") } niet.
    }
event-draft = { $you ->
        [yes] Je laat
       *[no] { $who } laat
    } { NOUN($building, as: "the") } meedoen.
event-forest = { $you ->
        [yes] Je maakt
       *[no] { $who } maakt
    } bos van een { $tile }.
event-look = { $you ->
        [yes] Je bekijkt de bovenste plantage: een { $tile }.
       *[no] { $who } bekijkt de bovenste plantage.
    }
event-hidden_forest = { $you ->
        [yes] Je maakt bos van { NOUN($tile, as: "the") }.
       *[no] { $who } maakt er bos van.
    }
event-discard = { $you ->
        [yes] Je legt
       *[no] { $who } legt
    } { $forest ->
        [1] een bos af; eronder lag een { $tile }
       *[other] een { $tile } af
    }.
event-buy_land = { $you ->
        [yes] Je koopt
       *[no] { $who } koopt
    } land voor 1 dubloen.
event-sell_land = { $you ->
        [yes] Je verkoopt
       *[no] { $who } verkoopt
    } { $forest ->
        [1] voor 1 dubloen een bos; eronder lag een { $tile }
       *[other] een { $tile } voor 1 dubloen
    }.
event-receive_noble = { $you ->
        [yes] Je neemt
       *[no] { $who } neemt
    } de edelman { place-office.from }.
event-invite = { NOUN($building, as: "title") } levert { $you ->
        [yes] je
       *[no] { $who }
    } een figuur extra op, een edelman zolang die er zijn.
event-man_noble = { $you ->
        [yes] Je krijgt
       *[no] { $who } krijgt
    } een edelman voor { NOUN($on, as: "the") }.
event-refill_noble = Er staat een edelman klaar { place-office }.
event-place_noble = { $you ->
        [yes] Je zet edellieden in:
       *[no] { $who } zet edellieden in:
    } { $places }.
event-guest = { $you ->
        [yes] Je stuurt
       *[no] { $who } stuurt
    } een { $piece } uit het logement naar { NOUN($on, as: "the") }.
event-more = { NOUN($building, as: "title") } levert { $you ->
        [yes] je
       *[no] { $who }
    } { $goods ->
        [none] niets
       *[other] { $goods }
    } extra op.
event-hand_in = { $you ->
        [yes] Je levert
       *[no] { $who } levert
    } 1 { $thing } in{ $from ->
        [none] {""}
       *[other] {" "}van { NOUN($from, as: "the") }
    } voor een dubloen.
event-sell_at_post = { $you ->
        [yes] Je verkoopt
       *[no] { $who } verkoopt
    } { $good } buiten het handelshuis om voor { $doubloons ->
        [0] niets
        [one] 1 dubloen
       *[other] { $doubloons } dubloenen
    }.
event-send = { $you ->
        [yes] Je verscheept
       *[no] { $who } verscheept
    } { $goods ->
        [none] niets
       *[other] { $goods }
    } op een eigen schip voor { $points ->
        [0] niets
        [one] 1 punt
       *[other] { $points } punten
    }.
event-supply_court = { $you ->
        [yes] Je levert
       *[no] { $who } levert
    } 1 { $good } aan het hof voor 1 punt.
event-piracy = { $you ->
        [yes] Je berooft
       *[no] { $who } berooft
    } het { $ship }-schip en houdt { $count ->
        [0] niets
       *[other] { $count } { $good }
    }.
event-plunder = { $you ->
        [yes] Je plundert
       *[no] { $who } plundert
    } het handelshuis voor { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }.
event-raid = { $you ->
        [yes] Je overvalt
       *[no] { $who } overvalt
    } { place-office.the }{ $workers ->
        [0] {""}
        [one] {" "}en neemt 1 { piece-worker } mee
       *[other] {" "}en neemt { $workers } { piece-worker.many } mee
    }{ $nobles ->
        [0] {""}
       *[other] { $workers ->
            [0] {" "}en neemt de edelman mee
           *[other] {", "}en ook de edelman
        }
    }.
event-kidnap = { $you ->
        [yes] Je ontvoert
       *[no] { $who } ontvoert
    } de { $role }{ $doubloons ->
        [0] {""}
        [one] {" "}met 1 dubloen erop
       *[other] {" "}met { $doubloons } dubloenen erop
    }.
event-ransom = { $you ->
        [yes] Je krijgt
       *[no] { $who } krijgt
    } { $doubloons } dubloenen losgeld voor de { $role }.
event-captive = { $you ->
        [yes] Je speelt
       *[no] { $who } speelt
    } de ontvoerde { $role }.
event-festival = Het festival vraagt drie { $tile }s, { $goods } in één productie, en { NOUN($building, as: "the") }.
event-festival_won = { $you ->
        [yes] Je haalt
       *[no] { $who } haalt
    } een doel van het festival: { $goal ->
        [plantation] de plantages, voor 3 { piece-worker.many }
        [goods] de goederen, voor 3 dubloenen
       *[building] het gebouw, voor 3 punten
    }.
event-house_cleared = Het handelshuis is vol en wordt geleegd.
event-sail = Het { $ship }-schip vaart uit met { $number } { $good }.
event-row = Open plantages: { $tiles ->
        [none] geen meer
       *[other] { $tiles }
    }.
event-reshuffle = De afgelegde plantages worden de nieuwe stapel.
event-refill = Er { $workers ->
        [one] staat 1 { piece-worker }
       *[other] staan { $workers } { piece-worker.many }
    } klaar { place-office }.
event-ending = De laatste ronde: { $reason ->
        [workers] er zijn niet genoeg { piece-worker.many } meer
        [city] een stad is vol
       *[chips] de punten zijn op
    }.
event-round = Ronde { $round }, { $you ->
        [yes] jij bent
       *[no] { $who } is
    } gouverneur
event-end = Het spel is afgelopen.

## Hoe het afliep

ending-workers = Er waren niet genoeg { piece-worker.many } meer.
ending-city = Een stad was vol.
ending-chips = De punten waren op.
ending-workers_and_city = Er waren niet genoeg { piece-worker.many } meer en een stad was vol.
ending-workers_and_chips = Er waren niet genoeg { piece-worker.many } meer en de punten waren op.
ending-city_and_chips = Een stad was vol en de punten waren op.
ending-workers_and_city_and_chips = Er waren niet genoeg { piece-worker.many } meer, een stad was vol en de punten waren op.

## Waarom iets niet kan; $thing, $good, $ship en $count zijn van wat gewenst was

refusal-at-least-one = Kies minstens één goed.
refusal-circle-free = Een edelman mag alleen achterblijven als je { piece-worker.many } alle andere cirkels bezetten.
refusal-cannot-buy = Land koop je met een { piece-worker } in het kadaster, en daar staat er geen.
refusal-cannot-discard = Tegels leg je af met een { piece-worker } in het jachtslot, en daar staat er geen.
refusal-cannot-draw = Alleen met een bezette haciënda trek je van de gesloten stapel.
refusal-cannot-sell = Land verkoop je met een edelman in het kadaster, en daar staat er geen.
refusal-city-full = Je stad is vol.
refusal-count-first = Zeg eerst of je paren voor of na het leveren tellen.
refusal-drafted = { NOUN($thing, as: "title") } is al gekozen.
refusal-exact = Hoogstens één figuur, één goed en één punt, en precies wat je tekortkomt.
refusal-house-empty = Het handelshuis is leeg.
refusal-house-full = Het handelshuis is vol.
refusal-island-full = Je eiland is vol.
refusal-larger-ship = Op een ander schip past meer { $good }.
refusal-must-load = Wie kan laden, moet laden.
refusal-no-circle = Daar is geen cirkel vrij.
refusal-no-declining = Wat je krijgt, moet je nemen.
refusal-no-forests = { $rule ->
        [PR-LND-02] Bossen worden niet verkocht.
       *[other] Bos leg je alleen met een bezet boswachtershuis.
    }
refusal-no-good = { $rule ->
        [PR-CAP-15] Zoveel { $thing } heb je niet.
        [PR-SWF-01] Zoveel heb je niet te verschepen.
       *[other] Je hebt geen { $thing }.
    }
refusal-no-loot = Zoveel ligt er niet op het { $ship }-schip.
refusal-no-noble = { $rule ->
        [PR-NOB-08] Een edelman komt pas als er geen { piece-worker } meer is.
       *[other] Er is geen edelman { place-office }.
    }
refusal-no-nobles = Er is geen edelman { place-office }.
refusal-no-piece = Zo’n figuur kun je niet inleveren.
refusal-no-point = Je hebt geen punt om in te leveren.
refusal-no-private-ship = { $rule ->
        [PR-SWF-01] Gemengde goederen verscheep je alleen met een bezette kleine werf.
       *[other] Een eigen schip heb je alleen met een bezette werf.
    }
refusal-no-quarry = Er is geen steengroeve meer.
refusal-no-return = Gasten vertrekken, ze komen niet terug.
refusal-no-room = { NOUN($thing, as: "title") } heeft twee vrije velden nodig.
refusal-no-sale = Dat kun je niet verkopen.
refusal-no-slot = Van die prijs zijn al genoeg gebouwen gekozen.
refusal-no-storage = Voor zoveel { $thing } heb je geen opslag.
refusal-no-such-building = Dit gebouw doet niet mee.
refusal-no-such-role = De { $thing } doet niet mee.
refusal-no-such-ship = Het { $ship }-schip doet niet mee.
refusal-no-such-tile = Zo’n tegel heb je niet.
refusal-no-supply = Er is geen { $thing } meer in de voorraad.
refusal-no-tiles = Er zijn geen plantages meer om te trekken.
refusal-no-trading-post = Buiten het handelshuis om verkoop je alleen met een bezette handelspost.
refusal-no-worker = Er is geen { piece-worker } meer.
refusal-no-workers = { $rule ->
        [PR-MAY-01] Zoveel { piece-worker.many } zijn er niet meer in de voorraad.
       *[other] Er is geen { piece-worker } { place-office }.
    }
refusal-nobody-to-raid = Niemand { place-office } kan gemist worden.
refusal-not-asked = Daar gaat het nu niet om.
refusal-not-in-pool = Dit gebouw staat niet ter keuze.
refusal-not-in-row = Er ligt geen { $thing } open.
refusal-not-produced = Je hebt geen { $thing } geproduceerd.
refusal-nothing-to-count = Er zijn nu geen paren te tellen.
refusal-nothing-to-produce = Je kunt niets produceren.
refusal-on-another-ship = { $good } ligt al op een ander schip.
refusal-once-a-phase = { $rule ->
        [PR-GEN-05] Je hebt deze fase al getrokken.
        [PR-LND-05] Je hebt deze fase al in land gehandeld.
        [PR-SWF-01] Je kleine werf is deze fase al gebruikt.
       *[other] Je werf is deze fase al gebruikt.
    }
refusal-one-sale = Je hebt deze fase al een goed verkocht.
refusal-one-tile = Zonder bibliotheek blijft het bij één tegel.
refusal-one-worker = Het privilege is één { piece-worker }.
refusal-other-cargo = Op het { $ship }-schip ligt al iets anders.
refusal-out-of-order = { $rule ->
        [PR-GST-02] Plaatsen noem je op volgorde.
        [PR-MAY-04] Plaatsen noem je op volgorde, en iedereen moet een cirkel vinden.
       *[other] Goederen noem je op volgorde.
    }
refusal-own-captive = Je eigen gevangene kun je niet nemen.
refusal-owned = Je hebt { NOUN($thing, as: "the") } al.
refusal-quarry-not-allowed = Een steengroeve is alleen voor de kolonist, of voor wie een bezette bouwhut heeft.
refusal-rival-drafted = Het { building-office } en de { building-trading_post } doen niet allebei mee.
refusal-role-taken = { $rule ->
        [PR-BUC-09] De { $thing } kun je niet ontvoeren.
       *[other] De { $thing } is deze ronde al gekozen.
    }
refusal-same-card = Beide goudzoekers zijn nu gelijk: neem de eerste.
refusal-same-kind = In het handelshuis ligt al { $thing }.
refusal-ship-full = Het { $ship }-schip is vol.
refusal-sold-out = { NOUN($thing, as: "title") } is uitverkocht.
refusal-too-expensive = { $rule ->
        [PR-LND-01] Land kost een dubloen, en je hebt er geen.
       *[other] Je hebt te weinig dubloenen voor { NOUN($thing, as: "the") }.
    }
refusal-too-few-nobles = Elk van je edellieden neemt één goed mee.
refusal-too-many = Zoveel zijn er niet te halen, of je hebt er geen cirkels voor.
refusal-wanted = Wie het opsporingsbericht heeft, kan geen boekanier zijn.

## Opties: hun namen en waarden

setting-cost_swap_factory_university = Fabriek en universiteit
    .false = kosten 7 en 8
    .true = kosten 8 en 7
setting-mayor_may_decline_workers = Toegewezen { piece-worker.many }
    .false = moet je nemen
    .true = mag je weigeren
setting-ask_passive_bonuses = Markten, fabriek, haven, steengroeven
    .false = werken vanzelf
    .true = elke keer vragen
setting-draft = Beige gebouwen bij “De nieuwe gebouwen”
    .players = kiezen de spelers
    .random = worden geloot
    .new = alle nieuwe
    .mixed = oud en nieuw door elkaar
    .own = een eigen lijst …
    .hint = zeventien namen met komma’s
setting-forbid_office_with_trading_post = Kantoor en handelspost
    .false = mogen allebei meedoen
    .true = hoogstens een van de twee
setting-library_once_per_round_2p = Bibliotheek met z’n tweeën
    .false = verdubbelt elke rol
    .true = verdubbelt één rol per ronde
setting-land_office_sells_forest = Kadaster met een edelman
    .false = verkoopt plantages
    .true = verkoopt ook bossen
setting-captive_role_mode = Een ontvoerde rol aan het eind van de ronde
    .solo = speelt de ontvoerder alleen
    .full = speelt iedereen
setting-festival_2p_return_copy = Festivalgebouw met z’n tweeën
    .true = is een exemplaar extra
    .false = is geen exemplaar extra
setting-city_fit = Een groot gebouw past
    .count_only = waar twee velden vrij zijn
setting-points = Punten van anderen
    .open = ziet iedereen
    .hidden = blijven tot het eind verborgen
setting-handicap = Extra dubloenen bij de start
    .hint = per plaats, zoals 0,0,1
setting-bids = Punten geboden voor de plaatsen
    .hint = per plaats, zoals 0,1,0

## Delen van de tafel

round = Ronde { $round }
board-yours = Jouw speelbord
board-of = Speelbord van { $who }
island = Eiland
    .of = { $number } van { $spaces }
city = Stad
    .of = { $number } van { $spaces }
port = { $edition ->
        [2002] Windroos
       *[other] Kade
    }
ships = Transportschepen
ship-name = { $ship }-schip
trading-house = Handelshuis
    .free = { $free } vrij
house-place = vrije plaats
land = Plantages
land-stack = gesloten stapel, { $number }
land-stack-kinds = In de stapel: { $kinds }
land-discards = afgelegd, { $number }
land-quarries = steengroeven, { $number }
office-workers = { piece-worker.titles }
    .office = { place-office.name }
    .supply = voorraad
office-pieces = { piece-worker.titles }, edellieden
festival = Festival
    .note = voor de eerste
    .won = gewonnen
festival-plantation = 3 × { $tile } op je eiland
    .reward = 3 { piece-worker.many }
festival-goods = { $goods } in één productie
    .reward = 3 dubloenen
festival-building = { $building } gebouwd
    .reward = 3 punten
poster = opsporingsbericht: kan geen boekanier zijn
captive = ontvoerd: de { $role }
captive-of = ontvoerd door { $who }
draft-title = Keuze
    .note = welke beige gebouwen meedoen
draft-cost = Kosten { $cost }
    .free = nog { $free } van { $slots } te kiezen
    .full = { $slots } gekozen
draft-taken = doet mee
forest-over = { $name } over { $under }
forest-unknown = { $name }, je weet niet wat eronder ligt
supply = Voorraad
display = Gebouwen
    .note = kosten · punten
display-row = Kolom { $row }
display-price = jij betaalt { $price }
display-left = nog { $number }
display-gone = uitverkocht
display-yours = van jou
money = { $number ->
        [one] 1 dubloen
       *[other] { $number } dubloenen
    }
money-word = { $number ->
        [one] dubloen
       *[other] dubloenen
    }
chips = { $number ->
        [one] 1 punt aan fiches
       *[other] { $number } punten aan fiches
    }
chips-word = aan fiches
points-hidden = punten verborgen
idle = { $number ->
        [one] 1 { piece-worker } wacht
       *[other] { $number } { piece-worker.many } wachten
    }
idle-word = { $number ->
        [one] { piece-worker }
       *[other] { piece-worker.many }
    }
idle-nobles = { $number ->
        [one] 1 edelman wacht
       *[other] { $number } edellieden wachten
    }
nobles-word = { $number ->
        [one] edelman
       *[other] edellieden
    }
coins-on = { $number ->
        [0] {""}
        [one] 1 dubloen erop
       *[other] { $number } dubloenen erop
    }
circle-of = cirkel { $number } van { $of }, { $name }, { $held ->
        [worker] { piece-worker }
        [noble] edelman
       *[no] leeg
    }
workers-on = { $pieces } van { $circles } { piece-worker.many }{ $nobles ->
        [0] {""}
        [one] , waarvan één edelman
       *[other] , waarvan { $nobles } edellieden
    }
label-tile = { $name }, { $held ->
        [worker] { piece-worker }
        [noble] edelman
       *[no] geen { piece-worker }
    }
label-building = { $name }, kolom { $row }, kosten { $cost }, { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }, nog { $left }
last-round = laatste ronde
parts-you = Jij
parts-table = Tafel
parts-build = Bouwen
parts-others = Anderen
parts-log = Verloop
