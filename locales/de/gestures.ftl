# What hands do on the board, for help and beside it.
table-steps = Durch die Züge gehen
table-fits-pick = Nimm einen Stein, um zu sehen, wo er passt
help-mouse = Maus
help-mouse-take = Klick auf einen Stein oder zieh ihn aufs Brett. Er rastet am nächsten Platz ein, an den er passt
help-mouse-place = Klick: den Stein setzen
help-mouse-rotate = Rechtsklick: ihn drehen
help-mouse-tip = Mittlere Taste, oder Umschalt und Rad: ihn kippen
help-mouse-look = Mit einer der beiden Tasten ziehen: sich umsehen
help-mouse-zoom = Rad: zoomen
help-touch = Berührung
help-touch-drag = Mit einem Finger ziehen: den Stein bewegen, der über dem Finger zu sehen ist
help-touch-rotate = Zwei Finger drehen: ihn drehen
help-touch-tip = Zwei Finger schieben: ihn kippen
help-touch-place = „Setzen“ legt ihn ab
help-touch-look = Ohne Stein in der Hand: ziehen, um sich umzusehen, und mit zwei Fingern zoomen
