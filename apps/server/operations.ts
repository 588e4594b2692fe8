/** The operators' commands by name. Each answers with an exit code and says in a sentence what it did. */
import type { Installation } from './installation.ts';

export type Operation = (installation: Installation, args: readonly string[]) => Promise<number>;

export const operations: Readonly<Record<string, Operation>> = {};
