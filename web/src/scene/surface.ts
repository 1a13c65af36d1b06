/**
 * What everything on the table is made of: wood, a little darker where cubes stand close. Software
 * draws it too, so a spot costs two looks into textures and the lamp's shadow, and the table less.
 */
import {
  DataTexture,
  LinearFilter,
  MeshLambertMaterial,
  RedFormat,
  ShaderMaterial,
  Texture,
  UniformsLib,
  UniformsUtils,
  UnsignedByteType,
  Vector2,
  Vector3,
  Vector4,
  type WebGLProgramParametersWithUniforms,
} from 'three';
import type { Heights } from './grid';
import { AROUND, FINENESS, topLight } from './ambient-occlusion';
import type { Finish, Shared, SurfaceMaterial, Tier, Uniform } from './tier';
import { woodGrain } from './wood';

/** How far beyond the cells something can be written on the rim. */
export const LETTERING_MARGIN = 0.62;

export function sharedUniforms(tier: Tier): Shared {
  return {
    tier,
    grain: { value: woodGrain(tier.anisotropy) },
    topLight: { value: lightTexture(new Uint8Array([255]), 1, 1) },
    boardSize: { value: new Vector2(1, 1) },
    grainDepth: { value: 1 },
    shadeDepth: { value: 1 },
    gridLine: { value: new Vector3() },
    gridWidth: { value: 0.018 },
    lettering: { value: new Texture() },
  };
}

function lightTexture(data: Uint8Array<ArrayBuffer>, width: number, height: number): DataTexture {
  const texture = new DataTexture(data, width, height, RedFormat, UnsignedByteType);
  texture.unpackAlignment = 1;
  texture.minFilter = LinearFilter;
  texture.magFilter = LinearFilter;
  texture.needsUpdate = true;
  return texture;
}

/** Lets the surfaces know how high the cells are. */
export function setHeights(shared: Shared, heights: Heights): void {
  const { width, height } = heights.grid;
  const across = (cells: number): number => (cells + 2 * AROUND) * FINENESS;
  shared.topLight.value.dispose();
  shared.topLight.value = lightTexture(topLight(heights), across(width), across(height));
  shared.boardSize.value.set(width, height);
}

const SHADE = /* glsl */ `
uniform sampler2D grain;
uniform sampler2D topLight;
uniform vec2 boardSize;
uniform float grainDepth;
uniform float shadeDepth;
varying vec3 vTable;

vec2 planned() {
  return vec2(vTable.x + boardSize.x * 0.5, boardSize.y * 0.5 - vTable.z);
}

float shade() {
  vec2 place = (planned() + ${AROUND.toFixed(1)}) / (boardSize + ${(AROUND * 2).toFixed(1)});
  return mix(1.0, texture2D(topLight, place).r, shadeDepth);
}
`;

const WOOD = {
  piece: /* glsl */ `
  vec2 woodPlace = vGrain * vec2(0.11, 0.33);
  vec2 woodFibre = texture2D(grain, woodPlace).rg - 0.5;
  diffuseColor.rgb *= 1.0 + (woodFibre.x * 0.20 + woodFibre.y * 0.10) * grainDepth;
  diffuseColor.rgb = patterned(diffuseColor.rgb);
  float woodLight = mix(1.0, vWall, shadeDepth) * mix(1.0, shade(), vTop);
`,
  // One program for both, since a browser without a graphics card takes long over every one.
  board: /* glsl */ `
  vec2 woodPlace;
  vec2 woodFibre;
  float woodLight;
  if (inField) {
  vec2 plan = planned();
  float plank = floor(plan.y * 0.5 + 0.25);
  woodPlace = vec2(vTable.x * 0.085 + plank * 0.37, vTable.z * 0.17 + plank * 0.23);
  woodFibre = texture2D(grain, woodPlace).rg - 0.5;
  float tone = sin(plank * 12.9) * 0.03;
  diffuseColor.rgb *= 1.0 + tone + (woodFibre.x * 0.20 + woodFibre.y * 0.26) * grainDepth;
  vec2 off = abs(fract(plan + 0.5) - 0.5);
  vec2 soft = fwidth(plan);
  vec2 lines = 1.0 - smoothstep(vec2(gridWidth) - soft * 0.5, vec2(gridWidth) + soft, off);
  vec2 lit = 1.0 - smoothstep(vec2(gridWidth * 2.2), vec2(gridWidth * 2.2) + soft, off);
  diffuseColor.rgb *= 1.0 + 0.07 * max(lit.x, lit.y) * grainDepth;
  diffuseColor.rgb = mix(diffuseColor.rgb, gridLine, max(lines.x, lines.y) * 0.92);
  woodLight = shade();
  } else {
  woodPlace = vec2(vTable.x * 0.085 + 0.31, vTable.z * 0.21 + vTable.y * 0.3);
  woodFibre = texture2D(grain, woodPlace).rg - 0.5;
  diffuseColor.rgb *= 1.0 + (woodFibre.x * 0.34 + woodFibre.y * 0.34) * grainDepth;
  diffuseColor.rgb = lettered(diffuseColor.rgb);
  woodLight = vTable.y > 0.0 ? shade() : 0.94;
  }
`,
};

