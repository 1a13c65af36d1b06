# The help of the terminal program. A message is named after its command and its argument;
# cmd-start-… are those that several commands share. Commands, options and the words that are
# typed stay as they are in every language.

cli-usage = Uso
cli-options = Opcións
cli-arguments = Argumentos
cli-commands = Ordes
cli-position = Posición
cli-players = Quen xoga
# In the line of usage, in place of options and of a command.
cli-any-options = [OPCIÓNS]
cli-any-command = ORDE
# What the values of arguments are called: one word in capitals.
cmd-value-file = FICHEIRO
cmd-value-board = TABOLEIRO
cmd-value-cell = CASA
cmd-value-database = BASE
cmd-value-chapter = CAPÍTULO
cmd-value-dir = CARTAFOL
cmd-value-lang = LINGUA
cmd-value-letter = LETRA
cmd-value-moves = XOGADAS
cmd-value-player = XOGADOR
cmd-value-text = TEXTO
cmd-value-theme = TEMA
cmd-value-time = TEMPO
cmd-value-when = CANDO
cmd-value-shell = SHELL
cmd-value-log = QUE
cmd-value-address-port = ENDEREZO:PORTO
cmd-value-name-value = NOME=VALOR
cmd-value-name = NOME
cmd-value-seconds = SEGUNDOS
cmd-value-url = URL
cli-default = [predeterminado: { $value }]
cli-values = [valores posibles: { $values }]
cmd-caminos-help = Mostra a axuda
cmd-caminos-version = Mostra a versión
cmd-help = Mostra esta mensaxe ou a axuda dunha orde
cmd-caminos-lang = A lingua: en, ca, gl, es, fr, nl ou de [predeterminado: a do sistema]

# What is wrong with arguments
arg-error-again = o argumento «{ $arg }» non se pode repetir
arg-error-conflict = o argumento «{ $arg }» non se pode usar con { $others }
arg-error-value = o valor «{ $value }» non é válido para «{ $arg }»
arg-error-no-value = «{ $arg }» necesita un valor e non ten ningún
arg-error-values = valores posibles: { $values }
arg-error-command = non se coñece a orde «{ $command }»
arg-error-missing = faltan estes argumentos obrigatorios: { $args }
arg-error-no-command = falta unha orde
arg-error-too-many = o valor «{ $value }» para «{ $arg }» sobra; non se esperaban máis
arg-error-count = { $arg } necesita { $expected } valores, e déronse { $actual }
arg-error-unknown = non se esperaba o argumento «{ $arg }»
arg-error-number = non é ningún número
arg-error-range = { $value } non está en { $range }
arg-error-address = escribe un enderezo IP e un porto, como 127.0.0.1:8377
arg-error-location = escribe sqlite:CARTAFOL ou postgres://usuario:contrasinal@máquina/base
arg-error-database = un enderezo de base comeza por postgres:// e di unha máquina, como postgres://caminos@db/caminos
arg-error-nats = un enderezo NATS comeza por nats:// ou tls:// e di unha máquina, como nats://bus:4222
arg-error-no-cluster = este programa compilouse sen Postgres nin NATS; `make build` fai o completo, target/release/caminos
arg-error-character = non é un só carácter
arg-error-text = un argumento non é texto UTF-8
arg-error-other = os argumentos non se poden ler
arg-error-similar = hai semellantes: { $names }
arg-error-more = Para saber máis, proba «--help».

