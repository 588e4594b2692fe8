/** The same pages once the corporation exists: what was submitted is only read; people, shares and facts are added as acts. */
import { listShareholders, updateIssuance } from '@tabellion/features/shares/contract.ts';
import { addDays, dateInZone, instantOfMillis } from '@tabellion/kernel/date.ts';
import { formatDate } from '@tabellion/texts/dates.ts';
import { en } from '@tabellion/texts/en.ts';
import { logged } from '@tabellion/texts/logged/en.ts';
import { organizing } from '@tabellion/texts/organizing/en.ts';
import { recording } from '@tabellion/texts/recording/en.ts';
import { records } from '@tabellion/texts/records/en.ts';
import { createText } from '@tabellion/texts/text.ts';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { submitBouleau, tellBouleau } from '../stories/bouleau.ts';
import { amelie } from '../stories/mapleCast.ts';
import type { Hand } from '../stories/stage.ts';
import { enterShared } from './support/account.ts';
import { openBrowser } from './support/browser.ts';
import { follow } from './support/follow.ts';
import { keyboardOf } from './support/keyboard.ts';
import { downloaded, expectProvedElsewhere, verified } from './support/proving.ts';

const text = createText('en', { ...en, ...recording, ...logged, ...organizing });
const today = dateInZone(instantOfMillis(Date.now()), 'America/Toronto');
const yesterday = addDays(today, -1);

let origin: string;
/** The address of her account. */
let email: string;
let browser: Browser;
let page: Page;
let orgId: string;

beforeAll(async () => {
  browser = await openBrowser();
  orgId = await incorporated();
});
afterAll(async () => {
  await browser?.close();
});

const drawer = () => page.getByRole('dialog');
const button = (name: string, within: Page | Locator = page) =>
  within.getByRole('button', { name, exact: true }).first();
const addressOf = (path: string) => `${origin}/app/org/${orgId}/${path}`;
const open = (path: string) => follow(page, addressOf(path));
const heading = (name: string) => page.getByRole('heading', { level: 1, name });

/** The field is refused, and described by the reason. */
async function seesRefusal(field: Locator, reason: string): Promise<void> {
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
  const note = await field.getAttribute('aria-describedby');
  expect(await page.locator(`[id="${note}"]`).innerText()).toBe(reason);
}

test('what was submitted is read page by page, and cannot be typed over', async () => {
  await open('dashboard/corporate-info');
  await page.getByText(text('wizard.locked.incorporated')).waitFor();
  const name = page.getByRole('textbox', { name: text('wizard.company.name'), exact: true });
  await expect.poll(() => name.inputValue()).toBe('Bouleau & Filles');
  expect(await name.isDisabled()).toBe(true);
  await button(text('wizard.continue')).click();
  await heading(text('wizard.corporate.title')).waitFor();
  const fewest = page.getByLabel(text('wizard.articles.minDirectors'));
  await expect.poll(() => fewest.inputValue()).toBe('1');
  expect(await fewest.isDisabled()).toBe(true);
  expect(await button(text('wizard.next')).isVisible()).toBe(false);

  await page.reload();
  await heading(text('wizard.corporate.title')).waitFor();
  await page.goBack();
  await heading(text('wizard.company.title')).waitFor();
  await open('dashboard/corporate-info#incorporators.0.is_adult');
  await heading(text('wizard.corporate.title')).waitFor();
});

test('a director is added from a day on, and none is taken out', async () => {
  await open('dashboard/directors');
  await page.getByText('Amélie Tremblay', { exact: true }).waitFor();
  await button(text('ui.actions', { name: 'Amélie Tremblay' })).click();
  await page.getByRole('menuitem', { name: text('wizard.end') }).waitFor();
  expect(await page.getByRole('menuitem', { name: text('ui.remove'), exact: true }).count()).toBe(0);
  await page.keyboard.press('Escape');

  await button(text('wizard.director.add')).click();
  await drawer().getByLabel(text('profile.firstname')).fill('Zoé');
  await drawer().getByLabel(text('profile.lastname')).fill("O'Neil");
  await drawer().getByLabel(text('profile.line1'), { exact: true }).fill('12 Maple Street');
  await drawer().getByLabel(text('profile.city')).fill('Toronto');
  await drawer().getByLabel(text('profile.postalCode')).fill('M5V 2T6');
  await drawer().getByLabel(text('wizard.residency.citizen_resident'), { exact: true }).check();
  await drawer().getByLabel(text('wizard.director.capable')).check();
  await drawer().getByLabel(text('wizard.director.appointedOn')).fill(today);
  await button(text('wizard.director.add'), drawer()).click();
  await drawer().waitFor({ state: 'detached' });
  await page.getByText("Zoé O'Neil", { exact: true }).waitFor();
  await page.getByText(text('PEOPLE.CONSENT_MISSING')).waitFor();
});

