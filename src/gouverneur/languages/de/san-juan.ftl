# San Juan auf Deutsch: wie alles heißt, was es kann (in unseren Worten) und was passiert ist.
# $edition ist die Ausgabe. In Ereignissen ist $you "yes", wenn es der Leser selbst ist; $who ist der Name des Platzes.

san-juan = San Juan
    .about = Kartenspiel, zwei bis vier Spieler
san-juan-edition-first = Erste Ausgabe
    .about = 110 Karten. Aus der Goldgrube nimmst du eine beliebige der vier Karten.
san-juan-edition-second = Zweite Ausgabe
    .about = 112 Karten. Die Präfektur kostet mehr, die Zunfthalle zählt Arten.
san-juan-module-new-buildings = Die neuen Gebäude
    .about = 30 Karten mehr, von der Amtsstube bis zur Kathedrale, die vom Tisch aus jeder bauen darf.

## Rollen

role-builder = Baumeister
    .form = m
    .phase = Baumeisterphase
    .privilege = zahlt 1 Karte weniger
    .rules = SJ-BLD-01 SJ-BLD-04
    .rule = Jeder darf ein Gebäude bauen; wer die Rolle gewählt hat, zahlt 1 Karte weniger.
role-producer = Aufseher
    .form = m
    .phase = Aufseherphase
    .privilege = 1 Ware mehr
    .rules = SJ-PRD-01 SJ-PRD-03
    .rule = Jeder darf eine Ware produzieren; wer die Rolle gewählt hat, eine mehr.
role-trader = Händler
    .form = m
    .phase = Händlerphase
    .privilege = 1 Verkauf mehr
    .rules = SJ-TRD-01 SJ-TRD-05
    .rule = Das Handelshaus zeigt seine Preise und jeder darf eine Ware verkaufen; wer die Rolle gewählt hat, eine mehr.
role-councillor = Ratsherr
    .form = m
    .the = den Ratsherrn
    .bare = Ratsherrn
    .phase = Ratsherrenphase
    .privilege = 3 Karten mehr ansehen
    .rules = SJ-COU-01 SJ-COU-02
    .rule = Jeder darf sich 2 Karten ansehen und 1 davon behalten; wer die Rolle gewählt hat, sieht sich 5 an.
role-prospector = Goldsucher
    .form = m
    .phase = Goldsucherphase
    .privilege = 1 Karte ziehen
    .rules = SJ-PRO-01
    .rule = Wer die Rolle gewählt hat, zieht eine Karte; die anderen gehen leer aus.

## Waren

good-indigo = Indigo
    .form = n
good-sugar = Zucker
    .form = m
good-tobacco = Tabak
    .form = m
good-coffee = Kaffee
    .form = m
good-silver = Silber
    .form = n
good-customs = Zollware
    .form = f

## Arten von Karten

kind-production = Produktionsgebäude
kind-city = { $edition ->
        [first] Violettes Gebäude
       *[other] Stadtgebäude
    }
kind-monument = Denkmal
kind-six = 6er-Gebäude
word-city = { $edition ->
        [first] violettes Gebäude
       *[other] Stadtgebäude
    }
    .many = { $edition ->
        [first] violetten Gebäude
       *[other] Stadtgebäude
    }

## Karten

card-indigo_plant = Indigoküperei
    .form = f
    .short = Indigo
    .rules = SJ-PRD-01 SJ-PRD-02
    .rule = Fasst 1 Indigo; das bringt beim Verkauf 1 Karte.
card-sugar_mill = Zuckermühle
    .form = f
    .short = Zucker
    .rules = SJ-PRD-01 SJ-PRD-02
    .rule = Fasst 1 Zucker; der bringt beim Verkauf 1 oder 2 Karten.
card-tobacco_storage = Tabakspeicher
    .form = m
    .short = Tabak
    .rules = SJ-PRD-01 SJ-PRD-02
    .rule = Fasst 1 Tabak; der bringt beim Verkauf 1 oder 2 Karten.
