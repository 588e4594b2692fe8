/** Ids as the machine gives them: the one place where clock and randomness meet `kernel/ids`. */
import { randomFillSync } from 'node:crypto';
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
