# The words of the game: boards, sides, teams, pieces, outcomes.

board-square = Vierkant
board-diamond = Ruit
board-octagon = Achthoek
board-ring = Ring

team-yellow = { -yellow(form: "capital") }
team-green = { -green(form: "capital") }
# The same within a sentence.
team-yellow-within = { -yellow }
team-green-within = { -green }
team-of-four = { $team }, stoel { $seat }

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

outcome-win = { $who } wint
outcome-you-win = Je hebt gewonnen
outcome-you-lose = Je hebt verloren
outcome-path = Van { $from } naar { $to }, { $faces ->
    [one] { $faces } vlak
   *[other] { $faces } vlakken
}
outcome-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
outcome-with-points = { $how }: { $points }
outcome-no-points = geen punten
outcome-edges = { $team } wint met minder stukken aan de rand
outcome-edges-count = Stukken aan de rand: { -yellow } { $yellow }, { -green } { $green }. Wie er minder heeft, wint: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
outcome-draw = Gelijkspel
outcome-draw-why = Er kan geen stuk meer geplaatst worden en niemand heeft een verbinding
outcome-draw-count = Niemand heeft een verbinding. Stukken aan de rand: { -yellow } { $yellow }, { -green } { $green }
outcome-resigned-by = { $who } heeft opgegeven
outcome-you-resigned = Je hebt opgegeven
outcome-time-by = { $who } heeft geen tijd meer
outcome-you-time = Je hebt geen tijd meer

# Hints: why a move is good, and how far the teams then are.
advice-connect = Dit stuk maakt de verbinding en wint
advice-block = Voorkomt dat { $opponent } de volgende beurt verbindt
advice-threaten = Dreigt in je volgende beurt te verbinden
advice-cover = Bedekt { $opponent } en maakt de weg voor { $opponent } langer
advice-hinder = Maakt de weg voor { $opponent } langer
advice-build = Brengt je dichter bij een verbinding
advice-keep = Een goede plek voor dit stuk
advice-swap = Wissel: de eerste zet is sterk
needs-you = Je hebt nog { $count ->
    [one] 1 vakje
   *[other] { $count } vakjes
} nodig
needs-team = { $team } heeft nog { $count ->
    [one] 1 vakje
   *[other] { $count } vakjes
} nodig

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
