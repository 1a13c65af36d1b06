# What is wrong with files, links and words on the command line. Clauses, without a full stop.

place = line { $line }, column { $column }
with-cause = { $what }: { $cause }

bad-cell = "{ $text }" is not a cell: a cell is a lower-case letter and a number, as in b2
bad-team = "{ $text }" is not a team: it is yellow or green
bad-out = "{ $text }" is not a choice for who is out: it is seat or team

io-not-found = there is no such file or folder
io-permission-denied = that is not permitted
io-is-a-directory = it is a folder
io-not-a-directory = a part of the path is not a folder
io-storage-full = there is no space left
# What the system or another program says, in its own words.
verbatim = { $text }

# Records
record-no-game = there is no game in this text
record-second-game = a second game begins here, and only one was expected
record-no-version = this game has no tag [Caminos "1"]
record-version = grammar version "{ $version }" is not known: this reader knows version "1"
record-bad-result = "{ $text }" is not a result: results are "yellow connects 8", "draw", "green edges 3:5", "yellow wins time", "green wins resign" and "*"
record-two-results = the moves end with "{ $ending }", but the tag Result says "{ $tagged }"
record-bad-tag = a tag is a name and a value in quotes, as in [Board "square"]
record-repeated-tag = the tag { $name } is given twice
record-open-tag = the tag { $name } is not closed: "]" is missing before { $shown }
record-bad-escape = in a value, \ must be followed by \ or by a quote
record-open-value = this value is not closed: its last quote is missing on the line
record-control-in-value = a value cannot hold the control character { $code }
record-lone-variation = a variation must follow the move that it replaces
record-closes-nothing = ")" closes no variation
record-lone-mark = a mark must follow a move
record-open-variation = this variation is not closed: ")" is missing
record-empty-variation = this variation has no moves
record-too-deep = variations are nested more than { $most } deep
record-open-comment = this comment is not closed: "{ "}" }" is missing
record-comment-brace = a comment cannot hold "{ "}" }"
record-comment-control = a comment cannot hold the control character { $code }
record-bad-mark = "{ $text }" is not a mark: marks are ! ? !! ?? !? ?! and $0 to $255
record-after-result = { $shown } follows the result
record-missing-tag = the tag { $name } is missing
record-tag = tag { $name }: { $reason }
record-bad-switch = "{ $text }" is neither yes nor no
record-setup-differs = the board or options of the position differ from the other tags
record-not-over = the record says "{ $claimed }", but the game is not over
record-wrong-result = the record says "{ $claimed }", but by the rules it is "{ $actual }"

# Series
series-game = game { $game } of the series
series-no-games = there is no game
series-other-series = it belongs to the series "{ $found }", and the first game to "{ $expected }"
series-round = its round is "{ $found }", and it should be { $expected }
series-other-rules = its board or options are not those of the first game
series-first = { $expected } should begin, since the teams take turns going first
series-unfinished = it is unfinished, and only the last game may be

# Links of positions
link-fault-place = character { $at } of the link
link-fault-version = a link begins with "1." or "2.", its version
link-fault-too-short = the link ends too early
link-fault-options = options are 2 or 4 and then some of n, p, t, s and g in this order
link-fault-other-material = the link was made with a material other than "{ $name }"
link-fault-character = "{ $text }" does not belong here
link-fault-no-placement = this is not a placement on this board
link-fault-illegal-move = move { $number } cannot be played: { $reason }

# Material files
material-toml = this is not a material file ({ $detail })
material-second-neutral = a second shape is neutral; there can be only one
material-bad-letter = a shape's letter is one letter from A to Z
material-bad-count = shape { $letter } has a count of { $count }; it must be from 1 to { $max }
material-repeated-goal = the goal { $goal } is given twice
material-doubled-no-goal = { $goal } is doubled and is not a goal
material-bad-goal = a goal is two sides with a hyphen between them, as in "N-S"
material-bad-drawing = "{ $text }" does not belong in a drawing: it is made of # and .
material-bad-range = { $from }-{ $to } is not a range: its ends must share a row, a column or a diagonal
material-bad-name = material name "{ $name }" is not made of 1 to 32 lower-case letters, digits and hyphens
material-reserved-name = the name "standard" is reserved for the standard material: choose another name
material-shape = shape { $letter }: { $fault }
material-shape-empty = it has no cubes
material-shape-disconnected = its cubes are not connected face to face
material-shape-too-long = it is { $cubes } cubes long, and no piece may be longer than 3 (heights would pass 3)
material-shape-always-gaps = however it is turned, a gap stays beneath one of its cubes
material-repeated-letter = two shapes have the letter { $letter }
material-repeated-board = two boards are named "{ $name }"
material-no-shapes = there is no shape to play with
material-too-many-shapes = there are { $count } shapes; the limit is { $max }
material-no-boards = there is no board to play on
material-board-bad-name = board name "{ $name }" is not made of 1 to 32 lower-case letters, digits and hyphens
material-board-empty = board "{ $name }" has no cells
material-board-too-large = board "{ $name }" is { $width } by { $height }; the limit is { $max } by { $max } cells
material-side-bad-name = side name "{ $side }" of board "{ $name }" is not made of 1 to 8 letters and digits
material-side-empty = side "{ $side }" of board "{ $name }" has no cells
material-side-repeated = board "{ $name }" names side "{ $side }" twice
material-side-off-board = side "{ $side }" of board "{ $name }" lists { $cell }, which is not a cell of the board
material-side-unknown = a goal of board "{ $name }" names the unknown side "{ $side }" (its sides: { $known })
material-goal-with-itself = a goal of board "{ $name }" joins side "{ $side }" with itself
material-no-goals = board "{ $name }" has no goals: name at least one pair of sides to join
material-too-many-sides = board "{ $name }" has { $count } sides; the limit is { $max }

