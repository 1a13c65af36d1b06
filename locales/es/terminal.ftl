# What the terminal program says. The page does not load this file.

error = error: { $text }
warning = aviso: { $text }
yes = sí
no = no
standard-input = entrada estándar

count-faces = { $count ->
    [one] { $count } cara
   *[other] { $count } caras
}
count-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
count-wins = { $count ->
    [one] { $count } victoria
   *[other] { $count } victorias
}
count-players = para { $count }

# Seats and how a game stands
seat-name = { $team } (asiento { $seat })
seat-out = fuera
turn-neutral = { $name } coloca una ficha neutral.
turn-swap = Le toca a { $name }, que también puede intercambiar.
turn-move = Le toca a { $name }.
placed = { $count ->
    [0] El tablero está vacío.
    [one] Hay una ficha colocada.
   *[other] Hay { $count } fichas colocadas.
}
game-number = Partida { $game }

# show
show-title = Caminos: { $board }
show-legend = y amarillo, g verde, n neutral, con la altura. Sin línea: una sola ficha. Puntos: un camino puede pasar. x: un muro lo impide.
show-not-connected = Nadie ha comunicado dos lados.
path-heading = { $team } comunica { $from } con { $to } por { $faces }:
path-heading-doubled = { $team } comunica { $from } con { $to } por { $faces }, que valen el doble: { $points }:
face-top = { $cell } cara superior, altura { $height }
face-wall = { $cell } muro hacia el { $direction }, nivel { $level }

# replay
replay-unfinished = { $moves ->
    [one] La partida no ha terminado: una jugada hecha.
   *[other] La partida no ha terminado: { $moves } jugadas hechas.
}
replay-series = Serie «{ $name }»: { $yellow }, { $green }.
replay-series-team = { $team } { $wins } y { $points }

# analyse
analysis-progress = jugada { $move } de { $moves }
analysis-progress-games = partida { $game } de { $games }, jugada { $move } de { $moves }
analysis-connects = { $team } completa su camino: { $faces }
# $yellow and $green are a team's name and the cells that it needs, before and after.
analysis-distances = { $count ->
    [0] { $yellow }, { $green }
    [one] { $yellow } casilla, { $green }
   *[other] { $yellow } casillas, { $green }
}
no-way = sin camino
analysis-misses = deja pasar una victoria en { $cells }
analysis-stops = detiene la amenaza en { $cells }
analysis-allows = permite una victoria en { $cells }
analysis-leaves = deja la amenaza en { $cells }
analysis-threatens = amenaza en { $cells }
analysis-threatens-twice = crea una doble amenaza: { $cells }
# Headings of columns; the value has at most 6 letters.
analysis-column-move = jugada
analysis-column-value = valor
analysis-column-swing = pierde
analysis-better = mejor { $move }, { $value }
analysis-unfinished = La partida no ha terminado.
analysis-summary-moves = jugadas

# The table in the terminal
play-in-hand = En la mano: { $letter }
play-level = nivel { $level }
play-moves = Jugadas
play-no-moves = aún no hay
play-you = tú
who-person = yo
who-computer = ordenador { $level }
play-game-neutral = fichas neutrales
play-game-scoring = puntos
play-game-swap = intercambio
play-series = Partida { $game } de { $games } · { $score }
play-series-points = puntos { $points }
play-picture = Caminos en el terminal
play-too-small = Este terminal es demasiado pequeño. Caminos necesita { $needWidth } por { $needHeight } caracteres y tiene { $width } por { $height }.

# The line of keys in the footer: names of keys, and what a key does. As many as stand there together have 78 characters.
play-footer-key-enter = Intro
play-footer-key-escape = Esc
play-footer-choose-piece = elegir
play-footer-type-move = escribe una jugada
play-footer-hint = pista
play-footer-undo = deshacer
play-footer-save = guardar
play-footer-open = abrir
play-footer-help = ayuda
play-footer-quit = salir
play-footer-new-game = nueva partida
play-footer-next-game = siguiente partida
play-footer-move = mover
play-footer-rotate = girar
play-footer-place = colocar
play-footer-next-piece = siguiente
play-footer-put-back = soltar
play-footer-stop = parar
play-footer-continue = seguir
play-footer-play = jugarla
play-footer-cancel = cancelar
play-footer-yes = sí
play-footer-no = no
play-footer-choose = elegir
play-footer-change = cambiar
play-footer-start = empezar
play-footer-back = volver

