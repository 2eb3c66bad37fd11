# What a player can do (era-do-), what it costs (era-cost-), and what should be known before it is done (era-then-).
era-cost-thalers = { $n } Taler
era-cost-treaties =
    { $n ->
        [one] 1 Vertrag
       *[other] { $n } Verträge
    }
era-cost-early-vassal = 2 Moralfelder
era-cost-leader = { $vassals } freie Vasallen und { $thalers } Taler

## Set-up and turn

era-do-keep-card = { $card } behalten
era-do-tribe = Die { $tribe } spielen
era-do-improve = { $area } auf Stufe { era-level } verbessern
era-do-no-improvement = Kein Fortschritt
era-do-stop = Keine weiteren Fortschritte
era-do-free-fleet = Eine Flotte: { $sea }
era-do-free-army = Ein Heeresvasall
era-do-no-unit = Keine Einheit
era-do-set-order = Reihenfolge { era-order }
era-do-activate =
    { $field } mit { $leaders ->
        [one] 1 Anführer
       *[other] { $leaders } Anführern
    }
era-do-add-good = { $good } dazulegen
era-do-go-field = { $field } aktivieren
era-do-go = Weiter
era-do-pass = Für den Rest der Phase passen
era-then-pass =
    { $leaders } Anführer { $leaders ->
        [one] bleibt
       *[other] bleiben
    } diese Runde ungenutzt.
era-do-hamlet = Weiler benutzen: { $hamlet }
era-do-hamlet-improvement = Weiler Fortschritt benutzen: { $area } auf Stufe { era-level }
era-do-keep-hamlet = Weiler behalten
era-then-keep-hamlet = Er kann später benutzt oder als Söldner in eine Schlacht geschickt werden.
era-then-keep-scoring = Er wird am Ende gewertet, wenn er nicht als Söldner in eine Schlacht geht.
era-do-score-card =
    Die { $right ->
        [yes] rechte
       *[no] linke
    } Karte werten: { $card }
era-do-score-no-card = Eine Karte werten, die nicht da ist
era-then-score-card =
    { $place ->
        [1] Du bist Erster{ $shared ->
            [yes] , zusammen mit anderen
           *[no] { "" }
        }.
        [2] Du bist Zweiter.
       *[other] Sie bringt dir nichts.
    }
era-do-army-goods =
    { $count ->
        [0] Kein Gut
        [one] 1 Gut
       *[other] { $count } Güter
    } im Heer

## What a field does

era-then-expansion = Die Expansion ist { $value } wert.
era-then-trade = Du bekommst { $thalers } Taler.
era-then-taxes =
    Du bekommst { $thalers } Taler und verlierst { $morale ->
        [one] 1 Moralfeld
       *[other] { $morale } Moralfelder
    }.
era-then-circuses =
    Deine Moral steigt um { $morale ->
        [one] 1 Feld
       *[other] { $morale } Felder
    }.
era-then-diplomacy =
    { $leaders ->
        [one] 1 Hauptaktion
       *[other] { $leaders } Hauptaktionen
    }, jede mit einer weiteren Aktion.
era-then-improvement =
    Bis zu { $leaders ->
        [one] 1 Fortschritt
       *[other] { $leaders } Fortschritte
    }.
era-then-revolution = Du erreichst die Epoche { $era } und gewinnst { $influence } Einfluss. Die Runde ist für dich vorbei, und du verteidigst mit einer Einheit weniger.

## What an improvement gives

era-gain-agriculture =
    { $food } Nahrung mehr.{ $level ->
        [2]  Beim Aufräumen dürfen in jeder Provinz zwei Vasallen bleiben.
       *[other] { "" }
    }
era-gain-architecture =
    Bis zu { $cities ->
        [one] 1 Stadt
       *[other] { $cities } Städte
    }.
era-gain-mechanics =
    Vasallen haben { $points ->
        [one] 1 Bewegungspunkt
       *[other] { $points } Bewegungspunkte
    }; ein Heeresvasall kostet { $price } Taler; einen bekommst du sofort.
era-gain-commerce =
    Der Handel bringt { $thalers } für Wirtschaft.{ $level ->
        [2]  Du darfst Handelsposten gründen.
       *[other] { "" }
    }
