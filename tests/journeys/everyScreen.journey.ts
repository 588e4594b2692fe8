/**
 * Every screen of the story company in two settings that are each other's opposite: wide and on a phone, from left to
 * right and from right to left, light and dark. `npm run screenshots` shows each in all of its own.
 */
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Demo, startDemo } from '../../tools/demoProcess.ts';
import type { Screen } from '../../tools/screens.ts';
import { companies, type Session, signIn } from '../../tools/visits.ts';
import { openBrowser } from './support/browser.ts';
import { faultsOf, narrowest, watchShifts } from './support/standing.ts';
import { walkerOf } from './support/walker.ts';

const wide = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: narrowest, isMobile: true, hasTouch: true };

interface Setting extends BrowserContextOptions {
  readonly parity: 0 | 1;
  readonly viewport: { readonly width: number; readonly height: number };
}

/** Of the screens of each parity two opposites. */
const settings: readonly Setting[] = [
  { parity: 0, ...wide, locale: 'en-CA', colorScheme: 'light' },
  { parity: 0, ...phone, locale: 'ar', colorScheme: 'dark' },
  { parity: 1, ...wide, locale: 'ar', colorScheme: 'dark' },
  { parity: 1, ...phone, locale: 'fr-CA', colorScheme: 'light' },
];

let demo: Demo;
let browser: Browser;
let session: Session;
let screens: readonly Screen[];

beforeAll(async () => {
  [demo, browser] = await Promise.all([startDemo(), openBrowser()]);
  session = await signIn(browser, demo.origin);
  screens = await companies(demo.origin, session);
});
afterAll(async () => {
  await browser?.close();
  await demo?.close();
});

test('every screen is accessible, named, as wide as its window, stands still, and shows where the focus is', async () => {
  // A page waits for its server most of the time: the settings take turns.
  const faults = await Promise.all(settings.map(walk));
  expect(faults.flat()).toEqual([]);
}, 400_000);

async function walk({ parity, ...setting }: Setting): Promise<readonly string[]> {
  const contexts = [await browser.newContext(setting), await browser.newContext(setting)] as const;
  const [guest, user] = contexts;
  for (const context of contexts) await context.addInitScript(watchShifts);
  await user.addInitScript((rows) => {
    for (const [key, value] of Object.entries(rows)) localStorage.setItem(key, value);
  }, session);
  const walkers = { guest: walkerOf(guest, demo.origin), user: walkerOf(user, demo.origin) };
  const faults: string[] = [];
  for (const screen of screens.filter((_, at) => at % 2 === parity)) {
    const page = await walkers[screen.isGuest ? 'guest' : 'user'](screen);
    const where = `${screen.name} (${setting.locale}, ${setting.viewport.width} px)`;
    faults.push(...(await faultsOf(page)).map((fault) => `${where}: ${fault}`));
  }
  await Promise.all(contexts.map((context) => context.close()));
  return faults;
}
