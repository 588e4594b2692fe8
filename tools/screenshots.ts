/** `npm run screenshots [-- brands, settings and parts of names]`: every screen and a mail in five settings as
 *  ./screenshots/<brand>/<setting>/<name>.png, with axe's findings on each; in the first brand unless told. Ends with 1
 *  where axe finds a violation. Who changes a screen looks at its pictures. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { createOrganizationUser } from '@tabellion/features/members/contract.ts';
import { listOrganizations } from '@tabellion/features/organizations/contract.ts';
import { dateInZone, instantOfMillis } from '@tabellion/kernel/date.ts';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { brandKeys } from '../apps/web/brands/brands.ts';
import { openBrowser } from '../tests/journeys/support/browser.ts';
import { tellSentBack } from '../tests/stories/bouleau.ts';
import { tellErable } from '../tests/stories/erable.ts';
import { amelieSignIn } from '../tests/stories/mapleCast.ts';
import { handOf } from '../tests/stories/stage.ts';
import { type Screen, screensOf } from './screens.ts';

const wide = { viewport: { width: 1440, height: 900 } };

const phone = { viewport: { width: 390, height: 844 }, isMobile: true };

const settings: Readonly<Record<string, BrowserContextOptions>> = {
  'en-light': { ...wide, locale: 'en-CA', colorScheme: 'light' },
  'ar-light': { ...wide, locale: 'ar', colorScheme: 'light' },
  'en-dark': { ...wide, locale: 'en-CA', colorScheme: 'dark' },
  phone: { ...phone, locale: 'en-CA', colorScheme: 'light' },
  'phone-ar': { ...phone, locale: 'ar', colorScheme: 'light' },
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
  const demo = await startDemo(brand);
  const browser = await openBrowser();
  try {
    const findings: Finding[] = [];
    const session = await signIn(browser, demo.origin);
    const parts = words.filter((word) => settings[word] === undefined);
    const all = [...(await companies(demo.origin, session)), await newestMail(demo.origin)];
    const screens = all.filter(({ name }) => parts.length === 0 || parts.some((part) => name.includes(part)));
    for (const setting of chosenSettings(words)) {
      findings.push(...(await shoot(browser, { ...demo, brand, session, setting, screens })));
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

interface Demo {
  readonly origin: string;
  close(): Promise<void>;
}

async function startDemo(brand: string): Promise<Demo> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tabellion-pictures-'));
  const port = String(await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const environment = {
    ...process.env,
    BRAND: brand,
    DATA_DIR: dataDir,
    PORT: port,
    PUBLIC_URL: origin,
    LOG_LEVEL: 'error',
  };
  const child = spawn(process.execPath, ['--import', 'tsx', 'tools/demo.ts'], {
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await saysReady(child);
  return {
    origin,
    close: async () => {
      await new Promise((resolve) => {
        child.once('exit', resolve);
        child.kill('SIGINT');
      });
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const saysReady = (child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the demo ended with ${code}`)));
    child.stdout?.on('data', (bytes: Buffer) => {
      if (bytes.toString().includes('sign in as')) resolve();
    });
  });

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

/** Local storage of a signed-in browser: what a session is (specification section 3). */
type Session = Readonly<Record<string, string>>;

async function signIn(browser: Browser, origin: string): Promise<Session> {
  const page = await browser.newPage();
  await page.goto(`${origin}/app/login`);
  await page.fill('input[name=email]', amelieSignIn.email);
  await page.fill('input[name=password]', amelieSignIn.password);
  await page.click('button[type=submit]');
  await page.waitForURL(/\/(landingPage|dashboard)/);
  await page.waitForLoadState('networkidle');
  const session = await page.evaluate(() => ({ ...localStorage }) as Record<string, string>);
  await page.close();
  return session;
}

/** Maple is there, and somebody is invited to it; Érable & Fils begins today, and Bouleau & Filles is sent back. */
async function companies(origin: string, session: Session): Promise<readonly Screen[]> {
  const hand = handOf({ origin }, session.jwt_access_token);
  const { organizations } = await hand(listOrganizations, {});
  const maple = organizations[0]?.unique_id ?? '';
  const today = dateInZone(instantOfMillis(Date.now()), 'America/Toronto');
  const bouleau = await tellSentBack(hand, today);
  const body = { email: 'lin@maple.example', access_type: 'view' } as const;
  await hand(createOrganizationUser, { params: { orgId: maple }, body });
  return screensOf({ maple, erable: await tellErable(hand, today), bouleau });
}

/** The local mailbox shows it as mail programs do. */
async function newestMail(origin: string): Promise<Screen> {
  const list = await (await fetch(`${origin}/mailbox`)).text();
  const path = /\/mailbox\/[0-9a-f-]+/.exec(list)?.[0];
  if (path === undefined) throw new Error('the mailbox is empty');
  return { name: 'mail', path: `${path}/page`, isGuest: true };
}

interface Shooting {
  readonly origin: string;
  readonly brand: string;
  readonly session: Session;
  readonly setting: string;
  readonly screens: readonly Screen[];
}

async function shoot(
  browser: Browser,
  { origin, brand, session, setting, screens }: Shooting,
): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  const folder = join('screenshots', brand, setting);
  await mkdir(folder, { recursive: true });
  const guest = await browser.newContext(settings[setting]);
  const user = await browser.newContext(settings[setting]);
  await user.addInitScript((rows) => {
    for (const [key, value] of Object.entries(rows)) localStorage.setItem(key, value);
  }, session);
  for (const screen of screens) {
    const page = await openPage(screen.isGuest ? guest : user, origin + screen.path);
    await page.screenshot({ path: join(folder, `${screen.name}.png`), fullPage: true });
    const { violations } = await new AxeBuilder({ page }).analyze();
    for (const { id, nodes } of violations) {
      findings.push({ setting, screen: screen.name, rule: id, where: nodes.map(({ html }) => html) });
    }
    await page.close();
  }
  await guest.close();
  await user.close();
  return findings;
}

/** Waits until the screen stands with all that it reads, faces included, in a window that shows the whole of it. */
async function openPage(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForSelector('h1');
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const { width, height } = page.viewportSize() ?? wide.viewport;
  const hidden = await page.evaluate(() =>
    Math.max(0, ...Array.from(document.querySelectorAll('*'), (one) => one.scrollHeight - one.clientHeight)),
  );
  await page.setViewportSize({ width, height: height + hidden });
  return page;
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
