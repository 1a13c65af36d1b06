# What the page itself says.

title = Caminos
tagline = Comunica dos costats oposats amb un camí del teu color. Les fitxes poden tapar fitxes.

# First screen
home-play = Juga
home-play-how = Contra l’ordinador, al quadrat
home-continue = Continua l’última partida
home-continue-how = { $what }, { $moves ->
    [0] sense començar
    [one] una jugada
   *[other] { $moves } jugades
}
home-learn = Aprèn a jugar
home-learn-how = { $done ->
    [0] Lliçons curtes al tauler de debò
    [one] Una lliçó feta
   *[other] { $done } lliçons fetes
}
home-rules = Regles
home-new = És el primer cop? Aprèn-ne en tres minuts
home-friend = Juga amb algú
home-friend-here = En aquesta pantalla
home-friend-here-how = Per torns, en un sol dispositiu
home-friend-link = Per enllaç
home-friend-link-how = Envia un enllaç; cadascú juga al seu dispositiu
home-more = Més opcions
home-unfinished-count = Partides sense acabar: { $count }
home-strength = Nivell
home-strength-1 = Segueix el seu camí i no veu el teu
home-strength-2 = Com l’1, però de tant en tant veu com guanyar
home-strength-3 = No deixa passar cap victòria i atura la teva
home-strength-4 = Mira una mica endavant i al principi es distreu
home-strength-5 = Mira més endavant: un bon rival després d’unes quantes partides
home-strength-6 = Veu victòries que ja no es poden aturar
home-strength-7 = Castiga els petits errors
home-strength-8 = Gairebé mai no s’equivoca
home-strength-9 = Juga tan bé com sap i s’hi pensa
home-unfinished = Partides sense acabar
home-delete = Elimina
home-deleted = Eliminada
home-unreadable = Aquesta partida no es pot llegir
home-save = Desa-la en un fitxer
home-games = Partides per enllaç
home-open-link = Partida { $game }
home-choose = Tria una partida
choose-board = Tauler
choose-players-2 = Dues persones
choose-players-4 = Quatre, en equips
choose-variant = Variant
choose-neutral = Fitxes neutrals
choose-neutral-how = Cada equip col·loca primer un obstacle blau
blue-orange-choose-neutral-how = Cada equip col·loca primer un obstacle gris
choose-scoring = Compta els punts
choose-scoring-how = Compten les cares del camí, i la vora decideix una partida sense camí
choose-swap = Intercanvi
choose-swap-how = Qui juga en segon lloc pot quedar-se la primera jugada
choose-games = Partides de la sèrie
choose-games-n = { $games ->
    [one] una
   *[other] { $games }
}
choose-seats = Qui juga
choose-seat = Seient { $seat }, { $team }
choose-who-here = Jo
choose-who-friend = Algú aquí mateix
choose-who-computer = Ordinador, nivell { $level }
choose-who-link = Algú per enllaç
choose-name = Nom
choose-start = Comença la partida
choose-start-link = Comença i dona’m l’enllaç

# The table
top-home = Inici
top-view = Vista
top-view-flat = Plana
top-view-3d = 3D
top-sound-on = El so està activat
top-sound-off = El so està desactivat
top-help = Ajuda i tecles
top-menu = Menú
table-board = El tauler
table-board-how = Les fletxes van de casella a casella. D llegeix la casella, J la fila, K la columna, L un nivell, N les connexions, P les fitxes que queden, M l’última jugada, O de qui és el torn. De l’1 al 4 s’agafa una fitxa, Enter la col·loca
table-board-3d-how = De l’1 al 4 s’agafa una fitxa, les fletxes la mouen, R, F i T la giren, Enter la col·loca. Si vols que es llegeixin les caselles, activa el mode de lector de pantalla
table-players = Qui juga
table-side = Jugades i accions
table-summary = { $board } · { $players } persones
table-round = Partida { $round } de { $games }
table-turn-you = Et toca
table-turn = Torn: { $player }
table-thinking = { $player } està pensant
table-hinting = Buscant una bona jugada
table-failed = L’ordinador no ha pogut pensar. Desfés una jugada o torna a començar
table-neutral = Primer col·loca la fitxa neutral
table-earlier = Estàs mirant la jugada { $ply }
table-back-to-now = Torna a ara
table-pick = Tria una fitxa
table-aim = Mou la fitxa per damunt del tauler, gira-la i col·loca-la
table-legal = { $move }
table-hint = Una bona jugada: { $move }. Victòria { $win } %, empat { $draw } %
table-hint-swap = Una bona jugada: l’intercanvi
table-out = fora
table-you = tu
table-computer = ordinador { $level }
table-open = seient lliure
table-away = absent
table-swap = Intercanvia els seients
table-supply = Fitxes: { $player }
table-ply-empty = Encara no hi ha jugades
table-moves = Jugades
table-spectator = Estàs mirant

