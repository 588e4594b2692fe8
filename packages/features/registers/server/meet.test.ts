import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { sourceFiles } from '../../../../tools/sourceFiles.ts';

const importing = /import \{[^}]*\bapplyProposal\b[^}]*\} from '[^']*\/apply\.ts'/;
const features = resolve(import.meta.dirname, '../..');

test('a proposal is recorded by `meet` alone, and the founding with its certificate', () => {
  const callers = sourceFiles(features)
    .filter((path) => !/\.test\.tsx?$/.test(path) && importing.test(readFileSync(path, 'utf8')))
    .map((path) => path.slice(features.length + 1));
  expect(callers).toEqual(['registers/server/meet.ts']);
});
