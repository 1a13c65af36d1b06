/** The table in three dimensions. Draws only when something has changed. */
import { Color, Scene, WebGLRenderer } from 'three';
import type { PieceView } from '../wire/types';
import { BoardMesh } from './board';
import type { PointerMove } from '../state/hand';
import type { CellCoords } from '../rules/cell';
import { element } from '../svg';
import { type BoardEvents, type BoardModel, type BoardView, inScene, sameAppearance, sameModel, samePieces } from './board-view';
import { Camera } from './camera';
import { surroundings } from './colours';
import { ContactShadow } from './contact-shadow';
import { DotMesh } from './dots';
import { GhostMesh } from './ghost';
import { Flights, changed } from './flights';
import { Grid, Heights, sameCubes } from './grid';
import { Lettering } from './lettering';
import { MarkMesh, cellMarks } from './marks';
import { Motion } from './motion';
import { Owners, pick, piecesInFront } from './picking';
import { PieceSet, type Placed, translucent } from './pieces';
import { type GestureListener, listenForGestures } from './pointers';
import { SIMPLE } from './simple';
import { sharedUniforms, surface, setHeights } from './surface';
import type { Light, Shared, Tier } from './tier';
import type { Vec2, Vec3 } from './vector';

const FADED = 0.2;
/** How long the winning move is seen before its path lights up, and how long a face takes, in milliseconds. */
const LANDING_MS = 350;
const DOT_MS = 110;
const SHARPEST = 2;
/** How long a lost context may take to come back, in milliseconds. */
const RESTORE_MS = 2000;

/** Draws a table on a canvas and reports what hands do there. */
export function createScene(canvas: HTMLCanvasElement, events: BoardEvents, tier: Tier = SIMPLE): BoardView {
  return new BoardScene(canvas, events, tier);
}

/** The pointer stayed, and what is under it has changed. */
const unmoved = (): PointerMove => ({ time: performance.now(), rested: false });

class BoardScene implements BoardView {
  readonly #canvas: HTMLCanvasElement;
  readonly #events: BoardEvents;
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #background = new Color();
  readonly #motion = new Motion(() => this.#draw());
  readonly #camera = new Camera(this.#motion, () => this.#rested());
  readonly #shared: Shared;
  readonly #light: Light;
  readonly #board: BoardMesh;
  readonly #lettering: Lettering;
  readonly #contactShadow = new ContactShadow();
  readonly #pieces: PieceSet;
  readonly #flights: Flights;
  readonly #ghost: GhostMesh;
  /** What lies over the canvas: a change of it takes no frame. */
  readonly #over = element('svg', { class: 'drawing', 'aria-hidden': 'true', 'pointer-events': 'none' });
  readonly #marks = new MarkMesh();
  readonly #dots = new DotMesh();
  readonly #sizes: ResizeObserver;
  readonly #listeners = new AbortController();
  readonly #gestures: GestureListener;
  #model: BoardModel | null = null;
  #grid = new Grid({ width: 1, height: 1, cells: [] });
  #heights = new Heights(this.#grid, []);
  #owners = new Owners([]);
  #hovered: CellCoords | null = null;
  #pointer: [number, number] | null = null;
  #fadedPlies = '';
  #lost = false;
  #restoring = 0;
  #size = '';
  #frames = 0;
  #rebuilds = 0;