play-ask-save = Guardar como
play-ask-open = Abrir
play-ask-move = Jugada
play-ask-quit = Esta partida no está guardada. ¿Salir de todos modos?
play-ask-new = Esta partida no está guardada. ¿Dejarla de todos modos?
play-ask-open-unsaved = Esta partida no está guardada. ¿Abrir otra?
play-ask-overwrite = Ya hay un archivo con ese nombre. ¿Sobrescribirlo?

play-looking = Buscando una pista.
play-held = El ordenador espera. Intro lo deja seguir.
play-no-move = El ordenador no ha encontrado jugada. Intro lo deja probar otra vez.
play-nothing-to-undo = No hay ninguna jugada que deshacer.
play-nothing-to-redo = No hay ninguna jugada que rehacer.
play-no-such-piece = Ya no te queda esa ficha.
play-no-file-name = Dale un nombre al archivo.
play-may-place = { $move }. Intro la coloca.
play-refused = { $move } no vale: { $reason }.
play-unreadable = Esto no es una jugada: { $reason }.
play-unknown = «{ $line }» no es ni una orden ni una jugada. Órdenes: { $commands }. Una jugada se escribe así: Lb2b3b4c4.
play-undone = { $count ->
    [one] Jugada deshecha: { $moves }.
   *[other] Jugadas deshechas: { $moves }.
}
play-thinking = { $name } está pensando.
play-not-your-turn = Le toca a { $name }, y juega el ordenador.
play-plays = { $name } juega { $move }.
play-saved = Guardada como { $file }.
play-opened = { $file } está abierto.
play-line-too-long = Esta línea es demasiado larga.
play-how-to-quit = Escribe quit para salir de la partida.
play-how-to-go-on = Escribe next para empezar la siguiente partida.
play-cannot-read = no se puede leer la orden siguiente
play-cannot-use-terminal = no se puede usar el terminal
play-cannot-draw = no se puede dibujar en el terminal
play-cannot-read-terminal = no se puede leer del terminal

# Hints. $reasons are whole sentences, of which the last has no full stop.
hint = Pista: { $move }. { $reasons }.
hint-win = Ganas en { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
}.
hint-lost-at = Nada impide la victoria en { $cells }.
hint-lost = Aun así, { $team } gana en { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
}.
hint-stays = La victoria en { $cells } sigue ahí.
hint-swap = Pista: swap. La primera jugada vale más que una respuesta.
hint-none = Aquí no hay pista.

# The help of the table: a key of at most 11 characters, and what it does in at most 54.
play-key-numbers = 1 a 4
play-key-arrows = flechas
play-key-mouse = ratón
play-help-choose = elegir una ficha de tu reserva
play-help-next = la ficha siguiente
play-help-move = moverla sobre el tablero
play-help-rotate = girarla sobre el tablero
play-help-tip = volcarla hacia el norte
play-help-tip-sideways = volcarla de lado
play-help-place = colocarla
play-help-let-go = soltarla, o hacer esperar al ordenador
play-help-type = escribir una jugada; Lb2^3c2 tiene 3 de alto en b2
play-help-swap = cambiar de asiento, si hay intercambio
play-help-resign = abandonar la partida
play-help-hint = una pista: una buena jugada, y por qué
play-help-undo = deshacer, rehacer; con el ordenador, hasta tu turno
play-help-save = guardar, abrir un registro
play-help-new = una nueva partida
play-help-next-game = la siguiente partida de una serie
play-help-quit = salir
play-help-help = esta ayuda
play-help-mouse = señala una casilla, haz clic para colocar la ficha
play-help-mouse-rotate = botón derecho o rueda arriba gira, rueda abajo vuelca
play-help-board = Un número es la altura de una casilla. Una franja entre dos casillas es el muro que las separa, con los colores de sus caras. Un camino pasa por donde tu color sigue sin cortes por caras superiores y muros. Una cruz marca un muro que separa dos caras superiores del mismo equipo.
play-help-back = cualquier tecla vuelve
play-help-scroll = ↑ ↓ más · cualquier otra tecla vuelve

