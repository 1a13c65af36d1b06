/** How pieces and boards appear to this person: settings and what the system asks for. */
import type { BoardModel } from '../scene/board-view';
import { Store } from '../state/store';
import { settings } from './page';

export type BoardAppearance = Pick<BoardModel, 'palette' | 'patterns' | 'contrast' | 'theme' | 'motion'>;

const dark = window.matchMedia('(prefers-color-scheme: dark)');
const still = window.matchMedia('(prefers-reduced-motion: reduce)');
const strong = window.matchMedia('(prefers-contrast: more)');
const forced = window.matchMedia('(forced-colors: active)');

function current(): BoardAppearance {
  const { theme, motion, palette, patterns, contrast } = settings.get();
  const high = contrast === 'high' || strong.matches || forced.matches;
  return {
    theme: theme === 'system' ? (dark.matches ? 'dark' : 'light') : theme,
    motion: motion === 'reduced' || still.matches ? 'reduced' : 'full',
    palette,
    // Whoever needs strong contrast is not helped by hues.
    patterns: patterns === 'on' || high,
    contrast: high ? 'high' : 'normal',
  };
}

export const appearance = new Store<BoardAppearance>(current());

function update(): void {
  appearance.set(current());
  const root = document.documentElement.dataset;
  const { theme, motion, palette, contrast } = appearance.get();
  root['theme'] = theme;
  root['motion'] = motion;
  root['palette'] = palette;
  root['contrast'] = contrast;
}

settings.subscribe(update);
for (const query of [dark, still, strong, forced]) query.addEventListener('change', update);
