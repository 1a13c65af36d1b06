# What is wrong with files, links and words on the command line. Clauses, without a full stop.

place = Zeile { $line }, Spalte { $column }
with-cause = { $what }: { $cause }

bad-cell = „{ $text }“ ist kein Feld: ein Feld ist ein Kleinbuchstabe und eine Zahl, etwa b2
bad-team = „{ $text }“ ist kein Team: es ist yellow oder green
bad-out = „{ $text }“ ist keine Wahl dafür, wer draußen ist: es ist seat oder team

io-not-found = diese Datei oder diesen Ordner gibt es nicht
io-permission-denied = das ist nicht erlaubt
io-is-a-directory = es ist ein Ordner
io-not-a-directory = ein Teil des Pfads ist kein Ordner
io-storage-full = es ist kein Speicherplatz mehr da
# What the system or another program says, in its own words.
verbatim = { $text }

# Records
record-no-game = in diesem Text steht keine Partie
record-second-game = hier beginnt eine zweite Partie, und nur eine wurde erwartet
record-no-version = dieser Partie fehlt der Tag [Caminos "1"]
record-version = die Grammatik „{ $version }“ ist nicht bekannt: dieses Programm liest die Version „1“
record-bad-result = „{ $text }“ ist kein Ergebnis: Ergebnisse sind "yellow connects 8", "draw", "green edges 3:5", "yellow wins time", "green wins resign" und "*"
record-two-results = die Züge enden mit „{ $ending }“, aber der Tag Result sagt „{ $tagged }“
record-bad-tag = ein Tag ist ein Name und ein Wert in Anführungszeichen, wie in [Board "square"]
record-repeated-tag = den Tag { $name } gibt es zweimal
record-open-tag = der Tag { $name } ist nicht geschlossen: „]“ fehlt vor { $shown }
record-bad-escape = in einem Wert muss auf \ noch ein \ oder ein Anführungszeichen folgen
record-open-value = dieser Wert ist nicht geschlossen: das letzte Anführungszeichen fehlt in der Zeile
record-control-in-value = ein Wert kann das Steuerzeichen { $code } nicht enthalten
record-lone-variation = eine Variante muss auf den Zug folgen, den sie ersetzt
record-closes-nothing = „)“ schließt keine Variante
record-lone-mark = ein Zeichen muss auf einen Zug folgen
record-open-variation = diese Variante ist nicht geschlossen: „)“ fehlt
record-empty-variation = diese Variante hat keine Züge
record-too-deep = Varianten sind mehr als { $most } tief verschachtelt
record-open-comment = dieser Kommentar ist nicht geschlossen: „{ "}" }“ fehlt
record-comment-brace = ein Kommentar kann kein „{ "}" }“ enthalten
record-comment-control = ein Kommentar kann das Steuerzeichen { $code } nicht enthalten
record-bad-mark = „{ $text }“ ist kein Zeichen: Zeichen sind ! ? !! ?? !? ?! und $0 bis $255
record-after-result = { $shown } folgt auf das Ergebnis
record-missing-tag = der Tag { $name } fehlt
record-tag = Tag { $name }: { $reason }
record-bad-switch = „{ $text }“ ist weder yes noch no
record-setup-differs = die Stellung hat ein anderes Brett oder andere Regeln als die übrigen Angaben
record-not-over = die Aufzeichnung sagt „{ $claimed }“, aber die Partie ist nicht vorbei
record-wrong-result = die Aufzeichnung sagt „{ $claimed }“, aber nach den Regeln ist es „{ $actual }“

# Series
series-game = Partie { $game } der Serie
series-no-games = es gibt keine Partie
series-other-series = sie gehört zur Serie „{ $found }“, und die erste Partie zu „{ $expected }“
series-round = ihre Runde ist „{ $found }“, und es sollte { $expected } sein
series-other-rules = ihr Brett oder ihre Optionen sind nicht die der ersten Partie
series-first = { $expected } sollte beginnen, denn die Teams beginnen abwechselnd
series-unfinished = sie ist nicht zu Ende, und das darf nur die letzte Partie sein

