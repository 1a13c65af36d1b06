# What the page itself says.

title = Caminos
tagline = Verbinde zwei gegenüberliegende Seiten mit einem Weg deiner Farbe. Steine dürfen Steine bedecken.

# First screen
home-play = Spielen
home-play-how = Gegen den Computer, auf dem Quadrat
home-continue = Letzte Partie fortsetzen
home-continue-how = { $what }, { $moves ->
    [0] noch nicht begonnen
    [one] ein Zug
   *[other] { $moves } Züge
}
home-learn = Das Spiel lernen
home-learn-how = { $done ->
    [0] Kurze Lektionen auf dem echten Brett
    [one] Eine Lektion geschafft
   *[other] { $done } Lektionen geschafft
}
home-rules = Regeln
home-new = Neu hier? In drei Minuten gelernt
home-friend = Zu zweit spielen
home-friend-here = An diesem Bildschirm
home-friend-here-how = Abwechselnd an einem Gerät
home-friend-link = Per Link
home-friend-link-how = Link verschicken; jeder spielt an seinem Gerät
home-more = Mehr Optionen
home-unfinished-count = Offene Partien: { $count }
home-strength = Stufe
home-strength-1 = Baut am eigenen Weg und übersieht deinen
home-strength-2 = Wie 1, sieht aber hin und wieder einen Gewinn
home-strength-3 = Verpasst keinen Gewinn und verhindert deinen
home-strength-4 = Denkt ein wenig voraus und ist anfangs leichtsinnig
home-strength-5 = Denkt weiter voraus: nach ein paar Partien ein guter Gegner
home-strength-6 = Sieht Gewinne, die niemand mehr aufhält
home-strength-7 = Bestraft kleine Fehler
home-strength-8 = Macht kaum je einen Fehler
home-strength-9 = Spielt, so gut es kann, und nimmt sich Zeit
home-unfinished = Offene Partien
home-delete = Löschen
home-deleted = Gelöscht
home-unreadable = Diese Partie ist nicht lesbar
home-save = Als Datei sichern
home-games = Partien per Link
home-open-link = Partie { $game }
home-choose = Eine Partie wählen
choose-board = Brett
choose-players-2 = Zu zweit
choose-players-4 = Zu viert, in Teams
choose-variant = Variante
choose-neutral = Neutrale Steine
choose-neutral-how = Jedes Team setzt zuerst ein blaues Hindernis
blue-orange-choose-neutral-how = Jedes Team setzt zuerst ein graues Hindernis
choose-scoring = Punkte zählen
choose-scoring-how = Die Flächen des Wegs zählen, und ohne Weg entscheidet der Rand
choose-swap = Tauschen
choose-swap-how = Statt der ersten Antwort darf der erste Zug übernommen werden
choose-games = Partien in der Serie
choose-games-n = { $games ->
    [one] eine
   *[other] { $games }
}
choose-seats = Wer spielt
choose-seat = Platz { $seat }, { $team }
choose-who-here = Ich
choose-who-friend = Jemand anders hier
choose-who-computer = Computer, Stufe { $level }
choose-who-link = Jemand per Link
choose-name = Name
choose-start = Diese Partie beginnen
choose-start-link = Beginnen und den Link bekommen

# The table
top-home = Startbildschirm
top-view = Ansicht
top-view-flat = Flach
top-view-3d = 3D
top-sound-on = Ton ist an
top-sound-off = Ton ist aus
top-help = Hilfe und Tasten
top-menu = Menü
table-board = Das Brett
table-board-how = Pfeiltasten gehen von Feld zu Feld. D liest das Feld, J seine Reihe, K seine Spalte, L eine Ebene, N die Verbindungen, P die übrigen Steine, M den letzten Zug, O, wer am Zug ist. 1 bis 4 nehmen einen Stein, Enter setzt ihn
table-board-3d-how = 1 bis 4 nehmen einen Stein, Pfeiltasten schieben ihn, R, F und T drehen ihn, Enter setzt ihn. Damit Felder vorgelesen werden, schalte den Screenreader-Modus ein
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
table-failed = Der Computer konnte nicht nachdenken. Nimm einen Zug zurück oder fang neu an
table-neutral = Setz zuerst den neutralen Stein
table-earlier = Du siehst Zug { $ply }
table-back-to-now = Zurück zu jetzt
table-pick = Wähl einen Stein
table-aim = Beweg den Stein über das Brett, dreh ihn und setz ihn
table-legal = { $move }
table-hint = Ein guter Zug: { $move }. Sieg { $win } %, unentschieden { $draw } %
table-hint-swap = Ein guter Zug: tauschen
table-out = draußen
table-you = du
table-computer = Computer { $level }
table-open = freier Platz
table-away = nicht da
table-swap = Stattdessen die Plätze tauschen
table-supply = Steine von { $player }
table-ply-empty = Noch keine Züge
table-moves = Züge
table-spectator = Du siehst zu

act-place = Setzen
act-cancel = Zurücklegen
act-turn-upright = Drehen
act-turn-across = Nach vorn kippen
act-turn-along = Zur Seite kippen
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
act-first = Erste Stellung
act-previous = Einen Zug zurück
act-next = Einen Zug vor
act-last = Letzte Stellung
act-reset-camera = Ansicht zurücksetzen
act-top-view = Von oben
act-zoom-in = Näher
act-zoom-out = Weiter weg
act-record = Partie sichern
act-copy-position = Stellung kopieren
act-open-position = Von hier aus probieren
act-type = Einen Zug eintippen
act-type-how = z. B. La1a2a3b3
act-play-text = Spielen

