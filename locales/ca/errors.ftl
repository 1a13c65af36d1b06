# What is wrong with files, links and words on the command line. Clauses, without a full stop.

place = línia { $line }, columna { $column }
with-cause = { $what }: { $cause }

bad-cell = «{ $text }» no és cap casella: una casella és una lletra minúscula i un número, com ara b2
bad-team = «{ $text }» no és cap equip: és yellow o green
bad-out = «{ $text }» no diu qui queda fora: és seat o team

io-not-found = no existeix aquest fitxer o carpeta
io-permission-denied = no és permès
io-is-a-directory = és una carpeta
io-not-a-directory = una part del camí no és cap carpeta
io-storage-full = no queda espai
# What the system or another program says, in its own words.
verbatim = { $text }

# Records
record-no-game = en aquest text no hi ha cap partida
record-second-game = aquí comença una segona partida, i només se n’esperava una
record-no-version = aquesta partida no té l’etiqueta [Caminos "1"]
record-version = la versió de gramàtica «{ $version }» és desconeguda: aquest lector coneix la versió «1»
record-bad-result = «{ $text }» no és cap resultat: els resultats són «yellow connects 8», «draw», «green edges 3:5», «yellow wins time», «green wins resign» i «*»
record-two-results = les jugades acaben amb «{ $ending }», però l’etiqueta Result diu «{ $tagged }»
record-bad-tag = una etiqueta és un nom i un valor entre cometes, com ara [Board "square"]
record-repeated-tag = l’etiqueta { $name } hi és dues vegades
record-open-tag = l’etiqueta { $name } no està tancada: falta «]» abans de { $shown }
record-bad-escape = en un valor, després de \ hi ha d’haver \ o unes cometes
record-open-value = aquest valor no està tancat: falten les últimes cometes a la línia
record-control-in-value = un valor no pot contenir el caràcter de control { $code }
record-lone-variation = una variant ha d’anar després de la jugada que substitueix
record-closes-nothing = «)» no tanca cap variant
record-lone-mark = una marca ha d’anar després d’una jugada
record-open-variation = aquesta variant no està tancada: falta «)»
record-empty-variation = aquesta variant no té cap jugada
record-too-deep = hi ha variants amb més de { $most } nivells de profunditat
record-open-comment = aquest comentari no està tancat: falta «{ "}" }»
record-comment-brace = un comentari no pot contenir «{ "}" }»
record-comment-control = un comentari no pot contenir el caràcter de control { $code }
record-bad-mark = «{ $text }» no és cap marca: les marques són ! ? !! ?? !? ?! i de $0 a $255
record-after-result = { $shown } ve després del resultat
record-missing-tag = falta l’etiqueta { $name }
record-tag = etiqueta { $name }: { $reason }
record-bad-switch = «{ $text }» no és ni yes ni no
record-setup-differs = la posició té un altre tauler o altres opcions que les altres etiquetes
record-not-over = el registre diu «{ $claimed }», però la partida no s’ha acabat
record-wrong-result = el registre diu «{ $claimed }», però segons les regles és «{ $actual }»

# Series
series-game = partida { $game } de la sèrie
series-no-games = no hi ha cap partida
series-other-series = és de la sèrie «{ $found }», i la primera partida és de la sèrie «{ $expected }»
series-round = la seva ronda és «{ $found }», i hauria de ser { $expected }
series-other-rules = el tauler o les opcions no són els de la primera partida
series-first = { $expected } hauria de començar, perquè els equips s’alternen
series-unfinished = no està acabada, i això només pot passar amb l’última partida

# Links of positions
link-fault-place = caràcter { $at } de l’enllaç
link-fault-version = un enllaç comença amb «1.» o «2.», la seva versió
link-fault-too-short = l’enllaç s’acaba massa aviat
link-fault-options = les opcions són 2 o 4 i després algunes de n, p, t, s i g, en aquest ordre
link-fault-other-material = l’enllaç es va fer amb un material diferent de «{ $name }»
link-fault-character = «{ $text }» no hi va, aquí
link-fault-no-placement = això no és cap col·locació en aquest tauler
link-fault-illegal-move = la jugada { $number } no es pot fer: { $reason }

# Material files
material-toml = això no està escrit com un fitxer de material ({ $detail })
material-second-neutral = hi ha una segona forma neutral; només n’hi pot haver una
material-bad-letter = la lletra d’una forma és una lletra de la A a la Z
material-bad-count = la forma { $letter } té una quantitat de { $count }; ha de ser d’1 a { $max }
material-repeated-goal = l’objectiu { $goal } hi és dues vegades
material-doubled-no-goal = { $goal } val doble i no és cap objectiu
material-bad-goal = un objectiu són dos costats amb un guionet entremig, com ara «N-S»
material-bad-drawing = «{ $text }» no pot ser en un dibuix: es fa amb # i .
material-bad-range = { $from }-{ $to } no és cap tram: els extrems han de ser a la mateixa fila, columna o diagonal
material-bad-name = el nom de material «{ $name }» no és fet d’1 a 32 lletres minúscules, xifres i guionets
material-reserved-name = el nom «standard» és reservat per al material estàndard: tria’n un altre
material-shape = forma { $letter }: { $fault }
material-shape-empty = no té cap cub
material-shape-disconnected = els cubs no estan units cara amb cara
material-shape-too-long = fa { $cubes } cubs de llarg, i cap fitxa no en pot fer més de 3 (les altures passarien de 3)
material-shape-always-gaps = per més que es giri, sempre queda un espai sota un dels cubs
material-repeated-letter = hi ha dues formes amb la lletra { $letter }
material-repeated-board = hi ha dos taulers que es diuen «{ $name }»
material-no-shapes = no hi ha cap forma per jugar
material-too-many-shapes = hi ha { $count } formes; el límit és { $max }
material-no-boards = no hi ha cap tauler per jugar-hi
material-board-bad-name = el nom de tauler «{ $name }» no és fet d’1 a 32 lletres minúscules, xifres i guionets
material-board-empty = el tauler «{ $name }» no té caselles
material-board-too-large = el tauler «{ $name }» fa { $width } per { $height }; el límit és { $max } per { $max } caselles
material-side-bad-name = el nom de costat «{ $side }» del tauler «{ $name }» no és fet d’1 a 8 lletres i xifres
material-side-empty = el costat «{ $side }» del tauler «{ $name }» no té caselles
material-side-repeated = el tauler «{ $name }» anomena dues vegades el costat «{ $side }»
material-side-off-board = el costat «{ $side }» del tauler «{ $name }» inclou { $cell }, que no és cap casella del tauler
material-side-unknown = un objectiu del tauler «{ $name }» anomena el costat desconegut «{ $side }» (costats: { $known })
material-goal-with-itself = un objectiu del tauler «{ $name }» comunica el costat «{ $side }» amb ell mateix
material-no-goals = el tauler «{ $name }» no té objectius: posa-hi almenys una parella de costats per comunicar
material-too-many-sides = el tauler «{ $name }» té { $count } costats; el límit és { $max }

