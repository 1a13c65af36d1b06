// What a browser loads for a route, from Vite's manifest of the build.

/** Files of texts: their language and their part. */
const TEXTS = /locales\/([^/]+)\/([^/.]+)\.ftl/;
/** Whatever a build has beside the manifest: the page itself and its icon in the tab. */
const ALWAYS = /^(index\.html|favicon\.svg)$/;
/** The engine runs in a worker of its own, which the manifest does not list. */
const ENGINE = /(^|\/)(engine_bg|worker)-[^/]*\.(wasm|js)$/;
const RULES = /(^|\/)rules_bg-[^/]*\.wasm$/;

/**
 * The routes and what each may weigh without the engine, in bytes of gzip: the chunks that its screen imports later, its own
 * texts, and whether the computer plays there.
 */
export const ROUTES = [
  { name: 'home', chunks: /^$/, texts: [], engine: false, limit: 308_000 },
  { name: 'table', chunks: /^src\/(scene|flat)\/index/, texts: [], engine: true, limit: 444_800 },
  { name: 'table, rich', chunks: /^src\/(scene|scene\/rich|flat)\/index/, texts: [], engine: true, limit: 650_000 },
  { name: 'link', chunks: /^src\/(scene\/index|flat\/|ui\/LinkTable)/, texts: [], engine: false, limit: 448_800 },
  { name: 'learn', chunks: /^src\/(flat\/|ui\/LearnScreen)/, texts: ['lessons'], engine: true, limit: 331_500 },
  { name: 'position', chunks: /^src\/(scene\/index|flat\/|ui\/PositionScreen)/, texts: ['position'], engine: false, limit: 449_800 },
  { name: 'puzzles', chunks: /^src\/(scene\/index|flat\/|ui\/PuzzlesScreen)/, texts: ['study'], engine: false, limit: 706_500 },
  {
    name: 'analysis',
    chunks: /^src\/(scene\/index|flat\/|ui\/AnalysisScreen)/,
    texts: ['position', 'study', 'analysis'],
    engine: true,
    limit: 667_000,
  },
  {
    name: 'analysis, editor',
    chunks: /^src\/(scene\/index|flat\/|ui\/(AnalysisScreen|EditorScreen))/,
    texts: ['position', 'study', 'analysis'],
    engine: false,
    limit: 672_500,
  },
  { name: 'print', chunks: /^src\/ui\/PrintScreen/, texts: ['position', 'analysis'], engine: false, limit: 521_500 },
  { name: 'embed', chunks: /^src\/(scene\/index|flat\/|ui\/EmbedScreen)/, texts: ['position'], engine: false, limit: 448_300 },
  { name: 'rules', chunks: /^src\/(flat\/|ui\/RulesScreen)/, texts: ['rules'], engine: false, limit: 328_000 },
];
/** What the computer may add where it plays: fetched with its first move, after the board is shown. */
export const ENGINE_LIMIT = 164_200;
/** What the network of a board may weigh: fetched with the first search at full strength. */
export const NETWORK_LIMIT = 400_000;
const NETWORK = /\.network$/;

/** The chunks of a manifest that something loads, by following what they import. */
function follow(manifest, keys, followsLater) {
  const seen = new Set();
  const visit = (key) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const next of chunk.imports ?? []) visit(next);
    for (const next of chunk.dynamicImports ?? []) if (followsLater(next)) visit(next);
  };
  keys.forEach(visit);
  return seen;
}

/** The files of the language that weighs most in these parts. */
export function heaviestLanguage(manifest, parts, bytes) {
  const languages = new Map();
  for (const [key, { file }] of Object.entries(manifest)) {
    const [, language, part] = TEXTS.exec(key) ?? [];
    if (language && parts.includes(part)) languages.set(language, [...(languages.get(language) ?? []), file]);
  }
  const weight = (files) => files.reduce((sum, file) => sum + (bytes.get(file) ?? 0), 0);
  return [...languages.values()].reduce((most, files) => (weight(files) > weight(most) ? files : most), []);
}

/** All files that a route loads, in one language; `bytes` has the weight of every file of the build. */
export function filesOf(manifest, { chunks, texts, engine }, bytes) {
  const entries = Object.keys(manifest).filter((key) => manifest[key].isEntry);
  const loaded = follow(manifest, entries, (key) => chunks.test(key));
  const files = new Set(heaviestLanguage(manifest, ['page', ...texts], bytes));
  for (const key of loaded) {
    const { file, css = [], assets = [] } = manifest[key];
    for (const name of [file, ...css, ...assets]) if (!ENGINE.test(name) && !NETWORK.test(name)) files.add(name);
  }
  for (const name of bytes.keys()) if (ALWAYS.test(name) || RULES.test(name) || (engine && ENGINE.test(name))) files.add(name);
  return files;
}

/** What a file is, for the list of weights. */
export function kindOf(file) {
  if (RULES.test(file)) return 'rules wasm';
  if (NETWORK.test(file)) return 'network';
  return ENGINE.test(file) ? 'engine' : 'page';
}
