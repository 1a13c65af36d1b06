# The rules, explained for people.

# Around the chapters.
guide-contents = Índice
guide-print = Imprimir
guide-3d = Ver en 3D
guide-flat = Ver en plano
guide-figure = Figura { $number }

rules-goal = El objetivo del juego
rules-goal-aim = Caminos es un juego para dos personas, o para cuatro en dos equipos. Por turnos, cada cual coloca una ficha de madera. Ganas cuando las caras de tu color forman un camino continuo de un lado del tablero al lado opuesto.
rules-goal-cover = Las fichas pueden ponerse de pie y cubrir otras fichas, así que el camino sube y baja. Lo que visto desde arriba parece unido puede estar cortado por un muro de otro color.
rules-goal-author = Stefan Kögl inventó el juego, que se publicó en 2010. Esta es una versión independiente, con reglas escritas en sus propias palabras.

rules-box = Qué hay en la caja
rules-box-pieces = Cada color tiene 14 fichas hechas de cubos: cuatro con forma de L, cuatro de T, cuatro de Z y dos de I. La L, la T y la Z tienen cuatro cubos; la I, tres. También hay dos fichas neutrales { -neutral(form: "feminine-plural") } con la forma de la I, una por equipo; solo se usan en una variante.
rules-box-rotated = Una ficha se puede girar de cualquier manera en el espacio, también como en un espejo: al darle la vuelta aparece su imagen reflejada. Ninguna ficha mide más de tres cubos de largo.
rules-box-boards = Hay cuatro tableros.
rules-box-corners = Una casilla donde se tocan dos lados pertenece a los dos.
rules-box-standard = Las formas, las cantidades y los tamaños de los tableros son el material estándar de este proyecto. Las hojas de reglas publicadas solo los muestran en imágenes; los nuestros concuerdan con todo lo que dice su texto. Si tu caja es distinta, descríbela en un archivo: mira el apéndice sobre tu propia caja.

rules-start = Antes de empezar
rules-start-square = Las hojas de reglas aconsejan empezar con el cuadrado.
rules-start-supply = Entre dos, cada cual toma las 14 fichas de un color. El tablero está vacío.
rules-start-first = Empieza { -yellow(form: "capital") }. Después, el turno cambia con cada ficha.
rules-start-names = Las casillas se llaman como las del ajedrez: letras de izquierda a derecha, números de abajo arriba. El nombre no depende nunca de dónde te sientes.

rules-placing = Colocar una ficha
rules-placing-turn = En tu turno coloca exactamente una de tus fichas, en cualquier sitio donde quepa. Puede quedar suelta, tocar otras fichas o cubrirlas.
rules-placing-rules = Tres reglas dicen dónde puede ir una ficha.
rules-placing-on-the-board = En el tablero: cada cubo está sobre una casilla. El agujero del anillo no es una casilla.
rules-placing-touches-the-board = Tocando el tablero: al menos un cubo se apoya en el tablero mismo.
rules-placing-no-gap = Sin huecos debajo: cada cubo se apoya en el tablero o en otro cubo. Nada queda en el aire.
rules-placing-cover = Puedes cubrir fichas de cualquier color: las tuyas, las de tu oponente y las { -neutral(form: "feminine-plural") }. Cuenta el color que queda encima.
rules-placing-height = Como una ficha debe tocar el tablero y mide a lo sumo tres cubos, ninguna torre pasa de tres cubos de altura. La L es la única ficha que sube a un muro de dos cubos: ponla de pie junto al muro y apoya encima su brazo corto.
rules-placing-must = Las fichas colocadas no se mueven. Mientras puedas colocar una ficha tienes que hacerlo; no se puede pasar.

rules-path = El camino
rules-path-above = Un camino recorre caras de tu color: las caras superiores, que ves desde arriba, y los muros por los que sube y baja entre ellas.
rules-path-tops = Dos casillas vecinas se pueden unir cuando la cara superior de cada una es de tu color.
rules-path-walls = Si una es más alta, todas las caras del muro que las separa también tienen que ser de tu color.
rules-path-corner = Dos casillas son vecinas cuando comparten un borde. Las que solo se tocan por una esquina no se unen.
rules-path-broken = Un muro de otro color corta el camino, aunque las dos caras superiores sean tuyas. Desde arriba no se ve. Así se salvan muchas partidas.
rules-path-edge = El camino empieza y acaba en las caras superiores de casillas de dos lados. Valen a cualquier altura: ahí no hace falta que nada tuyo toque el tablero. Las caras que miran hacia fuera en el borde del tablero no cuentan.
rules-path-blue = Las caras { -neutral(form: "feminine-plural") } no son de nadie.

