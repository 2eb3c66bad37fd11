# What happened, one line an event. For every player $x there is $x_you: yes if the reader is that player, else no.
# Extras of an offer, as the end of a sentence.
era-terms =
    { $terms ->
        [none] { "" }
        [give] , gibt { $give }
        [ask] , will { $ask }
       *[both] , gibt { $give }, will { $ask }
    }

# The same where the reader gives.
era-terms-you =
    { $terms ->
        [none] { "" }
        [give] , dazu gibst du { $give }
        [ask] , dazu bekommst du { $ask }
       *[both] , dazu gibst du { $give } und bekommst { $ask }
    }

# What is paid, as a part of a sentence; nothing if it costs nothing.
era-for-cost =
    { $cost ->
        [0] { "" }
       *[other] { " " }für { $cost } Taler
    }
# A price agreed on, as the end of a sentence.
era-for-thalers =
    { $thalers ->
        [0] umsonst
       *[other] für { $thalers } Taler
    }

## Set-up

era-event-drawn-order = Ausgeloste Reihenfolge: { era-order }.
# $players: how many there are, $first to $sixth: the players one after the other
era-order =
    { $players ->
        [2] { $first }, { $second }
        [3] { $first }, { $second }, { $third }
        [4] { $first }, { $second }, { $third }, { $fourth }
        [5] { $first }, { $second }, { $third }, { $fourth }, { $fifth }
       *[6] { $first }, { $second }, { $third }, { $fourth }, { $fifth }, { $sixth }
    }
era-event-cards-drawn = Du ziehst: { $cards }.
era-event-card-kept = Du behältst: { $card }. Abgelehnt: { $rejected }.
era-event-card-kept-others = { $seat } behält eine Einflusskarte.
era-event-tribe =
    { $seat_you ->
        [yes] Du spielst die { $tribe }.
       *[no] { $seat } spielt die { $tribe }.
    }
era-event-open-cards = Offene Einflusskarten: { $cards }.
era-event-hamlets =
    { $count ->
        [one] 1 Weiler liegt
       *[other] { $count } Weiler liegen
    } verdeckt auf der Karte.

## Rounds and turns

era-event-round = Runde { $round }.
era-event-turn-order =
    { $by_ring ->
        [yes] Der Anführer auf dem Ring bestimmt die Reihenfolge
       *[no] Zugreihenfolge
    }: { era-order }.
era-event-passed =
    { $seat_you ->
        [yes] Du passt.
       *[no] { $seat } passt.
    }
era-event-sits-out-leaders =
    { $seat_you ->
        [yes] Du hast keinen Anführer mehr: Du setzt für den Rest der Runde aus.
       *[no] { $seat } hat keinen Anführer mehr und setzt für den Rest der Runde aus.
    }
era-event-sits-out-revolution =
    { $seat_you ->
        [yes] Nach der Revolution setzt du für den Rest der Runde aus.
       *[no] Nach der Revolution setzt { $seat } für den Rest der Runde aus.
    }
era-event-activated =
    { $seat_you ->
        [yes] { $field }: Du setzt { $placed }.
       *[no] { $field }: { $seat } setzt { $placed }.
    }
era-event-autoexpansion =
    { $seat_you ->
        [yes] Deine Autoexpansion.
       *[no] Autoexpansion von { $seat }.
    }
era-event-autoexpansion-goods =
    { $seat_you ->
        [yes] Deine Autoexpansion mit { $goods }.
       *[no] Autoexpansion von { $seat } mit { $goods }.
    }
era-event-ring-free =
    { $seat_you ->
        [yes] Dein Anführer kommt vom Ring zurück.
       *[no] Der Anführer von { $seat } kommt vom Ring zurück.
    }
