# Why something is refused. One short clause each, without a full stop; the page begins it
# with a capital letter.

place-at-level = { $cell } at level { $level }

broken-off-board = { $count ->
    [0] part of the piece is off the board
    [one] { $cells } is off the board
   *[other] { $cells } are off the board
}
short-broken-off-board = Off the board
broken-above-the-board = the piece would not touch the board: its lowest cubes, in { $cells }, would be at level { $level }
short-broken-above-the-board = Must touch the board
broken-gap = there would be a gap under { $places }
short-broken-gap = Gap under { $cells }
broken-occupied = there is already a piece at { $places }
short-broken-occupied = No room at { $cells }
cells-and-more = { $cells } and { $more } more

refusal-placement = { $rules }
refusal-game-over = the game is over
refusal-not-your-turn = it is seat { $toMove }'s turn
refusal-unreadable = that is not a move: { $reason }
refusal-unknown-shape = there is no piece { $letter } in this game
refusal-not-in-supply = there is no { $letter } left
refusal-neutral-first = the neutral piece must be placed first
refusal-neutral-too-late = neutral pieces are placed before the first turn
refusal-not-this-shape = the piece { $letter } cannot fill { $text }, however it is turned
refusal-swap-off = swapping is off in this game
refusal-swap-not-now = only the second player can swap, as their first move
refusal-other-rules = the move belongs to a game with a different board or different pieces

# Why a text is no move. $shown is one of the first two.
notation-end = the end of the text
notation-shown = "{ $text }"
notation-follows-word = { $shown } follows { $word }
notation-not-a-move = { $shown } is not a move: a move is a piece's letter and its cells, as in Lb2b3b4c4
notation-too-many-cubes = more than 3 cubes in { $cell }
notation-too-many-cells = no piece covers more than 9 cells
notation-no-cells = a cell must follow the letter { $letter }, as in b2
notation-not-a-cell = { $shown } comes after a cell and is not a cell
notation-bad-cell = { $shown } does not begin with a cell: a cell is a lower-case letter and a number, as in b2
notation-bad-cubes = after ^ comes the number of cubes, 2 or 3
notation-after-move = something follows the move

# Why choices do not go together
options-unknown-board = there is no board "{ $name }" (there are: { $known })
options-odd-count = four players need even counts, and there are { $count } pieces of shape { $letter }
options-no-neutral = the material "{ $material }" has no neutral piece, so the neutral variant cannot be played
options-swap-with-four = the swap rule is for two players only
record-other-material = the game was played with the material "{ $recorded }", and this is the material "{ $given }"

command-not-seated = You're watching: only players can do that
command-not-yours = That is for { $player } to decide
command-no-such-player = There is no such player in this game
command-not-your-turn = It is { $player }'s turn
command-late = The game has moved on. Check the board
command-game-over = The game is over
command-game-not-over = The game is not over yet
command-series-over = The series is over
command-series-not-over = The series is not over yet
command-nothing-to-take-back = You have no move to undo
command-already-asked = A request is already waiting
command-nothing-asked = There is no request to answer
command-no-seat-free = Every seat is taken. You can watch
command-already-seated = You already have a seat
command-full = This table has reached its limit. Start a new one
command-no-clock = This game has no clock
command-clock-stopped = No clock is running
command-time-left = { $player } still has time
command-time-over = { $player } is out of time
command-paused = The game is paused
command-not-paused = The game is not paused
command-owner-only = Only the person who started the game can do that
command-server-only = Only the server can do that
command-not-by-link = Nobody has taken that seat online

name-empty = A name needs at least one character
name-too-long = A name can have at most { $most } characters
name-invisible = A name must be one line of visible text

setup-seats = The game is for two or four players
setup-games = A series can have at most { $most } games
clock-base = A clock can start with 1 second to 7 days
clock-increment = A move can add at most 10 minutes
clock-days = There can be 1 to { $most } days per move
clock-unreadable = A clock is minutes and seconds per move, as in 10+5 or 0:30+2, or days per move, as in 3d
