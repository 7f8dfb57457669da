# Wat er misgaat aan tafel, in een tekst of op weg naar de server. $text is de regel voor programmeurs.

error-error = Er klopt iets niet: { $text }
error-language = De taal { $name } bestaat hier niet. Wel: { $known }.
error-phrase = Voor { $name } zijn er geen woorden.
error-unknown-bot = De bot { $name } is er niet. Er zijn: { $known }.

## Regelsets

error-ruleset = Dit is geen regelset: { $text }
error-ruleset-form = Een regelset schrijf je als spel:editie+module/spelers?optie=waarde, bijvoorbeeld san-juan:first/3.
error-ruleset-unknown-game = Het spel { $name } bestaat niet.
error-ruleset-unknown-edition = De editie { $name } bestaat niet.
error-ruleset-unknown-module = De module { $name } bestaat niet.
error-ruleset-unknown-option = De optie { $name } bestaat niet.
error-ruleset-unknown-value = De waarde { $name } heeft deze optie niet.
error-ruleset-unknown-card = De kaart { $card } bestaat niet.
error-ruleset-module-twice = De module { $module } staat er dubbel.
error-ruleset-combination = De module { $module } past niet bij de editie { $edition }.
error-ruleset-players = Met { $players } spelers kun je deze editie niet spelen.
error-ruleset-option-form = Een optie schrijf je als naam=waarde.
error-ruleset-option-twice = De optie { $option } staat er dubbel.
error-ruleset-long = Een regelset heeft hoogstens { $most } tekens.
error-ruleset-needs-module = { $option }: alleen met de module { $module }.
error-ruleset-two-players = { $option }: alleen met z’n tweeën.
error-ruleset-by-seat = { $option }: een getal voor elke plaats, zoals 0,0,1.
error-ruleset-seats = { $option }: { $numbers ->
        [one] 1 getal
       *[other] { $numbers } getallen
    } voor { $players } plaatsen.
error-ruleset-draft-name = Geen gebouw om te kiezen: { $name }.
error-ruleset-draft-twice = Elk gebouw wordt maar één keer gekozen.
error-ruleset-draft-slots = Van de gebouwen met prijs { $cost } doen er { $slots } mee, niet { $number }.
error-ruleset-draft-rivals = Het kantoor en de handelspost doen niet allebei mee.
error-ruleset-override-form = Een ander getal op een kaart schrijf je als hut.cost:1, hut.vp:1 of hut.copies:3.
error-ruleset-override-range = Mogelijk voor { $name }: { $least } tot { $most }.
error-ruleset-override-twice = Twee keer opgegeven: { $name }.
error-ruleset-deck = Dit zijn te weinig kaarten. Het moeten er { $fewest } zijn, en een indigoververij voor elke speler.

## Bij het spelen

error-action = Dit kan niet gespeeld worden: { $text }
error-malformed-action = Deze woorden betekenen niets in dit spel: { $text }
error-ambiguous-action = Zo beginnen meerdere antwoorden: { $text }
error-illegal-action = Dit mag nu niet: { $text }
error-position = Er klopt iets niet aan deze stelling: { $text }
error-record = Er klopt iets niet aan dit verslag: { $text }
error-record-misfit = Dit verslag kan niet worden nagespeeld: { $text }
error-chance = Dit kan hier niet komen: { $text }
error-chance-stack = De stapel { $stack } bestaat niet. Wel: { $known }.
error-chance-outcome = Van de stapel { $stack } komt nooit { $outcome }.
error-chance-needed = Iemand moet zeggen wat er getrokken is: { $text }
error-game-over = Het spel is afgelopen.
error-nothing-to-undo = Er valt niets terug te nemen.
error-turn-incomplete = Bij deze beurt hoort nog meer.
error-turn-complete = De beurt is daarvoor al compleet.

## Waarom iets niet kan, in welk spel dan ook

