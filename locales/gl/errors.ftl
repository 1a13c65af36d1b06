# What is wrong with files, links and words on the command line. Clauses, without a full stop.

place = liña { $line }, columna { $column }
with-cause = { $what }: { $cause }

bad-cell = «{ $text }» non é ningunha casa: unha casa é unha letra minúscula e un número, como b2
bad-team = «{ $text }» non é ningún equipo: é yellow ou green
bad-out = «{ $text }» non di quen queda fóra: é seat ou team

io-not-found = non existe ese ficheiro ou cartafol
io-permission-denied = non está permitido
io-is-a-directory = é un cartafol
io-not-a-directory = unha parte da ruta non é un cartafol
io-storage-full = non queda espazo
# What the system or another program says, in its own words.
verbatim = { $text }

# Records
record-no-game = neste texto non hai ningunha partida
record-second-game = aquí comeza unha segunda partida, e só se esperaba unha
record-no-version = esta partida non ten a etiqueta [Caminos "1"]
record-version = a versión de gramática «{ $version }» é descoñecida: este lector coñece a versión «1»
record-bad-result = «{ $text }» non é ningún resultado: os resultados son «yellow connects 8», «draw», «green edges 3:5», «yellow wins time», «green wins resign» e «*»
record-two-results = as xogadas rematan con «{ $ending }», pero a etiqueta Result di «{ $tagged }»
record-bad-tag = unha etiqueta é un nome e un valor entre comiñas, como [Board "square"]
record-repeated-tag = a etiqueta { $name } está dúas veces
record-open-tag = a etiqueta { $name } non está pechada: falta «]» antes de { $shown }
record-bad-escape = nun valor, despois de \ ten que haber \ ou unhas comiñas
record-open-value = este valor non está pechado: faltan as últimas comiñas na liña
record-control-in-value = un valor non pode conter o carácter de control { $code }
record-lone-variation = unha variante ten que ir despois da xogada que substitúe
record-closes-nothing = «)» non pecha ningunha variante
record-lone-mark = unha marca ten que ir despois dunha xogada
record-open-variation = esta variante non está pechada: falta «)»
record-empty-variation = esta variante non ten ningunha xogada
record-too-deep = hai variantes con máis de { $most } niveis de profundidade
record-open-comment = este comentario non está pechado: falta «{ "}" }»
record-comment-brace = un comentario non pode conter «{ "}" }»
record-comment-control = un comentario non pode conter o carácter de control { $code }
record-bad-mark = «{ $text }» non é ningunha marca: as marcas son ! ? !! ?? !? ?! e de $0 a $255
record-after-result = { $shown } vén despois do resultado
record-missing-tag = falta a etiqueta { $name }
record-tag = etiqueta { $name }: { $reason }
record-bad-switch = «{ $text }» non é nin yes nin no
record-setup-differs = a posición ten outro taboleiro ou outras opcións que as demais etiquetas
record-not-over = o rexistro di «{ $claimed }», pero a partida non rematou
record-wrong-result = o rexistro di «{ $claimed }», pero segundo as regras é «{ $actual }»

# Series
series-game = partida { $game } da serie
series-no-games = non hai ningunha partida
series-other-series = é da serie «{ $found }», e a primeira partida é da serie «{ $expected }»
series-round = a súa rolda é «{ $found }», e tería que ser { $expected }
series-other-rules = o taboleiro ou as opcións non son os da primeira partida
series-first = { $expected } tería que comezar, porque os equipos se alternan
series-unfinished = non está rematada, e iso só pode pasar coa última partida

# Links of positions
link-fault-place = carácter { $at } da ligazón
link-fault-version = unha ligazón comeza con «1.» ou «2.», a súa versión
link-fault-too-short = a ligazón remata antes de tempo
link-fault-options = as opcións son 2 ou 4 e despois algunhas de n, p, t, s e g, nesta orde
link-fault-other-material = a ligazón fíxose cun material distinto de «{ $name }»
link-fault-character = «{ $text }» non vai aquí
link-fault-no-placement = isto non é ningunha colocación neste taboleiro
link-fault-illegal-move = a xogada { $number } non se pode facer: { $reason }

# Material files
material-toml = isto non está escrito como un ficheiro de material ({ $detail })
material-second-neutral = hai unha segunda forma neutral; só pode haber unha
material-bad-letter = a letra dunha forma é unha letra do A ao Z
material-bad-count = a forma { $letter } ten unha cantidade de { $count }; ten que ser de 1 a { $max }
material-repeated-goal = o obxectivo { $goal } está dúas veces
material-doubled-no-goal = { $goal } vale dobre e non é ningún obxectivo
material-bad-goal = un obxectivo son dous lados cun guión no medio, como «N-S»
material-bad-drawing = «{ $text }» non pode estar nun debuxo: faise con # e .
material-bad-range = { $from }-{ $to } non é ningún tramo: os extremos teñen que estar na mesma fila, columna ou diagonal
material-bad-name = o nome de material «{ $name }» non está feito de 1 a 32 letras minúsculas, cifras e guións
material-reserved-name = o nome «standard» está reservado para o material estándar: escolle outro
material-shape = forma { $letter }: { $fault }
material-shape-empty = non ten ningún cubo
material-shape-disconnected = os cubos non están unidos cara con cara
material-shape-too-long = mide { $cubes } cubos de longo, e ningunha ficha pode medir máis de 3 (as alturas pasarían de 3)
material-shape-always-gaps = por moito que se xire, sempre queda un espazo debaixo dun dos cubos
material-repeated-letter = hai dúas formas coa letra { $letter }
material-repeated-board = hai dous taboleiros que se chaman «{ $name }»
material-no-shapes = non hai ningunha forma para xogar
material-too-many-shapes = hai { $count } formas; o límite é { $max }
material-no-boards = non hai ningún taboleiro para xogar
material-board-bad-name = o nome de taboleiro «{ $name }» non está feito de 1 a 32 letras minúsculas, cifras e guións
material-board-empty = o taboleiro «{ $name }» non ten casas
material-board-too-large = o taboleiro «{ $name }» mide { $width } por { $height }; o límite é { $max } por { $max } casas
material-side-bad-name = o nome de lado «{ $side }» do taboleiro «{ $name }» non está feito de 1 a 8 letras e cifras
material-side-empty = o lado «{ $side }» do taboleiro «{ $name }» non ten casas
material-side-repeated = o taboleiro «{ $name }» nomea dúas veces o lado «{ $side }»
material-side-off-board = o lado «{ $side }» do taboleiro «{ $name }» inclúe { $cell }, que non é ningunha casa do taboleiro
material-side-unknown = un obxectivo do taboleiro «{ $name }» nomea o lado descoñecido «{ $side }» (lados: { $known })
material-goal-with-itself = un obxectivo do taboleiro «{ $name }» comunica o lado «{ $side }» consigo mesmo
material-no-goals = o taboleiro «{ $name }» non ten obxectivos: pon polo menos un par de lados que comunicar
material-too-many-sides = o taboleiro «{ $name }» ten { $count } lados; o límite é { $max }

