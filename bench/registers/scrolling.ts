/** How smoothly a page of the securities register scrolls in a browser, on a company that has four hundred holders more. */
import { execFileSync } from 'node:child_process';
import { type CallInput, call } from '@tabellion/kit/client.ts';
import { chromium, type Page } from 'playwright-core';
import { importTable } from '../../packages/features/exchange/contract.ts';
import { plainRights } from '../../packages/features/exchange/testing.ts';
import { browserCommand } from '../../tests/journeys/support/browser.ts';
import { startDemo } from '../../tools/demoProcess.ts';
import { openPage, signIn } from '../../tools/visits.ts';
import { atMost, type MeasuredLine } from './line.ts';

const HOLDERS = 400;
const DESK = { width: 1280, height: 800 };
const MOVES = 150;

interface ScrollingCost {
  /** Lines of the table that stand in the page. */
  readonly rows: number;
  readonly frames: number;
  /** Milliseconds between frames while the page is scrolled up and down, the 95th and the longest. */
  readonly p95Ms: number;
  readonly longestMs: number;
  /** The 95th of a page of bare lines in the same browser: what no page of ours can be quicker than there. */
  readonly bareMs: number;
}

export async function lines(): Promise<readonly MeasuredLine[]> {
  const { rows, frames, p95Ms, longestMs, bareMs } = await scrollingCost();
  return [
    atMost('rows in a page of the securities register', { value: rows, most: 60 }),
    atMost('scrolled, 95 of 100 frames within', {
      value: p95Ms,
      most: 20,
      places: 1,
      unit: 'ms',
      beside: `${frames} frames, the longest ${longestMs.toFixed(0)} ms; bare lines ${bareMs.toFixed(1)} ms`,
    }),
  ];
}

async function scrollingCost(): Promise<ScrollingCost> {
  execFileSync(process.execPath, ['--import', 'tsx', 'tools/build.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const demo = await startDemo();
  const { executablePath, args, env } = await browserCommand();
  const browser = await chromium.launch({ executablePath, args, env });
  try {
    const context = await browser.newContext({ viewport: DESK, locale: 'en-CA' });
    const { org_unique_id: orgId = '', jwt_access_token: token = '' } = await signIn(context, demo.origin);
    await bringHolders(demo.origin, token, orgId);
    const page = await openPage(context, `${demo.origin}/app/org/${orgId}/shares/shareholders`);
    await page.setViewportSize(DESK);
    const rows = await page.locator('table tbody tr').count();
    const gaps = await framesWhileScrolling(page);
    await page.setContent('<p>Ann Tremblay-Côté</p>'.repeat(100));
    const bare = await framesWhileScrolling(page);
    return {
      rows,
      frames: gaps.length,
      p95Ms: p95Of(gaps),
      longestMs: Math.max(...gaps),
      bareMs: p95Of(bare),
    };
  } finally {
    await browser.close();
    await demo.close();
  }
}

const p95Of = (gaps: readonly number[]): number =>
  gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length * 0.95)] ?? Number.NaN;

/** Brings them by a table, as a founder would. */
async function bringHolders(origin: string, token: string, orgId: string): Promise<void> {
  const rows = Array.from({ length: HOLDERS }, (_, n) => `Ann Tremblay-Côté ${n},Class A,${n + 1}`);
  const file = new Blob([`Holder,Class,Shares\n${rows.join('\n')}\n`], { type: 'text/csv' });
  const columns = { name: 0, class: 1, quantity: 2 };
  const mapping = JSON.stringify({
    columns,
    on: '2026-01-05',
    opening: null,
    rights: { 'Class A': plainRights },
  });
  const take = async (body: Omit<CallInput<typeof importTable>['body'], 'mapping'>) => {
    const input = { params: { id: orgId }, body: { ...body, mapping } };
    const answer = await call(importTable, input, { file, token, language: 'en', origin });
    if (!answer.ok) throw new Error(`the holders did not arrive: ${answer.textCode}`);
    return answer.data.report;
  };
  const { seen } = await take({ preview: 'true' });
  // So many holders no private issuer has.
  const because = { override: 'true', override_reason: 'other_exemption' } as const;
  await take({ preview: 'false', seen: seen ?? '', ...because });
}

/** Milliseconds between one frame and the next, while the wheel turns. */
async function framesWhileScrolling(page: Page): Promise<readonly number[]> {
  await page.mouse.move(DESK.width / 2, DESK.height / 2);
  await page.evaluate(() => {
    const watch = {
      gaps: [] as number[],
      last: performance.now(),
      next(now: number) {
        watch.gaps.push(now - watch.last);
        watch.last = now;
        requestAnimationFrame(watch.next);
      },
    };
    requestAnimationFrame(watch.next);
    Object.assign(window, { gaps: watch.gaps });
  });
  for (let move = 0; move < MOVES; move += 1) {
    await page.mouse.wheel(0, Math.floor(move / 25) % 2 === 0 ? 120 : -120);
    await page.waitForTimeout(16);
  }
  // The first frames are those in which the watching began.
  return page.evaluate(() => (window as unknown as { gaps: number[] }).gaps.slice(5));
}
