# The tutorial.

# Around every lesson.
learn-title = Aprender a jugar
learn-how = Tareas cortas en el tablero de verdad. Hazlas en el orden que quieras; lo que ya has hecho se guarda en este navegador.
learn-progress = { $done } de { $all } hechas
learn-lesson = Lección { $number } de { $all }
learn-done = hecha
learn-next = Siguiente lección
learn-again = Otra vez
learn-skip = Saltar
learn-list = Todas las lecciones
learn-show = Enséñame
learn-answer = Tu respuesta
learn-check = Comprobar
learn-choice = { $letter }
learn-choice-how = Opción { $letter }
learn-choose = Elegir esta
learn-marked = Casillas marcadas: { $cells }
learn-forget = Olvidar lo que he hecho
learn-game = Tu primera partida
learn-game-how = Una partida entera contra el ordenador en su nivel más suave. En cada turno te propone una ficha y dice por qué; juégala o haz otra cosa.
learn-game-hints = Propuestas
learn-all-done = Ya sabes todo lo necesario. Ahora juega una partida entera.

lesson-flat = Coloca una ficha
lesson-flat-text = En cada turno colocas una ficha. Toma una de tu reserva, llévala sobre el tablero y colócala.
lesson-flat-task = Coloca una ficha cualquiera de modo que quede tumbada: todos sus cubos en el tablero.
lesson-flat-done = Eso es todo lo que hay en un turno. Cualquier ficha tumbada sobre casillas libres está permitida.
lesson-flat-standing = Esa ficha está de pie: algunos de sus cubos quedan más arriba. Vuélcala hasta que quede tumbada.

lesson-turn = Gira una ficha
lesson-turn-text = Puedes girar una ficha de tres maneras: sobre el sitio, volcándola hacia delante y volcándola de lado. Al darle la vuelta aparece su imagen en el espejo.
lesson-turn-task = Llena justo las cuatro casillas marcadas.
lesson-turn-done = Encaja. Una ficha se puede girar de cualquier manera en el espacio.
lesson-turn-standing = Esa ficha no está tumbada. Vuélcala hasta que todos sus cubos estén en el tablero.
lesson-turn-piece = Hace falta otra ficha: tres casillas seguidas y una más en el extremo son una L.
lesson-turn-cells = Es la ficha buena, pero no ocupa justo las casillas marcadas. Gírala o muévela.

lesson-stand = Construye hacia arriba
lesson-stand-text = Las fichas pueden ponerse de pie. No hay nada más alto que una torre de tres cubos.
lesson-stand-task = Coloca una ficha que tenga tres cubos de altura en una casilla.
lesson-stand-done = Una torre. Ya nadie puede cubrirla.
lesson-stand-lying = Esa ficha no tiene ningún cubo encima de otro. Vuélcala hasta que haya tres en una casilla.
lesson-stand-low = Dos cubos de altura. Vuélcala otra vez, hasta que haya tres en una casilla.

lesson-cover = Cubre una ficha
lesson-cover-text = Cuenta el color que queda encima. Puedes cubrir cualquier ficha, siempre que al menos uno de tus cubos toque el tablero y nada quede en el aire.
lesson-cover-task = Cubre al menos una casilla de la ficha verde.
lesson-cover-done = Ahora esa cara superior es tuya. Verde ya no puede usarla.
lesson-cover-own = Está permitido, pero solo has cubierto una ficha tuya. Cubre la verde.
lesson-cover-beside = Está permitido, pero la ficha verde no está cubierta. Prueba con una L o una T: una parte junto a la verde y el resto apoyado en ella.

lesson-allowed = Qué está permitido
lesson-allowed-text = Tres reglas: cada cubo sobre una casilla, al menos un cubo en el tablero y ningún hueco debajo.
lesson-allowed-task = Mira las tres maneras de colocar la ficha. ¿Cuál está permitida?
lesson-allowed-done = Un cubo está en c4 y los demás se apoyan en verde: toca el tablero y no deja huecos.

lesson-why = Por qué no
lesson-why-text = La mesa siempre dice por qué no vale una jugada, y marca las casillas.
lesson-why-task = Esta T no se puede colocar aquí. ¿Qué regla incumple?
lesson-why-done = Su brazo quedaría sobre e4, un nivel más arriba, sin nada debajo.
lesson-why-on-the-board = Todos sus cubos están sobre casillas del tablero. Mira debajo de su brazo.
lesson-why-touches-the-board = Su pie toca el tablero en d4. Mira debajo de su brazo.

lesson-rule-on-the-board = No está entera en el tablero
lesson-rule-touches-the-board = No toca el tablero
lesson-rule-no-gap = Quedaría un hueco debajo

lesson-corner = Las esquinas no unen
lesson-corner-text = Un camino pasa de casilla en casilla por los bordes que comparten. Dos casillas que solo se tocan por una esquina no están unidas.
lesson-corner-task = Une las dos casillas marcadas con una ficha.
lesson-corner-done = Ahora se puede ir de una a otra por caras superiores amarillas.
lesson-corner-one = Esa ficha toca una de las dos, pero no la otra. Llena una casilla que esté junto a ambas.
lesson-corner-neither = Esa ficha no une ninguna de las dos. Llena una casilla que esté junto a ambas.

lesson-win = Gana
lesson-win-text = Comunica dos lados opuestos con un camino de tu color y ganas de inmediato.
lesson-win-task = Amarillo llega desde el sur casi hasta el norte. Completa el camino.
lesson-win-done = Camino completo. Los puntos blancos son las caras de tu camino.
lesson-win-short = Está unida a tu camino, pero aún no llega al norte.
lesson-win-apart = Esa ficha no está unida a tu camino. Empieza junto a a6 o b6.

