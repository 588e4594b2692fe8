import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ACT_NAMES } from '@tabellion/book/actRecord.ts';
import { hex } from '@tabellion/ledger/bytes.ts';
import { readExportFile, writeExportFile } from '@tabellion/ledger/files/exportFile.ts';
import { verifyExport } from '@tabellion/ledger/files/verifyExport.ts';
import { verifyProof } from '@tabellion/ledger/files/verifyProof.ts';
import { parsePolicy } from '@tabellion/ledger/note/policy.ts';
import { ACT_NAMES as namesExpected } from '@tabellion/ledger/record/schemas.ts';
import { expect, test } from 'vitest';
import { flipped } from '../support/flipped.ts';
import { goldenFiles } from '../support/goldenLedger.ts';

const GOLDEN = fileURLToPath(new URL('../data/ledger/golden', import.meta.url));
const read = (path: string) => new Uint8Array(readFileSync(join(GOLDEN, path)));

test('the golden files are made byte for byte', () => {
  const made = goldenFiles();
  const stored = readdirSync(GOLDEN, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(GOLDEN.length + 1));
  expect(stored.toSorted()).toEqual([...made.keys()].toSorted());
  for (const [path, bytes] of made) expect([path, hex(bytes)]).toEqual([path, hex(read(path))]);
});

test('acts have the names that a verifier expects', () => {
  expect(ACT_NAMES).toEqual(namesExpected);
});

test('proof and export verify, and the export is written as it was read', () => {
  const policy = parsePolicy(read('policy'));
  expect(verifyProof(read('holding.tabellion-proof.json'), policy)).toMatchObject({
    value: { trust: 'policy', heldAt: '2026-01-01T00:08:00.000Z', index: 4, size: 9 },
  });
  const zip = read('maple.tabellion.zip');
  expect(verifyExport(zip, policy)).toMatchObject({
    value: { trust: 'policy', completeUpTo: '2026-01-01T00:08:00.000Z', findings: [] },
  });
  expect(hex(writeExportFile(readExportFile(zip)))).toBe(hex(zip));
});

test('no changed byte of the export or the proof is left unnoticed', () => {
  const policy = parsePolicy(read('policy'));
  for (const { at, changed } of flipped(read('maple.tabellion.zip'), { gate: 7 }))
    expect([at, verifyExport(changed, policy).ok]).toEqual([at, false]);
  for (const { at, changed } of flipped(read('holding.tabellion-proof.json'), { gate: 7 }))
    expect([at, verifyProof(changed, policy).ok]).toEqual([at, false]);
});
