# The tutorial. Lessons and what can be said to each answer are named in crates/guide.

# Around every lesson.
learn-title = Learn the game
learn-how = Short tasks on the real board. Do them in any order; what you have done is kept in this browser.
learn-progress = { $done } of { $all } done
learn-lesson = Lesson { $number } of { $all }
learn-done = done
learn-next = Next lesson
learn-again = Once more
learn-skip = Skip
learn-list = All lessons
learn-show = Show me
learn-answer = Your answer
learn-check = Check
learn-choice = { $letter }
learn-choice-how = Placement { $letter }
learn-choose = Choose this one
learn-marked = Marked cells: { $cells }
learn-forget = Forget what I have done
learn-game = Your first game
learn-game-how = A whole game against the computer at its gentlest level. On every turn it suggests a piece and says why; play it, or do something else.
learn-game-hints = Suggestions
learn-all-done = You know all you need. Now play a whole game.

lesson-flat = Place a piece
lesson-flat-text = Every turn you place one piece. Take one from your supply, move it over the board and place it.
lesson-flat-task = Place any piece so that it lies flat: all its cubes on the board.
lesson-flat-done = That is all there is to a turn. Every piece that lies flat on free cells is allowed.
lesson-flat-standing = That piece stands: some of its cubes are higher up. Tip it until it lies flat.

lesson-turn = Turn a piece
lesson-turn-text = You can turn a piece three ways: round on the spot, tipped forwards and tipped sideways. Turning it over gives its mirror image.
lesson-turn-task = Fill just the four marked cells.
lesson-turn-done = It fits. A piece may be turned any way in space.
lesson-turn-standing = That piece does not lie flat. Tip it until every cube is on the board.
lesson-turn-piece = Another piece is needed: three cells in a row and one more at the end are an L.
lesson-turn-cells = The right piece, but not just the marked cells. Turn it, or move it.

lesson-stand = Build upwards
lesson-stand-text = Pieces may stand. A tower of three cubes is the highest that there can be.
lesson-stand-task = Place a piece that is three cubes high in one cell.
lesson-stand-done = A tower. Nobody can cover it any more.
lesson-stand-lying = That piece has no cube on top of another. Tip it until three stand in one cell.
lesson-stand-low = Two cubes high. Tip it once more, until three stand in one cell.

lesson-cover = Cover a piece
lesson-cover-text = What counts is the colour on top. You may cover any piece, as long as at least one of your cubes touches the board and nothing hangs in the air.
lesson-cover-task = Cover at least one cell of the green piece.
lesson-cover-done = Now the top there is yours. Green can no longer use it.
lesson-cover-own = Allowed, but you covered only your own piece. Cover the green one.
lesson-cover-beside = Allowed, but green is not covered. Try an L or a T of which one part stands beside green and the rest lies on it.

lesson-allowed = What is allowed
lesson-allowed-text = Three rules: every cube above a cell, at least one cube on the board, and no gap beneath.
lesson-allowed-task = Look at the three placements. Which one is allowed?
lesson-allowed-done = One cube stands in c4 and the others lie on green: it touches the board and leaves no gap.

lesson-why = Why not
lesson-why-text = The table always says why a placement is refused, and marks the cells.
lesson-why-task = This T cannot be placed here. Which rule does it break?
lesson-why-done = Its arm would hang over e4, one level up, with nothing beneath.
lesson-why-on-the-board = All its cubes are above cells of the board. Look beneath its arm.
lesson-why-touches-the-board = Its foot touches the board in d4. Look beneath its arm.

lesson-rule-on-the-board = It is not all on the board
lesson-rule-touches-the-board = It does not touch the board
lesson-rule-no-gap = There would be a gap beneath it

lesson-corner = Corners do not join
lesson-corner-text = A path goes from cell to cell over edges. Two cells that touch only at a corner are not joined.
lesson-corner-task = Join the two marked cells with one piece.
lesson-corner-done = Now there is a way from one to the other over yellow tops.
lesson-corner-one = That touches one of the two, but not the other. Fill a cell that lies beside both.
lesson-corner-neither = That joins neither of them. Fill a cell that lies beside both.

lesson-win = Win
lesson-win-text = Join two opposite sides with a path of your colour and you win at once.
lesson-win-task = Yellow reaches from the south almost to the north. Connect.
lesson-win-done = Connected. The white dots are the faces of your path.
lesson-win-short = Joined to your path, but it does not reach the north yet.
lesson-win-apart = That piece is not joined to your path. Begin beside a6 or b6.