refusal-game-over = Het spel is afgelopen.
refusal-turn-complete = In deze beurt valt niets meer te kiezen.
refusal-must-choose = Je moet iets kiezen.
refusal-other-decision = Daar gaat het nu niet om.
refusal-wish-does-not-fit = Dat past niet in deze beurt.
refusal-others-turn = Iemand anders is aan de beurt.
refusal-you-watch = Je kijkt alleen toe.

## De server

error-no-table = Die tafel bestaat niet.
error-not-your-turn = Je bent nu niet aan de beurt.
error-too-late = Iemand was sneller.
error-you-watch = Aan deze tafel kijk je alleen toe.
error-seats = Dit spel heeft { $players } plaatsen, en één ervan is de jouwe.
error-no-guest = De server kent je nog niet.
error-bad-name = Een naam is één regel van 1 tot 40 zichtbare tekens.
error-not-found = Hier is niets.
error-not-allowed = Dat kan hier niet.
error-too-large = Dat is te veel in één keer.
error-too-often = Dat gaat te snel. Wacht even.
error-malformed = Dat begreep de server niet: { $text }
error-failure = Er ging iets mis op de server. Het is genoteerd.

## De arena

error-arena = De arena kan niet verder: { $text }

## Wat er niet klopt aan een verslag; de plaatsen tellen zoals in het verslag vanaf 0

flaw-illegal = ‘{ $words }’ staan de regels hier niet toe.
flaw-refused = ‘{ $words }’: { $why }
flaw-ambiguous-action = ‘{ $words }’ kan hier van alles betekenen.
flaw-malformed-action = ‘{ $words }’ is niets wat je hier zou kunnen spelen.
flaw-chance = Dit kan niet getrokken zijn: het ligt niet op de stapel.
flaw-older-rules = (Er is gespeeld volgens versie { $version } van de regels, dit is versie { $now }.)

flaw-no-game = Hier staat geen spel. Een spel begint met Gouverneur record 1.
flaw-several-games = Hier staan meerdere spellen, terwijl er één verwacht wordt.
flaw-not-text = Dit is geen tekst in UTF-8.
flaw-no-opening = Een spel begint met de regel Gouverneur record 1.
flaw-other-format = Een verslag begint met Gouverneur record 1; ‘{ $found }’ is een ander formaat.
flaw-long-game = Een spel heeft hoogstens { $lines } regels en { $most } tekens.
flaw-long-line = Een regel heeft hoogstens { $most } tekens.
flaw-long-comment = Een opmerking heeft hoogstens { $most } tekens.
flaw-long-value = { $what ->
        [name] Een naam
        [option] De optie { $name }
       *[header] De kopregel { $name }
    } heeft hoogstens { $most } tekens, geen { $number }.
flaw-invisible-in = Er staat een onzichtbaar teken ({ $letter }) { $what ->
        [name] in een naam
        [option] in de optie { $name }
        [header] in de kopregel { $name }
        [comment] in een opmerking
       *[line] in deze regel
    }.
flaw-unknown-line = Hier hoort een beurt zoals 0: builder, een ronde, een opmerking na ;, een haakje of het einde, en niet ‘{ $found }’.

