# The help of the terminal program. A message is named after its command and its argument;
# cmd-start-… are those that several commands share. Commands, options and the words that are
# typed stay as they are in every language.

cli-usage = Usage
cli-options = Options
cli-arguments = Arguments
cli-commands = Commands
cli-position = Position
cli-players = Players
# In the line of usage, in place of options and of a command.
cli-any-options = [OPTIONS]
cli-any-command = COMMAND
# What the values of arguments are called: one word in capitals.
cmd-value-file = FILE
cmd-value-board = BOARD
cmd-value-cell = CELL
cmd-value-database = DATABASE
cmd-value-chapter = CHAPTER
cmd-value-dir = FOLDER
cmd-value-lang = LANGUAGE
cmd-value-letter = LETTER
cmd-value-moves = MOVES
cmd-value-player = PLAYER
cmd-value-text = TEXT
cmd-value-theme = THEME
cmd-value-time = TIME
cmd-value-when = WHEN
cmd-value-shell = SHELL
cmd-value-log = WHAT
cmd-value-address-port = ADDRESS:PORT
cmd-value-name-value = NAME=VALUE
cmd-value-name = NAME
cmd-value-seconds = SECONDS
cmd-value-url = URL
cli-default = [default: { $value }]
cli-values = [possible values: { $values }]
cmd-caminos-help = Print help
cmd-caminos-version = Print version
cmd-help = Print this message or the help of a command
cmd-caminos-lang = The language: en, ca, gl, es, fr, nl or de [default: that of your system]

# What is wrong with arguments
arg-error-again = the argument '{ $arg }' cannot be used multiple times
arg-error-conflict = the argument '{ $arg }' cannot be used with { $others }
arg-error-value = invalid value '{ $value }' for '{ $arg }'
arg-error-no-value = a value is required for '{ $arg }' but none was supplied
arg-error-values = possible values: { $values }
arg-error-command = unknown command '{ $command }'
arg-error-missing = the following required arguments were not provided: { $args }
arg-error-no-command = a command is missing
arg-error-too-many = unexpected value '{ $value }' for '{ $arg }' found; no more were expected
arg-error-count = { $arg } needs { $expected } values, but { $actual } were given
arg-error-unknown = unexpected argument '{ $arg }' found
arg-error-number = it is not a number
arg-error-range = { $value } is not in { $range }
arg-error-address = write an IP address and a port, as in 127.0.0.1:8377
arg-error-location = write sqlite:FOLDER or postgres://user:password@host/database
arg-error-database = a database address begins with postgres:// and names a host, as in postgres://caminos@db/caminos
arg-error-nats = a NATS address begins with nats:// or tls:// and names a host, as in nats://bus:4222
arg-error-no-cluster = this program was built without Postgres and NATS; `make build` makes the whole one, target/release/caminos
arg-error-character = it is not one character
arg-error-text = an argument is not UTF-8 text
arg-error-other = the arguments cannot be read
arg-error-similar = a similar one exists: { $names }
arg-error-more = For more information, try '--help'.

# caminos
cmd-caminos = Play, check and draw games of Caminos, the connection game in three dimensions.
cmd-caminos-after =
    Examples:
      caminos play                               two players at this terminal
      caminos play --level 3                     you against the computer
      caminos serve                              play in a browser, alone or with friends
      caminos replay game.caminos                check a record and say how it ended
      caminos analyse game.caminos               what the engine thinks of every move
      caminos show --record game.caminos         draw its last position
      caminos moves --board ring --cell c3       the legal placements that enter c3
      caminos perft --board diamond --depth 2    how many ways the first two turns can go

    A move is a piece's letter and its cells: Lb2b3b4c4 lies flat, Lb2^3c2 stands three high in b2.
    Exit codes: 0 all is well, 1 the answer is no or the input was refused, 2 wrong usage,
    3 ended before the answer was known.

