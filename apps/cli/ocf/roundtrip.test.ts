import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { JsonObject } from '@tabellion/book/ocf/object.ts';
import { packageFiles, stock, transaction } from '@tabellion/book/ocf/testing.ts';
import { writeZip } from '@tabellion/platform/files/zip.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tabellion } from '../testing.ts';

const data = (name: string) =>
  fileURLToPath(new URL(`../../../tests/data/ocf/packages/${name}.ocf.zip`, import.meta.url));

let folder: string;
let out: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tabellion-ocf-'));
  out = join(folder, 'out.ocf.zip');
});
afterEach(() => rm(folder, { recursive: true }));

async function packed(transactions: readonly JsonObject[], others: Readonly<Record<string, string>> = {}) {
  const path = join(folder, 'in.ocf.zip');
  const extra = Object.entries(others).map(([name, text]) => [name, Buffer.from(text)] as const);
  await writeFile(path, await writeZip(new Map([...packageFiles({ transactions }), ...extra])));
  return path;
}

const names = [
  ...Array.from({ length: 10 }, (_, index) => `c${String(index + 1).padStart(2, '0')}`),
  'maple',
];
test.each(names)('%s comes out equal, valid, with its digests', async (name) => {
  const { code, out: actual } = await tabellion('ocf', 'roundtrip', data(name), out);
  expect({ code, said: actual }).toEqual({ code: 0, said: 'equal\n' });
  expect(await tabellion('ocf', 'check', out, '--strict-md5')).toMatchObject({ code: 0, err: '' });
});

test('what acts hold and what is kept to the letter is told', async () => {
  const { out: json } = await tabellion('ocf', 'roundtrip', data('maple'), out, '--json');
  expect(JSON.parse(json)).toEqual({
    equal: true,
    persons: 3,
    acts: { 'class.created': 3, issued: 4, transferred: 1, repurchased: 1 },
    // Vesting lies in the acts of the shares that vest.
    kept: {},
    different: {},
    losses: [],
  });
});

test('what cannot leave as it came is told, object by object', async () => {
  const transactions = [
    stock('C-1', 'alice', '600'),
    stock('C-2', 'bob', '600', { date: '2024-06-14' }),
    transaction('STOCK_TRANSFER', 'move', {
      security_id: 'C-1',
      quantity: '600',
      resulting_security_ids: ['C-2'],
    }),
  ];
  const { code, out: actual, err } = await tabellion('ocf', 'roundtrip', await packed(transactions), out);
  expect(code).toBe(1);
  expect(err).toContain(
    'told otherwise  transactions_files.ocf.json#/items/1 TX_STOCK_ISSUANCE issue-C-2  it is there from',
  );
  expect(actual).toBe(
    'LOSS  transactions_files.ocf.json#/items/1 TX_STOCK_ISSUANCE issue-C-2  ' +
      'date: "2024-06-14" became "2024-06-15"\n',
  );
});

test('files beside the package go along, also those that no manifest names', async () => {
  const others = { 'certificates/C-1.pdf': '%PDF', 'Transactions.ocf.json': '{}', 'notes.json': '[1]' };
  const target = join(folder, 'out');
  await mkdir(target);
  const path = await packed([stock('C-1', 'alice', '600')], others);
  const { code } = await tabellion('ocf', 'roundtrip', path, target);
  expect(code).toBe(0);
  for (const [name, text] of Object.entries(others)) {
    expect(String(await readFile(join(target, name)))).toBe(text);
  }
  const written = JSON.parse(String(await readFile(join(target, 'Manifest.ocf.json'))));
  expect(written).toMatchObject({
    generated_at: '2026-04-21T03:00:00Z',
    transactions_files: [{ filepath: './Transactions2.ocf.json' }],
  });
});

test('a faulty package comes out as faulty as it was, with its faults told: 1', async () => {
  const path = await packed([stock('C-1', 'alice', '600'), 7 as unknown as JsonObject]);
  const { code, out: actual, err } = await tabellion('ocf', 'roundtrip', path, out);
  expect({ code, said: actual }).toEqual({ code: 1, said: 'equal\n' });
  expect(err).toContain('OBJECT_TYPE');
});

test('a place that cannot be written is told: 2', async () => {
  const target = join(folder, 'missing', 'out.ocf.zip');
  const { code, out: actual, err } = await tabellion('ocf', 'roundtrip', data('c01'), target);
  expect({ code, said: actual }).toEqual({ code: 2, said: '' });
  expect(err).toContain('ENOENT');
});

test('what is there is not overwritten: 2', async () => {
  await writeFile(out, 'mine');
  const { code, err } = await tabellion('ocf', 'roundtrip', data('c01'), out);
  expect(code).toBe(2);
  expect(err).toContain('is there already');
  expect(String(await readFile(out))).toBe('mine');
  expect(await tabellion('ocf', 'roundtrip', data('c01'), folder)).toMatchObject({ code: 2 });
  expect(await readdir(folder)).toEqual(['out.ocf.zip']);
});
