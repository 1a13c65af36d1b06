# What the page itself says.

title = Caminos
language-name = English
tagline = Connect two opposite sides with a path of your colour. Pieces can cover other pieces.

# First screen
home-play = Play
home-play-how = Against the computer, on the square
home-continue = Continue your last game
home-continue-how = { $what }, { $moves ->
    [0] not started
    [one] { $moves } move
   *[other] { $moves } moves
}
home-learn = Learn to play
home-rules = Rules
home-puzzles = Puzzles
home-analysis = Analysis
home-new = New here? Learn in three minutes
home-friend = Play a friend
home-friend-here = On this device
home-friend-here-how = Take turns at the same screen
home-friend-link = By link
home-friend-link-how = Send a link; you each play on your own device
home-more = More options
home-unfinished-count = Unfinished games: { $count }
home-strength = Strength
home-strength-1 = Follows its own path and does not see yours
home-strength-2 = Follows its own path and sometimes spots a win
home-strength-3 = Never misses a win, and blocks yours
home-strength-4 = Looks a little ahead and is careless early on
home-strength-5 = Looks further ahead: a fair match after a few games
home-strength-6 = Sees wins that cannot be stopped
home-strength-7 = Punishes small mistakes
home-strength-8 = Hardly ever makes a mistake
home-strength-9 = Plays as well as it can and takes its time
home-unfinished = Unfinished games
home-delete = Delete
home-delete-game = Delete: { $game }
home-deleted = Deleted: { $game }
home-unreadable = This game can't be read
home-save = Save as a file
home-games = Online games
home-open-link = Game { $game }
home-choose = Set up a game
choose-board = Board
choose-players-2 = Two
choose-players-4 = Four, in teams
choose-variant = Variant
choose-neutral = Neutral pieces
choose-neutral-how = Each team first places a { -neutral } obstacle
choose-scoring = Count points
choose-scoring-how = Score your path; if nobody connects, fewest edge pieces wins
choose-swap = Swap
choose-swap-how = Player 2 may take over { -yellow(form: "capital") }'s first move
choose-games = Games in the series
choose-seats = Who plays
choose-seat = Seat { $seat }, { $team }
choose-who-here = Me
choose-who-friend = Friend on this device
choose-who-computer = Computer, strength { $level }
choose-who-link = Friend online
choose-start = Start game
choose-start-link = Start and get the link

# The table
top-home = Home
top-view = View
top-view-flat = Flat
top-view-3d = 3D
top-sound-on = Sound is on
top-sound-off = Sound is off
top-help = Help and keys
top-menu = Menu
table-board = The board
table-board-how = Arrow keys move from cell to cell. D reads the cell, J its row, K its column, L a level, N the connections, P the pieces left, M the last move, O whose turn it is. 1 to 4 pick up a piece, Enter places it
table-board-3d-how = 1 to 4 pick up a piece, arrow keys move it, R, F and T turn it, Enter places it. To have cells read out, turn on screen-reader mode
table-players = Players
table-side = Moves and actions
table-summary = { $board } · { $players } players
table-round = Game { $round } of { $games }
table-turn-you = Your turn
table-turn = { $player } to move
table-thinking = { $player } is thinking
table-hinting = Looking for a good move
table-failed = The computer hit a problem. Undo a move or start again
table-neutral = Place the neutral piece first
table-earlier = You're viewing move { $ply }
table-back-to-now = Back to current position
table-pick = Choose a piece
table-aim = Move the piece over the board, turn it, and place it
table-legal = Fits here. Click to place, R to turn
table-legal-keys = Fits here. Enter to place, R to turn
table-legal-drag = Fits here. Release to place, R to turn
table-legal-touch = Fits here
table-out = out
table-you = you
table-computer = computer { $level }
table-open = open seat
table-away = away
table-swap = Swap colours
table-supply = { $player }'s pieces
table-ply-empty = No moves yet
table-moves = Moves
table-spectator = You're watching
table-why = Why?

act-place = Place
act-cancel = Put back
act-rotate-upright = Turn
act-rotate-across = Tip forwards
act-rotate-along = Tip sideways
act-fits = Show where it fits
act-connections = Shortest paths
act-takeback = Undo
act-hint = Hint
act-resign = Resign
act-resign-sure = Resign this game?
act-yes = Yes
act-no = No
act-undo = Undo
act-close = Close
act-first = Start position
act-previous = Previous move
act-next = Next move
act-last = Latest position
act-reset-camera = Reset view
act-top-view = Top view
act-zoom-in = Zoom in
act-zoom-out = Zoom out
act-more = More
act-record = Download game
act-picture = Save picture
act-copy-position = Copy position
act-open-position = Try moves from here
act-analyse = Analyse
act-type = Type a move
act-type-how = e.g. La1a2a3b3
act-play-text = Play

# The end
end-next = Next game
end-rematch = Rematch
end-review = Review
end-home = Home
end-look = View board
end-again = Show result
end-score = Series: { $score }

