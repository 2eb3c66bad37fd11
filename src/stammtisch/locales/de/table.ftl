# The words of the table itself: lists, seats, what happened to the table, and what the server answers when it does not do what it is asked.

list-and = und
list-or = oder

table-option-seating = Sitzordnung
table-option-seating-about = Ob alle in der angegebenen oder in zufälliger Reihenfolge sitzen
table-option-seating-as-given = wie angegeben
table-option-seating-random = zufällig

# $player: who took something back; $n: how many actions, several if they were done as one plan
table-undone =
    { $n ->
        [one] { $player_you ->
            [yes] Du nimmst deine letzte Aktion zurück.
           *[no] { $player } nimmt die letzte Aktion zurück.
        }
       *[other] { $player_you ->
            [yes] Du nimmst deine letzten { $n } Aktionen zurück, die ein Plan waren.
           *[no] { $player } nimmt die letzten { $n } Aktionen zurück, die ein Plan waren.
        }
    }

# What happens around the game. $player: who
table-affair-opened =
    { $player_you ->
        [yes] Du hast den Tisch eröffnet.
       *[no] { $player } hat den Tisch eröffnet.
    }
table-affair-claimed =
    { $player_you ->
        [yes] Du hast dich gesetzt.
       *[no] { $player } hat sich gesetzt.
    }
table-affair-started = Das Spiel beginnt.
table-affair-left =
    { $player_you ->
        [yes] Du hast den Tisch verlassen.
       *[no] { $player } hat den Tisch verlassen.
    }
table-affair-stood-in =
    Ein Bot vertritt { $player_you ->
        [yes] dich.
       *[no] { $player }.
    }
table-affair-returned =
    { $player_you ->
        [yes] Du sitzt wieder selbst auf deinem Platz.
       *[no] { $player } ist wieder da.
    }
table-affair-resigned =
    { $player_you ->
        [yes] Du hast aufgegeben; ein Bot spielt für dich weiter.
       *[no] { $player } hat aufgegeben; ein Bot spielt weiter.
    }
table-affair-said =
    { $player_you ->
        [yes] Du sagst:
       *[no] { $player } sagt:
    }
# $phrase: one of the phrases below
table-affair-said-phrase =
    { $player_you ->
        [yes] Du sagst: { $phrase }
       *[no] { $player } sagt: { $phrase }
    }
table-affair-proposed-end =
    { $player_you ->
        [yes] Du schlägst vor, das Spiel ohne Sieger zu beenden.
       *[no] { $player } schlägt vor, das Spiel ohne Sieger zu beenden.
    }
table-affair-proposed-shared =
    { $player_you ->
        [yes] Du schlägst vor, das Spiel zu beenden und das Ergebnis zu teilen.
       *[no] { $player } schlägt vor, das Spiel zu beenden und das Ergebnis zu teilen.
    }
table-affair-proposed-rewind =
    { $player_you ->
        [yes] Du schlägst vor, zu einem früheren Zeitpunkt zurückzugehen. Dieselben Würfe und Karten kämen wieder.
       *[no] { $player } schlägt vor, zu einem früheren Zeitpunkt zurückzugehen. Dieselben Würfe und Karten kämen wieder.
    }
table-affair-proposed-rematch =
    { $player_you ->
        [yes] Du schlägst noch ein Spiel vor.
       *[no] { $player } schlägt noch ein Spiel vor.
    }
table-affair-agreed =
    { $player_you ->
        [yes] Du stimmst zu.
       *[no] { $player } stimmt zu.
    }
table-affair-refused =
    { $player_you ->
        [yes] Du stimmst nicht zu.
       *[no] { $player } stimmt nicht zu.
    }
table-affair-withdrawn =
    { $player_you ->
        [yes] Du hast den Vorschlag zurückgezogen.
       *[no] { $player } hat den Vorschlag zurückgezogen.
    }
table-affair-settled-end = Alle sind einverstanden: Das Spiel endet ohne Sieger.
table-affair-settled-shared = Alle sind einverstanden: Das Spiel endet, und alle teilen das Ergebnis.
table-affair-settled-rewind = Alle sind einverstanden: Das Spiel geht zurück.
table-affair-settled-rematch = Alle sind einverstanden: noch ein Spiel.
table-affair-settled-refused = Der Vorschlag ist vom Tisch.
table-affair-rematch =
    { $player_you ->
        [yes] Du hast einen Tisch für noch ein Spiel eröffnet.
       *[no] { $player } hat einen Tisch für noch ein Spiel eröffnet.
    }
# $to: who is reminded
table-affair-nudged-offer =
    { $player_you ->
        [yes] Du erinnerst { $to } an dein offenes Angebot.
       *[no] { $to_you ->
            [yes] { $player } erinnert dich an ein offenes Angebot, das auf deine Antwort wartet.
           *[no] { $player } erinnert { $to } an ein offenes Angebot.
        }
    }
# $to: who is reminded
table-affair-nudged =
    { $player_you ->
        [yes] Du erinnerst { $to } daran, dass das Spiel wartet.
       *[no] { $to_you ->
            [yes] { $player } erinnert dich daran, dass das Spiel auf dich wartet.
           *[no] { $player } erinnert { $to } daran, dass das Spiel wartet.
        }
    }

