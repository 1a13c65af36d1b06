# The rules, explained for people. Chapters, paragraphs and figures are named in crates/guide;
# the numbers in captions come from the rules themselves.

# Around the chapters.
guide-contents = Contents
guide-print = Print
guide-3d = View in 3D
guide-flat = View flat
guide-figure = Figure { $number }

rules-goal = Aim of the game
rules-goal-aim = Caminos is a game for two players, or for four in two teams. Players take turns placing one wooden piece. You win when faces of your colour form an unbroken path from one side of the board to the opposite side.
rules-goal-cover = Pieces may stand upright and may cover other pieces, so the path climbs up and down. What you see from above may look joined and still be broken by a wall of another colour.
rules-goal-author = Stefan Kögl invented the game; it was published in 2010. This is an independent version with rules in its own words.

rules-box = What is in the box
rules-box-pieces = Each colour has 14 pieces made of cubes: four of the shape L, four T, four Z and two I. L, T and Z have four cubes, I has three. There are also two { -neutral } neutral pieces shaped like the I, one for each team; they are used only in a variant.
rules-box-rotated = A piece may be turned any way in space. That includes its mirror image: turn the piece over to get it. No piece is longer than three cubes.
rules-box-boards = There are four boards.
rules-box-corners = A cell where two sides meet belongs to both.
rules-box-standard = Shapes, counts and board sizes are this project's standard material. The published rule sheets show them only in pictures; ours agree with everything their text says. If your box is different, describe it in a file: see the appendix on your own box.

rules-start = Before you begin
rules-start-square = The rule sheets recommend starting on the square.
rules-start-supply = With two players, each takes all 14 pieces of one colour. The board is empty.
rules-start-first = { -yellow(form: "capital") } begins. After that you take turns, one piece each.
rules-start-names = Cells are named like the squares of a chessboard: letters from left to right, numbers from bottom to top. A cell's name never depends on where you sit.

rules-placing = Placing a piece
rules-placing-turn = On your turn, place exactly one of your pieces anywhere it may go. It may stand alone, touch other pieces or cover them.
rules-placing-rules = Three rules say where a piece may go.
rules-placing-on-the-board = On the board: every cube is above a cell. The ring's hole is not a cell.
rules-placing-touches-the-board = Touching the board: at least one cube rests on the board itself.
rules-placing-no-gap = No gap beneath: every cube rests on the board or on another cube. Nothing hangs in the air.
rules-placing-cover = You may cover pieces of any colour: your own, your opponent's and the { -neutral } ones. What counts is the colour that lies on top.
rules-placing-height = Since a piece must touch the board and is at most three cubes long, no tower is ever higher than three cubes. The L is the only piece that gets on top of a wall two cubes high: stand it beside the wall and lay its short arm on top.
rules-placing-must = Once placed, a piece stays where it is. As long as you can place a piece, you must; there is no passing.

rules-path = The path
rules-path-above = A path runs over faces of your colour: over the tops that you see from above, and over the walls that it climbs between them.
rules-path-tops = Two neighbouring cells can be joined when the top of each is your colour.
rules-path-walls = If one is higher, every face of the wall between them must be your colour too.
rules-path-corner = Cells are neighbours when they share an edge. Cells that touch only at a corner are not joined.
rules-path-broken = A wall of another colour breaks the path, even where both tops are yours. From above you cannot see it. Many games are saved this way.
rules-path-edge = The path begins and ends with the tops of cells on two sides. They count at any height: nothing of yours has to touch the board there. The outward faces at the edge of the board do not count.
rules-path-blue = { -neutral(form: "capital") } faces belong to nobody.

rules-end = The end of a game
rules-end-win = Whoever completes a path with their own piece wins at once.
rules-end-out = If it is your turn and you cannot place any of your pieces, or you have none left, you are out for the rest of the game, even if a place opens up later. The others play on.
rules-end-draw = When nobody can place a piece any more and nobody is connected, the game is a draw, unless you play for points.

rules-sides = Which sides to connect
rules-sides-four = On the square and the diamond, connect two opposite sides. Either pair will do, for either player, and you can change your mind at any time.
rules-sides-eight = The octagon and the ring have eight sides. Connect a side to the opposite one, or to either neighbour of the opposite one. The rim of the ring's hole is not a side.
rules-sides-opposite = Connecting exactly opposite sides is harder, and counts double when you play for points.

rules-points = Playing for points
rules-points-winner = In a series of games you may play for points. Only the winner of a game gets any.
rules-points-faces = Connected: count the faces, tops and walls, of the shortest path that joins the sides. Each is worth one point.
rules-points-doubled = On the octagon and the ring: if exactly opposite sides are joined, the shortest such path counts, doubled.
rules-points-edge = Not connected: the team with fewer pieces on the outer edge wins, and gets one point for each piece that the other team has there. A piece is on the edge when one of its cubes rests on the board in a cell of a side. Parts that only reach over the edge higher up do not count, and neither do { -neutral } pieces. If the numbers are equal, nobody gets points.
rules-points-resigned = A win by resignation or on time scores no points.
rules-points-series = The points of all games are added up. The teams take turns going first.