card-coffee_roaster = Kaffeerösterei
    .form = f
    .short = Kaffee
    .rules = SJ-PRD-01 SJ-PRD-02
    .rule = Fasst 1 Kaffee; der bringt beim Verkauf 2 oder 3 Karten.
card-silver_smelter = { $edition ->
        [first] Silberschmelze
       *[other] Silberschmiede
    }
    .form = f
    .short = Silber
    .rules = SJ-PRD-01 SJ-PRD-02
    .rule = Fasst 1 Silber; das bringt beim Verkauf 2 oder 3 Karten.
card-smithy = Schmiede
    .form = f
    .rules = SJ-BLD-08
    .rule = Deine Produktionsgebäude kosten 1 Karte weniger.
card-gold_mine = Goldgrube
    .form = f
    .rules = SJ-PRO-04 SJ-PRO-05
    .rule =
        { $edition ->
            [first] Goldsucher: Decke 4 Karten auf. Sind alle verschieden teuer, nimm dir eine davon.
           *[other] Goldsucher: Decke 4 Karten auf. Sind alle verschieden teuer, nimm dir die billigste.
        }
card-archive = Archiv
    .form = n
    .rules = SJ-COU-06 SJ-COU-07
    .rule = Ratsherr: Du darfst aus der ganzen Hand abwerfen, nicht nur von den neuen Karten.
card-poor_house = Armenhaus
    .form = n
    .rules = SJ-BLD-12
    .rule = Hast du nach dem Bauen höchstens 1 Handkarte, ziehst du 1 Karte.
card-black_market = Schwarzmarkt
    .form = m
    .short = Schwarzm.
    .rules = SJ-BLD-10
    .rule = Beim Bauen zahlen bis zu 2 deiner Waren je 1 Karte.
card-trading_post = Handelsstation
    .form = f
    .short = Handelsst.
    .rules = SJ-TRD-05
    .rule = Händler: Verkaufe 1 Ware mehr.
card-well = Brunnen
    .form = m
    .rules = SJ-PRD-06
    .rule = Aufseher: Ziehe 1 Karte, wenn du mindestens 2 Waren produzierst.
card-market_stand = Marktstand
    .form = m
    .rules = SJ-TRD-07
    .rule = Händler: Ziehe 1 Karte, wenn du mindestens 2 Waren verkaufst.
card-crane = Kran
    .form = m
    .rules = SJ-CRN-01 SJ-CRN-02
    .rule = Du darfst eines deiner Gebäude überbauen und sparst, was es gekostet hat.
card-chapel = Kapelle
    .form = f
    .rules = SJ-TCK-01 SJ-TCK-02
    .rule = In jeder Runde darfst du 1 Handkarte darunterschieben: am Ende 1 Punkt.
card-tower = Turm
    .form = m
    .rules = SJ-RND-09
    .rule = Du darfst 12 Karten auf der Hand haben.
card-aqueduct = Aquädukt
    .form = n
    .rules = SJ-PRD-05
    .rule = Aufseher: Produziere 1 Ware mehr.
card-carpenter = Schreinerei
    .form = f
    .short = Schreiner.
    .rules = SJ-BLD-11
    .rule = Baust du ein { word-city }, ziehst du danach 1 Karte.
card-prefecture = Präfektur
    .form = f
    .rules = SJ-COU-05
    .rule = Ratsherr: Behalte 2 Karten statt 1.
card-market_hall = Markthalle
    .form = f
    .rules = SJ-TRD-08
    .rule = Händler: 1 Karte mehr, wenn du überhaupt etwas verkaufst.
card-quarry = Steinbruch
    .form = m
    .rules = SJ-BLD-09
    .rule = Deine { word-city.many } kosten 1 Karte weniger.
card-library = Bibliothek
    .form = f
    .rules = SJ-LIB-01 SJ-LIB-02
    .rule = Verdoppelt das Privileg deiner Rolle.
card-statue = Statue
    .form = f
    .rules = SJ-SCO-05
    .rule = Kann nichts; zählt für den Triumphbogen.
