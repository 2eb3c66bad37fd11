# Ways of a piece over several steps: their legs and what they cost.
era-leg-march = march to { $to }
era-leg-sail = sail to { $to }
era-leg-land = land in { $to }
era-leg-transport = carried over { $seas } to { $to }
era-way-cost =
    { $left ->
        [0] { $points ->
            [one] It takes the only movement point of the piece
           *[other] It takes all { $points } movement points of the piece
        }
       *[other] It takes { $spent } of the { $points } movement points of the piece
    }{ $carried ->
        [0] .
        [one] ; fleets pay 1 point for it.
       *[other] ; fleets pay { $carried } points for it.
    }
