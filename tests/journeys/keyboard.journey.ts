/** The incorporation without a mouse: every step by Tab, arrows, Enter, Space and Escape (WCAG 2.1.1, 2.4.3, 2.4.7). */

import { checkout } from '@tabellion/texts/checkout/en.ts';
import { en } from '@tabellion/texts/en.ts';
import { organizing } from '@tabellion/texts/organizing/en.ts';
import { paying } from '@tabellion/texts/paying/en.ts';
import { createText } from '@tabellion/texts/text.ts';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './support/browser.ts';
import { type Keyboard, keyboardOf } from './support/keyboard.ts';
import { linkIn } from './support/mailPeer.ts';
import { openProduct, type Product } from './support/product.ts';

const text = createText('en', { ...en, ...checkout, ...organizing, ...paying });

let product: Product;
let browser: Browser;
let page: Page;
let hands: Keyboard;

beforeAll(async () => {
  [product, browser] = await Promise.all([openProduct(), openBrowser()]);
  const wide = { width: 1280, height: 800 };
  page = await browser.newPage({ locale: 'en-CA', viewport: wide });
  hands = keyboardOf(page);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

type Within = Page | Locator;
const drawer = () => page.getByRole('dialog');
const field = (name: string, within: Within = page) => within.getByRole('textbox', { name, exact: true });
const list = (name: string, within: Within = page) => within.getByRole('combobox', { name, exact: true });
const box = (name: string, within: Within = page) => within.getByRole('checkbox', { name, exact: true });
const radio = (name: string, within: Within = page) => within.getByRole('radio', { name, exact: true });
const button = (name: string | RegExp, within: Within = page) =>
  within.getByRole('button', { name, exact: true }).first();

test('a founder incorporates by the keyboard alone, and always sees where she is', async () => {
  const { press, type } = hands;
  await registers();
  await verifiesAddress();
  await opensClosesAndCreates('Érable & Filles');

  await press(button(text('wizard.next')));
  await hearsRefusal(text('GENERAL.FIELD_REQUIRED'));
  await typesPlace(page);
  await savesAndArrivesAt(text('wizard.company.title'));

  await hands.pick(radio(text('wizard.company.new')));
  await savesAndArrivesAt(text('wizard.corporate.title'));

  await typesPlace(page);
  await type(field(text('wizard.articles.minDirectors')), '1');
  await type(field(text('wizard.articles.maxDirectors')), '3');
  await hands.select(list(text('wizard.sector.label')), text('wizard.sector.none'));
  await press(button(text('wizard.incorporators.me')));
  for (const attested of ['is_adult', 'is_capable', 'is_not_bankrupt'] as const) {
    await press(box(text(`wizard.incorporators.${attested}`)), 'Space');
  }
  await savesAndArrivesAt(text('wizard.founder.title'));

  await hands.pick(radio(text('wizard.manages.other')));
  await press(button(text('wizard.manages.save')));
  await hands.seeFocus();
  await addsDirector();
  await removesDirector();
  await addsDirector();
  await goesOnTo(text('wizard.operator.title'));

  await goesOnTo(text('wizard.shares.title'));
  await addsHolder('1000');
  await press(box(text('wizard.isc.confirm')), 'Space');
  await savesAndArrivesAt(text('billing.plans.title'));

  await press(button(text('billing.plans.choose', { plan: text('billing.plan.founder') })));
  await arrivesAt(text('billing.checkout.title'));
  await pays();
  await press(box(text('wizard.declare.box')), 'Space');
  await press(button(text('wizard.submit.send')));
  await press(button(text('wizard.submit.send'), drawer()));
  await arrivesAt(text('wizard.waiting.title'));
  await arrivesAt(text('wizard.incorporated.title', { name: 'Érable & Filles Inc.' }));
  await sendsOrganizingDocuments();
  await press(button(text('wizard.incorporated.open')));
  await arrivesAt('Érable & Filles Inc.');
});

async function registers(): Promise<void> {
  await page.goto(`${product.origin}/app/onboard/newcorporation`);
  await hands.press(button(text('register.submit')));
  await hearsRefusal(text('PERSON_NAME.REQUIRED'));
  await hands.type(field(text('profile.firstname')), 'Zoé');
  await hands.type(field(text('profile.lastname')), "O'Neil");
  await hands.type(field(text('entry.email')), 'zoe@erable.example');
  await hands.type(field(text('entry.password')), 'Secret-123');
  await page.keyboard.press('Enter');
  await arrivesAt(text('organization.landing.title'));
}

/** People are asked for signatures only by a verified address. */
async function verifiesAddress(): Promise<void> {
  await page.goto(linkIn(await product.mail.newest('zoe@erable.example', /verify/i)));
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

async function addsDirector(): Promise<void> {
  await hands.press(button(text('wizard.director.add')));
  await hands.type(field(text('profile.firstname'), drawer()), 'Zoé');
  await hands.type(field(text('profile.lastname'), drawer()), "O'Neil");
  await typesPlace(drawer());
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

async function addsHolder(shares: string): Promise<void> {
  await hands.press(button(text('wizard.subscribers.add')));
  await hands.select(list(text('wizard.person.who'), drawer()), "Zoé O'Neil");
  await hands.type(field(text('wizard.shares.shares'), drawer()), shares);
  await savesDrawer();
}

async function pays(): Promise<void> {
  await hands.type(field(text('billing.card.name')), "Zoé O'Neil");
  await hands.type(field(text('billing.card.number')), '4242 4242 4242 4242');
  await hands.type(field(text('billing.card.expiry')), '04/39');
  await hands.type(field(text('billing.card.cvc')), '123');
  await page.keyboard.press('Enter');
  await arrivesAt(text('billing.paid.title'));
  await hands.press(button(text('billing.paid.continue')));
  await arrivesAt(text('wizard.step.checkout'));
}

/** The founding set is one button below the certificate. */
async function sendsOrganizingDocuments(): Promise<void> {
  await hands.press(button(text('next.organize.send')));
  await hands.type(field(text('entry.email'), drawer()), 'zoe@erable.example');
  await hands.press(button(text('next.organize.send'), drawer()));
  await drawer().waitFor({ state: 'detached' });
  await page.getByText(text('next.organize.sent')).waitFor();
  await hands.seeFocus();
}

async function typesPlace(within: Within): Promise<void> {
  await hands.type(field(text('profile.line1'), within), '12 Maple Street');
  await hands.type(field(text('profile.city'), within), 'Toronto');
  await hands.type(field(text('profile.postalCode'), within), 'M5V 2T6');
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
