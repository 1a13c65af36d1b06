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
teams: Array<Team>, 
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
 * The orientations after a rotation about the upright axis, the west-east axis and the
 * south-north axis; its own number where no rotation leads to another.
 */
rotated: [number, number, number], 
/**
 * The column by which a hand holds it, from the same corner.
 */
middle: [number, number], };

export type Colour = "yellow" | "green" | "neutral";

export type Team = "yellow" | "green";

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
 * The move, counted from 1, that placed it; unique. Pieces of a position that a game
 * began with are counted down from 65535.
 */
ply: number, 
/**
 * The seat that placed it, 1 to 4.
 */
seat: number, 
/**
 * Its colour.
 */
colour: Colour, 
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
team: Team, 
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
winner: Team, 
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
winner: Team, } | { "kind": "time", 
/**
 * The team that did not.
 */
winner: Team, };

export type PathView = { 
/**
 * Whose it is.
 */
team: Team, 
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
 * The lower left cell of the box around it.
 */
anchor: [number, number], 
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
illegal: IllegalMove | null, 
/**
 * The same for people, a clause each.
 */
reasons: Array<Message>, };

export type PlacementView = { 
/**
 * The orientation.
 */
orientation: number, 
/**
 * The lower left cell of the box around it.
 */
anchor: [number, number], };

export type IllegalMove = { "reason": "game-over" } | { "reason": "not-your-turn", 
/**
 * The seat that wanted to play.
 */
seat: Seat, 
/**
 * The seat that has the turn.
 */
toMove: Seat, } | { "reason": "unknown-shape", 
/**
 * The letter.
 */
letter: Letter, 
/**
 * The letters that there are.
 */
known: string, } | { "reason": "not-in-supply", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The shape.
 */
letter: Letter, } | { "reason": "neutral-first", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The neutral shape.
 */
letter: Letter, } | { "reason": "neutral-too-late", 
/**
 * The neutral shape.
 */
letter: Letter, } | { "reason": "not-this-shape", 
/**
 * The shape.
 */
letter: Letter, 
/**
 * The cells, as in the move.
 */
text: string, } | { "reason": "placement", 
/**
 * Which, and where; never empty.
 */
broken: Array<BrokenRule>, } | { "reason": "swap-off" } | { "reason": "swap-not-now" } | { "reason": "other-rules" };

export type BrokenRule = { "rule": "off-board", 
/**
 * The cells that the piece would need, as far as they have names.
 */
cells: Array<Cell>, } | { "rule": "above-the-board", 
/**
 * The cells of the piece's lowest cubes.
 */
cells: Array<Cell>, 
/**
 * The level of those cubes.
 */
level: number, } | { "rule": "gap", 
/**
 * The spots.
 */
spots: Array<Spot>, } | { "rule": "occupied", 
/**
 * The spots.
 */
spots: Array<Spot>, };

export type Spot = { 
/**
 * The cell.
 */
cell: Cell, 
/**
 * The level in it, counted from 0.
 */
level: number, };

export type Cell = string;

export type Letter = string;

export type Seat = number;

export type NotationError = { 
/**
 * Where.
 */
pos: TextPos, 
/**
 * What is wrong there.
 */
fault: NotationFault, };

export type NotationFault = { "fault": "follows-word", 
/**
 * What.
 */
shown: Shown, 
/**
 * `swap` or `resign`.
 */
word: string, } | { "fault": "not-a-move", 
/**
 * What is there.
 */
shown: Shown, } | { "fault": "too-many-cubes", 
/**
 * The cell.
 */
cell: Cell, } | { "fault": "too-many-cells" } | { "fault": "no-cells", 
/**
 * The letter.
 */
letter: Letter, } | { "fault": "not-a-cell", 
/**
 * What is there.
 */
shown: Shown, } | { "fault": "bad-cell", 
/**
 * What is there.
 */
shown: Shown, } | { "fault": "bad-cubes" } | { "fault": "after-move" } | { "fault": "no-game" } | { "fault": "second-game" } | { "fault": "no-version" } | { "fault": "version", 
/**
 * The version.
 */
version: string, } | { "fault": "result", 
/**
 * What is written there.
 */
error: ParseResultError, } | { "fault": "two-results", 
/**
 * After the moves.
 */
ending: GameResult, 
/**
 * In the tag.
 */
tagged: GameResult, } | { "fault": "bad-tag" } | { "fault": "repeated-tag", 
/**
 * The tag.
 */
name: string, } | { "fault": "open-tag", 
/**
 * The tag.
 */
name: string, 
/**
 * What stands in the bracket's place.
 */
shown: Shown, } | { "fault": "bad-escape" } | { "fault": "open-value" } | { "fault": "control-in-value", 
/**
 * The character.
 */
character: string, } | { "fault": "lone-variation" } | { "fault": "closes-nothing" } | { "fault": "lone-mark" } | { "fault": "open-variation" } | { "fault": "empty-variation" } | { "fault": "too-deep" } | { "fault": "open-comment" } | { "fault": "comment", 
/**
 * What it cannot hold.
 */
error: ParseCommentError, } | { "fault": "mark", 
/**
 * What is written there.
 */
error: ParseMarkError, } | { "fault": "after-result", 
/**
 * What is there.
 */
shown: Shown, };

