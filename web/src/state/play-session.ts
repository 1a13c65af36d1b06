/**
 * A match on a board: composes the match, the board with its cursor and hand, the opponent and who
 * gives hints. It knows no screen and no rule; what is shown is one store of plain data.
 */
import { Cancelled } from '../engine/engine';
import type { CellCoords } from '../rules/cell';
import type { Refused } from '../rules/game';
import { winnerOf } from '../rules/team';
import type { Command, Message, MoveView, OutcomeView, MatchView } from '../wire/types';
import type { HintProvider, Hint } from './hint-provider';
import { Board, knockOf, type Sound, type SoundEvent } from './board';
import type { BoardSession } from './board-session';
import { GameTree, type GameNode } from './game-tree';
import type { Hand, PointerKind, PointerMove } from './hand';
import type { Axis } from './held-piece';
import type { Match, MatchSnapshot } from './match';
import type { Opponent } from './opponent';
import type { OverlayChoice } from './overlays';
import { hintsAllowed, isByLink, isYourTurn, type PlayState } from './play-state';
import type { Playback } from './playback';
import { Emitter, Store } from './store';

export interface PlaySessionOptions {
  match: Match;
  opponent: Opponent;
  hintProvider: HintProvider;
  /** Where only computers play. */
  playback?: Playback | null;
  /** Asked first when a cell is chosen; `true` means that the choice was an answer and places nothing. */
  onChoose?: (cell: CellCoords) => boolean;
}

export class PlaySession implements BoardSession {
  readonly state = new Store<PlayState | null>(null);
  readonly sounds = new Emitter<SoundEvent>();
  /** Where only computers play: how they are watched. */
  readonly playback: Playback | null;
  readonly #match: Match;
  readonly #opponent: Opponent;
  readonly #hintProvider: HintProvider;
  readonly #onChoose: (cell: CellCoords) => boolean;
  readonly #unsubscribe: (() => void)[] = [];
  #board: Board | null = null;
  /** How the match stood when the board followed it last: the two never disagree in what is shown. */
  #seen: { snapshot: MatchSnapshot; matchView: MatchView; moves: MoveView[] } | null = null;
  /** The game of the match that the tree holds, and its latest position. */
  #gameKey = '';
  #live: GameNode | null = null;
  /** What is said about the hand as it is; it goes when the hand changes. */
  #remark: { hand: Hand; hint: Hint | null; refused: Refused | null } | null = null;
  #hinting: AbortController | null = null;
  #hintFailed = false;

  constructor({ match, opponent, hintProvider, playback = null, onChoose = () => false }: PlaySessionOptions) {
    this.#match = match;
    this.#opponent = opponent;
    this.#hintProvider = hintProvider;
    this.#onChoose = onChoose;
    this.playback = playback;
    if (playback) this.#unsubscribe.push(playback.changed.subscribe(() => this.#publish()));
    this.#unsubscribe.push(match.state.subscribe((snapshot) => this.#follow(snapshot)));
    this.#unsubscribe.push(opponent.status.subscribe(() => this.#publish()));
  }

