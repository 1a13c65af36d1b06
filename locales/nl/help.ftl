# The help of the terminal program. A message is named after its command and its argument;
# cmd-start-… are those that several commands share. Commands, options and the words that are
# typed stay as they are in every language.

cli-usage = Gebruik
cli-options = Opties
cli-arguments = Argumenten
cli-commands = Opdrachten
cli-position = Stelling
cli-players = Spelers
# In the line of usage, in place of options and of a command.
cli-any-options = [OPTIES]
cli-any-command = OPDRACHT
# What the values of arguments are called: one word in capitals.
cmd-value-file = BESTAND
cmd-value-board = BORD
cmd-value-cell = VAKJE
cmd-value-database = DATABASE
cmd-value-chapter = HOOFDSTUK
cmd-value-dir = MAP
cmd-value-lang = TAAL
cmd-value-letter = LETTER
cmd-value-moves = ZETTEN
cmd-value-player = SPELER
cmd-value-text = TEKST
cmd-value-theme = THEMA
cmd-value-time = TIJD
cmd-value-when = WANNEER
cmd-value-shell = SHELL
cmd-value-log = WAT
cmd-value-address-port = ADRES:POORT
cmd-value-name-value = NAAM=WAARDE
cmd-value-name = NAAM
cmd-value-seconds = SECONDEN
cmd-value-url = URL
cli-default = [standaard: { $value }]
cli-values = [mogelijke waarden: { $values }]
cmd-caminos-help = Toon hulp
cmd-caminos-version = Toon de versie
cmd-help = Toon dit bericht of de hulp bij een opdracht
cmd-caminos-lang = De taal: en, ca, gl, es, fr, nl of de [standaard: die van je systeem]

# What is wrong with arguments
arg-error-again = het argument “{ $arg }” mag maar één keer worden gebruikt
arg-error-conflict = het argument “{ $arg }” gaat niet samen met { $others }
arg-error-value = ongeldige waarde “{ $value }” voor “{ $arg }”
arg-error-no-value = “{ $arg }” heeft een waarde nodig, maar er is geen gegeven
arg-error-values = mogelijke waarden: { $values }
arg-error-command = onbekende opdracht “{ $command }”
arg-error-missing = deze verplichte argumenten ontbreken: { $args }
arg-error-no-command = er ontbreekt een opdracht
arg-error-too-many = waarde “{ $value }” voor “{ $arg }” is er een te veel
arg-error-count = { $arg } heeft { $expected } waarden nodig, en er zijn er { $actual } gegeven
arg-error-unknown = onverwacht argument “{ $arg }”
arg-error-number = het is geen getal
arg-error-range = { $value } ligt niet in { $range }
arg-error-address = schrijf een IP-adres en een poort, zoals 127.0.0.1:8377
arg-error-location = schrijf sqlite:MAP of postgres://gebruiker:wachtwoord@machine/database
arg-error-database = een databaseadres begint met postgres:// en noemt een machine, zoals postgres://caminos@db/caminos
arg-error-nats = een NATS-adres begint met nats:// of tls:// en noemt een machine, zoals nats://bus:4222
arg-error-no-cluster = dit programma is zonder Postgres en NATS gebouwd; `make build` maakt het hele programma, target/release/caminos
arg-error-character = het is niet één teken
arg-error-text = een argument is geen UTF-8-tekst
arg-error-other = de argumenten zijn niet te lezen
arg-error-similar = er is iets wat erop lijkt: { $names }
arg-error-more = Meer weten? Probeer “--help”.

