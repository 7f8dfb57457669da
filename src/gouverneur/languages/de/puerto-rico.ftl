# Puerto Rico auf Deutsch: wie alles heißt, was es kann (in unseren Worten) und was passiert ist.
# In Ereignissen ist $you "yes", wenn es der Leser selbst ist; $who ist der Name des Platzes oder mehrere Namen.
# $edition ist die Ausgabe und immer da: Sie entscheidet zwischen Wörtern. NOUN setzt einen Namen in den Satz, wie es
# `noun-…` im Katalog `page` sagt.

puerto-rico = Puerto Rico
    .about = Brettspiel, zwei bis fünf Spieler
puerto-rico-edition-2002 = Erste Ausgabe (2002)
    .about = Drei bis fünf Spieler; zu fünft liegen 122 Punkte in Chips bereit.
puerto-rico-edition-2020 = Neue Ausgabe (2020)
    .about = Zwei bis fünf Spieler; zu fünft liegen 126 Punkte in Chips bereit.
puerto-rico-module-new-buildings = Die neuen Gebäude
    .about = 14 Gebäude mehr; vor dem Spiel wählt ihr reihum aus, welche beigefarbenen Gebäude mitspielen.
puerto-rico-module-nobles = Die Adligen
    .about = Figuren, die je einen Punkt wert sind, und 8 Gebäude für sie.
puerto-rico-module-buccaneer = Der Freibeuter
    .about = Eine Rolle, die raubt, plündert und entführt.
puerto-rico-module-festival = Das Festival
    .about = Drei Ziele, jedes für den, der es zuerst erreicht.

## Rollen

role-settler = Siedler
    .form = m
    .phase = Siedlerphase
    .privilege = auch Steinbruch
    .rules = PR-STL-01 PR-STL-02
    .rule = Jeder darf eine Plantage auf seine Insel legen; wer die Rolle gewählt hat, darf stattdessen einen Steinbruch nehmen.
role-mayor = { $edition ->
        [2002] Bürgermeister
       *[other] Vorarbeiter
    }
    .form = m
    .phase = { $edition ->
        [2002] Bürgermeisterphase
       *[other] Vorarbeiterphase
    }
    .privilege = 1 { piece-worker } mehr
    .rules = PR-MAY-01 PR-MAY-02 PR-MAY-03
    .rule = Wer { place-office } wartet, wird verteilt, und jeder setzt alle seine Leute neu ein; wer die Rolle gewählt hat, bekommt { piece-worker.a } mehr.
role-builder = Baumeister
    .form = m
    .phase = Baumeisterphase
    .privilege = zahlt 1 weniger
    .rules = PR-BLD-01 PR-BLD-04
    .rule = Jeder darf ein Gebäude bauen; wer die Rolle gewählt hat, zahlt 1 Dublone weniger.
role-craftsman = Aufseher
    .form = m
    .phase = Aufseherphase
    .privilege = 1 Ware mehr
    .rules = PR-CRA-01 PR-CRA-06
    .rule = Alle produzieren Waren; wer die Rolle gewählt hat, nimmt sich danach noch eine Ware einer Sorte, die er gerade produziert hat.
role-trader = Händler
    .form = m
    .phase = Händlerphase
    .privilege = 1 Dublone mehr
    .rules = PR-TRA-01 PR-TRA-03
    .rule = Jeder darf eine Ware ans Handelshaus verkaufen; wer die Rolle gewählt hat, bekommt 1 Dublone mehr.
role-captain = Kapitän
    .form = m
    .phase = Kapitänphase
    .privilege = 1 Punkt mehr
    .rules = PR-CAP-01 PR-CAP-02 PR-CAP-10 PR-CAP-11 PR-CAP-14
    .rule = Reihum verladen alle ihre Waren auf die Schiffe, für Punkte; wer die Rolle gewählt hat, bekommt einmal 1 Punkt mehr. Was übrig bleibt, muss ins Lager.
role-prospector = Goldsucher
    .form = m
    .phase = Goldsucherphase
    .privilege = 1 Dublone
    .rules = PR-PRO-01
    .rule = Wer die Rolle gewählt hat, nimmt sich eine Dublone; die anderen tun nichts.
role-prospector_2 = Goldsucher
    .form = m
    .phase = Goldsucherphase
    .privilege = 1 Dublone
    .rules = PR-PRO-01
    .rule = Wer die Rolle gewählt hat, nimmt sich eine Dublone; die anderen tun nichts.
role-buccaneer = Freibeuter
    .form = m
    .phase = Freibeuterphase
    .privilege = eine Untat
    .rules = PR-BUC-03 PR-BUC-04
    .rule = Wer die Rolle gewählt hat, raubt ein Transportschiff aus, plündert das Handelshaus, überfällt { place-office.the } oder entführt eine Rolle, und nimmt den Steckbrief. Die anderen tun nichts. Wer den Steckbrief hat, kann diese Rolle nicht wählen.

## Waren und Plättchen

good-corn = Mais
    .form = m
good-indigo = Indigo
    .form = n
good-sugar = Zucker
    .form = m
good-tobacco = Tabak
    .form = m
good-coffee = Kaffee
    .form = m
tile-corn = Maisplantage
    .form = f
    .short = Mais
    .rules = PR-CRA-02
tile-indigo = Indigoplantage
    .form = f
    .short = Indigo
    .rules = PR-CRA-03
tile-sugar = Zuckerplantage
    .form = f
    .short = Zucker
    .rules = PR-CRA-03
tile-tobacco = Tabakplantage
    .form = f
    .short = Tabak
    .rules = PR-CRA-03
tile-coffee = Kaffeeplantage
    .form = f
    .short = Kaffee
    .rules = PR-CRA-03
tile-quarry = Steinbruch
    .form = m
    .short = Steinbruch
    .rules = PR-BLD-03
tile-forest = Wald
    .form = m
    .short = Wald
    .rules = PR-FOR-03 PR-FOR-04
piece-worker = { $edition ->
        [2002] Kolonist
       *[other] Arbeiter
    }
    .form = m
    .a = { $edition ->
        [2002] einen Kolonisten
       *[other] einen Arbeiter
    }
    .the = { $edition ->
        [2002] den Kolonisten
       *[other] den Arbeiter
    }
    .no = { $edition ->
        [2002] keinen Kolonisten
       *[other] keinen Arbeiter
    }
    .bare = { $edition ->
        [2002] Kolonisten
       *[other] Arbeiter
    }
    .many = { $edition ->
        [2002] Kolonisten
       *[other] Arbeiter
    }
    .of = { $edition ->
        [2002] Kolonisten
       *[other] Arbeitern
    }
    .rules = PR-GEN-02 PR-GEN-03
    .rule = Besetzt einen Kreis auf einem Plättchen oder Gebäude und macht es damit nutzbar.
piece-noble = Adliger
    .form = m
    .a = einen Adligen
    .the = den Adligen
    .no = keinen Adligen
    .rules = PR-NOB-06
    .rule = Besetzt alles, was { piece-worker.a } aufnehmen kann, und ist am Ende 1 Punkt wert.
thing-point = Punkt
    .form = m
thing-port = { $edition ->
        [2002] Windrose
       *[other] Port
    }
    .form = { $edition ->
        [2002] f
       *[other] m
    }
