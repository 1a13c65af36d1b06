# What the terminal program says. The page does not load this file.

error = error: { $text }
warning = avís: { $text }
yes = sí
no = no
standard-input = l’entrada estàndard

count-faces = { $count ->
    [one] { $count } cara
   *[other] { $count } cares
}
count-points = { $count ->
    [one] { $count } punt
   *[other] { $count } punts
}
count-wins = { $count ->
    [one] { $count } victòria
   *[other] { $count } victòries
}
count-players = { $count } persones

# Seats and how a game stands
seat-name = { $team } (seient { $seat })
seat-out = fora
turn-neutral = { $name } col·loca una fitxa neutral.
turn-swap = Torn: { $name }, que també pot fer l’intercanvi.
turn-move = Torn: { $name }.
placed = { $count ->
    [0] El tauler és buit.
    [one] Hi ha una fitxa col·locada.
   *[other] Hi ha { $count } fitxes col·locades.
}
game-number = Partida { $game }

# show
show-title = Caminos: { $board }
show-legend = y groc, g verd, n neutral, amb l’altura. Sense línia: una sola fitxa. Punts: hi pot passar un camí. x: una paret ho impedeix.
show-not-connected = Ningú no ha connectat.
path-heading = { $team } comunica els costats { $from } i { $to } amb { $faces }:
path-heading-doubled = { $team } comunica els costats { $from } i { $to } amb { $faces }, que valen doble: { $points }:
face-top = { $cell } cara superior, altura { $height }
face-wall = { $cell } paret { $direction }, nivell { $level }

# replay
replay-unfinished = { $moves ->
    [one] La partida no està acabada: s’ha fet { $moves } jugada.
   *[other] La partida no està acabada: s’han fet { $moves } jugades.
}
replay-series = Sèrie «{ $name }»: { $yellow }, { $green }.
replay-series-team = { $team } { $wins } i { $points }

# analyse
analysis-progress = jugada { $move } de { $moves }
analysis-progress-games = partida { $game } de { $games }, jugada { $move } de { $moves }
analysis-connects = el { $team } connecta amb { $faces }
# $yellow and $green are a team's name and the cells that it needs, before and after.
analysis-distances = { $count ->
    [one] { $yellow } casella, { $green }
   *[other] { $yellow } caselles, { $green }
}
no-way = cap camí
analysis-misses = deixa escapar una victòria a { $cells }
analysis-stops = atura l’amenaça a { $cells }
analysis-allows = permet una victòria a { $cells }
analysis-leaves = deixa l’amenaça a { $cells }
analysis-threatens = amenaça { $cells }
analysis-threatens-twice = fa una amenaça doble: { $cells }
# Headings of columns; the value has at most 6 letters.
analysis-column-move = jugada
analysis-column-value = valor
analysis-column-swing = pèrdua
analysis-better = millor { $move }, { $value }
analysis-unfinished = La partida no està acabada.
analysis-summary-moves = jugades

# The table in the terminal
play-in-hand = A la mà: { $letter }
play-level = nivell { $level }
play-moves = Jugades
play-no-moves = encara cap
play-you = tu
who-person = jo
who-computer = ordinador { $level }
play-game-neutral = fitxes neutrals
play-game-scoring = puntuació
play-game-swap = intercanvi
play-series = Partida { $game } de { $games } · { $score }
play-series-points = punts { $points }
play-picture = Caminos al terminal
play-too-small = Aquest terminal és massa petit. Caminos necessita { $needWidth } per { $needHeight } caràcters i en té { $width } per { $height }.

# The line of keys in the footer: names of keys, and what a key does. As many as stand there together have 78 characters.
play-footer-key-enter = Retorn
play-footer-key-escape = Esc
play-footer-choose-piece = tria fitxa
play-footer-type-move = escriu una jugada
play-footer-hint = pista
play-footer-undo = desfés
play-footer-save = desa
play-footer-open = obre
play-footer-help = ajuda
play-footer-quit = surt
play-footer-new-game = partida nova
play-footer-next-game = partida següent
play-footer-move = mou
play-footer-rotate = gira
play-footer-place = col·loca
play-footer-next-piece = següent
play-footer-put-back = deixa-la
play-footer-stop = atura
play-footer-continue = continua
play-footer-play = juga-la
play-footer-cancel = cancel·la
play-footer-yes = sí
play-footer-no = no
play-footer-choose = tria
play-footer-change = canvia
play-footer-start = comença
play-footer-back = torna

