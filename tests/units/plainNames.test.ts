import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import { sourceFiles } from '../../tools/sourceFiles.ts';

// A name that fits every file tells nothing in any, and a word of our own sends each newcomer to ask what it means.

const genericTypes = /^(Around|Asked|Known|Told|Said|Ground|Standing|Scene|Scenery)$/;

/** Words for which docs/MAP.md names the word of the field. */
const privateWords =
  /deed(?!le)|rehears|sayagain|saidagain|beyondmost|beyondfifty|goesback|misfit|inTheWay|giftsFor|^layOn$|QuarterBar|standAside|letGo|^inTurn$|comeTrue|misread|upkeep|ringOn/i;

/** Names that say nothing of a value: the product's bear their part in the work, such as `input`, `stored` or
 *  `options`. */
const genericValues = /^(told|said|around|lent|asked|unlike)$/;

type Syntax = Readonly<Record<string, unknown>>;

function nodesIn(value: unknown): Syntax[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  return typeof value === 'object' && value !== null ? [value as Syntax] : [];
}

const declarations = new Set(['TSInterfaceDeclaration', 'TSTypeAliasDeclaration', 'ClassDeclaration']);

/** Names that a file should not have: types by their declaration, private words wherever they stand. */
function oddNames(node: Syntax, isProduct: boolean): string[] {
  const { type, name } = node;
  if (type === 'Identifier' && typeof name === 'string')
    return privateWords.test(name) || (isProduct && genericValues.test(name)) ? [name] : [];
  const [declared] = declarations.has(String(type)) ? nodesIn(node.id) : [];
  const generic = genericTypes.test(String(declared?.name)) ? [String(declared?.name)] : [];
  return [
    ...generic,
    ...Object.values(node).flatMap((inner) => nodesIn(inner).flatMap((one) => oddNames(one, isProduct))),
  ];
}

const isProduct = (file: string): boolean =>
  /(^|\/)(apps|packages)\//.test(file) && !/\.test\.tsx?$|testing[\w-]*\.tsx?$/.test(file);

const judged = new Map<string, boolean>();

/** Also of a word in a sentence: only a file that has one is parsed. */
function isOdd(word: string): boolean {
  const before = judged.get(word);
  if (before !== undefined) return before;
  const odd = [genericTypes, privateWords, genericValues].some((words) => words.test(word));
  judged.set(word, odd);
  return odd;
}

const oddNamesOf = (file: string, code: string): string[] =>
  (code.match(/\w+/g) ?? []).some(isOdd)
    ? [...new Set(oddNames(parseSync(file, code).program as unknown as Syntax, isProduct(file)))]
    : [];

test.each([
  ['interface Around { day: string }', ['Around']],
  ['const rehearsal = performDeed();', ['rehearsal', 'performDeed']],
  ['export interface TransferFacts { needle: string }', []],
  ['const read = ({ said }) => said.names;', ['said']],
  ['const asked = unlike.of;', ['asked', 'unlike']],
])('%s has the odd names %j', (code, names) => {
  expect(oddNamesOf('packages/a.ts', code)).toEqual(names);
});

test('types and functions bear names of the field', () => {
  const root = join(import.meta.dirname, '../..');
  const files = ['apps', 'packages', 'tests', 'tools', 'bench']
    .flatMap((folder) => sourceFiles(join(root, folder)))
    .filter((file) => /\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(1000);
  const found = files.flatMap((file) =>
    oddNamesOf(file, readFileSync(file, 'utf8')).map((name) => [file, name]),
  );
  expect(found).toEqual([]);
});
