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
# $about: was der Stamm gut kann, $homes: wo er beginnt, $terrain: in welchem Gelände, $around: mit dem Land daneben
era-then-tribe = { $about } Heimat: { $homes } ({ $terrain }). Mit allem Land daneben: { $around }.
era-do-improve = { $area } auf Stufe { era-level } verbessern
era-do-no-improvement = Kein Fortschritt
era-then-no-improvement = Die freie Stufe ist verloren.
era-do-stop = Keine weiteren Fortschritte
era-do-free-fleet = Eine Flotte in { $sea }
era-do-free-army = Ein Heeresvasall
era-do-no-unit = Keine Einheit
era-do-set-order = Reihenfolge: { era-order }
era-do-activate =
    { $field } mit { $leaders ->
        [one] 1 Anführer
       *[other] { $leaders } Anführern
    }
era-do-add-good = { $good } dazulegen
era-do-go-field = { $field } aktivieren
era-do-go-without-leaders = Ohne Anführer expandieren
era-do-go = Weiter
era-do-pass = Für den Rest der Phase passen
era-then-pass =
    { $leaders ->
        [0] Du hast in dieser Runde keinen Zug mehr.
        [one] 1 Anführer bleibt diese Runde ungenutzt.
       *[other] { $leaders } Anführer bleiben diese Runde ungenutzt.
    }
era-do-hamlet = Den Weiler „{ $hamlet }“ benutzen
era-do-hamlet-improvement = Den Weiler „Fortschritt“ benutzen: { $area } auf Stufe { era-level }
era-do-keep-hamlet = Den Weiler behalten
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
        [1] Du liegst vorn{ $shared ->
            [yes] , zusammen mit anderen
           *[no] { "" }
        }.
        [2] Du liegst auf dem zweiten Platz.
       *[other] Sie bringt dir nichts.
    }
era-do-army-goods =
    { $count ->
        [0] Kein Gut
        [one] 1 Gut
       *[other] { $count } Güter
    } ins Heer legen

## What a field does

era-then-expansion =
    { $sort ->
        [up] Du darfst { $count ->
            [one] einen Vasallen
           *[other] { $count } Vasallen
        } einsetzen{ era-too-few-free }
        [down] Du musst { $count ->
            [one] einen Vasallen
           *[other] { $count } Vasallen
        } entfernen{ era-too-few-vassals }
       *[none] Kein Vasall kommt oder geht
    }: { $parts }.
# $there: wie viele freie Vasallen man hat, wenn es weniger sind, als kommen dürfen; sonst: enough
era-too-few-free =
    { $there ->
        [enough] { "" }
        [0] , hast aber keinen freien
        [one] , hast aber nur einen freien
       *[other] , hast aber nur { $there } freie
    }
# $there: wie viele Vasallen man auf der Karte hat, wenn es weniger sind, als gehen müssen; sonst: enough
era-too-few-vassals =
    { $there ->
        [enough] { "" }
        [0] , hast aber keinen auf der Karte
        [one] , hast aber nur einen auf der Karte
       *[other] , hast aber nur { $there } auf der Karte
    }
era-worth-food = { $n } für Nahrung
era-worth-hunger = { $n } für Hunger
era-worth-leaders = { $n } für Anführer
era-worth-goods = { $n } für Luxusgüter
era-worth-morale = { $n } für Moral
era-worth-era = { $n } für die Epoche
era-worth-tribe = { $n } für den Stamm
era-then-trade =
    Du bekommst { $thalers } Taler.{ $spent ->
        [yes] { " " }Güter, die hier liegen, helfen diese Runde keiner Expansion.
       *[no] { "" }
    }
era-then-taxes =
    Du bekommst { $thalers } Taler{ $morale ->
        [0] { "" }
        [one] { " " }und verlierst 1 Moralfeld
       *[other] { " " }und verlierst { $morale } Moralfelder
    }{ $influence ->
        [0] { "" }
       *[other] , und du verlierst { $influence } Einfluss, weil die Moral nicht weiter fallen kann
    }.{ $less ->
        [0] { "" }
       *[other] { " " }Bis die Moral wieder steigt, ist jede Expansion { $less } weniger wert.
    }
era-then-circuses =
    { $morale ->
        [0] Deine Moral kann nicht weiter steigen
        [one] Deine Moral steigt um 1 Feld
       *[other] Deine Moral steigt um { $morale } Felder
    }{ $thalers ->
        [0] { "" }
       *[other] , und für den Rest bekommst du { $thalers } Taler
    }{ $more ->
        [0] .
       *[other] , und Expansionen sind { $more } mehr wert.
    }{ $spent ->
        [yes] { " " }Güter, die hier liegen, helfen diese Runde keiner Expansion.
       *[no] { "" }
    }
