# What a player can do (heroes-do-), what it costs, and what should be known before it is done (heroes-then-).
# The reader is always the one who can do it.

# $cards: the cards that pay
heroes-cost = { $cards }

## Tax, construction, the end of the action

heroes-do-tax = Steuern einziehen
# $cards: how many cards will be drawn
heroes-then-tax =
    { $cards ->
        [one] Du ziehst 1 Karte.
       *[other] Du ziehst { $cards } Karten.
    }
# $card: the card laid down
heroes-do-tax-laying = Steuern ohne Stadt einziehen, für { $card_accusative }
heroes-then-tax-laying = Du ziehst 1 Karte dafür.
heroes-then-tax-laying-last = Du ziehst 1 Karte dafür. Kannst du diese Karte nicht behalten, scheidest du aus.

# $piece: what is built
heroes-do-build = { $piece_label } bauen
# $to: the neighbour
heroes-do-build-road = Straße zu { $to } bauen
heroes-then-road = { $to } wird zuerst gefragt. Eine Absage kostet dich nichts, nicht einmal deine Aktion.
# $cities: how many cities the reader will have
heroes-then-cities =
    { $cities ->
        [one] Du hast dann 1 Stadt.
       *[other] Du hast dann { $cities } Städte.
    }
heroes-then-last-move-cities = Du hast dann { $cities } Städte, und der letzte Zug beginnt: Hast du zu Beginn deines nächsten Zuges noch fünf, gewinnst du.
heroes-then-last-move-monument = Dein Monument ist dann vollendet, und der letzte Zug beginnt: Ist es das zu Beginn deines nächsten Zuges noch, gewinnst du.
heroes-then-out = Du hast dann weder Karte noch Stadt und scheidest aus.

heroes-do-pass = In diesem Zug nichts tun
heroes-do-stop-building = Nichts mehr bauen
# $could: what could still be done
heroes-then-pass = Du könntest noch { $could }.
heroes-could-tax = Steuern einziehen
heroes-could-build = bauen
heroes-could-attack = angreifen

## War

# $target: who is attacked, $purpose: what for
heroes-do-attack = { $target } angreifen, { $purpose_aim }
# $stake: how many cities, or cards, $armies, $led, $fortresses: what can defend them, $own: how many units the reader can send
heroes-then-attack-conquest =
    { $target } hat { $stake ->
        [0] keine Stadt, die du erobern könntest
        [one] 1 Stadt; 2 siegreiche Armeen erobern sie
       *[other] { $stake } Städte; 2 siegreiche Armeen erobern 1, 4 erobern 2
    }. { heroes-defence }
heroes-then-attack-plunder =
    { $target } hat { $stake ->
        [0] keine Karte, die du rauben könntest
        [one] 1 Karte; 1 siegreiche Armee raubt sie
       *[other] { $stake } Karten; jede siegreiche Armee raubt 2 zufällige
    }. { heroes-defence }
heroes-then-attack-destruction =
    { $stake ->
        [0] { $target } hat noch keine Karte verbaut
        [one] Das Monument von { $target } hat 1 Karte; 1 siegreiche Armee zerstört sie
       *[other] Das Monument von { $target } hat { $stake } Karten; 1 siegreiche Armee zerstört 1, 3 zerstören 2
    }. { heroes-defence }
heroes-defence =
    Zu Hause: { $armies ->
        [0] keine Armee
        [one] { $led ->
            [0] 1 Armee
           *[other] 1 Armee mit General
        }
       *[other] { $armies } Armeen{ $led ->
            [0] {""}
            [one] {" "}mit 1 General
           *[other] {" "}mit { $led } Generälen
        }
    }{ $fortresses ->
        [0] {""}
        [one] {" "}und 1 Festung
       *[other] {" "}und { $fortresses } Festungen
    }. Du kannst bis zu { $own } schicken.
# $unit: what is put into the line
heroes-do-send = { $unit_label } schicken
# $heroes: how many Hero cards it takes
heroes-then-hero =
    { $heroes ->
        [one] Der Held wird abgelegt, was auch geschieht.
       *[other] Die Helden werden abgelegt, was auch geschieht.
    }
# $sent: how many units are in the line, $forces: which
heroes-do-march =
    { $sent ->
        [0] Marschieren
       *[other] Mit { $forces_dative } marschieren
    }
# $target: who is attacked, $road: whether a road leads there, $last: whether the attacker keeps neither city nor card
heroes-then-march =
    Danach kannst du niemanden mehr zurückrufen oder nachschicken. { $road ->
        [yes] Über deine Straße zu { $target } kehren die Überlebenden sofort heim.
       *[no] Die Überlebenden bleiben bis zum Ende deines nächsten Zuges fort.
    }{ $last ->
        [yes] {" "}Dir bleibt weder Stadt noch Karte: Misslingt der Angriff, kannst du ausscheiden.
       *[no] {""}
    }
