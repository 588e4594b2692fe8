/** A founder enters four years of a corporation through the screens, takes them out as an Open Cap Format package, and takes
 *  that into another, empty corporation: both then show the same on every day. */
import { join } from 'node:path';
import { submitIncorporation } from '@tabellion/features/onboarding/contract.ts';
import { instantOfMillis } from '@tabellion/kernel/date.ts';
import { en } from '@tabellion/texts/en.ts';
import { granting } from '@tabellion/texts/granting/en.ts';
import { importing } from '@tabellion/texts/importing/en.ts';
import { recording } from '@tabellion/texts/recording/en.ts';
import { createText } from '@tabellion/texts/text.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shownRegisters, shownRights } from '../stories/shownRegisters.ts';
import type { Hand } from '../stories/stage.ts';
import { prepareTakenOver, tellTakenOver } from '../stories/takenOver.ts';
import { shareOf } from '../support/extent.ts';
import { judgedByGivenValidator } from '../support/givenValidator.ts';
import { enterShared } from './support/account.ts';
import { openBrowser } from './support/browser.ts';
import { follow } from './support/follow.ts';

const text = createText('en', { ...en, ...granting, ...importing, ...recording });
const incorporation_date = '2022-03-15';

let origin: string;
let dataDir: string;
let browser: Browser;
let page: Page;
let hand: Hand;
let orgId: string;
let emptyId: string;

beforeAll(async () => {
  browser = await openBrowser();
  ({ hand, origin, dataDir, page } = await enterShared(browser));
  const stage = { clock: { read: () => instantOfMillis(Date.now()), set: () => {} } };
  orgId = await prepareTakenOver(hand, stage, { name: 'Four Years', incorporation_date });
  emptyId = await tellTakenOver(hand, stage, { name: 'Empty Pages', incorporation_date });
});
afterAll(async () => {
  await browser?.close();
});

test('classes are told before the corporation is on record', async () => {
  await open('dashboard/share-classes');
  await page.getByText(text('wizard.model.advanced'), { exact: true }).click();
  await addClass({ name: 'Common', prefix: 'CS', votes: true });
  await addClass({ name: 'Preferred', prefix: 'PA', votes: false });
  await hand(submitIncorporation, { params: { id: orgId }, body: { declared: true } });
  // Nobody told the page.
  await page.reload();
});

test('shares are issued to a founder, to joint holders and to a body corporate', async () => {
  await open('shares/shareholders');
  await issue({
    to: 'Amélie Tremblay',
    shares: '600000',
    of: 'Common',
    price: '0.01',
    on: '2022-03-20',
    resolution: 'D-2022-01',
    vests: true,
  });
  await issue({
    to: { kind: 'joint', name: 'Ömer Yılmaz and Helene Roy' },
    shares: '400000',
    of: 'Common',
    price: '0.01',
    on: '2022-03-20',
    resolution: 'D-2022-01',
  });
  await issue({
    to: { kind: 'body_corporate', name: 'Bouleau Ventures Inc.' },
    shares: '100000',
    of: 'Preferred',
    price: '0.50',
    on: '2022-09-01',
    resolution: 'D-2022-02',
  });
  await row('1,100,000').waitFor();
});

test('a director joins, and leaves three years later', async () => {
  await open('organization/directors');
  await button(text('wizard.director.add')).click();
  await field(text('profile.firstname')).fill('Zoé');
  await field(text('profile.lastname')).fill("O'Neil");
  await field(text('profile.line1')).fill('12 Maple Street');
  await field(text('profile.city')).fill('Toronto');
  await field(text('profile.postalCode')).fill('M5V 2T6');
  await field(text('wizard.residency.citizen_resident')).check();
  await field(text('wizard.director.capable')).check();
  await field(text('wizard.director.appointedOn')).fill('2023-02-10');
  await field(text('wizard.director.consentOn')).fill('2023-02-10');
  await save(text('wizard.director.add'));
  await begin("Zoé O'Neil", text('wizard.end'));
  await field(text('wizard.end.on')).fill('2025-12-31');
  await field(text('wizard.end.reason')).selectOption({ label: text('wizard.end.resigned') });
  await save(text('wizard.end'));
  await open('organization/directors?asOf=2024-01-01');
  await row("Zoé O'Neil").waitFor();
});

test('shares are transferred with a balance, split, and bought back', async () => {
  await open('shares/shareholders');
  await begin('Ömer Yılmaz and Helene Roy', text('transaction.transfer'));
  await choose('new', text('wizard.shares.holder'));
  await field(text('profile.firstname')).fill('Helene');
  await field(text('profile.lastname')).fill('Roy');
  await field(text('wizard.shares.shares')).fill('150000');
  await field(text('transaction.for')).selectOption({ label: text('transaction.for.money') });
  await field(text('wizard.shares.amount')).fill('3000');
  await recordOn('2023-06-30');

  await open('organization/shareClass');
  await begin('Common', text('transaction.split'));
  await field(text('transaction.ratio.new')).fill('2');
  await recordOn('2024-05-15');

  await open('shares/shareholders');
  await begin('Helene Roy', text('transaction.repurchase'));
  await field(text('wizard.shares.shares')).fill('10000');
  await field(text('transaction.ground')).selectOption({ label: text('transaction.ground.purchase') });
  await field(text('transaction.price')).fill('0.10');
  await field(text('transaction.for')).selectOption({ label: text('transaction.paid.money') });
  await field(text('transaction.paidOn')).fill('2025-03-31');
  await field(text('transaction.solvencyOn')).fill('2025-03-31');
  await recordOn('2025-03-31');
  await row('290,000').waitFor();
});

