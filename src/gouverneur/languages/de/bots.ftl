# Was Bots sagen: warum sie so spielen, und Tipps. Teile eines Satzes, also ohne Punkt.
# $you ist "yes", wenn der Leser selbst am Zug ist. $them sagt, wer der Rivale ist: you, leader oder name ($rival).
# $sure ist "no", wo es vom Zufall abhängt oder davon, was andere tun. $thing ist ein Gebäude oder eine Karte.

why-hint = { $move }{ $colon ->
        [yes] {" "}–
       *[no] :
    } { $reasons }.
why-told = { $deed }: { $reasons }.
why-told-anyhow = { $deed }: reiner Zufall, dieser Bot nimmt irgendetwas.
why-both = { $first }; { $second }

## Mehrere Entscheidungen eines Zuges in einer

move-place = { $people } auf { $things }
move-place_noble = Adlige auf { $things }
move-pay = Mit { $things } zahlen
move-give = Mit { $things } zahlen
move-discard = { $things } abwerfen
move-keep = { $things } behalten
move-send = { $things } verschiffen
move-sell = { $things } verkaufen
move-produce = { $things } produzieren
move-exchange = { $things } tauschen
move-bank = { $things } zur Bank bringen

probably = { $sure ->
        [no] wahrscheinlich
       *[yes] {""}
    }
someones = { $them ->
        [you] bei dir
        [leader] beim Führenden
       *[name] bei { $rival }
    }

## Was dabei herauskommt

why-wins = damit endet das Spiel, und { $you ->
        [yes] du gewinnst { probably }
       *[no] { $who } gewinnt { probably }
    }
why-shares = damit endet das Spiel, und { $you ->
        [yes] du teilst
       *[no] { $who } teilt
    } { probably } den Sieg
why-last-round = damit wird das { probably } die letzte Runde, und { $you ->
        [yes] du führst
       *[no] { $who } führt
    }
why-twelfth = das zwölfte Gebäude beendet das Spiel
why-points = { probably } { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }{ $you ->
        [yes] {" "}für dich
       *[no] {""}
    }
why-points-more = { probably } { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } mehr als sonst
why-phase-points = in dieser Phase { probably } insgesamt { $points } Punkte
why-most-points = niemand sonst bekommt { probably } so viel
why-doubloons = { $doubloons ->
        [one] 1 Dublone
       *[other] { $doubloons } Dublonen
    }{ $you ->
        [yes] {" "}für dich
       *[no] {""}
    }
why-coins = { $you ->
        [yes] { $doubloons ->
            [one] 1 Dublone liegt darauf
           *[other] { $doubloons } Dublonen liegen darauf
        }
       *[no] { $doubloons ->
            [one] die Dublone darauf zählt
           *[other] die Dublonen darauf zählen
        }
    }
why-doubloons-more = { probably } { $doubloons ->
        [one] 1 Dublone
       *[other] { $doubloons } Dublonen
    } mehr als sonst
why-people = { probably } { $workers } { $people }{ $you ->
        [yes] {" "}für dich
       *[no] {""}
    }
why-noble = ein Adliger ist am Ende einen Punkt wert
why-alone = die anderen haben nichts davon
why-else-taken = sonst { $them ->
        [you] greifst wohl du zu
        [leader] greift wohl der Führende zu
       *[name] greift wohl { $rival } zu
    }
why-outlook = das verspricht am Ende etwa { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } mehr als alles andere
why-as-good = das sieht ungefähr so gut aus wie alles andere
why-festival = damit ist ein Ziel des Festes erreicht

## Waren

why-makes = { $you ->
        [yes] du produzierst { probably } { $goods }
       *[no] das bringt { probably } { $goods }
    }
why-makes-most = niemand sonst produziert so viel
why-makes-nothing = { $them ->
        [you] du produzierst
        [leader] der Führende produziert
       *[name] { $rival } produziert
    } nichts
why-nobody-makes = niemand sonst kann etwas produzieren
why-will-make = beim Produzieren mehr { $goods }
why-sale = { $you ->
        [yes] du verkaufst
       *[no] verkauft wird
    } { probably } { $good } für { $doubloons ->
        [0] nichts
        [one] 1 Dublone
       *[other] { $doubloons } Dublonen
    }
why-cannot-sell = { $them ->
        [you] du wirst
        [leader] der Führende wird
       *[name] { $rival } wird
    } { probably } { NOUN($good, as: "no") } los
