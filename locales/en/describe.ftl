# The position in sentences, for those who do not see the board. Each is read out with a full stop after it.

# Colours of cubes, inside a sentence.
describe-colour-yellow = { -yellow }
describe-colour-green = { -green }
describe-colour-neutral = { -neutral }

# A cell. Colours are listed from the top down.
describe-cell-empty = { $cell } empty
describe-cell = { $cell }, height { $height }: { $colours }
describe-wall-up = To the { $direction }, a wall up to { $cell }: { $colours }
describe-wall-down = To the { $direction }, a wall down to { $cell }: { $colours }
describe-joined = Joined to { $cells }
describe-joined-none = Not joined to any neighbour
describe-sides = { $count ->
    [one] On the { $sides } side
   *[other] On the { $sides } sides
}
describe-off-board = { $place } is not on this board

# Rows, columns and levels.
describe-row = Row { $row }: { $cells }
describe-column = Column { $column }: { $cells }
describe-top = { $cell } { $colour }, height { $height }
describe-run = { $from } to { $to } { $colour }, height { $height }
describe-run-empty = { $from } to { $to } empty
describe-layer = Level { $level }: { $parts }
describe-layer-colour = { $colour } at { $cells }
describe-layer-empty = Level { $level } is empty

# Connections.
describe-joins = { $team } joins { $from } to { $to }, { $count ->
    [one] { $count } cell
   *[other] { $count } cells
}
describe-joins-none = { $team } has not joined anything yet
describe-broken = Between { $from } and { $to } the wall is { $colour }
describe-needs = { $team } needs { $count ->
    [one] one more cell
   *[other] { $count } more cells
} to connect { $sides }: { $cells }
describe-no-way = { $team } has no path left
describe-connected = { $team } connects { $sides }
describe-threat = { $team } could connect at once at { $cells }
describe-changed = { $team } now needs { $count ->
    [one] one more cell
   *[other] { $count } more cells
} instead of { $before }

# Moves.
describe-no-move = No moves yet
describe-placed = { $shape ->
    [L] { $player } placed an L on { $cells }
    [I] { $player } placed an I on { $cells }
   *[other] { $player } placed a { $shape } on { $cells }
}
describe-high = { $cell }, { $cubes } cubes high
describe-covers = It covers { $tops }
describe-covered = { $colour } at { $cell }
describe-swapped = { $player } swapped colours
describe-resigned = { $player } resigned
describe-path = The path: { $steps }
describe-step-up = up { $faces } to { $cell }
describe-step-down = down { $faces } to { $cell }

# Turns and supplies.
describe-turn = { $player } to move
describe-turn-neutral = { $player } places a neutral piece
describe-turn-swap = { $player } to move or swap
describe-supply = { $player } has { $pieces }
describe-supply-none = { $player } has no pieces left
describe-pieces = { $count } { $shape }
describe-out = { $player } is out

# Where a piece can go.
describe-fits = { $shape } can be placed in { $count ->
    [one] one way
   *[other] { $count } ways
}
describe-fits-here = { $shape } can be placed at { $cell } in { $count ->
    [one] one way
   *[other] { $count } ways
}
describe-fits-nowhere = { $shape } cannot be placed here
describe-fits-at = { $cell }, { $count ->
    [one] one way
   *[other] { $count } ways
}
describe-way = { $cells }
describe-way-covering = { $cells }. { $covers }

# What can be typed in the terminal, named in the help beside each command.
describe-command-cell = a cell: its colours, walls, joined neighbours and sides
describe-command-row = the cells of a row from the west
describe-command-column = the cells of a column from the south
describe-command-level = all cubes at a level, 0 to 2
describe-command-connections = what each team has joined, still needs and threatens
describe-command-supplies = the pieces that are left
describe-command-last = the last move, and what it changed
describe-command-turn = whose turn it is, or how the game ended
describe-command-where = the cells where a piece can go
describe-command-where-cell = the placements of a piece at a cell
