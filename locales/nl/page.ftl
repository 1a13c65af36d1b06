# What the page itself says.

title = Caminos
language-name = Nederlands
tagline = Verbind twee tegenoverliggende zijden met een pad van jouw kleur. Stukken mogen andere stukken bedekken.

# First screen
home-play = Spelen
home-play-how = Tegen de computer, op het vierkant
home-continue = Laatste partij voortzetten
home-continue-how = { $what }, { $moves ->
    [0] nog niet begonnen
    [one] { $moves } zet
   *[other] { $moves } zetten
}
home-learn = Leren spelen
home-rules = Spelregels
home-puzzles = Puzzels
home-analysis = Analyse
home-new = Nieuw hier? In drie minuten geleerd
home-friend = Samen spelen
home-friend-here = Op dit scherm
home-friend-here-how = Om de beurt, op één apparaat
home-friend-link = Via een link
home-friend-link-how = Stuur een link; ieder speelt op zijn eigen apparaat
home-more = Meer opties
home-unfinished-count = Onafgemaakte partijen: { $count }
home-strength = Niveau
home-strength-1 = Volgt zijn eigen pad en ziet dat van jou niet
home-strength-2 = Volgt zijn eigen pad, maar ziet af en toe een winnende zet
home-strength-3 = Mist geen winst en blokkeert die van jou
home-strength-4 = Kijkt iets vooruit en is in het begin slordig
home-strength-5 = Kijkt verder vooruit: een goede tegenstander na een paar partijen
home-strength-6 = Ziet winst die niet meer te stoppen is
home-strength-7 = Straft kleine fouten af
home-strength-8 = Maakt bijna nooit een fout
home-strength-9 = Speelt zo goed als het kan en neemt de tijd
home-unfinished = Onafgemaakte partijen
home-delete = Verwijderen
home-delete-game = Verwijderen: { $game }
home-deleted = Verwijderd: { $game }
home-unreadable = Deze partij kan niet worden gelezen
home-save = Opslaan als bestand
home-games = Onlinepartijen
home-open-link = Partij { $game }
home-choose = Partij instellen
choose-board = Bord
choose-players-2 = Twee
choose-players-4 = Vier, in teams
choose-variant = Variant
choose-neutral = Neutrale stukken
choose-neutral-how = Elk team plaatst eerst een { -neutral } obstakel
choose-scoring = Punten tellen
choose-scoring-how = De vlakken van je pad tellen; zonder pad wint wie minder stukken aan de rand heeft
choose-swap = Wisselen
choose-swap-how = Wie als tweede speelt, mag de eerste zet van { -yellow } overnemen
choose-games = Partijen in de serie
choose-seats = Wie speelt
choose-seat = Stoel { $seat }, { $team }
choose-who-here = Ik
choose-who-friend = Iemand op dit apparaat
choose-who-computer = Computer, niveau { $level }
choose-who-link = Iemand online
choose-start = Partij beginnen
choose-start-link = Beginnen en link maken

# The table
top-home = Startscherm
top-view = Weergave
top-view-flat = Plat
top-view-3d = 3D
top-sound-on = Geluid staat aan
top-sound-off = Geluid staat uit
top-help = Hulp en toetsen
top-menu = Menu
table-board = Het bord
table-board-how = Pijltjestoetsen gaan van vakje naar vakje. D leest het vakje voor, J zijn rij, K zijn kolom, L een laag, N de verbindingen, P de stukken die over zijn, M de laatste zet, O wie aan de beurt is. 1 t/m 4 pakt een stuk, Enter plaatst het
table-board-3d-how = 1 t/m 4 pakt een stuk, pijltjestoetsen verschuiven het, R, F en T draaien het, Enter plaatst het. Zet de schermlezermodus aan om vakjes te laten voorlezen
table-players = Spelers
table-side = Zetten en acties
table-summary = { $board } · { $players } spelers
table-round = Partij { $round } van { $games }
table-turn-you = Jij bent aan zet
table-turn = { $player } is aan zet
table-thinking = { $player } denkt na
table-hinting = Op zoek naar een goede zet
table-failed = De computer had een probleem. Neem een zet terug of begin opnieuw
table-neutral = Plaats eerst het neutrale stuk
table-earlier = Je bekijkt zet { $ply }
table-back-to-now = Terug naar de huidige stelling
table-pick = Kies een stuk
table-aim = Beweeg het stuk boven het bord, draai het en plaats het
table-legal = Past hier. Klik om te plaatsen, R om te draaien
table-legal-keys = Past hier. Enter om te plaatsen, R om te draaien
table-legal-drag = Past hier. Loslaten om te plaatsen, R om te draaien
table-legal-touch = Past hier
table-out = ligt eruit
table-you = jij
table-computer = computer { $level }
table-open = vrije stoel
table-away = afwezig
table-swap = Kleuren wisselen
table-supply = Stukken van { $player }
table-ply-empty = Nog geen zetten
table-moves = Zetten
table-spectator = Je kijkt toe
table-why = Waarom?