  constructor(canvas: HTMLCanvasElement, events: BoardEvents, tier: Tier) {
    this.#canvas = canvas;
    this.#events = events;
    this.#renderer = new WebGLRenderer({ canvas, antialias: true, powerPreference: 'low-power' });
    this.#renderer.shadowMap.enabled = true;
    this.#renderer.shadowMap.autoUpdate = false;
    this.#scene.background = this.#background;
    this.#light = tier.light(this.#renderer, this.#scene);
    this.#shared = sharedUniforms(tier);
    this.#board = new BoardMesh(this.#shared);
    this.#lettering = new Lettering(this.#shared);
    this.#pieces = new PieceSet(surface('piece', this.#shared), translucent(this.#shared, FADED));
    this.#flights = new Flights(this.#motion, surface('piece', this.#shared), () => (this.#renderer.shadowMap.needsUpdate = true));
    this.#ghost = new GhostMesh(this.#shared, this.#motion);
    this.#scene.add(
      this.#board.group,
      this.#contactShadow.mesh,
      ...this.#pieces.meshes,
      this.#flights.group,
      this.#ghost.group,
      this.#marks.mesh,
    );
    this.#sizes = new ResizeObserver(() => this.#resize());
    this.#sizes.observe(canvas);
    this.#resize();
    this.#gestures = listenForGestures(
      canvas,
      {
        hover: (x, y, move) => this.#hover([x, y], move),
        leave: (move) => this.#hover(null, move),
        choose: (x, y, kind) => {
          const cell = this.cellAt(x, y);
          if (cell) this.#events.choose(cell, kind);
        },
        drag: (x, y) => {
          const cell = this.cellAt(x, y);
          if (cell) this.#events.drag(cell);
        },
        orbit: (dx, dy) => this.orbit(dx, dy),
        pan: (dx, dy) => this.#camera.pan(dx, dy),
        zoom: (factor, x, y) => this.#camera.zoom(factor, x, y),
        spin: (angle) => this.#camera.spin(angle),
        rotate: (axis, by) => this.#events.rotate(axis, by),
        holding: () => (this.#model?.ghost ?? null) !== null,
      },
      'zooms',
    );
    const { signal } = this.#listeners;
    canvas.addEventListener(
      'webglcontextlost',
      (event) => {
        // Without this the browser never gives the context back.
        event.preventDefault();
        this.#lost = true;
        this.#awaitContext();
      },
      { signal },
    );
    canvas.addEventListener(
      'webglcontextrestored',
      () => {
        this.#lost = false;
        clearTimeout(this.#restoring);
        this.#renderer.shadowMap.needsUpdate = true;
        this.#motion.ask();
      },
      { signal },
    );
  }

