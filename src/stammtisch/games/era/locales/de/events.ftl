# What happened, one line an event. For every player $x there is $x_you: yes if the reader is that player, else no.
# Extras of an offer, as the end of a sentence.
era-terms =
    { $terms ->
        [none] { "" }
        [give] , gibt { $give } dazu
        [ask] , verlangt { $ask } dazu
       *[both] , gibt { $give }, verlangt { $ask }
    }

# The same where the reader gives.
era-terms-you =
    { $terms ->
        [none] { "" }
        [give] , dazu gibst du { $give }
        [ask] , dazu bekommst du { $ask }
       *[both] , dazu gibst du { $give } und bekommst { $ask }
    }
era-deal-other =
    { $terms ->
        [none] Du gibst nichts und bekommst nichts
        [give] Du bekommst { $give }
        [ask] Du gibst { $ask }
       *[both] Du bekommst { $give } und gibst { $ask }
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
        [1] { $first }
        [2] { $first }, { $second }
        [3] { $first }, { $second }, { $third }
        [4] { $first }, { $second }, { $third }, { $fourth }
        [5] { $first }, { $second }, { $third }, { $fourth }, { $fifth }
       *[6] { $first }, { $second }, { $third }, { $fourth }, { $fifth }, { $sixth }
    }
era-together =
    { $players ->
        [1] { $first }
        [2] { $first } und { $second }
        [3] { $first }, { $second } und { $third }
        [4] { $first }, { $second }, { $third } und { $fourth }
        [5] { $first }, { $second }, { $third }, { $fourth } und { $fifth }
       *[6] { $first }, { $second }, { $third }, { $fourth }, { $fifth } und { $sixth }
    }
era-event-cards-drawn = Du ziehst { $cards }.
era-event-card-kept = Du behältst { $card } und legst { $rejected } ab.
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

era-event-round = Runde { $round } beginnt.
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
        [yes] Du hast keinen Anführer mehr und bist diese Runde nicht mehr am Zug.
       *[no] { $seat } hat keinen Anführer mehr und ist diese Runde nicht mehr am Zug.
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
        [yes] Ende der Runde: Deine Expansion ohne Anführer beginnt.
       *[no] Ende der Runde: Die Expansion von { $seat } ohne Anführer beginnt.
    }
era-event-autoexpansion-goods =
    { $seat_you ->
        [yes] Ende der Runde: Deine Expansion ohne Anführer beginnt. Güter: { $goods }.
       *[no] Ende der Runde: Die Expansion von { $seat } ohne Anführer beginnt. Güter: { $goods }.
    }
era-event-ring-free =
    { $seat_you ->
        [yes] Dein Anführer kommt vom Ring zurück.
       *[no] Der Anführer von { $seat } kommt vom Ring zurück.
    }
era-event-surplus =
    { $seat_you ->
        [yes] Aufräumen: { $vassals ->
            [one] 1 deiner Vasallen verlässt
           *[other] { $vassals } deiner Vasallen verlassen
        } die Karte.
       *[no] Aufräumen: { $vassals ->
            [one] 1 Vasall von { $seat } verlässt
           *[other] { $vassals } Vasallen von { $seat } verlassen
        } die Karte.
    }
era-event-army-goods =
    { $seat_you ->
        [yes] Du legst { $count ->
            [0] kein Gut
            [one] 1 Gut
           *[other] { $count } Güter
        } in dein Heer.
       *[no] { $seat } legt { $count ->
            [0] kein Gut
            [one] 1 Gut
           *[other] { $count } Güter
        } ins Heer.
    }

## Tracks

era-event-morale-up =
    { $seat_you ->
        [yes] Deine Moral steigt um { $count } ({ $cause }).
       *[no] Die Moral von { $seat } steigt um { $count } ({ $cause }).
    }
era-event-morale-down =
    { $seat_you ->
        [yes] Deine Moral fällt um { $count } ({ $cause }).
       *[no] Die Moral von { $seat } fällt um { $count } ({ $cause }).
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
        [yes] Deine Nahrung steigt um { $count }, jetzt { $balance }.
       *[no] Die Nahrung von { $seat } steigt um { $count }, jetzt { $balance }.
    }
era-event-food-down =
    { $seat_you ->
        [yes] Deine Nahrung sinkt um { $count }, jetzt { $balance }.
       *[no] Die Nahrung von { $seat } sinkt um { $count }, jetzt { $balance }.
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
        [yes] Expansion: Du setzt keinen Vasallen ein und entfernst keinen.
       *[no] Expansion: { $seat } setzt keinen Vasallen ein und entfernt keinen.
    }
