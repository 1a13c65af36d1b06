# What the terminal program says. The page does not load this file.

error = error: { $text }
warning = warning: { $text }
yes = yes
no = no
standard-input = standard input

count-faces = { $count ->
    [one] { $count } face
   *[other] { $count } faces
}
count-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
count-wins = { $count ->
    [one] { $count } win
   *[other] { $count } wins
}
count-players = { $count } players

# Seats and how a game stands
seat-name = { $team } (seat { $seat })
seat-out = out
turn-neutral = { $name } places a neutral piece.
turn-swap = { $name } to move, or to swap.
turn-move = { $name } to move.
placed = { $count ->
    [0] The board is empty.
    [one] One piece is placed.
   *[other] { $count } pieces are placed.
}
game-number = Game { $game }

# show
show-title = Caminos: { $board }
show-legend = y yellow, g green, n neutral, with the height. No line: one piece. Dots: a path can pass. x: a wall is in the way.
show-not-connected = Nobody is connected.
path-heading = { $team } joins { $from } to { $to } with { $faces }:
path-heading-doubled = { $team } joins { $from } to { $to } with { $faces }, counted twice: { $points }:
face-top = { $cell } top, height { $height }
face-wall = { $cell } wall to the { $direction }, level { $level }

# replay
replay-unfinished = { $moves ->
    [one] The game is not finished: { $moves } move played.
   *[other] The game is not finished: { $moves } moves played.
}
replay-series = Series "{ $name }": { $yellow }, { $green }.
replay-series-team = { $team } { $wins } and { $points }

# analyse
analysis-progress = move { $move } of { $moves }
analysis-progress-games = game { $game } of { $games }, move { $move } of { $moves }
analysis-connects = { $team } connects with { $faces }
# $yellow and $green are a team's name and the cells that it needs, before and after.
analysis-distances = { $count ->
    [one] { $yellow } cell, { $green }
   *[other] { $yellow } cells, { $green }
}
no-way = no path
analysis-misses = misses a win at { $cells }
analysis-stops = stops the threat at { $cells }
analysis-allows = allows a win at { $cells }
analysis-leaves = leaves the threat at { $cells }
analysis-threatens = threatens { $cells }
analysis-threatens-twice = makes a double threat: { $cells }
# Headings of columns; the value has at most 6 letters.
analysis-column-move = move
analysis-column-value = eval
analysis-column-swing = swing
analysis-better = better { $move }, { $value }
analysis-unfinished = The game is not finished.
analysis-summary-moves = moves

# The table in the terminal
play-in-hand = In hand: { $letter }
play-level = level { $level }
play-moves = Moves
play-no-moves = none yet
play-you = you
who-person = me
who-computer = computer { $level }
play-game-neutral = neutral pieces
play-game-scoring = scoring
play-game-swap = swap
play-series = Game { $game } of { $games } · { $score }
play-series-points = points { $points }
play-picture = Caminos in the terminal
play-too-small = This terminal is too small. Caminos needs { $needWidth } by { $needHeight } characters and has { $width } by { $height }.

# The line of keys in the footer: names of keys, and what a key does. As many as stand there together have 78 characters.
play-footer-key-enter = Enter
play-footer-key-escape = Esc
play-footer-choose-piece = choose a piece
play-footer-type-move = type a move
play-footer-hint = hint
play-footer-undo = undo
play-footer-save = save
play-footer-open = open
play-footer-help = help
play-footer-quit = quit
play-footer-new-game = new game
play-footer-next-game = next game
play-footer-move = move
play-footer-rotate = turn
play-footer-place = place
play-footer-next-piece = next
play-footer-put-back = put back
play-footer-stop = stop
play-footer-continue = continue
play-footer-play = play it
play-footer-cancel = cancel
play-footer-yes = yes
play-footer-no = no
play-footer-choose = choose
play-footer-change = change
play-footer-start = start
play-footer-back = back

play-ask-save = Save as
play-ask-open = Open
play-ask-move = Move
play-ask-quit = This game is not saved. Quit anyway?
play-ask-new = This game is not saved. Start a new one anyway?
play-ask-open-unsaved = This game is not saved. Open another one anyway?
play-ask-overwrite = A file with that name exists. Overwrite it?