place-office = { $edition ->
        [2002] auf dem Kolonistenschiff
       *[other] in der Anwerbestelle
    }
    .from = { $edition ->
        [2002] vom Kolonistenschiff
       *[other] aus der Anwerbestelle
    }
    .name = { $edition ->
        [2002] Kolonistenschiff
       *[other] Anwerbestelle
    }
    .the = { $edition ->
        [2002] das Kolonistenschiff
       *[other] die Anwerbestelle
    }
kind-special = { $edition ->
        [2002] violettes Gebäude
       *[other] beigefarbenes Gebäude
    }
    .many = { $edition ->
        [2002] violetten Gebäude
       *[other] beigefarbenen Gebäude
    }
tile-rule = { $tile ->
        [quarry] Besetzt macht er deine Gebäude um 1 Dublone billiger; es zählen höchstens so viele Steinbrüche, wie die Reihe des Gebäudes angibt.
        [corn] Besetzt bringt sie 1 Mais, ganz ohne Gebäude.
        [forest] Braucht { piece-worker.no }. Je zwei Wälder machen deine Gebäude um 1 Dublone billiger.
       *[other] Ist sie besetzt und auch ein Platz im passenden Gebäude, bringt sie 1 Ware.
    }

## Gebäude

building-small_indigo_plant = kleine Indigoküperei
    .form = f
    .short = kl. Indigoküperei
    .rules = PR-CRA-03
    .rule = Besetzt macht sie aus einer besetzten Indigoplantage 1 Indigo.
building-small_sugar_mill = kleine Zuckermühle
    .form = f
    .short = kl. Zuckermühle
    .rules = PR-CRA-03
    .rule = Besetzt macht sie aus einer besetzten Zuckerplantage 1 Zucker.
building-indigo_plant = große Indigoküperei
    .form = f
    .short = gr. Indigoküperei
    .rules = PR-CRA-03
    .rule = Jeder { piece-worker } hier macht aus einer besetzten Indigoplantage 1 Indigo.
building-sugar_mill = große Zuckermühle
    .form = f
    .short = gr. Zuckermühle
    .rules = PR-CRA-03
    .rule = Jeder { piece-worker } hier macht aus einer besetzten Zuckerplantage 1 Zucker.
building-tobacco_storage = Tabakspeicher
    .form = m
    .rules = PR-CRA-03
    .rule = Jeder { piece-worker } hier macht aus einer besetzten Tabakplantage 1 Tabak.
building-coffee_roaster = Kaffeerösterei
    .form = f
    .rules = PR-CRA-03
    .rule = Jeder { piece-worker } hier macht aus einer besetzten Kaffeeplantage 1 Kaffee.
building-small_market = kleine Markthalle
    .form = f
    .rules = PR-SMK-01
    .rule = Händler: Dein Verkauf bringt 1 Dublone mehr.
building-hacienda = Hazienda
    .form = f
    .rules = PR-HAC-01 PR-HAC-02 PR-HAC-03 PR-HAC-04
    .rule = Siedler: Vor deinem Plättchen darfst du eine zusätzliche Plantage vom verdeckten Stapel ziehen.
building-construction_hut = Bauhütte
    .form = f
    .rules = PR-HUT-01 PR-HUT-02
    .rule = Siedler: Du darfst statt einer Plantage einen Steinbruch nehmen.
building-small_warehouse = kleines Lagerhaus
    .form = n
    .the = das kleine Lagerhaus
    .is = das kleine Lagerhaus
    .title = Das kleine Lagerhaus
    .new = das neue kleine Lagerhaus
    .short = kl. Lagerhaus
    .rules = PR-SWH-01
    .rule = Am Ende der Kapitänphase behältst du alle Waren einer Sorte, dazu wie jeder eine einzelne Ware.
building-hospice = Hospiz
    .form = n
    .rules = PR-HOS-01 PR-HOS-02 PR-HOS-03 PR-HOS-04
    .rule = Siedler: Dein neues Plättchen darf gleich { piece-worker.a } bekommen.
building-office = Kontor
    .form = n
    .rules = PR-OFF-01 PR-OFF-02
    .rule = Händler: Du darfst auch verkaufen, was im Handelshaus schon liegt.
building-large_market = große Markthalle
    .form = f
    .rules = PR-LMK-01
    .rule = Händler: Dein Verkauf bringt 2 Dublonen mehr.
building-large_warehouse = großes Lagerhaus
    .form = n
    .the = das große Lagerhaus
    .is = das große Lagerhaus
    .title = Das große Lagerhaus
    .new = das neue große Lagerhaus
    .short = gr. Lagerhaus
    .rules = PR-LWH-01 PR-LWH-02
    .rule = Am Ende der Kapitänphase behältst du alle Waren zweier Sorten, dazu wie jeder eine einzelne Ware.
building-factory = Manufaktur
    .form = f
    .rules = PR-FAC-01
    .rule = Aufseher: Für 2, 3, 4 oder 5 produzierte Sorten bekommst du 1, 2, 3 oder 5 Dublonen.
building-university = Universität
    .form = f
    .rules = PR-UNI-01 PR-UNI-02 PR-UNI-03 PR-UNI-04
    .rule = Baumeister: Dein neues Gebäude darf gleich { piece-worker.a } bekommen.
building-harbor = Hafen
    .form = m
    .rules = PR-HBR-01
    .rule = Kapitän: Jedes Mal, wenn du verlädst, bekommst du 1 Punkt mehr.
building-wharf = Werft
    .form = f
    .rules = PR-WHF-01 PR-WHF-02 PR-WHF-03 PR-WHF-04 PR-WHF-05
    .rule = Kapitän: Einmal pro Phase darfst du alle Waren einer Sorte auf dein eigenes Schiff verladen.
building-guild_hall = Zunfthalle
    .form = f
    .rules = PR-GLD-01
    .rule = Am Ende 1 Punkt für jedes kleine und 2 für jedes große deiner Produktionsgebäude.
building-residence = Residenz
    .form = f
    .rules = PR-RES-01
    .rule = Am Ende 4 Punkte; mit 10, 11 oder 12 Plättchen auf deiner Insel 5, 6 oder 7.
building-fortress = Festung
    .form = f
    .rules = PR-FRT-01
    .rule = Am Ende 1 Punkt für je drei deiner { piece-worker.many }.
building-customs_house = Zollhaus
    .form = n
    .rules = PR-CUS-01
    .rule = Am Ende 1 Punkt für je vier Punkte in deinen Chips.
building-city_hall = Rathaus
    .form = n
    .rules = PR-CTY-01
    .rule = Am Ende 1 Punkt für jedes deiner { kind-special.many }, es selbst zählt mit.
building-aqueduct = Aquädukt
    .form = n
    .rules = PR-AQU-01 PR-AQU-02
    .rule = Aufseher: 1 Indigo mehr, wenn deine große Indigoküperei welches produziert hat, und 1 Zucker mehr bei der großen Zuckermühle; die kleinen zählen nicht.