# Choosing a new game: a name of at most 23 characters, a value of at most 18.
play-new-game = Una nueva partida
setup-row-board = Tablero
setup-row-players = Cuántos juegan
setup-row-neutral = Fichas neutrales
setup-row-scoring = Puntuación
setup-row-out = Quién queda fuera
setup-row-swap = Intercambio
setup-row-first = Quién empieza
setup-row-games = Partidas
setup-out-seat = solo ese asiento
setup-out-team = todo el equipo

# The words moves, board, hint and so on are typed as they are in every language.
play-lines-help =
    Una jugada es la letra de una ficha y sus casillas: Lb2b3b4c4 está tumbada, Lb2^3c2 está de pie, con tres cubos de altura en b2.
    Otras órdenes:
      moves [CASILLA] las jugadas legales, o las que entran en una casilla
      board           mostrar el tablero otra vez
      hint            una buena jugada, y por qué
      undo, redo      deshacer la última jugada, rehacerla; contra el ordenador vuelve hasta tu turno
      go              dejar seguir al ordenador tras deshacer en una partida que juega solo
      next            la siguiente partida de una serie
      save ARCHIVO    escribir un registro
      load ARCHIVO    leer un registro
      swap, resign    intercambiar los asientos, abandonar la partida
      help, quit

# serve
serve-at = Caminos está en { $link }
serve-network = En esta red: { $link }
serve-folder = Las partidas se guardan en { $folder }
serve-stop = Páralo con Ctrl+C.
serve-no-threads = no se pueden iniciar los hilos del servidor
serve-no-data-folder = aquí no hay carpeta de datos (no están definidas ni XDG_DATA_HOME ni HOME): elige una con --data
serve-address-in-use = otro programa ya escucha en { $address }, quizá este mismo: elige otro puerto con --listen { $ip }:PORT
serve-not-allowed = no está permitido escuchar en { $address }: elige un puerto a partir de 1024
serve-no-such-address = esta máquina no tiene la dirección { $ip }
serve-listen-failed = no se ha podido escuchar en { $address }
serve-proxy-open = con --behind-proxy, quien llegue a { $address } sin pasar por el proxy puede fingir cualquier dirección: escucha en 127.0.0.1, o cierra el paso con un cortafuegos

# doctor
doctor-ok = bien
doctor-warning = aviso
doctor-error = error
doctor-run = ejecuta: { $command }
doctor-page-ok = la página está
doctor-page-missing = este programa se construyó sin su página
doctor-page-advice = ejecuta make web y vuelve a construir el programa
doctor-descriptors-unlimited = puede haber abiertos cuantos archivos y conexiones hagan falta
doctor-descriptors-ok = puede haber abiertos { $limit } archivos y conexiones
doctor-descriptors-few = solo puede haber abiertos { $limit } archivos y conexiones, y hacen falta { $needed }
doctor-descriptors-advice = sube el límite con ulimit -n o con LimitNOFILE de systemd, o baja --max-sockets
doctor-port-ok = { $address } está libre
doctor-port-advice = si el servidor ya está en marcha, todo va bien; si no, elige otro puerto con --listen
doctor-data-ok = se puede escribir en la carpeta de datos { $path }
doctor-data-new = la carpeta de datos { $path } se creará en el primer arranque
doctor-data-advice = deja que escriba en ella el usuario del servidor, o elige otra con --data
doctor-data-readable = otros usuarios de esta máquina pueden leer la carpeta de datos { $path }
doctor-schema-ok = la base de datos { $path } tiene la versión { $version }
doctor-schema-advice = restaura una copia de seguridad con caminos restore --replace, o aparta la base de datos y { $path }-wal para empezar con una vacía
doctor-schema-newer = usa el programa más nuevo que la escribió
doctor-database-ok = la base de datos { $address } acepta escrituras
doctor-database-advice = comprueba la dirección, y que Postgres esté en marcha y acepte conexiones desde esta máquina
doctor-disk = quedan { $free } MiB para partidas
doctor-disk-advice = haz sitio: con el disco lleno se rechazan las jugadas
doctor-clock-ok = el reloj no va atrasado
doctor-clock-behind = el reloj va atrasado: hay archivos del futuro
doctor-clock-advice = pon el reloj en hora, por ejemplo con timedatectl set-ntp true
doctor-nats-ok = NATS { $version } responde en { $address }
doctor-nats-failed = NATS no responde en { $address }: { $reason }
doctor-nats-advice = comprueba la dirección, y que nats-server esté en marcha y se llegue a él desde aquí
doctor-nats-credentials = NATS en { $address } pide credenciales
doctor-nats-credentials-advice = dáselas con --nats-credentials, o en la dirección

