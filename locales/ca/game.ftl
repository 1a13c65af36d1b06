# The words of the game: boards, sides, teams, pieces, outcomes.

board-square = Quadrat
board-diamond = Rombe
board-octagon = Octàgon
board-ring = Anell

team-yellow = { -yellow(form: "capital") }
team-green = { -green(form: "capital") }
# The same within a sentence.
team-yellow-within = { -yellow }
team-green-within = { -green }
team-of-four = { $team }, seient { $seat }

shape-L = L
shape-T = T
shape-Z = Z
shape-I = I
shape-N = fitxa neutral
shape-count = { $shape }, { $count ->
    [0] no en queda cap
    [one] en queda { $count }
   *[other] en queden { $count }
}

outcome-win = { $who } guanya
outcome-you-win = Has guanyat
outcome-you-lose = Has perdut
outcome-path = { $from ->
    [est] D’est
    [oest] D’oest
   *[other] De { $from }
} a { $to }, { $faces ->
    [one] { $faces } cara
   *[other] { $faces } cares
}
outcome-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punts
}
outcome-with-points = { $how }: { $points }
outcome-no-points = cap punt
outcome-edges = { $team } guanya amb menys fitxes a la vora
outcome-edges-count = Fitxes a la vora: { -yellow } { $yellow }, { -green } { $green }. Guanya qui en té menys: { $points ->
    [one] { $points } punt
   *[other] { $points } punts
}
outcome-draw = Empat
outcome-draw-why = Ja no es pot col·locar cap fitxa i ningú no ha connectat
outcome-draw-count = Ningú no ha connectat. Fitxes a la vora: { -yellow } { $yellow }, { -green } { $green }
outcome-resigned-by = { $who } ha abandonat
outcome-you-resigned = Has abandonat
outcome-time-by = { $who } s’ha quedat sense temps
outcome-you-time = T’has quedat sense temps

# Hints: why a move is good, and how far the teams then are.
advice-connect = Aquesta fitxa connecta i guanya
advice-block = Evita que el { $opponent } connecti en el torn següent
advice-threaten = Amenaça de connectar en el teu torn següent
advice-cover = Tapa el { $opponent } i li allarga el camí
advice-hinder = Allarga el camí del { $opponent }
advice-build = T’acosta a la connexió
advice-keep = Un bon lloc per a aquesta fitxa
advice-swap = Intercanvia: la primera jugada és forta
needs-you = { $count ->
    [one] Et falta 1 casella
   *[other] Et falten { $count } caselles
}
needs-team = { $team }: { $count ->
    [one] falta 1 casella
   *[other] falten { $count } caselles
}

sides = { $a } i { $b }
side-N = nord
side-NE = nord-est
side-E = est
side-SE = sud-est
side-S = sud
side-SW = sud-oest
side-W = oest
side-NW = nord-oest

# Several things in a row: $rest already has its commas.
list-last = { $rest } i { $last }
