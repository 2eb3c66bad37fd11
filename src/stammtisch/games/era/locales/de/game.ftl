# Era of Tribes: its name, tribes, words of the map, stages, endings, headings of lists.
game-era = Zeitalter der Stämme
game-era-about = Ein Spiel um zehn alte Stämme auf der Karte Europas (Era of Tribes) für zwei bis vier, mit Hausregeln auch für fünf und sechs. Breite dich aus, gründe Städte, forsche, verhandle und kämpfe um Einfluss. Einige Zahlen des gedruckten Plans sind nicht bekannt: Sie sind geschätzt oder hier gemacht und tragen ein ?, wo sie stehen.
era-seat = { $who }
era-nothing = nichts
era-barbarians = die Barbaren
era-barbarians-title = Barbaren

## Tribes

era-tribe-egyptians = Ägypter
era-tribe-greeks = Griechen
era-tribe-gauls = Gallier
era-tribe-iberians = Iberer
era-tribe-germanics = Germanen
era-tribe-britons = Briten
era-tribe-romans = Römer
era-tribe-norsemen = Nordmänner
era-tribe-carthaginians = Karthager
era-tribe-slavs = Slawen
era-tribe-egyptians-about = Architektur zum halben Preis. Städte brauchen 1 statt 2 Nahrung und kosten zu Rundenbeginn und bei Steuern 1 Moralfeld weniger.
era-tribe-greeks-about = Jeder Fortschritt kostet 2 Taler weniger, und ein Preis bezahlt zwei Flotten. Zu Rundenbeginn und bei Steuern verlieren sie 1 Moralfeld mehr.
era-tribe-gauls-about = Kultur zum halben Preis. Ihr Wein darf im stehenden Heer liegen und dort kämpfen.
era-tribe-iberians-about = Seefahrt zum halben Preis. Jede Expansion ist 1 mehr wert.
era-tribe-germanics-about = Anführer bringen im Handel mehr. Ein Fortschritt der Mechanik gibt bis zu drei Heeresvasallen; die von Städten kosten keine Moral.
era-tribe-britons-about = Ein Anführer bei Brot und Spielen zählt doppelt. Jede Fischprovinz ernährt 1 mehr.
era-tribe-romans-about = Mechanik zum halben Preis. Einmal je Runde dürfen sie bei ihrer Expansion eine Legion ins Heer nehmen.
era-tribe-norsemen-about = Flotten ziehen 2 Punkte weiter und dürfen plündern. Eine verlorene Flotte hebt die Moral um 1 Feld.
era-tribe-carthaginians-about = Ein Fortschritt der Seefahrt gibt bis zu drei Flotten. Ihr Elfenbein darf im stehenden Heer liegen und dort kämpfen.
era-tribe-slavs-about = Jede Expansion ist 2 mehr wert. Ein Anführer kostet 2 Vasallen und 2 Taler statt 3 und 3.

## The map

era-terrain-desert = Wüste
era-terrain-grain = Getreide
era-terrain-hill = Hügel
era-terrain-forest = Wald
era-terrain-mountain = Gebirge
era-terrain-water = Meer
era-terrains-desert =
    { $n ->
        [one] 1 Wüste
       *[other] { $n } Wüsten
    }
era-terrains-grain =
    { $n ->
        [one] 1 Getreideprovinz
       *[other] { $n } Getreideprovinzen
    }
era-terrains-hill =
    { $n ->
        [one] 1 Hügel
       *[other] { $n } Hügel
    }
era-terrains-forest =
    { $n ->
        [one] 1 Wald
       *[other] { $n } Wälder
    }
era-terrains-mountain =
    { $n ->
        [one] 1 Gebirge
       *[other] { $n } Gebirge
    }
era-terrains-water =
    { $n ->
        [one] 1 Meer
       *[other] { $n } Meere
    }
era-luxury-beer = Bier
era-luxury-ivory = Elfenbein
era-luxury-spices = Gewürze
era-luxury-cloth = Tuch
era-luxury-diamonds = Diamanten
era-luxury-furs = Pelze
era-luxury-gold = Gold
era-luxury-wine = Wein
era-luxuries-beer =
    { $n ->
        [one] Bier
       *[other] { $n } × Bier
    }
era-luxuries-ivory =
    { $n ->
        [one] Elfenbein
       *[other] { $n } × Elfenbein
    }
era-luxuries-spices =
    { $n ->
        [one] Gewürze
       *[other] { $n } × Gewürze
    }
