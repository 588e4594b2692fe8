import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dataFile, noDigest, packageFiles, stock } from '@tabellion/book/ocf/testing.ts';
import { writeZip } from '@tabellion/platform/files/zip.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tabellion } from '../testing.ts';

const data = (path: string) => fileURLToPath(new URL(`../../../tests/data/ocf/${path}`, import.meta.url));

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tabellion-ocf-'));
});
afterEach(() => rm(folder, { recursive: true }));

const names = [
  ...Array.from({ length: 10 }, (_, index) => `c${String(index + 1).padStart(2, '0')}`),
  'maple',
];
test.each(names)('%s is valid', async (name) => {
  const { code, out, err } = await tabellion('ocf', 'check', data(`packages/${name}.ocf.zip`));
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/^valid {2}\d+ objects of version 1\.2\.0\n$/);
});

const invalid: { package: string; rule: string; why: string }[] = JSON.parse(
  String(dataFile('invalid/INDEX.json')),
);
test.each(invalid)('$package breaks $rule: $why', async ({ package: name, rule }) => {
  const { code, out } = await tabellion('ocf', 'check', data(`invalid/${name}`));
  expect(code).toBe(1);
  expect(out.split('\n').map((line) => line.split('  ')[0])).toContain(rule);
  const { out: json } = await tabellion('ocf', 'check', data(`invalid/${name}`), '--json');
  const { valid, faults } = JSON.parse(json);
  expect(valid).toBe(false);
  expect(faults.map((fault: { rule: string }) => fault.rule)).toContain(rule);
});

const arriving = (path: string) =>
  fileURLToPath(new URL(`../../../tests/data/arriving/${path}.ocf.zip`, import.meta.url));

test.each(['macos', 'macos-folder', 'backslashes'])('a package zipped as %s is valid', async (name) => {
  const { code, out } = await tabellion('ocf', 'check', arriving(`zips/${name}`));
  expect({ code, out: out.slice(0, 5) }).toEqual({ code: 0, out: 'valid' });
});

test.each([
  ['negative', 1, 'QTY', 'quantity -10 is not positive'],
  ['fraction', 1, 'QTY', 'quantity 10.5 is no whole number'],
  [
    'same-number-twice',
    0,
    'warning  DUP_NUMBER',
    'certificate C-1 of class COM is also that of security C-1',
  ],
])('%s: exit %i', async (name, exit, rule, sentence) => {
  const { code, out, err } = await tabellion('ocf', 'check', arriving(`quantities/${name}`));
  expect(code).toBe(exit);
  expect(exit === 0 ? err : out).toContain(rule);
  expect(exit === 0 ? err : out).toContain(sentence);
});

test('what macOS leaves in a folder is no part of a package', async () => {
  for (const [path, content] of packageFiles({ transactions: [] }))
    await writeFile(join(folder, path), content);
  await writeFile(join(folder, '._Manifest.ocf.json'), '\0\0');
  expect(await tabellion('ocf', 'check', folder)).toMatchObject({ code: 0 });
});

test('a fault is one line: rule, object, what is wrong', async () => {
  const { out, err } = await tabellion('ocf', 'check', data('invalid/x02.ocf.zip'));
  expect(out).toBe(
    'CONSERVATION  Transactions.ocf.json#/items/4 TX_STOCK_TRANSFER tx-0005  ' +
      'quantity 150000 is not the 400000 of C-2, and no balance is named\n',
  );
  expect(err).toBe('1 fault in 9 objects\n');
});

test('a folder is checked like an archive; links in it are not followed', async () => {
  for (const [path, content] of packageFiles({ transactions: [] }))
    await writeFile(join(folder, path), content);
  await symlink('/etc/passwd', join(folder, 'link.ocf.json'));
  const { code, err } = await tabellion('ocf', 'check', folder);
  expect(code).toBe(0);
  expect(err.split('\n').filter((line) => !line.includes('MD5'))).toEqual(['']);
});

test('another digest than the manifest says is a warning, or a fault where one asks for it', async () => {
  for (const [path, content] of packageFiles({ transactions: [] }))
    await writeFile(join(folder, path), content);
  const borne = await tabellion('ocf', 'check', folder);
  expect(borne).toMatchObject({ code: 0, err: expect.stringContaining(`MD5  stock_plans_files.ocf.json`) });
  const strict = await tabellion('ocf', 'check', folder, '--strict-md5');
  expect(strict).toMatchObject({
    code: 1,
    out: expect.stringContaining(`the manifest says MD5 ${noDigest()}`),
  });
});

test('what a package brings along stays within its line', async () => {
  const path = join(folder, 'x.ocf.zip');
  const transactions = [stock('C-1', 'alice', '1', { stakeholder_id: 'a\n\u001b[31mREF  b\u202e' })];
  await writeFile(path, await writeZip(packageFiles({ transactions })));
  const { out } = await tabellion('ocf', 'check', path);
  expect(out).toContain('names STAKEHOLDER a??[31mREF  b?, which is not there');
  expect(out.split('\n')).toHaveLength(2);
});

test.each([
  ['missing.ocf.zip', undefined, 'ENOENT: no such file or directory'],
  ['text.ocf.zip', Buffer.from('{"not": "a zip"}'), 'is no whole zip file'],
  ['empty.ocf.zip', Buffer.from(''), 'is no whole zip file'],
])('%s is unreadable: 2', async (name, content, complaint) => {
  const path = join(folder, name);
  if (content) await writeFile(path, content);
  const { code, out, err } = await tabellion('ocf', 'check', path);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain(complaint);
});

test('without a package: 2', async () => {
  expect(await tabellion('ocf', 'check')).toMatchObject({
    code: 2,
    err: 'tabellion ocf check: PACKAGE is missing; call tabellion ocf check PACKAGE.\n',
  });
});
