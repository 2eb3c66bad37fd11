# Words of the key to the map of Era of Tribes: what its pieces, goods, marks, lines and patterns mean.

client-map-legend = Key to the map
client-map-legend-search = Search the key
client-map-legend-none = No entry of the key has this.
client-map-legend-pieces = Pieces and towns
client-map-legend-goods = Goods and food
client-map-legend-marks = Marks
client-map-legend-lines = Lines
client-map-legend-terrains = Terrains

client-map-legend-vassal = A vassal, in the shape, colour and letter of its player
client-map-legend-fleet = A fleet: a vassal at sea
client-map-legend-number = How many pieces stand there, if there are several
client-map-legend-city = City, on the colour of its player
client-map-legend-post = Trade post, on the colour of its player
client-map-legend-hamlet = Hamlet, for whoever frees its province from the Barbarians
client-map-legend-battlefield = Historical battlefield, and how much it counts
client-map-legend-home = Home of a tribe
client-map-legend-barbarian = Barbarians hold this province: they defend it and attack nobody
client-map-legend-grain = Grain
client-map-legend-fish = Fish

client-map-legend-held = A province that a player holds, in that player’s colour and pattern
client-map-legend-start = A piece here can be chosen
client-map-legend-chosen = The piece here is chosen
client-map-legend-target = The land of a legal target
client-map-legend-tick = A legal target
client-map-legend-looked = What the option you look at is about
client-map-legend-here = The province whose card is shown; blue while the map has the keys
client-map-legend-way = A way, each step with its number
client-map-legend-swords = A battle, now or to come
client-map-legend-fought = A battle is fought here now
client-map-legend-news = What others have changed since you last acted: a dotted border

client-map-legend-land = Border of a province on land
client-map-legend-sea = Border between seas
client-map-legend-hexagons = Border of a region
client-map-legend-edge = Edge of the part that is played on
client-map-legend-sea-way = A way by sea to a faraway country, and its movement points
client-map-legend-strait = A strait that can be crossed
