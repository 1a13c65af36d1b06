# The position in sentences, for those who do not see the board. Each is read out with a full stop after it.

# Colours of cubes, inside a sentence.
describe-colour-yellow = { -yellow }
describe-colour-green = { -green }
describe-colour-neutral = { -neutral }

# A cell. Colours are listed from the top down.
describe-cell-empty = { $cell } leer
describe-cell = { $cell }, Höhe { $height }: { $colours }
describe-wall-up = Richtung { $direction } eine Wand hinauf zu { $cell }: { $colours }
describe-wall-down = Richtung { $direction } eine Wand hinab zu { $cell }: { $colours }
describe-joined = Verbunden mit { $cells }
describe-joined-none = Mit keinem Nachbarfeld verbunden
describe-sides = { $count ->
    [one] An der Seite { $sides }
   *[other] An den Seiten { $sides }
}
describe-off-board = { $place } ist nicht auf diesem Brett

# Rows, columns and levels.
describe-row = Reihe { $row }: { $cells }
describe-column = Spalte { $column }: { $cells }
describe-top = { $cell } { $colour }, Höhe { $height }
describe-run = { $from } bis { $to } { $colour }, Höhe { $height }
describe-run-empty = { $from } bis { $to } leer
describe-layer = Ebene { $level }: { $parts }
describe-layer-colour = { $colour } auf { $cells }
describe-layer-empty = Ebene { $level } ist leer

# Connections.
describe-joins = { $team } ist verbunden von { $from } bis { $to }, { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}
describe-joins-none = { $team } hat noch nichts verbunden
describe-broken = Zwischen { $from } und { $to } ist die Wand { $colour }
describe-needs = { $team } braucht noch { $count ->
    [one] ein Feld
   *[other] { $count } Felder
}, um { $sides } zu verbinden: { $cells }
describe-no-way = { $team } hat keinen Weg mehr
describe-connected = { $team } verbindet { $sides }
describe-threat = { $team } könnte sofort verbinden, auf { $cells }
describe-changed = { $team } braucht jetzt noch { $count ->
    [one] ein Feld
   *[other] { $count } Felder
}, vorher { $before }

# Moves.
describe-no-move = Noch wurde kein Zug gemacht
describe-placed = { $shape ->
    [L] { $player } setzt ein L auf { $cells }
    [T] { $player } setzt ein T auf { $cells }
    [Z] { $player } setzt ein Z auf { $cells }
    [I] { $player } setzt ein I auf { $cells }
   *[other] { $player } setzt: { $shape } auf { $cells }
}
describe-high = { $cell }, { $cubes } Würfel hoch
describe-covers = Das bedeckt { $tops }
describe-covered = { $colour } auf { $cell }
describe-swapped = { $player } hat die Farben getauscht
describe-resigned = { $player } hat aufgegeben
describe-path = Der Weg: { $steps }
describe-step-up = { $faces } hinauf zu { $cell }
describe-step-down = { $faces } hinab zu { $cell }

# Turns and supplies.
describe-turn = { $player } ist am Zug
describe-turn-neutral = { $player } setzt einen neutralen Stein
describe-turn-swap = { $player } ist am Zug oder darf tauschen
describe-supply = { $player } hat noch: { $pieces }
describe-supply-none = { $player } hat keine Steine mehr
describe-pieces = { $count } { $shape }
describe-out = { $player } ist ausgeschieden

# Where a piece can go.
describe-fits = { $shape } passt auf { $count ->
    [one] eine Art
   *[other] { $count } Arten
}
describe-fits-here = { $shape } passt bei { $cell } auf { $count ->
    [one] eine Art
   *[other] { $count } Arten
}
describe-fits-nowhere = { $shape } passt hier nicht
describe-fits-at = { $cell }, { $count ->
    [one] eine Art
   *[other] { $count } Arten
}
describe-way = { $cells }
describe-way-covering = { $cells }. { $covers }

# What can be typed in the terminal, named in the help beside each command.
describe-command-cell = ein Feld mit Farben, Wänden, Verbindungen und Seiten
describe-command-row = die Felder einer Reihe von Westen her
describe-command-column = die Felder einer Spalte von Süden her
describe-command-level = alle Würfel auf einer Ebene, 0 bis 2
describe-command-connections = was jedes Team verbindet, noch braucht und womit es droht
describe-command-supplies = die übrigen Steine
describe-command-last = der letzte Zug, und was er geändert hat
describe-command-turn = wer am Zug ist, oder wie die Partie ausging
describe-command-where = die Felder, auf die ein Stein kann
describe-command-where-cell = die Möglichkeiten eines Steins bei einem Feld