era-gain-navigation =
    Flotten haben { $points ->
        [one] 1 Bewegungspunkt
       *[other] { $points } Bewegungspunkte
    }; eine kostet { $price } Taler; eine bekommst du sofort.
era-gain-culture =
    { $influence } Einfluss.{ $morale ->
        [0] { "" }
       *[other] { " " }Die Moral steigt um { $morale }.
    }

## Expansion

era-do-legion = Eine Legion anwerben
era-do-no-legion = Keine Legion
era-then-legion =
    { $left ->
        [one] 1 Legion ist
       *[other] { $left } Legionen sind
    } im Vorrat.
era-do-place = Ein Vasall in { $province }
era-do-place-from-city = Ein Vasall von der nächsten Stadt in { $province }
era-then-place =
    { $left ->
        [0] Danach ist kein freier Vasall übrig.
        [one] Danach ist 1 freier Vasall übrig.
       *[other] Danach sind { $left } freie Vasallen übrig.
    }
era-do-end-place = Nichts mehr einsetzen
era-then-end-place =
    { $points ->
        [one] 1 Vasall wird
       *[other] { $points } Vasallen werden
    } nicht eingesetzt{ $morale ->
        [0] { "" }
       *[other] ; deine Moral steigt um { $morale }
    }.
era-do-remove = Einen Vasallen aus { $province } entfernen
era-then-province-lost = Du verlierst { $province }.
era-do-fleet = Ein neuer Vasall aus { $land } wird eine Flotte: { $sea }
era-do-army = Ein neuer Vasall aus { $land } geht ins Heer
era-do-trade-post = Ein neuer Vasall aus { $land } gründet einen Handelsposten in { $city }{ $by_treaty ->
        [yes] { " " }für einen Vertrag
       *[no] { "" }
    }
era-then-trade-post = { $host } bekommt die Bezahlung; deine Moral steigt um { $morale }, und der Handel bringt 1 mehr.
era-do-horse = Ein Pferd für einen Vasallen in { $land }
era-then-horse = Er hat { $after } statt { $before } Bewegungspunkte.
era-do-march =
    Von { $from } nach { $to } marschieren ({ $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    })
era-do-sail =
    Segeln: { $from } nach { $to } ({ $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    })
era-do-land = Von { $from } aus in { $to } landen
era-do-transport =
    Einen Vasallen von { $from } nach { $to } übersetzen ({ $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    })
era-do-transport-over =
    Einen Vasallen von { $from } über { $sea } nach { $to } übersetzen ({ $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    })
era-then-shared-sea = Dieses Meer gehört { $owner }; es kann zur Schlacht kommen.
era-then-attack =
    Das greift { $owner } an, dort { $units ->
        [one] 1 Einheit
       *[other] { $units } Einheiten
    }.
era-then-attack-ally =
    Das greift deinen Verbündeten { $owner } an, dort { $units ->
        [one] 1 Einheit
       *[other] { $units } Einheiten
    }: Es bricht das Bündnis und kostet dich 5 Moralfelder.
era-then-attack-peace =
    { $owner } bringt Frieden, dort { $units ->
        [one] 1 Einheit
       *[other] { $units } Einheiten
    }: Der Angriff kostet dich 5 Moralfelder.
era-then-attack-barbarians = Das greift Barbaren an.
era-do-undo-move = Den letzten Schritt zurücknehmen
era-do-end-movement = Bewegung beenden
era-then-end-movement =
    { $units ->
        [one] 1 Figur könnte
       *[other] { $units } Figuren könnten
    } noch ziehen.
era-do-found = Eine Stadt in { $province } gründen
era-then-found = Nimmt { $vassals } Vasallen von der Karte, bringt 1 Einfluss, braucht { $food } Nahrung; dein Stand ist dann { $balance }.
era-do-end-cities = Keine weiteren Städte gründen

## Battles

