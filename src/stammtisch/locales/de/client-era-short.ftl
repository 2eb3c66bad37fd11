# Die Epochen in schmalen Spalten, mit weichen Trennstrichen, wo sich die Wörter trennen lassen.
client-era-short-neolithic = Jung{ "\u00AD" }stein{ "\u00AD" }zeit
client-era-short-bronze-age = Bronze{ "\u00AD" }zeit
client-era-short-iron-age = Eisen{ "\u00AD" }zeit
client-era-short-ancient-times = Antike
client-era-short-early-middle-ages = Früh{ "\u00AD" }mittel{ "\u00AD" }alter
client-era-short-high-middle-ages = Hoch{ "\u00AD" }mittel{ "\u00AD" }alter