test('options are granted from a pool', async () => {
  await open('organization/instruments');
  const record = async (transaction: string) => {
    await button(text('instruments.record')).click();
    await page.getByRole('menuitem', { name: transaction }).click();
  };
  await record(text('transaction.reserve'));
  await field(text('transaction.planName')).fill('Plan 2024');
  await field('Common').check();
  await field(text('transaction.reserved')).fill('200000');
  await recordOn('2024-10-01');
  await record(text('transaction.grant'));
  await choose("Zoé O'Neil", text('wizard.shares.holder'));
  await field(text('transaction.compensation')).selectOption({
    label: text('transaction.compensation.option'),
  });
  await field(text('wizard.shares.shares')).fill('50000');
  await field(text('transaction.exercisePrice')).fill('0.25');
  await field(text('transaction.expiresOn')).fill('2034-10-15');
  await recordOn('2024-10-15');
  await row("Zoé O'Neil").waitFor();
});

test('part of what has vested is exercised, and the rest goes back to the pool', async () => {
  await open('organization/instruments');
  await begin('OP-1', text('transaction.exercise'));
  await field(text('wizard.shares.shares')).fill('10000');
  await drawer().getByText(text('wizard.paid.in.money'), { exact: true }).click();
  await recordOn('2025-11-15');
  await begin('OP-1', text('transaction.release'));
  await field(text('transaction.releaseReason')).selectOption({
    label: text('transaction.releaseReason.forfeited'),
  });
  await field(text('transaction.returns')).selectOption({ label: text('transaction.returns.yes') });
  await recordOn('2026-01-15');
  await open('organization/instruments?who=all');
  await row('OP-1').filter({ hasText: '50,000' }).waitFor();
  // Ten thousand of 200,000 reserved have become shares; the others may be granted again.
  await page.getByText('190,000', { exact: true }).first().waitFor();
  const { lines, promised } = await shownRights(hand, orgId, '2026-03-20');
  expect(lines).toMatchObject([
    { label: 'OP-1', grantedExact: '50000', exercisedExact: '10000', lapsedExact: '40000', leftExact: '0' },
  ]);
  expect(promised).toMatchObject([{ kind: 'pool', name: 'Plan 2024', sharesExact: '190000' }]);
  await open('shares/shareholders?asOf=2026-03-20');
  await row("Zoé O'Neil").getByText('10,000', { exact: true }).first().waitFor();
});

test('what was wrong from the beginning is corrected, with the reason', async () => {
  await open('shares/shareholders');
  await page.getByRole('link', { name: 'Helene Roy', exact: true }).click();
  await button(text('wizard.record.details')).click();
  await field(text('profile.firstname')).fill('Hélène');
  await field(text('wizard.how.correction')).check();
  await field(text('wizard.how.reason')).fill('The accents were left out.');
  await save(text('wizard.save'));
  await page.getByRole('heading', { level: 1, name: 'Hélène Roy' }).waitFor();
});

/** Around each act; the gate compares every third. */
const days = [
  '2022-03-19',
  '2022-03-20',
  '2022-09-01',
  '2023-06-29',
  '2023-06-30',
  '2024-05-14',
  '2024-05-15',
  '2024-10-15',
  '2025-03-31',
  '2025-10-14',
  '2025-11-15',
  '2026-01-15',
  '2026-03-20',
];

test('the package that the screen gives has no fault, and gives the same registers in an empty corporation', async () => {
  await open('shares/shareholders');
  await button(text('register.export')).click();
  await page.getByRole('menuitem', { name: text('register.export.ocf') }).click();
  // The losses of the format are listed before the download.
  await drawer()
    .getByRole('heading', { name: text('package.losses') })
    .waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    drawer()
      .getByRole('button', { name: text('package.take') })
      .click(),
  ]);
  const file = join(dataDir, 'four-years.ocf.zip');
  await download.saveAs(file);
  expect(await judgedByGivenValidator(file)).toMatchObject([{ ok: true, errors: [] }]);

  await open('organization/import', emptyId);
  await page.getByLabel(text('imports.package')).check();
  await page.locator('input[type=file]').setInputFiles(file);
  await button(text('imports.check')).click();
  await page.getByText(text('imports.clean')).waitFor();
  await button(text('imports.next')).click();
  await button(text('imports.record')).click();
  await page.getByText(text('imports.done')).waitFor();
  for (const day of shareOf(days, { part: 0, of: 3 }))
    expect([day, await shown(emptyId, day)]).toEqual([day, await shown(orgId, day)]);
});

