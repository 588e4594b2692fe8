/** An invitation from both sides: sent, accepted by the first password, tried again, tried by another, and the access taken. */
import { register } from '@tabellion/features/entry/profileContract.ts';
import { en } from '@tabellion/texts/en.ts';
import { createText } from '@tabellion/texts/text.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { handOf } from '../stories/stage.ts';
import { openBrowser } from './support/browser.ts';
import { entryPages } from './support/entryPages.ts';
import { linkIn } from './support/mailPeer.ts';
import { sharedProduct } from './support/sharedProduct.ts';
import { violationsOn } from './support/standing.ts';

const text = createText('en', en);
const password = 'Maple-2025!';
const amelie = { firstname: 'Amélie', lastname: 'Tremblay', email: 'amelie@members.example', password };
const zoe = { email: 'zoe@members.example' };

let product: ReturnType<typeof sharedProduct>;
let browser: Browser;

beforeAll(async () => {
  product = sharedProduct();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
});

/** A window of somebody's own browser. */
const windowOf = async () => {
  const context = await browser.newContext({ locale: 'en-CA', viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  return {
    page,
    entry: entryPages(page, product.origin),
    heading: (name: string) => page.getByRole('heading', { level: 1, name }),
    button: (name: string) => page.getByRole('button', { name, exact: true }),
  };
};

/** Amélie has an organization and a verified address, and is on the page of its members. */
async function atMembers() {
  const { selected_organization: orgId } = await handOf(product)(register, {
    body: { ...amelie, company_name: 'Maple Robotics' },
  });
  const own = await windowOf();
  await own.page.goto(`${product.origin}/app/login`);
  await own.entry.signIn(amelie.email, password);
  await own.entry.verifyAddress(linkIn(await product.mail.newest(amelie.email, /verify/i)));
  await own.page.goto(`${product.origin}/app/org/${orgId}/setting/users`);
  await own.heading(text('members.title')).waitFor();
  return { ...own, orgId };
}

test('a member is invited, sets a password from the mail, works, and is removed in the middle of it', async () => {
  const { page, button, orgId } = await atMembers();
  const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name });
  const invite = async (email: string): Promise<string> => {
    await button(text('members.add')).click();
    await page.getByRole('dialog').getByLabel(text('members.form.email')).fill(email);
    await page.getByRole('radio', { name: text('members.access.view') }).check();
    expect(await violationsOn(page)).toEqual([]);
    await button(text('members.form.send')).click();
    await rowOf(email).getByText(text('members.status.invited')).waitFor();
    return linkIn(await product.mail.newest(email, /invited you/));
  };
  const link = await invite(zoe.email);

  const hers = await windowOf();
  await hers.page.goto(link);
  await hers.heading(text('invitation.title')).waitFor();
  expect(await violationsOn(hers.page)).toEqual([]);
  await hers.page.getByLabel(text('account.password.new'), { exact: true }).fill(password);
  await hers.page.getByLabel(text('account.password.confirm'), { exact: true }).fill(password);
  await hers.button(text('reset.submit')).click();
  await hers.page.waitForURL('**/app/login');
  await hers.entry.signIn(zoe.email, password);
  await hers.page.waitForURL(`**/app/org/${orgId}/dashboard`);
  await hers.page.getByText('Maple Robotics').first().waitFor();
  for (const page of ['dashboard', 'organization/info', 'organization/activity']) {
    await hers.page.goto(`${product.origin}/app/org/${orgId}/${page}`);
    await hers.page.getByText(text('ACCESS.VIEW_ONLY')).waitFor();
  }

  await hers.page.goto(link);
  await hers.heading(text('invitation.over.title')).waitFor();
  await hers.page.getByText(text('INVITATION.ALREADY_ACCEPTED')).waitFor();

  await page.goto(await invite('bo@members.example'));
  await page
    .getByText(text('INVITATION.OTHER_ADDRESS', { email: '\u2066bo@members.example\u2069' }))
    .waitFor();
  expect(await button(text('invitation.accept')).count()).toBe(0);

  await page.goto(`${product.origin}/app/org/${orgId}/setting/users`);
  await rowOf(zoe.email).getByRole('button').click();
  await page.getByRole('menuitem', { name: text('members.edit') }).click();
  await page.getByRole('radio', { name: text('members.access.restricted') }).check();
  await button(text('members.form.save')).click();
  await page.getByText(text('ORGANIZATION_USER.CHANGE_ACCESS_TYPE.SUCCESS')).waitFor();
  await hers.page.goto(`${product.origin}/app/org/${orgId}/dashboard`);
  await hers.page.getByText(text('ACCESS.RESTRICTED')).waitFor();

  await rowOf(zoe.email).getByRole('button').click();
  await page.getByRole('menuitem', { name: text('members.remove') }).click();
  await button(text('members.remove')).click();
  await page.getByText(text('ORGANIZATION_USER.DELETE_ORGANIZATION_USER.SUCCESS')).waitFor();
  await hers.page.reload();
  await hers.page.getByText(text('GENERAL.NOT_FOUND')).first().waitFor();
});
