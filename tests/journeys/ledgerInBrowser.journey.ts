/** The ledger's formats in a real browser, from file:// and without network: it finds what Node finds. */
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './support/browser.ts';
import type { LedgerPage } from './support/ledgerPage.ts';

declare const ledgerPage: LedgerPage;

const DATA = new URL('../data/ledger/', import.meta.url);
const read = (path: string) => [...readFileSync(new URL(path, DATA))];
const policy = read('golden/policy');

let folder: string;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tabellion-page-'));
  const entry = fileURLToPath(new URL('support/ledgerPage.ts', import.meta.url));
  await build({
    configFile: false,
    logLevel: 'error',
    build: { outDir: folder, lib: { entry, formats: ['iife'], name: 'built', fileName: () => 'page.js' } },
  });
  const script = readFileSync(join(folder, 'page.js'), 'utf8');
  const file = join(folder, 'page.html');
  await writeFile(
    file,
    `<!doctype html><meta charset="utf-8"><script>${script.replaceAll('</script', '<\\/script')}</script>`,
  );
  browser = await openBrowser();
  page = await browser.newPage();
  await page.goto(pathToFileURL(file).href);
});
afterAll(async () => {
  await browser?.close();
  await rm(folder, { recursive: true });
});

const bytes = (hex: string) => [...Buffer.from(hex, 'hex')];

interface Group {
  readonly publicKey: { readonly pk: string };
  readonly tests: readonly { tcId: number; msg: string; sig: string; result: string }[];
}

test('every case of Wycheproof has its outcome', async () => {
  const { testGroups } = JSON.parse(readFileSync(new URL('wycheproof/ed25519_test.json', DATA), 'utf8'));
  const groups: readonly Group[] = testGroups;
  const cases = groups.flatMap(({ publicKey, tests }) =>
    tests.map(({ tcId, msg, sig, result }) => ({
      id: tcId,
      expected: result === 'valid',
      signed: { key: bytes(publicKey.pk), message: bytes(msg), signature: bytes(sig) },
    })),
  );
  const wrong = await page.evaluate(async (all) => {
    const ids: number[] = [];
    for (const { id, expected, signed } of all)
      if ((await ledgerPage.isValid(signed)) !== expected) ids.push(id);
    return ids;
  }, cases);
  expect([cases.length, wrong]).toEqual([151, []]);
});

test('the golden proof and export are sound, and no longer when a byte is changed', async () => {
  const [proof, whole] = [read('golden/holding.tabellion-proof.json'), read('golden/maple.tabellion.zip')];
  const proofOf = (file: readonly number[]) =>
    page.evaluate(([bytes, policy]) => ledgerPage.proof(bytes, policy), [file, policy] as const);
  const exportOf = (file: readonly number[]) =>
    page.evaluate(([bytes, policy]) => ledgerPage.export(bytes, policy), [file, policy] as const);
  expect([await proofOf(proof), await exportOf(whole)]).toEqual(['sound', 'sound']);
  const flipped = (file: readonly number[], at: number) =>
    file.map((byte, place) => (place === at ? byte ^ 1 : byte));
  for (const part of [0.1, 0.5, 0.9]) {
    expect(await proofOf(flipped(proof, Math.floor(proof.length * part)))).not.toBe('sound');
    expect(await exportOf(flipped(whole, Math.floor(whole.length * part)))).not.toBe('sound');
  }
});

test('what was sealed opens again', async () => {
  expect(await page.evaluate(() => ledgerPage.sealsAndOpens())).toEqual(['Ann', null]);
});
