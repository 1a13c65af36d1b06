# The words of the game: boards, sides, teams, pieces, outcomes.

board-square = Cadrado
board-diamond = Rombo
board-octagon = Octógono
board-ring = Anel

team-yellow = Amarelo
team-green = Verde
# The same within a sentence.
team-yellow-within = amarelo
team-green-within = verde
team-of-four = { $team }, asento { $seat }
# The same in the colours blue and orange
blue-orange-team-yellow = Laranxa
blue-orange-team-green = Azul
blue-orange-team-yellow-within = laranxa
blue-orange-team-green-within = azul

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

outcome-connected = { $team } comunica os lados { $sides }
outcome-connected-faces = { $faces } caras
outcome-connected-points = { $faces } caras, { $points } puntos
outcome-edges = { $team } gaña polo bordo
outcome-edges-count = Fichas no bordo: amarelo { $yellow }, verde { $green }. Gaña quen ten menos: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
blue-orange-outcome-edges-count = Fichas no bordo: laranxa { $yellow }, azul { $green }. Gaña quen ten menos: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
outcome-draw = Empate
outcome-draw-count = Ninguén pode colocar máis fichas e ninguén conectou. Fichas no bordo: amarelo { $yellow }, verde { $green }
blue-orange-outcome-draw-count = Ninguén pode colocar máis fichas e ninguén conectou. Fichas no bordo: laranxa { $yellow }, azul { $green }
outcome-resigned = { $team } gaña
outcome-resigned-by = { $team } abandonou
outcome-time = { $team } gaña por tempo
outcome-time-by = { $team } quedou sen tempo

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
