/** Three people sign a resolution from their mails, one in Arabic on a phone, one by keyboard alone, and the shares stand in the
 *  register by the last signature; another request is declined. */
import { AxeBuilder } from '@axe-core/playwright';
import { listDocuments, readDocument } from '@tabellion/features/documents/contract.ts';
import { register } from '@tabellion/features/entry/profileContract.ts';
import { listRegisterShareholders } from '@tabellion/features/ledgers/registerContract.ts';
import { submitIncorporation } from '@tabellion/features/onboarding/contract.ts';
import { listShareClasses } from '@tabellion/features/shares/contract.ts';
import { issueShares } from '@tabellion/features/shares/transactionContract.ts';
import { sendEnvelope } from '@tabellion/features/signing/contract.ts';
import { dateInZone, instantOfMillis } from '@tabellion/kernel/date.ts';
import { verify } from '@tabellion/paper/verify/verify.ts';
import { ar } from '@tabellion/texts/ar.ts';
import { en } from '@tabellion/texts/en.ts';
import { fr } from '@tabellion/texts/fr.ts';
import { signing as arSigning } from '@tabellion/texts/signing/ar.ts';
import { signing as enSigning } from '@tabellion/texts/signing/en.ts';
import { signing as frSigning } from '@tabellion/texts/signing/fr.ts';
import { createText, type Text } from '@tabellion/texts/text.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { amelie, amelieSignIn, layla } from '../stories/mapleCast.ts';
import { type Hand, handOf } from '../stories/stage.ts';
import { tellTilleul } from '../stories/tilleul.ts';
import { openBrowser } from './support/browser.ts';
import { linkIn } from './support/mailPeer.ts';
import { openProduct, type Product } from './support/product.ts';

const texts = {
  en: createText('en', { ...en, ...enSigning }),
  fr: createText('fr', { ...fr, ...frSigning }),
  ar: createText('ar', { ...ar, ...arSigning }),
};
const today = dateInZone(instantOfMillis(Date.now()), 'America/Toronto');

let product: Product;
let browser: Browser;
let hand: Hand;
let token: string;
let orgId: string;
let resolution: string;

beforeAll(async () => {
  [product, browser] = await Promise.all([openProduct(), openBrowser()]);
  const { firstname, lastname } = amelie;
  const account = { ...amelieSignIn, firstname, lastname };
  ({ token } = await handOf(product)(register, { body: account }));
  hand = handOf(product, token);
  orgId = await tellTilleul(hand, today);
  await hand(submitIncorporation, { params: { id: orgId }, body: { declared: true } });
  const query = { section: 'directors_resolutions' } as const;
  const documents = async () => (await hand(listDocuments, { params: { orgId }, query })).documents;
  resolution = await vi.waitUntil(
    async () =>
      (await documents()).find(({ template }) => template === 'organizing_resolution_of_directors')?._id,
    { timeout: 60_000, interval: 500 },
  );
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

/** Shares for somebody new, once all have signed. */
async function proposedIssue(): Promise<string> {
  const classes = await hand(listShareClasses, { params: { id: orgId } });
  const issuance = {
    ...{ ownership: '50000', Shareclass: classes.shareclasses[0]?._id ?? '', price: '1' },
    ...{ consideration: 'money' as const, paid_on: today },
    ...{ resolution: 'D-2', resolution_on: today, exemption: 'close_friend' as const },
  };
  const body = { person: layla, issuance, propose: { awaits: 'signatures' as const } };
  const { proposal_id } = await hand(issueShares, { params: { id: orgId }, body });
  return proposal_id ?? '';
}

const signees = [
  { name: 'Amélie Tremblay', email: 'amelie@signee.example', language: 'fr' },
  { name: 'Ömer Yılmaz', email: 'omer@signee.example', language: 'en' },
  { name: 'ليلى حداد', email: 'layla@signee.example', language: 'ar' },
] as const;

const expectAccessible = async (page: Page): Promise<void> => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
};

/** From the mail to the documents: the code proves the mailbox. */
async function opened(
  { email, language }: (typeof signees)[number],
  options: Parameters<Browser['newContext']>[0],
): Promise<{ page: Page; text: Text }> {
  const text = texts[language];
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await page.goto(linkIn(await product.mail.newest(email, /Tilleul/)));
  await page.getByRole('button', { name: text('signing.code.send') }).click();
  const code = page.getByLabel(text('signing.code.label'));
  await code.waitFor();
  await expectAccessible(page);
  const mail = await product.mail.newest(email, /\d{6}/);
  await code.fill(/\d{6}/.exec(mail.subject ?? '')?.[0] ?? '');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: text('signing.page.yours') }).waitFor();
  await expectAccessible(page);
  return { page, text };
}

