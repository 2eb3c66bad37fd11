# Why something cannot be done: what is needed and what there is. The reader is always the one who asked for it.
era-refused-over = Das Spiel ist aus.
era-refused-wiped-out = Dein Stamm ist von der Karte verschwunden.
era-refused-not-your-turn = Du bist nicht am Zug.
era-refused-wrong-phase = Das geht jetzt nicht: Es ist Zeit für { $stage }.
era-refused-not-shared = An diesem Tisch werden Ergebnisse nicht geteilt.
era-refused-losses-first = Zwischen einem Wurf und seinen Verlusten wird nicht verhandelt.

## Set-up

era-refused-not-drawn = Diese Karte hast du nicht gezogen.
era-refused-not-in-area = Dieser Stamm lebt nicht auf diesem Teil der Karte.
era-refused-tribe-taken = Diesen Stamm spielt schon jemand anderes.
era-refused-no-area = Es gibt sechs Gebiete des Fortschritts; das ist keines.

## A turn

era-refused-no-order = Eine Reihenfolge nennt alle genau einmal.
era-refused-no-passing = An diesem Tisch kannst du nicht passen, solange du etwas tun kannst.
era-refused-no-field = Dieses Feld gibt es nicht.
era-refused-activated-already = Du hast { $field } in dieser Runde schon aktiviert.
era-refused-leader-needed = Ein Feld wird mit mindestens einem Anführer aktiviert.
era-refused-too-few-leaders = Du willst { $leaders } Anführer setzen, hast aber nur { $ready } bereit.
era-refused-too-many-leaders =
    In der Diplomatie gibt es jetzt für höchstens { $most ->
        [one] 1 Anführer
       *[other] { $most } Anführer
    } etwas zu tun.
era-refused-nothing-affordable = Du kannst keinen Fortschritt bezahlen: Du hast { $thalers } Taler.
era-refused-last-era = Du bist schon in der letzten Epoche.
era-refused-requirements =
    Für die Epoche { $era } brauchst du { $needed } davon: { $goods ->
        [one] 1 Luxusgut
       *[other] { $goods } Luxusgüter
    } (du hast { $have_goods }), { $cities ->
        [one] 1 Stadt
       *[other] { $cities } Städte
    } (du hast { $have_cities }), { $improvements ->
        [one] 1 Fortschritt
       *[other] { $improvements } Fortschritte
    } (du hast { $have_improvements }).
era-refused-no-such-good = Du hast kein unbenutztes Gut dieser Art mehr: { $good }.
era-refused-no-open-card = Dort liegt keine offene Karte.

## Improvements and units

era-refused-no-further-level = Dieses Gebiet hat keine weitere Stufe.
era-refused-too-dear = Es kostet { $price } Taler, du hast { $thalers }.
era-refused-too-dear-leader =
    Ein Anführer kostet { $vassals } freie Vasallen und { $price } Taler; du hast { $have_vassals ->
        [one] 1 freien Vasallen
       *[other] { $have_vassals } freie Vasallen
    } und { $have_thalers } Taler.
era-refused-must-take = Da du einen freien Vasallen hast, musst du die Einheit nehmen.
era-refused-other-unit = Dieser Fortschritt gibt die andere Art von Einheit.
era-refused-no-own-coast = Eine neue Flotte kommt auf ein Meer, das an eigenes Land grenzt.
era-refused-no-grey-leader = Es ist kein grauer Anführer mehr da.

## Hamlets

era-refused-no-such-hamlet = Du hast keinen unbenutzten Weiler dieser Art.
era-refused-scores-only = Dieser Weiler wird am Ende gewertet; vorher kann er nur Söldner sein.
era-refused-not-now = Dieser Weiler lässt sich jetzt nicht benutzen.
era-refused-no-area-wanted = Nur der Weiler „Fortschritt“ wird für ein Gebiet benutzt.

## Expansion