building-forest_house = Forsthaus
    .form = n
    .rules = PR-FOR-01 PR-FOR-02 PR-FOR-03 PR-FOR-04 PR-FOR-05
    .rule = Siedler: Du darfst Plantagen verdeckt als Wald legen. Je zwei Wälder machen ein Gebäude um 1 Dublone billiger.
building-black_market = Schwarzmarkt
    .form = m
    .rules = PR-BMK-01 PR-BMK-02 PR-BMK-03 PR-BMK-04
    .rule = Baumeister: Fehlen dir Dublonen, darfst du eine Figur, eine Ware und einen Punkt abgeben, jeweils für 1 Dublone.
building-storehouse = Lagerhalle
    .form = f
    .rules = PR-STH-01
    .rule = Am Ende der Kapitänphase behältst du drei beliebige Waren mehr.
building-guesthouse = Gasthaus
    .form = n
    .rules = PR-GST-01 PR-GST-02 PR-GST-03 PR-GST-04 PR-GST-05 PR-GST-06
    .rule = Seine zwei Gäste dürfen jederzeit auf freie Kreise ziehen, nur nicht in der Phase des { $edition ->
        [2002] Bürgermeisters
       *[other] Vorarbeiters
    }.
building-trading_post = Handelsposten
    .form = m
    .rules = PR-TPO-01 PR-TPO-02 PR-TPO-03
    .rule = Händler: Du darfst stattdessen hier verkaufen, egal was im Handelshaus liegt; Markthallen zählen dabei nicht.
building-church = Kirche
    .form = f
    .rules = PR-CHU-01 PR-CHU-02
    .rule = Baumeister: 1 Punkt für ein Gebäude aus Reihe 2 oder 3, 2 Punkte für eines aus Reihe 4.
building-small_wharf = kleine Werft
    .form = f
    .rules = PR-SWF-01 PR-SWF-02
    .rule = Kapitän: Einmal pro Phase darfst du beliebige Waren auf ein eigenes Schiff verladen, 1 Punkt für je zwei.
building-lighthouse = Leuchtturm
    .form = m
    .rules = PR-LGT-01 PR-LGT-02
    .rule = Kapitän: Jedes Mal, wenn du verlädst, bekommst du 1 Dublone, als Kapitän noch 1.
building-specialty_factory = Monofaktur
    .form = f
    .rules = PR-SPF-01 PR-SPF-02
    .rule = Aufseher: 1 Dublone weniger, als du Waren deiner besten Sorte produziert hast; Mais zählt nicht.
building-library = Bibliothek
    .form = f
    .rules = PR-LIB-01 PR-LIB-02 PR-LIB-03 PR-LIB-04 PR-LIB-05 PR-LIB-06 PR-LIB-07 PR-LIB-08 PR-LIB-09
    .rule = Verdoppelt das Privileg deiner Rollen.
building-union_hall = Gildenhaus
    .form = n
    .rules = PR-UNH-01
    .rule = Kapitän: Vor deinem ersten Verladen 1 Punkt für je zwei gleiche Waren in deinem Port.
building-statue = Statue
    .form = f
    .rules = PR-STA-01
    .rule = Ist 8 Punkte wert und hat keinen Kreis.
building-cloister = Kloster
    .form = n
    .rules = PR-CLO-01
    .rule = Am Ende 1, 3, 6 oder 10 Punkte für 1, 2, 3 oder 4 Dreier gleicher Plättchen auf deiner Insel.
building-land_office = Grundbuchamt
    .form = n
    .rules = PR-LND-01 PR-LND-02 PR-LND-03 PR-LND-04 PR-LND-05
    .rule = Händler: Ein { piece-worker } kauft die oberste Plantage vom Stapel für 1 Dublone, ein Adliger verkauft eine Plantage für 1.
building-chapel = Kapelle
    .form = f
    .rules = PR-CHP-01 PR-CHP-02
    .rule = Aufseher: Ein { piece-worker } bringt 1 Dublone, ein Adliger 1 Punkt.
building-hunting_lodge = Jagdschloss
    .form = n
    .rules = PR-HUN-01 PR-HUN-02 PR-HUN-03 PR-HUN-04
    .rule = Nach der Siedlerphase darf ein { piece-worker } eine deiner Plantagen oder einen Wald ablegen; ein Adliger bringt 2 Punkte, wenn du allein die meisten leeren Anbaufelder hast.
building-zoning_office = Bauamt
    .form = n
    .rules = PR-ZON-01 PR-ZON-02
    .rule = Baumeister: Ein { piece-worker } macht kleine Gebäude um 1 Dublone billiger, ein Adliger große um 2.
building-royal_supplier = Hoflieferant
    .form = m
    .the = den Hoflieferanten
    .your = deinen Hoflieferanten
    .new = den neuen Hoflieferanten
    .bare = Hoflieferanten
    .rules = PR-ROY-01 PR-ROY-02
    .rule = Kapitän: Vor deinem ersten Verladen darfst du verschiedene Waren an den Hof liefern, höchstens so viele, wie du Adlige hast, für je 1 Punkt.
building-villa = Villa
    .form = f
    .rules = PR-VIL-01 PR-VIL-02
    .rule = Vorarbeiter: Du bekommst 1 Adligen mehr.
building-jeweler = Juwelier
    .form = m
    .rules = PR-JEW-01
    .rule = Aufseher: 1 Dublone für jeden deiner Adligen.
building-royal_garden = Hofgarten
    .form = m
    .rules = PR-RGA-01
    .rule = Am Ende 1 Punkt für jeden deiner Adligen.

## Woher eine Zahl kommt, außer von den Namen oben

source-printed = Kosten
source-price = Preis
source-privilege = Privileg
source-quarry = Steinbrüche
source-goods = verladen
source-forest = Wälder
source-land = Land
source-points-chips = in Chips
source-points-printed = auf Gebäuden
source-points-bid = für den Platz geboten
source-points-nobles = für Adlige
sum-unit = { $verb ->
        [load] { $number ->
            [one] Punkt
           *[other] Punkte
        }
        [ship] { $number ->
            [one] Punkt
           *[other] Punkte
        }
       *[other] { $number ->
            [one] Dublone
           *[other] Dublonen
        }
    }

## Was gefragt ist, den Leser und jemand anderen

ask-role = Wähle eine Rolle
    .other = { $who } wählt eine Rolle
ask-tile = Nimm eine Plantage oder passe
    .other = { $who } darf eine Plantage nehmen
ask-man_tile = Gleich { NOUN($thing, as: "new") } besetzen?
    .hint = Dein Gebäude schickt sofort { piece-worker.a }.
    .other = { $who } darf das neue Plättchen besetzen
ask-hire = Noch { piece-worker.a } nehmen?
    .hint = Das ist dein Privileg als { role-mayor }.
    .other = { $who } darf noch { piece-worker.a } nehmen
ask-deal = Nimm deine Figur { place-office.from }
    .other = { $who } nimmt eine Figur { place-office.from }
ask-place = { $left ->
        [0] Setze deine { piece-worker.many } ein
        [one] Setze { piece-worker.a } ein
       *[other] Setze { $left } { piece-worker.many } ein
    }
    .hint = Tippe freie Kreise auf deiner Insel und in deiner Stadt an; noch einmal tippen nimmt es zurück.
    .other = { $who } setzt { piece-worker.many } ein
