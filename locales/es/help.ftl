# The help of the terminal program. A message is named after its command and its argument;
# cmd-start-… are those that several commands share. Commands, options and the words that are
# typed stay as they are in every language.

cli-usage = Uso
cli-options = Opciones
cli-arguments = Argumentos
cli-commands = Órdenes
cli-position = Posición
cli-players = Quién juega
# In the line of usage, in place of options and of a command.
cli-any-options = [OPCIONES]
cli-any-command = ORDEN
# What the values of arguments are called: one word in capitals.
cmd-value-file = ARCHIVO
cmd-value-board = TABLERO
cmd-value-cell = CASILLA
cmd-value-database = BASE
cmd-value-chapter = CAPÍTULO
cmd-value-dir = CARPETA
cmd-value-lang = IDIOMA
cmd-value-letter = LETRA
cmd-value-moves = JUGADAS
cmd-value-player = JUGADOR
cmd-value-text = TEXTO
cmd-value-theme = TEMA
cmd-value-time = TIEMPO
cmd-value-when = CUÁNDO
cmd-value-shell = SHELL
cmd-value-log = QUÉ
cmd-value-address-port = DIRECCIÓN:PUERTO
cmd-value-name-value = NOMBRE=VALOR
cmd-value-name = NOMBRE
cmd-value-seconds = SEGUNDOS
cmd-value-url = URL
cli-default = [por defecto: { $value }]
cli-values = [valores posibles: { $values }]
cmd-caminos-help = Mostrar la ayuda
cmd-caminos-version = Mostrar la versión
cmd-help = Mostrar este mensaje o la ayuda de una orden
cmd-caminos-lang = El idioma: en, ca, gl, es, fr, nl o de [por defecto: el de tu sistema]

# What is wrong with arguments
arg-error-again = el argumento «{ $arg }» no se puede usar varias veces
arg-error-conflict = el argumento «{ $arg }» no se puede usar con { $others }
arg-error-value = el valor «{ $value }» no vale para «{ $arg }»
arg-error-no-value = «{ $arg }» necesita un valor y no se ha dado ninguno
arg-error-values = valores posibles: { $values }
arg-error-command = no hay ninguna orden «{ $command }»
arg-error-missing = faltan estos argumentos necesarios: { $args }
arg-error-no-command = falta una orden
arg-error-too-many = sobra el valor «{ $value }» para «{ $arg }»; no se esperaban más
arg-error-count = { $arg } necesita { $expected } valores, y se han dado { $actual }
arg-error-unknown = no se esperaba el argumento «{ $arg }»
arg-error-number = no es un número
arg-error-range = { $value } no está en { $range }
arg-error-address = escribe una dirección IP y un puerto, como 127.0.0.1:8377
arg-error-location = escribe sqlite:CARPETA o postgres://usuario:clave@máquina/base
arg-error-database = una dirección de base empieza por postgres:// y nombra una máquina, como postgres://caminos@db/caminos
arg-error-nats = una dirección NATS empieza por nats:// o tls:// y nombra una máquina, como nats://bus:4222
arg-error-no-cluster = este programa se compiló sin Postgres ni NATS; `make build` hace el completo, target/release/caminos
arg-error-character = no es un solo carácter
arg-error-text = un argumento no es texto UTF-8
arg-error-other = no se pueden leer los argumentos
arg-error-similar = hay algo parecido: { $names }
arg-error-more = Para saber más, prueba «--help».

# caminos
cmd-caminos = Jugar, comprobar y dibujar partidas de Caminos, el juego de conexión en tres dimensiones.
cmd-caminos-after =
    Ejemplos:
      caminos play                               dos personas en este terminal
      caminos play --level 3                     tú contra el ordenador
      caminos serve                              jugar en el navegador, a solas o con más gente
      caminos replay game.caminos                comprobar un registro y decir cómo acabó
      caminos analyse game.caminos               qué piensa el motor de cada jugada
      caminos show --record game.caminos         dibujar su última posición
      caminos moves --board ring --cell c3       las colocaciones legales que entran en c3
      caminos perft --board diamond --depth 2    de cuántas maneras van los dos primeros turnos

    Una jugada es la letra de una ficha y sus casillas: Lb2b3b4c4 está tumbada, Lb2^3c2 está de pie,
    con tres cubos de altura en b2.
    Códigos de salida: 0 todo va bien, 1 la respuesta es no o la entrada no vale, 2 uso incorrecto,
    3 ha terminado antes de saber la respuesta.

