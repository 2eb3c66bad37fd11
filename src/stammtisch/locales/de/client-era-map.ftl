# Wörter der Landkarte von Era of Tribes im Browser.

client-map-title = Landkarte
client-map-role = Landkarte
client-map-failed = Der Server gibt die Landkarte nicht her. Bitte lade die Seite neu.
client-map-keys = Pfeiltasten gehen in die Nachbarprovinz. Die Eingabetaste wählt eine Figur, zeigt ihren Weg zu einem Ziel und geht beim zweiten Mal dorthin; sonst öffnet sie, was möglich ist. Die Esc-Taste lässt los und führt dann zur Frage. Der Knopf „{ client-keys-open }“ nennt alle anderen Tasten: für Ziele, Nachbarn, gemerkte Provinzen, Entfernungen und was über eine Provinz gesagt wird.
client-map-tools = Die Karte betrachten
client-map-nearer = Vergrößern
client-map-further = Verkleinern
client-map-fit-all = Ganze Karte
client-map-fit-mine = Mein Stamm
client-map-fit-targets = Ziele
client-map-region = Region
client-map-find = Provinz finden
client-map-areas-other = Teile für andere Zahlen von Spielenden
client-map-tables = Provinzen und Güter als Tabellen

## Eine Provinz

client-map-nobody = gehört niemandem
client-map-barbarians = gehört den Barbaren
client-map-open-sea = offenes Meer
client-map-yours = deine
# $who: ein Spieler, $you: ob es der Leser ist, $units: zum Beispiel „2 Flotten“
client-map-troops =
    { $you ->
        [yes] Du
       *[no] { $who }
    }: { $units }
client-map-city-of =
    { $you ->
        [yes] deine Stadt
       *[no] Stadt von { $who }
    }
client-map-post-of =
    { $you ->
        [yes] dein Handelsposten
       *[no] Handelsposten von { $who }
    }
# $tribe: ein Stamm
client-map-home-of = Heimat: { $tribe }
# $n: wie viel es zählt
client-map-battlefield =
    { $n ->
        [one] historisches Schlachtfeld
       *[other] historisches Schlachtfeld, zählt { $n }
    }
client-map-fight-now = hier wird jetzt gekämpft
client-map-fight-later = hier wird noch gekämpft
client-map-hamlet = Weiler
client-map-no-dot = nicht zu besiedeln
# $good: ein Gut, $used: frei, in dieser Runde genutzt oder im Heer
client-map-good =
    { $used ->
        [used] { $good } (in dieser Runde benutzt)
        [army] { $good } (im Heer)
       *[free] { $good }
    }
client-map-fish = Fisch
client-map-grain = Getreide
# $name: eine Provinz, $cost: Bewegungspunkte
client-map-border-land = { $name } zu Lande
client-map-border-coast = { $name } über die Küste
client-map-border-sea =
    { $cost ->
        [one] { $name } zur See
       *[other] { $name } zur See, { $cost } Bewegungspunkte
    }
client-map-border-strait = { $name } über eine Meerenge
# $names: Provinzen, $more: wie viele andere
client-map-next-to =
    { $more ->
        [0] Grenzt an { $names }.
       *[other] Grenzt an { $names } und { $more } weitere.
    }
client-map-show = Auf der Karte zeigen
client-map-can = Was du hier tun kannst
client-map-can-nothing = Jetzt nichts.
client-map-why-elsewhere = Was jetzt gefragt ist, geschieht nicht auf der Karte.
client-map-why-no-piece = Von dem, was gefragt ist, beginnt oder endet hier nichts.
client-map-can-none = Keine Möglichkeit dieser Entscheidung betrifft diese Provinz.
# $n: wie viele
client-map-neighbours =
    { $n ->
        [one] 1 Nachbar
       *[other] { $n } Nachbarn
    }

## Zur Karte gesagt

# $n: der Platz unter den Zielen, $total: wie viele es sind
client-map-target = Erlaubtes Ziel { $n } von { $total }.
client-map-edge = Dort liegt keine Provinz.
client-map-no-targets = Auf der Karte gibt es jetzt keine erlaubten Ziele.
client-map-no-own = Du hast keine Provinzen auf der Karte.
client-map-nothing-there = nichts
# $name: eine Provinz, $n: wie viele Ziele
client-map-start =
    { $n ->
        [one] Von { $name }: 1 Ziel.
       *[other] Von { $name }: { $n } Ziele.
    }
# Von einer Provinz, die gedrückt wurde. $press: mit dem Finger oder der Maus, $does: was dadurch geschieht, $what: die Möglichkeit, oder die Provinz, in die es geht
client-map-again =
    Noch einmal { $press ->
        [tap] tippen
       *[click] klicken
    }{ $does ->
        [go] , um nach { $what } zu gehen
       *[choose] , um zu wählen: { $what }
    }
client-map-start-none = Keine Figur ist gewählt.
# $name: eine Provinz, $groups: Besitzer mit ihren Provinzen
client-map-around = Rings um { $name }: { $groups }.
# $owner: wer, $names: Provinzen
client-map-around-group = { $owner }: { $names }

## Tabellen

# $n: wie viele Provinzen
client-map-table-owned =
    { $n ->
        [one] 1 Provinz nach Besitzern
       *[other] { $n } Provinzen nach Besitzern
    }
client-map-table-goods-by-tribe = Güter nach Stämmen
client-map-table-owner = Besitzer
client-map-table-province = Provinz
client-map-table-terrain = Gelände
client-map-table-pieces = Figuren
client-map-table-goods-only = Güter
client-map-table-goods = Güter und Nahrung
client-map-table-signs = Weitere Zeichen
