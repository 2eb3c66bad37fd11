# Was in Era of Tribes getan wird: Angebote, Schlachten, Expansionen, Revolutionen.
client-era-term-thalers = Taler
client-era-term-treaties = Verträge
client-era-term-vassals = Vasallen
# $n: the highest number that can be given
client-era-term-most = , höchstens { $n }
client-era-terms-missing = Sag zuerst, was du gibst oder willst.
# $field: what is given or asked, $what: what is counted, $n: the most of it
client-era-terms-most = { $field }: { $what }, höchstens { $n }.
client-era-counter = Gegenvorschlag
client-era-counter-send = Diesen Gegenvorschlag machen
client-era-agree = Provinz kaufen oder Bündnis anbieten
client-era-agree-about = Worum es geht
client-era-agree-send = Dieses Angebot machen
client-era-support = Beistand in der Schlacht
client-era-support-send = Dieses Gebot machen
client-era-offers = Angebote und Versprechen
client-era-offers-to-me = Angebote an dich
client-era-offer-accept = Annehmen
client-era-offer-refuse = Ablehnen
client-era-offer-withdraw = Zurücknehmen
client-era-offer-counter = Ablehnen mit Gegenangebot
client-era-exchange = Tausch anbieten
client-era-exchange-about = Ein offenes Angebot sehen nur ihr beide; wird es angenommen, gilt es sofort. Was bis zum Ende der Runde nicht beantwortet ist, verfällt.
client-era-exchange-bots = Geübte Bots sagen zu, wenn sie mindestens so viel bekommen, wie sie geben; ein Vertrag zählt für sie 2 Taler. Sie antworten, sobald sie das nächste Mal etwas zu entscheiden haben.
client-era-exchange-whom = Mit wem
client-era-exchange-send = Das anbieten
client-era-exchange-said =
    { $sides ->
        [both] Du bietest { $name } { $give } für { $ask } an
        [give] Du bietest { $name } { $give } als Geschenk an
       *[ask] Du bittest { $name } um { $ask } als Geschenk
    }
client-era-promise-new = Etwas versprechen
client-era-promise-about = Ein Versprechen sehen alle. Es bindet niemanden, aber es wird festgehalten, ob es gehalten wurde.
client-era-promise-whom = Wem
client-era-promise-send = Das versprechen
client-era-scored-card = Zu wertende Karte
client-era-score-this = Diese Karte werten
client-era-place-where = Platz für neue Vasallen
# $n: how many can be placed in the province
client-era-place-room = { $province }: Platz für { $n }
client-era-place-one = 1 einsetzen
client-era-place-many = { $n } einsetzen
client-era-place-all = Alle { $n } Plätze füllen
client-era-battle-can = Was in der Schlacht getan werden kann
# $n: how many options are not shown here
client-era-battle-more =
    { $n ->
        [one] 1 weitere steht in der Liste.
       *[other] { $n } weitere stehen in der Liste.
    }
client-era-have = Was du hast
# $n: leaders that can still be placed, $all: all that are yours
client-era-have-leaders = { $n } von { $all } Anführern
# $n: how many
client-era-have-thalers = { $n } Taler
# $n: the field of the track, $value: what it adds
client-era-have-morale = Moral { $n } (Wert { $value })
# $n: the balance
client-era-have-food = Nahrung { $n }
client-era-turn-goods = Güter auf dem Feld
client-era-order-chosen = Die Reihenfolge bisher
# $n: the place in the turn order
client-era-order-place = Wer spielt an Stelle { $n }?
client-era-order-take = In dieser Reihenfolge spielen
client-era-order-anew = Neu beginnen
client-era-order-set = Reihenfolge festlegen

## Wege über mehrere Schritte

client-era-way = Der Weg
# $n: how many steps
client-era-way-steps =
    { $n ->
        [one] 1 Schritt
       *[other] { $n } Schritte
    }
# $from, $to: provinces
client-era-way-from-to = Von { $from } nach { $to }
# $name: where it leads, $legs: the steps in words
client-era-way-to = Nach { $name }: { $legs }.
client-era-way-others = Wege zur Wahl
# $n: the place of the way, $total: how many there are
client-era-way-place =
    { $total ->
        [one] Es gibt keinen anderen Weg.
       *[other] Weg { $n } von { $total }; W zeigt den nächsten.
    }
client-era-way-enter = Die Eingabetaste führt dorthin.
# $way: how far it is and what it costs
client-era-way-click = { $way } Ein Klick zeigt den Weg.
client-era-way-no-other = Es gibt keinen anderen Weg zur Wahl.
client-era-way-none = Kein Weg ist gezeigt.
# $name: where it leads
client-era-way-go = Nach { $name } gehen
client-era-way-choose = Die Figur in { $name } wählen
client-era-way-leave = Abbrechen
# $to: the province where the way that is taken back ended
client-era-way-undo = Den Weg nach { $to } zurücknehmen
# $n: how many destinations
client-era-way-further =
    { $n ->
        [one] Weiter weg: 1 Ziel
       *[other] Weiter weg: { $n } Ziele
    }

## Güter auf einem Feld

# $n: how many, $good: a kind of good
client-era-goods-count = { $n } × { $good }
# $n: how many are chosen
client-era-goods-less = Einmal { $good } weniger, jetzt { $n }
client-era-goods-more = Einmal { $good } mehr, jetzt { $n }
client-era-goods-none = Keine Güter
# $activate: “Activate Trade”, $goods: what is laid there
client-era-goods-go = { $activate }: { $goods }
