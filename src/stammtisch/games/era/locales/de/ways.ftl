# Wege einer Figur über mehrere Schritte: ihre Etappen und was sie kosten.
era-leg-march = Marsch nach { $to }
era-leg-sail = Fahrt nach { $to }
era-leg-land = Landung in { $to }
era-leg-transport = Überfahrt über { $seas } nach { $to }
era-way-cost =
    { $left ->
        [0] { $points ->
            [one] Das kostet den einzigen Bewegungspunkt der Figur
           *[other] Das kostet alle { $points } Bewegungspunkte der Figur
        }
       *[other] Das kostet { $spent } der { $points } Bewegungspunkte der Figur
    }{ $carried ->
        [0] .
        [one] ; Flotten zahlen 1 Punkt dafür.
       *[other] ; Flotten zahlen { $carried } Punkte dafür.
    }