# $armies: how many can defend, $line: which
heroes-do-defend =
    { $armies ->
        [0] Kommen lassen: Du hast keine Armee
       *[other] Mit { $line_dative } verteidigen
    }
heroes-then-defend = Armeen mit General kämpfen zuerst.
heroes-do-stand =
    { $armies ->
        [0] Aufstellung beenden, ohne Armee
       *[other] Aufstellung beenden: { $line }
    }
# $count: how many
heroes-do-spoils-conquest =
    { $count ->
        [one] 1 Stadt erobern
       *[other] { $count } Städte erobern
    }
heroes-do-spoils-plunder =
    { $count ->
        [one] 1 zufällige Karte rauben
       *[other] { $count } zufällige Karten rauben
    }
heroes-do-spoils-destruction =
    { $count ->
        [one] 1 Karte des Monuments zerstören
       *[other] { $count } Karten des Monuments zerstören
    }
heroes-do-spoils-none = Nichts nehmen

## Monument and discarding

# $cards: what is laid
heroes-do-lay = { $cards } am Monument verbauen
# $laid: how many cards the monument will have, $limit: of how many
heroes-then-lay = Dein Monument hat dann { $laid } von { $limit } Karten.
heroes-do-keep = Nichts mehr verbauen
# $cards: how many could be laid
heroes-then-keep =
    { $cards ->
        [one] Du behältst 1 Karte, die du verbauen könntest.
       *[other] Du behältst { $cards } Karten, die du verbauen könntest.
    }
heroes-do-go-on = Weiter
# $card: the card, $held: how many of it are in hand
heroes-do-discard = { $card_label } abwerfen, du hast { $held }

## Disasters, answers

# $target: whose army, $army: which
heroes-do-strike = Bei { $target } treffen: { $army }
# $armies: how many able armies the target has
heroes-then-strike =
    { $target } hat { $armies ->
        [one] 1 Armee
       *[other] { $armies } Armeen
    } zu Hause.
heroes-do-erupt = Eine Stadt von { $target } zerstören
# $cities: how many cities the target has
heroes-then-erupt =
    { $target } hat { $cities ->
        [one] 1 Stadt.
       *[other] { $cities } Städte.
    }
heroes-do-fortune = Fortuna spielen
heroes-then-fortune = Die Katastrophe kann dir nichts anhaben.
# $all: whether it helps everybody, $grain: how much grain the reader keeps
heroes-then-fortune-hunger =
    { $all ->
        [yes] Niemand legt Getreide ab.
       *[no] { $grain ->
            [0] Du hast kein Getreide zu retten.
           *[other] Du behältst dein Getreide.
        }
    }
heroes-do-olympics = Olympische Spiele ausrufen
# $who: the attacker
heroes-then-olympics = Der Angriff ist abgewendet, und die Armeen von { $who } kehren heim.
heroes-then-olympics-barbarians = Die Barbaren ziehen ab und nehmen nichts mit.
heroes-do-accept = Geschehen lassen
# $grain: how much is lost
heroes-then-accept-hunger =
    { $grain ->
        [0] Du verlierst nichts.
       *[other] Du legst { $grain } Getreide ab.
    }
# $cards: how many are lost
heroes-then-accept-barbarians =
    { $cards ->
        [0] Du verlierst nichts.
        [one] Du legst 1 Grundrohstoff ab.
       *[other] Du legst { $cards } zufällig gezogene Grundrohstoffe ab.
    }
# $army: bare, led or all
heroes-then-accept-earthquake =
    { $army ->
        [all] Deine Armeen zu Hause fallen
        [led] Deine Armee und ihr General fallen
       *[bare] Deine Armee fällt
    } bis zum Ende deines nächsten Zuges aus.
# $cities: how many will be left
heroes-then-accept-eruption =
    Du verlierst eine Stadt. { $cities ->
        [0] Es bleibt keine.
        [one] Es bleibt 1.
       *[other] Es bleiben { $cities }.
    }
heroes-do-approve = Der Straße zustimmen
# $who: the builder
heroes-then-approve = { $who } bezahlt, und die Straße dient euch beiden.
heroes-do-refuse = Die Straße ablehnen
heroes-then-refuse = Das kostet niemanden etwas.

## The fair

# A wish by itself. $give: the card offered, $want: what is wanted for it, $addressed: whether it is for one player ($to),
# $sealed: whether the others do not see it
heroes-wish = { $give_accusative } gegen { $want_accusative }{ heroes-wish-to }{ heroes-wish-sealed }
heroes-wish-to =
    { $addressed ->
        [yes] , nur mit { $to_you ->
            [yes] dir
           *[no] { $to }
        }
       *[no] {""}
    }
heroes-wish-sealed =
    { $sealed ->
        [yes] , verdeckt
       *[no] {""}
    }