era-event-surplus =
    { $seat_you ->
        [yes] Aufräumen: { $vassals ->
            [one] 1 Vasall
           *[other] { $vassals } Vasallen
        } von dir { $vassals ->
            [one] verlässt
           *[other] verlassen
        } die Karte.
       *[no] Aufräumen: { $vassals ->
            [one] 1 Vasall
           *[other] { $vassals } Vasallen
        } von { $seat } { $vassals ->
            [one] verlässt
           *[other] verlassen
        } die Karte.
    }
era-event-army-goods =
    { $seat_you ->
        [yes] Du legst { $count ->
            [one] 1 Gut
           *[other] { $count } Güter
        } in dein Heer.
       *[no] { $seat } legt { $count ->
            [one] 1 Gut
           *[other] { $count } Güter
        } ins Heer.
    }

## Tracks

era-event-morale-up =
    { $seat_you ->
        [yes] Deine Moral steigt um { $count } ({ $cause }).
       *[no] { $seat }: Moral steigt um { $count } ({ $cause }).
    }
era-event-morale-down =
    { $seat_you ->
        [yes] Deine Moral fällt um { $count } ({ $cause }).
       *[no] { $seat }: Moral fällt um { $count } ({ $cause }).
    }
era-event-influence-up =
    { $seat_you ->
        [yes] Du gewinnst { $count } Einfluss, jetzt { $total } ({ $cause }).
       *[no] { $seat } gewinnt { $count } Einfluss, jetzt { $total } ({ $cause }).
    }
era-event-influence-down =
    { $seat_you ->
        [yes] Du verlierst { $count } Einfluss, jetzt { $total } ({ $cause }).
       *[no] { $seat } verliert { $count } Einfluss, jetzt { $total } ({ $cause }).
    }
era-event-thalers =
    { $seat_you ->
        [yes] Du bekommst { $count } Taler ({ $cause }).
       *[no] { $seat } bekommt { $count } Taler ({ $cause }).
    }
era-event-food-up =
    { $seat_you ->
        [yes] Deine Nahrung steigt um { $count }, Stand { $balance }.
       *[no] { $seat }: Nahrung steigt um { $count }, Stand { $balance }.
    }
era-event-food-down =
    { $seat_you ->
        [yes] Deine Nahrung sinkt um { $count }, Stand { $balance }.
       *[no] { $seat }: Nahrung sinkt um { $count }, Stand { $balance }.
    }
era-event-parade-up =
    { $seat_you ->
        [yes] Dein Triumphzug rückt vor auf Feld { $field }.
       *[no] Der Triumphzug von { $seat } rückt vor auf Feld { $field }.
    }
era-event-parade-down =
    { $seat_you ->
        [yes] Dein Triumphzug geht zurück auf Feld { $field }.
       *[no] Der Triumphzug von { $seat } geht zurück auf Feld { $field }.
    }

## Expansion

era-event-expansion-nothing =
    { $seat_you ->
        [yes] Expansion: Dein Wert ist 0, kein Vasall kommt oder geht.
       *[no] Expansion: Der Wert von { $seat } ist 0, kein Vasall kommt oder geht.
    }
era-event-expansion-up =
    { $seat_you ->
        [yes] Expansion: Du darfst { $count ->
            [one] 1 Vasallen
           *[other] { $count } Vasallen
        } einsetzen.
       *[no] Expansion: { $seat } darf { $count ->
            [one] 1 Vasallen
           *[other] { $count } Vasallen
        } einsetzen.
    }
era-event-expansion-down =
    { $seat_you ->
        [yes] Expansion: Du musst { $count ->
            [one] 1 Vasallen
           *[other] { $count } Vasallen
        } entfernen.
       *[no] Expansion: { $seat } muss { $count ->
            [one] 1 Vasallen
           *[other] { $count } Vasallen
        } entfernen.
    }
era-event-legion =
    { $seat_you ->
        [yes] Du wirbst eine Legion an.
       *[no] { $seat } wirbt eine Legion an.
    }
era-event-placed =
    { $seat_you ->
        [yes] Du setzt einen Vasallen in { $province } ein.
       *[no] { $seat } setzt einen Vasallen in { $province } ein.
    }
