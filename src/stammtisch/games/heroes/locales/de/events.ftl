# What happened, one line an event. For every player $x there is $x_you: yes if the reader is that player, else no.

## Preparation

# $seat: the player, $tribe: the tribe
heroes-event-tribe =
    { $seat_you ->
        [yes] Du spielst
       *[no] { $seat } spielt
    } die { $tribe }.
# $first, $second: the dice, $sum: their sum
heroes-event-threw-for-first =
    { $seat_you ->
        [yes] Du würfelst
       *[no] { $seat } würfelt
    } { $first } und { $second } um den ersten Zug, zusammen { $sum }.
heroes-event-first-player =
    { $seat_you ->
        [yes] Du beginnst
       *[no] { $seat } beginnt
    } das Spiel.
# $card: the disaster
heroes-event-laid-down-harmless =
    { $seat_you ->
        [yes] Du ziehst
       *[no] { $seat } zieht
    } { $card_accusative }. Dafür ist es noch zu früh: Die Karte wird abgelegt.

## Rounds, moves, cards

# $round: its number, $first: who moves first
heroes-event-round =
    Runde { $round } beginnt. { $first_you ->
        [yes] Du bist zuerst am Zug.
       *[no] { $first } ist zuerst am Zug.
    }
heroes-event-move-begins =
    { $seat_you ->
        [yes] Du bist am Zug.
       *[no] { $seat } ist am Zug.
    }
# $card: the card; the reader drew it
heroes-event-drew = Du ziehst { $card_accusative }.
# $cards: how many were shuffled
heroes-event-reshuffled =
    Der Stapel ist aufgebraucht. { $cards ->
        [one] 1 abgelegte Karte wird
       *[other] { $cards } abgelegte Karten werden
    } zum neuen Stapel gemischt.
heroes-event-nothing-to-draw = Es ist keine Karte mehr zum Ziehen da.

## The fair

heroes-event-fair-opens = Der Markt beginnt.
# $cards: what the reader drew
heroes-event-drew-at-fair = Auf dem Markt ziehst du { $cards_accusative }.
# $count: how many cards
heroes-event-drew-at-fair-others =
    { $seat } zieht auf dem Markt { $count ->
        [0] keine Karte.
       *[other] { $count } Karten.
    }
# $give, $want: what is offered for what, $addressed: whether for one player, $to, $sealed: whether others do not see it
heroes-event-wish =
    { $seat_you ->
        [yes] Du bietest
       *[no] { $seat } bietet
    } { heroes-event-offer }.
heroes-event-wish-withdrawn =
    { $seat_you ->
        [yes] Du nimmst
       *[no] { $seat } nimmt
    } ein Angebot zurück: { heroes-wish }.
heroes-event-offer =
    { $addressed ->
        [yes] { $to_you ->
            [yes] dir{" "}
           *[no] { $to }{" "}
        }
       *[no] {""}
    }{ $give_accusative } gegen { $want_accusative }{ heroes-wish-sealed }
# $gives: what seat gives, $other: the other player, $gets: what seat gets
heroes-event-exchanged =
    { $seat_you ->
        [yes] Du gibst { $other } { $gives_accusative } und bekommst { $gets_accusative }.
       *[no] { $other_you ->
            [yes] { $seat } gibt dir { $gives_accusative } und bekommt { $gets_accusative }.
           *[no] { $seat } gibt { $other } { $gives_accusative } und bekommt { $gets_accusative }.
        }
    }
heroes-event-done =
    { $seat_you ->
        [yes] Du bist fertig.
       *[no] { $seat } ist fertig.
    }
heroes-event-fair-closes = Der Markt ist zu Ende.

## Tax and construction

# $cards: how many cards
heroes-event-taxed =
    { $seat_you ->
        [yes] Du ziehst
       *[no] { $seat } zieht
    } Steuern ein: { $cards ->
        [one] 1 Karte.
       *[other] { $cards } Karten.
    }
