/** Requirements of every screen: accessible, named, as wide as its window, still, with a visible focus. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { faultOfFocus } from './keyboard.ts';

/** The narrowest phone that the product is made for. */
export const narrowest = { width: 360, height: 780 };

/** Shifts of this sum nobody sees (a tenth of what counts as good: web.dev/cls). */
const unseenShift = 0.01;

/** So many stops of the keyboard are looked at on each screen. */
const stops = 3;
/** A minute. */
const mostLooks = 600;

/** Not among axe's usual rules: who speaks to a button says what stands on it (WCAG 2.5.3). What passes need not be told,
 *  and no rule of these reads the sheets of style: both take a third of its time. */
const judging = {
  rules: { 'label-content-name-mismatch': { enabled: true } },
  resultTypes: ['violations' as const],
  preload: false,
};

export type Watched = Window & {
  shifted?: number;
  shiftedParts?: string;
  /** While something is pressed: all that stood before. */
  stood?: WeakSet<Node>;
};
type Shift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { readonly node: Node | null }[];
};

/** Runs in the page, before anything of it: adds up how far its parts move by themselves, and notes which did. What a press
 *  opens may find its place; what stood before may not move for it. */
export function watchShifts(): void {
  const watched = window as Watched;
  watched.shifted = 0;
  watched.shiftedParts = '';
  const isOpening = ({ sources }: Shift): boolean =>
    watched.stood !== undefined && !sources.some(({ node }) => node !== null && watched.stood?.has(node));
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries() as Shift[]) {
      if (shift.hadRecentInput || isOpening(shift)) continue;
      watched.shifted = (watched.shifted ?? 0) + shift.value;
      for (const { node } of shift.sources) watched.shiftedParts += ` ${node?.textContent?.slice(0, 40)};`;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** How far the parts of a page have moved by themselves since it was opened. */
export const shiftsOf = (page: Page): Promise<number> =>
  page.evaluate(() => (window as Watched).shifted ?? 0);

/** The frame around the screens of the application, but where something is open in it. */
const frame = ['.shell .nav', '.shell .top:not(:has(dialog, .popover))', '.shell .pagefoot', '.tabbar'];

/** Frames that were judged in a tab, as they were shown. */
const judgedFrames = new WeakMap<Page, Set<string>>();

/** Faults against the rules of axe. The frame is the same around most screens of a tab: it is judged once as it is, and the
 *  rest of the page each time, as a part of the whole. */
export async function violationsOn(page: Page): Promise<readonly string[]> {
  const { hasAxe, shown } = await page.evaluate(shownAround, frame);
  const judged = judgedFrames.get(page) ?? new Set();
  judgedFrames.set(page, judged);
  // A tab that was judged before has axe, which is half a megabyte of words. Asked there, it brings its faults alone.
  const violations = hasAxe
    ? await page.evaluate(judgedAgain, { exclude: judged.has(shown) ? frame : [], judging })
    : await judgedWhole(page);
  judged.add(shown);
  return violations;
}

/** The other mode opens a second page for each, to serve frames of other origins, which are none here. */
async function judgedWhole(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).options(judging).analyze();
  return violations.map(({ id, nodes }) => `${id} at ${nodes[0]?.html.slice(0, 160)}`);
}

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** Stands in a page that was judged before. */
declare const axe: {
  run(context: object, options: object): Promise<{ readonly violations: readonly Violation[] }>;
};

/** Runs in the page. */
async function judgedAgain({ exclude, judging }: { exclude: readonly string[]; judging: object }) {
  const context = exclude.length === 0 ? document : { exclude: exclude.map((part) => [part]) };
  const { violations } = await axe.run(context, judging);
  return violations.map(({ id, nodes }) => `${id} at ${nodes[0]?.html.slice(0, 160)}`);
}

/** Runs in the page. The frame marks which screen is open, another one each time and always alike. */
function shownAround(frame: readonly string[]) {
  const parts = Array.from(document.querySelectorAll(frame.join()), ({ outerHTML }) => outerHTML);
  return { hasAxe: 'axe' in window, shown: parts.join('').replaceAll(/ aria-current="\w+"/g, '') };
}

/** Faults of a page that stands. Leaves the window as it was, and the focus on one of the first stops. */
export async function faultsOf(page: Page): Promise<readonly string[]> {
  const violations = await violationsOn(page);
  const shifted = await shiftsOf(page);
  const { heading, headings, title, isLost, proofs, shiftedParts } = await page.evaluate(() => ({
    shiftedParts: (window as Watched).shiftedParts ?? '',
    isLost: location.pathname.startsWith('/app/org/') && document.querySelector('.shell') === null,
    proofs: document.querySelectorAll('.proof').length,
    heading: document.querySelector('h1')?.textContent?.trim() ?? '',
    headings: document.querySelectorAll('h1').length,
    title: document.title,
  }));
  return [
    ...violations,
    ...(shifted < unseenShift ? [] : [`moved by ${shifted.toFixed(3)}:${shiftedParts}`]),
    ...(headings === 1 && heading !== '' ? [] : [`has ${headings} headings`]),
    ...(isLost ? ['lacks the navigation of its organization'] : []),
    ...(proofs === 0 ? [] : [`shows ${proofs} proofs, and no ledger is connected`]),
    ...(title.includes(heading) ? [] : [`is named “${title}”, not “${heading}”`]),
    ...(await page.evaluate(faultsOfLayout)),
    ...(await page.evaluate(cutCells)),
    ...(await unseenStops(page)),
    ...(await widerThanPhone(page)),
  ];
}