# caminos
cmd-caminos = Speel, controleer en teken partijen Caminos, het verbindingsspel in drie dimensies.
cmd-caminos-after =
    Voorbeelden:
      caminos play                               twee spelers aan deze terminal
      caminos play --level 3                     jij tegen de computer
      caminos serve                              speel in een browser, alleen of met vrienden
      caminos replay game.caminos                controleer een verslag en zeg hoe het afliep
      caminos analyse game.caminos               wat de engine van elke zet vindt
      caminos show --record game.caminos         teken de laatste stelling
      caminos moves --board ring --cell c3       de geldige plaatsingen die c3 gebruiken
      caminos perft --board diamond --depth 2    hoe de eerste twee beurten kunnen gaan

    Een zet is de letter van een stuk en zijn vakjes: Lb2b3b4c4 ligt plat, Lb2^3c2 staat drie hoog
    in b2.
    Afsluitcodes: 0 alles in orde, 1 het antwoord is nee of de invoer is geweigerd, 2 verkeerd
    gebruik, 3 geëindigd voordat het antwoord bekend was.

# play
cmd-play = Speel aan deze terminal, tegen elkaar of tegen de computer
cmd-play-clock = Speel met klokken: minuten en seconden per zet (10+5, 0:30+2) of dagen per zet (3d)
cmd-play-games = Speel een serie van zoveel partijen; wie begint wisselt, en de stand telt op
cmd-play-plain = Gewone regels in plaats van een vol scherm
cmd-play-no-mouse = Laat de muis aan de terminal, om tekst te selecteren
cmd-play-theme = De kleuren van de tafel
cmd-play-picture = Schrijf een afbeelding van het scherm naar dit bestand en stop
cmd-play-size = Hoeveel kolommen en rijen de afbeelding heeft
cmd-play-keys = Toetsen om in te drukken voor de afbeelding wordt gemaakt
cmd-play-level = De computer speelt groen op dit niveau
cmd-play-yellow = Wie geel speelt, op beide stoelen als er vier spelen [standaard: me]
cmd-play-green = Wie groen speelt, op beide stoelen als er vier spelen [standaard: me]
cmd-play-seat1 = Wie op stoel 1 speelt, dat is geel
cmd-play-seat2 = Wie op stoel 2 speelt, dat is groen
cmd-play-seat3 = Wie op stoel 3 speelt, geel als er vier spelen
cmd-play-seat4 = Wie op stoel 4 speelt, groen als er vier spelen
cmd-play-think = De tijd van de computer voor een zet of een tip, in milliseconden
cmd-play-nodes = Stellingen die hij per zet bekijkt, in plaats van een tijd; met --seed is zijn spel herhaalbaar
cmd-play-seed = Startwaarde voor zijn toevallige keuzes [standaard: elke keer iets anders]
cmd-play-after =
    Voorbeelden:
      caminos play                                  twee spelers op het vierkant
      caminos play --level 3                        jij bent geel, de computer is groen
      caminos play --yellow computer:6              de computer begint
      caminos play --yellow computer --green computer    kijk hoe hij tegen zichzelf speelt
      caminos play --board octagon --players 4 --seat3 computer --green computer:5
                                                    vier spelers in twee teams, jij op stoel 1
      caminos play --record game.caminos            ga verder met een bewaarde partij
      caminos play --record game.caminos --ply 4    vanaf de stelling na vier zetten
      caminos play --level 4 --games 3 --scoring    een serie van drie partijen om punten
      echo "Lb2b3b4c4" | caminos play               één zet uit een pipe

    Een speler is me, computer, of computer:NIVEAU met een niveau van 1, een beginner, tot 9, alles
    wat hij kan; zonder niveau is het 4.
    Druk tijdens de partij op h voor een tip, u om terug te nemen, ? voor alle toetsen. Zonder terminal,
    of met --plain, leest het programma één zet of opdracht per regel en antwoordt het in gewone tekst;
    typ daar help.

# serve
cmd-serve = Bied het spel in de browser aan, voor deze machine en haar netwerk
cmd-serve-no-open = Open geen browser
cmd-serve-behind-proxy = Bezoekers komen via een proxy: neem hun adres uit X-Forwarded-For
cmd-serve-host = Nog een naam van deze server, zoals je hem in de browser schrijft; mag vaker
cmd-serve-drain = Hoelang hij doorgaat nadat hem is gevraagd te stoppen, zodat load balancers het merken
cmd-serve-log = Wat er op de standaardfoutuitvoer wordt gelogd
cmd-serve-log-format = Hoe het logboek wordt geschreven
cmd-serve-after =
    Voorbeelden:
      caminos serve                               op poort 8377, ook voor je netwerk
      caminos serve --listen 127.0.0.1:8377       alleen voor deze machine
      caminos serve --listen 127.0.0.1:8377 --behind-proxy --no-open

    Partijen staan op schijf en overleven een herstart. Stop met Ctrl+C.