era-refused-not-on-fleets = Neue Vasallen werden an Land eingesetzt, nie auf einem Meer.
era-refused-no-room = Jeder deiner Vasallen und jede deiner Städte an Land kann einen neuen Vasallen aufnehmen; diese Provinz kann keinen mehr aufnehmen.
era-refused-no-vassal-at-cities = Für spätere Städte liegt kein Vasall mehr bereit.
era-refused-no-free-vassal = Du hast keinen freien Vasallen.
era-refused-none-yours-there = Neue Vasallen kommen dorthin, wo an Land ein Vasall oder eine Stadt von dir steht, und hier steht nichts von dir.
era-refused-no-vassal-there = Hier steht kein Vasall von dir, der gehen könnte; Flotten gehen zuletzt.
era-refused-no-new-vassal = Nur ein eben eingesetzter Vasall, der nicht gezogen ist, kann etwas anderes werden, und dort steht keiner.
era-refused-navigation-needed = Flotten brauchen Seefahrt I.
era-refused-mechanics-needed = Heeresvasallen brauchen Mechanik I.
era-refused-commerce-needed = Handelsposten brauchen Wirtschaft { era-level }, du hast { $have }.
era-refused-no-foreign-city = Ein Handelsposten steht in einer fremden Stadt.
era-refused-post-there = Dort ist schon ein Handelsposten.
era-refused-no-treaty = Dafür reichen die Verträge nicht.
era-refused-treaties-to-enforce =
    Ein Angebot durchzusetzen kostet { $needed } Verträge; du hast { $treaties ->
        [0] keinen
       *[other] { $treaties }
    }.
era-refused-not-adjacent = Diese Provinzen grenzen nicht aneinander.
era-refused-not-adjacent-player = Du grenzt nicht an diesen Stamm.
era-refused-no-dot = Hier darf keine Figur stehen: Die Provinz hat keinen Punkt.
era-refused-no-horse = Du hast kein unbenutztes Pferd.
era-refused-no-such-unit = Du hast dort keine solche Figur mit diesen Bewegungspunkten.
era-refused-enough-points = Dieser Vasall hat genug Bewegungspunkte.
era-refused-wrong-unit = Vasallen marschieren an Land; Flotten segeln und landen.
era-refused-too-far =
    Das kostet { $cost ->
        [one] 1 Bewegungspunkt
       *[other] { $cost } Bewegungspunkte
    }, die Flotte hat { $points }.
# Was von einer Provinz gesagt wird, die keine Möglichkeit nennt. $start: wo die Figur steht, die in mehreren Schritten dorthin kommt
era-refused-choose-piece = In einem Schritt kommt keine Figur hierher. Wähle erst die Figur in { $start }: Sie kommt in mehreren hierher.
era-refused-no-points-left = Deine Figuren hier haben keine Bewegungspunkte mehr.
era-refused-no-points-left-anywhere = Keine deiner Figuren hat noch einen Bewegungspunkt.
era-refused-nowhere-to-go = Deine Figuren hier haben Bewegungspunkte, aber kein Ziel.
# $sea: ob es ein Meer ist
era-refused-out-of-reach =
    { $sea ->
        [yes] Zu weit: Keine deiner Flotten erreicht dieses Meer.
       *[no] Zu weit: Keine deiner Figuren kommt dorthin.
    }
# $points: die Bewegungspunkte der gewählten Figur
era-refused-out-of-its-reach =
    Zu weit: Die gewählte Figur hat { $points ->
        [one] 1 Bewegungspunkt
       *[other] { $points } Bewegungspunkte
    } und kommt nicht dorthin.
era-refused-own-land = Eine Flotte kann nicht auf deinem eigenen Land landen.
era-refused-no-chain = Keine Kette deiner Flotten mit Bewegungspunkten führt dorthin.
era-refused-nothing-to-take-back = Es gibt keinen Schritt zum Zurücknehmen.
era-refused-architecture-needed = Städte brauchen Architektur I.
era-refused-city-limit =
    Deine Architektur erlaubt { $limit ->
        [one] 1 Stadt
       *[other] { $limit } Städte
    }, und die hast du.
era-refused-not-your-land = Dieses Land gehört dir nicht.
era-refused-city-there = Dort steht schon eine Stadt von dir.
era-refused-three-vassals =
    Eine Stadt braucht drei Vasallen; dort { $vassals ->
        [0] steht keiner
        [one] steht 1
       *[other] stehen { $vassals }
    } von dir.
era-refused-too-many-goods =
    Du kannst höchstens { $most ->
        [one] 1 Gut
       *[other] { $most } Güter
    } ins Heer legen.

## Battles

era-refused-battles-left = Erst müssen alle erklärten Schlachten geschlagen werden.
era-refused-no-such-battle = Hier ist keine Schlacht zu schlagen.
era-refused-other-question = Du wirst nach einer anderen Schlacht gefragt.
era-refused-other-trader = Du wirst nach einem anderen Händler gefragt.
era-refused-not-your-battle = In dieser Schlacht ist das nicht deine Sache.
era-refused-not-in-army = Du willst { $wanted } einsetzen, dein Heer hat davon aber nur { $have }.
era-refused-all-militia =
    Wer etwas aus dem Heer einsetzt, muss alle seine Milizen einsetzen: Es { $militia ->
        [one] ist noch 1
       *[other] sind noch { $militia }
    } da.
