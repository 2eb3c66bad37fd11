# The eras in narrow columns, with soft hyphens where the words may be broken.
client-era-short-neolithic = Neo{ "\u00AD" }lithic
client-era-short-bronze-age = Bronze Age
client-era-short-iron-age = Iron Age
client-era-short-ancient-times = Ancient Times
client-era-short-early-middle-ages = Early Middle Ages
client-era-short-high-middle-ages = High Middle Ages
