/** Annual returns from their first line to the registry's answer: a federal one in English, whose office moved and whose director
 *  left, with resolutions that three people sign from their mails; and missing years of a corporation of Ontario in French,
 *  for which nothing is to be paid. A client answers the first by a link, without an account. */
import { changeOffice, changeYearEnd } from '@tabellion/features/corporation/contract.ts';
import { listDocuments } from '@tabellion/features/documents/contract.ts';
import { readAnnual } from '@tabellion/features/filings/annualContract.ts';
import { listFilings, updateFiling } from '@tabellion/features/filings/contract.ts';
import { submitIncorporation } from '@tabellion/features/onboarding/contract.ts';
import { createOrganization, saveCorporateInfo } from '@tabellion/features/organizations/contract.ts';
import { addToPosition } from '@tabellion/features/people/contract.ts';
import { dateInZone, instantOfMillis } from '@tabellion/kernel/date.ts';
import { openPool } from '@tabellion/platform/database/pool.ts';
import { annual as enAnnual } from '@tabellion/texts/annual/en.ts';
import { annual as frAnnual } from '@tabellion/texts/annual/fr.ts';
import { en } from '@tabellion/texts/en.ts';
import { filing as frFiling } from '@tabellion/texts/filing/fr.ts';
import { fr } from '@tabellion/texts/fr.ts';
import { paying as enPaying } from '@tabellion/texts/paying/en.ts';
import { paying as frPaying } from '@tabellion/texts/paying/fr.ts';
import { recording as enRecording } from '@tabellion/texts/recording/en.ts';
import { signing as enSigning } from '@tabellion/texts/signing/en.ts';
import { createText, type Text } from '@tabellion/texts/text.ts';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { amelie, amelieSignIn, office, omer } from '../stories/mapleCast.ts';
import type { Hand } from '../stories/stage.ts';
import { prepareTakenOver } from '../stories/takenOver.ts';
import { found, incorporate, writing } from '../support/corporation.ts';
import { repeated } from '../support/extent.ts';
import { openAccount } from './support/account.ts';
import { openBrowser } from './support/browser.ts';
import { entryPages } from './support/entryPages.ts';
import { linkIn } from './support/mailPeer.ts';
import { openProduct } from './support/product.ts';
import { signsByMail } from './support/signsByMail.ts';
import { violationsOn } from './support/standing.ts';

const english = createText('en', { ...en, ...enAnnual, ...enPaying, ...enRecording, ...enSigning });
const french = createText('fr', { ...fr, ...frAnnual, ...frFiling, ...frPaying });

let product: Awaited<ReturnType<typeof openProduct>>;
let browser: Browser;
let hand: Hand;
let userId: string;

