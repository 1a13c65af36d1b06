# Puzzles and the review of games: the terminal program and the study screens of the page.

# What a puzzle is about.
puzzle-theme-win = Gewinn
puzzle-theme-defence = Einzige Abwehr
puzzle-theme-points = Punkte
puzzle-theme-cut = Sperren
puzzle-theme-cover = Bedecken
puzzle-theme-wall = Wand
# What has to be done.
puzzle-task-connect = { $moves ->
    [one] { $team } ist am Zug und verbindet jetzt.
   *[other] { $team } ist am Zug und verbindet in { $moves } Zügen.
}
puzzle-task-defend = { $moves ->
    [one] { $team } ist am Zug: Finde den einzigen Zug, der die Verbindung verhindert.
   *[other] { $team } ist am Zug: Finde den einzigen Zug, der eine Verbindung in { $moves } Zügen verhindert.
}
puzzle-task-points = { $team } ist am Zug und verbindet mit den meisten Punkten.
# Why a line is no puzzle.
puzzle-error-fields = { $count ->
    [one] eine Aufgabe hat 6 Felder mit Strichpunkt und Leerzeichen dazwischen, hier ist eines
   *[other] eine Aufgabe hat 6 Felder mit Strichpunkt und Leerzeichen dazwischen, hier sind { $count }
}
puzzle-error-position = die Stellung
puzzle-error-task = „{ $word }“ ist keine Aufgabenstellung
puzzle-error-theme = „{ $word }“ ist kein Thema
puzzle-error-rating = „{ $word }“ ist keine Wertung
puzzle-error-line = die Zugfolge ist nicht lesbar
puzzle-error-certificate = der Beweis ist ab Zeichen { $column } nicht lesbar
puzzle-in-line = Zeile { $line }
# Why a certificate proves nothing.
puzzle-no-turn = niemand muss einen eigenen Stein setzen
puzzle-connects-at-once = das Team am Zug kann sofort verbinden
puzzle-illegal = { $move } ist nicht erlaubt
puzzle-not-solved = { $move } löst die Aufgabe nicht
puzzle-also-solves = für { $move } ist nicht gezeigt, dass es scheitert
puzzle-other-line = die Zugfolge folgt dem Beweis nicht
puzzle-other-themes = die Themen sind nicht die der Lösung
puzzle-lists = der Beweis hat { $found } Listen anderer Züge und braucht { $wanted }
puzzle-rating-range = die Wertung liegt außerhalb des Bereichs
puzzle-exhausted = die Prüfung braucht mehr als { $most } Stellungen

# What a trainer says to a move.
puzzles-solved = Gelöst.
puzzles-go-on = Richtig. Die Antwort ist { $move }.
puzzles-fewer-points = Das verbindet für { $points }, möglich sind { $best }. Noch einmal.
puzzles-refuted = Nein: { $move } widerlegt es. Noch einmal.
puzzles-wrong = Nein. Noch einmal.
puzzles-replying = Die Gegenseite antwortet.
puzzles-shown = Das ist die Lösung.
# The trainer of the page.
puzzles-title = Aufgaben
puzzles-training = Üben
puzzles-daily = Aufgabe des Tages
puzzles-daily-streak = { $days ->
    [one] Ein Tag in Folge
   *[other] { $days } Tage in Folge
}
puzzles-difficulty = Schwierigkeit { $rating }
puzzles-next = Nächste Aufgabe
puzzles-show = Lösung zeigen
puzzles-skip = Überspringen
puzzles-again = Noch einmal versuchen
puzzles-replay = Noch einmal
puzzles-theme = Thema
puzzles-all-themes = Alle Themen
puzzles-all-boards = Alle Bretter
puzzles-your-rating = Deine Wertung
puzzles-streak = In Folge
puzzles-best = Rekord
puzzles-count-solved = Gelöst
puzzles-unknown = Diese Aufgabe gibt es nicht

