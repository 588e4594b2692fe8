/** A proof verified in a browser, whose Ed25519 is written in JavaScript: the first of a page, and the median of those after it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBrowser } from '../../tests/journeys/support/browser.ts';
import type { LedgerPage } from '../../tests/journeys/support/ledgerPage.ts';
import { openLedgerPage } from '../../tests/journeys/support/openLedgerPage.ts';
import { median } from '../machine.ts';

declare const ledgerPage: LedgerPage;

const TIMES = 200;

export async function measureInBrowser(proof: Uint8Array, policy: Uint8Array): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'tabellion-bench-page-'));
  const browser = await openBrowser();
  try {
    const page = await openLedgerPage(browser, folder);
    const millis = await page.evaluate(
      async ([file, known, times]) => {
        const took: number[] = [];
        for (let turn = 0; turn < times; turn++) {
          const start = performance.now();
          const verdict = await ledgerPage.proof(file, known);
          took.push(performance.now() - start);
          if (verdict !== 'sound') throw new Error(verdict);
        }
        return took;
      },
      [[...proof], [...policy], TIMES] as const,
    );
    const [first = 0, ...later] = millis;
    console.log(
      `verified in a browser: the first of a page in ${first.toFixed(1)} ms, later ones in ${median(later).toFixed(1)} ms (target 5)`,
    );
  } finally {
    await browser.close();
    await rm(folder, { recursive: true });
  }
}