era-event-removed =
    { $seat_you ->
        [yes] Du entfernst einen Vasallen aus { $province }.
       *[no] { $seat } entfernt einen Vasallen aus { $province }.
    }
era-event-control-gained =
    { $seat_you ->
        [yes] Du beherrschst jetzt { era-provinces-gained }.
       *[no] { $seat } beherrscht jetzt { era-provinces-gained }.
    }
era-event-control-lost =
    { $seat_you ->
        [yes] Du verlierst { era-provinces-lost }.
       *[no] { $seat } verliert { era-provinces-lost }.
    }
era-event-control-both =
    { $seat_you ->
        [yes] Du gewinnst { era-provinces-gained } und verlierst { era-provinces-lost }.
       *[no] { $seat } gewinnt { era-provinces-gained } und verliert { era-provinces-lost }.
    }
# $which and $away: the names of provinces, $gained and $lost: how many more there are
era-provinces-gained =
    { $which }{ $gained ->
        [0] { "" }
       *[other] { " " }und { $gained } weitere
    }
era-provinces-lost =
    { $away }{ $lost ->
        [0] { "" }
       *[other] { " " }und { $lost } weitere
    }
era-event-step-march =
    { $seat_you ->
        [yes] Du marschierst von { $from } nach { $to }.
       *[no] { $seat } marschiert von { $from } nach { $to }.
    }
era-event-step-sail =
    { $seat_you ->
        [yes] Du segelst: { $from } nach { $to }.
       *[no] { $seat } segelt: { $from } nach { $to }.
    }
era-event-step-land =
    { $seat_you ->
        [yes] Du landest von { $from } aus in { $to }.
       *[no] { $seat } landet von { $from } aus in { $to }.
    }
era-event-step-transport =
    { $seat_you ->
        [yes] Du setzt einen Vasallen von { $from } nach { $to } über.
       *[no] { $seat } setzt einen Vasallen von { $from } nach { $to } über.
    }
era-event-step-fleet =
    { $seat_you ->
        [yes] Du baust{ era-for-cost } eine Flotte: { $to }.
       *[no] { $seat } baut{ era-for-cost } eine Flotte: { $to }.
    }
era-event-step-army =
    { $seat_you ->
        [yes] Du bildest in { $from }{ era-for-cost } einen Heeresvasallen aus.
       *[no] { $seat } bildet in { $from }{ era-for-cost } einen Heeresvasallen aus.
    }
era-event-step-horse =
    { $seat_you ->
        [yes] Du gibst in { $from } einem Vasallen ein Pferd.
       *[no] { $seat } gibt in { $from } einem Vasallen ein Pferd.
    }
era-event-step-back =
    { $seat_you ->
        [yes] Du nimmst einen Schritt zurück.
       *[no] { $seat } nimmt einen Schritt zurück.
    }
era-event-post =
    { $seat_you ->
        [yes] Du gründest einen Handelsposten in { $province }.
       *[no] { $seat } gründet einen Handelsposten in { $province }.
    }
era-event-post-lost =
    { $seat_you ->
        [yes] Du verlierst den Handelsposten in { $province } ({ $cause }).
       *[no] { $seat } verliert den Handelsposten in { $province } ({ $cause }).
    }
era-event-colonies =
    { $seat_you ->
        [yes] Du hast { $count ->
            [one] 1 neue Kolonie
           *[other] { $count } neue Kolonien
        }.
       *[no] { $seat } hat { $count ->
            [one] 1 neue Kolonie
           *[other] { $count } neue Kolonien
        }.
    }
era-event-city =
    { $seat_you ->
        [yes] Du stellst eine Stadt auf { $province }.
       *[no] { $seat } stellt eine Stadt auf { $province }.
    }
era-event-city-lost =
    { $seat_you ->
        [yes] Du verlierst die Stadt in { $province }.
       *[no] { $seat } verliert die Stadt in { $province }.
    }

## Battles

