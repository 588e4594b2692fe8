/** The ledger's formats in a real browser, from file:// and without network: it finds what Node finds, and the page that
 *  everybody gets says so. */
import { readFileSync } from 'node:fs';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { readExportFile, writeExportFile } from '@tabellion/ledger/files/exportFile.ts';
import { proving as arProving } from '@tabellion/texts/proving/ar.ts';
import { proving } from '@tabellion/texts/proving/en.ts';
import { proving as frProving } from '@tabellion/texts/proving/fr.ts';
import { provingPage } from '@tabellion/texts/provingPage/en.ts';
import { verifying } from '@tabellion/texts/verifying/en.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './support/browser.ts';
import type { LedgerPage } from './support/ledgerPage.ts';
import { openLedgerPage } from './support/openLedgerPage.ts';
import { narrowest, violationsOn } from './support/standing.ts';

declare const ledgerPage: LedgerPage;

const DATA = new URL('../data/ledger/', import.meta.url);
const read = (path: string) => [...readFileSync(new URL(path, DATA))];
const policy = read('golden/policy');

let folder: string;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tabellion-page-'));
  browser = await openBrowser();
  page = await openLedgerPage(browser, folder);
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

/** The page of the build, from a folder of its own, in a browser that says what it asks for. */
async function openVerifier(locale: string): Promise<{ readonly page: Page; readonly asked: string[] }> {
  const path = join(folder, 'verify.html');
  await copyFile(fileURLToPath(new URL('../../apps/web/dist/verify.html', import.meta.url)), path);
  const page = await (await browser.newContext({ locale, offline: true })).newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(pathToFileURL(path).href);
  return { page, asked };
}

const named = (name: string, bytes: Uint8Array | readonly number[]) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(bytes),
});

const PROOF = 'holding.tabellion-proof.json';
const EXPORT = 'maple.tabellion.zip';

const verdicts = (page: Page) => page.locator('article h2').allInnerTexts();

test('the page of the build says the same from file://, and names what was altered', async () => {
  const { page: opened, asked } = await openVerifier('en-CA');
  const [proof, whole] = [read(`golden/${PROOF}`), read(`golden/${EXPORT}`)];
  const drop = async (...files: readonly ReturnType<typeof named>[]) => {
    await opened.locator('#files').setInputFiles(files);
    await opened
      .locator('article')
      .nth(files.length - 1)
      .waitFor();
    return verdicts(opened);
  };
  const unknown = await drop(named(PROOF, proof), named(EXPORT, whole));
  expect(unknown.map((verdict) => verdict.split('\n')[0])).toEqual(
    unknown.map(() => provingPage['prove.page.unknown']),
  );
  await opened.locator('#files').setInputFiles([named('policy', policy)]);
  await opened.getByText(proving['prove.export.policy']).waitFor();
  expect(await verdicts(opened)).toEqual([
    `Verified\n${proving['prove.proof.policy']}`,
    `Verified\n${proving['prove.export.policy']}`,
  ]);
  expect(await opened.locator('article').first().innerText()).not.toContain('Ann');
  const altered = Buffer.from(proof).toString().replace('"value":"1000"', '"value":"9000"');
  const parts = readExportFile(Uint8Array.from(whole));
  const register = JSON.parse(JSON.stringify(parts.registers.get('2025-12-31')));
  register.holders[0].quantity = '1001';
  const otherRegister = writeExportFile({ ...parts, registers: new Map([['2025-12-31', register]]) });
  await drop(named(PROOF, Buffer.from(altered)), named(EXPORT, otherRegister));
  await opened.getByText(proving['prove.failed.fields']).waitFor();
  await opened.getByText('holders[0].quantity').waitFor();
  expect(await opened.locator('article.partly').count()).toBe(2);
  expect(await violationsOn(opened)).toEqual([]);
  const seal = (name: string) =>
    named(name, readFileSync(new URL(`../data/verify/${name}`, import.meta.url)));
  await drop(seal('sh-00-untouched.pdf'), seal('sh-36-digits-swapped.pdf'));
  await opened.getByText(verifying['verify.verdict.intact']).waitFor();
  await opened.getByText(verifying['verify.verdict.edited']).waitFor();
  expect(asked).toEqual([pathToFileURL(join(folder, 'verify.html')).href]);
});

test('in Arabic from right to left, in the dark, and by keyboard', async () => {
  const { page: opened } = await openVerifier('ar');
  await opened.emulateMedia({ colorScheme: 'dark' });
  await opened
    .locator('#files')
    .setInputFiles([named(PROOF, read(`golden/${PROOF}`)), named('policy', policy)]);
  await opened.getByText(arProving['prove.proof.policy']).waitFor();
  expect(await opened.locator('html').getAttribute('dir')).toBe('rtl');
  expect(await violationsOn(opened)).toEqual([]);
  await opened.setViewportSize(narrowest);
  expect(await opened.evaluate(() => document.documentElement.scrollWidth)).toBe(narrowest.width);
  await opened.keyboard.press('Tab');
  expect(await opened.evaluate(() => document.activeElement?.id)).toBe('language');
  await opened.keyboard.press('Tab');
  expect(await opened.evaluate(() => document.activeElement?.id)).toBe('files');
  await opened.locator('#language').selectOption('fr');
  await opened.getByText(frProving['prove.proof.policy']).waitFor();
  expect(await opened.locator('html').getAttribute('dir')).toBe('ltr');
});
