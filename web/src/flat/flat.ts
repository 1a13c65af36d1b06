/** The board from above, as SVG: nothing hides behind a tower, and every cell can be named. */
import { PATTERN_DOT, WHITE } from '../palette';
import type { PointerMove } from '../state/hand';
import type { CellCoords } from '../rules/cell';
import type { GhostView } from '../wire/types';
import { type BoardEvents, type BoardModel, type BoardView, sameAppearance, samePieces } from '../scene/board-view';
import { type Appearance, type Hex, surroundings } from '../scene/colours';
import { Grid, Heights } from '../scene/grid';
import { type GestureListener, listenForGestures } from '../scene/pointers';
import { element } from '../svg';
import { ghostLayer, underlay, winningPath } from './overlay';
import { CELL } from './wall-strips';
import { Plan } from './plan';
import { Stacks } from './stacks';
import { piecesLayer } from './pieces-layer';
import { boardLayer } from './board-layer';

export interface FlatOptions {
  /** What the board is called. */
  name?: string;
  /** The element that says how to use it. */
  manual?: string;
}

/** How long a piece glides to another place, in milliseconds. */
const GLIDE = 120;

let made = 0;

/** Draws the flat board into a host that has a size. */
export function createFlat(host: HTMLElement, events: BoardEvents, options: FlatOptions = {}): BoardView {
  return new FlatBoard(host, events, options);
}

class FlatBoard implements BoardView {
  readonly #host: HTMLElement;
  readonly #events: BoardEvents;
  /** Names of patterns are known to the whole page, so each board has its own. */
  readonly #prefix = `flat${++made}`;
  readonly #svg = element('svg', { width: '100%', height: '100%' });
  readonly #defs = element('defs');
  readonly #board = element('g', { 'aria-hidden': 'true' });
  readonly #pieces = element('g', { 'aria-hidden': 'true' });
  readonly #under = overlayLayer();
  readonly #ghost = overlayLayer();
  readonly #path = overlayLayer();
  readonly #cells = element('g', { role: 'rowgroup' });
  readonly #named = new Map<string, SVGElement>();
  readonly #listeners = new AbortController();
  readonly #gestures: GestureListener;
  #model: BoardModel | null = null;
  #grid = new Grid({ width: 1, height: 1, cells: [] });
  #plan = new Plan(this.#grid);
  #stacks = new Stacks(this.#grid, []);
  #heights = new Heights(this.#grid, []);
  #hovered: CellCoords | null = null;
  /** The cell that Tab leads to. */
  #at: CellCoords = [0, 0];
  #frames = 0;
  #rebuilds = 0;
  /** Whether its cells take the keyboard's focus. */
  readonly #walked: boolean;

  constructor(host: HTMLElement, events: BoardEvents, options: FlatOptions) {
    this.#host = host;
    this.#events = events;
    // Without a name it is a picture, and whoever holds it says of what.
    this.#svg.setAttribute(...((options.name === undefined ? ['aria-hidden', 'true'] : ['role', 'grid']) as [string, string]));
    this.#walked = options.name !== undefined;
    if (options.name) this.#svg.setAttribute('aria-label', options.name);
    if (options.manual) this.#svg.setAttribute('aria-describedby', options.manual);
    this.#svg.append(this.#defs, this.#board, this.#pieces, this.#under, this.#ghost, this.#path, this.#cells);
    host.append(this.#svg);
    const nothing = (): void => undefined;
    this.#gestures = listenForGestures(
      host,
      {
        hover: (x, y, move) => this.#hover(this.cellAt(x, y), move),
        leave: (move) => this.#hover(null, move),
        choose: (x, y, kind) => {
          const cell = this.cellAt(x, y);
          if (cell) this.#events.choose(cell, kind);
        },
        drag: (x, y) => {
          const cell = this.cellAt(x, y);
          if (cell) this.#events.drag(cell);
        },
        orbit: nothing,
        pan: nothing,
        zoom: nothing,
        spin: nothing,
        rotate: (axis, by) => this.#events.rotate(axis, by),
        holding: () => (this.#model?.ghost ?? null) !== null,
      },
      'scrolls',
    );
    // A click without a pointer comes from a reader or a switch.
    this.#cells.addEventListener(
      'click',
      (event) => {
        const cell = event.detail === 0 ? this.#cellOf(event.target) : null;
        if (cell) this.#events.choose(cell, 'mouse');
      },
      { signal: this.#listeners.signal },
    );
    const { signal } = this.#listeners;
    this.#cells.addEventListener('keydown', (event) => this.#press(event), { signal });
    this.#cells.addEventListener(
      'focusin',
      (event) => {
        const cell = this.#cellOf(event.target);
        if (!cell) return;
        this.#rove(cell);
        this.#events.focus?.(cell);
      },
      { signal },
    );
  }

