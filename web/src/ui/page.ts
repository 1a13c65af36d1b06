/** What all screens share: settings, stored games, sounds. One of each a page. */
import { Sounds } from '../sound/sounds';
import type { GameChoice } from '../state/choice';
import { GameStore } from '../state/game-store';
import { readChoice, writeChoice } from '../state/last-choice';
import { PACE, type Pace } from '../state/opponent';
import { LessonProgress } from '../state/lesson-progress';
import { storedSettings } from '../state/settings';
import { MemoryStorage, StoredItems, type KeyValueStorage } from '../state/storage';
import { Announcer } from './announcer';

/** The browser's storage; where it is forbidden, everything lasts as long as the page. */
function storage(): KeyValueStorage {
  try {
    return window.localStorage;
  } catch {
    return new MemoryStorage();
  }
}

/** What this page stores. */
export const items = new StoredItems(storage());
/** Where the first game of the tutorial is stored, apart from a person's own games. */
const learningItems = new StoredItems(storage(), 'learn.caminos.');
window.addEventListener('storage', ({ key }) => {
  items.changedElsewhere(key);
  learningItems.changedElsewhere(key);
});

export const settings = storedSettings(items);
export const games = new GameStore(items);
export const learningGames = new GameStore(learningItems);
export const lessonProgress = new LessonProgress(items);
export const sounds = new Sounds();
export const announcer = new Announcer();
/** The game that was last put together here. */
export const lastChoice = {
  get: () => readChoice(items, settings.get().name),
  set: (choice: GameChoice) => writeChoice(items, choice),
};
settings.subscribe(({ sound }) => {
  sounds.on = sound === 'on';
});

const query = new URLSearchParams(window.location.search);
/** Whether browser tests want to look inside, and to wait for nothing. */
export const testing = query.has('test');
/** Whether the board of the first screen plays by itself; tests ask for it with `?live`. */
export const playsDemo = !testing || query.has('live');
const TIERS = ['simple', 'rich'] as const;
/** How boards are drawn: `scene/tier.ts`. */
export type TierName = (typeof TIERS)[number];
/** A tier that the address asks for with `?quality=rich`, for tests and pictures. */
export const forcedQuality = TIERS.find((quality) => quality === query.get('quality')) ?? null;
/** The tier that suits this device, once it was measured. */
export const measuredTier = {
  get: () => TIERS.find((tier) => tier === items.text('tier')) ?? null,
  set: (tier: TierName) => void items.write('tier', tier),
};
/** How long whatever the first picture does not need waits, in milliseconds; tests of the service worker ask for `?soon`. */
export const later = query.has('soon') ? 0 : 3000;
/** How long the computer takes over its moves. */
export const pace: Pace = testing ? { ...PACE, least: 0, hint: 300, watching: { slow: 1500, normal: 300, fast: 0 } } : PACE;