ask-build = Baue etwas oder passe
    .other = { $who } darf bauen
ask-man_building = Gleich { NOUN($thing, as: "new") } besetzen?
    .hint = Dein Gebäude schickt sofort { piece-worker.a }.
    .other = { $who } darf das neue Gebäude besetzen
ask-produce = Waren produzieren?
    .other = { $who } darf produzieren
ask-extra = Nimm noch eine Ware, die du produziert hast
    .other = { $who } darf noch eine Ware nehmen
ask-sell = { $sold ->
        [1] Handle mit Land oder passe
       *[other] { $land ->
            [yes] Verkaufe eine Ware, handle mit Land oder passe
           *[no] Verkaufe eine Ware oder passe
        }
    }
    .other = { $who } darf verkaufen
ask-load = Was verlädst du, und wohin?
    .hint = Wer verladen kann, muss verladen.
    .other = { $who } verlädt
ask-store = Was behältst du?
    .hint = Was nicht ins Lager passt, ist weg.
    .other = { $who } lagert ein
ask-bonus = Gebäude nutzen?
    .other = { $who } darf ein Gebäude nutzen
ask-discount = Soll das den Bau billiger machen?
    .other = { $who } baut
ask-draft = Suche ein Gebäude aus
    .hint = Es kommt mit allen Exemplaren auf den Ablageplan; was niemand aussucht, spielt nicht mit.
    .other = { $who } sucht ein Gebäude aus
ask-lay = Du hast { NOUN($thing, as: "a") } gezogen: offen legen oder als Wald?
    .hint = Was unter einem Wald liegt, weißt nur du.
    .other = { $who } sieht sich eine Plantage an
ask-place_noble = { $nobles ->
        [one] Setze deinen Adligen ein
       *[other] Setze deine { $nobles } Adligen ein
    }
    .hint = Tippe freie Kreise auf deiner Insel und in deiner Stadt an; deine { piece-worker.many } kommen danach.
    .other = { $who } setzt Adlige ein
ask-hand_in = Für { NOUN($thing, as: "the") } { $missing ->
        [one] fehlt 1 Dublone
       *[other] fehlen { $missing } Dublonen
    }: Gib etwas ab
    .hint = Höchstens eine Figur, eine Ware und einen Punkt, jeweils für 1 Dublone.
    .other = { $who } gibt etwas ab
ask-hand_in_from = Woher nimmst du die Figur?
    .hint = Von überall, nur nicht von dem Gebäude, das sie annimmt.
    .other = { $who } gibt eine Figur ab
ask-court = Vor dem Verladen Waren an den Hof liefern?
    .hint = Von jeder Sorte eine, höchstens so viele, wie du Adlige hast; je 1 Punkt.
    .other = { $who } darf an den Hof liefern
ask-send = Was kommt auf dein kleines Schiff?
    .hint = Sorten dürfen gemischt sein; je zwei Waren bringen 1 Punkt.
    .other = { $who } verschifft einige Waren
ask-lodge = Ein Plättchen deiner Insel ablegen?
    .hint = Eine Figur darauf kommt in deinen Port.
    .other = { $who } darf ein Plättchen ablegen
ask-deed = Welche Untat begehst du?
    .hint = Raube ein Schiff aus, plündere das Handelshaus, überfalle { place-office.the } oder entführe eine Rolle.
    .other = { $who } plant eine Untat
ask-guest = Einen Gast versetzen?
    .hint = Ein { piece-worker } aus deinem Gasthaus darf auf einen freien Kreis und wirkt dort sofort.
    .other = { $who } darf einen Gast versetzen
ask-noble_guest = Einen adligen Gast versetzen?
    .hint = Ein Adliger aus deinem Gasthaus darf auf einen freien Kreis und wirkt dort sofort.
    .other = { $who } darf einen Gast versetzen

## Antworten, die nicht auf dem Tisch liegen

option-pass = Passen
option-done = Fertig
option-store-done = Mehr nicht
option-store-none = Nichts behalten
option-tile-pass = Nichts nehmen
option-build-pass = Nicht bauen
option-sell-pass = { $sold ->
        [1] Fertig
       *[other] Nichts verkaufen
    }
option-extra-pass = Nichts nehmen
option-load-pass = Nichts verladen
option-hire-1 = 1 { piece-worker.bare } nehmen
option-hire-2 = 2 { piece-worker.many } nehmen
option-hire-pass = Keinen nehmen
option-receive-worker = { piece-worker.bare } nehmen
option-receive-noble = Adligen nehmen
option-deal-pass = Verzichten
option-man-worker = { piece-worker.bare } einsetzen
option-man-noble = Adligen einsetzen
option-man_tile-pass = Nicht besetzen
option-man_building-pass = Nicht besetzen
option-produce = Produzieren
option-produce-pass = Nichts produzieren
option-draw = Vom Stapel ziehen
option-decline = Nicht nutzen
option-use-quarry = Steinbrüche nutzen
option-use-forest = Wälder nutzen
option-discount-decline = Vollen Preis zahlen
option-decline-noble = Adligen ablehnen
option-lay-plantation = Offen legen
option-lay-forest = Als Wald legen
option-place_noble-done = Keine Adligen mehr
option-place_noble-none = Adlige bleiben im Port
option-hand_in-worker = { piece-worker.bare } abgeben
option-hand_in-noble = Adligen abgeben
option-hand_in-point = 1 Punkt abgeben
option-from-port = Aus deinem Port
option-ship_some = Beliebige Waren verschiffen: 1 Punkt für je zwei
option-send-done = Diese verschiffen
option-court-done = Mehr nicht
option-court-none = Nichts liefern
option-count_first = Erst Paare zählen
option-supply_first = Erst liefern
option-lodge-pass = Nichts ablegen
option-buy_land = Land kaufen für 1 Dublone
option-plunder = Handelshaus plündern
option-deed-pass = Nichts tun
option-stay = Bleiben
option-guest-stay = { piece-worker.many } bleiben
option-noble_guest-stay = Adlige bleiben
option-as-before = Wie vorher
option-suggest = Vorschlag

## Was ein Klick mit einem Ding macht: sein Knopf für alle, die den Tisch nicht sehen

verb-role = { NOUN($thing, as: "bare") } nehmen
verb-take = { $how ->
        [as_forest] Als Wald legen
       *[other] { $thing } nehmen
    }
verb-draft = { NOUN($thing, as: "bare") } aussuchen
verb-place = { piece-worker.bare } auf { NOUN($thing, as: "the") }
verb-build = { NOUN($thing, as: "bare") } bauen
verb-extra = Noch 1 { $thing }
verb-sell = { $how ->
        [at_post] { $thing } am Handelsposten verkaufen: { $number ->
            [one] 1 Dublone
           *[other] { $number } Dublonen
        }
       *[other] { $thing } ans Handelshaus verkaufen: { $number ->
            [one] 1 Dublone
           *[other] { $number } Dublonen
        }
    }
