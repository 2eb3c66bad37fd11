# Wege einer Figur über mehrere Schritte: ihre Etappen und was sie kosten.
era-leg-march = Marsch nach { $to }
era-leg-sail = Fahrt nach { $to }
era-leg-land = Landung in { $to }
era-leg-transport = Überfahrt über { $seas } nach { $to }
era-way-cost =
    { $spent } von { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }, { $left } übrig{ $carried ->
        [0] { "" }
        [one] ; Flotten zahlen 1 Punkt
       *[other] ; Flotten zahlen { $carried } Punkte
    }