era-event-attack =
    { $seat_you ->
        [yes] Du greifst { $other } in { $province } mit { $cubes ->
            [one] 1 Vasallen
           *[other] { $cubes } Vasallen
        } an.
       *[no] { $seat } greift { $other_you ->
            [yes] dich
           *[no] { $other }
        } in { $province } mit { $cubes ->
            [one] 1 Vasallen
           *[other] { $cubes } Vasallen
        } an.
    }
era-event-attack-barbarians =
    { $seat_you ->
        [yes] Du greifst Barbaren in { $province } mit { $cubes ->
            [one] 1 Vasallen
           *[other] { $cubes } Vasallen
        } an.
       *[no] { $seat } greift Barbaren in { $province } mit { $cubes ->
            [one] 1 Vasallen
           *[other] { $cubes } Vasallen
        } an.
    }
era-event-sea-battle-wanted =
    { $seat_you ->
        [yes] Du willst eine Seeschlacht: { $province }.
       *[no] { $seat } will eine Seeschlacht: { $province }.
    }
era-event-sea-battle-unwanted =
    { $seat_you ->
        [yes] Du willst keine Seeschlacht: { $province }.
       *[no] { $seat } will keine Seeschlacht: { $province }.
    }
era-event-battle = { era-battle-sides }.
# Who fights whom with how many, as the beginning of a sentence.
era-battle-sides =
    Schlacht in { $province }: { $attacker } mit { $attackers ->
        [one] 1 Einheit
       *[other] { $attackers } Einheiten
    } gegen { $defender } mit { $defenders }
era-event-committed =
    { $seat_you ->
        [yes] Du setzt { $units_accusative } ein.
       *[no] { $seat } setzt { $units_accusative } ein.
    }
era-event-markers =
    Stärke { $attackers } zu { $defenders }. { $attacker_you ->
        [yes] Deine Marker
       *[no] Marker von { $attacker }
    }: { $markers }.
era-event-battle-round =
    Würfel: { $first }, { $second }. { $on_attacker ->
        [0] { $on_defender ->
            [0] Niemand wird getroffen
           *[other] { $on_defender } Treffer beim Verteidiger
        }
       *[other] { $on_attacker } Treffer beim Angreifer{ $on_defender ->
            [0] { "" }
           *[other] , { $on_defender } beim Verteidiger
        }
    }.
era-event-unit-lost =
    { $seat_you ->
        [yes] Du verlierst { $unit_accusative }.
       *[no] { $seat } verliert { $unit_accusative }.
    }
era-event-unit-lost-barbarians = Die Barbaren verlieren { $unit_accusative }.
era-event-battle-over-attacker =
    { $attacker_you ->
        [yes] Du gewinnst die Schlacht in { $province }.
       *[no] { $attacker } gewinnt die Schlacht in { $province }.
    }
era-event-battle-over-defender = Der Angriff von { $attacker } auf { $province } ist abgewehrt.
era-event-battle-over-draw = Die Schlacht in { $province } überlebt niemand.
era-event-battlefield = { $province } wird zum historischen Schlachtfeld: +{ $marker }.
era-event-plunder-vassals =
    { $seat_you ->
        [yes] Du plünderst in { $province }: eine { $die }.
       *[no] { $seat } plündert in { $province }: eine { $die }.
    }
era-event-plunder-city =
    { $seat_you ->
        [yes] Du plünderst die Stadt in { $province }: eine { $die }.
       *[no] { $seat } plündert die Stadt in { $province }: eine { $die }.
    }
era-event-plundered =
    { $seat_you ->
        [yes] Du erbeutest { $thalers } Taler; { $other } hatte { $paid }.
       *[no] { $seat } erbeutet { $thalers } Taler; { $other_you ->
            [yes] du hattest
           *[no] { $other } hatte
        } { $paid }.
    }

## Hamlets