era-event-expansion-up =
    { $seat_you ->
        [yes] Expansion: Du darfst { $count ->
            [one] einen
           *[other] { $count }
        } Vasallen einsetzen.
       *[no] Expansion: { $seat } darf { $count ->
            [one] einen
           *[other] { $count }
        } Vasallen einsetzen.
    }
era-event-expansion-down =
    { $seat_you ->
        [yes] Expansion: Du musst { $count ->
            [one] einen
           *[other] { $count }
        } Vasallen entfernen.
       *[no] Expansion: { $seat } muss { $count ->
            [one] einen
           *[other] { $count }
        } Vasallen entfernen.
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
        [yes] Du segelst von { $from } nach { $to }.
       *[no] { $seat } segelt von { $from } nach { $to }.
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
        [yes] Du baust{ era-for-cost } eine Flotte in { $to }.
       *[no] { $seat } baut{ era-for-cost } eine Flotte in { $to }.
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
        [yes] Du baust eine Stadt in { $province }.
       *[no] { $seat } baut eine Stadt in { $province }.
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
            [one] einem Vasallen
           *[other] { $cubes } Vasallen
        } an.
       *[no] { $seat } greift { $other_you ->
            [yes] dich
           *[no] { $other }
        } in { $province } mit { $cubes ->
            [one] einem Vasallen
           *[other] { $cubes } Vasallen
        } an.
    }
era-event-attack-barbarians =
    { $seat_you ->
        [yes] Du greifst die Barbaren in { $province } mit { $cubes ->
            [one] einem Vasallen
           *[other] { $cubes } Vasallen
        } an.
       *[no] { $seat } greift die Barbaren in { $province } mit { $cubes ->
            [one] einem Vasallen
           *[other] { $cubes } Vasallen
        } an.
    }
era-event-sea-battle-wanted =
    { $seat_you ->
        [yes] Du willst eine Seeschlacht in { $province }.
       *[no] { $seat } will eine Seeschlacht in { $province }.
    }
era-event-sea-battle-unwanted =
    { $seat_you ->
        [yes] Du willst keine Seeschlacht in { $province }.
       *[no] { $seat } will keine Seeschlacht in { $province }.
    }
era-event-battle = { era-battle-sides }.
# Who fights whom with how many, as the beginning of a sentence.
era-battle-sides =
    Schlacht in { $province }: { $attacker_you ->
        [yes] du
       *[no] { $attacker }
    } mit { $attackers ->
        [one] 1 Einheit
       *[other] { $attackers } Einheiten
    } gegen { $defender_you ->
        [yes] dich
       *[no] { $defender }
    } mit { $defenders }
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
era-event-battle-over-defender =
    { $attacker_you ->
        [yes] Dein Angriff auf { $province } ist abgewehrt.
       *[no] Der Angriff von { $attacker } auf { $province } ist abgewehrt.
    }
era-event-battle-over-draw = Die Schlacht in { $province } überlebt niemand.
era-event-battlefield = { $province } wird zum historischen Schlachtfeld: +{ $marker }.
era-event-plunder-vassals =
    { $seat_you ->
        [yes] Du plünderst { $province } und würfelst eine { $die }.
       *[no] { $seat } plündert { $province } und würfelt eine { $die }.
    }
era-event-plunder-city =
    { $seat_you ->
        [yes] Du plünderst die Stadt in { $province } und würfelst eine { $die }.
       *[no] { $seat } plündert die Stadt in { $province } und würfelt eine { $die }.
    }
era-event-plundered =
    { $seat_you ->
        [yes] Du erbeutest { $thalers } Taler; { $other } kann { $paid } zahlen.
       *[no] { $seat } erbeutet { $thalers } Taler; { $other_you ->
            [yes] du kannst
           *[no] { $other } kann
        } { $paid } zahlen.
    }

## Hamlets

era-event-hamlet-won = { $seat } gewinnt den Weiler von { $province }.
era-event-hamlet-won-own = Du gewinnst den Weiler von { $province }: „{ $hamlet }“.
era-event-hamlet-won-colour = { $seat } gewinnt den Weiler von { $province }: Es ist ein { $colour }.
era-event-hamlet-used =
    { $seat_you ->
        [yes] Du benutzt den Weiler „{ $hamlet }“.
       *[no] { $seat } benutzt den Weiler „{ $hamlet }“.
    }
era-event-hamlet-mercenary =
    { $seat_you ->
        [yes] Du schickst den Weiler „{ $hamlet }“ als Söldner.
       *[no] { $seat } schickt den Weiler „{ $hamlet }“ als Söldner.
    }
