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
 * The team of each seat.
 */
teams: Array<TeamView>, 
/**
 * How many levels of cubes there can be.
 */
levels: number, 
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
 * What is wrong with it.
 */
fault: MoveFault, } | { "reason": "unknown-shape", 
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
violations: Array<Violation>, } | { "reason": "swap-off" } | { "reason": "swap-not-now" } | { "reason": "other-rules" };

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

export type MoveFault = { "fault": "follows-word", 
/**
 * What; nothing at the end of the text.
 */
shown: string | null, 
/**
 * `swap` or `resign`.
 */
word: string, } | { "fault": "not-a-move", 
/**
 * What is there; nothing at the end of the text.
 */
shown: string | null, } | { "fault": "too-many-cubes", 
/**
 * The cell.
 */
cell: string, } | { "fault": "too-many-cells" } | { "fault": "no-cells", 
/**
 * The letter.
 */
letter: string, } | { "fault": "not-a-cell", 
/**
 * What is there; nothing at the end of the text.
 */
shown: string | null, } | { "fault": "bad-cell", 
/**
 * What is there; nothing at the end of the text.
 */
shown: string | null, } | { "fault": "bad-cubes" } | { "fault": "after-move" };

export type Setup = { 
/**
 * The board's name.
 */
board: string, 
/**
 * The name of the material that the board is of, unless it is the standard one.
 */
material?: string, 
/**
 * Whether each team first places a neutral piece.
 */
neutral?: boolean, 
/**
 * Whether points count.
 */
scoring?: boolean, 
/**
 * Whether the second player may swap instead of the first answer.
 */
swap?: boolean, 
/**
 * Who is out when a seat cannot place.
 */
out?: Out, 
/**
 * The team that begins the first game.
 */
first?: Team, 
/**
 * How many games make the series.
 */
games?: number, 
/**
 * Who sits where, two or four, in the order of the seats.
 */
seats: Array<SeatSetup>, };

export type SeatSetup = { 
/**
 * Who plays from it.
 */
who: PlayerKind, 
/**
 * Their name, if one was given.
 */
name?: string, };

export type PlayerKind = "here" | { "computer": number } | "link";

export type Out = "seat" | "team";

export type Team = "yellow" | "green";

export type Player = number;

export type Name = string;

export type Party = "owner" | { "player": Player };

export type Moment = number;

export type Event = { 
/**
 * When.
 */
at: Moment, } & ({ "type": "opened", 
/**
 * The events' form: [`FORMAT`].
 */
format: number, 
/**
 * What was agreed on.
 */
setup: Setup, } | { "type": "claimed", 
/**
 * Whose seat.
 */
player: Player, 
/**
 * Their name, if they gave one.
 */
name?: Name, } | { "type": "named", 
/**
 * Who.
 */
player: Player, 
/**
 * The name.
 */
name: Name, } | { "type": "moved", 
/**
 * Who played it.
 */
player: Player, 
/**
 * The move in its canonical form.
 */
move: string, } | { "type": "takeback-asked", 
/**
 * Who asks.
 */
by: Party, 
/**
 * How many moves would stay.
 */
ply: number, } | { "type": "takeback-agreed", 
/**
 * Who.
 */
by: Party, } | { "type": "takeback-refused", 
/**
 * Who.
 */
by: Party, } | { "type": "taken-back", 
/**
 * How many moves are left.
 */
ply: number, } | { "type": "resigned", 
/**
 * Who.
 */
player: Player, } | { "type": "next-begun" } | { "type": "rematch-asked", 
/**
 * Who asks.
 */
by: Party, } | { "type": "rematch-agreed", 
/**
 * Who.
 */
by: Party, } | { "type": "rematch-refused", 
/**
 * Who.
 */
by: Party, } | { "type": "rematch-begun" });

