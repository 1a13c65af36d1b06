# What the page itself says.

title = Caminos
tagline = Comunica dous lados opostos cun camiño da túa cor. As fichas poden cubrir fichas.

# First screen
home-play = Xoga
home-play-how = Contra o ordenador, no cadrado
home-continue = Continúa a última partida
home-continue-how = { $what }, { $moves ->
    [0] sen comezar
    [one] unha xogada
   *[other] { $moves } xogadas
}
home-learn = Aprende a xogar
home-learn-how = { $done ->
    [0] Leccións curtas no taboleiro de verdade
    [one] Unha lección feita
   *[other] { $done } leccións feitas
}
home-rules = Regras
home-new = É a primeira vez? Aprende en tres minutos
home-friend = Xoga con alguén
home-friend-here = Nesta pantalla
home-friend-here-how = Por quendas, nun só dispositivo
home-friend-link = Por ligazón
home-friend-link-how = Envía unha ligazón; cadaquén xoga no seu dispositivo
home-more = Máis opcións
home-unfinished-count = Partidas sen rematar: { $count }
home-strength = Nivel
home-strength-1 = Segue o seu camiño e non ve o teu
home-strength-2 = Coma o 1, pero de cando en vez ve como gañar
home-strength-3 = Non deixa pasar ningunha vitoria e corta a túa
home-strength-4 = Mira un pouco cara a adiante e ao principio descoida
home-strength-5 = Mira máis lonxe: un bo rival tras unhas cantas partidas
home-strength-6 = Ve vitorias que xa non se poden parar
home-strength-7 = Castiga os pequenos erros
home-strength-8 = Case nunca se equivoca
home-strength-9 = Xoga o mellor que sabe e tómase o seu tempo
home-unfinished = Partidas sen rematar
home-delete = Elimina
home-deleted = Eliminada
home-unreadable = Esta partida non se pode ler
home-save = Gárdaa nun ficheiro
home-games = Partidas por ligazón
home-open-link = Partida { $game }
home-choose = Escolle unha partida
choose-board = Taboleiro
choose-players-2 = Dúas persoas
choose-players-4 = Catro, en equipos
choose-variant = Variante
choose-neutral = Fichas neutrais
choose-neutral-how = Cada equipo coloca primeiro un obstáculo azul
blue-orange-choose-neutral-how = Cada equipo coloca primeiro un obstáculo gris
choose-scoring = Conta os puntos
choose-scoring-how = Contan as caras do camiño, e o bordo decide unha partida sen camiño
choose-swap = Intercambio
choose-swap-how = Quen xoga en segundo lugar pode quedar coa primeira xogada
choose-games = Partidas da serie
choose-games-n = { $games ->
    [one] unha
   *[other] { $games }
}
choose-seats = Quen xoga
choose-seat = Asento { $seat }, { $team }
choose-who-here = Eu
choose-who-friend = Alguén aquí mesmo
choose-who-computer = Ordenador, nivel { $level }
choose-who-link = Alguén por ligazón
choose-name = Nome
choose-start = Comeza a partida
choose-start-link = Comeza e dáme a ligazón

