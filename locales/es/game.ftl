# The words of the game: boards, sides, teams, pieces, outcomes.

board-square = Cuadrado
board-diamond = Rombo
board-octagon = Octágono
board-ring = Anillo

team-yellow = { -yellow(form: "capital") }
team-green = { -green(form: "capital") }
# The same within a sentence.
team-yellow-within = { -yellow(form: "capital") }
team-green-within = { -green(form: "capital") }
team-of-four = { $team }, asiento { $seat }

shape-L = L
shape-T = T
shape-Z = Z
shape-I = I
shape-N = neutral
shape-count = Ficha { $shape }, { $count ->
    [0] no queda ninguna
    [one] queda { $count }
   *[other] quedan { $count }
}

outcome-win = { $who } gana
outcome-you-win = Has ganado
outcome-you-lose = Has perdido
outcome-path = De { $from } a { $to }, { $faces ->
    [one] { $faces } cara
   *[other] { $faces } caras
}
outcome-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
outcome-with-points = { $how }: { $points }
outcome-no-points = sin puntos
outcome-edges = { $team } gana con menos fichas en el borde
outcome-edges-count = Fichas en el borde: { -yellow(form: "capital") } { $yellow }, { -green(form: "capital") } { $green }. Gana quien tiene menos: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
outcome-draw = Empate
outcome-draw-why = Ya no se puede colocar ninguna ficha y nadie ha comunicado dos lados
outcome-draw-count = Nadie ha comunicado dos lados. Fichas en el borde: { -yellow(form: "capital") } { $yellow }, { -green(form: "capital") } { $green }
outcome-resigned-by = { $who } ha abandonado
outcome-you-resigned = Has abandonado
outcome-time-by = A { $who } se le acabó el tiempo
outcome-you-time = Se te acabó el tiempo

# Hints: why a move is good, and how far the teams then are.
advice-connect = Esta ficha completa tu camino y gana
advice-block = Evita que { $opponent } complete su camino en el próximo turno
advice-threaten = Amenaza con completar tu camino en el próximo turno
advice-cover = Cubre a { $opponent } y le alarga el camino
advice-hinder = Alarga el camino de { $opponent }
advice-build = Te acerca a completar tu camino
advice-keep = Un buen sitio para esta ficha
advice-swap = Intercambia: la primera jugada es fuerte
needs-you = { $count ->
    [one] Te falta 1 casilla
   *[other] Te faltan { $count } casillas
}
needs-team = A { $team } le { $count ->
    [one] falta 1 casilla
   *[other] faltan { $count } casillas
}

sides = { $a } y { $b }
side-N = norte
side-NE = noreste
side-E = este
side-SE = sureste
side-S = sur
side-SW = suroeste
side-W = oeste
side-NW = noroeste

# Several things in a row: $rest already has its commas.
list-last = { $rest } y { $last }
