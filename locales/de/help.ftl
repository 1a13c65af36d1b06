# The help of the terminal program. A message is named after its command and its argument;
# cmd-start-… are those that several commands share. Commands, options and the words that are
# typed stay as they are in every language.

cli-usage = Aufruf
cli-options = Optionen
cli-arguments = Argumente
cli-commands = Befehle
cli-position = Stellung
cli-players = Wer spielt
# In the line of usage, in place of options and of a command.
cli-any-options = [OPTIONEN]
cli-any-command = BEFEHL
# What the values of arguments are called: one word in capitals.
cmd-value-file = DATEI
cmd-value-board = BRETT
cmd-value-cell = FELD
cmd-value-database = DATENBANK
cmd-value-chapter = KAPITEL
cmd-value-dir = ORDNER
cmd-value-lang = SPRACHE
cmd-value-letter = BUCHSTABE
cmd-value-moves = ZÜGE
cmd-value-player = SPIELER
cmd-value-text = TEXT
cmd-value-theme = THEMA
cmd-value-time = ZEIT
cmd-value-when = WANN
cmd-value-shell = SHELL
cmd-value-log = WAS
cmd-value-address-port = ADRESSE:PORT
cmd-value-name-value = NAME=WERT
cmd-value-name = NAME
cmd-value-seconds = SEKUNDEN
cmd-value-url = URL
cli-default = [Vorgabe: { $value }]
cli-values = [mögliche Werte: { $values }]
cmd-caminos-help = Hilfe anzeigen
cmd-caminos-version = Version anzeigen
cmd-help = Diese Meldung oder die Hilfe zu einem Befehl anzeigen
cmd-caminos-lang = Die Sprache: en, ca, gl, es, fr, nl oder de [Vorgabe: die deines Systems]

# What is wrong with arguments
arg-error-again = das Argument „{ $arg }“ darf nur einmal vorkommen
arg-error-conflict = das Argument „{ $arg }“ geht nicht zusammen mit { $others }
arg-error-value = ungültiger Wert „{ $value }“ für „{ $arg }“
arg-error-no-value = „{ $arg }“ braucht einen Wert, und es gibt keinen
arg-error-values = mögliche Werte: { $values }
arg-error-command = unbekannter Befehl „{ $command }“
arg-error-missing = diese nötigen Argumente fehlen: { $args }
arg-error-no-command = ein Befehl fehlt
arg-error-too-many = der Wert „{ $value }“ für „{ $arg }“ ist einer zu viel
arg-error-count = { $arg } braucht { $expected } Werte, und gegeben sind { $actual }
arg-error-unknown = unerwartetes Argument „{ $arg }“
arg-error-number = das ist keine Zahl
arg-error-range = { $value } liegt nicht in { $range }
arg-error-address = schreib eine IP-Adresse und einen Port, wie in 127.0.0.1:8377
arg-error-location = schreib sqlite:ORDNER oder postgres://benutzer:passwort@rechner/datenbank
arg-error-database = eine Datenbankadresse beginnt mit postgres:// und nennt einen Rechner, wie in postgres://caminos@db/caminos
arg-error-nats = eine NATS-Adresse beginnt mit nats:// oder tls:// und nennt einen Rechner, wie in nats://bus:4222
arg-error-no-cluster = dieses Programm wurde ohne Postgres und NATS gebaut; `make build` baut das ganze, target/release/caminos
arg-error-character = das ist nicht ein einzelnes Zeichen
arg-error-text = ein Argument ist kein UTF-8-Text
arg-error-other = die Argumente sind nicht lesbar
arg-error-similar = Ähnliches gibt es: { $names }
arg-error-more = Mehr dazu sagt „--help“.

# caminos
cmd-caminos = Partien von Caminos spielen, prüfen und zeichnen, dem Verbindungsspiel in drei Dimensionen.
cmd-caminos-after =
    Beispiele:
      caminos play                               zu zweit an diesem Terminal
      caminos play --level 3                     du gegen den Computer
      caminos serve                              im Browser spielen, allein oder mit anderen
      caminos replay game.caminos                eine Aufzeichnung prüfen: wie ging sie aus?
      caminos analyse game.caminos               was die Engine von jedem Zug hält
      caminos show --record game.caminos         die letzte Stellung zeichnen
      caminos moves --board ring --cell c3       die erlaubten Züge, die c3 belegen
      caminos perft --board diamond --depth 2    wie die ersten zwei Züge gehen können

    Ein Zug ist der Buchstabe eines Steins und seine Felder: Lb2b3b4c4 liegt flach, Lb2^3c2 steht
    drei hoch in b2.
    Rückgabewerte: 0 alles gut, 1 die Antwort ist nein oder die Eingabe abgelehnt, 2 falscher
    Aufruf, 3 beendet, bevor die Antwort bekannt war.

