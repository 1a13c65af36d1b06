# What the page itself says.

title = Caminos
language-name = Español
tagline = Comunica dos lados opuestos con un camino de tu color. Las fichas pueden cubrir otras fichas.

# First screen
home-play = Jugar
home-play-how = Contra el ordenador, en el cuadrado
home-continue = Seguir la última partida
home-continue-how = { $what }, { $moves ->
    [0] sin empezar
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}
home-learn = Aprender a jugar
home-rules = Reglas
home-puzzles = Problemas
home-analysis = Análisis
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
home-strength-2 = Sigue su camino, pero de vez en cuando ve cómo ganar
home-strength-3 = No deja pasar una victoria y corta la tuya
home-strength-4 = Mira un poco hacia delante y al principio se descuida
home-strength-5 = Mira más lejos: un buen rival tras unas cuantas partidas
home-strength-6 = Ve victorias que ya no se pueden parar
home-strength-7 = Castiga los pequeños errores
home-strength-8 = Casi nunca se equivoca
home-strength-9 = Juega lo mejor que sabe y se toma su tiempo
home-unfinished = Partidas sin terminar
home-delete = Borrar
home-delete-game = Borrar: { $game }
home-deleted = Borrada: { $game }
home-unreadable = Esta partida no se puede leer
home-save = Guardar en un archivo
home-games = Partidas en línea
home-open-link = Partida { $game }
home-choose = Preparar una partida
choose-board = Tablero
choose-players-2 = Dos
choose-players-4 = Cuatro, por equipos
choose-variant = Variante
choose-neutral = Fichas neutrales
choose-neutral-how = Cada equipo coloca primero un obstáculo { -neutral }
choose-scoring = Contar puntos
choose-scoring-how = Cuentan las caras del camino; sin camino, gana quien tiene menos fichas en el borde
choose-swap = Intercambio
choose-swap-how = Quien va en segundo lugar puede quedarse con la primera jugada de { -yellow(form: "capital") }
choose-games = Partidas de la serie
choose-seats = Quién juega
choose-seat = Asiento { $seat }, { $team }
choose-who-here = Yo
choose-who-friend = Otra persona en este dispositivo
choose-who-computer = Ordenador, nivel { $level }
choose-who-link = Otra persona en línea
choose-start = Empezar la partida
choose-start-link = Empezar y crear el enlace

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
table-board-how = Las flechas van de casilla en casilla. D lee la casilla, J su fila, K su columna, L un nivel, N las conexiones, P las fichas que quedan, M la última jugada, O a quién le toca. Del 1 al 4 se toma una ficha, Intro la coloca
table-board-3d-how = Del 1 al 4 se toma una ficha, las flechas la mueven, R, F y T la giran, Intro la coloca. Para oír las casillas, activa el modo de lector de pantalla
table-players = Quién juega
table-side = Jugadas y acciones
table-summary = { $board } · para { $players }
table-round = Partida { $round } de { $games }
table-turn-you = Te toca
table-turn = Le toca a { $player }
table-thinking = { $player } está pensando
table-hinting = Buscando una buena jugada
table-failed = El ordenador ha tenido un problema. Deshaz una jugada o empieza de nuevo
table-neutral = Coloca primero la ficha neutral
table-earlier = Estás viendo la jugada { $ply }
table-back-to-now = Volver a la posición actual
table-pick = Elige una ficha
table-aim = Lleva la ficha sobre el tablero, gírala y colócala
table-legal = Encaja aquí. Haz clic para colocarla, R para girarla
table-legal-keys = Encaja aquí. Intro para colocarla, R para girarla
table-legal-drag = Encaja aquí. Suelta para colocarla, R para girarla
table-legal-touch = Encaja aquí
table-out = fuera
table-you = tú
table-computer = ordenador { $level }
table-open = asiento libre
table-away = ausente
table-swap = Intercambiar asientos
table-supply = Fichas de { $player }
table-ply-empty = Aún no hay jugadas
table-moves = Jugadas
table-spectator = Estás mirando
table-why = ¿Por qué?

act-place = Colocar
act-cancel = Devolver
act-rotate-upright = Girar
act-rotate-across = Volcar hacia delante
act-rotate-along = Volcar de lado
act-fits = Mostrar dónde cabe
act-connections = Ver caminos más cortos
act-takeback = Deshacer
act-hint = Pista
act-resign = Abandonar
act-resign-sure = ¿Abandonar esta partida?
act-yes = Sí
act-no = No
act-undo = Deshacer
act-close = Cerrar
act-first = Posición inicial
act-previous = Jugada anterior
act-next = Jugada siguiente
act-last = Última posición
act-reset-camera = Restablecer la vista
act-top-view = Vista desde arriba
act-zoom-in = Acercar
act-zoom-out = Alejar
act-more = Más
act-record = Descargar la partida
act-picture = Guardar la imagen
act-copy-position = Copiar la posición
act-open-position = Probar jugadas desde aquí
act-analyse = Analizar
act-type = Escribir una jugada
act-type-how = p. ej. La1a2a3b3
act-play-text = Jugar

