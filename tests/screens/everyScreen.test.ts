/**
 * Every screen of the story company: wide and on a phone, from left to right and from right to left, light and dark.
 * `npm run test:screens` shows each screen in one of the settings by turns, `npm run test:long` in all of them.
 */
import { rm } from 'node:fs/promises';
import { dateInZone, instantOfMillis } from '@tabellion/kernel/date.ts';
import { withClient } from '@tabellion/platform/database/server-address.ts';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tellOnce } from '../../tools/demoStory.ts';
import type { Screen } from '../../tools/screens.ts';
import { companies, contextOf, contextsOf, readerOf, type Sessions, signInAll } from '../../tools/visits.ts';
import { openBrowser } from '../journeys/support/browser.ts';
import { openInstalled } from '../journeys/support/product.ts';
import {
  cutCells,
  faultsOf,
  narrowest,
  shiftsOf,
  watchShifts,
  widerThanPhone,
} from '../journeys/support/standing.ts';
import { answered, walkerOf } from '../journeys/support/walker.ts';
import { tellLongNames } from '../stories/longNames.ts';
import { handOf } from '../stories/stage.ts';
import { copyTemplate, urlOf } from '../support/database.ts';
import { isLongRun, someOf } from '../support/extent.ts';
import { scratchFolder } from '../support/scratch.ts';
import { until } from '../support/until.ts';

const wide = { viewport: { width: 1440, height: 900 } };
const narrow = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: narrowest, isMobile: true, hasTouch: true };

interface Setting extends BrowserContextOptions {
  readonly viewport: { readonly width: number; readonly height: number };
}

const settings: readonly Setting[] = [
  { ...narrow, locale: 'fr-CA', colorScheme: 'light' },
  { ...phone, locale: 'ar', colorScheme: 'dark' },
  { ...wide, locale: 'en-CA', colorScheme: 'dark' },
  { ...phone, locale: 'tr', colorScheme: 'light' },
];

let demo: Awaited<ReturnType<typeof openTold>>;
let browser: Browser;
let sessions: Sessions;
let screens: readonly Screen[];
/** Opens screens of the tests of paper, in one window. */
let open: (screen: Screen) => Promise<Page>;

/** The product with the story company in it; people of the installation file what is submitted. */
async function openTold() {
  const { address, drop } = await copyTemplate();
  const told = { DATABASE_URL: urlOf(address), DATA_DIR: await scratchFolder('tabellion-demo-') };
  await tellOnce(told);
  const product = await openInstalled({ ...told, REGISTRAR: 'manual' });
  // The story's records are in the log before anybody looks at one: what waits there shows no proof.
  await until(async () => {
    const unsent = `select from outbox where topic = 'ledger' and state = 'waiting' limit 1`;
    return (await withClient(address, (client) => client.query(unsent))).rowCount === 0;
  });
  const close = async () => {
    await product.close();
    await drop();
    await rm(told.DATA_DIR, { recursive: true });
  };
  return { origin: product.origin, close };
}

beforeAll(async () => {
  [demo, browser] = await Promise.all([openTold(), openBrowser()]);
  sessions = await signInAll(browser, demo.origin);
  screens = await companies(demo.origin, sessions);
  const context = await contextOf(browser, sessions.user, { ...narrow, locale: 'en-CA' });
  open = walkerOf(context, demo.origin);
});
afterAll(async () => {
  await browser?.close();
  await demo?.close();
});

test('every screen is accessible, named, as wide as its window, stands still, and shows where the focus is', async () => {
  // A page waits for its server now and then: two settings take turns. More of them would wait for each other.
  const faults: string[] = [];
  for (const two of [settings.slice(0, 2), settings.slice(2)])
    faults.push(...(await Promise.all(two.map(walk))).flat());
  expect(faults).toEqual([]);
});

