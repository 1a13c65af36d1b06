# What the terminal program says. The page does not load this file.

error = fout: { $text }
warning = let op: { $text }
yes = ja
no = nee
standard-input = standaardinvoer

count-faces = { $count ->
    [one] { $count } vlak
   *[other] { $count } vlakken
}
count-points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
count-wins = { $count ->
    [one] { $count } keer gewonnen
   *[other] { $count } keer gewonnen
}
count-players = { $count } spelers

# Seats and how a game stands
seat-name = { $team } (stoel { $seat })
seat-out = ligt eruit
turn-neutral = { $name } plaatst een neutraal stuk.
turn-swap = { $name } is aan zet, of mag wisselen.
turn-move = { $name } is aan zet.
placed = { $count ->
    [0] Het bord is leeg.
    [one] Er is één stuk geplaatst.
   *[other] Er zijn { $count } stukken geplaatst.
}
game-number = Partij { $game }

# show
show-title = Caminos: { $board }
show-legend = y geel, g groen, n neutraal, met de hoogte. Geen lijn: één stuk. Punten: een pad kan erdoor. x: een muur staat in de weg.
show-not-connected = Niemand heeft een verbinding.
path-heading = { $team } verbindt { $from } met { $to } over { $faces }:
path-heading-doubled = { $team } verbindt { $from } met { $to } over { $faces }, dubbel geteld: { $points }:
face-top = { $cell } bovenvlak, hoogte { $height }
face-wall = { $cell } muur richting { $direction }, laag { $level }

# replay
replay-unfinished = { $moves ->
    [one] De partij is niet af: { $moves } zet gespeeld.
   *[other] De partij is niet af: { $moves } zetten gespeeld.
}
replay-series = Serie “{ $name }”: { $yellow }, { $green }.
replay-series-team = { $team } { $wins } en { $points }

# analyse
analysis-progress = zet { $move } van { $moves }
analysis-progress-games = partij { $game } van { $games }, zet { $move } van { $moves }
analysis-connects = { $team } verbindt over { $faces }
# $yellow and $green are a team's name and the cells that it needs, before and after.
analysis-distances = { $count ->
    [0] { $yellow }, { $green }
    [one] { $yellow } vakje, { $green }
   *[other] { $yellow } vakjes, { $green }
}
no-way = geen weg
analysis-misses = mist winst op { $cells }
analysis-stops = stopt de dreiging op { $cells }
analysis-allows = laat winst toe op { $cells }
analysis-leaves = laat de dreiging op { $cells } staan
analysis-threatens = dreigt op { $cells }
analysis-threatens-twice = maakt een dubbele dreiging: { $cells }
# Headings of columns; the value has at most 6 letters.
analysis-column-move = zet
analysis-column-value = waarde
analysis-column-swing = kosten
analysis-better = beter { $move }, { $value }
analysis-unfinished = De partij is niet af.
analysis-summary-moves = zetten

# The table in the terminal
play-in-hand = In de hand: { $letter }
play-level = laag { $level }
play-moves = Zetten
play-no-moves = nog geen
play-you = jij
who-person = ik
who-computer = computer { $level }
play-game-neutral = neutrale stukken
play-game-scoring = punten tellen
play-game-swap = wisselen
play-series = Partij { $game } van { $games } · { $score }
play-series-points = punten { $points }
play-picture = Caminos in de terminal
play-too-small = Deze terminal is te klein. Caminos heeft { $needWidth } bij { $needHeight } tekens nodig, en hier zijn er { $width } bij { $height }.

# The line of keys in the footer: names of keys, and what a key does. As many as stand there together have 78 characters.
play-footer-key-enter = Enter
play-footer-key-escape = Esc
play-footer-choose-piece = kies een stuk
play-footer-type-move = typ een zet
play-footer-hint = tip
play-footer-undo = terug
play-footer-save = bewaar
play-footer-open = open
play-footer-help = hulp
play-footer-quit = sluit
play-footer-new-game = nieuwe partij
play-footer-next-game = volgende partij
play-footer-move = schuiven
play-footer-rotate = draaien
play-footer-place = plaats
play-footer-next-piece = volgende
play-footer-put-back = los
play-footer-stop = stop
play-footer-continue = verder
play-footer-play = speel
play-footer-cancel = annuleer
play-footer-yes = ja
play-footer-no = nee
play-footer-choose = kies
play-footer-change = wijzig
play-footer-start = begin
play-footer-back = terug

