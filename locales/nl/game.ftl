# The words of the game: boards, sides, teams, pieces, outcomes.

board-square = Vierkant
board-diamond = Ruit
board-octagon = Octagon
board-ring = Torus

team-yellow = Geel
team-green = Groen
# The same within a sentence.
team-yellow-within = geel
team-green-within = groen
team-of-four = { $team }, stoel { $seat }
# The same in the colours blue and orange
blue-orange-team-yellow = Oranje
blue-orange-team-green = Blauw
blue-orange-team-yellow-within = oranje
blue-orange-team-green-within = blauw

shape-L = L
shape-T = T
shape-Z = Z
shape-I = I
shape-N = neutraal stuk
shape-count = { $shape }, { $count ->
    [0] geen meer
    [one] nog { $count }
   *[other] nog { $count }
}

outcome-connected = { $team } verbindt { $sides }
outcome-connected-faces = { $faces } vlakken
outcome-connected-points = { $faces } vlakken, { $points } punten
outcome-edges = { $team } wint op de rand
outcome-edges-count = Stukken aan de rand: geel { $yellow }, groen { $green }. Minder wint: { $points ->
    [one] één punt
   *[other] { $points } punten
}
blue-orange-outcome-edges-count = Stukken aan de rand: oranje { $yellow }, blauw { $green }. Minder wint: { $points ->
    [one] één punt
   *[other] { $points } punten
}
outcome-draw = Gelijkspel
outcome-draw-count = Niemand kan nog plaatsen en niemand heeft een verbinding. Stukken aan de rand: geel { $yellow }, groen { $green }
blue-orange-outcome-draw-count = Niemand kan nog plaatsen en niemand heeft een verbinding. Stukken aan de rand: oranje { $yellow }, blauw { $green }
outcome-resigned = { $team } wint
outcome-resigned-by = { $team } gaf op
outcome-time = { $team } wint op tijd
outcome-time-by = { $team } heeft geen tijd meer

sides = { $a } en { $b }
side-N = noord
side-NE = noordoost
side-E = oost
side-SE = zuidoost
side-S = zuid
side-SW = zuidwest
side-W = west
side-NW = noordwest

# Several things in a row: $rest already has its commas.
list-last = { $rest } en { $last }
