# Words of the page on which a game is played.

## Rules

# $section: the part of the rulebook
client-rule-section = Teil der Regeln: { $section }.
client-source-seed = So steht es in den Regeln des Spiels.
client-source-peer = Die Regeln des Spiels lassen es offen; hier gilt, was an anderen Tischen dieses Spiels gilt.
client-source-inferred = Die Regeln des Spiels lassen es offen, oder es folgt aus mehreren Stellen; hier ist es mit Gründen festgelegt.
client-source-mod = Es stammt aus der offiziellen Fassung für Tischsimulatoren.
client-source-designed = Es wurde für diesen Tisch gemacht.

## One thing to do

client-options-only = Nur dies ist zu tun: Die Eingabetaste führt es aus.

## The past

client-past-title = Du siehst die Vergangenheit
# $n: the place of the moment shown, $total: how many there are
client-past-moment = Augenblick { $n } von { $total }
# $n: the place of the moment shown among the new ones, $total: how many there are
client-past-replayed = { $n } von { $total } seit deiner letzten Aktion
client-past-slider = Augenblick
client-past-previous = Zurück
client-past-next = Weiter
client-past-play = Abspielen
client-past-pause = Anhalten
client-past-now = Zurück zum Jetzt
client-past-skip = Zum Jetzt springen
client-past-waited = Deine Entscheidung wartet auf dich. In der Vergangenheit lässt sich nichts mehr ändern.
client-past-failed = Dieser Augenblick lässt sich nicht zeigen.
# $n: how many moments
client-replay =
    { $n ->
        [one] Das Neue zeigen
       *[other] Das Neue zeigen: { $n }
    }
client-log-moment = Diesen Augenblick zeigen
client-key-replay = Schritt für Schritt zeigen, was seit meiner letzten Aktion geschehen ist

## What an option would do

client-preview = Was dann geschähe
client-more-below = Weiter unten mehr
client-preview-none = Geh zu einer Möglichkeit, um hier zu lesen, was sie täte.
# $text: sentences
client-preview-says = Das geschähe: { $text }
client-option-again = Noch einmal tippen, um es auszuführen.
# $n: how many options are in the list
client-options-all =
    { $n ->
        [one] Oder aus der Liste wählen
       *[other] Oder aus allen { $n } wählen
    }
# $n: how many actions of one plan would be taken back, $line: the first of them
client-undo-plan = Alle { $n } Schritte zurücknehmen: { $line }
# $n: the number of the round
client-round-begun = Runde { $n } hat begonnen
client-key-preview = Sagen, was die gewählte Möglichkeit täte

## The fair of Age of Heroes

client-heroes-only-takes = Nur was ich nehmen kann
client-heroes-no-takes = Zurzeit lässt sich nichts am Brett nehmen.
# $n: how many offers
client-heroes-board-takes = Das kannst du nehmen ({ $n })
client-heroes-board-to-me = Für dich ({ $n })
client-heroes-board-rest = Unter den anderen ({ $n })
client-heroes-board-mine = Deine eigenen ({ $n })
# $what: a list of the three below
client-heroes-board-changed = Seit deiner letzten Aktion: { $what }.
# $n: how many offers
client-heroes-board-come = { $n } neu
# $n: how many offers
client-heroes-board-gone = { $n } weg
# $n: how many exchanges
client-heroes-board-exchanged =
    { $n ->
        [one] 1 Tausch
       *[other] { $n } Tauschgeschäfte
    }
client-heroes-fresh = neu
client-heroes-withdraw = Zurücknehmen

## The end

# $n: how many rounds
client-end-rounds =
    { $n ->
        [one] Nach 1 Runde.
       *[other] Nach { $n } Runden.
    }
client-end-check = Hier und jetzt vergleichen
client-end-check-right = Der Fingerabdruck des Startwerts ist der von Anfang an gezeigte.
client-end-check-wrong = Der Fingerabdruck des Startwerts ist nicht der von Anfang an gezeigte!
client-end-check-not-here = Dieser Browser macht Fingerabdrücke nur auf Seiten mit https. Der Befehl darunter tut es überall.
client-end-verify = Jeder Würfel und jede Karte lässt sich mit der gespeicherten Aufzeichnung prüfen:
client-heroes-by-round = Städte und Monumente Runde für Runde
client-heroes-by-round-about = Am Ende jeder Runde: zuerst die Städte, dann die Steine des Monuments.
client-heroes-dice = Würfel, geworfen und erwartet
client-heroes-dice-about = Alle Würfel der Partie. Faire Würfel zeigen im Mittel 3,5.
client-heroes-dice-count = Würfel
client-heroes-dice-sum = Summe
client-heroes-dice-expected = Erwartet
# $n: a face of the die
client-heroes-dice-face = { $n }er

## Help beside the game

client-guide = Regeln und Übersicht
client-guide-open = Regeln
client-guide-now = Regeln zu dem, was gerade geschieht
client-guide-card = Übersicht
client-guide-search = In Wörtern und Regeln suchen
# $n: how many words
client-guide-glossary = Wörter ({ $n })
# $n: how many rules
client-guide-rules = Alle Regeln ({ $n })
client-key-guide = Regeln und Übersicht öffnen oder schließen
client-heroes-course = Eine Runde
client-heroes-course-here = Du bist hier
client-heroes-course-fair-draw = Der Markt: Alle ziehen, und Ereignisse treten ein
client-heroes-course-fair = Der Markt: Alle dürfen Karten tauschen
client-heroes-course-moves = Dann macht reihum jeder einen Zug:
client-heroes-course-check = Wer noch hat, womit der letzte Zug begann, gewinnt
client-heroes-course-card = Eine Karte ziehen
client-heroes-course-action = Eine Aktion: Steuern einziehen, bauen oder angreifen
client-heroes-course-lay = Sonderrohstoffe am Monument verbauen
client-heroes-course-discard = Bis auf fünf Karten abwerfen
client-heroes-course-home = Armeen kommen heim
client-heroes-costs = Was das Bauen kostet
client-heroes-piece = Was
client-heroes-cost = Kosten
client-heroes-left = Übrig
# $n: how many are left, $total: of how many
client-heroes-left-of = { $n } von { $total }
client-heroes-gold = Gold steht für jeden anderen Grundrohstoff.
client-heroes-class-usual = Grundrohstoffe
client-heroes-class-special = Sonderrohstoffe
client-heroes-class-event = Ereignisse für die Hand
client-heroes-class-immediate = Ereignisse, die sofort gelten
# $n: how many copies of a card the deck has
client-heroes-copies =
    { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }

## Mehrere Aktionen auf einmal

# $done, $total: how many actions, $reason: why it stopped
client-plan-stopped = Nach { $done } von { $total } Schritten angehalten: { $reason }
# $place: where
client-plan-stopped-at = Nach { $done } von { $total } Schritten in { $place } angehalten: { $reason }

## Lange Listen

# $place: where the options begin, $n: how many can be done, $refused: how many cannot
client-options-impossible = Nicht möglich: { $n }
client-options-fold =
    { $n ->
        [0] { $place }: nichts möglich
        [one] { $place }: 1 Möglichkeit
       *[other] { $place }: { $n } Möglichkeiten
    }{ $refused ->
        [0] {""}
       *[other] , { $refused } nicht möglich
    }
# $n: wie viele Zeilen
client-log-routine = Was jede Runde bringt: { $n } Zeilen
client-log-place = Auf der Karte zeigen