act-place = Plaatsen
act-cancel = Terugleggen
act-rotate-upright = Draaien
act-rotate-across = Naar voren kantelen
act-rotate-along = Opzij kantelen
act-fits = Tonen waar het past
act-connections = Kortste paden tonen
act-takeback = Terugnemen
act-hint = Tip
act-resign = Opgeven
act-resign-sure = Deze partij opgeven?
act-yes = Ja
act-no = Nee
act-undo = Ongedaan maken
act-close = Sluiten
act-first = Beginstelling
act-previous = Vorige zet
act-next = Volgende zet
act-last = Laatste stelling
act-reset-camera = Weergave herstellen
act-top-view = Bovenaanzicht
act-zoom-in = Inzoomen
act-zoom-out = Uitzoomen
act-more = Meer
act-record = Partij downloaden
act-picture = Afbeelding opslaan
act-copy-position = Stelling kopiëren
act-open-position = Zetten uitproberen
act-analyse = Analyseren
act-type = Zet typen
act-type-how = bijv. La1a2a3b3
act-play-text = Spelen

# The end
end-next = Volgende partij
end-rematch = Revanche
end-review = Nakijken
end-home = Startscherm
end-look = Bord bekijken
end-again = Uitslag tonen
end-score = Serie: { $score }

# Requests
ask-takeback = { $player } vraagt een zet terug te nemen
ask-rematch = { $player } vraagt om revanche
ask-waiting = Wachten op antwoord
ask-agree = Accepteren
ask-refuse = Weigeren
ask-withdraw = Verzoek intrekken

# Clocks
choose-clock = Klok
choose-clock-none = Zonder klok
choose-clock-increment = { $minutes } min + { $seconds } s per zet
choose-clock-days = { $days ->
    [one] Eén dag per zet
   *[other] { $days } dagen per zet
}
clock-of = Tijd van { $player }
# Hours and minutes follow the days: 2 d 05:12.
clock-days-left = { $days } d { $time }
clock-seconds-left = { $seconds ->
    [one] { $player }: nog één seconde
   *[other] { $player }: nog { $seconds } seconden
}
table-paused = De partij is gepauzeerd
act-pause = Pauzeren
act-resume = Hervatten
ask-pause = { $player } vraagt om een pauze
ask-resume = { $player } vraagt om verder te gaan
seat-free = Stoel vrijmaken
seat-free-sure = Wie hier zit, verliest de stoel. Vrijmaken?

# By link
link-title = Uitnodigen
link-how = Stuur deze link. Wie hem opent en op ‘Stoel nemen’ drukt, speelt mee; anderen kunnen meekijken.
link-copy = Link kopiëren
link-copied = Gekopieerd
link-lan = In hetzelfde netwerk
link-qr = De link als QR-code
link-waiting = Wachten op { $count ->
    [one] nog één speler
   *[other] nog { $count } spelers
}
link-claim = Stoel nemen
link-claim-how = In deze partij is een stoel vrij.
link-claim-by = { $player } nodigt je uit.
link-claim-team = Je speelt dan met { $team }.
link-watch = Alleen kijken

