import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import { sourceFiles } from '../../tools/sourceFiles.ts';

// The check of `npm run untranslated` on the source, not in a browser: covers closed drawers and menus, too.

/** Elements for words of users and for names of keys. */
const isolating = new Set(['bdi', 'kbd', 'UserText', 'Id']);

const spoken = new Set(['aria-label', 'aria-description', 'alt', 'help', 'label', 'placeholder', 'title']);

type Syntax = Readonly<Record<string, unknown>>;

function nodesIn(value: unknown): Syntax[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  return typeof value === 'object' && value !== null ? [value as Syntax] : [];
}

const nameOf = (value: unknown): string => String(nodesIn(value)[0]?.name ?? '');

/** Words in the markup of a file that come from no table of texts. */
function plainWords(node: Syntax): string[] {
  const { type } = node;
  if (type === 'JSXText') return wordsIn(node.value);
  if (type === 'JSXElement' && isolating.has(nameOf(nodesIn(node.openingElement)[0]?.name))) return [];
  if (type === 'JSXAttribute' && spoken.has(nameOf(node.name))) {
    const [value] = nodesIn(node.value);
    if (value?.type === 'Literal') return wordsIn(value.value);
  }
  return Object.values(node).flatMap((inner) => nodesIn(inner).flatMap(plainWords));
}

const wordsIn = (value: unknown): string[] =>
  typeof value === 'string' && /\p{L}{2}/u.test(value) && !/^[a-z][a-zA-Z]*(\.[a-zA-Z]+)+$/.test(value)
    ? [value.trim()]
    : [];

const wordsOf = (file: string, code: string): string[] =>
  plainWords(parseSync(file, code).program as unknown as Syntax);

test.each([
  ['<p>Hello {name}</p>', ['Hello']],
  ['<Field label="Name" title="reset.title" />', ['Name']],
  [`<p className="two words">{text('a.b')} <bdi>Maple Inc.</bdi> 100 %</p>`, []],
])('%s holds the words %j', (markup, words) => {
  expect(wordsOf('a.tsx', `const a = ${markup};`)).toEqual(words);
});

test('no screen says words that no table of texts has', () => {
  const root = join(import.meta.dirname, '../..');
  const screens = ['apps/web', 'packages']
    .flatMap((folder) => sourceFiles(join(root, folder)))
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'));
  expect(screens.length).toBeGreaterThan(100);
  const found = screens.flatMap((file) =>
    wordsOf(file, readFileSync(file, 'utf8')).map((words) => [file, words]),
  );
  expect(found).toEqual([]);
});
