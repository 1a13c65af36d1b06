/** What is heard and felt of what happens at a table. */
import { FLIGHT_MS } from '../scene/timing';
import { vibrate } from '../sound/haptics';
import type { SoundEvent } from '../state/board';
import { lastPointer } from './last-pointer';
import { appearance } from './appearance';
import { settings, sounds } from './page';

export function playSoundEvent(event: SoundEvent): void {
  const moving = appearance.get().motion === 'full';
  // A piece that comes from its side of the table knocks when it is there.
  const flies = moving && event.knock?.own === false && settings.get().view === '3d';
  sounds.play(event, flies ? FLIGHT_MS / 1000 : 0);
  if (moving && lastPointer()?.touch) vibrate(event.kind);
}