test('a table with a bad row is refused with its cell, and nothing of it is taken', async () => {
  const before = await shown(emptyId, '2026-03-20');
  // It stands where the package was taken in.
  await page.reload();
  await page.getByLabel(text('imports.table')).check();
  await page
    .getByLabel(new RegExp(`^${text('imports.paste')}`))
    .fill(
      'Holder,Class,Shares,Issued,Paid\nAnn Roy,Common,100,2025-06-02,1\nBo Li,Common,1.5,2025-06-02,1\n',
    );
  await button(text('imports.next')).click();
  await button(text('imports.check')).click();
  await page.getByText(text('IMPORTS.FAULTY', { count: 1 })).waitFor();
  await row('C3').filter({ hasText: '1.5' }).waitFor();
  expect(await shown(emptyId, '2026-03-20')).toEqual(before);
});

/** Shares, options, pools and full dilution. */
/** Whatever a register shows, but for the ids of the acts that made it, which each organization has for itself. */
const shown = async (id: string, day: string): Promise<unknown> =>
  JSON.parse(
    JSON.stringify([await shownRegisters(hand, id, day), await shownRights(hand, id, day)], (name, value) =>
      name === 'entry_id' ? undefined : value,
    ),
  );

const drawer = () => page.getByRole('dialog');
const open = (path: string, id = orgId) => follow(page, `${origin}/app/org/${id}/${path}`);
/** Found by its whole label; one that may stay empty says so behind it. */
const field = (label: string) =>
  drawer().getByLabel(new RegExp(`^${literally(label)}( ${literally(text('ui.optional'))})?$`));
const literally = (words: string): string => words.replace(/[.()]/g, String.raw`\$&`);
const button = (name: string) => page.getByRole('button', { name, exact: true }).first();
const row = (words: string) => page.getByRole('row').filter({ hasText: words }).first();

const save = async (words: string) => {
  await drawer().getByRole('button', { name: words, exact: true }).click();
  await drawer().waitFor({ state: 'detached' });
};

async function addClass(one: { name: string; prefix: string; votes: boolean }): Promise<void> {
  await button(text('wizard.classes.add')).click();
  await field(text('wizard.classes.name')).fill(one.name);
  await field(text('wizard.classes.voting')).setChecked(one.votes);
  await field(text('wizard.classes.prefix')).fill(one.prefix);
  await save(text('wizard.save'));
}

/** Begins a transaction from the menu of a holder or of a class. */
async function begin(name: string, transaction: string): Promise<void> {
  await button(text('ui.actions', { name })).click();
  await page.getByRole('menuitem', { name: transaction, exact: true }).click();
}

async function recordOn(day: string): Promise<void> {
  await field(text('transaction.effectiveOn')).fill(day);
  await drawer().locator('[type=submit]').click();
  await drawer().waitFor({ state: 'detached' });
}

/** Somebody on record by name, or someone new. */
async function choose(who: string, label: string): Promise<void> {
  const name = who === 'new' ? text('wizard.person.new') : who;
  await drawer().getByRole('combobox', { name: label }).fill(name);
  await drawer().getByRole('option', { name }).click();
}

interface Issue {
  /** Somebody on record by name, or somebody new. */
  to: string | { kind: 'joint' | 'body_corporate'; name: string };
  shares: string;
  of: string;
  price: string;
  on: string;
  resolution: string;
  vests?: boolean;
}

/** Names joint holders, each of them somebody new. */
async function nameMembers(...members: readonly [firstname: string, lastname: string][]): Promise<void> {
  for (const [at, [firstname, lastname]] of members.entries()) {
    const member = drawer().locator('fieldset', {
      has: page.getByLabel(text('wizard.person.member', { at: at + 1 })),
    });
    await member.getByLabel(text('profile.firstname')).fill(firstname);
    await member.getByLabel(text('profile.lastname')).fill(lastname);
  }
}

async function issue({ to, shares, of, price, on, resolution, vests = false }: Issue): Promise<void> {
  await button(text('transaction.issue')).click();
  await choose(typeof to === 'string' ? to : 'new', text('wizard.shares.holder'));
  if (typeof to !== 'string') {
    await field(text('wizard.person.kind')).selectOption({ label: text(`wizard.person.kind.${to.kind}`) });
    await field(text(to.kind === 'joint' ? 'wizard.person.together' : 'wizard.person.company')).fill(to.name);
    if (to.kind === 'joint') await nameMembers(['Ömer', 'Yılmaz'], ['Mei', 'Roy']);
  }
  await field(text('wizard.shares.class')).selectOption({ label: of });
  await field(text('wizard.shares.shares')).fill(shares);
  await field(text('transaction.price')).fill(price);
  await drawer().getByText(text('wizard.paid.in.money'), { exact: true }).click();
  await field(text('wizard.paid.on')).fill(on);
  await field(text('transaction.resolution')).fill(resolution);
  await field(text('wizard.issue.resolutionOn')).fill(on);
  await field(text('wizard.exemption')).selectOption({ label: text('wizard.exemption.close_friend') });
  if (vests) await field(text('wizard.vesting.has')).check();
  await save(text('transaction.issue'));
}