  /** Arrows lead to the next cell that way, over holes too; Home and End along the row. */
  #press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const from = this.#model?.cursor ?? this.#at;
    const to = (dx: number, dy: number): CellCoords => this.#next(from, dx, dy, 1) ?? from;
    const along = (dx: number): CellCoords => this.#next(from, dx, 0, Infinity) ?? from;
    const steps: Record<string, () => CellCoords> = {
      ArrowLeft: () => to(-1, 0),
      ArrowRight: () => to(1, 0),
      ArrowUp: () => to(0, 1),
      ArrowDown: () => to(0, -1),
      Home: () => along(-1),
      End: () => along(1),
    };
    const step = steps[event.key];
    if (step) this.#focusOn(step());
    else if (event.key === 'Enter' || event.key === ' ') this.#events.enter?.(from);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** The nearest cell in a direction, or the furthest one of so many. */
  #next([x, y]: CellCoords, dx: number, dy: number, most: number): CellCoords | null {
    const { width, height } = this.#grid;
    let found: CellCoords | null = null;
    for (let n = 1, seen = 0; seen < most; n++) {
      const at: CellCoords = [x + dx * n, y + dy * n];
      if (at[0] < 0 || at[1] < 0 || at[0] >= width || at[1] >= height) break;
      if (!this.#grid.has(...at)) continue;
      found = at;
      seen++;
    }
    return found;
  }

  #rove(cell: CellCoords): void {
    if (!this.#walked) return;
    this.#named.get(this.#nameOf(this.#at))?.setAttribute('tabindex', '-1');
    this.#at = cell;
    this.#named.get(this.#nameOf(cell))?.setAttribute('tabindex', '0');
  }

  #focusOn(cell: CellCoords): void {
    this.#rove(cell);
    const named = this.#named.get(this.#nameOf(cell));
    // A cell that has the focus already says nothing by itself.
    if (document.activeElement === named) this.#events.focus?.(cell);
    else named?.focus({ preventScroll: true });
  }

  focus(): void {
    this.#focusOn(this.#model?.cursor ?? this.#at);
  }

  update(model: BoardModel): void {
    const before = this.#model;
    this.#model = model;
    const game = before?.game !== model.game;
    const restyled = game || !before || !sameAppearance(before, model);
    if (game) {
      this.#grid = new Grid(model.game);
      this.#plan = new Plan(this.#grid);
      this.#svg.setAttribute('viewBox', this.#plan.frame.join(' '));
      this.#nameCells(model);
    }
    if (restyled) {
      this.#defs.replaceChildren(...patterns(this.#prefix, model));
      this.#board.replaceChildren(...boardLayer(model.game, this.#plan, model));
    }
    const pieces = restyled || !samePieces(before, model);
    if (pieces) {
      this.#rebuilds++;
      this.#stacks = new Stacks(this.#grid, model.position.pieces);
      this.#heights = new Heights(this.#grid, model.position.pieces);
      const cells = model.game.cells.map((cell) => cell.at);
      this.#pieces.replaceChildren(...piecesLayer(cells, this.#stacks, this.#plan, model, this.#prefix));
    }
    const scenery = { model, stacks: this.#stacks, heights: this.#heights, plan: this.#plan, patterns: this.#prefix };
    if (pieces || !sameOverlays(before, model)) {
      this.#under.replaceChildren(...underlay(scenery));
      this.#path.replaceChildren(...winningPath(scenery));
    }
    this.#ghost.replaceChildren(...ghostLayer(scenery));
    this.#glide(before?.ghost ?? null, model);
    if (game || before.labels !== model.labels) {
      for (const [name, cell] of this.#named) cell.setAttribute('aria-label', model.labels?.get(name) ?? name);
    }
    this.#frames++;
  }

  /** A piece that was only moved glides from where it was. */
  #glide(from: GhostView | null, { ghost, motion }: BoardModel): void {
    if (!from || !ghost || motion === 'reduced' || from.orientation !== ghost.orientation) return;
    const [[x, y], [toX, toY]] = [this.#plan.corner(from.anchor), this.#plan.corner(ghost.anchor)];
    if (x === toX && y === toY) return;
    this.#ghost.animate([{ transform: `translate(${x - toX}px, ${y - toY}px)` }, { transform: 'none' }], {
      duration: GLIDE,
      easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
    });
  }

  /** One element a cell, in rows from the north, for pointers and for those who cannot see. */
  #nameCells({ game }: BoardModel): void {
    this.#named.clear();
    const rows = Array.from({ length: game.height }, (_, i) => game.height - 1 - i).map((row) => {
      const cells = game.cells.filter(({ at }) => at[1] === row).sort((a, b) => a.at[0] - b.at[0]);
      return element(
        'g',
        { role: 'row', 'aria-rowindex': game.height - row },
        ...cells.map(({ name, at }) => {
          const [x, y] = this.#plan.corner(at);
          const cell = element('rect', {
            x,
            y,
            width: CELL,
            height: CELL,
            fill: 'transparent',
            role: 'gridcell',
            'aria-colindex': at[0] + 1,
            'data-cell': name,
            ...(this.#walked ? { tabindex: -1 } : {}),
          });
          this.#named.set(name, cell);
          return cell;
        }),
      );
    });
    this.#cells.replaceChildren(...rows);
    this.#svg.setAttribute('aria-rowcount', String(game.height));
    this.#svg.setAttribute('aria-colcount', String(game.width));
    const away = ([x, y]: CellCoords): number => Math.hypot(x - (game.width - 1) / 2, y - (game.height - 1) / 2);
    this.#rove(game.cells.map(({ at }) => at).reduce((best, at) => (away(at) < away(best) ? at : best)));
  }

  #nameOf([x, y]: CellCoords): string {
    return this.#model?.game.cells.find(({ at }) => at[0] === x && at[1] === y)?.name ?? '';
  }

  #cellOf(target: EventTarget | null): CellCoords | null {
    const name = target instanceof Element ? target.getAttribute('data-cell') : null;
    return this.#model?.game.cells.find((cell) => cell.name === name)?.at ?? null;
  }

  cellAt(x: number, y: number): CellCoords | null {
    const box = this.#host.getBoundingClientRect();
    return this.#plan.cellAt([x, y], box.width, box.height);
  }

  #hover(cell: CellCoords | null, move: PointerMove): void {
    if (String(cell) === String(this.#hovered) && !move.rested) return;
    this.#hovered = cell;
    this.#events.hover(cell, move);
  }

  project(cell: CellCoords): [number, number] {
    const box = this.#host.getBoundingClientRect();
    return this.#plan.onHost(cell, box.width, box.height);
  }

  continueDrag(event: PointerEvent): void {
    this.#gestures.continueDrag(event);
  }

  // There is no camera: the board is always seen whole, from above.
  resetCamera(): void {}
  topView(): void {}
  orbit(): void {}
  zoom(): void {}

  drawCalls(): number {
    return 0;
  }

  frames(): number {
    return this.#frames;
  }

  rebuilds(): number {
    return this.#rebuilds;
  }

  dispose(): void {
    this.#listeners.abort();
    this.#gestures.stop();
    this.#svg.remove();
  }
}