# Quiet screens
state-loading = Het bord wordt klaargezet
state-connecting = Verbinding maken
state-lost = Verbinding verbroken. Opnieuw verbinden; je partij is veilig
state-missing = Partij niet gevonden
state-missing-how = Misschien is de link onvolledig, of is de partij verwijderd.
state-not-found = Pagina niet gevonden
state-not-found-how = Op dit adres is niets.
state-outdated = Er is een nieuwe versie
state-outdated-how = Laad de pagina opnieuw om verder te spelen.
state-reload = Opnieuw laden
state-retry = Opnieuw proberen
state-offline = De server is niet bereikbaar
state-offline-how = Je kunt tegen de computer spelen of met iemand op dit apparaat.
state-broken = Er ging iets mis
state-broken-how = Je partij is bewaard. Laad de pagina opnieuw om verder te gaan.
state-copy-details = Details kopiëren
state-no-3d = 3D is hier niet beschikbaar, dus het bord is plat
state-too-many = Je hebt te veel partijen geopend. Probeer het later nog eens
state-unavailable = De server kan nu geen partij beginnen

# Help
help-title = Zo speel je
help-goal = Plaats om de beurt één stuk. Je wint als vlakken van jouw kleur een ononderbroken pad vormen tussen twee tegenoverliggende zijden.
help-goal-eight = Op dit bord mag je een zijde ook verbinden met een zijde naast de overliggende. Zijden die precies tegenover elkaar liggen, tellen dubbel.
help-rule-1 = Elke kubus moet boven een vakje van het bord zijn, en minstens één moet op het bord rusten.
help-rule-2 = Geen lege ruimte onder een stuk.
help-rule-3 = Twee aangrenzende bovenvlakken zijn verbonden als ze allebei van jou zijn en elk vlak van de muur ertussen ook.
help-keys = Toetsen
help-key-shapes = 1 t/m 4: een stuk kiezen
help-key-rotate = R: draaien; F: naar voren kantelen; T: opzij kantelen
help-key-arrows = Pijltjestoetsen: het verschuiven
help-key-enter = Enter: het plaatsen
help-key-escape = Esc: het terugleggen
help-key-view = V: plat of 3D
help-key-hint = H: tip
help-key-undo = U: terugnemen
help-key-fits = W: tonen waar het stuk past
help-key-connections = C: de kortste paden tonen
help-key-step = Pijl links en rechts zonder stuk in de hand, of Page Up en Page Down: door de zetten bladeren
help-key-read = D, J, K, L: het vakje, zijn rij, zijn kolom of een laag voorlezen
help-key-read-game = N, P, M, O: de verbindingen, de stukken die over zijn, de laatste zet of wie aan de beurt is voorlezen
help-key-help = ?: deze hulp

# The rules as a page
guide-rules = De spelregels

# For those who listen
skip-title = Snel naar
skip-to-board = Ga naar het bord
reader-title = Lees het bord
reader-nothing = Er is nog niets voorgelezen
reader-places = Waar een stuk kan komen
reader-piece = Stuk
reader-cell = Vakje
reader-ways = Plaatsingen om uit te kiezen
read-cell = Dit vakje
read-row = Deze rij
read-column = Deze kolom
read-level = Laag { $level }
read-connections = Verbindingen
read-supplies = Stukken die over zijn
read-last = Laatste zet
read-turn = Wie aan de beurt is

# Settings
settings-contrast = Hoog contrast
settings-reader = Schermlezermodus
settings-reader-how = Plat bord, beschrijvingen in zinnen, getypte zetten en lijsten van plaatsingen
settings-keys = Sneltoetsen van één toets
settings-keys-how = Letters, cijfers en ? als sneltoetsen tijdens een partij
settings-title = Instellingen
settings-language = Taal
settings-language-system = Taal van de browser
settings-theme = Thema
settings-theme-system = Systeem
settings-theme-light = Licht
settings-theme-dark = Donker
settings-quality = Beeld
settings-quality-auto = Automatisch
settings-quality-simple = Eenvoudig
settings-quality-rich = Gedetailleerd
settings-motion = Minder beweging
settings-sound = Geluid
settings-palette = Blauw en oranje in plaats van groen en geel
settings-patterns = Patronen op de stukken
settings-threats = Dreigingen markeren
settings-notation = Notatie bij analyses en puzzels
