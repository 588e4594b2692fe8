/** The public page on which documents are verified, in a real browser: it judges as the command line does, and sends no file. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tabellion } from '@tabellion/cli/testing.ts';
import { instant } from '@tabellion/kernel/date.ts';
import { aboutTest } from '@tabellion/paper/seal/testing-edit.ts';
import { sha256Of } from '@tabellion/paper/verify/sha256.ts';
import {
  attacks,
  bytesOf,
  mutation,
  shadowed,
  type TestSeal,
  testSeal,
} from '@tabellion/paper/verify/testing-sealed.ts';
import { verifying } from '@tabellion/texts/verifying/en.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './support/browser.ts';
import { openProduct, type Product } from './support/product.ts';

let folder: string;
let product: Product;
let browser: Browser;
let page: Page;
let seal: TestSeal;

const at = (name: string) => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tabellion-verify-'));
  seal = await testSeal();
  await writeFile(at('seal.pem'), seal.bundle, { mode: 0o600 });
  await writeFile(at('root.pem'), seal.root);
  const sealing = { SEAL_KEY: at('seal.pem'), SEAL_CERTIFICATE: at('seal.pem') };
  [product, browser] = await Promise.all([openProduct(sealing), openBrowser()]);
  page = await browser.newPage({ locale: 'en-CA' });
  await page.goto(`${product.origin}/verify-document`);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
  await rm(folder, { recursive: true });
});

test('the page names what was sealed, a stranger’s signature apart, and compares the JSON of evidence', async () => {
  const json = '{"format":"tabellion-signing-evidence/2"}';
  const evidenceJsonSha256 = await sha256Of(new TextEncoder().encode(json));
  const signees = [{ name: 'Ann Aalto', at: instant('2025-03-01T12:00:00Z') }];
  const sealed = await seal.seal(shadowed(), { ...aboutTest, signees, evidenceJsonSha256 });
  const strange = await (await testSeal()).signedBy([{ name: 'Ömer', reason: 'Agreed' }], sealed);
  await choose({ name: 'strange.pdf', buffer: Buffer.from(strange) });
  await page.getByText('strange.pdf', { exact: true }).waitFor();
  for (const said of ['Maple Robotics Inc.', 'Ann Aalto', verifying['verify.json.choose']])
    expect(await page.getByText(said).count(), said).toBeGreaterThan(0);
  const card = page.locator('.card', { hasText: verifying['verify.kind.other'] });
  expect(await card.innerText()).toContain(verifying['verify.notChecked']);
  expect(await card.innerText()).not.toContain(verifying['verify.valid']);

  const pdf = { name: 'evidence.pdf', buffer: Buffer.from(sealed) };
  await choose(pdf, { name: 'evidence.json', buffer: Buffer.from(json) });
  await page.getByText(verifying['verify.json.as_sealed']).waitFor();
  await choose({ name: 'evidence.json', buffer: Buffer.from(`${json} `) });
  await page.getByText(verifying['verify.json.altered']).waitFor();
});

let files = 0;

const choose = (...chosen: readonly { readonly name: string; readonly buffer: Buffer }[]) =>
  page
    .getByLabel(verifying['verify.file'])
    .locator('input')
    .setInputFiles(
      chosen.map(({ name, buffer }) => ({
        name,
        mimeType: name.endsWith('.json') ? 'application/json' : 'application/pdf',
        buffer,
      })),
    );

/** The verdict and its reasons on the page. */
async function onPage(bytes: Uint8Array): Promise<readonly string[]> {
  files += 1;
  const name = `file ${files}.pdf`;
  await choose({ name, buffer: Buffer.from(bytes) });
  await page.getByText(name, { exact: true }).waitFor();
  return page.locator('.verdict__says :is(h2, p)').allInnerTexts();
}

/** The same on the command line. */
async function onCommandLine(bytes: Uint8Array): Promise<readonly string[]> {
  await writeFile(at('file.pdf'), bytes);
  const { out } = await tabellion('verify', at('file.pdf'), '--root', at('root.pem'));
  return out.split('\n\n')[0]?.split('\n') ?? [];
}

test('an edit is named, and a file that is not on record is said to be unknown', async () => {
  const [appended] = await attacks(seal);
  await onPage(appended?.bytes ?? new Uint8Array());
  await page.getByText('Page 1 was changed.').waitFor();
  await page.getByText(verifying['verify.known.no']).waitFor();
});

test('page and command line agree on sealed files, attacks and mutations, and no file leaves the browser', async () => {
  const sent: number[] = [];
  page.on('request', (request) => sent.push(request.postDataBuffer()?.length ?? 0));
  const sealed = await seal.seal(shadowed());
  const cases = [
    { name: 'sealed', bytes: sealed },
    { name: 'sealed twice', bytes: await seal.seal(sealed) },
    { name: 'not sealed', bytes: shadowed() },
    { name: 'no PDF', bytes: bytesOf('hello') },
    ...(await attacks(seal)),
    ...Array.from({ length: 20 }, (_, at) => ({ name: `mutation ${at}`, bytes: mutation(sealed, at) })),
  ];
  const verdicts: (readonly [string, readonly string[]])[] = [];
  for (const { name, bytes } of cases) {
    const shown = await onPage(bytes);
    expect([name, shown]).toEqual([name, await onCommandLine(bytes)]);
    verdicts.push([name, shown]);
  }
  const intact = verdicts.filter(([, [verdict]]) => verdict === verifying['verify.verdict.intact']);
  expect(intact.map(([name]) => name)).toEqual(['sealed', 'sealed twice']);
  expect(Math.max(...sent)).toBeLessThan(200);
});
