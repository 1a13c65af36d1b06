# The help of the terminal program. A message is named after its command and its argument;
# cmd-start-… are those that several commands share. Commands, options and the words that are
# typed stay as they are in every language.

cli-usage = Ús
cli-options = Opcions
cli-arguments = Arguments
cli-commands = Ordres
cli-position = Posició
cli-players = Qui juga
# In the line of usage, in place of options and of a command.
cli-any-options = [OPCIONS]
cli-any-command = ORDRE
# What the values of arguments are called: one word in capitals.
cmd-value-file = FITXER
cmd-value-board = TAULER
cmd-value-cell = CASELLA
cmd-value-database = BASE
cmd-value-chapter = CAPÍTOL
cmd-value-dir = CARPETA
cmd-value-lang = LLENGUA
cmd-value-letter = LLETRA
cmd-value-moves = JUGADES
cmd-value-player = JUGADOR
cmd-value-text = TEXT
cmd-value-theme = TEMA
cmd-value-time = TEMPS
cmd-value-when = QUAN
cmd-value-shell = SHELL
cmd-value-log = QUÈ
cmd-value-address-port = ADREÇA:PORT
cmd-value-name-value = NOM=VALOR
cmd-value-name = NOM
cmd-value-seconds = SEGONS
cmd-value-url = URL
cli-default = [per defecte: { $value }]
cli-values = [valors possibles: { $values }]
cmd-caminos-help = Mostra l’ajuda
cmd-caminos-version = Mostra la versió
cmd-help = Mostra aquest missatge o l’ajuda d’una ordre
cmd-caminos-lang = La llengua: en, ca, gl, es, fr, nl o de [per defecte: la del sistema]

# What is wrong with arguments
arg-error-again = l’argument «{ $arg }» no es pot repetir
arg-error-conflict = l’argument «{ $arg }» no es pot fer servir amb { $others }
arg-error-value = el valor «{ $value }» no és vàlid per a «{ $arg }»
arg-error-no-value = «{ $arg }» necessita un valor i no en té cap
arg-error-values = valors possibles: { $values }
arg-error-command = no es coneix l’ordre «{ $command }»
arg-error-missing = falten aquests arguments obligatoris: { $args }
arg-error-no-command = falta una ordre
arg-error-too-many = el valor «{ $value }» per a «{ $arg }» és sobrer; no se n’esperaven més
arg-error-count = { $arg } necessita { $expected } valors, i se n’han donat { $actual }
arg-error-unknown = no s’esperava l’argument «{ $arg }»
arg-error-number = no és cap número
arg-error-range = { $value } no és a { $range }
arg-error-address = escriu una adreça IP i un port, com 127.0.0.1:8377
arg-error-location = escriu sqlite:CARPETA o postgres://usuari:contrasenya@màquina/base
arg-error-database = una adreça de base comença per postgres:// i diu una màquina, com postgres://caminos@db/caminos
arg-error-nats = una adreça NATS comença per nats:// o tls:// i diu una màquina, com nats://bus:4222
arg-error-no-cluster = aquest programa s’ha compilat sense Postgres ni NATS; `make build` fa el complet, target/release/caminos
arg-error-character = no és un sol caràcter
arg-error-text = un argument no és text UTF-8
arg-error-other = els arguments no es poden llegir
arg-error-similar = n’hi ha de semblants: { $names }
arg-error-more = Per saber-ne més, prova «--help».

# caminos
cmd-caminos = Juga, comprova i dibuixa partides de Caminos, el joc de connexió en tres dimensions.
cmd-caminos-after =
    Exemples:
      caminos play                               dues persones en aquest terminal
      caminos play --level 3                     tu contra l’ordinador
      caminos serve                              juga al navegador, a soles o amb altra gent
      caminos replay game.caminos                comprova un registre i diu com va acabar
      caminos analyse game.caminos               què pensa el motor de cada jugada
      caminos show --record game.caminos         en dibuixa l’última posició
      caminos moves --board ring --cell c3       les col·locacions legals que ocupen c3
      caminos perft --board diamond --depth 2    de quantes maneres poden anar dos torns

    Una jugada és la lletra d’una fitxa i les seves caselles: Lb2b3b4c4 està ajaguda,
    Lb2^3c2 està dreta, de tres cubs d’alt a b2.
    Codis de sortida: 0 tot va bé, 1 la resposta és no o es rebutja l’entrada,
    2 s’ha fet servir malament, 3 ha acabat abans de saber la resposta.