# play
cmd-play = Play at this terminal, against each other or the computer
cmd-play-clock = Play with clocks: minutes and seconds per move (10+5, 0:30+2), or days per move (3d)
cmd-play-games = Play a series of this many games; the teams take turns going first, and the score adds up
cmd-play-plain = Plain lines instead of a full screen
cmd-play-no-mouse = Leave the mouse to the terminal, for selecting text
cmd-play-theme = The colours of the table
cmd-play-picture = Write a picture of the screen to this file and exit
cmd-play-size = How many columns and rows the picture has
cmd-play-keys = Keys to press before the picture is taken
cmd-play-level = The computer plays green at this level
cmd-play-yellow = Who plays yellow; both seats in a game of four [default: me]
cmd-play-green = Who plays green; both seats in a game of four [default: me]
cmd-play-seat1 = Who plays seat 1, which is yellow
cmd-play-seat2 = Who plays seat 2, which is green
cmd-play-seat3 = Who plays seat 3, yellow in a game of four
cmd-play-seat4 = Who plays seat 4, green in a game of four
cmd-play-think = The computer's time for a move or a hint, in milliseconds
cmd-play-nodes = How many positions it searches for a move, instead of a time; with --seed its play is repeatable
cmd-play-seed = Seed for its random choices [default: a different one each time]
cmd-play-after =
    Examples:
      caminos play                                  two players on the square
      caminos play --level 3                        you are yellow, the computer is green
      caminos play --yellow computer:6              the computer begins
      caminos play --yellow computer --green computer    watch it play itself
      caminos play --board octagon --players 4 --seat3 computer --green computer:5
                                                    four players in two teams, you in seat 1
      caminos play --record game.caminos            continue a saved game
      caminos play --record game.caminos --ply 4    from the position after its fourth move
      caminos play --level 4 --games 3 --scoring    a series of three games for points
      echo "Lb2b3b4c4" | caminos play               one move from a pipe

    A player is me, computer, or computer:LEVEL with a level from 1 (beginner) to 9 (full strength);
    the default level is 4.
    During the game press h for a hint, u to undo, ? for all keys. Without a terminal, or with
    --plain, it reads one move or command per line and answers in plain text; type help there.

# serve
cmd-serve = Serve the game to browsers on this machine and its network
cmd-serve-no-open = Do not open a browser
cmd-serve-behind-proxy = Clients come through a proxy: take their address from X-Forwarded-For
cmd-serve-host = Another name of this server, as people write it in the browser; can be repeated
cmd-serve-drain = How long to keep serving after being asked to stop, so that load balancers notice
cmd-serve-log = What to log on standard error
cmd-serve-log-format = How the log is written
cmd-serve-after =
    Examples:
      caminos serve                               on port 8377, also for your network
      caminos serve --listen 127.0.0.1:8377       for this machine alone
      caminos serve --listen 127.0.0.1:8377 --behind-proxy --no-open

    Games are kept on disk and survive a restart. Stop it with Ctrl+C.

# backup, restore and migrate-data
cmd-backup = Copy the games of a data folder into one file; the server may be running
cmd-backup-file = The file to write
cmd-backup-after =
    Examples:
      caminos backup games.db
      caminos backup games.db --data /var/lib/caminos
cmd-restore = Put a backup into a data folder that no server is using
cmd-restore-file = The backup
cmd-restore-replace = Move the games that are there to another file first
cmd-restore-after =
    Examples:
      caminos restore games.db
      caminos restore games.db --replace
cmd-migrate-data = Copy all games to another database and compare them; no server may be running
cmd-migrate-data-from = Where the games are: sqlite:FOLDER or postgres://user:password@host/database
cmd-migrate-data-to = Where they are copied to, written in the same way; there must be no games yet
cmd-migrate-data-resume = Resume a copy that was interrupted
cmd-migrate-data-after =
    Examples:
      caminos migrate-data --from sqlite:/var/lib/caminos --to postgres://caminos@db.example/caminos

# analyse
cmd-analyse = Show what the engine thinks of every move of a game, and annotate the record
cmd-analyse-file = The record, or - for standard input
cmd-analyse-game = Only this game of a record with several, counted from 1
cmd-analyse-ply = Only this move of the game, counted from 1
cmd-analyse-time = The time for each position, in milliseconds
cmd-analyse-nodes = How many positions to search for each move, instead of a time; makes the result repeatable
cmd-analyse-out = Write the annotated record to this file
cmd-analyse-record = Print the annotated record instead of a table
cmd-analyse-json = Print one JSON object per game instead of a table
cmd-analyse-after =
    Examples:
      caminos analyse game.caminos                         a table in the terminal
      caminos analyse game.caminos --out annotated.caminos    and the record with comments
      caminos analyse --nodes 5000 --json - < game.caminos
      caminos analyse series.caminos --game 2 --ply 7   one move of one game

    An evaluation is the expected result for yellow, from -1.00 (lost) to 1.00 (won), or "win N" and
    "loss N" where it is proven: yellow or green wins with its next N moves.
    The swing is what a move gives away against the best one, from 0 to 2; both are looked at for the
    same time. Marks:
      ?!  from 0.25, or a win at once missed that stays a proven win
      ?   from 0.50
      ??  from 1.00, or a win at once missed, or one allowed to the opponent
      !   the best move, and the next best gives away 0.50 or loses
    Accuracy is 100% for a team that gives nothing away, and falls with what its moves give away.
    The best line stands as a variation beside a move with ?!, ? or ??. A distance is the fewest cells
    that a team still has to build on. Comments, marks and variations that were there stay.