card-victory_column = Siegessäule
    .form = f
    .short = Säule
    .rules = SJ-SCO-05
    .rule = Kann nichts; zählt für den Triumphbogen.
card-hero = Reiter
    .form = m
    .rules = SJ-SCO-05
    .rule = Kann nichts; zählt für den Triumphbogen.
card-guild_hall = Zunfthalle
    .form = f
    .rules = SJ-SCO-06
    .rule =
        { $edition ->
            [first] Am Ende 2 Punkte für jedes deiner Produktionsgebäude.
           *[other] Am Ende 1 Punkt für jedes deiner Produktionsgebäude und 1 für jede Art davon.
        }
card-city_hall = Rathaus
    .form = n
    .rules = SJ-SCO-07
    .rule = Am Ende 1 Punkt für jedes deiner { word-city.many }, es selbst zählt mit.
card-triumphal_arch = Triumphbogen
    .form = m
    .short = Triumphb.
    .rules = SJ-SCO-05
    .rule = Am Ende 4, 6 oder 8 Punkte für 1, 2 oder 3 deiner Denkmäler.
card-palace = Palast
    .form = m
    .rules = SJ-SCO-10
    .rule = Am Ende 1 Punkt für je 4 Punkte, die du ohne ihn hast.
card-office = Amtsstube
    .form = f
    .rules = SJ-RND-12
    .rule = In jeder Runde darfst du 1 oder 2 Handkarten tauschen.
card-guard_room = Wachstube
    .form = f
    .rules = SJ-RND-10
    .rule = Wer weder Wachstube noch Turm hat, darf nur 6 Karten auf der Hand haben.
card-hut = Hütte
    .form = f
    .rules = SJ-TRD-11
    .rule = Händler: Ziehe 1 Karte, wenn niemand etwas verkauft hat.
card-tavern = Schenke
    .form = f
    .rules = SJ-BLD-15
    .rule = Nach einer Baumeisterphase ziehst du 1 Karte, wenn du die wenigsten Gebäude hast.
card-park = Park
    .form = m
    .rules = SJ-CRN-10
    .rule = Mit dem Kran überbaut, spart er 6 Karten statt 3.
card-customs_office = Zollamt
    .form = n
    .rules = SJ-COU-08 SJ-TRD-06
    .rule = Ratsherr: Bekommt eine Ware, die immer 2 Karten bringt.
card-bank = Bank
    .form = f
    .rules = SJ-TCK-04 SJ-TCK-05
    .rule = Einmal im Spiel darfst du beliebig viele Handkarten darunterschieben: je 1 Punkt.
card-harbour = Hafen
    .form = m
    .rules = SJ-TRD-10
    .rule = Händler: Eine deiner verkauften Waren kommt darunter: am Ende 1 Punkt.
card-goldsmith = Goldschmiede
    .form = f
    .short = Goldschm.
    .rules = SJ-PRO-06 SJ-PRO-07
    .rule = Goldsucher: Decke 1 Karte auf. Hat sie niemand gebaut, nimm sie.
card-residence = Residenz
    .form = f
    .rules = SJ-SCO-08
    .rule = Am Ende 4, 3, 2, 1 Punkte für deine Gruppen aus 3 verschiedenen, gleich teuren Gebäuden.
card-cathedral = Kathedrale
    .form = f
    .rules = SJ-BLD-14 SJ-SCO-09
    .rule = Liegt für alle auf dem Tisch. Am Ende 4, 3, 2, 1 Punkte für die 6er-Gebäude der anderen.

## Woher eine Zahl kommt, außer von den Namen oben

source-printed = Kosten
source-privilege = Privileg
sum-unit = { $number ->
        [one] Karte
       *[other] Karten
    }
source-points-printed = auf den Karten
source-points-tucked = unter Gebäuden

## Was gefragt ist, den Leser und jemand anderen

ask-role = Wähle eine Rolle
    .other = { $who } wählt eine Rolle