# play
cmd-play = Jugar en este terminal, entre personas o contra el ordenador
cmd-play-clock = Jugar con reloj: minutos y segundos por jugada (10+5, 0:30+2) o días por jugada (3d)
cmd-play-games = Jugar una serie de tantas partidas; se alterna quién empieza y el marcador se suma
cmd-play-plain = Líneas sencillas en lugar de toda la pantalla
cmd-play-no-mouse = Dejar el ratón al terminal, para seleccionar texto
cmd-play-theme = Los colores de la mesa
cmd-play-picture = Escribir una imagen de la pantalla en este archivo y acabar
cmd-play-size = Cuántas columnas y filas tiene la imagen
cmd-play-keys = Teclas que se pulsan antes de tomar la imagen
cmd-play-level = El ordenador juega con Verde a este nivel
cmd-play-yellow = Quién juega con Amarillo, en ambos asientos si juegan cuatro [por defecto: me]
cmd-play-green = Quién juega con Verde, en ambos asientos si juegan cuatro [por defecto: me]
cmd-play-seat1 = Quién juega en el asiento 1, que es Amarillo
cmd-play-seat2 = Quién juega en el asiento 2, que es Verde
cmd-play-seat3 = Quién juega en el asiento 3, Amarillo si juegan cuatro
cmd-play-seat4 = Quién juega en el asiento 4, Verde si juegan cuatro
cmd-play-think = El tiempo del ordenador para una jugada o una pista, en milisegundos
cmd-play-nodes = Posiciones que mira por jugada, en lugar de un tiempo; con --seed, su juego se puede repetir
cmd-play-seed = Semilla de sus elecciones al azar [por defecto: cada vez otra]
cmd-play-after =
    Ejemplos:
      caminos play                                  dos personas en el cuadrado
      caminos play --level 3                        tú con Amarillo, el ordenador con Verde
      caminos play --yellow computer:6              empieza el ordenador
      caminos play --yellow computer --green computer    mirar cómo juega solo
      caminos play --board octagon --players 4 --seat3 computer --green computer:5
                                                    cuatro en dos equipos, tú en el asiento 1
      caminos play --record game.caminos            seguir con una partida guardada
      caminos play --record game.caminos --ply 4    desde la posición tras cuatro jugadas
      caminos play --level 4 --games 3 --scoring    una serie de tres partidas a puntos
      echo "Lb2b3b4c4" | caminos play               una jugada desde una tubería

    Quien juega es me, computer o computer:LEVEL, con un nivel del 1, principiante, al 9, con todo lo
    que sabe; sin nivel es 4.
    Durante la partida pulsa h para una pista, u para deshacer, ? para ver todas las teclas. Sin terminal,
    o con --plain, lee una jugada u orden por línea y responde con texto sencillo; allí escribe help.

# serve
cmd-serve = Servir el juego a los navegadores de esta máquina y de su red
cmd-serve-no-open = No abrir un navegador
cmd-serve-behind-proxy = Los clientes llegan por un proxy: tomar su dirección de X-Forwarded-For
cmd-serve-host = Otro nombre de este servidor, como se escribe en el navegador; se puede repetir
cmd-serve-drain = Cuánto seguir tras la petición de parar, para que los balanceadores lo noten
cmd-serve-log = Qué anotar en la salida de errores
cmd-serve-log-format = Cómo se escribe el registro
cmd-serve-after =
    Ejemplos:
      caminos serve                               en el puerto 8377, también para tu red
      caminos serve --listen 127.0.0.1:8377       solo para esta máquina
      caminos serve --listen 127.0.0.1:8377 --behind-proxy --no-open

    Las partidas se guardan en el disco y sobreviven a un reinicio. Páralo con Ctrl+C.

# backup, restore and migrate-data
cmd-backup = Copiar las partidas de una carpeta de datos en un solo archivo; el servidor puede estar en marcha
cmd-backup-file = El archivo que se escribe
cmd-backup-after =
    Ejemplos:
      caminos backup games.db
      caminos backup games.db --data /var/lib/caminos
cmd-restore = Poner una copia de seguridad en una carpeta de datos que no use ningún servidor
cmd-restore-file = La copia de seguridad
cmd-restore-replace = Mover antes a otro archivo las partidas que ya haya
cmd-restore-after =
    Ejemplos:
      caminos restore games.db
      caminos restore games.db --replace