# What is given to the terminal program
cannot-read = cannot read { $file }
cannot-write = cannot write { $file }
cannot-print = cannot write the output
figure-fault = a figure of the rules cannot be drawn ({ $detail })
no-such-folder = there is no such folder
file-too-large = { $file } is larger than { $most } MiB
file-not-text = { $file }: line { $line } is not UTF-8 text
file-no-game = { $file }: there is no game in it
file-which-game = { $file } has several games: choose one with --game N
file-no-such-game = { $file } has { $games } games, so there is no game { $game }
file-no-such-ply = { $file }: the game has { $moves } moves, so there is no move { $ply }
file-game = game { $game }
refused-move = move { $number } ({ $move })
usage-link-text = --link needs the text of a link
usage-start-says-itself = { $start } already says what is played: leave out { $option }
usage-seat-needs-four = --seat{ $seat } needs four players: this game has two
usage-size = a size is columns and rows, as in 100x34
usage-no-such-piece = there is no piece { $letter } in this game (there are: { $known })
usage-not-on-board = { $cell } is not a cell of the board { $board }
bad-language = the languages are { $codes }
no-chapter = there is no chapter { $chapter }; there are: { $chapters }
bad-player = "{ $text }" is not a player: it is me, computer, or computer:1 to computer:9
bad-level = "{ $text }" is not a level: they go from 1 to 9
bad-contender = "{ $text }" is not a player: there are 1 to 9, engine, uct, greedy, and cmd:PROGRAM ARGS
contender-no-command = a command must follow cmd:, as in "cmd:./my-engine --fast"
contender-open-quote = a quote is not closed in { $text }
engine-not-started = it does not start: { $reason }
engine-ended = it has ended ({ $reason })
engine-late = it does not answer
engine-other-protocol = it speaks version { $version } of the protocol, and this is version { $own }
engine-refused = it refuses: { $reason }
engine-no-move = its answer is not a move: { $text }
engine-interrupted = the match was interrupted
arena-fault = a game cannot be played or recorded ({ $detail })
weights-unknown = line { $line }: there is no weight called "{ $name }"
weights-numbers = line { $line }: "{ $name }" needs { $count } numbers
weights-hidden = there are { $count } lines for "hidden", which is not the right number
weights-missing = there is no line for "{ $name }"
network-header = this is no network of version 1
network-length = there are { $found } bytes of weights, and there have to be { $wanted }
training-result = "{ $text }" is no result: there are yellow, green and draw
training-move = turn { $turn }: "{ $text }" is no legal move
training-number = turn { $turn }: "{ $text }" is not a number

# The server's data
store-folder = the data folder { $path } cannot be used: { $reason }
store-in-use = the data folder { $path } is in use by another server
store-damaged = the database { $path } is damaged: { $reason }. Put a backup in its place, or move it away to begin with an empty one
store-newer = the database { $path } has version { $found }, and this program knows versions up to { $known }: it needs a newer program
store-database = the database { $path } cannot be opened: { $reason }
store-thread = no thread can be started: { $reason }
store-missing = there is no database { $path }
store-address = the address of the database is wrong: { $reason }
store-unreachable = the database { $path } cannot be reached: { $reason }
copy-not-empty = the target already has games: choose an empty one, or continue an interrupted copy with --resume
copy-different = game { $game } is not the same in both places (histories { $from } and { $to })
copy-count = { $from } games were copied, and the target holds { $to }
copy-read = the games cannot be read: { $reason }
copy-write = the games cannot be stored: { $reason }
backup-exists = the file { $file } already exists: choose another name
restore-exists = the database { $file } already exists: restore with --replace, which moves it away, or choose another folder
serve-stopped = the server has stopped
