# Words of the game and what they mean, for the help.

heroes-term-resource-deck = Rohstoffstapel
heroes-term-resource-deck-about = Der Stapel, von dem alle Karten gezogen werden: Grundrohstoffe, Sonderrohstoffe und Ereignisse. Ist er aufgebraucht, wird er aus den abgelegten Karten neu gemischt.

heroes-term-basic-deck = Bauvorrat
heroes-term-basic-deck-about = Der Vorrat an Städten, Armeen, Festungen, Generälen und Straßen. Ist eine Sorte aufgebraucht, kann sie erst wieder gebaut werden, wenn ein Stück zurückkommt.

heroes-term-usual-resource = Grundrohstoff
heroes-term-usual-resource-about = Eisen, Holz, Getreide, Stein oder Gold. Mit Grundrohstoffen bezahlst du, was du baust.

heroes-term-special-resource = Sonderrohstoff
heroes-term-special-resource-about = Der Stoff, aus dem ein Volk sein Monument baut. Nur dieses Volk kann ihn verbauen; alle anderen können ihn tauschen.

heroes-term-event = Ereignis
heroes-term-event-about = Eine Karte, die etwas bewirkt. Held, Olympische Spiele und Fortuna hebst du für später auf; alle anderen werden sofort gespielt.

heroes-term-disaster = Katastrophe
heroes-term-disaster-about = Hungersnot, Erdbeben, Vulkanausbruch oder Barbaren.

heroes-term-fair = Markt
heroes-term-fair-about = Er findet vor jeder Runde statt. Alle ziehen Karten, danach können alle Karte gegen Karte tauschen.

heroes-term-wish = Angebot
heroes-term-wish-about = Eine Karte, die du hergibst, und was du dafür haben willst. Passen zwei Angebote zusammen, wechseln die Karten sofort und endgültig den Besitzer.

heroes-term-sealed = Verdecktes Angebot
heroes-term-sealed-about = Ein Angebot, das außer dir niemand sieht, bis es zustande kommt.

heroes-term-able-army = Einsatzfähige Armee
heroes-term-able-army-about = Eine Armee zu Hause, die kein Erdbeben getroffen hat. Nur einsatzfähige Armeen greifen an und verteidigen.

heroes-term-line = Schlachtreihe
heroes-term-line-about = Die Reihenfolge, in der Armeen kämpfen. Die erste der einen Seite trifft auf die erste der anderen, die zweite auf die zweite und so weiter.

heroes-term-victorious-army = Siegreiche Armee
heroes-term-victorious-army-about = Eine angreifende Armee, die ihr Duell gewonnen hat oder ohne Gegner blieb, weil die Verteidigung zu wenige hatte. Nach den siegreichen Armeen richtet sich die Beute.

heroes-term-purpose = Kriegsziel
heroes-term-purpose-about = Eroberung nimmt Städte, Plünderung nimmt Karten, Zerstörung nimmt Karten des Monuments.

heroes-term-last-move = Letzter Zug
heroes-term-last-move-about = Er beginnt mit einer fünften Stadt oder einem vollendeten Monument. Wer das zu Beginn des eigenen nächsten Zuges noch hat, hat gewonnen.

heroes-term-standing-order = Daueranweisung
heroes-term-standing-order-about = Eine Antwort im Voraus, die sonst niemand sieht. Kommt die Frage, ist sie sofort beantwortet.
