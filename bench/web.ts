/**
 * The face as Lighthouse judges it, a phone and a desk, every page of the list below; and how long activations take on a
 * processor slowed down four times. `npm run bench -- web` judges all pages three times each, half an hour on a quiet
 * machine; `-- web 5 phone first dashboard land` those pages five times, as a phone alone, each with an empty cache.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from 'playwright-core';
import { browserCommand } from '../tests/journeys/support/browser.ts';
import { freePort } from '../tests/support/freePort.ts';
import { startDemo } from '../tools/demoProcess.ts';
import { companies, readerOf, type Session, type Sessions, signInAll } from '../tools/visits.ts';
import { machineLine } from './machine.ts';
import { type Interaction, timeInteractions } from './web/interactions.ts';
import { type Judging, judgePage, type PageScores } from './web/lighthouse.ts';

const wordsOfCommand = process.argv.slice(3);
const runs = Number(wordsOfCommand.find((word) => /^\d+$/.test(word)) ?? 3);
const devices = (['phone', 'desktop'] as const).filter(
  (device, _, all) => wordsOfCommand.includes(device) || !all.some((each) => wordsOfCommand.includes(each)),
);
const isFirstVisit = wordsOfCommand.includes('first');
const wantedPages = wordsOfCommand.filter((word) => !/^\d+$|^(phone|desktop|first)$/.test(word));

const target = 95;
const targetMs = 200;
const phone = { width: 390, height: 844 };

/** Names of `tools/screens.ts`: of each kind of page one, and every register. */
const judged = [
  'login',
  'registration',
  'verify-document',
  'signature-old-link',
  'holder-old-link',
  'landing',
  'dashboard',
  'deadlines',
  'filings',
  'changes',
  'change-preview',
  'info',
  'activity',
  'on-date-directors',
  'on-date-officers',
  'register-shares',
  'share-classes',
  'shareholders',
  'transfers',
  'instruments',
  'control',
  'land',
  'book-securities',
  'cap-table',
  'minute-book',
  'minute-book-check',
  'minute-book-new',
  'signing-room',
  'wizard-corporate',
  'wizard-founder',
  'wizard-shares',
  'billing',
  'members',
  'staff-queue',
];

const interactions: readonly Interaction[] = [
  { name: 'open the navigation', act: (page) => page.getByRole('button', { name: 'Menu' }).first().click() },
  { name: 'close it', act: (page) => page.keyboard.press('Escape') },
  {
    name: 'open the notifications',
    act: (page) => page.getByRole('button', { name: /^Notifications/ }).click(),
  },
  { name: 'close them', act: (page) => page.keyboard.press('Escape') },
  { name: 'open the search', act: (page) => page.keyboard.press('Control+k') },
  { name: 'type into it', act: (page) => page.keyboard.type('dir', { delay: 120 }) },
  { name: 'leave it', act: (page) => page.keyboard.press('Escape') },
];