era-then-diplomacy =
    { $leaders ->
        [one] Du machst 1 Hauptaktion
       *[other] Du machst { $leaders } Hauptaktionen
    }{ $further ->
        [yes] ; nach jeder darfst du eine Provinz kaufen oder ein Bündnis anbieten.
       *[no] . So wie es steht, kannst du danach weder eine Provinz kaufen noch ein Bündnis anbieten: Dafür braucht es einen Nachbarn und dazu Taler mit einem freien Vasallen oder von beiden einen Anführer der eigenen Farbe.
    }
era-then-improvement =
    { $leaders ->
        [one] Du darfst 1 Fortschritt machen, zum Preis auf dem Rad.
       *[other] Du darfst bis zu { $leaders } Fortschritte machen, zu den Preisen auf dem Rad.
    }
era-then-revolution = Du erreichst die Epoche { $era } und gewinnst { $influence } Einfluss. Die Runde ist für dich vorbei, ohne Expansion an ihrem Ende, und du verteidigst mit einer Einheit weniger.

## What an improvement gives

era-gain-agriculture =
    { $food } Nahrung mehr.{ $level ->
        [2] { " " }Beim Aufräumen dürfen in jeder Landprovinz zwei Vasallen bleiben.
       *[other] { "" }
    }
era-gain-architecture =
    Du darfst bis zu { $cities ->
        [one] 1 Stadt
       *[other] { $cities } Städte
    } haben.
era-gain-mechanics =
    Vasallen haben { $points ->
        [one] 1 Bewegungspunkt
       *[other] { $points } Bewegungspunkte
    }; ein Heeresvasall kostet { $price } Taler; einen bekommst du sofort.
era-gain-commerce =
    Der Handel bringt für Wirtschaft im Ganzen { $thalers } mehr.{ $level ->
        [2] { " " }Du darfst Handelsposten gründen.
       *[other] { "" }
    }
era-gain-navigation =
    Flotten haben { $points ->
        [one] 1 Bewegungspunkt
       *[other] { $points } Bewegungspunkte
    }; eine kostet { $price } Taler; eine bekommst du sofort.
era-gain-culture =
    Du gewinnst { $influence } Einfluss.{ $morale ->
        [0] { "" }
       *[other] { " " }Deine Moral steigt um { $morale }.
    }

## Expansion

era-do-legion = Eine Legion anwerben
era-do-no-legion = Keine Legion
era-then-legion =
    Sie kostet nichts und kommt in dein Heer. { $left ->
        [one] 1 Legion ist
       *[other] { $left } Legionen sind
    } im Vorrat.
era-do-place = Ein Vasall in { $province }
era-do-place-from-city = Ein Vasall in { $province }, einer, der für eine spätere Stadt bereitliegt
era-then-place =
    { $left ->
        [0] Danach ist kein freier Vasall übrig.
        [one] Danach ist 1 freier Vasall übrig.
       *[other] Danach sind { $left } freie Vasallen übrig.
    }
era-do-end-place = Nichts mehr einsetzen
era-then-end-place =
    { $points ->
        [one] 1 Punkt bleibt
       *[other] { $points } Punkte bleiben
    } ungenutzt{ $morale ->
        [0] { "" }
        [one] ; deine Moral steigt um 1 Feld
       *[other] ; deine Moral steigt um { $morale } Felder
    }.
era-do-remove = Einen Vasallen aus { $province } entfernen
era-then-province-lost = Du verlierst { $province }.
era-do-fleet = Ein neuer Vasall aus { $land } wird eine Flotte in { $sea }
era-do-army = Ein neuer Vasall aus { $land } geht ins Heer
era-do-trade-post = Ein neuer Vasall aus { $land } gründet einen Handelsposten in { $city }{ $by_treaty ->
        [yes] { " " }für einen Vertrag
       *[no] { "" }
    }
era-then-trade-post = { $host } bekommt die Bezahlung; deine Moral steigt um { $morale }, und der Handel bringt 1 mehr.{ era-gives-up }
era-do-horse = Ein Pferd für einen Vasallen in { $land }
era-then-horse = Er hat { $after } statt { $before } Bewegungspunkte.
era-do-march =
    Von { $from } nach { $to } marschieren ({ $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    })