ask-build = Baue etwas oder passe
    .other = { $who } darf bauen
ask-over = Wo soll { NOUN($card, as: "is") } stehen?
    .hint = Du kannst eines deiner Gebäude überbauen.
    .other = { $who } baut mit dem Kran
ask-barter = Für { NOUN($card, as: "the") } auch mit Waren bezahlen?
    .hint = Dein Schwarzmarkt nimmt sie als Karten. { $due ->
            [one] 1 Karte fehlt noch.
           *[other] { $due } Karten fehlen noch.
        }
    .other = { $who } baut
ask-pay = { $left ->
        [0] Bezahle { NOUN($card, as: "the") }
        [one] Bezahle { NOUN($card, as: "the") }: noch 1 Karte
       *[other] Bezahle { NOUN($card, as: "the") }: noch { $left } Karten
    }
    .other = { $who } bezahlt
ask-produce = Was produzierst du?
    .other = { $who } produziert
ask-sell = Was verkaufst du?
    .other = { $who } verkauft
ask-council = Wie viele Karten willst du dir ansehen?
    .other = { $who } geht zum Rat
ask-keep = { $left ->
        [one] Welche Karte behältst du?
       *[other] Welche { $left } Karten behältst du?
    }
    .other = { $who } wählt, was bleibt
ask-discard = { $left ->
        [one] Wirf eine Karte ab
       *[other] Wirf { $left } Karten ab
    }
    .hint = { $reason ->
        [council] Dank Archiv gehören die neuen Karten und deine Hand zusammen.
        [limit] Du darfst höchstens { $limit } Karten haben.
       *[other] Was übrig bleibt, ist deine erste Hand.
    }
    .other = { $who } wirft ab
ask-tuck = Eine Karte unter die Kapelle schieben?
    .hint = Sie ist am Ende 1 Punkt wert und kommt nicht zurück.
    .other = { $who } darf eine Karte unter die Kapelle schieben
ask-prospect = Ziehe vom Stapel
    .other = { $who } zieht
ask-use = Gebäude nutzen?
    .other = { $who } darf ein Gebäude nutzen
ask-pick = Nimm eine dieser Karten
    .other = { $who } nimmt eine Karte
ask-bonus = Gebäude nutzen?
    .other = { $who } darf ein Gebäude nutzen
ask-exchange = In der Amtsstube Karten tauschen?
    .hint = Gib 1 oder 2 Karten ab und ziehe ebenso viele.
    .other = { $who } darf Karten tauschen
ask-bank = Karten zur Bank bringen?
    .hint = Das geht nur einmal im Spiel; jede ist am Ende 1 Punkt wert.
    .other = { $who } darf Karten zur Bank bringen

## Antworten, die nicht auf dem Tisch liegen

option-pass = Passen
option-done = Fertig
option-decline = Nicht nutzen
option-build-pass = Nicht bauen
option-waive-double = Ohne Bibliothek
    .hint = Bauen, ohne das Privileg zu verdoppeln
option-waive-privilege = Ohne Privileg
    .hint = Bauen zum Preis, den alle zahlen
option-waive-discount = Ohne Nachlass
    .hint = Bauen ohne die Hilfe deiner Gebäude
option-waive-all = Zum vollen Preis
    .hint = Bauen ohne jeden Nachlass
option-beside = Auf einen eigenen Platz
option-barter-done = Keine Waren mehr
option-produce-done = Das ist alles
option-sell-done = Das ist alles
option-produce-none = Nichts produzieren
option-sell-none = Nichts verkaufen
option-draw-1 = 1 Karte ziehen
option-draw-2 = 2 Karten ansehen
option-draw-5 = 5 Karten ansehen
option-draw-8 = 8 Karten ansehen
option-draw-2-keep-1 = 2 ansehen, 1 behalten
option-draw-5-keep-1 = 5 ansehen, 1 behalten
option-draw-8-keep-1 = 8 ansehen, 1 behalten
option-prospect-draw-1 = 1 Karte ziehen
option-prospect-draw-2 = 2 Karten ziehen
option-tuck-pass = Nichts darunterschieben
option-exchange-done = Das ist alles
option-exchange-none = Nichts tauschen
option-bank-done = Das ist alles
option-bank-none = Jetzt nicht
option-pick-decline = Keine nehmen

