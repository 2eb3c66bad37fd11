# Was beim Lernen hilft: Einführungen in die Entscheidungen eines ersten Spiels, die Schritte der Übersicht, zweifelhafte Zahlen.

## Einführungen, jede einmal in einem ersten Spiel

era-introduction-keep-card = Du behältst eine von zwei Einflusskarten, und niemand sonst sieht sie. Am Ende zahlt sie dir etwas, wenn du am meisten von dem hast, was sie zählt; offene Karten zählen für alle.
era-introduction-pick-tribe = Jeder Stamm hat eigene Stärken und beginnt in seinen Heimatprovinzen. Nimm einen, der gut kann, was deine Karte zählt, oder einfach einen, der dir gefällt.
era-introduction-free-improvement = Das Rad hat sechs Gebiete mit je vier Stufen. Deine erste Stufe ist frei; spätere kosten Taler und je einen Anführer auf Fortschritt.
era-introduction-free-units = Seefahrt gibt dir eine Flotte, Mechanik einen Vasallen für das stehende Heer. Beide kommen aus deinen freien Vasallen und kosten jetzt nichts.
era-introduction-before-morale = Am Anfang jeder Runde fällt die Moral: ein Feld je Stadt, eines je Hunger und eines in der Jungsteinzeit. Ein Moral-Weiler, jetzt benutzt, hebt sie vorher noch.
era-introduction-set-order = Sonst spielt zuerst, wer am wenigsten Einfluss hat. Mit deinem Anführer auf dem Ring entscheidest du, und die Reihenfolge gilt diese ganze Runde.
era-introduction-turn = In einem Zug setzt du einen oder mehrere Anführer auf ein Feld deiner Tafel und führst es aus; dann spielt der nächste Stamm. Jedes Feld wirkt einmal in der Runde, und an ihrem Ende kommen deine Anführer zurück.
era-introduction-fields = Expansion bringt Land, Handel und Steuern bringen Taler, Fortschritt gibt sie aus. Brot und Spiele hebt die Moral, Diplomatie wirbt Anführer an und nimmt Einfluss, Revolution führt in die nächste Epoche.
era-introduction-round-end = Ist kein Anführer mehr übrig, expandiert ohne einen, wer weder Expansion noch Revolution aktiviert hat. Dann lässt das Aufräumen in jeder Landprovinz einen Vasallen oder eine Stadt, und alle übrigen werden wieder frei.
era-introduction-morale = Achte auf die Moral: Ihr Wert zählt bei jeder Expansion und am Ende zu deinen Punkten. Unter dem tiefsten Feld verlierst du Einfluss; über dem höchsten bekommst du Taler.
era-introduction-goals = Das Spiel endet mit der Runde, in der jemand ein Ziel erreicht, etwa Einfluss, Fortschritte, Land oder eine Epoche. Wer am meisten Einfluss hat, gewinnt; sammle also, bevor andere es beenden.
era-introduction-add-goods = Jedes Luxusgut, das du hier dazulegst, verstärkt die Aktion um eins. Ein Gut wirkt einmal in der Runde; was du zurückhältst, kann noch der Expansion am Ende der Runde helfen.
era-introduction-after-action = Du hast Weiler. Ein grüner wird im eigenen Zug benutzt, zwischen deinen Aktionen; rote zählen meist am Ende. Jeder unbenutzte kann auch als Söldner kämpfen.
era-introduction-last-hamlets = Das ist die letzte Gelegenheit, Weiler vor der Wertung zu benutzen. Taler, Anführer und Moral, die sie bringen, zählen noch mit.
era-introduction-improvement = Der Preis steigt mit der Stufe, sinkt um einen Taler für jede eigene Stadt und steigt für jedes Gebiet, auf dem die Stufe ruht und in dem dir die Stufe davor fehlt. Wer eine Stufe zuerst erreicht, bekommt einen Einflusspunkt; wer folgt, zahlt weniger.
era-introduction-diplomacy = Jeder Anführer macht hier eine Hauptaktion: einen Anführer anwerben, Friedensbringer sein oder einen Einflusspunkt und den Ring nehmen. Jede bringt auch einen Vertrag.
era-introduction-further = Mit demselben Anführer darfst du einem Nachbarn eine Provinz abkaufen oder ein Bündnis anbieten. Er darf ablehnen; drei deiner Verträge setzen es trotzdem durch.
era-introduction-diplomatic-answer = Du darfst zustimmen, ablehnen oder einmal andere Bedingungen nennen. Lehnst du ab, kann die andere Seite es mit drei Verträgen zum reinen Preis durchsetzen.
era-introduction-enforce = Drei deiner Verträge gehen an die Bank zurück, und das Abgelehnte geschieht trotzdem.
era-introduction-buy-city = Eine eigene Stadt hier zählt zu den Städten, die du haben darfst, und braucht Nahrung. Ein Vasall hält nur das Land.
era-introduction-score-card = Wer eine Epoche zuerst erreicht, wählt die offene Karte, die für alle gewertet wird: 3 Einfluss für den ersten Platz, 1 für jeden zweiten. Wähle eine, bei der du führst.
era-introduction-legion-choice = Legionen der Römer warten im stehenden Heer und kämpfen in jeder Schlacht. Einmal in der Runde ist eine frei.
era-introduction-placement = Eine Expansion beginnt mit neuen Vasallen. Jeder deiner Vasallen und jede Stadt an Land kann einen aufnehmen. Was die Expansion wert ist, sind deine Punkte: Jeder neue Vasall braucht einen, und drei ungenutzte heben die Moral um ein Feld.
era-introduction-removal = Der Wert dieser Expansion liegt unter null, also verlassen Vasallen die Karte. Getreide, Fisch, Luxusgüter und bessere Moral helfen dagegen.
era-introduction-movement = Jetzt ziehen deine Vasallen: Besiedle leeres Land, oder betritt fremdes, um es anzugreifen; gekämpft wird erst zuletzt, nach dem Gründen von Städten. Neue Vasallen können vorher Flotten werden oder ins stehende Heer gehen. Bis zum Ende der Bewegung lassen sich Schritte zurücknehmen.
era-introduction-founding = Wo drei deiner Vasallen stehen, darfst du eine Stadt gründen. Sie gibt einen Einflusspunkt, mehr aus Steuern und billigere Fortschritte, verbraucht aber Nahrung und kostet jede Runde Moral.
era-introduction-battles = Jetzt wird jeder Angriff ausgefochten, in der Reihenfolge, die du wählst. Einen Rückzug gibt es nicht.
era-introduction-want-battle = Flotten mehrerer Stämme können ein Meer friedlich teilen; wer zuerst da war, behält den Fisch. Eine Seeschlacht gibt es, wenn eine der beiden Seiten sie will.
era-introduction-expel = Im Krieg darfst du die Handelsposten des anderen vertreiben. Jeder kostet ihn 2 Moralfelder und beendet, was er ihm einbrachte.
era-introduction-commit = Zuerst setzt der Verteidiger Einheiten ein, dann der Angreifer; das stehende Heer kann von überall dazukommen. Mehr Einheiten, bessere Mechanik und bessere Moral gewinnen je einen Marker, und Marker entscheiden, welche Würfel treffen.
era-introduction-reinforce = Vor jedem Würfeln können unbenutzte Weiler und Verbündete dazukommen; dein eigenes Heer nicht mehr. Beide Würfel zusammen ergeben immer zwei Treffer.
era-introduction-may-help = Dein Verbündeter kämpft. Du darfst Vasallen aus deinem stehenden Heer schicken, für Taler oder umsonst; ins Heer kommen sie nicht zurück.
era-introduction-support-answer = Helfer kommen sofort dazu und werden sofort bezahlt. Du darfst ablehnen oder einmal andere Bedingungen nennen.
era-introduction-losses = Zuerst fallen Milizen, Söldner, Güter und Helfer, dann deine eigenen Vasallen. Innerhalb der Gruppe, die an der Reihe ist, wählst du.
era-introduction-occupy = Deine nächste Stadt darf die eroberte ersetzen: Einfluss für dich, und Nahrung ist zu zahlen. Sonst hält ein Vasall das Land.
era-introduction-won-hamlet = Wer Land von den Barbaren befreit, nimmt den Weiler, der dort liegt. Benutze ihn jetzt, behalte ihn geheim für später oder schicke ihn als Söldner in eine Schlacht.
era-introduction-pay-plunder = Was du den Plünderern nicht zahlen kannst, kostet ein Moralfeld je Taler. Ein Weiler kann vorher helfen.
era-introduction-army-goods = Das eigene Gut deines Stammes kann im Heer liegen und dort einmal je Runde kämpfen, oder es bleibt ein Luxusgut. Das legst du jetzt für die nächste Runde fest.