era-luxuries-cloth =
    { $n ->
        [one] Tuch
       *[other] { $n } × Tuch
    }
era-luxuries-diamonds =
    { $n ->
        [one] Diamanten
       *[other] { $n } × Diamanten
    }
era-luxuries-furs =
    { $n ->
        [one] Pelze
       *[other] { $n } × Pelze
    }
era-luxuries-gold =
    { $n ->
        [one] Gold
       *[other] { $n } × Gold
    }
era-luxuries-wine =
    { $n ->
        [one] Wein
       *[other] { $n } × Wein
    }
era-military-horse = Pferd
era-military-ore = Erz

## Areas of improvement, eras, fields

# A level of improvement, as the board numbers it.
era-level =
    { $level ->
        [1] I
        [2] II
        [3] III
        [4] IV
       *[other] { $level }
    }
era-area-agriculture = Landwirtschaft
era-area-architecture = Architektur
era-area-mechanics = Mechanik
era-area-commerce = Wirtschaft
era-area-navigation = Seefahrt
era-area-culture = Kultur
era-era-neolithic = Jungsteinzeit
era-era-bronze_age = Bronzezeit
era-era-iron_age = Eisenzeit
era-era-ancient_times = Antike
era-era-early_middle_ages = Frühmittelalter
era-era-high_middle_ages = Hochmittelalter
era-field-expansion = Expansion
era-field-trade = Handel
era-field-taxes = Steuern
era-field-diplomacy = Diplomatie
era-field-improvement = Fortschritt
era-field-circuses = Brot und Spiele
era-field-revolution = Revolution
era-field-expansion-about = Vasallen einsetzen, ziehen, Städte gründen, kämpfen.
era-field-trade-about = Taler für Anführer, Güter und Marker.
era-field-taxes-about = Taler für Städte; kostet Moral.
era-field-diplomacy-about = Anführer anwerben, Frieden bringen oder den Ring nehmen; Land kaufen, verbünden.
era-field-improvement-about = Ein Fortschritt je Anführer.
era-field-circuses-about = Hebt die Moral.
era-field-revolution-about = Führt in die nächste Epoche und beendet die Runde für dich.

## Influence cards, and what they count

era-card-admiralty = Admiralität
era-card-colonists = Kolonisten
era-card-emperor = Kaiser
era-card-fishermen = Fischer
era-card-liberators = Befreier
era-card-loggers = Holzfäller
era-card-merchants = Kaufleute
era-card-miners = Bergleute
era-card-nobility = Adel
era-card-partisans = Partisanen
era-card-peasants = Bauern
era-card-scholars = Gelehrte
era-card-shepherds = Hirten
era-card-townsmen = Bürger
era-card-the_rich = Die Reichen
era-card-admiralty-about = Zählt Flotten auf der Karte.
era-card-colonists-about = Zählt die getrennten Stücke deines Landes, weniger eins.
era-card-emperor-about = Zählt, wessen Triumphzug dem Anfang am nächsten ist.
era-card-fishermen-about = Zählt die Meere mit Fisch, die dir gehören.
era-card-liberators-about = Zählt Weiler, benutzte und unbenutzte.
era-card-loggers-about = Zählt die Wälder, die dir gehören.
era-card-merchants-about = Zählt Luxusgüter.
era-card-miners-about = Zählt die Gebirge, die dir gehören.
era-card-nobility-about = Zählt die Landprovinzen, die dir gehören.
era-card-partisans-about = Zählt die Provinzen mit einem historischen Schlachtfeld, die dir gehören.
era-card-peasants-about = Zählt die Getreideprovinzen, die dir gehören.
era-card-scholars-about = Zählt Fortschritte.
era-card-shepherds-about = Zählt die Hügel, die dir gehören.
era-card-townsmen-about = Zählt Städte.
era-card-the_rich-about = Zählt Taler.

## Hamlets, and what they do

era-hamlet-morale_2 = Moral +2
era-hamlet-morale_3 = Moral +3
era-hamlet-influence = Einfluss
era-hamlet-strength = Stärke
era-hamlet-thalers_2 = 2 Taler
era-hamlet-thalers_3 = 3 Taler
era-hamlet-thalers_5 = 5 Taler
era-hamlet-improvement = Fortschritt
era-hamlet-leader = Anführer
era-hamlet-improvements = Wertung: Fortschritte
era-hamlet-dissimilar_goods = Wertung: verschiedene Güter
era-hamlet-similar_goods = Wertung: gleiche Güter
era-hamlet-areas = Wertung: Regionen
era-hamlet-leaders = Wertung: Anführer
era-hamlet-trade_posts = Wertung: Handelsposten
era-hamlet-thalers = Wertung: Taler
era-hamlet-treaties = Wertung: Verträge
era-hamlets-morale_2 =
    { $n ->
        [one] „{ era-hamlet-morale_2 }“
       *[other] { $n } × „{ era-hamlet-morale_2 }“
    }
