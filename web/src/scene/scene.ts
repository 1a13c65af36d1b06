/** The table in three dimensions. Draws only when something has changed. */
import { Color, Scene, PCFShadowMap, WebGLRenderer } from 'three';
import type { PieceView } from '../wire/types';
import { BoardMesh } from './board';
import type { Cell } from '../rules/cell';
import { type BoardEvents, type BoardModel, type BoardView, sameLook, sameModel, samePieces } from './board-view';
import { Camera } from './camera';
import { surroundings } from './colours';
import { DotMesh } from './dots';
import { GhostMesh } from './ghost';
import { Grid, Heights, type Vec3, sameCubes } from './grid';
import { Lettering } from './lettering';
import { Lamp } from './light';
import { MarkMesh, cellMarks } from './marks';
import { Motion, easeOut } from './motion';
import { pick, piecesInFront } from './picking';
import { PieceMesh, type Placed, glassy } from './pieces';
import { listen } from './pointers';
import { sharedUniforms, surface, tellHeights } from './surface';
import { growWood } from './wood';

const FADED = 0.2;
const FALL = 120;
const FALL_FROM = 0.7;
const FLIGHT = 350;
const DOT = 110;
const SHARPEST = 2;
/** How long a lost context may take to come back, in milliseconds. */
const RESTORE = 2000;

/** Makes what every table needs; whoever is about to show one may call it early. */
export function prepare(): void {
  growWood();
}

/** Draws a table on a canvas and reports what hands do there. */
export function createScene(canvas: HTMLCanvasElement, events: BoardEvents): BoardView {
  return new Table(canvas, events);
}

class Table implements BoardView {
  readonly #canvas: HTMLCanvasElement;
  readonly #events: BoardEvents;
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #background = new Color();
  readonly #motion = new Motion(() => this.#draw());
  readonly #camera = new Camera(this.#motion);
  readonly #shared = sharedUniforms();
  readonly #lamp = new Lamp(this.#scene);
  readonly #board = new BoardMesh(this.#shared);
  readonly #lettering = new Lettering();
  readonly #still = new PieceMesh([surface('piece', this.#shared)], 'casts');
  readonly #flying = new PieceMesh([surface('piece', this.#shared)], 'casts');
  readonly #faded: PieceMesh;
  readonly #ghost = new GhostMesh(this.#shared);
  readonly #marks = new MarkMesh();
  readonly #dots = new DotMesh();
  readonly #sizes: ResizeObserver;
  readonly #quiet = new AbortController();
  readonly #unlisten: () => void;
  #model: BoardModel | null = null;
  #grid = new Grid({ width: 1, height: 1, cells: [] });
  #heights = new Heights(this.#grid, []);
  #hovered: Cell | null = null;
  #pointer: [number, number] | null = null;
  #fadedPlies = '';
  #flyingPly: number | null = null;
  #lost = false;
  #restoring = 0;
  #size = '';
  #frames = 0;
  #rebuilds = 0;

