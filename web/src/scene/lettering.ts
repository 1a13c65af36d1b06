/** What is written and inlaid on the rim: names of columns and rows, marks of sides. */
import {
  BufferAttribute,
  BufferGeometry,
  CanvasTexture,
  Color,
  Group,
  LinearFilter,
  LinearMipmapLinearFilter,
  Mesh,
  MeshLambertMaterial,
} from 'three';
import type { GameView } from '../wire/types';
import { RIM_UP } from './board';
import { type Look, surroundings } from './colours';
import type { Grid } from './grid';
import { inlays } from './inlays';
import { type Name, rimNames } from './names';

const TILE = 64;
const ACROSS = 8;
const NAME_SIZE = 0.36;
/** How far outside the outline the middle of a name and of an inlay is. */
const NAME_AT = 0.22;
const INLAY_AT = 0.5;

/** All texts once, side by side, white. */
function writtenOut(texts: readonly string[]): CanvasTexture {
  const canvas = document.createElement('canvas');
  const rows = Math.max(1, Math.ceil(texts.length / ACROSS));
  canvas.width = ACROSS * TILE;
  canvas.height = 2 ** Math.ceil(Math.log2(rows)) * TILE;
  const pen = canvas.getContext('2d');
  if (pen) {
    pen.fillStyle = '#fff';
    pen.font = `600 ${TILE * 0.62}px Georgia, "Times New Roman", serif`;
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    texts.forEach((text, i) => {
      pen.fillText(text, ((i % ACROSS) + 0.5) * TILE, (Math.floor(i / ACROSS) + 0.52) * TILE);
    });
  }
  const texture = new CanvasTexture(canvas);
  texture.minFilter = LinearMipmapLinearFilter;
  texture.magFilter = LinearFilter;
  texture.anisotropy = 4;
  return texture;
}

export class Lettering {
  readonly group = new Group();
  readonly #names = new MeshLambertMaterial({ transparent: true, depthWrite: false });
  readonly #inlays = new MeshLambertMaterial({ vertexColors: true });
  #names3d: { mesh: Mesh; names: Name[]; texts: string[]; grid: Grid } | null = null;
  #inlayMesh: { mesh: Mesh; marks: number[] } | null = null;
  #quarter = 0;

  build(game: GameView, grid: Grid): void {
    this.#clear();
    const names = rimNames(game, NAME_AT);
    const texts = [...new Set(names.map(({ text }) => text))];
    this.#names.map?.dispose();
    this.#names.map = writtenOut(texts);
    const mesh = new Mesh(new BufferGeometry(), this.#names);
    mesh.renderOrder = 1;
    mesh.receiveShadow = true;
    this.#names3d = { mesh, names, texts, grid };
    this.#write();
    this.#inlay(game, grid);
    this.group.add(mesh);
  }

  /** Turns the names upright for an eye that has gone round so far. */
  face(azimuth: number): void {
    const quarter = ((Math.round(azimuth / (Math.PI / 2)) % 4) + 4) % 4;
    if (quarter === this.#quarter) return;
    this.#quarter = quarter;
    this.#write();
  }

  #write(): void {
    if (!this.#names3d) return;
    const { mesh, names, texts, grid } = this.#names3d;
    const rows = (this.#names.map?.height ?? TILE) / TILE;
    const angle = (this.#quarter * Math.PI) / 2;
    const [s, c] = [Math.sin(angle), Math.cos(angle)];
    const positions: number[] = [];
    const uvs: number[] = [];
    for (const { text, at } of names) {
      const tile = texts.indexOf(text);
      const [u, v] = [tile % ACROSS, Math.floor(tile / ACROSS)];
      const corner = (right: number, up: number): void => {
        const [dx, dy] = [(right - 0.5) * NAME_SIZE, (up - 0.5) * NAME_SIZE];
        positions.push(...grid.at(at[0] + dx * c - dy * s, at[1] + dx * s + dy * c, RIM_UP + 0.004));
        uvs.push((u + right) / ACROSS, 1 - (v + 1 - up) / rows);
      };
      for (const [right, up] of [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 0],
        [1, 1],
        [0, 1],
      ] as const)
        corner(right, up);
    }
    mesh.geometry.dispose();
    mesh.geometry = flat(positions);
    mesh.geometry.setAttribute('uv', new BufferAttribute(new Float32Array(uvs), 2));
  }

  #inlay(game: GameView, grid: Grid): void {
    const positions: number[] = [];
    const marks: number[] = [];
    for (const {
      mark,
      corners: [a, b, c, d],
    } of inlays(game, INLAY_AT)) {
      // The corners run clockwise seen from above.
      for (const [x, y] of [a, b, c, a, c, d]) {
        positions.push(...grid.at(x, y, RIM_UP + 0.003));
        marks.push(mark);
      }
    }
    const mesh = new Mesh(flat(positions), this.#inlays);
    mesh.receiveShadow = true;
    this.#inlayMesh = { mesh, marks };
    this.group.add(mesh);
  }

  look(look: Look): void {
    const colours = surroundings(look);
    this.#names.color.set(colours.label);
    if (!this.#inlayMesh) return;
    const { mesh, marks } = this.#inlayMesh;
    const woods = colours.inlays.map((hex) =>
      new Color(hex).multiplyScalar(look.theme === 'dark' ? 0.7 : 0.85),
    );
    const values = marks.flatMap((mark) => woods[mark % woods.length]?.toArray() ?? [1, 1, 1]);
    mesh.geometry.setAttribute('color', new BufferAttribute(new Float32Array(values), 3));
  }

  #clear(): void {
    this.group.clear();
    this.#names3d?.mesh.geometry.dispose();
    this.#inlayMesh?.mesh.geometry.dispose();
  }

  dispose(): void {
    this.#clear();
    this.#names.map?.dispose();
    this.#names.dispose();
    this.#inlays.dispose();
  }
}

/** Triangles that all look up. */
function flat(positions: number[]): BufferGeometry {
  const geometry = new BufferGeometry();
  const normals = new Float32Array(positions.length);
  for (let i = 1; i < normals.length; i += 3) normals[i] = 1;
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3));
  geometry.setAttribute('normal', new BufferAttribute(normals, 3));
  return geometry;
}
