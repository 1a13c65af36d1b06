# What the terminal program says. The page does not load this file.

error = erro: { $text }
warning = aviso: { $text }
yes = si
no = non
standard-input = a entrada estándar

count-faces = { $count ->
    [one] { $count } cara
   *[other] { $count } caras
}
count-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
count-wins = { $count ->
    [one] { $count } vitoria
   *[other] { $count } vitorias
}
count-players = { $count } persoas

# Seats and how a game stands
seat-name = { $team } (asento { $seat })
seat-out = fóra
turn-neutral = { $name } coloca unha ficha neutral.
turn-swap = Quenda: { $name }, que tamén pode facer o intercambio.
turn-move = Quenda: { $name }.
placed = { $count ->
    [0] O taboleiro está baleiro.
    [one] Hai unha ficha colocada.
   *[other] Hai { $count } fichas colocadas.
}
game-number = Partida { $game }

# show
show-title = Caminos: { $board }
show-legend = y amarelo, g verde, n neutral, coa altura. Sen liña: unha soa ficha. Puntos: pode pasar un camiño. x: unha parede impídeo.
show-not-connected = Ninguén conectou.
path-heading = { $team } comunica os lados { $from } e { $to } con { $faces }:
path-heading-doubled = { $team } comunica os lados { $from } e { $to } con { $faces }, que valen dobre: { $points }:
face-top = { $cell } cara superior, altura { $height }
face-wall = { $cell } parede { $direction }, nivel { $level }

# replay
replay-unfinished = { $moves ->
    [one] A partida non está rematada: fíxose { $moves } xogada.
   *[other] A partida non está rematada: fixéronse { $moves } xogadas.
}
replay-series = Serie «{ $name }»: { $yellow }, { $green }.
replay-series-team = { $team } { $wins } e { $points }

# analyse
analysis-progress = xogada { $move } de { $moves }
analysis-progress-games = partida { $game } de { $games }, xogada { $move } de { $moves }
analysis-connects = o { $team } conecta con { $faces }
# $yellow and $green are a team's name and the cells that it needs, before and after.
analysis-distances = { $count ->
    [one] { $yellow } casa, { $green }
   *[other] { $yellow } casas, { $green }
}
no-way = ningún camiño
analysis-misses = deixa escapar unha vitoria en { $cells }
analysis-stops = detén a ameaza en { $cells }
analysis-allows = permite unha vitoria en { $cells }
analysis-leaves = deixa a ameaza en { $cells }
analysis-threatens = ameaza { $cells }
analysis-threatens-twice = fai unha ameaza dobre: { $cells }
# Headings of columns; the value has at most 6 letters.
analysis-column-move = xogada
analysis-column-value = valor
analysis-column-swing = perda
analysis-better = mellor { $move }, { $value }
analysis-unfinished = A partida non está rematada.
analysis-summary-moves = xogadas

# The table in the terminal
play-in-hand = Na man: { $letter }
play-level = nivel { $level }
play-moves = Xogadas
play-no-moves = aínda ningunha
play-you = ti
who-person = eu
who-computer = ordenador { $level }
play-game-neutral = fichas neutrais
play-game-scoring = puntuación
play-game-swap = intercambio
play-series = Partida { $game } de { $games } · { $score }
play-series-points = puntos { $points }
play-picture = Caminos no terminal
play-too-small = Este terminal é pequeno de máis. Caminos necesita { $needWidth } por { $needHeight } caracteres e ten { $width } por { $height }.

# The line of keys in the footer: names of keys, and what a key does. As many as stand there together have 78 characters.
play-footer-key-enter = Intro
play-footer-key-escape = Esc
play-footer-choose-piece = escolle ficha
play-footer-type-move = escribe a xogada
play-footer-hint = pista
play-footer-undo = desfai
play-footer-save = garda
play-footer-open = abre
play-footer-help = axuda
play-footer-quit = sae
play-footer-new-game = nova partida
play-footer-next-game = seguinte partida
play-footer-move = move
play-footer-rotate = xira
play-footer-place = coloca
play-footer-next-piece = seguinte
play-footer-put-back = déixaa
play-footer-stop = detén
play-footer-continue = continúa
play-footer-play = xógaa
play-footer-cancel = cancela
play-footer-yes = si
play-footer-no = non
play-footer-choose = escolle
play-footer-change = cambia
play-footer-start = comeza
play-footer-back = volve