  constructor(canvas: HTMLCanvasElement, events: BoardEvents) {
    this.#canvas = canvas;
    this.#events = events;
    this.#renderer = new WebGLRenderer({ canvas, antialias: true, powerPreference: 'low-power' });
    this.#renderer.shadowMap.enabled = true;
    this.#renderer.shadowMap.type = PCFShadowMap;
    this.#renderer.shadowMap.autoUpdate = false;
    this.#scene.background = this.#background;
    const { depth, seen } = glassy(this.#shared, FADED);
    this.#faded = new PieceMesh([depth, seen], 'casts');
    this.#scene.add(
      this.#board.group,
      this.#lettering.group,
      ...this.#still.meshes,
      ...this.#flying.meshes,
      ...this.#faded.meshes,
      this.#ghost.group,
      this.#marks.mesh,
    );
    this.#sizes = new ResizeObserver(() => this.#resize());
    this.#sizes.observe(canvas);
    this.#resize();
    this.#unlisten = listen(
      canvas,
      {
        hover: (x, y) => this.#hover([x, y]),
        leave: () => this.#hover(null),
        choose: (x, y, kind) => {
          const cell = this.cellAt(x, y);
          if (cell) this.#events.choose(cell, kind);
        },
        orbit: (dx, dy) => this.orbit(dx, dy),
        pan: (dx, dy) => this.#moved(() => this.#camera.pan(dx, dy)),
        zoom: (factor) => this.zoom(factor),
        spin: (angle) => this.#moved(() => this.#camera.spin(angle)),
        turn: (axis, by) => this.#events.turn(axis, by),
        holding: () => (this.#model?.ghost ?? null) !== null,
      },
      'zooms',
    );
    const { signal } = this.#quiet;
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

  /** A context that does not come back while the page is seen is reported: somebody else draws then. */
  #awaitContext(): void {
    this.#restoring = window.setTimeout(() => {
      if (!this.#lost) return;
      if (document.hidden) this.#awaitContext();
      else this.#events.lost?.();
    }, RESTORE);
  }

  update(model: BoardModel): void {
    const before = this.#model;
    if (before && sameModel(before, model)) return;
    this.#model = model;
    const game = before?.game !== model.game;
    const look = game || !before || !sameLook(before, model);
    if (game) {
      this.#grid = new Grid(model.game);
      this.#board.build(model.game, this.#grid);
      this.#lettering.build(model.game, this.#grid);
      this.#lamp.reach(Math.hypot(this.#grid.width, this.#grid.height) / 2 + 1.6);
      this.#camera.frame(model.game, this.#grid);
    }
    this.#camera.calm = model.motion === 'reduced';
    if (look) {
      this.#background.set(surroundings(model).page);
      this.#board.look(model);
      this.#lettering.look(model);
      this.#lamp.look(model);
    }
    const pieces = look || !before || !samePieces(before, model) || before.lastPly !== model.lastPly;
    if (pieces) {
      this.#rebuilds++;
      this.#heights = new Heights(this.#grid, model.position.pieces);
      tellHeights(this.#shared, this.#heights);
      this.#fly(game ? null : before, model);
    }
    this.#ghostFrom(before, model, look);
    this.#fade(pieces);
    this.#marks.show(cellMarks(model, this.#heights), this.#grid, model);
    this.#dotsFrom(before, model, look);
    if (pieces) this.#hoverAgain();
    this.#motion.ask();
  }

  /** Lets a piece that has just been placed come from its side of the table. */
  #fly(before: BoardModel | null, model: BoardModel): void {
    this.#motion.stop('flight');
    this.#flyingPly = null;
    this.#flying.show([], this.#heights, model);
    const known = new Set(before?.position.pieces.map((piece) => piece.ply));
    const fresh = model.position.pieces.filter((piece) => !known.has(piece.ply));
    const [piece] = fresh;
    if (model.motion === 'reduced' || !before || fresh.length !== 1 || !piece) return;
    if (model.position.pieces.length !== before.position.pieces.length + 1) return;
    // What was in hand here is already where it belongs.
    if (before.ghost && sameCubes(before.ghost.cubes, piece.cubes)) return;
    this.#flyingPly = piece.ply;
    this.#flying.show([this.#placed(piece, model)], this.#heights, model);
    const [sx, sz] = this.#sideOf(piece.seat, model.game.seats);
    const far = Math.max(this.#grid.width, this.#grid.height) * 0.75;
    this.#motion.start(
      'flight',
      FLIGHT,
      (t) => {
        const left = 1 - easeOut(t);
        this.#flying.move(sx * far * left, Math.sin(Math.PI * Math.min(left, 1)) * 1.6 + left * 1.2, sz * far * left);
        this.#renderer.shadowMap.needsUpdate = true;
      },
      () => {
        this.#flyingPly = null;
        if (!this.#model) return;
        this.#flying.show([], this.#heights, this.#model);
        this.#fade(true);
      },
    );
  }

  /** Where a seat sits, seen from the middle: clockwise from the south. */
  #sideOf(seat: number, seats: number): [number, number] {
    const quarters = seats === 4 ? seat - 1 : (seat - 1) * 2;
    const angle = (quarters * Math.PI) / 2;
    return [-Math.sin(angle), Math.cos(angle)];
  }

  #placed(piece: PieceView, model: BoardModel): Placed {
    const { colour, seat, cubes, ply } = piece;
    return { colour, seat, cubes, ply, marked: ply === model.lastPly };
  }

  #ghostFrom(before: BoardModel | null, model: BoardModel, look: boolean): void {
    if (!look && before?.ghost === model.ghost) return;
    const [old, now] = [before?.ghost ?? null, model.ghost];
    this.#ghost.show(model, this.#heights, model);
    const same = old && now && sameCubes(old.cubes, now.cubes);
    if (!now || same) return;
    if (model.motion === 'reduced') {
      this.#motion.stop('ghost');
      this.#ghost.group.position.y = 0;
      return;
    }
    this.#motion.start('ghost', FALL, (t) => {
      this.#ghost.group.position.y = FALL_FROM * (1 - easeOut(t));
    });
  }

  #dotsFrom(before: BoardModel | null, model: BoardModel, look: boolean): void {
    if (!look && before?.path === model.path && before?.connections === model.connections) return;
    if (this.#dots.mesh) this.#scene.remove(this.#dots.mesh);
    const mesh = this.#dots.show(model.path, model.connections, this.#heights, model);
    if (mesh) this.#scene.add(mesh);
    this.#renderer.shadowMap.needsUpdate = true;
    const fresh = model.path !== null && (before?.path ?? null) === null && before !== null;
    if (!model.path) this.#motion.stop('path');
    if (!fresh || model.motion === 'reduced') return;
    const count = model.path?.faces.length ?? 0;
    this.#dots.reveal(0);
    this.#motion.start(
      'path',
      FLIGHT + count * DOT,
      (t) => {
        this.#dots.reveal((t * (FLIGHT + count * DOT) - FLIGHT) / DOT);
        this.#renderer.shadowMap.needsUpdate = true;
      },
      () => {
        this.#dots.reveal(Infinity);
        this.#camera.goRound();
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
    const front = piecesInFront(this.#grid, model.position.pieces, this.#camera.eye, points);
    const plies = [...front].sort((a, b) => a - b).join();
    if (!always && plies === this.#fadedPlies) return;
    this.#fadedPlies = plies;
    const all = model.position.pieces.filter((piece) => piece.ply !== this.#flyingPly);
    const show = (mesh: PieceMesh, pieces: PieceView[]): void =>
      mesh.show(
        pieces.map((piece) => this.#placed(piece, model)),
        this.#heights,
        model,
      );
    show(
      this.#still,
      all.filter((piece) => !front.has(piece.ply)),
    );
    show(
      this.#faded,
      all.filter((piece) => front.has(piece.ply)),
    );
    this.#renderer.shadowMap.needsUpdate = true;
    this.#motion.ask();
  }

  #hover(at: [number, number] | null): void {
    this.#pointer = at;
    const cell = at && this.cellAt(...at);
    if (String(cell) === String(this.#hovered)) return;
    this.#hovered = cell;
    this.#events.hover(cell);
    this.#fade(false);
  }

  /** What is under a pointer that did not move may have changed. */
  #hoverAgain(): void {
    if (this.#pointer) this.#hover(this.#pointer);
  }

  /** After the camera has moved by hand. */
  #moved(move: () => void): void {
    move();
    this.#fade(false);
  }

  resetCamera(): void {
    this.#camera.home();
  }

  topView(): void {
    this.#camera.top();
  }

  orbit(dx: number, dy: number): void {
    this.#moved(() => this.#camera.orbit(dx, dy));
  }

  zoom(factor: number): void {
    this.#moved(() => this.#camera.zoom(factor));
    this.#hoverAgain();
  }

  project(cell: Cell, level: number): [number, number] {
    return this.#camera.project(this.#grid, cell, level);
  }

  cellAt(x: number, y: number): Cell | null {
    return pick(this.#heights, this.#camera.ray(x, y));
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
    this.#frames++;
    if (this.#frames > 1) return;
    // For `make first-frame`: when the browser is ready for the next picture, this one is shown.
    requestAnimationFrame(() => performance.mark('board-drawn'));
  }

  dispose(): void {
    this.#quiet.abort();
    this.#unlisten();
    this.#sizes.disconnect();
    this.#motion.dispose();
    for (const part of [
      this.#lamp,
      this.#board,
      this.#lettering,
      this.#still,
      this.#flying,
      this.#faded,
      this.#ghost,
      this.#marks,
      this.#dots,
    ]) {
      part.dispose();
    }
    this.#shared.grain.value.dispose();
    this.#shared.topLight.value.dispose();
    clearTimeout(this.#restoring);
    this.#renderer.dispose();
    // A browser has few contexts, and gives this one back only when the canvas is collected.
    this.#renderer.forceContextLoss();
  }
}