test('what has changed of a director has a day, which is not before the certificate’s', async () => {
  await open('dashboard/directors');
  await button("Zoé O'Neil").click();
  const city = drawer().getByLabel(text('profile.city'));
  await expect.poll(() => city.inputValue()).toBe('Toronto');
  await city.fill('Ottawa');
  await drawer().getByLabel(text('wizard.how.change'), { exact: true }).check();
  const changedOn = drawer().getByRole('textbox', { name: text('wizard.how.on') });
  await changedOn.fill(yesterday);
  await button(text('wizard.save'), drawer()).click();
  const early = text('PEOPLE.BEFORE_INCORPORATION', { date: formatDate(today, 'en', 'long') });
  await seesRefusal(changedOn, early);
  await changedOn.fill(today);
  await button(text('wizard.save'), drawer()).click();
  await page.getByText(text('PEOPLE.DIRECTOR_UPDATED'), { exact: true }).first().waitFor();
  await drawer().waitFor({ state: 'detached' });
  await page.getByText('Ottawa', { exact: false }).first().waitFor();
  await page.getByText(text('PEOPLE.CONSENT_MISSING')).waitFor();
});

test('the organizing documents, signed on paper, appoint the officers on a day not before the certificate’s', async () => {
  await open('dashboard');
  await page.getByRole('heading', { name: text('next.title') }).waitFor();
  await button(text('next.organize.paper')).click();
  const on = drawer().getByLabel(text('organizing.paper.on'), { exact: true });
  await drawer().getByLabel(text('organizing.paper.attested')).check();
  await drawer().getByLabel(text('organizing.paper.by'), { exact: true }).fill('Amélie Tremblay');
  await on.fill(yesterday);
  await button(text('organizing.paper.save'), drawer()).click();
  await expect.poll(() => on.getAttribute('aria-invalid')).toBe('true');
  await on.fill(today);
  await button(text('organizing.paper.save'), drawer()).click();
  await drawer().waitFor({ state: 'detached' });
  await page.getByText(text('next.confirm.waiting')).waitFor();
  await open('dashboard/officers');
  await page.getByRole('cell', { name: text('position.presidents'), exact: true }).waitFor();
});

test('what was subscribed before is issued by the organizing resolution, once it is paid', async () => {
  await open('dashboard/shares');
  const complete = page.getByRole('button', { name: text('wizard.subscribed.pay') });
  await complete.click();
  await drawer().getByLabel(text('wizard.paid.on'), { exact: false }).fill(today);
  await button(text('wizard.save'), drawer()).click();
  await drawer().waitFor({ state: 'detached' });
  await complete.waitFor({ state: 'detached' });
});

test('a holder opens from the register with the address, and from the palette at a certificate', async () => {
  await page.getByRole('link', { name: 'Amélie Tremblay', exact: true }).click();
  await heading('Amélie Tremblay').waitFor();
  await page.getByText(/Toronto ON/).waitFor();
  await open('dashboard/directors');
  await heading(text('shell.nav.directors')).waitFor();
  await button(text('search.open')).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: text('search.open') }).waitFor();
  await page.keyboard.type('tremblay common');
  await page
    .getByRole('option')
    .filter({ hasText: /[A-Z]-1/ })
    .click();
  await heading('Amélie Tremblay').waitFor();
  const fact = (label: string) => page.locator(`dt:text-is("${label}") + dd`).innerText();
  expect(await fact(text('wizard.paid.in'))).toBe(text('wizard.paid.in.money'));
  const organizing = `D-${today.slice(0, 4)}-01, ${formatDate(today, 'en', 'long')}`;
  expect(await fact(text('wizard.record.resolution'))).toBe(organizing);
  await button(text('wizard.record.details')).click();
  const address = drawer().getByLabel(text('entry.email'), { exact: false });
  await expect.poll(() => address.inputValue()).toBe(amelie.email);
  await button(text('ui.cancel'), drawer()).click();
  await drawer().waitFor({ state: 'detached' });
});