verb-place_noble = Adligen auf { NOUN($thing, as: "the") }
verb-hand_in = 1 { $thing } abgeben
verb-from = Von hier: { $thing }
verb-send = { $count } { $good } verschiffen
verb-supply = 1 { $thing } liefern: 1 Punkt
verb-discard = { $how ->
        [worker] { $thing } ablegen, { piece-worker } in den Port
        [noble] { $thing } ablegen, Adliger in den Port
        [forest] Wald ablegen (darunter { $under })
       *[other] Unbesetzte { $thing } ablegen
    }
verb-sell_land = { $how ->
        [worker] { $thing } verkaufen, { piece-worker } in den Port
        [noble] { $thing } verkaufen, Adliger in den Port
        [forest] Wald verkaufen (darunter { $under })
       *[other] Unbesetzte { $thing } verkaufen
    }
verb-move_worker = { piece-worker.bare } auf { NOUN($thing, as: "the") }
verb-move_noble = Adligen auf { NOUN($thing, as: "the") }
verb-piracy = { $count ->
        [0] { $ship }er-Schiff leeren, nichts behalten
       *[other] Vom { $ship }er-Schiff { $count } { $cargo } rauben
    }
verb-raid = { $how ->
        [and_noble] { $count ->
            [0] Den Adligen mitnehmen
            [one] Den Adligen und { piece-worker.a } mitnehmen
           *[other] Den Adligen und { $count } { piece-worker.many } mitnehmen
        }
        [drop_noble] { $count ->
            [0] Nur den Adligen wegschicken
            [one] 1 { piece-worker.bare } mitnehmen, den Adligen wegschicken
           *[other] { $count } { piece-worker.many } mitnehmen, den Adligen wegschicken
        }
       *[other] { $count ->
            [0] Nur { piece-worker.many } wegschicken
            [one] 1 { piece-worker.bare } mitnehmen
           *[other] { $count } { piece-worker.many } mitnehmen
        }
    }
verb-kidnap = { $thing } entführen
verb-load = { $good } auf das { $ship }er-Schiff: { $number ->
        [one] 1 Punkt
       *[other] { $number } Punkte
    }
verb-ship = { $good } auf dein eigenes Schiff: { $number ->
        [one] 1 Punkt
       *[other] { $number } Punkte
    }
verb-use = { NOUN($thing, as: "bare") } nutzen
verb-keep = { $count } { $good } behalten

## Mehrere Antworten hinter einem Knopf

group-piracy = Schiff ausrauben …
group-piracy-thing = { $ship }er-Schiff …
group-raid = { place-office.name } überfallen …
group-kidnap = Rolle entführen …
group-send = Waren verschiffen …
group-send-thing = { $good } …
group-keep = Behalten …
group-keep-thing = { $good } …
group-sell_land = Land verkaufen …
group-discard = Plättchen ablegen …
group-move_worker = { piece-worker.bare } auf …
group-move_noble = Adligen auf …
group-from = Woher …
group-hand_in = Abgeben …
group-load = Verladen …
group-load-thing = { $good } …
group-ship = Auf dein eigenes Schiff …
group-supply = An den Hof liefern …
group-other = { $verb } …

ribbon-take = Genommen
ribbon-draft = Ausgesucht
ribbon-place_noble = Adliger
ribbon-move_worker = { piece-worker }
ribbon-move_noble = Adliger
ribbon-from = Abgegeben
ribbon-hand_in = Abgegeben
ribbon-send = Verschifft
ribbon-supply = Geliefert
ribbon-discard = Abgelegt
ribbon-sell_land = Verkauft
ribbon-place = { piece-worker }
ribbon-build = Das baust du
ribbon-extra = Noch eine
ribbon-sell = Verkauft
ribbon-load = Verladen
ribbon-ship = Verladen
ribbon-keep = Bleibt

## Was der Zug tut, wenn er vollständig ist

confirm-take = Nehmen
confirm-place = { $number ->
        [one] { piece-worker.bare } einsetzen
       *[other] Alle { $number } { piece-worker.many } einsetzen
    }
confirm-place_noble = Einsetzen
confirm-hand_in = Abgeben und bauen
confirm-send = Verschiffen
confirm-supply = Liefern
confirm-build = { NOUN($thing, as: "bare") } bauen
confirm-sell = Verkaufen
confirm-load = Verladen
confirm-ship = Verladen
confirm-keep = Einlagern

## Was passiert ist

event-role = { $you ->
        [yes] Du nimmst
       *[no] { $who } nimmt
    } { NOUN($role, as: "the") }{ $doubloons ->
        [0] {""}
        [one] {" "}mit 1 Dublone darauf
       *[other] {" "}mit { $doubloons } Dublonen darauf
    }.
event-prospect = { $you ->
        [yes] Du findest
       *[no] { $who } findet
    } { $doubloons ->
        [one] 1 Dublone
       *[other] { $doubloons } Dublonen
    }.
event-pass = { $phase ->
        [settler] { $you ->
            [yes] Du nimmst kein Plättchen.
           *[no] { $who } nimmt kein Plättchen.
        }
        [builder] { $you ->
            [yes] Du baust nicht.
           *[no] { $who } baut nicht.
        }
        [craftsman] { $you ->
            [yes] Du nimmst nichts.
           *[no] { $who } nimmt nichts.
        }
        [trader] { $you ->
            [yes] Du verkaufst nichts.
           *[no] { $who } verkauft nichts.
        }
        [buccaneer] { $you ->
            [yes] Du tust nichts Böses.
           *[no] { $who } tut nichts Böses.
        }
       *[other] { $you ->
            [yes] Du verlädst nichts.
           *[no] { $who } verlädt nichts.
        }
    }
event-skip = Nichts zu { $phase ->
        [settler] nehmen
        [builder] bauen
        [craftsman] produzieren
        [trader] verkaufen
       *[other] verladen
    }: { $who }.
event-tile = { $you ->
        [yes] Du nimmst
       *[no] { $who } nimmt
    } { NOUN($tile, as: "a") }.
event-draw = { $you ->
        [yes] Du ziehst
       *[no] { $who } zieht
    } { NOUN($tile, as: "a") } vom Stapel.
event-man = { $you ->
        [yes] Du bekommst
       *[no] { $who } bekommt
    } { piece-worker.a } für { NOUN($on, as: "the") }.
event-decline_worker = { $you ->
        [yes] Du nimmst
       *[no] { $who } nimmt
    } { piece-worker.no }.
event-hire = { $you ->
        [yes] Du nimmst
       *[no] { $who } nimmt
    } { $workers ->
        [one] { piece-worker.a }
       *[other] { $workers } { piece-worker.many }
    } aus dem Vorrat.
event-receive = Neue { piece-worker.many } { place-office.from }: { $who }.
event-receive-part = { $who } { $workers }
event-place = { $you ->
        [yes] Du setzt { piece-worker.many } ein:
       *[no] { $who } setzt { piece-worker.many } ein:
    } { $places }.
event-placed = { $you ->
        [yes] Du hast
       *[no] { $who } hat
    } { piece-worker.a } für jeden Kreis{ $idle ->
        [0] {""}
       *[other] {", "}{ $idle } übrig
    }.
event-build = { $you ->
        [yes] Du baust
       *[no] { $who } baut
    } { NOUN($building, as: "the") } für { $price ->
        [0] nichts
        [one] 1 Dublone
       *[other] { $price } Dublonen
    }.