era-event-hamlet-won = { $seat } gewinnt den Weiler von { $province }.
era-event-hamlet-won-own = Du gewinnst den Weiler von { $province }: { $hamlet }.
era-event-hamlet-won-colour = { $seat } gewinnt den Weiler von { $province }, ein { $colour }.
era-event-hamlet-used =
    { $seat_you ->
        [yes] Du benutzt einen Weiler: { $hamlet }.
       *[no] { $seat } benutzt einen Weiler: { $hamlet }.
    }
era-event-hamlet-mercenary =
    { $seat_you ->
        [yes] Du schickst einen Weiler als Söldner: { $hamlet }.
       *[no] { $seat } schickt einen Weiler als Söldner: { $hamlet }.
    }
era-event-mercenary-back =
    { $seat_you ->
        [yes] Der Söldner, der aussetzte, kehrt unbenutzt zu dir zurück: { $hamlet }.
       *[no] Der Söldner, der aussetzte, kehrt unbenutzt zu { $seat } zurück: { $hamlet }.
    }
era-event-hamlet-gone = Der Weiler von { $province } kommt verdeckt zurück.
era-event-militia =
    { $seat_you ->
        [yes] Du bekommst { $count } Milizen für dein Heer.
       *[no] { $seat } bekommt { $count } Milizen fürs Heer.
    }
era-event-grey-leader =
    { $seat_you ->
        [yes] Du bekommst einen grauen Anführer.
       *[no] { $seat } bekommt einen grauen Anführer.
    }
era-event-hamlet-scored =
    { $seat_you ->
        [yes] Dein Weiler bringt { era-points } ({ $hamlet }).
       *[no] Ein Weiler von { $seat } bringt { era-points } ({ $hamlet }).
    }

## Diplomacy

era-event-hire =
    { $seat_you ->
        [yes] Du wirbst einen Anführer an.
       *[no] { $seat } wirbt einen Anführer an.
    }
era-event-peace =
    { $seat_you ->
        [yes] Du bringst Frieden für diese Runde.
       *[no] { $seat } bringt Frieden für diese Runde.
    }
era-event-influence =
    { $seat_you ->
        [yes] Du stellst einen Anführer auf den Ring.
       *[no] { $seat } stellt einen Anführer auf den Ring.
    }
era-event-treaty =
    { $seat_you ->
        [yes] Du bekommst einen Vertrag.
       *[no] { $seat } bekommt einen Vertrag.
    }
era-event-diplomatic-offer-buy =
    { $seat_you ->
        [yes] Du willst { $province } von { $other } kaufen{ era-terms-you }.
       *[no] { $seat } will { $province } von { $other_you ->
            [yes] dir
           *[no] { $other }
        } kaufen{ era-terms }.
    }
era-event-diplomatic-offer-ally =
    { $seat_you ->
        [yes] Du bietest { $other } ein Bündnis an{ era-terms-you }.
       *[no] { $seat } bietet { $other_you ->
            [yes] dir
           *[no] { $other }
        } ein Bündnis an{ era-terms }.
    }
era-event-offer-countered-buy =
    { $seat_you ->
        [yes] Gegenvorschlag: Du kaufst { $province } von { $other }{ era-terms-you }.
       *[no] Gegenvorschlag: { $seat } kauft { $province } von { $other_you ->
            [yes] dir
           *[no] { $other }
        }{ era-terms }.
    }
era-event-offer-countered-ally =
    { $seat_you ->
        [yes] Gegenvorschlag: Du schließt das Bündnis mit { $other }{ era-terms-you }.
       *[no] Gegenvorschlag: { $seat } schließt das Bündnis mit { $other_you ->
            [yes] dir
           *[no] { $other }
        }{ era-terms }.
    }
era-event-offer-accepted =
    { $seat_you ->
        [yes] Du nimmst das Angebot von { $other } an.
       *[no] { $seat } nimmt { $other_you ->
            [yes] dein Angebot
           *[no] das Angebot von { $other }
        } an.
    }
era-event-offer-refused =
    { $seat_you ->
        [yes] Du lehnst das Angebot von { $other } ab.
       *[no] { $seat } lehnt { $other_you ->
            [yes] dein Angebot
           *[no] das Angebot von { $other }
        } ab.
    }
