/** Marks that lie on cells: where a piece fits, the cursor, refused places, threatened ones. */
import { MARK_COLOURS, WHITE } from '../palette';
import { BufferAttribute, BufferGeometry, Color, Mesh, ShaderMaterial } from 'three';
import type { CellCoords, CubeCoords } from '../rules/cell';
import type { BoardModel } from './board-view';
import { type Hex, type Appearance, pieceColour, surroundings } from './colours';
import { type Grid, type Heights, SQUARE } from './grid';
import { isPlanned, refusedCells } from './named-cells';

/** What a mark says. */
export type MarkKind = 'fits' | 'cursor' | 'refused' | 'glow' | 'plan' | 'contact';

/** A mark on a cell at a height. */
export interface CellMark {
  kind: MarkKind;
  cell: CellCoords;
  up: number;
  /** Where the kind does not say the colour. */
  tint?: Hex;
}

const KINDS: Record<MarkKind, number> = { glow: 0, fits: 1, refused: 2, cursor: 3, plan: 4, contact: 5 };

/** All marks of a model. */
export function cellMarks(model: BoardModel, heights: Heights): CellMark[] {
  const on = (kind: MarkKind, cell: CellCoords): CellMark => ({ kind, cell, up: heights.of(...cell) });
  const planned = model.connections.flatMap(({ team, faces }) => {
    const tint = pieceColour(model, team, 1);
    const open = faces.filter((face) => isPlanned(face, heights));
    return open.map(({ cube: [x, y] }): CellMark => ({ ...on('plan', [x, y]), tint }));
  });
  return [
    ...model.threatened.map(([x, y, level]: CubeCoords): CellMark => ({ kind: 'glow', cell: [x, y], up: level })),
    ...planned,
    ...(model.annotations ?? []).flatMap(
      (annotation) => model.annotator?.marks(annotation).map(({ kind, cell, tint }) => ({ ...on(kind, cell), tint })) ?? [],
    ),
    ...(model.fits ?? []).map((cell) => on('fits', cell)),
    ...refusedCells(model.ghost).map((cell) => on('refused', cell)),
    ...(model.cursor && !isUnderGhost(model, model.cursor) ? [on('cursor', model.cursor)] : []),
  ];
}

/** Under the piece in hand only a scrap of the cursor would be seen, in a colour like that of what is refused. */
function isUnderGhost({ ghost }: BoardModel, [x, y]: CellCoords): boolean {
  return ghost?.cubes.some((cube) => cube[0] === x && cube[1] === y) ?? false;
}

const VERTEX = /* glsl */ `
attribute vec2 place;
attribute float kind;
attribute vec3 tint;
varying vec2 vPlace;
varying float vKind;
varying vec3 vTint;
void main() {
  vPlace = place;
  vKind = kind;
  vTint = tint;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
}`;

const FRAGMENT = /* glsl */ `
varying vec2 vPlace;
varying float vKind;
varying vec3 vTint;
void main() {
  vec2 p = vPlace - 0.5;
  float soft = fwidth(vPlace.x) + fwidth(vPlace.y);
  float alpha;
  vec3 tint = vTint;
  vec2 q = abs(p) - 0.34;
  float box = length(max(q, 0.0)) + min(max(q.x, q.y), 0.0) - 0.1;
  if (vKind < 0.5) {
    alpha = 0.55 * exp(-max(box + 0.1, 0.0) * 7.0) + 0.12;
  } else if (vKind < 1.5) {
    float r = length(p);
    float disc = 1.0 - smoothstep(0.13 - soft * 0.5, 0.13 + soft * 0.5, r);
    float ring = 1.0 - smoothstep(0.02 - soft * 0.3, 0.02 + soft * 0.6, abs(r - 0.17));
    tint = mix(tint, vec3(1.0, 0.96, 0.88), ring * 0.9);
    alpha = max(disc * 0.92, ring * 0.85);
  } else if (vKind < 2.5) {
    float lines = abs(fract((vPlace.x + vPlace.y) * 4.0) - 0.5);
    float hatch = 1.0 - smoothstep(0.13, 0.13 + soft * 4.0, lines);
    float frame = 1.0 - smoothstep(0.035, 0.035 + soft, abs(box + 0.02));
    alpha = max(hatch * step(box, 0.0) * 0.8, frame);
  } else if (vKind < 3.5) {
    float frame = 1.0 - smoothstep(0.034, 0.034 + soft, abs(box - 0.0));
    float halo = 1.0 - smoothstep(0.05, 0.05 + soft, abs(box));
    tint = mix(vec3(1.0, 0.97, 0.9), tint, frame);
    alpha = max(frame, halo * 0.9);
  } else if (vKind < 4.5) {
    float r = abs(length(p) - 0.2);
    float ring = 1.0 - smoothstep(0.045 - soft * 0.5, 0.045 + soft * 0.5, r);
    float rim = 1.0 - smoothstep(0.07 - soft * 0.5, 0.07 + soft * 0.5, r);
    tint = mix(vec3(1.0, 0.97, 0.9), tint, ring);
    alpha = rim * 0.85;
  } else {
    vec2 d = max(abs(p) - 0.36, 0.0);
    alpha = 0.42 * (1.0 - smoothstep(0.0, 0.15, length(d)));
  }
  if (alpha < 0.01) discard;
  gl_FragColor = vec4(tint, alpha);
  #include <colorspace_fragment>
}`;

/** Triangles of marks, with what the program of `MarkMesh` asks of them. */
export function marksGeometry(marks: readonly CellMark[], grid: Grid, appearance: Appearance): BufferGeometry {
  const colours = surroundings(appearance);
  const tints: Record<MarkKind, Color> = {
    fits: new Color(colours.accent),
    cursor: new Color(colours.accent),
    refused: new Color(colours.refusedMark),
    glow: new Color(MARK_COLOURS.glow),
    plan: new Color(WHITE),
    contact: new Color(MARK_COLOURS.dark),
  };
  const positions: number[] = [];
  const places: number[] = [];
  const kinds: number[] = [];
  const tint: number[] = [];
  for (const {
    kind,
    cell: [x, y],
    up,
    tint: own,
  } of marks) {
    const tinted = own ? new Color(own) : tints[kind];
    for (const [dx, dy] of SQUARE) {
      positions.push(...grid.at(x + dx, y + dy, up + 0.006));
      places.push(dx, dy);
      kinds.push(KINDS[kind]);
      tint.push(...tinted.toArray());
    }
  }
  const geometry = new BufferGeometry();
  const set = (name: string, values: number[], size: number): void => {
    geometry.setAttribute(name, new BufferAttribute(new Float32Array(values), size));
  };
  set('position', positions, 3);
  set('place', places, 2);
  set('kind', kinds, 1);
  set('tint', tint, 3);
  return geometry;
}

/** All marks in one call. */
export class MarkMesh {
  readonly #material = new ShaderMaterial({
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    transparent: true,
    depthWrite: false,
    polygonOffset: true,
    polygonOffsetFactor: -2,
    polygonOffsetUnits: -2,
  });
  readonly mesh = new Mesh(new BufferGeometry(), this.#material);

  constructor() {
    this.mesh.renderOrder = 4;
    this.mesh.frustumCulled = false;
    this.mesh.visible = false;
  }

  show(marks: readonly CellMark[], grid: Grid, appearance: Appearance): void {
    if (marks.length === 0 && !this.mesh.visible) return;
    this.mesh.geometry.dispose();
    this.mesh.geometry = marksGeometry(marks, grid, appearance);
    this.mesh.visible = marks.length > 0;
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.#material.dispose();
  }
}