const shares = () => drawer().getByLabel(text('wizard.shares.shares'), { exact: true });
const previewed = () => page.getByRole('table', { name: text('transaction.preview') });
const holding = (name: string) => page.getByRole('row').filter({ hasText: name });

test('shares are transferred and bought back by the keyboard alone, previewed before they are recorded', async () => {
  await open('shares/shareholders');
  const hands = keyboardOf(page);
  const begin = async (name: string, transaction: string) => {
    await hands.press(button(text('ui.actions', { name })));
    const item = page.getByRole('menuitem', { name: transaction });
    const isOn = () => item.evaluate((one) => one === document.activeElement);
    for (let presses = 0; presses < 6 && !(await isOn()); presses += 1)
      await page.keyboard.press('ArrowDown');
    await hands.seeFocusOn(item);
    await page.keyboard.press('Enter');
    await drawer().getByRole('heading', { name: transaction }).waitFor();
  };
  /** @param after the shares of a holder in the preview. What follows from the fields comes late, and pushes the stops below it
   *  down: she goes on to the button when it stands. */
  const record = async (after: string) => {
    await previewed().getByText(after, { exact: true }).first().waitFor();
    await drawer().locator('.entrypaper li').first().waitFor();
    await expect.poll(() => drawer().locator('[aria-busy=true]').count()).toBe(0);
    await hands.press(drawer().locator('[type=submit]'));
    await drawer().waitFor({ state: 'detached' });
    await hands.seeFocus();
  };
  await begin('Amélie Tremblay', text('transaction.transfer'));
  await hands.reach(drawer().getByRole('combobox', { name: text('wizard.shares.holder') }));
  await page.keyboard.type('zoe');
  await drawer().getByRole('option', { name: "Zoé O'Neil" }).waitFor();
  await page.keyboard.press('Enter');
  await hands.type(shares(), '1000');
  await record('1,000');
  await holding("Zoé O'Neil").getByText('1,000', { exact: true }).waitFor();

  await begin("Zoé O'Neil", text('transaction.repurchase'));
  await hands.type(shares(), '400');
  await hands.select(drawer().getByLabel(text('transaction.ground')), text('transaction.ground.purchase'));
  await hands.type(drawer().getByLabel(text('transaction.price')), '0.02');
  await hands.select(drawer().getByLabel(text('transaction.for')), text('transaction.paid.money'));
  await record('600');
  await holding("Zoé O'Neil").getByText('600', { exact: true }).waitFor();
});

test('the register is taken out as a file, and printed without its buttons', async () => {
  await open('shares/shareholders');
  await holding('Amélie Tremblay').waitFor();
  await button(text('register.export')).click();
  const arrives = page.waitForResponse((answer) => answer.url().includes('/register/export/shareholders'));
  await page.getByRole('menuitem', { name: text('register.export.csv') }).click();
  const file = await arrives;
  expect([file.status(), file.headers()['content-type']]).toEqual([200, expect.stringContaining('text/csv')]);

  await page.emulateMedia({ media: 'print' });
  await holding('Amélie Tremblay').waitFor();
  expect(await button(text('register.export')).isVisible()).toBe(false);
  await page.emulateMedia({ media: null });
});

test('shares are issued to somebody on record, and wait for their resolution', async () => {
  await open('dashboard/shares');
  await button(text('transaction.issue')).click();
  await drawer()
    .getByRole('combobox', { name: text('wizard.shares.holder') })
    .fill('zoe');
  await drawer().getByRole('option', { name: "Zoé O'Neil" }).click();
  await drawer().getByText(text('wizard.paid.in.money'), { exact: true }).click();
  await shares().fill('1000');
  await drawer()
    .getByLabel(text('wizard.exemption'))
    .selectOption({ label: text('wizard.exemption.existing_holder') });
  await button(text('transaction.recordSubscription'), drawer()).click();
  await drawer().waitFor({ state: 'detached' });
  await page.getByText(text('wizard.subscribed.title', { count: 1 })).waitFor();
  await page
    .getByRole('button', {
      name: text('wizard.fieldOf', { what: text('wizard.subscribed.complete'), name: "Zoé O'Neil" }),
    })
    .waitFor();
});