why-nothing-to-sell = { $them ->
        [you] du hast
        [leader] der Führende hat
       *[name] { $rival } hat
    } nichts zu verkaufen
why-nobody-sells = niemand sonst hat etwas zu verkaufen
why-house-full = das Handelshaus ist dann voll
why-enough = das reicht für { NOUN($thing, as: "the") }
why-spoils = { someones } verdirbt { probably } { $good }
why-no-ship = { someones } findet { probably } { $good } kein Schiff
why-nobody-ships = niemand sonst hat etwas zu verladen
why-own-saved = sonst verdirbt { $you ->
        [yes] dir
       *[no] {""}
    } { probably } { $good }
why-ship-full = das { $ship }er-Schiff ist dann voll
why-own-ship = das braucht keinen Platz auf den Frachtschiffen
why-keeps-dearest = { $good } bringt beim Verkauf am meisten davon
why-dearest = { $good } bringt beim Verkauf am meisten davon
why-sells-for = das Handelshaus nimmt { $good } für { $doubloons ->
        [one] 1 Dublone
       *[other] { $doubloons } Dublonen
    }
why-rides = auf dem { $ship }er-Schiff ist noch Platz für { $good }
why-loot = { $number } { $good } vom { $ship }er-Schiff
why-empties = das { $ship }er-Schiff wird geleert
why-kidnap = am Ende der Runde { NOUN($role, as: "the") } oder 3 Dublonen Lösegeld
why-sells-better = { $good } verkauft sich meist teurer
why-sale-cards = { $you ->
        [yes] du bekommst
       *[no] das bringt
    } { probably } { $number ->
        [one] 1 Karte
       *[other] { $number } Karten
    } für { $goods }
why-good-prices = die Preise sind gerade gut
why-poor-prices = die Preise sind gerade schlecht

## Land und Leute

why-may-quarry = { $you ->
        [yes] du darfst
       *[no] der Siedler darf
    } einen Steinbruch nehmen
why-tiles = { probably } { $number } Plättchen auf einmal
why-cheaper = mit einem Steinbruch baut man billiger
why-one-more-tile = das kommt zum gewöhnlichen Plättchen dazu
why-forest = zwei Wälder machen jedes Gebäude billiger
why-corn-alone = Mais braucht kein Gebäude
why-feeds = { NOUN($tile, as: "a") } für { NOUN($thing, as: "the") }
why-new-kind = die erste { $tile } auf dieser Insel
why-occupies = dann ist { NOUN($thing, as: "is") } besetzt
why-pays = { NOUN($thing, as: "is") } bringt { probably } { $doubloons ->
        [0] {""}
        [one] 1 Dublone
       *[other] { $doubloons } Dublonen
    }{ $points ->
        [0] {""}
        [one] { $doubloons ->
            [0] 1 Punkt
           *[other] {" "}und 1 Punkt
        }
       *[other] { $doubloons ->
            [0] { $points } Punkte
           *[other] {" "}und { $points } Punkte
        }
    }

## Bauen

why-may-build = { $you ->
        [yes] du kannst { NOUN($thing, as: "the") } bauen
       *[no] { NOUN($thing, as: "is") } ist zu haben
    }
why-cannot-build = { $them ->
        [you] du kannst
        [leader] der Führende kann
       *[name] { $rival } kann
    } { $sure ->
        [no] kaum
       *[yes] nicht
    } bauen
why-nobody-builds = { $sure ->
        [no] kaum jemand sonst
       *[yes] niemand sonst
    } kann bauen
why-few-cards = { $number ->
        [0] die anderen haben keine Karten auf der Hand
        [one] niemand sonst hat mehr als 1 Karte auf der Hand
       *[other] niemand sonst hat mehr als { $number } Karten auf der Hand
    }
why-worth = nach jetzigem Stand { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } wert
why-printed = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } wert
why-worth-manned = besetzt nach jetzigem Stand { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } wert
why-raises = { NOUN($thing, as: "is") } ist dann { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } mehr wert
why-use = was das bewirkt: „{ $rule }“
why-processes = damit lässt sich { $good } von { $number ->
        [one] 1 Plantage
       *[other] { $number } Plantagen
    } verarbeiten