## Die Übersicht: Schritte des Aufbaus, einer Runde, einer Expansion, einer Schlacht

era-course-set_up-keep_card = Eine von zwei Einflusskarten behalten
era-course-set_up-pick_tribe = Einen Stamm wählen
era-course-set_up-free_improvement = Einen ersten Fortschritt nehmen, umsonst
era-course-round-morale = Die Moral fällt: 1 Feld je Stadt, 1 je Hunger, 1 in der Jungsteinzeit
era-course-round-order = Zugreihenfolge: Wer am wenigsten Einfluss hat, zuerst, oder wie der Anführer auf dem Ring entscheidet
era-course-round-actions = Aktionen: reihum je ein Feld, mit Anführern und Gütern, bis kein Anführer übrig ist
era-course-round-autoexpansion = Expansion ohne Anführer (Autoexpansion): Wer nicht expandiert hat, tut es jetzt, am Ende der Runde
era-course-round-clean_up = Aufräumen: Anführer und Güter kommen zurück, in jeder Landprovinz bleibt ein Vasall oder eine Stadt
era-course-round-end_check = Endprüfung: Ist ein Ziel erreicht, folgt die Wertung, sonst die nächste Runde
era-course-expansion-place = Vasallen einsetzen, so viele, wie die Expansion wert ist
era-course-expansion-move = Neue Vasallen umwandeln und ziehen
era-course-expansion-found = Städte gründen, wo drei Vasallen stehen
era-course-expansion-fight = Die Schlachten schlagen
era-course-battle-units = Die Einheiten des Verteidigers, dann die des Angreifers
era-course-battle-markers = Marker: Stärke, Mechanik und Moral gehen je an die bessere Seite
era-course-battle-rounds = Runden: Beide werfen einen Würfel; was er zeigt, trifft die Seite ohne diesen Marker, bis eine Seite nichts mehr hat
era-course-battle-spoils = Wer siegt, nimmt das Land und rückt mit dem Triumphzug vor

