/**
 * The rich tier, for graphics cards: wood with grain in colour, roughness and relief under a lamp in a dim room, with shadows that
 * are soft and a tone curve that leaves the colours of the pieces as they are. Fetched only where it is drawn.
 */
import { ShaderChunk, ShaderLib } from 'three';
import { chunks } from 'virtual:rich-shaders';
import type { Tier } from '../tier';
import { frameTime } from './frame-time';
import { RichLight } from './light';
import { richSurface } from './surface';

// The program of physically based materials, which the simple tier's build of three does without.
Object.assign(ShaderChunk, chunks);
for (const program of [ShaderLib.standard, ShaderLib.physical]) {
  program.vertexShader = ShaderChunk.meshphysical_vert;
  program.fragmentShader = ShaderChunk.meshphysical_frag;
}

export const RICH: Tier = {
  anisotropy: 4,
  surface: richSurface,
  light: (renderer, scene) => new RichLight(renderer, scene),
};

/** How long a frame of this tier takes here, in milliseconds. */
export const measure = (): number => frameTime(RICH);