play-looking = Looking for a hint.
play-held = The computer is waiting. Press Enter to let it continue.
play-no-move = The computer found no move. Press Enter to try again.
play-nothing-to-undo = There is no move to undo.
play-nothing-to-redo = There is no move to redo.
play-no-such-piece = You have no more of that piece.
play-no-file-name = Give the file a name.
play-may-place = { $move }. Press Enter to place it.
play-refused = { $move } is refused: { $reason }.
play-unreadable = This is not a move: { $reason }.
play-unknown = "{ $line }" is neither a command nor a move. Commands: { $commands }. A move is written like Lb2b3b4c4.
play-undone = { $count ->
    [one] { $moves } was undone.
   *[other] { $moves } were undone.
}
play-thinking = { $name } is thinking.
play-not-your-turn = It is { $name }'s turn, and the computer plays it.
play-plays = { $name } plays { $move }.
play-saved = Saved as { $file }.
play-opened = { $file } is open.
play-line-too-long = This line is too long.
play-how-to-quit = Type quit to leave the game.
play-how-to-go-on = Type next to begin the next game.
play-cannot-read = cannot read the next command
play-cannot-use-terminal = cannot use the terminal
play-cannot-draw = cannot draw on the terminal
play-cannot-read-terminal = cannot read from the terminal

# Hints. $reasons are whole sentences, of which the last has no full stop.
hint = Hint: { $move }. { $reasons }.
hint-win = You win in { $moves } moves.
hint-lost-at = Nothing stops the win at { $cells }.
hint-lost = { $team } still wins in { $moves }.
hint-stays = The win at { $cells } is still possible.
hint-swap = Hint: swap. The first move is worth more than a reply to it.
hint-none = There is no hint here.

# The help of the table: a key of at most 11 characters, and what it does in at most 54.
play-key-numbers = 1 to 4
play-key-arrows = arrows
play-key-mouse = mouse
play-help-choose = choose a piece from your supply
play-help-next = the next piece
play-help-move = move it over the board
play-help-rotate = turn it on the board
play-help-tip = tip it towards the north
play-help-tip-sideways = tip it sideways
play-help-place = place it
play-help-let-go = put it back, or make the computer wait
play-help-type = type a move, Lb2^3c2 stands three high in b2
play-help-swap = swap seats, where the swap rule is on
play-help-resign = resign the game
play-help-hint = a hint: a good move, and why
play-help-undo = undo, redo; back to your own turn against the computer
play-help-save = save, open a record
play-help-new = a new game
play-help-next-game = the next game of a series
play-help-quit = quit
play-help-help = this help
play-help-mouse = point at a cell, click to place the piece
play-help-mouse-rotate = right button or wheel up turns it, wheel down tips it
play-help-board = A number is a cell's height. A strip between two cells is the wall between them, in its faces' colours. A path runs where your colour is unbroken over tops and walls. A cross marks a wall that separates two tops of one team.
play-help-back = press any key to go back
play-help-scroll = ↑ ↓ more · any other key goes back

# Choosing a new game: a name of at most 23 characters, a value of at most 18.
play-new-game = A new game
setup-row-board = Board
setup-row-players = Players
setup-row-neutral = Neutral pieces
setup-row-scoring = Scoring
setup-row-out = Who is out when stuck
setup-row-swap = Swap rule
setup-row-first = Who goes first
setup-row-games = Games
setup-out-seat = only that seat
setup-out-team = the whole team

# The words moves, board, hint and so on are typed as they are in every language.
play-lines-help =
    A move is a piece's letter and its cells: Lb2b3b4c4 lies flat, Lb2^3c2 stands three high in b2.
    Other commands:
      moves [CELL]   the legal moves, or those that enter a cell
      board          show the board again
      hint           a good move, and why
      undo, redo     take the last move back, play it again; against the computer it goes back to your own turn
      go             let the computer go on after an undo in a game that it plays alone
      next           the next game of a series
      save FILE      write a record
      load FILE      read a record
      swap, resign   swap seats, or resign the game
      help, quit

# serve
serve-at = Caminos is at { $link }
serve-network = On this network: { $link }
serve-folder = Games are kept in { $folder }
serve-stop = Stop it with Ctrl+C.
serve-no-threads = the server's threads cannot be started
serve-no-data-folder = there is no data folder here (neither XDG_DATA_HOME nor HOME is set): choose one with --data
serve-address-in-use = another program is already listening on { $address }, perhaps this one: choose another port with --listen { $ip }:PORT
serve-not-allowed = listening on { $address } is not allowed: choose a port from 1024 up
serve-no-such-address = this machine has no address { $ip }
serve-listen-failed = listening on { $address } failed
serve-proxy-open = with --behind-proxy, whoever reaches { $address } without the proxy can pretend to have any address: listen on 127.0.0.1, or keep others out with a firewall