era-hamlets-morale_3 =
    { $n ->
        [one] „{ era-hamlet-morale_3 }“
       *[other] { $n } × „{ era-hamlet-morale_3 }“
    }
era-hamlets-influence =
    { $n ->
        [one] „{ era-hamlet-influence }“
       *[other] { $n } × „{ era-hamlet-influence }“
    }
era-hamlets-strength =
    { $n ->
        [one] „{ era-hamlet-strength }“
       *[other] { $n } × „{ era-hamlet-strength }“
    }
era-hamlets-thalers_2 =
    { $n ->
        [one] „{ era-hamlet-thalers_2 }“
       *[other] { $n } × „{ era-hamlet-thalers_2 }“
    }
era-hamlets-thalers_3 =
    { $n ->
        [one] „{ era-hamlet-thalers_3 }“
       *[other] { $n } × „{ era-hamlet-thalers_3 }“
    }
era-hamlets-thalers_5 =
    { $n ->
        [one] „{ era-hamlet-thalers_5 }“
       *[other] { $n } × „{ era-hamlet-thalers_5 }“
    }
era-hamlets-improvement =
    { $n ->
        [one] „{ era-hamlet-improvement }“
       *[other] { $n } × „{ era-hamlet-improvement }“
    }
era-hamlets-leader =
    { $n ->
        [one] „{ era-hamlet-leader }“
       *[other] { $n } × „{ era-hamlet-leader }“
    }
era-hamlets-improvements =
    { $n ->
        [one] „{ era-hamlet-improvements }“
       *[other] { $n } × „{ era-hamlet-improvements }“
    }
era-hamlets-dissimilar_goods =
    { $n ->
        [one] „{ era-hamlet-dissimilar_goods }“
       *[other] { $n } × „{ era-hamlet-dissimilar_goods }“
    }
era-hamlets-similar_goods =
    { $n ->
        [one] „{ era-hamlet-similar_goods }“
       *[other] { $n } × „{ era-hamlet-similar_goods }“
    }
era-hamlets-areas =
    { $n ->
        [one] „{ era-hamlet-areas }“
       *[other] { $n } × „{ era-hamlet-areas }“
    }
era-hamlets-leaders =
    { $n ->
        [one] „{ era-hamlet-leaders }“
       *[other] { $n } × „{ era-hamlet-leaders }“
    }
era-hamlets-trade_posts =
    { $n ->
        [one] „{ era-hamlet-trade_posts }“
       *[other] { $n } × „{ era-hamlet-trade_posts }“
    }
era-hamlets-thalers =
    { $n ->
        [one] „{ era-hamlet-thalers }“
       *[other] { $n } × „{ era-hamlet-thalers }“
    }
era-hamlets-treaties =
    { $n ->
        [one] „{ era-hamlet-treaties }“
       *[other] { $n } × „{ era-hamlet-treaties }“
    }
era-hamlet-morale_2-about = Hebt die Moral um 2 Felder.
era-hamlet-morale_3-about = Hebt die Moral um 3 Felder.
era-hamlet-influence-about = 1 Einflusspunkt, sofort, wenn er gewonnen wird.
era-hamlet-strength-about = 2 Milizen für das Heer; ohne sie darf nichts anderes daraus eingesetzt werden.
era-hamlet-thalers_2-about = 2 Taler aus der Bank.
era-hamlet-thalers_3-about = 3 Taler aus der Bank.
era-hamlet-thalers_5-about = 5 Taler aus der Bank.
era-hamlet-improvement-about = Ein Fortschritt zum halben Grundpreis.
era-hamlet-leader-about = Ein grauer Anführer auf Dauer, sofort bereit.
era-hamlet-improvements-about = Bringt am Ende 1 bis 5 Punkte für Fortschritte.
era-hamlet-dissimilar_goods-about = Bringt am Ende 1 bis 5 Punkte für Arten von Luxusgütern.
era-hamlet-similar_goods-about = Bringt am Ende 1 bis 5 Punkte für Luxusgüter einer Art.
era-hamlet-areas-about = Bringt am Ende 1 bis 5 Punkte für Regionen der Karte.
era-hamlet-leaders-about = Bringt am Ende 1 bis 5 Punkte für Anführer.
era-hamlet-trade_posts-about = Bringt am Ende 1 bis 5 Punkte für Handelsposten.
era-hamlet-thalers-about = Bringt am Ende 1 bis 5 Punkte für Taler.
era-hamlet-treaties-about = Bringt am Ende 1 bis 5 Punkte für Verträge.
era-colour-red = roter
era-colour-green = grüner

