# What the page itself says.

title = Caminos
language-name = Català
tagline = Comunica dos costats oposats amb un camí del teu color. Les fitxes poden tapar altres fitxes.

# First screen
home-play = Juga
home-play-how = Contra l’ordinador, al quadrat
home-continue = Continua l’última partida
home-continue-how = { $what }, { $moves ->
    [0] sense començar
    [one] { $moves } jugada
   *[other] { $moves } jugades
}
home-learn = Aprèn a jugar
home-rules = Regles
home-puzzles = Problemes
home-analysis = Anàlisi
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
home-strength-2 = Segueix el seu camí, però de tant en tant veu com guanyar
home-strength-3 = No deixa passar cap victòria i atura la teva
home-strength-4 = Mira una mica endavant i al principi es distreu
home-strength-5 = Mira més endavant: un bon rival després d’unes quantes partides
home-strength-6 = Veu victòries que ja no es poden aturar
home-strength-7 = Castiga els petits errors
home-strength-8 = Gairebé mai no s’equivoca
home-strength-9 = Juga tan bé com sap i s’hi pensa
home-unfinished = Partides sense acabar
home-delete = Elimina
home-delete-game = Elimina: { $game }
home-deleted = Eliminada: { $game }
home-unreadable = Aquesta partida no es pot llegir
home-save = Desa en un fitxer
home-games = Partides en línia
home-open-link = Partida { $game }
home-choose = Prepara una partida
choose-board = Tauler
choose-players-2 = Dues persones
choose-players-4 = Quatre, en equips
choose-variant = Variant
choose-neutral = Fitxes neutrals
choose-neutral-how = Cada equip col·loca primer un obstacle { -neutral }
choose-scoring = Amb puntuació
choose-scoring-how = Compten les cares del camí; sense connexió, guanya qui té menys fitxes a la vora
choose-swap = Intercanvi
choose-swap-how = Qui juga en segon lloc pot quedar-se la primera jugada del { -yellow }
choose-games = Partides de la sèrie
choose-seats = Qui juga
choose-seat = Seient { $seat }, { $team }
choose-who-here = Jo
choose-who-friend = Algú en aquest dispositiu
choose-who-computer = Ordinador, nivell { $level }
choose-who-link = Algú en línia
choose-start = Comença la partida
choose-start-link = Comença i crea l’enllaç

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
table-board-how = Les fletxes van de casella a casella. D llegeix la casella, J la fila, K la columna, L un nivell, N les connexions, P les fitxes que queden, M l’última jugada, O de qui és el torn. De l’1 al 4 s’agafa una fitxa, Retorn la col·loca
table-board-3d-how = De l’1 al 4 s’agafa una fitxa, les fletxes la mouen, R, F i T la giren, Retorn la col·loca. Si vols que es llegeixin les caselles, activa el mode de lector de pantalla
table-players = Qui juga
table-side = Jugades i accions
table-summary = { $board } · { $players } persones
table-round = Partida { $round } de { $games }
table-turn-you = Et toca
table-turn = Torn: { $player }
table-thinking = { $player } està pensant
table-hinting = Buscant una bona jugada
table-failed = L’ordinador ha tingut un problema. Desfés una jugada o torna a començar
table-neutral = Primer col·loca la fitxa neutral
table-earlier = Estàs mirant la jugada { $ply }
table-back-to-now = Torna a la posició actual
table-pick = Tria una fitxa
table-aim = Mou la fitxa per damunt del tauler, gira-la i col·loca-la
table-legal = Hi encaixa. Fes clic per col·locar-la, R per girar-la
table-legal-keys = Hi encaixa. Retorn per col·locar-la, R per girar-la
table-legal-drag = Hi encaixa. Deixa-la anar per col·locar-la, R per girar-la
table-legal-touch = Hi encaixa
table-out = fora
table-you = tu
table-computer = ordinador { $level }
table-open = seient lliure
table-away = absent
table-swap = Intercanvia els colors
table-supply = Fitxes: { $player }
table-ply-empty = Encara no hi ha jugades
table-moves = Jugades
table-spectator = Estàs mirant
table-why = Per què?

act-place = Col·loca
act-cancel = Retorna
act-rotate-upright = Gira
act-rotate-across = Tomba endavant
act-rotate-along = Tomba de costat
act-fits = Mostra on encaixa
act-connections = Camins més curts
act-takeback = Desfés
act-hint = Pista
act-resign = Abandona
act-resign-sure = Vols abandonar aquesta partida?
act-yes = Sí
act-no = No
act-undo = Desfés
act-close = Tanca
act-first = Posició inicial
act-previous = Jugada anterior
act-next = Jugada següent
act-last = Última posició
act-reset-camera = Restableix la vista
act-top-view = Vista des de dalt
act-zoom-in = Apropa
act-zoom-out = Allunya
act-more = Més
act-record = Baixa la partida
act-picture = Desa la imatge
act-copy-position = Copia la posició
act-open-position = Prova jugades des d’aquí
act-analyse = Analitza
act-type = Escriu una jugada
act-type-how = p. ex. La1a2a3b3
act-play-text = Juga

