/** What a person likes, stored in this browser. */
import type { PaletteChoice } from '../palette';
import { LONGEST_NAME, STRENGTHS } from '../wire/constants';
import { DEFAULT_STRENGTH, type Strength } from './choice';
import type { StoredItems } from './storage';
import { Store } from './store';

export interface Settings {
  sound: 'on' | 'off';
  theme: 'system' | PaletteChoice['theme'];
  motion: 'system' | 'reduced';
  view: '3d' | 'flat';
  palette: PaletteChoice['palette'];
  patterns: 'on' | 'off';
  contrast: 'system' | 'high';
  /** Whether the table is read out: sentences, typed moves, lists of placements. */
  reader: 'on' | 'off';
  /** Whether letters, digits and signs are commands at the table. */
  keys: 'on' | 'off';
  /** Whether threats to connect at once glow. */
  threats: 'on' | 'off';
  /** Whether sentences name moves in notation rather than in words. */
  notation: 'on' | 'off';
  /** How boards are drawn: as the device is able to, plainly, or with all that there is. */
  quality: 'auto' | 'simple' | 'rich';
  /** How well the computer plays in a game of one click. */
  strength: Strength;
  /** The code of a language, or `system` for the one that the browser asks for. */
  language: string;
  name: string;
}

export const DEFAULTS: Settings = {
  sound: 'on',
  theme: 'system',
  motion: 'system',
  view: '3d',
  palette: 'standard',
  patterns: 'off',
  contrast: 'system',
  reader: 'off',
  keys: 'on',
  threats: 'off',
  notation: 'off',
  quality: 'auto',
  strength: DEFAULT_STRENGTH,
  language: 'system',
  name: '',
};

const CHOICES: { [K in Exclude<keyof Settings, 'name' | 'language'>]: readonly Settings[K][] } = {
  sound: ['on', 'off'],
  theme: ['system', 'light', 'dark'],
  motion: ['system', 'reduced'],
  view: ['3d', 'flat'],
  palette: ['standard', 'blue-orange'],
  patterns: ['on', 'off'],
  contrast: ['system', 'high'],
  reader: ['on', 'off'],
  keys: ['on', 'off'],
  threats: ['on', 'off'],
  notation: ['on', 'off'],
  quality: ['auto', 'simple', 'rich'],
  strength: STRENGTHS,
};

const KEY = 'settings';
const SCHEMAS = [undefined, 2];

/** What was stored, as far as it still makes sense. 0.1 had the same fields without a schema. */
export function readSettings(items: StoredItems): Settings {
  const settings = { ...DEFAULTS };
  const stored = items.readAs(KEY, SCHEMAS);
  if (!stored) return settings;
  for (const key of Object.keys(CHOICES) as (keyof typeof CHOICES)[]) {
    const choices: readonly unknown[] = CHOICES[key];
    if (choices.includes(stored[key])) Object.assign(settings, { [key]: stored[key] });
  }
  if (typeof stored['language'] === 'string') settings.language = stored['language'].slice(0, 16);
  if (typeof stored['name'] === 'string') settings.name = stored['name'].slice(0, LONGEST_NAME);
  return settings;
}

/** The settings as a store that writes itself, and follows what another tab sets. */
export function storedSettings(items: StoredItems): Store<Settings> {
  const store = new Store(readSettings(items));
  let stored = store.get();
  store.subscribe((settings) => {
    if (settings !== stored) items.writeAs(KEY, SCHEMAS, settings);
  });
  items.changed.subscribe((key) => {
    if (key === KEY) store.set((stored = readSettings(items)));
  });
  return store;
}
