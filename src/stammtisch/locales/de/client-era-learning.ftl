# Die Übersicht von Era of Tribes.
client-era-learn-here = Du bist hier
client-era-learn-set-up = Vor der ersten Runde
client-era-learn-round = Eine Runde
client-era-learn-expansion = Eine Expansion
client-era-learn-battle = Eine Schlacht
client-era-learn-scoring = Das Spiel ist aus: Wertung
client-era-learn-fields = Die sieben Felder
client-era-learn-used = in dieser Runde benutzt
client-era-learn-levels = Preise und Gewinne nach Stufen
client-era-learn-what = Was
client-era-learn-start = Start
client-era-learn-level-improvement = Fortschritt, als Erster
client-era-learn-level-straggler = Fortschritt, später
client-era-learn-level-half = Fortschritt, Gebiet zum halben Preis
client-era-learn-level-surcharge = Für jedes fehlende Gebiet
client-era-learn-level-army = Heeresvasall (Mechanik)
client-era-learn-level-vassal = Punkte eines Vasallen (Mechanik)
client-era-learn-level-fleet = Flotte (Seefahrt)
client-era-learn-level-sailing = Punkte einer Flotte (Seefahrt)
client-era-learn-level-cities = Erlaubte Städte (Architektur)
client-era-learn-level-food = Nahrung dazu (Landwirtschaft)
client-era-learn-level-influence = Einfluss dazu (Kultur)
client-era-learn-level-morale = Moral dazu (Kultur)
client-era-learn-level-circuses = Brot und Spiele mehr (Kultur)
client-era-learn-level-trade = Handel mehr (Wirtschaft)
client-era-learn-city-discount = Jede deiner Städte macht einen Fortschritt 1 Taler billiger; weniger als 1 kostet er nie.
client-era-learn-taxes = Ertrag der Steuern je Anführer
client-era-learn-by-cities = Städte
client-era-learn-thalers = Taler
client-era-learn-costs = Andere Kosten
client-era-learn-cost-city = Stadt
client-era-learn-cost-city-is = 3 Vasallen an Ort und Stelle und 2 Nahrung (Ägypter: 1)
client-era-learn-cost-leader = Grauer Anführer
client-era-learn-cost-leader-is = 3 Vasallen und 3 Taler (Slawen 2 und 2)
client-era-learn-cost-early = Vasall von einer ungebauten Stadt
client-era-learn-cost-early-is = 2 Moralfelder
client-era-learn-cost-post = Handelsposten
client-era-learn-cost-post-is = 1 Taler oder 1 Vertrag, an den Besitzer der Stadt
client-era-learn-cost-province = Gekaufte Provinz
client-era-learn-cost-province-is = 5 Taler, 5 mehr für ein Luxusgut, 5 mehr für eine Stadt
client-era-learn-cost-enforce = Durchgesetztes Angebot
client-era-learn-cost-enforce-is = 3 Verträge
client-era-learn-cost-colony = Kolonie
client-era-learn-cost-colony-is = 2 Moralfelder
client-era-learn-cost-conquest = Eroberung von einem Spieler
client-era-learn-cost-conquest-is = 1 Moralfeld, 3 für eine Stadt
client-era-learn-cost-peace = Angriff auf einen Friedensbringer
client-era-learn-cost-peace-is = 5 Moralfelder
client-era-learn-eras = Was jede Epoche verlangt
client-era-learn-era-morale = Moral
client-era-learn-eras-about = Zwei von drei genügen, nur die letzte Epoche verlangt alle.
client-era-learn-my-era = deine Epoche
client-era-learn-goals = Ziele, die dieses Spiel beenden
client-era-learn-goals-epic = Das Spiel endet, wenn jemand vier davon erreicht hat.
client-era-learn-goals-house = Die Zahlen für fünf und sechs Spieler sind Hausregeln.
# $n: Einflusspunkte
client-era-learn-goal-glorious = { $n } Einfluss
# $n: wie viele Fortschritte
client-era-learn-goal-technological = { $n } Fortschritte
# $n: wie viele Provinzen
client-era-learn-goal-dominating = { $n } Landprovinzen
# $era: eine Epoche
client-era-learn-goal-cultural = Diese Epoche erreichen: { $era }
# $length: normal, long oder epic
client-era-learn-goal-military =
    { $length ->
        [normal] Alle Heimatprovinzen eines anderen Spielers
       *[other] Alle Heimatprovinzen aller anderen Spieler
    }
# $n: das Feld, auf dem der Triumphzug beginnt
client-era-learn-goal-triumphant = Der Triumphzug, von { $n } an, trifft den Einfluss des eigenen Stammes
client-era-learn-doubts = Zweifelhafte Zahlen
client-era-learn-doubts-about = Einige Zahlen des gedruckten Plans stehen in keinem bekannten Text. Sie sind auf dieser Übersicht mit ? bezeichnet; wer das Spiel besitzt, kann sie berichtigen.
# $what: was zweifelhaft ist
client-era-learn-doubt = Herkunft: { $what }
client-era-learn-source-inferred = erschlossen
client-era-learn-source-designed = hier gemacht
client-era-learn-map = Die Karte
# Woher die Werte einer Provinz kommen.
client-era-source-branches = auf welchen Gebieten jede Stufe ruht
client-era-source-of-name = ihr Name
client-era-source-of-kind = Land oder Meer
client-era-source-of-area = ihre Region
client-era-source-of-terrain = Gelände
client-era-source-of-settleable = ob man dort siedeln kann
client-era-source-of-goods = Güter
client-era-source-of-food = Nahrung
client-era-source-of-food-kind = Getreide oder Fisch
client-era-source-of-home = wessen Heimat sie ist
client-era-source-of-barbarian = Barbaren
# $source: woher sie kommen, $values: einige davon
client-era-source-told =
    { $source ->
        [inferred] Nachgebildet: { $values }.
        [designed] Hier gemacht: { $values }.
        [rulebook] Aus dem Regelheft: { $values }.
        [owner] Aus dem gedruckten Spiel seines Besitzers: { $values }.
       *[mod] Aus der offiziellen Fassung für Tischsimulatoren: { $values }.
    }
