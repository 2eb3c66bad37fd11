# What an action would do, before it is done. Percentages are exact for the throws; cards that others may hold are left open.

# $cards: the whole hand
heroes-preview-hand = Dann hast du auf der Hand: { $cards }.
# $cards: how many at most, $over: how many too many, $limit: how many may be kept
heroes-preview-tax =
    Kannst du alles Gezogene behalten, hast du dann { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } auf der Hand{ $over ->
        [0] .
       *[other] {" "}und legst { $over } davon ab, denn nur { $limit } dürfen bleiben.
    }
# $deck: cards in the deck, $events: those among them that are played when drawn
heroes-preview-deck =
    Im Stapel { $deck ->
        [one] liegt 1 Karte
       *[other] liegen { $deck } Karten
    }; { $events ->
        [0] keine davon muss sofort gespielt werden.
        [one] 1 davon muss sofort gespielt werden.
       *[other] { $events } davon müssen sofort gespielt werden.
    }
# $piece: what is built
heroes-preview-pieces = Baust du { $piece_accusative }, hast du { $after } statt { $before }.
heroes-preview-road = Karten, die du auf einem Markt ziehst: jetzt { $before }, mit dieser Straße { $after }.

heroes-preview-offer-stands = Soweit du sehen kannst, passt nichts zu diesem Angebot; es bliebe stehen.
# $get: what you get, $give: what you give
heroes-preview-offer-fits = Es passt zu einem Angebot von { $owner }: Du gibst { $give_accusative } und bekommst { $get_accusative }, wenn nicht ein älteres Angebot auch passt, das du nicht siehst.

# $forces: what you send, $percent: the chance of a victory, $own, $other: armies lost on average
heroes-preview-attack = Mit { $forces_dative } gegen alle einsatzfähigen Armeen von { $target }, wenn niemand eine Karte spielt: { $percent } Prozent für mindestens eine siegreiche Armee. Im Schnitt verlierst du { $own }, { $target } verliert { $other }.
# $line: what stands, $percent: the chance of no victory, $own, $other: armies lost on average
heroes-preview-defence = Mit { $line_dative } in deiner Reihe: { $percent } Prozent, dass { $attacker } keine siegreiche Armee hat. Im Schnitt verlierst du { $own }, { $attacker } verliert { $other }.
# $first, $last: from which duel to which, $single: whether it is only one, $won, $lost: percents of the attacker
heroes-preview-duel =
    { $single ->
        [yes] Duell { $first }
       *[no] Duelle { $first } bis { $last }
    }: Mit { $won } Prozent gewinnt der Angriff, mit { $lost } Prozent verliert er.
# $count: how many are due, $percent: the chance of it
heroes-preview-spoils-conquest =
    { $attacker_you ->
        [yes] Du darfst
       *[no] { $attacker } darf
    } { $count ->
        [one] eine Stadt
       *[other] { $count } Städte
    } erobern: { $percent } Prozent.
heroes-preview-spoils-plunder =
    { $attacker_you ->
        [yes] Du darfst
       *[no] { $attacker } darf
    } { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } rauben: { $percent } Prozent.
heroes-preview-spoils-destruction =
    { $attacker_you ->
        [yes] Du darfst
       *[no] { $attacker } darf
    } { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } des Monuments zerstören: { $percent } Prozent.
