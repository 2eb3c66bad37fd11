# What a player is asked. The reader is always the one who is asked.

# $cards: how many cards are in hand
heroes-prompt-action = Dein Zug: eine Aktion. { heroes-hand }
# $who: whose last move is running
heroes-prompt-action-last-move =
    Dein Zug: eine Aktion. Wird { $who } nicht aufgehalten, gewinnt { $who } zu Beginn des eigenen nächsten Zuges. { heroes-hand }
heroes-hand =
    { $cards ->
        [0] Du hast keine Karte auf der Hand.
        [one] Du hast 1 Karte auf der Hand.
       *[other] Du hast { $cards } Karten auf der Hand.
    }
heroes-prompt-construction =
    Du baust. Bau weiter oder hör auf. { heroes-hand }
# $who: the builder
heroes-prompt-road = { $who } möchte eine Straße zu dir bauen und würde sie bezahlen. Bist du einverstanden?

# $target: who is attacked, $purpose: what for, $sent: how many units are in the line, $line: which
heroes-prompt-muster =
    { $sent ->
        [0] Angriff auf { $target }, { $purpose_aim }. Wen schickst du? Wen du zuerst schickst, der kämpft zuerst.
       *[other] Angriff auf { $target }, { $purpose_aim }. Bisher geschickt: { $line }. Schick mehr oder marschiere.
    }

# $who: the attacker, $purpose: what for, $forces: who comes, $armies, $fortresses: what the reader can defend with,
# $due: how many cities, cards or cards of the monument a full victory would bring, by $aim (the purpose)
heroes-prompt-answer =
    { $who } greift dich mit { $forces_dative } an, { $purpose_aim }. Du hast { $armies ->
        [0] keine einsatzfähige Armee
        [one] 1 einsatzfähige Armee
       *[other] { $armies } einsatzfähige Armeen
    }{ $fortresses ->
        [0] {""}
        [one] {" "}und 1 Festung
       *[other] {" "}und { $fortresses } Festungen
    }. Auf dem Spiel: { $due ->
        [0] nichts als Armeen.
       *[other] bis zu { $aim ->
            [conquest] { $due ->
                [one] 1 Stadt
               *[other] { $due } Städte
            }
            [plunder] { $due ->
                [one] 1 Handkarte
               *[other] { $due } Handkarten
            }
           *[destruction] { $due ->
                [one] 1 Karte
               *[other] { $due } Karten
            } deines Monuments
        }.
    }
# $line: who stands in the line
heroes-prompt-answer-line = { $who } greift dich an. Deine Reihe bisher: { $line }. Mach weiter oder beende die Aufstellung.

# $victorious: how many victorious armies, $who: who is beaten, $due: how many may be taken
heroes-prompt-spoils-conquest =
    { $victorious ->
        [one] Du hast 1 siegreiche Armee.
       *[other] Du hast { $victorious } siegreiche Armeen.
    } Wie viele Städte nimmst du { $who } ab, höchstens { $due }?
heroes-prompt-spoils-plunder =
    { $victorious ->
        [one] Du hast 1 siegreiche Armee.
       *[other] Du hast { $victorious } siegreiche Armeen.
    } Wie viele Karten nimmst du { $who } ab, höchstens { $due }?
heroes-prompt-spoils-destruction =
    { $victorious ->
        [one] Du hast 1 siegreiche Armee.
       *[other] Du hast { $victorious } siegreiche Armeen.
    } Wie viele Karten zerstörst du am Monument von { $who }, höchstens { $due }?

# $held: how many cards can be laid, $laid: how many are laid, $limit: of how many
heroes-prompt-lay =
    Dein Monument hat { $laid } von { $limit } Karten. { $held ->
        [0] Du hast keine zum Verbauen.
        [one] Du hast 1 zum Verbauen.
       *[other] Du hast { $held } zum Verbauen.
    }
# $held: how many cards are in hand, $cards: how many are too many
heroes-prompt-discard =
    Du hast { $held } Karten auf der Hand; fünf dürfen bleiben. Wirf { $cards ->
        [one] 1 Karte ab.
       *[other] { $cards } Karten ab, eine nach der anderen.
    }

heroes-prompt-choose-earthquake = Welche Armee trifft dein Erdbeben? Sie fällt aus, bis ihr Besitzer seinen nächsten Zug beendet hat.
heroes-prompt-choose-earthquake-tribe = Wessen Armeen trifft dein Erdbeben? Alle zu Hause fallen aus, bis ihr Besitzer seinen nächsten Zug beendet hat.
heroes-prompt-choose-eruption = Dein Vulkanausbruch zerstört eine Stadt eines anderen Volkes. Wessen?
# $army: what would be struck
heroes-prompt-earthquake = Gleich trifft dich das Erdbeben. Deine Antwort?
# $cities: how many cities the reader has
heroes-prompt-eruption =
    Gleich zerstört der Vulkanausbruch { $cities ->
        [one] deine einzige Stadt
       *[other] eine deiner { $cities } Städte
    }. Deine Antwort?
# $cards: how many cards would be taken
heroes-prompt-barbarians =
    Die Barbaren überfallen dich. { $cards ->
        [0] Du hast keinen Grundrohstoff, den sie rauben könnten.
        [one] Sie würden deinen einzigen Grundrohstoff rauben.
       *[other] Sie würden { $cards } zufällige deiner Grundrohstoffe rauben.
    } Deine Antwort?
# $grain: how many grain cards would be lost
heroes-prompt-hunger =
    Eine Hungersnot trifft alle. { $grain ->
        [0] Du hast kein Getreide zu verlieren.
       *[other] Du würdest { $grain } Getreide ablegen.
    } Deine Antwort?

# $cards: how many cards are in hand, $offers: how many offers of others the reader could take
heroes-prompt-fair =
    Der Markt. { heroes-hand } { heroes-fair-offers }
heroes-prompt-fair-done =
    Du bist auf dem Markt fertig, kannst aber noch tauschen. { heroes-hand } { heroes-fair-offers }
heroes-fair-offers =
    { $offers ->
        [0] Es gibt kein Angebot, das du annehmen kannst.
        [one] Es gibt 1 Angebot, das du annehmen kannst.
       *[other] Es gibt { $offers } Angebote, die du annehmen kannst.
    }
# $wishes: how many wishes are on the list
heroes-prompt-fair-sealed =
    Der Markt mit verdeckten Listen. { heroes-hand } Auf deiner Liste { $wishes ->
        [0] steht noch kein Wunsch.
        [one] steht 1 Wunsch.
       *[other] stehen { $wishes } Wünsche.
    }
heroes-prompt-fair-sealed-done =
    Deine Liste ist abgegeben, mit { $wishes ->
        [0] keinem Wunsch.
        [one] 1 Wunsch.
       *[other] { $wishes } Wünschen.
    } Du kannst sie zurücknehmen, bis die letzte Liste da ist.
