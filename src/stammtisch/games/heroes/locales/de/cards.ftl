# Cards, pieces and armies. Each kind of card has a name (card-), stands in a sentence (a-card-), is counted (cards-,
# $n: how many) and has a short help (card-…-about).
#
# Forms: .accusative and .dative with the article, .label without it, in the accusative, to begin an option with.

heroes-nothing = nichts

## Usual resources

card-iron = Eisen
a-card-iron = Eisen
cards-iron = { $n } Eisen
card-iron-about = Ein Grundrohstoff. Du zahlst damit für Armeen, Festungen und Generäle.

card-wood = Holz
a-card-wood = Holz
cards-wood = { $n } Holz
card-wood-about = Ein Grundrohstoff. Du zahlst damit für Städte und Festungen.

card-grain = Getreide
a-card-grain = Getreide
cards-grain = { $n } Getreide
card-grain-about = Ein Grundrohstoff. Du zahlst damit für Armeen. Eine Hungersnot rafft es dahin.

card-stone = Stein
a-card-stone = Stein
cards-stone = { $n } Stein
card-stone-about = Ein Grundrohstoff. Du zahlst damit für Städte, Festungen und Straßen.

card-gold = Gold
a-card-gold = Gold
cards-gold = { $n } Gold
card-gold-about = Ein Grundrohstoff. Du zahlst damit für Generäle, und beim Bauen ersetzt es jeden anderen Grundrohstoff.

## Special resources

card-limestone = Kalkstein
a-card-limestone = Kalkstein
cards-limestone = { $n } Kalkstein
card-limestone-about = Der Sonderrohstoff der Ägypter. Fünf verbaute Karten vollenden ihr Monument; alle anderen können ihn nur tauschen.

card-concrete = Beton
a-card-concrete = Beton
cards-concrete = { $n } Beton
card-concrete-about = Der Sonderrohstoff der Römer. Fünf verbaute Karten vollenden ihr Monument; alle anderen können ihn nur tauschen.

card-marble = Marmor
a-card-marble = Marmor
cards-marble = { $n } Marmor
card-marble-about = Der Sonderrohstoff der Griechen. Fünf verbaute Karten vollenden ihr Monument; alle anderen können ihn nur tauschen.

card-bricks = Ziegel
a-card-bricks = Ziegel
    .dative = Ziegeln
cards-bricks = { $n } Ziegel
card-bricks-about = Der Sonderrohstoff der Babylonier. Fünf verbaute Karten vollenden ihr Monument; alle anderen können ihn nur tauschen.

card-sandstone = Sandstein
a-card-sandstone = Sandstein
cards-sandstone = { $n } Sandstein
card-sandstone-about = Der Sonderrohstoff der Kelten. Fünf verbaute Karten vollenden ihr Monument; alle anderen können ihn nur tauschen.

card-granite = Granit
a-card-granite = Granit
cards-granite = { $n } Granit
card-granite-about = Der Sonderrohstoff der Chinesen. Fünf verbaute Karten vollenden ihr Monument; alle anderen können ihn nur tauschen.

## Events to be held

card-hero = Held
a-card-hero = ein Held
    .accusative = einen Helden
    .label = Helden
cards-hero =
    { $n ->
        [one] 1 Held
       *[other] { $n } Helden
    }
    .accusative = { $n } Helden
card-hero-about = Behalte ihn für eine Schlacht, im Angriff oder in der Verteidigung. Dort zählt er als Armee, oder er führt eine Armee an und bringt ihr 2 wie ein General. Danach wird er abgelegt.

card-olympics = Olympische Spiele
a-card-olympics = Olympische Spiele
cards-olympics =
    { $n ->
        [one] 1 Karte Olympische Spiele
       *[other] { $n } Karten Olympische Spiele
    }
card-olympics-about = Behalte sie, bis du angegriffen wirst. Sie schicken die Angreifer heim, bevor gewürfelt wird, und wehren auch Barbaren ab.

card-fortune = Fortuna
a-card-fortune = Fortuna
cards-fortune =
    { $n ->
        [one] 1 Karte Fortuna
       *[other] { $n } Karten Fortuna
    }
card-fortune-about = Behalte sie, bis dich eine Katastrophe trifft. Sie wendet Hungersnot, Vulkanausbruch, Erdbeben oder Barbaren ab. Gegen andere Spieler hilft sie nicht.

## Events played when drawn

card-growth = Bevölkerungswachstum
a-card-growth = Bevölkerungswachstum
cards-growth = { $n } Bevölkerungswachstum
card-growth-about = Wird sofort gespielt: Du bekommst kostenlos eine Stadt, wenn noch eine da ist.

card-earthquake = Erdbeben
a-card-earthquake = ein Erdbeben
    .label = Erdbeben
cards-earthquake = { $n } Erdbeben
card-earthquake-about = Wird sofort gespielt: Lege es auf eine Armee eines anderen Volkes. Sie fällt aus, bis ihr Besitzer seinen nächsten Zug beendet hat.