lesson-block = Detén a tu oponente
lesson-block-text = Además de tu camino, vigila el suyo. Colocar al lado rara vez sirve: lo rodea. Cubrirlo sí.
lesson-block-task = Verde completará su camino en la próxima jugada. Coloca una ficha que lo impida.
lesson-block-done = Verde ya no tiene ninguna jugada ganadora.
lesson-block-still = Verde aún completaría su camino con { $move }. Cubre una parte de ese camino.

lesson-wall = Por encima del muro
lesson-wall-text = Solo una ficha puede subir a un muro de dos cubos: una L puesta de pie a su lado, con el brazo corto encima.
lesson-wall-task = La torre verde de d4 te cierra el paso. Pasa por encima y completa tu camino.
lesson-wall-done = Subes por tu torre, pasas por arriba y bajas por el otro lado. Todos los muros del camino son amarillos.
lesson-wall-short = Está unida a tus fichas, pero la torre de d4 todavía las separa. Su cara superior tiene que ser amarilla, y también el muro por el que subes.
lesson-wall-apart = Esa ficha no está unida a las tuyas. Pon una L de pie en c4.

lesson-broken = El muro cortado
lesson-broken-text = Entre dos casillas de distinta altura el camino sube por un muro, y todas las caras de ese muro tienen que ser tuyas. Desde arriba no se ve.
lesson-broken-task = Parece que Amarillo ha comunicado el oeste con el este, pero no. Señala una casilla donde se corta el camino. Gira el tablero para mirar, o busca la marca en la vista plana.
lesson-broken-done = Entre d4 y e4 el muro muestra una cara verde. Amarillo no ha comunicado los lados.
lesson-broken-empty = Esa casilla está vacía. Sigue el camino amarillo.
lesson-broken-other = Esa cara superior no es amarilla. Sigue el camino amarillo.
lesson-broken-whole = Aquí la casilla está unida a todas sus vecinas amarillas. Mira donde el camino baja.

lesson-count = Cuenta las caras
lesson-count-text = Si se juega con puntos, quien gana recibe uno por cada cara del camino más corto: las superiores y las de los muros.
lesson-count-task = ¿Cuántos puntos vale el camino de Amarillo?
lesson-count-done = Ocho caras superiores, un muro que sube y otro que baja: diez.
lesson-count-walls = Esas son las caras superiores. El camino también sube a d4 y vuelve a bajar.
lesson-count-cubes = Esos son todos los cubos. Cuenta solo las caras por las que pasa el camino.
lesson-count-few = Son más. Cuenta las caras superiores de d1 a d8 y los muros que hay entre ellas.
lesson-count-many = Son menos. Cuenta las caras superiores de d1 a d8 y los muros que hay entre ellas.

lesson-edge = Fichas en el borde
lesson-edge-text = Si nadie comunica dos lados, gana el equipo con menos fichas en el borde exterior. Una ficha cuenta cuando uno de sus cubos se apoya en el tablero en una casilla del borde.
lesson-edge-task = ¿Cuántas fichas amarillas hay en el borde?
lesson-edge-done = La L de a1 y la I de e1. El brazo que está sobre h5 solo asoma.
lesson-edge-hanging = Una de esas solo asoma sobre el borde: su brazo se apoya en verde en h5, y su pie está en g5.
lesson-edge-all = Esas son todas las fichas amarillas. Cuenta solo las que tocan el tablero en una casilla del borde.
lesson-edge-few = Hay más. Mira al oeste y al sur.
lesson-edge-many = Son demasiadas. Cuenta fichas, no cubos.

lesson-neutral = La ficha azul
lesson-neutral-text = En una variante, cada equipo coloca primero una ficha azul. No es de nadie y estorba a todo el mundo.
lesson-neutral-task = Coloca tu ficha azul de modo que nadie pueda cubrirla nunca.
lesson-neutral-done = Tres cubos de altura: encima de eso no cabe nada.
lesson-neutral-lying = Una ficha azul tumbada se puede cubrir más tarde. Vuélcala hasta que quede de pie.

lesson-octagon = Los lados opuestos valen el doble
lesson-octagon-text = El octágono tiene ocho lados. Puedes comunicar un lado con su opuesto o con uno contiguo a este. Solo los lados exactamente opuestos valen el doble.
lesson-octagon-task = Amarillo viene del norte. Completa el camino de modo que los puntos se doblen.
lesson-octagon-done = El norte y el sur son exactamente opuestos: las caras valen el doble.
lesson-octagon-single = Así ganas { $points } puntos. Pero el camino acaba al lado del sur. Acaba en una de las casillas marcadas y se doblarán.
lesson-octagon-short = Está unida a tu camino, pero aún no llega al sur.
lesson-octagon-apart = Esa ficha no está unida a tu camino. Empieza junto a d3 o e3.

lesson-four = Cuatro personas
lesson-four-text = Entre cuatro, las parejas se sientan frente a frente. Sus dos tonos cuentan como un solo color.
lesson-four-task = Las fichas más claras son de tu pareja. Comunica el oeste con el este.
lesson-four-done = Tus fichas y las de tu pareja forman un solo camino.
lesson-four-short = Está unida al camino de tu equipo, pero aún no llega al este.
lesson-four-apart = Esa ficha no está unida al camino de tu equipo. Sigue desde f5.

lesson-advice-connect = Puedes completar tu camino: esta ficha gana.
lesson-advice-block = Verde está a punto de completar su camino. Esta ficha lo detiene.
lesson-advice-cover = Esta ficha cubre verde y le alarga el camino.
lesson-advice-build = Esta ficha te acerca al otro lado.