## Was jedes Feld tut, ausführlich

era-field-expansion-card = Einsetzen, ziehen, Städte gründen, kämpfen. Sie ist wert: Nahrung, den Wert der Moral, 2 je Anführer und 1 je Luxusgut. Ohne Anführer kommt sie am Ende der Runde von selbst.
era-field-trade-card = 1 Taler je Anführer und je Luxusgut, und was die Marker der Wirtschaft und der Handelsposten zeigen.
era-field-taxes-card = Den Ertrag deiner Städte in Talern für jeden Anführer. Kostet 3 Moralfelder je Anführer und 1 je Stadt.
era-field-diplomacy-card = Eine Hauptaktion je Anführer: für 3 Vasallen und 3 Taler einen grauen Anführer anwerben, Friedensbringer sein, oder 1 Einfluss und den Ring. Jede bringt einen Vertrag und erlaubt, eine Provinz zu kaufen oder ein Bündnis zu schließen.
era-field-improvement-card = Einen Fortschritt je Anführer, zum Preis auf dem Rad.
era-field-circuses-card = 1 Moralfeld je Anführer und je Luxusgut, und den Marker der Kultur.
era-field-revolution-card = In die nächste Epoche, wenn zwei ihrer drei Bedingungen erfüllt sind (alle drei für die letzte). Beendet die Runde für dich: keine Expansion an ihrem Ende, und eine Einheit weniger in der Verteidigung.