# play
cmd-play = An diesem Terminal spielen, gegeneinander oder gegen den Computer
cmd-play-clock = Mit Uhren spielen: Minuten und Sekunden pro Zug (10+5, 0:30+2) oder Tage pro Zug (3d)
cmd-play-games = Eine Serie von so vielen Partien spielen; die Teams beginnen abwechselnd, der Stand wird addiert
cmd-play-plain = Einfache Zeilen statt des ganzen Bildschirms
cmd-play-no-mouse = Die Maus dem Terminal lassen, um Text auszuwählen
cmd-play-theme = Die Farben des Tischs
cmd-play-picture = Ein Bild des Bildschirms in diese Datei schreiben und enden
cmd-play-size = Wie viele Spalten und Zeilen das Bild hat
cmd-play-keys = Tasten, die vor dem Bild gedrückt werden
cmd-play-level = Der Computer spielt Grün auf dieser Stufe
cmd-play-yellow = Wer Gelb spielt, zu viert auf beiden Plätzen [Vorgabe: me]
cmd-play-green = Wer Grün spielt, zu viert auf beiden Plätzen [Vorgabe: me]
cmd-play-seat1 = Wer auf Platz 1 spielt, das ist Gelb
cmd-play-seat2 = Wer auf Platz 2 spielt, das ist Grün
cmd-play-seat3 = Wer auf Platz 3 spielt, zu viert Gelb
cmd-play-seat4 = Wer auf Platz 4 spielt, zu viert Grün
cmd-play-think = Die Zeit des Computers für einen Zug oder Tipp, in Millisekunden
cmd-play-nodes = Stellungen, die er für einen Zug ansieht, statt einer Zeit; mit --seed ist sein Spiel wiederholbar
cmd-play-seed = Startwert für seine Zufallswahl [Vorgabe: jedes Mal etwas anderes]
cmd-play-after =
    Beispiele:
      caminos play                                  zu zweit auf dem Quadrat
      caminos play --level 3                        du bist Gelb, der Computer ist Grün
      caminos play --yellow computer:6              der Computer beginnt
      caminos play --yellow computer --green computer    sieh ihm gegen sich selbst zu
      caminos play --board octagon --players 4 --seat3 computer --green computer:5
                                                    vier in zwei Teams, du auf Platz 1
      caminos play --record game.caminos            mach mit einer gespeicherten Partie weiter
      caminos play --record game.caminos --ply 4    ab der Stellung nach vier Zügen
      caminos play --level 4 --games 3 --scoring    eine Serie von drei Partien um Punkte
      echo "Lb2b3b4c4" | caminos play               ein Zug aus einer Pipe

    Es spielt me, computer oder computer:STUFE mit einer Stufe von 1 (für den Anfang) bis 9
    (volle Stärke); ohne Stufe ist es 4.
    Während der Partie drückst du h für einen Tipp, u zum Zurücknehmen, ? für alle Tasten. Ohne Terminal
    oder mit --plain liest das Programm einen Zug oder Befehl pro Zeile und antwortet in einfachem
    Text; tipp dort help.

# serve
cmd-serve = Das Spiel im Browser anbieten, für diesen Rechner und sein Netz
cmd-serve-no-open = Keinen Browser öffnen
cmd-serve-behind-proxy = Anfragen kommen über einen Proxy: ihre Adresse aus X-Forwarded-For nehmen
cmd-serve-host = Ein weiterer Name dieses Servers, wie man ihn im Browser schreibt; mehrfach möglich
cmd-serve-drain = Wie lange es nach der Bitte anzuhalten noch weitergeht, damit Lastverteiler es bemerken
cmd-serve-log = Was auf der Standardfehlerausgabe protokolliert wird
cmd-serve-log-format = Wie das Protokoll geschrieben wird
cmd-serve-after =
    Beispiele:
      caminos serve                               auf Port 8377, auch für dein Netz
      caminos serve --listen 127.0.0.1:8377       nur für diesen Rechner
      caminos serve --listen 127.0.0.1:8377 --behind-proxy --no-open

    Partien liegen auf der Platte und überstehen einen Neustart. Beenden mit Strg+C.

