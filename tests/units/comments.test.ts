/** A comment says something by itself: a fragment that hangs on the name beneath it is completed, or left out. */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { sourceFiles } from '../../tools/sourceFiles.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

const fragment = /^\s*(?:\/\*\*?|\/\/|\{\/\*)\s*(?:What|Who|Of|For|In|By|From|With|At|On|To)\b/;

test('no comment begins with a preposition or as a question', () => {
  const found = ['packages', 'apps', 'tools', 'tests', 'bench'].flatMap((folder) =>
    [...sourceFiles(join(root, folder)), ...sourceFiles(join(root, folder), /\.css$/)].flatMap((path) =>
      readFileSync(path, 'utf8')
        .split('\n')
        .flatMap((line, at) =>
          fragment.test(line) ? [`${relative(root, path)}:${at + 1} ${line.trim()}`] : [],
        ),
    ),
  );
  expect(found).toEqual([]);
});
