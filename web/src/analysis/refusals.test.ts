import { describe, expect, it } from 'vitest';
import { readGames } from './record';
import { place, readDraftText } from './draft';
import { studyForTests } from '../study/for-tests';
import { rulesForTests } from '../rules/for-tests';
import { Game, IllegalMoveError } from '../rules/game';
import { MatchState } from '../rules/match-state';
import { MessageError, orMessage } from '../rules/message-error';

await rulesForTests();
await studyForTests();

function thrownBy(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
}

describe('what the modules refuse', () => {
  it('is one kind of error with a message, whoever refuses', () => {
    const refusals = [
      () => Game.fromSetup('square 2 -'),
      () => Game.fromDraft('square 2 -', 1),
      () => MatchState.opening({ board: 'nowhere', seats: [] } as never, 0),
      () => readDraftText('square 2 -'),
      () => readGames('[Board "nowhere"]\n'),
    ];
    for (const refused of refusals) expect(thrownBy(refused)).toBeInstanceOf(MessageError);
    expect(thrownBy(() => Game.fromLink('1.square.2.').play('Ia1a2'))).toBeInstanceOf(IllegalMoveError);
    expect(thrownBy(() => place(readDraftText('square.2.-.-.1.-'), 1, 'Ia1a2'))).toBeInstanceOf(MessageError);
  });

  it('is distinguished from a trap and from a call that only the page can get wrong', () => {
    const trap = new WebAssembly.RuntimeError('unreachable');
    for (const error of [trap, new Error('no such link'), new Error('12'), 'text']) {
      const given = () => {
        throw error;
      };
      expect(thrownBy(() => orMessage(given))).toBe(error);
    }
    const freed = Game.fromLink('1.square.2.');
    freed.free();
    expect(String(thrownBy(() => freed.play('Ia1a2a3')))).not.toContain('JSON');
  });
});