async function main(): Promise<void> {
  execFileSync(process.execPath, ['--import', 'tsx', 'tools/build.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  console.log(machineLine(new Date()));
  const demo = await startDemo();
  const profile = await mkdtemp(join(tmpdir(), 'tabellion-browser-'));
  const port = await freePort();
  const browser = await openProfile(profile, port);
  try {
    const { sessions, pages } = await readersAndPages(demo.origin);
    for (const device of devices) {
      const visit = isFirstVisit ? 'first visits' : 'repeated visits';
      console.log(`\nLighthouse, ${device}, ${visit}, median of ${runs}`);
      for (const { name, path, reader } of pages) {
        await becomeReader(browser, demo.origin, sessions[reader]);
        await judge(name, demo.origin + path, { port, times: runs, device, isFirstVisit });
      }
    }
    const dashboard = pages.find(({ name }) => name === 'dashboard');
    if (dashboard !== undefined) await timeDashboard(browser, demo.origin, dashboard.path, sessions.user);
  } finally {
    await browser.close();
    await demo.close();
    await rm(profile, { recursive: true, force: true });
  }
}

/** Another browser signs in, so that the one that is measured has seen no page. */
async function readersAndPages(origin: string) {
  const { executablePath, args, env } = await wholeBrowser();
  const browser = await chromium.launch({ executablePath, args, env });
  try {
    const sessions = await signInAll(browser, origin);
    const screens = await companies(origin, sessions);
    const wanted = wantedPages.length > 0 ? wantedPages : judged;
    const pages = wanted.map((name) => {
      const screen = screens.find((each) => each.name === name);
      if (screen === undefined) throw new Error(`tools/screens.ts has no ${name}`);
      return { name, path: screen.path, reader: readerOf(screen) };
    });
    return { sessions, pages };
  } finally {
    await browser.close();
  }
}

/** A whole Chromium, where the machine has one. The shell inside npm ends a page as soon as its trace is asked for, which
 *  Lighthouse tells as FAILED_DOCUMENT_REQUEST. */
async function wholeBrowser() {
  const command = await browserCommand();
  const whole = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
    (path) => path !== undefined && existsSync(path),
  );
  return whole === undefined ? command : { ...command, executablePath: whole, env: process.env };
}

/** Opens a profile of its own, because Lighthouse opens its pages beside ours and must find the session there. */
async function openProfile(folder: string, port: number): Promise<BrowserContext> {
  const { executablePath, args, env } = await wholeBrowser();
  return chromium.launchPersistentContext(folder, {
    executablePath,
    env,
    args: [...args, `--remote-debugging-port=${port}`],
    viewport: phone,
    locale: 'en-CA',
  });
}

async function becomeReader(browser: BrowserContext, origin: string, session: Session): Promise<void> {
  const page = await browser.newPage();
  // A page of the origin that runs nothing.
  await page.goto(`${origin}/manifest.webmanifest`);
  await page.evaluate((rows) => {
    localStorage.clear();
    for (const [key, value] of Object.entries(rows)) localStorage.setItem(key, value);
  }, session);
  await page.close();
}

async function judge(name: string, url: string, how: Judging): Promise<void> {
  try {
    say(name, await judgePage(url, how));
  } catch (error) {
    console.log(
      `  ${name.padEnd(20)} could not be judged: ${error instanceof Error ? error.message : error}`,
    );
    process.exitCode = 1;
  }
}

function say(name: string, scores: PageScores): void {
  const { performance, accessibility, bestPractices, layoutShift, faults, warnings } = scores;
  const { firstMs, largestMs, blockedMs, kib, requests } = scores;
  const isMet = performance >= target;
  console.log(
    `  ${name.padEnd(20)} performance ${performance.toFixed(0)} (${isMet ? 'met' : `below ${target}`}; ${scores.runs.join(', ')}), ` +
      `accessibility ${accessibility.toFixed(0)}, best practices ${bestPractices.toFixed(0)}, ` +
      `layout shift ${layoutShift.toFixed(3)}; first ${firstMs.toFixed(0)}, largest ${largestMs.toFixed(0)}, blocked ${blockedMs.toFixed(0)} ms; ` +
      `${kib.toFixed(0)} KiB in ${requests} requests; load ${loadavg()[0]?.toFixed(1)}`,
  );
  for (const fault of faults) console.log(`                       fault: ${fault}`);
  for (const warning of warnings) console.log(`                       warning: ${warning}`);
}

async function timeDashboard(
  browser: BrowserContext,
  origin: string,
  path: string,
  session: Sessions['user'],
): Promise<void> {
  await becomeReader(browser, origin, session);
  const page = await browser.newPage();
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  console.log('\nActivations on the dashboard, processor slowed down 4 times');
  for (const { name, ms } of await timeInteractions(page, interactions))
    console.log(`  ${name.padEnd(24)} ${ms} ms  (target < ${targetMs}: ${ms < targetMs ? 'met' : 'missed'})`);
}

await main();