# backup, restore and migrate-data
cmd-backup = Die Partien eines Datenordners in eine Datei sichern; der Server darf dabei laufen
cmd-backup-file = Die Datei, die geschrieben wird
cmd-backup-after =
    Beispiele:
      caminos backup games.db
      caminos backup games.db --data /var/lib/caminos
cmd-restore = Eine Sicherung in einen Datenordner zurücklegen, den kein Server benutzt
cmd-restore-file = Die Sicherung
cmd-restore-replace = Partien, die schon da sind, vorher in eine andere Datei verschieben
cmd-restore-after =
    Beispiele:
      caminos restore games.db
      caminos restore games.db --replace
cmd-migrate-data = Alle Partien in eine andere Datenbank kopieren und vergleichen; es darf kein Server laufen
cmd-migrate-data-from = Wo die Partien sind: sqlite:ORDNER oder postgres://benutzer:passwort@rechner/datenbank
cmd-migrate-data-to = Wohin sie kopiert werden, ebenso geschrieben; dort darf es noch keine Partien geben
cmd-migrate-data-resume = Eine abgebrochene Kopie fortsetzen
cmd-migrate-data-after =
    Beispiele:
      caminos migrate-data --from sqlite:/var/lib/caminos --to postgres://caminos@db.example/caminos

# analyse
cmd-analyse = Sagen, was die Engine von jedem Zug einer Aufzeichnung hält, und es dazuschreiben
cmd-analyse-file = Die Aufzeichnung, oder - für die Standardeingabe
cmd-analyse-game = Nur diese Partie einer Aufzeichnung mit mehreren, ab 1 gezählt
cmd-analyse-ply = Nur diesen Zug der Partie, ab 1 gezählt
cmd-analyse-time = Die Zeit für jede Stellung, in Millisekunden
cmd-analyse-nodes = Stellungen, die für jeden Zug angesehen werden, statt einer Zeit; das Ergebnis ist dann wiederholbar
cmd-analyse-out = Die kommentierte Aufzeichnung in diese Datei schreiben
cmd-analyse-record = Die kommentierte Aufzeichnung ausgeben statt einer Tabelle
cmd-analyse-json = Ein JSON-Objekt pro Partie ausgeben statt einer Tabelle
cmd-analyse-after =
    Beispiele:
      caminos analyse game.caminos                         eine Tabelle im Terminal
      caminos analyse game.caminos --out annotated.caminos    und kommentiert in einer Datei
      caminos analyse --nodes 5000 --json - < game.caminos
      caminos analyse series.caminos --game 2 --ply 7   ein Zug einer Partie

    Eine Bewertung ist das erwartete Ergebnis für Gelb, von -1.00 (verloren) bis 1.00 (gewonnen),
    oder "win N" und "loss N", wo es bewiesen ist: Gelb oder Grün gewinnt mit den nächsten N Zügen.
    Die Kosten sind, was ein Zug gegenüber dem besten verschenkt, von 0 bis 2; beide werden gleich
    lang angesehen. Zeichen:
      ?!  ab 0.25, oder ein sofortiger Sieg verpasst, der bewiesen bleibt
      ?   ab 0.50
      ??  ab 1.00, oder ein sofortiger Sieg verpasst oder der Gegenseite erlaubt
      !   der beste Zug, und der nächstbeste verschenkt 0.50 oder verliert
    Wer nichts verschenkt, spielt zu 100 % genau; was die Züge verschenken, senkt die Genauigkeit.
    Die beste Fortsetzung steht als Variante neben einem Zug mit ?!, ? oder ??. Ein Abstand ist die
    kleinste Zahl von Feldern, auf denen ein Team noch bauen muss. Kommentare, Zeichen und Varianten,
    die schon da waren, bleiben.