act-place = Col·loca-la
act-cancel = Retorna-la
act-turn-upright = Gira
act-turn-across = Tomba endavant
act-turn-along = Tomba de costat
act-fits = Mostra on encaixa
act-connections = Mostra les connexions més properes
act-takeback = Desfés
act-hint = Pista
act-resign = Abandona
act-resign-sure = Vols abandonar aquesta partida?
act-yes = Sí
act-no = No
act-undo = Desfés
act-close = Tanca
act-first = Primera posició
act-previous = Una jugada enrere
act-next = Una jugada endavant
act-last = Última posició
act-reset-camera = Restableix la vista
act-top-view = Des de dalt
act-zoom-in = Més a prop
act-zoom-out = Més lluny
act-record = Baixa el registre
act-copy-position = Copia la posició
act-open-position = Prova jugades des d’aquí
act-type = Escriu una jugada
act-type-how = p. ex. La1a2a3b3
act-play-text = Juga-la

# The end
end-next = Partida següent
end-rematch = Revenja
end-home = A la pantalla inicial
end-look = Mira el tauler
end-again = Com ha acabat
end-score = Sèrie

# Requests
ask-takeback = { $player } vol desfer una jugada
ask-rematch = { $player } vol la revenja
ask-waiting = Esperant una resposta
ask-agree = D’acord
ask-refuse = No, gràcies
ask-withdraw = Deixa de demanar-ho

# Clocks
choose-clock = Rellotge
choose-clock-none = Sense rellotge
choose-clock-increment = { $minutes } min + { $seconds } s per jugada
choose-clock-days = { $days ->
    [one] Un dia per jugada
   *[other] { $days } dies per jugada
}
clock-of = Temps: { $player }
# Hours and minutes follow the days: 2 d 05:12.
clock-days-left = { $days } d { $time }
clock-seconds-left = { $seconds ->
    [one] { $player }: queda un segon
   *[other] { $player }: queden { $seconds } segons
}
table-paused = La partida està en pausa
act-pause = Pausa
act-resume = Continua
ask-pause = { $player } vol una pausa
ask-resume = { $player } vol continuar
seat-free = Allibera aquest seient
seat-free-sure = Qui hi seu perd el seient. Vols alliberar-lo?

# By link
link-title = Convida
link-how = Envia aquest enllaç. Qui l’obri i premi «Ocupa un seient» juga amb tu; la resta pot mirar.
link-copy = Copia l’enllaç
link-copied = Copiat
link-lan = A la mateixa xarxa
link-qr = L’enllaç com a codi QR
link-waiting = { $count ->
    [one] Falta una persona
   *[other] Falten { $count } persones
}
link-claim = Ocupa un seient
link-claim-how = En aquesta taula hi ha un seient lliure.
link-watch = Només vull mirar

