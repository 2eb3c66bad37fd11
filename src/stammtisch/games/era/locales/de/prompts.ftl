# What a player is asked. The reader is always the one who is asked.
era-prompt-keep-card = Welche Einflusskarte behältst du: { $cards }?
era-prompt-pick-tribe = Welchen Stamm spielst du?
era-prompt-free-improvement = Welches Gebiet verbesserst du zuerst? Stufe I ist frei.
era-prompt-free-units =
    { $sort ->
        [fleet] Wohin kommt eine neue Flotte?
       *[other] Nimmst du einen Heeresvasallen?
    } { $left ->
        [one] Du kannst 1 bekommen.
       *[other] Du kannst bis zu { $left } bekommen.
    } { $free ->
        [0] Du hast keinen freien Vasallen: Es wird einer genommen, der für eine spätere Stadt bereitliegt, und du verlierst 2 Moralfelder.
        [one] Du hast 1 freien Vasallen.
       *[other] Du hast { $free } freie Vasallen.
    }
era-prompt-before-morale =
    Deine Moral ({ $morale }) fällt gleich um { $loss }. { $usable ->
        [yes] Benutzt du vorher einen Weiler? Du hast: { $hamlets }.
       *[no] Keiner deiner Weiler lässt sich vorher benutzen: { $hamlets }.
    }
era-prompt-set-order = Dein Anführer steht auf dem Ring: In welcher Reihenfolge spielen alle diese Runde?
era-prompt-turn = Dein Zug: Aktiviere ein Feld oder passe. Du hast { $ready } Anführer und { $thalers } Taler.
era-prompt-add-goods =
    { $leaders ->
        [0] Ende der Runde: Deine Expansion ohne Anführer ist { $worth } wert; { era-vassals-of-expansion }. Legst du Luxusgüter dazu?
       *[other] { $field }: Legst du Luxusgüter dazu?
    } { $goods ->
        [0] Keines liegt
        [one] 1 Gut liegt
       *[other] { $goods } Güter liegen
    } dort, { $left ->
        [one] 1 ist
       *[other] { $left } sind
    } noch möglich.
era-prompt-after-action =
    { $usable ->
        [yes] Benutzt du einen Weiler, bevor es weitergeht? Du hast: { $hamlets }.
       *[no] Keiner deiner Weiler lässt sich jetzt benutzen: { $hamlets }.
    }
era-prompt-last-hamlets =
    { $usable ->
        [yes] Das ist die letzte Gelegenheit für Weiler vor der Wertung. Du hast: { $hamlets }.
       *[no] Als Nächstes kommt die Wertung. Keiner deiner Weiler lässt sich jetzt benutzen: { $hamlets }.
    }
era-prompt-improvement = Welches Gebiet verbesserst du? { $leaders } Anführer { $leaders ->
        [one] ist
       *[other] sind
    } dort noch am Zug; du hast { $thalers } Taler.
era-prompt-diplomacy =
    Diplomatie: Welche Hauptaktion? { $leaders } Anführer { $leaders ->
        [one] ist
       *[other] sind
    } dort noch am Zug; du hast { $treaties ->
        [one] 1 Vertrag
       *[other] { $treaties } Verträge
    }.
era-prompt-further =
    Kaufst du eine Provinz oder bietest du ein Bündnis an? Noch { $offers ->
        [one] 1 Angebot
       *[other] { $offers } Angebote
    }; du hast { $thalers } Taler.
era-prompt-diplomatic-answer =
    { $sort ->
        [buy] { $other } will { $province } von dir kaufen{ era-terms }. Der Preis: { $price } Taler.
        [counter-buy] { $other } macht einen Gegenvorschlag: Du kaufst { $province }{ era-terms-you }. Der Preis: { $price } Taler.
        [counter-ally] { $other } macht einen Gegenvorschlag: Ihr verbündet euch{ era-terms-you }.
       *[ally] { $other } bietet dir ein Bündnis an{ era-terms }.
    } Was antwortest du?
