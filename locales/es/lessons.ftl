# The tutorial. Lessons and what can be said to each answer are named in crates/guide.

# Around every lesson.
learn-title = Aprender a jugar
learn-how = Tareas cortas en un tablero de verdad. Hazlas en el orden que quieras; lo que ya has hecho se guarda en este navegador.
learn-basics = Lo básico
learn-more = Más cosas que saber
learn-progress = { $done } de { $all } hechas
learn-lesson = Lección { $number } de { $all }
learn-done = hecha
learn-next = Siguiente lección
learn-again = Otra vez
learn-skip = Saltar
learn-list = Todas las lecciones
learn-show = Mostrar la solución
learn-answer = Tu respuesta
learn-check = Comprobar
learn-choice = { $letter }
learn-choice-how = Opción { $letter }: { $lies }
learn-choose = Elegir esta
learn-marked = Casillas marcadas: { $cells }
learn-forget = Reiniciar el progreso
learn-forget-sure = ¿Reiniciar tu progreso?
learn-game = Tu primera partida
learn-game-how = Una partida entera contra el ordenador en su nivel más fácil. En cada turno te propone una ficha y te dice por qué. Juégala o prueba otra cosa.
learn-game-hints = Propuestas
learn-all-done = Ya sabes todo lo necesario. Ahora juega una partida entera.

lesson-win = El objetivo
lesson-win-text = Comunica dos lados opuestos del tablero con un camino de tu color y ganas de inmediato.
lesson-win-task = Tu camino { -yellow } va desde el sur casi hasta el norte. Complétalo.
lesson-win-done = Camino completo: has ganado la partida. Los puntos blancos son las caras de tu camino.
lesson-win-short = Está unida a tu camino, pero aún no llega al norte.
lesson-win-apart = Esa ficha no está unida a tu camino. Empieza junto a a6 o b6.

lesson-flat = Coloca una ficha
lesson-flat-text = En cada turno colocas una ficha. Toma una de tu reserva, llévala sobre el tablero y colócala.
lesson-flat-task = Coloca una ficha cualquiera de modo que quede tumbada, con todos sus cubos en el tablero.
lesson-flat-done = Un turno es solo eso. Cualquier ficha puede quedar tumbada sobre casillas libres.
lesson-flat-standing = Esa ficha está de pie: algunos de sus cubos quedan más arriba. Vuélcala hasta que quede tumbada.

lesson-turn = Gira una ficha
lesson-turn-text = Puedes girar una ficha de tres maneras: sobre sí misma, volcándola hacia delante y volcándola de lado. Al darle la vuelta aparece su imagen en el espejo.
lesson-turn-task = Llena justo las cuatro casillas marcadas.
lesson-turn-done = Encaja. Una ficha se puede girar como quieras.
lesson-turn-standing = Esa ficha no está tumbada. Vuélcala hasta que todos sus cubos estén en el tablero.
lesson-turn-piece = Hace falta otra ficha: tres casillas seguidas y una más en el extremo son una L.
lesson-turn-cells = Es la ficha buena, pero no ocupa justo las casillas marcadas. Gírala o muévela.

lesson-stand = Construye hacia arriba
lesson-stand-text = Las fichas pueden ponerse de pie. Ninguna torre pasa nunca de tres cubos.
lesson-stand-task = Coloca una ficha que tenga tres cubos de altura en una casilla.
lesson-stand-done = Una torre. Ya nadie podrá cubrirla.
lesson-stand-lying = Esa ficha no tiene ningún cubo encima de otro. Vuélcala hasta que haya tres en una casilla.
lesson-stand-low = Dos cubos de altura. Vuélcala otra vez, hasta que haya tres en una casilla.

lesson-cover = Cubre una ficha
lesson-cover-text = Solo cuenta el color que queda encima. Puedes cubrir cualquier ficha, siempre que al menos uno de tus cubos toque el tablero y nada quede en el aire.
lesson-cover-task = Cubre al menos una casilla de la ficha { -green(form: "feminine") }.
lesson-cover-done = Ahora esa cara superior es tuya. { -green(form: "capital") } ya no puede usarla.
lesson-cover-own = Está permitido, pero solo has cubierto una ficha tuya. Cubre la { -green(form: "feminine") }.
lesson-cover-beside = Está permitido, pero la ficha { -green(form: "feminine") } no está cubierta. Prueba con una L o una T: una parte a su lado y el resto encima.

