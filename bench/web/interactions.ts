/** How long a page takes to show what an activation did, on a processor slowed down four times. */
import type { Page } from 'playwright-core';

const slowerBy = 4;

export interface Interaction {
  readonly name: string;
  act(page: Page): Promise<unknown>;
}

export interface InteractionTimes {
  readonly name: string;
  /** Milliseconds from the event to the next frame (Event Timing, rounded to 8 ms); 0 where the browser names
   *  none above 16 ms. */
  readonly ms: number;
}

/** Does them in their order on one page. */
export async function timeInteractions(
  page: Page,
  interactions: readonly Interaction[],
): Promise<InteractionTimes[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowerBy });
  await page.evaluate(() => {
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        document.dispatchEvent(new CustomEvent('timed', { detail: duration }));
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    document.addEventListener('timed', (event) => {
      const { detail } = event as CustomEvent<number>;
      const longest = Number(document.documentElement.dataset.longest ?? 0);
      document.documentElement.dataset.longest = String(Math.max(longest, detail));
    });
  });
  const taken: InteractionTimes[] = [];
  for (const { name, act } of interactions) {
    await page.evaluate(() => {
      document.documentElement.dataset.longest = '0';
    });
    await act(page);
    await page.waitForTimeout(settleMs);
    const ms = await page.evaluate(() => Number(document.documentElement.dataset.longest));
    taken.push({ name, ms });
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return taken;
}

/** The browser tells of an event after its frame. */
const settleMs = 800;