# doctor
doctor-ok = ok
doctor-warning = warning
doctor-error = error
doctor-run = run: { $command }
doctor-page-ok = the page is there
doctor-page-missing = this program was built without its page
doctor-page-advice = run make web, then build the program again
doctor-descriptors-unlimited = any number of files and connections may be open
doctor-descriptors-ok = { $limit } files and connections may be open
doctor-descriptors-few = only { $limit } files and connections may be open, but { $needed } are needed
doctor-descriptors-advice = raise the limit with ulimit -n or with LimitNOFILE of systemd, or lower --max-sockets
doctor-port-ok = { $address } is free
doctor-port-advice = if the server is already running, all is well; otherwise choose another port with --listen
doctor-data-ok = the data folder { $path } is writable
doctor-data-new = the data folder { $path } will be created at the first start
doctor-data-advice = make it writable for the user that runs the server, or choose another one with --data
doctor-data-readable = other users of this machine can read the data folder { $path }
doctor-schema-ok = the database { $path } has version { $version }
doctor-schema-advice = restore a backup with caminos restore --replace, or move the database and { $path }-wal away to begin with an empty one
doctor-schema-newer = use the newer program that wrote it
doctor-database-ok = the database { $address } takes writes
doctor-database-advice = check the address, and that Postgres runs and accepts connections from this machine
doctor-disk = { $free } MiB free for games
doctor-disk-advice = make room: moves are refused when the disk is full
doctor-clock-ok = the clock is not behind
doctor-clock-behind = the clock is behind: there are files from the future
doctor-clock-advice = set the clock, for example with timedatectl set-ntp true
doctor-nats-ok = NATS { $version } answers at { $address }
doctor-nats-failed = NATS does not answer at { $address }: { $reason }
doctor-nats-advice = check the address, and that nats-server runs and can be reached from here
doctor-nats-credentials = NATS at { $address } asks for credentials
doctor-nats-credentials-advice = give them with --nats-credentials, or in the address

# backup, restore and migrate-data
copy-progress = games copied: { $games }, commands: { $batches }; compared: { $verified }
copy-done = Copied and compared: games { $games }, commands { $batches }.
copy-unreadable = Not copied, because they cannot be read: { $games }
backup-done = Games in { $file }: { $games }
restore-done = Games in { $folder } now: { $games }
restore-moved = The games that were there before are in { $file }

# tune
tune-progress = game { $game } of { $games }
tune-before = before
tune-after = after
tune-errors = { $when }: evaluation error { $value } (mean square), policy error { $policy } (cross entropy)
tune-epoch = pass { $epoch }: result { $result }, search { $search }, policy { $policy }
tune-other-board = this file is for another board, { $board }

# arena
arena-left = { $time } left
arena-game = game { $number }: A { $team }, { $result }
arena-lost = { $contender } lost: { $reason }
arena-as-yellow = A as yellow
arena-as-green = A as green
arena-in-all = A in all
# Headings of columns, of at most 5, 6, 5 and 8 letters.
arena-won = won
arena-drawn = drawn
arena-lost-games = lost
arena-score = score
arena-player = player
arena-games = games
arena-no-game = No game was played.
arena-pentanomial = pentanomial, { $count } pairs
arena-trinomial = trinomial, { $count } games
arena-pairs = Pairs
arena-forfeits = { $contender } forfeited: { $kinds }
arena-late = { $count ->
    [one] { $contender } answered late once, by { $most } ms
   *[other] { $contender } answered late { $count } times, by up to { $most } ms
}
# Why a game was lost away from the board.
arena-forfeit-illegal = illegal move
arena-forfeit-crash = crash
arena-forfeit-hang = no answer
arena-forfeit-time = time
arena-forfeit-refusal = refusal
arena-sprt-open = undecided
arena-sprt-h0 = A is not { $elo } Elo stronger (H0 accepted)
arena-sprt-h1 = A is more than { $elo } Elo stronger (H1 accepted)
arena-limit-move = { $time } ms a move
arena-limit-game = { $time } + { $increment } ms a game
arena-limit-nodes = { $nodes } nodes a move
arena-no-signals = signals cannot be watched
arena-no-opening = no opening of { $plies } plies leaves the game open: try --openings with fewer
book-line = line { $line }
book-over = the game is over after this opening
book-empty = there is no opening in it
arena-file-exists = { $file } already exists: continue it with --resume, or choose another
arena-other-match = it belongs to another match ({ $title }); this one is { $own }
arena-other-rules = its board or options are not those of this match
arena-bad-round = its tag Round is not the number of a game
arena-game-over = the game is over where the match begins
arena-material-stdin = the players cannot read the material from standard input
arena-bad-sprt = --sprt needs two numbers, the smaller one first, as in --sprt 0 20
arena-bad-option = an option is set as in Memory=64

