# Die Tafeln von Era of Tribes und was man auf ihnen tut.
client-era-no-tribe = noch kein Stamm
# $n: the place in the turn order, $all: how many play
client-era-turn-place = spielt als { $n }. von { $all }
client-era-deciding = am Zug
client-era-passed = hat gepasst
client-era-revolted = Revolution in dieser Runde
client-era-peace = Friedensbringer
client-era-wiped = von der Karte verschwunden
client-era-winner = gewonnen
client-era-on-ring = Anführer auf dem Ring
client-era-influence = Einfluss
client-era-parade = Triumphzug
client-era-parade-at = Triumphzug auf Feld { $n }
client-era-morale = Moral
client-era-morale-counts = Wert { $n }
client-era-thalers = Taler
client-era-trade = Marker auf Handel
client-era-trade-markers = Handel bringt { $n } mehr
client-era-food = Nahrung
client-era-hunger = Hunger
client-era-leaders = Anführer
client-era-of = { $n } von { $all }
# $n: what the tribe has, $needed: what the next era asks for
client-era-of-needed = hat { $n }, braucht { $needed }
client-era-none = keine
client-era-grey = { $n } grau
client-era-free = Freie Vasallen
client-era-cities = Städte
# $n: how many cities Architecture allows
client-era-cities-most = höchstens { $n }
client-era-cities-none = Architektur I erlaubt die erste
client-era-provinces = Provinzen
client-era-treaties = Verträge
client-era-hamlets = Weiler
client-era-spent = { $n } verbraucht
client-era-army = Stehendes Heer
# $n: how many goods fight in it
client-era-army-tokens =
    { $n ->
        [one] 1 Gut
       *[other] { $n } Güter
    }
client-era-goods = Güter
client-era-used = { $n } benutzt
client-era-allies = Verbündete
client-era-ahead = Was bevorsteht
client-era-ahead-text =
    Die nächste Runde kostet { $fall ->
        [0] { $fall_influence ->
            [0] nichts
           *[other] { $fall_influence } Einfluss, weil die Moral ganz unten ist
        }
       *[other] { $fall ->
            [one] 1 Moralfeld
           *[other] { $fall } Moralfelder
        }{ $fall_influence ->
            [0] { "" }
           *[other] { " " }und { $fall_influence } Einfluss, weil die Moral nicht weiter fallen kann
        }
    }. Eine Expansion ohne Anführer ist { $expansion } wert. Ein Anführer auf Steuern bringt { $thalers } Taler und kostet { $morale ->
        [0] { $influence ->
            [0] nichts
           *[other] { $influence } Einfluss, weil die Moral ganz unten ist
        }
       *[other] { $morale ->
            [one] 1 Moralfeld
           *[other] { $morale } Moralfelder
        }{ $influence ->
            [0] { "" }
           *[other] { " " }und { $influence } Einfluss, weil die Moral nicht weiter fallen kann
        }
    }.
client-era-to-build = Noch zu bauende Städte und die Vasallen neben jeder
client-era-city-vassals =
    { $n ->
        [0] eine Stadt ohne Vasallen
       *[other] eine Stadt mit { $n } Vasallen
    }
client-era-fields = Meine Felder
client-era-field-used = in dieser Runde benutzt
client-era-leaders-count =
    { $n ->
        [one] 1 Anführer
       *[other] { $n } Anführer
    }
client-era-secret = Nur ich weiß
client-era-secret-was = Was nur ich wusste
client-era-own-card = Meine Einflusskarte
client-era-own-hamlets = Meine unbenutzten Weiler
client-era-compare = Alle Stämme vergleichen
client-era-as-seated = Nach Sitzplatz
client-era-era = Epoche
client-era-improvements = Fortschritte
client-era-luxury = Luxusgüter
client-era-military = Militärgüter
client-era-cards = Einflusskarten
client-era-card-own = Diese siehst nur du.
client-era-card-own-was = Diese war deine eigene.
client-era-standing = Stand von { $card }
client-era-first = liegt vorn
client-era-shared = teilt den ersten Platz
client-era-second = auf dem zweiten Platz
client-era-score = Diese Karte werten
client-era-no-cards = Noch liegt keine Karte offen.
client-era-pile =
    Ungesehen: { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } im Stapel, { $hamlets } Weiler in der Schachtel.