## Units

era-unit-army = ein Heeresvasall
    .accusative = einen Heeresvasallen
era-unit-legion = eine Legion
era-unit-militia = eine Miliz
era-unit-ore = ein Plättchen Erz
era-unit-wine = ein Plättchen Wein
era-unit-ivory = ein Plättchen Elfenbein
era-unit-vassal = ein Vasall
    .accusative = einen Vasallen
era-unit-fleet = eine Flotte
era-unit-city = die Stadt
era-unit-ally = ein verbündeter Vasall
    .accusative = einen verbündeten Vasallen
era-unit-mercenary = ein Söldner
    .accusative = einen Söldner
era-unit-hamlet = der Weiler
    .accusative = den Weiler
era-units-army =
    { $n ->
        [one] 1 Heeresvasall
       *[other] { $n } Heeresvasallen
    }
    .accusative = { $n } Heeresvasallen
era-units-legion =
    { $n ->
        [one] 1 Legion
       *[other] { $n } Legionen
    }
era-units-militia =
    { $n ->
        [one] 1 Miliz
       *[other] { $n } Milizen
    }
era-units-ore = { $n } Plättchen Erz
era-units-wine = { $n } Plättchen Wein
era-units-ivory = { $n } Plättchen Elfenbein
era-units-vassal =
    { $n ->
        [one] 1 Vasall
       *[other] { $n } Vasallen
    }
    .accusative = { $n } Vasallen
era-units-fleet =
    { $n ->
        [one] 1 Flotte
       *[other] { $n } Flotten
    }
era-units-city =
    { $n ->
        [one] 1 Stadt
       *[other] { $n } Städte
    }
era-units-ally =
    { $n ->
        [one] 1 verbündeter Vasall
       *[other] { $n } verbündete Vasallen
    }
    .accusative =
        { $n ->
            [one] 1 verbündeten Vasallen
           *[other] { $n } verbündete Vasallen
        }
era-units-mercenary = { $n } Söldner
era-units-hamlet = { $n } Weiler
era-no-unit = keine Einheit
era-face-sword = Schwert
era-face-shield = Schild
era-face-mechanics = Mechanik
era-face-strength = Stärke
era-face-morale = Moral
era-no-marker = keine

## Means

era-leaders = { $n } Anführer
era-thalers = { $n } Taler
era-treaties =
    { $n ->
        [one] 1 Vertrag
       *[other] { $n } Verträge
    }
era-vassals =
    { $n ->
        [one] 1 Vasall
       *[other] { $n } Vasallen
    }
era-until-round = bis Runde { $n }

## Causes, in a line of the log

era-cause-round = Rundenbeginn
era-cause-era = neue Epoche
era-cause-culture = Kultur
era-cause-hamlet = Weiler
era-cause-early-vassal = Vasall von einer Stadt genommen
era-cause-unused-expansion = ungenutzte Expansion
era-cause-post = Handelsposten
era-cause-expelled = Handelsposten vertrieben
era-cause-colonies = Kolonien
era-cause-conquest = Eroberung
era-cause-red-field = rotes Feld
era-cause-peace = Friedensbringer angegriffen
era-cause-alliance = Bündnis
era-cause-alliance-ended = Bündnis beendet
era-cause-alliance-broken = Bündnis gebrochen
era-cause-taxes = Steuern
era-cause-circuses = Brot und Spiele
era-cause-fleet-lost = Flotte verloren
era-cause-plundered = geplündert
era-cause-low-morale = Moral ganz unten
era-cause-high-morale = Moral ganz oben
era-cause-first-researcher = zuerst erforscht
era-cause-black-field = schwarzes Feld
era-cause-city = Stadt
era-cause-city-lost = Stadt verloren
era-cause-diplomacy = Diplomatie
era-cause-card = Einflusskarte
era-cause-personal-card = eigene Karte
era-cause-morale-value = Moral
era-cause-goal = Ziel
era-cause-wiped-out = von der Karte verschwunden
era-cause-trade = Handel
era-post-expelled = vertrieben
era-post-conquered = Stadt erobert
era-post-sold = Stadt verkauft
era-post-draw = Stadt zerstört

