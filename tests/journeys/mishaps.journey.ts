/** Mishaps around the product: no white page, nothing lost, and a sentence that says what to do. */
import {
  acceptMyInvitation,
  createOrganizationUser,
  editOrganizationUser,
  listMyInvitations,
  listOrganizationUsers,
} from '@tabellion/features/members/contract.ts';
import { dateInZone, instantOfMillis } from '@tabellion/kernel/date.ts';
import { en } from '@tabellion/texts/en.ts';
import { logged } from '@tabellion/texts/logged/en.ts';
import { createText } from '@tabellion/texts/text.ts';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tellErable } from '../stories/erable.ts';
import { amelieSignIn, amelie as founder, omer } from '../stories/mapleCast.ts';
import type { Hand } from '../stories/stage.ts';
import { tellTakenOver } from '../stories/takenOver.ts';
import { isLongRun } from '../support/extent.ts';
import { openAccount } from './support/account.ts';
import { openBrowser } from './support/browser.ts';
import { entryPages } from './support/entryPages.ts';
import { openProduct, type Product } from './support/product.ts';

const text = createText('en', { ...en, ...logged });
const { password } = amelieSignIn;

let product: Product;
let browser: Browser;
let amelie: Hand;
let maple = '';

beforeAll(async () => {
  [product, browser] = await Promise.all([openProduct(), openBrowser()]);
  const accountOf = ({ firstname, lastname, email }: typeof founder | typeof omer) =>
    openAccount(product, { firstname, lastname, email, password });
  ({ hand: amelie } = await accountOf(founder));
  const { hand: member } = await accountOf(omer);
  const stage = { clock: { read: () => instantOfMillis(Date.now()), set: () => {} } };
  const existing = { name: 'Maple Robotics', incorporation_date: '2025-03-12' };
  maple = await tellTakenOver(amelie, stage, existing);
  const body = { email: omer.email, access_type: 'full' as const };
  await amelie(createOrganizationUser, { params: { orgId: maple }, body });
  for (const { _id: id } of await member(listMyInvitations, {}))
    await member(acceptMyInvitation, { params: { id } });
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

const dashboardOf = (orgId: string) => `${product.origin}/app/org/${orgId}/dashboard`;
const activity = () => `${product.origin}/app/org/${maple}/organization/activity`;
const seen = { locale: 'en-CA', viewport: { width: 1440, height: 900 } };

/** A browser of somebody's own. @param email who signs in @param prepare before anything of the product is loaded */
async function windowOf(email: string, prepare?: (context: BrowserContext) => Promise<unknown>) {
  const context = await browser.newContext(seen);
  await prepare?.(context);
  const page = await context.newPage();
  await page.goto(`${product.origin}/app/login`);
  await entryPages(page, product.origin).signIn(email, password);
  await page.waitForURL(/\/(landingPage|dashboard)$/);
  return { context, page, ...handlesOf(page) };
}

/** The browser in which Amélie has signed in. */
let amelieSignedIn: Awaited<ReturnType<BrowserContext['storageState']>> | undefined;

async function windowOfAmelie() {
  if (amelieSignedIn === undefined) {
    const first = await windowOf(founder.email);
    amelieSignedIn = await first.context.storageState();
    return first;
  }
  const context = await browser.newContext({ ...seen, storageState: amelieSignedIn });
  const page = await context.newPage();
  return { context, page, ...handlesOf(page) };
}

const handlesOf = (page: Page) => ({
  heading: (name: string) => page.getByRole('heading', { level: 1, name }),
  button: (name: string) => page.getByRole('button', { name, exact: true }),
  link: (name: string) => page.getByRole('link', { name, exact: true }),
  note: page.getByRole('dialog').getByLabel(text('activity.note.text')),
});

test('a page whose parts a newer version took away says so, and loading it again loses nothing', async () => {
  const { context, page, heading, button, link, note } = await windowOfAmelie();
  await page.goto(activity());
  await button(text('activity.note.add')).click();
  await note.fill('Called the bank about the new signatory.');
  await button(text('ui.cancel')).click();

  const gone = (path: string) => context.route(path, (route) => route.fulfill({ status: 404 }));
  await gone('**/assets/OrganizationInfoScreen-*.js');
  await link(text('shell.nav.info')).click();
  await heading(text('error500.title')).waitFor();
  await page.getByText(text('error500.body')).waitFor();
  await context.unrouteAll();
  await button(text('error.reload')).click();
  await page.getByRole('heading', { name: text('organization.info.identity') }).waitFor();

  await link(text('shell.nav.activity')).click();
  await button(text('activity.note.add')).click();
  await expect.poll(() => note.inputValue()).toBe('Called the bank about the new signatory.');
  // It says where that comes from, and how to be rid of it.
  await page.getByText(/^Your draft from /).waitFor();
  await button(text('draft.discard')).click();
  await expect.poll(() => note.inputValue()).toBe('');
  await context.close();
});

test('a page that is left at the last key has kept what was typed', async () => {
  const { context, page, button, note } = await windowOfAmelie();
  await page.goto(activity());
  await button(text('activity.note.add')).click();
  for (const words of ['Sent the annual return.', 'Sent the annual return to Ottawa.']) {
    await note.fill(words);
    await page.reload();
    await button(text('activity.note.add')).click();
    await expect.poll(() => note.inputValue()).toBe(words);
  }
  await button(text('draft.discard')).click();
  await context.close();
});

test('a connection lost in mid-save loses nothing, and trying again does it once', async () => {
  const { context, page, button, note } = await windowOfAmelie();
  await page.goto(activity());
  await button(text('activity.note.add')).click();
  await note.fill('The auditor asked for the register.');
  const save = button(text('activity.note.save'));

  await context.setOffline(true);
  await save.click();
  await page.getByText(text('ui.lost')).waitFor();
  expect(await note.inputValue()).toBe('The auditor asked for the register.');
  await context.setOffline(false);

  // Done, but nobody hears of it.
  await page.route(
    '**/add_activity_log',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  const cut = page.waitForEvent('requestfailed');
  await save.click();
  await cut;
  await save.click();
  await page.getByText(text('ACTIVITYLOG.ADD_ACTIVITY_LOG.SUCCESS')).waitFor();
  await note.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByText('The auditor asked for the register.').first().waitFor();
  expect(await page.getByText('The auditor asked for the register.').count()).toBe(1);
  await context.close();
});

test('access lowered in the middle of work is told, takes the buttons away, and leaves what was typed', async () => {
  const { context, page, button, note } = await windowOf(omer.email);
  await page.goto(activity());
  await button(text('activity.note.add')).click();
  await note.fill('Ordered the seal.');

  const { users } = await amelie(listOrganizationUsers, { params: { orgId: maple } });
  const id = users.find(({ email }) => email === omer.email)?._id ?? '';
  const give = (access_type: 'full' | 'view') =>
    amelie(editOrganizationUser, { params: { id }, body: { access_type } });
  await give('view');
  await button(text('activity.note.save')).click();
  await page.getByText(text('ACCESS.VIEW_ONLY')).first().waitFor();
  expect(await note.inputValue()).toBe('Ordered the seal.');
  const adding = page.locator('main').getByText(text('activity.note.add'));
  await page
    .locator('main')
    .getByText(text('activity.note.add'), { exact: true })
    .waitFor({ state: 'detached' });
  await expect.poll(() => adding.count()).toBe(0);
  await page.getByText(text('shell.nav.members'), { exact: true }).waitFor({ state: 'detached' });

  await page.goto(`${dashboardOf(maple)}/directors`);
  await button('Amélie Tremblay').click();
  await page.getByRole('dialog').getByText(text('wizard.record.address'), { exact: true }).waitFor();
  expect(await page.getByRole('dialog').getByRole('textbox').count()).toBe(0);
  await give('full');
  await context.close();
});

test('two tabs each keep their own organization', async () => {
  const today = dateInZone(instantOfMillis(Date.now()), 'America/Toronto');
  const erable = await tellErable(amelie, today);
  const { context, page, heading } = await windowOfAmelie();
  await page.goto(dashboardOf(maple));
  await heading('Maple Robotics Inc.').waitFor();
  const other = await context.newPage();
  const there = handlesOf(other);
  await other.goto(dashboardOf(maple));
  await other.getByRole('button', { name: /^Switch organization/ }).click();
  await other.getByRole('button', { name: /^Érable & Fils/ }).click();
  await there.button('Switch').click();
  await other.waitForURL(dashboardOf(erable));
  await there.heading('Érable & Fils').waitFor();

  // The same holds on a page whose address names no organization.
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('menuitem', { name: text('shell.profile') }).click();
  await heading(text('profile.title')).waitFor();
  await page.getByRole('button', { name: /Current: Maple Robotics Inc\./ }).waitFor();
  await other.reload();
  await there.heading('Érable & Fils').waitFor();
  await page.getByRole('link', { name: text('shell.nav.dashboard') }).click();
  await page.waitForURL(dashboardOf(maple));
  await context.close();
});

const throwing = (name: string) => `{ get() { throw new DOMException('not here', '${name}'); } }`;
const full = `Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };`;
const forbidden = ['localStorage', 'sessionStorage', 'indexedDB']
  .map((name) => `Object.defineProperty(window, '${name}', ${throwing('SecurityError')});`)
  .join('');
const hanging = 'IDBFactory.prototype.open = () => ({});';

const alone = [
  ['is full', full],
  ['has no database that answers', hanging],
] as const;

test.each([
  ...(isLongRun ? alone : [['is full, and has no database that answers,', full + hanging] as const]),
  ['is forbidden, as every store is,', forbidden] as const,
])('a browser whose storage %s opens the product for the life of the tab', async (_, script) => {
  const { context, page, heading, link } = await windowOf(omer.email, (context) =>
    context.addInitScript(script),
  );
  await heading('Maple Robotics Inc.').waitFor();
  await link(text('shell.nav.info')).click();
  await page.getByRole('heading', { name: text('organization.info.identity') }).waitFor();
  await page.goBack();
  await heading('Maple Robotics Inc.').waitFor();
  await context.close();
});
