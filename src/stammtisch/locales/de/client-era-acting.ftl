# Was in Era of Tribes getan wird: Angebote, Schlachten, Expansionen, Revolutionen.
client-era-term-thalers = Taler
client-era-term-treaties = Verträge
client-era-term-vassals = Vasallen
# $n: the highest number that can be given
client-era-term-most = , höchstens { $n }
client-era-terms-missing = Sag zuerst, was du gibst oder willst.
client-era-counter = Gegenvorschlag
client-era-counter-send = Diesen Gegenvorschlag machen
client-era-agree = Provinz kaufen oder Bündnis anbieten
client-era-agree-about = Worum es geht
client-era-agree-send = Danach fragen
client-era-support = Unterstützung für die Schlacht
client-era-support-send = Dieses Gebot machen
client-era-offers = Angebote und Versprechen
client-era-offer-accept = Annehmen
client-era-offer-refuse = Ablehnen
client-era-offer-withdraw = Zurücknehmen
client-era-exchange = Tausch anbieten
client-era-exchange-about = Ein offenes Angebot sehen nur ihr beide; wird es angenommen, gilt es sofort. Was bis zum Ende der Runde nicht beantwortet ist, verfällt.
client-era-exchange-whom = Mit wem
client-era-exchange-send = Das anbieten
client-era-promise-new = Etwas versprechen
client-era-promise-about = Ein Versprechen sehen alle. Es bindet niemanden, aber es wird festgehalten, ob es gehalten wurde.
client-era-promise-whom = Was und wem
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
client-era-turn = Du bist am Zug
client-era-turn-fields = Anführer auf einem Feld: was sie bringen
client-era-turn-goods = Güter auf dem Feld
client-era-order-chosen = Die Reihenfolge bisher
# $n: the place in the turn order
client-era-order-place = Wer spielt an Stelle { $n }?
client-era-order-take = In dieser Reihenfolge spielen
client-era-order-anew = Neu beginnen
client-era-order-set = Reihenfolge festlegen
