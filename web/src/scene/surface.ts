/**
 * What everything on the table is made of: wood with a little shade where cubes stand close. The
 * shade is read from the heights of the cells, so it costs no geometry and is never out of date.
 */
import {
  DataTexture,
  MeshPhongMaterial,
  NearestFilter,
  RedFormat,
  type Texture,
  UnsignedByteType,
  Vector2,
  Vector3,
} from 'three';
import type { Heights } from './grid';
import { woodGrain } from './wood';

/** A value that a shader reads, shared by all materials that name it. */
interface Uniform<T> {
  value: T;
}

/** What all surfaces share. */
export interface Shared {
  grain: Uniform<Texture>;
  heights: Uniform<DataTexture>;
  boardSize: Uniform<Vector2>;
  /** How strong the grain and the shade are. */
  grainDepth: Uniform<number>;
  shadeDepth: Uniform<number>;
  /** The colour into which the table fades, and how far the lamp reaches. */
  page: Uniform<Vector3>;
  lamp: Uniform<number>;
  gridLine: Uniform<Vector3>;
  gridWidth: Uniform<number>;
}

export function sharedUniforms(): Shared {
  return {
    grain: { value: woodGrain() },
    heights: { value: heightTexture(1, 1) },
    boardSize: { value: new Vector2(1, 1) },
    grainDepth: { value: 1 },
    shadeDepth: { value: 1 },
    page: { value: new Vector3() },
    lamp: { value: 12 },
    gridLine: { value: new Vector3() },
    gridWidth: { value: 0.018 },
  };
}

function heightTexture(width: number, height: number): DataTexture {
  // One square more on each side, so that looking over the edge finds an empty one.
  const data = new Uint8Array((width + 2) * (height + 2));
  const texture = new DataTexture(data, width + 2, height + 2, RedFormat, UnsignedByteType);
  texture.unpackAlignment = 1;
  texture.minFilter = NearestFilter;
  texture.magFilter = NearestFilter;
  return texture;
}

/** Lets the surfaces know how high the cells are. */
export function tellHeights(shared: Shared, heights: Heights): void {
  const { width, height } = heights.grid;
  if (shared.boardSize.value.x !== width || shared.boardSize.value.y !== height) {
    shared.heights.value.dispose();
    shared.heights.value = heightTexture(width, height);
    shared.boardSize.value.set(width, height);
  }
  const data = shared.heights.value.image.data;
  if (!data) return;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) data[(y + 1) * (width + 2) + x + 1] = heights.of(x, y);
  }
  shared.heights.value.needsUpdate = true;
}

/** What is drawn on a surface besides its colour. */
export type Finish = 'piece' | 'field' | 'rim' | 'table';

const SHADE = /* glsl */ `
uniform sampler2D grain;
uniform sampler2D heights;
uniform vec2 boardSize;
uniform float grainDepth;
uniform float shadeDepth;
varying vec3 vTable;
varying vec3 vFacing;

float heightAt(vec2 cell) {
  vec2 inside = clamp(cell + 1.0, vec2(0.0), boardSize + 1.0);
  return texelFetch(heights, ivec2(inside), 0).r * 255.0;
}

/* How much light a place still gets beside what stands around it. */
float shade() {
  vec2 plan = vec2(vTable.x + boardSize.x * 0.5, boardSize.y * 0.5 - vTable.z);
  vec3 facing = normalize(vFacing);
  float dark = 0.0;
  if (facing.y > 0.6) {
    vec2 cell = floor(plan);
    vec2 within = plan - cell;
    for (int i = -1; i <= 1; i++) {
      for (int j = -1; j <= 1; j++) {
        if (i == 0 && j == 0) continue;
        vec2 step = vec2(float(i), float(j));
        float rise = heightAt(cell + step) - vTable.y;
        if (rise < 0.2) continue;
        vec2 away = vec2(
          i == 0 ? 0.0 : (i < 0 ? within.x : 1.0 - within.x),
          j == 0 ? 0.0 : (j < 0 ? within.y : 1.0 - within.y));
        float reach = 0.22 + 0.14 * min(rise, 3.0);
        float near = exp(-length(away) / reach);
        dark += near * (i == 0 || j == 0 ? 0.36 : 0.16);
      }
    }
  } else if (abs(facing.y) < 0.6) {
    vec2 side = vec2(facing.x, -facing.z);
    vec2 front = floor(plan + side * 0.55);
    float foot = heightAt(front);
    dark += 0.42 * exp(-max(vTable.y - foot, 0.0) / 0.34);
    /* Inner corners: a tower beside the square in front. */
    vec2 along = vec2(-side.y, side.x);
    vec2 within = fract(plan);
    float place = dot(within - 0.5, along) + 0.5;
    if (heightAt(front + along) > vTable.y) dark += 0.3 * exp(-(1.0 - place) / 0.25);
    if (heightAt(front - along) > vTable.y) dark += 0.3 * exp(-place / 0.25);
  }
  return 1.0 - min(dark, 0.62) * shadeDepth;
}
`;