test('faces that come late move nothing on the sign-in page', async () => {
  // Turkish has the faces of French.
  for (const locale of isLongRun ? ['fr-CA', 'tr', 'ar'] : ['fr-CA', 'ar']) {
    const context = await contextOf(browser, {}, { ...narrow, locale });
    await context.addInitScript(watchShifts);
    await context.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    const page = await context.newPage();
    await page.goto(`${demo.origin}/app/login`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    expect(await shiftsOf(page), locale).toBeLessThan(0.02);
    await context.close();
  }
});

test('answers that come late move nothing on the dashboard and in the minute book', async () => {
  const context = await contextOf(browser, sessions.user, { ...narrow, locale: 'en-CA' });
  await context.addInitScript(watchShifts);
  // Parts that ask for more only when they are drawn then come one after the other.
  await context.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  for (const name of ['dashboard', 'minute-book']) {
    const page = await walkerOf(context, demo.origin)(screenOf(name));
    expect(await shiftsOf(page), name).toBeLessThan(0.02);
    await page.close();
  }
  await context.close();
});

test('a corporation and people with the longest names that there may be fit the narrowest phone', async () => {
  const orgId = await tellLongNames(handOf(demo, sessions.user.jwt_access_token), today());
  const context = await contextOf(browser, sessions.user, { ...phone, locale: 'en-CA' });
  const open = walkerOf(context, demo.origin);
  const faults: string[] = [];
  for (const path of longest(orgId)) {
    const page = await open({ name: path, path });
    faults.push(...(await widerThanPhone(page)).map((fault) => `${path}: ${fault}`));
  }
  await context.close();
  expect(faults).toEqual([]);
});

test('what is pressed stays under the pointer, though the field that is left for it is refused', async () => {
  const context = await contextOf(browser, sessions.user, { ...narrow, locale: 'en-CA' });
  const page = await walkerOf(context, demo.origin)(screenOf('wizard-shares'));
  await page.getByRole('button', { name: 'Actions for Amélie Tremblay' }).click();
  await page.getByRole('menuitem', { name: 'Payment and vesting' }).click();
  const price = page.getByLabel('Price: Amélie Tremblay');
  await price.fill('nothing');
  const vests = page.getByLabel('The shares vest over time');
  await vests.scrollIntoViewIfNeeded();
  const place = await vests.boundingBox();
  await page.mouse.move((place?.x ?? 0) + 8, (place?.y ?? 0) + 8);
  // Timed by the page's own clock: on a busy machine the press may last longer than it holds the error back.
  await vests.evaluate((box) =>
    box.addEventListener('pointerdown', () =>
      setTimeout(() => box.setAttribute('data-top', String(box.getBoundingClientRect().top)), 300),
    ),
  );
  await page.mouse.down();
  await expect.poll(() => vests.getAttribute('data-top')).toBe(String(place?.y));
  await page.mouse.up();
  await expect.poll(() => vests.isChecked()).toBe(true);
  await expect.poll(() => price.getAttribute('aria-invalid')).toBe('true');
  await context.close();
});

test('a refusal takes the place of the help at its field, and nothing below moves', async () => {
  const context = await contextOf(browser, sessions.user, { ...narrow, locale: 'en-CA' });
  const page = await walkerOf(context, demo.origin)(screenOf('drawer-cease'));
  const on = page.getByLabel('End date');
  const reason = page.getByLabel('Reason');
  await page.getByText('The register keeps the person, this date and the reason.').waitFor();
  const place = await reason.boundingBox();
  await on.fill('');
  await reason.focus();
  await expect.poll(() => on.getAttribute('aria-invalid')).toBe('true');
  expect(await reason.boundingBox()).toEqual(place);
  // The drawer slides in 120 ms, unless the reader wants no motion: by the system, or by the settings.
  const motion = () =>
    page.locator('dialog.drawer').evaluate((drawer) => {
      const { animationName, animationDuration } = getComputedStyle(drawer);
      return `${animationName} ${animationDuration}`;
    });
  expect(await motion()).toBe('none 0s');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await motion()).toBe('enter 0.12s');
  await page.evaluate(() => {
    document.documentElement.dataset.motion = 'none';
  });
  expect(await motion()).toBe('none 0s');
  await context.close();
});