play-ask-save = Garda como
play-ask-open = Abre
play-ask-move = Xogada
play-ask-quit = Esta partida non está gardada. Queres saír igualmente?
play-ask-new = Esta partida non está gardada. Queres deixala igualmente?
play-ask-open-unsaved = Esta partida non está gardada. Queres abrir outra?
play-ask-overwrite = Xa hai un ficheiro con ese nome. Queres sobrescribilo?

play-looking = Buscando unha pista.
play-held = O ordenador agarda. Intro fai que continúe.
play-no-move = O ordenador non atopou ningunha xogada. Intro fai que o tente de novo.
play-nothing-to-undo = Non hai ningunha xogada que desfacer.
play-nothing-to-redo = Non hai ningunha xogada que refacer.
play-no-such-piece = Xa non che queda ningunha ficha desas.
play-no-file-name = Ponlle un nome ao ficheiro.
play-may-place = { $move }. Intro colócaa.
play-refused = { $move } rexéitase: { $reason }.
play-unreadable = Isto non é ningunha xogada: { $reason }.
play-unknown = «{ $line }» non é nin unha orde nin unha xogada. Ordes: { $commands }. Unha xogada escríbese así: Lb2b3b4c4.
play-undone = { $count ->
    [one] Desfíxose { $moves }.
   *[other] Desfixéronse { $moves }.
}
play-thinking = { $name } está a pensar.
play-not-your-turn = Quenda: { $name }, e xoga o ordenador.
play-plays = { $name } xoga { $move }.
play-saved = Gardouse como { $file }.
play-opened = Abriuse { $file }.
play-line-too-long = Esta liña é longa de máis.
play-how-to-quit = Escribe quit para saír da partida.
play-how-to-go-on = Escribe next para comezar a seguinte partida.
play-cannot-read = non se pode ler a seguinte orde
play-cannot-use-terminal = non se pode usar o terminal
play-cannot-draw = non se pode debuxar no terminal
play-cannot-read-terminal = non se pode ler do terminal

# Hints. $reasons are whole sentences, of which the last has no full stop.
hint = Pista: { $move }. { $reasons }.
hint-win = Gañas en { $moves } xogadas.
hint-lost-at = Nada detén a vitoria en { $cells }.
hint-lost = { $team } gaña igualmente en { $moves ->
    [one] unha xogada
   *[other] { $moves } xogadas
}.
hint-stays = A vitoria en { $cells } segue aberta.
hint-swap = Pista: swap. A primeira xogada vale máis ca unha resposta.
hint-none = Aquí non hai ningunha pista.

# The help of the table: a key of at most 11 characters, and what it does in at most 54.
play-key-numbers = 1 a 4
play-key-arrows = frechas
play-key-mouse = rato
play-help-choose = escolle unha ficha da túa reserva
play-help-next = a seguinte ficha
play-help-move = móvea por riba do taboleiro
play-help-rotate = xíraa sobre o taboleiro
play-help-tip = tómbaa cara ao norte
play-help-tip-sideways = tómbaa de lado
play-help-place = colócaa
play-help-let-go = déixaa ir, ou fai agardar o ordenador
play-help-type = escribe unha xogada; Lb2^3c2 mide tres cubos en b2
play-help-swap = intercambia os asentos, se está a regra
play-help-resign = abandona a partida
play-help-hint = unha pista: unha boa xogada, e por que
play-help-undo = desfai, refai; contra o ordenador, ata a túa quenda
play-help-save = garda, abre un rexistro
play-help-new = unha nova partida
play-help-next-game = a seguinte partida dunha serie
play-help-quit = sae
play-help-help = esta axuda
play-help-mouse = apunta a unha casa, fai clic para colocar a ficha
play-help-mouse-rotate = botón dereito ou roda arriba xira, roda abaixo tomba
play-help-board = Un número é a altura dunha casa. Unha franxa entre dúas casas é a parede que as separa, coas cores das caras. Un camiño pasa por onde a túa cor continúa sen interrupción por caras superiores e paredes. Unha cruz marca unha parede que separa dúas caras superiores dun mesmo equipo.
play-help-back = calquera tecla volve atrás
play-help-scroll = ↑ ↓ máis · calquera outra tecla volve