# $kind: the program’s own name for what happened
table-untold = Etwas ist geschehen, das eine frühere Fassung dieses Programms auf ihre Weise vermerkt hat: { $kind }.
table-former-player = Ehemaliges Mitglied
table-phrase-deleted = (gelöscht)
table-phrase-hello = Hallo!
table-phrase-good-luck = Viel Glück und viel Spaß!
table-phrase-thanks = Danke!
table-phrase-well-played = Gut gespielt!
table-phrase-your-turn = Wer ist dran?
table-phrase-thinking = Moment, ich denke nach.
table-phrase-away = Ich muss kurz weg.
table-phrase-back = Ich bin wieder da.
table-phrase-sorry = Entschuldigung!
table-phrase-yes = Ja.
table-phrase-no = Nein.
table-phrase-good-game = Schönes Spiel!

table-rewound = Alle sind sich einig, zurückzugehen; was vor dieser Zeile durchgestrichen ist, ist nicht geschehen. Wer wieder dasselbe tut, bekommt wieder dieselben Würfe und Karten.

# Why a plan was not followed further
table-plan-stopped-over = Das Spiel ist aus.
table-plan-stopped-chance = Würfel oder Karten haben etwas entschieden. Sieh nach, bevor du weitermachst.
table-plan-stopped-others = Jetzt entscheidet jemand anderes.
table-plan-stopped-known = Etwas ist bekannt geworden. Sieh nach, bevor du weitermachst.

table-error-missing = Diesen Tisch gibt es nicht, oder du hast keinen Platz daran.
table-error-not-your-seat = Das ist nicht dein Platz.
# $seats: their numbers
table-error-which-seat = Du hast mehrere Plätze an diesem Tisch; sag, für welchen du fragst: { $seats }.
table-error-no-spectators = An diesem Tisch gibt es kein Publikum. Du kannst nur einen freien Platz nehmen.
table-error-not-begun = Das Spiel hat noch nicht begonnen.
table-error-begun = Das Spiel hat schon begonnen.
table-error-not-host = Das Spiel beginnen kann nur, wer den Tisch eröffnet hat.
# $seats: how many there are
table-error-no-such-seat = Dieser Tisch hat { $seats } Plätze, gezählt von 0 an.
table-error-seat-taken = Auf diesem Platz sitzt schon jemand anderes.
table-error-seat-reserved = Dieser Platz ist für jemand anderes freigehalten.
table-error-knows-another-seat = In diesem Spiel kennst du schon, was ein anderer Platz auf der Hand hat. Diesen hier kann nur jemand Neues übernehmen.
table-error-stand-in = Ein Bot vertritt dich. Nimm zuerst deinen Platz wieder ein.
table-error-not-over = Das Spiel ist noch nicht aus.
table-error-rematch-there = Für noch ein Spiel gibt es schon einen Tisch.
table-error-proposal-open = Das ist schon vorgeschlagen und noch nicht entschieden.
table-error-no-proposal = Dieser Vorschlag ist nicht offen, oder es gab nie einen mit dieser Nummer.
table-error-proposal-to = Ein Vorschlag, zurückzugehen, nennt die Zeile deines Verlaufs, vor der das Spiel wieder stünde; andere Vorschläge nennen keine.
table-error-bots-do-not-share = Ein Ergebnis lässt sich nur teilen, solange auf allen Plätzen Menschen sitzen.
table-error-answered = Zu diesem Vorschlag bist du nicht gefragt, oder du hast schon geantwortet.
table-error-chat-one = Sag etwas in eigenen Worten oder wähle einen der kurzen Sätze: eins von beiden.
# $limit: characters
table-error-chat-text = Was du sagst, hat 1 bis { $limit } sichtbare Zeichen.
# $phrase: what was asked for
table-error-phrase = Einen kurzen Satz { $phrase } gibt es nicht.
table-error-nudge-own = Das ist dein eigener Platz: Da ist niemand sonst zu erinnern.
# $player: who is to be reminded, here and below
table-error-nudge-bot = Für { $player } entscheidet ein Bot: Da ist niemand zu erinnern.
table-error-nudge-not-waited = Das Spiel wartet gerade nicht auf { $player }.
table-error-nudge-no-offer = Von { $player } steht keine Antwort auf ein Angebot von dir aus.
# $minutes: how long to wait
table-error-nudge-again =
    { $player } ist schon erinnert worden und hat seitdem nichts entschieden. Du kannst in { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    } wieder erinnern.
