/**
 * The face on a phone: Lighthouse's judgement of the sign-in, the dashboard and the registers, as the median of five runs,
 * and how long activations take on a processor slowed down four times. Two to four minutes.
 */
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from 'playwright-core';
import { browserCommand } from '../tests/journeys/support/browser.ts';
import { freePort } from '../tests/support/freePort.ts';
import { startDemo } from '../tools/demoProcess.ts';
import { signIn } from '../tools/visits.ts';
import { machineLine } from './machine.ts';
import { type Interaction, timeInteractions } from './web/interactions.ts';
import { judgePage, type PageScores } from './web/lighthouse.ts';

const runs = 5;
const targetMs = 200;
const phone = { width: 390, height: 844 };

interface MeasuredScreen {
  readonly name: string;
  readonly path: string;
  readonly performance: number;
}

const registers = ['directors', 'officers', 'shares', 'share-classes'];

const pagesOf = (orgId: string): readonly MeasuredScreen[] => [
  { name: 'dashboard', path: `/app/org/${orgId}/dashboard`, performance: 95 },
  ...registers.map((name) => ({ name, path: `/app/org/${orgId}/dashboard/${name}`, performance: 90 })),
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
    console.log(`\nLighthouse, phone, median of ${runs}`);
    say('sign-in', 95, await judgePage(`${demo.origin}/app/login`, port, runs));
    const { org_unique_id: orgId = '' } = await signIn(browser, demo.origin);
    for (const { name, path, performance } of pagesOf(orgId))
      say(name, performance, await judgePage(demo.origin + path, port, runs));
    const page = await browser.newPage();
    await page.goto(`${demo.origin}/app/org/${orgId}/dashboard`, { waitUntil: 'networkidle' });
    console.log('\nActivations on the dashboard, processor slowed down 4 times');
    for (const { name, ms } of await timeInteractions(page, interactions))
      console.log(
        `  ${name.padEnd(24)} ${ms} ms  (target < ${targetMs}: ${ms < targetMs ? 'met' : 'missed'})`,
      );
  } finally {
    await browser.close();
    await demo.close();
    await rm(profile, { recursive: true, force: true });
  }
}

/** Opens a profile of its own, because Lighthouse opens its pages beside ours and must find the session there. */
async function openProfile(folder: string, port: number): Promise<BrowserContext> {
  const { executablePath, args, env } = await browserCommand();
  return chromium.launchPersistentContext(folder, {
    executablePath,
    env,
    args: [...args, `--remote-debugging-port=${port}`],
    viewport: phone,
    locale: 'en-CA',
  });
}

function say(name: string, target: number, scores: PageScores): void {
  const { performance, accessibility, bestPractices, layoutShift, faults } = scores;
  console.log(
    `  ${name.padEnd(14)} performance ${performance.toFixed(0)} (target >= ${target}: ${performance >= target ? 'met' : 'missed'}; ` +
      `${scores.runs.join(', ')}), accessibility ${accessibility.toFixed(0)}, best practices ${bestPractices.toFixed(0)}, ` +
      `layout shift ${layoutShift.toFixed(3)}`,
  );
  for (const fault of faults) console.log(`                 fault: ${fault}`);
}

await main();
