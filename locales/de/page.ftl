# What the page itself says.

title = Caminos
language-name = Deutsch
tagline = Verbinde zwei gegenüberliegende Seiten mit einem Weg in deiner Farbe. Steine dürfen andere Steine bedecken.

# First screen
home-play = Spielen
home-play-how = Gegen den Computer, auf dem Quadrat
home-continue = Letzte Partie fortsetzen
home-continue-how = { $what }, { $moves ->
    [0] noch nicht begonnen
    [one] { $moves } Zug
   *[other] { $moves } Züge
}
home-learn = Spielen lernen
home-rules = Regeln
home-puzzles = Aufgaben
home-analysis = Analyse
home-new = Neu hier? In drei Minuten gelernt
home-friend = Zu zweit spielen
home-friend-here = An diesem Bildschirm
home-friend-here-how = Abwechselnd an einem Gerät
home-friend-link = Per Link
home-friend-link-how = Link verschicken; alle spielen am eigenen Gerät
home-more = Mehr Optionen
home-unfinished-count = Offene Partien: { $count }
home-strength = Stufe
home-strength-1 = Baut am eigenen Weg und übersieht deinen
home-strength-2 = Baut am eigenen Weg, sieht aber hin und wieder einen Gewinn
home-strength-3 = Verpasst keinen Gewinn und verhindert deinen
home-strength-4 = Denkt ein wenig voraus und ist anfangs leichtsinnig
home-strength-5 = Denkt weiter voraus: nach ein paar Partien ein guter Gegner
home-strength-6 = Sieht Gewinne, die niemand mehr aufhält
home-strength-7 = Bestraft kleine Fehler
home-strength-8 = Macht kaum je einen Fehler
home-strength-9 = Spielt, so gut er kann, und nimmt sich Zeit
home-unfinished = Offene Partien
home-delete = Löschen
home-delete-game = Löschen: { $game }
home-deleted = Gelöscht: { $game }
home-unreadable = Diese Partie ist nicht lesbar
home-save = Als Datei speichern
home-games = Online-Partien
home-open-link = Partie { $game }
home-choose = Partie einrichten
choose-board = Brett
choose-players-2 = Zu zweit
choose-players-4 = Zu viert, in Teams
choose-variant = Variante
choose-neutral = Neutrale Steine
choose-neutral-how = Jedes Team setzt zuerst ein { -neutral(form: "es") } Hindernis
choose-scoring = Punkte zählen
choose-scoring-how = Die Flächen des Wegs zählen; ohne Weg gewinnt, wer weniger Steine am Rand hat
choose-swap = Tauschen
choose-swap-how = { -green(form: "capital") } darf stattdessen den ersten Zug übernehmen
choose-games = Partien in der Serie
choose-seats = Wer spielt
choose-seat = Platz { $seat }, { $team }
choose-who-here = Ich
choose-who-friend = Jemand an diesem Gerät
choose-who-computer = Computer, Stufe { $level }
choose-who-link = Jemand online
choose-start = Partie beginnen
choose-start-link = Beginnen und Link erhalten

# The table
top-home = Startseite
top-view = Ansicht
top-view-flat = Flach
top-view-3d = 3D
top-sound-on = Ton ist an
top-sound-off = Ton ist aus
top-help = Hilfe und Tasten
top-menu = Menü
table-board = Das Brett
table-board-how = Pfeiltasten gehen von Feld zu Feld. D liest das Feld vor, J seine Reihe, K seine Spalte, L eine Ebene, N die Verbindungen, P die übrigen Steine, M den letzten Zug, O, wer am Zug ist. 1 bis 4 nimmt einen Stein, die Eingabetaste setzt ihn
table-board-3d-how = 1 bis 4 nimmt einen Stein, Pfeiltasten schieben ihn, R, F und T drehen ihn, die Eingabetaste setzt ihn. Damit Felder vorgelesen werden, schalte den Screenreader-Modus ein
table-players = Wer mitspielt
table-side = Züge und Aktionen
table-summary = { $board } · { $players ->
    [one] allein
    [2] zu zweit
    [4] zu viert
   *[other] { $players } Plätze
}
table-round = Partie { $round } von { $games }
table-turn-you = Du bist am Zug
table-turn = { $player } ist am Zug
table-thinking = { $player } denkt nach
table-hinting = Ein guter Zug wird gesucht
table-failed = Beim Computer ist etwas schiefgegangen. Nimm einen Zug zurück oder fang neu an
table-neutral = Setz zuerst den neutralen Stein
table-earlier = Du siehst Zug { $ply }
table-back-to-now = Zur aktuellen Stellung
table-pick = Wähl einen Stein
table-aim = Beweg den Stein über das Brett, dreh ihn und setz ihn
table-legal = Passt hier. Klick zum Setzen, R zum Drehen
table-legal-keys = Passt hier. Eingabetaste zum Setzen, R zum Drehen
table-legal-drag = Passt hier. Loslassen zum Setzen, R zum Drehen
table-legal-touch = Passt hier
table-out = ausgeschieden
table-you = du
table-computer = Computer { $level }
table-open = freier Platz
table-away = abwesend
table-swap = Farben tauschen
table-supply = Steine von { $player }
table-ply-empty = Noch keine Züge
table-moves = Züge
table-spectator = Du siehst zu
table-why = Warum?

