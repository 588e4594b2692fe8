import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the SQL migrations. Found from the project's root, which holds the lock file of the packages, and not
 *  from this file's place: in production the code runs from a bundle in another folder. */
export function migrationsFolder(): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'package-lock.json'))) return join(folder, 'packages/features/migrations');
    if (folder === dirname(folder))
      throw new Error('no package-lock.json above the program: where is its folder?');
  }
}