## Goals

era-goal-glorious = Ruhmreicher Sieg
era-goal-technological = Technologischer Sieg
era-goal-dominating = Beherrschender Sieg
era-goal-cultural = Kultureller Sieg
era-goal-military = Militärischer Sieg
era-goal-triumphant = Triumphaler Sieg
era-goal-epic = Epischer Sieg
era-goal-wiped_out = Ein Stamm ist von der Karte verschwunden

## How a game ended

era-ending-glorious =
    { $n ->
        [0] Jemand hat den Einfluss eines Ruhmreichen Sieges erreicht.
        [one] { $names } hat den Einfluss eines Ruhmreichen Sieges erreicht.
       *[other] { $names } haben den Einfluss eines Ruhmreichen Sieges erreicht.
    }
era-ending-technological =
    { $n ->
        [0] Jemand hat die Fortschritte eines Technologischen Sieges erreicht.
        [one] { $names } hat die Fortschritte eines Technologischen Sieges erreicht.
       *[other] { $names } haben die Fortschritte eines Technologischen Sieges erreicht.
    }
era-ending-dominating =
    { $n ->
        [0] Jemand hat das Land eines Beherrschenden Sieges erreicht.
        [one] { $names } hat das Land eines Beherrschenden Sieges erreicht.
       *[other] { $names } haben das Land eines Beherrschenden Sieges erreicht.
    }
era-ending-cultural =
    { $n ->
        [0] Jemand hat die Epoche eines Kulturellen Sieges erreicht.
        [one] { $names } hat die Epoche eines Kulturellen Sieges erreicht.
       *[other] { $names } haben die Epoche eines Kulturellen Sieges erreicht.
    }
era-ending-military =
    { $n ->
        [0] Jemand hat die Heimatprovinzen eines Militärischen Sieges eingenommen.
        [one] { $names } hat die Heimatprovinzen eines Militärischen Sieges eingenommen.
       *[other] { $names } haben die Heimatprovinzen eines Militärischen Sieges eingenommen.
    }
era-ending-triumphant =
    { $n ->
        [0] Jemandes Triumphzug hat den eigenen Einfluss erreicht.
       *[other] Der Triumphzug von { $names } hat den eigenen Einfluss erreicht.
    }
era-ending-epic =
    { $n ->
        [0] Jemand hat vier Ziele des epischen Spiels erreicht.
        [one] { $names } hat vier Ziele des epischen Spiels erreicht.
       *[other] { $names } haben vier Ziele des epischen Spiels erreicht.
    }
era-ending-wiped_out = Ein Stamm ist von der Karte verschwunden.
era-ending-shared = Alle haben sich auf ein gemeinsames Ergebnis geeinigt.
era-ending-agreed = Alle haben sich geeinigt, das Spiel zu beenden; niemand hat gewonnen.

## Stages of the game, as in “it is time for …”

era-stage-set-up = den Aufbau
era-stage-keep-card = die Wahl einer Einflusskarte
era-stage-pick-tribe = die Wahl eines Stammes
era-stage-free-improvement = einen ersten Fortschritt
era-stage-free-units = Einheiten, die ein Fortschritt gibt
era-stage-round = den nächsten Schritt der Runde
era-stage-before-morale = Weiler, bevor die Moral fällt
era-stage-turn-order = die Zugreihenfolge
era-stage-actions = die Aktionsphase
era-stage-turn = einen Zug
era-stage-goods = das Zulegen von Luxusgütern
era-stage-after-action = Weiler nach einer Aktion
era-stage-improvement = einen Fortschritt
era-stage-diplomacy = Diplomatie
era-stage-further = eine weitere Aktion der Diplomatie
era-stage-diplomatic-answer = die Antwort auf ein Angebot
era-stage-enforce = das Durchsetzen eines Angebots
era-stage-buy-city = die Wahl, was der Käufer dort hinstellt
era-stage-score-card = die Wertung einer Einflusskarte
era-stage-expansion = eine Expansion
era-stage-autoexpansion = die Expansion ohne Anführer am Ende der Runde
era-stage-legion = das Anwerben einer Legion
era-stage-placement = das Einsetzen von Vasallen
era-stage-removal = das Entfernen von Vasallen
era-stage-movement = die Bewegung
era-stage-cities = die Gründung von Städten
era-stage-battles = Schlachten
era-stage-want-battle = die Frage nach einer Seeschlacht
era-stage-expel = das Vertreiben von Handelsposten
era-stage-battle = eine Schlacht
era-stage-battle-round = eine Kampfrunde
era-stage-commit = das Einsetzen von Einheiten
era-stage-reinforce = Verstärkungen
era-stage-support-answer = die Antwort auf ein Beistandsangebot
era-stage-losses = Verluste einer Schlacht
era-stage-occupy = die Besetzung einer Stadt
era-stage-won-hamlet = einen gerade gewonnenen Weiler
era-stage-plunder = eine Plünderung
era-stage-pay-plunder = die Zahlung an Plünderer
era-stage-army-goods = Güter für das Heer
era-stage-last-hamlets = die letzten Weiler vor der Wertung
era-stage-scoring = die Wertung
era-stage-over = nichts mehr, das Spiel ist aus