play-ask-save = Desa com a
play-ask-open = Obre
play-ask-move = Jugada
play-ask-quit = Aquesta partida no està desada. Vols sortir igualment?
play-ask-new = Aquesta partida no està desada. Vols deixar-la igualment?
play-ask-open-unsaved = Aquesta partida no està desada. Vols obrir-ne una altra?
play-ask-overwrite = Ja hi ha un fitxer amb aquest nom. El vols sobreescriure?

play-looking = Buscant una pista.
play-held = L’ordinador espera. Retorn fa que continuï.
play-no-move = L’ordinador no ha trobat cap jugada. Retorn fa que ho torni a provar.
play-nothing-to-undo = No hi ha cap jugada per desfer.
play-nothing-to-redo = No hi ha cap jugada per refer.
play-no-such-piece = Ja no et queda cap fitxa d’aquestes.
play-no-file-name = Posa un nom al fitxer.
play-may-place = { $move }. Retorn la col·loca.
play-refused = { $move } es rebutja: { $reason }.
play-unreadable = Això no és cap jugada: { $reason }.
play-unknown = «{ $line }» no és cap ordre ni cap jugada. Ordres: { $commands }. Una jugada s’escriu així: Lb2b3b4c4.
play-undone = { $count ->
    [one] S’ha desfet { $moves }.
   *[other] S’han desfet { $moves }.
}
play-thinking = { $name } està pensant.
play-not-your-turn = Torn: { $name }, i hi juga l’ordinador.
play-plays = { $name } juga { $move }.
play-saved = S’ha desat com a { $file }.
play-opened = S’ha obert { $file }.
play-line-too-long = Aquesta línia és massa llarga.
play-how-to-quit = Escriu quit per sortir de la partida.
play-how-to-go-on = Escriu next per començar la partida següent.
play-cannot-read = no es pot llegir l’ordre següent
play-cannot-use-terminal = no es pot fer servir el terminal
play-cannot-draw = no es pot dibuixar al terminal
play-cannot-read-terminal = no es pot llegir del terminal

# Hints. $reasons are whole sentences, of which the last has no full stop.
hint = Pista: { $move }. { $reasons }.
hint-win = Guanyes en { $moves } jugades.
hint-lost-at = Res no atura la victòria a { $cells }.
hint-lost = { $team } guanya igualment en { $moves ->
    [one] una jugada
   *[other] { $moves } jugades
}.
hint-stays = La victòria a { $cells } continua oberta.
hint-swap = Pista: swap. La primera jugada val més que una resposta.
hint-none = Aquí no hi ha cap pista.

# The help of the table: a key of at most 11 characters, and what it does in at most 54.
play-key-numbers = 1 a 4
play-key-arrows = fletxes
play-key-mouse = ratolí
play-help-choose = tria una fitxa de la teva reserva
play-help-next = la fitxa següent
play-help-move = mou-la per damunt del tauler
play-help-rotate = gira-la sobre el tauler
play-help-tip = tomba-la cap al nord
play-help-tip-sideways = tomba-la de costat
play-help-place = col·loca-la
play-help-let-go = deixa-la anar, o fes esperar l’ordinador
play-help-type = escriu una jugada; Lb2^3c2 fa tres cubs d’alt a b2
play-help-swap = intercanvia els seients, si la regla hi és
play-help-resign = abandona la partida
play-help-hint = una pista: una bona jugada, i per què
play-help-undo = desfés, refés; contra l’ordinador, fins al teu torn
play-help-save = desa, obre un registre
play-help-new = una partida nova
play-help-next-game = la partida següent d’una sèrie
play-help-quit = surt
play-help-help = aquesta ajuda
play-help-mouse = apunta a una casella, fes clic per col·locar la fitxa
play-help-mouse-rotate = botó dret o roda amunt la gira, roda avall la tomba
play-help-board = Un número és l’altura d’una casella. Una franja entre dues caselles és la paret que les separa, amb els colors de les cares. Un camí passa per on el teu color continua sense interrupció per cares superiors i parets. Una creu marca una paret que separa dues cares superiors d’un mateix equip.
play-help-back = qualsevol tecla torna enrere
play-help-scroll = ↑ ↓ més · qualsevol altra tecla torna

