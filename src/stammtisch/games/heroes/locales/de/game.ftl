# Age of Heroes: its name, tribes, stages, and the headings of lists.

game-heroes = Zeitalter der Helden
game-heroes-about = Ein Kartenspiel um alte Völker (Age of Heroes) für zwei bis sechs. Sammle Rohstoffe, handle auf dem Markt, baue und führe Krieg. Fünf Städte oder ein vollendetes Monument gewinnen.

## Tribes

tribe-egyptians = Ägypter
tribe-romans = Römer
tribe-greeks = Griechen
tribe-babylonians = Babylonier
tribe-celts = Kelten
tribe-chinese = Chinesen

## Stages of the game, as in “it is time for …”

heroes-stage-setup = die Vorbereitung
heroes-stage-round = die nächste Runde
heroes-stage-fair-draw = das Kartenziehen auf dem Markt
heroes-stage-fair-effects = die Karten, die auf dem Markt sofort gespielt werden
heroes-stage-fair-bidding = der Tausch auf dem Markt
heroes-stage-move = der Zug eines Volkes
heroes-stage-move-0 = das Ziehen einer Karte
heroes-stage-move-2 = die Aktion des Zuges
heroes-stage-move-3 = das Verbauen von Sonderrohstoffen
heroes-stage-move-4 = das Abwerfen
heroes-stage-move-5 = die Heimkehr der Armeen
heroes-stage-war-muster = die Aufstellung zum Angriff
heroes-stage-war-answer = die Antwort auf einen Angriff
heroes-stage-war-dice = die Schlacht
heroes-stage-war-spoils = die Kriegsbeute
heroes-stage-event-earthquake = die Wahl, wen das Erdbeben trifft
heroes-stage-event-eruption = die Wahl, wen der Vulkanausbruch trifft
heroes-stage-event-answer = die Antwort auf eine Katastrophe
heroes-stage-over = nichts mehr, das Spiel ist aus

## How a game ended

heroes-ending-cities = Fünf Städte standen bis zum Ende des letzten Zuges.
heroes-ending-monument = Das Monument stand vollendet bis zum Ende des letzten Zuges.
heroes-ending-last_tribe = Alle anderen Völker sind ausgeschieden.
heroes-ending-shared = Alle waren sich einig, den Sieg zu teilen.
heroes-ending-agreed = Alle waren sich einig, das Spiel zu beenden; niemand hat gewonnen.
heroes-ending-rounds = Die vereinbarten Runden sind vorbei; es zählen Städte und verbaute Sonderrohstoffe.

## Headings of options

heroes-group-tax = Steuern
heroes-group-build = Bauen
heroes-group-war = Angreifen
heroes-group-line = Schicken
heroes-group-go = Bereit
heroes-group-lay = Monument
heroes-group-discard = Abwerfen
heroes-group-target = Ziel
heroes-group-answer = Antwort
heroes-group-spoils = Beute
heroes-group-take = Annehmen
heroes-group-offer = Anbieten
heroes-group-withdraw = Zurücknehmen
heroes-group-order = Daueranweisungen
heroes-group-end = Beenden

## Parts of the rules

heroes-section-intro = Das Spiel
heroes-section-prep = Vorbereitung
heroes-section-move-0 = Der Zug
heroes-section-move-1 = Der Zug, Phase 1: eine Karte ziehen
heroes-section-move-2 = Der Zug, Phase 2: die Aktion
heroes-section-move-3 = Der Zug, Phase 3: Sonderrohstoffe
heroes-section-move-4 = Der Zug, Phase 4: Abwerfen
heroes-section-move-5 = Der Zug, Phase 5: Armeen kehren heim
heroes-section-fair = Der Markt
heroes-section-battle = Krieg: Angriff und Antwort
heroes-section-est = Krieg: die Duelle
heroes-section-win = Krieg: die Beute
heroes-section-res = Der Rohstoffstapel
heroes-section-evt-growth = Bevölkerungswachstum
heroes-section-evt-quake = Erdbeben
heroes-section-evt-erupt = Vulkanausbruch
heroes-section-evt-hunger = Hungersnot
heroes-section-evt-barb = Barbaren
heroes-section-evt-olymp = Olympische Spiele
heroes-section-evt-hero = Held
heroes-section-evt-fort = Fortuna
heroes-section-evt-int = Antworten und Daueranweisungen
heroes-section-base = Der Bauvorrat: Bauen
heroes-section-loss = Ausscheiden
heroes-section-vict = Sieg
heroes-section-opt = Hausregeln
