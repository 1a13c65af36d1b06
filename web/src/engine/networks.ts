/** The networks of the boards, fetched when a search first needs one and shared by all engines of the page. */
import diamond from '../../../crates/search/networks/diamond.network?url';
import octagon from '../../../crates/search/networks/octagon.network?url';
import ring from '../../../crates/search/networks/ring.network?url';
import square from '../../../crates/search/networks/square.network?url';

const URLS: Readonly<Record<string, string>> = { diamond, octagon, ring, square };
const fetched = new Map<string, Promise<ArrayBuffer>>();

async function fetchBytes(url: string): Promise<ArrayBuffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.arrayBuffer();
}

export function networkOf(board: string): Promise<ArrayBuffer> | null {
  const url = URLS[board];
  if (!url) return null;
  const known = fetched.get(board);
  if (known) return known;
  const bytes = fetchBytes(url);
  fetched.set(board, bytes);
  // Whoever was offline may try again.
  bytes.catch(() => fetched.delete(board));
  return bytes;
}
