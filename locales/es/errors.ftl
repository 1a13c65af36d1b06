# What is wrong with files and words on the command line. Clauses, without a full stop.

io-not-found = no existe ese archivo o carpeta
io-permission-denied = no está permitido
io-is-a-directory = es una carpeta
io-not-a-directory = una parte de la ruta no es una carpeta
io-storage-full = no queda espacio
# What the system or another program says, in its own words.
verbatim = { $text }

# Material files
material-toml = esto no está escrito como un archivo de material ({ $detail })
material-second-neutral = hay una segunda forma neutral; solo puede haber una
material-bad-letter = la letra de una forma es una letra de la A a la Z
material-bad-count = la forma { $letter } tiene una cantidad de { $count }; debe estar entre 1 y { $max }
material-repeated-goal = la meta { $goal } aparece dos veces
material-doubled-no-goal = { $goal } vale el doble y no es una meta
material-bad-goal = una meta son dos lados con un guion en medio, como "N-S"
material-bad-drawing = «{ $text }» no va en un dibujo: se hace con # y .
material-bad-range = { $from }-{ $to } no es un tramo: sus extremos tienen que compartir fila, columna o diagonal
material-bad-name = el nombre de material «{ $name }» no está hecho de 1 a 32 letras minúsculas, cifras y guiones
material-reserved-name = el nombre «standard» está reservado para el material estándar: elige otro
material-shape = forma { $letter }: { $fault }
material-shape-empty = no tiene cubos
material-shape-disconnected = sus cubos no están unidos cara con cara
material-shape-too-long = mide { $cubes } cubos de largo, y ninguna ficha puede pasar de 3 (las alturas pasarían de 3)
material-shape-always-gaps = se gire como se gire, queda un hueco debajo de uno de sus cubos
material-repeated-letter = dos formas tienen la letra { $letter }
material-repeated-board = dos tableros se llaman «{ $name }»
material-no-shapes = no hay ninguna forma con que jugar
material-too-many-shapes = hay { $count } formas; el límite es { $max }
material-no-boards = no hay ningún tablero en que jugar
material-board-bad-name = el nombre de tablero «{ $name }» no está hecho de 1 a 32 letras minúsculas, cifras y guiones
material-board-empty = el tablero «{ $name }» no tiene casillas
material-board-too-large = el tablero «{ $name }» es de { $width } por { $height }; el límite es { $max } por { $max } casillas
material-side-bad-name = el nombre de lado «{ $side }» del tablero «{ $name }» no está hecho de 1 a 8 letras y cifras
material-side-empty = el lado «{ $side }» del tablero «{ $name }» no tiene casillas
material-side-repeated = el tablero «{ $name }» nombra dos veces el lado «{ $side }»
material-side-off-board = el lado «{ $side }» del tablero «{ $name }» incluye { $cell }, que no es una casilla del tablero
material-side-unknown = una meta del tablero «{ $name }» nombra el lado desconocido «{ $side }» (sus lados: { $known })
material-goal-with-itself = una meta del tablero «{ $name }» comunica el lado «{ $side }» consigo mismo
material-no-goals = el tablero «{ $name }» no tiene metas: nombra al menos un par de lados que comunicar
material-too-many-sides = el tablero «{ $name }» tiene { $count } lados; el límite es { $max }

