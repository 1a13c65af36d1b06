# The words of the game: boards, sides, teams, pieces, outcomes.

board-square = Cadrado
board-diamond = Rombo
board-octagon = Octógono
board-ring = Anel

team-yellow = { -yellow(form: "capital") }
team-green = { -green(form: "capital") }
# The same within a sentence.
team-yellow-within = { -yellow }
team-green-within = { -green }
team-of-four = { $team }, asento { $seat }

shape-L = L
shape-T = T
shape-Z = Z
shape-I = I
shape-N = ficha neutral
shape-count = { $shape }, { $count ->
    [0] non queda ningunha
    [one] queda { $count }
   *[other] quedan { $count }
}

outcome-win = { $who } gaña
outcome-you-win = Gañaches
outcome-you-lose = Perdiches
outcome-path = De { $from } a { $to }, { $faces ->
    [one] { $faces } cara
   *[other] { $faces } caras
}
outcome-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
outcome-with-points = { $how }: { $points }
outcome-no-points = sen puntos
outcome-edges = { $team } gaña con menos fichas no bordo
outcome-edges-count = Fichas no bordo: { -yellow } { $yellow }, { -green } { $green }. Gaña quen ten menos: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
outcome-draw = Empate
outcome-draw-why = Xa non se pode colocar ningunha ficha e ninguén conectou
outcome-draw-count = Ninguén conectou. Fichas no bordo: { -yellow } { $yellow }, { -green } { $green }
outcome-resigned-by = { $who } abandonou
outcome-you-resigned = Abandonaches
outcome-time-by = { $who } quedou sen tempo
outcome-you-time = Quedaches sen tempo

# Hints: why a move is good, and how far the teams then are.
advice-connect = Esta ficha conecta e gaña
advice-block = Evita que o { $opponent } conecte na seguinte quenda
advice-threaten = Ameaza con conectar na túa seguinte quenda
advice-cover = Cobre o { $opponent } e alóngalle o camiño
advice-hinder = Alonga o camiño do { $opponent }
advice-build = Achégate á conexión
advice-keep = Un bo sitio para esta ficha
advice-swap = Intercambia: a primeira xogada é forte
needs-you = { $count ->
    [one] Fáltache 1 casa
   *[other] Fáltanche { $count } casas
}
needs-team = { $team }: { $count ->
    [one] falta 1 casa
   *[other] faltan { $count } casas
}

sides = { $a } e { $b }
side-N = norte
side-NE = nordeste
side-E = leste
side-SE = sueste
side-S = sur
side-SW = suroeste
side-W = oeste
side-NW = noroeste

# Several things in a row: $rest already has its commas.
list-last = { $rest } e { $last }
