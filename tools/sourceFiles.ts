/** The source files of the product, without what is installed, built or written at run time. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const passedOver = new Set(['node_modules', 'dist', 'data', '.git', '.cache', 'screenshots', 'test-results']);

/** @returns paths of the files below `folder` whose names end so, in order of name: unless told, of all .ts and .tsx files. */
export function sourceFiles(folder: string, ending = /\.tsx?$/): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return passedOver.has(entry.name) ? [] : sourceFiles(path, ending);
      return ending.test(entry.name) ? [path] : [];
    });
}