## Was ein Klick mit einem Ding macht: sein Knopf für alle, die den Tisch nicht sehen

verb-role = { NOUN($thing, as: "bare") } nehmen
verb-build = { $thing } bauen
verb-over = { $how ->
        [loaded] { $thing } samt Ware überbauen
       *[other] { $thing } überbauen
    }
verb-give = Mit { $thing } bezahlen
verb-pay = Mit { $thing } bezahlen
verb-produce = { $thing } produzieren
verb-sell = { $thing } verkaufen
verb-keep = { $thing } behalten
verb-discard = { $thing } abwerfen
verb-tuck = { $thing } darunterschieben
verb-use = { $thing } nutzen
verb-pick = { $thing } nehmen
verb-exchange = { $thing } tauschen
verb-bank = { $thing } zur Bank bringen

ribbon-build = Das baust du
ribbon-over = Wird überbaut
ribbon-give = Zahlt
ribbon-pay = { $of ->
        [0] Zahlt
       *[other] Zahlt, { $number } von { $of }
    }
ribbon-produce = Produziert
ribbon-sell = Verkauft
ribbon-keep = Bleibt
ribbon-discard = Abgeworfen
ribbon-exchange = Getauscht
ribbon-bank = Zur Bank
ribbon-use = Genutzt

## Was der Zug tut, wenn er vollständig ist

confirm-build = { $thing } bauen
confirm-produce = Produzieren
confirm-sell = Verkaufen
confirm-keep = { $number ->
        [one] Karte behalten
       *[other] Karten behalten
    }
confirm-discard = { $number ->
        [one] Karte abwerfen
       *[other] Karten abwerfen
    }
confirm-exchange = Tauschen
confirm-bank = Zur Bank bringen

## Was passiert ist

event-role = { $you ->
        [yes] Du nimmst
       *[no] { $who } nimmt
    } { NOUN($role, as: "the") }.
event-pass = { $phase ->
        [builder] { $you ->
            [yes] Du baust nicht.
           *[no] { $who } baut nicht.
        }
        [producer] { $you ->
            [yes] Du produzierst nichts.
           *[no] { $who } produziert nichts.
        }
        [trader] { $you ->
            [yes] Du verkaufst nichts.
           *[no] { $who } verkauft nichts.
        }
        [councillor] { $you ->
            [yes] Du siehst dir keine Karten an.
           *[no] { $who } sieht sich keine Karten an.
        }
       *[other] { $you ->
            [yes] Du ziehst nichts.
           *[no] { $who } zieht nichts.
        }
    }
event-skip = { $you ->
        [yes] Du
       *[no] { $who }
    } { $phase ->
        [builder] { $you ->
            [yes] kannst
           *[no] kann
        } nicht bauen{ $reason ->
            [nothing_affordable] {", es reicht für nichts"}
           *[other] {""}
        }.
        [producer] { $you ->
            [yes] kannst
           *[no] kann
        } nicht produzieren{ $reason ->
            [no_cards_left] {", es sind keine Karten mehr da"}
           *[other] {""}
        }.
        [trader] { $you ->
            [yes] hast
           *[no] hat
        } nichts zu verkaufen.
       *[other] { $you ->
            [yes] kannst
           *[no] kann
        } nicht ziehen{ $reason ->
            [no_cards_left] {", es sind keine Karten mehr da"}
           *[other] {""}
        }.
    }
event-decline = { $you ->
        [yes] Du nutzt { NOUN($card, as: "your") } nicht.
       *[no] { $who } nutzt { NOUN($card, as: "the") } nicht.
    }