  dispose(): void {
    for (const stop of this.#unsubscribe) stop();
    this.#hinting?.abort();
    this.#opponent.dispose();
    this.#hintProvider.dispose();
    this.#match.dispose();
    this.#board?.dispose();
    this.#board = null;
  }

  // The hand.

  pick(shape: number): void {
    this.#board?.pick(shape);
  }

  pickNth(n: number): void {
    this.#board?.pickNth(n);
  }

  putBack(): void {
    this.#remark = null;
    this.#board?.putBack();
    this.#publish();
  }

  rotate(axis: Axis, by: 1 | -1 = 1): void {
    this.#board?.rotate(axis, by);
  }

  shift(dx: number, dy: number): void {
    this.#board?.shift(dx, dy);
  }

  aim(cell: CellCoords): void {
    this.#board?.aim(cell);
  }

  get at(): CellCoords | null {
    return this.#board?.at ?? null;
  }

  hover(cell: CellCoords | null, move: PointerMove): void {
    this.#board?.hover(cell, move);
  }

  drag(cell: CellCoords): void {
    this.#board?.drag(cell);
  }

  /** A cell was chosen: a mouse places there, a finger lays the piece down for a second look. */
  choose(cell: CellCoords, pointer: PointerKind): void {
    if (this.#onChoose(cell)) return;
    this.#board?.choose(cell, pointer);
    if (pointer === 'mouse') void this.place();
  }

  /** Places the piece where it is held. */
  async place(): Promise<void> {
    const ghost = this.state.get()?.ghost;
    if (!ghost) return;
    if (ghost.mv === null) this.sounds.emit({ kind: 'refuse' });
    else await this.play(ghost.mv);
  }

  // Commands.

  /** Plays a move as written. */
  async play(text: string): Promise<void> {
    await this.#do({ do: 'move', text, ply: this.#ply });
  }

  async takeback(): Promise<void> {
    await this.#do({ do: 'takeback', ply: this.#ply });
  }

  /** Resigns for the person here who has the turn or else the first one here. */
  async resign(): Promise<void> {
    const matchView = this.state.get()?.matchView;
    if (!matchView) return;
    const player = matchView.yours.find((own) => own === matchView.toMove) ?? matchView.yours[0];
    if (player !== undefined) await this.#do({ do: 'resign', player, ply: matchView.ply });
  }

  async act(command: 'next' | 'rematch' | 'agree' | 'refuse' | 'pause' | 'resume'): Promise<void> {
    await this.#do({ do: command });
  }

  /** Opens a seat again that somebody took by link. */
  async freeSeat(player: number): Promise<void> {
    await this.#do({ do: 'free-seat', player });
  }

  /** The time by the clock of whoever keeps the time. */
  now(): number {
    return this.#match.now();
  }

  async claim(name: string): Promise<void> {
    await this.#do(name ? { do: 'claim', name } : { do: 'claim' });
  }

  /** Has a player here called by another name. */
  async rename(player: number, name: string): Promise<void> {
    await this.#do({ do: 'name', player, name });
  }

  /** The latest position as a short text. */
  get link(): string {
    return this.#live?.game.link ?? '';
  }

  get record(): string {
    return this.#match.state.get().match?.record ?? '';
  }

  // Looking.

  /** Shows the position after so many moves. */
  step(ply: number): void {
    const node = this.#board?.node.at(ply);
    this.#remark = null;
    if (node) this.#board?.update({ node, enabled: this.#mayMove(node) });
  }

  describe(topic: string): Message[] {
    return this.#board?.describe(topic) ?? [];
  }

  /** Shows overlays, but none that would be a hint in a game without hints. */
  show(choice: Partial<OverlayChoice>): void {
    const matchView = this.#seen?.matchView;
    const allowed = matchView === undefined || hintsAllowed(matchView);
    this.#board?.show(allowed ? choice : { ...choice, connections: false, threats: false });
  }

  /** Asks for a good move, and lays its piece down. */
  async hint(): Promise<void> {
    const live = this.#live;
    const shown = this.state.get();
    if (!live || !shown?.yourTurn || !hintsAllowed(shown.matchView) || this.#hinting) return;
    const hinting = (this.#hinting = new AbortController());
    this.#publish();
    let hint: Hint | null = null;
    try {
      hint = await this.#hintProvider.suggest(live.game, hinting.signal);
    } catch (error) {
      if (!(error instanceof Cancelled)) this.#hintFailed = true;
    }
    if (this.#hinting !== hinting) return;
    this.#hinting = null;
    const board = this.#board;
    if (hint && board) {
      board.update({ node: live });
      if (hint.placement) board.layDown(hint.placement.orientation, hint.placement.anchor);
      else board.putBack();
      this.#remark = { hand: board.hand, hint, refused: null };
    }
    this.#publish();
  }

  // Inside.

  get #ply(): number {
    return this.#live?.ply ?? 0;
  }

  async #do(command: Command): Promise<void> {
    const refused = await this.#match.act(command);
    if (!this.#board) return;
    this.#remark = refused && { hand: this.#board.hand, hint: null, refused };
    if (refused) this.sounds.emit({ kind: 'refuse' });
    this.#publish();
  }

  /** Something happened in the match. */
  #follow(snapshot: MatchSnapshot): void {
    const { match, role } = snapshot;
    const seen = this.#seen?.matchView;
    this.#seen = match && { snapshot, matchView: match.view(role), moves: match.game.moves };
    if (!match || !this.#seen) return this.#publish();
    const { matchView, moves } = this.#seen;
    const gameKey = `${matchView.rematches}.${matchView.round}`;
    const before = this.#live;
    const sameGame = this.#board && gameKey === this.#gameKey;
    const tree = sameGame && this.#board ? this.#board.tree : GameTree.of(match.game);
    this.#gameKey = gameKey;
    this.#live = sameGame ? tree.follow(moves) : tree.last;
    const moved = this.#live !== before;
    if (moved) {
      this.#remark = null;
      this.#hintFailed = false;
      this.#hinting?.abort();
      this.#hinting = null;
    }
    if (!this.#board) {
      this.#board = new Board(tree, { enabled: this.#mayMove(this.#live) });
      this.#unsubscribe.push(this.#board.state.subscribe(() => this.#publish()));
      this.#unsubscribe.push(this.#board.sounds.subscribe((sound) => this.sounds.emit(sound)));
    } else {
      const node = moved ? this.#live : this.#board.node;
      this.#board.update({ tree, node, enabled: this.#mayMove(node) });
    }
    if (seen && moved && matchView.ply === seen.ply + 1) this.sounds.emit(this.#placed(seen));
    if (seen && moved && isByLink(matchView) && isYourTurn(matchView) && !isYourTurn(seen)) this.sounds.emit({ kind: 'your-turn' });
    if (seen && matchView.outcome && !seen.outcome) this.sounds.emit({ kind: endSound(matchView, matchView.outcome) });
  }

  /** What is heard of the move after a table: the piece that it placed, and whether that was held here. */
  #placed({ yours, toMove }: MatchView): SoundEvent {
    const game = this.#live?.game;
    const knock = game && knockOf(game.view, game.position, toMove !== null && yours.includes(toMove));
    return { kind: 'place', ...(knock && { knock }) };
  }

  /** Whether a person here has the turn at a node. */
  #mayMove(node: GameNode): boolean {
    const matchView = this.#seen?.matchView;
    if (!matchView || matchView.outcome !== null || matchView.clock?.paused) return false;
    return node === this.#live && isYourTurn(matchView);
  }

  #publish(): void {
    const seen = this.#seen;
    const board = this.#board;
    if (!seen || !board) return this.state.set(null);
    const { role, connection, presence, pending } = seen.snapshot;
    if (this.#remark?.hand !== board.hand) this.#remark = null;
    const opponent = this.#opponent.status.get();
    this.state.set({
      ...board.state.get(),
      connection,
      role,
      presence,
      pending,
      matchView: seen.matchView,
      moves: seen.moves,
      live: board.node === this.#live,
      yourTurn: this.#mayMove(board.node),
      halted: this.playback?.halted ?? false,
      thinking: this.#hinting ? 'hint' : opponent === 'thinking' ? 'computer' : null,
      hint: this.#remark?.hint ?? null,
      refusal: this.#remark?.refused?.refusal ?? null,
      reasons: this.#remark?.refused?.reasons ?? [],
      failed: this.#hintFailed || opponent === 'failed',
    });
  }
}

function endSound({ players, yours }: MatchView, outcome: OutcomeView): Sound {
  const winner = winnerOf(outcome);
  if (winner === null) return 'end';
  const own = players.filter(({ player }) => yours.includes(player));
  if (own.some(({ team }) => team === winner)) return 'win';
  return own.length > 0 ? 'lose' : 'end';
}