play-ask-save = Bewaar als
play-ask-open = Open
play-ask-move = Zet
play-ask-quit = Deze partij is niet bewaard. Toch sluiten?
play-ask-new = Deze partij is niet bewaard. Toch weggaan?
play-ask-open-unsaved = Deze partij is niet bewaard. Een andere openen?
play-ask-overwrite = Er is al een bestand met die naam. Overschrijven?

play-looking = Ik zoek een tip.
play-held = De computer wacht. Met Enter gaat hij verder.
play-no-move = De computer vond geen zet. Met Enter probeert hij het nog eens.
play-nothing-to-undo = Er is geen zet om terug te nemen.
play-nothing-to-redo = Er is geen zet om opnieuw te spelen.
play-no-such-piece = Zo’n stuk heb je niet meer.
play-no-file-name = Geef het bestand een naam.
play-may-place = { $move }. Enter plaatst het.
play-refused = { $move } is geweigerd: { $reason }.
play-unreadable = Dit is geen zet: { $reason }.
play-unknown = “{ $line }” is geen opdracht en ook geen zet. Opdrachten: { $commands }. Een zet schrijf je zo: Lb2b3b4c4.
play-undone = { $count ->
    [one] { $moves } is teruggenomen.
   *[other] { $moves } zijn teruggenomen.
}
play-thinking = { $name } denkt na.
play-not-your-turn = { $name } is aan de beurt, en daar speelt de computer.
play-plays = { $name } speelt { $move }.
play-saved = Bewaard als { $file }.
play-opened = { $file } is geopend.
play-line-too-long = Deze regel is te lang.
play-how-to-quit = Typ quit om de partij te verlaten.
play-how-to-go-on = Typ next om de volgende partij te beginnen.
play-cannot-read = kan de volgende opdracht niet lezen
play-cannot-use-terminal = kan de terminal niet gebruiken
play-cannot-draw = kan niet op de terminal tekenen
play-cannot-read-terminal = kan niet van de terminal lezen

# Hints. $reasons are whole sentences, of which the last has no full stop.
hint = Tip: { $move }. { $reasons }.
hint-win = Je wint in { $moves } zetten.
hint-lost-at = Niets houdt de winst op { $cells } tegen.
hint-lost = { $team } wint toch, in { $moves ->
    [one] één zet
   *[other] { $moves } zetten
}.
hint-stays = De winst op { $cells } blijft mogelijk.
hint-swap = Tip: swap. De eerste zet is meer waard dan een antwoord erop.
hint-none = Hier is geen tip.

# The help of the table: a key of at most 11 characters, and what it does in at most 54.
play-key-numbers = 1 t/m 4
play-key-arrows = pijltjes
play-key-mouse = muis
play-help-choose = kies een stuk uit je voorraad
play-help-next = het volgende stuk
play-help-move = beweeg het over het bord
play-help-rotate = draai het op het bord
play-help-tip = kantel het naar het noorden
play-help-tip-sideways = kantel het opzij
play-help-place = plaats het
play-help-let-go = laat het los, of laat de computer wachten
play-help-type = typ een zet, Lb2^3c2 staat drie hoog in b2
play-help-swap = ruil van stoel, als de wisselregel aanstaat
play-help-resign = geef de partij op
play-help-hint = een tip: een goede zet, en waarom
play-help-undo = terug, opnieuw; tegen de computer tot je eigen beurt
play-help-save = bewaar een verslag, open er een
play-help-new = een nieuwe partij
play-help-next-game = de volgende partij van een serie
play-help-quit = sluit af
play-help-help = deze hulp
play-help-mouse = wijs een vakje aan, klik om het stuk te plaatsen
play-help-mouse-rotate = rechterknop of wiel omhoog draait, omlaag kantelt
play-help-board = Een getal is de hoogte van een vakje. Een strook tussen twee vakjes is de muur ertussen, in de kleuren van zijn vlakken. Een pad loopt waar jouw kleur ononderbroken over bovenvlakken en muren gaat. Een kruis staat bij een muur die twee bovenvlakken van één team scheidt.
play-help-back = elke toets gaat terug
play-help-scroll = ↑ ↓ meer · elke andere toets gaat terug