# caminos
cmd-caminos = Xoga, comproba e debuxa partidas de Caminos, o xogo de conexión en tres dimensións.
cmd-caminos-after =
    Exemplos:
      caminos play                               dúas persoas neste terminal
      caminos play --level 3                     ti contra o ordenador
      caminos serve                              xoga no navegador, a soas ou con máis xente
      caminos replay game.caminos                comproba un rexistro e di como rematou
      caminos analyse game.caminos               que pensa o motor de cada xogada
      caminos show --record game.caminos         debuxa a súa última posición
      caminos moves --board ring --cell c3       as colocacións legais que ocupan c3
      caminos perft --board diamond --depth 2    de cantos xeitos poden ir dúas quendas

    Unha xogada é a letra dunha ficha e as súas casas: Lb2b3b4c4 está deitada,
    Lb2^3c2 está de pé, de tres cubos de alto en b2.
    Códigos de saída: 0 todo vai ben, 1 a resposta é non ou rexéitase a entrada,
    2 usouse mal, 3 rematou antes de saber a resposta.

# play
cmd-play = Xoga neste terminal, entre persoas ou contra o ordenador
cmd-play-clock = Xoga con reloxo: minutos e segundos por xogada (10+5, 0:30+2) ou días por xogada (3d)
cmd-play-games = Xoga unha serie desas partidas; quen comeza altérnase e o marcador súmase
cmd-play-plain = Liñas de texto en vez de pantalla completa
cmd-play-no-mouse = Déixalle o rato ao terminal, para seleccionar texto
cmd-play-theme = As cores da mesa
cmd-play-picture = Escribe unha imaxe da pantalla neste ficheiro e remata
cmd-play-size = Cantas columnas e filas ten a imaxe
cmd-play-keys = Teclas que se premen antes de facer a imaxe
cmd-play-level = O ordenador xoga co verde neste nivel
cmd-play-yellow = Quen xoga co amarelo, nos dous asentos se xogan catro [predeterminado: me]
cmd-play-green = Quen xoga co verde, nos dous asentos se xogan catro [predeterminado: me]
cmd-play-seat1 = Quen xoga no asento 1, que é amarelo
cmd-play-seat2 = Quen xoga no asento 2, que é verde
cmd-play-seat3 = Quen xoga no asento 3, amarelo se xogan catro
cmd-play-seat4 = Quen xoga no asento 4, verde se xogan catro
cmd-play-think = O tempo do ordenador para unha xogada ou unha pista, en milisegundos
cmd-play-nodes = Posicións que mira por xogada, en vez dun tempo; con --seed, o xogo pódese repetir
cmd-play-seed = Semente das súas escollas ao chou [predeterminado: cada vez distinto]
cmd-play-after =
    Exemplos:
      caminos play                                  dúas persoas no cadrado
      caminos play --level 3                        ti es o amarelo, o ordenador o verde
      caminos play --yellow computer:6              comeza o ordenador
      caminos play --yellow computer --green computer    mira como xoga contra si mesmo
      caminos play --board octagon --players 4 --seat3 computer --green computer:5
                                                    catro en dous equipos, ti no asento 1
      caminos play --record game.caminos            continúa unha partida gardada
      caminos play --record game.caminos --ply 4    desde a posición despois de catro xogadas
      caminos play --level 4 --games 3 --scoring    unha serie de tres partidas por puntos
      echo "Lb2b3b4c4" | caminos play               unha xogada desde unha pipe

    Quen xoga é me, computer, ou computer:NIVEL cun nivel do 1, principiante,
    ao 9, todo o que sabe; sen nivel é o 4.
    Durante a partida, preme h para unha pista, u para desfacer, ? para todas as teclas. Sen
    terminal, ou con --plain, le unha xogada ou unha orde por liña e responde con texto;
    escribe alí help.

# serve
cmd-serve = Serve o xogo aos navegadores desta máquina e da súa rede
cmd-serve-no-open = Non abras ningún navegador
cmd-serve-behind-proxy = Os clientes veñen dun intermediario: colle o enderezo de X-Forwarded-For
cmd-serve-host = Outro nome deste servidor, como se escribe no navegador; pódese repetir
cmd-serve-drain = Canto segue despois de que lle pidan parar, para que os balanceadores o noten
cmd-serve-log = Que se anota na saída de erros
cmd-serve-log-format = Como se escribe o rexistro
cmd-serve-after =
    Exemplos:
      caminos serve                               no porto 8377, tamén para a túa rede
      caminos serve --listen 127.0.0.1:8377       só para esta máquina
      caminos serve --listen 127.0.0.1:8377 --behind-proxy --no-open

    As partidas gárdanse no disco e seguen aí ao volver arrincar. Deteno con Ctrl+C.

