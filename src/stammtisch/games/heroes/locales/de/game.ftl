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

rules-aoh-intro = Das Spiel
rules-aoh-prep = Vorbereitung
rules-aoh-move-0 = Der Zug
rules-aoh-move-1 = Der Zug, Phase 1: eine Karte ziehen
rules-aoh-move-2 = Der Zug, Phase 2: die Aktion
rules-aoh-move-3 = Der Zug, Phase 3: Sonderrohstoffe
rules-aoh-move-4 = Der Zug, Phase 4: Abwerfen
rules-aoh-move-5 = Der Zug, Phase 5: Armeen kehren heim
rules-aoh-fair = Der Markt
rules-aoh-battle = Krieg: Angriff und Antwort
rules-aoh-est = Krieg: die Duelle
rules-aoh-win = Krieg: die Beute
rules-aoh-res = Der Rohstoffstapel
rules-aoh-evt-growth = Bevölkerungswachstum
rules-aoh-evt-quake = Erdbeben
rules-aoh-evt-erupt = Vulkanausbruch
rules-aoh-evt-hunger = Hungersnot
rules-aoh-evt-barb = Barbaren
rules-aoh-evt-olymp = Olympische Spiele
rules-aoh-evt-hero = Held
rules-aoh-evt-fort = Fortuna
rules-aoh-evt-int = Antworten und Daueranweisungen
rules-aoh-base = Der Bauvorrat: Bauen
rules-aoh-loss = Ausscheiden
rules-aoh-vict = Sieg
rules-aoh-opt = Hausregeln
