/** Texts compressed for an address, in letters that need no escape. */
import { MessageError } from '../rules/message-error';

/** What a compressed text begins with. */
export const COMPRESSED_PREFIX = 'z.';
/** A text of an address is never longer than this, however small it was compressed. */
export const MAX_LENGTH = 1_000_000;

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const value = part.value as Uint8Array;
    size += value.length;
    if (size > MAX_LENGTH) {
      await reader.cancel();
      throw new RangeError(`more than ${MAX_LENGTH} bytes`);
    }
    parts.push(value);
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

export async function compress(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return COMPRESSED_PREFIX + btoa(letters).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

/** Throws `MessageError` where the address holds no text, or one that is too long. */
export async function decompress(compressed: string): Promise<string> {
  try {
    const letters = atob(compressed.slice(COMPRESSED_PREFIX.length).replace(/-/g, '+').replace(/_/g, '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(await through(bytes, new DecompressionStream('deflate-raw')));
  } catch (error) {
    throw MessageError.of('study-bad-link', { cause: error });
  }
}
