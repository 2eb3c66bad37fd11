# Ways of a piece over several steps: their legs and what they cost.
era-leg-march = march to { $to }
era-leg-sail = sail to { $to }
era-leg-land = land in { $to }
era-leg-transport = carried over { $seas } to { $to }
era-way-cost =
    { $spent } of { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $left } left{ $carried ->
        [0] { "" }
        [one] ; fleets pay 1 point
       *[other] ; fleets pay { $carried } points
    }
