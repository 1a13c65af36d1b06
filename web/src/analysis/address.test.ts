import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MessageError } from '../rules/message-error';
import { AddressWriter } from './address';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A writer whose texts are packed when the test says so. */
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
  it('follows a single edit at once, and many of them not too often', async () => {
    const { address, packing, written } = writer();
    address.edited();
    await vi.advanceTimersByTimeAsync(0);
    packing[0]?.done('one');
    await vi.advanceTimersByTimeAsync(0);
    expect(written).toEqual(['one']);
    for (let i = 0; i < 10; i++) {
      address.edited();
      await vi.advanceTimersByTimeAsync(30);
    }
    expect(packing).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(400);
    expect(packing).toHaveLength(2);
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

  it('keeps to the newest edit, whichever is packed first', async () => {
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