lesson-block = Stop your opponent
lesson-block-text = Beside your own path, watch theirs. Placing beside it seldom helps: it walks round. Covering it does.
lesson-block-task = Green connects with its next move. Place a piece so that it cannot.
lesson-block-done = Green has no winning move any more.
lesson-block-still = Green would still connect, with { $move }. Cover a part of its path.

lesson-wall = Over the wall
lesson-wall-text = A wall two cubes high can be climbed by one piece only: an L that stands beside it, with its short arm on top.
lesson-wall-task = The green tower in d4 is in your way. Get over it and connect.
lesson-wall-done = Up your own tower, over the top and down again on the other side. All the walls on the way are yellow.
lesson-wall-short = Joined to your pieces, but the tower in d4 still parts them. Its top must be yellow, and the wall that you climb too.
lesson-wall-apart = That piece is not joined to yours. Stand an L in c4.

lesson-broken = The broken wall
lesson-broken-text = Between two cells of different height the path climbs a wall, and every face of that wall must be yours. From above you cannot see it.
lesson-broken-task = Yellow seems to be connected from west to east, and is not. Point at a cell where the path breaks. Turn the board to look, or find the mark in the flat view.
lesson-broken-done = Between d4 and e4 the wall shows a green face. Yellow is not connected.
lesson-broken-empty = That cell is empty. Follow the yellow path.
lesson-broken-other = That top is not yellow. Follow the yellow path.
lesson-broken-whole = Here yellow is joined to all its yellow neighbours. Look where it climbs down.

lesson-count = Count the faces
lesson-count-text = When you play for points, the winner gets one for each face of the shortest path: tops and walls.
lesson-count-task = How many points is yellow's path worth?
lesson-count-done = Eight tops, one wall up and one wall down: ten.
lesson-count-walls = Those are the tops. The path also climbs up to d4 and down again.
lesson-count-cubes = Those are all the cubes. Count only the faces that the path runs over.
lesson-count-few = It is more. Count the tops from d1 to d8 and the walls between them.
lesson-count-many = It is fewer. Count the tops from d1 to d8 and the walls between them.

lesson-edge = Pieces on the edge
lesson-edge-text = If nobody connects, the team with fewer pieces on the outer edge wins. A piece counts when a cube of it rests on the board in a cell of the edge.
lesson-edge-task = How many yellow pieces are on the edge?
lesson-edge-done = The L at a1 and the I at e1. The arm over h5 only hangs there.
lesson-edge-hanging = One of those only hangs over the edge: its arm lies on green in h5, and its foot is in g5.
lesson-edge-all = Those are all the yellow pieces. Count only those that touch the board in a cell of the edge.
lesson-edge-few = There are more. Look at the west and at the south.
lesson-edge-many = That is too many. Count pieces, not cubes.

lesson-neutral = The blue piece
lesson-neutral-text = In one variant each team first places a blue piece. It belongs to nobody and stands in everybody's way.
lesson-neutral-task = Place your blue piece so that nobody can ever cover it.
lesson-neutral-done = Three cubes high: nothing goes on top of that.
lesson-neutral-lying = A blue piece that lies can be covered later. Tip it until it stands.

lesson-octagon = Opposite sides count double
lesson-octagon-text = The octagon has eight sides. You may join a side with its opposite or with a neighbour of that. Only exactly opposite sides count double.
lesson-octagon-task = Yellow comes from the north. Connect so that the points are doubled.
lesson-octagon-done = North and south are exactly opposite: the faces count double.
lesson-octagon-single = That wins, for { $points } points. But it ends beside the south. End in one of the marked cells, and they are doubled.
lesson-octagon-short = Joined to your path, but it does not reach the south yet.
lesson-octagon-apart = That piece is not joined to your path. Begin beside d3 or e3.

lesson-four = Four players
lesson-four-text = With four players partners sit opposite each other. Their two shades count as one colour.
lesson-four-task = The lighter pieces are your partner's. Connect the west with the east.
lesson-four-done = Your pieces and your partner's make one path.
lesson-four-short = Joined to your team's path, but it does not reach the east yet.
lesson-four-apart = That piece is not joined to your team's path. Go on from f5.

lesson-advice-connect = You can connect: this piece wins.
lesson-advice-block = Green is about to connect. This piece stops it.
lesson-advice-cover = This piece covers green and makes its way longer.
lesson-advice-build = This piece brings you nearer to the other side.
