import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { importedBy } from '../../tools/boundaries.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const CHECK = 'packages/features/records/web/checkRecord.ts';

/** All files that a file leads to, with their code. */
function reachedFrom(file: string, known = new Map<string, string>()): ReadonlyMap<string, string> {
  if (known.has(file)) return known;
  const code = readFileSync(join(root, file), 'utf8');
  known.set(file, code);
  for (const next of importedBy(file, code)) reachedFrom(next, known);
  return known;
}

const withoutComments = (code: string): string => code.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');

test('what checks the record of a badge gets bytes alone: it can ask nobody and keep nothing', () => {
  const reached = reachedFrom(CHECK);
  expect(reached.size).toBeGreaterThan(15);
  const elsewhere = [...reached.keys()].filter(
    (file) => file !== CHECK && !/^packages\/(?:ledger\/(?!server\/)|kernel\/|texts\/codes\.ts$)/.test(file),
  );
  expect(elsewhere).toEqual([]);
  const others = new Set<string>();
  for (const [file, code] of reached) {
    const outside =
      /\b(?:fetch|XMLHttpRequest|WebSocket|EventSource|sendBeacon|localStorage|sessionStorage|indexedDB|caches|Worker|import\()/;
    expect([file, outside.exec(withoutComments(code))?.[0]]).toEqual([file, undefined]);
    for (const [, name = ''] of code.matchAll(/ from '([^.@][^']*|@noble\/[^']*)'/g)) others.add(name);
  }
  expect([...others].toSorted()).toEqual(['@noble/curves/ed25519.js', '@noble/hashes/sha2.js']);
});