test('three people sign from their mails, and the last signature brings the shares into the register', async () => {
  const proposal_id = await proposedIssue();
  const body = { document_ids: [resolution], signees: [...signees], proposal_id };
  await hand(sendEnvelope, { params: { orgId }, body });
  const holders = async () =>
    (await hand(listRegisterShareholders, { params: { id: orgId }, query: {} })).lines.length;
  expect(await holders()).toBe(2);

  const [first, second, third] = signees;
  const hers = await opened(first, { locale: 'fr-CA', viewport: { width: 1280, height: 800 } });
  await hers.page.locator('.doctext ol li').first().waitFor();
  await hers.page.getByText(hers.text('signing.effect.recordedThen')).waitFor();
  await hers.page.getByRole('checkbox').check();
  await hers.page.getByRole('button', { name: hers.text('signing.page.sign'), exact: true }).click();
  await hers.page.getByText(hers.text('signing.page.others')).waitFor();

  const his = await opened(second, { locale: 'en-CA', viewport: { width: 1440, height: 900 } });
  const { keyboard } = his.page;
  await his.page.getByLabel(his.text('signing.page.typeName')).focus();
  await keyboard.press('Tab');
  await keyboard.press('Space');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await his.page.getByText(his.text('signing.page.others')).waitFor();
  expect(await holders()).toBe(2);

  const layla = await opened(third, {
    ...{ locale: 'ar', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  });
  expect(await layla.page.locator('html').getAttribute('dir')).toBe('rtl');
  await layla.page.getByText(layla.text('signing.page.draw'), { exact: true }).click();
  const pad = layla.page.getByRole('img', { name: layla.text('signing.page.pad') });
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (box === null) throw new Error('no field to draw in');
  await layla.page.mouse.move(box.x + 20, box.y + 40);
  await layla.page.mouse.down();
  await layla.page.mouse.move(box.x + 160, box.y + 70, { steps: 8 });
  await layla.page.mouse.up();
  await layla.page.getByText(layla.text('signing.effect.recordedNow')).waitFor();
  await layla.page.getByRole('checkbox').check();
  await layla.page.getByRole('button', { name: layla.text('signing.page.sign'), exact: true }).click();
  await layla.page.getByText(layla.text('signing.page.recorded')).waitFor();
  expect(await holders()).toBe(3);

  const params = { orgId, docId: resolution };
  const sealed = async () => await hand(readDocument, { params });
  await expect.poll(async () => (await sealed()).version, { timeout: 60_000, interval: 500 }).toBe(2);
  const { file_url, status } = await sealed();
  expect(status).toBe('signed');
  const file = await fetch(product.origin + file_url, { headers: { authorization: `Bearer ${token}` } });
  const bytes = new Uint8Array(await file.arrayBuffer());
  expect(await verify(bytes, { roots: [] })).toMatchObject({ verdict: 'intact' });
});

test('one who declines says why, and the request is over for everybody', async () => {
  const query = { section: 'by_laws' } as const;
  const [byLaw] = (await hand(listDocuments, { params: { orgId }, query })).documents;
  const two = signees.slice(0, 2).map((one) => ({ ...one, email: `second-${one.email}` }));
  await hand(sendEnvelope, {
    params: { orgId },
    body: { document_ids: [byLaw?._id ?? ''], signees: two, title: 'By-law' },
  });
  const [first, second] = two as unknown as [(typeof signees)[number], (typeof signees)[number]];
  const { page, text } = await opened(second, { locale: 'en-CA' });
  await page.getByRole('button', { name: text('signing.decline') }).click();
  await page.getByLabel(text('signing.decline.reason')).fill('The quorum is wrong.');
  await page.getByRole('button', { name: text('signing.decline.submit'), exact: true }).click();
  await page.getByText(text('signing.page.declined')).waitFor();
  await page.goto(linkIn(await product.mail.newest(first.email, /Tilleul/)));
  await page.getByText(texts.en('SIGNING.DECLINED')).waitFor();
});
