# Puzzles and the review of games: the terminal program and the study screens of the page.

# What a puzzle is about.
puzzle-theme-win = Ganar
puzzle-theme-defence = Única defensa
puzzle-theme-points = Puntos
puzzle-theme-cut = Cortar
puzzle-theme-cover = Cubrir
puzzle-theme-wall = Muro
# What has to be done.
puzzle-task-connect = { $moves ->
    [one] Juega { $team } y completa su camino ahora.
   *[other] Juega { $team } y completa su camino en { $moves } jugadas.
}
puzzle-task-defend = { $moves ->
    [one] Juega { $team }: encuentra la única jugada que impide el camino rival.
   *[other] Juega { $team }: encuentra la única jugada que impide un camino rival en { $moves } jugadas.
}
puzzle-task-points = Juega { $team } y completa su camino con el máximo de puntos.
# Why a line is no puzzle.
puzzle-error-fields = { $count ->
    [one] un problema tiene 6 campos separados por punto y coma y espacio, y aquí hay uno
   *[other] un problema tiene 6 campos separados por punto y coma y espacio, y aquí hay { $count }
}
puzzle-error-position = la posición
puzzle-error-task = «{ $word }» no es una tarea
puzzle-error-theme = «{ $word }» no es un tema
puzzle-error-rating = «{ $word }» no es una puntuación
puzzle-error-line = la serie de jugadas no se puede leer
puzzle-error-certificate = la prueba no se puede leer en el carácter { $column }
puzzle-in-line = línea { $line }
# Why a certificate proves nothing.
puzzle-no-turn = nadie tiene que colocar una ficha propia
puzzle-connects-at-once = el equipo que juega puede completar su camino ya
puzzle-illegal = { $move } es ilegal
puzzle-not-solved = { $move } no lo resuelve
puzzle-also-solves = no se demuestra que { $move } falle
puzzle-other-line = la serie de jugadas no sigue la prueba
puzzle-other-themes = los temas no son los de la solución
puzzle-lists = la prueba tiene { $found } listas de otras jugadas y necesita { $wanted }
puzzle-rating-range = la puntuación está fuera de los límites
puzzle-exhausted = la comprobación requiere más de { $most } posiciones

# What a trainer says to a move.
puzzles-solved = Resuelto.
puzzles-go-on = Bien. La respuesta es { $move }.
puzzles-fewer-points = Completa el camino con { $points }, pero se puede con { $best }. Prueba otra vez.
puzzles-refuted = No: { $move } lo refuta. Prueba otra vez.
puzzles-wrong = No. Prueba otra vez.
puzzles-replying = Responde el otro bando.
puzzles-shown = Esta es la solución.
# The trainer of the page.
puzzles-title = Problemas
puzzles-training = Entrenamiento
puzzles-daily = Problema del día
puzzles-daily-streak = { $days ->
    [one] Un día seguido
   *[other] { $days } días seguidos
}
puzzles-difficulty = Dificultad { $rating }
puzzles-next = Siguiente problema
puzzles-show = Mostrar la solución
puzzles-skip = Saltar
puzzles-again = Probar otra vez
puzzles-replay = Otra vez
puzzles-theme = Tema
puzzles-all-themes = Todos los temas
puzzles-all-boards = Todos los tableros
puzzles-your-rating = Tu puntuación
puzzles-streak = Seguidos
puzzles-best = Récord
puzzles-count-solved = Resueltos
puzzles-unknown = No hay ningún problema así

# A move for those who do not read notation.
move-on = { $shape } en { $cells }
move-standing = { $shape } de pie en { $cells }
move-swap = Intercambio
move-resign = Abandono

# Why a move was a mistake. $team is a team's name within a sentence. What is needed is review-pieces, or review-cells
# where as many pieces are needed or their number is not known; what it is compared with is the number alone.
review-cells = { $count ->
    [one] una casilla
   *[other] { $count } casillas
}
review-pieces = { $count ->
    [one] una ficha
   *[other] { $count } fichas
}
review-missed-connection = { $move } completa el camino ya.
review-allows-connection = Ahora { $team } puede completar su camino con { $move }.
review-leaves-connection = No detiene a { $team }: { $move } completa el camino.
review-allows-forced = Ahora { $team } juega { $move } y amenaza a la vez { $first } y { $second }: ninguna ficha detiene las dos cosas.
review-allows-forced-next = Ahora { $team } juega { $move } y completa el camino con la ficha siguiente, sea cual sea la respuesta.
review-allows-win = Ahora { $team } juega { $move } y gana en { $moves } jugadas, sea cual sea la respuesta.
review-path = Para un camino, { $team } necesita ahora { $after } en vez de { $before }.
review-path-lost = Esto deja a { $team } sin camino.
review-reply-cuts = Ahora { $move } corta el camino de { $team } en { $cells }: necesita { $after } en vez de { $before }.
review-reply-cuts-off = Ahora { $move } cierra el paso a { $team } en { $cells }: no le queda ningún camino.
review-reply-stops = Ahora { $move } impide { $better }, que ganaba.
review-reply-takes = Ahora el otro bando juega { $move }, que ganaba.
review-leaves-path = Después de esto, { $team } sigue necesitando solo { $needed } para un camino.
review-wins-later = { $moves ->
    [one] Con esto { $team } gana igualmente, pero necesita una jugada más.
   *[other] Con esto { $team } gana igualmente, pero necesita { $moves } jugadas más.
}
review-likely-connection = Ahora { $team } juega { $move } y es probable que complete su camino en { $moves } jugadas.
review-likely-worse = Si la partida sigue como es de esperar, { $team } necesita { $played } para un camino en vez de { $better }.
review-better-cuts = { $move } corta el camino de { $team } en { $cells }: necesita { $after } en vez de { $before }.
review-better-cuts-off = { $move } cierra el paso a { $team } en { $cells }: no le queda ningún camino.
review-better-wins = Con { $move }, { $team } gana en { $moves } jugadas, sea cual sea la respuesta.
review-better-forces = { $move } amenaza a la vez { $first } y { $second }: ninguna ficha detiene las dos cosas.
review-better-forces-next = Después de { $move }, la ficha siguiente completa el camino, sea cual sea la respuesta.
review-better-threatens = { $move } amenaza con completar el camino con { $threat }.
review-better-stops = { $move } impide { $threat }, que completaría el camino.
review-better-shortens = Con { $move }, { $team } necesita { $better } para un camino en vez de { $played }.
review-better-keeps = Con { $move }, a { $team } aún le queda un camino: { $better }.
review-likely-better = Si la partida sigue como es de esperar después de { $move }, { $team } necesita { $better } para un camino en vez de { $played }.

# Pictures of a position and of a game, to keep.
picture-png = PNG
picture-svg = SVG
picture-animation = La partida como animación (GIF)
picture-progress = Se hace la animación
picture-cancel = Cancelar
picture-failed = No se ha podido hacer la imagen.

# Why the proof of a value does not hold.
proof-no-move = no se da ninguna jugada para { $position }
proof-illegal = { $move } es ilegal en { $position }
proof-missed = lo que se afirma no se cumple en { $position }
proof-left-over = faltan o sobran jugadas
proof-head = no empieza como una prueba
proof-line = la línea { $line } no es lo que corresponde ahí
proof-other-material = se hizo con el material { $material }
