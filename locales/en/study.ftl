# Puzzles and the review of games: the terminal program and the study screens of the page.

# What a puzzle is about.
puzzle-theme-win = Win
puzzle-theme-defence = Only defence
puzzle-theme-points = Points
puzzle-theme-cut = Cut
puzzle-theme-cover = Cover
puzzle-theme-wall = Wall
# What has to be done.
puzzle-task-connect = { $moves ->
    [one] { $team } to move and connect now.
   *[other] { $team } to move and connect in { $moves } moves.
}
puzzle-task-defend = { $moves ->
    [one] { $team } to move. Find the only move that stops the connection.
   *[other] { $team } to move. Find the only move that stops a connection within { $moves } moves.
}
puzzle-task-points = { $team } to move and connect for the most points.
# Why a line is no puzzle.
puzzle-error-fields = { $count ->
    [one] a puzzle has 6 fields separated by a semicolon and a space, but this line has one
   *[other] a puzzle has 6 fields separated by a semicolon and a space, but this line has { $count }
}
puzzle-error-position = the position
puzzle-error-task = "{ $word }" is not a task
puzzle-error-theme = "{ $word }" is not a theme
puzzle-error-rating = "{ $word }" is not a rating
puzzle-error-line = the line of moves cannot be read
puzzle-error-certificate = the certificate cannot be read at character { $column }
puzzle-in-line = line { $line }
# Why a certificate proves nothing.
puzzle-no-turn = it is nobody's turn to place a piece of their own
puzzle-connects-at-once = the team to move can connect at once
puzzle-illegal = { $move } is illegal
puzzle-not-solved = { $move } does not solve it
puzzle-also-solves = { $move } is not shown to fail
puzzle-other-line = the line of moves does not follow the certificate
puzzle-other-themes = the themes are not those of the solution
puzzle-lists = the certificate has { $found } lists of other moves but needs { $wanted }
puzzle-rating-range = the rating is out of range
puzzle-exhausted = it takes more than { $most } positions to check

# What a trainer says to a move.
puzzles-solved = Solved.
puzzles-go-on = Right. The reply is { $move }.
puzzles-fewer-points = That scores { $points }, but { $best } is possible. Try again.
puzzles-refuted = No: { $move } refutes it. Try again.
puzzles-wrong = No. Try again.
puzzles-replying = The other side replies.
puzzles-shown = This is the solution.
# The trainer of the page.
puzzles-title = Puzzles
puzzles-training = Training
puzzles-daily = Puzzle of the day
puzzles-daily-streak = { $days ->
    [one] One day in a row
   *[other] { $days } days in a row
}
puzzles-difficulty = Difficulty { $rating }
puzzles-next = Next puzzle
puzzles-show = Show solution
puzzles-skip = Skip
puzzles-again = Try again
puzzles-replay = Replay
puzzles-theme = Theme
puzzles-all-themes = All themes
puzzles-all-boards = All boards
puzzles-your-rating = Your rating
puzzles-streak = In a row
puzzles-best = Best
puzzles-count-solved = Solved
puzzles-unknown = There is no such puzzle

# A move for those who do not read notation.
move-on = { $shape } on { $cells }
move-standing = { $shape } standing on { $cells }
move-swap = Swap
move-resign = Resignation

# Why a move was a mistake. $team is a team's name within a sentence. What is needed is review-pieces, or review-cells
# where as many pieces are needed or their number is not known; what it is compared with is the number alone.
review-cells = { $count ->
    [one] one cell
   *[other] { $count } cells
}
review-pieces = { $count ->
    [one] one piece
   *[other] { $count } pieces
}
review-missed-connection = { $move } connects at once.
review-allows-connection = Now { $team } can connect at once with { $move }.
review-leaves-connection = This doesn't stop { $team } from connecting with { $move }.
review-allows-forced = Now { $team } plays { $move } and threatens both { $first } and { $second }: no single piece stops both.
review-allows-forced-next = Now { $team } plays { $move } and connects with the next piece, whatever the reply.
review-allows-win = Now { $team } plays { $move } and wins in { $moves } moves, whatever the reply.
review-path = This leaves { $team } with { $after } to go instead of { $before }.
review-path-lost = This leaves { $team } without a path.
review-reply-cuts = Now { $move } cuts { $team }'s path at { $cells }: { $after } to go instead of { $before }.
review-reply-cuts-off = Now { $move } cuts { $team } off at { $cells }: no path is left.
review-reply-stops = Now { $move } stops { $better }, which would have won.
review-reply-takes = Now the other side plays { $move } itself, which would have won.
review-leaves-path = After this { $team } still has only { $needed } to go.
review-wins-later = { $moves ->
    [one] With this { $team } still wins, but needs one more move.
   *[other] With this { $team } still wins, but needs { $moves } more moves.
}
review-likely-connection = Now { $team } plays { $move } and is likely to connect in { $moves } moves.
review-likely-worse = If play goes on as expected, { $team } has { $played } to go instead of { $better }.
review-better-cuts = { $move } cuts { $team }'s path at { $cells }: { $after } to go instead of { $before }.
review-better-cuts-off = { $move } cuts { $team } off at { $cells }: no path is left.
review-better-wins = With { $move }, { $team } wins in { $moves } moves, whatever the reply.
review-better-forces = { $move } threatens both { $first } and { $second }: no single piece stops both.
review-better-forces-next = After { $move } the next piece connects, whatever the reply.
review-better-threatens = { $move } threatens to connect with { $threat }.
review-better-stops = { $move } stops { $threat }, which would connect.
review-better-shortens = With { $move }, { $team } has { $better } to go instead of { $played }.
review-better-keeps = With { $move }, { $team } still has a path: { $better } to go.
review-likely-better = If play goes on as expected after { $move }, { $team } has { $better } to go instead of { $played }.

# Pictures of a position and of a game, to keep.
picture-png = PNG
picture-svg = SVG
picture-animation = Game as animation (GIF)
picture-progress = Making the animation
picture-cancel = Cancel
picture-failed = The picture could not be made.

# Why the proof of a value does not hold.
proof-no-move = no move is given for { $position }
proof-illegal = { $move } is illegal in { $position }
proof-missed = what is claimed does not hold in { $position }
proof-left-over = moves are missing or left over
proof-head = it does not begin like a proof
proof-line = line { $line } is not what belongs there
proof-other-material = it was made with the material { $material }
