# What the terminal program says. The page does not load this file.

error = Fehler: { $text }
warning = Achtung: { $text }
yes = ja
no = nein
standard-input = Standardeingabe

count-faces = { $count ->
    [one] { $count } Fläche
   *[other] { $count } Flächen
}
count-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
count-wins = { $count ->
    [one] { $count } Sieg
   *[other] { $count } Siege
}
count-players = { $count ->
    [one] allein
    [2] zu zweit
    [4] zu viert
   *[other] { $count } Plätze
}

# Seats and how a game stands
seat-name = { $team } (Platz { $seat })
seat-out = ausgeschieden
turn-neutral = { $name } setzt einen neutralen Stein.
turn-swap = { $name } ist am Zug oder darf tauschen.
turn-move = { $name } ist am Zug.
placed = { $count ->
    [0] Das Brett ist leer.
    [one] Ein Stein ist gesetzt.
   *[other] { $count } Steine sind gesetzt.
}
game-number = Partie { $game }

# show
show-title = Caminos: { $board }
show-legend = y Gelb, g Grün, n neutral, mit der Höhe. Keine Linie: ein Stein. Punkte: Ein Weg kann durch. x: Eine Wand ist im Weg.
show-not-connected = Niemand ist verbunden.
path-heading = { $team } verbindet { $from } mit { $to } über { $faces }:
path-heading-doubled = { $team } verbindet { $from } mit { $to } über { $faces }, doppelt gezählt: { $points }:
face-top = { $cell } Deckfläche, Höhe { $height }
face-wall = { $cell } Wand Richtung { $direction }, Ebene { $level }

# replay
replay-unfinished = { $moves ->
    [one] Die Partie ist nicht zu Ende: { $moves } Zug gespielt.
   *[other] Die Partie ist nicht zu Ende: { $moves } Züge gespielt.
}
replay-series = Serie „{ $name }“: { $yellow }, { $green }.
replay-series-team = { $team } { $wins } und { $points }

# analyse
analysis-progress = Zug { $move } von { $moves }
analysis-progress-games = Partie { $game } von { $games }, Zug { $move } von { $moves }
analysis-connects = { $team } verbindet über { $faces }
# $yellow and $green are a team's name and the cells that it needs, before and after.
analysis-distances = { $count ->
    [0] { $yellow }, { $green }
    [one] { $yellow } Feld, { $green }
   *[other] { $yellow } Felder, { $green }
}
no-way = kein Weg
analysis-misses = verpasst einen Sieg auf { $cells }
analysis-stops = wehrt die Drohung auf { $cells } ab
analysis-allows = erlaubt einen Sieg auf { $cells }
analysis-leaves = lässt die Drohung auf { $cells } bestehen
analysis-threatens = droht auf { $cells }
analysis-threatens-twice = schafft eine doppelte Drohung: { $cells }
# Headings of columns; the value has at most 6 letters.
analysis-column-move = Zug
analysis-column-value = Wert
analysis-column-swing = Kosten
analysis-better = besser { $move }, { $value }
analysis-unfinished = Die Partie ist nicht zu Ende.
analysis-summary-moves = Züge

# The table in the terminal
play-in-hand = In der Hand: { $letter }
play-level = Ebene { $level }
play-moves = Züge
play-no-moves = noch keine
play-you = du
who-person = ich
who-computer = Computer { $level }
play-game-neutral = neutrale Steine
play-game-scoring = mit Punkten
play-game-swap = mit Tauschen
play-series = Partie { $game } von { $games } · { $score }
play-series-points = Punkte { $points }
play-picture = Caminos im Terminal
play-too-small = Dieses Terminal ist zu klein. Caminos braucht { $needWidth } mal { $needHeight } Zeichen, und hier sind { $width } mal { $height }.

