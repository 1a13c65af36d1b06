/** The piece in hand: translucent where it is legal, else a red outline with hatching. */
import { Group, Mesh, ShaderMaterial, BufferGeometry, BufferAttribute, Color } from 'three';
import type { BoardModel } from './board-view';
import { type Look, surroundings } from './colours';
import { carve } from './cubes';
import { ghostColour } from './ghost-colour';
import type { Heights } from './grid';
import { PieceMesh, glassy } from './pieces';
import type { Shared } from './surface';

const OPACITY = 0.8;

const VERTEX = /* glsl */ `
attribute vec3 place;
varying vec3 vPlace;
void main() {
  vPlace = place;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
}`;

const FRAGMENT = /* glsl */ `
uniform vec3 line;
varying vec3 vPlace;
void main() {
  float alpha = 0.95;
  if (vPlace.z < 0.5) {
    float at = (vPlace.x + vPlace.y) * 4.0;
    float soft = fwidth(at);
    float hatch = 1.0 - smoothstep(0.12, 0.12 + soft, abs(fract(at) - 0.5));
    alpha = hatch * 0.75;
  }
  gl_FragColor = vec4(mix(line, vec3(1.0), vPlace.z < 0.5 ? 0.12 : 0.0), alpha);
  #include <colorspace_fragment>
}`;

export class GhostMesh {
  readonly group = new Group();
  readonly #legal: PieceMesh;
  readonly #line = { value: new Color() };
  readonly #hatched = new ShaderMaterial({
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    uniforms: { line: this.#line },
    transparent: true,
    depthWrite: false,
  });
  readonly #refused = new Mesh(new BufferGeometry(), this.#hatched);

  constructor(shared: Shared) {
    const { depth, seen } = glassy(shared, OPACITY);
    this.#legal = new PieceMesh([depth, seen], 'none');
    this.#refused.renderOrder = 5;
    this.group.add(...this.#legal.meshes, this.#refused);
  }

  show(model: BoardModel, heights: Heights, look: Look): void {
    const { ghost } = model;
    this.group.visible = ghost !== null;
    if (!ghost) return;
    const legal = ghost.illegal === null;
    this.#refused.visible = !legal;
    const cubes = ghost.cubes;
    this.#legal.show(legal ? [{ ...ghostColour(model, ghost), cubes, ply: 1, marked: true }] : [], heights, look);
    if (legal) return;
    this.#line.value.set(surroundings(look).refusedMark);
    const positions: number[] = [];
    const places: number[] = [];
    carve(cubes, heights.grid, (...corners) => {
      for (const { at, face, part } of corners) {
        positions.push(...at);
        places.push(...face, part === 'edge' ? 1 : 0);
      }
    });
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3));
    geometry.setAttribute('place', new BufferAttribute(new Float32Array(places), 3));
    this.#refused.geometry.dispose();
    this.#refused.geometry = geometry;
  }

  dispose(): void {
    this.#legal.dispose();
    this.#refused.geometry.dispose();
    this.#hatched.dispose();
  }
}