# Choosing a new game: a name of at most 23 characters, a value of at most 18.
play-new-game = Een nieuwe partij
setup-row-board = Bord
setup-row-players = Spelers
setup-row-neutral = Neutrale stukken
setup-row-scoring = Punten tellen
setup-row-out = Wie eruit ligt
setup-row-swap = Wisselregel
setup-row-first = Wie begint
setup-row-games = Partijen
setup-out-seat = alleen die stoel
setup-out-team = het hele team

# The words moves, board, hint and so on are typed as they are in every language.
play-lines-help =
    Een zet is de letter van een stuk en zijn vakjes: Lb2b3b4c4 ligt plat, Lb2^3c2 staat drie hoog in b2.
    Andere opdrachten:
      moves [VAKJE]  de geldige zetten, of die een vakje gebruiken
      board          toon het bord nog eens
      hint           een goede zet, en waarom
      undo, redo     neem de laatste zet terug, speel hem opnieuw; tegen de computer gaat het terug tot je eigen beurt
      go             laat de computer verdergaan na undo in een partij die hij alleen speelt
      next           de volgende partij van een serie
      save BESTAND   schrijf een verslag
      load BESTAND   lees een verslag
      swap, resign   ruil van stoel, geef de partij op
      help, quit

# serve
serve-at = Caminos draait op { $link }
serve-network = In dit netwerk: { $link }
serve-folder = Partijen worden bewaard in { $folder }
serve-stop = Stop met Ctrl+C.
serve-no-threads = de threads van de server kunnen niet starten
serve-no-data-folder = hier is geen gegevensmap (XDG_DATA_HOME en HOME zijn geen van beide gezet): kies er een met --data
serve-address-in-use = op { $address } luistert al een ander programma, misschien dit: kies een andere poort met --listen { $ip }:POORT
serve-not-allowed = luisteren op { $address } mag niet: kies een poort vanaf 1024
serve-no-such-address = deze machine heeft geen adres { $ip }
serve-listen-failed = luisteren op { $address } is mislukt
serve-proxy-open = wie { $address } met --behind-proxy zonder de proxy bereikt, kan elk adres voorwenden: luister op 127.0.0.1, of houd anderen tegen met een firewall

# doctor
doctor-ok = goed
doctor-warning = waarschuwing
doctor-error = fout
doctor-run = voer uit: { $command }
doctor-page-ok = de pagina is er
doctor-page-missing = dit programma is zonder zijn pagina gebouwd
doctor-page-advice = voer make web uit en bouw het programma opnieuw
doctor-descriptors-unlimited = er mogen zoveel bestanden en verbindingen open zijn als nodig is
doctor-descriptors-ok = er mogen { $limit } bestanden en verbindingen open zijn
doctor-descriptors-few = er mogen maar { $limit } bestanden en verbindingen open zijn, en er zijn er { $needed } nodig
doctor-descriptors-advice = verhoog de grens met ulimit -n of met LimitNOFILE van systemd, of verlaag --max-sockets
doctor-port-ok = { $address } is vrij
doctor-port-advice = draait de server al, dan is het goed; kies anders een andere poort met --listen
doctor-data-ok = in de gegevensmap { $path } kan worden geschreven
doctor-data-new = de gegevensmap { $path } wordt bij de eerste start gemaakt
doctor-data-advice = geef de gebruiker van de server schrijfrechten, of kies een andere met --data
doctor-data-readable = andere gebruikers van deze machine kunnen de gegevensmap { $path } lezen
doctor-schema-ok = de database { $path } heeft versie { $version }
doctor-schema-advice = zet een reservekopie terug met caminos restore --replace, of haal de database en { $path }-wal weg om met een lege te beginnen
doctor-schema-newer = gebruik het nieuwere programma dat haar heeft geschreven
doctor-database-ok = de database { $address } accepteert schrijfopdrachten
doctor-database-advice = controleer het adres, en of Postgres draait en verbindingen vanaf deze machine aanneemt
doctor-disk = er is { $free } MiB vrij voor partijen
doctor-disk-advice = maak ruimte: als de schijf vol is, worden zetten geweigerd
doctor-clock-ok = de klok loopt niet achter
doctor-clock-behind = de klok loopt achter: er zijn bestanden uit de toekomst
doctor-clock-advice = zet de klok gelijk, bijvoorbeeld met timedatectl set-ntp true
doctor-nats-ok = NATS { $version } antwoordt op { $address }
doctor-nats-failed = NATS antwoordt niet op { $address }: { $reason }
doctor-nats-advice = controleer het adres, en of nats-server draait en vanaf hier te bereiken is
doctor-nats-credentials = NATS op { $address } vraagt om inloggegevens
doctor-nats-credentials-advice = geef ze met --nats-credentials, of in het adres