# The table
top-home = Inicio
top-view = Vista
top-view-flat = Plana
top-view-3d = 3D
top-sound-on = O son está activado
top-sound-off = O son está desactivado
top-help = Axuda e teclas
top-menu = Menú
table-board = O taboleiro
table-board-how = As frechas van de casa en casa. D le a casa, J a fila, K a columna, L un nivel, N as conexións, P as fichas que quedan, M a última xogada, O de quen é a quenda. Do 1 ao 4 cóllese unha ficha, Enter colócaa
table-board-3d-how = Do 1 ao 4 cóllese unha ficha, as frechas móvena, R, F e T xírana, Enter colócaa. Se queres que se lean as casas, activa o modo de lector de pantalla
table-players = Quen xoga
table-side = Xogadas e accións
table-summary = { $board } · { $players } persoas
table-round = Partida { $round } de { $games }
table-turn-you = Tócache
table-turn = Quenda: { $player }
table-thinking = { $player } está a pensar
table-hinting = Buscando unha boa xogada
table-failed = O ordenador non puido pensar. Desfai unha xogada ou comeza de novo
table-neutral = Primeiro coloca a ficha neutral
table-earlier = Estás mirando a xogada { $ply }
table-back-to-now = Volve a agora
table-pick = Escolle unha ficha
table-aim = Move a ficha por riba do taboleiro, xíraa e colócaa
table-legal = { $move }
table-hint = Unha boa xogada: { $move }. Vitoria { $win } %, empate { $draw } %
table-hint-swap = Unha boa xogada: o intercambio
table-out = fóra
table-you = ti
table-computer = ordenador { $level }
table-open = asento libre
table-away = ausente
table-swap = Intercambia os asentos
table-supply = Fichas: { $player }
table-ply-empty = Aínda non hai xogadas
table-moves = Xogadas
table-spectator = Estás mirando

act-place = Colócaa
act-cancel = Devólvea
act-turn-upright = Xira
act-turn-across = Tomba cara adiante
act-turn-along = Tomba de lado
act-fits = Mostra onde encaixa
act-connections = Mostra as conexións máis próximas
act-takeback = Desfai
act-hint = Pista
act-resign = Abandona
act-resign-sure = Queres abandonar esta partida?
act-yes = Si
act-no = Non
act-undo = Desfai
act-close = Pecha
act-first = Primeira posición
act-previous = Unha xogada atrás
act-next = Unha xogada adiante
act-last = Última posición
act-reset-camera = Restablece a vista
act-top-view = Desde arriba
act-zoom-in = Máis preto
act-zoom-out = Máis lonxe
act-record = Descarga o rexistro
act-copy-position = Copia a posición
act-open-position = Proba xogadas desde aquí
act-type = Escribe unha xogada
act-type-how = p. ex. La1a2a3b3
act-play-text = Xógaa

# The end
end-next = Seguinte partida
end-rematch = Revancha
end-home = Á pantalla inicial
end-look = Mira o taboleiro
end-again = Como rematou
end-score = Serie

# Requests
ask-takeback = { $player } quere desfacer unha xogada
ask-rematch = { $player } quere a revancha
ask-waiting = Agardando unha resposta
ask-agree = De acordo
ask-refuse = Non, grazas
ask-withdraw = Deixa de pedilo

# Clocks
choose-clock = Reloxo
choose-clock-none = Sen reloxo
choose-clock-increment = { $minutes } min + { $seconds } s por xogada
choose-clock-days = { $days ->
    [one] Un día por xogada
   *[other] { $days } días por xogada
}
clock-of = Tempo: { $player }
# Hours and minutes follow the days: 2 d 05:12.
clock-days-left = { $days } d { $time }
clock-seconds-left = { $seconds ->
    [one] { $player }: queda un segundo
   *[other] { $player }: quedan { $seconds } segundos
}
table-paused = A partida está en pausa
act-pause = Pausa
act-resume = Continúa
ask-pause = { $player } quere unha pausa
ask-resume = { $player } quere continuar
seat-free = Deixa libre este asento
seat-free-sure = Quen está aquí perde o asento. Queres deixalo libre?

# By link
link-title = Convida
link-how = Envía esta ligazón. Quen a abra e prema «Ocupa un asento» xoga contigo; o resto pode mirar.
link-copy = Copia a ligazón
link-copied = Copiada
link-lan = Na mesma rede
link-qr = A ligazón como código QR
link-waiting = { $count ->
    [one] Falta unha persoa
   *[other] Faltan { $count } persoas
}
link-claim = Ocupa un asento
link-claim-how = Nesta mesa hai un asento libre.
link-watch = Só quero mirar

