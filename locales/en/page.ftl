# What the page itself says.

title = Caminos
tagline = Join two opposite sides with a path of your colour. Pieces may cover pieces.

# First screen
home-play = Play
home-play-how = Against the computer, on the square
home-continue = Continue the last game
home-continue-how = { $what }, { $moves ->
    [0] not begun
    [one] one move
   *[other] { $moves } moves
}
home-learn = Learn the game
home-learn-how = { $done ->
    [0] Short lessons on the real board
    [one] One lesson done
   *[other] { $done } lessons done
}
home-rules = Rules
home-new = New here? Three minutes to learn it
home-friend = Play a friend
home-friend-here = At this screen
home-friend-here-how = Take turns on one device
home-friend-link = By link
home-friend-link-how = Send a link; each plays on their own device
home-more = More options
home-unfinished-count = Unfinished games: { $count }
home-strength = Strength
home-strength-1 = Follows its own path and does not see yours
home-strength-2 = Like 1, but now and then it spots a win
home-strength-3 = Never misses a win, and blocks yours
home-strength-4 = Looks a little ahead and is careless early on
home-strength-5 = Looks further ahead: a fair match after a few games
home-strength-6 = Sees wins that cannot be stopped
home-strength-7 = Punishes small mistakes
home-strength-8 = Hardly ever makes a mistake
home-strength-9 = Plays as well as it can and takes its time
home-unfinished = Unfinished games
home-delete = Delete
home-deleted = Deleted
home-unreadable = This game cannot be read
home-save = Save as a file
home-games = Games by link
home-open-link = Game { $game }
home-choose = Choose a game
choose-board = Board
choose-players-2 = Two
choose-players-4 = Four, in teams
choose-variant = Variant
choose-neutral = Neutral pieces
choose-neutral-how = Each team first places a blue obstacle
blue-orange-choose-neutral-how = Each team first places a grey obstacle
choose-scoring = Count points
choose-scoring-how = Faces of the path count, and the edge decides a game without one
choose-swap = Swap
choose-swap-how = The second player may take over the first move
choose-games = Games in the series
choose-games-n = { $games ->
    [one] one
   *[other] { $games }
}
choose-seats = Who plays
choose-seat = Seat { $seat }, { $team }
choose-who-here = Me
choose-who-friend = A friend here
choose-who-computer = Computer, level { $level }
choose-who-link = A friend by link
choose-name = Name
choose-start = Start this game
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
table-board-how = Arrows go from cell to cell. D reads the cell, J its row, K its column, L a level, N the connections, P the pieces left, M the last move, O whose turn it is. 1 to 4 take up a piece, Enter places it
table-board-3d-how = 1 to 4 take up a piece, arrows move it, R, F and T turn it, Enter places it. For cells that are read out, turn screen-reader mode on
table-players = Players
table-side = Moves and actions
table-summary = { $board } · { $players } players
table-round = Game { $round } of { $games }
table-turn-you = Your turn
table-turn = { $player } to move
table-thinking = { $player } is thinking
table-hinting = Looking for a good move
table-failed = The computer could not think. Take a move back or start again
table-neutral = Place the neutral piece first
table-earlier = You are looking at move { $ply }
table-back-to-now = Back to now
table-pick = Choose a piece
table-aim = Move the piece over the board, turn it, and place it
table-legal = { $move }
table-hint = A good move: { $move }. Win { $win }%, draw { $draw }%
table-hint-swap = A good move: swap
table-out = out
table-you = you
table-computer = computer { $level }
table-open = open seat
table-away = away
table-swap = Swap seats instead
table-supply = Pieces of { $player }
table-ply-empty = No moves yet
table-moves = Moves
table-spectator = You look on

act-place = Place
act-cancel = Put back
act-turn-upright = Turn
act-turn-across = Tip forwards
act-turn-along = Tip sideways
act-fits = Show where it fits
act-connections = Show the nearest connections
act-takeback = Take back
act-hint = Hint
act-resign = Give up
act-resign-sure = Give up this game?
act-yes = Yes
act-no = No
act-undo = Undo
act-close = Close
act-first = First position
act-previous = One move back
act-next = One move on
act-last = Latest position
act-reset-camera = Reset the view
act-top-view = From above
act-zoom-in = Closer
act-zoom-out = Further away
act-record = Download the record
act-copy-position = Copy the position
act-open-position = Try moves from here
act-type = Type a move
act-type-how = e.g. La1a2a3b3
act-play-text = Play

