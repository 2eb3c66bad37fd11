# Every word of the browser client.

## The start page

client-title-start = Stammtisch
client-motto = Hier sitzt, wer wiederkommt
client-start-title = Setz dich dazu
client-start-about = Spiele um alte Völker, jede Regel inbegriffen: mit Maus, Tastatur oder Screenreader, alle am selben Tisch.
client-new-title = Ein neuer Tisch
client-new-game = Spiel
client-new-name = Dein Name
client-new-name-missing = Bitte gib deinen Namen ein.
client-new-players = Spieler
# $n: how many players
client-new-players-n = { $n } Spieler
client-new-seat = Dein Platz
# $n: the number of the seat in turn order
client-new-seat-n = Platz { $n }
client-new-seat-any = Irgendein Platz, per Zufall
# $n: how many options differ from their default
client-new-options =
    { $n ->
        [0] Hausregeln: keine, alles nach Regelheft
       *[other] Hausregeln: { $n } geändert
    }
client-new-options-about = Jede klärt eine Frage, die das Regelheft offenlässt oder die viele Runden lieber anders spielen.
client-new-option-default = (üblich)
client-new-go = Hinsetzen und spielen
client-bot-greedy = Geübt
client-bot-random = Spielt zufällig
client-bot-greedy-about = Geübte Bots tun, was ihnen im Augenblick am besten scheint, und kennen jede Regel.
client-bot-random-about = Bots, die zufällig spielen, tun irgendetwas, was die Regeln erlauben: für einen ersten Blick oder zum Lachen.
client-tables = Deine Tische
client-tables-none = Du hast noch keine Tische. Sie erscheinen hier, damit du zu ihnen zurückkehren kannst.
client-tables-your-turn = Du bist dran
client-tables-reminded = Du bist dran: Jemand hat dich erinnert
client-tables-reminded-offer = Jemand hat dich an ein Angebot erinnert
# $n: offers
client-tables-to-answer = { $n ->
    [one] Ein Angebot wartet auf deine Antwort
   *[other] { $n } Angebote warten auf deine Antwort
}
client-tables-waiting = Wartet auf andere
client-tables-over = Beendet
client-tables-broken = Lässt sich nicht öffnen: Das Gespeicherte ist beschädigt

## Everywhere

client-close = Schließen
client-loading = Einen Moment …
client-unreachable = Der Server antwortet nicht. Bitte versuche es gleich noch einmal.
# $status: the number of the answer, $code: its name
client-problem = Der Server hat das abgelehnt ({ $status }, { $code }).
client-to-start = Zur Startseite
client-you = Du
client-player = Spieler
client-bot = Bot

## The table

# $game: the game's name
client-title-table = { $game }, Stammtisch
client-title-turn = Du bist dran: { $game }, Stammtisch
client-title-answer = Deine Antwort: { $game }, Stammtisch
client-title-over = Beendet: { $game }, Stammtisch
client-table = Tisch
client-decision = Entscheidung
client-parts = Teile der Seite
client-part-decision = Entscheiden
client-part-map = Karte
client-part-others = Andere
client-part-middle = Tafeln
client-part-log = Verlauf
# $n: the number of the round
client-round = Runde { $n }
client-waiting = Bitte warten …
# $names: who is waited for
client-waiting-for = Gewartet wird auf { $names }.
# $n: offers, $names: whose
client-offers-wait = { $n ->
    [one] Ein Angebot von { $names } wartet auf dich.
   *[other] { $n } Angebote von { $names } warten auf dich.
}
client-needs-you = Braucht dich
client-also-waiting = Auch gefragt: { $names }.
client-over = Das Spiel ist aus.
client-reconnecting = Die Verbindung ist weg. Sie wird neu aufgebaut …
client-reconnected = Wieder verbunden.
client-no-seat = Du hast keinen Platz an diesem Tisch.
client-just-now = Gerade eben
client-no-news = Seit deiner letzten Aktion ist nichts geschehen.
# $before: sentences
client-no-news-but = Nichts seit deiner letzten Aktion. Davor: { $before }
# $n: how many options can be chosen, $refused: how many cannot, $forms: how many forms can be filled in
client-options-count =
    { $n ->
        [one] 1 Möglichkeit
       *[other] { $n } Möglichkeiten
    }{ $forms ->
        [0] {""}
        [one] {" "}und ein Formular
       *[other] {" "}und { $forms } Formulare
    }{ $refused ->
        [0] .
       *[other] , { $refused } weitere nicht möglich.
    }
client-undo = Zurücknehmen
client-undo-none = Nichts zurückzunehmen
# $line: what would be taken back
client-undo-to = Zurücknehmen: { $line }
client-undone = (zurückgenommen)
# $line: what was taken back, $n: how many actions of one plan
client-undo-done =
    { $n ->
        [one] Zurückgenommen: { $line }
       *[other] Zurückgenommen, alle { $n } Schritte: { $line }
    }

