# What the page itself says.

title = Caminos
language-name = Galego
tagline = Comunica dous lados opostos cun camiño da túa cor. As fichas poden cubrir outras fichas.

# First screen
home-play = Xoga
home-play-how = Contra o ordenador, no cadrado
home-continue = Continúa a última partida
home-continue-how = { $what }, { $moves ->
    [0] sen comezar
    [one] { $moves } xogada
   *[other] { $moves } xogadas
}
home-learn = Aprende a xogar
home-rules = Regras
home-puzzles = Problemas
home-analysis = Análise
home-new = É a primeira vez? Aprende en tres minutos
home-friend = Xoga con alguén
home-friend-here = Nesta pantalla
home-friend-here-how = Por quendas, nun só dispositivo
home-friend-link = Por ligazón
home-friend-link-how = Envía unha ligazón; cada quen xoga no seu dispositivo
home-more = Máis opcións
home-unfinished-count = Partidas sen rematar: { $count }
home-strength = Nivel
home-strength-1 = Segue o seu camiño e non ve o teu
home-strength-2 = Segue o seu camiño, pero de cando en vez ve como gañar
home-strength-3 = Non deixa pasar ningunha vitoria e corta a túa
home-strength-4 = Mira un pouco cara adiante e ao principio descóidase
home-strength-5 = Mira máis lonxe: un bo rival tras unhas cantas partidas
home-strength-6 = Ve vitorias que xa non se poden parar
home-strength-7 = Castiga os pequenos erros
home-strength-8 = Case nunca se equivoca
home-strength-9 = Xoga o mellor que sabe e tómase o seu tempo
home-unfinished = Partidas sen rematar
home-delete = Elimina
home-delete-game = Elimina: { $game }
home-deleted = Eliminada: { $game }
home-unreadable = Esta partida non se pode ler
home-save = Garda nun ficheiro
home-games = Partidas en liña
home-open-link = Partida { $game }
home-choose = Prepara unha partida
choose-board = Taboleiro
choose-players-2 = Dúas persoas
choose-players-4 = Catro, en equipos
choose-variant = Variante
choose-neutral = Fichas neutrais
choose-neutral-how = Cada equipo coloca primeiro un obstáculo { -neutral }
choose-scoring = Con puntuación
choose-scoring-how = Contan as caras do camiño; sen conexión, gaña quen ten menos fichas no bordo
choose-swap = Intercambio
choose-swap-how = Quen xoga en segundo lugar pode quedar coa primeira xogada do { -yellow }
choose-games = Partidas da serie
choose-seats = Quen xoga
choose-seat = Asento { $seat }, { $team }
choose-who-here = Eu
choose-who-friend = Alguén neste dispositivo
choose-who-computer = Ordenador, nivel { $level }
choose-who-link = Alguén en liña
choose-start = Comeza a partida
choose-start-link = Comeza e crea a ligazón

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
table-board-how = As frechas van de casa en casa. D le a casa, J a fila, K a columna, L un nivel, N as conexións, P as fichas que quedan, M a última xogada, O de quen é a quenda. Do 1 ao 4 cóllese unha ficha, Intro colócaa
table-board-3d-how = Do 1 ao 4 cóllese unha ficha, as frechas móvena, R, F e T xírana, Intro colócaa. Se queres que se lean as casas, activa o modo de lector de pantalla
table-players = Quen xoga
table-side = Xogadas e accións
table-summary = { $board } · { $players } persoas
table-round = Partida { $round } de { $games }
table-turn-you = Tócache
table-turn = Quenda: { $player }
table-thinking = { $player } está a pensar
table-hinting = Buscando unha boa xogada
table-failed = O ordenador tivo un problema. Desfai unha xogada ou comeza de novo
table-neutral = Primeiro coloca a ficha neutral
table-earlier = Estás a ver a xogada { $ply }
table-back-to-now = Volve á posición actual
table-pick = Escolle unha ficha
table-aim = Move a ficha por riba do taboleiro, xíraa e colócaa
table-legal = Encaixa. Preme para colocala, R para xirala
table-legal-keys = Encaixa. Intro para colocala, R para xirala
table-legal-drag = Encaixa. Solta para colocala, R para xirala
table-legal-touch = Encaixa aquí
table-out = fóra
table-you = ti
table-computer = ordenador { $level }
table-open = asento libre
table-away = ausente
table-swap = Intercambia as cores
table-supply = Fichas: { $player }
table-ply-empty = Aínda non hai xogadas
table-moves = Xogadas
table-spectator = Estás mirando
table-why = Por que?

act-place = Coloca
act-cancel = Devolve
act-rotate-upright = Xira
act-rotate-across = Tomba cara adiante
act-rotate-along = Tomba de lado
act-fits = Mostra onde encaixa
act-connections = Camiños máis curtos
act-takeback = Desfai
act-hint = Pista
act-resign = Abandona
act-resign-sure = Queres abandonar esta partida?
act-yes = Si
act-no = Non
act-undo = Desfai
act-close = Pecha
act-first = Posición inicial
act-previous = Xogada anterior
act-next = Xogada seguinte
act-last = Última posición
act-reset-camera = Restablece a vista
act-top-view = Vista desde arriba
act-zoom-in = Achega
act-zoom-out = Afasta
act-more = Máis
act-record = Descarga a partida
act-picture = Garda a imaxe
act-copy-position = Copia a posición
act-open-position = Proba xogadas desde aquí
act-analyse = Analiza
act-type = Escribe unha xogada
act-type-how = p. ex. La1a2a3b3
act-play-text = Xoga