# rules
cmd-rules = Read the rules, with figures, in the terminal or as a page to print
cmd-rules-chapter = One chapter only, by its name or number
cmd-rules-html = Write one page with pictures to this file, or - for standard output
cmd-rules-plain = Plain text without colours
cmd-rules-no-pager = Print without a pager; in a terminal PAGER is used, or less
cmd-rules-after =
    Examples:
      caminos rules                       all the rules
      caminos rules placing               only the chapter on placing a piece
      caminos rules --html rules.html     a page to print or to share

# show
cmd-show = Draw a position in the terminal or as a picture
cmd-show-path = Also list the winning path face by face
cmd-show-text = Print the position as one line of text
cmd-show-svg = Write an isometric picture to this file, or - for standard output
cmd-show-json = Print facts about the position as a JSON object
cmd-show-color = Use colours; auto means in a terminal, unless NO_COLOR is set
cmd-show-after =
    Examples:
      caminos show --play "Lb2^3c2 Tg2h1h2h3"            draw a position here
      caminos show --board ring --svg ring.svg           write a picture to a file
      caminos show --record game.caminos --path          list the winning path face by face
      caminos show --record series.caminos --game 2 --ply 6   the second game after six moves
      caminos show --record game.caminos --link          print the position as a link

    Where a wall stands between two cells, its faces are drawn as a strip between them, the upper
    face beside the taller cell. A cross means that the wall separates two tops of one team.

# moves
cmd-moves = List the legal moves of a position
cmd-moves-shape = Only this piece
cmd-moves-cell = Only placements that enter this cell
cmd-moves-count = Print only how many there are
cmd-moves-json = Print a JSON array, or a number with --count
cmd-moves-after =
    Examples:
      caminos moves                              all placements on the empty square
      caminos moves --board diamond --count      how many there are on the diamond
      caminos moves --play "Ic2d2e2" --cell b2   the replies that enter b2

    Prints one move per line in its canonical form, sorted by bytes; nothing when the game is over.

# replay
cmd-replay = Check a game record and say how it ended
cmd-replay-file = The record, or - for standard input
cmd-replay-json = Print the result as one JSON object per game
cmd-replay-after =
    Examples:
      caminos replay game.caminos            one sentence on how the game ended
      caminos replay --json - < game.caminos

    Every move, variation and result is checked. A file with several games gets one line per
    game, and a series its points added up. If a record is wrong, the exit code is 1 and the place
    of the mistake is named.

# perft
cmd-perft = Count the ways in which a game can continue
cmd-perft-depth = How many placements deep
cmd-perft-threads = Threads to count with [default: one per processor]
cmd-perft-divide = At the last depth, print the count for every first move
cmd-perft-json = Print one JSON object, in the form of a conformance line
cmd-perft-after =
    Examples:
      caminos perft --depth 3                    1344, 1593800 and so on, from the empty square
      caminos perft --board ring --depth 2 --divide

    Prints "<depth> <positions>" for every depth up to the one you ask for. Games that have ended
    add nothing, and `swap` is not a placement. The number of threads never changes the counts.

