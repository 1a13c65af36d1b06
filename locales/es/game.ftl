# The words of the game: boards, sides, teams, pieces, outcomes.

board-square = Cuadrado
board-diamond = Rombo
board-octagon = Octágono
board-ring = Anillo

team-yellow = Amarillo
team-green = Verde
# The same within a sentence.
team-yellow-within = Amarillo
team-green-within = Verde
team-of-four = { $team }, asiento { $seat }
# The same in the colours blue and orange
blue-orange-team-yellow = Naranja
blue-orange-team-green = Azul
blue-orange-team-yellow-within = Naranja
blue-orange-team-green-within = Azul

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

outcome-connected = { $team } comunica { $sides }
outcome-connected-faces = { $faces ->
    [one] una cara
   *[other] { $faces } caras
}
outcome-connected-points = { $faces ->
    [one] una cara
   *[other] { $faces } caras
}, { $points ->
    [one] un punto
   *[other] { $points } puntos
}
outcome-edges = { $team } gana por el borde
outcome-edges-count = Fichas en el borde: Amarillo { $yellow }, Verde { $green }. Gana quien tiene menos: { $points ->
    [one] un punto
   *[other] { $points } puntos
}
blue-orange-outcome-edges-count = Fichas en el borde: Naranja { $yellow }, Azul { $green }. Gana quien tiene menos: { $points ->
    [one] un punto
   *[other] { $points } puntos
}
outcome-draw = Empate
outcome-draw-count = Nadie puede colocar más y nadie ha comunicado dos lados. Fichas en el borde: Amarillo { $yellow }, Verde { $green }
blue-orange-outcome-draw-count = Nadie puede colocar más y nadie ha comunicado dos lados. Fichas en el borde: Naranja { $yellow }, Azul { $green }
outcome-resigned = { $team } gana
outcome-resigned-by = { $team } ha abandonado
outcome-time = { $team } gana por tiempo
outcome-time-by = A { $team } se le acabó el tiempo

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
