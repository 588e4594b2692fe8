/** The main job of the product, as one founder does it: from the first visit to the registers, and back again. Each kind of step she
 *  takes once by Tab, arrows, Enter, Space and Escape (WCAG 2.1.1, 2.4.3, 2.4.7), what repeats it with the mouse. */
import { checkout } from '@tabellion/texts/checkout/en.ts';
import { en } from '@tabellion/texts/en.ts';
import { paying } from '@tabellion/texts/paying/en.ts';
import { createText } from '@tabellion/texts/text.ts';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../journeys/support/browser.ts';
import { entryPages } from '../journeys/support/entryPages.ts';
import { type Keyboard, keyboardOf } from '../journeys/support/keyboard.ts';
import { linkIn } from '../journeys/support/mailPeer.ts';
import { sharedProduct } from '../journeys/support/sharedProduct.ts';
import { type Place, wizardPages } from '../journeys/support/wizardPages.ts';

const text = createText('en', { ...en, ...checkout, ...paying });

const product = sharedProduct();
let browser: Browser;
let page: Page;
let hands: Keyboard;

beforeAll(async () => {
  browser = await openBrowser();
  const context = await browser.newContext({ locale: 'en-CA', viewport: { width: 1280, height: 800 } });
  page = await context.newPage();
  hands = keyboardOf(page);
});
afterAll(async () => {
  await browser?.close();
});

const home = { street: '12 Maple Street', city: 'Toronto', postalCode: 'M5V 2T6' };
const office = { street: '100 King Street West', city: 'Toronto', postalCode: 'M5X 1A9' };
const queenStreet = { street: '8 Queen Street', city: 'Toronto', postalCode: 'M5H 2N2' };

const amelie = { firstname: 'Amélie', lastname: 'Tremblay', at: home };
const omer = { firstname: 'Ömer', lastname: 'Yılmaz', at: queenStreet };
const leyla = { firstname: 'ليلى', lastname: 'حداد', at: queenStreet };
const zoe = { firstname: 'Zoé', lastname: "O'Neil", at: home };

const email = 'amelie@erable.example';
const card = { number: '4242 4242 4242 4242', expiry: '04/39', code: '123', name: 'Amélie Tremblay' };

/** The day at the federal registry, in Ottawa. */
const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' }).format(new Date());

type Within = Page | Locator;
const drawer = () => page.getByRole('dialog');
const field = (name: string, within: Within = page) => within.getByRole('textbox', { name, exact: true });
const list = (name: string, within: Within = page) => within.getByRole('combobox', { name, exact: true });
const box = (name: string, within: Within = page) => within.getByRole('checkbox', { name, exact: true });
const radio = (name: string, within: Within = page) => within.getByRole('radio', { name, exact: true });
const button = (name: string | RegExp, within: Within = page) =>
  within.getByRole('button', { name, exact: true }).first();

