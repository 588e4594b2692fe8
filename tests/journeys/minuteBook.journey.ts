/** The minute book of a corporation of Ontario, in French: made by the incorporation, read, written, signed and taken out. */
import { readFile } from 'node:fs/promises';
import { dateInZone, instantOfMillis } from '@tabellion/kernel/date.ts';
import { readZip } from '@tabellion/platform/files/zip.ts';
import { checkout } from '@tabellion/texts/checkout/fr.ts';
import { documents } from '@tabellion/texts/documents/fr.ts';
import { fr } from '@tabellion/texts/fr.ts';
import { organizing } from '@tabellion/texts/organizing/fr.ts';
import { createText } from '@tabellion/texts/text.ts';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { amelie } from '../stories/mapleCast.ts';
import { tellTilleul } from '../stories/tilleul.ts';
import { enterShared } from './support/account.ts';
import { openBrowser } from './support/browser.ts';

const text = createText('fr', { ...fr, ...checkout, ...documents, ...organizing });
const today = dateInZone(instantOfMillis(Date.now()), 'America/Toronto');

let origin: string;
let browser: Browser;
let page: Page;
let orgId: string;

beforeAll(async () => {
  browser = await openBrowser();
  const french = { locale: 'fr-CA', viewport: { width: 1280, height: 800 } };
  const { hand, ...entered } = await enterShared(browser, french);
  ({ origin, page } = entered);
  orgId = await tellTilleul(hand, today);
});
afterAll(async () => {
  await browser?.close();
});

const button = (name: string, within: Page | Locator = page) =>
  within.getByRole('button', { name, exact: true });
const link = (name: string) => page.getByRole('link', { name, exact: true });
const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const drawer = () => page.getByRole('dialog');
const row = (title: string) => page.getByRole('row').filter({ hasText: title });
/** Its number stands below its title. */
const certificate = (holder: string) => row(`Certificat, ${holder}`);
/** The page of a document is drawn, and what it prints has come. */
const seesPages = async (title: string) => {
  await heading(title).waitFor();
  await page.locator('.document__pages canvas').first().waitFor();
};
/** A first press shows a document beside the list, a second one its page. */
const opens = async (title: string) => {
  await row(title).getByRole('link').click();
  const preview = page.getByRole('complementary', { name: text('documents.preview') });
  await preview.getByRole('link', { name: title, exact: true }).click();
  await seesPages(title);
};
const choose = async (title: string, item: string) => {
  await button(text('ui.actions', { name: title }), row(title)).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
};
/** @returns the file that a click brings */
async function fileOf(click: () => Promise<void>): Promise<Buffer> {
  const [file] = await Promise.all([page.waitForEvent('download'), click()]);
  return readFile(await file.path());
}
const namesIn = async (zip: Buffer) => {
  const read = await readZip(new Uint8Array(zip), { mostBytes: 50_000_000, mostFiles: 50 });
  return read.ok ? [...read.value.files.keys()] : [];
};

test('the incorporation makes the book, in the language of the articles', async () => {
  await page.goto(`${origin}/app/incorporation/checkout/${orgId}/founder`);
  await page.getByText('Loi sur les sociétés par actions, L.R.O. 1990, chap. B.16').waitFor();
  await page.getByRole('checkbox', { name: text('wizard.declare.box') }).check();
  await button(text('wizard.submit.send')).click();
  await button(text('wizard.submit.send'), drawer()).click();
  await heading(text('wizard.incorporated.title', { name: 'Tilleul & Filles Inc.' })).waitFor();
  await button(text('wizard.incorporated.open')).click();
  await link(text('documents.openBook')).click();
  await heading(text('shell.nav.minuteBook')).waitFor();
  for (const title of [
    'Statuts constitutifs',
    'Règlement administratif n° 1',
    'Résolution d’organisation prise par les administrateurs',
    'Registre des droits de propriété sur des biens-fonds en Ontario',
  ])
    await row(title).waitFor();
  expect(await certificate('Amélie Tremblay').count()).toBe(0);
  // Only the corporation has them: the navigation knows that it exists.
  await link(text('shell.nav.capTable')).waitFor();
});

test('she reads a document in the page', async () => {
  const title = 'Résolution d’organisation prise par les administrateurs';
  await opens(title);
  await page.getByText(text('documents.text'), { exact: true }).click();
  await page.getByText('Les administrateurs de la société prennent la résolution suivante').first().waitFor();
});

