import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DatabaseSchema } from './roles.ts';

const folders: Readonly<Record<DatabaseSchema, string>> = {
  public: 'packages/features/migrations',
  ledger: 'packages/ledger/migrations',
};

/** The folder of a schema's SQL migrations. Found from the project's root, which holds the lock file of the packages, and not
 *  from this file's place: in production the code runs from a bundle in another folder. */
export function migrationsFolder(schema: DatabaseSchema = 'public'): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'package-lock.json'))) return join(folder, folders[schema]);
    if (folder === dirname(folder))
      throw new Error('no package-lock.json above the program: where is its folder?');
  }
}
