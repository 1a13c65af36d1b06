# The analysis board.
study-title = Análisis
study-start = Inicio
study-variation = Variante:
study-tree-how = Las flechas izquierda y derecha recorren la línea; arriba y abajo llevan a las otras variantes.

# What the engine says. $team is a team.
study-engine = Motor
study-depth = Prof. { $depth } · { $nodes ->
    [one] { $nodes } nodo
   *[other] { $nodes } nodos
}
study-lines = Cuántas líneas
study-lines-count = { $count ->
    [one] 1 línea
   *[other] { $count } líneas
}
study-wdl = { $team }: { $win } % de victorias, { $draw } % de empates, { $loss } % de derrotas
study-no-evaluation = Aún sin evaluación
study-wins-in = { $moves ->
    [one] { $team } gana ahora
   *[other] { $team } gana en { $moves }
}
study-chance = { $team } { $percent } %
study-play-line = Jugar { $move }
study-add-line = Añadir la línea { $number } a las jugadas

# What is written beside moves.
study-notes = Notas sobre esta jugada
study-marks = Signos
study-mark-brilliant = Jugada brillante
study-mark-good = Buena jugada
study-mark-interesting = Jugada interesante
study-mark-dubious = Jugada dudosa
study-mark-mistake = Error
study-mark-blunder = Error grave
study-comment = Comentario
study-edits = Editar
study-promote = Subir la variante
study-delete = Eliminar desde aquí
study-threats = Amenazas
study-embed = Copiar el código para insertar

# Opening records, positions and links.
study-open = Abrir
study-open-how = Pega un registro, una posición o un enlace.
study-open-drop = También puedes soltar un archivo sobre el tablero.
study-open-file = Elegir archivo
study-reading = Se leen las partidas
study-choose-game = El archivo tiene { $count } partidas. ¿Cuál quieres?
study-more = Mostrar más (quedan { $count })
study-game = { $players } · { $board } · { $moves ->
    [one] 1 jugada
   *[other] { $moves } jugadas
}
study-outgrown = Es demasiado largo para la dirección de la página: si la recargas se pierden los últimos cambios. Descarga la partida o añádela a la biblioteca.

# Why nothing was opened. Clauses, without a full stop.
study-bad = Esto no se puede abrir
study-bad-link = el enlace está incompleto o dañado
study-not-game = esto no es ninguna partida, posición ni enlace de Caminos
study-too-long = es demasiado largo para abrirlo aquí
study-not-text = esto no es un archivo de texto
study-link-too-long = es demasiado largo para un enlace; descarga la partida

# The review of a game. $team is a team; $move is a move as written.
study-review = Revisar la partida
study-reviewing = El motor mira cada jugada
study-review-done = { $count ->
    [0] Revisión terminada: ningún error
    [one] Revisión terminada: 1 error
   *[other] Revisión terminada: { $count } errores
}
study-cancel = Cancelar
study-accuracy = { $team }: { $percent } % de precisión
study-graph = Posibilidades jugada a jugada
study-table = En una tabla
study-column-move = Jugada
study-mistakes = Errores
study-no-mistakes = No se encontró ningún error
study-turning = Momento clave
study-continuations = Continuaciones
study-line-played = Jugado: { $move }
study-line-better = Mejor: { $move }
study-better-chances = El motor ve aquí más posibilidades.
study-worse-chances = El motor ve aquí menos posibilidades.
study-next-mistake = Error siguiente
study-try = Probar otra vez
study-try-waiting = Busca una jugada mejor para { $team }.
study-try-checking = Comprobando la jugada…
study-try-best = Es la mejor jugada.
study-try-good = También es una buena jugada.
study-try-wrong = Eso regala demasiado.
study-try-show = Mostrar la jugada mejor
study-write = Escribir en las jugadas

# Drawings on the board, and the games that are kept in the browser.
study-draw-cells = Marcar casillas
study-draw-path = Dibujar un camino
study-draw-clear = Borrar los dibujos
study-library = Biblioteca
study-library-add = Añadir a la biblioteca
study-library-add-all = Añadir las { $count } a la biblioteca
study-library-added = Añadido a la biblioteca
study-library-search = Busca nombres, tableros, jugadas o comentarios
study-library-found = { $count ->
    [one] 1 partida encontrada
   *[other] { $count } partidas encontradas
}
study-library-empty = Aún no hay partidas. Añade una con el marcador junto a las jugadas.
study-library-failed = Este navegador no deja que la página guarde partidas
study-library-delete = Eliminar { $game }
study-library-delete-sure = ¿Eliminar esta partida?
study-library-export = { $count ->
    [one] Guardar en un archivo
   *[other] Guardar { $count } partidas en un archivo
}

# El editor de posiciones.
editor-title = Editor de posiciones
editor-open = Editar la posición
editor-analyse = Analizar esta posición
editor-tools = Qué hace un clic
editor-remove = Quitar
editor-turn = Quién juega
editor-clear = Vaciar el tablero
editor-over = La partida ha terminado
editor-how = Toma una ficha de cualquier color o quita una
editor-how-remove = Elige la ficha que quieres quitar
editor-no-piece = aquí no hay ninguna ficha
editor-carries = hay otras fichas encima: primero hay que quitarlas

# Una partida en papel.
study-print = Imprimir la partida
study-print-diagrams = Diagramas
study-print-every = cada { $count } jugadas
study-print-last = solo la última posición
study-print-after = Después de { $number } { $move }
study-print-back = Volver al análisis