rules-neutral = Variant: { -neutral } pieces
rules-neutral-first = Before the first turn each team places its { -neutral } piece by the usual rules, { -yellow } first. Then { -yellow } begins.
rules-neutral-obstacle = { -neutral(form: "capital") } pieces are obstacles that belong to nobody. One that lies flat can be covered; one that stands is three cubes high and never can be.

rules-four = Four players
rules-four-teams = Partners sit opposite each other and play the same colour in two shades. Both shades count as one colour for the path.
rules-four-halves = Each colour's pieces are split into two equal halves: two L, two T, two Z and one I for each player. You place only from your own half. Turns go round clockwise.
rules-four-out = A player who cannot place a piece is out; their partner plays on.

rules-variants = Other ways to play
rules-variants-swap = Swap, for two players: instead of making a first move, the second player may take over { -yellow }. The two players exchange seats, the board stays as it is, and { -green } places next. This keeps the first move from being too strong.
rules-variants-team = The published sheets disagree about four players: in one of them, a player who cannot place takes their partner out as well. Here only that player is out. The terminal program can play it the other way, with the option --out team.
rules-variants-silent = Only the French sheet says that you must place a piece when you can; that is the rule here. Where all sheets are silent, we decided: { -yellow } begins the first game, and if one piece connects several pairs of sides, the shortest path of the best kind counts.

rules-material = Appendix: your own box
rules-material-why = The sizes of boards and pieces here are this project's standard material. If you own the game and yours are different, or if you would like to try something of your own, describe it in a material file.
rules-material-file = A material file is a short text. Each shape has a letter, a count and a drawing of its cubes; each board has a name, a drawing of its cells, and its sides with the goals to join. What you leave out stays as in the standard material.
rules-material-check = A mistake in the file is reported with its line and column. Worked examples come with the project in the folder materials, and docs/materials.md explains every line.
rules-material-use = In the terminal, give the file to the program: caminos play --material FILE.

rules-notation = Appendix: writing moves down
rules-notation-move = A move is the letter of the shape and the cells that the piece enters. A cell that takes two or three cubes is followed by ^2 or ^3.
rules-notation-lying = Lb2b3b4c4 is an L that lies flat.
rules-notation-standing = Ib2^3 is an I that stands, three cubes high in b2.
rules-notation-arm = Lb2^3c2 is an L with three cubes in b2 and one in c2: on the board if c2 is empty, on top if c2 is two cubes high.
rules-notation-neutral = Na3a4a5 is a { -neutral } piece.
rules-notation-read = The heights on the board determine where every cube goes, so nothing more is needed. You can type moves like this on the page and in the terminal.

rules-figure-win = { -yellow(form: "capital") } joins the south to the north: { $faces } faces.
rules-figure-pieces = The shapes: L and Z in { -yellow }, T and I in { -green }, and two { -neutral } neutral pieces.
rules-figure-square = The square: { $cells } cells and { $sides } straight sides.
rules-figure-diamond = The diamond: { $cells } cells and { $sides } zigzag sides.
rules-figure-octagon = The octagon: { $cells } cells and { $sides } sides, straight and zigzag in turn.
rules-figure-ring = The ring: the octagon without its four middle cells, { $cells } cells and { $sides } sides.
rules-figure-ways = Three ways to place an L: lying, with one end two cubes high, and standing three cubes high.
rules-figure-off-board = Refused: two cubes would be in the hole of the ring.
rules-figure-above = Refused: this I would lie on another piece and touch the board nowhere.
rules-figure-gap = Refused: the arm of this T would hang in the air over d3.
rules-figure-cover = Allowed: one cube of the L touches the board in c4, and two lie on { -green }.
rules-figure-over = Allowed: the L stands in c4 and its arm lies on the { -green } tower in d4.
rules-figure-climb = { -yellow(form: "capital") } joins the west to the east over the tower: eight tops and four walls, { $faces } faces.
rules-figure-corner = The { -yellow } cells c4 and d5 touch only at a corner: they are not joined.
rules-figure-broken = { -yellow(form: "capital") } seems to have a path from west to east. But between d4 and e4 a wall face is { -green }: { -yellow } is not connected.
rules-figure-edge = The path begins in a4 on top of a { -green } piece. That is allowed: { $faces } faces.
rules-figure-near = North with south-west, a neighbour of the south: { $faces } faces, { $points } points.
rules-figure-opposite = North with south, exactly opposite: { $faces } faces, doubled to { $points } points.
rules-figure-count = Eight tops, one wall up and one wall down: { $faces } faces, { $points } points.
rules-figure-edge-pieces = Nobody is connected and nobody can place another piece. Pieces on the edge: { -yellow } { $yellow }, { -green } { $green }. { -yellow(form: "capital") } has fewer and gets { $points } points.
rules-figure-neutral = An L in { -yellow } covers part of a { -neutral } piece that lies flat. The { -neutral } tower in g6 can never be covered.
rules-figure-four = Two shades, one colour: the { -yellow } partners join the west to the east, { $faces } faces.