# backup, restore and migrate-data
cmd-backup = Kopieer de partijen van een gegevensmap naar één bestand; de server mag draaien
cmd-backup-file = Het bestand dat wordt geschreven
cmd-backup-after =
    Voorbeelden:
      caminos backup games.db
      caminos backup games.db --data /var/lib/caminos
cmd-restore = Zet een reservekopie in een gegevensmap die geen server gebruikt
cmd-restore-file = De reservekopie
cmd-restore-replace = Verplaats de partijen die er al zijn eerst naar een ander bestand
cmd-restore-after =
    Voorbeelden:
      caminos restore games.db
      caminos restore games.db --replace
cmd-migrate-data = Kopieer alle partijen naar een andere database en vergelijk ze; er mag geen server draaien
cmd-migrate-data-from = Waar de partijen staan: sqlite:MAP of postgres://gebruiker:wachtwoord@machine/database
cmd-migrate-data-to = Waarheen ze worden gekopieerd, net zo geschreven; er mogen nog geen partijen zijn
cmd-migrate-data-resume = Ga verder met een onderbroken kopie
cmd-migrate-data-after =
    Voorbeelden:
      caminos migrate-data --from sqlite:/var/lib/caminos --to postgres://caminos@db.example/caminos

# analyse
cmd-analyse = Zeg wat de engine van elke zet van een verslag vindt, en schrijf het erbij
cmd-analyse-file = Het verslag, of - voor de standaardinvoer
cmd-analyse-game = Alleen deze partij van een verslag met meerdere, geteld vanaf 1
cmd-analyse-ply = Alleen deze zet van de partij, geteld vanaf 1
cmd-analyse-time = De tijd voor elke stelling, in milliseconden
cmd-analyse-nodes = Stellingen om per zet te bekijken, in plaats van een tijd; het resultaat is dan herhaalbaar
cmd-analyse-out = Schrijf het verslag met commentaar naar dit bestand
cmd-analyse-record = Toon het verslag met commentaar in plaats van een tabel
cmd-analyse-json = Toon een JSON-object per partij in plaats van een tabel
cmd-analyse-after =
    Voorbeelden:
      caminos analyse game.caminos                         een tabel in de terminal
      caminos analyse game.caminos --out annotated.caminos    en het verslag met commentaar
      caminos analyse --nodes 5000 --json - < game.caminos
      caminos analyse series.caminos --game 2 --ply 7   één zet van één partij

    Een evaluatie is het verwachte resultaat voor geel, van -1.00 (verloren) tot 1.00 (gewonnen), of
    "win N" en "loss N" als het bewezen is: geel of groen wint met zijn volgende N zetten.
    De kosten zijn wat een zet weggeeft tegenover de beste, van 0 t/m 2; beide worden even lang
    bekeken. Tekens:
      ?!  vanaf 0.25, of directe winst gemist die bewezen winst blijft
      ?   vanaf 0.50
      ??  vanaf 1.00, of directe winst gemist, of toegestaan aan de tegenstander
      !   de beste zet, en de op een na beste geeft 0.50 weg of verliest
    Een team dat niets weggeeft, speelt 100% nauwkeurig; wat zijn zetten weggeven, gaat ervan af.
    De beste voortzetting staat als variant naast een zet met ?!, ? of ??. Een afstand is het kleinste
    aantal vakjes waarop een team nog moet bouwen. Commentaar, tekens en varianten die er al waren,
    blijven.

