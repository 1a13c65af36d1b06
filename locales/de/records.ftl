# What is wrong with records and links: the terminal program and the study screens of the page. Clauses, without a full stop.

place = Zeile { $line }, Spalte { $column }
with-cause = { $what }: { $cause }

bad-cell = „{ $text }“ ist kein Feld: ein Feld ist ein Kleinbuchstabe und eine Zahl, etwa b2
bad-team = „{ $text }“ ist kein Team: die Teams sind yellow und green
bad-out = „{ $text }“ sagt nicht, wer ausscheidet: schreib seat oder team

# Records
record-no-game = in diesem Text steht keine Partie
record-second-game = hier beginnt eine zweite Partie, und nur eine wurde erwartet
record-no-version = dieser Partie fehlt das Tag [Caminos "1"]
record-version = die Grammatik „{ $version }“ ist nicht bekannt: dieses Programm liest die Version „1“
record-bad-result = „{ $text }“ ist kein Ergebnis: Ergebnisse sind "yellow connects 8", "draw", "green edges 3:5", "yellow wins time", "green wins resign" und "*"
record-two-results = die Züge enden mit „{ $ending }“, aber das Tag Result sagt „{ $tagged }“
record-bad-tag = ein Tag ist ein Name und ein Wert in Anführungszeichen, wie in [Board "square"]
record-repeated-tag = das Tag { $name } gibt es zweimal
record-open-tag = das Tag { $name } ist nicht geschlossen: „]“ fehlt vor { $shown }
record-bad-escape = in einem Wert muss auf \ noch ein \ oder ein Anführungszeichen folgen
record-open-value = dieser Wert ist nicht geschlossen: das letzte Anführungszeichen fehlt in der Zeile
record-control-in-value = ein Wert kann das Steuerzeichen { $code } nicht enthalten
record-lone-variation = eine Variante muss auf den Zug folgen, den sie ersetzt
record-closes-nothing = „)“ schließt keine Variante
record-lone-mark = ein Zeichen muss auf einen Zug folgen
record-open-variation = diese Variante ist nicht geschlossen: „)“ fehlt
record-empty-variation = diese Variante hat keine Züge
record-too-deep = Varianten sind mehr als { $most } tief verschachtelt
record-open-comment = dieser Kommentar ist nicht geschlossen: „{ "}" }“ fehlt
record-comment-brace = ein Kommentar kann kein „{ "}" }“ enthalten
record-comment-control = ein Kommentar kann das Steuerzeichen { $code } nicht enthalten
record-bad-mark = „{ $text }“ ist kein Zeichen: Zeichen sind ! ? !! ?? !? ?! und $0 bis $255
record-after-result = { $shown } folgt auf das Ergebnis
record-missing-tag = das Tag { $name } fehlt
record-tag = Tag { $name }: { $reason }
record-bad-switch = „{ $text }“ ist weder yes noch no
record-setup-differs = die Stellung hat ein anderes Brett oder andere Regeln als die übrigen Angaben
record-not-over = die Aufzeichnung sagt „{ $claimed }“, aber die Partie ist nicht vorbei
record-wrong-result = die Aufzeichnung sagt „{ $claimed }“, aber nach den Regeln ist es „{ $actual }“

# Series
series-game = Partie { $game } der Serie
series-no-games = es gibt keine Partie
series-other-series = sie gehört zur Serie „{ $found }“, und die erste Partie zu „{ $expected }“
series-round = ihre Runde ist „{ $found }“, und es sollte { $expected } sein
series-other-rules = ihr Brett oder ihre Optionen sind nicht die der ersten Partie
series-first = { $expected } sollte beginnen, denn die Teams beginnen abwechselnd
series-unfinished = sie ist nicht zu Ende, und das darf nur die letzte Partie sein

# Links of positions
link-fault-place = Zeichen { $at } des Links
link-fault-version = ein Link beginnt mit „1.“ oder „2.“, seiner Version
link-fault-too-short = der Link endet zu früh
link-fault-options = Optionen sind 2 oder 4 und dann einige von n, p, t, s und g in dieser Reihenfolge
link-fault-other-material = der Link wurde mit anderem Material als „{ $name }“ gemacht
link-fault-character = „{ $text }“ gehört nicht hierher
link-fault-no-placement = so kann auf diesem Brett kein Stein gesetzt werden
link-fault-illegal-move = Zug { $number } kann nicht gespielt werden: { $reason }
