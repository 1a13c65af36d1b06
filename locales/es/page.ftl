# What the page itself says.

title = Caminos
tagline = Comunica dos lados opuestos con un camino de tu color. Las fichas pueden cubrir otras fichas.

# First screen
home-play = Jugar
home-play-how = Contra el ordenador, en el cuadrado
home-continue = Seguir la última partida
home-continue-how = { $what }, { $moves ->
    [0] sin empezar
    [one] una jugada
   *[other] { $moves } jugadas
}
home-learn = Aprender a jugar
home-learn-how = { $done ->
    [0] Lecciones cortas en el tablero de verdad
    [one] Una lección hecha
   *[other] { $done } lecciones hechas
}
home-rules = Reglas
home-new = ¿Es tu primera vez? Aprende en tres minutos
home-friend = Jugar con alguien
home-friend-here = En esta pantalla
home-friend-here-how = Por turnos, en un solo dispositivo
home-friend-link = Por enlace
home-friend-link-how = Envía un enlace; cada cual juega en su dispositivo
home-more = Más opciones
home-unfinished-count = Partidas sin terminar: { $count }
home-strength = Nivel
home-strength-1 = Sigue su camino y no ve el tuyo
home-strength-2 = Como el 1, pero de vez en cuando ve cómo ganar
home-strength-3 = No deja pasar una victoria y corta la tuya
home-strength-4 = Mira un poco hacia delante y al principio se descuida
home-strength-5 = Mira más lejos: un buen rival tras unas cuantas partidas
home-strength-6 = Ve victorias que ya no se pueden parar
home-strength-7 = Castiga los pequeños errores
home-strength-8 = Casi nunca se equivoca
home-strength-9 = Juega lo mejor que sabe y se toma su tiempo
home-unfinished = Partidas sin terminar
home-delete = Borrar
home-deleted = Borrada
home-unreadable = Esta partida no se puede leer
home-save = Guardar en un archivo
home-games = Partidas por enlace
home-open-link = Partida { $game }
home-choose = Elegir una partida
choose-board = Tablero
choose-players-2 = Dos
choose-players-4 = Cuatro, por equipos
choose-variant = Variante
choose-neutral = Fichas neutrales
choose-neutral-how = Cada equipo coloca primero un obstáculo azul
blue-orange-choose-neutral-how = Cada equipo coloca primero un obstáculo gris
choose-scoring = Contar puntos
choose-scoring-how = Cuentan las caras del camino y, si no hay camino, decide el borde
choose-swap = Intercambio
choose-swap-how = Quien va en segundo lugar puede quedarse con la primera jugada
choose-games = Partidas de la serie
choose-games-n = { $games ->
    [one] una
   *[other] { $games }
}
choose-seats = Quién juega
choose-seat = Asiento { $seat }, { $team }
choose-who-here = Yo
choose-who-friend = Otra persona aquí
choose-who-computer = Ordenador, nivel { $level }
choose-who-link = Otra persona por enlace
choose-name = Nombre
choose-start = Empezar esta partida
choose-start-link = Empezar y obtener el enlace