cmd-migrate-data = Copiar todas las partidas a otra base de datos y compararlas; no debe haber ningún servidor en marcha
cmd-migrate-data-from = Dónde están las partidas: sqlite:CARPETA o postgres://usuario:clave@máquina/base
cmd-migrate-data-to = Adónde se copian, escrito de la misma manera; aún no debe haber partidas
cmd-migrate-data-resume = Seguir con una copia interrumpida
cmd-migrate-data-after =
    Ejemplos:
      caminos migrate-data --from sqlite:/var/lib/caminos --to postgres://caminos@db.example/caminos

# analyse
cmd-analyse = Decir qué piensa el motor de cada jugada de un registro, y comentarlo
cmd-analyse-file = El registro, o - para la entrada estándar
cmd-analyse-game = Solo esta partida de un registro con varias, contando desde 1
cmd-analyse-ply = Solo esta jugada de la partida, contando desde 1
cmd-analyse-time = El tiempo para cada posición, en milisegundos
cmd-analyse-nodes = Posiciones que se miran por jugada, en lugar de un tiempo; así el resultado se puede repetir
cmd-analyse-out = Escribir el registro comentado en este archivo
cmd-analyse-record = Mostrar el registro comentado en lugar de una tabla
cmd-analyse-json = Mostrar un objeto JSON por partida en lugar de una tabla
cmd-analyse-after =
    Ejemplos:
      caminos analyse game.caminos                         una tabla en el terminal
      caminos analyse game.caminos --out annotated.caminos    y el registro con comentarios
      caminos analyse --nodes 5000 --json - < game.caminos
      caminos analyse series.caminos --game 2 --ply 7   una jugada de una partida

    Una evaluación es el resultado esperado para Amarillo, de -1.00 (perdida) a 1.00 (ganada), o
    "win N" y "loss N" si está demostrado: Amarillo o Verde gana con sus próximas N jugadas.
    La pérdida es lo que una jugada regala frente a la mejor, de 0 a 2; las dos se miran durante el
    mismo tiempo. Signos:
      ?!  desde 0.25, o se deja pasar una victoria inmediata que sigue demostrada
      ?   desde 0.50
      ??  desde 1.00, o se deja pasar una victoria inmediata, o se le permite al oponente
      !   la mejor jugada, y la segunda mejor regala 0.50 o pierde
    La precisión es del 100 % para quien no regala nada, y baja con lo que regalan sus jugadas.
    La mejor línea está como variante junto a una jugada con ?!, ? o ??. Una distancia es el menor
    número de casillas en las que un equipo aún tiene que construir. Los comentarios, signos y
    variantes que ya había se quedan.

# rules
cmd-rules = Leer las reglas, con figuras, en el terminal o como página para imprimir
cmd-rules-chapter = Solo un capítulo, por su nombre o su número
cmd-rules-html = Escribir una página con imágenes en este archivo, o - para la salida estándar
cmd-rules-plain = Texto sencillo, sin colores
cmd-rules-no-pager = Mostrar sin paginador; en un terminal se usa PAGER, o less
cmd-rules-after =
    Ejemplos:
      caminos rules                       todas las reglas
      caminos rules placing               solo el capítulo sobre colocar una ficha
      caminos rules --html rules.html     una página para imprimir o pasar a alguien

# show
cmd-show = Dibujar una posición en el terminal o como imagen
cmd-show-path = Mostrar también el camino ganador, cara por cara
cmd-show-text = Mostrar la posición como una línea de texto
cmd-show-svg = Escribir una imagen isométrica en este archivo, o - para la salida estándar
cmd-show-json = Mostrar los datos como un objeto JSON
cmd-show-color = Usar colores; auto significa en un terminal, salvo con NO_COLOR
cmd-show-after =
    Ejemplos:
      caminos show --play "Lb2^3c2 Tg2h1h2h3"            dibujar aquí una posición
      caminos show --board ring --svg ring.svg           escribir una imagen en un archivo
      caminos show --record game.caminos --path          mostrar el camino ganador cara por cara
      caminos show --record series.caminos --game 2 --ply 6   la segunda partida tras seis jugadas
      caminos show --record game.caminos --link          mostrar la posición como enlace

    Donde hay un muro entre dos casillas, sus caras se dibujan como una franja entre ellas, con la
    cara de arriba junto a la casilla más alta. Una cruz significa que el muro separa dos caras
    superiores del mismo equipo.