# $cards: what is laid down
heroes-event-taxed-laying =
    { $seat_you ->
        [yes] Du hast keine Stadt, legst { $cards_accusative } ab und ziehst 1 Karte.
       *[no] { $seat } hat keine Stadt, legt { $cards_accusative } ab und zieht 1 Karte.
    }
# $piece: what is built, $paid: the cards laid down for it
heroes-event-built =
    { $seat_you ->
        [yes] Du baust
       *[no] { $seat } baut
    } { $piece_accusative } für { $paid_accusative }.
# $to: the neighbour
heroes-event-road-built =
    { $seat_you ->
        [yes] Du baust eine Straße zu { $to }
       *[no] { $to_you ->
            [yes] { $seat } baut eine Straße zu dir
           *[no] { $seat } baut eine Straße zu { $to }
        }
    } für { $paid_accusative }.
heroes-event-road-refused =
    { $to_you ->
        [yes] Du lehnst eine Straße von { $seat } ab.
       *[no] { $seat_you ->
            [yes] { $to } lehnt deine Straße ab.
           *[no] { $to } lehnt eine Straße von { $seat } ab.
        }
    }
# $built: whether something was built before
heroes-event-passed =
    { $built ->
        [yes] { $seat_you ->
            [yes] Du baust nichts mehr.
           *[no] { $seat } baut nichts mehr.
        }
       *[no] { $seat_you ->
            [yes] Du tust in diesem Zug nichts.
           *[no] { $seat } tut in diesem Zug nichts.
        }
    }

## Monument, discarding, coming home

# $cards: what is laid, $laid: how many cards the monument has, $limit: of how many
heroes-event-laid =
    { $seat_you ->
        [yes] Du verbaust { $cards_accusative }; dein
       *[no] { $seat } verbaut { $cards_accusative }; das
    } Monument hat nun { $laid } von { $limit } Karten.
heroes-event-discarded =
    { $seat_you ->
        [yes] Du wirfst
       *[no] { $seat } wirft
    } { $cards_accusative } ab.
# $armies: how many
heroes-event-armies-home =
    { $seat_you ->
        [yes] { $armies ->
            [one] Deine Armee kehrt
           *[other] Deine { $armies } Armeen kehren
        }
       *[no] { $armies ->
            [one] Die Armee von { $seat } kehrt
           *[other] Die { $armies } Armeen von { $seat } kehren
        }
    } aus dem Krieg heim.
heroes-event-home-by-road =
    Über die Straße { $seat_you ->
        [yes] { $armies ->
            [one] kehrt deine Armee
           *[other] kehren deine { $armies } Armeen
        }
       *[no] { $armies ->
            [one] kehrt die Armee von { $seat }
           *[other] kehren die { $armies } Armeen von { $seat }
        }
    } sofort heim.
heroes-event-armies-freed =
    { $seat_you ->
        [yes] { $armies ->
            [one] Deine Armee hat
           *[other] Deine { $armies } Armeen haben
        }
       *[no] { $armies ->
            [one] Die Armee von { $seat } hat
           *[other] Die { $armies } Armeen von { $seat } haben
        }
    } sich vom Erdbeben erholt.

## Events and disasters

# $card: the card drawn
heroes-event-event =
    { $seat_you ->
        [yes] Du ziehst
       *[no] { $seat } zieht
    } { $card_accusative }.
# $cities: how many cities there are now
heroes-event-grew =
    { $seat_you ->
        [yes] Dein Volk
       *[no] Das Volk von { $seat }
    } wächst und gründet eine Stadt; es hat nun { $cities ->
        [one] 1 Stadt.
       *[other] { $cities } Städte.
    }
heroes-event-growth-without-effect = Es ist keine Stadt mehr da: Das Bevölkerungswachstum bewirkt nichts.
# $card: earthquake or eruption
heroes-event-no-target =
    { $card ->
        [earthquake] Das Erdbeben findet keine Armee, die es treffen kann.
       *[eruption] Der Vulkanausbruch findet keine Stadt, die er zerstören kann.
    }