# Quiet screens
state-loading = Preparant el tauler
state-connecting = Connectant
state-lost = S’ha perdut la connexió. Es torna a provar; no s’ha perdut res
state-missing = Aquesta partida no existeix
state-missing-how = Potser l’enllaç és incomplet, o la partida s’ha eliminat.
state-not-found = Pàgina no trobada
state-not-found-how = No hi ha res en aquesta adreça.
state-outdated = La pàgina ha quedat antiquada
state-outdated-how = Torna-la a carregar per continuar la partida.
state-reload = Torna a carregar
state-offline = No es pot arribar a cap servidor
state-offline-how = Pots jugar aquí contra l’ordinador o amb algú en aquesta pantalla.
state-broken = Alguna cosa ha anat malament
state-broken-how = La partida està guardada. Torna a carregar la pàgina per continuar.
state-copy-details = Copia els detalls
state-no-3d = Aquest navegador no mostra 3D, i per això el tauler és pla
state-too-many = S’han obert massa taules des d’aquí. Torna-ho a provar d’aquí a una estona
state-unavailable = Ara mateix el servidor no pot obrir cap taula

# Help
help-title = Com s’hi juga
help-goal = Per torns, cadascú col·loca una fitxa. Guanyes quan les cares del teu color formen un camí continu entre dos costats oposats, vist des de dalt.
help-goal-eight = Aquí un costat també es pot comunicar amb qualsevol dels contigus al costat oposat. Els costats exactament oposats valen doble.
help-rule-1 = Tots els cubs són damunt d’una casella del tauler, i almenys un hi reposa.
help-rule-2 = No pot quedar cap espai sota una fitxa.
help-rule-3 = Les cares superiors veïnes estan unides quan totes dues són teves i totes les cares de la paret que les separa també ho són.
help-keys = Tecles
help-key-shapes = De l’1 al 4: tria una fitxa
help-key-turn = R, F, T: gira-la sobre els tres eixos
help-key-arrows = Fletxes: mou-la
help-key-enter = Enter: col·loca-la
help-key-escape = Escape: retorna-la
help-key-view = V: plana o 3D
help-key-hint = H: pista
help-key-undo = U: desfés
help-key-fits = W: mostra on encaixa la fitxa
help-key-connections = C: mostra les connexions més properes
help-key-step = Page Up i Page Down: recorre les jugades
help-key-read = D, J, K, L: llegeix la casella, la fila, la columna, un nivell
help-key-read-game = N, P, M, O: llegeix les connexions, les fitxes que queden, l’última jugada, de qui és el torn
help-key-help = ?: aquesta ajuda

# The rules as a page
guide-rules = Les regles

# For those who listen
skip-title = Dreceres
skip-to-board = Salta al tauler
reader-title = Llegeix el tauler
reader-nothing = Encara no s’ha llegit res
reader-places = On pot anar una fitxa
reader-piece = Fitxa
reader-cell = Casella
reader-ways = Col·locacions, cadascuna un botó
read-cell = Aquesta casella
read-row = Aquesta fila
read-column = Aquesta columna
read-level = Nivell { $level }
read-connections = Connexions
read-supplies = Fitxes que queden
read-last = Última jugada
read-turn = De qui és el torn

# Settings
settings-contrast = Contrast alt
settings-reader = Mode de lector de pantalla
settings-reader-how = El tauler pla amb frases, jugades escrites i llistes de col·locacions
settings-keys = Dreceres d’una sola tecla
settings-keys-how = Lletres, xifres i ? com a ordres a la taula
settings-title = Configuració
settings-language = Llengua
settings-language-system = Com el navegador
settings-theme = Tema
settings-theme-system = Com el sistema
settings-theme-light = Clar
settings-theme-dark = Fosc
settings-quality = Gràfics
settings-quality-auto = Automàtics
settings-quality-simple = Senzills
settings-quality-rich = Detallats
settings-motion = Menys moviment
settings-sound = So
settings-palette = Blau i taronja en comptes de verd i groc
settings-palette-texts = Amb els teus colors, el que aquí es diu groc és taronja, el verd és blau i el blau és gris.
settings-patterns = Dibuixos a les fitxes
settings-threats = Fes brillar les amenaces