## Options

# $cost: what it takes
client-option-cost = Kostet { $cost }
client-option-barrier = Lässt sich nicht zurücknehmen.
client-option-barrier-short = endgültig
client-option-refused = Nicht möglich:
# $n: the option's place, $total: how many there are that can be chosen, or that cannot
client-option-position = { $n } von { $total }
client-option-position-refused = Nicht möglich { $n } von { $total }
# $action: the option
client-confirm-title = Wirklich: { $action }?
client-confirm-barrier = Das lässt sich nicht zurücknehmen.
client-confirm-yes = Ja, so machen
client-confirm-no = Nein, zurück
client-form-none = offenlassen
client-form-choose = Bitte wählen
# $field: the field's label, $value: what is chosen
client-form-field = { $field }: { $value }
# $field: the field's label
client-form-missing = Bitte erst wählen: „{ $field }“.
client-form-incomplete = Noch nicht vollständig.
client-form-go = Ein Angebot zusammenstellen
# $text: die Felder und was gewählt wurde
client-form-sent = Gesendet: { $text }.
client-form-ends-undo = Danach lässt sich nichts zurücknehmen, was du vorher getan hast.
# $text: the fields and what is chosen
client-form-readback = { $text }.
# $n: how many
client-form-listed = Alle { $n } einfachen als Liste
client-orders = Daueranweisungen
client-order = Anweisung
client-order-give = Diese Anweisung geben
client-orders-now = Jetzt in Kraft
client-orders-none = Du hast keine Daueranweisungen gegeben: Du wirst jedes Mal gefragt.
client-orders-about = Sie antworten sofort für dich, wenn die Frage kommt, und nur du siehst sie.

## The command box and the keys

client-command-open = Aktion eintippen
client-command-title = Aktion eintippen
client-command-label = Aktion, in Worten oder in Notation
client-command-list = Passende Aktionen
client-command-waiting = Du wirst gerade nichts gefragt. Nur Fragen werden beantwortet, zum Beispiel: { client-query-help }.
client-command-none = Keine Aktion der Liste passt. Die Eingabetaste schickt die Zeile so ab, wie sie dasteht.
# $option: an action
client-command-again = Lässt sich nicht zurücknehmen. Noch einmal die Eingabetaste führt es aus: { $option }
client-command-query = Eine Frage: Die Eingabetaste beantwortet sie.
# $n: actions
client-command-near = { $n ->
    [one] Nichts passt. Eine Aktion ist ähnlich: Pfeil ab führt hin. Die Eingabetaste schickt die Zeile so ab, wie sie dasteht.
   *[other] Nichts passt. { $n } Aktionen sind ähnlich: Pfeil ab führt hin. Die Eingabetaste schickt die Zeile so ab, wie sie dasteht.
}
# What can be asked in the command box: one or several names, with commas between them
client-query-help = Hilfe
client-query-score = Stand, Punkte, Einfluss
client-query-clock = Uhr, Zeit
client-query-who = wer
client-query-goods = Güter, Waren
client-query-why-not = warum nicht, warum
client-query-log = Verlauf, Protokoll
client-query-since = seit, Neues
client-query-phase = Phase
# $names: what can be asked
client-answer-help = Du kannst eine Aktion in Worten oder in Notation eintippen oder fragen: { $names }. Auf manche folgen Wörter: Güter und ein Name, warum nicht und eine Aktion, Verlauf und eine Zahl.
client-answer-clock = An diesem Tisch läuft keine Uhr: Alle haben so viel Zeit, wie sie brauchen.
client-answer-who-you = Das Spiel wartet auf dich.
client-answer-no-goods = In diesem Spiel gibt es keine Güter.
# $name: what was typed, $names: who plays
client-answer-nobody = Hier heißt niemand { $name }. Es spielen { $names }.
# $words: what was typed
client-answer-why-none = Keine Aktion, die jetzt verwehrt ist, passt: { $words }
# $option: an action
client-answer-why-may = Das darfst du: { $option }
# $name: whose, $goods: each with its number
client-answer-goods = { $name }: { $goods }.
# $n: how many that can be done fit, $total: how many there are, $refused: how many fit that cannot, $marked: whether one is
client-command-count = { $n } von { $total } Aktionen{ $refused ->
        [0] .
       *[other] , { $refused } weitere nicht möglich.
    }{ $marked ->
        [yes] {" "}Die Eingabetaste führt die markierte aus.
       *[no] {" "}Schreib, oder wähle mit Pfeil ab.
    }
