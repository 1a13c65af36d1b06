# The rules, explained for people. Chapters, paragraphs and figures are named in crates/guide;
# the numbers in captions come from the rules themselves.

# Around the chapters.
guide-contents = Contents
guide-print = Print
guide-turn = Turn it in 3D
guide-flat = Show it flat
guide-figure = Figure { $number }

rules-goal = What it is about
rules-goal-aim = Caminos is a game for two players, or for four in two teams. Take turns to place one wooden piece. You win when faces of your colour form an unbroken path from one side of the board to the opposite side.
rules-goal-cover = Pieces may stand upright and may cover other pieces, so the path climbs up and down. What you see from above may look joined and still be broken by a wall of another colour.
rules-goal-author = Stefan Kögl invented the game; it was published in 2010. This is an independent version with rules in its own words.

rules-box = What is in the box
rules-box-pieces = Each colour has 14 pieces made of cubes: four of the shape L, four T, four Z and two I. L, T and Z have four cubes, I has three. There are also two blue neutral pieces of the form of I, one for each team; they are used only in a variant.
rules-box-turned = A piece may be turned any way in space, mirrored too: turning it over makes its mirror image. No piece is longer than three cubes.
rules-box-boards = There are four boards.
rules-box-corners = A cell where two sides meet belongs to both.
rules-box-standard = Shapes, counts and board sizes are this project's standard material. The published rule sheets show them only in pictures; ours agree with everything that their text says. If your box differs, describe it in a file: see the chapter on your own box.

rules-start = Before you begin
rules-start-supply = With two players each takes all 14 pieces of a colour. The board is empty.
rules-start-first = Yellow begins. Then the turn changes after every piece.
rules-start-names = Cells are named like the squares of chess: letters from left to right, numbers from bottom to top. A name never depends on where you sit.

rules-placing = Placing a piece
rules-placing-turn = On your turn place exactly one of your pieces, anywhere it may go. It may stand alone, touch other pieces or cover them.
rules-placing-rules = Three rules say where a piece may go.
rules-placing-on-the-board = On the board: every cube is above a cell. The hole of the ring is no cell.
rules-placing-touches-the-board = Touching the board: at least one cube rests on the board itself.
rules-placing-no-gap = No gap beneath: every cube rests on the board or on another cube. Nothing hangs in the air.
rules-placing-cover = You may cover pieces of any colour: your own, your opponent's and the blue ones. What counts is the colour that lies on top.
rules-placing-height = Since a piece must touch the board and is at most three cubes long, no tower is ever higher than three cubes. The L is the only piece that gets on top of a wall two cubes high: stand it beside the wall and lay its short arm on top.
rules-placing-must = Pieces that lie stay where they are. While you can place a piece you must; you cannot pass.

rules-path = The path
rules-path-above = A path runs over faces of your colour: over the tops that you see from above, and over the walls that it climbs between them.
rules-path-tops = Two neighbouring cells can be joined when the top of each is your colour.
rules-path-walls = If one is higher, every face of the wall between them must be your colour too.
rules-path-corner = Cells are neighbours when they share an edge. Cells that touch only at a corner are not joined.
rules-path-broken = A wall of another colour breaks the path, even where both tops are yours. From above you cannot see it. This is how many games are saved.
rules-path-edge = The path begins and ends with the tops of cells at two sides. They count at any height: nothing of yours has to touch the board there. The outer faces at the edge of the board do not count.
rules-path-blue = Blue faces belong to nobody.

rules-end = The end of a game
rules-end-win = Whoever completes a path with their own piece wins at once.
rules-end-out = If it is your turn and no piece of yours can be placed, or you have none left, you are out for the rest of the game, even if a place would open up later. The others play on.
rules-end-draw = When nobody can place any more and nobody is connected, the game is a draw, unless you play for points.

rules-sides = Which sides to join
rules-sides-four = On the square and the diamond join two opposite sides. Both pairs are open to both players; you may change your mind at any time.
rules-sides-eight = On the octagon and the ring there are eight sides. Join a side with its opposite, or with either neighbour of its opposite. The rim of the ring's hole is no side.
rules-sides-opposite = Joining exactly opposite sides is harder, and counts double when you play for points.

rules-points = Playing for points
rules-points-winner = In a series of games you may play for points. Only the winner of a game gets any.
rules-points-faces = Connected: count the faces of the shortest path that joins the sides, tops and walls. Each is one point.
rules-points-doubled = On the octagon and the ring: if exactly opposite sides are joined, the shortest such path counts, doubled.
rules-points-edge = Not connected: the team with fewer pieces on the outer edge wins, and gets one point for each piece that the other team has there. A piece is on the edge when a cube of it rests on the board in a cell of a side. Parts that only hang over the edge higher up do not count, nor do blue pieces. With equal numbers nobody gets points.
rules-points-series = The points of all games are added up. The teams take turns to begin.