## Headings of options

era-group-card = Einflusskarte
era-group-tribe = Stamm
era-group-improve = Fortschritt
era-group-unit = Einheit
era-group-order = Zugreihenfolge
era-group-field = Aktivieren
era-group-good = Luxusgüter
era-group-hamlet = Weiler
era-group-legion = Legion
era-group-place = Einsetzen
era-group-remove = Entfernen
era-group-convert = Umwandeln
era-group-post = Handelsposten
era-group-horse = Pferd
era-group-march = Marschieren
era-group-sail = Segeln
era-group-land = Landen
era-group-transport = Übersetzen
era-group-city = Stadt
era-group-answer = Antwort
era-group-fight = Schlacht
era-group-plunder = Plündern
era-group-commit = Einsetzen
era-group-mercenary = Söldner
era-group-lose = Verlieren
era-group-diplomacy = Hauptaktion
era-group-buy = Kaufen
era-group-ally = Bündnis
era-group-support = Beistand
era-group-offer = Verhandeln
era-group-order-ahead = Daueranweisungen
era-group-end = Abschließen

## Parts of the rules

rules-eot-0-1 = Aufbau: Spiellänge
rules-eot-0-2 = Aufbau: Zugreihenfolge
rules-eot-0-3 = Aufbau: die Karte
rules-eot-0-4 = Aufbau: allgemeiner Vorrat
rules-eot-0-5 = Aufbau: Karten und Stämme
rules-eot-0-6 = Aufbau: die Stämme
rules-eot-0-6-1 = Aufbau: Stammestafeln
rules-eot-0-6-2 = Aufbau: Anführer
rules-eot-0-6-3 = Aufbau: Heimatprovinzen
rules-eot-0-6-4 = Aufbau: Fortschritte
rules-eot-0-6-5 = Aufbau: Triumphzug
rules-eot-0-7 = Aufbau: erster Fortschritt
rules-eot-0-8 = Aufbau: Weiler
rules-eot-0-9 = Aufbau: der Beginn
rules-eot-1 = Die Runde
rules-eot-1-1 = Die Runde: Moral
rules-eot-1-2 = Die Runde: Zugreihenfolge
rules-eot-1-3 = Die Aktionsphase
rules-eot-1-3-A = Expansion
rules-eot-1-3-A-1 = Expansion, Teil 1: Vasallen
rules-eot-1-3-A-2 = Expansion, Teil 2: Bewegung
rules-eot-1-3-A-3 = Expansion, Teil 3: Städte
rules-eot-1-3-A-4 = Expansion, Teil 4: Schlachten
rules-eot-1-3-B = Handel
rules-eot-1-3-C = Steuern
rules-eot-1-3-D = Diplomatie
rules-eot-1-3-E = Fortschritt
rules-eot-1-3-F = Brot und Spiele
rules-eot-1-3-G = Revolution und Epochen
rules-eot-1-4 = Expansion ohne Anführer am Ende der Runde (Autoexpansion)
rules-eot-1-5 = Aufräumen
rules-eot-1-6 = Ende der Runde
rules-eot-2 = Das Ende des Spiels
rules-eot-2-1 = Endbedingungen
rules-eot-2-2 = Wertung
rules-eot-3 = Einflusskarten
rules-eot-4 = Stämme
rules-eot-5 = Weiler
rules-eot-8 = Begriffe
rules-eot-C = Material
