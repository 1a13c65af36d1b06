/**
 * What lies flat on the wood: names of columns and rows, inlaid marks of sides, the shadow at its foot. They
 * share one material, since a browser without a graphics card takes long over every one.
 */
import { FONT_FAMILY } from '../font';
import {
  BufferAttribute,
  BufferGeometry,
  CanvasTexture,
  Color,
  CustomBlending,
  Group,
  LinearFilter,
  LinearMipmapLinearFilter,
  Mesh,
  MeshLambertMaterial,
  OneFactor,
} from 'three';
import type { GameView } from '../wire/types';
import { RIM_UP } from './board';
import { type Appearance, surroundings } from './colours';
import { contactShadow } from './contact-shadow';
import { type Grid, SQUARE } from './grid';
import { inlays } from './inlays';
import { type Name, rimNames } from './names';

const TILE = 64;
const ACROSS = 8;
const NAME_SIZE = 0.36;
/** How far outside the outline the middle of a name and of an inlay is. */
const NAME_AT = 0.22;
const INLAY_AT = 0.5;

/** All texts once, side by side, white; the first tile has a white middle. */
function writtenOut(texts: readonly string[]): CanvasTexture {
  const canvas = document.createElement('canvas');
  const rows = Math.ceil((texts.length + 1) / ACROSS);
  canvas.width = ACROSS * TILE;
  canvas.height = 2 ** Math.ceil(Math.log2(rows)) * TILE;
  const pen = canvas.getContext('2d');
  if (pen) {
    pen.fillStyle = '#fff';
    pen.font = `600 ${TILE * 0.62}px ${FONT_FAMILY}`;
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.fillRect(TILE * 0.375, TILE * 0.375, TILE * 0.25, TILE * 0.25);
    texts.forEach((text, before) => {
      const i = before + 1;
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
  // Blended although it counts as solid, so that it shows through pieces that are faded.
  readonly #material = new MeshLambertMaterial({
    vertexColors: true,
    depthWrite: false,
    blending: CustomBlending,
    // The picture itself stays solid.
    blendSrcAlpha: OneFactor,
  });
  readonly #names = this.#mesh(1);
  readonly #inlays = this.#mesh(1);
  readonly #contactShadow = this.#mesh(2);
  #written: { names: Name[]; texts: string[]; grid: Grid } | null = null;
  #marks: number[] = [];
  #label = new Color();
  #quarter = 0;

  build(game: GameView, grid: Grid): void {
    const names = rimNames(game, NAME_AT);
    const texts = [...new Set(names.map(({ text }) => text))];
    this.#material.map?.dispose();
    this.#material.map = writtenOut(texts);
    this.#written = { names, texts, grid };
    this.#write();
    this.#inlay(game, grid);
    const { positions, colours } = contactShadow(game, grid);
    this.#put(this.#contactShadow, positions, this.#white(positions));
    paint(this.#contactShadow, colours);
  }

  /** Turns the names upright for an eye that has gone round so far. */
  face(azimuth: number): void {
    const quarter = ((Math.round(azimuth / (Math.PI / 2)) % 4) + 4) % 4;
    if (quarter === this.#quarter) return;
    this.#quarter = quarter;
    this.#write();
  }

  #mesh(order: number): Mesh {
    const mesh = new Mesh(new BufferGeometry(), this.#material);
    mesh.renderOrder = order;
    mesh.receiveShadow = true;
    this.group.add(mesh);
    return mesh;
  }

  /** How many rows of tiles there are. */
  get #rows(): number {
    return (this.#material.map?.height ?? TILE) / TILE;
  }

  /** Everywhere the middle of the white tile. */
  #white(positions: readonly number[]): number[] {
    const at = [0.5 / ACROSS, 1 - 0.5 / this.#rows];
    return positions.flatMap((_, i) => (i % 3 === 0 ? at : []));
  }

  #put(mesh: Mesh, positions: number[], uvs: number[]): void {
    mesh.geometry.dispose();
    mesh.geometry = flat(positions);
    mesh.geometry.setAttribute('uv', new BufferAttribute(new Float32Array(uvs), 2));
  }

  #write(): void {
    if (!this.#written) return;
    const { names, texts, grid } = this.#written;
    const angle = (this.#quarter * Math.PI) / 2;
    const [s, c] = [Math.sin(angle), Math.cos(angle)];
    const positions: number[] = [];
    const uvs: number[] = [];
    for (const { text, at } of names) {
      const tile = texts.indexOf(text) + 1;
      const [u, v] = [tile % ACROSS, Math.floor(tile / ACROSS)];
      const corner = (right: number, up: number): void => {
        const [dx, dy] = [(right - 0.5) * NAME_SIZE, (up - 0.5) * NAME_SIZE];
        positions.push(...grid.at(at[0] + dx * c - dy * s, at[1] + dx * s + dy * c, RIM_UP + 0.004));
        uvs.push((u + right) / ACROSS, 1 - (v + 1 - up) / this.#rows);
      };
      for (const [right, up] of SQUARE) corner(right, up);
    }
    this.#put(this.#names, positions, uvs);
    this.#tint();
  }

  #tint(): void {
    const { count } = this.#names.geometry.getAttribute('position');
    paint(this.#names, Array.from({ length: count }, () => [...this.#label.toArray(), 1]).flat());
  }

  #inlay(game: GameView, grid: Grid): void {
    const positions: number[] = [];
    this.#marks = [];
    for (const {
      mark,
      corners: [a, b, c, d],
    } of inlays(game, INLAY_AT)) {
      // The corners run clockwise seen from above.
      for (const [x, y] of [a, b, c, a, c, d]) {
        positions.push(...grid.at(x, y, RIM_UP + 0.003));
        this.#marks.push(mark);
      }
    }
    this.#put(this.#inlays, positions, this.#white(positions));
  }

  setAppearance(appearance: Appearance): void {
    const colours = surroundings(appearance);
    this.#label.set(colours.label);
    this.#tint();
    const woods = colours.inlays.map((hex) => new Color(hex).multiplyScalar(appearance.theme === 'dark' ? 0.7 : 0.85));
    paint(
      this.#inlays,
      this.#marks.flatMap((mark) => [...(woods[mark % woods.length]?.toArray() ?? [1, 1, 1]), 1]),
    );
  }

  dispose(): void {
    for (const mesh of [this.#names, this.#inlays, this.#contactShadow]) mesh.geometry.dispose();
    this.#material.map?.dispose();
    this.#material.dispose();
  }
}

/** Gives every corner its colour, four numbers each. */
function paint(mesh: Mesh, colours: number[]): void {
  mesh.geometry.setAttribute('color', new BufferAttribute(new Float32Array(colours), 4));
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