# $seconds: how long to wait
table-error-too-fast = Das war zu oft in kurzer Zeit. Bitte versuche es in { $seconds } s noch einmal.
# $limit: how many
table-error-too-many-affairs = Um dieses Spiel herum ist so viel gesagt und getan worden ({ $limit } Mal), dass du nur noch weiterspielen oder gehen kannst.
table-error-has-account = Du hast schon ein Konto.
# $name: the name asked for
table-error-name-taken = Ein Konto mit dem Namen { $name } hat schon jemand anderes.
table-error-no-account = Du hast kein Konto.
table-error-wrong-password = Ein Konto mit diesem Namen und Passwort gibt es nicht.
# $least, $most: characters
table-error-password = Ein Passwort hat { $least } bis { $most } Zeichen.
table-error-route = Unter dieser Adresse gibt es nichts.
table-error-method = Diese Adresse nimmt Anfragen dieser Art nicht an.
table-error-json = Die Anfrage ist kein gültiges JSON.
# $where: the place in the request, $problem: what is wrong there
table-error-field = Die Anfrage ist bei { $where } nicht verständlich: { $problem }.
# $limit: bytes
table-error-too-large = Die Anfrage ist zu groß; erlaubt sind { $limit } Bytes.
table-error-header = Der Anfrage fehlt die Kopfzeile X-Stammtisch, die die Seite mit allem mitschickt.
table-error-origin = Die Anfrage kommt von einer anderen Website und wird nicht beantwortet.
table-error-host = Unter dem Namen, der in der Anfrage steht, antwortet dieser Server nicht.
table-error-internal = Auf dem Server ist etwas schiefgegangen. Nichts wurde verändert.
table-error-storage = Der Tisch kann gerade nicht gespeichert werden. Nichts wurde verändert; bitte versuche es noch einmal.
table-error-busy = Der Tisch ist gerade beschäftigt. Nichts wurde verändert; bitte versuche es noch einmal.
table-error-accounts-busy = Gerade melden sich zu viele auf einmal an. Nichts wurde verändert; bitte versuche es noch einmal.
table-error-broken = Dieser Tisch lässt sich nicht öffnen: Was von ihm gespeichert ist, ist beschädigt. Andere Tische betrifft das nicht.
table-error-stopped = Dieses Spiel kann nicht weitergehen: Es wurde nach anderen Regeln gespielt, als dieser Server jetzt hat. Was geschehen ist, lässt sich weiter lesen.
table-error-rules-version = Dieser Tisch lässt sich nicht öffnen: Er wurde nach einer anderen Fassung der Regeln gespielt, als dieser Server kennt.

# $game: what was asked for, $games: the ids there are
table-error-game = Ein Spiel namens { $game } gibt es nicht; es gibt: { $games }.
# $least, $most: numbers of players, $count: how many were asked for
table-error-players = Dieses Spiel ist für { $least } bis { $most } Spieler, nicht für { $count }.
table-error-humans = An einem Tisch muss mindestens eine Person sitzen.
# $bot: what was asked for, $bots: the names there are
table-error-bot = Einen Bot namens { $bot } gibt es für dieses Spiel nicht; es gibt: { $bots }.
# $option: what was asked for, $options: the names there are
table-error-option = Eine Hausregel namens { $option } hat dieses Spiel nicht; es gibt: { $options }.
# $option: its name, $value: what was asked for, $values: what it can be
table-error-option-value = Die Hausregel { $option } kann nicht { $value } sein; möglich ist: { $values }.
# $problem: what the game says
table-error-setup = So lässt sich das Spiel nicht aufbauen: { $problem }.
# $limit: characters
table-error-name = Ein Name hat 1 bis { $limit } sichtbare Zeichen.
# $name: the name given twice
table-error-name-twice = Zwei am Tisch können nicht beide { $name } heißen.

table-error-over = Das Spiel ist aus.
table-error-stale = Das Spiel ist schon weiter als die Frage, die du beantwortest. Nichts wurde verändert; so steht es jetzt.
table-error-no-such-decision = Eine Frage mit dieser Kennung wurde deinem Platz nie gestellt.
table-error-key-reused = Diese Anfrage trägt den Schlüssel einer anderen, die schon beantwortet ist.
# $text: what was sent, $n: how many of the actions most like it are told, $near: which
table-error-notation =
    „{ $text }“ ist keine Aktion.{ $n ->
        [0] { "" }
        [one] { " " }Du kannst: { $near }.
       *[other] { " " }Am ähnlichsten sind von dem, was du kannst: { $near }.
    }
# $text: a part of what was sent, $right: what can stand in its place
table-unread-word = „{ $text }“ passt dort nicht. Dort kann stehen: { $right }.
# $text: what was sent or a part of it, $patterns: how it is written
table-unread-pattern = „{ $text }“ ist so nicht geschrieben. Möglich: { $patterns }.
table-unread-number = { $number } ist zu viel; dort kann höchstens { $most } stehen.
table-error-not-anytime = Das geht nur, wenn du gefragt wirst.
table-error-undo = Es gibt nichts, was du zurücknehmen kannst.
table-error-rewind = Dorthin kann der Tisch nicht zurückgehen.
# $last: the newest sequence number
table-error-moment = Diesen Augenblick gibt es nicht; gezählt wird von 1 bis { $last }.
table-error-log-from = Der Verlauf beginnt bei 1.

# $rule: what was asked for
table-error-rule = Eine Regel { $rule } gibt es nicht.
# $language: what was asked for, $languages: those there are
table-error-language = In der Sprache { $language } gibt es keine Texte; es gibt: { $languages }.

table-error-live-message = Eine solche Nachricht versteht die Verbindung nicht.