# The line of keys in the footer: names of keys, and what a key does. As many as stand there together have 78 characters.
play-footer-key-enter = Enter
play-footer-key-escape = Esc
play-footer-choose-piece = Stein wählen
play-footer-type-move = Zug tippen
play-footer-hint = Tipp
play-footer-undo = zurück
play-footer-save = speichern
play-footer-open = öffnen
play-footer-help = Hilfe
play-footer-quit = Ende
play-footer-new-game = neue Partie
play-footer-next-game = nächste Partie
play-footer-move = schieben
play-footer-rotate = drehen
play-footer-place = setzen
play-footer-next-piece = weiter
play-footer-put-back = weglegen
play-footer-stop = anhalten
play-footer-continue = weiter
play-footer-play = spielen
play-footer-cancel = abbrechen
play-footer-yes = ja
play-footer-no = nein
play-footer-choose = wählen
play-footer-change = ändern
play-footer-start = beginnen
play-footer-back = zurück

play-ask-save = Speichern als
play-ask-open = Öffnen
play-ask-move = Zug
play-ask-quit = Diese Partie ist nicht gespeichert. Trotzdem beenden?
play-ask-new = Diese Partie ist nicht gespeichert. Trotzdem verlassen?
play-ask-open-unsaved = Diese Partie ist nicht gespeichert. Eine andere öffnen?
play-ask-overwrite = Es gibt schon eine Datei mit diesem Namen. Überschreiben?

play-looking = Ein Tipp wird gesucht.
play-held = Der Computer wartet. Mit Enter macht er weiter.
play-no-move = Der Computer fand keinen Zug. Mit Enter versucht er es noch einmal.
play-nothing-to-undo = Es gibt keinen Zug zum Zurücknehmen.
play-nothing-to-redo = Es gibt keinen Zug zu wiederholen.
play-no-such-piece = So einen Stein hast du nicht mehr.
play-no-file-name = Gib der Datei einen Namen.
play-may-place = { $move }. Enter setzt ihn.
play-refused = { $move } ist abgelehnt: { $reason }.
play-unreadable = Das ist kein Zug: { $reason }.
play-unknown = „{ $line }“ ist weder ein Befehl noch ein Zug. Befehle: { $commands }. Einen Zug schreibt man so: Lb2b3b4c4.
play-undone = { $count ->
    [one] { $moves } ist zurückgenommen.
   *[other] { $moves } sind zurückgenommen.
}
play-thinking = { $name } denkt nach.
play-not-your-turn = { $name } ist am Zug, und dort spielt der Computer.
play-plays = { $name } spielt { $move }.
play-saved = Gespeichert als { $file }.
play-opened = { $file } ist geöffnet.
play-line-too-long = Diese Zeile ist zu lang.
play-how-to-quit = Mit quit verlässt du die Partie.
play-how-to-go-on = Mit next beginnt die nächste Partie.
play-cannot-read = der nächste Befehl ist nicht lesbar
play-cannot-use-terminal = das Terminal lässt sich nicht benutzen
play-cannot-draw = auf dem Terminal lässt sich nicht zeichnen
play-cannot-read-terminal = vom Terminal lässt sich nicht lesen

# Hints. $reasons are whole sentences, of which the last has no full stop.
hint = Tipp: { $move }. { $reasons }.
hint-win = Du gewinnst in { $moves } Zügen.
hint-lost-at = Nichts hält den Sieg auf { $cells } auf.
hint-lost = { $team } gewinnt trotzdem, in { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
}.
hint-stays = Der Sieg auf { $cells } bleibt möglich.
hint-swap = Tipp: swap. Der erste Zug ist mehr wert als eine Antwort darauf.
hint-none = Hier gibt es keinen Tipp.