# $target: at whom, $army: at what
heroes-event-aimed-earthquake =
    { $seat_you ->
        [yes] Du richtest das Erdbeben auf { $target }
       *[no] { $target_you ->
            [yes] { $seat } richtet das Erdbeben auf dich
           *[no] { $seat } richtet das Erdbeben auf { $target }
        }
    }: { $army }.
heroes-event-aimed-eruption =
    { $seat_you ->
        [yes] Du richtest den Vulkanausbruch auf eine Stadt von { $target }.
       *[no] { $target_you ->
            [yes] { $seat } richtet den Vulkanausbruch auf eine deiner Städte.
           *[no] { $seat } richtet den Vulkanausbruch auf eine Stadt von { $target }.
        }
    }
# $by: the card played, $disaster: what it cancels
heroes-event-cancelled =
    { $seat_you ->
        [yes] Du spielst
       *[no] { $seat } spielt
    } { $by_accusative }. { $disaster ->
        [earthquake] Das Erdbeben bewirkt nichts.
        [eruption] Der Vulkanausbruch bewirkt nichts.
       *[barbarians] Die Barbaren rauben nichts.
    }
# $all: whether it helps everybody
heroes-event-shielded =
    { $seat_you ->
        [yes] { $all ->
            [yes] Du spielst Fortuna. Die Hungersnot bewirkt nichts.
           *[no] Du spielst Fortuna und behältst dein Getreide.
        }
       *[no] { $all ->
            [yes] { $seat } spielt Fortuna. Die Hungersnot bewirkt nichts.
           *[no] { $seat } spielt Fortuna gegen die Hungersnot.
        }
    }
# $cards: what is lost
heroes-event-starved =
    Die Hungersnot nimmt { $seat_you ->
        [yes] dir
       *[no] { $seat }
    } { $cards_accusative }.
# $lost: how many cards
heroes-event-barbarians-took =
    { $seat_you ->
        [yes] { $lost ->
            [0] Die Barbaren finden bei dir nichts zu rauben.
           *[other] Die Barbaren rauben dir { $cards_accusative }.
        }
       *[no] { $lost ->
            [0] Die Barbaren finden bei { $seat } nichts zu rauben.
           *[other] Die Barbaren rauben { $seat } { $cards_accusative }.
        }
    }
# $armies: how many
heroes-event-earthquake-struck =
    Das Erdbeben trifft { $seat_you ->
        [yes] { $armies ->
            [one] eine deiner Armeen.
           *[other] { $armies } deiner Armeen.
        }
       *[no] { $armies ->
            [one] eine Armee von { $seat }.
           *[other] { $armies } Armeen von { $seat }.
        }
    }
# $cities: how many are left
heroes-event-city-destroyed =
    { $seat_you ->
        [yes] Du verlierst
       *[no] { $seat } verliert
    } durch den Vulkanausbruch eine Stadt; { $cities ->
        [0] es bleibt keine.
        [one] es bleibt 1.
       *[other] es bleiben { $cities }.
    }

## War

# $target: who is attacked, $purpose: what for, $forces: who comes
heroes-event-attacked =
    { $seat_you ->
        [yes] Du greifst { $target }
       *[no] { $target_you ->
            [yes] { $seat } greift dich
           *[no] { $seat } greift { $target }
        }
    } mit { $forces_dative } an, { $purpose_aim }.
# $attacker: whose armies go home
heroes-event-attack-cancelled =
    { $seat_you ->
        [yes] Du rufst Olympische Spiele aus: Die Armeen von { $attacker } kehren um.
       *[no] { $attacker_you ->
            [yes] { $seat } ruft Olympische Spiele aus: Deine Armeen kehren um.
           *[no] { $seat } ruft Olympische Spiele aus: Die Armeen von { $attacker } kehren um.
        }
    }
# $line: who defends
heroes-event-stood =
    { $seat_you ->
        [yes] Du verteidigst dich
       *[no] { $seat } verteidigt sich
    } mit { $line_dative }.