# A move for those who do not read notation.
move-on = { $shape } auf { $cells }
move-standing = { $shape } stehend auf { $cells }
move-swap = Tausch
move-resign = Aufgabe

# Why a move was a mistake. $team is a team's name within a sentence. What is needed is review-pieces, or review-cells
# where as many pieces are needed or their number is not known; what it is compared with is the number alone.
review-cells = { $count ->
    [one] ein Feld
   *[other] { $count } Felder
}
review-pieces = { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
}
review-missed-connection = { $move } verbindet sofort.
review-allows-connection = Jetzt kann { $team } mit { $move } sofort verbinden.
review-leaves-connection = Das hält { $team } nicht auf: { $move } verbindet.
review-allows-forced = Jetzt spielt { $team } { $move } und droht zugleich { $first } und { $second }: Kein Stein hält beides auf.
review-allows-forced-next = Jetzt spielt { $team } { $move } und verbindet mit dem nächsten Stein, was immer die Antwort ist.
review-allows-win = Jetzt spielt { $team } { $move } und gewinnt in { $moves } Zügen, was immer die Antwort ist.
review-path = Für { $team } heißt das: noch { $after } statt { $before }.
review-path-lost = Danach hat { $team } keinen Weg mehr.
review-reply-cuts = Jetzt versperrt { $move } den Weg von { $team } auf { $cells }: noch { $after } statt { $before }.
review-reply-cuts-off = Jetzt riegelt { $move } { $team } auf { $cells } ab: Es bleibt kein Weg.
review-reply-stops = Jetzt verhindert { $move } { $better }, was gewonnen hätte.
review-reply-takes = Jetzt spielt die Gegenseite selbst { $move }, was gewonnen hätte.
review-leaves-path = Danach braucht { $team } immer noch nur { $needed }.
review-wins-later = { $moves ->
    [one] Damit gewinnt { $team } immer noch, braucht aber noch einen Zug.
   *[other] Damit gewinnt { $team } immer noch, braucht aber noch { $moves } Züge.
}
review-likely-connection = Jetzt spielt { $team } { $move } und verbindet voraussichtlich in { $moves } Zügen.
review-likely-worse = Wenn es weitergeht wie erwartet, braucht { $team } noch { $played } statt { $better }.
review-better-cuts = { $move } versperrt den Weg von { $team } auf { $cells }: noch { $after } statt { $before }.
review-better-cuts-off = { $move } riegelt { $team } auf { $cells } ab: Es bleibt kein Weg.
review-better-wins = Mit { $move } gewinnt { $team } in { $moves } Zügen, was immer die Antwort ist.
review-better-forces = { $move } droht zugleich { $first } und { $second }: Kein Stein hält beides auf.
review-better-forces-next = Nach { $move } verbindet der nächste Stein, was immer die Antwort ist.
review-better-threatens = { $move } droht mit { $threat } zu verbinden.
review-better-stops = { $move } verhindert { $threat }, was verbinden würde.
review-better-shortens = Mit { $move } braucht { $team } noch { $better } statt { $played }.
review-better-keeps = Mit { $move } hat { $team } noch einen Weg: { $better }.
review-likely-better = Wenn es nach { $move } weitergeht wie erwartet, braucht { $team } noch { $better } statt { $played }.

# Pictures of a position and of a game, to keep.
picture-png = PNG
picture-svg = SVG
picture-animation = Partie als Animation (GIF)
picture-progress = Die Animation entsteht
picture-cancel = Abbrechen
picture-failed = Das Bild ließ sich nicht erstellen.

# Why the proof of a value does not hold.
proof-no-move = für { $position } ist kein Zug angegeben
proof-illegal = { $move } ist in { $position } nicht erlaubt
proof-missed = die Behauptung stimmt nicht in { $position }
proof-left-over = Züge fehlen oder bleiben übrig
proof-head = sie beginnt nicht wie ein Beweis
proof-line = Zeile { $line } ist nicht das, was dort stehen muss
proof-other-material = er wurde mit dem Material { $material } gemacht
