// Made from crates/protocol by `make types`. Do not edit: a test compares.

export type GameView = { 
/**
 * The board's name.
 */
board: string, 
/**
 * Columns of the board's rectangle.
 */
width: number, 
/**
 * Rows of the board's rectangle.
 */
height: number, 
/**
 * The cells that there are.
 */
cells: Array<CellView>, 
/**
 * The sides, which goals name by their index.
 */
sides: Array<SideView>, 
/**
 * The pairs of sides to connect.
 */
goals: Array<GoalView>, 
/**
 * The shapes, in the order of supplies.
 */
shapes: Array<ShapeView>, 
/**
 * How many seats there are, 2 or 4.
 */
seats: number, 
/**
 * Whether neutral pieces come first.
 */
neutral: boolean, 
/**
 * Whether points count.
 */
scoring: boolean, };

export type CellView = { 
/**
 * Its name, as in moves.
 */
name: string, 
/**
 * Where it is.
 */
at: [number, number], };

export type SideView = { 
/**
 * Its name, as in the rules.
 */
name: string, 
/**
 * Its cells.
 */
cells: Array<[number, number]>, };

export type GoalView = { 
/**
 * The sides, by index.
 */
sides: [number, number], 
/**
 * Whether its points count twice.
 */
doubled: boolean, };

export type ShapeView = { 
/**
 * Its letter, as in moves.
 */
letter: string, 
/**
 * Whether it is a neutral shape.
 */
neutral: boolean, 
/**
 * The distinct orientations.
 */
orientations: Array<OrientationView>, };

export type OrientationView = { 
/**
 * Its number, unique in the game.
 */
id: number, 
/**
 * Its cubes, from a corner at 0, 0, 0.
 */
cubes: Array<[number, number, number]>, 
/**
 * The orientations after a turn about the upright axis, the west-east axis and the
 * south-north axis; its own number where no turn leads to another.
 */
turned: [number, number, number], };

export type ColourView = "yellow" | "green" | "neutral";

export type TeamView = "yellow" | "green";

export type PositionView = { 
/**
 * How many moves were made.
 */
ply: number, 
/**
 * The seat to move, 1 to 4; none when the game is over.
 */
toMove: number | null, 
/**
 * Whether the move to make is that of a neutral piece.
 */
neutralDue: boolean, 
/**
 * Whether the seat to move may swap instead.
 */
maySwap: boolean, 
/**
 * The pieces on the board in the order in which they were placed.
 */
pieces: Array<PieceView>, 
/**
 * Each seat's supply: how many of each shape.
 */
supplies: Array<Array<number>>, 
/**
 * The seats that are out for the rest of the game.
 */
out: Array<number>, 
/**
 * The end, if it is one.
 */
outcome: OutcomeView | null, 
/**
 * The winning path.
 */
path: PathView | null, };

export type PieceView = { 
/**
 * The move, counted from 1, that placed it; unique.
 */
ply: number, 
/**
 * The seat that placed it, 1 to 4.
 */
seat: number, 
/**
 * Its colour.
 */
colour: ColourView, 
/**
 * Its shape's letter.
 */
letter: string, 
/**
 * Its cubes.
 */
cubes: Array<[number, number, number]>, };

export type MoveView = { 
/**
 * The seat that made it, 1 to 4.
 */
seat: number, 
/**
 * The move as written.
 */
text: string, };

export type OutcomeView = { "kind": "connected", 
/**
 * The winner.
 */
team: TeamView, 
/**
 * The faces of its shortest path that counts.
 */
faces: number, 
/**
 * What that scores.
 */
points: number, } | { "kind": "edges", 
/**
 * The team with fewer.
 */
winner: TeamView, 
/**
 * Yellow's and green's pieces on the edge.
 */
pieces: [number, number], 
/**
 * What that scores.
 */
points: number, } | { "kind": "draw", 
/**
 * Yellow's and green's pieces on the edge.
 */
pieces: [number, number], } | { "kind": "resigned", 
/**
 * The team that did not.
 */
winner: TeamView, };

export type PathView = { 
/**
 * Whose it is.
 */
team: TeamView, 
/**
 * The goal, by index.
 */
goal: number, 
/**
 * Its faces in order.
 */
faces: Array<FaceView>, };

export type FaceView = { 
/**
 * The cube.
 */
cube: [number, number, number], 
/**
 * Where an upright face looks: columns and rows to the next cell. None for a top.
 */
facing: [number, number] | null, };

export type GhostView = { 
/**
 * The orientation.
 */
orientation: number, 
/**
 * The cell of its corner.
 */
corner: [number, number], 
/**
 * Its cubes where they would rest.
 */
cubes: Array<[number, number, number]>, 
/**
 * The move, if it is legal.
 */
mv: string | null, 
/**
 * Why it is not.
 */
refusal: Refusal | null, };

export type ThoughtView = { 
/**
 * The move that it would make, as written.
 */
mv: string, 
/**
 * The orientation and corner of the piece, where the move places one.
 */
place: PlaceView | null, 
/**
 * The chances of the seat to move in thousandths: win, draw, loss.
 */
chances: [number, number, number], 
/**
 * The moves that it expects, its own first.
 */
line: Array<string>, };

export type PlaceView = { 
/**
 * The orientation.
 */
orientation: number, 
/**
 * The cell of its corner.
 */
corner: [number, number], };

export type Refusal = { "reason": "game-over" } | { "reason": "not-your-turn", 
/**
 * The seat that wanted to play.
 */
seat: number, 
/**
 * The seat that has the turn.
 */
toMove: number, } | { "reason": "unreadable", 
/**
 * What is wrong with it, for an engine author.
 */
detail: string, } | { "reason": "unknown-shape", 
/**
 * The letter.
 */
letter: string, } | { "reason": "not-in-supply", 
/**
 * The seat.
 */
seat: number, 
/**
 * The letter.
 */
letter: string, } | { "reason": "neutral-first", 
/**
 * The seat.
 */
seat: number, 
/**
 * The neutral shape's letter.
 */
letter: string, } | { "reason": "neutral-too-late", 
/**
 * The neutral shape's letter.
 */
letter: string, } | { "reason": "not-this-shape", 
/**
 * The letter.
 */
letter: string, 
/**
 * The cells, as in the move.
 */
text: string, } | { "reason": "illegal", 
/**
 * Which, and where.
 */
violations: Array<Violation>, } | { "reason": "swap-off" } | { "reason": "swap-not-now" };

export type Violation = { "rule": "off-board", 
/**
 * The cells, as far as they have names.
 */
cells: Array<[number, number]>, } | { "rule": "above-the-board", 
/**
 * The cells of the lowest cubes.
 */
cells: Array<[number, number]>, 
/**
 * Their level.
 */
level: number, } | { "rule": "gap", 
/**
 * The places.
 */
places: Array<[number, number, number]>, } | { "rule": "occupied", 
/**
 * The places.
 */
places: Array<[number, number, number]>, };
