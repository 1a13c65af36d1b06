# The tutorial. Lessons and what can be said to each answer are named in crates/guide.

# Around every lesson.
learn-title = Learn to play
learn-how = Short tasks on a real board. Do them in any order; your progress is saved in this browser.
learn-basics = The basics
learn-more = More to know
learn-progress = { $done } of { $all } done
learn-lesson = Lesson { $number } of { $all }
learn-done = done
learn-next = Next lesson
learn-again = Try again
learn-skip = Skip
learn-list = All lessons
learn-show = Show me
learn-answer = Your answer
learn-check = Check
learn-choice = { $letter }
learn-choice-how = Placement { $letter }: { $lies }
learn-choose = Choose this one
learn-marked = Marked cells: { $cells }
learn-forget = Reset progress
learn-forget-sure = Reset your progress?
learn-game = Your first game
learn-game-how = A whole game against the computer at its easiest. On every turn it suggests a piece and tells you why. Play it, or try something else.
learn-game-hints = Suggestions
learn-all-done = You know all you need. Now play a whole game.

lesson-win = The aim
lesson-win-text = Connect two opposite sides of the board with a path of your colour, and you win at once.
lesson-win-task = Your { -yellow } path runs from the south almost to the north. Complete it.
lesson-win-done = Connected: that wins the game. The white dots are the faces of your path.
lesson-win-short = Joined to your path, but it doesn't reach the north yet.
lesson-win-apart = That piece isn't joined to your path. Start next to a6 or b6.

lesson-flat = Place a piece
lesson-flat-text = On every turn you place one piece. Take one from your supply, move it over the board and place it.
lesson-flat-task = Place any piece so that it lies flat, with all its cubes on the board.
lesson-flat-done = That is a whole turn. Any piece may lie flat on empty cells.
lesson-flat-standing = That piece is standing: some of its cubes are higher up. Tip it until it lies flat.

lesson-turn = Turn a piece
lesson-turn-text = You can turn a piece three ways: spin it on the spot, tip it forwards or tip it sideways. Turned over, it becomes its mirror image.
lesson-turn-task = Fill exactly the four marked cells.
lesson-turn-done = It fits. You can turn a piece any way you like.
lesson-turn-standing = That piece doesn't lie flat. Tip it until every cube is on the board.
lesson-turn-piece = You need a different piece: three cells in a row and one more at the end make an L.
lesson-turn-cells = The right piece, but not exactly the marked cells. Turn it or move it.

lesson-stand = Build upwards
lesson-stand-text = Pieces may stand upright. No tower is ever higher than three cubes.
lesson-stand-task = Place a piece that is three cubes high in one cell.
lesson-stand-done = A tower. Nobody can ever cover it.
lesson-stand-lying = That piece has no cube on top of another. Tip it until three stand in one cell.
lesson-stand-low = That is two cubes high. Tip it once more, until three stand in one cell.

lesson-cover = Cover a piece
lesson-cover-text = Only the colour on top counts. You may cover any piece, as long as at least one of your cubes touches the board and nothing hangs in the air.
lesson-cover-task = Cover at least one cell of the { -green } piece.
lesson-cover-done = Now that top is yours. { -green(form: "capital") } can no longer use it.
lesson-cover-own = Allowed, but you only covered your own piece. Cover the { -green } one.
lesson-cover-beside = Allowed, but the { -green } piece isn't covered. Try an L or a T: one part beside it, the rest on top.

lesson-corner = Corners don't join
lesson-corner-text = A path goes from cell to cell across a shared edge. Cells that touch only at a corner aren't joined.
lesson-corner-task = Join the two marked cells with one piece.
lesson-corner-done = Now { -yellow } tops lead from one to the other.
lesson-corner-one = That touches one of the two, but not the other. Fill a cell that is next to both.
lesson-corner-neither = That joins neither of them. Fill a cell that is next to both.

lesson-wall = Over the wall
lesson-wall-text = Only one piece can get on top of a wall two cubes high: an L that stands beside it, with its short arm on top.
lesson-wall-task = The { -green } tower in d4 is in your way. Get over it and connect.
lesson-wall-done = Up your own tower, across the top and down the other side. Every wall on the way is { -yellow }.
lesson-wall-short = Joined to your pieces, but the tower in d4 still separates them. Its top must be { -yellow }, and so must the wall you climb.
lesson-wall-apart = That piece isn't joined to yours. Stand an L in c4.

lesson-broken = Broken by a wall
lesson-broken-text = Between two cells of different height the path climbs a wall, and every face of that wall must be yours. You can't see it from above.
lesson-broken-task = { -yellow(form: "capital") } looks connected from west to east, but isn't. Point at a cell where the path breaks. Turn the board to look, or find the mark in the flat view.
lesson-broken-done = Between d4 and e4 the wall shows a { -green } face. { -yellow(form: "capital") } is not connected.
lesson-broken-empty = That cell is empty. Follow the { -yellow } path.
lesson-broken-other = That top isn't { -yellow }. Follow the { -yellow } path.
lesson-broken-whole = This cell is joined to all its { -yellow } neighbours. Look where the path climbs down.

