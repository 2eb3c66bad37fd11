# Wie vorsichtig die Seite mit dem ist, was jemand wählt.

client-click = Ein Klick auf die Karte
client-click-acts = handelt sofort
client-click-shows = zeigt erst, der zweite handelt
client-ask = Nachfragen
client-ask-always = bei allem, was kostet oder endgültig ist
client-ask-wasteful = bei Verschwendung
client-ask-never = nie