test('a class that was issued is only shown', async () => {
  await open('dashboard/share-classes');
  await heading(text('shell.nav.shareClasses')).waitFor();
  await page.getByText('Class B Common').first().waitFor();
  expect(await button(text('wizard.editOf', { name: 'Common' })).count()).toBe(0);
});

test('the log has an entry for each act', async () => {
  await open('organization/activity');
  const entries = page.getByRole('table').locator('tbody tr');
  const about = (words: RegExp) => entries.filter({ hasText: words });
  await about(/Zoé O'Neil.? became a director/).waitFor();
  await about(/New Shares Issued: 400,000 .?Common.? to .?Amélie Tremblay/).waitFor();
  await expect.poll(() => about(/became a director/).count()).toBe(4);
});

test('a director who resigns leaves the board on a day, for a reason, and stays in the register', async () => {
  await open('dashboard/directors');
  await button(text('ui.actions', { name: "Zoé O'Neil" })).click();
  await page.getByRole('menuitem', { name: text('wizard.end') }).click();
  await drawer().getByLabel(text('wizard.end.on')).fill(today);
  await drawer()
    .getByLabel(text('wizard.end.reason'))
    .selectOption({ label: text('wizard.end.resigned') });
  await button(text('wizard.end'), drawer()).click();
  await drawer().waitFor({ state: 'detached' });
  await page.getByText(text('PEOPLE.REMOVED')).waitFor();
  await page.getByRole('table').getByText("Zoé O'Neil").waitFor({ state: 'detached' });
  await open('dashboard/directors?who=former');
  const former = page.getByRole('row').filter({ hasText: "Zoé O'Neil" });
  await former.getByText(text('wizard.end.resigned')).waitFor();
});

test('an officer is removed from one position', async () => {
  await open('dashboard/officers');
  const president = page.getByRole('row').filter({ hasText: text('position.presidents') });
  await president.getByRole('button', { name: text('ui.actions', { name: '' }) }).click();
  await page.getByRole('menuitem', { name: text('wizard.end') }).click();
  await drawer()
    .getByLabel(text('wizard.end.reason'))
    .selectOption({ label: text('wizard.end.removed') });
  await button(text('wizard.end'), drawer()).click();
  await drawer().waitFor({ state: 'detached' });
  await president.waitFor({ state: 'detached' });
});

test('the log tells who left, and an earlier entry about the same leaves the list', async () => {
  // The log was read before.
  await page.goto(addressOf('organization/activity'));
  const about = (words: RegExp) => page.getByRole('table').locator('tbody tr').filter({ hasText: words });
  await about(/Zoé O'Neil.? ceased to be a director/).waitFor();
  await about(/left the position on .*: President/).waitFor();
  expect(await about(/Zoé O'Neil.? became a director/).count()).toBe(0);
});

test('a record of the wizard is verified in this browser, and its proof by everybody else, without a name', async () => {
  const { firstname, lastname } = amelie;
  await open('dashboard/directors');
  const director = page.getByRole('row').filter({ hasText: `${firstname} ${lastname}` });
  const panel = await verified(page, director);
  const proof = await downloaded(page, panel);
  expect([lastname, amelie.email, email].filter((secret) => proof.includes(secret))).toEqual([]);
  await page.keyboard.press('Escape');
  await director.getByText(records['records.state.verified'], { exact: true }).waitFor();
  await expectProvedElsewhere({ browser, origin, proof, shown: 'elected_date' });
  // An entry of the log is on it too, and the log only adds to what this browser saw.
  await page.goto(addressOf('organization/activity'));
  const entry = page.getByRole('table').locator('tbody tr:not(.is-state)').last();
  const grown = await verified(page, entry);
  await grown.getByText(/it only adds to what this browser saw/).waitFor();
});

/** @returns the organization's id */
async function incorporated(): Promise<string> {
  const { hand, ...entered } = await enterShared(browser);
  ({ origin, page } = entered);
  email = entered.signIn.email;
  const id = await tellBouleau(hand, today);
  await paysLater(hand, id);
  await submitBouleau(hand, id);
  return id;
}

/** The last subscriber has not paid yet. */
async function paysLater(hand: Hand, id: string): Promise<void> {
  const { shareholders } = await hand(listShareholders, { params: { id }, query: {} });
  const last = shareholders.at(-1);
  const _id = last?.issuances[0]?._id ?? '';
  await hand(updateIssuance, { params: { id: last?._id ?? '' }, body: { _id, paid_on: null } });
}