# Choosing a new game: a name of at most 23 characters, a value of at most 18.
play-new-game = Unha nova partida
setup-row-board = Taboleiro
setup-row-players = Persoas
setup-row-neutral = Fichas neutrais
setup-row-scoring = Puntuación
setup-row-out = Quen queda fóra
setup-row-swap = Regra do intercambio
setup-row-first = Quen comeza
setup-row-games = Partidas
setup-out-seat = só o asento
setup-out-team = todo o equipo

# The words moves, board, hint and so on are typed as they are in every language.
play-lines-help =
    Unha xogada é a letra dunha ficha e as súas casas: Lb2b3b4c4 está deitada, Lb2^3c2 está de pé, de tres cubos de alto en b2.
    Outras ordes:
      moves [CASA]   as xogadas legais, ou as que ocupan unha casa
      board          mostra o taboleiro outra vez
      hint           unha boa xogada, e por que
      undo, redo     desfai a última xogada, refaina; contra o ordenador vólvese ata a túa quenda
      go             fai continuar o ordenador despois dun undo nunha partida que xoga el só
      next           a seguinte partida dunha serie
      save FICHEIRO  escribe un rexistro
      load FICHEIRO  le un rexistro
      swap, resign   intercambia os asentos, abandona a partida
      help, quit

# serve
serve-at = Caminos está en { $link }
serve-network = Nesta rede: { $link }
serve-folder = As partidas gárdanse en { $folder }
serve-stop = Deteno con Ctrl+C.
serve-no-threads = non se poden iniciar os fíos do servidor
serve-no-data-folder = aquí non hai cartafol de datos (non hai nin XDG_DATA_HOME nin HOME): escolle un con --data
serve-address-in-use = outro programa xa escoita en { $address }, se cadra este mesmo: escolle outro porto con --listen { $ip }:PORTO
serve-not-allowed = non está permitido escoitar en { $address }: escolle un porto a partir do 1024
serve-no-such-address = esta máquina non ten o enderezo { $ip }
serve-listen-failed = non se puido escoitar en { $address }
serve-proxy-open = con --behind-proxy, quen chegue a { $address } sen o intermediario pode finxir calquera enderezo: escoita en 127.0.0.1, ou pecha o paso cunha devasa

# doctor
doctor-ok = ben
doctor-warning = aviso
doctor-error = erro
doctor-run = executa: { $command }
doctor-page-ok = a páxina está
doctor-page-missing = este programa construíuse sen a súa páxina
doctor-page-advice = executa make web e volve construír o programa
doctor-descriptors-unlimited = pode haber abertos cantos ficheiros e conexións cumpran
doctor-descriptors-ok = pode haber abertos { $limit } ficheiros e conexións
doctor-descriptors-few = só pode haber abertos { $limit } ficheiros e conexións, e cómpren { $needed }
doctor-descriptors-advice = sobe o límite con ulimit -n ou con LimitNOFILE de systemd, ou baixa --max-sockets
doctor-port-ok = { $address } está libre
doctor-port-advice = se o servidor xa está en marcha, todo vai ben; se non, escolle outro porto con --listen
doctor-data-ok = pódese escribir no cartafol de datos { $path }
doctor-data-new = o cartafol de datos { $path } crearase a primeira vez
doctor-data-advice = deixa que escriba nel o usuario do servidor, ou escolle outro con --data
doctor-data-readable = outros usuarios desta máquina poden ler o cartafol de datos { $path }
doctor-schema-ok = a base de datos { $path } ten a versión { $version }
doctor-schema-advice = restaura unha copia de seguranza con caminos restore --replace, ou quita a base de datos e { $path }-wal para comezar cunha baleira
doctor-schema-newer = usa o programa máis novo que a escribiu
doctor-database-ok = a base de datos { $address } acepta escrituras
doctor-database-advice = comproba o enderezo, e que Postgres estea en marcha e acepte conexións desde esta máquina
doctor-disk = quedan { $free } MiB para as partidas
doctor-disk-advice = fai sitio: co disco cheo rexéitanse as xogadas
doctor-clock-ok = o reloxo non vai atrasado
doctor-clock-behind = o reloxo vai atrasado: hai ficheiros do futuro
doctor-clock-advice = pon o reloxo en hora, por exemplo con timedatectl set-ntp true
doctor-nats-ok = NATS { $version } responde en { $address }
doctor-nats-failed = NATS non responde en { $address }: { $reason }
doctor-nats-advice = comproba o enderezo, e que nats-server estea en marcha e se chegue a el desde aquí
doctor-nats-credentials = NATS en { $address } pide credenciais
doctor-nats-credentials-advice = dáas con --nats-credentials, ou no enderezo