why-cheap = kostet nur { $doubloons } statt { $number } Dublonen
why-saves-up = { $you ->
        [yes] du sparst
       *[no] gespart wird
    } für Teureres wie { NOUN($thing, as: "the") }
why-last-copy = es ist das letzte Exemplar
why-holds = das produziert { $good }
why-saves = { NOUN($thing, as: "is") } spart { $number ->
        [one] 1 Karte
       *[other] { $number } Karten
    }
why-covers = { NOUN($thing, as: "is") } darunter spart { $number ->
        [one] 1 Karte
       *[other] { $number } Karten
    }
why-all-stay = darunter geht nichts verloren

## Karten

why-looks = { $you ->
        [yes] du wählst aus
       *[no] Auswahl aus
    } { $number } Karten
why-draws = sofort { $number ->
        [one] 1 Karte
       *[other] { $number } Karten
    }
why-brings = { NOUN($thing, as: "is") } bringt { probably } { $number ->
        [one] 1 Karte
       *[other] { $number } Karten
    }
why-receives = { NOUN($thing, as: "is") } bekommt eine Ware
why-doubles = { NOUN($thing, as: "is") } verdoppelt das Privileg
why-has-one = { NOUN($thing, as: "the") } hast du schon
why-holds-two = { NOUN($thing, as: "the") } hast du mehrfach auf der Hand
why-keeps = { $you ->
        [yes] du behältst
       *[no] es bleibt
    } { $cards }
why-would-count = { NOUN($thing, as: "is") } brächte schon jetzt { $points } Punkte
why-payable = { NOUN($thing, as: "the") } kannst du bald bezahlen
why-card-use = was { NOUN($thing, as: "is") } bewirkt: „{ $rule }“
why-card-holds = { NOUN($thing, as: "is") } produziert { $good }

## Was sich von jeder Wahl einer Art sagen lässt

general-role = keine andere Rolle verspricht mehr
general-tile = nichts anderes verspricht mehr
general-man_tile = dann arbeitet es sofort
general-hire = einer mehr schadet nie
general-deal = diese Figur ist nützlicher
general-place = nirgends sonst nützen sie mehr
general-build = nichts anderes verspricht jetzt mehr
general-man_building = dann arbeitet es sofort
general-produce = das kostet nichts
general-extra = die nützt am meisten
general-sell = nichts anderes verspricht mehr
general-load = nichts anderes verspricht mehr
general-store = diese Waren sind das Aufheben wert
general-bonus = das kostet nichts
general-discount = das kostet nichts
general-draft = das verspricht mehr als die anderen zu diesem Preis
general-lay = so nützt es mehr
general-place_noble = nirgends sonst nützen sie mehr
general-hand_in = darauf lässt sich am leichtesten verzichten
general-hand_in_from = dort fehlt die Figur am wenigsten
general-court = das bringt die meisten Punkte
general-send = das bringt die meisten Punkte
general-lodge = so bleibt die beste Insel
general-deed = keine andere Untat verspricht mehr
general-guest = dort nützt er am meisten
general-noble_guest = dort nützt er am meisten
general-over = dort wird am wenigsten vermisst
general-barter = so bleibt das Nützlichste
general-pay = so bleiben die nützlichsten Karten
general-council = je mehr Karten, desto besser die Auswahl
general-keep = so bleibt das Nützlichste
general-discard = so bleiben die nützlichsten Karten
general-tuck = das verspricht am meisten
general-prospect = mehr Karten schaden nie
general-use = das kostet nichts
general-pick = die nützt am meisten
general-exchange = das verspricht die beste Hand
general-bank = das verspricht am meisten

## Tipps der ersten Stufe: worauf es ankommt

theme-end = Das Ende ist nah: Zähl die Punkte.
theme-rival = Schau, was { $rival } braucht.
theme-rivals = Schau, was die anderen können.
theme-money = Jetzt kommt es auf Geld an.
theme-land = Jetzt kommt es auf deine Insel an.
theme-people = Jetzt kommt es auf deine Leute an.
theme-building = Jetzt kommt es aufs Bauen an.
theme-goods = Jetzt kommt es auf Waren an.
theme-trade = Jetzt kommt es auf den Handel an.
theme-ships = Jetzt kommt es auf die Schiffe an.
theme-misdeed = Zeit für eine Untat.
theme-storing = Überleg, wofür du deine Waren brauchst.
theme-gift = Dir wird etwas angeboten.
theme-draft = Überleg, womit du gewinnen willst.
theme-giving = Überleg, worauf du verzichten kannst.
theme-points = Jetzt kommt es auf Punkte an.
theme-hand = Jetzt kommt es auf deine Hand an.
theme-paying = Überleg, welche Karten du noch brauchst.

