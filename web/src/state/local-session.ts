import type { Engine } from '../engine/engine';
import { EngineAdviser } from './adviser';
import type { LocalMatch } from './local-match';
import { EngineOpponent, PACE, type Pace } from './opponent';
import { PlaySession } from './play-session';

/** A match on this device, with an engine of the page for the computer's seats and for hints. */
export function localSession(match: LocalMatch, engine: Engine, pace: Pace = PACE): PlaySession {
  return new PlaySession({ match, opponent: new EngineOpponent(match, engine, pace), adviser: new EngineAdviser(engine, pace.hint) });
}