# Choosing a new game: a name of at most 23 characters, a value of at most 18.
play-new-game = Una partida nova
setup-row-board = Tauler
setup-row-players = Persones
setup-row-neutral = Fitxes neutrals
setup-row-scoring = Puntuació
setup-row-out = Qui queda fora
setup-row-swap = Regla de l’intercanvi
setup-row-first = Qui comença
setup-row-games = Partides
setup-out-seat = només el seient
setup-out-team = tot l’equip

# The words moves, board, hint and so on are typed as they are in every language.
play-lines-help =
    Una jugada és la lletra d’una fitxa i les seves caselles: Lb2b3b4c4 està ajaguda, Lb2^3c2 està dreta, de tres cubs d’alt a b2.
    Altres ordres:
      moves [CASELLA] les jugades legals, o les que ocupen una casella
      board           torna a mostrar el tauler
      hint            una bona jugada, i per què
      undo, redo      desfà l’última jugada, la refà; contra l’ordinador es torna fins al teu torn
      go              fa continuar l’ordinador després d’un undo en una partida que juga tot sol
      next            la partida següent d’una sèrie
      save FITXER     escriu un registre
      load FITXER     llegeix un registre
      swap, resign    intercanvia els seients, abandona la partida
      help, quit

# serve
serve-at = Caminos és a { $link }
serve-network = En aquesta xarxa: { $link }
serve-folder = Les partides es guarden a { $folder }
serve-stop = Atura’l amb Ctrl+C.
serve-no-threads = no es poden iniciar els fils del servidor
serve-no-data-folder = aquí no hi ha carpeta de dades (no hi ha ni XDG_DATA_HOME ni HOME): tria’n una amb --data
serve-address-in-use = un altre programa ja escolta a { $address }, potser aquest mateix: tria un altre port amb --listen { $ip }:PORT
serve-not-allowed = no és permès escoltar a { $address }: tria un port a partir del 1024
serve-no-such-address = aquesta màquina no té l’adreça { $ip }
serve-listen-failed = no s’ha pogut escoltar a { $address }
serve-proxy-open = amb --behind-proxy, qui arribi a { $address } sense l’intermediari pot fingir qualsevol adreça: escolta a 127.0.0.1, o tanca el pas amb un tallafoc

# doctor
doctor-ok = bé
doctor-warning = avís
doctor-error = error
doctor-run = executa: { $command }
doctor-page-ok = la pàgina hi és
doctor-page-missing = aquest programa es va construir sense la seva pàgina
doctor-page-advice = executa make web i torna a construir el programa
doctor-descriptors-unlimited = hi pot haver oberts tants fitxers i connexions com calgui
doctor-descriptors-ok = hi pot haver oberts { $limit } fitxers i connexions
doctor-descriptors-few = només hi pot haver oberts { $limit } fitxers i connexions, i en calen { $needed }
doctor-descriptors-advice = apuja el límit amb ulimit -n o amb LimitNOFILE de systemd, o abaixa --max-sockets
doctor-port-ok = { $address } és lliure
doctor-port-advice = si el servidor ja funciona, tot va bé; si no, tria un altre port amb --listen
doctor-data-ok = es pot escriure a la carpeta de dades { $path }
doctor-data-new = la carpeta de dades { $path } es crearà la primera vegada
doctor-data-advice = fes que hi pugui escriure l’usuari del servidor, o tria’n una altra amb --data
doctor-data-readable = altres usuaris d’aquesta màquina poden llegir la carpeta de dades { $path }
doctor-schema-ok = la base de dades { $path } té la versió { $version }
doctor-schema-advice = restaura una còpia de seguretat amb caminos restore --replace, o treu la base de dades i { $path }-wal per començar-ne una de buida
doctor-schema-newer = fes servir el programa més nou que la va escriure
doctor-database-ok = la base de dades { $address } accepta escriptures
doctor-database-advice = comprova l’adreça, i que Postgres funcioni i accepti connexions des d’aquesta màquina
doctor-disk = queden { $free } MiB per a les partides
doctor-disk-advice = fes lloc: amb el disc ple es rebutgen les jugades
doctor-clock-ok = el rellotge no va endarrerit
doctor-clock-behind = el rellotge va endarrerit: hi ha fitxers del futur
doctor-clock-advice = posa el rellotge a l’hora, per exemple amb timedatectl set-ntp true
doctor-nats-ok = NATS { $version } respon a { $address }
doctor-nats-failed = NATS no respon a { $address }: { $reason }
doctor-nats-advice = comprova l’adreça, i que nats-server funcioni i s’hi arribi des d’aquí
doctor-nats-credentials = NATS a { $address } demana credencials
doctor-nats-credentials-advice = dona-les amb --nats-credentials, o a l’adreça

