/** What all screens share: settings, stored games, sounds. One of each a page. */
import { Sounds } from '../sound/sounds';
import { GameStore } from '../state/game-store';
import { PACE, type Pace } from '../state/opponent';
import { Progress } from '../state/progress';
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

const items = new StoredItems(storage());
/** Where the first game of the tutorial is stored, apart from a person's own games. */
const learningItems = new StoredItems(storage(), 'learn.caminos.');
window.addEventListener('storage', ({ key }) => {
  items.changedElsewhere(key);
  learningItems.changedElsewhere(key);
});

export const settings = storedSettings(items);
export const games = new GameStore(items);
export const learningGames = new GameStore(learningItems);
export const progress = new Progress(items);
export const sounds = new Sounds();
export const announcer = new Announcer();
settings.subscribe(({ sound }) => {
  sounds.on = sound === 'on';
});

const query = new URLSearchParams(window.location.search);
/** Whether browser tests want to look inside, and to wait for nothing. */
export const testing = query.has('test');
/** How long whatever the first picture does not need waits, in milliseconds; tests of the service worker ask for `?soon`. */
export const later = query.has('soon') ? 0 : 3000;
/** How long the computer takes over its moves. */
export const pace: Pace = testing ? { ...PACE, least: 0, hint: 300, watching: { slow: 1500, normal: 300, fast: 0 } } : PACE;
