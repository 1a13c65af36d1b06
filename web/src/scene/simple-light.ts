/** The light of the simple tier: one warm lamp above the table with soft shadows, and the room's own faint light. */
import { HemisphereLight, type Object3D } from 'three';
import type { Appearance } from './colours';
import { fitShadows, keyLight } from './key-light';
import type { Light } from './tier';

export class SimpleLight implements Light {
  readonly #key = keyLight();
  readonly #room = new HemisphereLight('#fffaf2', '#c9b08c');

  constructor(parent: Object3D) {
    const { shadow } = this.#key;
    shadow.mapSize.set(1024, 1024);
    shadow.radius = 3.2;
    shadow.blurSamples = 12;
    shadow.bias = -0.0004;
    shadow.normalBias = 0.012;
    parent.add(this.#key, this.#key.target, this.#room);
  }

  fitShadows(radius: number): void {
    fitShadows(this.#key, radius);
  }

  setAppearance(appearance: Appearance): void {
    const dark = appearance.theme === 'dark';
    const high = appearance.contrast === 'high';
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