test('she drafts one in her own words', async () => {
  await link(text('shell.nav.minuteBook')).click();
  await link(text('documents.new')).click();
  await page.getByText(text('documents.from.wording'), { exact: true }).click();
  await page.getByLabel(text('documents.docTitle')).fill('Note aux administrateurs');
  await button(text('documents.tool.clause')).click();
  await button(text('documents.tool.field')).click();
  await page.getByRole('menuitem', { name: text('documents.field.corporation_name') }).click();
  await page.keyboard.type(' garde ses livres à son siège social.');
  await button(text('documents.save')).click();
  await seesPages('Note aux administrateurs');
  await page.getByText(text('documents.text'), { exact: true }).click();
  await page.getByText('Tilleul & Filles Inc. garde ses livres à son siège social.').first().waitFor();
});

test('she uploads the signed copy of what she took out', async () => {
  await link(text('shell.nav.minuteBook')).click();
  const title = 'Consentement à occuper le poste d’administrateur, Amélie Tremblay';
  const printed = await fileOf(() => choose(title, text('documents.download')));
  await choose(title, text('documents.markSigned'));
  await drawer()
    .locator('input[type=file]')
    .setInputFiles({
      name: 'consentement signé.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.concat([printed, Buffer.from('\n% signature\n')]),
    });
  await button(text('documents.markSigned'), drawer()).click();
  await drawer().waitFor({ state: 'detached' });
  await row(title).getByText(text('document.status.signed')).waitFor();
  await opens(title);
  await button(text('ui.actions', { name: text('documents.version', { number: 2 }) })).waitFor();
});

test('the organizing documents, signed on paper, put the certificates of the shares into the book', async () => {
  await link(text('shell.nav.dashboard')).click();
  await button(text('next.organize.paper')).click();
  await drawer().getByLabel(text('organizing.paper.on'), { exact: true }).fill(today);
  await drawer().getByLabel(text('organizing.paper.attested')).check();
  await drawer().getByLabel(text('organizing.paper.by'), { exact: true }).fill('Amélie Tremblay');
  await button(text('organizing.paper.save'), drawer()).click();
  await drawer().waitFor({ state: 'detached' });
  await page.getByText(text('next.organize.done'), { exact: true }).waitFor();
  await link(text('shell.nav.minuteBook')).click();
  await certificate('Amélie Tremblay').waitFor();
  const resolution = row('Résolution d’organisation prise par les administrateurs');
  await resolution.getByText(text('documents.lacksCopy'), { exact: true }).waitFor();
});

test('she takes documents out as one zip', async () => {
  await link(text('shell.nav.minuteBook')).click();
  for (const name of ['Amélie Tremblay', 'Ömer Yılmaz'])
    await certificate(name).getByRole('checkbox').check();
  const zip = await fileOf(() => button(text('documents.downloadZip')).click());
  expect(await namesIn(zip)).toEqual([
    'Certificats d’actions/AO-1 Certificat AO-1, Amélie Tremblay.pdf',
    'Certificats d’actions/AO-2 Certificat AO-2, Ömer Yılmaz.pdf',
  ]);
});

test('she finds a document by its title without accents, from anywhere', async () => {
  await link(text('shell.nav.dashboard')).click();
  await page.getByRole('heading', { level: 1, name: 'Tilleul & Filles Inc.' }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: text('search.open') }).waitFor();
  await page.keyboard.type('consentement verification');
  await page.getByRole('option', { name: /Consentement à la dispense de vérification/ }).click();
  await seesPages('Consentement à la dispense de vérification');
});

test('what she read is not left in the browser when she has signed out', async () => {
  const [file] = await Promise.all([
    page.waitForResponse((response) => response.url().includes('/api/document/file/')),
    page.reload(),
  ]);
  await seesPages('Consentement à la dispense de vérification');
  expect(file.status()).toBe(200);
  const address = file.url();
  expect(file.headers()['cache-control']).toBe('no-store');
  /** As another page of this browser would ask, with nobody's session. */
  const askedAgain = () => page.evaluate(async (url) => (await fetch(url)).status, address);
  const { firstname, lastname } = amelie;
  await button(text('shell.account', { name: `${firstname} ${lastname}` })).click();
  await page.getByRole('menuitem', { name: text('session.signOut'), exact: true }).click();
  await heading(text('login.title')).waitFor();
  expect(await askedAgain()).toBe(401);
  expect((await page.goto(address))?.status()).toBe(401);
  expect(await page.content()).not.toContain('application/pdf');
});
