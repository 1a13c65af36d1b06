# What is wrong with files, links and words on the command line. Clauses, without a full stop.

place = línea { $line }, columna { $column }
with-cause = { $what }: { $cause }

bad-cell = «{ $text }» no es una casilla: una casilla es una letra minúscula y un número, como b2
bad-team = «{ $text }» no es un equipo: es yellow o green
bad-out = «{ $text }» no dice quién queda fuera: es seat o team

io-not-found = no existe ese archivo o carpeta
io-permission-denied = no está permitido
io-is-a-directory = es una carpeta
io-not-a-directory = una parte de la ruta no es una carpeta
io-storage-full = no queda espacio
# What the system or another program says, in its own words.
verbatim = { $text }

# Records
record-no-game = en este texto no hay ninguna partida
record-second-game = aquí empieza una segunda partida, y solo se esperaba una
record-no-version = esta partida no tiene la etiqueta [Caminos "1"]
record-version = no se conoce la versión «{ $version }» de la gramática: este lector conoce la versión «1»
record-bad-result = «{ $text }» no es un resultado: los resultados son "yellow connects 8", "draw", "green edges 3:5", "yellow wins time", "green wins resign" y "*"
record-two-results = las jugadas acaban con «{ $ending }», pero la etiqueta Result dice «{ $tagged }»
record-bad-tag = una etiqueta es un nombre y un valor entre comillas, como [Board "square"]
record-repeated-tag = la etiqueta { $name } aparece dos veces
record-open-tag = la etiqueta { $name } no está cerrada: falta "]" antes de { $shown }
record-bad-escape = en un valor, después de \ tiene que venir \ o una comilla
record-open-value = este valor no está cerrado: falta su última comilla en la línea
record-control-in-value = un valor no puede contener el carácter de control { $code }
record-lone-variation = una variante tiene que seguir a la jugada que sustituye
record-closes-nothing = ")" no cierra ninguna variante
record-lone-mark = un signo tiene que seguir a una jugada
record-open-variation = esta variante no está cerrada: falta ")"
record-empty-variation = esta variante no tiene jugadas
record-too-deep = hay variantes dentro de variantes a más de { $most } niveles
record-open-comment = este comentario no está cerrado: falta "{ "}" }"
record-comment-brace = un comentario no puede contener "{ "}" }"
record-comment-control = un comentario no puede contener el carácter de control { $code }
record-bad-mark = «{ $text }» no es un signo: los signos son ! ? !! ?? !? ?! y de $0 a $255
record-after-result = { $shown } viene después del resultado
record-missing-tag = falta la etiqueta { $name }
record-tag = etiqueta { $name }: { $reason }
record-bad-switch = «{ $text }» no es ni yes ni no
record-setup-differs = la posición tiene otro tablero u otras opciones que las demás etiquetas
record-not-over = el registro dice «{ $claimed }», pero la partida no ha terminado
record-wrong-result = el registro dice «{ $claimed }», pero según las reglas es «{ $actual }»

# Series
series-game = partida { $game } de la serie
series-no-games = no hay ninguna partida
series-other-series = es de la serie «{ $found }», y la primera partida es de «{ $expected }»
series-round = su ronda es «{ $found }», y debería ser { $expected }
series-other-rules = su tablero o sus opciones no son los de la primera partida
series-first = debería empezar { $expected }, ya que los equipos se turnan
series-unfinished = está sin terminar, y solo puede estarlo la última partida

# Links of positions
link-fault-place = carácter { $at } del enlace
link-fault-version = un enlace empieza por «1.» o «2.», su versión
link-fault-too-short = el enlace acaba demasiado pronto
link-fault-options = las opciones son 2 o 4 y después algunas de n, p, t, s y g en este orden
link-fault-other-material = el enlace se hizo con un material que no es «{ $name }»
link-fault-character = «{ $text }» no tiene sitio aquí
link-fault-no-placement = esto no es una colocación en este tablero
link-fault-illegal-move = la jugada { $number } no se puede hacer: { $reason }

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
bad-player = «{ $text }» no puede jugar: es me, computer o de computer:1 a computer:9
bad-level = «{ $text }» no es un nivel: van del 1 al 9
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
store-damaged = la base de datos { $path } está dañada: { $reason }. Pon una copia de seguridad en su lugar, o apártala para empezar con una vacía
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