# Links of positions
link-fault-place = Zeichen { $at } des Links
link-fault-version = ein Link beginnt mit „1.“ oder „2.“, seiner Version
link-fault-too-short = der Link endet zu früh
link-fault-options = Optionen sind 2 oder 4 und dann einige von n, p, t, s und g in dieser Reihenfolge
link-fault-other-material = der Link wurde mit anderem Material als „{ $name }“ gemacht
link-fault-character = „{ $text }“ gehört nicht hierher
link-fault-no-placement = so kann auf diesem Brett kein Stein gesetzt werden
link-fault-illegal-move = Zug { $number } kann nicht gespielt werden: { $reason }

# Material files
material-toml = das ist nicht so geschrieben wie eine Materialdatei ({ $detail })
material-second-neutral = eine zweite Form ist neutral; es kann nur eine geben
material-bad-letter = der Buchstabe einer Form ist ein Buchstabe von A bis Z
material-bad-count = die Form { $letter } hat die Anzahl { $count }; erlaubt ist 1 bis { $max }
material-repeated-goal = das Ziel { $goal } gibt es zweimal
material-doubled-no-goal = { $goal } zählt doppelt und ist kein Ziel
material-bad-goal = ein Ziel sind zwei Seiten mit einem Bindestrich dazwischen, wie in "N-S"
material-bad-drawing = „{ $text }“ gehört nicht in eine Zeichnung: sie besteht aus # und .
material-bad-range = { $from }-{ $to } ist kein Bereich: seine Enden müssen in einer Reihe, Spalte oder Diagonale liegen
material-bad-name = der Materialname „{ $name }“ besteht nicht aus 1 bis 32 Kleinbuchstaben, Ziffern und Bindestrichen
material-reserved-name = der Name „standard“ gehört dem Standardmaterial: wähl einen anderen
material-shape = Form { $letter }: { $fault }
material-shape-empty = sie hat keine Würfel
material-shape-disconnected = ihre Würfel sind nicht Fläche an Fläche verbunden
material-shape-too-long = sie ist { $cubes } Würfel lang, und kein Stein darf länger als 3 sein (sonst käme die Höhe über 3)
material-shape-always-gaps = wie auch immer gedreht, unter einem ihrer Würfel bleibt eine Lücke
material-repeated-letter = zwei Formen haben den Buchstaben { $letter }
material-repeated-board = zwei Bretter heißen „{ $name }“
material-no-shapes = es gibt keine Form zum Spielen
material-too-many-shapes = es gibt { $count } Formen; die Grenze ist { $max }
material-no-boards = es gibt kein Brett zum Spielen
material-board-bad-name = der Brettname „{ $name }“ besteht nicht aus 1 bis 32 Kleinbuchstaben, Ziffern und Bindestrichen
material-board-empty = das Brett „{ $name }“ hat keine Felder
material-board-too-large = das Brett „{ $name }“ ist { $width } mal { $height } groß; die Grenze ist { $max } mal { $max } Felder
material-side-bad-name = der Seitenname „{ $side }“ des Bretts „{ $name }“ besteht nicht aus 1 bis 8 Buchstaben und Ziffern
material-side-empty = die Seite „{ $side }“ des Bretts „{ $name }“ hat keine Felder
material-side-repeated = das Brett „{ $name }“ nennt die Seite „{ $side }“ zweimal
material-side-off-board = die Seite „{ $side }“ des Bretts „{ $name }“ nennt { $cell }, und das ist kein Feld des Bretts
material-side-unknown = ein Ziel des Bretts „{ $name }“ nennt die unbekannte Seite „{ $side }“ (seine Seiten: { $known })
material-goal-with-itself = ein Ziel des Bretts „{ $name }“ verbindet die Seite „{ $side }“ mit sich selbst
material-no-goals = das Brett „{ $name }“ hat keine Ziele: nenn mindestens ein Seitenpaar, das zu verbinden ist
material-too-many-sides = das Brett „{ $name }“ hat { $count } Seiten; die Grenze ist { $max }