# backup, restore and migrate-data
cmd-backup = Copia as partidas dun cartafol de datos nun só ficheiro; o servidor pode estar en marcha
cmd-backup-file = O ficheiro que se escribe
cmd-backup-after =
    Exemplos:
      caminos backup games.db
      caminos backup games.db --data /var/lib/caminos
cmd-restore = Pon unha copia de seguranza nun cartafol de datos que non use ningún servidor
cmd-restore-file = A copia de seguranza
cmd-restore-replace = Move antes a outro ficheiro as partidas que xa haxa
cmd-restore-after =
    Exemplos:
      caminos restore games.db
      caminos restore games.db --replace
cmd-migrate-data = Copia todas as partidas a outra base de datos e compáraas; non debe haber ningún servidor en marcha
cmd-migrate-data-from = Onde están as partidas: sqlite:CARTAFOL ou postgres://usuario:contrasinal@máquina/base
cmd-migrate-data-to = Onde se copian, escrito do mesmo xeito; aínda non debe haber partidas
cmd-migrate-data-resume = Continúa unha copia interrompida
cmd-migrate-data-after =
    Exemplos:
      caminos migrate-data --from sqlite:/var/lib/caminos --to postgres://caminos@db.example/caminos

# analyse
cmd-analyse = Di que pensa o motor de cada xogada dun rexistro, e engádelle comentarios
cmd-analyse-file = O rexistro, ou - para a entrada estándar
cmd-analyse-game = Só esta partida dun rexistro con varias, contando desde 1
cmd-analyse-ply = Só esta xogada da partida, contando desde 1
cmd-analyse-time = O tempo para cada posición, en milisegundos
cmd-analyse-nodes = Posicións que mira por xogada, en vez dun tempo; así o resultado pódese repetir
cmd-analyse-out = Escribe o rexistro comentado neste ficheiro
cmd-analyse-record = Mostra o rexistro comentado en vez dunha táboa
cmd-analyse-json = Mostra un obxecto JSON por partida en vez dunha táboa
cmd-analyse-after =
    Exemplos:
      caminos analyse game.caminos                         unha táboa no terminal
      caminos analyse game.caminos --out annotated.caminos    e o rexistro con comentarios
      caminos analyse --nodes 5000 --json - < game.caminos
      caminos analyse series.caminos --game 2 --ply 7   unha xogada dunha partida

    Unha avaliación é o resultado esperado para o amarelo, de -1.00 (perde) a 1.00 (gaña),
    ou «win N» e «loss N» cando está demostrado: o amarelo ou o verde gaña en N xogadas.
    A perda é o que unha xogada regala respecto da mellor, de 0 a 2; as dúas míranse o
    mesmo tempo. Marcas:
      ?!  a partir de 0.25, ou deixa pasar unha vitoria inmediata que segue segura
      ?   a partir de 0.50
      ??  a partir de 1.00, ou deixa pasar unha vitoria inmediata ou permítella ao opoñente
      !   a mellor xogada, e a seguinte regala 0.50 ou perde
    A precisión é do 100 % para quen non regala nada, e baixa co que regalan as xogadas.
    A mellor liña vai como variante a carón dunha xogada con ?!, ? ou ??. Unha distancia é
    o mínimo de casas onde un equipo aínda ten que construír. Os comentarios, marcas e
    variantes que xa había consérvanse.