era-event-mercenary-back =
    { $seat_you ->
        [yes] Der Söldner, der aussetzte, kehrt unbenutzt zu dir zurück: „{ $hamlet }“.
       *[no] Der Söldner, der aussetzte, kehrt unbenutzt zu { $seat } zurück: „{ $hamlet }“.
    }
era-event-hamlet-gone = Der Weiler von { $province } kommt verdeckt in die Schachtel zurück.
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
        [yes] Dein Weiler „{ $hamlet }“ bringt { era-points }.
       *[no] Der Weiler „{ $hamlet }“ von { $seat } bringt { era-points }.
    }

## Diplomacy

era-event-hire =
    { $seat_you ->
        [yes] Du wirbst einen grauen Anführer an.
       *[no] { $seat } wirbt einen grauen Anführer an.
    }
era-event-peace =
    { $seat_you ->
        [yes] Du bist in dieser Runde Friedensbringer.
       *[no] { $seat } ist in dieser Runde Friedensbringer.
    }
era-event-influence =
    { $seat_you ->
        [yes] Du stellst einen Anführer auf den Ring der Zugreihenfolge.
       *[no] { $seat } stellt einen Anführer auf den Ring der Zugreihenfolge.
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
        [yes] Gegenvorschlag: Du verkaufst { $province } an { $other }{ era-terms-you }.
       *[no] Gegenvorschlag: { $seat } verkauft { $province } an { $other_you ->
            [yes] dich
           *[no] { $other }
        }{ era-terms }.
    }
era-event-offer-countered-ally =
    { $seat_you ->
        [yes] Gegenvorschlag: Du verbündest dich mit { $other }{ era-terms-you }.
       *[no] Gegenvorschlag: { $seat } verbündet sich mit { $other_you ->
            [yes] dir
           *[no] { $other }
        }{ era-terms }.
    }
# Was angeboten war, als Ende eines Satzes. $give, $ask: was gibt und bekommt, wer es anbot
era-offer-named =
    { $what ->
        [exchange] : { $give } für { $ask }
        [gift] : { $give } als Geschenk
        [request] : { $ask } für nichts
        [end_alliance] : Ende des Bündnisses
        [buy] : Kauf von { $province }
        [ally] : ein Bündnis
       *[told_before] { "" }
    }
era-event-offer-accepted =
    { $seat_you ->
        [yes] Du nimmst das Angebot von { $other } an{ era-offer-named }.
       *[no] { $seat } nimmt { $other_you ->
            [yes] dein Angebot
           *[no] das Angebot von { $other }
        } an{ era-offer-named }.
    }
era-event-offer-refused =
    { $seat_you ->
        [yes] Du lehnst das Angebot von { $other } ab{ era-offer-named }.
       *[no] { $seat } lehnt { $other_you ->
            [yes] dein Angebot
           *[no] das Angebot von { $other }
        } ab{ era-offer-named }.
    }
era-event-offer-withdrawn =
    { $seat_you ->
        [yes] Du ziehst dein Angebot an { $other } zurück.
       *[no] { $seat } zieht das Angebot an { $other_you ->
            [yes] dich
           *[no] { $other }
        } zurück.
    }
era-event-offer-lapsed =
    { $seat_you ->
        [yes] Die Runde endet ohne Antwort: Dein Angebot an { $other } verfällt.
       *[no] Die Runde endet ohne Antwort: Das Angebot von { $seat } an { $other_you ->
            [yes] dich
           *[no] { $other }
        } verfällt.
    }
era-event-enforced =
    { $seat_you ->
        [yes] Du setzt das abgelehnte Angebot mit drei Verträgen durch.
       *[no] { $seat } setzt das abgelehnte Angebot mit drei Verträgen durch.
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
        [yes] Du und { $other } seid jetzt verbündet.
       *[no] { $other_you ->
            [yes] { $seat } und du seid jetzt verbündet.
           *[no] { $seat } und { $other } sind jetzt verbündet.
        }
    }
era-event-alliance-ended =
    { $seat_you ->
        [yes] Dein Bündnis mit { $other } endet.
       *[no] { $other_you ->
            [yes] Dein Bündnis mit { $seat } endet.
           *[no] Das Bündnis von { $seat } und { $other } endet.
        }
    }
era-event-alliance-broken =
    { $seat_you ->
        [yes] Du brichst das Bündnis mit { $other }.
       *[no] { $seat } bricht das Bündnis mit { $other_you ->
            [yes] dir
           *[no] { $other }
        }.
    }