act-place = Setzen
act-cancel = Zurücklegen
act-rotate-upright = Drehen
act-rotate-across = Nach vorn kippen
act-rotate-along = Zur Seite kippen
act-fits = Zeigen, wo er passt
act-connections = Kürzeste Wege zeigen
act-takeback = Zug zurück
act-hint = Tipp
act-resign = Aufgeben
act-resign-sure = Diese Partie aufgeben?
act-yes = Ja
act-no = Nein
act-undo = Rückgängig
act-close = Schließen
act-first = Anfangsstellung
act-previous = Vorheriger Zug
act-next = Nächster Zug
act-last = Letzte Stellung
act-reset-camera = Ansicht zurücksetzen
act-top-view = Ansicht von oben
act-zoom-in = Vergrößern
act-zoom-out = Verkleinern
act-more = Mehr
act-record = Partie speichern
act-picture = Bild speichern
act-copy-position = Stellung kopieren
act-open-position = Von hier aus probieren
act-analyse = Analysieren
act-type = Zug eintippen
act-type-how = z. B. La1a2a3b3
act-play-text = Spielen

# The end
end-next = Nächste Partie
end-rematch = Revanche
end-review = Rückblick
end-home = Startseite
end-look = Brett ansehen
end-again = Ergebnis zeigen
end-score = Serie: { $score }

# Requests
ask-takeback = { $player } möchte einen Zug zurücknehmen
ask-rematch = { $player } möchte eine Revanche
ask-waiting = Warten auf Antwort
ask-agree = Annehmen
ask-refuse = Ablehnen
ask-withdraw = Anfrage zurückziehen

# Clocks
choose-clock = Uhr
choose-clock-none = Ohne Uhr
choose-clock-increment = { $minutes } min + { $seconds } s pro Zug
choose-clock-days = { $days ->
    [one] Ein Tag pro Zug
   *[other] { $days } Tage pro Zug
}
clock-of = Zeit von { $player }
# Hours and minutes follow the days: 2 d 05:12.
clock-days-left = { $days } T { $time }
clock-seconds-left = { $seconds ->
    [one] { $player }: noch eine Sekunde
   *[other] { $player }: noch { $seconds } Sekunden
}
table-paused = Die Partie ist unterbrochen
act-pause = Pause
act-resume = Fortsetzen
ask-pause = { $player } möchte eine Pause
ask-resume = { $player } möchte weiterspielen
seat-free = Platz freigeben
seat-free-sure = Wer hier sitzt, verliert den Platz. Freigeben?

# By link
link-title = Einladen
link-how = Verschick diesen Link. Wer ihn öffnet und „Platz nehmen“ drückt, spielt mit; alle anderen können zusehen.
link-copy = Link kopieren
link-copied = Kopiert
link-lan = Im selben Netz
link-qr = Der Link als QR-Code
link-waiting = Warten auf { $count ->
    [one] noch eine Person
   *[other] noch { $count } Personen
}
link-claim = Platz nehmen
link-claim-how = In dieser Partie ist ein Platz frei.
link-claim-by = { $player } lädt dich ein.
link-claim-team = Du spielst dann { $team }.
link-watch = Nur zusehen