beforeAll(async () => {
  [product, browser] = await Promise.all([openProduct(), openBrowser()]);
  const { firstname, lastname } = amelie;
  ({ hand, userId } = await openAccount(product, { ...amelieSignIn, firstname, lastname }));
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

interface TakenOver {
  readonly name: string;
  readonly incorporation_date: string;
  readonly corporation_type: 'Ontario';
}

/** A corporation that the sandbox of filings knows, taken over with its plan paid. @returns its id, and that of its oldest return */
async function takenOver({ name, incorporation_date, corporation_type }: TakenOver) {
  const stage = { clock: { read: () => instantOfMillis(Date.now()), set: () => {} } };
  const orgId = await prepareTakenOver(hand, stage, { name, incorporation_date });
  const { region: province, ...street } = office;
  const body = { corporation_type, corporation_number: '9900001', ...street, province };
  await hand(saveCorporateInfo, { params: { id: orgId }, body });
  const appointed = { person: omer, consent_on: incorporation_date };
  await hand(addToPosition, { params: { id: orgId, position: 'directors' }, body: appointed });
  await hand(submitIncorporation, { params: { id: orgId }, body: { declared: true } });
  await hand(changeYearEnd, { params: { id: orgId }, body: { fiscal_year_end: '12-31' } });
  return { orgId, filingId: await oldestReturn(orgId) };
}

/** Maple Robotics Inc., whose book began with its incorporation on March 12, 2025: two directors, and two shareholders. No plan is
 *  in force. @returns its id, and that of its oldest return */
async function maple() {
  const { org_unique_id: orgId } = await hand(createOrganization, {
    body: { name: 'Maple Robotics', name_postfix: 'Inc.', company_type: 'new' },
  });
  const db = openPool({ ...product.database, role: 'tabellion_app' });
  const now = instantOfMillis(Date.now());
  await writing(db, { orgId, userId, now }, async (write) => {
    const shares = { of: 'Common', shares: 1_000, price: '0.01' };
    await found(write, {
      classes: [{ name: 'Common', prefix: 'CS' }],
      directors: [{ name: 'Amélie Tremblay' }, { name: 'Ömer Yılmaz' }],
      subscriptions: ['Ömer Yılmaz', 'ليلى حداد'].map((name) => ({ name, ...shares })),
    });
    // The sandbox of filings knows it by such a number.
    await incorporate(write, dateInZone(now, 'America/Toronto'), {}, '9900001');
  });
  await db.close();
  const params = { id: orgId };
  const since = { effective_on: '2025-03-12' };
  const { region: province, ...street } = office;
  const registered = { place: 'registered' as const, ...street, province, ...since };
  await hand(changeOffice, { params, body: registered });
  await hand(changeYearEnd, { params, body: { fiscal_year_end: '12-31', ...since } });
  return { orgId, filingId: await oldestReturn(orgId) };
}

const oldestReturn = (orgId: string) =>
  vi.waitUntil(
    async () => {
      const { filingList } = await hand(listFilings, { params: { orgId } });
      return filingList.find(({ kind, waits_for }) => kind === 'annual_filing' && waits_for === null)
        ?.filing_id;
    },
    { timeout: 30_000, interval: 500 },
  );

/** The session is opened in English, and goes on in the language of the locale. */
async function signedIn(locale: string): Promise<Page> {
  const entry = await browser.newContext({ locale: 'en-CA' });
  const guest = await entry.newPage();
  await guest.goto(`${product.origin}/app/login`);
  await entryPages(guest, product.origin).signIn(amelieSignIn.email, amelieSignIn.password);
  const storageState = await entry.storageState();
  await entry.close();
  const context = await browser.newContext({ locale, storageState, viewport: { width: 1440, height: 900 } });
  return context.newPage();
}

const flowOf = (page: Page, text: Text) => {
  const button = (name: string, within: Page | Locator = page) =>
    within.getByRole('button', { name, exact: true }).first();
  return {
    button,
    line: (label: string) => page.locator('.annual__line').filter({ hasText: label }),
    /** Leaves the step for the next one. */
    goOn: () => button(text('annual.continue')).click(),
    allRight: async () => {
      await button(text('annual.allRight')).click();
      await button(text('annual.allRight')).waitFor({ state: 'detached' });
    },
  };
};

test('a federal return is confirmed with a moved office and a director who left, paid, and filed', async () => {
  const { orgId, filingId } = await maple();
  const text = english;
  const page = await signedIn('en-CA');
  const { button, line, goOn, allRight } = flowOf(page, text);
  const drawer = page.getByRole('dialog');
  await page.goto(`${product.origin}/app/annualFiling/ConfirmCorporate/${orgId}/${filingId}`);
  await page.getByRole('heading', { level: 1, name: text('annual.title', { year: 2026 }) }).waitFor();
  expect(await violationsOn(page)).toEqual([]);

  await line(text('annual.line.office')).getByText(text('annual.answer.changed')).click();
  await button(text('annual.record')).click();
  await drawer.getByRole('textbox', { name: text('profile.line1'), exact: true }).fill('24 Danforth Avenue');
  await button(text('corporation.change.registered_office'), drawer).click();
  await drawer.waitFor({ state: 'detached' });
  await line(text('annual.line.office')).getByText('24 Danforth Avenue').waitFor();
  await line(text('annual.line.office'))
    .getByText(/Form 3 is due/)
    .waitFor();

  // The client is asked about the rest.
  await page.getByRole('textbox', { name: text('annual.ask.email') }).fill('client@maple.example');
  await button(text('annual.ask.send')).click();
  await answeredByClient(text);
  await page.reload();
  await page.getByText('client@maple.example').first().waitFor();
  await allRight();
  await goOn();

  const left = line(text('annual.line.director')).filter({ hasText: 'Ömer Yılmaz' });
  await left.getByText(text('annual.answer.changed')).click();
  await button(text('wizard.end')).click();
  await drawer.getByRole('combobox', { name: text('wizard.end.reason') }).selectOption('resigned');
  await button(text('wizard.end'), drawer).click();
  await drawer.waitFor({ state: 'detached' });
  await left.getByText(text('annual.value.gone')).waitFor();
  // The client has answered the others.
  await goOn();

  await page.getByText(text('annual.res.way.send')).click();
  const emails = drawer.locator('input[name$=".email"]');
  await emails.first().waitFor();
  expect(await emails.count()).toBe(signers.length);
  for (const [at, email] of signers.entries()) await emails.nth(at).fill(email);
  await button(text('signing.send'), drawer).click();
  await drawer.waitFor({ state: 'detached' });
  const resolved = page.locator('.annual__lines').getByText(text('annual.res.passed'), { exact: true });
  expect(await resolved.count()).toBe(0);
  const [director, ...shareholders] = signers;
  await signedFromMail(director, text);
  await Promise.all(shareholders.map((email) => signsByMail(product, email, /sign/i)));
  await page.reload();
  await expect.poll(() => resolved.count(), { timeout: 30_000 }).toBe(3);
  await goOn();

  await page
    .getByRole('combobox', { name: text('annual.pay.certifier') })
    .selectOption({ label: 'Amélie Tremblay' });
  await page.getByRole('textbox', { name: text('billing.card.name') }).fill('Amélie Tremblay');
  await page.getByRole('textbox', { name: text('billing.card.number') }).fill('4242 4242 4242 4242');
  await page.getByRole('textbox', { name: text('billing.card.expiry') }).fill('04/31');
  await page.getByRole('textbox', { name: text('billing.card.cvc') }).fill('123');
  await page.getByRole('button', { name: text('billing.pay', { amount: '$405.24' }) }).click();
  await seesFiled(page, text);
  const filed = await hand(readAnnual, { params: { orgId, filingId } });
  expect(filed).toMatchObject({ status: 'Complete', registry: { state: 'accepted' } });
  expect(filed.confirmation_document).not.toBeNull();
  const { documents } = await hand(listDocuments, { params: { orgId }, query: {} });
  const signed = documents.filter(({ status }) => status === 'signed');
  expect(signed.map(({ title }) => title)).toContain('Annual return 2026');
  // The evidence of their signatures bears their name too; it is no resolution.
  const resolutions = signed.filter(({ source }) => source === 'template').map(({ title }) => title);
  expect(resolutions.toSorted()).toEqual([
    'Annual resolution of the directors, year ended December 31, 2025',
    'Annual resolution of the shareholders, year ended December 31, 2025',
    'Resolution not to appoint an auditor, after the year ended December 31, 2025',
  ]);
});

/** A director and two shareholders. */
const signers = ['director@maple.example', 'first@maple.example', 'second@maple.example'] as const;

/** The code in a second mail proves that the mailbox is hers or his. */
async function signedFromMail(email: string, text: Text): Promise<void> {
  const context = await browser.newContext({ locale: 'en-CA', viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(linkIn(await product.mail.newest(email, /sign/i)));
  await page.getByRole('button', { name: text('mailbox.code.send') }).click();
  const code = page.getByLabel(text('mailbox.code.label'));
  await code.waitFor();
  const mail = await product.mail.newest(email, /\d{6}/);
  await code.fill(/\d{6}/.exec(mail.subject ?? '')?.[0] ?? '');
  await page.keyboard.press('Enter');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: /^Sign( \d documents?)?$/ }).click();
  await page.getByRole('heading', { name: text('signing.page.signed') }).waitFor();
  await context.close();
}

/** The client says that all else is right, on a phone. */
async function answeredByClient(text: Text): Promise<void> {
  const context = await browser.newContext({ locale: 'en-CA', viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(linkIn(await product.mail.newest('client@maple.example', /annual return/)));
  await page.getByRole('heading', { name: text('annual.question') }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('button', { name: text('annual.allRight') }).click();
  await page.getByRole('button', { name: text('annual.asked.send') }).click();
  await page.getByText(text('annual.asked.thanks')).waitFor();
  await context.close();
}

async function seesFiled(page: Page, text: Text): Promise<void> {
  await page.getByRole('heading', { name: text('annual.done.title') }).waitFor({ timeout: 60_000 });
  await page
    .getByText(/SPECIMEN-\d{6}/)
    .first()
    .waitFor();
  await page.getByRole('link', { name: text('annual.done.calendar') }).waitFor();
  await page.getByText(text('annual.done.confirmation'), { exact: true }).waitFor({ timeout: 60_000 });
  expect(await violationsOn(page)).toEqual([]);
}

/** The first of them waits for nothing, and each other one for that before it: the gate files one, and sees that the next may be
 *  begun. */
const years = 2;
const walked = repeated({ gate: 1, long: years });

test('missing years of a corporation of 2019 are filed in French, without a card, the oldest first', async () => {
  const { orgId, filingId: first } = await takenOver({
    name: 'Annuel Érable',
    incorporation_date: '2019-03-15',
    corporation_type: 'Ontario',
  });
  const missing = await openReturns(orgId);
  expect(missing[0]?.filing_id).toBe(first);
  const { filingList } = await hand(listFilings, { params: { orgId } });
  const filedBefore = [
    ...filingList.filter(({ kind }) => kind === 'initial_filing'),
    ...missing.slice(0, -years),
  ];
  for (const { filing_id: id } of filedBefore)
    await hand(updateFiling, { params: { id }, body: { mark: 'filed', number: '1584203' } });
  const text = french;
  const page = await signedIn('fr-CA');
  const start = page.getByRole('link', { name: text('filings.start'), exact: true });
  for (const [at, { filing_id: filingId, filing_year: year }] of missing.slice(-years).entries()) {
    await page.goto(`${product.origin}/app/org/${orgId}/organization/filing`);
    // Only the oldest year is begun.
    await start.waitFor();
    expect(await start.getAttribute('href')).toContain(filingId);
    if (at === walked) break;
    await start.click();
    await page.getByRole('heading', { level: 1, name: text('annual.title', { year: year ?? 0 }) }).waitFor();
    await filedForNothing(page, text);
  }
  expect(await openReturns(orgId)).toHaveLength(years - walked);
});

/** The returns of years that have passed and that are not filed, the oldest first. */
async function openReturns(orgId: string) {
  const { filingList } = await hand(listFilings, { params: { orgId } });
  return filingList.filter(({ kind, status }) => kind === 'annual_filing' && status === 'overdue');
}

async function filedForNothing(page: Page, text: Text): Promise<void> {
  const { goOn, allRight } = flowOf(page, text);
  await allRight();
  await goOn();
  await allRight();
  await goOn();
  const nothing = page.getByText(text('annual.res.none'));
  await nothing
    .or(page.getByText(text('annual.statements.title'), { exact: true }))
    .first()
    .waitFor();
  await goOn();
  await page
    .getByRole('combobox', { name: text('annual.pay.certifier') })
    .selectOption({ label: 'Amélie Tremblay' });
  await page.getByRole('button', { name: text('billing.payNothing') }).click();
  await seesFiled(page, text);
}