# rules
cmd-rules = Lees de spelregels met figuren, in de terminal of als pagina om af te drukken
cmd-rules-chapter = Maar één hoofdstuk, met zijn naam of nummer
cmd-rules-html = Schrijf één pagina met afbeeldingen naar dit bestand, of - voor de standaarduitvoer
cmd-rules-plain = Gewone tekst zonder kleuren
cmd-rules-no-pager = Toon zonder pager; in een terminal wordt PAGER gebruikt, of less
cmd-rules-after =
    Voorbeelden:
      caminos rules                       alle spelregels
      caminos rules placing               alleen het hoofdstuk over een stuk plaatsen
      caminos rules --html rules.html     een pagina om af te drukken of door te geven

# show
cmd-show = Teken een stelling in de terminal of als afbeelding
cmd-show-path = Noem ook het winnende pad, vlak voor vlak
cmd-show-text = Toon de stelling als één regel tekst
cmd-show-svg = Schrijf een isometrische afbeelding naar dit bestand, of - voor de standaarduitvoer
cmd-show-json = Toon de gegevens als JSON-object
cmd-show-color = Gebruik kleuren; auto betekent in een terminal, tenzij NO_COLOR is gezet
cmd-show-after =
    Voorbeelden:
      caminos show --play "Lb2^3c2 Tg2h1h2h3"            teken hier een stelling
      caminos show --board ring --svg ring.svg           schrijf een afbeelding naar een bestand
      caminos show --record game.caminos --path          noem het winnende pad vlak voor vlak
      caminos show --record series.caminos --game 2 --ply 6   de tweede partij na zes zetten
      caminos show --record game.caminos --link          toon de stelling als link

    Waar een muur tussen twee vakjes staat, zijn de vlakken ervan getekend als een strook ertussen,
    het bovenste vlak naast het hogere vakje. Een kruis betekent dat de muur twee bovenvlakken van
    één team uit elkaar houdt.

# moves
cmd-moves = Noem de geldige zetten van een stelling
cmd-moves-shape = Alleen dit stuk
cmd-moves-cell = Alleen plaatsingen die dit vakje gebruiken
cmd-moves-count = Toon alleen hoeveel het er zijn
cmd-moves-json = Toon een JSON-array, of met --count een getal
cmd-moves-after =
    Voorbeelden:
      caminos moves                              alle plaatsingen op het lege vierkant
      caminos moves --board diamond --count      hoeveel het er op de ruit zijn
      caminos moves --play "Ic2d2e2" --cell b2   de antwoorden die b2 gebruiken

    Toont één zet per regel in de vaste vorm, gesorteerd op bytes; niets als de partij is afgelopen.

# replay
cmd-replay = Controleer een partijverslag en zeg hoe het afliep
cmd-replay-file = Het verslag, of - voor de standaardinvoer
cmd-replay-json = Toon het resultaat als JSON-object, één per partij
cmd-replay-after =
    Voorbeelden:
      caminos replay game.caminos            één zin over hoe de partij afliep
      caminos replay --json - < game.caminos

    Elke zet, elke variant en elk resultaat wordt gecontroleerd. Een bestand met meerdere partijen
    krijgt een regel per partij, en een serie haar opgetelde punten. Klopt een verslag niet, dan is
    de afsluitcode 1 en hoor je waar de fout zit.

# perft
cmd-perft = Tel op hoeveel manieren een partij kan verdergaan
cmd-perft-depth = Hoeveel plaatsingen diep
cmd-perft-threads = Threads om mee te tellen [standaard: één per processor]
cmd-perft-divide = Toon bij de laatste diepte het aantal achter elke eerste zet
cmd-perft-json = Toon één JSON-object, in de vorm van een conformance-regel
cmd-perft-after =
    Voorbeelden:
      caminos perft --depth 3                    1344, 1593800 enzovoort, vanaf het lege vierkant
      caminos perft --board ring --depth 2 --divide

    Toont "<diepte> <stellingen>" voor elke diepte tot en met die je vraagt. Afgelopen partijen
    voegen niets toe, en `swap` is geen plaatsing. Het aantal threads verandert de getallen nooit.