# backup, restore and migrate-data
copy-progress = partidas copiadas: { $games }, órdenes: { $batches }; comparadas: { $verified }
copy-done = Copiado y comparado: partidas { $games }, órdenes { $batches }.
copy-unreadable = No se han copiado, porque no se pueden leer: { $games }
backup-done = Partidas en { $file }: { $games }
restore-done = Partidas que hay ahora en { $folder }: { $games }
restore-moved = Las partidas que había antes están en { $file }

# tune
tune-progress = partida { $game } de { $games }
tune-before = antes
tune-after = después
tune-errors = { $when }: la evaluación se desvía { $value } (error cuadrático medio), la política { $policy } (entropía cruzada)
tune-epoch = pasada { $epoch }: resultado { $result }, búsqueda { $search }, política { $policy }
tune-other-board = este archivo es de otro tablero, { $board }

# arena
arena-left = quedan { $time }
arena-game = partida { $number }: A { $team }, { $result }
arena-lost = { $contender } perdió: { $reason }
arena-as-yellow = A con Amarillo
arena-as-green = A con Verde
arena-in-all = A en total
# Headings of columns, of at most 5, 6, 5 and 8 letters.
arena-won = gan.
arena-drawn = emp.
arena-lost-games = perd.
arena-score = tanteo
arena-player = jugador
arena-games = partidas
arena-no-game = No se ha jugado ninguna partida.
arena-pentanomial = pentanomial, { $count ->
    [one] un par
   *[other] { $count } pares
}
arena-trinomial = trinomial, { $count ->
    [one] una partida
   *[other] { $count } partidas
}
arena-pairs = Pares
arena-forfeits = { $contender } perdió fuera del tablero: { $kinds }
arena-late = { $count ->
    [one] { $contender } respondió tarde una vez, { $most } ms
   *[other] { $contender } respondió tarde { $count } veces, hasta { $most } ms
}
# Why a game was lost away from the board.
arena-forfeit-illegal = jugada ilegal
arena-forfeit-crash = fallo
arena-forfeit-hang = sin respuesta
arena-forfeit-time = tiempo
arena-forfeit-refusal = negativa
arena-sprt-open = sin decidir
arena-sprt-h0 = A no es { $elo } Elo más fuerte (se acepta H0)
arena-sprt-h1 = A es más de { $elo } Elo más fuerte (se acepta H1)
arena-limit-move = { $time } ms por jugada
arena-limit-game = { $time } + { $increment } ms por partida
arena-limit-nodes = { $nodes } nodos por jugada
arena-no-signals = no se pueden vigilar las señales
arena-no-opening = ninguna apertura de { $plies } jugadas deja abierta la partida: prueba --openings con menos
book-line = línea { $line }
book-over = la partida termina con esta apertura
book-empty = no contiene ninguna apertura
arena-file-exists = { $file } ya existe: sigue con él con --resume, o elige otro
arena-other-match = es de otro duelo ({ $title }), y este es { $own }
arena-other-rules = su tablero o sus opciones no son los de este duelo
arena-bad-round = su etiqueta Round no es el número de una partida
arena-game-over = la partida ya ha terminado donde empieza el duelo
arena-material-stdin = los programas que juegan no pueden leer el material de la entrada estándar
arena-bad-sprt = --sprt necesita dos números, primero el menor, como --sprt 0 20
arena-bad-option = una opción se pone como en Memory=64

