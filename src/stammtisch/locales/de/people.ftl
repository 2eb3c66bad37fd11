# Every word of the browser client about people: sitting down, waiting, talking, agreeing, accounts, language and look.

## A new table

client-new-others = Die anderen Plätze
# $bot: the kind of bot
client-new-bot = Bot: { $bot }
client-new-by-link = Offen: wer den Link hat
client-new-here = Jemand an diesem Gerät
# $n: the number of the seat
client-new-name-of = Name für Platz { $n }
client-new-spectators = Wer den Link hat, darf zuschauen

# $game: the game's name
client-new-rules = So spielt man { $game }

## The rules

# $game: the game's name
client-rules-title = So spielt man { $game }
client-rules-terms = Wörter des Spiels
client-rules-all = Alle Regeln
client-rules-search = In den Regeln suchen
client-rules-none = Keine Regel passt.

## My tables

# $n: how many tables
client-tables-due =
    { $n ->
        [one] 1 Tisch wartet auf dich.
       *[other] { $n } Tische warten auf dich.
    }
# $n: how many seats
client-tables-open =
    { $n ->
        [0] Noch nicht begonnen
        [one] Noch nicht begonnen: 1 Platz ist frei
       *[other] Noch nicht begonnen: { $n } Plätze sind frei
    }

## Seats

client-seats = Plätze
# $n: the number of the seat
client-seat-n = Platz { $n }
client-seat-open = Frei
client-seat-reserved = Freigehalten für jemanden aus der letzten Partie
# $name: the player's name
client-seat-mine = { $name } (du)
# $bot: the kind of bot
client-seat-bot = Bot: { $bot }
client-seat-resigned = Hat aufgegeben; ein Bot spielt weiter
client-seat-free = Ist gegangen; ein Bot spielt weiter
client-seat-stand-in = Von einem Bot vertreten
client-seat-here = Am Tisch
client-seat-away = Gerade nicht da
# $n: the number of the seat
client-seat-take = Platz { $n } nehmen
# $n: the number of the seat, $name: who had it before
client-seat-take-over = Platz { $n } von { $name } übernehmen

## Waiting and joining

# $title: the page
client-title-page = { $title }, Stammtisch
# $game: the game's name
client-waiting-room = Warten auf Mitspieler: { $game }
# $n: how many seats are open
client-waiting-room-about =
    { $n ->
        [0] Alle Plätze sind besetzt.
        [one] 1 Platz ist frei. Schick jemandem den Link; das Spiel beginnt, sobald der Platz besetzt ist.
       *[other] { $n } Plätze sind frei. Schick anderen den Link; das Spiel beginnt, sobald alle Plätze besetzt sind.
    }
# $n: how many seats are open
client-join-about =
    { $n ->
        [0] Alle Plätze sind besetzt.
        [one] 1 Platz ist frei. Gib deinen Namen ein und setz dich.
       *[other] { $n } Plätze sind frei. Gib deinen Namen ein und such dir einen aus.
    }
client-start-now = Jetzt beginnen
# $n: how many seats are open
client-start-now-about =
    { $n ->
        [0] Das Spiel kann beginnen.
        [one] Den freien Platz bekommt ein Bot.
       *[other] Die { $n } freien Plätze bekommen Bots.
    }
client-stand-up = Den Tisch verlassen
# $game: the game's name
client-join-title = Ein Spiel, das schon läuft: { $game }
client-join-free-about = Jemand ist gegangen, und ein Bot spielt auf dem Platz. Du kannst ihn übernehmen oder zuschauen.
client-watch = Zuschauen
client-watching = Du schaust zu. Du siehst, was alle wissen dürfen.
client-watching-join = Einen freien Platz nehmen
client-link = Link zu diesem Tisch
client-link-copy = Link kopieren
client-link-copied = Der Link ist kopiert.
client-link-marked = Der Link ist markiert: Kopiere ihn mit den Tasten deines Browsers.

## At one device

