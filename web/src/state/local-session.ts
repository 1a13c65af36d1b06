import type { Engine } from '../engine/engine';
import { EngineHintProvider, type HintProvider } from './hint-provider';
import type { LocalMatch } from './local-match';
import { EngineOpponent, PACE, type Pace } from './opponent';
import { PlaySession } from './play-session';
import { Playback } from './playback';

/** A match on this device, with an engine of the page for the computer's seats and for hints, which a coach may give instead. */
export function localSession(
  match: LocalMatch,
  engine: Engine,
  pace: Pace = PACE,
  coach = (engine: HintProvider): HintProvider => engine,
): PlaySession {
  const { match: game, role } = match.state.get();
  const watched = game?.view(role).players.every(({ who }) => typeof who === 'object') ?? false;
  const playback = watched ? new Playback() : null;
  const opponent = new EngineOpponent(match, engine, pace, playback);
  return new PlaySession({ match, opponent, playback, hintProvider: coach(new EngineHintProvider(engine, pace.hint)) });
}
