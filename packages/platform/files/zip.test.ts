import { expect, test } from 'vitest';
import { readZip, writeZip, type ZipBounds } from './zip.ts';

const bounds: ZipBounds = { mostBytes: 1_000, mostFiles: 3 };
const bytes = (text: string) => new TextEncoder().encode(text);
const archive = (...files: [string, string][]) =>
  writeZip(new Map(files.map(([name, text]) => [name, bytes(text)])));

test('what was written is read again, in its order, and the same files make the same archive', async () => {
  const zip = await archive(['b.json', '{"a": 1}'], ['folder/a.json', '']);
  const read = await readZip(zip, bounds);
  expect(read.ok && [...read.value.files].map(([name, content]) => [name, String(content)])).toEqual([
    ['b.json', '{"a": 1}'],
    ['folder/a.json', ''],
  ]);
  expect(await archive(['b.json', '{"a": 1}'], ['folder/a.json', ''])).toEqual(zip);
});

test('what grows past the bound is not unpacked, whatever size it declares', async () => {
  const zip = await archive(['a', 'x'.repeat(600)], ['b', 'x'.repeat(401)]);
  expect(await readZip(zip, bounds)).toEqual({ ok: false, error: 'too_large' });
  expect(await readZip(zip, { ...bounds, mostBytes: 1_001 })).toMatchObject({ ok: true });
  const bomb = await archive(['bomb', '0'.repeat(50_000_000)]);
  expect(bomb.length).toBeLessThan(100_000);
  expect(await readZip(bomb, bounds)).toEqual({ ok: false, error: 'too_large' });
  expect(await readZip(declaring(bomb, 10), bounds)).toMatchObject({ ok: false });
});

test('more files than the bound are too many', async () => {
  const zip = await archive(['a', ''], ['b', ''], ['c', ''], ['d', '']);
  expect(await readZip(zip, bounds)).toEqual({ ok: false, error: 'too_many' });
});

test.each(['../evil', '/etc/passwd', 'a/../../evil', 'C:evil', 'a\\..\\evil'])(
  'the unsafe name %s is told, not read',
  async (name) => {
    const zip = named(await archive(['good', '1'], ['x'.repeat(name.length), '2']), name);
    const read = await readZip(zip, bounds);
    expect(read).toMatchObject({ ok: true, value: { unsafe: [name], repeated: [] } });
    expect(read.ok && [...read.value.files.keys()]).toEqual(['good']);
  },
);

test('what macOS and Windows add is no part of an archive, and their folders are those of all', async () => {
  const added = [
    '__MACOSX/._a.json',
    '__MACOSX/x/._b.json',
    '._c.json',
    'x/.DS_Store',
    'Thumbs.db',
    'x/desktop.ini',
  ];
  const zip = await archive(['x/a.json', '1'], ...added.map((name): [string, string] => [name, '\0\0']));
  const read = await readZip(zip, { ...bounds, mostFiles: 10 });
  expect(read.ok && [...read.value.files.keys()]).toEqual(['x/a.json']);
  const windows = await readZip(named(await archive(['good', '1'], ['xxxxxxx', '2']), 'x\\b.txt'), bounds);
  expect(windows.ok && [...windows.value.files.keys()]).toEqual(['good', 'x/b.txt']);
});

test('a name that occurs twice is told', async () => {
  const zip = named(await archive(['a.json', '1'], ['xxxxxx', '2']), 'a.json');
  const read = await readZip(zip, bounds);
  expect(read.ok && [String(read.value.files.get('a.json')), read.value.repeated]).toEqual(['1', ['a.json']]);
});

test('a damaged file is not handed out', async () => {
  const zip = await archive(['a.json', '{"quantity": "1000000", "class": "A", "holder": "alice"}']);
  zip[45] = (zip[45] ?? 0) ^ 1;
  expect(await readZip(zip, bounds)).toEqual({ ok: false, error: 'damaged' });
});

test('what is no zip, or broken off, is said to be none', async () => {
  const zip = await archive(['a.json', '{}']);
  for (const broken of [bytes(''), bytes('{"not": "a zip"}'), zip.subarray(0, zip.length - 5)])
    expect(await readZip(broken, bounds)).toEqual({ ok: false, error: 'not_a_zip' });
});

/** The archive with the declared size of its first file changed, in the central directory. */
function declaring(zip: Uint8Array, size: number): Uint8Array {
  const changed = Uint8Array.from(zip);
  const view = new DataView(changed.buffer);
  view.setUint32(view.getUint32(changed.length - 6, true) + 24, size, true);
  return changed;
}

/** The archive with the name of its last file, all x, changed to one of the same length. */
function named(zip: Uint8Array, name: string): Uint8Array {
  const text = Buffer.from(zip).toString('latin1');
  return Buffer.from(text.replaceAll('x'.repeat(name.length), name), 'latin1');
}
