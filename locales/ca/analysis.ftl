# The analysis board.
study-title = Anàlisi
study-start = Inici
study-variation = Variant:
study-tree-how = Les fletxes esquerra i dreta recorren la línia; amunt i avall porten a les altres variants.

# What the engine says. $team is a team.
study-engine = Motor
study-depth = Prof. { $depth } · { $nodes ->
    [one] { $nodes } node
   *[other] { $nodes } nodes
}
study-lines = Quantes línies
study-lines-count = { $count ->
    [one] 1 línia
   *[other] { $count } línies
}
study-wdl = { $team }: { $win } % de victòries, { $draw } % d’empats, { $loss } % de derrotes
study-no-evaluation = Encara sense avaluació
study-wins-in = { $moves ->
    [one] { $team } guanya ara
   *[other] { $team } guanya en { $moves }
}
study-chance = { $team } { $percent } %
study-play-line = Juga { $move }
study-add-line = Afegeix la línia { $number } a les jugades

# What is written beside moves.
study-notes = Notes sobre aquesta jugada
study-marks = Signes
study-mark-brilliant = Jugada brillant
study-mark-good = Bona jugada
study-mark-interesting = Jugada interessant
study-mark-dubious = Jugada dubtosa
study-mark-mistake = Error
study-mark-blunder = Error greu
study-comment = Comentari
study-edits = Edita
study-promote = Puja la variant
study-delete = Elimina a partir d’aquí
study-threats = Amenaces
study-embed = Copia el codi per inserir

# Opening records, positions and links.
study-open = Obre
study-open-how = Enganxa un registre, una posició o un enllaç.
study-open-drop = També pots deixar anar un fitxer sobre el tauler.
study-open-file = Tria un fitxer
study-reading = Es llegeixen les partides
study-choose-game = El fitxer té { $count } partides. Quina vols?
study-more = Mostra’n més (en queden { $count })
study-game = { $players } · { $board } · { $moves ->
    [one] 1 jugada
   *[other] { $moves } jugades
}
study-outgrown = És massa llarg per a l’adreça de la pàgina: si la recarregues es perden els últims canvis. Baixa la partida o afegeix-la a la biblioteca.

# Why nothing was opened. Clauses, without a full stop.
study-bad = Això no es pot obrir
study-bad-link = l’enllaç és incomplet o està malmès
study-not-game = això no és cap partida, posició ni enllaç de Caminos
study-too-long = és massa llarg per obrir-ho aquí
study-not-text = això no és un fitxer de text
study-link-too-long = és massa llarg per a un enllaç; baixa la partida

# The review of a game. $team is a team; $move is a move as written.
study-review = Revisa la partida
study-reviewing = El motor mira cada jugada
study-review-done = { $count ->
    [0] Revisió acabada: cap error
    [one] Revisió acabada: 1 error
   *[other] Revisió acabada: { $count } errors
}
study-cancel = Cancel·la
study-accuracy = { $team }: { $percent } % de precisió
study-graph = Possibilitats jugada a jugada
study-table = En una taula
study-column-move = Jugada
study-mistakes = Errors
study-no-mistakes = No s’ha trobat cap error
study-turning = Moment clau
study-continuations = Continuacions
study-line-played = Jugat: { $move }
study-line-better = Millor: { $move }
study-better-chances = El motor hi veu més possibilitats.
study-worse-chances = El motor hi veu menys possibilitats.
study-next-mistake = Error següent
study-try = Torna-ho a provar
study-try-waiting = Troba una jugada millor per al { $team }.
study-try-checking = Comprovant la jugada…
study-try-best = És la millor jugada.
study-try-good = També és una bona jugada.
study-try-wrong = Això regala massa.
study-try-show = Mostra la jugada millor
study-write = Escriu-ho a les jugades

# Drawings on the board, and the games that are kept in the browser.
study-draw-cells = Marca caselles
study-draw-path = Dibuixa un camí
study-draw-clear = Esborra els dibuixos
study-library = Biblioteca
study-library-add = Afegeix a la biblioteca
study-library-add-all = Afegeix les { $count } a la biblioteca
study-library-added = Afegit a la biblioteca
study-library-search = Cerca noms, taulers, jugades o comentaris
study-library-found = { $count ->
    [one] 1 partida trobada
   *[other] { $count } partides trobades
}
study-library-empty = Encara no hi ha partides. Afegeix-ne una amb el marcador al costat de les jugades.
study-library-failed = Aquest navegador no deixa que la pàgina desi partides
study-library-delete = Elimina { $game }
study-library-delete-sure = Vols eliminar aquesta partida?
study-library-export = { $count ->
    [one] Desa en un fitxer
   *[other] Desa { $count } partides en un fitxer
}

# L’editor de posicions.
editor-title = Editor de posicions
editor-open = Edita la posició
editor-analyse = Analitza aquesta posició
editor-tools = Què fa un clic
editor-remove = Treu
editor-turn = Qui juga
editor-clear = Buida el tauler
editor-over = S’ha acabat la partida
editor-how = Agafa una fitxa de qualsevol color o treu-ne una
editor-how-remove = Tria la fitxa que vols treure
editor-no-piece = aquí no hi ha cap fitxa
editor-carries = hi ha altres fitxes a sobre: primer cal treure-les

# Una partida en paper.
study-print = Imprimeix la partida
study-print-diagrams = Diagrames
study-print-every = cada { $count } jugades
study-print-last = només l’última posició
study-print-after = Després de { $number } { $move }
study-print-back = Torna a l’anàlisi
