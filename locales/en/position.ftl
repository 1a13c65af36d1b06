# A position as text and its screen.

position-title = Position
position-text = Position as text
position-show = Show
position-redo = Redo
position-bad = This position is not possible

# What is wrong with it. Clauses, without a full stop.
position-fields = a position has six fields (board, players, variants, pieces, turn and out) separated by single spaces, but this text has { $count }
bad-players = "{ $text }" is not a number of players: there can be 2 or 4
position-board = "{ $text }" is not the name of a board
position-variants = "{ $text }" is not a list of variants: write - or some of n, s, p and t in this order
position-crowded = no board has room for { $count } pieces
position-piece = "{ $text }" is not a piece: a piece is a seat, a letter and cells, as in 1Lb2^3c2
position-turn = "{ $text }" is not a turn: a turn is the number of a seat, or - when the game is over
position-out = "{ $text }" is not a list of seats that are out: write their numbers in order, or -
position-unknown-seat = there is no seat { $seat } in a game for two
position-unknown-shape = { $piece }: there is no piece { $letter } in this game
position-unknown-cell = { $piece }: { $cell } is not on the board
position-overlap = two cubes are in the same place in { $cell }
position-gap = there is a gap beneath a cube in { $cell }
position-above-the-board = { $piece } does not touch the board
position-not-this-shape = the cubes of { $piece } are not a piece { $letter }
position-too-many = there are more { $letter } pieces on the board than in the box
position-turns = the numbers of pieces don't match whose turn it is or who is out
position-not-out = seat { $seat } is out, but it could place a piece
position-ring = no order of moves leads to this: some pieces lie on one another in a circle
position-turn-of-out = it is seat { $seat }'s turn, but that seat is out
position-nothing-to-place = it is seat { $seat }'s turn, but that seat cannot place anything
position-both-connected = both teams are connected
position-game-over = { $team } is connected, so it is nobody's turn
position-game-not-over = the game is not over: say whose turn it is
