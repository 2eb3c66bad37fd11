# Wörter der Tasten: was jede tut, wie man sie ändert und abstellt, und was man noch einmal hören kann.

## Turning letters off

client-letters = Einzelne Buchstaben, Ziffern und Zeichen als Tasten
client-letters-on = Sie sind an: Die Übersicht der Tasten sagt, was jede tut.
client-letters-off = Sie sind aus. Alles ist mit Tab, den Pfeiltasten, der Eingabetaste und der Esc-Taste zu erreichen; „{ client-command-open }“ im Band oben nimmt jede Aktion in Worten an.

## The sheet of keys

client-keys-page = Auf der ganzen Seite
# $board: for example “Map”
client-keys-board = Solange der Fokus hier ist: { $board }
client-keys-change = Ändern
# $key: the key as it is now
client-keys-change-what = Andere Taste statt { $key }
client-keys-press = Drücke die neue Taste für: { $does }. Die Esc-Taste lässt sie, wie sie ist.
client-keys-left = Nichts ist geändert.
# $key: a key, for example “Shift+T”
client-keys-kept = { $key } lässt sich nicht vergeben. Nichts ist geändert.
# $key: a key, $does: what it does
client-keys-given = { $key } ist jetzt die Taste für: { $does }
client-keys-taken = { $key } ist vergeben für: { $does }. Nichts ist geändert.
client-keys-reset = Alle Tasten wie zuvor
client-keys-as-before = Alle Tasten sind wie zuvor.
# $key: a key, $board, $page: what it does on the board of the game and elsewhere
client-keys-now-board = Die Taste { $key } auf der Karte: { $board }. Sonst auf der Seite: { $page }.
client-keys-now-page = Die Taste { $key } abseits der Karte: { $page }. Auf der Karte: { $board }.
# $key: a key, $does: what it does, $go: the key for the next part of the page
client-keys-of-board = { $key } ist eine Taste der Karte: { $does }. { $go } führt hin.
client-key-rule = Sagen, was gefragt ist; noch einmal, es Stück für Stück erklären, mit der Regel
client-key-round = Sagen, was in der letzten Runde zählte
client-key-battle = Die letzte Schlacht noch einmal erzählen
client-key-region = Zum nächsten Teil der Seite gehen: Entscheidung, Karte, Schlacht oder Angebote, das Eigene, die anderen, Bretter, Verlauf, Chat
client-key-region-back = Zum vorigen Teil der Seite gehen
client-key-older = Noch einmal sagen, was davor gesagt wurde
client-key-newer = Noch einmal sagen, was danach gesagt wurde
client-key-oldest = Das Erste davon sagen
client-key-newest = Das Letzte davon sagen
client-key-buffer = Die nächste Art von Gesagtem hören: alles, nach Thema, Chat, Antworten
client-key-buffer-back = Die vorige Art hören
client-key-mute = Diese Art nicht mehr vorlesen, oder wieder
client-key-copy = Kopieren, was zuletzt noch einmal zu hören war

## Heard again

client-buffer-all = Alles, was geschah
client-buffer-chat = Chat
client-buffer-answers = Antworten auf meine Tasten
# $buffer: a kind of sayings, $n: how many, $muted: whether it is silent
client-buffer-chosen =
    { $buffer }: { $n ->
        [0] noch nichts
        [one] 1 Meldung
       *[other] { $n } Meldungen
    }{ $muted ->
        [yes] , nicht vorgelesen
       *[no] {""}
    }.
# $kind: all or one, $back, $next: the keys for another kind
client-buffer-empty =
    { $buffer }: noch nichts.{ $kind ->
        [one] {" "}Du hörst nur diese Art; { $back } und { $next } führen zu anderen und zurück zu allem, was geschah.
       *[all] {""}
    }
# $text: what was said, $n: its place, $total: how many
client-buffer-heard =
    { $text } { $n } von { $total }{ $kind ->
        [one] , { $buffer }
       *[all] {""}
    }.
client-buffer-muted =
    { $muted ->
        [yes] { $buffer }: wird nicht mehr vorgelesen. Im Verlauf steht es weiterhin.
       *[no] { $buffer }: wird wieder vorgelesen.
    }
client-buffer-answers-always = Was du fragst, wird immer beantwortet.
# $text: what was copied
client-buffer-copied = Kopiert: { $text }
client-buffer-not-copied = Der Browser lässt das nicht kopieren.
client-voice = Vorlesen, was geschieht
client-voice-everything = alles
client-voice-important = nur das Wichtigste
client-voice-nothing = nichts
client-told-no-battle = Es gab noch keine Schlacht.
client-told-no-round = Noch ist keine Runde vorbei.
# $round: its number, $n: how many lines follow
client-told-round =
    { $n ->
        [0] In Runde { $round } geschah nichts von Belang.
       *[other] Runde { $round }:
    }
# $rule: the first rule’s number, $text: its text, $n: how many there are, $key: the key for the rules
client-told-rule =
    Regel { $rule }: { $text } { $n ->
        [one] {""}
       *[other] { $key } zeigt alle { $n } Regeln dazu.
    }
# $n: how many paragraphs
client-told-more =
    { $n ->
        [one] Noch einmal für mehr.
       *[other] Noch einmal für mehr, { $n } Teile.
    }
client-middle = Was allen gehört
