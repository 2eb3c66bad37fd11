# Was eine Aktion bewirken würde, bevor sie getan ist.
era-preview-leaders =
    { $left ->
        [0] Danach hast du keinen Anführer mehr für andere Felder.
        [one] Danach hast du noch 1 Anführer für andere Felder.
       *[other] Danach hast du noch { $left } Anführer für andere Felder.
    }
era-preview-thalers = Taler: { $before }, dann { $after }.
era-preview-morale = Moral: { $before }, dann { $after }. Ihr Wert: { $value_before }, dann { $value_after }.
era-preview-morale-over = Die Moral stiege über das oberste Feld: Du bekommst stattdessen { $thalers } Taler.
era-preview-morale-under = Die Moral fiele unter das unterste Feld: Du verlierst stattdessen { $influence } Einfluss.
era-preview-first = Du erreichst { $area } { era-level } zuerst: 1 Einfluss.
era-preview-missing = { $area } { era-level } fehlt; das macht es um { $extra } teurer.
era-preview-card =
    { $seat_you ->
        [yes] Du hast { $count } und bekommst
       *[no] { $seat } hat { $count } und bekommt
    } { $points ->
        [0] nichts
       *[other] { $points } Einfluss
    }.
era-preview-room =
    Es ist Platz für { $room ->
        [one] 1 neuen Vasallen
       *[other] { $room } neue Vasallen
    }; du hast { $free ->
        [0] keinen freien Vasallen
        [one] 1 freien Vasallen
       *[other] { $free } freie Vasallen
    }.{ $unused ->
        [0] { "" }
       *[other] { " " }{ era-points-unused }
    }
# $unused: points of an expansion that find no vassal or no place, $morale: by how many fields they raise morale
era-points-unused =
    { $unused ->
        [one] 1 Punkt bleibt
       *[other] { $unused } Punkte bleiben
    } ungenutzt; { $morale ->
        [0] erst drei heben die Moral.
        [one] die Moral steigt um 1 Feld.
       *[other] die Moral steigt um { $morale } Felder.
    }
# Was eine Expansion mehr wert macht. $leader, $good: um wie viel
era-preview-more-leaders = Ein weiterer Anführer bringt { $leader } mehr.
era-preview-more-goods = Jedes Luxusgut bringt { $good } mehr.
# $worth: what the expansion is worth
era-preview-without-leaders = Am Ende der Runde ist deine Expansion ohne Anführer { $worth } wert, noch ohne Luxusgüter: { era-vassals-of-expansion }.
# $sort: whether vassals come (up) or go (down), $count: how many
era-vassals-of-expansion =
    { $sort ->
        [up] { $count ->
            [one] 1 Vasall kommt
           *[other] { $count } Vasallen kommen
        }
        [down] { $count ->
            [one] 1 Vasall geht
           *[other] { $count } Vasallen gehen
        }{ $there ->
            [enough] { "" }
            [0] , aber keiner ist auf der Karte
            [one] , aber nur 1 ist auf der Karte
           *[other] , aber nur { $there } sind auf der Karte
        }
       *[none] kein Vasall kommt oder geht
    }
era-preview-won = Wird deins: { era-provinces-named }.
era-preview-lost = Nicht mehr deins: { era-provinces-named }.
era-preview-attacked = Dort greifst du an: { era-provinces-named }.
era-provinces-named =
    { $which }{ $left ->
        [0] { "" }
       *[other] { " " }und { $left } weitere
    }
# $stay: wie viele in der Provinz bleiben dürfen, $n: wie viele mehr dort wären
era-preview-surplus-here =
    Am Ende der Runde bleibt hier nur { $stay ->
        [0] die Stadt
        [one] 1 Vasall
       *[other] { $stay } Vasallen
    }; { $n ->
        [one] 1 kehrt
       *[other] { $n } kehren
    } zu deinen freien Vasallen zurück.
era-preview-surplus =
    So, wie es steht, { $n ->
        [one] ist 1 deiner Vasallen
       *[other] sind { $n } deiner Vasallen
    } zu viel in { $n ->
        [one] seiner Provinz und verlässt
       *[other] ihren Provinzen und verlassen
    } am Ende der Runde die Karte.
era-preview-food = Nahrung: { $before }, dann { $after }.
# $food: how much more food it gives, $any: whether there are goods, $goods: which luxury goods
era-preview-stays =
    Bleibt der Vasall dort, wird { era-provinces-named } deins{ $any ->
        [yes] , mit { $goods }
       *[no] { "" }
    }{ $food ->
        [0] .
       *[other] , und du hast { $food } Nahrung mehr.
    }
era-preview-card-now =
    Wird die Karte { $card } jetzt gewertet, hast du { $count } und bekommst { $points ->
        [0] nichts
       *[other] { $points } Einfluss
    }.
era-preview-colony = Dieses Land ist von deinem abgeschnitten: Bleibt es so, ist es eine neue Kolonie und kostet { $morale } Moralfelder.
era-preview-standing =
    Karte { $card }: { $before }, dann { $after }{ $first ->
        [yes] ; du bist vorn.
       *[no] .
    }
era-preview-battle =
    { $units ->
        [one] 1 Einheit
       *[other] { $units } Einheiten
    } gegen { $against } ({ $other }): { $percent } % Siegchance; im Mittel verlierst du { $own }, die andere Seite { $theirs }. Deine Marker: { $markers }.
era-preview-battle-armies =
    Mit allem, was in den Heeren ist, { $units ->
        [one] 1 Einheit
       *[other] { $units } Einheiten
    } gegen { $against } ({ $other }): { $percent } % Siegchance; im Mittel verlierst du { $own }, die andere Seite { $theirs }. Deine Marker: { $markers }.
era-preview-army =
    { $other } könnte noch { $units ->
        [one] 1 Einheit
       *[other] { $units } Einheiten
    } einsetzen; gegen alle ist deine Siegchance { $percent } %.
era-preview-if-agreed = Wenn { $other } zustimmt:
era-preview-treaties = Verträge: { $before }, dann { $after }.