# rules
cmd-rules = Le as regras, con figuras, no terminal ou como páxina para imprimir
cmd-rules-chapter = Só un capítulo, polo nome ou polo número
cmd-rules-html = Escribe unha páxina con imaxes neste ficheiro, ou - para a saída estándar
cmd-rules-plain = Texto sen cores
cmd-rules-no-pager = Mostra sen paxinador; nun terminal úsase PAGER, ou less
cmd-rules-after =
    Exemplos:
      caminos rules                       todas as regras
      caminos rules placing               só o capítulo sobre colocar unha ficha
      caminos rules --html rules.html     unha páxina para imprimir ou para pasarlle a alguén

# show
cmd-show = Debuxa unha posición no terminal ou como imaxe
cmd-show-path = Mostra tamén o camiño gañador, cara por cara
cmd-show-text = Mostra a posición como unha liña de texto
cmd-show-svg = Escribe unha imaxe isométrica neste ficheiro, ou - para a saída estándar
cmd-show-json = Mostra os datos como un obxecto JSON
cmd-show-color = Usa cores; auto quere dicir nun terminal, se non está NO_COLOR
cmd-show-after =
    Exemplos:
      caminos show --play "Lb2^3c2 Tg2h1h2h3"            debuxa aquí unha posición
      caminos show --board ring --svg ring.svg           escribe unha imaxe nun ficheiro
      caminos show --record game.caminos --path          mostra o camiño gañador cara por cara
      caminos show --record series.caminos --game 2 --ply 6   a segunda partida despois de seis xogadas
      caminos show --record game.caminos --link          dá a posición como ligazón

    Onde hai unha parede entre dúas casas, as súas caras debúxanse como unha franxa entre
    elas, coa cara de arriba a carón da casa máis alta. Unha cruz quere dicir que a parede
    separa dúas caras superiores dun mesmo equipo.

# moves
cmd-moves = Lista as xogadas legais dunha posición
cmd-moves-shape = Só esta ficha
cmd-moves-cell = Só as colocacións que ocupan esta casa
cmd-moves-count = Mostra só cantas hai
cmd-moves-json = Mostra unha lista JSON, ou un número con --count
cmd-moves-after =
    Exemplos:
      caminos moves                              todas as colocacións no cadrado baleiro
      caminos moves --board diamond --count      cantas hai no rombo
      caminos moves --play "Ic2d2e2" --cell b2   as respostas que ocupan b2

    Mostra unha xogada por liña na forma canónica, ordenadas por bytes; nada cando a
    partida xa rematou.

# replay
cmd-replay = Comproba o rexistro dunha partida e di como rematou
cmd-replay-file = O rexistro, ou - para a entrada estándar
cmd-replay-json = Mostra o resultado como un obxecto JSON, un por partida
cmd-replay-after =
    Exemplos:
      caminos replay game.caminos            unha frase sobre como rematou a partida
      caminos replay --json - < game.caminos

    Compróbanse todas as xogadas, variantes e resultados. Un ficheiro con varias partidas
    ten unha liña por partida, e unha serie a suma dos puntos. Se un rexistro non é correcto,
    o código de saída é 1 e dise onde está o erro.

# perft
cmd-perft = Conta de cantos xeitos pode continuar unha partida
cmd-perft-depth = Cantas colocacións de profundidade
cmd-perft-threads = Fíos para contar [predeterminado: un por procesador]
cmd-perft-divide = Na última profundidade, mostra o reconto de cada primeira xogada
cmd-perft-json = Mostra un obxecto JSON, coa forma dunha liña de conformidade
cmd-perft-after =
    Exemplos:
      caminos perft --depth 3                    1344, 1593800, etc., desde o cadrado baleiro
      caminos perft --board ring --depth 2 --divide

    Mostra «<profundidade> <posicións>» para cada profundidade ata a que pides. As partidas
    rematadas non suman nada, e `swap` non é ningunha colocación. O número de fíos non
    cambia nunca os números.