# conformance
cmd-conformance = Toets conformance-bestanden aan de regels
cmd-conformance-files = De bestanden, of - voor de standaardinvoer
cmd-conformance-after =
    Voorbeelden:
      caminos conformance testdata/conformance/*.jsonl

    Een bestand heeft één JSON-object per regel: board, players, neutral en moves, en wat moet
    kloppen: `legal` (plaatsingen vóór elke zet), `result`, `perft` (na de zetten), en
    `only_looks_connected` ({ "{" }after, team{ "}" }). Ook scoring, out, swap en first mogen erbij.
    Toont elk verschil met bestand en regel. Afsluitcode 1 als er een is.

# engine
cmd-engine = Start een engine die het engineprotocol spreekt, voor wedstrijden en andere programma’s
cmd-engine-player = Wie speelt: de engine of een ijkpunt (uct: willekeurige partijen, greedy: padafstand één zet vooruit)
cmd-engine-weights = Gewichten die `caminos tune` schreef, in plaats van die bij de engine horen
cmd-engine-network = Een ruimtelijk netwerk dat `caminos tune` heeft geschreven, in plaats van dat van de engine
cmd-engine-after =
    Voorbeelden:
      caminos engine                    typ dan: cei, newgame board square, go movetime 1000
      caminos engine --player uct       gewone UCT met hetzelfde protocol

    Leest opdrachten van de standaardinvoer tot `quit` of het einde. Ze staan allemaal in
    docs/protocol.md.

# arena
cmd-arena = Speel wedstrijden tussen engines, niveaus en andere programma’s
cmd-arena-a = Deelnemer A
cmd-arena-b = Deelnemer B
cmd-arena-more = Meer spelers, met --ladder
cmd-arena-games = Hoeveel partijen; een oneven aantal wordt even gemaakt
cmd-arena-concurrency = Partijen tegelijk
cmd-arena-openings = Openingen: een bestand (FILE) met één per regel, of hoeveel willekeurige zetten (PLIES) [standaard: het boek van het bord]
cmd-arena-ladder = Laat iedereen tegen iedereen spelen en geef elke speler een rating
cmd-arena-seed = Startwaarde voor alle toevallige keuzes
cmd-arena-sprt = Stop als duidelijk is of A ELO1 of maar ELO0 sterker is (5% fouten)
cmd-arena-save = Bewaar de partijen in een bestand, elk zodra ze eindigt
cmd-arena-resume = Ga verder met de wedstrijd in het bestand
cmd-arena-adjudicate = Beëindig een partij als de laatste N evaluaties van beide spelers het over de winnaar eens zijn (0,95 of bewezen)
cmd-arena-log = Schrijf alles wat de spelers krijgen en antwoorden naar dit bestand
cmd-arena-json = Toon het resultaat als JSON-object
cmd-arena-verbose = Toon wat de spelers naar de standaardfoutuitvoer schrijven
cmd-arena-movetime = Tijd voor een zet [standaard: 100 als er niets anders is gezegd]
cmd-arena-time = Tijd voor een partij
cmd-arena-inc = Wat een zet aan de tijd toevoegt
cmd-arena-nodes = Knopen voor een zet: maakt een wedstrijd herhaalbaar
cmd-arena-a-movetime = Voor A in plaats van --movetime, --time, --inc en --nodes
cmd-arena-a-time = Hetzelfde
cmd-arena-a-inc = Hetzelfde
cmd-arena-a-nodes = Hetzelfde
cmd-arena-b-movetime = Voor B in plaats van --movetime, --time, --inc en --nodes
cmd-arena-b-time = Hetzelfde
cmd-arena-b-inc = Hetzelfde
cmd-arena-b-nodes = Hetzelfde
cmd-arena-grace = Hoe laat een antwoord mag komen voor een speler als vastgelopen geldt
cmd-arena-option = Stel een optie van beide spelers in, zoals Memory=64
cmd-arena-a-option = Stel een optie van A in
cmd-arena-b-option = Stel een optie van B in
cmd-arena-after =
    Voorbeelden:
      caminos arena engine greedy --movetime 300 --save games.caminos
      caminos arena 5 4 --board ring --games 200 --concurrency 4
      caminos arena "cmd:./new-engine" "cmd:./old-engine" --time 10000 --inc 100 --sprt 0 20
      caminos arena engine uct --a-movetime 100 --b-movetime 1000 --save games.caminos --resume
      caminos arena 6 4 --nodes 500 --adjudicate 3 --log dialogue.txt
      caminos arena --ladder 8 7 6 greedy --board ring --games 40

    Een speler is een niveau van 1 t/m 9, engine, uct, greedy, of cmd: en de
    opdrachtregel van een programma dat het protocol van docs/protocol.md spreekt. Elke opening
    wordt twee keer gespeeld, met verwisselde kleuren. De afsluitcode is 1 als --sprt vindt dat A
    niet sterker is. Ctrl+C beëindigt de wedstrijd en zegt hoe het ervoor stond.

# doctor
cmd-doctor = Kijk of een server hier goed zou draaien, en zeg wat je anders kunt doen
cmd-doctor-json = Toon een JSON-lijst
cmd-doctor-after =
    Voorbeelden:
      caminos doctor
      caminos doctor --data /srv/caminos --listen 127.0.0.1:8377
      caminos doctor --database postgres://caminos@db/caminos --nats nats://bus:4222 --json

    Geef dezelfde opties als aan de server. De afsluitcode is 1 als een server niet zou draaien.

# tune
cmd-tune = Laat de engine leren van partijen tegen zichzelf
cmd-tune-games = Hoeveel partijen er gespeeld worden
cmd-tune-nodes = Stellingen om per zet te bekijken
cmd-tune-seed = Startwaarde voor toevallige keuzes
cmd-tune-threads = Partijen tegelijk [standaard: zoveel als er kernen zijn]
cmd-tune-from = Gewichten om mee te beginnen [standaard: die van de engine]
cmd-tune-save = Speel alleen, en voeg de partijen aan een bestand toe
cmd-tune-data = Partijen om van te leren, zoals --save ze schrijft; mag meermaals gegeven worden
cmd-tune-network = Schrijf het ruimtelijke netwerk dat uit --data geleerd is in een bestand
cmd-tune-initial = Een netwerk om mee te spelen en verder te trainen, in plaats van dat van de engine en van willekeurige gewichten
cmd-tune-epochs = Hoe vaak de partijen doorlopen worden
cmd-tune-rate = De hoogste leersnelheid; die daalt naar het einde toe
cmd-tune-after =
    Voorbeelden:
      caminos tune --board ring --games 300 > ring.txt
      caminos tune --board ring --games 300 --from ring.txt --seed 2 > ring2.txt
      caminos tune --board ring --games 5000 --nodes 600 --save ring.games
      caminos tune --board ring --data ring.games --network ring.network
      caminos arena "cmd:caminos engine --weights ring2.txt" engine --board ring --games 100

    Van negen tiende van de partijen wordt geleerd, het laatste tiende toont wat er geleerd is. Wat
    bij de engine hoort, staat in crates/search/weights, een bestand per bord.

# bench
cmd-bench = Meet hoe snel de regels op deze machine zijn
cmd-bench-json = Toon één JSON-object
cmd-bench-after =
    Voorbeelden:
      caminos bench            duurt enkele seconden
      caminos bench --json

    CPU-tijd van één thread, de beste van meerdere keren.

# completions
cmd-completions = Toon een aanvulscript voor je shell
cmd-completions-shell = Je shell
cmd-completions-after =
    Voorbeelden:
      caminos completions bash > ~/.local/share/bash-completion/completions/caminos
      caminos completions fish > ~/.config/fish/completions/caminos.fish

# Shared arguments
cmd-start-board = Het bord: square, diamond, octagon of ring, of een uit het materiaalbestand [standaard: square]
cmd-start-players = Twee spelers, of vier in twee teams [standaard: 2]
cmd-start-neutral = Elk team plaatst eerst een neutraal stuk
cmd-start-scoring = Als niemand verbindt, beslissen de stukken aan de rand
cmd-start-out = Wie eruit ligt als een stoel niet kan plaatsen: die stoel of zijn team [standaard: seat]
cmd-start-swap = De tweede speler mag op de eerste zet antwoorden met `swap`
cmd-start-first = Het team dat begint [standaard: yellow]
cmd-start-record = Begin met een verslag; - is de standaardinvoer
cmd-start-game = Welke partij van een verslag met meerdere, geteld vanaf 1
cmd-start-ply = De stelling na zoveel zetten van het verslag, 0 voor het begin
cmd-start-position = Begin met een stelling als tekst, zoals `show --text` die toont
cmd-start-link = Begin met een link (`show` zonder tekst toont de link)
cmd-start-play = Zetten die eerst gespeeld worden, gescheiden door spaties
cmd-start-material = Een bestand dat andere stukken of borden beschrijft
cmd-start-listen = Waar te luisteren: een adres en een poort, 0 voor elke vrije
cmd-start-data = De map voor partijen [standaard: caminos in je gegevensmap]
cmd-start-database = Bewaar partijen in deze Postgres-database in plaats van in een map; ook uit CAMINOS_DATABASE
cmd-start-nats = Vind andere servers van dezelfde database via deze NATS-server; ook uit CAMINOS_NATS
cmd-start-nats-credentials = Het bestand met de inloggegevens voor NATS
cmd-start-nats-certificates = Een bestand met certificaten om voor NATS te vertrouwen, naast die van het systeem
cmd-start-max-sockets = Hoeveel spelers en toeschouwers er hooguit tegelijk verbonden zijn

# puzzles
cmd-puzzles = Los puzzels op, controleer hun bewijzen, maak nieuwe
cmd-puzzles-play = Los puzzels op in tekstregels; ze worden moeilijker naarmate je er oplost
cmd-puzzles-play-file = Een bestand met puzzels [standaard: de meegeleverde]
cmd-puzzles-play-theme = Alleen puzzels met dit thema
cmd-puzzles-play-board = Alleen puzzels op dit bord
cmd-puzzles-play-rating = Je rating aan het begin
cmd-puzzles-verify = Controleer dat elke puzzel van een bestand bewezen is, met alleen de regels
cmd-puzzles-verify-file = Een bestand met puzzels [standaard: de meegeleverde]
cmd-puzzles-make = Zoek puzzels in partijen die het programma tegen zichzelf speelt
cmd-puzzles-make-games = Hoeveel partijen
cmd-puzzles-make-seed = De startwaarde van de eerste partij
cmd-puzzles-make-most = Hoogstens zoveel nieuwe puzzels per opgave
cmd-puzzles-make-file = Het bestand waar de puzzels bij komen; een afgebroken run gaat daar verder
cmd-puzzles-after =
    Voorbeelden:
      caminos puzzles play --theme cover           puzzels waarin een stuk een ander bedekt
      caminos puzzles verify                       controleer alle meegeleverde
      caminos puzzles make new.txt --board ring --games 500

    docs/puzzles.md beschrijft het bestand en wat een bewijs aantoont.

# solve
cmd-solve = Los een stelling of een klein bord volledig op, en schrijf het bewijs
cmd-solve-memory = Het geheugen voor stellingen, in MiB
cmd-solve-time = Eindig onbeslist na deze tijd, in milliseconden
cmd-solve-nodes = Eindig onbeslist na zoveel stellingen
cmd-solve-proof = Schrijf het bewijs naar dit bestand
cmd-solve-verify = Controleer in plaats daarvan het bewijs in dit bestand, met alleen de regels
cmd-solve-after =
    Voorbeelden:
      caminos solve --material materials/tiny.toml --proof tiny.proof
      caminos solve --material materials/tiny.toml --verify tiny.proof

    Ctrl+C stopt het. Een zoektocht die gestopt is of --time of --nodes bereikt, toont wat bekend is,
    en de afsluitcode is 3. Is --memory vol, dan gaat hij door en vergeet stellingen.
    De borden uit de doos zijn leeg veel te groot om op te lossen.