# The end
end-next = Nächste Partie
end-rematch = Revanche
end-home = Zum Startbildschirm
end-look = Das Brett ansehen
end-again = Wie es ausging
end-score = Serie

# Requests
ask-takeback = { $player } möchte einen Zug zurücknehmen
ask-rematch = { $player } möchte eine Revanche
ask-waiting = Warten auf Antwort
ask-agree = Einverstanden
ask-refuse = Lieber nicht
ask-withdraw = Nicht mehr fragen

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
act-resume = Weiterspielen
ask-pause = { $player } möchte eine Pause
ask-resume = { $player } möchte weiterspielen
seat-free = Diesen Platz wieder freigeben
seat-free-sure = Wer hier sitzt, verliert den Platz. Wieder freigeben?

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
link-claim-how = An diesem Tisch ist ein Platz frei.
link-watch = Nur zusehen

# Quiet screens
state-loading = Das Brett wird aufgebaut
state-connecting = Verbindung wird hergestellt
state-lost = Die Verbindung ist abgerissen. Es wird weiter versucht; nichts geht verloren
state-missing = Diese Partie gibt es nicht
state-missing-how = Vielleicht ist der Link abgeschnitten, oder die Partie wurde entfernt.
state-not-found = Seite nicht gefunden
state-not-found-how = Unter dieser Adresse gibt es nichts.
state-outdated = Die Seite ist veraltet
state-outdated-how = Lade sie neu, um weiterzuspielen.
state-reload = Neu laden
state-offline = Kein Server ist erreichbar
state-offline-how = Du kannst hier gegen den Computer oder zu zweit an diesem Bildschirm spielen.
state-broken = Etwas ist schiefgegangen
state-broken-how = Deine Partie ist gesichert. Lade die Seite neu, um weiterzuspielen.
state-copy-details = Einzelheiten kopieren
state-no-3d = Dieser Browser zeigt kein 3D, darum ist das Brett flach
state-too-many = Von hier wurden zu viele Tische geöffnet. Versuch es in einer Weile wieder
state-unavailable = Der Server kann gerade keinen Tisch öffnen

# Help
help-title = So wird gespielt
help-goal = Reihum wird je ein Stein gesetzt. Du gewinnst, wenn Flächen deiner Farbe von oben gesehen einen lückenlosen Weg zwischen zwei gegenüberliegenden Seiten bilden.
help-goal-eight = Hier darf eine Seite auch mit einer der beiden Seiten neben ihrer gegenüberliegenden verbunden werden. Genau gegenüberliegende Seiten zählen doppelt.
help-rule-1 = Jeder Würfel ist über einem Feld des Bretts, und mindestens einer liegt darauf.
help-rule-2 = Unter einem Stein darf keine Lücke bleiben.
help-rule-3 = Benachbarte Deckflächen sind verbunden, wenn beide dir gehören und jede Fläche der Wand dazwischen auch.
help-keys = Tasten
help-key-shapes = 1 bis 4: einen Stein wählen
help-key-turn = R, F, T: ihn um die drei Achsen drehen
help-key-arrows = Pfeiltasten: ihn schieben
help-key-enter = Enter: ihn setzen
help-key-escape = Escape: ihn zurücklegen
help-key-view = V: flach oder 3D
help-key-hint = H: Tipp
help-key-undo = U: zurücknehmen
help-key-fits = W: zeigen, wo der Stein passt
help-key-connections = C: die kürzesten Wege zeigen
help-key-step = Bild auf und Bild ab: durch die Züge blättern
help-key-read = D, J, K, L: das Feld, seine Reihe, seine Spalte, eine Ebene lesen
help-key-read-game = N, P, M, O: die Verbindungen, die übrigen Steine, den letzten Zug lesen, und wer am Zug ist
help-key-help = ?: diese Hilfe

# The rules as a page
guide-rules = Die Regeln

# For those who listen
skip-title = Abkürzungen
skip-to-board = Zum Brett springen
reader-title = Das Brett lesen
reader-nothing = Noch wurde nichts gelesen
reader-places = Wohin ein Stein kann
reader-piece = Stein
reader-cell = Feld
reader-ways = Möglichkeiten, jede ein Knopf
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
settings-reader-how = Das flache Brett mit Sätzen, getippten Zügen und Listen von Möglichkeiten
settings-keys = Kürzel mit nur einer Taste
settings-keys-how = Buchstaben, Ziffern und ? als Befehle am Tisch
settings-title = Einstellungen
settings-language = Sprache
settings-language-system = Wie im Browser
settings-theme = Farbschema
settings-theme-system = Wie das System
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-quality = Grafik
settings-quality-auto = Automatisch
settings-quality-simple = Einfach
settings-quality-rich = Detailliert
settings-motion = Weniger Bewegung
settings-sound = Ton
settings-palette = Blau und Orange statt Grün und Gelb
settings-palette-texts = In deinen Farben ist, was hier gelb heißt, orange, Grün ist blau und Blau ist grau.
settings-patterns = Muster auf den Steinen
settings-threats = Drohungen leuchten lassen