era-prompt-enforce =
    { $other } hat abgelehnt. Setzt du { $sort ->
        [buy] den Verkauf von { $province } für { $price ->
            [one] 1 Taler
           *[other] { $price } Taler
        }
       *[other] das Bündnis
    } mit 3 deiner { $treaties } Verträge durch?
era-prompt-buy-city = In { $province } stand eine Stadt. Stellst du eine eigene hin oder einen Vasallen?
era-prompt-score-card = Du erreichst die Epoche { $era } zuerst. Welche offene Karte wird gewertet: { $cards }?
era-prompt-legion-choice = Wirbst du eine Legion an?
era-prompt-placement =
    { $alone ->
        [yes] Ende der Runde: Deine Expansion ohne Anführer ist { $worth } wert.{ " " }
       *[no] { "" }
    }Wo setzt du einen Vasallen ein? { $most ->
        [one] Einer ist
       *[other] { $most } sind
    } möglich; du hast { $free ->
        [one] 1 freien Vasallen
       *[other] { $free } freie Vasallen
    }.{ $unused ->
        [0] { "" }
       *[other] { " " }{ era-points-unused }
    }
era-prompt-removal =
    { $alone ->
        [yes] Ende der Runde: Deine Expansion ohne Anführer ist { $worth } wert.
       *[no] Deine Expansion ist { $worth } wert.
    } { $left ->
        [one] 1 Vasall muss
       *[other] { $left } Vasallen müssen
    } gehen: von wo?
era-prompt-movement = Wandle neue Vasallen um und ziehe. Bewegungspunkte: Vasallen { $points }, Flotten { $fleet_points }. Du hast { $thalers } Taler.
era-prompt-founding = Gründest du eine Stadt?
era-prompt-battles =
    { $battles ->
        [0] Alle Schlachten sind geschlagen. Plündern deine Flotten?
        [one] Eine Schlacht bleibt. Was kommt als Nächstes?
       *[other] { $battles } Schlachten bleiben. Welche kommt als Nächstes?
    }
era-prompt-want-battle = Du teilst { $province } mit { $other }. Flotten dort: du { $own }, { $other } { $there }. Willst du eine Schlacht?
era-prompt-expel = Es ist Krieg mit { $trader }. Vertreibst du die Handelsposten von { $trader } aus deinen Städten?
era-prompt-commit = { era-battle-sides }. Was setzt du ein? Auf deiner Seite: { $own }.
era-prompt-reinforce = { era-battle-sides }. Bringst du Verstärkung? Auf deiner Seite: { $own }.
era-prompt-may-help = { era-battle-sides }. Du darfst Beistand anbieten.
era-prompt-losses = { $hits } Treffer in { $province }. Was verlierst du? Du hast: { $own }.
era-prompt-support-answer =
    { $again ->
        [yes] Zu einem anderen Preis:{ " " }
       *[no] { "" }
    }{ $sort ->
        [asked] { $other } bittet dich um { era-support }.
       *[offered] { $other } bietet dir { era-support } an.
    } Bist du einverstanden?
era-prompt-occupy = Du hast eine Stadt in { $province } erobert. Stellst du eine eigene hin?
era-prompt-won-hamlet =
    Du hast den Weiler „{ $hamlet }“ gewonnen. { $sort ->
        [usable] Benutzt du ihn jetzt?
        [scores] Er wird am Ende gewertet.
       *[kept] Er lässt sich nicht jetzt, nur später benutzen.
    }
era-prompt-pay-plunder =
    { $taker } plündert { $price } Taler, und du hast { $thalers }. { $usable ->
        [yes] Benutzt du vorher einen Weiler? Du hast: { $hamlets }.
       *[no] Keiner deiner Weiler hilft dabei: { $hamlets }.
    }
era-prompt-army-goods = Wie viele Güter legst du für die nächste Runde in dein Heer? Du hast { $most }.
