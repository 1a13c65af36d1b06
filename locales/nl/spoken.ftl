# The position in sentences, for those who do not see the board. Each is read out with a full stop after it.

# Colours of cubes, inside a sentence.
spoken-colour-yellow = geel
spoken-colour-green = groen
spoken-colour-neutral = blauw

# A cell. Colours are told from the top down.
spoken-cell-empty = { $cell } leeg
spoken-cell = { $cell }, hoogte { $height }: { $colours }
spoken-wall-up = Richting { $direction } een muur omhoog naar { $cell }: { $colours }
spoken-wall-down = Richting { $direction } een muur omlaag naar { $cell }: { $colours }
spoken-joined = Verbonden met { $cells }
spoken-joined-none = Met geen buur verbonden
spoken-sides = { $count ->
    [one] Aan zijde { $sides }
   *[other] Aan de zijden { $sides }
}
spoken-off-board = { $place } ligt niet op dit bord

# Rows, columns and levels.
spoken-row = Rij { $row }: { $cells }
spoken-column = Kolom { $column }: { $cells }
spoken-top = { $cell } { $colour }, hoogte { $height }
spoken-run = { $from } tot en met { $to } { $colour }, hoogte { $height }
spoken-run-empty = { $from } tot en met { $to } leeg
spoken-layer = Laag { $level }: { $parts }
spoken-layer-colour = { $colour } op { $cells }
spoken-layer-empty = Laag { $level } is leeg

# Connections.
spoken-joins = { $team } is verbonden van { $from } tot { $to }, { $count ->
    [one] { $count } vakje
   *[other] { $count } vakjes
}
spoken-joins-none = { $team } heeft nog niets verbonden
spoken-broken = Tussen { $from } en { $to } is de muur { $colour }
spoken-needs = { $team } heeft nog { $count ->
    [one] één vakje
   *[other] { $count } vakjes
} nodig om { $sides } te verbinden: { $cells }
spoken-no-way = { $team } heeft geen weg meer
spoken-connected = { $team } verbindt { $sides }
spoken-threat = { $team } kan meteen verbinden op { $cells }
spoken-changed = { $team } heeft nog { $count ->
    [one] één vakje
   *[other] { $count } vakjes
} nodig, eerst { $before }

# Moves.
spoken-no-move = Er is nog geen zet gedaan
spoken-placed = { $player } plaatste { $shape } op { $cells }
spoken-high = { $cell } { $cubes } hoog
spoken-covers = Dat bedekt { $tops }
spoken-covered = { $colour } op { $cell }
spoken-swapped = { $player } wisselde van stoel
spoken-resigned = { $player } gaf op
spoken-path = Het pad: { $steps }
spoken-step-up = { $faces } omhoog naar { $cell }
spoken-step-down = { $faces } omlaag naar { $cell }

# Turns and supplies.
spoken-turn = { $player } is aan zet
spoken-turn-neutral = { $player } plaatst een neutraal stuk
spoken-turn-swap = { $player } is aan zet, of mag wisselen
spoken-supply = { $player } heeft { $pieces }
spoken-supply-none = { $player } heeft geen stukken meer
spoken-pieces = { $count } { $shape }
spoken-out = { $player } ligt eruit

# Where a piece can go.
spoken-fits = { $shape } past op { $count ->
    [one] één manier
   *[other] { $count } manieren
}
spoken-fits-here = { $shape } past bij { $cell } op { $count ->
    [one] één manier
   *[other] { $count } manieren
}
spoken-fits-nowhere = { $shape } past hier niet
spoken-fits-at = { $cell }, { $count ->
    [one] één manier
   *[other] { $count } manieren
}
spoken-way = { $cells }
spoken-way-covering = { $cells }. { $covers }

# What can be typed in the terminal, told in the help beside each command.
spoken-command-cell = een vakje met zijn kleuren, muren, verbindingen en zijden
spoken-command-row = de vakjes van een rij, vanaf het westen
spoken-command-column = de vakjes van een kolom, vanaf het zuiden
spoken-command-level = alle kubussen op een laag, 0 tot 2
spoken-command-connections = wat elk team verbindt, nog nodig heeft en waarmee het dreigt
spoken-command-supplies = de stukken die over zijn
spoken-command-last = de laatste zet, en wat hij veranderde
spoken-command-turn = wie aan de beurt is, of hoe de partij afliep
spoken-command-where = de vakjes waar een stuk kan komen
spoken-command-where-cell = de plaatsingen van een stuk bij een vakje