# conformance
count-lines = { $count ->
    [one] { $count } línea
   *[other] { $count } líneas
}
count-files = { $count ->
    [one] { $count } archivo
   *[other] { $count } archivos
}
count-differences = { $count ->
    [one] { $count } diferencia
   *[other] { $count } diferencias
}
conformance-summary = { $lines } en { $files }: { $differences }
conformance-same = ninguna diferencia
conformance-nothing = no hay nada que comprobar
conformance-unknown-key = clave desconocida «{ $key }»
conformance-not-json = la línea no es JSON: { $reason }
conformance-not-object = la línea no es un objeto JSON
conformance-states-nothing = la línea no afirma nada que comprobar
conformance-result = el resultado es { $found }, no { $stated }
conformance-perft = perft { $depth } es { $found }, no { $stated }
conformance-no-board = la línea no nombra ningún tablero
conformance-players = «players» no es 2 ni 4
conformance-legal-counts = «legal» tiene { $counts } cuentas para { $moves } jugadas
conformance-looks-after = «only_looks_connected» está después de la jugada { $after } de { $moves }
conformance-looks-form = «only_looks_connected» no tiene la forma { $form }
conformance-move-not-text = la jugada { $number } no es un texto
conformance-legal = { $listed } colocaciones son legales antes de la jugada { $number } ({ $move }), no { $stated }
conformance-counted = antes de la jugada { $number } ({ $move }) se cuentan { $counted } colocaciones y se listan { $listed }
conformance-unreadable = jugada { $number }: { $reason }
conformance-refused = la jugada { $number } ({ $move }) no vale: { $reason }
conformance-written = la jugada { $number } ({ $move }) se escribe { $written }
conformance-looks-not = no parece que { $team } haya comunicado dos lados después de la jugada { $number }
conformance-connected = { $team } ha comunicado dos lados después de la jugada { $number }
conformance-not-list = «{ $key }» no es una lista
conformance-not-count = «{ $key }» contiene { $value }, que no es una cuenta
conformance-not-flag = «{ $key }» no es true ni false
conformance-not-text = «{ $key }» no es un texto

# bench
bench-step = Midiendo, parte { $step }…
bench-perft-bulk = perft 3, contando la última colocación
bench-perft-tested = perft 3, probando cada colocación
bench-counting = contar colocaciones, { $board }
bench-connected = ver si hay conexión
bench-random-games = partidas al azar, { $board }
bench-playouts = partidas de UCT puro, { $board }
bench-evaluations = posiciones evaluadas, { $board }
bench-per-node = ns por nodo
bench-per-position = ns por posición
bench-per-test = ns por prueba
bench-worst = { $ns } ns en el peor caso
bench-millions = { $count } millones por segundo
bench-per-second = por segundo

# Under the figures of the rules: a sign, what it stands for, and the cells that have it.
rules-sign-placed = { $sign } la ficha que se coloca: { $cells }
rules-sign-refused = { $sign } la ficha que no se puede colocar: { $cells }
rules-sign-marked = { $sign } de lo que se trata: { $cells }

# Puzzles
count-puzzles = { $count ->
    [one] { $count } problema
   *[other] { $count } problemas
}
puzzles-fault = problema { $number }: { $fault }
puzzles-same = la misma posición que el problema { $number }, girada o con los colores cambiados
puzzles-verified = { $puzzles }: todas las pruebas son correctas
puzzles-not-verified = { $puzzles }, errores: { $faults }
puzzles-made = encontrados: { $puzzles }
puzzles-progress = partida { $game } de { $games }, problemas: { $count }
puzzles-heading = Problema { $number }, puntuación { $rating }
puzzles-solution = Solución: { $moves }
puzzles-rating = Tu puntuación: { $rating }; resueltos seguidos: { $streak }
puzzles-none = Ningún problema encaja.
puzzles-type = Escribe una jugada, como Lb2b3b4c4, o help.
puzzles-help =
    Escribe una jugada, como Lb2b3b4c4.
    task      qué hay que hacer
    board     dibujar el tablero
    solution  mostrar la solución y seguir
    next      otro problema
    quit      terminar

# Solving
solve-wins = Gana { $team }.
solve-draw = No gana nadie: empate.
solve-moves = { $count ->
    [one] La prueba tiene una jugada.
   *[other] La prueba tiene { $count } jugadas.
}
solve-verified = La prueba es correcta.
solve-progress = ¿gana { $team }? abiertas para sí { $proof }, para no { $disproof }
solve-listing = se enumeran las jugadas de la prueba
solve-effort = posiciones { $nodes }, { $seconds } s
solve-undecided = No decidido.
solve-does-not-win = No gana { $team }.
solve-proof-unfinished = La prueba no está completa.
solve-memory-full = La memoria estaba llena; quizá ayude un --memory mayor.
solve-swap = con la regla del intercambio una posición no tiene valor para un equipo
solve-stopped = detenido
