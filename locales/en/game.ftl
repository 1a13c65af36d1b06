# The words of the game: boards, sides, teams, pieces, outcomes.

board-square = Square
board-diamond = Diamond
board-octagon = Octagon
board-ring = Ring

team-yellow = Yellow
team-green = Green
# The same within a sentence.
team-yellow-within = yellow
team-green-within = green
team-of-four = { $team }, seat { $seat }
# The same in the colours blue and orange
blue-orange-team-yellow = Orange
blue-orange-team-green = Blue
blue-orange-team-yellow-within = orange
blue-orange-team-green-within = blue

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

outcome-connected = { $team } connects { $sides }
outcome-connected-faces = { $faces } faces
outcome-connected-points = { $faces } faces, { $points } points
outcome-edges = { $team } wins on the edge
outcome-edges-count = Pieces on the edge: yellow { $yellow }, green { $green }. Fewer wins: { $points } points
blue-orange-outcome-edges-count = Pieces on the edge: orange { $yellow }, blue { $green }. Fewer wins: { $points } points
outcome-draw = A draw
outcome-draw-count = Nobody can place any more and nobody is connected. Pieces on the edge: yellow { $yellow }, green { $green }
blue-orange-outcome-draw-count = Nobody can place any more and nobody is connected. Pieces on the edge: orange { $yellow }, blue { $green }
outcome-resigned = { $team } wins
outcome-resigned-by = { $team } gave up
outcome-time = { $team } wins on time
outcome-time-by = { $team } ran out of time

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