test('compact rows of registers are 36 px high, where words are long', async () => {
  const context = await contextOf(browser, sessions.user, { ...narrow, locale: 'fr-CA' });
  const open = walkerOf(context, demo.origin);
  for (const name of ['shareholders', 'register-directors', 'control']) {
    const page = await open(screenOf(name));
    await page.locator('.t--fixed tbody tr:not(.is-state) td').first().waitFor();
    const heights = await page.evaluate(() => {
      document.documentElement.dataset.density = 'compact';
      const rows = document.querySelectorAll('.t--fixed tbody tr:not(.is-state)');
      return Array.from(rows, (row) => Math.floor(row.getBoundingClientRect().height));
    });
    expect(Math.max(...heights), name).toBeLessThanOrEqual(37);
    await page.evaluate(() => delete document.documentElement.dataset.density);
  }
  await context.close();
});

test.each([
  ['shareholders', ['Holder', 'Class', 'Certificate', 'Shares', 'Owns', 'Votes', 'Held since']],
  [
    'transfers',
    ['Date', 'From', 'To', 'Class', 'Shares', 'Certificates', 'Consideration', 'Resolution', 'Recorded'],
  ],
  [
    'share-classes',
    ['Class', 'Rights', 'Votes per share', 'Authorized', 'Issued', 'Holders', 'Stated capital'],
  ],
])(
  'forty rows of the register “%s” are printed on one sheet of Letter or A4, with their totals',
  async (name, columns) => {
    const page = await opened(name);
    await page.locator('.asofbar ~ .tablewrap tbody td').first().waitFor();
    await page.evaluate(() => {
      const body = document.querySelector('.asofbar ~ .tablewrap tbody');
      const rows = [...(body?.children ?? [])];
      for (let at = rows.length; at < 40; at += 1)
        body?.append(rows[at % rows.length]?.cloneNode(true) ?? '');
    });
    for (const format of ['Letter', 'A4']) {
      const pdf = await page.pdf({ format, landscape: true });
      expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
    }
    await page.emulateMedia({ media: 'print' });
    const heads = await page.locator('.asofbar ~ .tablewrap th:visible').allInnerTexts();
    expect(heads).toEqual(columns);
    expect(await page.locator('.main .btn:visible').count()).toBe(0);
    await page.emulateMedia({ media: null });
  },
);

/** Runs in the page: the head of the column under which each total stands. */
const totalsByColumn = (): Record<string, string> => {
  const shown = (cell: Element) => cell.getClientRects().length > 0;
  const middle = (cell: Element) => {
    const { left, width } = cell.getBoundingClientRect();
    return left + width / 2;
  };
  const headOver = (cell: Element) =>
    [...(cell.closest('table')?.querySelectorAll('thead th') ?? [])].filter(shown).find((head) => {
      const { left, right } = head.getBoundingClientRect();
      return left <= middle(cell) && middle(cell) <= right;
    });
  const totals = [...document.querySelectorAll<HTMLElement>('.main .t tfoot td')].filter(shown);
  return Object.fromEntries(
    totals
      .map((cell) => [headOver(cell)?.textContent ?? '', cell.innerText.trim()] as const)
      .filter(([, total]) => /\d/.test(total)),
  );
};

