/** Documents keep the version of the wording that they were made of: another wording of a template has another version. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';

test('prose is read whole, in templates within templates too', () => {
  const source = `const all = { say: \`Of \${is ? \`two words \${some} and more\` : ''} it says\`, own: 'all', a: 'b c' };`;
  expect(proseOf(source)).toEqual(['Of ', ' it says', 'two words ', ' and more', 'b c']);
});

const folder = new URL('./', import.meta.url);
const kept = new URL('wordings.txt', folder);

/** Its prose: every literal that has a space, and the parts of templates between what is filled in. */
function proseOf(source: string): readonly string[] {
  const prose: string[] = [];
  const look = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type, value } = node as { readonly type?: string; readonly value?: unknown };
    const said = type === 'TemplateElement' ? (value as { readonly raw: string }).raw : value;
    if ((type === 'Literal' || type === 'TemplateElement') && typeof said === 'string' && said.includes(' '))
      prose.push(said);
    for (const part of Object.values(node)) look(part);
  };
  look(parseSync('template.ts', source).program);
  return prose;
}

interface Wording {
  readonly file: string;
  /** Those of all templates of the file. */
  readonly versions: string;
  readonly digest: string;
}

async function wordings(): Promise<Wording[]> {
  const files = (await readdir(folder, { recursive: true })).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  return files.toSorted().flatMap((file) => {
    const source = readFileSync(new URL(file, folder), 'utf8');
    const prose = proseOf(source);
    const versions = [...source.matchAll(/version: '([\d-]+)'/g)].map(([, day]) => day).join('+');
    // Files that only lend words to templates have none.
    if (versions === '') return [];
    const digest = createHash('sha256').update(prose.join('\n')).digest('hex').slice(0, 16);
    return { file: file.replaceAll('\\', '/'), versions, digest };
  });
}

const lineOf = ({ file, versions, digest }: Wording): string => `${file} ${versions} ${digest}`;

/** Versions that have no line yet are written by `WORDINGS=write`; a line that is there is never written over. */
test('a template whose wording changed has another version', async () => {
  const now = await wordings();
  const lines = readFileSync(kept, 'utf8').trimEnd().split('\n');
  const digests = new Map(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), line.split(' ').at(-1)]),
  );
  const keyOf = ({ file, versions }: Wording) => `${file} ${versions}`;
  const unknown = now.filter((one) => !digests.has(keyOf(one)));
  const changed = now.filter((one) => (digests.get(keyOf(one)) ?? one.digest) !== one.digest);
  if (process.env.WORDINGS === 'write')
    writeFileSync(kept, `${[...lines, ...unknown.map(lineOf)].filter(Boolean).toSorted().join('\n')}\n`);
  expect(changed.map(({ file }) => file)).toEqual([]);
});
