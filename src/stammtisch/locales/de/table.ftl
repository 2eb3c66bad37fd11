# The words of the table itself: lists, seats, what happened to the table, and what the server answers when it does not do what it is asked.

list-and = und
list-or = oder

table-option-seating = Sitzordnung
table-option-seating-about = Ob alle in der angegebenen oder in zufälliger Reihenfolge sitzen
table-option-seating-as-given = wie angegeben
table-option-seating-random = zufällig

# $player: who took an action back
table-undone =
    { $player_you ->
        [yes] Du nimmst deine letzte Aktion zurück.
       *[no] { $player } nimmt die letzte Aktion zurück.
    }

table-error-missing = Diesen Tisch gibt es nicht, oder du hast keinen Platz daran.
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
table-error-broken = Dieser Tisch lässt sich nicht öffnen: Was von ihm gespeichert ist, ist beschädigt. Andere Tische betrifft das nicht.
table-error-rules-version = Dieser Tisch lässt sich nicht öffnen: Er wurde nach einer anderen Fassung der Regeln gespielt, als dieser Server kennt.

# $game: what was asked for, $games: the ids there are
table-error-game = Ein Spiel namens { $game } gibt es nicht; es gibt: { $games }.
# $least, $most: numbers of players, $count: how many were asked for
table-error-players = Dieses Spiel ist für { $least } bis { $most } Spieler, nicht für { $count }.
table-error-humans = An einem Tisch sitzt bisher genau eine Person; die anderen Plätze haben Bots.
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
# $text: what was sent, $problem: what is wrong with it
table-error-notation = „{ $text }“ ist nicht verständlich: { $problem }.
table-error-not-anytime = Das geht nur, wenn du gefragt wirst.
table-error-undo = Es gibt nichts, was du zurücknehmen kannst.
table-error-log-from = Der Verlauf beginnt bei 1.

# $rule: what was asked for
table-error-rule = Eine Regel { $rule } gibt es nicht.
# $language: what was asked for, $languages: those there are
table-error-language = In der Sprache { $language } gibt es keine Texte; es gibt: { $languages }.

table-error-live-message = Eine solche Nachricht versteht die Verbindung nicht.