test('a founder incorporates Érable & Fils Inc., is signed out by idleness, and finds all as left', async () => {
  const { press, type } = hands;
  const entry = entryPages(page, product.origin);
  const wizard = wizardPages(page);

  await registers();
  await verifiesAddress();
  await opensClosesAndCreates('Érable & Fils');

  await press(button(text('wizard.next')));
  await hearsRefusal(text('GENERAL.FIELD_REQUIRED'));
  await typesPlace(page, home);
  await savesAndArrivesAt(text('wizard.company.title'));

  await hands.pick(radio(text('wizard.company.new')));
  await page.getByLabel(text('wizard.company.element')).selectOption('Inc.');
  await page.getByText('Nothing similar found').waitFor();
  await savesAndArrivesAt(text('wizard.corporate.title'));

  await typesPlace(page, office);
  await page.getByLabel(text('wizard.business.yearEnd')).fill('12-31');
  await type(field(text('wizard.articles.minDirectors')), '1');
  await type(field(text('wizard.articles.maxDirectors')), '5');
  await hands.select(list(text('wizard.sector.label')), text('wizard.sector.none'));
  await press(button(text('wizard.incorporators.me')));
  for (const attested of ['is_adult', 'is_capable', 'is_not_bankrupt'] as const) {
    await press(box(text(`wizard.incorporators.${attested}`)), 'Space');
  }
  await savesAndArrivesAt(text('wizard.founder.title'));

  await choosesWhoManages();
  await addsDirector();
  await removesDirector();
  await wizard.addDirector(amelie, { resident: true });
  await wizard.addDirector(omer, { resident: true });
  await wizard.addDirector(leyla, { resident: false });
  await wizard.enterConsent('Amélie Tremblay', today());
  await goesOnTo(text('wizard.operator.title'));
  await wizard.appoint('Amélie Tremblay', 'President');
  await wizard.appoint('Ömer Yılmaz', 'Secretary');
  await wizard.appoint('ليلى حداد', 'Vice-president');
  await wizard.moveTo('ليلى حداد', { from: 'Vice-president', to: 'Treasurer' });
  await goesOnTo(text('wizard.shares.title'));

  await wizard.chooseAdvancedShares();
  await wizard.addShareClass({ name: 'Common', votes: true, prefix: 'CS' });
  await wizard.addShareClass({ name: 'Class B Common', votes: false, prefix: 'CB' });
  await addsHolder('400000');
  await wizard.recordPayment('Amélie Tremblay', today());
  await wizard.addSubscriber('Ömer Yılmaz', { shares: '300000', of: 'Common', paidOn: today() });
  await wizard.addSubscriber('ليلى حداد', { shares: '200000', of: 'Common', paidOn: today() });
  await wizard.addSubscriber(zoe, { shares: '100000', of: 'Class B Common', paidOn: today() });
  await wizard.letVest("Zoé O'Neil");
  expect(await wizard.capTable()).toEqual([
    ["Zoé O'Neil", '100,000', '10.00%', '0.00%'],
    ['Amélie Tremblay', '400,000', '40.00%', '44.45%'],
    ['Ömer Yılmaz', '300,000', '30.00%', '33.33%'],
    ['ليلى حداد', '200,000', '20.00%', '22.22%'],
    ['Total', '1,000,000', '100.00%', '100.00%'],
  ]);
  await press(box(text('wizard.isc.confirm')), 'Space');
  await savesAndArrivesAt(text('billing.plans.title'));

  await press(button(text('billing.plans.choose', { plan: text('billing.plan.founder') })));
  await arrivesAt(text('billing.checkout.title'));
  await wizard.redeem('FOUNDER25');
  await pays();
  expect(await wizard.lookAtInvoice()).toEqual([
    ['Item', 'Amount'],
    ['Founder plan, one year', '$348.00'],
    ['Coupon FOUNDER25', '−$87.00'],
    ['HST 13%', '$33.93'],
    ['Total', '$294.93'],
  ]);
  await press(button(text('billing.paid.continue')));
  await arrivesAt(text('wizard.step.checkout'));
  await wizard.seeSubmission();
  await press(box(text('wizard.declare.box')), 'Space');
  await press(button(text('wizard.submit.send')));
  await press(button(text('wizard.submit.send'), drawer()));
  await arrivesAt(text('wizard.waiting.title'));
  await arrivesAt(text('wizard.incorporated.title', { name: 'Érable & Fils Inc.' }));
  await wizard.recordSignedOnPaper(today(), 'Amélie Tremblay');
  await press(button(text('wizard.incorporated.open')));
  await arrivesAt('Érable & Fils Inc.');
  const left = await seen(page);
  expect(left).toMatchObject({
    title: 'Érable & Fils Inc.',
    figures: { 'Issued shares': '1,000,000', Holders: '4', Votes: '900,000', 'Stated capital': '$10,000.00' },
  });

  await page.clock.install();
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Érable & Fils Inc.' }).waitFor();
  // The inactivity timer loads after the page.
  await page.waitForLoadState('networkidle');
  await page.clock.fastForward('20:30');
  await page.getByText('You were signed out after 20 minutes without activity.').first().waitFor();

  await entry.askForNewPassword(email);
  await entry.choosePassword(linkIn(await product.mail.newest(email, /reset/i)), 'Better-456');
  await entry.signIn(email, 'Better-456');
  expect(await seen(page)).toEqual(left);
});

async function registers(): Promise<void> {
  await page.goto(`${product.origin}/app/onboard/newcorporation`);
  await hands.press(button(text('register.submit')));
  await hearsRefusal(text('PERSON_NAME.REQUIRED'));
  await hands.type(field(text('profile.firstname')), amelie.firstname);
  await hands.type(field(text('profile.lastname')), amelie.lastname);
  await hands.type(field(text('entry.email')), email);
  await hands.type(field(text('entry.password')), 'Secret-123');
  await page.keyboard.press('Enter');
  await arrivesAt(text('organization.landing.title'));
}

/** People are asked for signatures only by a verified address. */
async function verifiesAddress(): Promise<void> {
  await page.goto(linkIn(await product.mail.newest(email, /verify/i)));
  await hands.press(button(text('verify.submit')));
  await page.getByRole('heading', { name: text('verify.done.title') }).waitFor();
  await hands.press(page.getByRole('link', { name: text('verify.continue'), exact: true }));
  await arrivesAt(text('organization.landing.title'));
}