export type Shown = string | null;

export type GameResult = string;

export type ParseResultError = string;

export type ParseCommentError = { "fault": "brace" } | { "fault": "control", 
/**
 * The character.
 */
character: string, };

export type ParseMarkError = string;

export type TextPos = { 
/**
 * The line.
 */
line: number, 
/**
 * The character in the line.
 */
column: number, };

export type RulesError = { "fault": "unknown-board", 
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
letter: Letter, 
/**
 * Its count.
 */
count: number, } | { "fault": "no-neutral", 
/**
 * The material.
 */
material: string, } | { "fault": "swap-with-four" };

export type MatchSetup = { 
/**
 * The board's name.
 */
board: string, 
/**
 * The name of the material that the board is of, unless it is the standard one.
 */
material?: string, 
/**
 * The position in which every game begins, as text, unless it is the empty board.
 */
position?: string, 
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
 * How much time the players have, unless they play without clocks.
 */
clock?: TimeControl, 
/**
 * Whether hints, threats and connections may be shown while a game is played.
 */
hints?: boolean, 
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

export type PlayerKind = "here" | { "computer": Strength } | "link";

export type TimeControl = { "kind": "increment", 
/**
 * What a player begins with, in seconds.
 */
base: number, 
/**
 * What is added after every timed move, in seconds.
 */
increment: number, } | { "kind": "days", 
/**
 * How many.
 */
days: number, };

export type TimeControlError = "base" | "increment" | "days" | "unreadable";

export type Out = "seat" | "team";

export type Player = number;

export type Name = string;

export type Party = "owner" | { "player": Player };

export type Actor = "owner" | { "player": Player } | "computer" | "spectator" | "server";

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
setup: MatchSetup, } | { "type": "claimed", 
/**
 * Whose seat.
 */
player: Player, 
/**
 * Their name, if they gave one.
 */
name?: Name, } | { "type": "seat-freed", 
/**
 * Whose seat.
 */
player: Player, } | { "type": "named", 
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
ply: number, } | { "type": "time-expired", 
/**
 * Who.
 */
player: Player, } | { "type": "credited", 
/**
 * Since when it was down.
 */
from: Moment, 
/**
 * Until when.
 */
to: Moment, } | { "type": "pause-asked", 
/**
 * Who asks.
 */
by: Party, } | { "type": "pause-agreed", 
/**
 * Who.
 */
by: Party, } | { "type": "pause-refused", 
/**
 * Who.
 */
by: Party, } | { "type": "paused" } | { "type": "resume-asked", 
/**
 * Who asks.
 */
by: Party, } | { "type": "resume-agreed", 
/**
 * Who.
 */
by: Party, } | { "type": "resume-refused", 
/**
 * Who.
 */
by: Party, } | { "type": "resumed" } | { "type": "resigned", 
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
setup: MatchSetup, } | { "type": "claimed", 
/**
 * Whose seat.
 */
player: Player, 
/**
 * Their name, if they gave one.
 */
name?: Name, } | { "type": "seat-freed", 
/**
 * Whose seat.
 */
player: Player, } | { "type": "named", 
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
ply: number, } | { "type": "time-expired", 
/**
 * Who.
 */
player: Player, } | { "type": "credited", 
/**
 * Since when it was down.
 */
from: Moment, 
/**
 * Until when.
 */
to: Moment, } | { "type": "pause-asked", 
/**
 * Who asks.
 */
by: Party, } | { "type": "pause-agreed", 
/**
 * Who.
 */
by: Party, } | { "type": "pause-refused", 
/**
 * Who.
 */
by: Party, } | { "type": "paused" } | { "type": "resume-asked", 
/**
 * Who asks.
 */
by: Party, } | { "type": "resume-agreed", 
/**
 * Who.
 */
by: Party, } | { "type": "resume-refused", 
/**
 * Who.
 */
by: Party, } | { "type": "resumed" } | { "type": "resigned", 
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
ply: number, } | { "do": "pause" } | { "do": "resume" } | { "do": "free-seat", 
/**
 * Whose seat.
 */
player: Player, } | { "do": "flag" } | { "do": "credit", 
/**
 * Since when it was down.
 */
from: Moment, 
/**
 * Until when.
 */
to: Moment, } | { "do": "next" } | { "do": "rematch" } | { "do": "agree" } | { "do": "refuse" };