# play
cmd-play = Juga en aquest terminal, entre persones o contra l’ordinador
cmd-play-clock = Juga amb rellotge: minuts i segons per jugada (10+5, 0:30+2) o dies per jugada (3d)
cmd-play-games = Juga una sèrie d’aquestes partides; qui comença s’alterna i el marcador se suma
cmd-play-plain = Línies de text en comptes de pantalla completa
cmd-play-no-mouse = Deixa el ratolí al terminal, per seleccionar text
cmd-play-theme = Els colors de la taula
cmd-play-picture = Escriu una imatge de la pantalla en aquest fitxer i acaba
cmd-play-size = Quantes columnes i files té la imatge
cmd-play-keys = Tecles que es premen abans de fer la imatge
cmd-play-level = L’ordinador juga amb el verd en aquest nivell
cmd-play-yellow = Qui juga amb el groc, als dos seients si en juguen quatre [per defecte: me]
cmd-play-green = Qui juga amb el verd, als dos seients si en juguen quatre [per defecte: me]
cmd-play-seat1 = Qui juga al seient 1, que és groc
cmd-play-seat2 = Qui juga al seient 2, que és verd
cmd-play-seat3 = Qui juga al seient 3, groc si en juguen quatre
cmd-play-seat4 = Qui juga al seient 4, verd si en juguen quatre
cmd-play-think = El temps de l’ordinador per a una jugada o una pista, en mil·lisegons
cmd-play-nodes = Posicions que mira per jugada, en comptes d’un temps; amb --seed, el joc es pot repetir
cmd-play-seed = Llavor de les seves tries a l’atzar [per defecte: cada vegada diferent]
cmd-play-after =
    Exemples:
      caminos play                                  dues persones al quadrat
      caminos play --level 3                        tu ets el groc, l’ordinador el verd
      caminos play --yellow computer:6              comença l’ordinador
      caminos play --yellow computer --green computer    mira com juga contra si mateix
      caminos play --board octagon --players 4 --seat3 computer --green computer:5
                                                    quatre en dos equips, tu al seient 1
      caminos play --record game.caminos            continua una partida desada
      caminos play --record game.caminos --ply 4    des de la posició després de quatre jugades
      caminos play --level 4 --games 3 --scoring    una sèrie de tres partides per punts
      echo "Lb2b3b4c4" | caminos play               una jugada des d’un conducte (pipe)

    Qui juga és me, computer, o computer:NIVELL amb un nivell de l’1, principiant,
    al 9, tot el que sap; sense nivell és el 4.
    Durant la partida, prem h per a una pista, u per desfer, ? per a totes les tecles. Sense
    terminal, o amb --plain, llegeix una jugada o una ordre per línia i respon amb text;
    escriu-hi help.

# serve
cmd-serve = Serveix el joc als navegadors d’aquesta màquina i de la seva xarxa
cmd-serve-no-open = No obris cap navegador
cmd-serve-behind-proxy = Els clients venen d’un intermediari: agafa l’adreça de X-Forwarded-For
cmd-serve-host = Un altre nom d’aquest servidor, com s’escriu al navegador; es pot repetir
cmd-serve-drain = Quant de temps continua quan li demanen que s’aturi, perquè els balancejadors ho notin
cmd-serve-log = Què s’anota a la sortida d’errors
cmd-serve-log-format = Com s’escriu el registre
cmd-serve-after =
    Exemples:
      caminos serve                               al port 8377, també per a la teva xarxa
      caminos serve --listen 127.0.0.1:8377       només per a aquesta màquina
      caminos serve --listen 127.0.0.1:8377 --behind-proxy --no-open

    Les partides es guarden al disc i hi són quan es torna a engegar. Atura’l amb Ctrl+C.

# backup, restore and migrate-data
cmd-backup = Copia les partides d’una carpeta de dades en un sol fitxer; el servidor pot estar en marxa
cmd-backup-file = El fitxer que s’escriu
cmd-backup-after =
    Exemples:
      caminos backup games.db
      caminos backup games.db --data /var/lib/caminos
cmd-restore = Posa una còpia de seguretat en una carpeta de dades que no faci servir cap servidor
cmd-restore-file = La còpia de seguretat
cmd-restore-replace = Mou abans a un altre fitxer les partides que hi hagi
cmd-restore-after =
    Exemples:
      caminos restore games.db
      caminos restore games.db --replace