rules-end = El final de la partida
rules-end-win = Quien completa un camino con una ficha propia gana de inmediato.
rules-end-out = Si es tu turno y no puedes colocar ninguna de tus fichas, o ya no te quedan, estás fuera el resto de la partida, aunque más tarde se abra un sitio. El resto sigue jugando.
rules-end-draw = Cuando nadie puede colocar más y nadie ha comunicado dos lados, la partida acaba en empate, salvo que se juegue con puntos.

rules-sides = Qué lados comunicar
rules-sides-four = En el cuadrado y en el rombo se comunican dos lados opuestos. Cualquiera de los dos pares vale para los dos colores; puedes cambiar de idea cuando quieras.
rules-sides-eight = El octágono y el anillo tienen ocho lados. Comunica un lado con su opuesto, o con uno de los dos lados contiguos a su opuesto. El contorno del agujero del anillo no es un lado.
rules-sides-opposite = Comunicar lados exactamente opuestos es más difícil, y vale el doble si se juega con puntos.

rules-points = Jugar con puntos
rules-points-winner = En una serie de partidas se puede jugar con puntos. Solo quien gana la partida los recibe.
rules-points-faces = Con camino: cuenta las caras del camino más corto que comunica los lados, las superiores y las de los muros. Cada una es un punto.
rules-points-doubled = En el octágono y en el anillo: si se comunican lados exactamente opuestos, cuenta el más corto de esos caminos, y vale el doble.
rules-points-edge = Sin camino: gana el equipo con menos fichas en el borde exterior, y recibe un punto por cada ficha que el otro equipo tiene allí. Una ficha está en el borde cuando uno de sus cubos se apoya en el tablero en una casilla de un lado. Las partes que solo asoman más arriba no cuentan, y las fichas { -neutral(form: "feminine-plural") } tampoco. Si hay las mismas, nadie recibe puntos.
rules-points-resigned = Una victoria por abandono o por tiempo no da puntos.
rules-points-series = Los puntos de todas las partidas se suman. Los equipos se turnan para empezar.

rules-neutral = Variante: fichas { -neutral(form: "feminine-plural") }
rules-neutral-first = Antes del primer turno cada equipo coloca su ficha { -neutral } con las reglas de siempre, primero { -yellow(form: "capital") }. Después empieza { -yellow(form: "capital") }.
rules-neutral-obstacle = Las fichas { -neutral(form: "feminine-plural") } son obstáculos que no son de nadie. La que está tumbada se puede cubrir; la que está de pie mide tres cubos y no se puede cubrir nunca.

rules-four = Cuatro personas
rules-four-teams = Quienes forman equipo se sientan uno enfrente del otro y juegan el mismo color en dos tonos. Para el camino, los dos tonos cuentan como un solo color.
rules-four-halves = Las fichas de cada color se reparten en dos mitades iguales: dos L, dos T, dos Z y una I para cada cual. Solo colocas fichas de tu mitad. Los turnos van en el sentido de las agujas del reloj.
rules-four-out = Quien no puede colocar queda fuera; su pareja sigue jugando.

rules-variants = Otras maneras de jugar
rules-variants-swap = Intercambio, para dos: en lugar de hacer su primera jugada, quien va en segundo lugar puede quedarse con { -yellow(form: "capital") }. Se intercambian los asientos, el tablero queda como está y { -green(form: "capital") } coloca la siguiente ficha. Así nadie empieza con una jugada demasiado buena.
rules-variants-team = Las hojas publicadas no se ponen de acuerdo sobre el juego entre cuatro: en una de ellas, quien no puede colocar deja fuera también a su pareja. Aquí solo queda fuera esa persona. El programa de terminal permite jugar de la otra manera con la opción --out team.
rules-variants-silent = Que es obligatorio colocar una ficha cuando se puede solo lo dice la hoja francesa; aquí también vale. Donde ninguna hoja dice nada hemos decidido así: la primera partida la empieza { -yellow(form: "capital") } y, si una ficha comunica varios pares de lados, cuenta el camino más corto de la mejor clase.