# backup, restore and migrate-data
copy-progress = partidas copiadas: { $games }, ordes: { $batches }; comparadas: { $verified }
copy-done = Copiado e comparado: partidas { $games }, ordes { $batches }.
copy-unreadable = Non se copiaron, porque non se poden ler: { $games }
backup-done = Partidas en { $file }: { $games }
restore-done = Partidas que hai agora en { $folder }: { $games }
restore-moved = As partidas que había antes están en { $file }

# tune
tune-progress = partida { $game } de { $games }
tune-before = antes
tune-after = despois
tune-errors = { $when }: erro da avaliación { $value } (media cadrática), da política { $policy } (entropía cruzada)
tune-epoch = pasada { $epoch }: resultado { $result }, busca { $search }, política { $policy }
tune-other-board = este ficheiro é doutro taboleiro, { $board }

# arena
arena-left = quedan { $time }
arena-game = partida { $number }: A co { $team }, { $result }
arena-lost = { $contender } perdeu: { $reason }
arena-as-yellow = A co amarelo
arena-as-green = A co verde
arena-in-all = A en total
# Headings of columns, of at most 5, 6, 5 and 8 letters.
arena-won = gaña
arena-drawn = empata
arena-lost-games = perde
arena-score = reconto
arena-player = xogador
arena-games = partidas
arena-no-game = Non se xogou ningunha partida.
arena-pentanomial = pentanomial, { $count } pares
arena-trinomial = trinomial, { $count } partidas
arena-pairs = Pares
arena-forfeits = { $contender } perdeu fóra do taboleiro: { $kinds }
arena-late = { $count ->
    [one] { $contender } respondeu tarde unha vez, { $most } ms
   *[other] { $contender } respondeu tarde { $count } veces, ata { $most } ms
}
# Why a game was lost away from the board.
arena-forfeit-illegal = xogada ilegal
arena-forfeit-crash = fallo
arena-forfeit-hang = sen resposta
arena-forfeit-time = tempo
arena-forfeit-refusal = negativa
arena-sprt-open = sen decidir
arena-sprt-h0 = A non é { $elo } Elo máis forte (acéptase H0)
arena-sprt-h1 = A é máis de { $elo } Elo máis forte (acéptase H1)
arena-limit-move = { $time } ms por xogada
arena-limit-game = { $time } + { $increment } ms por partida
arena-limit-nodes = { $nodes } nodos por xogada
arena-no-signals = non se poden observar os sinais
arena-no-opening = ningunha apertura de { $plies } xogadas deixa a partida aberta: proba --openings con menos
book-line = liña { $line }
book-over = a partida remata con esta apertura
book-empty = non hai ningunha apertura
arena-file-exists = { $file } xa existe: continúao con --resume, ou escolle outro
arena-other-match = é doutro enfrontamento ({ $title }), e este é { $own }
arena-other-rules = o taboleiro ou as opcións non son os deste enfrontamento
arena-bad-round = a etiqueta Round non é o número dunha partida
arena-game-over = a partida xa rematou onde comeza o enfrontamento
arena-material-stdin = quen xoga non pode ler o material da entrada estándar
arena-bad-sprt = --sprt necesita dous números, primeiro o menor, como --sprt 0 20
arena-bad-option = unha opción ponse como Memory=64