# The table
top-home = Inicio
top-view = Vista
top-view-flat = Plana
top-view-3d = 3D
top-sound-on = El sonido está activado
top-sound-off = El sonido está desactivado
top-help = Ayuda y teclas
top-menu = Menú
table-board = El tablero
table-board-how = Las flechas van de casilla en casilla. D lee la casilla, J su fila, K su columna, L un nivel, N las conexiones, P las fichas que quedan, M la última jugada, O a quién le toca. De 1 a 4 se toma una ficha y Enter la coloca
table-board-3d-how = De 1 a 4 se toma una ficha, las flechas la mueven, R, F y T la giran, Enter la coloca. Para oír las casillas, activa el modo de lector de pantalla
table-players = Quién juega
table-side = Jugadas y acciones
table-summary = { $board } · para { $players }
table-round = Partida { $round } de { $games }
table-turn-you = Te toca
table-turn = Le toca a { $player }
table-thinking = { $player } está pensando
table-hinting = Buscando una buena jugada
table-failed = El ordenador no ha podido pensar. Deshaz una jugada o empieza de nuevo
table-neutral = Coloca primero la ficha neutral
table-earlier = Estás viendo la jugada { $ply }
table-back-to-now = Volver al presente
table-pick = Elige una ficha
table-aim = Lleva la ficha sobre el tablero, gírala y colócala
table-legal = { $move }
table-hint = Una buena jugada: { $move }. Victoria { $win } %, empate { $draw } %
table-hint-swap = Una buena jugada: intercambiar
table-out = fuera
table-you = tú
table-computer = ordenador { $level }
table-open = asiento libre
table-away = sin conexión
table-swap = Mejor intercambiar asientos
table-supply = Fichas de { $player }
table-ply-empty = Aún no hay jugadas
table-moves = Jugadas
table-spectator = Estás mirando

act-place = Colocar
act-cancel = Devolver
act-turn-upright = Girar
act-turn-across = Volcar hacia delante
act-turn-along = Volcar de lado
act-fits = Mostrar dónde cabe
act-connections = Mostrar las conexiones más cercanas
act-takeback = Deshacer
act-hint = Pista
act-resign = Abandonar
act-resign-sure = ¿Abandonar esta partida?
act-yes = Sí
act-no = No
act-undo = Deshacer
act-close = Cerrar
act-first = Primera posición
act-previous = Una jugada atrás
act-next = Una jugada adelante
act-last = Última posición
act-reset-camera = Restablecer la vista
act-top-view = Desde arriba
act-zoom-in = Acercar
act-zoom-out = Alejar
act-record = Descargar el registro
act-copy-position = Copiar la posición
act-open-position = Probar jugadas desde aquí
act-type = Escribir una jugada
act-type-how = p. ej. La1a2a3b3
act-play-text = Jugar

# The end
end-next = Siguiente partida
end-rematch = Revancha
end-home = A la primera pantalla
end-look = Mirar el tablero
end-again = Cómo acabó
end-score = Serie

# Requests
ask-takeback = { $player } quiere deshacer una jugada
ask-rematch = { $player } quiere la revancha
ask-waiting = Esperando respuesta
ask-agree = Aceptar
ask-refuse = Rechazar
ask-withdraw = Dejar de preguntar

# Clocks
choose-clock = Reloj
choose-clock-none = Sin reloj
choose-clock-increment = { $minutes } min + { $seconds } s por jugada
choose-clock-days = { $days ->
    [one] Un día por jugada
   *[other] { $days } días por jugada
}
clock-of = Tiempo de { $player }
# Hours and minutes follow the days: 2 d 05:12.
clock-days-left = { $days } d { $time }
clock-seconds-left = { $seconds ->
    [one] { $player }: queda un segundo
   *[other] { $player }: quedan { $seconds } segundos
}
table-paused = La partida está en pausa
act-pause = Pausar
act-resume = Seguir
ask-pause = { $player } quiere una pausa
ask-resume = { $player } quiere seguir
seat-free = Dejar libre este asiento
seat-free-sure = Quien está aquí pierde el asiento. ¿Dejarlo libre?

# By link
link-title = Invitar
link-how = Envía este enlace. Quien lo abra y pulse «Ocupar un asiento» juega contigo; el resto puede mirar.
link-copy = Copiar el enlace
link-copied = Copiado
link-lan = En la misma red
link-qr = El enlace como código QR
link-waiting = { $count ->
    [one] Falta una persona más
   *[other] Faltan { $count } personas más
}
link-claim = Ocupar un asiento
link-claim-how = Hay un asiento libre en esta mesa.
link-watch = Solo mirar

