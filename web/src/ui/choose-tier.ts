/** Which tier boards are drawn with: the person's choice, or what a frame was once measured to take here. */
import { Store } from '../state/store';
import { isSoftware } from '../scene/software';
import { forcedQuality, measuredTier, settings, type TierName } from './page';

/** A frame of the rich tier that takes longer is too slow, in milliseconds. */
const MAX_FRAME_TIME = 8;

function current(): TierName {
  const quality = forcedQuality ?? settings.get().quality;
  return quality === 'auto' ? (measuredTier.get() ?? 'simple') : quality;
}

export const tier = new Store<TierName>(current());
settings.subscribe(() => tier.set(current()));

/** Whether the browser draws by itself, without a graphics card. Firefox does not admit it when asked, but names what draws. */
function drawsInSoftware(): boolean {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('webgl2', { failIfMajorPerformanceCaveat: true });
  if (context === null) return true;
  const name = String(context.getParameter(context.RENDERER));
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return isSoftware(name);
}

/** Tries a frame of the rich tier, once on this device, when nobody waits for anything. */
export async function measureTier(): Promise<void> {
  if (measuredTier.get() !== null || (forcedQuality ?? settings.get().quality) !== 'auto') return;
  measuredTier.set(drawsInSoftware() || !(await isQuick()) ? 'simple' : 'rich');
  tier.set(current());
}

async function isQuick(): Promise<boolean> {
  const { measure } = await import('../scene/rich');
  try {
    return measure() < MAX_FRAME_TIME;
  } catch {
    return false;
  }
}