cmd-migrate-data = Copia totes les partides a una altra base de dades i compara-les; no hi ha d’haver cap servidor en marxa
cmd-migrate-data-from = On són les partides: sqlite:CARPETA o postgres://usuari:contrasenya@màquina/base
cmd-migrate-data-to = On es copien, escrit de la mateixa manera; encara no hi ha d’haver partides
cmd-migrate-data-resume = Continua una còpia interrompuda
cmd-migrate-data-after =
    Exemples:
      caminos migrate-data --from sqlite:/var/lib/caminos --to postgres://caminos@db.example/caminos

# analyse
cmd-analyse = Diu què pensa el motor de cada jugada d’un registre, i hi afegeix comentaris
cmd-analyse-file = El registre, o - per a l’entrada estàndard
cmd-analyse-game = Només aquesta partida d’un registre amb diverses, comptant des d’1
cmd-analyse-ply = Només aquesta jugada de la partida, comptant des d’1
cmd-analyse-time = El temps per a cada posició, en mil·lisegons
cmd-analyse-nodes = Posicions que mira per jugada, en comptes d’un temps; així el resultat es pot repetir
cmd-analyse-out = Escriu el registre comentat en aquest fitxer
cmd-analyse-record = Mostra el registre comentat en comptes d’una taula
cmd-analyse-json = Mostra un objecte JSON per partida en comptes d’una taula
cmd-analyse-after =
    Exemples:
      caminos analyse game.caminos                         una taula al terminal
      caminos analyse game.caminos --out annotated.caminos    i el registre amb comentaris
      caminos analyse --nodes 5000 --json - < game.caminos
      caminos analyse series.caminos --game 2 --ply 7   una jugada d’una partida

    Una avaluació és el resultat esperat per al groc, de -1.00 (perd) a 1.00 (guanya), o
    «win N» i «loss N» quan està demostrat: el groc o el verd guanya en N jugades.
    La pèrdua és el que una jugada regala respecte de la millor, de 0 a 2; totes dues es
    miren la mateixa estona. Marques:
      ?!  a partir de 0.25, o deixa passar una victòria immediata que continua segura
      ?   a partir de 0.50
      ??  a partir d’1.00, o deixa passar una victòria immediata o la permet a l’oponent
      !   la millor jugada, i la següent regala 0.50 o perd
    La precisió és del 100 % per a qui no regala res, i baixa amb el que regalen les jugades.
    La millor línia va com a variant al costat d’una jugada amb ?!, ? o ??. Una distància
    és el mínim de caselles on un equip encara ha de construir. Els comentaris, marques i
    variants que ja hi havia es conserven.

# rules
cmd-rules = Llegeix les regles, amb figures, al terminal o com a pàgina per imprimir
cmd-rules-chapter = Només un capítol, pel nom o pel número
cmd-rules-html = Escriu una pàgina amb imatges en aquest fitxer, o - per a la sortida estàndard
cmd-rules-plain = Text sense colors
cmd-rules-no-pager = Mostra-les sense paginador; en un terminal s’usa PAGER, o less
cmd-rules-after =
    Exemples:
      caminos rules                       totes les regles
      caminos rules placing               només el capítol sobre col·locar una fitxa
      caminos rules --html rules.html     una pàgina per imprimir o per passar a algú

# show
cmd-show = Dibuixa una posició al terminal o com a imatge
cmd-show-path = Mostra també el camí guanyador, cara per cara
cmd-show-text = Mostra la posició com una línia de text
cmd-show-svg = Escriu una imatge isomètrica en aquest fitxer, o - per a la sortida estàndard
cmd-show-json = Mostra les dades com un objecte JSON
cmd-show-color = Fa servir colors; auto vol dir en un terminal, si no hi ha NO_COLOR
cmd-show-after =
    Exemples:
      caminos show --play "Lb2^3c2 Tg2h1h2h3"            dibuixa aquí una posició
      caminos show --board ring --svg ring.svg           escriu una imatge en un fitxer
      caminos show --record game.caminos --path          mostra el camí guanyador cara per cara
      caminos show --record series.caminos --game 2 --ply 6   la segona partida després de sis jugades
      caminos show --record game.caminos --link          dona la posició com a enllaç

    On hi ha una paret entre dues caselles, les seves cares es dibuixen com una franja entre
    elles, amb la cara de dalt tocant a la casella més alta. Una creu vol dir que la paret
    separa dues cares superiors d’un mateix equip.

