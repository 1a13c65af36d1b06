# The analysis board.
study-title = Análise
study-start = Inicio
study-variation = Variante:
study-tree-how = As frechas esquerda e dereita percorren a liña; arriba e abaixo levan ás outras variantes.

# What the engine says. $team is a team.
study-engine = Motor
study-depth = Prof. { $depth } · { $nodes ->
    [one] { $nodes } nodo
   *[other] { $nodes } nodos
}
study-lines = Cantas liñas
study-lines-count = { $count ->
    [one] 1 liña
   *[other] { $count } liñas
}
study-wdl = { $team }: { $win } % de vitorias, { $draw } % de empates, { $loss } % de derrotas
study-no-evaluation = Aínda sen avaliación
study-wins-in = { $moves ->
    [one] { $team } gaña agora
   *[other] { $team } gaña en { $moves }
}
study-chance = { $team } { $percent } %
study-play-line = Xoga { $move }
study-add-line = Engade a liña { $number } ás xogadas

# What is written beside moves.
study-notes = Notas sobre esta xogada
study-marks = Signos
study-mark-brilliant = Xogada brillante
study-mark-good = Boa xogada
study-mark-interesting = Xogada interesante
study-mark-dubious = Xogada dubidosa
study-mark-mistake = Erro
study-mark-blunder = Erro grave
study-comment = Comentario
study-edits = Edita
study-promote = Sobe a variante
study-delete = Elimina desde aquí
study-threats = Ameazas
study-embed = Copia o código para inserir

# Opening records, positions and links.
study-open = Abre
study-open-how = Pega un rexistro, unha posición ou unha ligazón.
study-open-drop = Tamén podes soltar un ficheiro sobre o taboleiro.
study-open-file = Escolle un ficheiro
study-reading = Lense as partidas
study-choose-game = O ficheiro ten { $count } partidas. Cal queres?
study-more = Mostra máis (quedan { $count })
study-game = { $players } · { $board } · { $moves ->
    [one] 1 xogada
   *[other] { $moves } xogadas
}
study-outgrown = É demasiado longo para o enderezo da páxina: se a recargas pérdense os últimos cambios. Descarga a partida ou engádea á biblioteca.

# Why nothing was opened. Clauses, without a full stop.
study-bad = Isto non se pode abrir
study-bad-link = a ligazón está incompleta ou danada
study-not-game = isto non é ningunha partida, posición nin ligazón de Caminos
study-too-long = é demasiado longo para abrilo aquí
study-not-text = isto non é un ficheiro de texto
study-link-too-long = é demasiado longo para unha ligazón; descarga a partida

# The review of a game. $team is a team; $move is a move as written.
study-review = Revisa a partida
study-reviewing = O motor mira cada xogada
study-review-done = { $count ->
    [0] Revisión rematada: ningún erro
    [one] Revisión rematada: 1 erro
   *[other] Revisión rematada: { $count } erros
}
study-cancel = Cancela
study-accuracy = { $team }: { $percent } % de precisión
study-graph = Posibilidades xogada a xogada
study-table = Nunha táboa
study-column-move = Xogada
study-mistakes = Erros
study-no-mistakes = Non se atopou ningún erro
study-turning = Momento clave
study-continuations = Continuacións
study-line-played = Xogado: { $move }
study-line-better = Mellor: { $move }
study-better-chances = O motor ve aquí máis posibilidades.
study-worse-chances = O motor ve aquí menos posibilidades.
study-next-mistake = Seguinte erro
study-try = Téntao outra vez
study-try-waiting = Busca unha xogada mellor para o { $team }.
study-try-checking = Comprobando a xogada…
study-try-best = É a mellor xogada.
study-try-good = Tamén é unha boa xogada.
study-try-wrong = Iso regala demasiado.
study-try-show = Mostra a xogada mellor
study-write = Escríbeo nas xogadas

# Drawings on the board, and the games that are kept in the browser.
study-draw-cells = Marca casas
study-draw-path = Debuxa un camiño
study-draw-clear = Borra os debuxos
study-library = Biblioteca
study-library-add = Engade á biblioteca
study-library-add-all = Engade as { $count } á biblioteca
study-library-added = Engadido á biblioteca
study-library-search = Busca nomes, taboleiros, xogadas ou comentarios
study-library-found = { $count ->
    [one] 1 partida atopada
   *[other] { $count } partidas atopadas
}
study-library-empty = Aínda non hai partidas. Engade unha co marcador ao lado das xogadas.
study-library-failed = Este navegador non deixa que a páxina garde partidas
study-library-delete = Elimina { $game }
study-library-delete-sure = Queres eliminar esta partida?
study-library-export = { $count ->
    [one] Garda nun ficheiro
   *[other] Garda { $count } partidas nun ficheiro
}

# O editor de posicións.
editor-title = Editor de posicións
editor-open = Edita a posición
editor-analyse = Analiza esta posición
editor-tools = Que fai un clic
editor-remove = Retira
editor-turn = Quen xoga
editor-clear = Baleira o taboleiro
editor-over = A partida rematou
editor-how = Colle unha ficha de calquera cor ou retira unha
editor-how-remove = Escolle a ficha que queres retirar
editor-no-piece = aquí non hai ningunha ficha
editor-carries = hai outras fichas enriba: primeiro cómpre retiralas

# Unha partida en papel.
study-print = Imprime a partida
study-print-diagrams = Diagramas
study-print-every = cada { $count } xogadas
study-print-last = só a última posición
study-print-after = Despois de { $number } { $move }
study-print-back = Volve á análise
