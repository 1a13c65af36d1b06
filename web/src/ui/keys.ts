/** What keys do at the table. */
import type { BoardSession } from '../state/board-session';
import { settings } from './page';
import type { DescriptionTopic } from './describer';

/** What the screen itself does by key. */
export interface ScreenKeys {
  switchView(): void;
  help(): void;
  describe(topic: DescriptionTopic): void;
  /** Whether the moves can be stepped through and taken back. */
  readonly steps: boolean;
}

const TOPIC_KEYS: Record<string, DescriptionTopic> = {
  d: 'cell',
  j: 'row',
  k: 'column',
  l: 'level',
  n: 'connections',
  p: 'supplies',
  m: 'last',
  o: 'turn',
};

/** Whether a key only shows or describes something, and may be pressed where nothing can be placed. */
export function changesNothing(key: string): boolean {
  const letter = key.toLowerCase();
  return letter === 'v' || letter === '?' || letter in TOPIC_KEYS;
}

/** Whether a key belongs to a field that somebody types into. */
export function isTyped(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, dialog') !== null;
}

/** Carries out what a key means; `true` if it means something. */
export function press(event: KeyboardEvent, session: BoardSession, screen: ScreenKeys): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyped(event.target)) return false;
  // Those who dictate, or whose hand strays, may want only keys that write nothing.
  if (event.key.length === 1 && settings.get().keys === 'off') return false;
  const by = event.shiftKey ? -1 : 1;
  const ply = session.state.get()?.position.ply ?? 0;
  const onButton = event.target instanceof HTMLButtonElement || event.target instanceof HTMLAnchorElement;
  const holding = session.state.get()?.hand != null;
  const to = steps(event.key, ply, holding);
  if (to !== null) return screen.steps && !event.defaultPrevented ? done(session.step(to)) : false;
  if (event.key.startsWith('Arrow') && !holding) return false;
  switch (event.key) {
    case 'ArrowLeft':
      return done(session.shift(-1, 0));
    case 'ArrowRight':
      return done(session.shift(1, 0));
    case 'ArrowUp':
      return done(session.shift(0, 1));
    case 'ArrowDown':
      return done(session.shift(0, -1));
    case 'Enter':
      return onButton ? false : done(void session.place());
    case 'Escape':
      return done(session.putBack());
    case '?':
      return done(screen.help());
  }
  switch (event.key.toLowerCase()) {
    case 'r':
      return done(session.rotate(0, by));
    case 'f':
      return done(session.rotate(1, by));
    case 't':
      return done(session.rotate(2, by));
    case 'v':
      return done(screen.switchView());
    case 'h':
      return session.hint ? done(void session.hint()) : false;
    case 'u':
      return screen.steps ? done(void session.takeback()) : false;
    case 'w':
      return done(session.show({ fits: !session.state.get()?.shows.fits }));
    case 'c':
      return done(session.show({ connections: !session.state.get()?.shows.connections }));
  }
  const topic = TOPIC_KEYS[event.key.toLowerCase()];
  if (topic) return done(screen.describe(topic));
  if (/^[1-9]$/.test(event.key)) return done(session.pickNth(Number(event.key) - 1));
  return false;
}

/** How many moves a key leads to, if it goes through them; the arrows do with empty hands. */
function steps(key: string, ply: number, holding: boolean): number | null {
  switch (key) {
    case 'ArrowLeft':
      return holding ? null : ply - 1;
    case 'ArrowRight':
      return holding ? null : ply + 1;
    case 'PageUp':
      return ply - 1;
    case 'PageDown':
      return ply + 1;
    case 'Home':
      return 0;
    case 'End':
      return Number.MAX_SAFE_INTEGER;
    default:
      return null;
  }
}

function done(_: void): true {
  return true;
}
