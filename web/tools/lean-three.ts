/**
 * Leaves out of three what this page never asks for, so that the page stays light: programs of
 * materials that it does not use, and parts of the renderer for headsets, surroundings that mirror
 * and figures that bend. What is named here must exist, so a newer three that moved it fails the build.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const root = fileURLToPath(new URL('../node_modules/three/src/', import.meta.url));
const shaders = `${root}renderers/shaders/`;

/** The programs that the scene's materials and its shadows use, and the one whose chunks the table's own program includes. */
const PROGRAMS = ['meshbasic', 'meshlambert', 'meshphong', 'shadow', 'depth'];

/** The programs of the rich tier: its material, and what makes a room into light. */
const RICH_PROGRAMS = ['meshphysical', 'cube'];

/** Features that no material here has; their chunks stand between `#if` and `#endif` as a whole. */
const UNUSED = [
  'alphahash',
  'alphamap',
  'aomap',
  'batching',
  'bumpmap',
  'clipping_planes',
  'displacementmap',
  'dithering',
  'emissivemap',
  'envmap',
  'fog',
  'lightmap',
  'lightprobes',
  'logdepthbuf',
  'morph',
  'normalmap',
  'skin',
];

/** Parts of the renderer, and what does in their place when nobody asks for them. */
const STAND_INS: Record<string, string> = {
  'renderers/webxr/WebXRManager.js': `
    const nothing = () => {};
    export function WebXRManager() {
      return {
        enabled: false,
        isPresenting: false,
        addEventListener: nothing,
        removeEventListener: nothing,
        setAnimationLoop: nothing,
        getEnvironmentBlendMode: nothing,
        dispose: nothing,
      };
    }`,
  'renderers/webgl/WebGLEnvironments.js': 'export function WebGLEnvironments() { return { get: (texture) => texture, dispose() {} }; }',
  'renderers/webgl/WebGLUniformsGroups.js': 'export function WebGLUniformsGroups() { return { bind() {}, update() {}, dispose() {} }; }',
  'renderers/webgl/WebGLMorphtargets.js': 'export function WebGLMorphtargets() { return { update() {} }; }',
  'renderers/webgl/WebGLOutput.js': 'export function WebGLOutput() {}',
  // The rich tier puts the real one in.
  'renderers/shaders/DFGLUTData.js': 'export const dfg = { get: () => null }; export const getDFGLUT = () => dfg.get();',
};

const chunkOf = (name: string) => readFileSync(`${shaders}ShaderChunk/${name}.glsl.js`, 'utf8');

/** The chunks that programs include, and those that these include. */
function included(programs: readonly string[]): Set<string> {
  // The renderer puts these in front of every program.
  const names = new Set(['colorspace_pars_fragment', 'tonemapping_pars_fragment']);
  const follow = (text: string) => {
    for (const [, name] of text.matchAll(/#include <(\w+)>/g)) {
      if (!name || names.has(name)) continue;
      names.add(name);
      follow(chunkOf(name));
    }
  };
  for (const program of programs) follow(readFileSync(`${shaders}ShaderLib/${program}.glsl.js`, 'utf8'));
  return names;
}

/** A shader without its comments and indents. */
export function lean(glsl: string): string {
  return glsl
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\/\/.*$/gm, '')
    .replace(/^[ \t]+|[ \t]+$/gm, '')
    .replace(/\n{2,}/g, '\n');
}

/** The texts between backquotes of one of three's shader files, each made lean. */
function leanFile(code: string): string {
  return code.replace(/`([^`]*)`/g, (_, glsl: string) => `\`${lean(glsl)}\``);
}

const isUnused = (name: string) => UNUSED.some((feature) => name.startsWith(feature));

/** The text between the backquotes of a chunk's file. */
function glslOf(code: string): string {
  return lean(/`([^`]*)`/.exec(code)?.[1] ?? '');
}

const RICH_SHADERS = 'virtual:rich-shaders';
/** Marks a file of three of which nothing is left out. */
const WHOLE = '?whole';

/**
 * What the rich tier needs of three and the simple one does without: the program of physically based materials, its table and the
 * chunks that are left out. Without `leanThree` nothing is left out, and it is empty.
 */
export function richShaders(): Plugin {
  let whole = true;
  return {
    name: 'rich-shaders',
    configResolved({ plugins }) {
      whole = !plugins.some(({ name }) => name === 'lean-three');
    },
    resolveId: (id) => (id === RICH_SHADERS ? `\0${RICH_SHADERS}` : null),
    load(id) {
      if (id !== `\0${RICH_SHADERS}`) return null;
      const chunks: Record<string, string> = {};
      let table = '';
      if (!whole) {
        const file = `${root}renderers/shaders/DFGLUTData.js`;
        table = `import { dfg } from '${file}'; import { getDFGLUT } from '${file}${WHOLE}'; dfg.get = getDFGLUT;`;
        const used = included(PROGRAMS);
        for (const name of included([...PROGRAMS, ...RICH_PROGRAMS])) {
          if (!used.has(name) || isUnused(name)) chunks[name] = glslOf(chunkOf(name));
        }
        for (const program of RICH_PROGRAMS) {
          const code = readFileSync(`${shaders}ShaderLib/${program}.glsl.js`, 'utf8');
          const [vertex = '', fragment = ''] = [...code.matchAll(/`([^`]*)`/g)].map(([, glsl = '']) => lean(glsl));
          Object.assign(chunks, { [`${program}_vert`]: vertex, [`${program}_frag`]: fragment });
        }
      }
      return `${table} export const chunks = ${JSON.stringify(chunks)};`;
    },
  };
}

export function leanThree(): Plugin {
  let used = new Set<string>();
  const missed = new Set(Object.keys(STAND_INS));
  return {
    name: 'lean-three',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      used = included(PROGRAMS);
    },
    resolveId(id) {
      // The sources, since in the bundle everything is one file.
      return id === 'three' ? `${root}Three.js` : null;
    },
    load(id) {
      if (!id.startsWith(root)) return null;
      if (id.endsWith(WHOLE)) return readFileSync(id.slice(0, -WHOLE.length), 'utf8');
      const path = id.slice(root.length);
      const standIn = STAND_INS[path];
      if (standIn) {
        missed.delete(path);
        return standIn;
      }
      const [, folder, name] = /^renderers\/shaders\/Shader(Chunk|Lib)\/(\w+)\.glsl\.js$/.exec(path) ?? [];
      if (!folder || !name) return null;
      if (folder === 'Lib' && !PROGRAMS.includes(name)) return "export const vertex = '', fragment = '';";
      if (folder === 'Chunk' && !used.has(name)) return "export default '';";
      const code = leanFile(readFileSync(id, 'utf8'));
      if (folder === 'Chunk' && isUnused(name)) {
        if (!/`\s*#if[\s\S]*#endif\s*`/.test(code)) this.error(`three's chunk ${name} cannot be left out`);
        return "export default '';";
      }
      return code;
    },
    buildEnd(error) {
      if (!error && missed.size > 0) this.error(`three has no longer: ${[...missed].join(', ')}`);
    },
  };
}