# moves
cmd-moves = Listar las jugadas legales de una posición
cmd-moves-shape = Solo esta ficha
cmd-moves-cell = Solo colocaciones que entran en esta casilla
cmd-moves-count = Mostrar solo cuántas hay
cmd-moves-json = Mostrar una lista JSON, o un número con --count
cmd-moves-after =
    Ejemplos:
      caminos moves                              todas las colocaciones en el cuadrado vacío
      caminos moves --board diamond --count      cuántas hay en el rombo
      caminos moves --play "Ic2d2e2" --cell b2   las respuestas que entran en b2

    Muestra una jugada por línea en su forma canónica, por orden de bytes; nada si la partida ha
    terminado.

# replay
cmd-replay = Comprobar el registro de una partida y decir cómo acabó
cmd-replay-file = El registro, o - para la entrada estándar
cmd-replay-json = Mostrar el resultado como un objeto JSON, uno por partida
cmd-replay-after =
    Ejemplos:
      caminos replay game.caminos            una frase sobre cómo acabó la partida
      caminos replay --json - < game.caminos

    Se comprueban todas las jugadas, variantes y resultados. Un archivo con varias partidas recibe
    una línea por partida, y una serie, la suma de sus puntos. Si un registro no es correcto, el código
    de salida es 1 y se dice dónde está el fallo.

# perft
cmd-perft = Contar de cuántas maneras puede seguir una partida
cmd-perft-depth = A cuántas colocaciones de profundidad
cmd-perft-threads = Hilos para contar [por defecto: uno por procesador]
cmd-perft-divide = En la última profundidad, mostrar la cuenta de cada primera jugada
cmd-perft-json = Mostrar un objeto JSON, con la forma de una línea de conformidad
cmd-perft-after =
    Ejemplos:
      caminos perft --depth 3                    1344, 1593800, etc., desde el cuadrado vacío
      caminos perft --board ring --depth 2 --divide

    Muestra "<profundidad> <posiciones>" para cada profundidad hasta la que pidas. Las partidas
    terminadas no suman nada, y `swap` no es una colocación. El número de hilos nunca cambia las
    cifras.

