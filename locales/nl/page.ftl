# What the page itself says.

title = Caminos
tagline = Verbind twee tegenoverliggende zijden met een pad van jouw kleur. Stukken mogen stukken bedekken.

# First screen
home-play = Spelen
home-play-how = Tegen de computer, op het vierkant
home-continue = Verder met de laatste partij
home-continue-how = { $what }, { $moves ->
    [0] nog niet begonnen
    [one] één zet
   *[other] { $moves } zetten
}
home-learn = Leer het spel
home-learn-how = { $done ->
    [0] Korte lessen op het echte bord
    [one] Eén les gedaan
   *[other] { $done } lessen gedaan
}
home-rules = Spelregels
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
home-strength-2 = Als 1, maar ziet af en toe hoe het kan winnen
home-strength-3 = Mist geen winst en blokkeert die van jou
home-strength-4 = Kijkt iets vooruit en is in het begin slordig
home-strength-5 = Kijkt verder vooruit: een goede tegenstander na een paar partijen
home-strength-6 = Ziet winst die niet meer te stoppen is
home-strength-7 = Straft kleine fouten af
home-strength-8 = Maakt bijna nooit een fout
home-strength-9 = Speelt zo goed als het kan en neemt de tijd
home-unfinished = Onafgemaakte partijen
home-delete = Verwijder
home-deleted = Verwijderd
home-unreadable = Deze partij is niet te lezen
home-save = Bewaar als bestand
home-games = Partijen via een link
home-open-link = Partij { $game }
home-choose = Kies een partij
choose-board = Bord
choose-players-2 = Twee
choose-players-4 = Vier, in teams
choose-variant = Variant
choose-neutral = Neutrale stukken
choose-neutral-how = Elk team plaatst eerst een blauw obstakel
blue-orange-choose-neutral-how = Elk team plaatst eerst een grijs obstakel
choose-scoring = Punten tellen
choose-scoring-how = De vlakken van het pad tellen, en zonder pad beslist de rand
choose-swap = Wisselen
choose-swap-how = De tweede speler mag de eerste zet overnemen
choose-games = Partijen in de serie
choose-games-n = { $games ->
    [one] één
   *[other] { $games }
}
choose-seats = Wie speelt
choose-seat = Stoel { $seat }, { $team }
choose-who-here = Ik
choose-who-friend = Iemand anders hier
choose-who-computer = Computer, niveau { $level }
choose-who-link = Iemand via een link
choose-name = Naam
choose-start = Begin deze partij
choose-start-link = Begin en krijg de link

# The table
top-home = Beginscherm
top-view = Aanzicht
top-view-flat = Plat
top-view-3d = 3D
top-sound-on = Geluid staat aan
top-sound-off = Geluid staat uit
top-help = Hulp en toetsen
top-menu = Menu
table-board = Het bord
table-board-how = Pijltjes gaan van vakje naar vakje. D leest het vakje, J zijn rij, K zijn kolom, L een laag, N de verbindingen, P de stukken die over zijn, M de laatste zet, O wie aan de beurt is. 1 tot 4 pakt een stuk, Enter plaatst het
table-board-3d-how = 1 tot 4 pakt een stuk, pijltjes verschuiven het, R, F en T draaien het, Enter plaatst het. Zet de schermlezermodus aan om vakjes te laten voorlezen
table-players = Spelers
table-side = Zetten en acties
table-summary = { $board } · { $players } spelers
table-round = Partij { $round } van { $games }
table-turn-you = Jij bent aan zet
table-turn = { $player } is aan zet
table-thinking = { $player } denkt na
table-hinting = Op zoek naar een goede zet
table-failed = De computer kon niet nadenken. Neem een zet terug of begin opnieuw
table-neutral = Plaats eerst het neutrale stuk
table-earlier = Je bekijkt zet { $ply }
table-back-to-now = Terug naar nu
table-pick = Kies een stuk
table-aim = Beweeg het stuk over het bord, draai het en plaats het
table-legal = { $move }
table-hint = Een goede zet: { $move }. Winst { $win }%, gelijk { $draw }%
table-hint-swap = Een goede zet: wisselen
table-out = ligt eruit
table-you = jij
table-computer = computer { $level }
table-open = vrije stoel
table-away = weg
table-swap = Liever van stoel wisselen
table-supply = Stukken van { $player }
table-ply-empty = Nog geen zetten
table-moves = Zetten
table-spectator = Je kijkt toe

act-place = Plaats
act-cancel = Leg terug
act-turn-upright = Draai
act-turn-across = Kantel naar voren
act-turn-along = Kantel opzij
act-fits = Toon waar het past
act-connections = Toon de kortste wegen
act-takeback = Neem terug
act-hint = Tip
act-resign = Geef op
act-resign-sure = Deze partij opgeven?
act-yes = Ja
act-no = Nee
act-undo = Maak ongedaan
act-close = Sluit
act-first = Eerste stelling
act-previous = Eén zet terug
act-next = Eén zet verder
act-last = Laatste stelling
act-reset-camera = Herstel het aanzicht
act-top-view = Van bovenaf
act-zoom-in = Dichterbij
act-zoom-out = Verder weg
act-record = Download het verslag
act-copy-position = Kopieer de stelling
act-open-position = Probeer zetten vanaf hier
act-type = Typ een zet
act-type-how = bijv. La1a2a3b3
act-play-text = Speel

