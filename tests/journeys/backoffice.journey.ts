/** A registry of people: Jo of the staff files an incorporation and a return by hand, asks the customer back, and
 *  sends another incorporation back, and the return once; the customer answers on her page, sends the return again, and
 *  reads who looked. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { register } from '@tabellion/features/entry/profileContract.ts';
import { readAnnual, saveAnnual } from '@tabellion/features/filings/annualContract.ts';
import { listFilings } from '@tabellion/features/filings/contract.ts';
import { noteEvent } from '@tabellion/features/filings/server/noteEvent.ts';
import { filingOf } from '@tabellion/features/filings/server/read.ts';
import { sendFiling } from '@tabellion/features/filings/server/sending.ts';
import { readOnboarding, submitIncorporation } from '@tabellion/features/onboarding/contract.ts';
import { createOrganization } from '@tabellion/features/organizations/contract.ts';
import { dateInZone, instantOfMillis, type PlainDate } from '@tabellion/kernel/date.ts';
import { testPdf } from '@tabellion/paper/uploads/testing-files.ts';
import { openPool } from '@tabellion/platform/database/pool.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import { openFiles } from '@tabellion/platform/files/openFiles.ts';
import { accessLog } from '@tabellion/texts/accessLog/en.ts';
import { annual } from '@tabellion/texts/annual/en.ts';
import { en } from '@tabellion/texts/en.ts';
import { filing as filings } from '@tabellion/texts/filing/en.ts';
import { staffing } from '@tabellion/texts/staffing/en.ts';
import { createText } from '@tabellion/texts/text.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tellBouleau } from '../stories/bouleau.ts';
import { amelie, amelieSignIn } from '../stories/mapleCast.ts';
import { type Hand, handOf } from '../stories/stage.ts';
import { found, incorporate, writing } from '../support/corporation.ts';
import { registryOf } from '../support/registry.ts';
import { openBrowser } from './support/browser.ts';
import { entryPages } from './support/entryPages.ts';
import { openProduct } from './support/product.ts';
import { violationsOn, widerThanPhone } from './support/standing.ts';

const text = createText('en', { ...en, ...accessLog, ...annual, ...filings, ...staffing });
const jo = { firstname: 'Jo', lastname: 'Park', email: 'jo@tabellion.test', password: 'Maple-2025!' };

let product: Awaited<ReturnType<typeof openProduct>>;
let browser: Browser;

beforeAll(async () => {
  const manual = { REGISTRAR: 'manual', FILING: 'manual' };
  [product, browser] = await Promise.all([openProduct(manual), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

const today = () => dateInZone(instantOfMillis(Date.now()), 'America/Toronto');

/** As the commands of the operator and of Jo's profile would have it. */
async function asOwner(statement: ReturnType<typeof sql>): Promise<void> {
  const owner = openPool({ ...product.database, role: 'tabellion_owner' });
  await owner.transaction(null, (tx) => tx.run(statement));
  await owner.close();
}

async function submitted(hand: Hand): Promise<string> {
  const id = await tellBouleau(hand, today());
  await hand(submitIncorporation, { params: { id }, body: { declared: true } });
  return id;
}

/** A corporation of last year, whose first return is paid and with the registry. @returns its id */
async function returnSent(hand: Hand, userId: string): Promise<string> {
  const { org_unique_id: orgId } = await hand(createOrganization, {
    body: { name: 'Maple Robotics', name_postfix: 'Inc.', company_type: 'new' },
  });
  const files = await openFiles({ folder: join(product.dataDir, 'files') });
  const { sha256 } = await files.put(testPdf({ pages: ['Annual return'] }));
  await files.close();
  const db = openPool({ ...product.database, role: 'tabellion_app' });
  const now = instantOfMillis(Date.now());
  const by = { orgId, userId, now };
  await writing(db, by, async (head) => {
    await found(head, {
      classes: [{ name: 'Common', prefix: 'CS' }],
      directors: [{ name: 'Amélie Tremblay' }],
      subscriptions: [{ name: 'Amélie Tremblay', of: 'Common', shares: 1000, price: '0.01' }],
    });
    await incorporate(head, today());
  });
  const { filingList } = await hand(listFilings, { params: { orgId } });
  const filingId = filingList.find(({ kind }) => kind === 'annual_filing')?.filing_id ?? '';
  const params = { orgId, filingId };
  const { lines, certifiers } = await hand(readAnnual, { params });
  const answers = lines.map(({ line, version }) => ({ line, version, answer: 'right' as const }));
  await hand(saveAnnual, { params, body: { answers, certified_by: certifiers[0]?.person_id } });
  await writing(db, by, async (write) => {
    const filing = await filingOf(write.tx, orgId, { filingId, now });
    if (filing === undefined) throw new Error('no return');
    const ports = { registry: registryOf({ db, clock: () => now }, 'manual') };
    await noteEvent(write, filingId, { event: 'paid' });
    await sendFiling(write, ports, filing, { kind: 'annual_return', sha256 });
  });
  await db.close();
  return orgId;
}

const pages = [
  ['queue', 'staffing.queue'],
  ['coupons', 'staffing.coupons'],
  ['operations', 'staffing.operations'],
  ['people', 'staffing.roles'],
] as const;

const newPage = (): Promise<Page> =>
  browser.newPage({ locale: 'en-CA', viewport: { width: 1440, height: 900 } });