# The help of the table: a key of at most 11 characters, and what it does in at most 54.
play-key-numbers = 1 bis 4
play-key-arrows = Pfeiltasten
play-key-mouse = Maus
play-help-choose = einen Stein aus deinem Vorrat wählen
play-help-next = der nächste Stein
play-help-move = ihn über das Brett bewegen
play-help-rotate = ihn auf dem Brett drehen
play-help-tip = ihn nach Norden kippen
play-help-tip-sideways = ihn zur Seite kippen
play-help-place = ihn setzen
play-help-let-go = ihn weglegen, oder den Computer warten lassen
play-help-type = einen Zug tippen, Lb2^3c2 steht drei hoch in b2
play-help-swap = Plätze tauschen, wenn die Tauschregel an ist
play-help-resign = die Partie aufgeben
play-help-hint = ein Tipp: ein guter Zug, und warum
play-help-undo = zurück, wieder vor; mit Computer bis zu deinem Zug
play-help-save = speichern, eine Aufzeichnung öffnen
play-help-new = eine neue Partie
play-help-next-game = die nächste Partie einer Serie
play-help-quit = beenden
play-help-help = diese Hilfe
play-help-mouse = auf ein Feld zeigen, klicken setzt den Stein
play-help-mouse-rotate = rechte Taste oder Rad auf dreht, Rad ab kippt
play-help-board = Eine Zahl ist die Höhe eines Felds. Ein Streifen zwischen zwei Feldern ist die Wand dazwischen, in den Farben ihrer Flächen. Ein Weg läuft, wo deine Farbe lückenlos über Deckflächen und Wände geht. Ein Kreuz steht an einer Wand, die zwei Deckflächen eines Teams trennt.
play-help-back = jede Taste führt zurück
play-help-scroll = ↑ ↓ mehr · jede andere Taste führt zurück

# Choosing a new game: a name of at most 23 characters, a value of at most 18.
play-new-game = Eine neue Partie
setup-row-board = Brett
setup-row-players = Plätze
setup-row-neutral = Neutrale Steine
setup-row-scoring = Punkte zählen
setup-row-out = Ohne Zug scheidet aus
setup-row-swap = Tauschregel
setup-row-first = Wer beginnt
setup-row-games = Partien
setup-out-seat = nur dieser Platz
setup-out-team = das ganze Team

# The words moves, board, hint and so on are typed as they are in every language.
play-lines-help =
    Ein Zug ist der Buchstabe eines Steins und seine Felder: Lb2b3b4c4 liegt flach, Lb2^3c2 steht drei hoch in b2.
    Andere Befehle:
      moves [FELD]   die erlaubten Züge, oder die, die ein Feld belegen
      board          das Brett noch einmal zeigen
      hint           ein guter Zug, und warum
      undo, redo     den letzten Zug zurücknehmen, wieder spielen; gegen den Computer geht es zurück bis zu deinem Zug
      go             den Computer nach undo weiterspielen lassen, wenn er allein spielt
      next           die nächste Partie einer Serie
      save DATEI     eine Aufzeichnung schreiben
      load DATEI     eine Aufzeichnung lesen
      swap, resign   Plätze tauschen, die Partie aufgeben
      help, quit

# serve
serve-at = Caminos läuft auf { $link }
serve-network = In diesem Netz: { $link }
serve-folder = Partien liegen in { $folder }
serve-stop = Beenden mit Strg+C.
serve-no-threads = die Threads des Servers lassen sich nicht starten
serve-no-data-folder = hier gibt es keinen Datenordner (weder XDG_DATA_HOME noch HOME ist gesetzt): wähl einen mit --data
serve-address-in-use = auf { $address } lauscht schon ein anderes Programm, vielleicht dieses: wähl einen anderen Port mit --listen { $ip }:PORT
serve-not-allowed = auf { $address } zu lauschen ist nicht erlaubt: wähl einen Port ab 1024
serve-no-such-address = dieser Rechner hat keine Adresse { $ip }
serve-listen-failed = auf { $address } zu lauschen ist misslungen
serve-proxy-open = wer { $address } mit --behind-proxy ohne den Proxy erreicht, kann jede Adresse vortäuschen: lausch auf 127.0.0.1, oder halt andere mit einer Firewall fern