export type EventKind = { "type": "opened", 
/**
 * The events' form: [`FORMAT`].
 */
format: number, 
/**
 * What was agreed on.
 */
setup: Setup, } | { "type": "claimed", 
/**
 * Whose seat.
 */
player: Player, 
/**
 * Their name, if they gave one.
 */
name?: Name, } | { "type": "named", 
/**
 * Who.
 */
player: Player, 
/**
 * The name.
 */
name: Name, } | { "type": "moved", 
/**
 * Who played it.
 */
player: Player, 
/**
 * The move in its canonical form.
 */
move: string, } | { "type": "takeback-asked", 
/**
 * Who asks.
 */
by: Party, 
/**
 * How many moves would stay.
 */
ply: number, } | { "type": "takeback-agreed", 
/**
 * Who.
 */
by: Party, } | { "type": "takeback-refused", 
/**
 * Who.
 */
by: Party, } | { "type": "taken-back", 
/**
 * How many moves are left.
 */
ply: number, } | { "type": "resigned", 
/**
 * Who.
 */
player: Player, } | { "type": "next-begun" } | { "type": "rematch-asked", 
/**
 * Who asks.
 */
by: Party, } | { "type": "rematch-agreed", 
/**
 * Who.
 */
by: Party, } | { "type": "rematch-refused", 
/**
 * Who.
 */
by: Party, } | { "type": "rematch-begun" };

export type Command = { "do": "claim", 
/**
 * Under this name.
 */
name?: string, } | { "do": "name", 
/**
 * Which player.
 */
player: Player, 
/**
 * The name.
 */
name: string, } | { "do": "move", 
/**
 * The move.
 */
text: string, 
/**
 * How many moves had been played when it was chosen, so that a late one is seen.
 */
ply: number, } | { "do": "takeback", 
/**
 * How many moves had been played when it was asked for.
 */
ply: number, } | { "do": "resign", 
/**
 * Which player gives up.
 */
player: Player, 
/**
 * How many moves had been played when it was decided.
 */
ply: number, } | { "do": "next" } | { "do": "rematch" } | { "do": "agree" } | { "do": "refuse" };

export type RequestKind = { "type": "takeback", 
/**
 * How many moves would stay.
 */
ply: number, } | { "type": "rematch" };

export type GameId = string;

export type Token = string;

export type CommandId = string;

export type ClientMessage = { "type": "join", 
/**
 * The version of the messages that the client speaks.
 */
version: number, 
/**
 * The game.
 */
game: GameId, 
/**
 * The client's secret for this game: the one that opening the table gave, or one
 * that the client made up before it claims a seat.
 */
token: Token, 
/**
 * How many events of the game the client knows.
 */
since: number, } | { "type": "command", 
/**
 * Chosen by the client at random, a new one for every command.
 */
id: CommandId, 
/**
 * What they want.
 */
command: Command, } | { "type": "ping" };

export type ServerMessage = { "type": "welcome", 
/**
 * The version of the messages.
 */
version: number, 
/**
 * Who the client is at this table.
 */
you: Role, 
/**
 * How many events there are. Those that the client does not know follow.
 */
events: number, } | { "type": "events", 
/**
 * How many events there were before.
 */
since: number, 
/**
 * The command that led to them, if a client's did.
 */
id?: CommandId, 
/**
 * What happened, in order.
 */
events: Array<Event>, } | { "type": "refused", 
/**
 * The command.
 */
id: CommandId, 
/**
 * Why.
 */
denial: Denial, } | { "type": "presence", 
/**
 * Whether the one who opened the table is.
 */
owner: boolean, 
/**
 * The players by link who are.
 */
players: Array<Player>, } | { "type": "pong" } | { "type": "error", 
/**
 * What.
 */
error: ServerError, };

export type Role = "owner" | { "player": Player } | "spectator";

export type ServerError = { "kind": "malformed", 
/**
 * Why, for developers.
 */
detail: string, } | { "kind": "version", 
/**
 * The server's.
 */
version: number, } | { "kind": "unexpected" } | { "kind": "no-such-game" } | { "kind": "ahead", 
/**
 * How many there are.
 */
events: number, } | { "kind": "too-fast" } | { "kind": "too-slow" } | { "kind": "too-many" } | { "kind": "unavailable" } | { "kind": "closing" };

export type Opened = { 
/**
 * The game, as in its link.
 */
game: GameId, 
/**
 * The secret of the one who opened it.
 */
token: Token, };

export type OpenError = { "error": "malformed", 
/**
 * Why, for developers.
 */
detail: string, } | { "error": "setup", 
/**
 * What is wrong.
 */
fault: SetupFault, } | { "error": "too-many" } | { "error": "unavailable" };