const WOOD: Record<Finish, string> = {
  piece: /* glsl */ `
  vec2 fibre = texture2D(grain, vGrain * vec2(0.11, 0.33)).rg - 0.5;
  diffuseColor.rgb *= 1.0 + (fibre.x * 0.20 + fibre.y * 0.10) * grainDepth;
  diffuseColor.rgb = patterned(diffuseColor.rgb);
  diffuseColor.rgb *= shade();
`,
  field: /* glsl */ `
  vec2 plan = vec2(vTable.x + boardSize.x * 0.5, boardSize.y * 0.5 - vTable.z);
  float plank = floor(plan.y * 0.5 + 0.25);
  vec2 place = vec2(vTable.x * 0.085 + plank * 0.37, vTable.z * 0.17 + plank * 0.23);
  vec2 fibre = texture2D(grain, place).rg - 0.5;
  float tone = sin(plank * 12.9) * 0.03;
  diffuseColor.rgb *= 1.0 + tone + (fibre.x * 0.20 + fibre.y * 0.26) * grainDepth;
  vec2 off = abs(fract(plan + 0.5) - 0.5);
  vec2 soft = fwidth(plan);
  vec2 lines = 1.0 - smoothstep(vec2(gridWidth) - soft * 0.5, vec2(gridWidth) + soft, off);
  vec2 lit = 1.0 - smoothstep(vec2(gridWidth * 2.2), vec2(gridWidth * 2.2) + soft, off);
  diffuseColor.rgb *= 1.0 + 0.07 * max(lit.x, lit.y) * grainDepth;
  diffuseColor.rgb = mix(diffuseColor.rgb, gridLine, max(lines.x, lines.y) * 0.92);
  diffuseColor.rgb *= shade();
`,
  rim: /* glsl */ `
  vec2 place = vec2(vTable.x * 0.085 + 0.31, vTable.z * 0.21 + vTable.y * 0.3);
  vec2 fibre = texture2D(grain, place).rg - 0.5;
  diffuseColor.rgb *= 1.0 + (fibre.x * 0.34 + fibre.y * 0.34) * grainDepth;
  diffuseColor.rgb *= vTable.y > 0.0 ? shade() : 0.94;
`,
  table: /* glsl */ `
  float plank = floor(vTable.z / 3.2);
  vec2 place = vec2(vTable.x * 0.045 + plank * 0.41, vTable.z * 0.09 + plank * 0.29);
  vec2 fibre = texture2D(grain, place).rg - 0.5;
  float gap = abs(fract(vTable.z / 3.2) - 0.5) * 2.0;
  float seam = smoothstep(0.992, 1.0, gap);
  diffuseColor.rgb *= 1.0 + (fibre.x * 0.14 + fibre.y * 0.16 + sin(plank * 7.7) * 0.025) * grainDepth;
  diffuseColor.rgb *= 1.0 - seam * 0.28 * grainDepth;
`,
};

const PATTERNS = /* glsl */ `
varying vec2 vFace;
varying vec2 vGrain;
varying float vPattern;

float band(float at, float width) {
  float soft = fwidth(at);
  return 1.0 - smoothstep(width - soft, width + soft, abs(fract(at) - 0.5));
}

vec3 patterned(vec3 colour) {
  if (vPattern < 0.5) return colour;
  if (vPattern < 1.5) {
    vec2 dot = fract(vFace * 3.0) - 0.5;
    float soft = fwidth(vFace.x * 3.0) + fwidth(vFace.y * 3.0);
    return mix(colour, colour * 0.42, 1.0 - smoothstep(0.2 - soft * 0.5, 0.2 + soft * 0.5, length(dot)));
  }
  if (vPattern < 2.5) return mix(colour, colour * 2.1 + 0.03, band((vFace.x + vFace.y) * 3.0, 0.16));
  float cross = max(band((vFace.x + vFace.y) * 2.0, 0.09), band((vFace.x - vFace.y) * 2.0, 0.09));
  return mix(colour, colour * 2.0 + 0.05, cross);
}
`;

/** A surface. Pieces have their colours in their corners, the others in the material. */
export function surface(finish: Finish, shared: Shared): MeshPhongMaterial {
  const material = new MeshPhongMaterial({
    vertexColors: finish === 'piece',
    shininess: finish === 'piece' ? 34 : 18,
    specular: finish === 'piece' ? 0x1c1a17 : finish === 'rim' ? 0x1a1510 : 0x0a0908,
  });
  material.onBeforeCompile = (shader): void => {
    Object.assign(shader.uniforms, shared);
    const piece = finish === 'piece';
    shader.vertexShader = shader.vertexShader
      .replace(
        '#include <common>',
        `#include <common>
        varying vec3 vTable;
        varying vec3 vFacing;
        ${piece ? 'attribute vec4 mark; attribute float pattern; varying vec2 vFace; varying vec2 vGrain; varying float vPattern;' : ''}`,
      )
      .replace(
        '#include <begin_vertex>',
        `#include <begin_vertex>
        vTable = (modelMatrix * vec4(position, 1.0)).xyz;
        vFacing = mat3(modelMatrix) * normal;
        ${piece ? 'vFace = mark.xy; vGrain = mark.zw; vPattern = pattern;' : ''}`,
      );
    shader.fragmentShader = shader.fragmentShader
      .replace(
        '#include <common>',
        `#include <common>
        ${SHADE}
        ${piece ? PATTERNS : ''}
        ${finish === 'field' ? 'uniform vec3 gridLine; uniform float gridWidth;' : ''}
        ${finish === 'table' ? 'uniform vec3 page; uniform float lamp;' : ''}`,
      )
      .replace('#include <color_fragment>', `#include <color_fragment>\n${WOOD[finish]}`);
    if (finish === 'table') {
      // The lamp's light ends, and the table becomes the page.
      shader.fragmentShader = shader.fragmentShader.replace(
        '#include <opaque_fragment>',
        `float lit = 1.0 - smoothstep(0.35, 1.0, length(vTable.xz) / lamp);
        outgoingLight = mix(page, outgoingLight, lit);
        #include <opaque_fragment>`,
      );
    }
  };
  material.customProgramCacheKey = (): string => finish;
  return material;
}