lesson-corner = Las esquinas no unen
lesson-corner-text = Un camino pasa de casilla en casilla por el borde que comparten. Las que solo se tocan por una esquina no están unidas.
lesson-corner-task = Une las dos casillas marcadas con una ficha.
lesson-corner-done = Ahora se puede ir de una a otra por caras superiores { -yellow(form: "feminine-plural") }.
lesson-corner-one = Esa ficha toca una de las dos, pero no la otra. Llena una casilla que esté junto a ambas.
lesson-corner-neither = Esa ficha no une ninguna de las dos. Llena una casilla que esté junto a ambas.

lesson-wall = Por encima del muro
lesson-wall-text = Solo una ficha puede subir a un muro de dos cubos: una L puesta de pie a su lado, con el brazo corto encima.
lesson-wall-task = La torre { -green(form: "feminine") } de d4 te cierra el paso. Pasa por encima y completa tu camino.
lesson-wall-done = Subes por tu torre, pasas por arriba y bajas por el otro lado. Todos los muros del camino son { -yellow(form: "masculine-plural") }.
lesson-wall-short = Está unida a tus fichas, pero la torre de d4 todavía las separa. Su cara superior tiene que ser { -yellow(form: "feminine") }, y también el muro por el que subes.
lesson-wall-apart = Esa ficha no está unida a las tuyas. Pon una L de pie en c4.

lesson-broken = Cortado por un muro
lesson-broken-text = Entre dos casillas de distinta altura el camino sube por un muro, y todas las caras de ese muro tienen que ser tuyas. Desde arriba no se ve.
lesson-broken-task = Parece que { -yellow(form: "capital") } ha comunicado el oeste con el este, pero no. Señala una casilla donde se corta el camino. Gira el tablero para mirar, o busca la marca en la vista plana.
lesson-broken-done = Entre d4 y e4 el muro muestra una cara { -green(form: "feminine") }. { -yellow(form: "capital") } no ha comunicado los lados.
lesson-broken-empty = Esa casilla está vacía. Sigue el camino { -yellow }.
lesson-broken-other = Esa cara superior no es { -yellow(form: "feminine") }. Sigue el camino { -yellow }.
lesson-broken-whole = Esta casilla está unida a todas sus vecinas { -yellow(form: "feminine-plural") }. Mira donde el camino baja.

lesson-block = Detén a tu oponente
lesson-block-text = Vigila también el camino de tu oponente. Colocar una ficha al lado rara vez sirve: { -green(form: "capital") } la rodea. Cúbrelo.
lesson-block-task = { -green(form: "capital") } puede completar su camino en la próxima jugada. Coloca una ficha que lo impida.
lesson-block-done = { -green(form: "capital") } ya no tiene ninguna jugada ganadora.
lesson-block-still = { -green(form: "capital") } aún podría completar su camino en { $cells }. Cubre una parte de ese camino.

lesson-allowed = Qué está permitido
lesson-allowed-text = Hay tres reglas: cada cubo sobre una casilla, al menos un cubo en el tablero y ningún hueco debajo. El juego siempre te dice por qué no vale una jugada, y marca las casillas.
lesson-allowed-task = Mira las tres maneras de colocar la ficha. ¿Cuál está permitida?
lesson-allowed-done = Dos cubos están en c4 y dos se apoyan en { -green }: la ficha toca el tablero y no deja huecos.

lesson-sides = Cualquier par de lados
lesson-sides-text = Puedes usar los dos pares de lados opuestos, y puedes cambiar de plan cuando quieras.
lesson-sides-task = { -green(form: "capital") } te ha cerrado el paso hacia el norte. Comunica el oeste con el este.
lesson-sides-done = De oeste a este también se gana.
lesson-sides-short = Está unida a tus fichas, pero aún no llega al este.
lesson-sides-apart = Esa ficha no está unida a las tuyas. Sigue desde e4.

