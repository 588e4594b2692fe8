/** `npm run registry:import FILE`: the names of a registry, replaced as a whole. */
import { readFile } from 'node:fs/promises';
import type { Transaction } from '@tabellion/platform/database/queries.ts';
import { readRegistryFile } from '../rules/registryFile.ts';
import { clearRegistryNames, insertRegistryNames } from './store/names.ts';

export type Imported =
  | { ok: true; names: number; badLines: readonly number[] }
  /** The header does not name `number`, `name` and `status`; nothing was changed. */
  | { ok: false };

const batchSize = 1_000;

/** Replaces all names by those of the file, in the transaction of the caller; they belong to no organization. */
export async function importRegistry(tx: Transaction, file: string): Promise<Imported> {
  const read = readRegistryFile(await readFile(file, 'utf8'));
  if (read === undefined) return { ok: false };
  await clearRegistryNames(tx);
  for (let at = 0; at < read.names.length; at += batchSize) {
    await insertRegistryNames(tx, read.names.slice(at, at + batchSize));
  }
  return { ok: true, names: read.names.length, badLines: read.badLines };
}