era-event-offer-withdrawn =
    { $seat_you ->
        [yes] Du ziehst dein Angebot an { $other } zurück.
       *[no] { $seat } zieht das Angebot an { $other_you ->
            [yes] dich
           *[no] { $other }
        } zurück.
    }
era-event-enforced =
    { $seat_you ->
        [yes] Du setzt es mit drei Verträgen durch.
       *[no] { $seat } setzt es mit drei Verträgen durch.
    }
era-event-bought =
    { $seat_you ->
        [yes] Du kaufst { $province } von { $other } { era-for-thalers }.
       *[no] { $seat } kauft { $province } von { $other_you ->
            [yes] dir
           *[no] { $other }
        } { era-for-thalers }.
    }
era-event-alliance =
    { $seat_you ->
        [yes] Du
       *[no] { $seat }
    } und { $other_you ->
        [yes] du
       *[no] { $other }
    }: ab jetzt verbündet.
era-event-alliance-ended =
    Das Bündnis zwischen { $seat_you ->
        [yes] dir
       *[no] { $seat }
    } und { $other_you ->
        [yes] dir
       *[no] { $other }
    } endet.
era-event-alliance-broken =
    { $seat_you ->
        [yes] Du brichst das Bündnis mit { $other }.
       *[no] { $seat } bricht das Bündnis mit { $other_you ->
            [yes] dir
           *[no] { $other }
        }.
    }
era-event-offer-exchange =
    { $seat_you ->
        [yes] Du bietest { $other } einen Tausch an{ era-terms-you }.
       *[no] { $seat } bietet { $other_you ->
            [yes] dir
           *[no] { $other }
        } einen Tausch an{ era-terms }.
    }
era-event-offer-end-alliance =
    { $seat_you ->
        [yes] Du schlägst { $other } vor, das Bündnis zu beenden.
       *[no] { $seat } schlägt { $other_you ->
            [yes] dir
           *[no] { $other }
        } vor, das Bündnis zu beenden.
    }
era-event-exchanged =
    Tausch: { $seat_you ->
        [yes] du
       *[no] { $seat }
    } { $seat_you ->
        [yes] gibst
       *[no] gibt
    } { $give }, { $other_you ->
        [yes] du
       *[no] { $other }
    } { $other_you ->
        [yes] gibst
       *[no] gibt
    } { $ask }.
era-event-promise =
    { $seat_you ->
        [yes] Du versprichst { $other }: { era-promised }, bis Runde { $due }.
       *[no] { $seat } verspricht { $other_you ->
            [yes] dir
           *[no] { $other }
        }: { era-promised }, bis Runde { $due }.
    }
era-event-promise-kept =
    { $seat_you ->
        [yes] Du hast ein Versprechen an { $other } gehalten: { era-promised }.
       *[no] { $seat } hat ein Versprechen an { $other_you ->
            [yes] dich
           *[no] { $other }
        } gehalten: { era-promised }.
    }
era-event-promise-broken =
    { $seat_you ->
        [yes] Du hast ein Versprechen an { $other } gebrochen: { era-promised }.
       *[no] { $seat } hat ein Versprechen an { $other_you ->
            [yes] dich
           *[no] { $other }
        } gebrochen: { era-promised }.
    }
era-event-promise-lapsed =
    { $seat_you ->
        [yes] Dein Versprechen an { $other } ist verfallen: { era-promised }.
       *[no] Ein Versprechen von { $seat } an { $other_you ->
            [yes] dich
           *[no] { $other }
        } ist verfallen: { era-promised }.
    }
era-event-standing-order = Deine Daueranweisung gilt ab jetzt.
era-event-support-bid = Beistand: { era-support }.
era-support =
    { $ally_you ->
        [yes] du
       *[no] { $ally }
    } { $ally_you ->
        [yes] schickst
       *[no] schickt
    } { $count ->
        [one] 1 Vasallen
       *[other] { $count } Vasallen
    } an { $fighter_you ->
        [yes] dich
       *[no] { $fighter }
    } { era-for-thalers }
