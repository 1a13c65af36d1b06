# The position in sentences, for those who do not see the board. Each is read out with a full stop after it.

# Colours of cubes, inside a sentence.
spoken-colour-yellow = gelb
spoken-colour-green = grün
spoken-colour-neutral = blau

# A cell. Colours are told from the top down.
spoken-cell-empty = { $cell } leer
spoken-cell = { $cell }, Höhe { $height }: { $colours }
spoken-wall-up = Richtung { $direction } eine Wand hinauf zu { $cell }: { $colours }
spoken-wall-down = Richtung { $direction } eine Wand hinab zu { $cell }: { $colours }
spoken-joined = Verbunden mit { $cells }
spoken-joined-none = Mit keinem Nachbarfeld verbunden
spoken-sides = { $count ->
    [one] An der Seite { $sides }
   *[other] An den Seiten { $sides }
}
spoken-off-board = { $place } ist nicht auf diesem Brett

# Rows, columns and levels.
spoken-row = Reihe { $row }: { $cells }
spoken-column = Spalte { $column }: { $cells }
spoken-top = { $cell } { $colour }, Höhe { $height }
spoken-run = { $from } bis { $to } { $colour }, Höhe { $height }
spoken-run-empty = { $from } bis { $to } leer
spoken-layer = Ebene { $level }: { $parts }
spoken-layer-colour = { $colour } auf { $cells }
spoken-layer-empty = Ebene { $level } ist leer

# Connections.
spoken-joins = { $team } ist verbunden von { $from } bis { $to }, { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}
spoken-joins-none = { $team } hat noch nichts verbunden
spoken-broken = Zwischen { $from } und { $to } ist die Wand { $colour }
spoken-needs = { $team } braucht noch { $count ->
    [one] ein Feld
   *[other] { $count } Felder
}, um { $sides } zu verbinden: { $cells }
spoken-no-way = { $team } hat keinen Weg mehr
spoken-connected = { $team } verbindet { $sides }
spoken-threat = { $team } könnte sofort verbinden auf { $cells }
spoken-changed = { $team } braucht noch { $count ->
    [one] ein Feld
   *[other] { $count } Felder
}, vorher { $before }

# Moves.
spoken-no-move = Noch wurde kein Zug gemacht
spoken-placed = { $player } setzt: { $shape } auf { $cells }
spoken-high = { $cell } { $cubes } hoch
spoken-covers = Bedeckt wird { $tops }
spoken-covered = { $colour } auf { $cell }
spoken-swapped = { $player } hat die Plätze getauscht
spoken-resigned = { $player } hat aufgegeben
spoken-path = Der Weg: { $steps }
spoken-step-up = { $faces } hinauf zu { $cell }
spoken-step-down = { $faces } hinab zu { $cell }

# Turns and supplies.
spoken-turn = { $player } ist am Zug
spoken-turn-neutral = { $player } setzt einen neutralen Stein
spoken-turn-swap = { $player } ist am Zug oder darf tauschen
spoken-supply = { $player } hat noch: { $pieces }
spoken-supply-none = { $player } hat keine Steine mehr
spoken-pieces = { $count } { $shape }
spoken-out = { $player } ist draußen

# Where a piece can go.
spoken-fits = { $shape } passt auf { $count ->
    [one] eine Art
   *[other] { $count } Arten
}
spoken-fits-here = { $shape } passt bei { $cell } auf { $count ->
    [one] eine Art
   *[other] { $count } Arten
}
spoken-fits-nowhere = { $shape } passt hier nicht
spoken-fits-at = { $cell }, { $count ->
    [one] eine Art
   *[other] { $count } Arten
}
spoken-way = { $cells }
spoken-way-covering = { $cells }. { $covers }

# What can be typed in the terminal, told in the help beside each command.
spoken-command-cell = ein Feld mit Farben, Wänden, Verbindungen und Seiten
spoken-command-row = die Felder einer Reihe von Westen her
spoken-command-column = die Felder einer Spalte von Süden her
spoken-command-level = alle Würfel auf einer Ebene, 0 bis 2
spoken-command-connections = was jedes Team verbindet, noch braucht und womit es droht
spoken-command-supplies = die übrigen Steine
spoken-command-last = der letzte Zug, und was er geändert hat
spoken-command-turn = wer am Zug ist, oder wie die Partie ausging
spoken-command-where = die Felder, auf die ein Stein kann
spoken-command-where-cell = die Möglichkeiten eines Steins bei einem Feld