client-era-mine = Mein Stamm
client-era-others = Andere Stämme
client-era-order = Zugreihenfolge
client-era-order-was = Letzte Zugreihenfolge
client-era-ready = { $n } Anführer bereit
client-era-ring = { $name } hat seit Runde { $round } einen Anführer auf dem Ring der Zugreihenfolge.
client-era-ring-free = Der Ring der Zugreihenfolge ist frei.
client-era-alliances = Bündnisse
client-era-no-alliances = Keine.
client-era-promises = Versprechen
client-era-promises-past =
    { $n ->
        [one] 1 früheres Versprechen
       *[other] { $n } frühere Versprechen
    }
client-era-promise =
    { $giver } an { $to }: { era-promised }, bis Runde { $due } ({ $state ->
        [kept] gehalten
        [broken] gebrochen
        [lapsed] verfallen
        [over] bis zum Ende nicht fällig
       *[open] offen
    })
client-era-supply = Vorrat
client-era-supply-text =
    { $grey ->
        [one] 1 grauer Anführer
       *[other] { $grey } graue Anführer
    } anzuwerben, { $treaties ->
        [one] 1 Vertrag
       *[other] { $treaties } Verträge
    }, { $battlefields } Schlachtfeldmarker, { $legions ->
        [one] 1 Legion
       *[other] { $legions } Legionen
    }.
client-era-tracks = Leisten
client-era-influence-track = Einflussleiste
client-era-influence-track-about = Große Zeichen sind Einfluss; kleine mit Fahne sind Triumphzüge, die zum Anfang ziehen. Ein dicker Strich bedeutet ein schwarzes Feld (1 Einfluss), ein doppelter ein rotes (Moral).
client-era-field-black = schwarzes Feld
client-era-field-red = rotes Feld
client-era-influence-of = Einfluss von { $name }
client-era-parade-of = Triumphzug von { $name }
client-era-morale-track = Moralleiste
client-era-eras = Epochen
client-era-next = Nächste Epoche
client-era-met = erfüllt
# $n: how many of the three needs must be met
client-era-least = { $n } beliebige dieser 3
client-era-needed = Nötig
client-era-revolution-possible = möglich
client-era-reached = Weiteste Epoche
client-era-militia = Miliz
client-era-wheel = Rad der Fortschritte
client-era-improving = Das Rad, zum Auswählen
client-era-wheel-table = Fortschritte nach Gebiet und Stufe
client-era-area = Gebiet
client-era-price-free = kostenlos
client-era-next-level = Meine nächste Stufe
client-era-first-mark = zuerst erforscht
client-era-was-first = { $name } war zuerst da
client-era-last-level = letzte Stufe erreicht
client-era-missing = teurer, denn es fehlt: { $areas }
client-era-improve = Verbessern auf { $level }
client-era-by-source = Einfluss nach Herkunft
client-era-at-start = Zu Beginn
client-era-by-round = Einfluss Runde für Runde
client-era-sum = Insgesamt
client-era-dice = Kampfwürfel: geworfen und erwartet
client-era-dice-about =
    { $n ->
        [one] In 1 Kampfrunde wurde gewürfelt.
       *[other] In { $n } Kampfrunden wurde gewürfelt.
    }
client-era-attacker-die = Würfel des Angreifers
client-era-defender-die = Würfel des Verteidigers
client-era-attacker = Angreifer
client-era-defender = Verteidiger
client-era-expected = erwartet
client-era-battle = Schlacht
client-era-battle-in = Schlacht in { $province }
client-era-attacks = im Angriff
client-era-defends = in der Verteidigung
client-era-units =
    { $n ->
        [one] Einheit
       *[other] Einheiten
    }
client-era-markers = Marker:
client-era-battle-markers = Was über die Marker entscheidet
# $marker: which, $attackers and $defenders: what the sides bring, $holder: who takes it, $because: why
client-era-battle-marker =
    { $marker }{ $because ->
        [settled] { "" }
       *[other] { " " }{ $attackers } zu { $defenders }
    }: { $holder }{ $because ->
        [field] , weiter oben auf der Moralleiste
        [army] , mit dem größeren verbliebenen Heer
        [sea] , zur See gewinnt bei Gleichstand der Angreifer
        [land] , bei Gleichstand der Verteidiger
        [settled] , vor der ersten Runde entschieden
       *[more] { "" }
    }