event-produce = { $you ->
        [yes] Du produzierst
       *[no] { $who } produziert
    } { $goods ->
        [none] nichts
       *[other] { $goods }
    }{ $doubloons ->
        [0] {""}
        [one] {" "}und { $you ->
            [yes] verdienst
           *[no] verdient
        } 1 Dublone
       *[other] {" "}und { $you ->
            [yes] verdienst
           *[no] verdient
        } { $doubloons } Dublonen
    }.
event-extra = { $you ->
        [yes] Du nimmst
       *[no] { $who } nimmt
    } noch 1 { $good }.
event-sell = { $you ->
        [yes] Du verkaufst
       *[no] { $who } verkauft
    } { $good } für { $doubloons ->
        [0] nichts
        [one] 1 Dublone
       *[other] { $doubloons } Dublonen
    }.
event-load = { $you ->
        [yes] Du verlädst
       *[no] { $who } verlädt
    } { $number } { $good } auf { $ship ->
        [none] { $you ->
            [yes] dein eigenes Schiff
           *[no] ein eigenes Schiff
        }
       *[other] das { $ship }er-Schiff
    }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }{ $captain ->
        [0] {""}
       *[other] {" "}({ $captain } als Kapitän)
    }.
event-store = { $you ->
        [yes] Du behältst
       *[no] { $who } behält
    } { $kept ->
        [none] nichts
       *[other] { $kept }
    }{ $lost ->
        [none] {""}
       *[other] {" "}und { $you ->
            [yes] verlierst
           *[no] verliert
        } { $lost }
    }.
