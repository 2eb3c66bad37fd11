# Wörter der Hilfe, die ein Spiel erklärt, während es gespielt wird.
client-explain = Das Spiel beim Spielen erklären
client-introduction = Neu für dich
client-introduction-skip = Verstanden
client-introduction-read = Lesen
client-introduction-fold = Einklappen
client-introduction-stop = Nichts mehr erklären
client-introduction-none = Hier wird nichts erklärt. Mehr sagen die Regeln.
client-key-introduction = Noch einmal erklären, was jetzt zu entscheiden ist
client-guide-introduced = Kurz gesagt
client-guide-no-rules = Für diesen Augenblick ist keine Regel genannt.
client-guide-inferred = hier festgelegt
client-guide-mod = aus dem Simulator
client-guide-peer = wie an anderen Tischen
client-guide-designed = hier gemacht