# A duel. For each side: $…_fighter what would be lost, $…_die and $…_second_die (0 if there is one die only) the throw,
# $…_led_by nobody, general or hero, and $…_lead what that adds, $…_total the sum. $fortresses: what they add.
# $outcome for the attacker: won, lost or tied.
heroes-event-duel = { heroes-duel-attacker }; { heroes-duel-defender }. { heroes-duel-outcome }
heroes-duel-attacker =
    { $attacker_you ->
        [yes] Du würfelst { $attacker_die }
       *[no] { $attacker } würfelt { $attacker_die }
    }{ $attacker_second_die ->
        [0] {""}
       *[other] {" "}und { $attacker_second_die }
    }{ $attacker_led_by ->
        [general] , plus General { $attacker_lead }, zusammen { $attacker_total }
        [hero] , plus Held { $attacker_lead }, zusammen { $attacker_total }
       *[nobody] { $attacker_second_die ->
            [0] {""}
           *[other] , zusammen { $attacker_total }
        }
    }
heroes-duel-defender =
    { $defender_you ->
        [yes] du würfelst { $defender_die }
       *[no] { $defender } würfelt { $defender_die }
    }{ $defender_second_die ->
        [0] {""}
       *[other] {" "}und { $defender_second_die }
    }{ $defender_led_by ->
        [general] , plus General { $defender_lead }
        [hero] , plus Held { $defender_lead }
       *[nobody] {""}
    }{ $fortresses ->
        [0] {""}
        [one] , plus Festung 1
       *[other] , plus Festungen { $fortresses }
    }{ $defender_bonus ->
        [0] { $defender_second_die ->
            [0] {""}
           *[other] , zusammen { $defender_total }
        }
       *[other] , zusammen { $defender_total }
    }
heroes-duel-outcome =
    { $outcome ->
        [won] { $defender_you ->
            [yes] Du verlierst { $defender_fighter_accusative }.
           *[no] { $defender } verliert { $defender_fighter_accusative }.
        }
        [lost] { $attacker_you ->
            [yes] Du verlierst { $attacker_fighter_accusative }.
           *[no] { $attacker } verliert { $attacker_fighter_accusative }.
        }
       *[tied] Unentschieden.
    }
# $victorious: how many victorious armies the attacker has, $met, $unmet: how many of them
# met a defender, and how many nobody
heroes-event-battle =
    Die Schlacht ist vorbei. { $attacker_you ->
        [yes] Du hast
       *[no] { $attacker } hat
    } { $victorious ->
        [one] { $unmet ->
            [0] 1 siegreiche Armee.
           *[other] 1 siegreiche Armee, sie blieb ohne Gegner.
        }
       *[other] { $victorious } siegreiche Armeen{ $met ->
            [0] , alle ohne Gegner.
           *[other] { $unmet ->
                [0] .
               *[other] , davon { $unmet } ohne Gegner.
            }
        }
    }
heroes-event-battle-unopposed =
    { $attacker_you ->
        [yes] Niemand stellt sich dir entgegen: Du hast
       *[no] Niemand stellt sich { $attacker } entgegen. Das gibt
    } { $victorious ->
        [one] 1 siegreiche Armee.
       *[other] { $victorious } siegreiche Armeen.
    }
# $count: how many
heroes-event-spoils-conquest =
    { $attacker_you ->
        [yes] Du eroberst
       *[no] { $attacker } erobert
    } { $count ->
        [one] 1 Stadt
       *[other] { $count } Städte
    } von { $defender_you ->
        [yes] dir.
       *[no] { $defender }.
    }
heroes-event-spoils-plunder =
    { $attacker } raubt { $defender } { $count ->
        [one] 1 Karte.
       *[other] { $count } Karten.
    }
# $cards: which; the reader is one of the two
heroes-event-spoils-plunder-known =
    { $attacker_you ->
        [yes] Du raubst { $defender } { $cards_accusative }.
       *[no] { $attacker } raubt dir { $cards_accusative }.
    }