export type RequestKind = { "type": "takeback", 
/**
 * How many moves would stay.
 */
ply: number, } | { "type": "rematch" } | { "type": "pause" } | { "type": "resume" };

export type GameId = string;

export type Token = string;

export type CommandId = string;

export type ClientMessage = { "type": "hello", 
/**
 * The version of the messages that the client speaks.
 */
version: number, } | { "type": "join", 
/**
 * The game.
 */
game: GameId, 
/**
 * The client's secret for this game: the one that creating the game gave, or one
 * that the client made up before it claims a seat.
 */
token: Token, 
/**
 * How many events of the game the client knows.
 */
since: number, 
/**
 * The hash that came with the last of them.
 */
head?: string, } | { "type": "leave", 
/**
 * The game.
 */
game: GameId, } | { "type": "command", 
/**
 * In which game, one that the client has joined.
 */
game: GameId, 
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
 * The game.
 */
game: GameId, 
/**
 * Who the client is in this match.
 */
you: Actor, 
/**
 * Where the events that follow begin: at what the client knows, or at 0 if its history
 * is another one.
 */
since: number, 
/**
 * How many events there are.
 */
events: number, 
/**
 * The hash of them, which the client has at the end if its history is the server's.
 */
head: string, 
/**
 * The server's clock, in milliseconds since 1970.
 */
now: Moment, } | { "type": "events", 
/**
 * The game.
 */
game: GameId, 
/**
 * How many events there were before.
 */
since: number, 
/**
 * The commands that led to them, as far as clients' did.
 */
ids: Array<CommandId>, 
/**
 * The hash of the history up to the last of them. Opaque to clients, which send it back
 * when they join again.
 */
head: string, 
/**
 * What happened, in order.
 */
events: Array<Event>, } | { "type": "refused", 
/**
 * The game.
 */
game: GameId, 
/**
 * The command.
 */
id: CommandId, 
/**
 * Why.
 */
refusal: Refusal, 
/**
 * The same for people, a clause each, with the players' names.
 */
reasons: Array<Message>, } | { "type": "unavailable", 
/**
 * The game.
 */
game: GameId, 
/**
 * The command.
 */
id: CommandId, } | { "type": "presence", 
/**
 * The game.
 */
game: GameId, 
/**
 * Whether the one who created the game is.
 */
owner: boolean, 
/**
 * The players by link who are.
 */
players: Array<Player>, } | { "type": "pong" } | { "type": "error", 
/**
 * The game, if it is about one: the client does not follow it any more.
 */
game?: GameId, 
/**
 * What.
 */
error: ServerError, };

export type ServerError = { "kind": "malformed", 
/**
 * Why, for developers.
 */
detail: string, } | { "kind": "version", 
/**
 * The server's.
 */
version: number, } | { "kind": "unexpected" } | { "kind": "no-such-game" } | { "kind": "too-fast" } | { "kind": "too-many" } | { "kind": "unavailable" } | { "kind": "closing" };

export type Opened = { 
/**
 * The game, as in its link.
 */
game: GameId, 
/**
 * The secret of the one who opened it.
 */
token: Token, };

export type CreateGameError = { "error": "malformed", 
/**
 * Why, for developers.
 */
detail: string, } | { "error": "setup", 
/**
 * What is wrong.
 */
reason: MatchSetupError, 
/**
 * The same for people.
 */
message: Message, } | { "error": "too-many" } | { "error": "unavailable" };

export type Addresses = { 
/**
 * Beginnings of links, without a slash at the end.
 */
origins: Array<string>, };