# conformance
cmd-conformance = Compara ficheiros de conformidade coas regras
cmd-conformance-files = Os ficheiros, ou - para a entrada estándar
cmd-conformance-after =
    Exemplos:
      caminos conformance testdata/conformance/*.jsonl

    Un ficheiro ten un obxecto JSON por liña: board, players, neutral e moves, e o que se
    ten que cumprir: `legal` (colocacións antes de cada xogada), `result`, `perft` (despois
    das xogadas) e `only_looks_connected` ({ "{" }after, team{ "}" }). Tamén pode haber
    scoring, out, swap e first.
    Mostra cada diferenza co ficheiro e a liña. Se hai algunha, o código de saída é 1.

# engine
cmd-engine = Executa un motor que fala o protocolo de motores, para enfrontamentos e outros programas
cmd-engine-player = Quen xoga: o motor ou unha referencia (uct: partidas ao chou, greedy: distancia do camiño unha xogada adiante)
cmd-engine-weights = Pesos que escribiu `caminos tune`, en vez dos que trae o motor
cmd-engine-network = Unha rede espacial escrita por `caminos tune`, en lugar da que trae o motor
cmd-engine-after =
    Exemplos:
      caminos engine                    e escribe: cei, newgame board square, go movetime 1000
      caminos engine --player uct       UCT puro co mesmo protocolo

    Le ordes da entrada estándar ata `quit` ou ata que se acaba.
    docs/protocol.md explícaas todas.

# arena
cmd-arena = Xoga enfrontamentos entre motores, niveis e outros programas
cmd-arena-a = Participante A
cmd-arena-b = Participante B
cmd-arena-more = Máis xogadores, con --ladder
cmd-arena-games = Cantas partidas; un número impar faise par
cmd-arena-concurrency = Partidas á vez
cmd-arena-openings = Aperturas: un ficheiro (FILE) cunha por liña, ou cantas xogadas ao chou (PLIES) [predeterminado: o libro do taboleiro]
cmd-arena-ladder = Fai xogar a todos contra todos e puntúa a todos os xogadores
cmd-arena-seed = Semente de todas as escollas ao chou
cmd-arena-sprt = Para cando está claro se A é ELO1 ou só ELO0 máis forte (5 % de erros)
cmd-arena-save = Garda as partidas nun ficheiro, cada unha cando remata
cmd-arena-resume = Continúa o enfrontamento do ficheiro
cmd-arena-adjudicate = Remata unha partida cando as últimas N avaliacións de ambos coinciden en quen gaña (0,95 ou demostrado)
cmd-arena-log = Escribe neste ficheiro todo o que se lles envía aos programas e o que responden
cmd-arena-json = Mostra o resultado como un obxecto JSON
cmd-arena-verbose = Mostra o que os programas escriben na saída de erros
cmd-arena-movetime = Tempo por xogada [predeterminado: 100 se non se di outra cousa]
cmd-arena-time = Tempo por partida
cmd-arena-inc = O que unha xogada engade ao tempo
cmd-arena-nodes = Nodos por xogada: fai que un enfrontamento se poida repetir
cmd-arena-a-movetime = Para A en vez de --movetime, --time, --inc e --nodes
cmd-arena-a-time = O mesmo
cmd-arena-a-inc = O mesmo
cmd-arena-a-nodes = O mesmo
cmd-arena-b-movetime = Para B en vez de --movetime, --time, --inc e --nodes
cmd-arena-b-time = O mesmo
cmd-arena-b-inc = O mesmo
cmd-arena-b-nodes = O mesmo
cmd-arena-grace = Canto pode tardar unha resposta antes de dar o programa por bloqueado
cmd-arena-option = Pon unha opción aos dous, como Memory=64
cmd-arena-a-option = Pon unha opción a A
cmd-arena-b-option = Pon unha opción a B
cmd-arena-after =
    Exemplos:
      caminos arena engine greedy --movetime 300 --save games.caminos
      caminos arena 5 4 --board ring --games 200 --concurrency 4
      caminos arena "cmd:./new-engine" "cmd:./old-engine" --time 10000 --inc 100 --sprt 0 20
      caminos arena engine uct --a-movetime 100 --b-movetime 1000 --save games.caminos --resume
      caminos arena 6 4 --nodes 500 --adjudicate 3 --log dialogue.txt
      caminos arena --ladder 8 7 6 greedy --board ring --games 40

    Quen xoga é un nivel do 1 ao 9, engine, uct, greedy, ou cmd: e a liña de
    ordes dun programa que fala o protocolo de docs/protocol.md. Cada apertura xógase dúas
    veces, coas cores cambiadas. O código de saída é 1 se --sprt atopa que A non é máis
    forte. Ctrl+C remata o enfrontamento e di como ía.

# doctor
cmd-doctor = Comproba se un servidor iría ben aquí, e di que facer se non
cmd-doctor-json = Mostra unha lista JSON
cmd-doctor-after =
    Exemplos:
      caminos doctor
      caminos doctor --data /srv/caminos --listen 127.0.0.1:8377
      caminos doctor --database postgres://caminos@db/caminos --nats nats://bus:4222 --json

    Dálle as mesmas opcións que ao servidor. O código de saída é 1 se un servidor non funcionaría.

# tune
cmd-tune = Fai que o motor aprenda de partidas contra si mesmo
cmd-tune-games = Cantas partidas se xogan
cmd-tune-nodes = Posicións que mira por xogada
cmd-tune-seed = Semente das escollas ao chou
cmd-tune-threads = Partidas á vez [predeterminado: tantas como núcleos]
cmd-tune-from = Pesos de partida [predeterminado: os do motor]
cmd-tune-save = Só xoga, e engade as partidas a un ficheiro
cmd-tune-data = Partidas das que aprender, tal como as escribe --save; pódese dar varias veces
cmd-tune-network = Escribe nun ficheiro a rede espacial aprendida de --data
cmd-tune-initial = Unha rede coa que xogar e seguir adestrando, en lugar da do motor e de pesos aleatorios
cmd-tune-epochs = Pasadas sobre as partidas
cmd-tune-rate = A maior taxa de aprendizaxe; baixa cara ao final
cmd-tune-after =
    Exemplos:
      caminos tune --board ring --games 300 > ring.txt
      caminos tune --board ring --games 300 --from ring.txt --seed 2 > ring2.txt
      caminos tune --board ring --games 5000 --nodes 600 --save ring.games
      caminos tune --board ring --data ring.games --network ring.network
      caminos arena "cmd:caminos engine --weights ring2.txt" engine --board ring --games 100

    Nove de cada dez partidas ensinan, as outras mostran o que se aprendeu. O que trae o
    motor está en crates/search/weights, un ficheiro por taboleiro.

# bench
cmd-bench = Mide o rápidas que son as regras nesta máquina
cmd-bench-json = Mostra un obxecto JSON
cmd-bench-after =
    Exemplos:
      caminos bench            tarda uns segundos
      caminos bench --json

    Tempo de CPU dun fío, o mellor de varias veces.

# completions
cmd-completions = Mostra un script de completado para o teu intérprete de ordes
cmd-completions-shell = O teu intérprete de ordes
cmd-completions-after =
    Exemplos:
      caminos completions bash > ~/.local/share/bash-completion/completions/caminos
      caminos completions fish > ~/.config/fish/completions/caminos.fish

# Shared arguments
cmd-start-board = O taboleiro: square, diamond, octagon ou ring, ou un do ficheiro de material [predeterminado: square]
cmd-start-players = Dúas persoas, ou catro en dous equipos [predeterminado: 2]
cmd-start-neutral = Cada equipo coloca primeiro unha ficha neutral
cmd-start-scoring = Se ninguén conecta, deciden as fichas do bordo
cmd-start-out = Quen queda fóra cando un asento non pode colocar: o asento ou o equipo [predeterminado: seat]
cmd-start-swap = Quen xoga en segundo lugar pode responder á primeira xogada con `swap`
cmd-start-first = O equipo que comeza [predeterminado: yellow]
cmd-start-record = Comeza desde un rexistro; - é a entrada estándar
cmd-start-game = Que partida dun rexistro con varias, contando desde 1
cmd-start-ply = A posición despois desas xogadas do rexistro, 0 para o comezo
cmd-start-position = Comeza desde unha posición escrita como texto, como a que mostra `show --text`
cmd-start-link = Comeza desde unha ligazón (`show` sen ningún texto mostra a ligazón)
cmd-start-play = Xogadas que se fan primeiro, separadas por espazos
cmd-start-material = Un ficheiro que describe outras fichas ou taboleiros
cmd-start-listen = Onde se escoita: un enderezo e un porto, 0 para calquera libre
cmd-start-data = O cartafol das partidas [predeterminado: caminos no teu cartafol de datos]
cmd-start-database = Garda as partidas nesta base Postgres no canto dun cartafol; tamén de CAMINOS_DATABASE
cmd-start-nats = Contacta cos outros servidores da mesma base por este servidor NATS; tamén de CAMINOS_NATS
cmd-start-nats-credentials = O ficheiro coas credenciais para NATS
cmd-start-nats-certificates = Un ficheiro con certificados de confianza para NATS, ademais dos do sistema
cmd-start-max-sockets = Cantos xogadores e espectadores pode haber conectados á vez

# puzzles
cmd-puzzles = Resolve problemas, comproba as súas probas, crea outros
cmd-puzzles-play = Resolve problemas en liñas de texto; vólvense máis difíciles ao resolvelos
cmd-puzzles-play-file = Un ficheiro de problemas [predeterminado: os do programa]
cmd-puzzles-play-theme = Só problemas deste tema
cmd-puzzles-play-board = Só problemas neste taboleiro
cmd-puzzles-play-rating = A túa puntuación ao comezar
cmd-puzzles-verify = Comproba que cada problema dun ficheiro está probado, só coas regras
cmd-puzzles-verify-file = Un ficheiro de problemas [predeterminado: os do programa]
cmd-puzzles-make = Busca problemas en partidas que o programa xoga contra si mesmo
cmd-puzzles-make-games = Cantas partidas
cmd-puzzles-make-seed = A semente da primeira partida
cmd-puzzles-make-most = Como máximo, este número de problemas novos para cada tarefa
cmd-puzzles-make-file = O ficheiro ao que se engaden os problemas; unha busca detida segue aí
cmd-puzzles-after =
    Exemplos:
      caminos puzzles play --theme cover           problemas nos que unha ficha cobre outra
      caminos puzzles verify                       comproba todos os do programa
      caminos puzzles make new.txt --board ring --games 500

    docs/puzzles.md describe o ficheiro e o que demostra unha proba.

# solve
cmd-solve = Resolve por completo unha posición ou un taboleiro pequeno e escribe a proba
cmd-solve-memory = A memoria para posicións, en MiB
cmd-solve-time = Remata sen decisión despois deste tempo, en milisegundos
cmd-solve-nodes = Remata sen decisión despois destas posicións
cmd-solve-proof = Escribe a proba neste ficheiro
cmd-solve-verify = Comproba no canto diso a proba deste ficheiro, só coas regras
cmd-solve-after =
    Exemplos:
      caminos solve --material materials/tiny.toml --proof tiny.proof
      caminos solve --material materials/tiny.toml --verify tiny.proof

    Ctrl+C deteno. Unha busca detida, ou que chega a --time ou --nodes, mostra o que se sabe, e o
    código de saída é 3. Se enche --memory segue e esquece posicións.
    Os taboleiros da caixa son grandes de máis para resolvelos cando están baleiros.
