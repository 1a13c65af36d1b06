# The position in sentences, for those who do not see the board. Each is read out with a full stop after it.

# Colours of cubes, inside a sentence.
describe-colour-yellow = { -yellow }
describe-colour-green = { -green }
describe-colour-neutral = { -neutral }

# A cell. Colours are listed from the top down.
describe-cell-empty = { $cell } leeg
describe-cell = { $cell }, hoogte { $height }: { $colours }
describe-wall-up = Richting { $direction } een muur omhoog naar { $cell }: { $colours }
describe-wall-down = Richting { $direction } een muur omlaag naar { $cell }: { $colours }
describe-joined = Verbonden met { $cells }
describe-joined-none = Met geen enkel buurvakje verbonden
describe-sides = { $count ->
    [one] Aan zijde { $sides }
   *[other] Aan de zijden { $sides }
}
describe-off-board = { $place } ligt niet op dit bord

# Rows, columns and levels.
describe-row = Rij { $row }: { $cells }
describe-column = Kolom { $column }: { $cells }
describe-top = { $cell } { $colour }, hoogte { $height }
describe-run = { $from } tot en met { $to } { $colour }, hoogte { $height }
describe-run-empty = { $from } tot en met { $to } leeg
describe-layer = Laag { $level }: { $parts }
describe-layer-colour = { $colour } op { $cells }
describe-layer-empty = Laag { $level } is leeg

# Connections.
describe-joins = { $team } is verbonden van { $from } tot { $to }, { $count ->
    [one] { $count } vakje
   *[other] { $count } vakjes
}
describe-joins-none = { $team } heeft nog niets verbonden
describe-broken = Tussen { $from } en { $to } is de muur { $colour }
describe-needs = { $team } heeft nog { $count ->
    [one] één vakje
   *[other] { $count } vakjes
} nodig om { $sides } te verbinden: { $cells }
describe-no-way = { $team } heeft geen pad meer
describe-connected = { $team } verbindt { $sides }
describe-threat = { $team } kan meteen verbinden op { $cells }
describe-changed = { $team } heeft nu nog { $count ->
    [one] één vakje
   *[other] { $count } vakjes
} nodig, eerst { $before }

# Moves.
describe-no-move = Er is nog geen zet gedaan
describe-placed = { $player } plaatste een { $shape } op { $cells }
describe-high = { $cell }, { $cubes } kubussen hoog
describe-covers = Dat bedekt { $tops }
describe-covered = { $colour } op { $cell }
describe-swapped = { $player } heeft van kleur gewisseld
describe-resigned = { $player } heeft opgegeven
describe-path = Het pad: { $steps }
describe-step-up = { $faces } omhoog naar { $cell }
describe-step-down = { $faces } omlaag naar { $cell }

# Turns and supplies.
describe-turn = { $player } is aan zet
describe-turn-neutral = { $player } plaatst een neutraal stuk
describe-turn-swap = { $player } is aan zet, of mag wisselen
describe-supply = { $player } heeft { $pieces }
describe-supply-none = { $player } heeft geen stukken meer
describe-pieces = { $count } { $shape }
describe-out = { $player } ligt eruit

# Where a piece can go.
describe-fits = { $shape } past op { $count ->
    [one] één manier
   *[other] { $count } manieren
}
describe-fits-here = { $shape } past bij { $cell } op { $count ->
    [one] één manier
   *[other] { $count } manieren
}
describe-fits-nowhere = { $shape } past hier niet
describe-fits-at = { $cell }, { $count ->
    [one] één manier
   *[other] { $count } manieren
}
describe-way = { $cells }
describe-way-covering = { $cells }. { $covers }

# What can be typed in the terminal, named in the help beside each command.
describe-command-cell = een vakje met zijn kleuren, muren, verbindingen en zijden
describe-command-row = de vakjes van een rij, vanaf het westen
describe-command-column = de vakjes van een kolom, vanaf het zuiden
describe-command-level = alle kubussen op een laag, 0 t/m 2
describe-command-connections = wat elk team verbindt, nog nodig heeft en waarmee het dreigt
describe-command-supplies = de stukken die over zijn
describe-command-last = de laatste zet, en wat hij veranderde
describe-command-turn = wie aan de beurt is, of hoe de partij afliep
describe-command-where = de vakjes waar een stuk kan komen
describe-command-where-cell = de plaatsingen van een stuk bij een vakje
