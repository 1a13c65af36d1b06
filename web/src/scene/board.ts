/** The board: its field of cells, the rim of darker wood that follows its outline, and the table. */
import { BufferAttribute, BufferGeometry, CircleGeometry, Color, ExtrudeGeometry, Group, Mesh, Path, Shape, Vector2 } from 'three';
import type { GameView } from '../wire/types';
import { type Appearance, type Surroundings, surroundings } from './colours';
import { Grid } from './grid';
import { type Loop, area, contour, grown, outlineLoops } from './outline';
import { TableTop, surface } from './surface';
import type { Shared } from './tier';
import type { Vec2 } from './vector';

/** How wide the rim is outside and around a hole, how far it rises, and how thick the board is. */
export const RIM = 0.64;
const HOLE_RIM = 0.2;
export const RIM_UP = 0.085;
export const THICKNESS = 0.5;
const BEVEL = 0.045;
const TABLE_RADIUS = 60;

/** A loop with rounded corners. */
export function rounded(loop: Loop, radius: number): Vector2[] {
  const points: Vector2[] = [];
  loop.forEach((at, i) => {
    const before = loop[(i + loop.length - 1) % loop.length] ?? at;
    const after = loop[(i + 1) % loop.length] ?? at;
    const towards = (to: Vec2): Vector2 => {
      const way = new Vector2(to[0] - at[0], to[1] - at[1]);
      return way.setLength(Math.min(radius, way.length() / 2)).add(new Vector2(...at));
    };
    const [a, b, corner] = [towards(before), towards(after), new Vector2(...at)];
    for (let t = 0; t <= 1; t += 0.125) {
      points.push(a.clone().lerp(corner, t).lerp(corner.clone().lerp(b, t), t));
    }
  });
  return points;
}

/** The wood between a loop of cells and the loop around it. */
function frame(loop: Loop): ExtrudeGeometry {
  const hole = area(loop) < 0;
  const inner = loop.map((point) => new Vector2(...point));
  const outer = rounded(grown(contour(loop), hole ? HOLE_RIM : RIM), hole ? 0.16 : 0.34);
  const shape = new Shape(hole ? inner : outer);
  shape.holes.push(new Path(hole ? outer : inner));
  return new ExtrudeGeometry(shape, {
    depth: THICKNESS + RIM_UP - 2 * BEVEL,
    bevelThickness: BEVEL,
    bevelSize: BEVEL,
    bevelOffset: -BEVEL,
    bevelSegments: 3,
    curveSegments: 1,
  });
}

/** From a plan drawn in x and y to the board on the table. */
function laid(geometry: BufferGeometry, grid: Grid, up: number): BufferGeometry {
  geometry.rotateX(-Math.PI / 2);
  geometry.translate(-grid.width / 2, up, grid.height / 2);
  return geometry;
}

function fieldGeometry(game: GameView, grid: Grid): BufferGeometry {
  const positions: number[] = [];
  const normals: number[] = [];
  for (const {
    at: [x, y],
  } of game.cells) {
    const [a, b, c, d] = [grid.at(x, y, 0), grid.at(x + 1, y, 0), grid.at(x + 1, y + 1, 0), grid.at(x, y + 1, 0)];
    for (const corner of [a, b, c, a, c, d]) {
      positions.push(...corner);
      normals.push(0, 1, 0);
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3));
  geometry.setAttribute('normal', new BufferAttribute(new Float32Array(normals), 3));
  return geometry;
}

/** Everything that stays where it is during a game. */
export class BoardMesh {
  readonly group = new Group();
  readonly #shared: Shared;
  readonly #field;
  readonly #rim;
  readonly #table;
  readonly #tableGeometry = new CircleGeometry(TABLE_RADIUS, 48).rotateX(-Math.PI / 2);
  #geometries: BufferGeometry[] = [];

  constructor(shared: Shared) {
    this.#shared = shared;
    this.#field = surface('field', shared);
    this.#rim = surface('rim', shared);
    this.#table = new TableTop(shared);
  }

  build(game: GameView, grid: Grid): void {
    this.#clear();
    const loops = outlineLoops(game.cells.map((cell) => cell.at));
    const add = (geometry: BufferGeometry, material: Mesh['material']): Mesh => {
      const mesh = new Mesh(geometry, material);
      mesh.receiveShadow = true;
      this.group.add(mesh);
      return mesh;
    };
    for (const loop of loops) {
      const geometry = laid(frame(loop), grid, -THICKNESS + BEVEL);
      this.#geometries.push(geometry);
      add(geometry, this.#rim).castShadow = true;
    }
    const field = fieldGeometry(game, grid);
    this.#geometries.push(field);
    add(field, this.#field);
    const table = add(this.#tableGeometry, this.#table.material);
    table.position.y = -THICKNESS;
    // After the board, which covers much of it.
    table.renderOrder = 1;
    this.#table.lamp = Math.max(grid.width, grid.height) * 1.9;
    this.#table.receiveShadows(grid.width / 2 + RIM, grid.height / 2 + RIM);
  }

  setAppearance(appearance: Appearance): void {
    const colours: Surroundings = surroundings(appearance);
    this.#field.color.set(colours.wood);
    this.#rim.color.set(colours.rim);
    const high = appearance.contrast === 'high';
    this.#shared.grainDepth.value = high ? 0.3 : 1;
    this.#shared.shadeDepth.value = high ? 0.6 : 1;
    this.#shared.gridWidth.value = high ? 0.028 : 0.018;
    const page = new Color(colours.page);
    this.#table.page.set(page.r, page.g, page.b);
    const table = new Color(colours.table);
    this.#table.tint.set(table.r, table.g, table.b);
    const line = new Color(colours.grid);
    this.#shared.gridLine.value.set(line.r, line.g, line.b);
  }

  #clear(): void {
    this.group.clear();
    for (const geometry of this.#geometries) geometry.dispose();
    this.#geometries = [];
  }

  dispose(): void {
    this.#clear();
    this.#tableGeometry.dispose();
    for (const material of [this.#field, this.#rim, this.#table.material]) material.dispose();
  }
}