# What is given to the terminal program
cannot-read = non se pode ler { $file }
cannot-write = non se pode escribir { $file }
cannot-print = non se pode escribir a saída
figure-fault = non se pode debuxar unha figura das regras ({ $detail })
no-such-folder = non existe ese cartafol
file-too-large = { $file } ocupa máis de { $most } MiB
file-not-text = { $file }: a liña { $line } non é texto UTF-8
file-no-game = { $file }: non hai ningunha partida
file-which-game = { $file } ten varias partidas: escolle unha con --game N
file-no-such-game = { $file } ten { $games } partidas, así que non hai partida { $game }
file-no-such-ply = { $file }: a partida ten { $moves } xogadas, así que non hai xogada { $ply }
file-game = partida { $game }
refused-move = xogada { $number } ({ $move })
usage-link-text = --link necesita o texto dunha ligazón
usage-start-says-itself = { $start } xa di a que se xoga: quita { $option }
usage-seat-needs-four = --seat{ $seat } necesita catro persoas: nesta partida xogan dúas
usage-size = un tamaño son columnas e filas, como 100x34
usage-no-such-piece = nesta partida non hai ningunha ficha { $letter } (hai: { $known })
usage-not-on-board = { $cell } non é ningunha casa do taboleiro { $board }
bad-language = as linguas son { $codes }
no-chapter = non hai ningún capítulo { $chapter }; hai: { $chapters }
bad-player = «{ $text }» non pode xogar: é me, computer, ou de computer:1 a computer:9
bad-level = «{ $text }» non é ningún nivel: van do 1 ao 9
bad-contender = «{ $text }» non pode xogar: hai de 1 a 9, engine, uct, greedy e cmd:PROGRAMA ARGUMENTOS
contender-no-command = despois de cmd: ten que haber unha orde, como "cmd:./my-engine --fast"
contender-open-quote = hai unhas comiñas sen pechar en { $text }
engine-not-started = non arrinca: { $reason }
engine-ended = rematou ({ $reason })
engine-late = non responde
engine-other-protocol = fala a versión { $version } do protocolo, e esta é a versión { $own }
engine-refused = négase: { $reason }
engine-no-move = a resposta non é ningunha xogada: { $text }
engine-interrupted = o enfrontamento interrompeuse
arena-fault = unha partida non se pode xogar ou rexistrar ({ $detail })
weights-unknown = liña { $line }: non hai ningún peso que se chame «{ $name }»
weights-numbers = liña { $line }: «{ $name }» necesita { $count } números
weights-hidden = hai { $count } liñas para «hidden», e non é o número correcto
weights-missing = non hai ningunha liña para «{ $name }»
network-header = isto non é unha rede da versión 1
network-length = hai { $found } bytes de pesos, e ten que haber { $wanted }
training-result = «{ $text }» non é ningún resultado: hai yellow, green e draw
training-move = quenda { $turn }: «{ $text }» non é ningunha xogada legal
training-number = quenda { $turn }: «{ $text }» non é un número

# The server's data
store-folder = o cartafol de datos { $path } non se pode usar: { $reason }
store-in-use = outro servidor xa está a usar o cartafol de datos { $path }
store-damaged = a base de datos { $path } está danada: { $reason }. Pon no seu sitio unha copia de seguranza, ou quítaa para comezar cunha baleira
store-newer = a base de datos { $path } ten a versión { $found }, e este programa coñece ata a { $known }: cómpre un programa máis novo
store-database = a base de datos { $path } non se pode abrir: { $reason }
store-thread = non se pode iniciar ningún fío: { $reason }
store-missing = non hai ningunha base de datos { $path }
store-address = o enderezo da base de datos non é correcto: { $reason }
store-unreachable = non se pode chegar á base de datos { $path }: { $reason }
copy-not-empty = no destino xa hai partidas: escolle un baleiro, ou continúa unha copia interrompida con --resume
copy-different = a partida { $game } non é a mesma nos dous sitios (historias { $from } e { $to })
copy-count = partidas copiadas: { $from }, partidas no destino: { $to }
copy-read = non se poden ler as partidas: { $reason }
copy-write = non se poden gardar as partidas: { $reason }
backup-exists = o ficheiro { $file } xa existe: escolle outro nome
restore-exists = a base de datos { $file } xa existe: usa --replace, que a aparta, ou escolle outro cartafol
serve-stopped = o servidor detívose