rules-neutral = Variant: blue pieces
rules-neutral-first = Before the first turn each team places its blue piece by the usual rules, yellow first. Then yellow begins.
rules-neutral-obstacle = Blue pieces are obstacles that belong to nobody. One that lies can be covered; one that stands is three cubes high and never can.

rules-four = Four players
rules-four-teams = Partners sit opposite each other and play the same colour in two shades. Both shades count as one colour for the path.
rules-four-halves = Each colour's pieces are split into two equal halves: two L, two T, two Z and one I for each player. You place only from your own half. Turns go round clockwise.
rules-four-out = A player who cannot place is out; the partner plays on.

rules-variants = Other ways to play
rules-variants-swap = Swap, for two players: instead of a first move of their own, the second player may take over yellow. The two exchange seats, the board stays as it is, and green places next. So nobody begins with too good a move.
rules-variants-team = The published sheets disagree about four players: in one of them a player who cannot place takes the partner out too. Here only that player is out, unless you choose otherwise.
rules-variants-silent = Where the sheets say nothing we decided: placing is compulsory, the first player to begin is yellow, and if one piece joins several pairs of sides, the shortest path of the best kind counts.

rules-material = Your own box
rules-material-why = The sizes of boards and pieces here are this project's standard material. If you own the game and yours are different, or if you would like to try something of your own, describe it in a material file.
rules-material-file = A material file is a short text. Each shape has a letter, a count and a drawing of its cubes; each board has a name, a drawing of its cells, and its sides with the goals to join. What you leave out stays as in the standard material.
rules-material-check = A mistake in the file is reported with its line and column. Worked examples come with the project in the folder materials, and docs/materials.md explains every line.
rules-material-use = In the terminal, give the file to the program: caminos play --material FILE.

rules-notation = Writing moves down
rules-notation-move = A move is the letter of the shape and the cells that the piece enters. A cell that takes two or three cubes is followed by ^2 or ^3.
rules-notation-lying = Lb2b3b4c4 is an L that lies flat.
rules-notation-standing = Ib2^3 is an I that stands, three cubes high in b2.
rules-notation-arm = Lb2^3c2 is an L with three cubes in b2 and one in c2: on the board if c2 is empty, on top if c2 is two cubes high.
rules-notation-neutral = Na3a4a5 is a blue piece.
rules-notation-read = The heights on the board say where every cube goes, so this is all that is needed. You can type moves like this at the table and in the terminal.

rules-figure-win = Yellow joins the south with the north: { $faces } faces.
rules-figure-pieces = The shapes: L and Z in yellow, T and I in green, and two blue neutral pieces.
rules-figure-square = The square: { $cells } cells and { $sides } straight sides.
rules-figure-diamond = The diamond: { $cells } cells and { $sides } zigzag sides.
rules-figure-octagon = The octagon: { $cells } cells and { $sides } sides, straight and zigzag in turn.
rules-figure-ring = The ring: the octagon without its four middle cells, { $cells } cells and { $sides } sides.
rules-figure-ways = Three ways to place an L: lying, with one end two cubes high, and standing three cubes high.
rules-figure-off-board = Refused: two cubes would be in the hole of the ring.
rules-figure-above = Refused: this I would lie on another piece and touch the board nowhere.
rules-figure-gap = Refused: the arm of this T would hang in the air over d3.
rules-figure-cover = Allowed: one cube of the L touches the board in c4, and two lie on green.
rules-figure-over = Allowed: the L stands in c4 and its arm lies on the green tower in d4.
rules-figure-climb = Yellow joins the west with the east over the tower: eight tops and four walls, { $faces } faces.
rules-figure-corner = The yellow cells c4 and d5 touch only at a corner: they are not joined.
rules-figure-broken = It looks like a yellow path from west to east. But between d4 and e4 a wall face is green: yellow is not connected.
rules-figure-edge = The path begins in a4 on top of a green piece. That is allowed: { $faces } faces.
rules-figure-near = North with south-west, a neighbour of the south: { $faces } faces, { $points } points.
rules-figure-opposite = North with south, exactly opposite: { $faces } faces, doubled to { $points } points.
rules-figure-count = Eight tops, one wall up and one wall down: { $faces } faces, { $points } points.
rules-figure-edge-pieces = Nobody is connected and nobody can place any more. Pieces on the edge: yellow { $yellow }, green { $green }. Yellow has fewer and gets { $points } points.
rules-figure-neutral = A yellow L covers part of a lying blue piece. The blue tower in g6 stays free for ever.
rules-figure-four = Two shades, one colour: the partners in yellow join the west with the east, { $faces } faces.
