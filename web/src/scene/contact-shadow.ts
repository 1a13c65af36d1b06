/** The soft dark around the board's foot, which one lamp's shadow alone does not give. */
import { BufferAttribute, BufferGeometry, CustomBlending, Mesh, MeshBasicMaterial, OneFactor, type Vector2 } from 'three';
import type { GameView } from '../wire/types';
import { RIM, THICKNESS, rounded } from './board';
import type { Grid } from './grid';
import { area, contour, grown, outlineLoops } from './outline';

/** Triangles with their colours, four numbers a corner. */
interface Painted {
  positions: number[];
  colours: number[];
}

export function contactShadow(game: GameView, grid: Grid): Painted {
  const positions: number[] = [];
  const colours: number[] = [];
  const rings: [number, number][] = [
    [-0.3, 0.5],
    [0.0, 0.42],
    [0.18, 0.24],
    [0.5, 0.1],
    [1.1, 0],
  ];
  const loops = outlineLoops(game.cells.map((cell) => cell.at));
  for (const loop of loops.filter((found) => area(found) > 0)) {
    const lines = rings.map(([by]) => rounded(grown(contour(loop), RIM + by), 0.34 + by));
    for (let ring = 0; ring + 1 < rings.length; ring++) {
      const [inner, outer] = [lines[ring] ?? [], lines[ring + 1] ?? []];
      const [near, far] = [rings[ring]?.[1] ?? 0, rings[ring + 1]?.[1] ?? 0];
      inner.forEach((_, i) => {
        const j = (i + 1) % inner.length;
        const corners: [Vector2 | undefined, number][] = [
          [inner[i], near],
          [outer[i], far],
          [outer[j], far],
          [inner[i], near],
          [outer[j], far],
          [inner[j], near],
        ];
        for (const [point, alpha] of corners) {
          positions.push(...grid.at(point?.x ?? 0, point?.y ?? 0, 0.004 - THICKNESS));
          colours.push(0, 0, 0, alpha);
        }
      });
    }
  }
  return { positions, colours };
}

export class ContactShadow {
  // Blended although it counts as solid, so that it shows through pieces that are faded.
  readonly #material = new MeshBasicMaterial({
    vertexColors: true,
    depthWrite: false,
    blending: CustomBlending,
    // The picture itself stays solid.
    blendSrcAlpha: OneFactor,
  });
  readonly mesh = new Mesh(new BufferGeometry(), this.#material);

  constructor() {
    // After the table.
    this.mesh.renderOrder = 2;
  }

  build(game: GameView, grid: Grid): void {
    const { positions, colours } = contactShadow(game, grid);
    this.mesh.geometry.dispose();
    this.mesh.geometry = new BufferGeometry();
    this.mesh.geometry.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3));
    this.mesh.geometry.setAttribute('color', new BufferAttribute(new Float32Array(colours), 4));
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.#material.dispose();
  }
}
