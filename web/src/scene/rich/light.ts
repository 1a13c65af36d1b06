/** The light of the rich tier: a dim room, which the wood mirrors softly, and the lamp above the table with its shadows. */
import {
  BackSide,
  BoxGeometry,
  Color,
  Mesh,
  MeshBasicMaterial,
  NeutralToneMapping,
  PCFShadowMap,
  PMREMGenerator,
  Scene,
  type WebGLRenderer,
  type WebGLRenderTarget,
} from 'three';
import type { Appearance } from '../colours';
import { fitShadows, keyLight } from '../key-light';
import type { Light } from '../tier';

/** A box of the room: its middle, its size, its colour and how brightly it shines. */
type Box = readonly [at: readonly [number, number, number], size: readonly [number, number, number], colour: string, shine: number];

const WALLS: Box = [[0, 4, 0], [24, 12, 24], '#b5a794', 1.25];
const BOXES: readonly Box[] = [
  // The floor and the table's surroundings.
  [[0, -1.9, 0], [24, 0.1, 24], '#a08a6c', 1.1],
  // The ceiling, lit by the lamp.
  [[0, 9.8, 0], [24, 0.1, 24], '#f3ecdf', 0.7],
  // The lamp's shade, and a window in the far wall.
  [[-5, 8.5, 2.5], [5, 0.2, 5], '#fff5e6', 5],
  [[2, 5, -11.5], [9, 5, 0.2], '#dfe8f2', 2.2],
];

function box([at, size, colour, shine]: Box, inside = false): Mesh {
  const material = new MeshBasicMaterial({ color: new Color(colour).multiplyScalar(shine) });
  if (inside) material.side = BackSide;
  const mesh = new Mesh(new BoxGeometry(...size), material);
  mesh.position.set(...at);
  return mesh;
}

/** The room as light from all around. */
function surroundingLight(renderer: WebGLRenderer): WebGLRenderTarget {
  const room = new Scene();
  const meshes = [box(WALLS, true), ...BOXES.map((part) => box(part))];
  room.add(...meshes);
  const generator = new PMREMGenerator(renderer);
  const light = generator.fromScene(room, 0.04);
  generator.dispose();
  for (const { geometry, material } of meshes) {
    geometry.dispose();
    if (!Array.isArray(material)) material.dispose();
  }
  return light;
}

export class RichLight implements Light {
  readonly #scene: Scene;
  readonly #key = keyLight();
  readonly #surroundings: WebGLRenderTarget;

  constructor(renderer: WebGLRenderer, scene: Scene) {
    this.#scene = scene;
    renderer.shadowMap.type = PCFShadowMap;
    renderer.toneMapping = NeutralToneMapping;
    this.#surroundings = surroundingLight(renderer);
    scene.environment = this.#surroundings.texture;
    const { shadow } = this.#key;
    shadow.mapSize.set(2048, 2048);
    shadow.radius = 4.5;
    shadow.bias = -0.0003;
    shadow.normalBias = 0.015;
    scene.add(this.#key, this.#key.target);
  }

  fitShadows(radius: number): void {
    fitShadows(this.#key, radius);
  }

  setAppearance(appearance: Appearance): void {
    const dark = appearance.theme === 'dark';
    const high = appearance.contrast === 'high';
    this.#key.intensity = dark ? 1.5 : 1.6;
    this.#key.color.set(dark ? '#ffecd2' : '#fff6ea');
    this.#key.shadow.intensity = high ? 0.7 : 0.85;
    this.#scene.environmentIntensity = high ? 1.1 : dark ? 0.8 : 0.95;
  }

  dispose(): void {
    this.#key.dispose();
    this.#scene.environment = null;
    this.#surroundings.dispose();
  }
}
