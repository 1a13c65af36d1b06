# The analysis board.
study-title = Analyse
study-start = Anfang
study-variation = Variante:
study-tree-how = Pfeil links und rechts führen durch die Zugfolge, oben und unten zu den anderen Varianten.

# What the engine says. $team is a team.
study-engine = Engine
study-depth = Tiefe { $depth } · { $nodes ->
    [one] { $nodes } Knoten
   *[other] { $nodes } Knoten
}
study-lines = Anzahl der Varianten
study-lines-count = { $count ->
    [one] 1 Variante
   *[other] { $count } Varianten
}
study-wdl = { $team }: { $win } % Siege, { $draw } % Unentschieden, { $loss } % Niederlagen
study-no-evaluation = Noch keine Bewertung
study-wins-in = { $moves ->
    [one] { $team } gewinnt jetzt
   *[other] { $team } gewinnt in { $moves }
}
study-chance = { $team } { $percent } %
study-play-line = { $move } spielen
study-add-line = Variante { $number } zu den Zügen hinzufügen

# What is written beside moves.
study-notes = Notizen zu diesem Zug
study-marks = Zeichen
study-mark-brilliant = Glänzender Zug
study-mark-good = Guter Zug
study-mark-interesting = Interessanter Zug
study-mark-dubious = Zweifelhafter Zug
study-mark-mistake = Fehler
study-mark-blunder = Grober Fehler
study-comment = Kommentar
study-edits = Bearbeiten
study-promote = Variante nach oben
study-delete = Ab hier löschen
study-threats = Drohungen
study-embed = Code zum Einbetten kopieren

# Opening records, positions and links.
study-open = Öffnen
study-open-how = Füge eine Partie, eine Stellung oder einen Link ein.
study-open-drop = Eine Datei kann auch auf das Brett gezogen werden.
study-open-file = Datei wählen
study-reading = Die Partien werden gelesen
study-choose-game = Die Datei enthält { $count } Partien. Welche?
study-more = Mehr anzeigen (noch { $count })
study-game = { $players } · { $board } · { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
}
study-outgrown = Das ist zu lang für die Adresse der Seite: Beim Neuladen gehen die letzten Änderungen verloren. Speichere die Partie oder füge sie zur Bibliothek hinzu.

# Why nothing was opened. Clauses, without a full stop.
study-bad = Das lässt sich nicht öffnen
study-bad-link = der Link ist unvollständig oder beschädigt
study-not-game = das ist keine Partie, keine Stellung und kein Link von Caminos
study-too-long = das ist zu lang, um es hier zu öffnen
study-not-text = das ist keine Textdatei
study-link-too-long = das ist zu lang für einen Link; speichere die Partie als Datei

# The review of a game. $team is a team; $move is a move as written.
study-review = Partie prüfen
study-reviewing = Die Engine sieht sich jeden Zug an
study-review-done = { $count ->
    [0] Prüfung fertig: keine Fehler
    [one] Prüfung fertig: 1 Fehler
   *[other] Prüfung fertig: { $count } Fehler
}
study-cancel = Abbrechen
study-accuracy = { $team }: { $percent } % genau
study-graph = Chancen Zug für Zug
study-table = Als Tabelle
study-column-move = Zug
study-mistakes = Fehler
study-no-mistakes = Keine Fehler gefunden
study-turning = Wendepunkt
study-continuations = Fortsetzungen
study-line-played = Gespielt: { $move }
study-line-better = Besser: { $move }
study-better-chances = Die Engine sieht hier bessere Chancen.
study-worse-chances = Die Engine sieht hier schlechtere Chancen.
study-next-mistake = Nächster Fehler
study-try = Noch einmal versuchen
study-try-waiting = Finde einen besseren Zug für { $team }.
study-try-checking = Dein Zug wird geprüft …
study-try-best = Das ist der beste Zug.
study-try-good = Das ist auch ein guter Zug.
study-try-wrong = Das verschenkt zu viel.
study-try-show = Besseren Zug zeigen
study-write = Anmerkungen zu den Zügen schreiben

# Drawings on the board, and the games that are kept in the browser.
study-draw-cells = Felder markieren
study-draw-path = Weg zeichnen
study-draw-clear = Zeichnungen löschen
study-library = Bibliothek
study-library-add = Zur Bibliothek hinzufügen
study-library-add-all = Alle { $count } zur Bibliothek hinzufügen
study-library-added = Zur Bibliothek hinzugefügt
study-library-search = Nach Namen, Brettern, Zügen oder Kommentaren suchen
study-library-found = { $count ->
    [one] 1 Partie gefunden
   *[other] { $count } Partien gefunden
}
study-library-empty = Noch keine Partien. Füge mit dem Lesezeichen neben den Zügen eine hinzu.
study-library-failed = Dieser Browser lässt die Seite keine Partien aufbewahren
study-library-delete = { $game } löschen
study-library-delete-sure = Diese Partie löschen?
study-library-export = { $count ->
    [one] Als Datei speichern
   *[other] { $count } Partien als Datei speichern
}

# Der Stellungseditor.
editor-title = Stellungseditor
editor-open = Stellung bearbeiten
editor-analyse = Diese Stellung analysieren
editor-tools = Was ein Klick tut
editor-remove = Entfernen
editor-turn = Am Zug
editor-clear = Brett leeren
editor-over = Die Partie ist zu Ende
editor-how = Nimm einen Stein beliebiger Farbe oder entferne einen
editor-how-remove = Wähl den Stein, der weg soll
editor-no-piece = hier liegt kein Stein
editor-carries = auf diesem Stein liegen andere: erst diese entfernen

# Eine Partie auf Papier.
study-print = Partie drucken
study-print-diagrams = Diagramme
study-print-every = nach je { $count } Zügen
study-print-last = nur die letzte Stellung
study-print-after = Nach { $number } { $move }
study-print-back = Zurück zur Analyse
