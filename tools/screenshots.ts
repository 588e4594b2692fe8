/** `npm run screenshots [-- brands, settings and parts of names]`: every screen and a mail in seven settings as
 *  ./screenshots/<brand>/<setting>/<name>.png, with axe's findings on each; in the first brand unless told. Ends with 1
 *  where axe finds a violation. Who changes a screen looks at its pictures. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { brandKeys } from '../apps/web/brands/brands.ts';
import { openBrowser } from '../tests/journeys/support/browser.ts';
import { type Demo, startDemo } from './demoProcess.ts';
import type { Screen } from './screens.ts';
import { companies, contextsOf, openPage, readerOf, type Sessions, signInAll } from './visits.ts';

const wide = { viewport: { width: 1440, height: 900 } };

const phone = { viewport: { width: 390, height: 844 }, isMobile: true };

const settings: Readonly<Record<string, BrowserContextOptions>> = {
  'en-light': { ...wide, locale: 'en-CA', colorScheme: 'light' },
  'ar-light': { ...wide, locale: 'ar', colorScheme: 'light' },
  'en-dark': { ...wide, locale: 'en-CA', colorScheme: 'dark' },
  phone: { ...phone, locale: 'en-CA', colorScheme: 'light' },
  'phone-ar': { ...phone, locale: 'ar', colorScheme: 'light' },
  'fr-narrow': { viewport: { width: 1280, height: 800 }, locale: 'fr-CA', colorScheme: 'light' },
  'phone-tr': { ...phone, locale: 'tr', colorScheme: 'light' },
};

interface Finding {
  readonly setting: string;
  readonly screen: string;
  readonly rule: string;
  readonly where: readonly string[];
}

async function main(words: readonly string[]): Promise<void> {
  const named = brandKeys.filter((key) => words.includes(key));
  for (const brand of named.length === 0 ? brandKeys.slice(0, 1) : named) {
    await shootBrand(
      brand,
      words.filter((word) => !brandKeys.includes(word)),
    );
  }
}

async function shootBrand(brand: string, words: readonly string[]): Promise<void> {
  const demo = await startDemo({ BRAND: brand });
  const browser = await openBrowser();
  try {
    const findings: Finding[] = [];
    const sessions = await signInAll(browser, demo.origin);
    const parts = words.filter((word) => settings[word] === undefined);
    const all = [...(await companies(demo.origin, sessions)), await newestMail(demo)];
    const screens = all.filter(({ name }) => parts.length === 0 || parts.some((part) => name.includes(part)));
    for (const setting of chosenSettings(words)) {
      findings.push(...(await shoot(browser, { ...demo, brand, sessions, setting, screens })));
    }
    report(screens, chosenSettings(words), findings);
    if (findings.length > 0) process.exitCode = 1;
  } finally {
    await browser.close();
    await demo.close();
  }
}

function chosenSettings(words: readonly string[]): readonly string[] {
  const named = Object.keys(settings).filter((setting) => words.includes(setting));
  return named.length === 0 ? Object.keys(settings) : named;
}

/** The local mailbox shows it as mail programs do. */
async function newestMail({ origin, mailboxPath }: Demo): Promise<Screen> {
  const list = await (await fetch(origin + mailboxPath)).text();
  const path = /\/mailbox\/[\w-]+\/[0-9a-f-]+/.exec(list)?.[0];
  if (path === undefined) throw new Error('the mailbox is empty');
  return { name: 'mail', path: `${path}/page`, isGuest: true };
}

interface Shooting {
  readonly origin: string;
  readonly brand: string;
  readonly sessions: Sessions;
  readonly setting: string;
  readonly screens: readonly Screen[];
}

async function shoot(
  browser: Browser,
  { origin, brand, sessions, setting, screens }: Shooting,
): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  const folder = join('screenshots', brand, setting);
  await mkdir(folder, { recursive: true });
  const contexts = await contextsOf(browser, sessions, settings[setting] ?? {});
  for (const screen of screens) {
    const page = await openPage(contexts[readerOf(screen)], origin + screen.path, screen.press);
    await page.screenshot({ path: join(folder, `${screen.name}.png`), fullPage: true });
    const { violations } = await new AxeBuilder({ page }).analyze();
    for (const { id, nodes } of violations) {
      findings.push({ setting, screen: screen.name, rule: id, where: nodes.map(({ html }) => html) });
    }
    await page.close();
  }
  await Promise.all(Object.values(contexts).map((context) => context.close()));
  return findings;
}

/** A table of how many violations each screen has in each setting; below it, which and where. */
function report(screens: readonly Screen[], shown: readonly string[], findings: readonly Finding[]): void {
  const rows = screens.map(({ name }) => {
    const counts = shown.map((setting) => {
      const here = findings.filter((one) => one.screen === name && one.setting === setting);
      return [setting, here.length];
    });
    return [name, Object.fromEntries(counts) as Record<string, number>];
  });
  console.table(Object.fromEntries(rows));
  for (const { setting, screen, rule, where } of findings) {
    console.log(`${setting} ${screen}: ${rule}\n  ${where.slice(0, 3).join('\n  ')}`);
  }
}

await main(process.argv.slice(2));
