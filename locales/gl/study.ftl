# Puzzles and the review of games: the terminal program and the study screens of the page.

# What a puzzle is about.
puzzle-theme-win = Gañar
puzzle-theme-defence = Única defensa
puzzle-theme-points = Puntos
puzzle-theme-cut = Cortar
puzzle-theme-cover = Cubrir
puzzle-theme-wall = Parede
# What has to be done.
puzzle-task-connect = { $moves ->
    [one] { $team } xoga e conecta agora.
   *[other] { $team } xoga e conecta en { $moves } xogadas.
}
puzzle-task-defend = { $moves ->
    [one] { $team } xoga: atopa a única xogada que impide a conexión rival.
   *[other] { $team } xoga: atopa a única xogada que impide unha conexión rival en { $moves } xogadas.
}
puzzle-task-points = { $team } xoga e conecta co máximo de puntos.
# Why a line is no puzzle.
puzzle-error-fields = { $count ->
    [one] un problema ten 6 campos separados por punto e coma e espazo, e aquí hai un
   *[other] un problema ten 6 campos separados por punto e coma e espazo, e aquí hai { $count }
}
puzzle-error-position = a posición
puzzle-error-task = «{ $word }» non é ningunha tarefa
puzzle-error-theme = «{ $word }» non é ningún tema
puzzle-error-rating = «{ $word }» non é ningunha puntuación
puzzle-error-line = a serie de xogadas non se pode ler
puzzle-error-certificate = a proba non se pode ler no carácter { $column }
puzzle-in-line = liña { $line }
# Why a certificate proves nothing.
puzzle-no-turn = ninguén ten que colocar unha ficha propia
puzzle-connects-at-once = o equipo que xoga pode conectar de inmediato
puzzle-illegal = { $move } é ilegal
puzzle-not-solved = { $move } non o resolve
puzzle-also-solves = non se demostra que { $move } falle
puzzle-other-line = a serie de xogadas non segue a proba
puzzle-other-themes = os temas non son os da solución
puzzle-lists = a proba ten { $found } listas doutras xogadas e precisa { $wanted }
puzzle-rating-range = a puntuación está fóra dos límites
puzzle-exhausted = a comprobación require máis de { $most } posicións

# What a trainer says to a move.
puzzles-solved = Resolto.
puzzles-go-on = Ben. A resposta é { $move }.
puzzles-fewer-points = Conecta con { $points }, pero pódese con { $best }. Téntao outra vez.
puzzles-refuted = Non: { $move } refútao. Téntao outra vez.
puzzles-wrong = Non. Téntao outra vez.
puzzles-replying = Responde o outro bando.
puzzles-shown = Esta é a solución.
# The trainer of the page.
puzzles-title = Problemas
puzzles-training = Adestramento
puzzles-daily = Problema do día
puzzles-daily-streak = { $days ->
    [one] Un día seguido
   *[other] { $days } días seguidos
}
puzzles-difficulty = Dificultade { $rating }
puzzles-next = Problema seguinte
puzzles-show = Mostra a solución
puzzles-skip = Salta
puzzles-again = Téntao outra vez
puzzles-replay = Outra vez
puzzles-theme = Tema
puzzles-all-themes = Todos os temas
puzzles-all-boards = Todos os taboleiros
puzzles-your-rating = A túa puntuación
puzzles-streak = Seguidos
puzzles-best = Récord
puzzles-count-solved = Resoltos
puzzles-unknown = Non hai ningún problema así

# A move for those who do not read notation.
move-on = { $shape } en { $cells }
move-standing = { $shape } de pé en { $cells }
move-swap = Intercambio
move-resign = Abandono

# Why a move was a mistake. $team is a team's name within a sentence. What is needed is review-pieces, or review-cells
# where as many pieces are needed or their number is not known; what it is compared with is the number alone.
review-cells = { $count ->
    [one] unha casa
   *[other] { $count } casas
}
review-pieces = { $count ->
    [one] unha ficha
   *[other] { $count } fichas
}
review-missed-connection = { $move } conecta de inmediato.
review-allows-connection = Agora o { $team } pode conectar de inmediato con { $move }.
review-leaves-connection = Non detén o { $team }: { $move } conecta.
review-allows-forced = Agora o { $team } xoga { $move } e ameaza á vez { $first } e { $second }: ningunha ficha detén as dúas cousas.
review-allows-forced-next = Agora o { $team } xoga { $move } e conecta coa seguinte ficha, sexa cal sexa a resposta.
review-allows-win = Agora o { $team } xoga { $move } e gaña en { $moves } xogadas, sexa cal sexa a resposta.
review-path = Para un camiño, o { $team } precisa agora { $after } en vez de { $before }.
review-path-lost = O { $team } queda sen camiño.
review-reply-cuts = Agora { $move } corta o camiño do { $team } en { $cells }: precisa { $after } en vez de { $before }.
review-reply-cuts-off = Agora { $move } pecha o paso ao { $team } en { $cells }: non lle queda ningún camiño.
review-reply-stops = Agora { $move } impide { $better }, que gañaba.
review-reply-takes = Agora o outro bando xoga { $move }, que gañaba.
review-leaves-path = Despois disto, o { $team } segue precisando só { $needed } para un camiño.
review-wins-later = { $moves ->
    [one] Con isto o { $team } gaña igualmente, pero precisa unha xogada máis.
   *[other] Con isto o { $team } gaña igualmente, pero precisa { $moves } xogadas máis.
}
review-likely-connection = Agora o { $team } xoga { $move } e probablemente conecta en { $moves } xogadas.
review-likely-worse = Se a partida segue como é de esperar, o { $team } precisa { $played } para un camiño en vez de { $better }.
review-better-cuts = { $move } corta o camiño do { $team } en { $cells }: precisa { $after } en vez de { $before }.
review-better-cuts-off = { $move } pecha o paso ao { $team } en { $cells }: non lle queda ningún camiño.
review-better-wins = Con { $move }, o { $team } gaña en { $moves } xogadas, sexa cal sexa a resposta.
review-better-forces = { $move } ameaza á vez { $first } e { $second }: ningunha ficha detén as dúas cousas.
review-better-forces-next = Despois de { $move } a seguinte ficha conecta, sexa cal sexa a resposta.
review-better-threatens = { $move } ameaza con conectar con { $threat }.
review-better-stops = { $move } impide { $threat }, que conectaría.
review-better-shortens = Con { $move }, o { $team } precisa { $better } para un camiño en vez de { $played }.
review-better-keeps = Con { $move }, ao { $team } aínda lle queda un camiño: { $better }.
review-likely-better = Se a partida segue como é de esperar despois de { $move }, o { $team } precisa { $better } para un camiño en vez de { $played }.

# Pictures of a position and of a game, to keep.
picture-png = PNG
picture-svg = SVG
picture-animation = A partida como animación (GIF)
picture-progress = Facendo a animación
picture-cancel = Cancela
picture-failed = Non se puido facer a imaxe.

# Why the proof of a value does not hold.
proof-no-move = non se dá ningunha xogada para { $position }
proof-illegal = { $move } é ilegal en { $position }
proof-missed = o que se afirma non se cumpre en { $position }
proof-left-over = faltan ou sobran xogadas
proof-head = non comeza como unha proba
proof-line = a liña { $line } non é o que corresponde aí
proof-other-material = fíxose co material { $material }
