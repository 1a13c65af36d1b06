# A position as text and its screen.

position-title = Stellung
position-text = Stellung als Text
position-show = Zeigen
position-redo = Wiederholen
position-bad = Diese Stellung ist nicht möglich

# What is wrong with it. Clauses, without a full stop.
position-fields = eine Stellung hat sechs Angaben, Brett, Plätze, Varianten, Steine, Zug und wer ausgeschieden ist, mit je einem Leerzeichen dazwischen, und dieser Text hat { $count }
bad-players = „{ $text }“ ist keine Zahl von Plätzen: möglich sind 2 oder 4
position-board = „{ $text }“ ist kein Name eines Bretts
position-variants = „{ $text }“ sind keine Varianten: schreib - oder einige von n, s, p und t in dieser Reihenfolge
position-crowded = auf kein Brett passen { $count } Steine
position-piece = „{ $text }“ ist kein Stein: ein Stein ist ein Platz, ein Buchstabe und Felder, etwa 1Lb2^3c2
position-turn = „{ $text }“ sagt nicht, wer am Zug ist: schreib die Nummer eines Platzes, oder - wenn die Partie vorbei ist
position-out = „{ $text }“ sind nicht die ausgeschiedenen Plätze: schreib ihre Nummern der Reihe nach, oder -
position-unknown-seat = es gibt keinen Platz { $seat } in einer Partie zu zweit
position-unknown-shape = { $piece }: so einen Stein { $letter } gibt es in diesem Spiel nicht
position-unknown-cell = { $piece }: { $cell } ist nicht auf dem Brett
position-overlap = zwei Würfel sind an derselben Stelle in { $cell }
position-gap = unter einem Würfel in { $cell } ist eine Lücke
position-above-the-board = { $piece } berührt das Brett nicht
position-not-this-shape = die Würfel von { $piece } sind kein Stein { $letter }
position-too-many = auf dem Brett sind mehr Steine { $letter }, als in der Schachtel sind
position-turns = die Zahl der Steine passt nicht dazu, wer am Zug und wer ausgeschieden ist
position-not-out = Platz { $seat } ist ausgeschieden, könnte aber einen Stein setzen
position-ring = in keiner Reihenfolge kann das entstehen: einige Steine liegen im Kreis aufeinander
position-turn-of-out = Platz { $seat } ist am Zug, ist aber ausgeschieden
position-nothing-to-place = Platz { $seat } ist am Zug, kann aber nichts setzen
position-both-connected = beide Teams sind verbunden
position-game-over = { $team } ist verbunden, also ist niemand am Zug
position-game-not-over = die Partie ist nicht zu Ende: Gib an, wer am Zug ist
