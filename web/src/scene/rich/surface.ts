/** Oiled wood: dull where the fibres are open, a little smoother in the late wood, with a fine relief along the grain. */
import { MeshStandardMaterial } from 'three';
import { patchShader, programOf, WOOD_MARKER } from '../surface';
import type { Finish, Shared } from '../tier';
import { grainBump } from './grain-bump';

const ROUGHNESS: Record<Finish, number> = { piece: 0.52, field: 0.6, rim: 0.56 };
/** How deep the relief is. */
const DEPTH: Record<Finish, number> = { piece: 0.16, field: 0.22, rim: 0.26 };

const RELIEF = /* glsl */ `
uniform sampler2D relief;
uniform float reliefDepth;

/* The normal of a spot, leaned by the relief; the directions of the grain come from how its place changes on the screen. */
vec3 grained(vec3 plain, vec3 towards, vec2 place) {
  vec3 right = dFdx(towards);
  vec3 up = dFdy(towards);
  vec2 placeRight = dFdx(place);
  vec2 placeUp = dFdy(place);
  vec3 across = cross(up, plain);
  vec3 along = cross(plain, right);
  vec3 tangent = across * placeRight.x + along * placeUp.x;
  vec3 bitangent = across * placeRight.y + along * placeUp.y;
  float size = max(dot(tangent, tangent), dot(bitangent, bitangent));
  if (size <= 0.0) return plain;
  vec2 slope = (texture2D(relief, place).rg * 2.0 - 1.0) * reliefDepth;
  return normalize(plain - (tangent * slope.x + bitangent * slope.y) * inversesqrt(size));
}
`;

export function richSurface(finish: Finish, shared: Shared): MeshStandardMaterial {
  const material = new MeshStandardMaterial({ vertexColors: finish === 'piece', roughness: ROUGHNESS[finish], metalness: 0 });
  material.onBeforeCompile = (shader): void => {
    patchShader(shader, finish, shared);
    const uniforms = { relief: { value: grainBump() }, reliefDepth: { value: DEPTH[finish] } };
    Object.assign(shader.uniforms, uniforms);
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <lights_physical_pars_fragment>', `#include <lights_physical_pars_fragment>\n${RELIEF}`)
      .replace(
        '#include <roughnessmap_fragment>',
        'float roughnessFactor = clamp(roughness - (woodFibre.x * 0.25 + woodFibre.y * 0.2) * grainDepth, 0.3, 0.95);',
      )
      .replace('#include <normal_fragment_maps>', '#include <normal_fragment_maps>\nnormal = grained(normal, -vViewPosition, woodPlace);')
      // What cubes nearby take away is the room's light, and only a little of the lamp's.
      .replace(
        '#include <aomap_fragment>',
        `float roomLight = mix(0.45, 1.0, woodLight);
        reflectedLight.indirectDiffuse *= roomLight;
        reflectedLight.indirectSpecular *= roomLight;
        reflectedLight.directDiffuse *= mix(1.0, woodLight, 0.5);
        reflectedLight.directSpecular *= woodLight;`,
      )
      .replace(WOOD_MARKER, '');
  };
  material.customProgramCacheKey = (): string => `rich ${programOf(finish)}`;
  return material;
}
