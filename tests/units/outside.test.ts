/** Other services are asked in one place, and their secrets stay in one folder. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourceFiles } from '../../tools/sourceFiles.ts';

const product = ['packages', 'apps']
  .flatMap((folder) => sourceFiles(folder))
  .filter((path) => !/\.test\.tsx?$/.test(path))
  .map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(path, 'utf8') }));

const breaching = (pattern: RegExp, allowed: string): string[] =>
  product.filter(({ path, text }) => pattern.test(text) && !path.startsWith(allowed)).map(({ path }) => path);

test('another service is asked what became of something in platform/outside alone', () => {
  const call = /\b(provider|registrar|filingDesk|desk)\s*\.\s*find(Refund)?\s*\(/;
  expect('const found = await provider.find(key, signal)').toMatch(call);
  expect(breaching(call, 'packages/platform/outside/')).toEqual([]);
});

test('sealed cards are opened in the adapter of the sandbox alone', () => {
  const opened = /\bcompactDecrypt\b|\bopenCardKey\b|\bopenCard\b/;
  expect(breaching(opened, 'packages/features/billing/server/sandbox/')).toEqual([]);
});
