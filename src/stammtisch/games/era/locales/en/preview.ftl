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
    Morale would go beyond the highest field: you get { $thalers ->
        [one] 1 Thaler
       *[other] { $thalers } Thalers
    } instead.
era-preview-morale-under = Morale would fall below the lowest field: you lose { $influence } influence instead.
era-preview-first = You are the first with { $area } { era-level }: 1 influence.
era-preview-missing = { $area } { era-level } is missing, which makes it dearer.
era-preview-card =
    { $seat_you ->
        [yes] You have { $count } and get
       *[no] { $seat } has { $count } and gets
    } { $points ->
        [0] nothing
       *[other] { $points } influence
    }.
era-preview-room =
    There is room for { $room ->
        [one] 1 new vassal
       *[other] { $room } new vassals
    }; you have { $free ->
        [0] no free vassal
        [one] 1 free vassal
       *[other] { $free } free vassals
    }.
era-preview-card-now =
    If the card { $card } is scored now, you have { $count } and get { $points ->
        [0] nothing
       *[other] { $points } influence
    }.
era-preview-colony = This land is cut off from yours: if it stays so, it is a new colony and costs { $morale } morale fields.
era-preview-standing =
    Card { $card }: { $before }, then { $after }{ $first ->
        [yes] ; you are first.
       *[no] .
    }
era-preview-battle =
    { $units ->
        [one] 1 unit
       *[other] { $units } units
    } against { $against } ({ $other }): { $percent }% chance to win; on average you lose { $own } and they lose { $theirs }. Your markers: { $markers }.
era-preview-battle-armies =
    With all that the armies have, { $units ->
        [one] 1 unit
       *[other] { $units } units
    } against { $against } ({ $other }): { $percent }% chance to win; on average you lose { $own } and they lose { $theirs }. Your markers: { $markers }.
era-preview-army =
    { $other } could still commit { $units ->
        [one] 1 unit
       *[other] { $units } units
    }.
era-preview-if-agreed = If { $other } agrees:
era-preview-treaties = Treaties: { $before }, then { $after }.