flaw-turn-form = Een beurt schrijf je als 0 Ann: builder, niet als ‘{ $found }’.
flaw-turn-colon = Na de plaats komt een dubbele punt en dan wat er gespeeld wordt, niet ‘{ $found }’.
flaw-actions-form = Tussen de acties van een beurt staat telkens een komma. Dat klopt niet bij ‘{ $found }’.
flaw-action-form = Een actie bestaat uit een paar woorden in kleine letters, anders dan ‘{ $found }’.
flaw-time-form = Een bedenktijd is een aantal seconden.
flaw-empty-turn = Bij een beurt hoort minstens één actie.
flaw-no-seat = Plaats { $seat } bestaat niet.
flaw-seat-name = Volgens de kopregels zit op plaats { $seat } { $name }, niet ‘{ $found }’.
flaw-seat-unnamed = Volgens de kopregels heeft plaats { $seat } geen naam, ook niet ‘{ $found }’.
flaw-chance-form = Wat er getrokken is, schrijf je als stapel: kaart, kaart, bijvoorbeeld tiles: 3, niet als ‘{ $found }’.
flaw-stack-form = Een stapel heet bijvoorbeeld deck, niet ‘{ $found }’.
flaw-outcome-form = Wat er getrokken is, is één naam, of ? als het onbekend is, niet ‘{ $found }’.
flaw-dealt-form = Wat er aan het begin gedeeld is, schrijf je als Dealt > start: 0, niet als ‘{ $found }’.
flaw-dealt-place = Wat er aan het begin gedeeld is, staat er maar één keer, vóór de eerste beurt.
flaw-round-form = Een ronde schrijf je als Round 3 (governor: 1), niet als ‘{ $found }’.
flaw-round-number = Rondes tellen vanaf 1; ronde { $number } bestaat niet.
flaw-governor-seat = De gouverneur is een plaats, en { $seat } is er geen.
flaw-event-form = Een gebeurtenis heet bijvoorbeeld build, niet ‘{ $found }’.
flaw-details-form = Bijzonderheden schrijf je als card tower, goods [indigo, sugar], niet als ‘{ $found }’.
flaw-detail-form = Een bijzonderheid heet bijvoorbeeld card, niet ‘{ $found }’.
flaw-detail-value = Bij { $name } hoort een getal, een naam of een rij namen, niet ‘{ $found }’.
flaw-detail-twice = Bij de gebeurtenis { $name } staat een bijzonderheid dubbel.
flaw-comment-place = In een variant staat een opmerking onder de beurt waar ze over gaat.
flaw-comment-of-event = Een opmerking hoort bij een beurt, niet bij een gebeurtenis.
flaw-variation-place = Een variant staat onder de beurt die ze vervangt.
flaw-empty-variation = Een variant heeft minstens één beurt.
flaw-many-variations = Een beurt heeft hoogstens { $most } varianten.
flaw-many-turns = Een verslag heeft hoogstens { $most } beurten.
flaw-deep = Varianten kunnen hoogstens { $most } diep in elkaar zitten.
flaw-not-closed = Een variant is niet afgesloten: het haakje ) ontbreekt.
flaw-not-open = Er is geen variant begonnen die dit haakje ) kan afsluiten.
flaw-end-form = Het einde schrijf je als End: en 16 cijfers van 0 tot 9 en a tot f, niet als ‘{ $found }’.
flaw-end-place = Het einde kan niet in een variant staan.
flaw-after-end = Na het einde in regel { $first } mag niets meer komen, maar hier staat ‘{ $found }’.

flaw-no-ruleset = De regelset ontbreekt. De kopregel ervoor luidt bijvoorbeeld Ruleset: san-juan:first/3.
flaw-late-header = Kopregels staan vóór het spel, en een beurt begint met het nummer van de plaats, niet met ‘{ $found }’.
flaw-header-twice = De kopregel { $name } staat er dubbel, voor het eerst in regel { $first }.
flaw-header-form = Een kopregel begint met één woord met een hoofdletter, zoals Site, niet met ‘{ $found }’.
flaw-no-such-header = Een kopregel { $name } past niet bij dit spel.
flaw-other-name = { $what ->
        [option] ‘{ $found }’ kan niet de naam van nog een optie zijn.
       *[header] ‘{ $found }’ kan niet de naam van nog een kopregel zijn.
    }
flaw-says-nothing = { $what ->
        [option] Achter de optie { $name } staat niets.
       *[header] Achter de kopregel { $name } staat niets.
    }