# What is given to the terminal program
cannot-read = no se puede leer { $file }
cannot-write = no se puede escribir { $file }
cannot-print = no se puede escribir la salida
figure-fault = no se puede dibujar una figura de las reglas ({ $detail })
no-such-folder = no existe esa carpeta
file-too-large = { $file } ocupa más de { $most } MiB
file-game-too-large = una partida de { $file } ocupa más de { $most } MiB
file-not-text = { $file }: la línea { $line } no es texto UTF-8
file-no-game = { $file }: no contiene ninguna partida
file-which-game = { $file } tiene varias partidas: elige una con --game N
file-no-such-game = { $file } tiene { $games } partidas: no hay partida { $game }
file-no-such-ply = { $file }: la partida tiene { $moves } jugadas: no hay jugada { $ply }
file-game = partida { $game }
refused-move = jugada { $number } ({ $move })
usage-link-text = --link necesita el texto de un enlace
usage-start-says-itself = { $start } ya dice qué se juega: quita { $option }
usage-seat-needs-four = --seat{ $seat } es para cuatro: en esta partida juegan dos
usage-size = un tamaño son columnas y filas, como 100x34
usage-no-such-piece = no hay ninguna ficha { $letter } en esta partida (hay: { $known })
usage-not-on-board = { $cell } no es una casilla del tablero { $board }
bad-language = los idiomas son { $codes }
no-chapter = no hay ningún capítulo { $chapter }; hay: { $chapters }
bad-player = «{ $text }» no puede jugar: escribe me, computer o de computer:1 a computer:9
bad-level = «{ $text }» no es un nivel: los niveles van del 1 al 9
bad-contender = «{ $text }» no puede jugar: hay de 1 a 9, engine, uct, greedy y cmd:PROGRAM ARGS
contender-no-command = después de cmd: tiene que venir una orden, como "cmd:./my-engine --fast"
contender-open-quote = hay una comilla sin cerrar en { $text }
engine-not-started = no arranca: { $reason }
engine-ended = ha terminado ({ $reason })
engine-late = no responde
engine-other-protocol = habla la versión { $version } del protocolo, y esta es la versión { $own }
engine-refused = se niega: { $reason }
engine-no-move = su respuesta no es una jugada: { $text }
engine-interrupted = el duelo se ha interrumpido
arena-fault = una partida no se puede jugar o registrar ({ $detail })
weights-unknown = línea { $line }: no hay ningún peso llamado «{ $name }»
weights-numbers = línea { $line }: «{ $name }» necesita { $count ->
    [one] un número
   *[other] { $count } números
}
weights-hidden = { $count ->
    [one] hay una línea
   *[other] hay { $count } líneas
} para «hidden», y no es el número correcto
weights-missing = no hay ninguna línea para «{ $name }»
network-header = esto no es una red de la versión 1
network-length = hay { $found } bytes de pesos, y tiene que haber { $wanted }
training-result = «{ $text }» no es ningún resultado: hay yellow, green y draw
training-move = turno { $turn }: «{ $text }» no es ninguna jugada legal
training-number = turno { $turn }: «{ $text }» no es un número

# The server's data
store-folder = no se puede usar la carpeta de datos { $path }: { $reason }
store-in-use = otro servidor está usando la carpeta de datos { $path }
store-damaged = la base de datos { $path } está dañada: { $reason }. Restaura una copia de seguridad con caminos restore --replace, o aparta la base de datos y { $path }-wal para empezar con una vacía
store-newer = la base de datos { $path } tiene la versión { $found }, y este programa conoce hasta la versión { $known }: hace falta un programa más nuevo
store-database = no se puede abrir la base de datos { $path }: { $reason }
store-thread = no se puede iniciar ningún hilo: { $reason }
store-missing = no hay ninguna base de datos { $path }
store-address = la dirección de la base de datos no es correcta: { $reason }
store-unreachable = no se puede llegar a la base de datos { $path }: { $reason }
copy-not-empty = en el destino ya hay partidas: elige uno vacío, o sigue con una copia interrumpida con --resume
copy-different = la partida { $game } no es la misma en los dos sitios (historias { $from } y { $to })
copy-count = partidas copiadas: { $from }, partidas en el destino: { $to }
copy-read = no se pueden leer las partidas: { $reason }
copy-write = no se pueden guardar las partidas: { $reason }
backup-exists = ya existe el archivo { $file }: elige otro nombre
restore-exists = ya existe la base de datos { $file }: usa --replace, que la aparta, o elige otra carpeta
serve-stopped = el servidor se ha detenido