# $name: who is to sit before the device
client-curtain-pass = Weitergeben an { $name }
client-curtain-about = Jetzt soll sonst niemand hinsehen.
# $name: who begins
client-curtain-begin = Als { $name } beginnen
client-curtain-nobody = An diesem Gerät muss gerade niemand entscheiden
client-curtain-others = Plätze an diesem Gerät
# $name: whose seat
client-curtain-look = Als { $name } nachsehen
client-hand-over = An diesem Gerät
# $names: who must decide
client-hand-over-next = Jetzt gefragt: { $names }. Gib das Gerät weiter.
# $names: who must decide too
client-hand-over-also = An diesem Gerät auch gefragt: { $names }.
client-hand-over-go = Gerät weitergeben

## Chat

client-chat = Chat
# $n: how many lines are new
client-chat-unread =
    { $n ->
        [0] nichts Neues
       *[other] { $n } neu
    }
client-chat-lines = Was gesagt wurde
client-chat-none = Noch hat niemand etwas gesagt.
client-chat-text = Etwas sagen
client-chat-send = Sagen
client-chat-phrases = Kurze Sätze
client-chat-mute = Den Chat nicht vorlesen
client-part-chat = Chat

## The menu of the table

client-menu-open = Tisch
client-menu-title = Dieser Tisch
client-menu-people = Wer hier sitzt
client-menu-record = Aufzeichnung
# $over: whether the game is over
client-menu-record-about =
    { $over ->
        [yes] Das ganze Spiel, jede Aktion und jede Karte.
       *[no] Jetzt: was dein eigener Platz weiß. Nach dem Ende: das ganze Spiel.
    }
client-menu-page = Diese Seite
# $game: the game, $names: who sits there
client-menu-next = Der nächste Tisch, der auf dich wartet: { $game } mit { $names }
client-my-seat = Mein Platz
client-stand-in-begin = Von einem Bot vertreten lassen
client-stand-in-end = Den Platz wieder einnehmen
client-stand-in-about = Ein Bot entscheidet für dich, bis du den Platz wieder einnimmst.
client-leave = Endgültig gehen
client-leave-sure = Diesen Tisch endgültig verlassen? Ein Bot spielt weiter, und alle mit dem Link können deinen Platz nehmen.
client-leave-yes = Ja, gehen
client-resign = Aufgeben
client-resign-sure = Aufgeben? Ein Bot spielt für dich bis zum Ende, und du kannst nicht zurückkehren.
client-resign-yes = Ja, aufgeben
client-propose = Absprachen
client-propose-about = Was du hier vorschlägst, geschieht, wenn alle Menschen am Tisch zustimmen.
client-propose-end = Vorschlagen, das Spiel zu beenden
client-propose-shared = Ein gemeinsames Ergebnis vorschlagen
client-propose-rewind-to = Zurück bis vor diese Zeile des Verlaufs
client-propose-rewind = Vorschlagen, zurückzugehen
client-propose-rematch = Noch einmal mit denselben Leuten spielen
client-next-game = Das nächste Spiel
client-next-game-go = Zum nächsten Spiel mit denselben Leuten
client-dice-about = Aller Zufall des Spiels stammt aus einem einzigen geheimen Startwert. Sein Fingerabdruck steht von Anfang an da; der Startwert selbst wird nach dem Ende gezeigt. Mit der Aufzeichnung rechnet dann dieser Befehl jeden Würfel und jede Karte nach:
client-dice-command = Befehl
client-dice-seed-later = wird nach dem Ende gezeigt
client-new-version = Der Server hat eine neuere Fassung dieser Seite. Beim Neuladen geht nichts verloren.
client-reload = Neu laden

## Proposals

client-proposals = Vorschläge
# $name: who proposes, $you: whether it is the reader, $line: the line of the log, $known: whether the reader knows that line
client-proposal-end =
    { $you ->
        [yes] Du schlägst vor, das Spiel zu beenden.
       *[no] { $name } schlägt vor, das Spiel zu beenden.
    }
client-proposal-shared =
    { $you ->
        [yes] Du schlägst ein gemeinsames Ergebnis vor.
       *[no] { $name } schlägt ein gemeinsames Ergebnis vor.
    }
client-proposal-rewind =
    { $you ->
        [yes] { $known ->
            [yes] Du schlägst vor, zurückzugehen bis vor: { $line }
           *[no] Du schlägst vor, zurückzugehen.
        }
       *[no] { $known ->
            [yes] { $name } schlägt vor, zurückzugehen bis vor: { $line }
           *[no] { $name } schlägt vor, zurückzugehen; nichts, was du bemerkt hast, geht verloren.
        }
    }