test('a register cuts no evidence, and prints its totals under the columns that they sum up', async () => {
  const summed: string[] = [];
  const printed = screens.filter(
    ({ name }) => printedRegister.test(name) && (isLongRun || hasTotals.test(name)),
  );
  for (const { name } of printed) {
    const page = await opened(name, { ...wide, pressed: false });
    expect(await page.evaluate(cutCells), name).toEqual([]);
    const onScreen = await page.evaluate(totalsByColumn);
    await page.emulateMedia({ media: 'print' });
    // As wide as a sheet of Letter between its margins, upright and on its side.
    for (const width of [725, 965]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(totalsByColumn), `${name}, ${width} px`).toEqual(onScreen);
    }
    if (Object.keys(onScreen).length > 0) summed.push(name);
    await page.emulateMedia({ media: null });
  }
  expect(summed).toEqual(expect.arrayContaining(['shareholders', 'cap-table', 'cap-table-class']));
});

test('no button, filter or hint of the screen is printed', async () => {
  for (const name of ['activity', 'members', 'access-log', 'cap-table-class']) {
    const page = await opened(name);
    await page.emulateMedia({ media: 'print' });
    const shown = page.locator('.main :is(.btn, select, summary, input:not([type=date])):visible');
    expect(await shown.count(), name).toBe(0);
    expect(await page.locator('.main').innerText()).not.toContain('Select an underlined number');
    await page.emulateMedia({ media: null });
  }
});

/** Registers, whole books and the cap table, with a foot of totals or without. */
const printedRegister =
  /^(shareholders|transfers|share-classes|classes-|instruments|control|on-date-|cap-table|book-)/;

/** `npm run test:screens` prints those whose foot sums something up. What cuts a word is looked for on each screen that is shown wide. */
const hasTotals = /^(shareholders|cap-table|cap-table-class)$/;

const longest = (orgId: string): readonly string[] => [
  '/landingPage',
  ...['founder', 'operator', 'shareclass'].map((step) => `/app/onboard/${step}/${orgId}`),
  ...[
    ...['', '/directors', '/officers', '/shares', '/share-classes'].map((page) => `dashboard${page}`),
    ...['info', 'activity'].map((page) => `organization/${page}`),
  ].map((page) => `/app/org/${orgId}/${page}`),
];

function screenOf(name: string): Screen {
  const screen = screens.find((one) => one.name === name);
  if (screen === undefined) throw new Error(`${name} is not among the screens`);
  return screen;
}

/** Opens a screen in the one window, of this size; nothing is pressed where a print is of the screen alone. */
async function opened(name: string, { viewport, pressed } = { ...narrow, pressed: true }): Promise<Page> {
  const { press, ...screen } = screenOf(name);
  const page = await open(pressed && press ? { ...screen, press } : screen);
  await page.setViewportSize(viewport);
  return page;
}

const today = () => dateInZone(instantOfMillis(Date.now()), 'America/Toronto');

/** The screens of each page, first as it stands by itself: what is pressed on it need not be read again. */
function pages(): readonly (readonly Screen[])[] {
  const byPath = new Map<string, Screen[]>();
  for (const screen of screens) byPath.set(screen.path, [...(byPath.get(screen.path) ?? []), screen]);
  const isPressed = ({ press }: Screen) => Number(press !== undefined);
  return [...byPath.values()].map((page) => page.toSorted((a, b) => isPressed(a) - isPressed(b)));
}

async function walk(setting: Setting): Promise<readonly string[]> {
  const contexts = await contextsOf(browser, sessions, setting);
  for (const context of Object.values(contexts)) await context.addInitScript(watchShifts);
  const walkers = {
    guest: walkerOf(contexts.guest, demo.origin),
    user: walkerOf(contexts.user, demo.origin),
    staff: walkerOf(contexts.staff, demo.origin),
  };
  const faults: string[] = [];
  for (const screen of pages().flatMap((page, turn) =>
    someOf(settings, turn).includes(setting) ? page : [],
  )) {
    const page = await walkers[readerOf(screen)](screen);
    const where = `${screen.name} (${setting.locale}, ${setting.viewport.width} px)`;
    faults.push(...(await answered(where, faultsOf(page))).map((fault) => `${where}: ${fault}`));
  }
  await Promise.all(Object.values(contexts).map((context) => context.close()));
  return faults;
}