event-draw = { $you ->
        [yes] Du ziehst
       *[no] { $who } zieht
    } { $cards ->
        [none] { $number ->
            [one] 1 Karte
           *[other] { $number } Karten
        }
       *[other] { $some }
    }{ $reason ->
        [prospector] {""}
        [sale] {" für den Verkauf"}
        [exchange] {" im Tausch"}
       *[other] {" "}({ $reasonName })
    }.
event-look = { $you ->
        [yes] Du siehst dir
       *[no] { $who } sieht sich
    } { $cards ->
        [none] { $number ->
            [one] 1 Karte
           *[other] { $number } Karten
        }
       *[other] { $some }
    } an.
event-discard = { $you ->
        [yes] Du wirfst
       *[no] { $who } wirft
    } { $cards ->
        [none] { $number ->
            [one] 1 Karte
           *[other] { $number } Karten
        }
       *[other] { $some }
    } ab{ $reason ->
        [limit] {" (Kartenlimit)"}
        [exchange] {" (zum Tausch)"}
       *[other] {""}
    }.
event-pay = { $you ->
        [yes] Du zahlst
       *[no] { $who } zahlt
    } { $cards ->
        [none] { $number ->
            [one] 1 Karte
           *[other] { $number } Karten
        }
       *[other] { $some }
    } für { NOUN($reasonName, as: "the") }.
event-build = { $you ->
        [yes] Du baust
       *[no] { $who } baut
    } { NOUN($card, as: "the") }{ $over ->
        [none] {""}
       *[other] {" "}über { NOUN($over, as: "the") }
    }{ $goods ->
        [none] {""}
       *[other] {" "}und { $you ->
            [yes] zahlst
           *[no] zahlt
        } auch mit { $goods }
    }.
event-produce = { $you ->
        [yes] Du produzierst
       *[no] { $who } produziert
    } { $goods ->
        [none] nichts
       *[other] { $goods }
    }.
event-sell = { $you ->
        [yes] Du verkaufst
       *[no] { $who } verkauft
    } { $goods } für { $proceeds ->
        [one] 1 Karte
       *[other] { $proceeds } Karten
    }.
event-receive = { $you ->
        [yes] { NOUN($card, as: "yours") }
       *[no] { NOUN($card, as: "title") } von { $who }
    } bekommt eine Ware.
event-tile = Das Handelshaus zahlt: { $prices }.
event-tile-price = { $good } { $price }
event-reveal = { $you ->
        [yes] Du deckst
       *[no] { $who } deckt
    } { $cards ->
        [none] nichts
       *[other] { $some }
    } auf.
event-take = { $you ->
        [yes] Du nimmst
       *[no] { $who } nimmt
    } { NOUN($card, as: "the") }.
event-discard_revealed = Auf den Ablagestapel: { $cards }.
event-tuck = { $you ->
        [yes] Du schiebst
       *[no] { $who } schiebt
    } { $card ->
        [none] eine Karte
       *[other] { NOUN($card, as: "the") }
    } unter ein Gebäude.
event-reshuffle = Der Ablagestapel wird gemischt: { $number } Karten.
event-round = Runde { $round }, { $you ->
        [yes] du bist
       *[no] { $who } ist
    } Gouverneur
event-end = Zwölf Gebäude: Das Spiel endet.

## Wie es ausging

ending-twelve_buildings = Jemand hat zwölf Gebäude gebaut.
ending-twelve_buildings_by_2 = Zwei haben zwölf Gebäude gebaut.
ending-twelve_buildings_by_3 = Drei haben zwölf Gebäude gebaut.
ending-twelve_buildings_by_4 = Alle vier haben zwölf Gebäude gebaut.

## Warum etwas nicht geht; $thing ist das Gewünschte

refusal-double-used = Deine Bibliothek hast du in dieser Runde schon genutzt.
refusal-keeps-one-anyway = Du behältst ohnehin nur eine Karte.
refusal-limit-reached = { $rule ->
        [SJ-PRD-03] Mehr Waren darfst du nicht produzieren.
       *[other] Mehr Waren darfst du nicht verkaufen.
    }
