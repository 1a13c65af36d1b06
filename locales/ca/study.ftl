# Puzzles and the review of games: the terminal program and the study screens of the page.

# What a puzzle is about.
puzzle-theme-win = Guanyar
puzzle-theme-defence = Única defensa
puzzle-theme-points = Punts
puzzle-theme-cut = Tallar
puzzle-theme-cover = Tapar
puzzle-theme-wall = Paret
# What has to be done.
puzzle-task-connect = { $moves ->
    [one] { $team } juga i connecta ara.
   *[other] { $team } juga i connecta en { $moves } jugades.
}
puzzle-task-defend = { $moves ->
    [one] { $team } juga: troba l’única jugada que impedeix la connexió rival.
   *[other] { $team } juga: troba l’única jugada que impedeix una connexió rival en { $moves } jugades.
}
puzzle-task-points = { $team } juga i connecta amb el màxim de punts.
# Why a line is no puzzle.
puzzle-error-fields = { $count ->
    [one] un problema té 6 camps separats per punt i coma i espai, i aquí n’hi ha un
   *[other] un problema té 6 camps separats per punt i coma i espai, i aquí n’hi ha { $count }
}
puzzle-error-position = la posició
puzzle-error-task = «{ $word }» no és cap tasca
puzzle-error-theme = «{ $word }» no és cap tema
puzzle-error-rating = «{ $word }» no és cap puntuació
puzzle-error-line = la sèrie de jugades no es pot llegir
puzzle-error-certificate = la prova no es pot llegir al caràcter { $column }
puzzle-in-line = línia { $line }
# Why a certificate proves nothing.
puzzle-no-turn = ningú no ha de col·locar una fitxa pròpia
puzzle-connects-at-once = l’equip que juga pot connectar d’immediat
puzzle-illegal = { $move } és il·legal
puzzle-not-solved = { $move } no ho resol
puzzle-also-solves = no es demostra que { $move } falli
puzzle-other-line = la sèrie de jugades no segueix la prova
puzzle-other-themes = els temes no són els de la solució
puzzle-lists = la prova té { $found } llistes d’altres jugades i en necessita { $wanted }
puzzle-rating-range = la puntuació és fora dels límits
puzzle-exhausted = la comprovació requereix més de { $most } posicions

# What a trainer says to a move.
puzzles-solved = Resolt.
puzzles-go-on = Bé. La resposta és { $move }.
puzzles-fewer-points = Connecta amb { $points }, però es pot amb { $best }. Torna-ho a provar.
puzzles-refuted = No: { $move } ho refuta. Torna-ho a provar.
puzzles-wrong = No. Torna-ho a provar.
puzzles-replying = Respon l’altre bàndol.
puzzles-shown = Aquesta és la solució.
# The trainer of the page.
puzzles-title = Problemes
puzzles-training = Entrenament
puzzles-daily = Problema del dia
puzzles-daily-streak = { $days ->
    [one] Un dia seguit
   *[other] { $days } dies seguits
}
puzzles-difficulty = Dificultat { $rating }
puzzles-next = Problema següent
puzzles-show = Mostra la solució
puzzles-skip = Salta
puzzles-again = Torna-ho a provar
puzzles-replay = Un altre cop
puzzles-theme = Tema
puzzles-all-themes = Tots els temes
puzzles-all-boards = Tots els taulers
puzzles-your-rating = La teva puntuació
puzzles-streak = Seguits
puzzles-best = Rècord
puzzles-count-solved = Resolts
puzzles-unknown = No hi ha cap problema així

# A move for those who do not read notation.
move-on = { $shape } a { $cells }
move-standing = { $shape } dreta a { $cells }
move-swap = Intercanvi
move-resign = Abandonament

# Why a move was a mistake. $team is a team's name within a sentence. What is needed is review-pieces, or review-cells
# where as many pieces are needed or their number is not known; what it is compared with is the number alone.
review-cells = { $count ->
    [one] una casella
   *[other] { $count } caselles
}
review-pieces = { $count ->
    [one] una fitxa
   *[other] { $count } fitxes
}
review-missed-connection = { $move } connecta d’immediat.
review-allows-connection = Ara el { $team } pot connectar d’immediat amb { $move }.
review-leaves-connection = No atura el { $team }: { $move } connecta.
review-allows-forced = Ara el { $team } juga { $move } i amenaça alhora { $first } i { $second }: cap fitxa no atura totes dues coses.
review-allows-forced-next = Ara el { $team } juga { $move } i connecta amb la fitxa següent, sigui quina sigui la resposta.
review-allows-win = Ara el { $team } juga { $move } i guanya en { $moves } jugades, sigui quina sigui la resposta.
review-path = Per a un camí, el { $team } necessita ara { $after } en lloc de { $before }.
review-path-lost = El { $team } es queda sense camí.
review-reply-cuts = Ara { $move } talla el camí del { $team } a { $cells }: necessita { $after } en lloc de { $before }.
review-reply-cuts-off = Ara { $move } barra el pas al { $team } a { $cells }: no li queda cap camí.
review-reply-stops = Ara { $move } impedeix { $better }, que guanyava.
review-reply-takes = Ara l’altre bàndol juga { $move }, que guanyava.
review-leaves-path = Després d’això, el { $team } encara necessita només { $needed } per a un camí.
review-wins-later = { $moves ->
    [one] Amb això el { $team } guanya igualment, però necessita una jugada més.
   *[other] Amb això el { $team } guanya igualment, però necessita { $moves } jugades més.
}
review-likely-connection = Ara el { $team } juga { $move } i probablement connecta en { $moves } jugades.
review-likely-worse = Si la partida continua com és d’esperar, el { $team } necessita { $played } per a un camí en lloc de { $better }.
review-better-cuts = { $move } talla el camí del { $team } a { $cells }: necessita { $after } en lloc de { $before }.
review-better-cuts-off = { $move } barra el pas al { $team } a { $cells }: no li queda cap camí.
review-better-wins = Amb { $move }, el { $team } guanya en { $moves } jugades, sigui quina sigui la resposta.
review-better-forces = { $move } amenaça alhora { $first } i { $second }: cap fitxa no atura totes dues coses.
review-better-forces-next = Després de { $move } la fitxa següent connecta, sigui quina sigui la resposta.
review-better-threatens = { $move } amenaça de connectar amb { $threat }.
review-better-stops = { $move } impedeix { $threat }, que connectaria.
review-better-shortens = Amb { $move }, el { $team } necessita { $better } per a un camí en lloc de { $played }.
review-better-keeps = Amb { $move }, al { $team } encara li queda un camí: { $better }.
review-likely-better = Si la partida continua com és d’esperar després de { $move }, el { $team } necessita { $better } per a un camí en lloc de { $played }.

# Pictures of a position and of a game, to keep.
picture-png = PNG
picture-svg = SVG
picture-animation = La partida com a animació (GIF)
picture-progress = Es fa l’animació
picture-cancel = Cancel·la
picture-failed = No s’ha pogut fer la imatge.

# Why the proof of a value does not hold.
proof-no-move = no es dona cap jugada per a { $position }
proof-illegal = { $move } és il·legal a { $position }
proof-missed = el que s’afirma no es compleix a { $position }
proof-left-over = falten o sobren jugades
proof-head = no comença com una prova
proof-line = la línia { $line } no és el que hi correspon
proof-other-material = es va fer amb el material { $material }
