# Wörter der Zeichenerklärung zur Landkarte von Era of Tribes: was Figuren, Güter, Zeichen, Linien und Muster bedeuten.

client-map-legend = Zeichenerklärung
client-map-legend-search = Zeichen suchen
client-map-legend-none = Kein Zeichen heißt so.
client-map-legend-pieces = Figuren und Orte
client-map-legend-goods = Güter und Nahrung
client-map-legend-marks = Zeichen
client-map-legend-lines = Linien
client-map-legend-terrains = Gelände

client-map-legend-vassal = Ein Vasall, in Form, Farbe und Buchstabe seines Spielers
client-map-legend-fleet = Eine Flotte: ein Vasall auf See
client-map-legend-number = Wie viele Figuren da stehen, wenn es mehrere sind
client-map-legend-city = Stadt, auf der Farbe ihres Spielers
client-map-legend-post = Handelsposten, auf der Farbe seines Spielers
client-map-legend-hamlet = Weiler, für den, der seine Provinz von den Barbaren befreit
client-map-legend-battlefield = Historisches Schlachtfeld, und wie viel es zählt
client-map-legend-home = Heimat eines Stammes
client-map-legend-barbarian = Barbaren halten diese Provinz: Sie verteidigen sie und greifen niemanden an
client-map-legend-grain = Getreide
client-map-legend-fish = Fisch

client-map-legend-held = Eine Provinz, die jemand hält, in dessen Farbe und Muster
client-map-legend-start = Hier kann eine Figur gewählt werden
client-map-legend-chosen = Die Figur hier ist gewählt
client-map-legend-target = Das Gebiet eines erlaubten Ziels
client-map-legend-tick = Ein erlaubtes Ziel
client-map-legend-looked = Worum es bei der Möglichkeit geht, die du ansiehst
client-map-legend-here = Die Provinz, deren Karte gezeigt wird; blau, solange die Tasten der Karte gelten
client-map-legend-way = Ein Weg, jeder Schritt mit seiner Nummer
client-map-legend-swords = Eine Schlacht, jetzt oder später
client-map-legend-fought = Hier wird jetzt gekämpft
client-map-legend-news = Was andere geändert haben, seit du zuletzt gehandelt hast: ein gepunkteter Rand

client-map-legend-land = Grenze einer Provinz an Land
client-map-legend-sea = Grenze zwischen Meeren
client-map-legend-hexagons = Grenze einer Region
client-map-legend-edge = Rand des Teils, auf dem gespielt wird
client-map-legend-sea-way = Ein Seeweg in ein fernes Land, mit seinen Bewegungspunkten
client-map-legend-strait = Eine Meerenge, die überquert werden kann