# backup, restore and migrate-data
copy-progress = partijen gekopieerd: { $games }, opdrachten: { $batches }; vergeleken: { $verified }
copy-done = Gekopieerd en vergeleken: partijen { $games }, opdrachten { $batches }.
copy-unreadable = Niet gekopieerd, want niet leesbaar: { $games }
backup-done = Partijen in { $file }: { $games }
restore-done = Partijen nu in { $folder }: { $games }
restore-moved = De partijen van daarvoor staan in { $file }

# tune
tune-progress = partij { $game } van { $games }
tune-before = vooraf
tune-after = achteraf
tune-errors = { $when }: evaluatie zit er { $value } naast (gemiddeld kwadraat), policy { $policy } (kruisentropie)
tune-epoch = ronde { $epoch }: resultaat { $result }, zoeken { $search }, policy { $policy }
tune-other-board = dit bestand is van een ander bord, { $board }

# arena
arena-left = nog { $time }
arena-game = partij { $number }: A { $team }, { $result }
arena-lost = { $contender } verloor: { $reason }
arena-as-yellow = A als geel
arena-as-green = A als groen
arena-in-all = A in totaal
# Headings of columns, of at most 5, 6, 5 and 8 letters.
arena-won = winst
arena-drawn = gelijk
arena-lost-games = verl.
arena-score = score
arena-player = speler
arena-games = partijen
arena-no-game = Er is geen partij gespeeld.
arena-pentanomial = pentanomiaal, { $count } paren
arena-trinomial = trinomiaal, { $count } partijen
arena-pairs = Paren
arena-forfeits = { $contender } verloor buiten het bord om: { $kinds }
arena-late = { $count ->
    [one] { $contender } antwoordde één keer te laat, { $most } ms
   *[other] { $contender } antwoordde { $count } keer te laat, hooguit { $most } ms
}
# Why a game was lost away from the board.
arena-forfeit-illegal = ongeldige zet
arena-forfeit-crash = crash
arena-forfeit-hang = geen antwoord
arena-forfeit-time = tijd
arena-forfeit-refusal = weigering
arena-sprt-open = niet beslist
arena-sprt-h0 = A is niet { $elo } Elo sterker (H0 aanvaard)
arena-sprt-h1 = A is meer dan { $elo } Elo sterker (H1 aanvaard)
arena-limit-move = { $time } ms per zet
arena-limit-game = { $time } + { $increment } ms per partij
arena-limit-nodes = { $nodes } knopen per zet
arena-no-signals = signalen kunnen niet gevolgd worden
arena-no-opening = geen opening van { $plies } zetten laat de partij open: probeer --openings met minder
book-line = regel { $line }
book-over = de partij is na deze opening afgelopen
book-empty = er staat geen opening in
arena-file-exists = { $file } bestaat al: ga ermee verder met --resume, of kies een ander
arena-other-match = het hoort bij een andere wedstrijd ({ $title }), en dit is { $own }
arena-other-rules = het bord of de opties zijn niet die van deze wedstrijd
arena-bad-round = de tag Round is niet het nummer van een partij
arena-game-over = de partij is al afgelopen waar de wedstrijd begint
arena-material-stdin = de spelers kunnen het materiaal niet van de standaardinvoer lezen
arena-bad-sprt = --sprt heeft twee getallen nodig, het kleinste eerst, zoals in --sprt 0 20
arena-bad-option = een optie stel je in zoals Memory=64