export type Addresses = { 
/**
 * Beginnings of links, without a slash at the end.
 */
origins: Array<string>, };

export type Denial = { "reason": "not-seated" } | { "reason": "not-yours", 
/**
 * The player whom it is about.
 */
player: Player, } | { "reason": "no-such-player", 
/**
 * Which.
 */
player: Player, } | { "reason": "not-your-turn", 
/**
 * Who.
 */
player: Player, } | { "reason": "late", 
/**
 * The number of moves that the command was meant for.
 */
then: number, 
/**
 * The number of moves now.
 */
now: number, } | { "reason": "move", 
/**
 * Which, and where.
 */
refusal: Refusal, } | { "reason": "game-over" } | { "reason": "game-not-over" } | { "reason": "series-over" } | { "reason": "series-not-over" } | { "reason": "nothing-to-take-back" } | { "reason": "already-asked" } | { "reason": "nothing-asked" } | { "reason": "no-seat-free" } | { "reason": "already-seated" } | { "reason": "name", 
/**
 * What is wrong with it.
 */
fault: NameFault, } | { "reason": "full" };

export type NameFault = "empty" | "too-long" | "invisible";

export type SetupFault = { "reason": "seats" } | { "reason": "games", 
/**
 * The longest one.
 */
most: number, } | { "reason": "level", 
/**
 * Whose.
 */
player: Player, } | { "reason": "name", 
/**
 * Whose.
 */
player: Player, 
/**
 * What is wrong with it.
 */
fault: NameFault, } | { "reason": "rules", 
/**
 * Why.
 */
fault: OptionsFault, };

export type OptionsFault = { "fault": "unknown-board", 
/**
 * What was asked for.
 */
name: string, 
/**
 * The boards that there are.
 */
known: string, } | { "fault": "odd-count", 
/**
 * The shape.
 */
letter: string, 
/**
 * How many there are of it.
 */
count: number, } | { "fault": "no-neutral", 
/**
 * The box without them.
 */
material: string, } | { "fault": "swap-with-four" };

export type TableView = { 
/**
 * The players in order.
 */
players: Array<PlayerView>, 
/**
 * The player who has to move; none when the game is over.
 */
toMove: Player | null, 
/**
 * The level of the computer that has to move, if one has.
 */
computer: number | null, 
/**
 * The players for whom the one who looks plays.
 */
yours: Array<Player>, 
/**
 * How many moves were made.
 */
ply: number, 
/**
 * How the game ended, resignation included.
 */
outcome: OutcomeView | null, 
/**
 * Whether the last game of the series has ended.
 */
over: boolean, 
/**
 * The game's number in the series, from 1.
 */
round: number, 
/**
 * How many games make the series.
 */
games: number, 
/**
 * How many rematches there were.
 */
rematches: number, 
/**
 * Games won by players 1 and 3, and by 2 and 4.
 */
wins: [number, number], 
/**
 * Points of players 1 and 3, and of 2 and 4.
 */
points: [number, number], 
/**
 * What somebody has asked for, if it waits for an answer.
 */
request: RequestView | null, };

export type PlayerView = { 
/**
 * Who it is.
 */
player: Player, 
/**
 * The seat from which they play now, 1 to 4.
 */
seat: number, 
/**
 * The team of that seat.
 */
team: TeamView, 
/**
 * A person here, the computer, or somebody by link.
 */
who: PlayerKind, 
/**
 * Their name, if one was given.
 */
name: string | null, 
/**
 * Whether the seat still waits for somebody to come by link.
 */
open: boolean, };

export type RequestView = { 
/**
 * What.
 */
kind: RequestKind, 
/**
 * Who asks.
 */
by: Party, 
/**
 * Whether the one who looks asks.
 */
yours: boolean, 
/**
 * Whether the one who looks has to answer.
 */
waitsForYou: boolean, };

export type Message = { 
/**
 * The message.
 */
id: string, 
/**
 * What it names, by the names that the message uses.
 */
args: Array<[string, Arg]>, };

export type Arg = number | string | Message | Array<Arg>;

export const VERSION = 1;