client-keys-open = Tasten
client-keys-title = Tasten
client-keys-about = Buchstaben gelten, solange kein Textfeld den Fokus hat. Alles ist auch mit Tab erreichbar.
client-keys-away = Sie gelten an einem Tisch.
client-keys-key = Taste
client-keys-does = Was sie tut
client-keys-shift = Umschalt
client-keys-arrows = Pfeil auf und Pfeil ab
client-keys-sideways = Pfeil links und Pfeil rechts
client-keys-letters = Andere Buchstaben
client-key-command = Aktion eintippen
client-key-prompt = Noch einmal sagen, was gefragt ist
client-key-tribe = Sagen, wie ich dastehe
client-key-tribes = Sagen, wie alle dastehen
client-key-hand = Sagen, was nur ich weiß: meine Karten
client-key-board = Sagen, was für alle offen liegt: das Brett des Marktes oder die Einflusskarten
client-key-news = Sagen, was seit meiner letzten Aktion geschehen ist
client-key-undo = Meine letzte Aktion zurücknehmen
client-key-log = Zum Verlauf gehen
client-key-keys = Diese Tasten zeigen
client-key-arrows = Nächste und vorige Möglichkeit; von der Frage aus zur ersten und zur letzten, wie Pos1 und Ende; im Verlauf die nächste und die vorige Zeile
client-key-sideways = Im Verlauf über Orte, Regeln und Augenblicke; auf einer gefalteten Gruppe von Möglichkeiten: zu- und aufklappen (* klappt alle auf)
client-key-letters = In der Liste der Möglichkeiten: die nächste, die so beginnt; mit Umschalt auch ein Buchstabe, der selbst eine Taste ist, etwa E
client-key-enter = Die Möglichkeit mit dem Fokus wählen; bei einer unmöglichen die Regel lesen
client-key-escape = Zurück zur Frage; schließen, was offen ist

## Rules

# $rule: the rule's number
client-rule-title = Regel { $rule }
client-rule-language = Den Regeltext gibt es nur auf Englisch.
client-rule-unknown = Zu dieser Regel gibt es keinen Text.

## The log

client-log = Spielverlauf
client-log-about = Thema
client-log-everything = Alles
client-log-player = Spieler
client-log-everybody = Alle
client-log-empty = Bisher nichts davon.
client-log-beginning = Vor der ersten Runde
client-log-news = Neu seit deiner letzten Aktion
client-log-rule = Regel { $rule }: { $section }
client-log-newest = Zum Neuesten
client-log-keys = Pfeil auf und Pfeil ab gehen von Zeile zu Zeile, von der neuesten an; Pfeil rechts und Pfeil links zu Orten, Regeln und Augenblicken.
# $only: a topic, a player, or both
client-log-only = Nur dies ist zu sehen: { $only }. Die Felder vor dem Verlauf ändern das.

## The end

client-end-nobody = Niemand hat gewonnen
# $names: the winners, $n: how many, $you: whether the reader is among them
client-end-won =
    { $you ->
        [yes] { $n ->
            [one] Du hast gewonnen!
           *[other] Ihr habt gemeinsam gewonnen: { $names }
        }
       *[no] { $n ->
            [one] { $names } hat gewonnen
           *[other] { $names } haben gewonnen
        }
    }
client-end-dice = Die Würfel prüfen
client-end-dice-about = Aller Zufall dieses Spiels stammt aus einem einzigen geheimen Startwert. Sein Fingerabdruck stand von Anfang an da; nun ist der Startwert bekannt, und alle können mit der Aufzeichnung nachprüfen, dass kein Würfel und keine Karte verändert wurde.
client-end-commitment = Fingerabdruck, von Anfang an gezeigt
client-end-seed = Startwert
client-end-record = Aufzeichnung speichern

## Age of Heroes

client-heroes-mine = Mein Volk
client-heroes-others = Andere Völker
client-heroes-none = keine
client-heroes-cities = Städte
client-heroes-armies = Armeen
client-heroes-fortresses = Festungen
client-heroes-monument = Monument
# $n: stones laid, $full: stones of a full monument, $card: what it is built of
client-heroes-monument-progress = { $n } von { $full } { $card }
client-heroes-cards-in-hand = Handkarten
client-heroes-roads = Straßen zu
client-heroes-standing = Stand
client-heroes-first = Startspieler
client-heroes-on-turn = Am Zug
client-heroes-deciding = Entscheidet
client-heroes-claim = Letzter Zug
client-heroes-say-claim = Der letzte Zug dieses Volkes hat begonnen.
client-heroes-out = Ausgeschieden
client-heroes-playing = Im Spiel
client-heroes-compare = Alle Völker vergleichen
# $n: how many armies, $led: how many of them have a general, $away: how many are at war or under an Earthquake
client-heroes-armies-count =
    { $n }{ $led ->
        [0] {""}
       *[other] , { $led } mit General
    }{ $away ->
        [0] {""}
       *[other] , { $away } nicht einsatzfähig
    }
