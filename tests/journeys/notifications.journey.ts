/** The bell: an invitation rings for who is invited, its answer for who invited; read marks hold in every tab. */
import { register } from '@tabellion/features/entry/profileContract.ts';
import {
  acceptMyInvitation,
  createOrganizationUser,
  listMyInvitations,
} from '@tabellion/features/members/contract.ts';
import { en } from '@tabellion/texts/en.ts';
import { createText } from '@tabellion/texts/text.ts';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Hand, handOf } from '../stories/stage.ts';
import { openBrowser } from './support/browser.ts';
import { entryPages } from './support/entryPages.ts';
import { keyboardOf } from './support/keyboard.ts';
import { linkIn } from './support/mailPeer.ts';
import { sharedProduct } from './support/sharedProduct.ts';

const text = createText('en', en);
const password = 'Maple-2025!';
const amelie = { firstname: 'Amélie', lastname: 'Tremblay', email: 'amelie@bell.example', password };
const zoe = { firstname: 'Zoé', lastname: 'Roy', email: 'zoe@bell.example', password };

let product: ReturnType<typeof sharedProduct>;
let browser: Browser;

beforeAll(async () => {
  product = sharedProduct();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
});

interface Person {
  readonly orgId: string;
  readonly hand: Hand;
  readonly context: BrowserContext;
  /** A page on the dashboard of the own organization. */
  readonly page: Page;
}

/** Registered with a company of her own, with a verified address, signed in. */
async function arrive(who: typeof amelie, company_name: string): Promise<Person> {
  const { selected_organization: orgId, token } = await handOf(product)(register, {
    body: { ...who, company_name },
  });
  const context = await browser.newContext({ locale: 'en-CA', viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const pages = entryPages(page, product.origin);
  await page.goto(`${product.origin}/app/login`);
  await pages.signIn(who.email, password);
  await pages.verifyAddress(linkIn(await product.mail.newest(who.email, /verify/i)));
  const person = { orgId: orgId ?? '', hand: handOf(product, token), context, page };
  await openDashboard(page, person.orgId);
  return person;
}

async function openDashboard(page: Page, orgId: string): Promise<void> {
  await page.goto(`${product.origin}/app/org/${orgId}/dashboard`);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

const bell = (page: Page) => page.getByRole('button', { name: text('shell.notifications'), exact: true });
const bellWithDot = (page: Page) =>
  page.getByRole('button', { name: text('shell.notifications.pending'), exact: true });

/** Dispatches the event of a reader who returns to the tab. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

/** The handlers run a moment after the act: the reader looks again until the bell has its dot, and its panel the notice. */
const awaitDot = (page: Page) => awaitSeen(page, bellWithDot(page));

async function awaitSeen(page: Page, wanted: Locator): Promise<void> {
  while ((await wanted.count()) === 0) {
    await comeBack(page);
    await page.waitForTimeout(500);
  }
}

test('an invitation rings, is followed by keyboard alone, and its answer rings for the inviter in two tabs', async () => {
  const hers = await arrive(zoe, 'Roy Boulangerie');
  const mine = await arrive(amelie, 'Maple Robotics');
  await bell(hers.page).click();
  const panel = hers.page.getByRole('complementary', { name: text('shell.notifications') });
  await panel.getByText(text('shell.notifications.none')).waitFor();
  await hers.page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  await hers.page.keyboard.press('Enter');
  await panel.waitFor();
  // A control under the panel can be focused; the panel closes then.
  const account = text('shell.account', { name: 'Zoé Roy' });
  await keyboardOf(hers.page).reach(hers.page.getByRole('button', { name: account }));
  await panel.waitFor({ state: 'detached' });

  await mine.hand(createOrganizationUser, {
    params: { orgId: mine.orgId },
    body: { email: zoe.email, access_type: 'full' },
  });
  await awaitDot(hers.page);

  await bellWithDot(hers.page).press('Enter');
  const link = panel.getByRole('link', { name: text('notification.invitation_received') });
  await awaitSeen(hers.page, link);
  await panel.getByText('Amélie Tremblay').waitFor();
  // The focus moves from the heading: close, then the notice.
  await hers.page.keyboard.press('Tab');
  await hers.page.keyboard.press('Tab');
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
  await hers.page.keyboard.press('Enter');
  await hers.page.waitForURL('**/landingPage');
  await bell(hers.page).waitFor();

  const [invitation] = await hers.hand(listMyInvitations, {});
  await hers.hand(acceptMyInvitation, { params: { id: invitation?._id ?? '' } });

  const secondTab = await mine.context.newPage();
  await openDashboard(secondTab, mine.orgId);
  await awaitDot(mine.page);
  await awaitDot(secondTab);
  await bellWithDot(mine.page).click();
  const mineToo = mine.page.getByRole('complementary', { name: text('shell.notifications') });
  await mineToo.getByText(/has joined the organization: full access/).waitFor();
  const marked = mine.page.waitForResponse(`**/api/notification/${mine.orgId}/read`);
  await mineToo.getByRole('button', { name: text('notification.markAll') }).click();
  await bell(mine.page).waitFor();
  await marked;
  await comeBack(secondTab);
  await bell(secondTab).waitFor();
});
