/**
 * The review of a game: the engine evaluates every position, and the rules say what was wrong with the mistakes. The
 * terminal has a loop of its own (`crates/cli/src/analyse/assess.rs`): it calls an engine and asks for a second line,
 * for its `!`, while this one waits for a worker, can be cancelled and follows the nodes of a tree. Whatever is decided
 * about a move is in `crates/review` for both.
 */
import { Cancelled, type Engine } from '../engine/engine';
import { teamOf } from '../rules/team';
import type { GameNode } from '../state/game-tree';
import { explain, judge, scoreBeforeMove, scoreForYellow, summary, valueOf } from '../wasm/study';
import { FULL_STRENGTH, LINE_LENGTH } from '../wire/constants';
import type { FactView, Info, MoveGradeView, ReviewSummary, Score, Team } from '../wire/types';

/** A move and what is thought of it. */
export interface ReviewedMove {
  /** The position after it. */
  readonly node: GameNode;
  readonly team: Team;
  /** What it gave away, from 0 to 2. */
  readonly lost: number;
  /** Its mark, if it deserves one. */
  readonly mark: string | null;
  /** The best line from the position before it. */
  readonly better: readonly string[];
  /** What the engine expects after it. */
  readonly reply: readonly string[];
  readonly facts: readonly FactView[];
  readonly turning: boolean;
}

export interface GameReview {
  readonly moves: readonly ReviewedMove[];
  /** How good each position is for yellow, from -1 to 1; one more than moves. */
  readonly values: readonly number[];
  readonly summary: ReviewSummary;
}

export interface ReviewOptions {
  /** Nodes of each search. */
  readonly nodes: number;
  readonly signal?: AbortSignal;
  /** Called with the share that is done, 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

function moverOf({ game }: GameNode): Team | null {
  const { toMove } = game.position;
  return toMove === null ? null : teamOf(game.view, toMove);
}

/** A position with the score of the engine, for yellow, and its line. */
interface Evaluated {
  readonly score: Score;
  readonly line: readonly string[];
}

export class Reviewer {
  readonly #engine: Engine;
  readonly #options: ReviewOptions;

  constructor(engine: Engine, options: ReviewOptions) {
    this.#engine = engine;
    this.#options = options;
  }

  /** Reviews the line that leads to a node. Rejects with `Cancelled` when it is aborted. */
  async review(last: GameNode): Promise<GameReview> {
    const nodes: GameNode[] = [];
    for (let node: GameNode | null = last; node; node = node.parent) nodes.unshift(node);
    const [root, ...played] = nodes;
    if (!root) throw new RangeError('a line has a start');
    const done = (count: number) => this.#options.onProgress?.(count / (played.length + 1));
    done(0);
    let before = await this.evaluate(root);
    const values = [valueOf(JSON.stringify(before.score))];
    const moves: Omit<ReviewedMove, 'turning'>[] = [];
    for (const [i, node] of played.entries()) {
      done(i + 1);
      const after = await this.evaluate(node);
      moves.push(await this.#judged(node, before, after));
      values.push(valueOf(JSON.stringify(after.score)));
      before = after;
    }
    const placed = moves.filter(({ node }) => isPlacement(node));
    const total = JSON.parse(
      summary(
        placed.map(({ team }) => team),
        new Float32Array(placed.map(({ lost }) => lost)),
      ),
    ) as ReviewSummary;
    const turning = new Set(total.turning.map((index) => placed[index]));
    return { moves: moves.map((move) => ({ ...move, turning: turning.has(move) })), values, summary: total };
  }

  /** What a move gave away against the best one; `before` is what was known of the position in which it was played. */
  async judge(node: GameNode, before: Evaluated, after: Evaluated): Promise<MoveGradeView> {
    return (await this.#weighed(node, before, after)).grade;
  }

  /** The same with the score of the best move. */
  async #weighed(node: GameNode, before: Evaluated, after: Evaluated): Promise<{ grade: MoveGradeView; best: Score }> {
    const parent = node.parent;
    const team = parent && moverOf(parent);
    const [move] = before.line;
    if (!team || !parent || move === undefined || move === node.move?.text || !isPlacement(node)) {
      return { grade: { lost: 0, mark: null }, best: before.score };
    }
    const best = await this.#withBest(parent, before, move, team);
    const grade = JSON.parse(judge(team, JSON.stringify(best), JSON.stringify(after.score))) as MoveGradeView;
    return { grade, best };
  }

  async #judged(node: GameNode, before: Evaluated, after: Evaluated): Promise<Omit<ReviewedMove, 'turning'>> {
    const { parent } = node;
    const team = (parent && moverOf(parent)) ?? 'yellow';
    const {
      grade: { lost, mark },
      best,
    } = await this.#weighed(node, before, after);
    const facts =
      mark && parent && node.move
        ? (JSON.parse(
            explain(parent.game.link, node.move.text, [...before.line], [...after.line], JSON.stringify(best), JSON.stringify(after.score)),
          ) as FactView[])
        : [];
    return { node, team, lost, mark, better: before.line, reply: after.line, facts };
  }

  /**
   * The score with the best move. What is not proven is evaluated after that move, as it is after the one that was
   * played: who has the turn shifts an opinion a little.
   */
  async #withBest(parent: GameNode, before: Evaluated, best: string, team: Team): Promise<Score> {
    if (before.score.kind !== 'points') return before.score;
    const game = parent.game.play(best);
    const over = game.position.outcome !== null;
    const link = game.link;
    game.free();
    const after = scoreOf(link, over ? null : await this.#search(link));
    return JSON.parse(scoreBeforeMove(team, JSON.stringify(after))) as Score;
  }

  async evaluate(node: GameNode): Promise<Evaluated> {
    const { link } = node.game;
    const info = node.position.outcome ? null : await this.#search(link);
    return { score: scoreOf(link, info), line: info?.pvs[0]?.moves.slice(0, LINE_LENGTH) ?? [] };
  }

  async #search(link: string): Promise<Info | null> {
    const { nodes, signal } = this.#options;
    if (signal?.aborted) throw new Cancelled();
    return this.#engine.search({ link, strength: FULL_STRENGTH, nodes, lines: 1 }, signal ? { signal } : {});
  }
}

/** A swap changes who is who, and is no move on the board. */
function isPlacement(node: GameNode): boolean {
  return node.move?.text !== 'swap';
}

/** The score of a position for yellow, of its outcome where it has one. */
function scoreOf(link: string, info: Info | null): Score {
  const found = info?.pvs[0]?.score;
  return JSON.parse(scoreForYellow(link, found && JSON.stringify(found))) as Score;
}