/** Runs in the page. Cells of registers whose words or figures are not seen whole. On a phone a row is a card, which keeps each
 *  of its words to one line, so that a holder has three. */
export function cutCells(): readonly string[] {
  if (window.innerWidth < 959) return [];
  const parts = document.querySelectorAll<HTMLElement>(
    '.asofbar ~ .tablewrap .t--fixed tbody tr:not(.is-state) :is(td, td *:not(.sr, .recordplace, .recordplace *))',
  );
  return [...parts]
    .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth)
    .map((part) => `cuts ${part.scrollWidth} px to ${part.clientWidth}: ${part.innerText}`);
}

/** Runs in the page. Rows have few lines, tables their place, actions are in sight, and what follows a
 *  heading is as far from it on every page; on a phone a holder is a card of three lines. */
function faultsOfLayout(): readonly string[] {
  const boxOf = (one: Element) => one.getBoundingClientRect();
  if (window.innerWidth < 959) {
    const holders = location.pathname.endsWith('/shareholders')
      ? document.querySelectorAll('tr:has(.holder)')
      : [];
    return [...holders, ...document.querySelectorAll('.org')]
      .filter((one) => boxOf(one).height > (one.matches('.org') ? 40 : 96))
      .map((one) => `is ${boxOf(one).height} px high: ${one.textContent}`);
  }
  // Two lines, and a third where a sentence explains.
  const tall = [...document.querySelectorAll('.t--fixed tbody tr:not(.is-state)')].filter(
    (row) => boxOf(row).height > (row.closest('.t--compact') ? 37 : 72),
  );
  const wide = [...document.querySelectorAll('.tablewrap:has(.t--fixed)')].filter(
    (frame) => window.innerWidth >= 1280 && frame.scrollWidth > frame.clientWidth,
  );
  const hidden = [...document.querySelectorAll('.tablewrap td:last-child .btn')].filter((button) => {
    const frame = button.closest('.tablewrap');
    return (
      frame !== null && (boxOf(button).right > boxOf(frame).right || boxOf(button).left < boxOf(frame).left)
    );
  });
  const outside = [...document.querySelectorAll('.pagehead :is(button, a, label)')].filter(
    (one) => boxOf(one).right > window.innerWidth || boxOf(one).left < 0,
  );
  // As wide as a price of five digits.
  const narrow = [...document.querySelectorAll('td .input > input, td select.input')].filter(
    (one) => boxOf(one).width > 0 && boxOf(one).width < 48,
  );
  const head = document.querySelector('.pagehead');
  // Lines that are only read aloud take no room.
  const next = document.querySelector('.pagehead ~ :not(.sr)');
  const gap = head && next ? boxOf(next).top - boxOf(head).bottom : 16;
  return [
    ...tall.map((row) => `has a row of ${boxOf(row).height} px: ${row.textContent}`),
    ...wide.map((frame) => `scrolls a table sideways: ${frame.textContent?.slice(0, 120)}`),
    ...hidden.map((button) => `hides the actions of a row: ${button.outerHTML.slice(0, 120)}`),
    ...narrow.map((one) => `has a field of ${boxOf(one).width} px: ${one.getAttribute('name')}`),
    ...outside.map((one) => `has beyond its edge: ${one.textContent}`),
    ...(gap === 16 ? [] : [`follows its heading after ${gap} px`]),
  ];
}

async function unseenStops(page: Page): Promise<readonly string[]> {
  const faults: string[] = [];
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    let fault = await page.evaluate(faultOfFocus);
    // After the last stop the browser's own buttons follow.
    const isOver =
      fault !== undefined && (await page.evaluate(() => document.activeElement === document.body));
    if (isOver && stop > 0) break;
    // A page that scrolls to the stop takes a moment.
    for (let looks = 0; fault !== undefined && looks < mostLooks; looks += 1) {
      await page.waitForTimeout(100);
      fault = await page.evaluate(faultOfFocus);
    }
    if (fault !== undefined) faults.push(fault);
  }
  return faults;
}

/** Elements of the page that scroll sideways in a narrow window. Leaves the window as it was. */
export async function widerThanPhone(page: Page): Promise<readonly string[]> {
  const before = page.viewportSize() ?? narrowest;
  const isNarrow = before.width === narrowest.width && before.height === narrowest.height;
  if (!isNarrow) await page.setViewportSize(narrowest);
  let wider = await page.evaluate(scrollingSideways);
  // A page of a document that is drawn to its room takes a moment.
  for (let looks = 0; wider.length > 0 && looks < 20; looks += 1) {
    await page.waitForTimeout(100);
    wider = await page.evaluate(scrollingSideways);
  }
  if (!isNarrow) await page.setViewportSize(before);
  return wider;
}

/** Runs in the page. */
const scrollingSideways = (): readonly string[] =>
  [...document.querySelectorAll('*')]
    .filter(
      (one) =>
        (one === document.scrollingElement || /auto|scroll/.test(getComputedStyle(one).overflowX)) &&
        one.scrollWidth > one.clientWidth + 1,
    )
    .map((one) => `scrolls sideways: ${one.outerHTML.slice(0, 120)}`);