heroes-event-spoils-destruction =
    { $attacker_you ->
        [yes] Du zerstörst
       *[no] { $attacker } zerstört
    } { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } { $defender_you ->
        [yes] deines Monuments.
       *[no] am Monument von { $defender }.
    }
heroes-event-spoils-none =
    { $attacker_you ->
        [yes] Dein Angriff auf { $defender }
       *[no] { $defender_you ->
            [yes] Der Angriff von { $attacker } auf dich
           *[no] Der Angriff von { $attacker } auf { $defender }
        }
    } bringt nichts ein.
heroes-event-out =
    { $seat_you ->
        [yes] Du hast weder Stadt noch Karte und scheidest aus.
       *[no] { $seat } hat weder Stadt noch Karte und scheidet aus.
    }

## Victory

# $by: cities or monument
heroes-event-last-move =
    { $by ->
        [cities] { $seat_you ->
            [yes] Du hast mindestens fünf Städte. Der letzte Zug beginnt: Halte fünf bis zu deinem nächsten Zug, und du gewinnst.
           *[no] { $seat } hat mindestens fünf Städte. Der letzte Zug beginnt: Wird { $seat } nicht aufgehalten, ist das der Sieg.
        }
       *[monument] { $seat_you ->
            [yes] Dein Monument ist vollendet. Der letzte Zug beginnt: Halte es bis zu deinem nächsten Zug, und du gewinnst.
           *[no] Das Monument von { $seat } ist vollendet. Der letzte Zug beginnt: Ohne Gegenwehr ist das der Sieg.
        }
    }
heroes-event-claim-failed =
    { $seat_you ->
        [yes] Du hast
       *[no] { $seat } hat
    } keine fünf Städte und kein vollendetes Monument mehr: Das Spiel geht weiter.
heroes-event-claim-goes-on =
    { $seat_you ->
        [yes] Noch war sonst niemand am Zug: Dein letzter Zug dauert bis zu deinem nächsten Zug.
       *[no] Noch war sonst niemand am Zug: Der letzte Zug von { $seat } dauert bis zum nächsten Zug von { $seat }.
    }
# $by: cities, monument or last_tribe
heroes-event-won =
    { $by ->
        [cities] { $seat_you ->
            [yes] Du hast noch immer mindestens fünf Städte: Du hast gewonnen!
           *[no] { $seat } hat noch immer mindestens fünf Städte und damit gewonnen.
        }
        [monument] { $seat_you ->
            [yes] Dein Monument ist noch immer vollendet: Du hast gewonnen!
           *[no] Das Monument von { $seat } ist noch immer vollendet: { $seat } hat gewonnen.
        }
       *[last_tribe] { $seat_you ->
            [yes] Dein Volk ist als einziges übrig: Du hast gewonnen!
           *[no] Das Volk von { $seat } ist als einziges übrig: { $seat } hat gewonnen.
        }
    }

## Services of the table, which are no rules

# $cards: the hand that is laid down, $lost: how many cards
heroes-event-left =
    { $seat_you ->
        [yes] Du bist
       *[no] { $seat } ist
    } endgültig gegangen. Das Volk scheidet aus{ $lost ->
        [0] .
       *[other] {" "}und legt ab: { $cards }.
    }
heroes-event-attack-lapsed =
    { $attacker_you ->
        [yes] Dein Angriff
       *[no] Der Angriff von { $attacker }
    } endet ohne Beute.
heroes-event-ended-shared = Alle sind sich einig: Wer noch im Spiel ist, teilt sich den Sieg.
heroes-event-ended-agreed = Alle sind sich einig, das Spiel zu beenden; niemand hat gewonnen.
heroes-event-ended-rounds = Die letzte Runde ist vorbei: Die meisten Städte und verbauten Sonderrohstoffe gewinnen.

## Only the reader sees it

heroes-event-order = Deine Daueranweisungen haben sich geändert.