test('staff answer by hand what no registry answers, and the customer sees what is asked and who looked', async () => {
  const { firstname, lastname } = amelie;
  const registered = await handOf(product)(register, { body: { ...amelieSignIn, firstname, lastname } });
  const hand = handOf(product, registered.token);
  const [accepted, sentBack] = [await submitted(hand), await submitted(hand)];
  const maple = await returnSent(hand, registered._id);
  await handOf(product)(register, { body: jo });
  await asOwner(sql`update users set role = 'admin' where email = ${jo.email}`);
  const certificate = join(product.dataDir, 'certificate.pdf');
  await writeFile(certificate, testPdf({ pages: ['Certificate of incorporation'] }));

  const page = await newPage();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const snack = (words: string) => page.getByText(words).first().waitFor();
  await page.goto(`${product.origin}/app/staff/queue`);
  await entryPages(page, product.origin).signIn(jo.email, jo.password);
  await page.getByText(text('ACCESS.SECOND_FACTOR_REQUIRED')).waitFor();
  await asOwner(sql`
    insert into second_factors (user_id, sealed_secret, begun_at, confirmed_at)
      select id, '\\x00', now(), now() from users where email = ${jo.email}`);
  await page.reload();
  await page.getByText(text('staffing.queue.lead', { count: 3 })).waitFor();

  // The oldest is reached by keys, opened, claimed and asked about.
  await page.locator('body').press('j');
  await page.keyboard.press('Enter');
  await page.getByText('Bouleau & Filles', { exact: true }).last().waitFor();
  await button(text('staffing.claim')).click();
  await snack(text('QUEUE.CLAIMED'));
  await button(text('staffing.ask')).click();
  await page
    .getByRole('textbox', { name: text('staffing.ask.question') })
    .fill('Which name report do you rely on?');
  await button(text('staffing.ask.send')).click();
  await snack(text('QUEUE.ASKED'));

  const hers = await newPage();
  await hers.goto(`${product.origin}/app/org/${accepted}/organization/questions`);
  await entryPages(hers, product.origin).signIn(amelieSignIn.email, amelieSignIn.password);
  await hers.getByText('Which name report do you rely on?').waitFor();
  expect((await hand(readOnboarding, { params: { id: accepted } })).status).toBe('submitted');
  await hers.getByRole('textbox', { name: text('staffing.questions.answer') }).fill('The one of April 2.');
  await hers.getByRole('button', { name: text('staffing.questions.send') }).click();
  await hers.getByText(text('staffing.questions.answered')).waitFor();

  await page.reload();
  await page.getByText(text('staffing.state.replied')).waitFor();
  await page
    .getByRole('row')
    .filter({ hasText: text('staffing.state.replied') })
    .getByRole('button')
    .click();
  await answer(page, '1612345', certificate);
  await snack(text('QUEUE.RECORDED'));
  expect((await hand(readOnboarding, { params: { id: accepted } })).status).toBe('incorporated');

  // The other one goes back, and the return, which she sends again; then it is filed.
  await page.getByRole('button', { name: 'Bouleau & Filles' }).first().click();
  await button(text('staffing.claim')).click();
  await button(text('staffing.reject')).click();
  await page
    .locator('.drawer')
    .getByRole('textbox', { name: text('staffing.part.name') })
    .fill('Too near to Bouleau Inc.');
  await button(text('staffing.reject.send')).click();
  await snack(text('QUEUE.SENT_BACK'));
  const back = await hand(readOnboarding, { params: { id: sentBack } });
  expect([back.status, back.submission?.reasons[0]?.message]).toEqual([
    'rejected',
    expect.stringContaining('Too near to Bouleau Inc.'),
  ]);
  const openReturn = async () => {
    await page.getByRole('button', { name: 'Maple Robotics Inc.' }).first().click();
    await button(text('staffing.claim')).click();
  };
  await openReturn();
  await button(text('staffing.reject')).click();
  const drawer = page.locator('.drawer');
  await drawer
    .getByRole('textbox', { name: text('staffing.reject.words') })
    .fill('The office lacks its suite.');
  await button(text('staffing.reject.send')).click();
  await drawer.waitFor({ state: 'detached' });
  await hers.goto(`${product.origin}/app/org/${maple}/organization/filing`);
  await hers.getByRole('link', { name: text('filings.sendAgain') }).click();
  await hers.getByText('The office lacks its suite.').waitFor();
  await hers.getByRole('button', { name: text('annual.rejected.again') }).click();
  await hers.getByText(text('annual.sent.body')).waitFor();
  await page.reload();
  await openReturn();
  await answer(page, 'AR-77', certificate);
  await page.getByText(text('staffing.queue.lead', { count: 0 })).waitFor();

  await hers.goto(`${product.origin}/app/org/${accepted}/setting/access-log`);
  await hers.getByText(text('accessLog.what.submission')).first().waitFor();

  const faults: string[] = [];
  for (const [path, title] of pages) {
    await page.goto(`${product.origin}/app/staff/${path}`);
    await page.getByRole('heading', { level: 1, name: text(title) }).waitFor();
    for (const fault of [...(await violationsOn(page)), ...(await widerThanPhone(page))])
      faults.push(`${path}: ${fault}`);
  }
  expect(faults).toEqual([]);
});

async function answer(page: Page, number: string, certificate: string): Promise<void> {
  await page.getByLabel(/^(Corporation|Registry’s) number/).fill(number);
  await page.getByLabel(/^(Date of the certificate|Filed on)/).fill(today() satisfies PlainDate);
  await page.locator('.queue__answer input[type=file]').setInputFiles(certificate);
  await page.getByRole('button', { name: text('staffing.record') }).click();
}
