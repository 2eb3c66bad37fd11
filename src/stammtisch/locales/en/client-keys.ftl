# Words of the keys: what each does, how they are changed and turned off, and what can be heard again.

## Turning letters off

client-letters = Single letters, digits and signs as keys
client-letters-on = They are on: the sheet of keys says what each does.
client-letters-off = They are off. Everything is reached with Tab, the arrow keys, Enter and Escape; “{ client-command-open }” in the band at the top takes every action in words.

## The sheet of keys

client-keys-page = On the whole page
# $board: for example “Map”
client-keys-board = While the focus is here: { $board }
client-keys-change = Change
# $key: the key as it is now
client-keys-change-what = Another key instead of { $key }
client-keys-press = Press the new key for: { $does }. Escape leaves it as it is.
client-keys-left = Nothing is changed.
# $key: a key, for example “Shift+T”
client-keys-kept = { $key } cannot be given away. Nothing is changed.
# $key: a key, $does: what it does
client-keys-given = { $key } is now the key for: { $does }
client-keys-taken = { $key } is taken by: { $does }. Nothing is changed.
client-keys-reset = All keys as they were
client-keys-as-before = All keys are as they were.
# $key: a key, $board, $page: what it does on the board of the game and elsewhere
client-keys-now-board = The key { $key } on the map: { $board }. Elsewhere on the page: { $page }.
client-keys-now-page = The key { $key } away from the map: { $page }. On the map: { $board }.
# $key: a key, $does: what it does, $go: the key for the next part of the page
client-keys-of-board = { $key } is a key of the map: { $does }. { $go } leads there.
client-key-rule = Say what is asked; once more, explain it bit by bit, with the rule
client-key-round = Say what mattered in the last round
client-key-battle = Tell the last battle again
client-key-region = Go to the next part of the page: decision, map, battle or offers, my tribe, others, boards, log, chat
client-key-region-back = Go to the part of the page before
client-key-older = Say again what was said before
client-key-newer = Say again what was said after that
client-key-oldest = Say the first of it
client-key-newest = Say the last of it
client-key-buffer = Listen to the next kind of what was said: all, by topic, chat, answers
client-key-buffer-back = Listen to the kind before
client-key-mute = Read this kind aloud no longer, or again
client-key-copy = Copy what was last heard again

## Heard again

client-buffer-all = All that happened
client-buffer-chat = Chat
client-buffer-answers = Answers to my keys
# $buffer: a kind of sayings, $n: how many, $muted: whether it is silent
client-buffer-chosen =
    { $buffer }: { $n ->
        [0] nothing yet
        [one] 1 message
       *[other] { $n } messages
    }{ $muted ->
        [yes] , not read aloud
       *[no] {""}
    }.
# $kind: all or one, $back, $next: the keys for another kind
client-buffer-empty =
    { $buffer }: nothing yet.{ $kind ->
        [one] {" "}You listen to this kind alone; { $back } and { $next } lead to others and back to all that happened.
       *[all] {""}
    }
# $text: what was said, $n: its place, $total: how many
client-buffer-heard =
    { $text } { $n } of { $total }{ $kind ->
        [one] , { $buffer }
       *[all] {""}
    }.
client-buffer-muted =
    { $muted ->
        [yes] { $buffer }: not read aloud any more. The log still has it.
       *[no] { $buffer }: read aloud again.
    }
client-buffer-answers-always = What you ask for is always answered.
# $text: what was copied
client-buffer-copied = Copied: { $text }
client-buffer-not-copied = The browser does not let this be copied.
client-voice = Read aloud what happens
client-voice-everything = everything
client-voice-important = only what matters most
client-voice-nothing = nothing
client-told-no-battle = There has been no battle yet.
client-told-no-round = No round is over yet.
# $round: its number, $n: how many lines follow
client-told-round =
    { $n ->
        [0] In round { $round } nothing of note happened.
       *[other] Round { $round }:
    }
# $rule: the first rule’s number, $text: its text, $n: how many there are, $key: the key for the rules
client-told-rule =
    Rule { $rule }: { $text } { $n ->
        [one] {""}
       *[other] { $key } opens all { $n } rules of it.
    }
# $n: how many paragraphs
client-told-more =
    { $n ->
        [one] Once more for more.
       *[other] Once more for more, { $n } parts.
    }
client-middle = What belongs to all