# What is given to the terminal program
cannot-read = { $file } ist nicht lesbar
cannot-write = { $file } lässt sich nicht schreiben
cannot-print = die Ausgabe kann nicht geschrieben werden
figure-fault = eine Abbildung der Regeln kann nicht gezeichnet werden ({ $detail })
no-such-folder = diesen Ordner gibt es nicht
file-too-large = { $file } ist größer als { $most } MiB
file-not-text = { $file }: Zeile { $line } ist kein UTF-8-Text
file-no-game = { $file }: darin steht keine Partie
file-which-game = { $file } enthält mehrere Partien: wähle eine mit --game N
file-no-such-game = { $file } enthält { $games } Partien: eine Partie { $game } gibt es nicht
file-no-such-ply = { $file }: die Partie hat { $moves } Züge: einen Zug { $ply } gibt es nicht
file-game = Partie { $game }
refused-move = Zug { $number } ({ $move })
usage-link-text = --link braucht den Text eines Links
usage-start-says-itself = { $start } sagt selbst, was gespielt wird: lass { $option } weg
usage-seat-needs-four = --seat{ $seat } geht nur zu viert: diese Partie ist zu zweit
usage-size = eine Größe ist Spalten und Zeilen, etwa 100x34
usage-no-such-piece = es gibt keinen Stein { $letter } in diesem Spiel (es gibt: { $known })
usage-not-on-board = { $cell } ist kein Feld des Bretts { $board }
bad-language = die Sprachen sind { $codes }
no-chapter = es gibt kein Kapitel { $chapter }; es gibt: { $chapters }
bad-player = „{ $text }“ kann nicht spielen: es ist me, computer oder computer:1 bis computer:9
bad-level = „{ $text }“ ist keine Stufe: sie gehen von 1 bis 9
bad-contender = „{ $text }“ kann nicht spielen: es gibt 1 bis 9, engine, uct, greedy und cmd:PROGRAMM ARGUMENTE
contender-no-command = auf cmd: muss ein Befehl folgen, wie in "cmd:./my-engine --fast"
contender-open-quote = ein Anführungszeichen ist nicht geschlossen in { $text }
engine-not-started = es startet nicht: { $reason }
engine-ended = es hat geendet ({ $reason })
engine-late = es antwortet nicht
engine-other-protocol = es spricht Version { $version } des Protokolls, und dies ist Version { $own }
engine-refused = es lehnt ab: { $reason }
engine-no-move = seine Antwort ist kein Zug: { $text }
engine-interrupted = der Wettkampf wurde unterbrochen
arena-fault = eine Partie kann nicht gespielt oder aufgezeichnet werden ({ $detail })
weights-unknown = Zeile { $line }: es gibt kein Gewicht „{ $name }“
weights-numbers = Zeile { $line }: „{ $name }“ braucht { $count } Zahlen
weights-hidden = es gibt { $count } Zeilen für „hidden“, und das ist nicht die richtige Zahl
weights-missing = es gibt keine Zeile für „{ $name }“
network-header = das ist kein Netz der Version 1
network-length = es gibt { $found } Bytes an Gewichten, und es müssen { $wanted } sein
training-result = „{ $text }“ ist kein Ergebnis: es gibt yellow, green und draw
training-move = Zug { $turn }: „{ $text }“ ist kein regelgerechter Zug
training-number = Zug { $turn }: „{ $text }“ ist keine Zahl

# The server's data
store-folder = der Datenordner { $path } ist nicht benutzbar: { $reason }
store-in-use = der Datenordner { $path } wird von einem anderen Server benutzt
store-damaged = die Datenbank { $path } ist beschädigt: { $reason }. Leg eine Sicherung an ihre Stelle, oder nimm sie weg, um mit einer leeren zu beginnen
store-newer = die Datenbank { $path } hat Version { $found }, und dieses Programm kennt Versionen bis { $known }: es braucht ein neueres Programm
store-database = die Datenbank { $path } lässt sich nicht öffnen: { $reason }
store-thread = es lässt sich kein Thread starten: { $reason }
store-missing = es gibt keine Datenbank { $path }
store-address = die Adresse der Datenbank ist falsch: { $reason }
store-unreachable = die Datenbank { $path } ist nicht erreichbar: { $reason }
copy-not-empty = am Ziel gibt es schon Partien: wähl ein leeres, oder setz eine abgebrochene Kopie mit --resume fort
copy-different = die Partie { $game } ist an den beiden Orten nicht dieselbe (Verläufe { $from } und { $to })
copy-count = kopierte Partien: { $from }, Partien am Ziel: { $to }
copy-read = die Partien lassen sich nicht lesen: { $reason }
copy-write = die Partien lassen sich nicht speichern: { $reason }
backup-exists = die Datei { $file } gibt es schon: wähl einen anderen Namen
restore-exists = die Datenbank { $file } gibt es schon: --replace legt sie beiseite, oder wähl einen anderen Ordner
serve-stopped = der Server hat angehalten
