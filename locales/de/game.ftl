# The words of the game: boards, sides, teams, pieces, outcomes.

board-square = Quadrat
board-diamond = Raute
board-octagon = Achteck
board-ring = Ring

team-yellow = { -yellow(form: "capital") }
team-green = { -green(form: "capital") }
# The same within a sentence.
team-yellow-within = { -yellow(form: "capital") }
team-green-within = { -green(form: "capital") }
team-of-four = { $team }, Platz { $seat }

shape-L = L
shape-T = T
shape-Z = Z
shape-I = I
shape-N = neutraler Stein
shape-count = { $shape }, { $count ->
    [0] keins mehr
    [one] noch { $count }
   *[other] noch { $count }
}

outcome-win = { $who } gewinnt
outcome-you-win = Du hast gewonnen
outcome-you-lose = Du hast verloren
outcome-path = Von { $from } nach { $to }, { $faces ->
    [one] { $faces } Fläche
   *[other] { $faces } Flächen
}
outcome-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
outcome-with-points = { $how }: { $points }
outcome-no-points = keine Punkte
outcome-edges = { $team } gewinnt mit weniger Steinen am Rand
outcome-edges-count = Steine am Rand: { -yellow(form: "capital") } { $yellow }, { -green(form: "capital") } { $green }. Wer weniger hat, gewinnt: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
outcome-draw = Unentschieden
outcome-draw-why = Kein Stein kann mehr gesetzt werden, und niemand ist verbunden
outcome-draw-count = Niemand ist verbunden. Steine am Rand: { -yellow(form: "capital") } { $yellow }, { -green(form: "capital") } { $green }
outcome-resigned-by = { $who } hat aufgegeben
outcome-you-resigned = Du hast aufgegeben
outcome-time-by = { $who } hat keine Zeit mehr
outcome-you-time = Du hast keine Zeit mehr

# Hints: why a move is good, and how far the teams then are.
advice-connect = Dieser Stein verbindet und gewinnt
advice-block = Verhindert, dass { $opponent } im nächsten Zug verbindet
advice-threaten = Droht, im nächsten Zug zu verbinden
advice-cover = Bedeckt { $opponent } und macht den Weg für { $opponent } länger
advice-hinder = Macht den Weg für { $opponent } länger
advice-build = Bringt dich einer Verbindung näher
advice-keep = Ein guter Platz für diesen Stein
advice-swap = Tausch: Der erste Zug ist stark
needs-you = Du brauchst noch { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
}
needs-team = { $team } braucht noch { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
}

sides = { $a } und { $b }
side-N = Norden
side-NE = Nordosten
side-E = Osten
side-SE = Südosten
side-S = Süden
side-SW = Südwesten
side-W = Westen
side-NW = Nordwesten

# Several things in a row: $rest already has its commas.
list-last = { $rest } und { $last }
