# The words of the game: boards, sides, teams, pieces, outcomes.

board-square = Quadrat
board-diamond = Raute
board-octagon = Achteck
board-ring = Torus

team-yellow = Gelb
team-green = Grün
# The same within a sentence.
team-yellow-within = Gelb
team-green-within = Grün
team-of-four = { $team }, Platz { $seat }
# The same in the colours blue and orange
blue-orange-team-yellow = Orange
blue-orange-team-green = Blau
blue-orange-team-yellow-within = Orange
blue-orange-team-green-within = Blau

shape-L = L
shape-T = T
shape-Z = Z
shape-I = I
shape-N = neutraler Stein
shape-count = { $shape }, { $count ->
    [0] keiner mehr
    [one] noch { $count }
   *[other] noch { $count }
}

outcome-connected = { $team } verbindet { $sides }
outcome-connected-faces = { $faces } Flächen
outcome-connected-points = { $faces } Flächen, { $points } Punkte
outcome-edges = { $team } gewinnt am Rand
outcome-edges-count = Steine am Rand: Gelb { $yellow }, Grün { $green }. Weniger gewinnt: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
blue-orange-outcome-edges-count = Steine am Rand: Orange { $yellow }, Blau { $green }. Weniger gewinnt: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
outcome-draw = Unentschieden
outcome-draw-count = Niemand kann mehr setzen, und niemand ist verbunden. Steine am Rand: Gelb { $yellow }, Grün { $green }
blue-orange-outcome-draw-count = Niemand kann mehr setzen, und niemand ist verbunden. Steine am Rand: Orange { $yellow }, Blau { $green }
outcome-resigned = { $team } gewinnt
outcome-resigned-by = { $team } hat aufgegeben
outcome-time = { $team } gewinnt auf Zeit
outcome-time-by = { $team } hat keine Zeit mehr

sides = { $a } und { $b }
side-N = Norden
side-NE = Nordosten
side-E = Osten
side-SE = Südosten
side-S = Süden
side-SW = Südwesten
side-W = Westen
side-NW = Nordwesten

# Several things in a row: $rest already has its commas.
list-last = { $rest } und { $last }