# $n: how many armies, $led: whether generals lead them, $place: where they are
client-heroes-army-group =
    { $led ->
        [yes] { $n ->
            [one] 1 Armee mit General
           *[other] { $n } Armeen mit General
        }
       *[no] { $n ->
            [one] 1 Armee
           *[other] { $n } Armeen
        }
    } { $place ->
        [home] zu Hause
        [sent] in den Krieg geschickt
        [away] fort im Krieg
       *[quaked] vom Erdbeben getroffen
    }
# $n: how many cards
client-heroes-hand =
    { $n ->
        [one] Hand: 1 Karte
       *[other] Hand: { $n } Karten
    }
client-heroes-hand-empty = Keine Karten auf der Hand.
client-heroes-own-special = für dein Monument
client-heroes-stocks = Auf dem Tisch
client-heroes-supply = Noch zu bauen
# $n: how many cards
client-heroes-deck =
    { $n ->
        [0] Der Stapel ist aufgebraucht.
        [one] 1 Karte liegt noch im Stapel.
       *[other] { $n } Karten liegen noch im Stapel.
    }
# $n: how many cards
client-heroes-discard =
    { $n ->
        [0] Ablage: leer
        [one] Ablage: 1 Karte
       *[other] Ablage: { $n } Karten
    }
client-heroes-no-roads = Es sind keine Straßen gebaut.
# $roads: pairs of players
client-heroes-roads-are = Straßen: { $roads }.
# $one, $other: the players that the road joins
client-heroes-road = { $one } bis { $other }
client-heroes-fair = Der Markt
# $n: how many exchanges
client-heroes-exchanges =
    { $n ->
        [0] Bisher kein Tausch.
        [one] Bisher 1 Tausch.
       *[other] Bisher { $n } Tauschgeschäfte.
    }
client-heroes-nobody-done = Noch ist niemand fertig.
# $names: who is done, $n: how many they are
client-heroes-done =
    { $n ->
       *[other] Fertig: { $names }.
    }
client-heroes-no-wishes = Am Brett hängen keine Angebote.
# $name: the only player who may answer the wish
client-heroes-only-with = nur mit { $name }
# $give: the card that I would give
client-heroes-take-for = Annehmen für { $give_accusative }
# $n: how many
client-heroes-new-wishes =
    { $n ->
        [one] 1 neues Angebot am Brett.
       *[other] { $n } neue Angebote am Brett.
    }
# $n: how many
client-heroes-wishes-gone =
    { $n ->
        [one] 1 Angebot ist vom Brett verschwunden.
       *[other] { $n } Angebote sind vom Brett verschwunden.
    }
client-heroes-sealed = verdeckt
client-heroes-no-fair = Zurzeit ist kein Markt.
# $owner: whose wish, $give: the card offered, $want: what is wanted, $to: from whom
client-heroes-wish =
    { $owner_you ->
        [yes] Du gibst { $give_accusative } und willst { $want_accusative }.
       *[no] { $owner } gibt { $give_accusative } und will { $want_accusative }.
    }
client-heroes-wish-to =
    { $owner_you ->
        [yes] Du gibst { $give_accusative } und willst von { $to } { $want_accusative }.
       *[no] { $to_you ->
            [yes] { $owner } gibt { $give_accusative } und will von dir { $want_accusative }.
           *[no] { $owner } gibt { $give_accusative } und will von { $to } { $want_accusative }.
        }
    }
# $n: how many wishes
client-heroes-say-fair =
    { $n ->
        [0] Der Markt: keine Angebote am Brett.
        [one] Der Markt: 1 Angebot.
       *[other] Der Markt: { $n } Angebote.
    }
client-heroes-battle = Die Schlacht
client-heroes-duels = Duelle
# $name: the player, $tribe: the tribe, $cities, $monument, $full, $fortresses, $hand: figures
client-heroes-say-tribe =
    { $name }, { $tribe }: { $cities ->
        [one] 1 Stadt
       *[other] { $cities } Städte
    }, Monument { $monument } von { $full }, { $fortresses ->
        [one] 1 Festung
       *[other] { $fortresses } Festungen
    }, { $hand ->
        [one] 1 Karte
       *[other] { $hand } Karten
    } auf der Hand.
# $armies: the armies
client-heroes-say-armies = Armeen: { $armies }.
# $roads: the neighbours
client-heroes-say-roads = Straßen zu: { $roads }.
# $name: the player, $tribe: the tribe
client-heroes-say-out = { $name }, { $tribe }: ausgeschieden.
# $n: how many, $cards: the cards
client-heroes-say-hand =
    { $n ->
        [one] 1 Karte: { $cards }.
       *[other] { $n } Karten: { $cards }.
    }
client-heroes-topic-fair = Märkte
client-heroes-topic-war = Kriege
client-heroes-topic-building = Bauen
client-heroes-topic-disasters = Katastrophen