# doctor
doctor-ok = gut
doctor-warning = Warnung
doctor-error = Fehler
doctor-run = führ das aus: { $command }
doctor-page-ok = die Seite ist da
doctor-page-missing = dieses Programm wurde ohne seine Seite gebaut
doctor-page-advice = führ make web aus, dann bau das Programm noch einmal
doctor-descriptors-unlimited = beliebig viele Dateien und Verbindungen dürfen offen sein
doctor-descriptors-ok = { $limit } Dateien und Verbindungen dürfen offen sein
doctor-descriptors-few = nur { $limit } Dateien und Verbindungen dürfen offen sein, gebraucht werden { $needed }
doctor-descriptors-advice = erhöh die Grenze mit ulimit -n oder mit LimitNOFILE von systemd, oder senk --max-sockets
doctor-port-ok = { $address } ist frei
doctor-port-advice = läuft der Server schon, ist alles gut; sonst wähl einen anderen Port mit --listen
doctor-data-ok = der Datenordner { $path } ist beschreibbar
doctor-data-new = der Datenordner { $path } wird beim ersten Start angelegt
doctor-data-advice = mach ihn für den Benutzer des Servers beschreibbar, oder wähl einen anderen mit --data
doctor-data-readable = andere Benutzer dieses Rechners können den Datenordner { $path } lesen
doctor-schema-ok = die Datenbank { $path } hat Version { $version }
doctor-schema-advice = spiel eine Sicherung mit caminos restore --replace zurück, oder nimm die Datenbank und { $path }-wal weg, um mit einer leeren zu beginnen
doctor-schema-newer = nimm das neuere Programm, das sie geschrieben hat
doctor-database-ok = die Datenbank { $address } nimmt Schreibzugriffe an
doctor-database-advice = prüf die Adresse, und ob Postgres läuft und Verbindungen von diesem Rechner annimmt
doctor-disk = { $free } MiB sind für Partien frei
doctor-disk-advice = schaff Platz: ist die Platte voll, werden Züge abgelehnt
doctor-clock-ok = die Uhr geht nicht nach
doctor-clock-behind = die Uhr geht nach: es gibt Dateien aus der Zukunft
doctor-clock-advice = stell die Uhr, zum Beispiel mit timedatectl set-ntp true
doctor-nats-ok = NATS { $version } antwortet auf { $address }
doctor-nats-failed = NATS antwortet nicht auf { $address }: { $reason }
doctor-nats-advice = prüf die Adresse, und ob nats-server läuft und von hier erreichbar ist
doctor-nats-credentials = NATS auf { $address } verlangt Zugangsdaten
doctor-nats-credentials-advice = gib sie mit --nats-credentials an, oder in der Adresse

# backup, restore and migrate-data
copy-progress = Partien kopiert: { $games }, Befehle: { $batches }; verglichen: { $verified }
copy-done = Kopiert und verglichen: Partien { $games }, Befehle { $batches }.
copy-unreadable = Nicht kopiert, weil nicht lesbar: { $games }
backup-done = Partien in { $file }: { $games }
restore-done = Partien jetzt in { $folder }: { $games }
restore-moved = Die Partien von vorher liegen in { $file }

# tune
tune-progress = Partie { $game } von { $games }
tune-before = vorher
tune-after = nachher
tune-errors = { $when }: Bewertung um { $value } daneben (mittleres Quadrat), Policy um { $policy } (Kreuzentropie)
tune-epoch = Durchgang { $epoch }: Ergebnis { $result }, Suche { $search }, Policy { $policy }
tune-other-board = diese Datei ist von einem anderen Brett, { $board }

