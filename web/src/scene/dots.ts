/** A path as small domes, one a face, on tops and on walls. */
import { Color, InstancedMesh, Matrix4, MeshPhongMaterial, Quaternion, SphereGeometry, Vector3 } from 'three';
import { PATH_DOT } from '../palette';
import type { FaceView, PathView } from '../wire/types';
import { type Appearance, pieceColour } from './colours';
import type { Grid, Heights } from './grid';
import { isPlanned } from './named-cells';
import type { Vec3 } from './vector';

/** The middle of a face, and the way it looks. */
export function facePlace({ cube: [x, y, level], facing }: FaceView, grid: Grid): { at: Vec3; way: Vec3 } {
  if (facing === null) return { at: grid.middle([x, y], level + 1), way: [0, 1, 0] };
  const [east, north] = facing;
  const [cx, cy, cz] = grid.middle([x, y], level + 0.5);
  return { at: [cx + east * 0.5, cy, cz - north * 0.5], way: [east, 0, -north] };
}

/** One dot. */
interface Dot {
  face: FaceView;
  size: number;
  colour: Color;
}

const WINNING = 0.2;
const CONNECTING = 0.12;
const FLATNESS = 0.42;

export class DotMesh {
  readonly #geometry = new SphereGeometry(1, 20, 14);
  readonly #material = new MeshPhongMaterial({ shininess: 40, specular: 0x222222, emissive: 0x2c2a26 });
  mesh: InstancedMesh | null = null;
  #dots: Dot[] = [];
  #grid: Grid | null = null;

  /** The dots of a model, smaller ones for connections. Gives back the mesh to draw. */
  show(path: PathView | null, connections: readonly PathView[], heights: Heights, appearance: Appearance): InstancedMesh | null {
    this.#grid = heights.grid;
    const white = new Color(PATH_DOT);
    const faint = connections.flatMap((connection) => {
      const tint = new Color(pieceColour(appearance, connection.team, 1)).lerp(white, 0.55);
      const built = connection.faces.filter((face) => !isPlanned(face, heights));
      return built.map((face): Dot => ({ face, size: CONNECTING, colour: tint }));
    });
    const winning = (path?.faces ?? []).map((face): Dot => ({ face, size: WINNING, colour: white }));
    this.#dots = [...winning, ...faint];
    this.mesh?.dispose();
    this.mesh = null;
    if (this.#dots.length === 0) return null;
    this.mesh = new InstancedMesh(this.#geometry, this.#material, this.#dots.length);
    this.mesh.castShadow = true;
    this.mesh.frustumCulled = false;
    this.#dots.forEach(({ colour }, i) => this.mesh?.setColorAt(i, colour));
    this.reveal(Infinity);
    return this.mesh;
  }

  /** Shows the first so many dots; a part of one is a dot that is still growing. */
  reveal(count: number): void {
    const { mesh } = this;
    const grid = this.#grid;
    if (!mesh || !grid) return;
    const matrix = new Matrix4();
    const rotation = new Quaternion();
    const up = new Vector3(0, 1, 0);
    this.#dots.forEach(({ face, size }, i) => {
      const { at, way } = facePlace(face, grid);
      const grow = Math.max(Math.min(count - i, 1), 0.0001) * size;
      rotation.setFromUnitVectors(up, new Vector3(...way));
      matrix.compose(new Vector3(...at), rotation, new Vector3(grow, grow * FLATNESS, grow));
      mesh.setMatrixAt(i, matrix);
    });
    mesh.instanceMatrix.needsUpdate = true;
  }

  dispose(): void {
    this.mesh?.dispose();
    this.#geometry.dispose();
    this.#material.dispose();
  }
}