# The end
end-next = Next game
end-rematch = Rematch
end-home = To the first screen
end-look = Look at the board
end-again = How it ended
end-score = Series

# Requests
ask-takeback = { $player } would like to take back a move
ask-rematch = { $player } would like a rematch
ask-waiting = Waiting for an answer
ask-agree = Agree
ask-refuse = Refuse
ask-withdraw = Do not ask any more

# Clocks
choose-clock = Clock
choose-clock-none = No clock
choose-clock-increment = { $minutes } min + { $seconds } s per move
choose-clock-days = { $days ->
    [one] One day per move
   *[other] { $days } days per move
}
clock-of = Time of { $player }
# Hours and minutes follow the days: 2 d 05:12.
clock-days-left = { $days } d { $time }
clock-seconds-left = { $seconds ->
    [one] { $player }: one second left
   *[other] { $player }: { $seconds } seconds left
}
table-paused = The game is paused
act-pause = Pause
act-resume = Go on
ask-pause = { $player } would like a pause
ask-resume = { $player } would like to go on
seat-free = Open this seat again
seat-free-sure = Whoever sits here loses the seat. Open it again?

# By link
link-title = Invite
link-how = Send this link. Your friend opens it and presses “Take a seat”; everybody else can watch.
link-copy = Copy the link
link-copied = Copied
link-lan = In the same network
link-qr = The link as a QR code
link-waiting = Waiting for { $count ->
    [one] one more player
   *[other] { $count } more players
}
link-claim = Take a seat
link-claim-how = A seat is open at this table.
link-watch = Only look on

# Quiet screens
state-loading = Setting up the board
state-connecting = Connecting
state-lost = The connection was lost. Trying again; nothing is lost
state-missing = There is no such game
state-missing-how = The link may be cut off, or the game was removed.
state-not-found = Page not found
state-not-found-how = There is nothing at this address.
state-outdated = The page is out of date
state-outdated-how = Load it again to go on with your game.
state-reload = Load again
state-offline = No server can be reached
state-offline-how = You can play here against the computer or with a friend at this screen.
state-broken = Something went wrong
state-broken-how = Your game is kept. Load the page again to go on.
state-copy-details = Copy details
state-no-3d = This browser shows no 3D, so the board is flat
state-too-many = Too many tables were opened from here. Try again in a while
state-unavailable = The server cannot open a table just now

# Help
help-title = How to play
help-goal = Take turns to place one piece. You win when faces of your colour form a continuous path between two opposite sides, seen from above.
help-goal-eight = Here a side may also be joined with either neighbour of its opposite side. Exactly opposite sides count double.
help-rule-1 = Every cube is above a cell of the board, and at least one rests on it.
help-rule-2 = No gap may stay beneath a piece.
help-rule-3 = Neighbouring tops are joined when both are yours and every face of the wall between them is yours too.
help-keys = Keys
help-key-shapes = 1 to 4: choose a piece
help-key-turn = R, F, T: turn it about the three axes
help-key-arrows = Arrows: move it
help-key-enter = Enter: place it
help-key-escape = Escape: put it back
help-key-view = V: flat or 3D
help-key-hint = H: hint
help-key-undo = U: take back
help-key-fits = W: show where the piece fits
help-key-connections = C: show the nearest connections
help-key-step = Page up and page down: step through the moves
help-key-read = D, J, K, L: read the cell, its row, its column, a level
help-key-read-game = N, P, M, O: read the connections, the pieces left, the last move, whose turn it is
help-key-help = ?: this help

# The rules as a page
guide-rules = The rules

# For those who listen
skip-title = Shortcuts
skip-to-board = Skip to the board
reader-title = Read the board
reader-nothing = Nothing was read yet
reader-places = Where a piece can go
reader-piece = Piece
reader-cell = Cell
reader-ways = Placements, each a button
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
settings-reader-how = The flat board with sentences, typed moves and lists of placements
settings-keys = Single-key shortcuts
settings-keys-how = Letters, digits and ? as commands at the table
settings-title = Settings
settings-language = Language
settings-language-system = As the browser
settings-theme = Theme
settings-theme-system = As the system
settings-theme-light = Light
settings-theme-dark = Dark
settings-quality = Graphics
settings-quality-auto = Automatic
settings-quality-simple = Simple
settings-quality-rich = Detailed
settings-motion = Less motion
settings-sound = Sound
settings-palette = Blue and orange instead of green and yellow
settings-palette-texts = With your colours, what is called yellow here is orange, green is blue and blue is grey.
settings-patterns = Patterns on the pieces
settings-threats = Let threats glow