# rules
cmd-rules = Die Regeln mit Bildern lesen, im Terminal oder als Seite zum Drucken
cmd-rules-chapter = Nur ein Kapitel, nach Name oder Nummer
cmd-rules-html = Eine Seite mit Bildern in diese Datei schreiben, oder - für die Standardausgabe
cmd-rules-plain = Einfacher Text ohne Farben
cmd-rules-no-pager = Ohne Pager ausgeben; im Terminal wird PAGER benutzt, oder less
cmd-rules-after =
    Beispiele:
      caminos rules                       alle Regeln
      caminos rules placing               nur das Kapitel über das Setzen
      caminos rules --html rules.html     eine Seite zum Drucken oder Weitergeben

# show
cmd-show = Eine Stellung im Terminal oder als Bild zeichnen
cmd-show-path = Auch den Siegweg nennen, Fläche für Fläche
cmd-show-text = Die Stellung als eine Zeile Text ausgeben
cmd-show-svg = Ein isometrisches Bild in diese Datei schreiben, oder - für die Standardausgabe
cmd-show-json = Angaben zur Stellung als JSON-Objekt ausgeben
cmd-show-color = Farben benutzen; auto heißt im Terminal, außer NO_COLOR ist gesetzt
cmd-show-after =
    Beispiele:
      caminos show --play "Lb2^3c2 Tg2h1h2h3"            hier eine Stellung zeichnen
      caminos show --board ring --svg ring.svg           ein Bild in eine Datei schreiben
      caminos show --record game.caminos --path          den Siegweg Fläche für Fläche nennen
      caminos show --record series.caminos --game 2 --ply 6   die zweite Partie nach sechs Zügen
      caminos show --record game.caminos --link          die Stellung als Link ausgeben

    Wo zwischen zwei Feldern eine Wand steht, sind ihre Flächen als Streifen dazwischen gezeichnet,
    die obere Fläche neben dem höheren Feld. Ein Kreuz heißt, dass die Wand zwei Deckflächen eines
    Teams trennt.

# moves
cmd-moves = Die erlaubten Züge einer Stellung auflisten
cmd-moves-shape = Nur dieser Stein
cmd-moves-cell = Nur Züge, die dieses Feld belegen
cmd-moves-count = Nur ausgeben, wie viele es sind
cmd-moves-json = Ein JSON-Array ausgeben, mit --count eine Zahl
cmd-moves-after =
    Beispiele:
      caminos moves                              alle Züge auf dem leeren Quadrat
      caminos moves --board diamond --count      wie viele es auf der Raute sind
      caminos moves --play "Ic2d2e2" --cell b2   die Antworten, die b2 belegen

    Gibt einen Zug pro Zeile in der festen Schreibweise aus, nach Bytes sortiert; nichts, wenn die
    Partie vorbei ist.

# replay
cmd-replay = Eine Aufzeichnung prüfen und sagen, wie die Partie ausging
cmd-replay-file = Die Aufzeichnung, oder - für die Standardeingabe
cmd-replay-json = Das Ergebnis als JSON-Objekt ausgeben, eins pro Partie
cmd-replay-after =
    Beispiele:
      caminos replay game.caminos            ein Satz, wie die Partie ausging
      caminos replay --json - < game.caminos

    Jeder Zug, jede Variante und jedes Ergebnis wird geprüft. Eine Datei mit mehreren Partien
    bekommt eine Zeile pro Partie, eine Serie ihre Punkte zusammengezählt. Stimmt eine Aufzeichnung
    nicht, ist der Rückgabewert 1, und die Stelle des Fehlers wird genannt.

# perft
cmd-perft = Zählen, auf wie viele Arten eine Partie weitergehen kann
cmd-perft-depth = Wie viele Steine tief
cmd-perft-threads = Threads, die zählen [Vorgabe: einer pro Prozessor]
cmd-perft-divide = In der letzten Tiefe die Anzahl hinter jedem ersten Zug ausgeben
cmd-perft-json = Ein JSON-Objekt ausgeben, in der Form einer Conformance-Zeile
cmd-perft-after =
    Beispiele:
      caminos perft --depth 3                    1344, 1593800 und so weiter, vom leeren Quadrat
      caminos perft --board ring --depth 2 --divide

    Gibt "<Tiefe> <Stellungen>" für jede Tiefe bis zur verlangten aus. Beendete Partien zählen
    nichts dazu, und `swap` setzt keinen Stein. Die Zahl der Threads ändert nie die Zahlen.