function overlayLayer(): SVGElement {
  return element('g', { 'aria-hidden': 'true', 'pointer-events': 'none' });
}

/** Whether what lies over the pieces is the same, but for the piece in hand. */
function sameOverlays(a: BoardModel, b: BoardModel): boolean {
  return (
    a.lastPly === b.lastPly &&
    a.path === b.path &&
    a.counted === b.counted &&
    a.connections === b.connections &&
    a.threatened === b.threatened &&
    a.annotations === b.annotations
  );
}

/** The fillings that are lines or dots: of the colours, and of what is refused. */
function patterns(prefix: string, appearance: Appearance): SVGElement[] {
  const size = CELL / 3;
  const tile = (name: string, width: number, ...children: SVGElement[]): SVGElement =>
    element('pattern', { id: `${prefix}-${name}`, width, height: width, patternUnits: 'userSpaceOnUse' }, ...children);
  const stripes = (width: number, stroke: Hex, thick: number, opacity = 1): SVGElement =>
    element('path', {
      d: `M${-width / 4} ${width / 4}L${width / 4} ${-width / 4}M0 ${width}L${width} 0M${width * 0.75} ${width * 1.25}L${width * 1.25} ${width * 0.75}`,
      stroke,
      'stroke-width': thick,
      'stroke-opacity': opacity,
    });
  return [
    tile('dotted', size, element('circle', { cx: size / 2, cy: size / 2, r: 5.5, fill: PATTERN_DOT, 'fill-opacity': 0.5 })),
    tile('striped', size, stripes(size, WHITE, 6, 0.4)),
    tile(
      'crossed',
      CELL / 2,
      element('path', {
        d: `M8 8L${CELL / 2 - 8} ${CELL / 2 - 8}M8 ${CELL / 2 - 8}L${CELL / 2 - 8} 8`,
        stroke: WHITE,
        'stroke-opacity': 0.5,
        'stroke-width': 5,
      }),
    ),
    tile('refused', 22, stripes(22, surroundings(appearance).refusedMark, 5)),
  ];
}