# conformance
count-lines = { $count ->
    [one] { $count } line
   *[other] { $count } lines
}
count-files = { $count ->
    [one] { $count } file
   *[other] { $count } files
}
count-differences = { $count ->
    [one] { $count } difference
   *[other] { $count } differences
}
conformance-summary = { $lines } in { $files }: { $differences }
conformance-same = no differences
conformance-nothing = there is nothing to check
conformance-unknown-key = unknown key "{ $key }"
conformance-not-json = the line is not JSON: { $reason }
conformance-not-object = the line is not a JSON object
conformance-states-nothing = the line states nothing to check
conformance-result = the result is { $found }, not { $stated }
conformance-perft = perft { $depth } is { $found }, not { $stated }
conformance-no-board = the line names no board
conformance-players = "players" is not 2 or 4
conformance-legal-counts = "legal" has { $counts } counts for { $moves } moves
conformance-looks-after = "only_looks_connected" is after move { $after } of { $moves }
conformance-looks-form = "only_looks_connected" is not of the form { $form }
conformance-move-not-text = move { $number } is not a string
conformance-legal = { $listed } placements are legal before move { $number } ({ $move }), not { $stated }
conformance-counted = { $counted } placements are counted and { $listed } listed before move { $number } ({ $move })
conformance-unreadable = move { $number }: { $reason }
conformance-refused = move { $number } ({ $move }) is refused: { $reason }
conformance-written = move { $number } ({ $move }) is written { $written }
conformance-looks-not = { $team } does not look connected after move { $number }
conformance-connected = { $team } is connected after move { $number }
conformance-not-list = "{ $key }" is not a list
conformance-not-count = "{ $key }" holds { $value }, which is not a count
conformance-not-flag = "{ $key }" is not true or false
conformance-not-text = "{ $key }" is not a string

# bench
bench-step = Measuring, part { $step }…
bench-perft-bulk = perft 3, the last placement counted
bench-perft-tested = perft 3, every placement tested
bench-counting = counting placements, { $board }
bench-connected = is a team connected
bench-random-games = random games, { $board }
bench-playouts = playouts of plain UCT, { $board }
bench-evaluations = positions evaluated, { $board }
bench-per-node = ns a node
bench-per-position = ns a position
bench-per-test = ns a test
bench-worst = { $ns } ns at worst
bench-millions = { $count } million a second
bench-per-second = a second

# Under the figures of the rules: a sign, what it stands for, and the cells that have it.
rules-sign-placed = { $sign } the piece that is placed: { $cells }
rules-sign-refused = { $sign } the piece that cannot be placed: { $cells }
rules-sign-marked = { $sign } what this is about: { $cells }

# Puzzles
count-puzzles = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
}
puzzles-fault = puzzle { $number }: { $fault }
puzzles-same = the same position as puzzle { $number }, turned or with the colours exchanged
puzzles-verified = { $puzzles }: every certificate holds
puzzles-not-verified = { $puzzles }, faults: { $faults }
puzzles-made = found: { $puzzles }
puzzles-progress = game { $game } of { $games }, puzzles: { $count }
puzzles-heading = Puzzle { $number }, rating { $rating }
puzzles-solution = Solution: { $moves }
puzzles-rating = Your rating: { $rating }; solved in a row: { $streak }
puzzles-none = No puzzle matches.
puzzles-type = Type a move, as in Lb2b3b4c4, or help.
puzzles-help =
    Type a move, as in Lb2b3b4c4.
    task      what has to be done
    board     draw the board
    solution  show the solution and go on
    next      another puzzle
    quit      end

# Solving
solve-wins = { $team } wins.
solve-draw = Nobody wins: a draw.
solve-moves = { $count ->
    [one] The proof has one move.
   *[other] The proof has { $count } moves.
}
solve-verified = The proof holds.
solve-progress = does { $team } win? open for yes { $proof }, for no { $disproof }
solve-listing = listing the moves of the proof
solve-effort = positions { $nodes }, { $seconds } s
solve-undecided = Not decided.
solve-does-not-win = { $team } does not win.
solve-proof-unfinished = The proof is not complete.
solve-memory-full = The memory was full; a larger --memory may help.
solve-swap = with the swap rule a position has no value for a team
solve-stopped = stopped
