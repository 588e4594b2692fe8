import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dataFile, packageFiles, stock } from '@tabellion/book/ocf/testing.ts';
import { writeZip } from '@tabellion/platform/files/zip.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tabellion } from '../testing.ts';

const data = (name: string) =>
  fileURLToPath(new URL(`../../../tests/data/ocf/packages/${name}.ocf.zip`, import.meta.url));

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tabellion-ocf-'));
});
afterEach(() => rm(folder, { recursive: true }));

interface Case {
  readonly id: string;
  readonly why: string;
  readonly expected: readonly { readonly asOf: string }[];
}

const { cases }: { cases: Case[] } = JSON.parse(String(dataFile('captable-cases.json')));
const maple: Case = {
  why: 'votes, a transfer, a repurchase',
  ...JSON.parse(String(dataFile('packages/maple.expected.json'))),
};
const tables = [...cases, maple].flatMap(({ id, why, expected }) =>
  expected.map((table) => ({ id, why, asOf: table.asOf, table })),
);

test.each(tables)('$id on $asOf: $why', async ({ id, asOf, table }) => {
  const { code, out } = await tabellion('captable', data(id), '--as-of', asOf, '--json');
  expect(code).toBe(0);
  expect(JSON.parse(out)).toEqual(table);
});

test('there are ten cases', () => expect(cases).toHaveLength(10));

test('without --json it is a table for people, on the day of the manifest', async () => {
  const { out } = await tabellion('captable', data('c09'));
  expect(out).toBe(`Case C09 Test Inc., 2024-12-31

Holder        A     B    C  Shares      %  Votes %  Fully diluted      %
Alice Test  100         17     117   2.15    75.33            117   2.15
Bob Test         5000         5000  91.74     0.00           5000  91.74
Carol Test             333     333   6.11    24.67            333   6.11

Class  Issued  Stated capital  Name
A         100            1.00  Class A
B        5000           50.00  Class B
C         350            3.50  Class C

Issued and outstanding    5450
Votes                     1350
Fully diluted             5450
Free in option plans         0
Fully diluted with these  5450
`);
});

test('a package with faults is told all the same, with its faults beside it: 1', async () => {
  const path = join(folder, 'x.ocf.zip');
  const transactions = [stock('C-1', 'alice', '600'), stock('C-2', 'carol', '400')];
  await writeFile(path, await writeZip(packageFiles({ transactions })));
  const { code, out, err } = await tabellion('captable', path, '--json');
  expect(code).toBe(1);
  expect(JSON.parse(out)).toMatchObject({ issuedAndOutstanding: '1000' });
  expect(err).toBe(
    'REF  transactions_files.ocf.json#/items/1 TX_STOCK_ISSUANCE issue-C-2  ' +
      'stakeholder_id names STAKEHOLDER carol, which is not there\n',
  );
});

test.each([
  [{ ocf_version: '2.0.0' }, 1, 'version "2.0.0" is not known'],
  [{ as_of: 'soon' }, 2, 'name the day with --as-of YYYY-MM-DD'],
])('with %j in its manifest: %i', async (manifest, code, complaint) => {
  const path = join(folder, 'x.ocf.zip');
  await writeFile(path, await writeZip(packageFiles({ manifest, transactions: [] })));
  const { out, err, ...rest } = await tabellion('captable', path);
  expect({ out, ...rest }).toEqual({ out: '', code });
  expect(err).toContain(complaint);
});

test('a day that is none is refused before the package is read', async () => {
  const { code, err } = await tabellion('captable', 'missing.ocf.zip', '--as-of', '2024-02-30');
  expect(code).toBe(2);
  expect(err).toContain('--as-of "2024-02-30" is no day of the calendar');
});

const arriving = (path: string) =>
  fileURLToPath(new URL(`../../../tests/data/arriving/${path}.ocf.zip`, import.meta.url));

test.each([
  ['one-for-three', 1],
  ['three-then-one-for-three', 2],
])('%s: what the check says of splits is said beside the figures', async (name, count) => {
  const { code, err } = await tabellion('captable', arriving(`splits/${name}`));
  expect(code).toBe(0);
  expect(err.match(/^warning {2}SPLIT /gm)).toHaveLength(count);
  const json = JSON.parse((await tabellion('captable', arriving(`splits/${name}`), '--json')).out);
  expect(json.warnings.map(({ rule }: { rule: string }) => rule)).toEqual(Array(count).fill('SPLIT'));
});

test('a certificate of less than no shares adds nothing to stated capital, and is a fault', async () => {
  const { code, out, err } = await tabellion('captable', arriving('quantities/negative'), '--json');
  expect({ code, rule: err.split(' ')[0] }).toEqual({ code: 1, rule: 'QTY' });
  expect(out).not.toContain('"-');
});