# Quiet screens
state-loading = Preparando el tablero
state-connecting = Conectando
state-lost = Se ha perdido la conexión. Probando otra vez; no se pierde nada
state-missing = Esa partida no existe
state-missing-how = Quizá el enlace esté cortado, o la partida se haya borrado.
state-not-found = Página no encontrada
state-not-found-how = No hay nada en esta dirección.
state-outdated = La página está anticuada
state-outdated-how = Cárgala de nuevo para seguir con tu partida.
state-reload = Cargar de nuevo
state-offline = No se encuentra ningún servidor
state-offline-how = Aquí puedes jugar contra el ordenador o con otra persona en esta pantalla.
state-broken = Algo ha salido mal
state-broken-how = Tu partida está guardada. Carga la página de nuevo para seguir.
state-copy-details = Copiar los detalles
state-no-3d = Este navegador no muestra 3D, así que el tablero es plano
state-too-many = Se han abierto demasiadas mesas desde aquí. Prueba dentro de un rato
state-unavailable = Ahora mismo el servidor no puede abrir una mesa

# Help
help-title = Cómo se juega
help-goal = Por turnos, cada cual coloca una ficha. Ganas cuando las caras de tu color forman un camino continuo entre dos lados opuestos, visto desde arriba.
help-goal-eight = Aquí un lado también se puede comunicar con cualquiera de los contiguos a su opuesto. Los lados exactamente opuestos valen el doble.
help-rule-1 = Cada cubo está sobre una casilla del tablero, y al menos uno se apoya en él.
help-rule-2 = No puede quedar ningún hueco debajo de una ficha.
help-rule-3 = Dos caras superiores vecinas se unen cuando ambas son tuyas y todas las caras del muro entre ellas también.
help-keys = Teclas
help-key-shapes = De 1 a 4: elegir una ficha
help-key-turn = R, F, T: girarla sobre los tres ejes
help-key-arrows = Flechas: moverla
help-key-enter = Enter: colocarla
help-key-escape = Escape: devolverla
help-key-view = V: plana o 3D
help-key-hint = H: pista
help-key-undo = U: deshacer
help-key-fits = W: mostrar dónde cabe la ficha
help-key-connections = C: mostrar las conexiones más cercanas
help-key-step = Page Up y Page Down: recorrer las jugadas
help-key-read = D, J, K, L: leer la casilla, su fila, su columna, un nivel
help-key-read-game = N, P, M, O: leer las conexiones, las fichas que quedan, la última jugada, a quién le toca
help-key-help = ?: esta ayuda

# The rules as a page
guide-rules = Las reglas

# For those who listen
skip-title = Atajos
skip-to-board = Saltar al tablero
reader-title = Leer el tablero
reader-nothing = Aún no se ha leído nada
reader-places = Dónde cabe una ficha
reader-piece = Ficha
reader-cell = Casilla
reader-ways = Maneras de colocarla, cada una es un botón
read-cell = Esta casilla
read-row = Esta fila
read-column = Esta columna
read-level = Nivel { $level }
read-connections = Conexiones
read-supplies = Fichas que quedan
read-last = Última jugada
read-turn = A quién le toca

# Settings
settings-contrast = Alto contraste
settings-reader = Modo de lector de pantalla
settings-reader-how = El tablero plano con frases, jugadas escritas y listas de maneras de colocar
settings-keys = Atajos de una sola tecla
settings-keys-how = Letras, cifras y ? como órdenes en la mesa
settings-title = Ajustes
settings-language = Idioma
settings-language-system = Como el navegador
settings-theme = Tema
settings-theme-system = Como el sistema
settings-theme-light = Claro
settings-theme-dark = Oscuro
settings-quality = Gráficos
settings-quality-auto = Automáticos
settings-quality-simple = Sencillos
settings-quality-rich = Detallados
settings-motion = Menos movimiento
settings-sound = Sonido
settings-palette = Azul y naranja en lugar de verde y amarillo
settings-palette-texts = Con tus colores, lo que aquí se llama amarillo es naranja, lo verde es azul y lo azul es gris.
settings-patterns = Dibujos en las fichas
settings-threats = Hacer brillar las amenazas