flaw-option-form = Een optie heet bijvoorbeeld clock, niet ‘{ $found }’.
flaw-date-form = Een datum schrijf je als 2026-07-31, niet als ‘{ $found }’.
flaw-seat-form = Een plaats schrijf je als Ann (human), niet als ‘{ $found }’.
flaw-player-form = Wie er speelt, zegt een woord zoals human of bot, niet ‘{ $found }’.
flaw-seats = Dit spel heeft { $players } plaatsen, geen { $number }.
flaw-version-form = De versie van de regels is een getal vanaf 1.
flaw-view-form = Wie er kijkt, is een plaats of het woord watching, niet ‘{ $found }’.
flaw-view-of-other = Dit verslag laat al zien wat een andere plaats gezien heeft.
flaw-view-no-replay = Wat maar één plaats gezien heeft, kan niet worden nagespeeld; het vertelt alleen wat er gebeurde.
flaw-only-view = Gebeurtenissen en wat onbekend is, staan alleen in wat één plaats gezien heeft.
flaw-position-form = Een stelling is één regel die met g1. begint.
flaw-position-of-other = De stelling hoort bij { $found }, niet bij { $wanted }.
flaw-position-unread = De stelling aan het begin kan niet worden gelezen: { $detail }
flaw-two-starts = Een spel begint met een stelling of met wat er gedeeld is, niet met allebei.
flaw-result-form = Een uitslag schrijf je als won by 0 (twelve_buildings), niet als ‘{ $found }’.
flaw-no-winner = Een uitslag noemt minstens één plaats die gewonnen heeft.
flaw-no-result = Er staan punten, maar er is geen uitslag.
flaw-ending-form = Hoe een spel eindigt, heet bijvoorbeeld twelve_buildings, niet ‘{ $found }’.
flaw-score-form = Punten schrijf je als 15 (printed 12, palace 3), niet als ‘{ $found }’.
flaw-score-missing = Sommige plaatsen hebben punten, maar { $name } ontbreekt.
flaw-score-sum = De punten zijn samen { $total }, niet { $written }.
flaw-scores = Voor { $players } plaatsen staan er { $number } keer punten.
flaw-source-form = Een deel van de punten schrijf je als palace 3, niet als ‘{ $found }’.
flaw-no-turn = Beurt { $number } bestaat niet; het spel heeft er { $turns }.
flaw-event-no-turn = Nummer { $number } is een gebeurtenis, geen beurt.
flaw-no-game-number = Spel { $number } staat niet in deze tekst.

flaw-over-before = Vóór deze beurt is het spel al afgelopen.
flaw-other-seat = Hier is plaats { $seat } aan de beurt, niet plaats { $other }.
flaw-outcome-missing = Hier ontbreekt wat er van de stapel { $stack } getrokken is.
flaw-outcomes-left = In deze beurt wordt niet alles hiervan getrokken: { $found }
flaw-outcomes-order = Er is in een andere volgorde getrokken: { $needed }
flaw-dealt-other = Aan het begin wordt hier iets anders gedeeld, of in een andere volgorde.
flaw-no-round = Met deze beurt begint geen ronde, hoewel hier ronde { $written } staat.
flaw-other-round = Met deze beurt begint ronde { $number }, niet ronde { $written }.
flaw-other-governor = De gouverneur is plaats { $seat }, niet plaats { $other }.
flaw-not-over = Er staat een uitslag, maar het spel is niet afgelopen.
flaw-other-winners = De winnende plaatsen zijn { $winners } ({ $ending }), niet { $written } ({ $other }).
flaw-other-scores = De punten zijn { $scores } en zijn anders verdeeld dan er staat ({ $written }).
flaw-other-end = Het spel eindigt in een andere stelling ({ $found }) dan de opgetekende ({ $written }).

flaw-long-json = Een verslag in JSON heeft hoogstens { $most } tekens.
flaw-not-json = Dit is geen JSON: { $detail }
flaw-json-empty = Bij een verslag horen minstens een regelset en beurten.
flaw-json-format = Alleen formaat { $number } kan worden gelezen.
flaw-json-key = De sleutel { $name } bestaat hier niet.
flaw-json-object = Hier hoort een object.
flaw-json-list = Hier hoort een lijst.
flaw-json-number = Hier hoort een geheel getal.
flaw-json-range = Hier hoort een getal van { $least } tot { $most }.
flaw-json-text = Hier hoort een tekst.
flaw-json-words = Hier hoort een lijst teksten.
flaw-json-source = Een deel van de punten schrijf je als [naam, punten].
flaw-json-chance = Wat er getrokken is, schrijf je als [stapel, kaart].
flaw-json-detail = Hier hoort een getal, een naam of een lijst namen.