# The end
end-next = Partida següent
end-rematch = Revenja
end-review = Revisa
end-home = Inici
end-look = Mira el tauler
end-again = Mostra el resultat
end-score = Sèrie: { $score }

# Requests
ask-takeback = { $player } demana desfer una jugada
ask-rematch = { $player } demana la revenja
ask-waiting = Esperant una resposta
ask-agree = Accepta
ask-refuse = Rebutja
ask-withdraw = Retira la petició

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
ask-pause = { $player } demana una pausa
ask-resume = { $player } demana continuar
seat-free = Allibera aquest seient
seat-free-sure = Qui hi seu perdrà el seient. Vols alliberar-lo?

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
link-claim-how = En aquesta partida hi ha un seient lliure.
link-claim-by = { $player } et convida.
link-claim-team = Jugaries amb el { $team }.
link-watch = Només mira

# Quiet screens
state-loading = Preparant el tauler
state-connecting = Connectant
state-lost = S’ha perdut la connexió. Tornant a connectar; la partida està guardada
state-missing = No s’ha trobat la partida
state-missing-how = Potser l’enllaç és incomplet, o la partida s’ha eliminat.
state-not-found = Pàgina no trobada
state-not-found-how = No hi ha res en aquesta adreça.
state-outdated = Hi ha una versió nova
state-outdated-how = Torna a carregar la pàgina per continuar la partida.
state-reload = Torna a carregar
state-retry = Torna-ho a provar
state-offline = No es pot contactar amb el servidor
state-offline-how = Pots jugar contra l’ordinador o amb algú en aquest dispositiu.
state-broken = Alguna cosa ha anat malament
state-broken-how = La partida està guardada. Torna a carregar la pàgina per continuar.
state-copy-details = Copia els detalls
state-no-3d = Aquí no hi ha 3D, i per això el tauler és pla
state-too-many = Has obert massa partides. Torna-ho a provar més tard
state-unavailable = Ara mateix el servidor no pot començar cap partida

# Help
help-title = Com s’hi juga
help-goal = Per torns, cadascú col·loca una fitxa. Guanyes quan les cares del teu color formen un camí continu entre dos costats oposats.
help-goal-eight = En aquest tauler un costat també es pot comunicar amb qualsevol dels contigus al costat oposat. Els costats exactament oposats valen doble.
help-rule-1 = Tots els cubs han d’estar damunt d’una casella del tauler, i almenys un hi ha de reposar.
help-rule-2 = No hi pot haver cap espai sota una fitxa.
help-rule-3 = Dues cares superiors veïnes estan unides quan totes dues són teves i totes les cares de la paret que les separa també ho són.
help-keys = Tecles
help-key-shapes = De l’1 al 4: tria una fitxa
help-key-rotate = R: gira-la; F: tomba-la endavant; T: tomba-la de costat
help-key-arrows = Fletxes: mou-la
help-key-enter = Retorn: col·loca-la
help-key-escape = Esc: retorna-la
help-key-view = V: plana o 3D
help-key-hint = H: pista
help-key-undo = U: desfés
help-key-fits = W: mostra on encaixa la fitxa
help-key-connections = C: mostra els camins més curts
help-key-step = Fletxes esquerra i dreta sense cap fitxa a la mà, o Re Pàg i Av Pàg: recorre les jugades
help-key-read = D, J, K, L: llegeix la casella, la fila, la columna, un nivell
help-key-read-game = N, P, M, O: llegeix les connexions, les fitxes que queden, l’última jugada, de qui és el torn
help-key-help = ?: aquesta ajuda

# The rules as a page
guide-rules = Les regles

# For those who listen
skip-title = Enllaços ràpids
skip-to-board = Salta al tauler
reader-title = Llegeix el tauler
reader-nothing = Encara no s’ha llegit res
reader-places = On pot anar una fitxa
reader-piece = Fitxa
reader-cell = Casella
reader-ways = Col·locacions per triar
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
settings-reader-how = Tauler pla, descripcions en frases, jugades escrites i llistes de col·locacions
settings-keys = Dreceres d’una sola tecla
settings-keys-how = Fes servir lletres, xifres i ? com a dreceres durant la partida
settings-title = Configuració
settings-language = Llengua
settings-language-system = La del navegador
settings-theme = Tema
settings-theme-system = Del sistema
settings-theme-light = Clar
settings-theme-dark = Fosc
settings-quality = Gràfics
settings-quality-auto = Automàtics
settings-quality-simple = Senzills
settings-quality-rich = Detallats
settings-motion = Redueix el moviment
settings-sound = So
settings-palette = Blau i taronja en comptes de verd i groc
settings-patterns = Dibuixos a les fitxes
settings-threats = Destaca les amenaces
settings-notation = Notació en anàlisis i problemes
