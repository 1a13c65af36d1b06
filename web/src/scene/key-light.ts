/** The key light, a lamp above the table, which casts the shadows in both tiers. */
import { DirectionalLight } from 'three';

export function keyLight(): DirectionalLight {
  const lamp = new DirectionalLight();
  lamp.position.set(-6.5, 11, 3.2);
  lamp.castShadow = true;
  return lamp;
}

/** Fits its shadows to a board of this radius. */
export function fitShadows({ shadow: { camera } }: DirectionalLight, radius: number): void {
  camera.left = -radius;
  camera.right = radius;
  camera.top = radius;
  camera.bottom = -radius;
  camera.near = 2;
  camera.far = 26;
  camera.updateProjectionMatrix();
}
