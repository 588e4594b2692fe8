import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sourceFiles } from '../../tools/sourceFiles.ts';

test('lists and dates of the browser are drawn by packages/ui alone, where they get their arrow and the words of the reader', () => {
  const screens = sourceFiles(join(import.meta.dirname, '../../packages/features'));
  const native = /<select\b|type=("|.*')(date|month|week|datetime-local)\b/;
  expect(screens.filter((file) => file.endsWith('.tsx') && native.test(readFileSync(file, 'utf8')))).toEqual(
    [],
  );
});