# backup, restore and migrate-data
copy-progress = partides copiades: { $games }, ordres: { $batches }; comparades: { $verified }
copy-done = Copiat i comparat: partides { $games }, ordres { $batches }.
copy-unreadable = No s’han copiat, perquè no es poden llegir: { $games }
backup-done = Partides a { $file }: { $games }
restore-done = Partides que hi ha ara a { $folder }: { $games }
restore-moved = Les partides que hi havia abans són a { $file }

# tune
tune-progress = partida { $game } de { $games }
tune-before = abans
tune-after = després
tune-errors = { $when }: error de l’avaluació { $value } (mitjana quadràtica), de la política { $policy } (entropia creuada)
tune-epoch = passada { $epoch }: resultat { $result }, cerca { $search }, política { $policy }
tune-other-board = aquest fitxer és d’un altre tauler, { $board }

# arena
arena-left = queden { $time }
arena-game = partida { $number }: A amb el { $team }, { $result }
arena-lost = { $contender } ha perdut: { $reason }
arena-as-yellow = A amb el groc
arena-as-green = A amb el verd
arena-in-all = A en total
# Headings of columns, of at most 5, 6, 5 and 8 letters.
arena-won = vict.
arena-drawn = empat
arena-lost-games = derr.
arena-score = resultat
arena-player = jugador
arena-games = partides
arena-no-game = No s’ha jugat cap partida.
arena-pentanomial = pentanomial, { $count } parelles
arena-trinomial = trinomial, { $count } partides
arena-pairs = Parell
arena-forfeits = { $contender } ha perdut fora del tauler: { $kinds }
arena-late = { $count ->
    [one] { $contender } ha respost tard una vegada, { $most } ms
   *[other] { $contender } ha respost tard { $count } vegades, fins a { $most } ms
}
# Why a game was lost away from the board.
arena-forfeit-illegal = jugada il·legal
arena-forfeit-crash = fallada
arena-forfeit-hang = sense resposta
arena-forfeit-time = temps
arena-forfeit-refusal = negativa
arena-sprt-open = sense decidir
arena-sprt-h0 = A no és { $elo } Elo més fort (s’accepta H0)
arena-sprt-h1 = A és més de { $elo } Elo més fort (s’accepta H1)
arena-limit-move = { $time } ms per jugada
arena-limit-game = { $time } + { $increment } ms per partida
arena-limit-nodes = { $nodes } nodes per jugada
arena-no-signals = no es poden observar els senyals
arena-no-opening = cap obertura de { $plies } jugades no deixa la partida oberta: prova --openings amb menys
book-line = línia { $line }
book-over = la partida s’acaba amb aquesta obertura
book-empty = no hi ha cap obertura
arena-file-exists = { $file } ja existeix: continua’l amb --resume, o tria’n un altre
arena-other-match = és d’un altre enfrontament ({ $title }), i aquest és { $own }
arena-other-rules = el tauler o les opcions no són els d’aquest enfrontament
arena-bad-round = l’etiqueta Round no és el número d’una partida
arena-game-over = la partida ja s’ha acabat on comença l’enfrontament
arena-material-stdin = qui juga no pot llegir el material de l’entrada estàndard
arena-bad-sprt = --sprt necessita dos números, primer el més petit, com ara --sprt 0 20
arena-bad-option = una opció es posa com ara Memory=64