# conformance
cmd-conformance = Comprobar archivos de conformidad con las reglas
cmd-conformance-files = Los archivos, o - para la entrada estándar
cmd-conformance-after =
    Ejemplos:
      caminos conformance testdata/conformance/*.jsonl

    Un archivo tiene un objeto JSON por línea: board, players, neutral y moves, y lo que debe
    cumplirse: `legal` (colocaciones antes de cada jugada), `result`, `perft` (después de las
    jugadas) y `only_looks_connected` ({ "{" }after, team{ "}" }). También puede llevar scoring,
    out, swap y first.
    Muestra cada diferencia con su archivo y su línea. Código de salida 1 si hay alguna.

# engine
cmd-engine = Ejecutar un motor que habla el protocolo de motores, para duelos y otros programas
cmd-engine-player = Quién juega: el motor o una referencia (uct: partidas al azar; greedy: distancia del camino a una jugada)
cmd-engine-weights = Pesos escritos por `caminos tune`, en lugar de los que trae el motor
cmd-engine-network = Una red espacial escrita por `caminos tune`, en lugar de la que trae el motor
cmd-engine-after =
    Ejemplos:
      caminos engine                    y después escribe: cei, newgame board square, go movetime 1000
      caminos engine --player uct       UCT puro con el mismo protocolo

    Lee órdenes de la entrada estándar hasta `quit` o su final. docs/protocol.md las describe todas.

# arena
cmd-arena = Jugar duelos entre motores, niveles y otros programas
cmd-arena-a = Participante A
cmd-arena-b = Participante B
cmd-arena-more = Más jugadores, con --ladder
cmd-arena-games = Cuántas partidas; un número impar se hace par
cmd-arena-concurrency = Partidas a la vez
cmd-arena-openings = Aperturas: un archivo (FILE) con una por línea, o cuántas jugadas al azar (PLIES) [por defecto: el libro del tablero]
cmd-arena-ladder = Hacer jugar a todos contra todos y puntuar a todos los jugadores
cmd-arena-seed = Semilla de todas las elecciones al azar
cmd-arena-sprt = Parar cuando esté claro si A es ELO1 o solo ELO0 más fuerte (5 % de error)
cmd-arena-save = Guardar las partidas en un archivo, cada una al acabar
cmd-arena-resume = Seguir con el duelo del archivo
cmd-arena-adjudicate = Terminar una partida cuando las últimas N evaluaciones de ambos coinciden en quién gana (0,95 o demostrado)
cmd-arena-log = Escribir en este archivo todo lo que se envía a los programas y lo que responden
cmd-arena-json = Mostrar el resultado como un objeto JSON
cmd-arena-verbose = Mostrar lo que A y B escriben en su salida de errores
cmd-arena-movetime = Tiempo por jugada [por defecto: 100 si no se dice otra cosa]
cmd-arena-time = Tiempo por partida
cmd-arena-inc = Lo que una jugada añade al tiempo
cmd-arena-nodes = Nodos por jugada: así un duelo se puede repetir
cmd-arena-a-movetime = Para A, en lugar de --movetime, --time, --inc y --nodes
cmd-arena-a-time = Lo mismo
cmd-arena-a-inc = Lo mismo
cmd-arena-a-nodes = Lo mismo
cmd-arena-b-movetime = Para B, en lugar de --movetime, --time, --inc y --nodes
cmd-arena-b-time = Lo mismo
cmd-arena-b-inc = Lo mismo
cmd-arena-b-nodes = Lo mismo
cmd-arena-grace = Cuánto puede tardar de más una respuesta antes de dar al programa por colgado
cmd-arena-option = Poner una opción de A y de B, como Memory=64
cmd-arena-a-option = Poner una opción de A
cmd-arena-b-option = Poner una opción de B
cmd-arena-after =
    Ejemplos:
      caminos arena engine greedy --movetime 300 --save games.caminos
      caminos arena 5 4 --board ring --games 200 --concurrency 4
      caminos arena "cmd:./new-engine" "cmd:./old-engine" --time 10000 --inc 100 --sprt 0 20
      caminos arena engine uct --a-movetime 100 --b-movetime 1000 --save games.caminos --resume
      caminos arena 6 4 --nodes 500 --adjudicate 3 --log dialogue.txt
      caminos arena --ladder 8 7 6 greedy --board ring --games 40

    Quien juega es un nivel del 1 al 9, engine, uct, greedy, o cmd: y la línea de órdenes
    de un programa que habla el protocolo de docs/protocol.md. Cada apertura se juega dos veces, con
    los colores cambiados. El código de salida es 1 si --sprt ve que A no es más fuerte. Ctrl+C
    acaba el duelo y dice cómo iba.

# doctor
cmd-doctor = Comprobar si un servidor iría bien aquí, y decir qué hacer si no
cmd-doctor-json = Mostrar una lista JSON
cmd-doctor-after =
    Ejemplos:
      caminos doctor
      caminos doctor --data /srv/caminos --listen 127.0.0.1:8377
      caminos doctor --database postgres://caminos@db/caminos --nats nats://bus:4222 --json

    Dale las mismas opciones que al servidor. El código de salida es 1 si un servidor no arrancaría.

# tune
cmd-tune = Dejar que el motor aprenda de partidas contra sí mismo
cmd-tune-games = Cuántas partidas jugar
cmd-tune-nodes = Posiciones que se miran por jugada
cmd-tune-seed = Semilla de las elecciones al azar
cmd-tune-threads = Partidas a la vez [por defecto: tantas como núcleos]
cmd-tune-from = Pesos de partida [por defecto: los del motor]
cmd-tune-save = Solo jugar, y añadir las partidas a un archivo
cmd-tune-data = Partidas de las que aprender, tal como las escribe --save; se puede dar varias veces
cmd-tune-network = Escribir en un archivo la red espacial aprendida de --data
cmd-tune-initial = Una red con la que jugar y seguir entrenando, en lugar de la del motor y de pesos aleatorios
cmd-tune-epochs = Pasadas sobre las partidas
cmd-tune-rate = La mayor tasa de aprendizaje; baja hacia el final
cmd-tune-after =
    Ejemplos:
      caminos tune --board ring --games 300 > ring.txt
      caminos tune --board ring --games 300 --from ring.txt --seed 2 > ring2.txt
      caminos tune --board ring --games 5000 --nodes 600 --save ring.games
      caminos tune --board ring --data ring.games --network ring.network
      caminos arena "cmd:caminos engine --weights ring2.txt" engine --board ring --games 100

    Nueve décimas partes de las partidas enseñan; la última muestra lo aprendido. Lo que trae el
    motor está en crates/search/weights, un archivo por tablero.

# bench
cmd-bench = Medir lo rápidas que son las reglas en esta máquina
cmd-bench-json = Mostrar un objeto JSON
cmd-bench-after =
    Ejemplos:
      caminos bench            tarda unos segundos
      caminos bench --json

    Tiempo de CPU de un hilo, el mejor de varias pasadas.

# completions
cmd-completions = Mostrar un guion de autocompletado para tu intérprete de órdenes
cmd-completions-shell = Tu intérprete de órdenes
cmd-completions-after =
    Ejemplos:
      caminos completions bash > ~/.local/share/bash-completion/completions/caminos
      caminos completions fish > ~/.config/fish/completions/caminos.fish

# Shared arguments
cmd-start-board = El tablero: square, diamond, octagon o ring, o uno del archivo de material [por defecto: square]
cmd-start-players = Dos personas, o cuatro en dos equipos [por defecto: 2]
cmd-start-neutral = Cada equipo coloca primero una ficha neutral
cmd-start-scoring = Si nadie comunica dos lados, deciden las fichas del borde
cmd-start-out = Quién queda fuera si un asiento no puede colocar: él o su equipo [por defecto: seat]
cmd-start-swap = Quien va en segundo lugar puede responder `swap` a la primera jugada
cmd-start-first = El equipo que empieza [por defecto: yellow]
cmd-start-record = Partir de un registro; - es la entrada estándar
cmd-start-game = Qué partida de un registro con varias, contando desde 1
cmd-start-ply = La posición tras tantas jugadas del registro, 0 para el comienzo
cmd-start-position = Partir de una posición escrita como texto, como la que muestra `show --text`
cmd-start-link = Partir de un enlace (`show` sin texto muestra el enlace)
cmd-start-play = Jugadas que se hacen primero, separadas por espacios
cmd-start-material = Un archivo que describe otras fichas o tableros
cmd-start-listen = Dónde escuchar: una dirección y un puerto, 0 para uno libre cualquiera
cmd-start-data = La carpeta de las partidas [por defecto: caminos en tu carpeta de datos]
cmd-start-database = Guardar las partidas en esta base Postgres en vez de en una carpeta; también de CAMINOS_DATABASE
cmd-start-nats = Contactar con los otros servidores de la misma base por este servidor NATS; también de CAMINOS_NATS
cmd-start-nats-credentials = El archivo con las credenciales para NATS
cmd-start-nats-certificates = Un archivo con certificados de confianza para NATS, además de los del sistema
cmd-start-max-sockets = Cuántos jugadores y espectadores puede haber conectados a la vez

# puzzles
cmd-puzzles = Resolver problemas, comprobar sus pruebas, crear otros
cmd-puzzles-play = Resolver problemas en líneas de texto; se vuelven más difíciles al resolverlos
cmd-puzzles-play-file = Un archivo de problemas [por defecto: los del programa]
cmd-puzzles-play-theme = Solo problemas de este tema
cmd-puzzles-play-board = Solo problemas en este tablero
cmd-puzzles-play-rating = Tu puntuación al empezar
cmd-puzzles-verify = Comprobar que cada problema de un archivo está probado, solo con las reglas
cmd-puzzles-verify-file = Un archivo de problemas [por defecto: los del programa]
cmd-puzzles-make = Buscar problemas en partidas que el programa juega contra sí mismo
cmd-puzzles-make-games = Cuántas partidas
cmd-puzzles-make-seed = La semilla de la primera partida
cmd-puzzles-make-most = Como máximo, este número de problemas nuevos para cada tarea
cmd-puzzles-make-file = El archivo al que se añaden los problemas; una búsqueda detenida sigue ahí
cmd-puzzles-after =
    Ejemplos:
      caminos puzzles play --theme cover           problemas en los que una ficha cubre otra
      caminos puzzles verify                       comprobar todos los del programa
      caminos puzzles make new.txt --board ring --games 500

    docs/puzzles.md describe el archivo y lo que demuestra una prueba.

# solve
cmd-solve = Resolver por completo una posición o un tablero pequeño y escribir la prueba
cmd-solve-memory = La memoria para posiciones, en MiB
cmd-solve-time = Terminar sin decisión después de este tiempo, en milisegundos
cmd-solve-nodes = Terminar sin decisión después de estas posiciones
cmd-solve-proof = Escribir la prueba en este archivo
cmd-solve-verify = Comprobar en cambio la prueba de este archivo, solo con las reglas
cmd-solve-after =
    Ejemplos:
      caminos solve --material materials/tiny.toml --proof tiny.proof
      caminos solve --material materials/tiny.toml --verify tiny.proof

    Ctrl+C lo detiene. Una búsqueda detenida, o que llega a --time o --nodes, muestra lo que se sabe,
    y el código de salida es 3. Si llena --memory sigue y olvida posiciones.
    Los tableros de la caja son demasiado grandes para resolverlos cuando están vacíos.