# moves
cmd-moves = Llista les jugades legals d’una posició
cmd-moves-shape = Només aquesta fitxa
cmd-moves-cell = Només les col·locacions que ocupen aquesta casella
cmd-moves-count = Mostra només quantes n’hi ha
cmd-moves-json = Mostra una llista JSON, o un número amb --count
cmd-moves-after =
    Exemples:
      caminos moves                              totes les col·locacions al quadrat buit
      caminos moves --board diamond --count      quantes n’hi ha al rombe
      caminos moves --play "Ic2d2e2" --cell b2   les respostes que ocupen b2

    Mostra una jugada per línia en la forma canònica, ordenades per bytes; res quan la
    partida s’ha acabat.

# replay
cmd-replay = Comprova el registre d’una partida i diu com va acabar
cmd-replay-file = El registre, o - per a l’entrada estàndard
cmd-replay-json = Mostra el resultat com un objecte JSON, un per partida
cmd-replay-after =
    Exemples:
      caminos replay game.caminos            una frase sobre com va acabar la partida
      caminos replay --json - < game.caminos

    Es comproven totes les jugades, variants i resultats. Un fitxer amb diverses partides
    té una línia per partida, i una sèrie la suma dels punts. Si un registre no és correcte,
    el codi de sortida és 1 i es diu on és l’error.

# perft
cmd-perft = Compta de quantes maneres pot continuar una partida
cmd-perft-depth = Quantes col·locacions de profunditat
cmd-perft-threads = Fils per comptar [per defecte: un per processador]
cmd-perft-divide = A l’última profunditat, mostra el recompte de cada primera jugada
cmd-perft-json = Mostra un objecte JSON, amb la forma d’una línia de conformitat
cmd-perft-after =
    Exemples:
      caminos perft --depth 3                    1344, 1593800, etc., des del quadrat buit
      caminos perft --board ring --depth 2 --divide

    Mostra «<profunditat> <posicions>» per a cada profunditat fins a la que demanes. Les
    partides acabades no hi sumen res, i `swap` no és cap col·locació. El nombre de fils no
    canvia mai els números.