era-do-want-battle = Schlacht mit { $other }: { $sea }
era-do-want-no-battle = Keine Schlacht mit { $other }: { $sea }
era-then-want-battle = Ein Bündnis würde brechen, und ein Friedensbringer kostet den Angreifer 5 Moralfelder.
era-do-expel = Die Handelsposten von { $trader } vertreiben
era-do-no-expel = Die Handelsposten von { $trader } dulden
era-then-expel = { $trader } verliert { $posts } Handelsposten und für jeden 2 Moralfelder.
era-do-fight = Gegen { $other } in { $province } kämpfen
era-do-plunder = { $land } plündern, von { $sea } aus
era-then-plunder = { $other } verliert { $thalers } Taler bei 1 bis { $faces }; bei 6 ist deine Flotte verloren.
era-do-end-battles = Die Expansion beenden
era-do-commit = Einsetzen: { $units }
era-do-commit-none = Eine Einheit einsetzen, die es nicht gibt
era-do-mercenary = Den Weiler { $hamlet } als Söldner schicken
era-then-mercenary = Er kämpft als eine Einheit und ist verbraucht, was immer er zeigt.
era-do-sit-out = Nach der Revolution setzt { $unit } aus
era-do-sit-out-mercenary = Nach der Revolution setzt der zuletzt geschickte Söldner aus: { $hamlet }
era-then-sit-out = Die Einheit kämpft nicht mit und geht nur mit der Schlacht verloren.
era-do-ready = Fertig
era-do-lose = { $unit_accusative } verlieren
era-do-give-up-sea = Das Meer aufgeben
era-then-give-up-sea = Die letzte Flotte darf vor Heeresvasallen gehen, und das Meer ist verloren.
era-do-occupy-city = Eine Stadt hinstellen
era-do-occupy = Nur Vasallen
era-then-occupy-city =
    1 Einfluss und eine Stadt, die Nahrung braucht; die Eroberung kostet { $morale ->
        [one] 1 Moralfeld
       *[other] { $morale } Moralfelder
    }.
era-then-occupy =
    Die Stadt ist weg; die Eroberung kostet { $morale ->
        [one] 1 Moralfeld
       *[other] { $morale } Moralfelder
    }.

## Diplomacy

era-do-hire = Einen grauen Anführer anwerben
era-do-peace = Frieden bringen
era-do-influence = Einen Anführer auf den Ring stellen
era-then-hire =
    Der Anführer bleibt dir und kann schon diese Runde gesetzt werden. Du bekommst { $treaties ->
        [0] keinen Vertrag: Es ist keiner mehr da
       *[other] einen Vertrag
    }.
era-then-peace =
    Bis zum Rundenende verliert 5 Moralfelder, wer dich angreift. Du bekommst { $treaties ->
        [0] keinen Vertrag: Es ist keiner mehr da
       *[other] einen Vertrag
    }.
era-then-influence =
    1 Einfluss, und du bestimmst die Reihenfolge der nächsten Runde. Du bekommst { $treaties ->
        [0] keinen Vertrag: Es ist keiner mehr da
       *[other] einen Vertrag
    }.
era-do-buy = { $other } bitten, { $province } zu verkaufen{ era-terms-you }
era-then-asked = Mit drei Verträgen lässt sich ein abgelehntes Angebot durchsetzen.
era-do-ally = { $other } ein Bündnis anbieten{ era-terms-you }
era-then-ally = Beide gewinnen 1 Einfluss und 2 Moralfelder.
era-do-no-further = Keine weitere Aktion
era-do-accept = Annehmen
era-then-accept-buy = Du kaufst { $province } für { $thalers } Taler{ era-terms-you }.
era-then-accept-sell = Du gibst { $province } her für { $thalers } Taler{ era-terms-you }.
era-then-support-send =
    Du schickst { $count ->
        [one] 1 Heeresvasallen
       *[other] { $count } Heeresvasallen
    } und bekommst { $thalers } Taler; Überlebende kommen zu deinen freien Vasallen.
era-then-support-pay =
    { $count ->
        [one] 1 verbündeter Vasall hilft
       *[other] { $count } verbündete Vasallen helfen
    } dir { era-for-thalers }.
era-do-refuse = Ablehnen
era-do-counter = Gegenvorschlag{ era-terms-you }
era-do-enforce = Durchsetzen
era-then-enforce = Es gilt der reine Preis, ohne Zugaben.
era-do-drop = Das Angebot fallen lassen
era-do-ask-support =
    { $other } um { $count ->
        [one] 1 Vasallen
       *[other] { $count } Vasallen
    } bitten
era-do-offer-support =
    { $other } { $count ->
        [one] 1 Vasallen
       *[other] { $count } Vasallen
    } { era-for-thalers } anbieten
