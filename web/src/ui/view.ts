/** Whether boards are drawn in three dimensions or flat: the person's choice, as far as this browser can do it. */
import { Store } from '../state/store';
import type { View } from './drawing';
import { settings } from './page';

/** Whether a scene could not be drawn; whoever switches to 3D tries again. */
export const noScene = new Store(false);

function current(): View {
  const { view, reader } = settings.get();
  return noScene.get() || reader === 'on' ? 'flat' : view;
}

export const view = new Store<View>(current());
settings.subscribe(() => view.set(current()));
noScene.subscribe(() => view.set(current()));

export function switchView(): void {
  const wanted = view.get() === '3d' ? 'flat' : '3d';
  noScene.set(false);
  settings.set({ ...settings.get(), view: wanted, reader: 'off' });
}
