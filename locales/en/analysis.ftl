# The analysis board.
study-title = Analysis
study-start = Start
study-variation = Variation:
study-tree-how = The left and right arrows follow the line; up and down switch between variations.

# What the engine says. $team is a team.
study-engine = Engine
study-depth = Depth { $depth } · { $nodes ->
    [one] { $nodes } node
   *[other] { $nodes } nodes
}
study-lines = Number of lines
study-lines-count = { $count ->
    [one] 1 line
   *[other] { $count } lines
}
study-wdl = { $team }: { $win }% wins, { $draw }% draws, { $loss }% losses
study-no-evaluation = No evaluation yet
study-wins-in = { $moves ->
    [one] { $team } wins now
   *[other] { $team } wins in { $moves }
}
study-chance = { $team } { $percent }%
study-play-line = Play { $move }
study-add-line = Add line { $number } to the moves

# What is written beside moves.
study-notes = Notes on this move
study-marks = Marks
study-mark-brilliant = Brilliant move
study-mark-good = Good move
study-mark-interesting = Interesting move
study-mark-dubious = Dubious move
study-mark-mistake = Mistake
study-mark-blunder = Blunder
study-comment = Comment
study-edits = Edit
study-promote = Move variation up
study-delete = Delete from here
study-threats = Threats
study-embed = Copy embed code

# Opening records, positions and links.
study-open = Open
study-open-how = Paste a record, a position or a link.
study-open-drop = A file can also be dropped on the board.
study-open-file = Choose file
study-reading = Reading the games
study-choose-game = The file has { $count } games. Which one?
study-more = Show more ({ $count } left)
study-game = { $players } · { $board } · { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
study-outgrown = This is too long for the page's address: reloading would lose your last changes. Download the game or add it to the library.

# Why nothing was opened. Clauses, without a full stop.
study-bad = This can't be opened
study-bad-link = the link is incomplete or damaged
study-not-game = this is not a Caminos game, position or link
study-too-long = this is too long to open here
study-not-text = this is not a text file
study-link-too-long = this is too long for a link; download the game instead

# The review of a game. $team is a team; $move is a move as written.
study-review = Review game
study-reviewing = The engine is looking at every move
study-review-done = { $count ->
    [0] Review done: no mistakes
    [one] Review done: 1 mistake
   *[other] Review done: { $count } mistakes
}
study-cancel = Cancel
study-accuracy = { $team } { $percent }% accurate
study-graph = Chances move by move
study-table = As a table
study-column-move = Move
study-mistakes = Mistakes
study-no-mistakes = No mistakes found
study-turning = Turning point
study-continuations = Continuations
study-line-played = Played: { $move }
study-line-better = Better: { $move }
study-better-chances = The engine sees better chances here.
study-worse-chances = The engine sees worse chances here.
study-next-mistake = Next mistake
study-try = Try again
study-try-waiting = Find a better move for { $team }.
study-try-checking = Checking your move…
study-try-best = That is the best move.
study-try-good = That is a good move too.
study-try-wrong = That gives away too much.
study-try-show = Show the better move
study-write = Add notes to the moves

# Drawings on the board, and the games that are kept in the browser.
study-draw-cells = Mark cells
study-draw-path = Draw a path
study-draw-clear = Clear drawings
study-library = Library
study-library-add = Add to library
study-library-add-all = Add all { $count } to the library
study-library-added = Added to the library
study-library-search = Search for names, boards, moves or comments
study-library-found = { $count ->
    [one] 1 game found
   *[other] { $count } games found
}
study-library-empty = No games yet. Add one with the bookmark beside the moves.
study-library-failed = This browser doesn't let the page save games
study-library-delete = Delete { $game }
study-library-delete-sure = Delete this game?
study-library-export = { $count ->
    [one] Save as a file
   *[other] Save { $count } games as a file
}

# The position editor.
editor-title = Position editor
editor-open = Edit position
editor-analyse = Analyse this position
editor-tools = What a click does
editor-remove = Remove
editor-turn = To move
editor-clear = Clear board
editor-over = Game over
editor-how = Take a piece of any colour, or remove one
editor-how-remove = Choose the piece to remove
editor-no-piece = there is no piece here
editor-carries = other pieces lie on this one, so remove them first

# A game on paper. $number is the number of the round.
study-print = Print game
study-print-diagrams = Diagrams
study-print-every = after every { $count } moves
study-print-last = only the last position
study-print-after = After { $number } { $move }
study-print-back = Back to analysis
