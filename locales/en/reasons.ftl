# Why something is refused. One short line each.

place-at-level = { $cell } at level { $level }

violation-off-board = { $count ->
    [0] Part of the piece is not on the board
    [one] { $cells } is not on the board
   *[other] { $cells } are not on the board
}
violation-above-the-board = The piece would not touch the board: its lowest cubes would be at level { $level }
violation-gap = A gap would stay under { $places }
violation-occupied = Other pieces already fill { $places }

refusal-game-over = The game is over
refusal-not-your-turn = It is the turn of seat { $toMove }
refusal-unreadable = That is not a move: { $detail }
refusal-unknown-shape = There is no piece { $letter } in this game
refusal-not-in-supply = There is no { $letter } left
refusal-neutral-first = The neutral piece comes first
refusal-neutral-too-late = Neutral pieces are placed before the first turn
refusal-not-this-shape = However it is turned, { $letter } does not fill { $text }
refusal-swap-off = Swapping is off in this game
refusal-swap-not-now = Only the second player may swap, as the first answer

denial-not-seated = You look on: only players can do that
denial-not-yours = That is for { $player } to decide
denial-no-such-player = There is no such player at this table
denial-not-your-turn = It is the turn of { $player }
denial-late = The game has moved on meanwhile. Look again
denial-game-over = The game is over
denial-game-not-over = The game is not over yet
denial-series-over = The series is over
denial-series-not-over = The series is not over yet
denial-nothing-to-take-back = You have no move to take back
denial-already-asked = A question is waiting for its answer already
denial-nothing-asked = No question waits for your answer
denial-no-seat-free = Every seat is taken. You can look on
denial-already-seated = You have a seat already
denial-full = This table has seen too much. Open another one

name-empty = A name needs at least one character
name-too-long = A name has at most 32 characters
name-invisible = A name is one line of visible text

setup-seats = It takes two or four players
setup-games = A series has at most { $most } games
setup-level = The computer's levels go from 1 to 9
setup-rules = These choices do not go together: { $detail }