refusal-must-take = Du bist fündig geworden: Nimm eine Karte.
refusal-no-cards = So viele Karten sind nicht mehr da.
refusal-no-crane = Nur mit einem Kran kannst du überbauen.
refusal-no-double = { $rule ->
        [SJ-PRO-01] Ohne Bibliothek zieht der Goldsucher eine Karte.
       *[other] Für acht Karten brauchst du eine Bibliothek, die du in dieser Runde noch nutzen kannst.
    }
refusal-no-good = Du hast { NOUN($thing, as: "no") }.
refusal-no-plant = { $thing } wird in dieser Phase nicht produziert.
refusal-no-privilege = Nur der Ratsherr sieht mehr als zwei Karten.
refusal-no-such-card = Diese Karte ist nicht im Spiel.
refusal-no-such-plant = So ein Produktionsgebäude, mit oder ohne Ware, hast du nicht.
refusal-no-vacancy = Für { $thing } hast du kein leeres Gebäude.
refusal-not-asked = Jetzt geht es nur um das eine Gebäude.
refusal-not-in-display = Du kannst nur ein eigenes Gebäude überbauen.
refusal-not-in-hand = Du hast { NOUN($thing, as: "no") } zur Wahl.
refusal-not-over-crane = Der Kran, der hebt, kann nicht überbaut werden.
refusal-not-over-same = Ein Gebäude kann kein gleiches überbauen.
refusal-one-of-each = { NOUN($thing, as: "the") } darf niemand zweimal haben.
refusal-out-of-order = { $rule ->
        [SJ-BLD-10] Waren werden der Reihe nach genannt, und genug davon.
        [SJ-PRD-01] Waren werden der Reihe nach genannt.
        [SJ-TRD-04] Waren werden der Reihe nach genannt.
       *[other] Karten werden der Reihe nach genannt.
    }
refusal-payment-short = Den Rest kann deine Hand allein nicht bezahlen.
refusal-role-taken = { NOUN($thing, as: "title") } ist in dieser Runde schon vergeben.
refusal-too-expensive = Dafür hast du nicht genug andere Karten.
refusal-waived-nothing = Auf einen Nachlass verzichtest du nur, um zu bauen.
refusal-waiver-changes-nothing = Diesen Nachlass gibt es nicht, oder der Verzicht ändert nichts.

## Optionen: ihre Namen und Werte

setting-setup_variant = Erste Hand
    .standard_4 = vier Karten
    .keep_4_of_5_6_7_8 = 4 aus 5, 6, 7 oder 8
setting-auto_bonus_draws = Bonuskarten
    .true = kommen von selbst
    .false = jedes Mal fragen
setting-tuck_visibility = Karten unter Gebäuden
    .owner_only = zählt nur der Besitzer
    .public = alle sehen, wie viele
setting-guard_room-mode = Kartenlimit von 6
    .when_in_play = solange eine Wachstube steht
    .always = immer
setting-tavern-same_phase = Eine neue Schenke
    .true = zahlt noch in derselben Phase
    .false = zahlt ab der nächsten Phase
setting-expansion-shuffle = Neue Karten einmischen
    .before_deal = vor dem Austeilen
    .after_deal = nach dem Austeilen
setting-card_overrides = Andere Zahlen auf Karten
    .hint = etwa hut.cost:1,bank.vp:3

## Teile des Tisches

round = Runde { $round }
street-yours = Deine Auslage
street-of = Auslage von { $who }
place-free = freier Platz { $number }
hand-yours = Deine Hand
looked-yours = Du siehst dir an
looked-open = Für alle aufgedeckt
looked-others = { $who } sieht sich { $number ->
        [one] 1 Karte
       *[other] { $number } Karten
    } an
trading-house = Handelshaus
    .now = gilt jetzt
    .last = letzte Karte
    .unknown = noch keine Karte gesehen
pile-draw = ziehen
pile-discard = Ablage
open-card = auf dem Tisch