const PATTERNS = /* glsl */ `
varying vec2 vFace;
varying vec2 vGrain;
varying vec3 vKind;
#define vPattern vKind.x
#define vWall vKind.y
#define vTop vKind.z

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

const LETTERED = /* glsl */ `
uniform sampler2D lettering;

vec3 lettered(vec3 wood) {
  vec2 place = (planned() + ${LETTERING_MARGIN}) / (boardSize + ${2 * LETTERING_MARGIN});
  vec4 ink = texture2D(lettering, place);
  return mix(wood, sRGBTransferEOTF(vec4(ink.rgb / max(ink.a, 0.001), 1.0)).rgb, ink.a);
}
`;

/** The simple tier darkens the colour itself. */
const SHADED = /* glsl */ `
  diffuseColor.rgb *= woodLight;
`;

/** A surface of the table's tier. Pieces have their colours in their corners, the others in the material. */
export function surface(finish: Finish, shared: Shared): SurfaceMaterial {
  return shared.tier.surface(finish, shared);
}

/** A dull surface with a texture of grain. */
export function plainSurface(finish: Finish, shared: Shared): MeshLambertMaterial {
  const material = new MeshLambertMaterial({ vertexColors: finish === 'piece' });
  material.onBeforeCompile = (shader): void => {
    patchShader(shader, finish, shared);
    shader.fragmentShader = shader.fragmentShader.replace(WOOD_MARKER, `${WOOD_MARKER}\n${SHADED}`);
  };
  material.customProgramCacheKey = (): string => programOf(finish);
  return material;
}

/** The name of the program that draws a finish. */
export function programOf(finish: Finish): 'piece' | 'board' {
  return finish === 'piece' ? 'piece' : 'board';
}

/** The place in a patched program where the colour of the wood is known. */
export const WOOD_MARKER = '/* wooden */';

/**
 * Writes wood into the program of one of three's lit materials. Where it is `WOOD_MARKER`, the program knows `woodPlace` (where in the
 * grain), `woodFibre` (fibres and year rings there, around 0) and `woodLight` (how much light cubes nearby leave).
 */
export function patchShader(shader: WebGLProgramParametersWithUniforms, finish: Finish, { tier: _, ...uniforms }: Shared): void {
  const program = programOf(finish);
  const piece = program === 'piece';
  Object.assign(shader.uniforms, uniforms, { inField: { value: finish === 'field' } });
  shader.vertexShader = shader.vertexShader
    .replace(
      '#include <common>',
      `#include <common>
      varying vec3 vTable;
      ${piece ? 'attribute vec4 mark; attribute vec3 kind; varying vec2 vFace; varying vec2 vGrain; varying vec3 vKind;' : ''}`,
    )
    .replace(
      '#include <begin_vertex>',
      `#include <begin_vertex>
      vTable = (modelMatrix * vec4(position, 1.0)).xyz;
      ${piece ? 'vFace = mark.xy; vGrain = mark.zw; vKind = kind;' : ''}`,
    );
  shader.fragmentShader = shader.fragmentShader
    .replace(
      '#include <common>',
      `#include <common>
      ${SHADE}
      ${piece ? PATTERNS : LETTERED}
      ${piece ? '' : 'uniform bool inField; uniform vec3 gridLine; uniform float gridWidth;'}`,
    )
    .replace('#include <color_fragment>', `#include <color_fragment>\n${WOOD[program]}\n${WOOD_MARKER}`);
}

