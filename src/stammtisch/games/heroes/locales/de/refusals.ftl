# Why something cannot be done: what is needed and what there is. The reader is always the one who asked for it.

## At the wrong time

heroes-refused-over = Das Spiel ist aus.
heroes-refused-out = Du bist ausgeschieden.
heroes-refused-not-your-turn = Du bist nicht am Zug.
# $stage: what it is time for
heroes-refused-wrong-phase = Das geht jetzt nicht. Jetzt ist dran: { $stage }.
heroes-refused-not-in-fair = Karten werden nur auf dem Markt getauscht.
heroes-refused-other-fair = An diesem Tisch gibt es die andere Art von Markt: Das geht hier nicht.
heroes-refused-not-attacked = Du wirst nicht angegriffen.
heroes-refused-no-use = Darauf gibt es jetzt nichts zu antworten.
heroes-refused-not-asked = Niemand hat dich um eine Straße gebeten.
heroes-refused-action-used = Du hast in diesem Zug schon gebaut, und ein Zug hat nur eine Art von Aktion.
heroes-refused-one-answer = Du stellst schon eine Schlachtreihe auf: Auf einen Angriff gibt es nur eine Antwort.

## Tax

heroes-refused-card-needed = Du hast keine Stadt: Um Steuern einzuziehen, lege eine Handkarte ab.
heroes-refused-no-card = Du hast keine Stadt und keine Karte, die du ablegen könntest.
# $cities: how many
heroes-refused-has-city =
    { $cities ->
        [one] Du hast 1 Stadt: Zieh Steuern ein, ohne eine Karte abzulegen.
       *[other] Du hast { $cities } Städte: Zieh Steuern ein, ohne eine Karte abzulegen.
    }

## Construction

heroes-refused-no-such-piece = So etwas lässt sich auf diese Weise nicht bauen.
# $piece: what cannot be built
heroes-refused-no-supply = Du kannst { $piece_accusative } nicht bauen: Der Vorrat ist aufgebraucht.
heroes-refused-no-free-army = Ein General braucht eine Armee zu Hause, die noch keinen hat, und so eine hast du nicht.
# $cost: what the piece costs
heroes-refused-wrong-payment = Wer { $piece_accusative } baut, zahlt genau { $cost_accusative }; Gold ersetzt davon alles außer Gold.
heroes-refused-not-neighbour = Straßen führen nur zu den nächsten Nachbarn links und rechts von dir.
# $to: the neighbour
heroes-refused-road-exists = Zwischen dir und { $to } gibt es schon eine Straße.
heroes-refused-asked-already = Du hast { $to } in diesem Zug schon gefragt.

## Cards that are not there

# $cost: what the piece costs, $missing: what of the payment is not in hand
heroes-refused-not-in-hand-to-pay = Wer { $piece_accusative } baut, zahlt { $cost_accusative }; dir fehlt noch: { $missing }.
# $need: how many cards it takes, $have: how many there are
heroes-refused-not-in-hand-to-lay =
    Dafür brauchst du { $need ->
        [one] 1 Karte
       *[other] { $need } Karten
    } deines Sonderrohstoffs, du hast { $have ->
        [0] keine.
       *[other] { $have }.
    }
# $card: the card
heroes-refused-not-in-hand = Dafür brauchst du { $card_accusative }; so eine Karte hast du nicht.
heroes-refused-not-in-hand-this = Diese Karte hast du nicht.

## Monument and discarding

# $own: the special resource of the tribe
heroes-refused-not-own-special = Dein Monument wird nur aus { $own_dative } gebaut.
# $laid: how many cards are laid, $limit: of how many
heroes-refused-monument-full = Dein Monument hat { $laid } von { $limit } Karten; so viele passen nicht mehr.
# $limit: how many cards may stay
heroes-refused-no-excess = Du hast nicht mehr als { $limit } Karten; es wird nichts abgeworfen.
# $excess: how many are too many
heroes-refused-wrong-number =
    { $excess ->
        [one] Genau 1 Karte wird abgeworfen, nicht mehr.
       *[other] Genau { $excess } Karten werden abgeworfen, nicht mehr.
    }
# $cards: how many are in hand
heroes-refused-over-limit = Du hast { $cards } Karten auf der Hand, und nur { $limit } dürfen bleiben.

## War

heroes-refused-bad-target = Das kann nicht das Ziel sein.
heroes-refused-bad-purpose = Ein Angriff gilt der Eroberung, der Plünderung oder der Zerstörung.
# $round: the round now, $from: the first round with conquest
heroes-refused-too-early = Eroberung ist erst ab Runde { $from } erlaubt; jetzt ist Runde { $round }.
heroes-refused-no-force = Ein Angriff braucht mindestens eine Armee oder einen Helden.
# $unit: bare, led or bare+hero
heroes-refused-army-unavailable =
    { $unit ->
        [led] Du hast keine einsatzfähige Armee mit General mehr.
       *[other] Du hast keine einsatzfähige Armee ohne General mehr.
    }
heroes-refused-army-unavailable-any = Alle deine Armeen sind unterwegs oder vom Erdbeben getroffen, und du hast keinen Helden.
# $need: how many Heroes it takes, $have: how many are left
heroes-refused-no-hero =
    { $need ->
        [one] Dafür brauchst du einen Helden
       *[other] Dafür brauchst du { $need } Helden
    }, du hast { $have ->
        [0] keinen.
        [one] einen.
       *[other] { $have }.
    }
# $armies: how many
heroes-refused-army-left-out =
    Alle einsatzfähigen Armeen müssen verteidigen; { $armies ->
        [one] 1 steht noch nicht in deiner Reihe.
       *[other] { $armies } stehen noch nicht in deiner Reihe.
    }
# $due: how many
heroes-refused-too-many = Du darfst höchstens { $due } nehmen.

## The fair

heroes-refused-not-tradable = Getauscht werden nur Rohstoffe und Ereignisse, die man behalten kann.
heroes-refused-card-already-offered = In deinem eigenen Angebot steckt schon { $card }, und mehr davon hast du nicht.
heroes-refused-bad-addressee = Ein Angebot gilt allen oder einem einzelnen anderen Spieler, der noch im Spiel ist.
heroes-refused-no-such-offer = So ein Angebot hast du nicht am Brett.
heroes-refused-gone = Dieses Angebot gibt es nicht mehr.
# $card: what was offered for it
heroes-refused-not-wanted = Wer das anbietet, will dafür nicht { $card_accusative }.
# $limit: how many
heroes-refused-exchange-limit = Du hast auf diesem Markt { $limit } Mal getauscht; mehr geht nicht.
heroes-refused-done-already = Du bist schon fertig.
heroes-refused-list-is-in = Deine Liste ist abgegeben. Nimm sie zurück, wenn du sie ändern willst.
heroes-refused-list-full = Eine Liste hat höchstens { $limit } Wünsche.
heroes-refused-nothing-to-clear = Deine Liste ist leer.

## Standing orders

heroes-refused-bad-order = So eine Daueranweisung gibt es nicht.

## Services of the table

heroes-refused-not-shared = An diesem Tisch wird der Sieg nicht geteilt.