# The end
end-next = Siguiente partida
end-rematch = Revancha
end-review = Revisar
end-home = Inicio
end-look = Ver el tablero
end-again = Ver el resultado
end-score = Serie: { $score }

# Requests
ask-takeback = { $player } pide deshacer una jugada
ask-rematch = { $player } pide la revancha
ask-waiting = Esperando respuesta
ask-agree = Aceptar
ask-refuse = Rechazar
ask-withdraw = Retirar la petición

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
ask-pause = { $player } pide una pausa
ask-resume = { $player } pide seguir
seat-free = Liberar este asiento
seat-free-sure = Quien está aquí perderá el asiento. ¿Liberarlo?

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
link-claim-how = Hay un asiento libre en esta partida.
link-claim-by = { $player } te invita.
link-claim-team = Jugarías con { $team }.
link-watch = Solo mirar

# Quiet screens
state-loading = Preparando el tablero
state-connecting = Conectando
state-lost = Se ha perdido la conexión. Conectando de nuevo; tu partida está a salvo
state-missing = Partida no encontrada
state-missing-how = Quizá el enlace esté incompleto, o la partida se haya borrado.
state-not-found = Página no encontrada
state-not-found-how = No hay nada en esta dirección.
state-outdated = Hay una versión nueva
state-outdated-how = Recarga la página para seguir con tu partida.
state-reload = Recargar
state-retry = Probar otra vez
state-offline = No se puede contactar con el servidor
state-offline-how = Puedes jugar contra el ordenador o con otra persona en este dispositivo.
state-broken = Algo ha salido mal
state-broken-how = Tu partida está guardada. Recarga la página para seguir.
state-copy-details = Copiar los detalles
state-no-3d = Aquí no hay 3D, así que el tablero es plano
state-too-many = Has abierto demasiadas partidas. Prueba más tarde
state-unavailable = Ahora mismo el servidor no puede empezar una partida

# Help
help-title = Cómo se juega
help-goal = Por turnos, cada cual coloca una ficha. Ganas cuando las caras de tu color forman un camino continuo entre dos lados opuestos.
help-goal-eight = En este tablero un lado también se puede comunicar con cualquiera de los contiguos a su opuesto. Los lados exactamente opuestos valen el doble.
help-rule-1 = Cada cubo tiene que estar sobre una casilla del tablero, y al menos uno tiene que apoyarse en él.
help-rule-2 = No puede haber huecos debajo de una ficha.
help-rule-3 = Dos caras superiores vecinas se unen cuando ambas son tuyas y todas las caras del muro que las separa también.
help-keys = Teclas
help-key-shapes = Del 1 al 4: elegir una ficha
help-key-rotate = R: girarla; F: volcarla hacia delante; T: volcarla de lado
help-key-arrows = Flechas: moverla
help-key-enter = Intro: colocarla
help-key-escape = Esc: devolverla
help-key-view = V: plana o 3D
help-key-hint = H: pista
help-key-undo = U: deshacer
help-key-fits = W: mostrar dónde cabe la ficha
help-key-connections = C: mostrar los caminos más cortos
help-key-step = Flechas izquierda y derecha sin ficha en la mano, o Re Pág y Av Pág: recorrer las jugadas
help-key-read = D, J, K, L: leer la casilla, su fila, su columna, un nivel
help-key-read-game = N, P, M, O: leer las conexiones, las fichas que quedan, la última jugada, a quién le toca
help-key-help = ?: esta ayuda

# The rules as a page
guide-rules = Las reglas

# For those who listen
skip-title = Enlaces rápidos
skip-to-board = Saltar al tablero
reader-title = Leer el tablero
reader-nothing = Aún no se ha leído nada
reader-places = Dónde cabe una ficha
reader-piece = Ficha
reader-cell = Casilla
reader-ways = Maneras de colocarla
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
settings-reader-how = Tablero plano, descripciones en frases, jugadas escritas y listas de maneras de colocar
settings-keys = Atajos de una sola tecla
settings-keys-how = Usar letras, cifras y ? como atajos durante la partida
settings-title = Ajustes
settings-language = Idioma
settings-language-system = El del navegador
settings-theme = Tema
settings-theme-system = Del sistema
settings-theme-light = Claro
settings-theme-dark = Oscuro
settings-quality = Gráficos
settings-quality-auto = Automáticos
settings-quality-simple = Sencillos
settings-quality-rich = Detallados
settings-motion = Reducir el movimiento
settings-sound = Sonido
settings-palette = Azul y naranja en lugar de verde y amarillo
settings-patterns = Dibujos en las fichas
settings-threats = Resaltar las amenazas
settings-notation = Notación en análisis y problemas