rules-material = Apéndice: tu propia caja
rules-material-why = Los tamaños de tableros y fichas son aquí los del material estándar de este proyecto. Si tienes el juego y los tuyos son distintos, o si quieres probar algo de tu invención, descríbelo en un archivo de material.
rules-material-file = Un archivo de material es un texto corto. Cada forma tiene una letra, una cantidad y un dibujo de sus cubos; cada tablero tiene un nombre, un dibujo de sus casillas y sus lados, con los pares que hay que comunicar. Lo que dejes fuera queda como en el material estándar.
rules-material-check = Si hay un error en el archivo, se indica su línea y su columna. El proyecto trae ejemplos completos en la carpeta materials, y docs/materials.md explica cada línea.
rules-material-use = En el terminal, dale el archivo al programa: caminos play --material ARCHIVO.

rules-notation = Apéndice: anotar las jugadas
rules-notation-move = Una jugada es la letra de la forma y las casillas en las que entra la ficha. Si una casilla recibe dos o tres cubos, se le añade ^2 o ^3.
rules-notation-lying = Lb2b3b4c4 es una L tumbada.
rules-notation-standing = Ib2^3 es una I de pie, con tres cubos de altura en b2.
rules-notation-arm = Lb2^3c2 es una L con tres cubos en b2 y uno en c2: sobre el tablero si c2 está vacía, encima si c2 tiene dos cubos de altura.
rules-notation-neutral = Na3a4a5 es una ficha { -neutral }.
rules-notation-read = Las alturas del tablero dicen dónde va cada cubo, así que no hace falta nada más. Puedes escribir así las jugadas en la página y en el terminal.

rules-figure-win = { -yellow(form: "capital") } comunica el sur con el norte: { $faces } caras.
rules-figure-pieces = Las formas: L y Z en { -yellow }, T e I en { -green }, y dos fichas neutrales { -neutral(form: "feminine-plural") }.
rules-figure-square = El cuadrado: { $cells } casillas y { $sides } lados rectos.
rules-figure-diamond = El rombo: { $cells } casillas y { $sides } lados en zigzag.
rules-figure-octagon = El octágono: { $cells } casillas y { $sides } lados, rectos y en zigzag alternados.
rules-figure-ring = El anillo: el octágono sin sus cuatro casillas centrales, { $cells } casillas y { $sides } lados.
rules-figure-ways = Tres maneras de colocar una L: tumbada, con un extremo de dos cubos de altura y de pie, con tres cubos de altura.
rules-figure-off-board = No vale: dos cubos estarían en el agujero del anillo.
rules-figure-above = No vale: esta I quedaría encima de otra ficha sin tocar el tablero en ningún sitio.
rules-figure-gap = No vale: el brazo de esta T quedaría en el aire sobre d3.
rules-figure-cover = Vale: un cubo de la L toca el tablero en c4 y dos se apoyan en { -green }.
rules-figure-over = Vale: la L está de pie en c4 y su brazo se apoya en la torre { -green } de d4.
rules-figure-climb = { -yellow(form: "capital") } comunica el oeste con el este por encima de la torre: ocho caras superiores y cuatro de muro, { $faces } caras.
rules-figure-corner = Las casillas { -yellow(form: "feminine-plural") } c4 y d5 solo se tocan por una esquina: no están unidas.
rules-figure-broken = Parece un camino { -yellow } de oeste a este. Pero entre d4 y e4 una cara del muro es { -green(form: "feminine") }: { -yellow(form: "capital") } no ha comunicado los lados.
rules-figure-edge = El camino empieza en a4 encima de una ficha { -green }. Está permitido: { $faces } caras.
rules-figure-near = El norte con el suroeste, contiguo al sur: { $faces } caras, { $points } puntos.
rules-figure-opposite = El norte con el sur, exactamente opuestos: { $faces } caras, que se doblan: { $points } puntos.
rules-figure-count = Ocho caras superiores, un muro que sube y otro que baja: { $faces } caras, { $points } puntos.
rules-figure-edge-pieces = Nadie ha comunicado dos lados y nadie puede colocar más. Fichas en el borde: { -yellow(form: "capital") } { $yellow }, { -green(form: "capital") } { $green }. { -yellow(form: "capital") } tiene menos y recibe { $points } puntos.
rules-figure-neutral = Una L { -yellow(form: "feminine") } cubre parte de una ficha { -neutral(form: "feminine") } tumbada. La torre { -neutral(form: "feminine") } de g6 no se podrá cubrir nunca.
rules-figure-four = Dos tonos, un color: la pareja { -yellow(form: "feminine") } comunica el oeste con el este, { $faces } caras.
