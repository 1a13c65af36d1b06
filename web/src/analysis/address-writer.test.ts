import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MessageError } from '../rules/message-error';
import { AddressWriter, fitting, MAX_STUDY } from './address-writer';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A writer whose texts are encoded when the test says so. */
function writer() {
  const packing: { done: (study: string) => void; failed: (error: unknown) => void }[] = [];
  const written: string[] = [];
  const address = new AddressWriter(
    () => new Promise((done, failed) => packing.push({ done, failed })),
    (study) => written.push(study),
  );
  return { address, packing, written };
}

describe('the address of an analysis board', () => {
  it('is refused as a link where it is too long for one', () => {
    const longest = 'z'.repeat(MAX_STUDY);
    expect(fitting(longest)).toBe(longest);
    expect(() => fitting(`${longest}z`)).toThrow(MessageError);
  });

  it('follows edits at once, and many of them less often than browsers refuse', async () => {
    const { address, packing, written } = writer();
    for (const [i, name] of ['one', 'two'].entries()) {
      address.edited();
      await vi.advanceTimersByTimeAsync(0);
      packing[i]?.done(name);
      await vi.advanceTimersByTimeAsync(0);
    }
    expect(written).toEqual(['one', 'two']);
    for (let i = 0; i < 1500; i++) {
      address.edited();
      await vi.advanceTimersByTimeAsync(20);
    }
    expect(packing.length).toBeLessThan(100);
    const known = packing.length;
    await vi.advanceTimersByTimeAsync(1000);
    expect(packing.length - known, 'the last edit is written in the end').toBe(1);
  });

  it('is not written by a board that was left meanwhile', async () => {
    const { address, packing, written } = writer();
    address.edited();
    await vi.advanceTimersByTimeAsync(0);
    address.dispose();
    packing[0]?.done('late');
    await vi.advanceTimersByTimeAsync(1000);
    expect(written).toEqual([]);
  });

  it('keeps to the newest edit, whichever is encoded first', async () => {
    const { address, packing, written } = writer();
    for (let i = 0; i < 2; i++) {
      address.edited();
      await vi.advanceTimersByTimeAsync(1000);
    }
    packing[1]?.done('new');
    packing[0]?.done('old');
    await vi.advanceTimersByTimeAsync(0);
    expect(written).toEqual(['new']);
  });

  it('stays as it was where the game cannot be written', async () => {
    const { address, packing, written } = writer();
    address.edited();
    await vi.advanceTimersByTimeAsync(0);
    packing[0]?.failed(MessageError.of('record-bad'));
    await vi.advanceTimersByTimeAsync(0);
    expect(written).toEqual([]);
  });
});
