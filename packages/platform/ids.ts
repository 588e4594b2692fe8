/** Ids as the machine gives them: the one place where clock and randomness meet `kernel/ids`. */
import { randomBytes } from 'node:crypto';
import { uuidv7 } from '@tabellion/kernel/ids.ts';

/** A new UUIDv7 of this instant. */
export const newId = (): string => uuidv7(Date.now(), randomBytes(10));