lesson-block = Stop your opponent
lesson-block-text = Watch your opponent's path too. Blocking beside it rarely works: they go round. Cover it.
lesson-block-task = { -green(form: "capital") } can connect with its next move. Place a piece that stops it.
lesson-block-done = { -green(form: "capital") } has no winning move left.
lesson-block-still = { -green(form: "capital") } could still connect at { $cells }. Cover part of its path.

lesson-allowed = What is allowed
lesson-allowed-text = There are three rules: every cube above a cell, at least one cube on the board, and no gap underneath. The game always tells you why a placement is refused, and marks the cells.
lesson-allowed-task = Look at the three placements. Which one is allowed?
lesson-allowed-done = Two cubes stand in c4 and two lie on { -green }: the piece touches the board and leaves no gap.

lesson-sides = Either pair of sides
lesson-sides-text = Both pairs of opposite sides are open to you, and you can change your plan at any time.
lesson-sides-task = { -green(form: "capital") } has blocked your way to the north. Connect the west to the east instead.
lesson-sides-done = West to east wins just as well.
lesson-sides-short = Joined to your pieces, but it doesn't reach the east yet.
lesson-sides-apart = That piece isn't joined to yours. Carry on from e4.

lesson-out = Out, and a draw
lesson-out-text = If it is your turn and none of your pieces fits, you are out, and the others play on. When nobody can place a piece and nobody is connected, the game is a draw.
lesson-out-task = Nobody can place another piece here, and nobody is connected. How does the game end?
lesson-out-done = A draw. The edge of the board only matters when you play for points.
lesson-out-nobody = Nobody is connected, so nobody wins.
lesson-outcome-yellow = { -yellow(form: "capital") } wins
lesson-outcome-green = { -green(form: "capital") } wins
lesson-outcome-draw = Draw

lesson-count = Count the faces
lesson-count-text = When you play for points, the winner scores one for each face of the shortest path: tops and walls.
lesson-count-task = How many points is the { -yellow } path worth?
lesson-count-done = Eight tops, one wall up and one wall down: ten.
lesson-count-walls = Those are the tops. The path also climbs up to d4 and down again.
lesson-count-cubes = Those are all the cubes. Count only the faces that the path runs over.
lesson-count-few = More than that. Count the tops from d1 to d8 and the walls between them.
lesson-count-many = Fewer than that. Count the tops from d1 to d8 and the walls between them.

lesson-edge = Pieces on the edge
lesson-edge-text = When you play for points and nobody connects, the team with fewer pieces on the outer edge wins. A piece counts when one of its cubes rests on the board in an edge cell.
lesson-edge-task = How many { -yellow } pieces are on the edge?
lesson-edge-done = Two: the L at a1 and the I at e1. The T's arm over h5 rests on { -green }, not on the board.
lesson-edge-hanging = One of those only reaches over the edge: its arm lies on { -green } in h5, and its foot is in g5.
lesson-edge-all = Those are all the { -yellow } pieces. Count only the ones that touch the board in an edge cell.
lesson-edge-few = There are more. Look at the west and the south.
lesson-edge-many = That is too many. Count pieces, not cubes.

lesson-neutral = The { -neutral } piece
lesson-neutral-text = In one variant each team first places a { -neutral } piece. It belongs to nobody and is in everybody's way.
lesson-neutral-task = Place your { -neutral } piece so that nobody can ever cover it.
lesson-neutral-done = Three cubes high: nothing goes on top of that.
lesson-neutral-lying = A { -neutral } piece that lies flat can be covered later. Tip it until it stands.

lesson-octagon = Opposite sides count double
lesson-octagon-text = The octagon has eight sides. You may connect a side to the opposite one or to either neighbour of that. Only exactly opposite sides count double.
lesson-octagon-task = { -yellow(form: "capital") } comes from the north. Connect so that the points are doubled.
lesson-octagon-done = North and south are exactly opposite: the faces count double.
lesson-octagon-single = That wins { $points } points, but the path ends next to the south side. End in one of the marked cells to double them.
lesson-octagon-short = Joined to your path, but it doesn't reach the south yet.
lesson-octagon-apart = That piece isn't joined to your path. Start next to d3 or e3.

lesson-four = Four players
lesson-four-text = With four players, partners sit opposite each other. Their two shades count as one colour.
lesson-four-task = The lighter pieces are your partner's. Connect the west to the east.
lesson-four-done = Your pieces and your partner's make one path.
lesson-four-short = Joined to your team's path, but it doesn't reach the east yet.
lesson-four-apart = That piece isn't joined to your team's path. Carry on from f5.