event-bonus = { NOUN($building, as: "title") } bringt { $you ->
        [yes] dir
       *[no] { $who }
    } { $points ->
        [0] { $doubloons ->
            [one] 1 Dublone
           *[other] { $doubloons } Dublonen
        }
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
event-decline = { $you ->
        [yes] Du nutzt { NOUN($building, as: "your") } nicht.
       *[no] { $who } nutzt { NOUN($building, as: "the") } nicht.
    }
event-draft = { $you ->
        [yes] Du suchst
       *[no] { $who } sucht
    } { NOUN($building, as: "the") } aus.
event-forest = { $you ->
        [yes] Du legst
       *[no] { $who } legt
    } { NOUN($tile, as: "a") } als Wald.
event-look = { $you ->
        [yes] Du siehst dir die oberste Plantage an: { NOUN($tile, as: "a") }.
       *[no] { $who } sieht sich die oberste Plantage an.
    }
event-hidden_forest = { $you ->
        [yes] Du legst { NOUN($tile, as: "the") } als Wald.
       *[no] { $who } legt sie als Wald.
    }
event-discard = { $you ->
        [yes] Du legst
       *[no] { $who } legt
    } { $forest ->
        [1] einen Wald ab; darunter lag { NOUN($tile, as: "a") }
       *[other] { NOUN($tile, as: "a") } ab
    }.
event-buy_land = { $you ->
        [yes] Du kaufst
       *[no] { $who } kauft
    } Land für 1 Dublone.
event-sell_land = { $you ->
        [yes] Du verkaufst
       *[no] { $who } verkauft
    } { $forest ->
        [1] für 1 Dublone einen Wald; darunter lag { NOUN($tile, as: "a") }
       *[other] { NOUN($tile, as: "a") } für 1 Dublone
    }.
event-receive_noble = { $you ->
        [yes] Du nimmst
       *[no] { $who } nimmt
    } den Adligen { place-office.from }.
event-invite = { NOUN($building, as: "title") } bringt { $you ->
        [yes] dir
       *[no] { $who }
    } eine Figur mehr, einen Adligen, solange es welche gibt.
event-man_noble = { $you ->
        [yes] Du bekommst
       *[no] { $who } bekommt
    } einen Adligen für { NOUN($on, as: "the") }.
event-refill_noble = Ein Adliger wartet { place-office }.
event-place_noble = { $you ->
        [yes] Du setzt Adlige ein:
       *[no] { $who } setzt Adlige ein:
    } { $places }.
event-guest = { $you ->
        [yes] Du schickst
       *[no] { $who } schickt
    } { NOUN($piece, as: "a") } aus dem Gasthaus auf { NOUN($on, as: "the") }.
event-more = { NOUN($building, as: "title") } bringt { $you ->
        [yes] dir
       *[no] { $who }
    } { $goods ->
        [none] nichts
       *[other] zusätzlich { $goods }
    }.
event-hand_in = { $you ->
        [yes] Du gibst
       *[no] { $who } gibt
    } { $from ->
        [none] 1 { $thing }
       *[other] { NOUN($thing, as: "a") } ({ $from })
    } für 1 Dublone ab.
event-sell_at_post = { $you ->
        [yes] Du verkaufst
       *[no] { $who } verkauft
    } { $good } am Handelshaus vorbei für { $doubloons ->
        [0] nichts
        [one] 1 Dublone
       *[other] { $doubloons } Dublonen
    }.
event-send = { $you ->
        [yes] Du verschiffst
       *[no] { $who } verschifft
    } { $goods ->
        [none] nichts
       *[other] { $goods }
    } auf { $you ->
        [yes] deinem eigenen Schiff
       *[no] einem eigenen Schiff
    } für { $points ->
        [0] nichts
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
event-supply_court = { $you ->
        [yes] Du lieferst
       *[no] { $who } liefert
    } 1 { $good } an den Hof für 1 Punkt.
event-piracy = { $you ->
        [yes] Du raubst
       *[no] { $who } raubt
    } das { $ship }er-Schiff aus und { $you ->
        [yes] behältst
       *[no] behält
    } { $count ->
        [0] nichts
       *[other] { $count } { $good }
    }.
event-plunder = { $you ->
        [yes] Du plünderst
       *[no] { $who } plündert
    } das Handelshaus für { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
event-raid = { $you ->
        [yes] Du überfällst
       *[no] { $who } überfällt
    } { place-office.the }{ $workers ->
        [0] {""}
        [one] {" "}und { $you ->
            [yes] nimmst
           *[no] nimmt
        } { piece-worker.a } mit
       *[other] {" "}und { $you ->
            [yes] nimmst
           *[no] nimmt
        } { $workers } { piece-worker.many } mit
    }{ $nobles ->
        [0] {""}
       *[other] { $workers ->
            [0] {" "}und { $you ->
                [yes] nimmst
               *[no] nimmt
            } den Adligen mit
           *[other] {", "}dazu den Adligen
        }
    }.
event-kidnap = { $you ->
        [yes] Du entführst
       *[no] { $who } entführt
    } { NOUN($role, as: "the") }{ $doubloons ->
        [0] {""}
        [one] {" "}mit 1 Dublone darauf
       *[other] {" "}mit { $doubloons } Dublonen darauf
    }.
event-ransom = { $you ->
        [yes] Du bekommst
       *[no] { $who } bekommt
    } { $doubloons } Dublonen Lösegeld für { NOUN($role, as: "the") }.
event-captive = { $you ->
        [yes] Du spielst
       *[no] { $who } spielt
    } den entführten { $role }.
event-festival = Das Festival verlangt drei { $tile }n, { $goods } in einer Produktion und { NOUN($building, as: "the") }.
event-festival_won = { $you ->
        [yes] Du erreichst
       *[no] { $who } erreicht
    } ein Ziel des Festivals: { $goal ->
        [plantation] die Plantagen, für 3 { piece-worker.many }
        [goods] die Waren, für 3 Dublonen
       *[building] das Gebäude, für 3 Punkte
    }.
event-house_cleared = Das Handelshaus ist voll und wird geleert.
event-sail = Das { $ship }er-Schiff segelt mit { $number } { $good } ab.
event-row = Offene Plantagen: { $tiles ->
        [none] keine mehr
       *[other] { $tiles }
    }.
event-reshuffle = Die abgelegten Plantagen werden zum neuen Stapel.
event-refill = { $workers ->
        [one] 1 { piece-worker } wartet
       *[other] { $workers } { piece-worker.many } warten
    } { place-office }.
event-ending = Der letzte Durchgang: { $reason ->
        [workers] Der Vorrat an { piece-worker.of } reicht nicht mehr
        [city] Eine Stadt ist voll
       *[chips] Die Punkte sind aufgebraucht
    }.
event-round = Durchgang { $round }, { $you ->
        [yes] du bist
       *[no] { $who } ist
    } Gouverneur
event-end = Das Spiel ist aus.

## Wie es ausging

ending-workers = Die { piece-worker.many } reichten nicht mehr.
ending-city = Eine Stadt war voll.
ending-chips = Die Punkte waren aufgebraucht.
ending-workers_and_city = Die { piece-worker.many } reichten nicht mehr, und eine Stadt war voll.
ending-workers_and_chips = Die { piece-worker.many } reichten nicht mehr, und die Punkte waren aufgebraucht.
ending-city_and_chips = Eine Stadt war voll, und die Punkte waren aufgebraucht.
ending-workers_and_city_and_chips = Die { piece-worker.many } reichten nicht mehr, eine Stadt war voll, und die Punkte waren aufgebraucht.

## Warum etwas nicht geht; $thing, $good, $ship und $count sind die des Gewünschten

refusal-at-least-one = Wähle mindestens eine Ware.
refusal-circle-free = Ein Adliger darf nur zurückbleiben, wenn deine { piece-worker.many } alle anderen Kreise besetzen.
refusal-cannot-buy = Land kauft ein { piece-worker } im Grundbuchamt, und da ist keiner.
refusal-cannot-discard = Plättchen legt ein { piece-worker } im Jagdschloss ab, und da ist keiner.
refusal-cannot-draw = Nur mit einer besetzten Hazienda ziehst du vom verdeckten Stapel.
refusal-cannot-sell = Land verkauft ein Adliger im Grundbuchamt, und da ist keiner.
refusal-city-full = Deine Stadt ist voll.
refusal-count-first = Sag erst, ob deine Paare vor oder nach dem Liefern zählen.
refusal-drafted = { NOUN($thing, as: "title") } ist schon ausgesucht.
refusal-exact = Höchstens eine Figur, eine Ware und einen Punkt, und nur so viel, wie fehlt.
refusal-house-empty = Das Handelshaus ist leer.
refusal-house-full = Das Handelshaus ist voll.
refusal-island-full = Deine Insel ist voll.
refusal-larger-ship = Auf ein anderes Schiff passt mehr { $good }.
refusal-must-load = Wer verladen kann, muss verladen.
refusal-no-circle = Da ist kein Kreis frei.
refusal-no-declining = Was dir zugeteilt wird, musst du nehmen.
refusal-no-forests = { $rule ->
        [PR-LND-02] Wälder werden nicht verkauft.
       *[other] Wälder legst du nur mit einem besetzten Forsthaus.
    }
refusal-no-good = { $rule ->
        [PR-CAP-15] So viel { $thing } hast du nicht.
        [PR-SWF-01] So viel hast du nicht zu verschiffen.
       *[other] Du hast { NOUN($thing, as: "no") }.
    }
refusal-no-loot = So viel liegt nicht auf dem { $ship }er-Schiff.
refusal-no-noble = { $rule ->
        [PR-NOB-08] Ein Adliger kommt erst, wenn kein { piece-worker } mehr da ist.
       *[other] Es wartet kein Adliger { place-office }.
    }
refusal-no-nobles = Es wartet kein Adliger { place-office }.
refusal-no-piece = So eine Figur kannst du nicht abgeben.
refusal-no-point = Du hast keinen Punkt zum Abgeben.
refusal-no-private-ship = { $rule ->
        [PR-SWF-01] Gemischte Waren verschiffst du nur mit einer besetzten kleinen Werft.
       *[other] Ein eigenes Schiff hast du nur mit einer besetzten Werft.
    }
refusal-no-quarry = Es ist kein Steinbruch mehr da.
refusal-no-return = Gäste ziehen aus, nicht wieder ein.
refusal-no-room = { NOUN($thing, as: "title") } braucht zwei freie Bauplätze.
refusal-no-sale = Das kann man nicht verkaufen.
refusal-no-slot = Von diesem Preis sind schon genug Gebäude ausgesucht.
refusal-no-storage = Für so viel { $thing } fehlt dir das Lager.
refusal-no-such-building = Dieses Gebäude spielt nicht mit.
refusal-no-such-role = { NOUN($thing, as: "title") } spielt nicht mit.
refusal-no-such-ship = Das { $ship }er-Schiff spielt nicht mit.
refusal-no-such-tile = So ein Plättchen hast du nicht.
refusal-no-supply = { $thing } ist im Vorrat aufgebraucht.
refusal-no-tiles = Es sind keine Plantagen mehr zum Ziehen da.
refusal-no-trading-post = Am Handelshaus vorbei verkaufst du nur mit einem besetzten Handelsposten.
refusal-no-worker = Es ist kein { piece-worker } mehr da.
refusal-no-workers = { $rule ->
        [PR-MAY-01] So viele { piece-worker.many } sind nicht mehr im Vorrat.
       *[other] Es wartet kein { piece-worker } { place-office }.
    }
refusal-nobody-to-raid = Niemand { place-office } ist entbehrlich.
refusal-not-asked = Darum geht es gerade nicht.
refusal-not-in-pool = Dieses Gebäude steht nicht zur Auswahl.
refusal-not-in-row = Es liegt gerade keine { $thing } aus.
refusal-not-produced = { $thing } hast du nicht produziert.
refusal-nothing-to-count = Gerade sind keine Paare zu zählen.
refusal-nothing-to-produce = Du kannst nichts produzieren.
refusal-on-another-ship = { $good } liegt schon auf einem anderen Schiff.
refusal-once-a-phase = { $rule ->
        [PR-GEN-05] Du hast in dieser Phase schon gezogen.
        [PR-LND-05] Du hast in dieser Phase schon mit Land gehandelt.
        [PR-SWF-01] Deine kleine Werft war in dieser Phase schon dran.
       *[other] Deine Werft war in dieser Phase schon dran.
    }
refusal-one-sale = Du hast in dieser Phase schon eine Ware verkauft.
refusal-one-tile = Ohne Bibliothek bleibt es bei einem Plättchen.
refusal-one-worker = Das Privileg bringt nur { piece-worker.a }.
refusal-other-cargo = Das { $ship }er-Schiff hat schon eine andere Ware an Bord.
refusal-out-of-order = { $rule ->
        [PR-GST-02] Plätze werden der Reihe nach genannt.
        [PR-MAY-04] Plätze werden der Reihe nach genannt, und alle müssen einen Kreis finden.
       *[other] Waren werden der Reihe nach genannt.
    }
refusal-own-captive = Deinen eigenen Gefangenen kannst du nicht nehmen.
refusal-owned = Du hast { NOUN($thing, as: "the") } schon.
refusal-quarry-not-allowed = Einen Steinbruch nimmt nur der Siedler oder wer eine besetzte Bauhütte hat.
refusal-rival-drafted = { building-office } und { building-trading_post } spielen nicht beide mit.
refusal-role-taken = { $rule ->
        [PR-BUC-09] { NOUN($thing, as: "title") } lässt sich nicht entführen.
       *[other] { NOUN($thing, as: "title") } ist in diesem Durchgang schon vergeben.
    }
refusal-same-card = Beide Goldsucher sind gerade gleich: Nimm den ersten.
refusal-same-kind = { $thing } liegt schon im Handelshaus.
refusal-ship-full = Das { $ship }er-Schiff ist voll.
refusal-sold-out = { NOUN($thing, as: "title") } ist ausverkauft.
refusal-too-expensive = { $rule ->
        [PR-LND-01] Land kostet eine Dublone, und du hast keine.
       *[other] Für { NOUN($thing, as: "the") } hast du zu wenige Dublonen.
    }
refusal-too-few-nobles = Jeder deiner Adligen nimmt eine Ware mit.
refusal-too-many = So viele sind nicht zu haben, oder dir fehlen die Kreise.
refusal-wanted = Wer den Steckbrief hat, kann nicht Freibeuter sein.

## Optionen: ihre Namen und Werte

setting-cost_swap_factory_university = Manufaktur und Universität
    .false = kosten 7 und 8
    .true = kosten 8 und 7
setting-mayor_may_decline_workers = Zugeteilte { piece-worker.many }
    .false = muss man nehmen
    .true = darf man ablehnen
setting-ask_passive_bonuses = Markthallen, Manufaktur, Hafen, Steinbrüche
    .false = wirken von selbst
    .true = jedes Mal fragen
setting-draft = Beigefarbene Gebäude bei „Die neuen Gebäude“
    .players = suchen die Spieler aus
    .random = werden ausgelost
    .new = alle neuen
    .mixed = alte und neue gemischt
    .own = eine eigene Liste …
    .hint = siebzehn Namen mit Kommas
setting-forbid_office_with_trading_post = Kontor und Handelsposten
    .false = dürfen beide mitspielen
    .true = höchstens eines von beiden
setting-library_once_per_round_2p = Bibliothek zu zweit
    .false = verdoppelt jede Rolle
    .true = verdoppelt eine Rolle pro Durchgang
setting-land_office_sells_forest = Grundbuchamt mit Adligem
    .false = verkauft Plantagen
    .true = verkauft auch Wälder
setting-captive_role_mode = Eine entführte Rolle am Ende des Durchgangs
    .solo = spielt der Entführer allein
    .full = spielen alle
setting-festival_2p_return_copy = Gebäude des Festivals zu zweit
    .true = gibt ein Exemplar mehr
    .false = gibt kein Exemplar mehr
setting-city_fit = Ein großes Gebäude passt
    .count_only = wo zwei Bauplätze frei sind
setting-points = Punkte der anderen
    .open = sehen alle
    .hidden = bleiben bis zum Ende verdeckt
setting-handicap = Mehr Dublonen zum Start
    .hint = je Platz, etwa 0,0,1
setting-bids = Für die Plätze gebotene Punkte
    .hint = je Platz, etwa 0,1,0

## Teile des Tisches

round = Durchgang { $round }
board-yours = Dein Spielplan
board-of = Spielplan von { $who }
island = Insel
    .of = { $number } von { $spaces }
city = Stadt
    .of = { $number } von { $spaces }
port = { thing-port }
ships = Transportschiffe
ship-name = { $ship }er-Schiff
trading-house = Handelshaus
    .free = { $free } frei
house-place = freier Platz
land = Plantagen
land-stack = verdeckter Stapel, { $number }
land-stack-kinds = Im Stapel: { $kinds }
land-discards = abgelegt, { $number }
land-quarries = Steinbrüche, { $number }
office-workers = { piece-worker.many }
    .office = { place-office.name }
    .supply = Vorrat
office-pieces = { piece-worker.many }, Adlige
festival = Festival
    .note = für den Ersten
    .won = gewonnen
festival-plantation = 3 × { $tile } auf deiner Insel
    .reward = 3 { piece-worker.many }
festival-goods = { $goods } in einer Produktion
    .reward = 3 Dublonen
festival-building = { $building } gebaut
    .reward = 3 Punkte
poster = Steckbrief: kann nicht Freibeuter sein
captive = entführt: { $role }
captive-of = entführt von { $who }
draft-title = Auswahl
    .note = welche beigefarbenen Gebäude mitspielen
draft-cost = Kosten { $cost }
    .free = noch { $free } von { $slots }
    .full = { $slots } ausgesucht
draft-taken = ausgesucht
forest-over = { $name } über { $under }
forest-unknown = { $name }, du weißt nicht, was darunter liegt
supply = Vorrat
display = Gebäude
    .note = Kosten · Punkte
display-row = Reihe { $row }
display-price = du zahlst { $price }
display-left = noch { $number }
display-gone = ausverkauft
display-yours = deins
money = { $number ->
        [one] 1 Dublone
       *[other] { $number } Dublonen
    }
money-word = { $number ->
        [one] Dublone
       *[other] Dublonen
    }
chips = { $number ->
        [one] 1 Punkt in Chips
       *[other] { $number } Punkte in Chips
    }
chips-word = in Chips
points-hidden = Punkte verdeckt
idle = { $number ->
        [one] 1 { piece-worker } wartet
       *[other] { $number } { piece-worker.many } warten
    }
idle-word = { $number ->
        [one] { piece-worker }
       *[other] { piece-worker.many }
    }
idle-nobles = { $number ->
        [one] 1 Adliger wartet
       *[other] { $number } Adlige warten
    }
nobles-word = { $number ->
        [one] Adliger
       *[other] Adlige
    }
coins-on = { $number ->
        [0] {""}
        [one] 1 Dublone darauf
       *[other] { $number } Dublonen darauf
    }
circle-of = Kreis { $number } von { $of }, { $name }, { $held ->
        [worker] { piece-worker }
        [noble] Adliger
       *[no] leer
    }
workers-on = { $pieces } von { $circles } besetzt{ $nobles ->
        [0] {""}
        [one] , einmal mit einem Adligen
       *[other] , { $nobles }-mal mit Adligen
    }
label-tile = { $name }, { $held ->
        [worker] { piece-worker }
        [noble] Adliger
       *[no] unbesetzt
    }
label-building = { $name }, Reihe { $row }, Kosten { $cost }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, noch { $left }
last-round = letzter Durchgang
parts-you = Du
parts-table = Tisch
parts-build = Bauen
parts-others = Andere
parts-log = Verlauf
