# Wörter der Karte von Era of Tribes für alle, die sie hören: ihre Tasten und deren Antworten.

## The sheet of keys

client-map-keys-arrows = Pfeiltasten
client-map-key-arrows = In die Nachbarprovinz gehen; wo der Gegenpfeil nicht zurückführt, wird es gesagt
client-map-keys-enter = Eingabetaste oder Leertaste
client-map-key-enter = Eine Figur wählen, ihren Weg zu einem Ziel zeigen und beim zweiten Mal gehen; sonst öffnen, was möglich ist
client-map-keys-escape = Esc-Taste
client-map-key-escape = Erst den Weg loslassen, dann die Figur, dann zur Frage gehen
client-map-keys-1 = 1
client-map-key-1 = Besitzer und Städte sagen
client-map-keys-2 = 2
client-map-key-2 = Vasallen und Flotten sagen
client-map-keys-3 = 3
client-map-key-3 = Güter und Nahrung sagen
client-map-keys-4 = 4
client-map-key-4 = Nachbarn sagen; wenn eine Figur gewählt ist, auch, was ihr Weg dorthin kostet
client-map-keys-5 = 5
client-map-key-5 = Abmachungen mit dem Besitzer sagen, und welche Heere daneben stehen
client-map-keys-6 = 6
client-map-key-6 = Die übrigen Zeichen sagen
client-map-keys-7 = 7
client-map-key-7 = Sagen, was ich hier tun kann, oder warum nichts
client-map-key-target = Zum nächsten erlaubten Ziel gehen
client-map-key-target-back = Zum vorigen erlaubten Ziel gehen
client-map-key-way = Den nächsten Weg zum gezeigten Ziel zeigen
client-map-key-way-back = Den vorigen Weg zeigen
client-map-key-own = Zu meiner nächsten Figur gehen, die ziehen kann; wenn nichts gezogen wird, zu meiner nächsten Provinz
client-map-key-own-back = Zu meiner vorigen Figur oder Provinz gehen
client-map-key-others = Zur nächsten Provinz gehen, in der andere etwas haben, die nächstgelegene zuerst
client-map-key-others-back = Zur vorigen davon gehen
client-map-key-free = Zum nächsten Land gehen, das niemandem gehört, das nächstgelegene zuerst
client-map-key-free-back = Zum vorigen davon gehen
client-map-key-frontier = Meine Grenze sagen, nach den Nachbarn; beim zweiten Mal an ihr entlanggehen
client-map-key-frontier-back = An meiner Grenze zurückgehen
client-map-key-area = Sagen, wer in der Region hier was hat; beim zweiten Mal in der nächsten
client-map-key-area-back = Zur vorigen Region gehen
client-map-key-neighbours = Alle Nachbarn auflisten
client-map-key-neighbour = Im Uhrzeigersinn zum nächsten Nachbarn gehen
client-map-key-neighbour-back = Gegen den Uhrzeigersinn zum nächsten Nachbarn gehen
client-map-key-around = Sagen, was ringsum liegt, nach Besitzern; beim zweiten Mal eine Grenze weiter
client-map-key-find = Eine Provinz beim Namen finden; die Pfeiltasten gehen durch, was passt
client-map-key-mark = Diese Provinz mit der folgenden Ziffer merken
client-map-key-go-to = Zur gemerkten Provinz der folgenden Ziffer gehen
client-map-key-distance = Sagen, wie weit es zur gewählten Figur, zum nächsten Ziel und zu den gemerkten Provinzen ist
client-map-key-home = Nach Hause gehen
client-map-key-previous = Dorthin zurückgehen, wo ich war
client-map-key-amount = Mehr oder weniger über jede Provinz sagen: kurz, normal, ausführlich
client-map-key-nearer = Vergrößern
client-map-key-further = Verkleinern
client-map-key-fit = Die ganze Karte zeigen

## Directions

client-map-north = nördlich
client-map-north-east = nordöstlich
client-map-east = östlich
client-map-south-east = südöstlich
client-map-south = südlich
client-map-south-west = südwestlich
client-map-west = westlich
client-map-north-west = nordwestlich
# $name: a province, $n: how many borders, $direction: where
client-map-away =
    { $n ->
        [one] { $name }, gleich nebenan, { $direction }
       *[other] { $name }, { $n } Provinzen { $direction }
    }
# $name: a province, $direction: where
client-map-away-apart = { $name }, { $direction }, ohne Verbindung über Grenzen
client-map-here = { $name }, hier

## Said of the map

# $name: a province
client-map-one-way = Der Gegenpfeil führt nicht zurück nach { $name }; die Rücktaste schon.
client-map-no-way-back = Du bist von nirgendwo sonst gekommen.
# $n: how many provinces fit, $name: the first of them
client-map-find-matches =
    { $n ->
        [0] Nichts passt.
        [one] { $name } passt. Die Eingabetaste führt hin.
       *[other] { $n } passen, zuerst { $name }. Pfeil auf und Pfeil ab gehen sie durch, die Eingabetaste führt hin.
    }