era-event-offer-exchange =
    { $terms ->
        [give] { $seat_you ->
            [yes] Du bietest { $other } { $give } als Geschenk an.
           *[no] { $seat } bietet dir { $give } als Geschenk an.
        }
        [ask] { $seat_you ->
            [yes] Du bittest { $other } um { $ask } als Geschenk.
           *[no] { $seat } bittet dich um { $ask } als Geschenk.
        }
       *[both] { $seat_you ->
            [yes] Du bietest { $other } { $give } für { $ask } an.
           *[no] { $seat } bietet dir { $give } für { $ask } an.
        }
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
        [yes] Du gibst
       *[no] { $seat } gibt
    } { $give }, { $other_you ->
        [yes] du gibst
       *[no] { $other } gibt
    } { $ask }.
era-promise-told_before = was zuvor versprochen wurde
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
era-event-support-asked =
    { $seat_you ->
        [yes] Du bittest { $other } um { era-support }.
       *[no] { $seat } bittet { $other_you ->
            [yes] dich
           *[no] { $other }
        } um { era-support }.
    }
era-event-support-offered =
    { $seat_you ->
        [yes] Du bietest { $other } { era-support } an.
       *[no] { $seat } bietet { $other_you ->
            [yes] dir
           *[no] { $other }
        } { era-support } an.
    }
era-support =
    Beistand mit { $count ->
        [one] einem Vasallen
       *[other] { $count } Vasallen
    } ({ era-for-thalers })
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
        [yes] Du stehst
       *[no] { $other } steht
    } { $seat_you ->
        [yes] dir
       *[no] { $seat }
    } { era-for-thalers } mit { $count ->
        [one] einem Vasallen
       *[other] { $count } Vasallen
    } bei.

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
        [yes] Du bekommst eine Flotte in { $sea }.
       *[no] { $seat } bekommt eine Flotte in { $sea }.
    }
era-event-era =
    { $seat_you ->
        [yes] Revolution: Du erreichst{ $first ->
            [yes] { " " }zuerst
           *[no] { "" }
        } die Epoche { $era }.
       *[no] Revolution: { $seat } erreicht{ $first ->
            [yes] { " " }zuerst
           *[no] { "" }
        } die Epoche { $era }.
    }
era-event-leader =
    { $seat_you ->
        [yes] Du bekommst einen weiteren Anführer.
       *[no] { $seat } bekommt einen weiteren Anführer.
    }
era-event-barbarians = Alle Barbaren werden stärker, denn eine Epoche ist erreicht: { $era }.
era-event-card-scored =
    Die Karte { $card } wird gewertet: { $placed ->
        [yes] { era-together } teilen sich den ersten Platz
       *[no] Niemand ist platziert
    }.
era-event-card-scored-one =
    { $seat_you ->
        [yes] Die Karte { $card } wird gewertet: Du liegst vorn.
       *[no] Die Karte { $card } wird gewertet: { $seat } liegt vorn.
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
        [yes] Deine eigene Karte, { $card }, bringt { era-points }.
       *[no] Die eigene Karte von { $seat }, { $card }, bringt { era-points }.
    }
era-event-card-revealed-behind =
    { $seat_you ->
        [yes] Deine eigene Karte, { $card }, bringt nichts: { $other } liegt vorn.
       *[no] Die eigene Karte von { $seat }, { $card }, bringt nichts: { $other_you ->
            [yes] Du liegst vorn
           *[no] { $other } liegt vorn
        }.
    }
era-event-card-revealed-nothing =
    { $seat_you ->
        [yes] Deine eigene Karte, { $card }, bringt nichts
       *[no] Die eigene Karte von { $seat }, { $card }, bringt nichts
    }: { $placed ->
        [yes] { era-together } liegen vorn
       *[no] Niemand ist platziert
    }.

## The end

era-event-goal =
    { $seat_you ->
        [yes] Du erreichst ein Ziel: { $goal }.
       *[no] { $seat } erreicht ein Ziel: { $goal }.
    }
era-event-wiped-out =
    { $seat_you ->
        [yes] Dein Stamm ist von der Karte verschwunden.
       *[no] Der Stamm von { $seat } ist von der Karte verschwunden.
    }
era-event-last-round = Das Spiel endet mit dieser Runde: { $goal }.
era-event-game-over-one =
    { $seat_you ->
        [yes] Du gewinnst mit { $influence } Einfluss.
       *[no] { $seat } gewinnt mit { $influence } Einfluss.
    }
era-event-game-over =
    { $won ->
        [yes] { era-together } teilen sich den Sieg.
       *[no] Niemand ist übrig, um zu gewinnen.
    }
era-event-ended-shared = Alle haben sich auf ein gemeinsames Ergebnis geeinigt.
era-event-ended-agreed = Alle haben sich geeinigt, das Spiel zu beenden.
