# Was eine Aktion bewirken würde, bevor sie getan ist.
era-preview-leaders =
    { $left ->
        [0] Danach ist kein Anführer übrig.
        [one] Danach ist 1 Anführer übrig.
       *[other] Danach sind { $left } Anführer übrig.
    }
era-preview-thalers = Taler: { $before }, dann { $after }.
era-preview-morale = Moral: { $before } (zählt { $value_before }), dann { $after } (zählt { $value_after }).
era-preview-morale-over = Die Moral stiege über das oberste Feld: { $thalers } Taler stattdessen.
era-preview-morale-under = Die Moral fiele unter das unterste Feld: { $influence } Einfluss weniger stattdessen.
era-preview-first = Du bist als Erster auf { $area } { era-level }: 1 Einfluss.
era-preview-missing = { $area } { era-level } fehlt: Das macht es teurer.
era-preview-card =
    { $seat_you ->
        [yes] Du hast { $count }
       *[no] { $seat } hat { $count }
    }: { $points ->
        [0] nichts
       *[other] { $points } Einfluss
    }.
era-preview-room =
    Es ist Platz für { $room ->
        [one] 1 neuen Vasallen
       *[other] { $room } neue Vasallen
    }; frei hast du { $free }.
era-preview-card-now =
    Jetzt gewertet, zählt die Karte { $card } für dich { $count } und bringt { $points ->
        [0] nichts
       *[other] { $points } Einfluss
    }.
era-preview-colony = Land abseits von deinem: Bleibt es so, ist es eine Kolonie und kostet { $morale } Felder Moral.
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
