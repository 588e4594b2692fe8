/**
 * `npm run bench -- registers`: the cap table as of a date in histories of 100, 10,000 and 1,000,000 acts, beside the same
 * fold in plain numbers (`registers/plain.ts`); judging 10,000 issuances of the Open Cap Format; a page of the securities
 * register out of 100,000 holders, and how one scrolls (`registers/scrolling.ts`); who has significant control on each of
 * 1,000 days (`registers/significance.ts`); a table of 50,000 holders taken in and back (`registers/imports.ts`).
 */

import { machineLine } from './machine.ts';
import { capTableCost } from './registers/capTables.ts';
import { holdersPageCost } from './registers/holdersPage.ts';
import { importCost } from './registers/imports.ts';
import { ocfCost } from './registers/ocf.ts';
import { scrollingCost } from './registers/scrolling.ts';
import { significanceCost } from './registers/significance.ts';

const sizes = [100, 10_000, 1_000_000];
const [mostRows, mostFrameMs] = [60, 20];
const [mostOfPlain, mostOfSmaller, mostOfPageMs, mostHeldMs] = [2, 1.5, 150, 50];

const met = (isMet: boolean): string => (isMet ? 'met' : '**missed**');

console.log(machineLine(new Date()));
const costs = sizes.map(capTableCost);
console.log('\nCap table as of a date, processor time');
for (const { acts, holders, ours, plain, actsMb, bookMb } of costs) {
  const ratio = ours / plain;
  console.log(
    `  ${String(acts).padStart(7)} acts, ${holders} holders: ${ours.toFixed(2)} µs/act, plain ${plain.toFixed(2)}, ` +
      `ratio ${ratio.toFixed(2)} (<= ${mostOfPlain}: ${met(ratio <= mostOfPlain)}); ` +
      `acts ${actsMb.toFixed(0)} MB, book and table ${bookMb.toFixed(0)} MB`,
  );
}
const [, middle, largest] = costs;
if (middle !== undefined && largest !== undefined) {
  const ratio = largest.ours / middle.ours;
  console.log(
    `  an act at ${largest.acts} over one at ${middle.acts}: ${ratio.toFixed(2)} (<= ${mostOfSmaller}: ${met(ratio <= mostOfSmaller)})`,
  );
}

console.log('\nSignificant control, swept over days');
for (const [holders, days, withPlain] of [
  [100, 1000, true],
  [1000, 1000, true],
  [10_000, 1000, false],
] as const) {
  const { wholeMs, longestMs, plainMs } = significanceCost(holders, days, withPlain);
  const ratio =
    plainMs === null ? '' : `, plain ${plainMs.toFixed(0)}, ratio ${(wholeMs / plainMs).toFixed(3)}`;
  console.log(
    `  ${holders} holders, ${days} days: ${wholeMs.toFixed(0)} ms${ratio}; longest step ${longestMs.toFixed(1)} ms ` +
      `(<= ${mostHeldMs}: ${met(longestMs <= mostHeldMs)})`,
  );
}

const ocf = await ocfCost();
console.log('\nOpen Cap Format, 10,000 issuances');
console.log(
  `  by object type ${ocf.byTypeMs.toFixed(0)} ms, by the schema of their file ${ocf.byFileMs.toFixed(0)} ms ` +
    `(${(ocf.byFileMs / ocf.byTypeMs).toFixed(1)} times), with all rules from bytes ${ocf.wholeMs.toFixed(0)} ms`,
);

const page = await holdersPageCost(100_000);
console.log(
  `\n${page.lines} rows by shares at a past date, ${page.standing} of ${page.holders} holders: first page ` +
    `${page.firstMs.toFixed(0)} ms, a later one ${page.laterMs.toFixed(0)} ms ` +
    `(<= ${mostOfPageMs}: ${met(Math.max(page.firstMs, page.laterMs) <= mostOfPageMs)})`,
);

console.log('\nA table of 50,000 holders, ten of its rows wrong the first time');
for (const { step, tookMs, heldMs, computedMs } of await importCost(50_000)) {
  console.log(
    `  ${step}: ${(tookMs / 1000).toFixed(1)} s; the loop held for ${heldMs.toFixed(0)} ms at most, ` +
      `computing ${computedMs.toFixed(0)} ms of them (<= ${mostHeldMs}: ${met(computedMs <= mostHeldMs)})`,
  );
}

const { rows, frames, p95Ms, longestMs: longestFrameMs } = await scrollingCost();
console.log(
  `\nThe page of the securities register scrolled for ${frames} frames: ${rows} rows in it ` +
    `(<= ${mostRows}: ${met(rows <= mostRows)}), 95 of 100 frames within ${p95Ms.toFixed(1)} ms ` +
    `(<= ${mostFrameMs}: ${met(p95Ms <= mostFrameMs)}), the longest ${longestFrameMs.toFixed(0)} ms`,
);