# conformance
cmd-conformance = Check conformance files against the rules
cmd-conformance-files = The files, or - for standard input
cmd-conformance-after =
    Examples:
      caminos conformance testdata/conformance/*.jsonl

    A file has one JSON object per line: board, players, neutral and moves, and what must hold:
    `legal` (placements before each move), `result`, `perft` (after the moves), and
    `only_looks_connected` ({ "{" }after, team{ "}" }). scoring, out, swap and first may be given too.
    Prints every difference with its file and line. Exit code 1 if there is any.

# engine
cmd-engine = Run an engine that speaks the engine protocol, for match runners and other programs
cmd-engine-player = Who plays: the engine or a baseline (uct: random playouts, greedy: path distance one move ahead)
cmd-engine-weights = Weights that `caminos tune` has written, instead of those that come with the engine
cmd-engine-network = A spatial network that `caminos tune` has written, instead of the one that comes with the engine
cmd-engine-after =
    Examples:
      caminos engine                    then type: cei, newgame board square, go movetime 1000
      caminos engine --player uct       plain UCT behind the same protocol

    Reads commands from standard input until `quit` or its end. docs/protocol.md lists them all.

# arena
cmd-arena = Play matches between engines, levels and other programs
cmd-arena-a = Player A
cmd-arena-b = Player B
cmd-arena-games = How many games; an odd number is made even
cmd-arena-concurrency = Games at once
cmd-arena-openings = Openings: a FILE with one per line, or how many random PLIES [default: the book of the board]
cmd-arena-seed = Seed for all random choices
cmd-arena-more = More players, with --ladder
cmd-arena-ladder = Have every player meet every other, and rate them all
cmd-arena-sprt = Stop when it is clear whether A is ELO1 or only ELO0 stronger (5% errors)
cmd-arena-save = Save the games in a file, each as it ends
cmd-arena-resume = Continue the match in the file
cmd-arena-adjudicate = End a game when the last N evaluations of both players agree on the winner (0.95 or proven)
cmd-arena-log = Write everything that the players are sent and answer to this file
cmd-arena-json = Print the result as a JSON object
cmd-arena-verbose = Show what the players write to standard error
cmd-arena-movetime = Time per move [default: 100 if no other limit is given]
cmd-arena-time = Time per game
cmd-arena-inc = Time that each move adds
cmd-arena-nodes = Nodes per move: makes a match repeatable
cmd-arena-a-movetime = For A instead of --movetime, --time, --inc and --nodes
cmd-arena-a-time = The same
cmd-arena-a-inc = The same
cmd-arena-a-nodes = The same
cmd-arena-b-movetime = For B instead of --movetime, --time, --inc and --nodes
cmd-arena-b-time = The same
cmd-arena-b-inc = The same
cmd-arena-b-nodes = The same
cmd-arena-grace = How late an answer may be before the player counts as hung
cmd-arena-option = Set an option of both players, as in Memory=64
cmd-arena-a-option = Set an option of A
cmd-arena-b-option = Set an option of B
cmd-arena-after =
    Examples:
      caminos arena engine greedy --movetime 300 --save games.caminos
      caminos arena 5 4 --board ring --games 200 --concurrency 4
      caminos arena "cmd:./new-engine" "cmd:./old-engine" --time 10000 --inc 100 --sprt 0 20
      caminos arena engine uct --a-movetime 100 --b-movetime 1000 --save games.caminos --resume
      caminos arena 6 4 --nodes 500 --adjudicate 3 --log dialogue.txt
      caminos arena --ladder 8 7 6 greedy --board ring --games 40

    A player is a level from 1 to 9, engine, uct, greedy, or cmd: and the command line of a program
    that speaks the protocol of docs/protocol.md. Every opening is played twice, with colours
    exchanged. The exit code is 1 if --sprt finds that A is not stronger. Ctrl+C ends the match and
    prints the score so far.

# doctor
cmd-doctor = Check whether a server would run well here, and what to do if not
cmd-doctor-json = Print a JSON list
cmd-doctor-after =
    Examples:
      caminos doctor
      caminos doctor --data /srv/caminos --listen 127.0.0.1:8377
      caminos doctor --database postgres://caminos@db/caminos --nats nats://bus:4222 --json

    Give it the options that the server gets. The exit code is 1 if a server would not run.

# tune
cmd-tune = Train the engine with games against itself
cmd-tune-games = How many games to play
cmd-tune-nodes = Positions to search for each move
cmd-tune-seed = Seed for random choices
cmd-tune-threads = Games at a time [default: as many as there are cores]
cmd-tune-from = Weights to start from [default: those of the engine]
cmd-tune-save = Only play, and add the games to a file
cmd-tune-data = Games to learn from, as --save has written them; may be given several times
cmd-tune-network = Write the spatial network that is learned from --data into a file
cmd-tune-initial = A network to play with and to go on training, instead of the engine's own and of random weights
cmd-tune-epochs = Passes over the games
cmd-tune-rate = The highest learning rate; it falls towards the end
cmd-tune-after =
    Examples:
      caminos tune --board ring --games 300 > ring.txt
      caminos tune --board ring --games 300 --from ring.txt --seed 2 > ring2.txt
      caminos tune --board ring --games 5000 --nodes 600 --save ring.games
      caminos tune --board ring --data ring.games --network ring.network
      caminos arena "cmd:caminos engine --weights ring2.txt" engine --board ring --games 100

    Nine tenths of the games teach, the last tenth shows what was learned. What comes with the
    engine is kept in crates/search/weights, one file per board.

# bench
cmd-bench = Measure how fast the rules are on this machine
cmd-bench-json = Print one JSON object
cmd-bench-after =
    Examples:
      caminos bench            takes a few seconds
      caminos bench --json

    CPU time of one thread, best of several runs.

# completions
cmd-completions = Print a completion script for your shell
cmd-completions-shell = Your shell
cmd-completions-after =
    Examples:
      caminos completions bash > ~/.local/share/bash-completion/completions/caminos
      caminos completions fish > ~/.config/fish/completions/caminos.fish

# Shared arguments
cmd-start-board = The board: square, diamond, octagon or ring, or one of the material file [default: square]
cmd-start-players = Two players, or four in two teams [default: 2]
cmd-start-neutral = Each team first places a neutral piece
cmd-start-scoring = If nobody connects, the pieces on the edge decide the game
cmd-start-out = Who is out when a seat cannot place: only that seat, or its whole team [default: seat]
cmd-start-swap = The second player may answer the first move with `swap`
cmd-start-first = The team that begins [default: yellow]
cmd-start-record = Start from a record instead; - is standard input
cmd-start-game = Which game of a record with several games, counted from 1
cmd-start-ply = The position after this many moves of the record, 0 for its start
cmd-start-position = Start from a position as text instead, as `show --text` prints it
cmd-start-link = Start from a link instead (`show` without a text prints the link)
cmd-start-play = Moves to play first, separated by spaces
cmd-start-material = A file that describes other pieces or boards
cmd-start-listen = Where to listen: an address and a port, 0 for any free one
cmd-start-data = The folder for games [default: caminos in your data folder]
cmd-start-database = Keep games in this Postgres database instead of a folder; also taken from CAMINOS_DATABASE
cmd-start-nats = Reach the other servers of the same database over this NATS server; also taken from CAMINOS_NATS
cmd-start-nats-credentials = The file with the credentials for NATS
cmd-start-nats-certificates = A file with certificates to trust for NATS besides those of the system
cmd-start-max-sockets = The most players and spectators that may be connected at once

# puzzles
cmd-puzzles = Solve puzzles, check their certificates, make new ones
cmd-puzzles-play = Solve puzzles as lines of text; they get harder as you solve them
cmd-puzzles-play-file = A file of puzzles [default: those that come with the program]
cmd-puzzles-play-theme = Only puzzles with this theme
cmd-puzzles-play-board = Only puzzles on this board
cmd-puzzles-play-rating = Your rating at the start
cmd-puzzles-verify = Check that every puzzle of a file is proven, with the rules alone
cmd-puzzles-verify-file = A file of puzzles [default: those that come with the program]
cmd-puzzles-make = Look for puzzles in games that the engine plays against itself
cmd-puzzles-make-games = How many games
cmd-puzzles-make-seed = The seed of the first game
cmd-puzzles-make-most = At most this many new puzzles for each task
cmd-puzzles-make-file = The file to add the puzzles to; a run that was stopped picks up where it left off
cmd-puzzles-after =
    Examples:
      caminos puzzles play --theme cover           solve puzzles in which a piece covers another
      caminos puzzles verify                       check all that come with the program
      caminos puzzles make new.txt --board ring --games 500

    docs/puzzles.md describes the file and what a certificate proves.

# solve
cmd-solve = Solve a position or a small board completely, and write the proof
cmd-solve-memory = The memory for positions, in MiB
cmd-solve-time = End undecided after this time, in milliseconds
cmd-solve-nodes = End undecided after this many positions
cmd-solve-proof = Write the proof to this file
cmd-solve-verify = Check the proof in this file instead, with the rules alone
cmd-solve-after =
    Examples:
      caminos solve --material materials/tiny.toml --proof tiny.proof
      caminos solve --material materials/tiny.toml --verify tiny.proof

    Ctrl+C stops it. A search that was stopped, or that reached --time or --nodes, prints what is known,
    and the exit code is 3. One that fills --memory goes on and forgets positions.
    The boards of the box are far too large to be solved when they are empty.