# Requests
ask-takeback = { $player } asks to undo a move
ask-rematch = { $player } asks for a rematch
ask-waiting = Waiting for a reply
ask-agree = Accept
ask-refuse = Decline
ask-withdraw = Cancel request

# Clocks
choose-clock = Clock
choose-clock-none = No clock
choose-clock-increment = { $minutes } min + { $seconds } s per move
choose-clock-days = { $days ->
    [one] One day per move
   *[other] { $days } days per move
}
clock-of = { $player }'s time
# Hours and minutes follow the days: 2 d 05:12.
clock-days-left = { $days } d { $time }
clock-seconds-left = { $seconds ->
    [one] { $player }: one second left
   *[other] { $player }: { $seconds } seconds left
}
table-paused = The game is paused
act-pause = Pause
act-resume = Resume
ask-pause = { $player } asks for a pause
ask-resume = { $player } asks to resume
seat-free = Free this seat
seat-free-sure = The person in this seat will lose it. Free the seat?

# By link
link-title = Invite
link-how = Send this link. Your friend opens it and presses “Take a seat”; everybody else can watch.
link-copy = Copy link
link-copied = Copied
link-lan = On the same network
link-qr = The link as a QR code
link-waiting = Waiting for { $count ->
    [one] one more player
   *[other] { $count } more players
}
link-claim = Take a seat
link-claim-how = There's an open seat in this game.
link-claim-by = { $player } invites you.
link-claim-team = You would be { $team }.
link-watch = Just watch

# Quiet screens
state-loading = Setting up the board
state-connecting = Connecting
state-lost = Connection lost. Reconnecting; your game is safe
state-missing = Game not found
state-missing-how = The link may be incomplete, or the game was removed.
state-not-found = Page not found
state-not-found-how = There is nothing at this address.
state-outdated = A new version is available
state-outdated-how = Reload the page to continue your game.
state-reload = Reload
state-retry = Try again
state-offline = Can't reach the server
state-offline-how = You can play the computer or a friend on this device.
state-broken = Something went wrong
state-broken-how = Your game is saved. Reload the page to continue.
state-copy-details = Copy details
state-no-3d = 3D isn't available here, so the board is flat
state-too-many = You've opened too many games. Try again later
state-unavailable = The server can't start a game right now

# Help
help-title = How to play
help-goal = Take turns placing one piece each. You win when faces of your colour form an unbroken path between two opposite sides.
help-goal-eight = On this board a side can also be connected to either neighbour of its opposite side. Exactly opposite sides count double.
help-rule-1 = Every cube must be above a cell of the board, and at least one must rest on the board.
help-rule-2 = No gaps under a piece.
help-rule-3 = Two neighbouring tops are joined when both are yours and every face of the wall between them is yours too.
help-keys = Keys
help-key-shapes = 1 to 4: choose a piece
help-key-rotate = R: turn it; F: tip it forwards; T: tip it sideways
help-key-arrows = Arrow keys: move it
help-key-enter = Enter: place it
help-key-escape = Esc: put it back
help-key-view = V: flat or 3D
help-key-hint = H: hint
help-key-undo = U: undo
help-key-fits = W: show where the piece fits
help-key-connections = C: show shortest paths
help-key-step = Left and right arrow with no piece in hand, or Page Up and Page Down: step through the moves
help-key-read = D, J, K, L: read the cell, its row, its column, a level
help-key-read-game = N, P, M, O: read the connections, the pieces left, the last move, whose turn it is
help-key-help = ?: this help

# The rules as a page
guide-rules = The rules

# For those who listen
skip-title = Skip links
skip-to-board = Skip to the board
reader-title = Read the board
reader-nothing = Nothing read yet
reader-places = Where a piece can go
reader-piece = Piece
reader-cell = Cell
reader-ways = Placements to choose from
read-cell = This cell
read-row = This row
read-column = This column
read-level = Level { $level }
read-connections = Connections
read-supplies = Pieces left
read-last = Last move
read-turn = Whose turn

# Settings
settings-contrast = High contrast
settings-reader = Screen-reader mode
settings-reader-how = Flat board, descriptions in sentences, typed moves and lists of placements
settings-keys = Single-key shortcuts
settings-keys-how = Use letters, digits and ? as shortcuts during a game
settings-title = Settings
settings-language = Language
settings-language-system = Same as browser
settings-theme = Theme
settings-theme-system = System
settings-theme-light = Light
settings-theme-dark = Dark
settings-quality = Graphics
settings-quality-auto = Automatic
settings-quality-simple = Simple
settings-quality-rich = Detailed
settings-motion = Reduce motion
settings-sound = Sound
settings-palette = Blue and orange instead of green and yellow
settings-patterns = Patterns on the pieces
settings-threats = Highlight threats
settings-notation = Show notation in reviews and puzzles
