# Was eine Aktion bewirken würde, bevor sie getan ist.
era-preview-leaders =
    { $left ->
        [0] Danach ist kein Anführer übrig.
        [one] Danach ist 1 Anführer übrig.
       *[other] Danach sind { $left } Anführer übrig.
    }
era-preview-thalers = Taler: { $before }, dann { $after }.
era-preview-morale = Moral: { $before } (zählt { $value_before }), dann { $after } (zählt { $value_after }).
era-preview-morale-over = Die Moral stiege über das oberste Feld: Du bekommst stattdessen { $thalers } Taler.
era-preview-morale-under = Die Moral fiele unter das unterste Feld: Du verlierst stattdessen { $influence } Einfluss.
era-preview-first = Du erreichst { $area } { era-level } zuerst: 1 Einfluss.
era-preview-missing = { $area } { era-level } fehlt; das macht es teurer.
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
    }.
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
    } einsetzen.
era-preview-if-agreed = Wenn { $other } zustimmt:
era-preview-treaties = Verträge: { $before }, dann { $after }.
