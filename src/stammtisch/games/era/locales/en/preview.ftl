# What an action would do, before it is done.
era-preview-leaders =
    { $left ->
        [0] You then have no leader left for other fields.
        [one] You then have 1 leader left for other fields.
       *[other] You then have { $left } leaders left for other fields.
    }
era-preview-thalers = Thalers: { $before }, then { $after }.
era-preview-morale = Morale: { $before }, then { $after }. Its value: { $value_before }, then { $value_after }.
era-preview-morale-over =
    Morale would go beyond the highest field: you get { $thalers ->
        [one] 1 Thaler
       *[other] { $thalers } Thalers
    } instead.
era-preview-morale-under = Morale would fall below the lowest field: you lose { $influence } influence instead.
era-preview-first = You are the first with { $area } { era-level }: 1 influence.
era-preview-missing = { $area } { era-level } is missing, which makes it { $extra } dearer.
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
    }.{ $unused ->
        [0] { "" }
       *[other] { " " }{ era-points-unused }
    }
# $unused: points of an expansion that find no vassal or no place, $morale: by how many fields they raise morale
era-points-unused =
    { $unused ->
        [one] 1 point stays
       *[other] { $unused } points stay
    } unused; { $morale ->
        [0] it takes three to raise morale.
        [one] morale rises by 1 field.
       *[other] morale rises by { $morale } fields.
    }
# What makes an expansion worth more. $leader, $good: by how much
era-preview-more-leaders = One more leader adds { $leader }.
era-preview-more-goods = Each luxury good adds { $good }.
# $worth: what the expansion is worth
era-preview-without-leaders = At the end of the round, your expansion without leaders is worth { $worth }, before luxury goods: { era-vassals-of-expansion }.
# $sort: whether vassals come (up) or go (down), $count: how many
era-vassals-of-expansion =
    { $sort ->
        [up] { $count ->
            [one] 1 vassal comes
           *[other] { $count } vassals come
        }
        [down] { $count ->
            [one] 1 vassal goes
           *[other] { $count } vassals go
        }{ $there ->
            [enough] { "" }
            [0] , but none is on the map
            [one] , but only 1 is on the map
           *[other] , but only { $there } are on the map
        }
       *[none] no vassal comes or goes
    }
era-preview-won = Becomes yours: { era-provinces-named }.
era-preview-lost = No longer yours: { era-provinces-named }.
era-preview-attacked = You attack there: { era-provinces-named }.
era-provinces-named =
    { $which }{ $left ->
        [0] { "" }
       *[other] { " " }and { $left } more
    }
# $stay: how many may stay in the province, $n: how many more would be there
era-preview-surplus-here =
    At the end of the round { $stay ->
        [0] only the city stays
        [one] only 1 vassal stays
       *[other] only { $stay } vassals stay
    } here; { $n ->
        [one] 1 goes
       *[other] { $n } go
    } back to your free vassals.
era-preview-surplus =
    As things stand { $n ->
        [one] 1 of your vassals is
       *[other] { $n } of your vassals are
    } too many for { $n ->
        [one] its province
       *[other] their provinces
    } and { $n ->
        [one] leaves
       *[other] leave
    } the map at the end of the round.
era-preview-food = Food: { $before }, then { $after }.
# $food: how much more food it gives, $any: whether there are goods, $goods: which luxury goods
era-preview-stays =
    If the vassal stays there, { era-provinces-named } becomes yours{ $any ->
        [yes] , with { $goods }
       *[no] { "" }
    }{ $food ->
        [0] .
       *[other] , and you have { $food } more food.
    }
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
    }; against all of them your chance to win is { $percent }%.
era-preview-if-agreed = If { $other } agrees:
era-preview-treaties = Treaties: { $before }, then { $after }.