## Zweifelhafte Zahlen: welche es sind, und warum sie zweifelhaft sind

era-doubt-morale = Werte der Moralleiste: Dass es sechzehn Felder gibt, ist sicher; was auf ihnen steht, ist außer beim Start geraten, bis jemand einen Plan abliest.
era-doubt-influence-track = Schwarze und rote Felder der Einflussleiste: Die Farben stehen nur auf dem Plan. Hier ist jedes dritte Feld schwarz und von den übrigen jedes fünfte rot.
era-doubt-barbarian-chart = Milizen und Mechanik der Barbaren je Epoche: nur auf dem Plan gedruckt. Hier ist eine Zeile je Epoche gewählt, gleichmäßig steigend.
era-doubt-tax-yield = Ertrag der Steuern nach Städten: 6 ohne Stadt und 16 mit fünf stehen im Regelheft; dazwischen und darüber sind 2 mehr je Stadt angenommen.
era-doubt-movement-vassal = Bewegungspunkte der Vasallen nach Mechanik: Ein Beispiel des Regelhefts und die offizielle Fassung für Tischsimulatoren widersprechen sich. Eine Hausregel entscheidet.
era-doubt-branches-overlap = Worauf Fortschritte ruhen: Auf welchen Gebieten eine Stufe ruht, ist nur auf dem Plan gezeichnet. Die hier benutzten passen zu den Beispielen des Regelhefts; eine Hausregel wählt andere.
era-doubt-branches-ring = Worauf sie ruhen, zweite Wahl: Jede Stufe ruht auf beiden Nachbargebieten. Für diesen Tisch gemacht.
era-doubt-branches-cut-wheel = Worauf sie ruhen, dritte Wahl: Das Rad zerfällt in zwei Hälften zu drei Gebieten. Für diesen Tisch gemacht.
era-doubt-supply = Vorräte: 54 Verträge und Schlachtfelder zusammen sind sicher; wie viele es je sind, ist hier gewählt.
# $n: wie viele Provinzen, $all: von wie vielen
era-doubt-map-name = Namen der Provinzen: { $n } von { $all } sind nachgebildet.
# $n: wie viele Provinzen, $all: von wie vielen
era-doubt-map-kind = Ob eine Provinz Land oder Meer ist: { $n } von { $all } sind nachgebildet.
# $n: wie viele Provinzen, $all: von wie vielen
era-doubt-map-terrain = Gelände: { $n } von { $all } Landprovinzen sind nachgebildet.
# $n: wie viele Provinzen, $all: von wie vielen
era-doubt-map-food-kind = Getreide oder Fisch: Bei { $n } von { $all } Orten mit Nahrung folgt es daraus, wo das Plättchen liegt.
# $n: wie viele Provinzen, $all: von wie vielen
era-doubt-map-area = Die Region, zu der eine Provinz gehört: { $n } von { $all } sind nachgebildet.
# $n: wie viele Provinzen, $all: von wie vielen
era-doubt-map-settleable = Welche Provinzen besiedelt oder befahren werden: bei { $n } von { $all } angenommen; auch die Grenzen sind hier gezogen.
# $n: wie viele Provinzen, $all: von wie vielen
era-doubt-map-home = Dritte Heimatprovinzen: { $n } von { $all } Provinzen sind vielleicht Heimat der Römer und Germanen, vielleicht nicht; eine Hausregel entscheidet.