# The end
end-next = Volgende partij
end-rematch = Revanche
end-home = Naar het beginscherm
end-look = Bekijk het bord
end-again = Hoe het afliep
end-score = Serie

# Requests
ask-takeback = { $player } wil graag een zet terugnemen
ask-rematch = { $player } wil graag revanche
ask-waiting = Wachten op antwoord
ask-agree = Goed
ask-refuse = Liever niet
ask-withdraw = Vraag het niet meer

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
act-pause = Pauze
act-resume = Ga verder
ask-pause = { $player } wil graag pauze
ask-resume = { $player } wil graag verder
seat-free = Maak deze stoel weer vrij
seat-free-sure = Wie hier zit, verliest de stoel. Weer vrijmaken?

# By link
link-title = Nodig uit
link-how = Stuur deze link. Wie hem opent en op ‘Neem een stoel’ drukt, speelt mee; anderen kunnen meekijken.
link-copy = Kopieer de link
link-copied = Gekopieerd
link-lan = In hetzelfde netwerk
link-qr = De link als QR-code
link-waiting = Wachten op { $count ->
    [one] nog één speler
   *[other] nog { $count } spelers
}
link-claim = Neem een stoel
link-claim-how = Aan deze tafel is een stoel vrij.
link-watch = Alleen toekijken

# Quiet screens
state-loading = Het bord wordt klaargezet
state-connecting = Verbinding maken
state-lost = De verbinding is weg. We proberen het opnieuw; er gaat niets verloren
state-missing = Die partij is er niet
state-missing-how = Misschien is de link afgekapt, of is de partij verwijderd.
state-not-found = Pagina niet gevonden
state-not-found-how = Op dit adres is niets.
state-outdated = De pagina is verouderd
state-outdated-how = Laad haar opnieuw om verder te spelen.
state-reload = Laad opnieuw
state-offline = Er is geen server bereikbaar
state-offline-how = Je kunt hier spelen tegen de computer of met iemand aan dit scherm.
state-broken = Er ging iets mis
state-broken-how = Je partij is bewaard. Laad de pagina opnieuw om verder te gaan.
state-copy-details = Details kopiëren
state-no-3d = Deze browser toont geen 3D, dus het bord is plat
state-too-many = Vanaf hier zijn te veel tafels geopend. Probeer het straks nog eens
state-unavailable = De server kan nu geen tafel openen

# Help
help-title = Zo speel je
help-goal = Plaats om de beurt één stuk. Je wint als vlakken van jouw kleur een ononderbroken pad vormen tussen twee tegenoverliggende zijden, van bovenaf gezien.
help-goal-eight = Hier mag je een zijde ook verbinden met een van de twee zijden naast die ertegenover. Zijden die precies tegenover elkaar liggen, tellen dubbel.
help-rule-1 = Elke kubus is boven een vakje van het bord, en minstens één rust erop.
help-rule-2 = Onder een stuk mag geen lege ruimte blijven.
help-rule-3 = Aangrenzende bovenvlakken zijn verbonden als ze allebei van jou zijn en elk vlak van de muur ertussen ook.
help-keys = Toetsen
help-key-shapes = 1 tot 4: kies een stuk
help-key-turn = R, F, T: draai het om de drie assen
help-key-arrows = Pijltjes: verschuif het
help-key-enter = Enter: plaats het
help-key-escape = Escape: leg het terug
help-key-view = V: plat of 3D
help-key-hint = H: tip
help-key-undo = U: neem terug
help-key-fits = W: toon waar het stuk past
help-key-connections = C: toon de kortste wegen
help-key-step = Page Up en Page Down: blader door de zetten
help-key-read = D, J, K, L: lees het vakje, zijn rij, zijn kolom, een laag
help-key-read-game = N, P, M, O: lees de verbindingen, de stukken die over zijn, de laatste zet, wie aan de beurt is
help-key-help = ?: deze hulp

# The rules as a page
guide-rules = De spelregels

# For those who listen
skip-title = Snelkoppelingen
skip-to-board = Ga naar het bord
reader-title = Lees het bord
reader-nothing = Er is nog niets gelezen
reader-places = Waar een stuk kan komen
reader-piece = Stuk
reader-cell = Vakje
reader-ways = Plaatsingen, elk een knop
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
settings-reader-how = Het platte bord met zinnen, getypte zetten en lijsten van plaatsingen
settings-keys = Sneltoetsen van één toets
settings-keys-how = Letters, cijfers en ? als opdrachten aan tafel
settings-title = Instellingen
settings-language = Taal
settings-language-system = Zoals de browser
settings-theme = Thema
settings-theme-system = Zoals het systeem
settings-theme-light = Licht
settings-theme-dark = Donker
settings-quality = Beeld
settings-quality-auto = Automatisch
settings-quality-simple = Eenvoudig
settings-quality-rich = Gedetailleerd
settings-motion = Minder beweging
settings-sound = Geluid
settings-palette = Blauw en oranje in plaats van groen en geel
settings-palette-texts = Met jouw kleuren is wat hier geel heet oranje, groen is blauw en blauw is grijs.
settings-patterns = Patronen op de stukken
settings-threats = Laat dreigingen oplichten