era-do-sail =
    Von { $from } nach { $to } segeln ({ $points ->
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
era-then-shared-sea = Dieses Meer gehört { $owner }; es kann zur Schlacht kommen.{ era-gives-up }
era-then-attack =
    Das ist ein Angriff auf { $owner }: Dort { $units ->
        [one] steht 1 Einheit
       *[other] stehen { $units } Einheiten
    }.{ era-gives-up }
era-then-attack-ally =
    Das ist ein Angriff auf { $owner } (dort { $units ->
        [one] steht 1 Einheit
       *[other] stehen { $units } Einheiten
    }), obwohl ihr verbündet seid: Er bricht das Bündnis und kostet dich 5 Moralfelder und 1 Einfluss.{ era-gives-up }
era-then-attack-peace =
    Das ist ein Angriff auf { $owner } (dort { $units ->
        [one] steht 1 Einheit
       *[other] stehen { $units } Einheiten
    }) als Friedensbringer: Er kostet dich 5 Moralfelder.{ era-gives-up }
era-then-attack-barbarians = Das ist ein Angriff auf die Barbaren.{ era-gives-up }
# $left: die Provinz, aus der die letzte Figur geht, $goods: was dort liegt, $gives: ob etwas aufgegeben wird
era-then-give-up =
    { $gives ->
        [goods] Du gibst { $left } auf und verlierst { $goods }.
        [army] Du gibst { $left } auf und verlierst { $goods } aus deinem Heer.
       *[yes] Du gibst { $left } auf.
    }
era-gives-up =
    { $gives ->
        [yes] { " " }{ era-then-give-up }
       *[no] { "" }
    }
era-do-undo-move = Den letzten Schritt zurücknehmen
era-do-end-movement = Bewegung beenden
era-then-end-movement =
    { $units ->
        [one] 1 Figur könnte
       *[other] { $units } Figuren könnten
    } noch ziehen.
era-do-found = Eine Stadt in { $province } gründen
era-then-found =
    Das nimmt { $vassals } Vasallen von der Karte, bringt 1 Einfluss und braucht { $food } Nahrung; dann ist deine Nahrung { $balance }.{ $hunger ->
        [0] { "" }
       *[other] { " " }Hunger schwächt Expansionen und kostet jede Runde Moral.
    }
era-do-end-cities = Keine weiteren Städte gründen

## Battles

era-do-want-battle = Schlacht mit { $other } in { $sea }
era-do-want-no-battle = Keine Schlacht mit { $other } in { $sea }
era-then-want-battle = Ein Bündnis würde brechen, und ein Angriff auf einen Friedensbringer kostet 5 Moralfelder.
era-do-expel = Die Handelsposten von { $trader } vertreiben
era-do-no-expel = Die Handelsposten von { $trader } dulden
era-then-expel = { $trader } verliert { $posts } Handelsposten und für jeden 2 Moralfelder.
era-do-fight = Gegen { $other } in { $province } kämpfen
era-do-plunder = { $land } plündern, von { $sea } aus
era-then-plunder = Bei 1 bis { $faces } verliert { $other } { $thalers } Taler; bei 6 ist deine Flotte verloren.
era-do-end-battles = Die Expansion beenden
era-do-commit = { $units_accusative } einsetzen
era-do-commit-none = Eine Einheit einsetzen, die es nicht gibt
era-do-mercenary = Den Weiler „{ $hamlet }“ als Söldner schicken
era-then-mercenary = Er kämpft als eine Einheit und ist verbraucht, was immer er zeigt.
era-do-sit-out = Nach der Revolution setzt { $unit } aus
era-do-sit-out-mercenary = Nach der Revolution setzt der zuletzt geschickte Söldner aus: „{ $hamlet }“
era-then-sit-out = Die Einheit kämpft nicht mit und geht nur mit der Schlacht verloren.
era-do-ready = Fertig
era-do-lose = Verloren geht { $unit }
# $left: die Einheiten, die weiterkämpfen
era-then-lose = Danach kämpfen weiter: { $left }.
era-then-lose-last = Es ist deine letzte Einheit hier: Die Schlacht ist verloren.
# $army: so viele Güter liegen im Heer, $luxury: so viele nicht
era-then-army-goods =
    { $army ->
        [0] Keines kämpft
        [one] 1 kämpft
       *[other] { $army } kämpfen
    } für dich, { $luxury ->
        [0] keines bleibt
        [one] 1 bleibt
       *[other] { $luxury } bleiben
    } Luxusgut.
era-do-give-up-sea = Das Meer aufgeben
era-then-give-up-sea = Die letzte Flotte darf dann vor Heeresvasallen fallen, und das Meer ist verloren.
era-do-occupy-city = Eine eigene Stadt hinstellen
era-do-occupy = Nur Vasallen hinstellen
era-then-occupy-city =
    Das bringt 1 Einfluss und eine Stadt, die Nahrung braucht; die Eroberung kostet { $morale ->
        [one] 1 Moralfeld
       *[other] { $morale } Moralfelder
    }.
era-then-occupy =
    Die eroberte Stadt ist weg; die Eroberung kostet { $morale ->
        [one] 1 Moralfeld
       *[other] { $morale } Moralfelder
    }.

## Diplomacy

era-do-hire = Einen grauen Anführer anwerben
era-do-peace = Frieden bringen
era-do-influence = Einen Anführer auf den Ring der Zugreihenfolge stellen
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
era-do-buy = Kaufangebot an { $other }: { $province }{ era-terms-you }
era-then-asked = Wird das Angebot abgelehnt, können drei Verträge es durchsetzen.
era-do-ally = { $other } ein Bündnis anbieten{ era-terms-you }
era-then-ally = Beide gewinnen 1 Einfluss und 2 Moralfelder.
era-then-ally-offered = Wenn { $other } zustimmt, gewinnen beide 1 Einfluss und 2 Moralfelder.
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
        [one] 1 Vasall deines Verbündeten hilft
       *[other] { $count } Vasallen deines Verbündeten helfen
    } dir { era-for-thalers }.
era-do-refuse = Ablehnen
era-then-refuse-enforceable = { $other } hat die drei Verträge, die es trotzdem durchsetzen können, ohne das, was dazu gegeben oder verlangt werden sollte.
era-do-counter = Gegenvorschlag{ era-terms-you }
era-do-enforce = Das Angebot durchsetzen
era-then-enforce = Es geschieht trotzdem, ohne das, was dazu gegeben oder verlangt werden sollte.
era-do-drop = Das Angebot fallen lassen
era-then-drop = Es wird nichts daraus, und du behältst deine Verträge.
era-do-ask-support =
    { $other } um Beistand mit { $count ->
        [one] einem Vasallen
       *[other] { $count } Vasallen
    } bitten
era-do-offer-support =
    { $other } Beistand mit { $count ->
        [one] einem Vasallen
       *[other] { $count } Vasallen
    } { era-for-thalers } anbieten
era-do-exchange =
    { $terms ->
        [give] { $other } { $give } schenken
        [ask] { $other } um { $ask } als Geschenk bitten
       *[both] { $other } { $give } für { $ask } anbieten
    }
era-do-promise = { $other } versprechen: { era-promised }, bis Runde { $due }
era-then-promise = Ein Versprechen bindet niemanden; alle sehen, ob es gehalten wird.
era-do-end-alliance = { $other } vorschlagen, das Bündnis zu beenden
era-then-end-alliance = Beide verlieren 1 Einfluss und 2 Moralfelder.
era-do-accept-offer = Den Tausch mit { $other } annehmen: { era-deal-other }
era-do-refuse-offer = Den Tausch mit { $other } ablehnen: { era-deal-other }
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
era-do-order-none = Eine Daueranweisung, die es nicht gibt
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

era-form-counter-bid = Einen anderen Preis nennen
era-form-counter = Einen Gegenvorschlag machen
era-form-ask-support = { $ally } um Beistand bitten
era-form-offer-support = { $fighter } Beistand anbieten
era-form-ally = { $other } ein Bündnis anbieten, und etwas dazu
era-form-buy = Kaufangebot an { $other }: { $province }, und etwas dazu verlangen
era-form-carry =
    Einen Vasallen von { $from } über ein Meer nach Wahl übersetzen ({ $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    })
era-way = über { $sea } nach { $to }
era-form-exchange = { $other } einen Tausch anbieten
era-form-gift = { $other } etwas schenken wollen
era-form-request = { $other } um ein Geschenk bitten
era-form-promise = { $other } etwas versprechen
era-form-promise-attack = { $other } einen Angriff versprechen
era-form-promise-sea = { $other } etwas über ein Meer versprechen
era-form-promise-pay = { $other } eine Zahlung versprechen
era-formfield-way = Welcher Weg
era-formfield-price = Preis insgesamt
era-formfield-count = Wie viele
# Warum nicht mehr gegeben oder verlangt werden kann. $who: wessen Mittel es sind, $pays: none, pays, gets; $price: was außerdem gezahlt wird
era-limit-own =
    Du hast { $thalers ->
        [one] 1 Taler
       *[other] { $thalers } Taler
    } und { $treaties ->
        [one] 1 Vertrag
       *[other] { $treaties } Verträge
    }{ $pays ->
        [pays] ; davon geht der Preis von { $price } Talern ab
        [gets] , dazu kommt der Preis von { $price } Talern
       *[none] {""}
    }.
era-limit-others =
    { $who } hat { $thalers ->
        [one] 1 Taler
       *[other] { $thalers } Taler
    } und { $treaties ->
        [one] 1 Vertrag
       *[other] { $treaties } Verträge
    }{ $pays ->
        [pays] ; davon geht der Preis von { $price } Talern ab
        [gets] , dazu kommt der Preis von { $price } Talern
       *[none] {""}
    }.
era-formfield-give = Du gibst
era-formfield-ask = Du verlangst
era-formfield-due = Bis wann
era-formfield-what = Was du versprichst
era-formfield-whom = Wen du angreifst
era-sea = { $sea }
era-formfield-sea = Welches Meer
era-formfield-amount = Wie viel
