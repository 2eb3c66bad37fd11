# Words of the map of Era of Tribes in the browser.

client-map-title = Map
client-map-role = map
client-map-failed = The map cannot be had from the server. Please load the page again.
client-map-keys = Arrow keys go to the neighbouring province. Enter chooses a piece, shows its way to a target and, once more, goes there; elsewhere it opens what can be done. Escape lets go, and then leads to what is asked. The button “{ client-keys-open }” lists all other keys: for targets, neighbours, marks, distances, and what is told of a province.
client-map-tools = Look at the map
client-map-nearer = Zoom in
client-map-further = Zoom out
client-map-fit-all = Whole map
client-map-fit-mine = My tribe
client-map-fit-targets = Targets
client-map-region = Region
client-map-find = Find a province
client-map-areas-other = Parts for another number of players
client-map-tables = Provinces and goods as tables

## A province

client-map-nobody = nobody’s
client-map-barbarians = the Barbarians’
client-map-open-sea = open sea
client-map-yours = yours
# $who: a player, $you: whether it is the reader, $units: for example “2 fleets”
client-map-troops =
    { $you ->
        [yes] You
       *[no] { $who }
    }: { $units }
client-map-city-of =
    { $you ->
        [yes] your city
       *[no] city of { $who }
    }
client-map-post-of =
    { $you ->
        [yes] your trade post
       *[no] trade post of { $who }
    }
# $tribe: a tribe
client-map-home-of = home of the { $tribe }
# $n: how many it counts
client-map-battlefield =
    { $n ->
        [one] historical battlefield
       *[other] historical battlefield, counts { $n }
    }
client-map-fight-now = battle here now
client-map-fight-later = battle to come
client-map-hamlet = hamlet
client-map-no-dot = cannot be settled
# $good: the name of a good, $used: free, used in this round, or in the army
client-map-good =
    { $used ->
        [used] { $good } (used in this round)
        [army] { $good } (in the army)
       *[free] { $good }
    }
client-map-fish = fish
client-map-grain = grain
# $name: a province, $cost: movement points
client-map-border-land = { $name } by land
client-map-border-coast = { $name } across the coast
client-map-border-sea =
    { $cost ->
        [one] { $name } by sea
       *[other] { $name } by sea, { $cost } movement points
    }
client-map-border-strait = { $name } across a strait
# $names: provinces, $more: how many others
client-map-next-to =
    { $more ->
        [0] Next to { $names }.
       *[other] Next to { $names } and { $more } more.
    }
client-map-show = Show on the map
client-map-can = What you can do here
client-map-can-nothing = Nothing now.
client-map-why-elsewhere = What is asked now is not done on the map.
client-map-why-no-piece = Of what is asked now, nothing begins or ends here.
client-map-can-none = No option of this decision has to do with this province.
# $n: how many
client-map-neighbours =
    { $n ->
        [one] 1 neighbour
       *[other] { $n } neighbours
    }

## Said of the map

# $n: the place among the targets, $total: how many there are
client-map-target = Legal target { $n } of { $total }.
client-map-edge = No province lies there.
client-map-no-targets = There are no legal targets on the map now.
client-map-no-own = You have no provinces on the map.
client-map-nothing-there = nothing
# $name: a province, $n: how many targets
client-map-start =
    { $n ->
        [one] From { $name }: 1 target.
       *[other] From { $name }: { $n } targets.
    }
# Of a province that was pressed. $press: by finger or by mouse, $does: what is done by it, $what: the option, or the province where one goes
client-map-again =
    { $press ->
        [tap] Tap
       *[click] Click
    } again to { $does ->
        [go] go to { $what }
       *[choose] choose: { $what }
    }
client-map-start-none = No piece is chosen.
# $name: a province, $groups: owners with their provinces
client-map-around = Around { $name }: { $groups }.
# $owner: who, $names: provinces
client-map-around-group = { $owner }: { $names }

## Tables

# $n: how many provinces
client-map-table-owned =
    { $n ->
        [one] 1 province by owner
       *[other] { $n } provinces by owner
    }
client-map-table-goods-by-tribe = Goods by tribe
client-map-table-owner = Owner
client-map-table-province = Province
client-map-table-terrain = Terrain
client-map-table-pieces = Pieces
client-map-table-goods-only = Goods
client-map-table-goods = Goods and food
client-map-table-signs = Other signs
