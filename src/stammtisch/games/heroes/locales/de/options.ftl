# The table options of Age of Heroes: for each its name, what it is about, and the words for its values.

heroes-option-unused_specials = Sonderrohstoffe von Völkern, die niemand spielt
heroes-option-unused_specials-keep = bleiben im Stapel
heroes-option-unused_specials-remove = kommen aus dem Spiel
heroes-option-unused_specials-about = Niemand kann damit bauen, aber alle können sie tauschen. Ohne sie ist der Stapel kleiner, und jede andere Karte kommt öfter.

heroes-option-fair_start = Bevölkerungswachstum in der ersten Hand
heroes-option-fair_start-off = bringt sofort eine Stadt
heroes-option-fair_start-on = wird gegen eine andere Karte getauscht
heroes-option-fair_start-about = Wer zu Beginn Bevölkerungswachstum bekommt, fängt mit einer zweiten Stadt an. Wird die Karte getauscht, fangen alle mit einer an.

heroes-option-grace = Katastrophen sind harmlos
heroes-option-grace-fair = bis der erste Markt vorbei ist
heroes-option-grace-round = die ganze erste Runde lang
heroes-option-grace-about = Eine harmlose Katastrophe wird ohne Wirkung abgelegt, und es wird keine Karte nachgezogen.

heroes-option-road_bonus = Straßen bringen auf dem Markt
heroes-option-road_bonus-tribes = eine Karte je Volk, das sie erreichen
heroes-option-road_bonus-roads = eine Karte je eigene Straße
heroes-option-road_bonus-about = Zählen die Völker, dann bringt dir eine Straße auch die Völker jenseits deines Nachbarn, Straße um Straße.

heroes-option-conquest_from_round = Eroberung ist erlaubt
heroes-option-conquest_from_round-1 = von Anfang an
heroes-option-conquest_from_round-3 = ab Runde 3
heroes-option-conquest_from_round-about = Plünderung und Zerstörung sind auch vor dieser Runde möglich.

heroes-option-defender_picks = Gegen einen Angriff verteidigen
heroes-option-defender_picks-off = alle einsatzfähigen Armeen zu Hause
heroes-option-defender_picks-on = die Armeen, die der Verteidiger auswählt
heroes-option-defender_picks-about = Zurückgehaltene Armeen nehmen nicht an der Schlacht teil und bleiben zu Hause.

heroes-option-battle_order = Die Reihenfolge in der Schlachtreihe
heroes-option-battle_order-sealed = wählt jede Seite geheim
heroes-option-battle_order-auto = ist immer dieselbe
heroes-option-battle_order-about = Die Erste der einen Reihe trifft auf die Erste der anderen und so weiter. Immer dieselbe heißt: Armeen mit General, Armeen unter einem Helden, andere Armeen, Helden.

heroes-option-battle_dice = Würfel im Duell
heroes-option-battle_dice-1 = einer je Seite
heroes-option-battle_dice-2 = zwei je Seite
heroes-option-battle_dice-about = Mit zwei Würfeln sind extreme Würfe seltener, und Generäle und Festungen zählen weniger.

heroes-option-cancelled_hero = Helden eines Angriffs, den Olympische Spiele abwenden
heroes-option-cancelled_hero-lost = sind verloren
heroes-option-cancelled_hero-back = kehren auf die Hand des Angreifers zurück
heroes-option-cancelled_hero-about = Es geht nur um die Heldenkarten des Angreifers; die Armeen kehren in jedem Fall heim.

heroes-option-hunger = Eine Hungersnot nimmt allen
heroes-option-hunger-all = das ganze Getreide
heroes-option-hunger-one = ein Getreide
heroes-option-hunger-about = Die Hungersnot trifft alle, auch wer sie gezogen hat.

heroes-option-fortune_hunger = Fortuna schützt vor der Hungersnot
heroes-option-fortune_hunger-self = nur die Person, die sie spielt
heroes-option-fortune_hunger-all = alle
heroes-option-fortune_hunger-about = Auf eine Hungersnot antworten alle gleichzeitig. Wer mit Fortuna antwortet, legt die Karte ab.

heroes-option-earthquake = Ein Erdbeben trifft
heroes-option-earthquake-one = eine Armee
heroes-option-earthquake-tribe = alle Armeen, die ein Volk zu Hause hat
heroes-option-earthquake-about = Getroffene Armeen fallen aus, bis ihr Besitzer seinen nächsten Zug beendet hat.

heroes-option-fair = Auf dem Markt werden Wünsche
heroes-option-fair-board = an ein Brett gehängt
heroes-option-fair-sealed = als verdeckte Listen abgegeben
heroes-option-fair-about = Am Brett bieten alle an und nehmen an, bis alle fertig sind. Bei Listen geben alle eine ab, dann werden sie Wunsch für Wunsch abgeglichen.

heroes-option-loss = Wer weder Stadt noch Karte hat, scheidet aus
heroes-option-loss-war = nur durch eine verlorene Schlacht
heroes-option-loss-any = wodurch auch immer das geschieht
heroes-option-loss-about = Die letzte Stadt oder Karte kann man auch durch Ereignisse, Bauen, Tauschen, Steuern ohne Stadt und Abwerfen verlieren.

heroes-option-claim_needs_round = Der letzte Zug braucht den Zug eines anderen
heroes-option-claim_needs_round-off = nein
heroes-option-claim_needs_round-on = ja
heroes-option-claim_needs_round-about = Eine fünfte Stadt vom Markt kann unmittelbar vor deinem eigenen Zug kommen. Bei Ja gewinnst du erst, wenn auch jemand anderes am Zug war.

## Services of the table, which are no rules

heroes-option-shared_result = Man kann sich auf einen geteilten Sieg einigen
heroes-option-shared_result-off = nein
heroes-option-shared_result-on = ja
heroes-option-shared_result-about = Bei Ja kann jeder vorschlagen, dass alle gemeinsam gewinnen, die noch im Spiel sind. So endet es nur, wenn alle zustimmen.

heroes-option-leavers = Ein Volk, dessen Spieler endgültig geht
heroes-option-leavers-bot = spielt ein Bot weiter
heroes-option-leavers-remove = scheidet aus
heroes-option-leavers-about = Ein ausgeschiedenes Volk legt seine Hand ab; seine Städte und alles andere kommen zurück in den Bauvorrat. Niemand bekommt etwas davon.

heroes-option-max_rounds = Das Spiel endet
heroes-option-max_rounds-0 = nur nach den Regeln
heroes-option-max_rounds-5 = spätestens nach Runde 5
heroes-option-max_rounds-10 = spätestens nach Runde 10
heroes-option-max_rounds-20 = spätestens nach Runde 20
heroes-option-max_rounds-30 = spätestens nach Runde 30
heroes-option-max_rounds-50 = spätestens nach Runde 50
heroes-option-max_rounds-100 = spätestens nach Runde 100
heroes-option-max_rounds-about = Sind die Runden vorbei, gewinnt, wer zusammen die meisten Städte und verbauten Sonderrohstoffe hat; auch mehrere können sich das teilen.

heroes-option-cover = Auf Katastrophen, Angriffe und Fragen nach einer Straße antworten Bots
heroes-option-cover-on = nach einer Zeit, die nichts verrät
heroes-option-cover-off = so schnell wie auf alles andere
heroes-option-cover-about = Es dauert zwei bis vier Sekunden, ganz gleich, welche Karten ein Bot hat.