card-eruption = Vulkanausbruch
a-card-eruption = ein Vulkanausbruch
    .accusative = einen Vulkanausbruch
    .label = Vulkanausbruch
cards-eruption =
    { $n ->
        [one] 1 Vulkanausbruch
       *[other] { $n } Vulkanausbrüche
    }
card-eruption-about = Wird sofort gespielt: Zerstöre eine Stadt eines anderen Volkes.

card-hunger = Hungersnot
a-card-hunger = eine Hungersnot
    .label = Hungersnot
cards-hunger =
    { $n ->
        [one] 1 Hungersnot
       *[other] { $n } Hungersnöte
    }
card-hunger-about = Wird sofort gespielt: Alle legen ihr Getreide ab, du auch.

card-barbarians = Barbaren
a-card-barbarians = Barbaren
cards-barbarians =
    { $n ->
        [one] 1 Karte Barbaren
       *[other] { $n } Karten Barbaren
    }
card-barbarians-about = Wird sofort gespielt: Barbaren rauben dir zwei zufällige Grundrohstoffe aus der Hand. Armeen helfen nicht gegen sie.

## Classes of cards that can be wished for

heroes-class-usual = ein beliebiger Grundrohstoff
    .accusative = einen beliebigen Grundrohstoff
heroes-class-special = ein beliebiger Sonderrohstoff
    .accusative = einen beliebigen Sonderrohstoff
heroes-class-event = eine beliebige Ereigniskarte
heroes-class-any = eine beliebige Karte

## Pieces of the basic deck: name, in a sentence, short help

piece-city = Stadt
a-piece-city = eine Stadt
    .label = Stadt
piece-city-about = Kostet 2 Holz und 1 Stein. Jede Stadt bringt eine Karte, wenn du Steuern einziehst. Fünf Städte gewinnen.

piece-army = Armee
a-piece-army = eine Armee
    .label = Armee
piece-army-about = Kostet 1 Eisen und 2 Getreide. Armeen greifen an, und wer zu Hause ist, verteidigt. Besiegte Armeen sind verloren.

piece-fortress = Festung
a-piece-fortress = eine Festung
    .label = Festung
piece-fortress-about = Kostet 1 Eisen, 1 Holz und 1 Stein. Jede Festung bringt allen deinen Armeen 1, wenn sie verteidigen.

piece-general = General
a-piece-general = ein General
    .accusative = einen General
    .label = General
piece-general-about = Kostet 1 Eisen und 1 Gold. Er führt dauerhaft eine deiner Armeen und bringt ihr 2. Er geht mit ihr verloren.

piece-road = Straße
a-piece-road = eine Straße
    .label = Straße
piece-road-about = Kostet 2 Stein, und dein Nachbar muss zustimmen. Straßen bringen Karten auf dem Markt und Armeen sofort nach Hause. Eine Straße dient beiden Seiten.

## Units in a line of battle: in a sentence, and counted ($n: how many)

heroes-no-army = keine Armee
    .dative = keiner Armee

unit-bare = eine Armee
    .dative = einer Armee
    .label = Armee
units-bare =
    { $n ->
        [one] 1 Armee
       *[other] { $n } Armeen
    }
unit-led = eine Armee mit General
    .dative = einer Armee mit General
    .label = Armee mit General
units-led =
    { $n ->
        [one] 1 Armee mit General
       *[other] { $n } Armeen mit General
    }
unit-hero = ein Held als Armee
    .accusative = einen Helden als Armee
    .dative = einem Helden als Armee
    .label = Helden als Armee
units-hero =
    { $n ->
        [one] 1 Held als Armee
       *[other] { $n } Helden als Armeen
    }
    .dative =
        { $n ->
            [one] 1 Helden als Armee
           *[other] { $n } Helden als Armeen
        }
unit-bare-with-hero = eine Armee unter einem Helden
    .dative = einer Armee unter einem Helden
    .label = Armee unter einem Helden
units-bare-with-hero =
    { $n ->
        [one] 1 Armee unter einem Helden
       *[other] { $n } Armeen unter je einem Helden
    }
unit-hero-with-hero = ein Held unter einem Helden
    .accusative = einen Helden unter einem Helden
    .dative = einem Helden unter einem Helden
    .label = Helden unter einem Helden
units-hero-with-hero =
    { $n ->
        [one] 1 Held unter einem Helden
       *[other] { $n } Helden unter je einem Helden
    }
    .dative =
        { $n ->
            [one] 1 Helden unter einem Helden
           *[other] { $n } Helden unter je einem Helden
        }

## What an Earthquake strikes

heroes-struck-bare = eine Armee ohne General
heroes-struck-led = eine Armee mit General
heroes-struck-all = alle Armeen zu Hause

## Purposes of war; .aim completes a sentence about an attack

heroes-purpose-conquest = Eroberung
    .aim = um Städte zu erobern
heroes-purpose-plunder = Plünderung
    .aim = um zu plündern
heroes-purpose-destruction = Zerstörung
    .aim = um das Monument zu zerstören