# $sought: what was typed, $names: three names
client-map-not-found = Keine Provinz heißt „{ $sought }“. Ähnlich: { $names }.
client-map-told-brief = Von jeder Provinz jetzt kurz: Name, Besitzer, Vasallen und Flotten.
client-map-told-normal = Von jeder Provinz jetzt wie üblich: auch Gelände, Städte, Güter und Zeichen.
client-map-told-full = Von jeder Provinz jetzt ausführlich: auch ihre Nachbarn.
client-map-no-digit = unter dieser Ziffer gibt es nichts
# $name: a province
client-map-at-home = Deine Heimat, { $name }.
client-map-at-own = Keine Heimat von dir ist auf der Karte; { $name } gehört dir.
client-map-you = du

## One after another

# $n: the place, $total: how many, $name: where one began, $away: a province with its distance and direction from there
client-map-stop-piece = Von hier können Figuren ziehen, Ort { $n } von { $total }.
client-map-stop-own = Deine Provinz { $n } von { $total }.
client-map-stop-far = { $n } von { $total }. Von { $name } aus: { $away }.
client-map-stop-neighbour = Nachbar { $n } von { $total } von { $name }. { $away }.
# $facing: who is next to it
client-map-stop-frontier = Grenze { $n } von { $total }. { $facing }
# $told: who holds what there
client-map-stop-area = Region { $n } von { $total }. { $told }
client-map-no-others = Niemand sonst hat etwas auf der Karte.
client-map-no-free = Es gibt kein Land, das niemandem gehört.
client-map-no-neighbours = Sie hat keine Nachbarn.
client-map-no-area = Es gibt keine Regionen.
client-map-no-frontier = Neben keiner deiner Provinzen ist jemand anderes.

## Marks

# $name: a province, $marks: digits with provinces
client-map-mark-which = Welche Ziffer von 1 bis 9 soll { $name } bekommen?
client-map-go-which = Zu welcher gemerkten Provinz? { $marks }.
# $digit: from 1 to 9, $name: a province
client-map-marked = Gemerkt unter { $digit }: { $name }.
client-map-mark-here = Gemerkt unter { $digit }, { $name }.
client-map-no-mark = Keine Provinz hier ist unter { $digit } gemerkt.
client-map-no-marks = Keine Provinz ist gemerkt. B und eine Ziffer merken eine.
# $away: a province with its distance and direction
client-map-far-piece = Gewählte Figur: { $away }.
client-map-far-target = Nächstes Ziel: { $away }.
client-map-far-mark = Gemerkt unter { $digit }: { $away }.

## Others

# $name: a province, $groups: owners with their provinces
client-map-around-two = Zwei Grenzen von { $name }: { $groups }.
# $n: how many provinces
client-map-frontier =
    { $n ->
        [one] Deine Grenze, 1 Provinz.
       *[other] Deine Grenze, { $n } Provinzen.
    }
# $who: a player, $own, $theirs: provinces
client-map-frontier-with = { $who }: von dir { $own } gegen { $theirs }.
client-map-facing = { $who }: { $theirs }.
# $who: a player
client-map-allied = Du bist mit { $who } verbündet.
client-map-offer-open = Ein Angebot zwischen dir und { $who } ist offen.
client-map-no-ties = Mit { $who } ist nichts abgemacht.
client-map-no-threat = Kein anderes Heer steht daneben.
# $armies: who stands where with how many
client-map-threats = Daneben, das stärkste zuerst: { $armies }.
# $who: a player, $units: how many of what, $place: a province and how it borders
client-map-threat = { $who }, { $units }, { $place }

## Regions

# $name: a region, $n: how many provinces, $held: who holds how much
client-map-area =
    { $n ->
        [one] { $name }, 1 Provinz: { $held }.
       *[other] { $name }, { $n } Provinzen: { $held }.
    }
# $who: a player or nobody, $provinces, $pieces: how many
client-map-area-held =
    { $who } { $provinces }{ $pieces ->
        [0] {""}
        [one] {" "}mit 1 Figur
       *[other] {" "}mit { $pieces } Figuren
    }
# $n: how many regions
client-map-table-areas =
    { $n ->
        [one] 1 Region: Provinzen jedes Stammes (in Klammern: Vasallen und Flotten)
       *[other] { $n } Regionen: Provinzen jedes Stammes (in Klammern: Vasallen und Flotten)
    }
client-map-amount = Was zu jeder Provinz gesagt wird, zu der ich gehe
client-map-amount-brief = kurz: Name, Besitzer, Vasallen und Flotten
client-map-amount-normal = wie üblich
client-map-amount-full = ausführlich: auch ihre Nachbarn