era-do-exchange = Tausch mit { $other }{ era-terms-you }
era-do-promise = { $other } versprechen: { era-promised }, bis Runde { $due }
era-then-promise = Ein Versprechen bindet niemanden; alle sehen, ob es gehalten wird.
era-do-end-alliance = { $other } vorschlagen, das Bündnis zu beenden
era-then-end-alliance = Beide verlieren 1 Einfluss und 2 Moralfelder.
era-do-accept-offer = Den Tausch von { $other } annehmen{ era-terms }
era-do-refuse-offer = Den Tausch von { $other } ablehnen{ era-terms }
era-do-accept-offer-end = Das Bündnis beenden, wie { $other } vorschlägt
era-do-refuse-offer-end = Das Bündnis behalten, das { $other } beenden will
era-do-accept-offer-gone = Ein Angebot annehmen, das es nicht gibt
era-do-refuse-offer-gone = Ein Angebot ablehnen, das es nicht gibt
era-do-withdraw-offer = Das Angebot an { $other } zurückziehen
era-do-withdraw-offer-gone = Ein Angebot zurückziehen, das es nicht gibt

## Standing orders

era-do-order-expel-ask = Handelsposten von Feinden: mich fragen
era-do-order-expel-never = Handelsposten von Feinden: immer dulden
era-do-order-expel-always = Handelsposten von Feinden: immer vertreiben
era-do-order-support-ask = Beistandsangebote: mich fragen
era-do-order-support-never = Beistandsangebote: immer ablehnen
era-do-order-offers-ask = Angebote der Diplomatie: mich fragen
era-do-order-offers-never = Angebote der Diplomatie: immer ablehnen
era-do-order-none = Ein Auftrag, den es nicht gibt
era-order-expel-never = Du duldest immer Handelsposten von Feinden.
era-order-expel-always = Du vertreibst immer Handelsposten von Feinden.
era-order-support-never = Du lehnst Beistandsangebote immer ab.
era-order-offers-never = Du lehnst Angebote der Diplomatie immer ab.

## Promises

era-promise-no_attack = kein Angriff
era-promise-attack = ein Angriff
era-promise-support = Beistand in Schlachten
era-promise-leave_sea = ein Meer zu verlassen
era-promise-share_sea = ein Meer in Frieden zu teilen
era-promise-pay = eine Zahlung
era-promise-other = etwas laut Gesagtes
# $kind: was für ein Versprechen, $target: wer angegriffen wird, $sea: ein Meer, $amount: Taler oder Vasallen, $promise: kurz gesagt
era-promised =
    { $kind ->
        [attack] ein Angriff auf { $target_you ->
            [yes] dich
           *[no] { $target }
        }
        [leave_sea] { $sea } zu verlassen
        [share_sea] { $sea } in Frieden zu teilen
        [pay] { $amount ->
            [one] 1 Taler
           *[other] { $amount } Taler
        } zu zahlen
        [support] Beistand in Schlachten mit { $amount ->
            [one] 1 Vasallen
           *[other] { $amount } Vasallen
        }
       *[other] { $promise }
    }

## Forms

era-form-counter-bid = Ein anderer Preis
era-form-counter = Gegenvorschlag
era-form-ask-support = { $ally } um Beistand bitten
era-form-offer-support = { $fighter } Beistand anbieten
era-form-ally = Ein Bündnis mit { $other }, mit Zugaben
era-form-buy = { $province } von { $other } kaufen, mit Zugaben
era-form-carry =
    Einen Vasallen von { $from } über ein Meer nach Wahl übersetzen ({ $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    })
era-way = über { $sea } nach { $to }
era-form-exchange = Tausch mit { $other }
era-form-gift = { $other } etwas geben
era-form-request = { $other } um etwas bitten
era-form-promise = { $other } etwas versprechen
era-form-promise-attack = { $other } einen Angriff versprechen
era-form-promise-sea = { $other } etwas über ein Meer versprechen
era-form-promise-pay = { $other } eine Zahlung versprechen
era-formfield-way = Welcher Weg
era-formfield-price = Preis insgesamt
era-formfield-count = Wie viele
era-formfield-give = Du gibst
era-formfield-ask = Du willst
era-formfield-due = Bis
era-formfield-what = Was
era-formfield-whom = Wen
era-sea = { $sea }
era-formfield-sea = Welches Meer
era-formfield-amount = Wie viel