# arena
arena-left = noch { $time }
arena-game = Partie { $number }: A { $team }, { $result }
arena-lost = { $contender } hat verloren: { $reason }
arena-as-yellow = A als Gelb
arena-as-green = A als Grün
arena-in-all = A insgesamt
# Headings of columns, of at most 5, 6, 5 and 8 letters.
arena-won = Siege
arena-drawn = Remis
arena-lost-games = Verl.
arena-score = Quote
arena-player = Spieler
arena-games = Partien
arena-no-game = Es wurde keine Partie gespielt.
arena-pentanomial = pentanomial, { $count } Paare
arena-trinomial = trinomial, { $count } Partien
arena-pairs = Paare
arena-forfeits = { $contender } hat abseits des Bretts verloren: { $kinds }
arena-late = { $count ->
    [one] { $contender } hat einmal zu spät geantwortet, um { $most } ms
   *[other] { $contender } hat { $count }-mal zu spät geantwortet, um bis zu { $most } ms
}
# Why a game was lost away from the board.
arena-forfeit-illegal = unerlaubter Zug
arena-forfeit-crash = Absturz
arena-forfeit-hang = keine Antwort
arena-forfeit-time = Zeit
arena-forfeit-refusal = Weigerung
arena-sprt-open = nicht entschieden
arena-sprt-h0 = A ist nicht um { $elo } Elo stärker (H0 angenommen)
arena-sprt-h1 = A ist um mehr als { $elo } Elo stärker (H1 angenommen)
arena-limit-move = { $time } ms pro Zug
arena-limit-game = { $time } + { $increment } ms pro Partie
arena-limit-nodes = { $nodes } Knoten pro Zug
arena-no-signals = Signale lassen sich nicht beobachten
arena-no-opening = keine Eröffnung aus { $plies } Zügen lässt die Partie offen: versuch --openings mit weniger
book-line = Zeile { $line }
book-over = die Partie ist nach dieser Eröffnung zu Ende
book-empty = sie enthält keine Eröffnung
arena-file-exists = { $file } gibt es schon: mach mit --resume damit weiter oder wähl eine andere Datei
arena-other-match = sie gehört zu einem anderen Wettkampf ({ $title }), und dies ist { $own }
arena-other-rules = ihr Brett oder ihre Optionen sind nicht die dieses Wettkampfs
arena-bad-round = ihr Tag Round ist nicht die Nummer einer Partie
arena-game-over = die Partie ist schon vorbei, wo der Wettkampf beginnt
arena-material-stdin = die Programme können das Material nicht von der Standardeingabe lesen
arena-bad-sprt = --sprt braucht zwei Zahlen, die kleinere zuerst, wie in --sprt 0 20
arena-bad-option = eine Option wird so gesetzt: Memory=64

# conformance
count-lines = { $count ->
    [one] { $count } Zeile
   *[other] { $count } Zeilen
}
count-files = { $count ->
    [one] { $count } Datei
   *[other] { $count } Dateien
}
count-differences = { $count ->
    [one] { $count } Unterschied
   *[other] { $count } Unterschiede
}
conformance-summary = { $lines } in { $files }: { $differences }
conformance-same = keine Unterschiede
conformance-nothing = es gibt nichts zu prüfen
conformance-unknown-key = unbekannter Schlüssel „{ $key }“
conformance-not-json = die Zeile ist kein JSON: { $reason }
conformance-not-object = die Zeile ist kein JSON-Objekt
conformance-states-nothing = die Zeile nennt nichts, was zu prüfen wäre
conformance-result = das Ergebnis ist { $found }, nicht { $stated }
conformance-perft = perft { $depth } ist { $found }, nicht { $stated }
conformance-no-board = die Zeile nennt kein Brett
conformance-players = „players“ ist weder 2 noch 4
conformance-legal-counts = „legal“ hat { $counts } Anzahlen für { $moves } Züge
conformance-looks-after = „only_looks_connected“ steht nach Zug { $after } von { $moves }
conformance-looks-form = „only_looks_connected“ hat nicht die Form { $form }
conformance-move-not-text = Zug { $number } ist kein Text
conformance-legal = vor Zug { $number } ({ $move }) sind { $listed } Möglichkeiten erlaubt, nicht { $stated }
conformance-counted = vor Zug { $number } ({ $move }) sind { $counted } Möglichkeiten gezählt und { $listed } aufgelistet
conformance-unreadable = Zug { $number }: { $reason }
conformance-refused = Zug { $number } ({ $move }) ist abgelehnt: { $reason }
conformance-written = Zug { $number } ({ $move }) schreibt sich { $written }
conformance-looks-not = { $team } sieht nach Zug { $number } nicht verbunden aus
conformance-connected = { $team } ist nach Zug { $number } verbunden
conformance-not-list = „{ $key }“ ist keine Liste
conformance-not-count = „{ $key }“ enthält { $value }, und das ist keine Anzahl
conformance-not-flag = „{ $key }“ ist weder true noch false
conformance-not-text = „{ $key }“ ist kein Text