# conformance
count-lines = { $count ->
    [one] { $count } línia
   *[other] { $count } línies
}
count-files = { $count ->
    [one] { $count } fitxer
   *[other] { $count } fitxers
}
count-differences = { $count ->
    [one] { $count } diferència
   *[other] { $count } diferències
}
conformance-summary = { $lines }, { $files }: { $differences }
conformance-same = cap diferència
conformance-nothing = no hi ha res per comprovar
conformance-unknown-key = clau desconeguda «{ $key }»
conformance-not-json = la línia no és JSON: { $reason }
conformance-not-object = la línia no és un objecte JSON
conformance-states-nothing = la línia no diu res que es pugui comprovar
conformance-result = el resultat és { $found }, no { $stated }
conformance-perft = perft { $depth } és { $found }, no { $stated }
conformance-no-board = la línia no anomena cap tauler
conformance-players = «players» no és 2 ni 4
conformance-legal-counts = «legal» té { $counts } recomptes per a { $moves } jugades
conformance-looks-after = «only_looks_connected» és després de la jugada { $after } de { $moves }
conformance-looks-form = «only_looks_connected» no té la forma { $form }
conformance-move-not-text = la jugada { $number } no és un text
conformance-legal = hi ha { $listed } col·locacions legals abans de la jugada { $number } ({ $move }), no { $stated }
conformance-counted = es compten { $counted } col·locacions i se’n llisten { $listed } abans de la jugada { $number } ({ $move })
conformance-unreadable = jugada { $number }: { $reason }
conformance-refused = la jugada { $number } ({ $move }) es rebutja: { $reason }
conformance-written = la jugada { $number } ({ $move }) s’escriu { $written }
conformance-looks-not = { $team } no sembla connectat després de la jugada { $number }
conformance-connected = { $team } està connectat després de la jugada { $number }
conformance-not-list = «{ $key }» no és una llista
conformance-not-count = «{ $key }» conté { $value }, que no és una quantitat
conformance-not-flag = «{ $key }» no és true ni false
conformance-not-text = «{ $key }» no és un text

# bench
bench-step = Mesurant, part { $step }…
bench-perft-bulk = perft 3, comptant l’última col·locació
bench-perft-tested = perft 3, provant cada col·locació
bench-counting = comptar col·locacions, { $board }
bench-connected = si un equip ha connectat
bench-random-games = partides a l’atzar, { $board }
bench-playouts = partides d’UCT pur, { $board }
bench-evaluations = posicions avaluades, { $board }
bench-per-node = ns per node
bench-per-position = ns per posició
bench-per-test = ns per prova
bench-worst = { $ns } ns en el pitjor cas
bench-millions = { $count } milions per segon
bench-per-second = per segon

# Under the figures of the rules: a sign, what it stands for, and the cells that have it.
rules-sign-placed = { $sign } la fitxa que es col·loca: { $cells }
rules-sign-refused = { $sign } la fitxa que no s’hi pot col·locar: { $cells }
rules-sign-marked = { $sign } de què es tracta: { $cells }

# Puzzles
count-puzzles = { $count ->
    [one] { $count } problema
   *[other] { $count } problemes
}
puzzles-fault = problema { $number }: { $fault }
puzzles-same = la mateixa posició que el problema { $number }, girada o amb els colors canviats
puzzles-verified = { $puzzles }: totes les proves són correctes
puzzles-not-verified = { $puzzles }, errors: { $faults }
puzzles-made = trobats: { $puzzles }
puzzles-progress = partida { $game } de { $games }, problemes: { $count }
puzzles-heading = Problema { $number }, puntuació { $rating }
puzzles-solution = Solució: { $moves }
puzzles-rating = La teva puntuació: { $rating }; resolts seguits: { $streak }
puzzles-none = Cap problema no encaixa.
puzzles-type = Escriu una jugada, com ara Lb2b3b4c4, o help.
puzzles-help =
    Escriu una jugada, com ara Lb2b3b4c4.
    task      què s’ha de fer
    board     dibuixa el tauler
    solution  mostra la solució i continua
    next      un altre problema
    quit      acaba

# Solving
solve-wins = { $team } guanya.
solve-draw = No guanya ningú: empat.
solve-moves = { $count ->
    [one] La prova té una jugada.
   *[other] La prova té { $count } jugades.
}
solve-verified = La prova és correcta.
solve-progress = guanya el { $team }? obertes per al sí { $proof }, per al no { $disproof }
solve-listing = es llisten les jugades de la prova
solve-effort = posicions { $nodes }, { $seconds } s
solve-undecided = No decidit.
solve-does-not-win = { $team } no guanya.
solve-proof-unfinished = La prova no és completa.
solve-memory-full = La memòria era plena; potser ajuda un --memory més gran.
solve-swap = amb la regla de l’intercanvi una posició no té valor per a un equip
solve-stopped = aturat
