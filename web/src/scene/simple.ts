/** The simple tier: cheap enough to be drawn in software. */
import { PCFShadowMap } from 'three';
import { SimpleLight } from './simple-light';
import { plainSurface } from './surface';
import type { Tier } from './tier';

export const SIMPLE: Tier = {
  anisotropy: 1,
  surface: plainSurface,
  light(renderer, scene) {
    renderer.shadowMap.type = PCFShadowMap;
    return new SimpleLight(scene);
  },
};