client-proposal-rematch =
    { $you ->
        [yes] Du schlägst vor, noch einmal zu spielen.
       *[no] { $name } schlägt vor, noch einmal zu spielen.
    }
# $agreed: who has agreed, $waiting: who has not answered
client-proposal-standing = Zugestimmt: { $agreed }. Antwort steht aus: { $waiting }.
client-proposal-agree = Zustimmen
client-proposal-refuse = Ablehnen
client-proposal-refuse-after-all = Doch ablehnen
client-proposal-withdraw = Zurückziehen

## Reminding

# $name: the person the game waits for, here and below
client-remind = { $name } erinnern
client-remind-again = { $name } noch einmal erinnern
client-remind-done = { $name } ist erinnert worden.
client-reminded = Du bist erinnert worden: Die anderen warten.
# $game: the game's name
client-title-reminded = Erinnerung, du bist dran: { $game }, Stammtisch

## Accounts

client-account = Dein Name und dein Konto
# $name: the account's name
client-account-is = Du bist angemeldet als { $name }.
# $name: the guest's name
client-account-guest = Du spielst als { $name }, zu Gast in diesem Browser.
client-account-nobody = Du brauchst kein Konto: Ein Name genügt. Dieser Browser merkt sich deine Plätze.
client-account-about = Mit einem Konto findest du deine Tische auch auf anderen Geräten. Die Plätze, die du hier hast, kommen mit.
client-account-name = Kontoname
client-account-password = Passwort
client-account-password-rule = 10 bis 200 Zeichen.
client-account-log-in = Anmelden
client-account-log-in-go = Jetzt anmelden
client-account-logged-in = Du bist angemeldet.
client-account-log-out = Abmelden
client-account-logged-out = Du bist abgemeldet.
client-account-make = Ein Konto anlegen
client-account-make-go = Dieses Konto anlegen
client-account-made = Das Konto ist angelegt, und du bist angemeldet.
client-account-change = Passwort ändern
client-account-change-go = Ändern
client-account-old = Jetziges Passwort
client-account-new = Neues Passwort
client-account-changed = Das Passwort ist geändert. Andere Geräte sind abgemeldet.
client-account-rename = Deinen Namen ändern
client-account-new-name = Neuer Name
client-account-rename-go = Diesen Namen nehmen
client-account-renamed = Dein Name ist geändert. An Tischen, an denen du schon sitzt, bleibt er, wie er war.

## Language, look, and where the program comes from

client-language = Sprache
client-language-missing = Die Texte dieser Sprache sind gerade nicht zu bekommen.
client-language-now = Die Seite ist jetzt auf Deutsch.
client-look = Aussehen
client-look-system = Wie das Gerät es vorgibt
client-look-light = Hell
client-look-dark = Dunkel
client-look-contrast = Hoher Kontrast
client-source-link = Quelltext dieses Servers
client-about-link = Über dieses Programm, seine Lizenz und seinen Quelltext
client-about-title = Über Stammtisch
client-about-what = Stammtisch ist ein digitaler Tisch für Brettspiele um alte Völker, der jede Regel kennt und einhält.
# $version: the version of the program
client-about-version = Auf diesem Server läuft Version { $version }.
client-about-source = Lizenz und Quelltext
client-about-licence = Stammtisch ist freie Software unter der GNU Affero General Public License, Version 3 oder später. Es gibt keine Gewährleistung.
client-about-source-at = Den Quelltext genau dieser Version mit allen Änderungen gibt es hier:
client-about-operator = Wer diesen Server für andere betreibt, schuldet dir den Quelltext genau dieser Version mit allen Änderungen: Frag die Betreiber, von denen du diese Adresse hast.
client-about-data = Was über dich gespeichert wird
client-about-data-text = Der Name, den du angibst, deine Plätze, was du an Tischen sagst, und bei einem Konto ein Passwort, das sich nicht zurücklesen lässt. Ein Cookie hält deine Sitzung. Nichts wird an andere weitergegeben.
