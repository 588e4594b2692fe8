/** Ids as the machine gives them: the one place where clock and randomness meet `kernel/ids`. */
import { createHash, randomFillSync } from 'node:crypto';
import { uuidv7 } from '@tabellion/kernel/ids.ts';

const bytesOfAnId = 10;

// Drawn for many ids at once: a draw costs twenty times what an id does.
const drawn = Buffer.alloc(256 * bytesOfAnId);
let used = drawn.length;

/** A new UUIDv7 of this instant. */
export function newId(): string {
  if (used === drawn.length) {
    randomFillSync(drawn);
    used = 0;
  }
  used += bytesOfAnId;
  return uuidv7(Date.now(), drawn.subarray(used - bytesOfAnId, used));
}

/** The same UUID for the same text: version 8 (RFC 9562), of its SHA-256. */
export function idOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