## Tipps der zweiten Stufe: die Art des Zuges

sort-role-coins = Nimm eine Rolle, auf der Dublonen liegen.
sort-role-land = Nimm eine Rolle, die Land bringt.
sort-role-people = Nimm eine Rolle, die Leute bringt.
sort-role-build = Nimm eine Rolle, mit der du bauen kannst.
sort-role-goods = Nimm eine Rolle, die Waren bringt.
sort-role-trade = Nimm eine Rolle, mit der du Waren verkaufst.
sort-role-ships = Nimm eine Rolle, die Schiffe füllt.
sort-role-alone = Nimm eine Rolle, von der die anderen nichts haben.
sort-role-cards = Nimm eine Rolle, bei der du Karten aussuchst.
sort-role-misdeed = Nimm eine Rolle für Schurken.
sort-tile = Nimm eine Plantage.
sort-tile-corn = Nimm etwas, das kein Gebäude braucht.
sort-tile-draw = Zieh zuerst.
sort-tile-feeds = Nimm etwas, das eins deiner Gebäude verarbeiten kann.
sort-tile-new = Nimm eine Art, die du noch nicht hast.
sort-tile-quarry = Nimm etwas, das das Bauen billiger macht.
sort-lay-forest = Pflanz einen Wald.
sort-lay-plantation = Mach eine Plantage daraus.
sort-build = Verzichte auf einen Nachlass.
sort-build-none = Bau noch nichts.
sort-build-large = Bau etwas Großes.
sort-build-plant = Bau etwas, das Waren bringt.
sort-build-special = Bau etwas mit einer eigenen Funktion.
sort-build-six = Bau etwas, das am Ende zählt.
sort-build-monument = Bau ein Denkmal.
sort-build-city = Bau etwas mit einer eigenen Funktion.
sort-build-beside = Nimm einen eigenen Platz dafür.
sort-build-over = Überbau etwas.
sort-load-own = Nimm ein eigenes Schiff.
sort-load-full = Mach ein Schiff voll.
sort-load-new = Belade ein leeres Schiff.
sort-load-most = Verlade, wovon du am meisten hast.
sort-load-begun = Belade ein Schiff, auf dem schon etwas liegt.
sort-sell-dearest = Verkauf deine teuerste Ware.
sort-sell-other = Verkauf etwas, aber nicht das Teuerste.
sort-sell-land = Handle mit Land.
sort-sell-all = Verkauf alles, was du hast.
sort-sell-some = Verkauf nur einen Teil.
sort-produce = Produzier so viel, wie dir guttut.
sort-place = Überleg, was du als Nächstes tun willst.
sort-place-goods = Besetz, was Waren bringt.
sort-place-city = Besetz ein Gebäude, das dir hilft.
sort-store = Behalt, was am meisten bringt oder schwer zu ersetzen ist.
sort-extra = Nimm, was sich am besten verkaufen oder verladen lässt.
sort-draft = Such aus, was zu deinem Plan passt.
sort-hand-in = Gib ab, was dir am wenigsten fehlt.
sort-send = Schick Waren paarweise los.
sort-noble = Nimm den Adligen.
sort-worker = Nimm jemanden, der arbeitet.
sort-move = Schick deine Gäste dorthin, wo sie nützen.
sort-deed-piracy = Raub ein Schiff aus.
sort-deed-plunder = Plündere etwas.
sort-deed-raid = Hol dir Leute.
sort-deed-kidnap = Entführ jemanden.
sort-keep-plant = Nimm ein Produktionsgebäude.
sort-keep-six = Nimm etwas, das am Ende zählt.
sort-keep-monument = Nimm ein Denkmal.
sort-keep-city = Nimm etwas mit einer eigenen Funktion.
sort-look = Sieh dir so viele Karten an wie möglich.
sort-barter = Zahl auch mit Waren.
sort-barter-none = Behalt deine Waren.
sort-give = Trenn dich von dem, was du so bald nicht brauchst.
sort-yes = Nimm, was dir angeboten wird.
sort-no = Lass es.
