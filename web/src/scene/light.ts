/** One warm lamp above the table with soft shadows, and the room's own faint light. */
import { DirectionalLight, HemisphereLight, type Object3D } from 'three';
import type { Look } from './colours';
import type { Light } from './tier';

export class Lamp implements Light {
  readonly #key = new DirectionalLight('#fff0d8', 2.35);
  readonly #room = new HemisphereLight('#fffaf2', '#c9b08c', 1.35);

  constructor(parent: Object3D) {
    this.#key.position.set(-6.5, 11, 3.2);
    this.#key.castShadow = true;
    const { shadow } = this.#key;
    shadow.mapSize.set(1024, 1024);
    shadow.radius = 3.2;
    shadow.blurSamples = 12;
    shadow.bias = -0.0004;
    shadow.normalBias = 0.012;
    parent.add(this.#key, this.#key.target, this.#room);
  }

  /** Fits the shadows to a board of this radius. */
  reach(radius: number): void {
    const { camera } = this.#key.shadow;
    camera.left = -radius;
    camera.right = radius;
    camera.top = radius;
    camera.bottom = -radius;
    camera.near = 2;
    camera.far = 26;
    camera.updateProjectionMatrix();
  }

  look(look: Look): void {
    const dark = look.theme === 'dark';
    const high = look.contrast === 'high';
    this.#key.intensity = high ? 1.9 : dark ? 2.3 : 2.4;
    this.#room.intensity = high ? 1.9 : dark ? 1.2 : 1.45;
    this.#key.color.set(dark ? '#ffeacb' : '#fff6ea');
    this.#key.shadow.intensity = high ? 0.75 : 0.92;
  }

  dispose(): void {
    this.#key.dispose();
    this.#room.dispose();
  }
}
