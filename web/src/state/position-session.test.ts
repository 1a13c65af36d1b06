import { beforeAll, describe, expect, it } from 'vitest';
import { rulesForTests } from '../rules/for-tests';
import { Game } from '../rules/game';
import { MessageError } from '../rules/message-error';
import type { Sound } from './board';
import { PositionSession } from './position-session';

beforeAll(rulesForTests);

/** Yellow connects with `La7a8b8c8`. */
const ALMOST = 'square 2 - 1La1a2a3b3,1La4a5a6b6,2Tg2h1h2h3,2Tg5h4h5h6 1 -';

function open(text = ALMOST): PositionSession {
  return new PositionSession(Game.fromSetup(text));
}

const texts = (session: PositionSession) => session.state.get().moves.map(({ text }) => text);

describe('a position as text', () => {
  it('is shown with all its pieces, before any move', () => {
    const session = open();
    const { position, moves, live, yourTurn } = session.state.get();
    expect(position.pieces).toHaveLength(4);
    expect({ moves, live, yourTurn, seat: position.toMove }).toEqual({ moves: [], live: true, yourTurn: true, seat: 1 });
    expect(session.node.game.setup).toBe(ALMOST);
    expect(new PositionSession(Game.fromSetup(session.node.game.setupLink)).node.game.setup).toBe(ALMOST);
  });

  it('is played on for both sides, to the end', async () => {
    const session = open();
    const sounds: Sound[] = [];
    session.sounds.subscribe(({ kind }) => sounds.push(kind));
    await session.play('Ic3c4c5');
    await session.play('If3f4f5');
    expect(session.state.get().position.toMove).toBe(1);
    await session.play('La7a8b8c8');
    expect(session.state.get()).toMatchObject({ yourTurn: false, live: true, position: { outcome: { kind: 'connected' } } });
    expect(sounds).toEqual(['place', 'place', 'place', 'end']);
    expect(session.node.game.setup).toMatch(/ - -$/);
  });

  it('goes back and forth through its moves', async () => {
    const session = open();
    await session.play('Ic3c4c5');
    const after = session.node.game.setup;
    await session.takeback();
    expect(session.node.game.setup).toBe(ALMOST);
    expect(session.state.get()).toMatchObject({ live: false, yourTurn: true });
    await session.takeback();
    expect(session.node.game.setup).toBe(ALMOST);
    session.redo();
    expect(session.node.game.setup).toBe(after);
    session.redo();
    expect(session.state.get().live).toBe(true);
  });

  it('goes on with another move after an undo', async () => {
    const session = open();
    await session.play('Ic3c4c5');
    await session.play('If3f4f5');
    session.step(0);
    await session.play('Ie3e4e5');
    expect(texts(session)).toEqual(['Ie3e4e5']);
    session.redo();
    expect(session.state.get().node.move?.text).toBe('Ie3e4e5');
    await session.takeback();
    await session.play('Ic3c4c5');
    expect(texts(session), 'redo never leads past the last move').toEqual(['Ic3c4c5']);
    session.step(99);
    expect(session.state.get().node.ply).toBe(1);
  });

  it('keeps its line when the next move of it is played again', async () => {
    const session = open();
    await session.play('Ic3c4c5');
    await session.play('If3f4f5');
    session.step(0);
    await session.play('Ic3c4c5');
    expect(texts(session)).toEqual(['Ic3c4c5', 'If3f4f5']);
    expect(session.state.get().live).toBe(false);
  });

  it('says why a move is refused, until the hand or the position changes', async () => {
    const session = open();
    await session.play('Ia1a2a3');
    expect(session.state.get().refusal).not.toBeNull();
    expect(session.state.get().reasons).not.toEqual([]);
    expect(session.state.get().moves).toEqual([]);
    session.pickNth(0);
    expect(session.state.get().refusal).toBeNull();
    await session.play('nonsense');
    expect(session.state.get().refusal).toMatchObject({ reason: 'notation' });
    await session.play('Ic3c4c5');
    expect(session.state.get().refusal).toBeNull();
  });

  it('places the piece in hand by mouse, and lays it down by finger', async () => {
    const session = open('square 2 - - 1 -');
    session.pickNth(3);
    session.choose([3, 3], 'touch');
    expect(session.state.get()).toMatchObject({ laid: true, moves: [] });
    await session.place();
    expect(session.state.get().moves).toHaveLength(1);
    session.pickNth(3);
    session.choose([6, 6], 'mouse');
    expect(session.state.get().moves).toHaveLength(2);
    expect(session.state.get().hand).toBeNull();
  });
});

describe('a bad text', () => {
  it.each([
    ['hello', 'position-fields'],
    ['moon 2 - - 1 -', 'options-unknown-board'],
    ['square 3 - - 1 -', 'bad-players'],
    ['square 2 - 1La1a2a3b3,1La1a2a3b3 2 -', 'position-overlap'],
    ['square.2.-.1Ia1a2z9.2.-', 'position-unknown-cell'],
    ['square 2 - 1Ia1a2a3 1 -', 'position-turns'],
  ])('%s is refused with the first impossible thing', (text, id) => {
    expect(() => Game.fromSetup(text)).toThrow(MessageError);
    try {
      Game.fromSetup(text);
    } catch (error) {
      expect((error as MessageError).why.id).toBe(id);
    }
  });
});
