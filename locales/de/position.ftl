# A position as text and its screen.

position-title = Stellung
position-text = Stellung als Text
position-show = Zeigen
position-redo = Wiederholen
position-bad = Diese Stellung ist nicht möglich

# What is wrong with it. Clauses, without a full stop.
position-fields = eine Stellung hat sechs Angaben, Brett, Plätze, Varianten, Steine, Zug und wer draußen ist, mit je einem Leerzeichen dazwischen, und dieser Text hat { $count }
bad-players = „{ $text }“ ist keine Zahl von Plätzen: es sind 2 oder 4
position-board = „{ $text }“ ist kein Name eines Bretts
position-variants = „{ $text }“ sind keine Varianten: es ist - oder einige von n, s, p und t in dieser Reihenfolge
position-crowded = auf kein Brett passen { $count } Steine
position-piece = „{ $text }“ ist kein Stein: es sind ein Platz, ein Buchstabe und Felder, etwa 1Lb2^3c2
position-turn = „{ $text }“ ist kein Zugrecht: es ist die Nummer eines Platzes, oder - wenn die Partie vorbei ist
position-out = „{ $text }“ sind nicht die Plätze, die draußen sind: es sind Nummern der Reihe nach, oder -
position-unknown-seat = es gibt keinen Platz { $seat } in einer Partie zu zweit
position-unknown-shape = { $piece }: so einen Stein { $letter } gibt es in diesem Spiel nicht
position-unknown-cell = { $piece }: { $cell } ist nicht auf dem Brett
position-overlap = zwei Würfel sind an derselben Stelle in { $cell }
position-gap = unter einem Würfel in { $cell } ist eine Lücke
position-above-the-board = { $piece } berührt das Brett nicht
position-not-this-shape = die Würfel von { $piece } sind kein Stein { $letter }
position-too-many = auf dem Brett sind mehr Steine { $letter }, als in der Schachtel sind
position-turns = die Zahl der Steine passt nicht dazu, wer am Zug und wer draußen ist
position-not-out = Platz { $seat } ist draußen, könnte aber einen Stein setzen
position-ring = in keiner Reihenfolge kann das entstehen: einige Steine liegen jeder auf einem anderen
position-turn-of-out = Platz { $seat } ist am Zug und ist draußen
position-nothing-to-place = Platz { $seat } ist am Zug und kann nichts setzen
position-both-connected = beide Teams sind verbunden
position-game-over = { $team } ist verbunden, also ist niemand am Zug
position-game-not-over = die Partie ist nicht zu Ende: Gib an, wer am Zug ist
