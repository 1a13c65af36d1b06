/** What all screens share: settings, kept games, sounds. One of each a page. */
import { Sounds } from '../sound/sounds';
import { storedProgress } from '../state/progress';
import { storedSettings, type KeyValueStorage } from '../state/settings';
import { GameStore } from '../state/game-store';

/** The browser's storage; where it is forbidden, nothing is kept. */
function storage(): KeyValueStorage {
  try {
    return window.localStorage;
  } catch {
    return { getItem: () => null, setItem: () => {}, removeItem: () => {} };
  }
}

const keep = storage();
export const settings = storedSettings(keep);
export const games = new GameStore(keep);
export const progress = storedProgress(keep);
/** The part of the storage in which the first game of the tutorial is kept. */
export const learning: KeyValueStorage = {
  getItem: (key) => keep.getItem(`learn.${key}`),
  setItem: (key, value) => keep.setItem(`learn.${key}`, value),
  removeItem: (key) => keep.removeItem(`learn.${key}`),
};
export const sounds = new Sounds();
settings.subscribe(({ sound }) => {
  sounds.on = sound === 'on';
});

/** Whether browser tests want to look inside. */
export const testing = new URLSearchParams(window.location.search).has('test');
