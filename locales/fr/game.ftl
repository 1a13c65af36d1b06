# The words of the game: boards, sides, teams, pieces, outcomes.

board-square = Carré
board-diamond = Losange
board-octagon = Octogone
board-ring = Anneau

team-yellow = Jaune
team-green = Vert
# The same within a sentence.
team-yellow-within = Jaune
team-green-within = Vert
team-of-four = { $team }, place { $seat }
# The same in the colours blue and orange
blue-orange-team-yellow = Orange
blue-orange-team-green = Bleu
blue-orange-team-yellow-within = Orange
blue-orange-team-green-within = Bleu

shape-L = L
shape-T = T
shape-Z = Z
shape-I = I
shape-N = neutre
shape-count = Pièce { $shape }, { $count ->
    [0] il n’en reste plus
    [one] il en reste { $count }
   *[other] il en reste { $count }
}

outcome-connected = { $team } relie { $sides }
outcome-connected-faces = { $faces ->
    [one] { $faces } face
   *[other] { $faces } faces
}
outcome-connected-points = { $faces ->
    [one] { $faces } face
   *[other] { $faces } faces
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
outcome-edges = { $team } gagne par le bord
outcome-edges-count = Pièces au bord : Jaune { $yellow }, Vert { $green }. L’équipe qui en a le moins gagne : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
blue-orange-outcome-edges-count = Pièces au bord : Orange { $yellow }, Bleu { $green }. L’équipe qui en a le moins gagne : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
outcome-draw = Partie nulle
outcome-draw-count = Plus personne ne peut poser et personne n’a relié deux côtés. Pièces au bord : Jaune { $yellow }, Vert { $green }
blue-orange-outcome-draw-count = Plus personne ne peut poser et personne n’a relié deux côtés. Pièces au bord : Orange { $yellow }, Bleu { $green }
outcome-resigned = { $team } gagne
outcome-resigned-by = { $team } a abandonné
outcome-time = { $team } gagne au temps
outcome-time-by = { $team } n’a plus de temps

sides = { $a } et { $b }
side-N = nord
side-NE = nord-est
side-E = est
side-SE = sud-est
side-S = sud
side-SW = sud-ouest
side-W = ouest
side-NW = nord-ouest

# Several things in a row: $rest already has its commas.
list-last = { $rest } et { $last }