export type Refusal = { "reason": "not-seated" } | { "reason": "not-yours", 
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
 * What the command says.
 */
then: number, 
/**
 * What is true.
 */
now: number, } | { "reason": "notation", 
/**
 * What is wrong with it.
 */
error: NotationError, } | { "reason": "illegal", 
/**
 * Which rule, and where.
 */
illegal: IllegalMove, } | { "reason": "game-over" } | { "reason": "game-not-over" } | { "reason": "series-over" } | { "reason": "series-not-over" } | { "reason": "nothing-to-take-back" } | { "reason": "already-asked" } | { "reason": "nothing-asked" } | { "reason": "no-clock" } | { "reason": "clock-stopped" } | { "reason": "time-left", 
/**
 * Who.
 */
player: Player, } | { "reason": "time-over", 
/**
 * Who.
 */
player: Player, } | { "reason": "paused" } | { "reason": "not-paused" } | { "reason": "owner-only" } | { "reason": "server-only" } | { "reason": "not-by-link", 
/**
 * Who.
 */
player: Player, } | { "reason": "no-seat-free" } | { "reason": "already-seated" } | { "reason": "name", 
/**
 * What is wrong with it.
 */
error: NameError, } | { "reason": "full" };

export type NameError = "empty" | "too-long" | "invisible";

export type MatchSetupError = { "reason": "seats", 
/**
 * How many there are.
 */
count: number, } | { "reason": "games", 
/**
 * What was asked for.
 */
games: number, } | { "reason": "clock", 
/**
 * What is wrong with it.
 */
error: TimeControlError, } | { "reason": "name", 
/**
 * Which player.
 */
player: Player, 
/**
 * What is wrong with it.
 */
error: NameError, } | { "reason": "material", 
/**
 * What the setup names.
 */
wanted: string, 
/**
 * What there is.
 */
given: string, } | { "reason": "position", 
/**
 * What is wrong with it.
 */
error: { fault: string }, } | { "reason": "other-position" } | { "reason": "rules", 
/**
 * Why.
 */
error: RulesError, };

export type MatchView = { 
/**
 * The players in order.
 */
players: Array<PlayerView>, 
/**
 * The player who has to move; none when the game is over.
 */
toMove: Player | null, 
/**
 * The strength of the computer that has to move, if one has.
 */
computer: Strength | null, 
/**
 * The players for whom the one who looks plays.
 */
yours: Array<Player>, 
/**
 * How many moves were made.
 */
ply: number, 
/**
 * How the game ended, resignation and time included.
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
 * How the series stands.
 */
series: ScoreView, 
/**
 * How everything stands that was played at this table, rematches included.
 */
total: ScoreView, 
/**
 * Whether the one who looks has a move to take back, or to ask for.
 */
mayTakeBack: boolean, 
/**
 * Whether hints, threats and connections may be shown while a game is played.
 */
hints: boolean, 
/**
 * What somebody has asked for, if it waits for an answer.
 */
request: RequestView | null, 
/**
 * What somebody has asked for in vain, until the match goes on.
 */
declined: DeclinedView | null, 
/**
 * The clocks, if the match is played with any.
 */
clock: ClockView | null, };

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
team: Team, 
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

export type DeclinedView = { 
/**
 * What was asked for.
 */
kind: RequestKind, 
/**
 * Who said no.
 */
by: Party, 
/**
 * Whether the one who looks had asked.
 */
yours: boolean, };

export type ScoreView = { 
/**
 * Games won by players 1 and 3, and by 2 and 4.
 */
wins: [number, number], 
/**
 * Points of players 1 and 3, and of 2 and 4; without scoring there are none.
 */
points: [number, number], 
/**
 * Games that nobody has won.
 */
draws: number, 
/**
 * Games that have ended.
 */
played: number, };

export type ClockView = { 
/**
 * How much time was agreed on.
 */
control: TimeControl, 
/**
 * When the last event happened, by the clock of whoever keeps the time.
 */
at: Moment, 
/**
 * By player in order: the milliseconds that they had left then.
 */
left: Array<number>, 
/**
 * The player whose clock has been running since.
 */
running: Player | null, 
/**
 * When that player's time is over.
 */
deadline: Moment | null, 
/**
 * Whether all stand still by agreement.
 */
paused: boolean, };

export type PuzzleView = { 
/**
 * Its name.
 */
id: string, 
/**
 * The position as text; whoever has the turn solves.
 */
setup: string, 
/**
 * What has to be done.
 */
task: Message, 
/**
 * What it is about: names of themes and the same for people.
 */
themes: Array<[string, Message]>, 
/**
 * How hard it is.
 */
rating: number, 
/**
 * The solution with the replies to it.
 */
line: Array<string>, };