era-refused-who-sits-out = Sag zuerst, welche Einheit aussetzt.
era-refused-nobody-sits-out = Es muss keine Einheit aussetzen.
era-refused-no-such-unit-in-battle = Du hast in dieser Schlacht keine solche Einheit, die aussetzen könnte.
era-refused-not-first = Andere Einheiten gehen zuerst.
era-refused-last-fleet = Die letzte Flotte bleibt, solange Heeresvasallen da sind, es sei denn, du gibst das Meer auf.
era-refused-nothing-to-give-up = Es gibt kein Meer aufzugeben.
era-refused-norsemen-only = Nur Nordmänner plündern.
era-refused-no-unused-fleet = Dort ist keine Flotte mehr, die in dieser Runde noch nicht geplündert hat.
era-refused-nobody-to-plunder = Hier gibt es nichts zu plündern: Niemand sonst hat eine Figur auf diesem Land.
era-refused-nobody-to-plunder-beside = Deine Flotte findet hier niemanden zu plündern: Niemand sonst hat eine Figur auf dem Land um dieses Meer.
era-refused-no-fleet-beside = Neben diesem Land liegt keine Flotte von dir, die in dieser Runde noch plündern kann.
era-refused-asked-already = Mit diesem Verbündeten wurde in dieser Schlacht schon geboten.
era-refused-too-few-vassals =
    Der Verbündete hat { $have ->
        [0] keinen Heeresvasallen
        [one] nur 1 Heeresvasallen
       *[other] nur { $have } Heeresvasallen
    }.
era-refused-too-few-own-vassals =
    Du hast { $have ->
        [0] keinen Heeresvasallen
        [one] nur 1 Heeresvasallen
       *[other] nur { $have } Heeresvasallen
    }.
era-refused-only-a-price = Ein Gegengebot nennt einen anderen Preis und sonst nichts.

## Negotiations

era-refused-no-main-action = Diese Hauptaktion gibt es nicht.
era-refused-done-already = Jeder Anführer macht eine andere Hauptaktion.
era-refused-ring-taken = Der Ring der Zugreihenfolge ist besetzt.
era-refused-no-such-player = Da ist niemand, mit dem du das verhandeln könntest.
era-refused-not-his-land = Dieses Land gehört diesem Stamm nicht.
# $whose: wer es nicht verkaufen kann
era-refused-not-for-sale =
    { $whose ->
        [own] Dieses Land gehört dir schon.
        [sea] Nur Land lässt sich kaufen.
       *[nobody] Dieses Land gehört niemandem: Es lässt sich nicht kaufen, nur besiedeln oder erobern.
    }
era-refused-no-vassal-for-it = Du hast keinen freien Vasallen, den du dorthin stellen könntest.
era-refused-allied-already = Ihr seid schon verbündet.
era-refused-no-ally = Ihr seid nicht verbündet.
era-refused-no-own-leader = Beide brauchen einen Anführer der eigenen Farbe, den kein Bündnis bindet.
era-refused-no-agreements = An diesem Tisch kommt bei Abmachungen nichts dazu.
era-refused-asked-too-much = Die andere Seite hat nur { $thalers } Taler.
era-refused-given-too-much = Du hast nur { $thalers } Taler.
era-refused-countered-already = Es kann nur einen Gegenvorschlag geben.
era-refused-impossible-now = Das Geschäft lässt sich nicht mehr ausführen.
era-refused-no-such-offer = Ein solches Angebot gibt es nicht.
era-refused-no-promise = Das ist kein Versprechen, das sich festhalten lässt.
era-refused-too-many-offers = Zwischen euch sind schon zwei Angebote offen.
era-refused-nothing-offered = Nichts würde den Besitzer wechseln.
era-refused-not-yours =
    Du hast nur { $thalers } Taler und { $treaties ->
        [one] 1 Vertrag
       *[other] { $treaties } Verträge
    }.
era-refused-not-his =
    Die andere Seite hat nur { $thalers } Taler und { $treaties ->
        [one] 1 Vertrag
       *[other] { $treaties } Verträge
    }.
era-refused-no-such-order = Eine solche Daueranweisung gibt es nicht.
era-refused-only-thalers-treaties = An diesem Tisch wechseln nur Taler und Verträge den Besitzer.