/** Escape closes the drawer, and the focus is again on what opened it. */
async function opensClosesAndCreates(name: string): Promise<void> {
  const create = button(text('organization.create'));
  await hands.press(create);
  await drawer().waitFor();
  await page.keyboard.press('Escape');
  await drawer().waitFor({ state: 'detached' });
  await hands.seeFocusOn(create);
  await page.keyboard.press('Enter');
  await hands.type(field(text('organization.name'), drawer()), name);
  await page.keyboard.press('Enter');
  await arrivesAt(text('wizard.step.account'));
}

async function choosesWhoManages(): Promise<void> {
  await hands.pick(radio(text('wizard.manages.other')));
  await hands.pick(radio(text('wizard.involved.owners')));
  await hands.press(button(text('wizard.manages.save')));
  await hands.seeFocus();
}

async function addsDirector(): Promise<void> {
  await hands.press(button(text('wizard.director.add')));
  await hands.type(field(text('profile.firstname'), drawer()), zoe.firstname);
  await hands.type(field(text('profile.lastname'), drawer()), zoe.lastname);
  await typesPlace(drawer(), home);
  await hands.pick(radio(text('wizard.residency.citizen_resident'), drawer()));
  await hands.press(box(text('wizard.director.capable'), drawer()), 'Space');
  await refusesHalfADate(drawer().getByLabel(text('wizard.director.consentOn')));
  await savesDrawer();
}

/** A date without its year has no value; sent as not given, the day would be lost without a word. */
async function refusesHalfADate(date: Locator): Promise<void> {
  await hands.reach(date);
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await hearsRefusal(text('GENERAL.NOT_A_DATE'));
  await page.keyboard.press('Backspace');
}

/** The row that had the focus is gone; the focus is not. */
async function removesDirector(): Promise<void> {
  const actions = button(text('ui.actions', { name: "Zoé O'Neil" }));
  await hands.press(actions);
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await hands.press(button(text('ui.remove'), drawer()));
  await actions.waitFor({ state: 'detached' });
  await hands.seeFocus();
}

/** A director subscribes for shares of the first class. */
async function addsHolder(shares: string): Promise<void> {
  await hands.press(button(text('wizard.subscribers.add')));
  await hands.select(list(text('wizard.person.who'), drawer()), 'Amélie Tremblay');
  await hands.type(field(text('wizard.shares.shares'), drawer()), shares);
  await savesDrawer();
}

/** A card that its bank refuses, and one that it does not. */
async function pays(): Promise<void> {
  await hands.type(field(text('billing.card.name')), card.name);
  await hands.type(field(text('billing.card.number')), '4000 0000 0000 0002');
  await hands.type(field(text('billing.card.expiry')), card.expiry);
  await hands.type(field(text('billing.card.cvc')), card.code);
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText('try again').waitFor();
  await hands.type(field(text('billing.card.number')), card.number);
  await page.keyboard.press('Enter');
  await arrivesAt(text('billing.paid.title'));
  await page
    .getByRole('button', { name: 'Choose a Plan & Pay' })
    .getByText('Paid', { exact: true })
    .waitFor();
}

async function typesPlace(within: Within, { street, city, postalCode }: Place): Promise<void> {
  await hands.type(field(text('profile.line1'), within), street);
  await hands.type(field(text('profile.city'), within), city);
  await hands.type(field(text('profile.postalCode'), within), postalCode);
}

async function savesDrawer(): Promise<void> {
  await hands.press(button(text('wizard.save'), drawer()));
  await drawer().waitFor({ state: 'detached' });
  await hands.seeFocus();
}

async function savesAndArrivesAt(title: string): Promise<void> {
  await hands.press(button(text('wizard.next')));
  await arrivesAt(title);
}

async function goesOnTo(title: string): Promise<void> {
  await hands.press(button(text('wizard.continue')));
  await arrivesAt(title);
}

async function arrivesAt(title: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await hands.seeFocus();
}

/** The focus is on the first field that was refused, which is invalid and described by the reason. */
async function hearsRefusal(reason: string): Promise<void> {
  const spoken = () =>
    page.evaluate(() => {
      const at = document.activeElement;
      const notes = at?.getAttribute('aria-describedby')?.split(' ') ?? [];
      const words = notes.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
      return { isInvalid: at?.getAttribute('aria-invalid') === 'true', words };
    });
  await expect.poll(spoken).toEqual({ isInvalid: true, words: reason });
}

/** The corporation's facts on the dashboard. */
async function seen(page: Page) {
  const heading = page.getByRole('heading', { level: 1 });
  await page.getByText('Issued shares', { exact: true }).waitFor();
  const figures = await page
    .locator('dl.facts > div')
    .evaluateAll((facts) =>
      Object.fromEntries(
        facts.map((fact) => [
          fact.querySelector('dt')?.textContent ?? '',
          fact.querySelector('dd')?.textContent ?? '',
        ]),
      ),
    );
  const directors = await page.getByText('consent missing').count();
  return { title: await heading.innerText(), figures, directors };
}
