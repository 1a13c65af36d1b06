/** How long a frame takes: the whole picture covered with wood, so that no table costs more. */
import { Mesh, PerspectiveCamera, PlaneGeometry, Scene, WebGLRenderer } from 'three';
import { sharedUniforms, surface } from '../surface';
import type { Tier } from '../tier';

const SIZE: [number, number] = [1280, 800];
const FRAMES = 3;

/** Milliseconds a frame. Throws where nothing can be drawn. */
export function frameTime(tier: Tier): number {
  const renderer = new WebGLRenderer({ antialias: true });
  renderer.setSize(...SIZE, false);
  renderer.shadowMap.enabled = true;
  const scene = new Scene();
  const light = tier.light(renderer, scene);
  light.fitShadows(8);
  const shared = sharedUniforms(tier);
  const material = surface('field', shared);
  const floor = new Mesh(new PlaneGeometry(60, 60).rotateX(-Math.PI / 2), material);
  floor.receiveShadow = true;
  floor.castShadow = true;
  scene.add(floor);
  const camera = new PerspectiveCamera(40, SIZE[0] / SIZE[1]);
  camera.position.set(0, 12, 6);
  camera.lookAt(0, 0, 0);
  const gl = renderer.getContext();
  const finish = () => gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
  // The first one also compiles the programs.
  renderer.render(scene, camera);
  finish();
  const start = performance.now();
  for (let i = 0; i < FRAMES; i++) renderer.render(scene, camera);
  finish();
  const time = (performance.now() - start) / FRAMES;
  for (const part of [light, floor.geometry, material, shared.grain.value, shared.topLight.value, shared.lettering.value, renderer])
    part.dispose();
  renderer.forceContextLoss();
  return time;
}
