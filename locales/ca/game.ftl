# The words of the game: boards, sides, teams, pieces, outcomes.

board-square = Quadrat
board-diamond = Rombe
board-octagon = Octàgon
board-ring = Tor

team-yellow = Groc
team-green = Verd
# The same within a sentence.
team-yellow-within = groc
team-green-within = verd
team-of-four = { $team }, seient { $seat }
# The same in the colours blue and orange
blue-orange-team-yellow = Taronja
blue-orange-team-green = Blau
blue-orange-team-yellow-within = taronja
blue-orange-team-green-within = blau

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

outcome-connected = { $team } comunica els costats { $sides }
outcome-connected-faces = { $faces } cares
outcome-connected-points = { $faces } cares, { $points } punts
outcome-edges = { $team } guanya per la vora
outcome-edges-count = Fitxes a la vora: groc { $yellow }, verd { $green }. Guanya qui en té menys: { $points ->
    [one] { $points } punt
   *[other] { $points } punts
}
blue-orange-outcome-edges-count = Fitxes a la vora: taronja { $yellow }, blau { $green }. Guanya qui en té menys: { $points ->
    [one] { $points } punt
   *[other] { $points } punts
}
outcome-draw = Empat
outcome-draw-count = Ningú no pot col·locar més fitxes i ningú no ha connectat. Fitxes a la vora: groc { $yellow }, verd { $green }
blue-orange-outcome-draw-count = Ningú no pot col·locar més fitxes i ningú no ha connectat. Fitxes a la vora: taronja { $yellow }, blau { $green }
outcome-resigned = { $team } guanya
outcome-resigned-by = { $team } ha abandonat
outcome-time = { $team } guanya per temps
outcome-time-by = { $team } s’ha quedat sense temps

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