# The end
end-next = Seguinte partida
end-rematch = Revancha
end-review = Revisa
end-home = Inicio
end-look = Mira o taboleiro
end-again = Mostra o resultado
end-score = Serie: { $score }

# Requests
ask-takeback = { $player } pide desfacer unha xogada
ask-rematch = { $player } pide a revancha
ask-waiting = Agardando unha resposta
ask-agree = Acepta
ask-refuse = Rexeita
ask-withdraw = Retira a petición

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
ask-pause = { $player } pide unha pausa
ask-resume = { $player } pide continuar
seat-free = Libera este asento
seat-free-sure = Quen está aquí perderá o asento. Queres liberalo?

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
link-claim-how = Nesta partida hai un asento libre.
link-claim-by = { $player } convídate.
link-claim-team = Xogarías co { $team }.
link-watch = Só mira

# Quiet screens
state-loading = Preparando o taboleiro
state-connecting = Conectando
state-lost = Perdeuse a conexión. Conectando de novo; a partida está gardada
state-missing = Non se atopou a partida
state-missing-how = Pode que a ligazón estea incompleta, ou que a partida se eliminase.
state-not-found = Páxina non atopada
state-not-found-how = Non hai nada neste enderezo.
state-outdated = Hai unha versión nova
state-outdated-how = Carga de novo a páxina para continuar a partida.
state-reload = Carga de novo
state-retry = Téntao outra vez
state-offline = Non se pode contactar co servidor
state-offline-how = Podes xogar contra o ordenador ou con alguén neste dispositivo.
state-broken = Algo saíu mal
state-broken-how = A partida está gardada. Carga de novo a páxina para continuar.
state-copy-details = Copia os detalles
state-no-3d = Aquí non hai 3D, así que o taboleiro é plano
state-too-many = Abriches demasiadas partidas. Téntao máis tarde
state-unavailable = Agora mesmo o servidor non pode comezar ningunha partida

# Help
help-title = Como se xoga
help-goal = Por quendas, cada quen coloca unha ficha. Gañas cando as caras da túa cor forman un camiño continuo entre dous lados opostos.
help-goal-eight = Neste taboleiro un lado tamén se pode comunicar con calquera dos contiguos ao lado oposto. Os lados exactamente opostos valen dobre.
help-rule-1 = Todos os cubos teñen que estar sobre unha casa do taboleiro, e polo menos un ten que repousar nel.
help-rule-2 = Non pode haber ningún espazo debaixo dunha ficha.
help-rule-3 = Dúas caras superiores veciñas están unidas cando as dúas son túas e todas as caras da parede que as separa tamén o son.
help-keys = Teclas
help-key-shapes = Do 1 ao 4: escolle unha ficha
help-key-rotate = R: xíraa; F: tómbaa cara adiante; T: tómbaa de lado
help-key-arrows = Frechas: móvea
help-key-enter = Intro: colócaa
help-key-escape = Esc: devólvea
help-key-view = V: plana ou 3D
help-key-hint = H: pista
help-key-undo = U: desfai
help-key-fits = W: mostra onde encaixa a ficha
help-key-connections = C: mostra os camiños máis curtos
help-key-step = Frechas esquerda e dereita sen ficha na man, ou Re Páx e Av Páx: percorre as xogadas
help-key-read = D, J, K, L: le a casa, a fila, a columna, un nivel
help-key-read-game = N, P, M, O: le as conexións, as fichas que quedan, a última xogada, de quen é a quenda
help-key-help = ?: esta axuda

# The rules as a page
guide-rules = As regras

# For those who listen
skip-title = Ligazóns rápidas
skip-to-board = Salta ao taboleiro
reader-title = Le o taboleiro
reader-nothing = Aínda non se leu nada
reader-places = Onde pode ir unha ficha
reader-piece = Ficha
reader-cell = Casa
reader-ways = Colocacións para escoller
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
settings-reader-how = Taboleiro plano, descricións en frases, xogadas escritas e listas de colocacións
settings-keys = Atallos dunha soa tecla
settings-keys-how = Usa letras, cifras e ? como atallos durante a partida
settings-title = Configuración
settings-language = Lingua
settings-language-system = A do navegador
settings-theme = Tema
settings-theme-system = Do sistema
settings-theme-light = Claro
settings-theme-dark = Escuro
settings-quality = Gráficos
settings-quality-auto = Automáticos
settings-quality-simple = Sinxelos
settings-quality-rich = Detallados
settings-motion = Reduce o movemento
settings-sound = Son
settings-palette = Azul e laranxa en vez de verde e amarelo
settings-patterns = Debuxos nas fichas
settings-threats = Destaca as ameazas
settings-notation = Notación en análises e problemas
