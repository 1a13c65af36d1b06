# The words of the game: boards, sides, teams, pieces, outcomes.

board-square = Carré
board-diamond = Losange
board-octagon = Octogone
board-ring = Anneau

team-yellow = { -yellow(form: "capital") }
team-green = { -green(form: "capital") }
# The same within a sentence.
team-yellow-within = { -yellow(form: "capital") }
team-green-within = { -green(form: "capital") }
team-of-four = { $team }, place { $seat }

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

outcome-win = { $who } gagne
outcome-you-win = Tu as gagné
outcome-you-lose = Tu as perdu
outcome-path = { $from ->
    [est] De l’est
    [ouest] De l’ouest
   *[other] Du { $from }
} { $to ->
    [est] à l’est
    [ouest] à l’ouest
   *[other] au { $to }
}, { $faces ->
    [one] { $faces } face
   *[other] { $faces } faces
}
outcome-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
outcome-with-points = { $how } : { $points }
outcome-no-points = aucun point
outcome-edges = { $team } gagne avec moins de pièces au bord
outcome-edges-count = Pièces au bord : { -yellow(form: "capital") } { $yellow }, { -green(form: "capital") } { $green }. Qui en a le moins gagne : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
outcome-draw = Match nul
outcome-draw-why = Plus aucune pièce ne peut être posée et personne n’a relié deux côtés
outcome-draw-count = Personne n’a relié deux côtés. Pièces au bord : { -yellow(form: "capital") } { $yellow }, { -green(form: "capital") } { $green }
outcome-resigned-by = { $who } a abandonné
outcome-you-resigned = Tu as abandonné
outcome-time-by = { $who } n’a plus de temps
outcome-you-time = Tu n’as plus de temps

# Hints: why a move is good, and how far the teams then are.
advice-connect = Cette pièce complète ton chemin et gagne
advice-block = Empêche { $opponent } de compléter son chemin au prochain tour
advice-threaten = Menace de compléter ton chemin au prochain tour
advice-cover = Recouvre { $opponent } et rallonge son chemin
advice-hinder = Rallonge le chemin de { $opponent }
advice-build = Te rapproche d’un chemin complet
advice-keep = Une bonne place pour cette pièce
advice-swap = Échange : le premier coup est fort
needs-you = Il te manque { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
needs-team = Il manque { $count ->
    [one] { $count } case
   *[other] { $count } cases
} à { $team }

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