# Quiet screens
state-loading = Preparando o taboleiro
state-connecting = Conectando
state-lost = Perdeuse a conexión. Estase a tentar de novo; non se perdeu nada
state-missing = Esa partida non existe
state-missing-how = Pode que a ligazón estea incompleta, ou que a partida se eliminase.
state-not-found = Páxina non atopada
state-not-found-how = Non hai nada neste enderezo.
state-outdated = A páxina quedou anticuada
state-outdated-how = Cárgaa de novo para continuar a partida.
state-reload = Carga de novo
state-offline = Non se pode chegar a ningún servidor
state-offline-how = Podes xogar aquí contra o ordenador ou con alguén nesta pantalla.
state-broken = Algo foi mal
state-broken-how = A partida está gardada. Carga de novo a páxina para continuar.
state-copy-details = Copiar os detalles
state-no-3d = Este navegador non mostra 3D, así que o taboleiro é plano
state-too-many = Abríronse demasiadas mesas desde aquí. Téntao de novo dentro dun pouco
state-unavailable = Agora mesmo o servidor non pode abrir ningunha mesa

# Help
help-title = Como se xoga
help-goal = Por quendas, cada quen coloca unha ficha. Gañas cando as caras da túa cor forman un camiño continuo entre dous lados opostos, visto desde arriba.
help-goal-eight = Aquí un lado tamén se pode comunicar con calquera dos contiguos ao lado oposto. Os lados exactamente opostos valen dobre.
help-rule-1 = Todos os cubos están sobre unha casa do taboleiro, e polo menos un repousa nela.
help-rule-2 = Non pode quedar ningún espazo debaixo dunha ficha.
help-rule-3 = As caras superiores veciñas están unidas cando as dúas son túas e todas as caras da parede que as separa tamén o son.
help-keys = Teclas
help-key-shapes = Do 1 ao 4: escolle unha ficha
help-key-turn = R, F, T: xíraa sobre os tres eixes
help-key-arrows = Frechas: móvea
help-key-enter = Enter: colócaa
help-key-escape = Escape: devólvea
help-key-view = V: plana ou 3D
help-key-hint = H: pista
help-key-undo = U: desfai
help-key-fits = W: mostra onde encaixa a ficha
help-key-connections = C: mostra as conexións máis próximas
help-key-step = Page Up e Page Down: percorre as xogadas
help-key-read = D, J, K, L: le a casa, a fila, a columna, un nivel
help-key-read-game = N, P, M, O: le as conexións, as fichas que quedan, a última xogada, de quen é a quenda
help-key-help = ?: esta axuda

# The rules as a page
guide-rules = As regras

# For those who listen
skip-title = Atallos
skip-to-board = Salta ao taboleiro
reader-title = Le o taboleiro
reader-nothing = Aínda non se leu nada
reader-places = Onde pode ir unha ficha
reader-piece = Ficha
reader-cell = Casa
reader-ways = Colocacións, cada unha un botón
read-cell = Esta casa
read-row = Esta fila
read-column = Esta columna
read-level = Nivel { $level }
read-connections = Conexións
read-supplies = Fichas que quedan
read-last = Última xogada
read-turn = De quen é a quenda

# Settings
settings-contrast = Contraste alto
settings-reader = Modo de lector de pantalla
settings-reader-how = O taboleiro plano con frases, xogadas escritas e listas de colocacións
settings-keys = Atallos dunha soa tecla
settings-keys-how = Letras, cifras e ? como ordes na mesa
settings-title = Configuración
settings-language = Lingua
settings-language-system = Como o navegador
settings-theme = Tema
settings-theme-system = Como o sistema
settings-theme-light = Claro
settings-theme-dark = Escuro
settings-quality = Gráficos
settings-quality-auto = Automáticos
settings-quality-simple = Sinxelos
settings-quality-rich = Detallados
settings-motion = Menos movemento
settings-sound = Son
settings-palette = Azul e laranxa en vez de verde e amarelo
settings-palette-texts = Coas túas cores, o que aquí se chama amarelo é laranxa, o verde é azul e o azul é gris.
settings-patterns = Debuxos nas fichas
settings-threats = Fai brillar as ameazas
