# The words of the game: boards, sides, teams, pieces, outcomes.

board-square = Square
board-diamond = Diamond
board-octagon = Octagon
board-ring = Ring

team-yellow = { -yellow(form: "capital") }
team-green = { -green(form: "capital") }
# The same within a sentence.
team-yellow-within = { -yellow }
team-green-within = { -green }
team-of-four = { $team }, seat { $seat }

shape-L = L
shape-T = T
shape-Z = Z
shape-I = I
shape-N = neutral piece
shape-count = { $shape }, { $count ->
    [0] none left
    [one] { $count } left
   *[other] { $count } left
}

outcome-win = { $who } wins
outcome-you-win = You win
outcome-you-lose = You lose
outcome-path = From { $from } to { $to }, { $faces ->
    [one] { $faces } face
   *[other] { $faces } faces
}
outcome-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
outcome-with-points = { $how }: { $points }
outcome-no-points = no points
outcome-edges = { $team } wins with fewer edge pieces
outcome-edges-count = Edge pieces: { -yellow(form: "capital") } { $yellow }, { -green(form: "capital") } { $green }. Fewest wins: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
outcome-draw = Draw
outcome-draw-why = No more pieces can be placed and nobody is connected
outcome-draw-count = Nobody is connected. Edge pieces: { -yellow(form: "capital") } { $yellow }, { -green(form: "capital") } { $green }
outcome-resigned-by = { $who } resigned
outcome-you-resigned = You resigned
outcome-time-by = { $who } ran out of time
outcome-you-time = You ran out of time

# Hints: why a move is good, and how far the teams then are.
advice-connect = This piece connects and wins
advice-block = Stops { $opponent } from connecting next turn
advice-threaten = Threatens to connect on your next turn
advice-cover = Covers { $opponent } and makes its path longer
advice-hinder = Makes the path longer for { $opponent }
advice-build = Brings you closer to connecting
advice-keep = A good place for this piece
advice-swap = Swap: the first move is strong
needs-you = You need { $count ->
    [one] 1 more cell
   *[other] { $count } more cells
}
needs-team = { $team } needs { $count ->
    [one] 1 more cell
   *[other] { $count } more cells
}

sides = { $a } and { $b }
side-N = north
side-NE = north-east
side-E = east
side-SE = south-east
side-S = south
side-SW = south-west
side-W = west
side-NW = north-west

# Several things in a row: $rest already has its commas.
list-last = { $rest } and { $last }
