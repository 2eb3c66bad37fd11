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
client-preview-none = Geh zu einer Möglichkeit, um hier zu lesen, was sie täte.
# $text: sentences
client-preview-says = Das geschähe: { $text }
client-option-again = Noch einmal tippen, um es auszuführen.
client-key-preview = Sagen, was die gewählte Möglichkeit täte