# What is given to the terminal program
cannot-read = no es pot llegir { $file }
cannot-write = no es pot escriure { $file }
cannot-print = no es pot escriure la sortida
figure-fault = no es pot dibuixar una figura de les regles ({ $detail })
no-such-folder = no existeix aquesta carpeta
file-too-large = { $file } fa més de { $most } MiB
file-not-text = { $file }: la línia { $line } no és text UTF-8
file-no-game = { $file }: no hi ha cap partida
file-which-game = { $file } té diverses partides: tria’n una amb --game N
file-no-such-game = { $file } té { $games } partides, així que no hi ha la partida { $game }
file-no-such-ply = { $file }: la partida té { $moves } jugades, així que no hi ha la jugada { $ply }
file-game = partida { $game }
refused-move = jugada { $number } ({ $move })
usage-link-text = --link necessita el text d’un enllaç
usage-start-says-itself = { $start } ja diu què es juga: treu { $option }
usage-seat-needs-four = --seat{ $seat } necessita quatre persones: en aquesta partida en juguen dues
usage-size = una mida són columnes i files, com ara 100x34
usage-no-such-piece = en aquesta partida no hi ha cap fitxa { $letter } (n’hi ha: { $known })
usage-not-on-board = { $cell } no és cap casella del tauler { $board }
bad-language = les llengües són { $codes }
no-chapter = no hi ha cap capítol { $chapter }; n’hi ha: { $chapters }
bad-player = «{ $text }» no pot jugar: és me, computer, o de computer:1 a computer:9
bad-level = «{ $text }» no és cap nivell: van de l’1 al 9
bad-contender = «{ $text }» no pot jugar: hi ha d’1 a 9, engine, uct, greedy i cmd:PROGRAMA ARGUMENTS
contender-no-command = després de cmd: hi ha d’haver una ordre, com ara "cmd:./my-engine --fast"
contender-open-quote = hi ha unes cometes sense tancar a { $text }
engine-not-started = no arrenca: { $reason }
engine-ended = s’ha acabat ({ $reason })
engine-late = no respon
engine-other-protocol = parla la versió { $version } del protocol, i aquesta és la versió { $own }
engine-refused = s’hi nega: { $reason }
engine-no-move = la resposta no és cap jugada: { $text }
engine-interrupted = l’enfrontament s’ha interromput
arena-fault = una partida no es pot jugar o registrar ({ $detail })
weights-unknown = línia { $line }: no hi ha cap pes que es digui «{ $name }»
weights-numbers = línia { $line }: «{ $name }» necessita { $count } números
weights-hidden = hi ha { $count } línies per a «hidden», i no és el nombre correcte
weights-missing = no hi ha cap línia per a «{ $name }»
network-header = això no és una xarxa de la versió 1
network-length = hi ha { $found } bytes de pesos, i n’hi ha d’haver { $wanted }
training-result = «{ $text }» no és cap resultat: hi ha yellow, green i draw
training-move = torn { $turn }: «{ $text }» no és cap jugada legal
training-number = torn { $turn }: «{ $text }» no és un nombre

# The server's data
store-folder = la carpeta de dades { $path } no es pot fer servir: { $reason }
store-in-use = un altre servidor ja fa servir la carpeta de dades { $path }
store-damaged = la base de dades { $path } està malmesa: { $reason }. Posa-hi una còpia de seguretat, o treu-la per començar-ne una de buida
store-newer = la base de dades { $path } té la versió { $found }, i aquest programa coneix fins a la { $known }: cal un programa més nou
store-database = la base de dades { $path } no es pot obrir: { $reason }
store-thread = no es pot iniciar cap fil: { $reason }
store-missing = no hi ha cap base de dades { $path }
store-address = l’adreça de la base de dades no és correcta: { $reason }
store-unreachable = no es pot arribar a la base de dades { $path }: { $reason }
copy-not-empty = a la destinació ja hi ha partides: tria’n una de buida, o continua una còpia interrompuda amb --resume
copy-different = la partida { $game } no és la mateixa als dos llocs (històries { $from } i { $to })
copy-count = partides copiades: { $from }, partides a la destinació: { $to }
copy-read = no es poden llegir les partides: { $reason }
copy-write = no es poden desar les partides: { $reason }
backup-exists = el fitxer { $file } ja existeix: tria un altre nom
restore-exists = la base de dades { $file } ja existeix: fes servir --replace, que l’aparta, o tria una altra carpeta
serve-stopped = el servidor s’ha aturat