# conformance
count-lines = { $count ->
    [one] { $count } liña
   *[other] { $count } liñas
}
count-files = { $count ->
    [one] { $count } ficheiro
   *[other] { $count } ficheiros
}
count-differences = { $count ->
    [one] { $count } diferenza
   *[other] { $count } diferenzas
}
conformance-summary = { $lines }, { $files }: { $differences }
conformance-same = ningunha diferenza
conformance-nothing = non hai nada que comprobar
conformance-unknown-key = clave descoñecida «{ $key }»
conformance-not-json = a liña non é JSON: { $reason }
conformance-not-object = a liña non é un obxecto JSON
conformance-states-nothing = a liña non di nada que se poida comprobar
conformance-result = o resultado é { $found }, non { $stated }
conformance-perft = perft { $depth } é { $found }, non { $stated }
conformance-no-board = a liña non nomea ningún taboleiro
conformance-players = «players» non é 2 nin 4
conformance-legal-counts = «legal» ten { $counts } recontos para { $moves } xogadas
conformance-looks-after = «only_looks_connected» está despois da xogada { $after } de { $moves }
conformance-looks-form = «only_looks_connected» non ten a forma { $form }
conformance-move-not-text = a xogada { $number } non é un texto
conformance-legal = hai { $listed } colocacións legais antes da xogada { $number } ({ $move }), non { $stated }
conformance-counted = cóntanse { $counted } colocacións e lístanse { $listed } antes da xogada { $number } ({ $move })
conformance-unreadable = xogada { $number }: { $reason }
conformance-refused = a xogada { $number } ({ $move }) rexéitase: { $reason }
conformance-written = a xogada { $number } ({ $move }) escríbese { $written }
conformance-looks-not = { $team } non parece conectado despois da xogada { $number }
conformance-connected = { $team } está conectado despois da xogada { $number }
conformance-not-list = «{ $key }» non é unha lista
conformance-not-count = «{ $key }» contén { $value }, que non é unha cantidade
conformance-not-flag = «{ $key }» non é true nin false
conformance-not-text = «{ $key }» non é un texto

# bench
bench-step = Medindo, parte { $step }…
bench-perft-bulk = perft 3, contando a última colocación
bench-perft-tested = perft 3, probando cada colocación
bench-counting = contar colocacións, { $board }
bench-connected = se un equipo conectou
bench-random-games = partidas ao chou, { $board }
bench-playouts = partidas de UCT puro, { $board }
bench-evaluations = posicións avaliadas, { $board }
bench-per-node = ns por nodo
bench-per-position = ns por posición
bench-per-test = ns por proba
bench-worst = { $ns } ns no peor caso
bench-millions = { $count } millóns por segundo
bench-per-second = por segundo

# Under the figures of the rules: a sign, what it stands for, and the cells that have it.
rules-sign-placed = { $sign } a ficha que se coloca: { $cells }
rules-sign-refused = { $sign } a ficha que non se pode colocar: { $cells }
rules-sign-marked = { $sign } do que se trata: { $cells }

# Puzzles
count-puzzles = { $count ->
    [one] { $count } problema
   *[other] { $count } problemas
}
puzzles-fault = problema { $number }: { $fault }
puzzles-same = a mesma posición que o problema { $number }, virada ou coas cores cambiadas
puzzles-verified = { $puzzles }: todas as probas son correctas
puzzles-not-verified = { $puzzles }, erros: { $faults }
puzzles-made = atopados: { $puzzles }
puzzles-progress = partida { $game } de { $games }, problemas: { $count }
puzzles-heading = Problema { $number }, puntuación { $rating }
puzzles-solution = Solución: { $moves }
puzzles-rating = A túa puntuación: { $rating }; resoltos seguidos: { $streak }
puzzles-none = Ningún problema encaixa.
puzzles-type = Escribe unha xogada, como Lb2b3b4c4, ou help.
puzzles-help =
    Escribe unha xogada, como Lb2b3b4c4.
    task      que hai que facer
    board     debuxa o taboleiro
    solution  mostra a solución e segue
    next      outro problema
    quit      remata

# Solving
solve-wins = { $team } gaña.
solve-draw = Non gaña ninguén: empate.
solve-moves = { $count ->
    [one] A proba ten unha xogada.
   *[other] A proba ten { $count } xogadas.
}
solve-verified = A proba é correcta.
solve-progress = gaña o { $team }? abertas para o si { $proof }, para o non { $disproof }
solve-listing = lístanse as xogadas da proba
solve-effort = posicións { $nodes }, { $seconds } s
solve-undecided = Non decidido.
solve-does-not-win = { $team } non gaña.
solve-proof-unfinished = A proba non está completa.
solve-memory-full = A memoria estaba chea; quizais axude un --memory maior.
solve-swap = coa regra do intercambio unha posición non ten valor para un equipo
solve-stopped = detido
