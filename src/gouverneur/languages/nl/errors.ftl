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
error-ruleset-draft-name = { $name } is geen gebouw dat je kunt kiezen.
error-ruleset-draft-twice = Elk gebouw wordt maar één keer gekozen.
error-ruleset-draft-slots = Van de gebouwen met prijs { $cost } doen er { $slots } mee, niet { $number }.
error-ruleset-draft-rivals = Het kantoor en de handelspost doen niet allebei mee.
error-ruleset-override-form = Een ander getal op een kaart schrijf je als hut.cost:1, hut.vp:1 of hut.copies:3.
error-ruleset-override-range = { $name } gaat van { $least } tot { $most }.
error-ruleset-override-twice = { $name } staat er dubbel.
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