  /** The graphics process compiles the programs of the first picture while the grain is made here. */
  #prepare(): void {
    this.#renderer.compile(this.#board.group, this.#camera.three, this.#scene);
    this.#renderer.getContext().flush();
    this.#renderer.initTexture(this.#shared.grain.value);
  }

  /** A context that does not come back while the page is seen is reported: somebody else draws then. */
  #awaitContext(): void {
    this.#restoring = window.setTimeout(() => {
      if (!this.#lost) return;
      if (document.hidden) this.#awaitContext();
      else this.#events.lost?.();
    }, RESTORE_MS);
  }

  update(model: BoardModel): void {
    const before = this.#model;
    if (before && sameModel(before, model)) return;
    this.#model = model;
    if (before && sameModel(inScene(before), inScene(model))) {
      this.#drawOver(model);
      return;
    }
    const game = before?.game !== model.game;
    const restyled = game || !before || !sameAppearance(before, model);
    if (game) {
      this.#grid = new Grid(model.game);
      this.#board.build(model.game, this.#grid);
      this.#lettering.build(model.game, this.#grid);
      this.#contactShadow.build(model.game, this.#grid);
      this.#light.fitShadows(Math.hypot(this.#grid.width, this.#grid.height) / 2 + 1.6);
      this.#camera.frame(model.game, this.#grid);
    }
    this.#camera.reducedMotion = model.motion === 'reduced';
    if (restyled) {
      this.#background.set(surroundings(model).page);
      this.#board.setAppearance(model);
      this.#lettering.setAppearance(model);
      this.#light.setAppearance(model);
    }
    const pieces = restyled || !before || !samePieces(before, model) || before.lastPly !== model.lastPly;
    if (pieces) {
      this.#rebuilds++;
      this.#heights = new Heights(this.#grid, model.position.pieces);
      this.#owners = new Owners(model.position.pieces);
      setHeights(this.#shared, this.#heights);
      this.#pieces.carve(
        model.position.pieces.map((piece) => this.#placed(piece, model)),
        this.#heights,
        model,
      );
      this.#renderer.shadowMap.needsUpdate = true;
      this.#fly(game ? null : before, model);
    }
    if (!before) this.#prepare();
    if (restyled || before.ghost !== model.ghost) this.#ghost.show(model, this.#heights, restyled);
    this.#fade(pieces);
    this.#marks.show(cellMarks(model, this.#heights), this.#grid, model);
    this.#dotsFrom(before, model, restyled);
    if (pieces) this.#hoverAgain();
    // A piece that was taken up by a key or beside the board comes to a pointer that is already over it.
    if (model.ghost && !before?.ghost && this.#hovered) this.#events.hover(this.#hovered, unmoved());
    this.#motion.ask();
  }

  /** A piece that was placed falls from the hand or comes from its side of the table; what was taken back goes there. */
  #fly(before: BoardModel | null, model: BoardModel): void {
    this.#flights.clear();
    if (model.motion === 'reduced' || !before) return;
    const { came, went } = changed(before.position.pieces, model.position.pieces);
    const { seats } = model.game;
    const landed = (): void => this.#fade(true);
    for (const piece of came) {
      const placed = this.#placed(piece, model);
      if (before.ghost && sameCubes(before.ghost.cubes, piece.cubes)) {
        this.#flights.settle(placed, this.#ghost.lift, this.#heights, model, landed);
      } else {
        this.#flights.arrive(placed, seats, this.#heights, model, landed);
      }
    }
    for (const piece of went) this.#flights.leave(this.#placed(piece, before), seats, this.#heights, model);
  }

  #drawOver(model: BoardModel): void {
    const { annotations = [], annotator } = model;
    const [x, up, z] = this.#camera.eye;
    const [east, north] = this.#grid.plan([x, up, z]);
    const eye: Vec3 = [east - 0.5, north - 0.5, up - 0.5];
    const project = ([x, y, level]: Vec3): Vec2 => this.project([x, y], level + 0.5);
    const drawn = annotations.flatMap((annotation) => annotator?.over(annotation, model, { eye, project }) ?? []);
    this.#over.replaceChildren(...drawn);
    if (drawn.length > 0 && !this.#over.isConnected) this.#canvas.after(this.#over);
  }

  #placed(piece: PieceView, model: BoardModel): Placed {
    const { colour, seat, cubes, ply } = piece;
    return { colour, seat, cubes, ply, marked: ply === model.lastPly };
  }

  #dotsFrom(before: BoardModel | null, model: BoardModel, restyled: boolean): void {
    if (!restyled && before?.path === model.path && before?.connections === model.connections) return;
    if (this.#dots.mesh) this.#scene.remove(this.#dots.mesh);
    const mesh = this.#dots.show(model.path, model.connections, this.#heights, model);
    if (mesh) this.#scene.add(mesh);
    this.#renderer.shadowMap.needsUpdate = true;
    const fresh = model.path !== null && (before?.path ?? null) === null && before !== null;
    if (!model.path) {
      this.#motion.stop('path');
      this.#camera.endOrbit();
    }
    if (fresh) this.#camera.showWhole();
    if (!fresh || model.motion === 'reduced') return;
    const count = model.path?.faces.length ?? 0;
    this.#dots.reveal(0);
    this.#motion.start(
      'path',
      LANDING_MS + count * DOT_MS,
      (t) => {
        this.#dots.reveal((t * (LANDING_MS + count * DOT_MS) - LANDING_MS) / DOT_MS);
        this.#renderer.shadowMap.needsUpdate = true;
      },
      () => {
        this.#dots.reveal(Infinity);
        this.#camera.orbitOnce();
      },
    );
  }

  /** Fades what stands in front of the pointer's cell and of the piece in hand. */
  #fade(always: boolean): void {
    const model = this.#model;
    if (!model) return;
    const points: Vec3[] = [];
    const cell = this.#hovered ?? model.cursor;
    if (cell && (model.ghost || model.cursor)) {
      points.push(this.#grid.middle(cell, this.#heights.of(...cell)));
    }
    for (const [x, y, level] of model.ghost?.cubes ?? []) {
      points.push(this.#grid.middle([x, y], level + 0.5));
    }
    const front = piecesInFront(this.#grid, this.#owners, this.#camera.eye, points);
    const plies = [...front].sort((a, b) => a - b).join();
    if (!always && plies === this.#fadedPlies) return;
    this.#fadedPlies = plies;
    // A faded piece throws the same shadow, so the shadows stay as they are.
    this.#pieces.choose(front, this.#flights.coming);
    this.#motion.ask();
  }

  #hover(at: [number, number] | null, move: PointerMove): void {
    this.#pointer = at;
    const cell = at && this.cellAt(...at);
    if (String(cell) === String(this.#hovered) && !move.rested) return;
    this.#hovered = cell;
    this.#events.hover(cell, move);
    this.#fade(false);
  }

  /** What is under a pointer that did not move may have changed. */
  #hoverAgain(): void {
    if (this.#pointer) this.#hover(this.#pointer, unmoved());
  }

  /** The camera has come to rest: other pieces stand in front, and another cell is under the pointer. */
  #rested(): void {
    this.#fade(false);
    this.#hoverAgain();
  }

  resetCamera(): void {
    this.#camera.home();
  }

  topView(): void {
    this.#camera.top();
  }

  orbit(dx: number, dy: number): void {
    this.#camera.orbit(dx, dy);
  }

  zoom(factor: number): void {
    this.#camera.zoom(factor);
  }

  continueDrag(event: PointerEvent): void {
    this.#gestures.continueDrag(event);
  }

  project(cell: CellCoords, level: number): [number, number] {
    return this.#camera.project(this.#grid, cell, level);
  }

  cellAt(x: number, y: number): CellCoords | null {
    return this.#camera.covers(x, y) ? pick(this.#heights, this.#camera.ray(x, y)) : null;
  }

  drawCalls(): number {
    return this.#renderer.info.render.calls;
  }

  frames(): number {
    return this.#frames;
  }

  rebuilds(): number {
    return this.#rebuilds;
  }

  #resize(): void {
    const [width, height] = [this.#canvas.clientWidth, this.#canvas.clientHeight];
    if (width === 0 || height === 0) return;
    const ratio = Math.min(window.devicePixelRatio, SHARPEST);
    // An observer also reports the size that it finds.
    const size = [width, height, ratio].join();
    if (size === this.#size) return;
    this.#size = size;
    this.#renderer.setPixelRatio(ratio);
    this.#renderer.setSize(width, height, false);
    this.#camera.resize(width, height);
    this.#hoverAgain();
    // Setting the size has cleared the canvas: draw before it is shown.
    this.#draw();
  }

  #draw(): void {
    if (this.#lost || !this.#model) return;
    this.#lettering.face(this.#camera.azimuth);
    this.#renderer.render(this.#scene, this.#camera.three);
    this.#drawOver(this.#model);
    this.#frames++;
    if (this.#frames > 1) return;
    // For `make first-frame`: when the browser is ready for the next picture, this one is shown.
    requestAnimationFrame(() => performance.mark('board-drawn'));
  }

  dispose(): void {
    this.#listeners.abort();
    this.#gestures.stop();
    this.#sizes.disconnect();
    this.#motion.dispose();
    for (const part of [this.#light, this.#board, this.#contactShadow, this.#pieces, this.#flights, this.#ghost, this.#marks, this.#dots]) {
      part.dispose();
    }
    this.#shared.grain.value.dispose();
    this.#shared.topLight.value.dispose();
    this.#shared.lettering.value.dispose();
    clearTimeout(this.#restoring);
    this.#over.remove();
    this.#renderer.dispose();
    // A browser has few contexts, and gives this one back only when the canvas is collected.
    this.#renderer.forceContextLoss();
  }
}
