/** A reader who goes from screen to screen in one tab: the address alone tells the product where to. */
import type { BrowserContext, Page, Request } from 'playwright-core';
import type { Screen } from '../../../tools/screens.ts';
import type { Watched } from './standing.ts';

/** A screen that reads nothing: two that are alike are two all the same. */
const between = '/error/404';

/** So many screens a reader opens in one tab; the next one is loaded anew, as on a cold start. */
const SCREENS_PER_TAB = 16;

/** A page that does not answer, not even to a question of the browser, is named after this. */
const LONGEST_VISIT_MS = 120_000;

/** @returns opens one screen, and resolves when it stands with all that it reads. A visitor's page is loaded anew each
 *  time, a reader's now and then. What is pressed on the page that stands is pressed there. */
export function walkerOf(context: BrowserContext, origin: string): (screen: Screen) => Promise<Page> {
  let tab: Tab | undefined;
  let visits = 0;
  /** The path of the screen before, where nothing was pressed on it. */
  let stands: string | undefined;
  const visit = async ({ path, isGuest, press }: Screen): Promise<Page> => {
    if (tab !== undefined && press !== undefined && path === stands) {
      await tab.rest();
      await tab.page.evaluate(forgetShifts);
    } else if (tab === undefined || isGuest || visits % SCREENS_PER_TAB === 0) {
      await tab?.page.close();
      tab = await openTab(context, origin + path);
    } else {
      await goTo(tab.page, between);
      await goTo(tab.page, path);
    }
    stands = press === undefined ? path : undefined;
    const { page, rest } = tab;
    visits += 1;
    await page.waitForSelector('h1');
    await rest();
    if (press !== undefined) {
      await pressed(page, press.button, press.line ?? press.opens);
      if (press.line !== undefined) await pressed(page, press.line, press.opens);
      await rest();
    }
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    return page;
  };
  return (screen) => answered(screen.path, visit(screen));
}

/** Bounds what is asked inside a page: one that hangs would end the whole test without a word of where. */
export async function answered<Value>(where: string, asked: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new Error(`${where} does not answer`)), LONGEST_VISIT_MS);
  });
  return await Promise.race([asked, late]).finally(() => clearTimeout(timer));
}

interface Tab {
  readonly page: Page;
  /** Nothing is asked any more, and nothing waits. */
  rest(): Promise<void>;
}

async function openTab(context: BrowserContext, url: string): Promise<Tab> {
  const page = await context.newPage();
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  await page.goto(url);
  return {
    page,
    rest: async () => {
      const begun = Date.now();
      // Twice, since what an answer brought may ask for more.
      for (let quiet = 0; quiet < 2; ) {
        // A page that is asked all the while how it is has that to do as well.
        if (pending.size > 0) await new Promise((resolve) => setTimeout(resolve, 20));
        const isBusy = pending.size > 0 || (await page.evaluate(idle));
        quiet = pending.size === 0 && !isBusy ? quiet + 1 : 0;
        if (Date.now() - begun > LONGEST_REST_MS)
          throw new Error(`${page.url()} waits for ${waitingFor(pending, isBusy)}`);
      }
    },
  };
}

/** After that a page hangs, and says for what it waits. */
const LONGEST_REST_MS = 60_000;

const waitingFor = (open: ReadonlySet<Request>, isBusy: boolean): string =>
  [...[...open].map((request) => request.url()), ...(isBusy ? ['what is marked as busy'] : [])].join(', ');

/** Runs in the page: waits until it has drawn what it has and nothing is left to do, two seconds at most: a
 *  browser that is short of time may draw nothing for a page that nobody looks at. @returns whether it shows that
 *  it waits */
const idle = (): Promise<boolean> =>
  new Promise((resolve) => {
    const answer = () => resolve(document.querySelector('[aria-busy=true]') !== null);
    setTimeout(answer, 2_000);
    requestAnimationFrame(() => requestIdleCallback(answer));
  });

/** Presses, and waits for what that opens, which moves by the reader's hand: a browser knows so for half a second, and a busy
 *  machine may draw it later. */
async function pressed(page: Page, button: string, opens: string): Promise<void> {
  await page.evaluate(() => {
    const stood = new WeakSet<Node>();
    const nodes = document.createNodeIterator(document);
    for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) stood.add(node);
    (window as Watched).stood = stood;
  });
  await page.click(button);
  await page.waitForSelector(opens).catch(async (fault: unknown) => {
    const shown = await page.locator('dialog[open], .main').last().innerText();
    throw new Error(`${button} opened “${shown.slice(0, 400)}”`, { cause: fault });
  });
  await page.evaluate(async () => {
    // The second frame begins when the first is drawn, and its shifts are told.
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    delete (window as Watched).stood;
  });
}

/** Runs in the page. */
function forgetShifts(): void {
  (window as Watched).shifted = 0;
  (window as Watched).shiftedParts = '';
}

/** As a link does, until there is another heading; what moved before is not the next screen's. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate(forgetShifts);
  await page.evaluate((path) => {
    for (const heading of document.querySelectorAll('h1')) heading.dataset.left = '';
    history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await page.waitForSelector('h1:not([data-left])');
}