# conformance
count-lines = { $count ->
    [one] { $count } regel
   *[other] { $count } regels
}
count-files = { $count ->
    [one] { $count } bestand
   *[other] { $count } bestanden
}
count-differences = { $count ->
    [one] { $count } verschil
   *[other] { $count } verschillen
}
conformance-summary = { $lines } in { $files }: { $differences }
conformance-same = geen verschillen
conformance-nothing = er is niets te toetsen
conformance-unknown-key = onbekende sleutel “{ $key }”
conformance-not-json = de regel is geen JSON: { $reason }
conformance-not-object = de regel is geen JSON-object
conformance-states-nothing = de regel noemt niets om te toetsen
conformance-result = het resultaat is { $found }, niet { $stated }
conformance-perft = perft { $depth } is { $found }, niet { $stated }
conformance-no-board = de regel noemt geen bord
conformance-players = “players” is geen 2 of 4
conformance-legal-counts = “legal” heeft { $counts } aantallen voor { $moves } zetten
conformance-looks-after = “only_looks_connected” staat na zet { $after } van { $moves }
conformance-looks-form = “only_looks_connected” heeft niet de vorm { $form }
conformance-move-not-text = zet { $number } is geen tekst
conformance-legal = vóór zet { $number } ({ $move }) zijn { $listed } plaatsingen geldig, niet { $stated }
conformance-counted = vóór zet { $number } ({ $move }) zijn { $counted } plaatsingen geteld en { $listed } genoemd
conformance-unreadable = zet { $number }: { $reason }
conformance-refused = zet { $number } ({ $move }) is geweigerd: { $reason }
conformance-written = zet { $number } ({ $move }) schrijf je { $written }
conformance-looks-not = { $team } lijkt niet verbonden na zet { $number }
conformance-connected = { $team } heeft een verbinding na zet { $number }
conformance-not-list = “{ $key }” is geen lijst
conformance-not-count = “{ $key }” bevat { $value }, en dat is geen aantal
conformance-not-flag = “{ $key }” is true noch false
conformance-not-text = “{ $key }” is geen tekst

# bench
bench-step = Er wordt gemeten, deel { $step } …
bench-perft-bulk = perft 3, de laatste plaatsing geteld
bench-perft-tested = perft 3, elke plaatsing getoetst
bench-counting = plaatsingen tellen, { $board }
bench-connected = heeft een team een verbinding
bench-random-games = willekeurige partijen, { $board }
bench-playouts = proefpartijen van gewone UCT, { $board }
bench-evaluations = stellingen geëvalueerd, { $board }
bench-per-node = ns per knoop
bench-per-position = ns per stelling
bench-per-test = ns per toets
bench-worst = hooguit { $ns } ns
bench-millions = { $count } miljoen per seconde
bench-per-second = per seconde

# Under the figures of the rules: a sign, what it stands for, and the cells that have it.
rules-sign-placed = { $sign } het stuk dat geplaatst wordt: { $cells }
rules-sign-refused = { $sign } het stuk dat hier niet mag: { $cells }
rules-sign-marked = { $sign } waar het om gaat: { $cells }

# Puzzles
count-puzzles = { $count ->
    [one] { $count } puzzel
   *[other] { $count } puzzels
}
puzzles-fault = puzzel { $number }: { $fault }
puzzles-same = dezelfde stelling als puzzel { $number }, gedraaid of met verwisselde kleuren
puzzles-verified = { $puzzles }: elk bewijs klopt
puzzles-not-verified = { $puzzles }, fouten: { $faults }
puzzles-made = gevonden: { $puzzles }
puzzles-progress = partij { $game } van { $games }, puzzels: { $count }
puzzles-heading = Puzzel { $number }, rating { $rating }
puzzles-solution = Oplossing: { $moves }
puzzles-rating = Je rating: { $rating }; achter elkaar opgelost: { $streak }
puzzles-none = Geen puzzel past.
puzzles-type = Typ een zet, zoals Lb2b3b4c4, of help.
puzzles-help =
    Typ een zet, zoals Lb2b3b4c4.
    task      wat er moet gebeuren
    board     teken het bord
    solution  toon de oplossing en ga door
    next      een andere puzzel
    quit      stop

# Solving
solve-wins = { $team } wint.
solve-draw = Niemand wint: gelijkspel.
solve-moves = { $count ->
    [one] Het bewijs heeft één zet.
   *[other] Het bewijs heeft { $count } zetten.
}
solve-verified = Het bewijs klopt.
solve-progress = wint { $team }? open voor ja { $proof }, voor nee { $disproof }
solve-listing = de zetten van het bewijs worden opgesomd
solve-effort = stellingen { $nodes }, { $seconds } s
solve-undecided = Niet beslist.
solve-does-not-win = { $team } wint niet.
solve-proof-unfinished = Het bewijs is niet volledig.
solve-memory-full = Het geheugen was vol; een grotere --memory helpt misschien.
solve-swap = met de wisselregel heeft een stelling geen waarde voor een team
solve-stopped = gestopt