/** How dark the lamp's shadow on the table is, and how far it can reach beyond the board: the lamp stands in the south-west. */
const SHADOW_DEPTH = 0.34;
const SHADOW_REACH = { east: 2.3, north: 1.3 };

const TABLE_VERTEX = /* glsl */ `
#include <common>
#include <shadowmap_pars_vertex>
varying vec2 vTable;
void main() {
  vec4 worldPosition = modelMatrix * vec4(position, 1.0);
  vec3 transformedNormal = normalMatrix * normal;
  vTable = worldPosition.xz;
  gl_Position = projectionMatrix * viewMatrix * worldPosition;
  #include <shadowmap_vertex>
}`;

const TABLE_FRAGMENT = /* glsl */ `
uniform sampler2D grain;
uniform float grainDepth;
uniform vec3 tint;
uniform vec3 page;
uniform float lamp;
uniform vec4 shadowed;
varying vec2 vTable;
#include <common>
#include <bsdfs>
#include <lights_pars_begin>
#include <shadowmap_pars_fragment>
#include <shadowmask_pars_fragment>
void main() {
  float row = vTable.y / 3.2;
  float plank = floor(row);
  vec2 place = vec2(vTable.x * 0.045 + plank * 0.41, vTable.y * 0.09 + plank * 0.29);
  vec2 fibre = texture2D(grain, place).rg - 0.5;
  float seam = smoothstep(0.992, 1.0, abs(fract(row) - 0.5) * 2.0);
  vec3 colour = tint * (1.0 + (fibre.x * 0.14 + fibre.y * 0.16 + sin(plank * 7.7) * 0.025) * grainDepth);
  colour *= 1.0 - seam * 0.28 * grainDepth;
  /* The lamp's light ends, and the table becomes the page. */
  float lit = 1.0 - smoothstep(0.35, 1.0, length(vTable) / lamp);
  gl_FragColor = vec4(mix(page, colour, lit), 1.0);
  #include <colorspace_fragment>
  if (vTable.x > shadowed.x && vTable.x < shadowed.z && vTable.y > shadowed.y && vTable.y < shadowed.w) {
    gl_FragColor.rgb *= mix(${(1 - SHADOW_DEPTH).toFixed(2)}, 1.0, getShadowMask());
  }
}`;

/** The table fills most of the picture, so it is drawn without lights, and asks for the lamp's shadow only where it can fall. */
export class TableTop {
  readonly tint = new Vector3();
  readonly page = new Vector3();
  readonly #lamp: Uniform<number> = { value: 12 };
  readonly #shadowed: Uniform<Vector4> = { value: new Vector4() };
  readonly material: ShaderMaterial;

  constructor({ grain, grainDepth }: Shared) {
    this.material = new ShaderMaterial({
      vertexShader: TABLE_VERTEX,
      fragmentShader: TABLE_FRAGMENT,
      lights: true,
      uniforms: {
        ...UniformsUtils.clone(UniformsLib.lights),
        grain,
        grainDepth,
        tint: { value: this.tint },
        page: { value: this.page },
        lamp: this.#lamp,
        shadowed: this.#shadowed,
      },
    });
  }

  /** How far the lamp's light reaches. */
  set lamp(reach: number) {
    this.#lamp.value = reach;
  }

  /** Asks for shadows around a board that reaches so far to the east and to the south of the middle. */
  receiveShadows(east: number, south: number): void {
    this.#shadowed.value.set(-east, -south - SHADOW_REACH.north, east + SHADOW_REACH.east, south);
  }
}
