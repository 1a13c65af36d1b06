# Why something is refused. One short clause each, without a full stop; the page begins it
# with a capital letter.

place-at-level = { $cell } at level { $level }

broken-off-board = { $count ->
    [0] part of the piece is not on the board
    [one] { $cells } is not on the board
   *[other] { $cells } are not on the board
}
broken-above-the-board = the piece would not touch the board: its lowest cubes, in { $cells }, would be at level { $level }
broken-gap = a gap would stay under { $places }
broken-occupied = other pieces already fill { $places }

refusal-placement = { $rules }
refusal-game-over = the game is over
refusal-not-your-turn = it is the turn of seat { $toMove }
refusal-unreadable = that is not a move: { $reason }
refusal-unknown-shape = there is no piece { $letter } in this game
refusal-not-in-supply = there is no { $letter } left
refusal-neutral-first = the neutral piece comes first
refusal-neutral-too-late = neutral pieces are placed before the first turn
refusal-not-this-shape = however it is turned, { $letter } does not fill { $text }
refusal-swap-off = swapping is off in this game
refusal-swap-not-now = only the second player may swap, as the first answer
refusal-other-rules = the move belongs to a game with another board or other pieces

# Why a text is no move. $shown is one of the first two.
notation-end = the end of the text
notation-shown = "{ $text }"
notation-follows-word = { $shown } follows { $word }
notation-not-a-move = { $shown } is not a move: a move is a piece's letter and its cells, as in Lb2b3b4c4
notation-too-many-cubes = more than 3 cubes in { $cell }
notation-too-many-cells = no piece enters more than 9 cells
notation-no-cells = a cell must follow the letter { $letter }, as in b2
notation-not-a-cell = { $shown } follows a cell and is no cell
notation-bad-cell = { $shown } begins with no cell: a cell is a lower-case letter and a number, as in b2
notation-bad-cubes = after ^ comes the number of cubes, 2 or 3
notation-after-move = something follows the move

# Why choices do not go together
options-unknown-board = there is no board "{ $name }" (there are: { $known })
options-odd-count = four players need even counts, and there are { $count } pieces of shape { $letter }
options-no-neutral = the material "{ $material }" has no neutral piece, so the neutral variant cannot be played
options-swap-with-four = the swap rule is for two players only
record-other-material = the game was played with the material "{ $recorded }", and this is the material "{ $given }"

command-not-seated = You look on: only players can do that
command-not-yours = That is for { $player } to decide
command-no-such-player = There is no such player at this table
command-not-your-turn = It is the turn of { $player }
command-late = The game has moved on meanwhile. Look again
command-game-over = The game is over
command-game-not-over = The game is not over yet
command-series-over = The series is over
command-series-not-over = The series is not over yet
command-nothing-to-take-back = You have no move to take back
command-already-asked = A question is waiting for its answer already
command-nothing-asked = No question waits for your answer
command-no-seat-free = Every seat is taken. You can look on
command-already-seated = You have a seat already
command-full = This table has seen too much. Open another one
command-no-clock = This game has no clock
command-clock-stopped = No clock is running
command-time-left = { $player } has time left
command-time-over = { $player } has no time left
command-paused = The game is paused
command-not-paused = The game is not paused
command-owner-only = Only the person who opened the table can do that
command-server-only = Only the server can do that
command-not-by-link = Nobody has taken that seat by link

name-empty = A name needs at least one character
name-too-long = A name has at most 32 characters
name-invisible = A name is one line of visible text

setup-seats = It takes two or four players
setup-games = A series has at most { $most } games
setup-level = The computer's levels go from 1 to 9
clock-base = A clock starts with 1 second to 7 days
clock-increment = A move adds at most 10 minutes
clock-days = A move has 1 to { $most } days
clock-unreadable = A clock is minutes and seconds per move, as in 10+5 or 0:30+2, or days per move, as in 3d
