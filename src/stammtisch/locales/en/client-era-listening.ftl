# Words of the map of Era of Tribes for whoever listens to it: its keys and their answers.

## The sheet of keys

client-map-keys-arrows = Arrow keys
client-map-key-arrows = Go to the neighbouring province; what has no way back by the opposite arrow says so
client-map-keys-enter = Enter or space bar
client-map-key-enter = Choose a piece, show its way to a target and, once more, go there; elsewhere, open what can be done
client-map-keys-escape = Escape
client-map-key-escape = Let go of the way, then of the piece, then go to what is asked
client-map-keys-1 = 1
client-map-key-1 = Say the owner and towns
client-map-keys-2 = 2
client-map-key-2 = Say the vassals and fleets
client-map-keys-3 = 3
client-map-key-3 = Say the goods and food
client-map-keys-4 = 4
client-map-key-4 = Say the neighbours; with a piece chosen, also what its way there costs
client-map-keys-5 = 5
client-map-key-5 = Say the agreements with the owner and which armies stand next to it
client-map-keys-6 = 6
client-map-key-6 = Say the other signs
client-map-keys-7 = 7
client-map-key-7 = Say what I can do here, or why nothing
client-map-key-target = Go to the next legal target
client-map-key-target-back = Go to the legal target before
client-map-key-way = Show the next way to the target that is shown
client-map-key-way-back = Show the way before
client-map-key-own = Go to my next piece that can go; when nothing is moved, to my next province
client-map-key-own-back = Go to my piece or province before
client-map-key-others = Go to the next province with something of others, the nearest first
client-map-key-others-back = Go to the one before
client-map-key-free = Go to the next land that is nobody’s, the nearest first
client-map-key-free-back = Go to the one before
client-map-key-frontier = Tell my frontier by whom it faces; once more, go along it
client-map-key-frontier-back = Go back along my frontier
client-map-key-area = Tell who holds what in the region here; once more, in the next one
client-map-key-area-back = Go to the region before
client-map-key-neighbours = List all neighbours
client-map-key-neighbour = Go to the next neighbour clockwise
client-map-key-neighbour-back = Go to the next neighbour anticlockwise
client-map-key-around = Say what lies around by owner; once more, one border further
client-map-key-find = Find a province by its name; the arrows go through what fits
client-map-key-mark = Mark this province with the digit that follows
client-map-key-go-to = Go to the mark of the digit that follows
client-map-key-distance = Say how far it is to the chosen piece, the nearest target and my marks
client-map-key-home = Go home
client-map-key-previous = Go back to where I was
client-map-key-amount = Tell more or less of each province: brief, normal, full
client-map-key-nearer = Zoom in
client-map-key-further = Zoom out
client-map-key-fit = Show the whole map

## Directions

client-map-north = north
client-map-north-east = north-east
client-map-east = east
client-map-south-east = south-east
client-map-south = south
client-map-south-west = south-west
client-map-west = west
client-map-north-west = north-west
# $name: a province, $n: how many borders, $direction: where
client-map-away =
    { $n ->
        [one] { $name }, next to here, { $direction }
       *[other] { $name }, { $n } provinces { $direction }
    }
# $name: a province, $direction: where
client-map-away-apart = { $name }, { $direction }, not joined by borders
client-map-here = { $name }, here

## Said of the map

# $name: a province
client-map-one-way = The opposite arrow does not lead back to { $name }; Backspace does.
client-map-no-way-back = You have come from nowhere else.
# $n: how many provinces fit, $name: the first of them
client-map-find-matches =
    { $n ->
        [0] Nothing fits.
        [one] { $name } fits. Enter goes there.
       *[other] { $n } fit, { $name } first. Up and Down go through them, Enter goes there.
    }
# $sought: what was typed, $names: three names
client-map-not-found = No province is called “{ $sought }”. Like it: { $names }.
client-map-told-brief = Of each province now in brief: name, owner, vassals and fleets.
client-map-told-normal = Of each province now as usual: also terrain, towns, goods and signs.
client-map-told-full = Of each province now in full: also its neighbours.
client-map-no-digit = there is nothing under this digit
# $name: a province
client-map-at-home = Your home, { $name }.
client-map-at-own = No home of yours is on the map; { $name } is yours.
client-map-you = you

## One after another

# $n: the place, $total: how many, $name: where one began, $away: a province with its distance and direction from there
client-map-stop-piece = From here pieces can go, place { $n } of { $total }.
client-map-stop-own = Your province { $n } of { $total }.
client-map-stop-far = { $n } of { $total }. Seen from { $name }: { $away }.
client-map-stop-neighbour = Neighbour { $n } of { $total } of { $name }. { $away }.
# $facing: who is next to it
client-map-stop-frontier = Frontier { $n } of { $total }. { $facing }
# $told: who holds what there
client-map-stop-area = Region { $n } of { $total }. { $told }
client-map-no-others = Nobody else has anything on the map.
client-map-no-free = There is no land that is nobody’s.
client-map-no-neighbours = It has no neighbours.
client-map-no-area = There are no regions.
client-map-no-frontier = None of your provinces has others next to it.

## Marks

# $name: a province, $marks: digits with provinces
client-map-mark-which = Which digit, 1 to 9, shall { $name } have?
client-map-go-which = To which mark? { $marks }.
# $digit: from 1 to 9, $name: a province
client-map-marked = Mark { $digit }: { $name }.
client-map-mark-here = Mark { $digit }, { $name }.
client-map-no-mark = No province here has mark { $digit }.
client-map-no-marks = No province is marked. B and a digit mark one.
# $away: a province with its distance and direction
client-map-far-piece = Chosen piece: { $away }.
client-map-far-target = Nearest target: { $away }.
client-map-far-mark = Mark { $digit }: { $away }.

## Others

# $name: a province, $groups: owners with their provinces
client-map-around-two = Two borders from { $name }: { $groups }.
# $n: how many provinces
client-map-frontier =
    { $n ->
        [one] Your frontier, 1 province.
       *[other] Your frontier, { $n } provinces.
    }
# $who: a player, $own, $theirs: provinces
client-map-frontier-with = { $who }: your { $own } against { $theirs }.
client-map-facing = { $who }: { $theirs }.
# $who: a player
client-map-allied = You are allied with { $who }.
client-map-offer-open = An offer between you and { $who } is open.
client-map-no-ties = Nothing is agreed with { $who }.
client-map-no-threat = No other army stands next to it.
# $armies: who stands where with how many
client-map-threats = Next to it, the strongest first: { $armies }.
# $who: a player, $units: how many of what, $place: a province and how it borders
client-map-threat = { $who }, { $units }, { $place }

## Regions

# $name: a region, $n: how many provinces, $held: who holds how much
client-map-area =
    { $n ->
        [one] { $name }, 1 province: { $held }.
       *[other] { $name }, { $n } provinces: { $held }.
    }
# $who: a player or nobody, $provinces, $pieces: how many
client-map-area-held =
    { $who } { $provinces }{ $pieces ->
        [0] {""}
        [one] {" "}with 1 piece
       *[other] {" "}with { $pieces } pieces
    }
# $n: how many regions
client-map-table-areas =
    { $n ->
        [one] 1 region: provinces of each tribe (in brackets: vassals and fleets)
       *[other] { $n } regions: provinces of each tribe (in brackets: vassals and fleets)
    }
client-map-amount = What is said of each province I go to
client-map-amount-brief = brief: name, owner, vassals and fleets
client-map-amount-normal = as usual
client-map-amount-full = full: also its neighbours
