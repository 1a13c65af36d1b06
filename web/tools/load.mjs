// What a browser loads to play, told from Vite's manifest of the build.

/** The drawings of the board are fetched apart, but nobody plays without. */
const PLAYED = /^src\/(scene|flat)\//;
/** A file of texts: its language and its part. */
const TEXTS = /locales\/([^/]+)\/([^/.]+)\.ftl/;
/** Texts that their own screens fetch. */
const READ_LATER = ['rules', 'lessons'];

/** The chunks of a manifest that something loads, by following what they import. */
function follow(manifest, keys, goesOn) {
  const seen = new Set();
  const visit = (key) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const next of chunk.imports ?? []) visit(next);
    for (const next of chunk.dynamicImports ?? []) if (goesOn(next)) visit(next);
  };
  keys.forEach(visit);
  return seen;
}

const filesOf = ({ file, css = [], assets = [] }) => [file, ...css, ...assets];

/** The files that are not needed for playing. What the manifest does not know is needed. */
export function fetchedLater(manifest) {
  const entries = Object.keys(manifest).filter((key) => manifest[key].isEntry);
  const played = follow(manifest, entries, (key) => PLAYED.test(key));
  const needed = new Set([...played].flatMap((key) => filesOf(manifest[key])));
  const later = new Set();
  for (const [key, chunk] of Object.entries(manifest)) {
    // Assets such as the wasm stand in the manifest on their own.
    if (played.has(key) || !(chunk.isDynamicEntry || chunk.file.endsWith('.js'))) continue;
    for (const file of filesOf(chunk)) if (!needed.has(file)) later.add(file);
  }
  return later;
}

/** The files of the language that weighs most, of those that are fetched by themselves. */
export function heaviestLanguage(manifest, bytes) {
  const languages = new Map();
  for (const [key, { file }] of Object.entries(manifest)) {
    const [, language, part] = TEXTS.exec(key) ?? [];
    if (!language || READ_LATER.includes(part)) continue;
    languages.set(language, [...(languages.get(language) ?? []), file]);
  }
  const weight = (files) => files.reduce((sum, file) => sum + (bytes.get(file) ?? 0), 0);
  return [...languages.values()].reduce((most, files) => (weight(files) > weight(most) ? files : most), []);
}