# Quiet screens
state-loading = Das Brett wird aufgebaut
state-connecting = Verbindung wird hergestellt
state-lost = Verbindung verloren. Sie wird wiederhergestellt; deine Partie ist sicher
state-missing = Partie nicht gefunden
state-missing-how = Vielleicht ist der Link unvollständig, oder die Partie wurde gelöscht.
state-not-found = Seite nicht gefunden
state-not-found-how = Unter dieser Adresse gibt es nichts.
state-outdated = Es gibt eine neue Version
state-outdated-how = Lade die Seite neu, um weiterzuspielen.
state-reload = Neu laden
state-retry = Noch einmal versuchen
state-offline = Der Server ist nicht erreichbar
state-offline-how = Du kannst gegen den Computer oder zu zweit an diesem Gerät spielen.
state-broken = Etwas ist schiefgegangen
state-broken-how = Deine Partie ist gespeichert. Lade die Seite neu, um weiterzuspielen.
state-copy-details = Einzelheiten kopieren
state-no-3d = 3D ist hier nicht verfügbar, darum ist das Brett flach
state-too-many = Du hast zu viele Partien geöffnet. Versuch es später noch einmal
state-unavailable = Der Server kann gerade keine Partie beginnen

# Help
help-title = So wird gespielt
help-goal = Reihum wird je ein Stein gesetzt. Du gewinnst, wenn Flächen deiner Farbe einen lückenlosen Weg zwischen zwei gegenüberliegenden Seiten bilden.
help-goal-eight = Auf diesem Brett darfst du eine Seite auch mit einer Seite neben der gegenüberliegenden verbinden. Genau gegenüberliegende Seiten zählen doppelt.
help-rule-1 = Jeder Würfel muss über einem Feld des Bretts sein, und mindestens einer muss auf dem Brett liegen.
help-rule-2 = Keine Lücke unter einem Stein.
help-rule-3 = Zwei benachbarte Deckflächen sind verbunden, wenn beide dir gehören und jede Fläche der Wand dazwischen auch.
help-keys = Tasten
help-key-shapes = 1 bis 4: einen Stein wählen
help-key-rotate = R: ihn drehen; F: nach vorn kippen; T: zur Seite kippen
help-key-arrows = Pfeiltasten: ihn schieben
help-key-enter = Eingabetaste: ihn setzen
help-key-escape = Esc: ihn zurücklegen
help-key-view = V: flach oder 3D
help-key-hint = H: Tipp
help-key-undo = U: Zug zurücknehmen
help-key-fits = W: zeigen, wo der Stein passt
help-key-connections = C: die kürzesten Wege zeigen
help-key-step = Pfeil links und rechts ohne Stein in der Hand, oder Bild auf und Bild ab: durch die Züge blättern
help-key-read = D, J, K, L: das Feld, seine Reihe, seine Spalte, eine Ebene vorlesen
help-key-read-game = N, P, M, O: die Verbindungen, die übrigen Steine, den letzten Zug oder wer am Zug ist vorlesen
help-key-help = ?: diese Hilfe

# The rules as a page
guide-rules = Die Regeln

# For those who listen
skip-title = Sprungmarken
skip-to-board = Zum Brett springen
reader-title = Das Brett lesen
reader-nothing = Noch wurde nichts vorgelesen
reader-places = Wohin ein Stein kann
reader-piece = Stein
reader-cell = Feld
reader-ways = Möglichkeiten zur Auswahl
read-cell = Dieses Feld
read-row = Diese Reihe
read-column = Diese Spalte
read-level = Ebene { $level }
read-connections = Verbindungen
read-supplies = Übrige Steine
read-last = Letzter Zug
read-turn = Wer am Zug ist

# Settings
settings-contrast = Hoher Kontrast
settings-reader = Screenreader-Modus
settings-reader-how = Flaches Brett, Beschreibungen in Sätzen, getippte Züge und Listen von Möglichkeiten
settings-keys = Kürzel mit nur einer Taste
settings-keys-how = Buchstaben, Ziffern und ? als Kürzel während der Partie
settings-title = Einstellungen
settings-language = Sprache
settings-language-system = Wie im Browser
settings-theme = Farbschema
settings-theme-system = System
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-quality = Grafik
settings-quality-auto = Automatisch
settings-quality-simple = Einfach
settings-quality-rich = Detailliert
settings-motion = Weniger Bewegung
settings-sound = Ton
settings-palette = Blau und Orange statt Grün und Gelb
settings-patterns = Muster auf den Steinen
settings-threats = Drohungen hervorheben
settings-notation = Notation in Analysen und Aufgaben
