/** What a person likes, kept in this browser. */
import { Store } from './store';

export interface Settings {
  sound: 'on' | 'off';
  theme: 'system' | 'light' | 'dark';
  motion: 'system' | 'reduced';
  view: '3d' | 'flat';
  palette: 'standard' | 'blue-orange';
  patterns: 'on' | 'off';
  contrast: 'system' | 'high';
  /** Whether the table is read out: sentences, typed moves, lists of placements. */
  reader: 'on' | 'off';
  /** Whether letters, digits and signs are commands at the table. */
  keys: 'on' | 'off';
  /** Whether threats to connect at once glow. */
  threats: 'on' | 'off';
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
};

/** The part of a browser's storage that is needed; it may refuse (private windows, full disks). */
export interface KeyValueStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

const KEY = 'caminos.settings';

/** What was kept, as far as it still makes sense. */
export function readSettings(keep: KeyValueStorage): Settings {
  const settings = { ...DEFAULTS };
  try {
    const kept: unknown = JSON.parse(keep.getItem(KEY) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return settings;
    const values = kept as Record<string, unknown>;
    for (const key of Object.keys(CHOICES) as (keyof typeof CHOICES)[]) {
      const choices: readonly unknown[] = CHOICES[key];
      if (choices.includes(values[key])) Object.assign(settings, { [key]: values[key] });
    }
    if (typeof values['language'] === 'string') settings.language = values['language'].slice(0, 16);
    if (typeof values['name'] === 'string') settings.name = values['name'].slice(0, 32);
  } catch {
    // Somebody else's value under our key: begin anew.
  }
  return settings;
}

/** The settings as a store that keeps itself. */
export function storedSettings(keep: KeyValueStorage): Store<Settings> {
  const store = new Store(readSettings(keep));
  store.subscribe((settings) => {
    try {
      keep.setItem(KEY, JSON.stringify(settings));
    } catch {
      // A browser that keeps nothing still plays.
    }
  });
  return store;
}