# conformance
cmd-conformance = Conformance-Dateien an den Regeln prüfen
cmd-conformance-files = Die Dateien, oder - für die Standardeingabe
cmd-conformance-after =
    Beispiele:
      caminos conformance testdata/conformance/*.jsonl

    Eine Datei hat ein JSON-Objekt pro Zeile: board, players, neutral und moves, und was gelten muss:
    `legal` (erlaubte Züge vor jedem Zug), `result`, `perft` (nach den Zügen) und
    `only_looks_connected` ({ "{" }after, team{ "}" }). Auch scoring, out, swap und first sind möglich.
    Gibt jeden Unterschied mit Datei und Zeile aus. Rückgabewert 1, wenn es einen gibt.

# engine
cmd-engine = Eine Engine starten, die das Engine-Protokoll spricht, für Wettkämpfe und andere Programme
cmd-engine-player = Wer spielt: die Engine oder ein Maßstab (uct: zufällige Partien, greedy: Wegabstand einen Zug voraus)
cmd-engine-weights = Gewichte, die `caminos tune` geschrieben hat, statt derer, die zur Engine gehören
cmd-engine-network = Ein räumliches Netz, das `caminos tune` geschrieben hat, statt des Netzes der Engine
cmd-engine-after =
    Beispiele:
      caminos engine                    dann tippen: cei, newgame board square, go movetime 1000
      caminos engine --player uct       einfaches UCT mit demselben Protokoll

    Liest Befehle von der Standardeingabe bis `quit` oder zu ihrem Ende. Alle stehen in
    docs/protocol.md.

# arena
cmd-arena = Wettkämpfe zwischen Engines, Stufen und anderen Programmen spielen
cmd-arena-a = Teilnehmer A
cmd-arena-b = Teilnehmer B
cmd-arena-more = Weitere Spieler, mit --ladder
cmd-arena-games = Wie viele Partien; eine ungerade Zahl wird gerade gemacht
cmd-arena-concurrency = Partien gleichzeitig
cmd-arena-openings = Eröffnungen: eine Datei (FILE) mit einer je Zeile, oder wie viele zufällige Züge (PLIES) [Vorgabe: das Buch des Bretts]
cmd-arena-ladder = Alle gegen alle spielen lassen und allen eine Wertung geben
cmd-arena-seed = Startwert für alle Zufallswahl
cmd-arena-sprt = Enden, sobald klar ist, ob A um ELO1 oder nur um ELO0 stärker ist (5 % Fehler)
cmd-arena-save = Die Partien in einer Datei speichern, jede, sobald sie endet
cmd-arena-resume = Den Wettkampf in der Datei fortsetzen
cmd-arena-adjudicate = Eine Partie beenden, wenn die letzten N Bewertungen beider im Sieger übereinstimmen (0,95 oder bewiesen)
cmd-arena-log = Alles, was die Programme empfangen und antworten, in diese Datei schreiben
cmd-arena-json = Das Ergebnis als JSON-Objekt ausgeben
cmd-arena-verbose = Zeigen, was beide auf die Standardfehlerausgabe schreiben
cmd-arena-movetime = Zeit für einen Zug [Vorgabe: 100, wenn nichts anderes gesagt ist]
cmd-arena-time = Zeit für eine Partie
cmd-arena-inc = Was ein Zug zur Zeit hinzufügt
cmd-arena-nodes = Knoten für einen Zug: macht einen Wettkampf wiederholbar
cmd-arena-a-movetime = Für A statt --movetime, --time, --inc und --nodes
cmd-arena-a-time = Ebenso
cmd-arena-a-inc = Ebenso
cmd-arena-a-nodes = Ebenso
cmd-arena-b-movetime = Für B statt --movetime, --time, --inc und --nodes
cmd-arena-b-time = Ebenso
cmd-arena-b-inc = Ebenso
cmd-arena-b-nodes = Ebenso
cmd-arena-grace = Wie spät eine Antwort kommen darf, bevor ein Programm als hängend gilt
cmd-arena-option = Eine Option für beide setzen, etwa Memory=64
cmd-arena-a-option = Eine Option von A setzen
cmd-arena-b-option = Eine Option von B setzen
cmd-arena-after =
    Beispiele:
      caminos arena engine greedy --movetime 300 --save games.caminos
      caminos arena 5 4 --board ring --games 200 --concurrency 4
      caminos arena "cmd:./new-engine" "cmd:./old-engine" --time 10000 --inc 100 --sprt 0 20
      caminos arena engine uct --a-movetime 100 --b-movetime 1000 --save games.caminos --resume
      caminos arena 6 4 --nodes 500 --adjudicate 3 --log dialogue.txt
      caminos arena --ladder 8 7 6 greedy --board ring --games 40

    Es spielt eine Stufe von 1 bis 9, engine, uct, greedy, oder cmd: und die Befehlszeile
    eines Programms, das das Protokoll aus docs/protocol.md spricht. Jede Eröffnung wird zweimal
    gespielt, mit vertauschten Farben. Der Rückgabewert ist 1, wenn --sprt ergibt, dass A nicht
    stärker ist. Strg+C beendet den Wettkampf und sagt, wie es stand.

# doctor
cmd-doctor = Prüfen, ob ein Server hier gut liefe, und sagen, was sonst zu tun ist
cmd-doctor-json = Eine JSON-Liste ausgeben
cmd-doctor-after =
    Beispiele:
      caminos doctor
      caminos doctor --data /srv/caminos --listen 127.0.0.1:8377
      caminos doctor --database postgres://caminos@db/caminos --nats nats://bus:4222 --json

    Gib dieselben Optionen an wie beim Server. Der Rückgabewert ist 1, wenn ein Server nicht liefe.

# tune
cmd-tune = Die Engine aus Partien gegen sich selbst lernen lassen
cmd-tune-games = Wie viele Partien gespielt werden
cmd-tune-nodes = Stellungen, die für jeden Zug angesehen werden
cmd-tune-seed = Startwert für die Zufallswahl
cmd-tune-threads = Partien gleichzeitig [Vorgabe: so viele, wie es Kerne gibt]
cmd-tune-from = Gewichte für den Anfang [Vorgabe: die der Engine]
cmd-tune-save = Nur spielen und die Partien an eine Datei anhängen
cmd-tune-data = Partien zum Lernen, wie --save sie schreibt; kann mehrmals angegeben werden
cmd-tune-network = Das räumliche Netz, das aus --data gelernt wurde, in eine Datei schreiben
cmd-tune-initial = Ein Netz, mit dem gespielt und weiter trainiert wird, statt des eigenen und statt zufälliger Gewichte
cmd-tune-epochs = Durchgänge durch die Partien
cmd-tune-rate = Die größte Lernrate; sie nimmt bis zum Ende ab
cmd-tune-after =
    Beispiele:
      caminos tune --board ring --games 300 > ring.txt
      caminos tune --board ring --games 300 --from ring.txt --seed 2 > ring2.txt
      caminos tune --board ring --games 5000 --nodes 600 --save ring.games
      caminos tune --board ring --data ring.games --network ring.network
      caminos arena "cmd:caminos engine --weights ring2.txt" engine --board ring --games 100

    Neun Zehntel der Partien lehren, das letzte Zehntel zeigt, was gelernt wurde. Was zur Engine
    gehört, liegt in crates/search/weights, eine Datei pro Brett.

# bench
cmd-bench = Messen, wie schnell die Regeln auf diesem Rechner sind
cmd-bench-json = Ein JSON-Objekt ausgeben
cmd-bench-after =
    Beispiele:
      caminos bench            dauert einige Sekunden
      caminos bench --json

    CPU-Zeit eines Threads, das Beste aus mehreren Läufen.

# completions
cmd-completions = Ein Vervollständigungsskript für deine Shell ausgeben
cmd-completions-shell = Deine Shell
cmd-completions-after =
    Beispiele:
      caminos completions bash > ~/.local/share/bash-completion/completions/caminos
      caminos completions fish > ~/.config/fish/completions/caminos.fish

# Shared arguments
cmd-start-board = Das Brett: square, diamond, octagon oder ring, oder eins aus der Materialdatei [Vorgabe: square]
cmd-start-players = Zu zweit, oder zu viert in zwei Teams [Vorgabe: 2]
cmd-start-neutral = Jedes Team setzt zuerst einen neutralen Stein
cmd-start-scoring = Wenn niemand verbindet, entscheiden die Steine am Rand
cmd-start-out = Wer ausscheidet, wenn ein Platz nicht setzen kann: der Platz oder sein Team [Vorgabe: seat]
cmd-start-swap = Auf den ersten Zug darf die Antwort `swap` sein
cmd-start-first = Das Team, das beginnt [Vorgabe: yellow]
cmd-start-record = Von einer Aufzeichnung ausgehen; - ist die Standardeingabe
cmd-start-game = Welche Partie einer Aufzeichnung mit mehreren, ab 1 gezählt
cmd-start-ply = Die Stellung nach so vielen Zügen der Aufzeichnung, 0 für den Anfang
cmd-start-position = Von einer Stellung als Text ausgehen, wie `show --text` sie ausgibt
cmd-start-link = Von einem Link ausgehen (`show` ohne Text gibt den Link aus)
cmd-start-play = Züge, die zuerst gespielt werden, durch Leerzeichen getrennt
cmd-start-material = Eine Datei, die andere Steine oder Bretter beschreibt
cmd-start-listen = Wo gelauscht wird: eine Adresse und ein Port, 0 für irgendeinen freien
cmd-start-data = Der Ordner für Partien [Vorgabe: caminos in deinem Datenordner]
cmd-start-database = Partien in dieser Postgres-Datenbank statt in einem Ordner ablegen; auch aus CAMINOS_DATABASE
cmd-start-nats = Andere Server derselben Datenbank über diesen NATS-Server treffen; auch aus CAMINOS_NATS
cmd-start-nats-credentials = Die Datei mit den Zugangsdaten für NATS
cmd-start-nats-certificates = Eine Datei mit Zertifikaten, denen für NATS außer denen des Systems getraut wird
cmd-start-max-sockets = Wie viele Spieler und Zuschauer höchstens zugleich verbunden sind

# puzzles
cmd-puzzles = Aufgaben lösen, ihre Beweise prüfen, neue herstellen
cmd-puzzles-play = Aufgaben in Textzeilen lösen; sie werden schwerer, je mehr du löst
cmd-puzzles-play-file = Eine Datei mit Aufgaben [Vorgabe: die mitgelieferten]
cmd-puzzles-play-theme = Nur Aufgaben mit diesem Thema
cmd-puzzles-play-board = Nur Aufgaben auf diesem Brett
cmd-puzzles-play-rating = Deine Wertung zu Beginn
cmd-puzzles-verify = Prüfen, dass jede Aufgabe einer Datei bewiesen ist, nur mit den Regeln
cmd-puzzles-verify-file = Eine Datei mit Aufgaben [Vorgabe: die mitgelieferten]
cmd-puzzles-make = Aufgaben in Partien suchen, die das Programm gegen sich selbst spielt
cmd-puzzles-make-games = Wie viele Partien
cmd-puzzles-make-seed = Der Startwert der ersten Partie
cmd-puzzles-make-most = Höchstens so viele neue Aufgaben je Aufgabenstellung
cmd-puzzles-make-file = Die Datei, an die Aufgaben angehängt werden; ein abgebrochener Lauf geht dort weiter
cmd-puzzles-after =
    Beispiele:
      caminos puzzles play --theme cover           Aufgaben, in denen ein Stein einen anderen bedeckt
      caminos puzzles verify                       alle mitgelieferten prüfen
      caminos puzzles make new.txt --board ring --games 500

    docs/puzzles.md beschreibt die Datei und was ein Beweis zeigt.

# solve
cmd-solve = Eine Stellung oder ein kleines Brett vollständig lösen und den Beweis schreiben
cmd-solve-memory = Der Speicher für Stellungen, in MiB
cmd-solve-time = Nach dieser Zeit ohne Ergebnis enden, in Millisekunden
cmd-solve-nodes = Nach so vielen Stellungen ohne Ergebnis enden
cmd-solve-proof = Den Beweis in diese Datei schreiben
cmd-solve-verify = Stattdessen den Beweis in dieser Datei prüfen, nur mit den Regeln
cmd-solve-after =
    Beispiele:
      caminos solve --material materials/tiny.toml --proof tiny.proof
      caminos solve --material materials/tiny.toml --verify tiny.proof

    Strg+C bricht ab. Eine Suche, die abgebrochen wird oder --time oder --nodes erreicht, zeigt, was
    bekannt ist, und der Rückgabewert ist 3. Ist --memory voll, geht sie weiter und vergisst Stellungen.
    Die Bretter der Schachtel sind leer viel zu groß dafür.