era-event-support-countered =
    { $seat_you ->
        [yes] Du nennst einen anderen Preis: { $thalers } Taler.
       *[no] { $seat } nennt einen anderen Preis: { $thalers } Taler.
    }
era-event-support-refused =
    { $seat_you ->
        [yes] Du lehnst den Beistand ab.
       *[no] { $seat } lehnt den Beistand ab.
    }
era-event-support =
    { $other_you ->
        [yes] Du
       *[no] { $other }
    } { $other_you ->
        [yes] hilfst
       *[no] hilft
    } { $seat_you ->
        [yes] dir
       *[no] { $seat }
    } mit { $count ->
        [one] 1 Vasallen
       *[other] { $count } Vasallen
    } { era-for-thalers }.

## Improvements, eras, cards

era-event-improvement =
    { $seat_you ->
        [yes] Du erforschst { $area } { era-level }{ era-for-cost }.
       *[no] { $seat } erforscht { $area } { era-level }{ era-for-cost }.
    }
era-event-free-army =
    { $seat_you ->
        [yes] Du bekommst einen Heeresvasallen.
       *[no] { $seat } bekommt einen Heeresvasallen.
    }
era-event-free-fleet =
    { $seat_you ->
        [yes] Du bekommst eine Flotte: { $sea }.
       *[no] { $seat } bekommt eine Flotte: { $sea }.
    }
era-event-era =
    { $seat_you ->
        [yes] Revolution: Du erreichst die Epoche { $era }{ $first ->
            [yes] , als Erster
           *[no] { "" }
        }.
       *[no] Revolution: { $seat } erreicht die Epoche { $era }{ $first ->
            [yes] , als Erster
           *[no] { "" }
        }.
    }
era-event-leader =
    { $seat_you ->
        [yes] Du bekommst einen weiteren Anführer.
       *[no] { $seat } bekommt einen weiteren Anführer.
    }
era-event-barbarians = Alle Barbaren werden stärker: { $era }.
era-event-card-scored =
    Wertung { $card }: { $placed ->
        [yes] { era-order } teilen sich den ersten Platz
       *[no] niemand ist platziert
    }.
era-event-card-scored-one =
    { $seat_you ->
        [yes] Wertung { $card }: Du bist Erster.
       *[no] Wertung { $card }: { $seat } liegt vorn.
    }
# What a card or a hamlet pays.
era-points =
    { $points ->
        [0] nichts
       *[other] { $points } Einfluss
    }
era-event-card-opened = Eine neue Einflusskarte liegt offen: { $card }.
era-event-card-revealed =
    { $seat_you ->
        [yes] Deine Karte { $card } bringt { era-points }.
       *[no] Die Karte von { $seat }, { $card }, bringt { era-points }.
    }

## The end

era-event-goal =
    { $seat_you ->
        [yes] Du erreichst ein Ziel: { $goal }.
       *[no] { $seat } erreicht ein Ziel: { $goal }.
    }
era-event-wiped-out =
    { $seat_you ->
        [yes] Du bist von der Karte gelöscht.
       *[no] { $seat } ist von der Karte gelöscht.
    }
era-event-last-round = Das Spiel endet mit dieser Runde: { $goal }.
era-event-game-over-one =
    { $seat_you ->
        [yes] Du gewinnst mit { $influence } Einfluss.
       *[no] { $seat } gewinnt mit { $influence } Einfluss.
    }
era-event-game-over =
    { $won ->
        [yes] { era-order } teilen sich den Sieg.
       *[no] Niemand ist übrig, um zu gewinnen.
    }
era-event-ended-shared = Alle haben sich auf ein gemeinsames Ergebnis geeinigt.
era-event-ended-agreed = Alle haben sich geeinigt, das Spiel zu beenden.
