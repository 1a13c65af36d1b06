# The position in sentences, for those who do not see the board. Each is read out with a full stop after it.

# Colours of cubes, inside a sentence.
spoken-colour-yellow = yellow
spoken-colour-green = green
spoken-colour-neutral = blue

# A cell. Colours are told from the top down.
spoken-cell-empty = { $cell } empty
spoken-cell = { $cell }, height { $height }: { $colours }
spoken-wall-up = To the { $direction }, a wall up to { $cell }: { $colours }
spoken-wall-down = To the { $direction }, a wall down to { $cell }: { $colours }
spoken-joined = Joined with { $cells }
spoken-joined-none = Joined with no neighbour
spoken-sides = { $count ->
    [one] On the { $sides } side
   *[other] On the sides { $sides }
}
spoken-off-board = { $place } is not on this board

# Rows, columns and levels.
spoken-row = Row { $row }: { $cells }
spoken-column = Column { $column }: { $cells }
spoken-top = { $cell } { $colour }, height { $height }
spoken-run = { $from } to { $to } { $colour }, height { $height }
spoken-run-empty = { $from } to { $to } empty
spoken-layer = Level { $level }: { $parts }
spoken-layer-colour = { $colour } at { $cells }
spoken-layer-empty = Level { $level } is empty

# Connections.
spoken-joins = { $team } joins { $from } to { $to }, { $count } cells
spoken-joins-none = { $team } has joined nothing yet
spoken-broken = Between { $from } and { $to } the wall is { $colour }
spoken-needs = { $team } needs { $count ->
    [one] one more cell
   *[other] { $count } more cells
} to join { $sides }: { $cells }
spoken-no-way = No way is left for { $team }
spoken-connected = { $team } joins { $sides }
spoken-threat = { $team } could connect at once at { $cells }
spoken-changed = { $team } needs { $count ->
    [one] one more cell
   *[other] { $count } more cells
}, before { $before }

# Moves.
spoken-no-move = No move was made yet
spoken-placed = { $player } placed { $shape } on { $cells }
spoken-high = { $cell } { $cubes } high
spoken-covers = It covers { $tops }
spoken-covered = { $colour } at { $cell }
spoken-swapped = { $player } swapped seats
spoken-resigned = { $player } gave up
spoken-path = The path: { $steps }
spoken-step-up = up { $faces } to { $cell }
spoken-step-down = down { $faces } to { $cell }

# Turns and supplies.
spoken-turn = { $player } to move
spoken-turn-neutral = { $player } places a neutral piece
spoken-turn-swap = { $player } to move, or to swap
spoken-supply = { $player } has { $pieces }
spoken-supply-none = { $player } has no pieces left
spoken-pieces = { $count } { $shape }
spoken-out = { $player } is out

# Where a piece can go.
spoken-fits = { $shape } can be placed in { $count ->
    [one] one way
   *[other] { $count } ways
}
spoken-fits-here = { $shape } can be placed at { $cell } in { $count ->
    [one] one way
   *[other] { $count } ways
}
spoken-fits-nowhere = { $shape } cannot be placed here
spoken-fits-at = { $cell }, { $count ->
    [one] one way
   *[other] { $count } ways
}
spoken-way = { $cells }
spoken-way-covering = { $cells }. { $covers }

# What can be typed in the terminal, told in the help beside each command.
spoken-command-cell = a cell with its colours, walls, joints and sides
spoken-command-row = the cells of a row from the west
spoken-command-column = the cells of a column from the south
spoken-command-level = all cubes at a level, 0 to 2
spoken-command-connections = what each team joins, still needs and threatens
spoken-command-supplies = the pieces that are left
spoken-command-last = the last move, and what it changed
spoken-command-turn = whose turn it is, or how the game ended
spoken-command-where = the cells where a piece can go
spoken-command-where-cell = the placements of a piece at a cell