heroes-do-offer = Anbieten: { heroes-wish }
heroes-then-offer = Verbindlich: Was zusammenpasst, ist sofort getauscht.
# $before: what was wanted so far
heroes-do-change = Angebot ändern: { $give_accusative } nicht gegen { $before_accusative }, sondern gegen { $want_accusative }{ heroes-wish-to }{ heroes-wish-sealed }
heroes-do-withdraw = Angebot zurücknehmen: { heroes-wish }
# $owner: whose offer, $get: what comes, $give: what goes
heroes-do-take = Annehmen: { $get_accusative } von { $owner } für { $give_accusative }
# $held: how many cards of the kind that goes are in hand
heroes-then-take = Du hast { $held_accusative }.
heroes-do-done = Ich bin fertig
# $wishes: how many own wishes stand
heroes-then-done =
    { $wishes ->
        [one] Dein Angebot bleibt am Brett.
       *[other] Deine { $wishes } Angebote bleiben am Brett.
    }
heroes-do-wish = Wunsch: { $give_accusative } gegen { $want_accusative }{ heroes-wish-to }
heroes-then-wish = Verbindlich, sobald alle Listen abgegeben sind.
heroes-do-hand-in = Liste abgeben
heroes-then-hand-in =
    { $wishes ->
        [0] Sie enthält keinen Wunsch: Du tauschst auf diesem Markt nichts.
        [one] Sie enthält 1 Wunsch.
       *[other] Sie enthält { $wishes } Wünsche, in der Reihenfolge, in der du sie aufgeschrieben hast.
    }
heroes-do-take-back = Liste zurücknehmen und leeren
heroes-do-clear = Liste leeren

## Standing orders

# $disaster: against what, $order: ask, never, always or least, $least: how much must be at stake
heroes-do-order-fortune =
    Fortuna gegen { $disaster ->
        [earthquake] ein Erdbeben
        [eruption] einen Vulkanausbruch
        [hunger] eine Hungersnot
       *[barbarians] Barbaren
    }: { $order ->
        [ask] mich fragen
        [never] nie
        [always] immer
       *[least] wenn { $disaster ->
            [earthquake] { $least ->
                [one] mindestens 1 Armee mit General getroffen wird
               *[other] mindestens { $least } Armeen mit General getroffen werden
            }
            [eruption] { $least ->
                [one] mir mindestens 1 Stadt gehört
               *[other] mir mindestens { $least } Städte gehören
            }
            [hunger] mindestens { $least } Getreide auf dem Spiel steht
           *[barbarians] { $least ->
                [one] mindestens 1 Grundrohstoff auf dem Spiel steht
               *[other] mindestens { $least } Grundrohstoffe auf dem Spiel stehen
            }
        }
    }
# $aim: the purpose of the attack, $order, $least: as above
heroes-do-order-olympics =
    Olympische Spiele gegen { $aim ->
        [conquest] Eroberung
        [plunder] Plünderung
       *[destruction] Zerstörung
    }: { $order ->
        [ask] mich fragen
        [never] nie
        [always] immer
       *[least] wenn mindestens { $least ->
            [one] 1 Armee kommt
           *[other] { $least } Armeen kommen
        }
    }
# $order: ask, never, army or general
heroes-do-order-heroes =
    Helden in der Verteidigung: { $order ->
        [ask] mich fragen
        [never] nie einsetzen
        [army] alle als Armeen
       *[general] alle als Generäle
    }
# $who: the builder, $order: ask, yes or no
heroes-do-order-road =
    Straße von { $who }: { $order ->
        [ask] mich fragen
        [yes] zustimmen
       *[no] ablehnen
    }
heroes-do-order-nothing = Keine Daueranweisungen: mich jedes Mal fragen

## Forms for actions that no list can hold

heroes-form-offer = Angebot machen
heroes-form-change = Angebot ändern
heroes-form-wish = Wunsch hinzufügen
heroes-field-give = Du gibst
heroes-field-want = Dafür willst du
heroes-field-to = Nur mit
heroes-field-sealed = Für andere sichtbar
heroes-field-wish = Dein Angebot
heroes-sealed = nein, verdeckt, bis es zustande kommt
heroes-form-order-fortune = Anweisung für Fortuna
heroes-form-order-olympics = Anweisung für Olympische Spiele
heroes-field-against = Gegen
heroes-field-attack = Ziel des Angriffs
heroes-field-amount = Karte einsetzen
heroes-order-ask = mich fragen
heroes-order-never = nie
heroes-order-always = immer
# $least: a number of what is counted
heroes-order-least = wenn mindestens { $least }
# $least: a number of armies
heroes-order-least-armies =
    wenn mindestens { $least ->
        [one] 1 Armee kommt
       *[other] { $least } Armeen kommen
    }
heroes-counted-earthquake = ein Erdbeben, nach getroffenen Armeen mit General
heroes-counted-eruption = einen Vulkanausbruch, nach der Zahl deiner Städte
heroes-counted-hunger = eine Hungersnot, nach deinem Getreide
heroes-counted-barbarians = Barbaren, nach deinen Grundrohstoffen
# $who: a player
heroes-seat = { $who }