# conformance
cmd-conformance = Compara fitxers de conformitat amb les regles
cmd-conformance-files = Els fitxers, o - per a l’entrada estàndard
cmd-conformance-after =
    Exemples:
      caminos conformance testdata/conformance/*.jsonl

    Un fitxer té un objecte JSON per línia: board, players, neutral i moves, i el que s’ha
    de complir: `legal` (col·locacions abans de cada jugada), `result`, `perft` (després de
    les jugades) i `only_looks_connected` ({ "{" }after, team{ "}" }). També hi pot haver
    scoring, out, swap i first.
    Mostra cada diferència amb el fitxer i la línia. Si n’hi ha, el codi de sortida és 1.

# engine
cmd-engine = Executa un motor que parla el protocol de motors, per a enfrontaments i altres programes
cmd-engine-player = Qui juga: el motor o una referència (uct: partides a l’atzar, greedy: distància del camí una jugada endavant)
cmd-engine-weights = Pesos que ha escrit `caminos tune`, en comptes dels que porta el motor
cmd-engine-network = Una xarxa espacial escrita per `caminos tune`, en lloc de la que porta el motor
cmd-engine-after =
    Exemples:
      caminos engine                    i escriu: cei, newgame board square, go movetime 1000
      caminos engine --player uct       UCT pur amb el mateix protocol

    Llegeix ordres de l’entrada estàndard fins a `quit` o fins que s’acaba.
    docs/protocol.md les explica totes.

# arena
cmd-arena = Juga enfrontaments entre motors, nivells i altres programes
cmd-arena-a = Participant A
cmd-arena-b = Participant B
cmd-arena-more = Més jugadors, amb --ladder
cmd-arena-games = Quantes partides; un nombre senar es fa parell
cmd-arena-concurrency = Partides alhora
cmd-arena-openings = Obertures: un fitxer (FILE) amb una per línia, o quantes jugades a l’atzar (PLIES) [per defecte: el llibre del tauler]
cmd-arena-ladder = Fes jugar tothom contra tothom i puntua tots els jugadors
cmd-arena-seed = Llavor de totes les tries a l’atzar
cmd-arena-sprt = Para quan és clar si A és ELO1 o només ELO0 més fort (5 % d’errors)
cmd-arena-save = Desa les partides en un fitxer, cadascuna quan acaba
cmd-arena-resume = Continua l’enfrontament del fitxer
cmd-arena-adjudicate = Acaba una partida quan les últimes N avaluacions de tots dos coincideixen en qui guanya (0,95 o demostrat)
cmd-arena-log = Escriu en aquest fitxer tot el que s’envia als programes i el que responen
cmd-arena-json = Mostra el resultat com un objecte JSON
cmd-arena-verbose = Mostra el que els programes escriuen a la sortida d’errors
cmd-arena-movetime = Temps per jugada [per defecte: 100 si no es diu res més]
cmd-arena-time = Temps per partida
cmd-arena-inc = El que una jugada afegeix al temps
cmd-arena-nodes = Nodes per jugada: fa que un enfrontament es pugui repetir
cmd-arena-a-movetime = Per a A en comptes de --movetime, --time, --inc i --nodes
cmd-arena-a-time = El mateix
cmd-arena-a-inc = El mateix
cmd-arena-a-nodes = El mateix
cmd-arena-b-movetime = Per a B en comptes de --movetime, --time, --inc i --nodes
cmd-arena-b-time = El mateix
cmd-arena-b-inc = El mateix
cmd-arena-b-nodes = El mateix
cmd-arena-grace = Com de tard pot arribar una resposta abans de donar el programa per penjat
cmd-arena-option = Posa una opció a tots dos, com ara Memory=64
cmd-arena-a-option = Posa una opció a A
cmd-arena-b-option = Posa una opció a B
cmd-arena-after =
    Exemples:
      caminos arena engine greedy --movetime 300 --save games.caminos
      caminos arena 5 4 --board ring --games 200 --concurrency 4
      caminos arena "cmd:./new-engine" "cmd:./old-engine" --time 10000 --inc 100 --sprt 0 20
      caminos arena engine uct --a-movetime 100 --b-movetime 1000 --save games.caminos --resume
      caminos arena 6 4 --nodes 500 --adjudicate 3 --log dialogue.txt
      caminos arena --ladder 8 7 6 greedy --board ring --games 40

    Qui juga és un nivell de l’1 al 9, engine, uct, greedy, o cmd: i la línia
    d’ordres d’un programa que parla el protocol de docs/protocol.md. Cada obertura es juga
    dues vegades, amb els colors canviats. El codi de sortida és 1 si --sprt troba que A no
    és més fort. Ctrl+C acaba l’enfrontament i diu com anava.

# doctor
cmd-doctor = Comprova si un servidor aniria bé aquí, i digues què cal fer si no
cmd-doctor-json = Mostra una llista JSON
cmd-doctor-after =
    Exemples:
      caminos doctor
      caminos doctor --data /srv/caminos --listen 127.0.0.1:8377
      caminos doctor --database postgres://caminos@db/caminos --nats nats://bus:4222 --json

    Dona-li les mateixes opcions que al servidor. El codi de sortida és 1 si un servidor no funcionaria.

# tune
cmd-tune = Fa que el motor aprengui de partides contra si mateix
cmd-tune-games = Quantes partides es juguen
cmd-tune-nodes = Posicions que mira per jugada
cmd-tune-seed = Llavor de les tries a l’atzar
cmd-tune-threads = Partides alhora [per defecte: tantes com nuclis]
cmd-tune-from = Pesos de partida [per defecte: els del motor]
cmd-tune-save = Només juga, i afegeix les partides a un fitxer
cmd-tune-data = Partides per aprendre’n, tal com les escriu --save; es pot donar més d’un cop
cmd-tune-network = Escriu en un fitxer la xarxa espacial apresa de --data
cmd-tune-initial = Xarxa amb què jugar i continuar l’entrenament, en lloc de la del motor o de pesos aleatoris
cmd-tune-epochs = Passades sobre les partides
cmd-tune-rate = La taxa d’aprenentatge més alta; baixa cap al final
cmd-tune-after =
    Exemples:
      caminos tune --board ring --games 300 > ring.txt
      caminos tune --board ring --games 300 --from ring.txt --seed 2 > ring2.txt
      caminos tune --board ring --games 5000 --nodes 600 --save ring.games
      caminos tune --board ring --data ring.games --network ring.network
      caminos arena "cmd:caminos engine --weights ring2.txt" engine --board ring --games 100

    Nou de cada deu partides ensenyen, les altres mostren què s’ha après. El que porta
    el motor és a crates/search/weights, un fitxer per tauler.

# bench
cmd-bench = Mesura com de ràpides són les regles en aquesta màquina
cmd-bench-json = Mostra un objecte JSON
cmd-bench-after =
    Exemples:
      caminos bench            tarda uns segons
      caminos bench --json

    Temps de CPU d’un fil, el millor de diverses vegades.

# completions
cmd-completions = Mostra un script de compleció per al teu intèrpret d’ordres
cmd-completions-shell = El teu intèrpret d’ordres
cmd-completions-after =
    Exemples:
      caminos completions bash > ~/.local/share/bash-completion/completions/caminos
      caminos completions fish > ~/.config/fish/completions/caminos.fish

# Shared arguments
cmd-start-board = El tauler: square, diamond, octagon o ring, o un del fitxer de material [per defecte: square]
cmd-start-players = Dues persones, o quatre en dos equips [per defecte: 2]
cmd-start-neutral = Cada equip col·loca primer una fitxa neutral
cmd-start-scoring = Si ningú no connecta, decideixen les fitxes de la vora
cmd-start-out = Qui queda fora quan un seient no pot col·locar: el seient o l’equip [per defecte: seat]
cmd-start-swap = Qui juga en segon lloc pot respondre a la primera jugada amb `swap`
cmd-start-first = L’equip que comença [per defecte: yellow]
cmd-start-record = Comença des d’un registre; - és l’entrada estàndard
cmd-start-game = Quina partida d’un registre amb diverses, comptant des d’1
cmd-start-ply = La posició després d’aquestes jugades del registre, 0 per a l’inici
cmd-start-position = Comença des d’una posició escrita com a text, com la que mostra `show --text`
cmd-start-link = Comença des d’un enllaç (`show` sense cap text mostra l’enllaç)
cmd-start-play = Jugades que es fan primer, separades per espais
cmd-start-material = Un fitxer que descriu altres fitxes o taulers
cmd-start-listen = On s’escolta: una adreça i un port, 0 per a qualsevol de lliure
cmd-start-data = La carpeta de les partides [per defecte: caminos a la teva carpeta de dades]
cmd-start-database = Guarda les partides en aquesta base Postgres en lloc d’una carpeta; també de CAMINOS_DATABASE
cmd-start-nats = Troba els altres servidors de la mateixa base per aquest servidor NATS; també de CAMINOS_NATS
cmd-start-nats-credentials = El fitxer amb les credencials per a NATS
cmd-start-nats-certificates = Un fitxer amb certificats de confiança per a NATS, a més dels del sistema
cmd-start-max-sockets = Quants jugadors i espectadors hi pot haver connectats alhora

# puzzles
cmd-puzzles = Resol problemes, comprova’n les proves, crea’n de nous
cmd-puzzles-play = Resol problemes en línies de text; es tornen més difícils a mesura que en resols
cmd-puzzles-play-file = Un fitxer de problemes [per defecte: els del programa]
cmd-puzzles-play-theme = Només problemes d’aquest tema
cmd-puzzles-play-board = Només problemes en aquest tauler
cmd-puzzles-play-rating = La teva puntuació en començar
cmd-puzzles-verify = Comprova que cada problema d’un fitxer està provat, només amb les regles
cmd-puzzles-verify-file = Un fitxer de problemes [per defecte: els del programa]
cmd-puzzles-make = Busca problemes en partides que el programa juga contra si mateix
cmd-puzzles-make-games = Quantes partides
cmd-puzzles-make-seed = La llavor de la primera partida
cmd-puzzles-make-most = Com a màxim, aquest nombre de problemes nous per a cada tasca
cmd-puzzles-make-file = El fitxer on s’afegeixen els problemes; una cerca aturada hi continua
cmd-puzzles-after =
    Exemples:
      caminos puzzles play --theme cover           problemes en què una fitxa en tapa una altra
      caminos puzzles verify                       comprova tots els del programa
      caminos puzzles make new.txt --board ring --games 500

    docs/puzzles.md descriu el fitxer i què demostra una prova.

# solve
cmd-solve = Resol del tot una posició o un tauler petit i escriu-ne la prova
cmd-solve-memory = La memòria per a posicions, en MiB
cmd-solve-time = Acaba sense decisió després d’aquest temps, en mil·lisegons
cmd-solve-nodes = Acaba sense decisió després d’aquestes posicions
cmd-solve-proof = Escriu la prova en aquest fitxer
cmd-solve-verify = Comprova en canvi la prova d’aquest fitxer, només amb les regles
cmd-solve-after =
    Exemples:
      caminos solve --material materials/tiny.toml --proof tiny.proof
      caminos solve --material materials/tiny.toml --verify tiny.proof

    Ctrl+C ho atura. Una cerca aturada, o que arriba a --time o --nodes, mostra el que se sap, i el
    codi de sortida és 3. Si omple --memory continua i oblida posicions.
    Els taulers de la caixa són massa grans per resoldre’ls quan són buits.