lesson-out = Fuera de juego y empate
lesson-out-text = Si te toca y no cabe ninguna de tus fichas, quedas fuera y el resto sigue jugando. Cuando nadie puede colocar y nadie ha comunicado dos lados, la partida acaba en empate.
lesson-out-task = Aquí nadie puede colocar más fichas y nadie ha comunicado dos lados. ¿Cómo acaba la partida?
lesson-out-done = En empate. El borde del tablero solo cuenta si se juega con puntos.
lesson-out-nobody = Nadie ha comunicado dos lados, así que no gana nadie.
lesson-outcome-yellow = Gana { -yellow(form: "capital") }
lesson-outcome-green = Gana { -green(form: "capital") }
lesson-outcome-draw = Empate

lesson-count = Cuenta las caras
lesson-count-text = Si se juega con puntos, quien gana recibe uno por cada cara del camino más corto: las superiores y las de los muros.
lesson-count-task = ¿Cuántos puntos vale el camino { -yellow }?
lesson-count-done = Ocho caras superiores, un muro que sube y otro que baja: diez.
lesson-count-walls = Esas son las caras superiores. El camino también sube a d4 y vuelve a bajar.
lesson-count-cubes = Esos son todos los cubos. Cuenta solo las caras por las que pasa el camino.
lesson-count-few = Son más. Cuenta las caras superiores de d1 a d8 y los muros que hay entre ellas.
lesson-count-many = Son menos. Cuenta las caras superiores de d1 a d8 y los muros que hay entre ellas.

lesson-edge = Fichas en el borde
lesson-edge-text = Si se juega con puntos y nadie comunica dos lados, gana el equipo con menos fichas en el borde exterior. Una ficha cuenta cuando uno de sus cubos se apoya en el tablero en una casilla del borde.
lesson-edge-task = ¿Cuántas fichas { -yellow(form: "feminine-plural") } hay en el borde?
lesson-edge-done = Dos: la L de a1 y la I de e1. El brazo de la T sobre h5 se apoya en { -green }, no en el tablero.
lesson-edge-hanging = Una de esas solo asoma sobre el borde: su brazo se apoya en { -green } en h5, y su pie está en g5.
lesson-edge-all = Esas son todas las fichas { -yellow(form: "feminine-plural") }. Cuenta solo las que tocan el tablero en una casilla del borde.
lesson-edge-few = Hay más. Mira al oeste y al sur.
lesson-edge-many = Son demasiadas. Cuenta fichas, no cubos.

lesson-neutral = La ficha { -neutral(form: "feminine") }
lesson-neutral-text = En una variante, cada equipo coloca primero una ficha { -neutral(form: "feminine") }. No es de nadie y estorba a todo el mundo.
lesson-neutral-task = Coloca tu ficha { -neutral(form: "feminine") } de modo que nadie pueda cubrirla nunca.
lesson-neutral-done = Tres cubos de altura: encima de eso no cabe nada.
lesson-neutral-lying = Una ficha { -neutral(form: "feminine") } tumbada se puede cubrir más tarde. Vuélcala hasta que quede de pie.

lesson-octagon = Los lados opuestos valen el doble
lesson-octagon-text = El octágono tiene ocho lados. Puedes comunicar un lado con su opuesto o con uno contiguo a este. Solo los lados exactamente opuestos valen el doble.
lesson-octagon-task = { -yellow(form: "capital") } viene del norte. Completa el camino de modo que los puntos se doblen.
lesson-octagon-done = El norte y el sur son exactamente opuestos: las caras valen el doble.
lesson-octagon-single = Así ganas { $points } puntos, pero el camino acaba en el lado vecino del sur. Acaba en una de las casillas marcadas y se doblarán.
lesson-octagon-short = Está unida a tu camino, pero aún no llega al sur.
lesson-octagon-apart = Esa ficha no está unida a tu camino. Empieza junto a d3 o e3.

lesson-four = Cuatro personas
lesson-four-text = Entre cuatro, quienes forman equipo se sientan uno enfrente del otro. Sus dos tonos cuentan como un solo color.
lesson-four-task = Las fichas más claras son de tu pareja. Comunica el oeste con el este.
lesson-four-done = Tus fichas y las de tu pareja forman un solo camino.
lesson-four-short = Está unida al camino de tu equipo, pero aún no llega al este.
lesson-four-apart = Esa ficha no está unida al camino de tu equipo. Sigue desde f5.
