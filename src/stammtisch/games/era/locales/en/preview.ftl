# What an action would do, before it is done.
era-preview-leaders =
    { $left ->
        [0] No leader is left then.
        [one] 1 leader is left then.
       *[other] { $left } leaders are left then.
    }
era-preview-thalers = Thalers: { $before }, then { $after }.
era-preview-morale = Morale: { $before } (counts { $value_before }), then { $after } (counts { $value_after }).
era-preview-morale-over =
    Morale goes beyond the top: { $thalers ->
        [one] 1 Thaler
       *[other] { $thalers } Thalers
    } instead.
era-preview-morale-under = Morale falls below the bottom: { $influence } influence lost instead.
era-preview-first = You are the first with { $area } { era-level }: 1 influence.
era-preview-missing = { $area } { era-level } is missing: that makes it dearer.
era-preview-card =
    { $seat_you ->
        [yes] You have { $count }
       *[no] { $seat } has { $count }
    }: { $points ->
        [0] nothing
       *[other] { $points } influence
    }.
era-preview-room =
    There is room for { $room ->
        [one] 1 new vassal
       *[other] { $room } new vassals
    }; you have { $free } free.
era-preview-card-now =
    Scored now, card { $card } counts { $count } for you and pays { $points ->
        [0] nothing
       *[other] { $points } influence
    }.
era-preview-colony = Land apart from yours: if it stays so, a colony, and { $morale } morale fields.
era-preview-standing =
    Card { $card }: { $before }, then { $after }{ $first ->
        [yes] ; you are first.
       *[no] .
    }
era-preview-battle =
    { $units ->
        [one] 1 unit
       *[other] { $units } units
    } against { $against } of { $other }: { $percent } % to win; on average you lose { $own }, they { $theirs }. Your markers: { $markers }.
era-preview-battle-armies =
    With all that the armies have, { $units ->
        [one] 1 unit
       *[other] { $units } units
    } against { $against } of { $other }: { $percent } % to win; on average you lose { $own }, they { $theirs }. Your markers: { $markers }.
era-preview-army =
    { $other } could still commit { $units ->
        [one] 1 unit
       *[other] { $units } units
    }.
era-preview-if-agreed = If { $other } agrees:
era-preview-treaties = Treaties: { $before }, then { $after }.