# bench
bench-step = Messung, Teil { $step } …
bench-perft-bulk = perft 3, der letzte Stein gezählt
bench-perft-tested = perft 3, jeder Stein geprüft
bench-counting = Möglichkeiten zählen, { $board }
bench-connected = ist ein Team verbunden
bench-random-games = zufällige Partien, { $board }
bench-playouts = Probepartien von einfachem UCT, { $board }
bench-evaluations = bewertete Stellungen, { $board }
bench-per-node = ns pro Knoten
bench-per-position = ns pro Stellung
bench-per-test = ns pro Prüfung
bench-worst = höchstens { $ns } ns
bench-millions = { $count } Millionen pro Sekunde
bench-per-second = pro Sekunde

# Under the figures of the rules: a sign, what it stands for, and the cells that have it.
rules-sign-placed = { $sign } der gesetzte Stein: { $cells }
rules-sign-refused = { $sign } der Stein, der hier nicht erlaubt ist: { $cells }
rules-sign-marked = { $sign } worum es geht: { $cells }

# Puzzles
count-puzzles = { $count ->
    [one] { $count } Aufgabe
   *[other] { $count } Aufgaben
}
puzzles-fault = Aufgabe { $number }: { $fault }
puzzles-same = dieselbe Stellung wie Aufgabe { $number }, gedreht oder mit vertauschten Farben
puzzles-verified = { $puzzles }: Alle Beweise stimmen
puzzles-not-verified = { $puzzles }, Fehler: { $faults }
puzzles-made = gefunden: { $puzzles }
puzzles-progress = Partie { $game } von { $games }, Aufgaben: { $count }
puzzles-heading = Aufgabe { $number }, Wertung { $rating }
puzzles-solution = Lösung: { $moves }
puzzles-rating = Deine Wertung: { $rating }; in Folge gelöst: { $streak }
puzzles-none = Keine Aufgabe passt.
puzzles-type = Gib einen Zug ein, etwa Lb2b3b4c4, oder help.
puzzles-help =
    Gib einen Zug ein, etwa Lb2b3b4c4.
    task      was zu tun ist
    board     das Brett zeichnen
    solution  die Lösung zeigen und weitergehen
    next      eine andere Aufgabe
    quit      beenden

# Solving
solve-wins = { $team } gewinnt.
solve-draw = Niemand gewinnt: unentschieden.
solve-moves = { $count ->
    [one] Der Beweis hat einen Zug.
   *[other] Der Beweis hat { $count } Züge.
}
solve-verified = Der Beweis stimmt.
solve-progress = gewinnt { $team }? offen für ja { $proof }, für nein { $disproof }
solve-listing = die Züge des Beweises werden aufgelistet
solve-effort = Stellungen { $nodes }, { $seconds } s
solve-undecided = Nicht entschieden.
solve-does-not-win = { $team } gewinnt nicht.
solve-proof-unfinished = Der Beweis ist nicht vollständig.
solve-memory-full = Der Speicher war voll; ein größeres --memory hilft vielleicht.
solve-swap = mit der Tauschregel hat eine Stellung keinen Wert für ein Team
solve-stopped = abgebrochen