export type VerdictView = { "kind": "go-on", 
/**
 * The reply.
 */
reply: string, 
/**
 * What has to be done now.
 */
task: Message, } | { "kind": "solved" } | { "kind": "wrong", 
/**
 * The best reply.
 */
refutation: string | null, } | { "kind": "fewer-points", 
/**
 * What it scores.
 */
points: number, 
/**
 * What the solution scores.
 */
best: number, };

export type RatingView = { 
/**
 * The rating.
 */
rating: number, 
/**
 * How many puzzles were answered.
 */
answered: number, };

export type FactView = { 
/**
 * The same as a sentence, with moves in words.
 */
message: Message, 
/**
 * The same with moves in notation.
 */
notation: Message, 
/**
 * The moves that it names.
 */
moves: Array<NamedMoveView>, 
/**
 * Whether it is about the better move rather than the one that was played.
 */
better: boolean, 
/**
 * The cells that it is about.
 */
cells: Array<[number, number]>, };

export type NamedMoveView = { 
/**
 * Whose piece it is.
 */
team: Team, 
/**
 * Where it would lie.
 */
cubes: Array<[number, number, number]>, };

export type MoveGradeView = { 
/**
 * What it gave away, from 0 to 2.
 */
lost: number, 
/**
 * Its mark, if it deserves one.
 */
mark: string | null, };

export type ReviewSummary = { 
/**
 * How accurate yellow was, in percent.
 */
yellow: number | null, 
/**
 * And green.
 */
green: number | null, 
/**
 * The moves that turned the game, from 0.
 */
turning: Array<number>, };

export type RecordView = { 
/**
 * The tags, names and values.
 */
tags: Array<[string, string]>, 
/**
 * The position in which the moves begin, as a link.
 */
link: string, 
/**
 * The moves that were played.
 */
line: LineView, 
/**
 * The result as it is written.
 */
result: string, };

export type LineView = { 
/**
 * The moves.
 */
nodes: Array<NodeView>, 
/**
 * Comments at the end that belong to no move.
 */
closing: Array<string>, };

export type NodeView = { 
/**
 * The move.
 */
text: string, 
/**
 * Marks such as `!?`.
 */
marks: Array<string>, 
/**
 * Comments before the move.
 */
before: Array<string>, 
/**
 * Comments after it, with their commands.
 */
comments: Array<string>, 
/**
 * Lines that could have been played instead.
 */
variations: Array<LineView>, };

export type DraftView = { 
/**
 * The same as text.
 */
text: string, 
/**
 * The text in its form for addresses.
 */
address: string, 
/**
 * The short text of the position for an address, once it is possible.
 */
link: string | null, 
/**
 * Why it is not possible yet.
 */
problem: Message | null, 
/**
 * The seat to move, if any.
 */
turn: number | null, 
/**
 * Whether neutral pieces are played.
 */
neutral: boolean, 
/**
 * Whether a game that nobody connects is decided by the edge pieces.
 */
scoring: boolean, };

export type Message = { 
/**
 * The id in the language files.
 */
id: string, 
/**
 * The arguments by name.
 */
args: Array<[string, Arg]>, };

export type Arg = number | string | Message | Array<Arg>;

export type Info = { 
/**
 * How many moves deep the best line is.
 */
depth: number, 
/**
 * Positions looked at.
 */
nodes: number, 
/**
 * The time since the search began; as data, in milliseconds.
 */
time: number, 
/**
 * How full the memory of the search is, in thousandths, where the engine says so.
 */
hashfull: number | null, 
/**
 * The best lines of play, best first; never empty.
 */
pvs: Array<PrincipalVariation>, };

export type PrincipalVariation = { 
/**
 * How good it is for the seat to move.
 */
score: Score, 
/**
 * The chances that go with it.
 */
wdl: Wdl, 
/**
 * The moves, the first one being the one to play.
 */
moves: Array<string>, };

export type Score = { "kind": "win", "value": number } | { "kind": "loss", "value": number } | { "kind": "points", "value": number };

export type Wdl = { 
/**
 * Of a win.
 */
win: number, 
/**
 * Of a draw.
 */
draw: number, 
/**
 * Of a loss.
 */
loss: number, };

export type Strength = number;