client-era-battle-round = Runde { $n }
client-era-expansion = Expansion
client-era-expansion-of =
    Expansion von { $name } { $leaders ->
        [0] ohne Anführer, am Ende der Runde
        [one] mit 1 Anführer
       *[other] mit { $leaders } Anführern
    }{ $goods ->
        [0] { "" }
        [one] , 1 Gut
       *[other] , { $goods } Gütern
    }
client-era-part-place = Vasallen einsetzen
client-era-part-remove = Vasallen entfernen
client-era-part-move = Umwandeln und ziehen
client-era-part-cities = Städte gründen
client-era-part-battles = Schlachten schlagen
client-era-part-done = erledigt
client-era-left-place =
    { $points ->
        [one] 1 Punkt ist
       *[other] { $points } Punkte sind
    } übrig; es ist Platz für { $room }{ $mine ->
        [yes] ; du hast { $free ->
            [0] keinen freien Vasallen
            [one] 1 freien Vasallen
           *[other] { $free } freie Vasallen
        }.
       *[no] .
    }
client-era-left-remove =
    { $n ->
        [one] 1 Vasall muss
       *[other] { $n } Vasallen müssen
    } noch gehen.
client-era-left-move =
    { $n ->
        [one] 1 Figur kann
       *[other] { $n } Figuren können
    } noch ziehen; { $thalers } Taler zum Umwandeln.
client-era-left-cities = Städte: { $cities }, höchstens { $limit }; Nahrung { $food }.
client-era-left-battles =
    { $n ->
        [one] Noch 1 Schlacht
       *[other] Noch { $n } Schlachten
    } zu schlagen.
client-era-pieces = Figur wählen
client-era-piece =
    { $province }: { $n ->
        [one] 1 Figur
       *[other] { $n } Figuren
    }, bis zu { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
client-era-destinations = Dann ein Ziel
client-era-destinations-from = Von { $province }
client-era-choose-piece = Karte und Liste der Möglichkeiten tun dasselbe.
client-era-talks = Verhandlungen
client-era-offer-end = schlägt vor, das Bündnis zu beenden
# $sides: wer etwas gibt, $get, $give: Taler und Verträge
client-era-offer-terms =
    { $sides ->
        [both] du bekommst { $get } und gibst { $give }
        [get] du bekommst { $get }
       *[give] du gibst { $give }
    }
client-era-draft = Auswahl
client-era-take = Dies wählen
client-era-topic-battles = Schlachten
client-era-topic-land = Land und Städte
client-era-topic-talks = Diplomatie
client-era-topic-points = Einfluss und Fortschritt
client-era-say-tribe = { $name }, { $tribe }: Einfluss { $influence }, Moral { $morale }, Taler { $thalers }, Nahrung { $food }, Städte { $cities }, Anführer bereit { $ready } von { $leaders }, freie Vasallen { $free }.
client-era-say-own = Deine Karte: { $card }. Deine Weiler: { $hamlets }.
client-era-say-card =
    { $own ->
        [yes] Nur du siehst sie: { $card }
       *[no] { $card }
    }: { $counts }.
client-era-strip = Stämme
# $tribe: the tribe's name, $state: whether it must decide now
client-era-strip-cell =
    { $name }, { $tribe }: Einfluss { $influence }, { $thalers } Taler, noch { $leaders } Anführer, Heer { $army }, { $era }{ $state ->
        [now] , muss jetzt entscheiden
        [passed] , hat gepasst
       *[other] { "" }
    }
client-era-strip-now = am Zug
client-era-strip-influence = Einfluss
# $n: the number before it
client-era-strip-thalers =
    { $n ->
       *[other] Taler
    }
client-era-strip-leaders =
    { $n ->
       *[other] Anführer
    }
client-era-strip-army = im Heer

# $name: whose, $influence: how much
client-era-answer-score = { $name }: { $influence } Einfluss.
