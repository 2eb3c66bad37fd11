# Einführungen in Entscheidungen, jede einmal in einem ersten Spiel gesagt.
heroes-introduction-fair = Auf dem Markt dürfen alle Karten tauschen, eine gegen eine. Du sagst, welche Karte du gibst und was du dafür willst; passen zwei Angebote zueinander, wechseln die Karten sofort und endgültig den Besitzer.
heroes-introduction-fair-cards = Jede Karte deiner Hand lässt sich tauschen, auch Sonderrohstoffe anderer Völker: Sie brauchen sie für ihre Monumente. Sag, dass du fertig bist, wenn dir nichts mehr nützt.
heroes-introduction-action = In deinem Zug tust du eines: Steuern einziehen, eine Karte je eigener Stadt; bauen, so viel deine Karten bezahlen; oder ein anderes Volk angreifen.
heroes-introduction-building = Städte bringen Karten, Armeen greifen an und verteidigen, Festungen stärken die Verteidigung, ein General eine Armee. Straßen bringen mehr Karten auf dem Markt und Armeen sofort heim.
heroes-introduction-victory = Du gewinnst mit fünf Städten, mit fünf am Monument verbauten Karten oder als letztes Volk. Die ersten beiden müssen halten, bis dein nächster Zug beginnt; die anderen haben also eine Gelegenheit, dich aufzuhalten.
heroes-introduction-road = Eine Straße dient euch beiden: mehr Karten auf dem Markt, und Armeen kommen sofort heim. Sie kostet dich nichts, und du darfst ablehnen.
heroes-introduction-lay = Karten deines eigenen Sonderrohstoffs sind sicher, sobald sie am Monument verbaut sind; nur ein Krieg kann sie dort zerstören. Fünf vollenden es.
heroes-introduction-discard = Am Ende eines Zuges bleiben fünf Karten auf deiner Hand. Du wählst, welche gehen.
heroes-introduction-muster = Wähle, wer in den Krieg zieht; in dieser Reihenfolge wird gekämpft. Jede Armee trifft eine der anderen Seite, der höhere Wurf gewinnt, und Armeen unterwegs verteidigen dich nicht.
heroes-introduction-answer = Du wirst angegriffen: Olympische Spiele sagen den Angriff ab, ein Held kämpft als Armee oder General, oder du vertraust deinen Armeen und Festungen. Nach dieser Antwort entscheiden die Würfel.
heroes-introduction-spoils = Du hast gewonnen, was deine siegreichen Armeen erlauben. Nimm alles, einen Teil oder nichts.
heroes-introduction-earthquake = Ein Erdbeben hält Armeen eines anderen Volkes bis zum Ende von dessen nächstem Zug fest. Du wählst, wo es trifft.
heroes-introduction-eruption = Ein Vulkanausbruch zerstört eine Stadt eines anderen Volkes. Du wählst, wessen.
heroes-introduction-event-answer = Gleich trifft dich eine Katastrophe. Fortuna wendet sie von dir ab, und Olympische Spiele wehren Barbaren ab; oder du behältst deine Karten und lässt es geschehen.
