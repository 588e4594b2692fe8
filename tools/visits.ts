/** Shared steps of the tools that open every screen of the story company in a browser. */
import { draftChange } from '@tabellion/features/changes/contract.ts';
import { listDocuments } from '@tabellion/features/documents/contract.ts';
import { listFilings } from '@tabellion/features/filings/contract.ts';
import { createOrganizationUser } from '@tabellion/features/members/contract.ts';
import { listOrganizations } from '@tabellion/features/organizations/contract.ts';
import { sendEnvelope } from '@tabellion/features/signing/contract.ts';
import { dateInZone, instantOfMillis } from '@tabellion/kernel/date.ts';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { tellErable } from '../tests/stories/erable.ts';
import { amelieSignIn } from '../tests/stories/mapleCast.ts';
import { joSignIn, tellQueue, turnOnSecondFactor } from '../tests/stories/staff.ts';
import { type Hand, handOf, type SignIn } from '../tests/stories/stage.ts';
import { type Screen, screensOf } from './screens.ts';

/** Local storage of a signed-in browser: what a session is (specification section 3). */
export type Session = Readonly<Record<string, string>>;

/** Whose screens there are. */
export type Sessions = Readonly<Record<'guest' | 'user' | 'staff', Session>>;

/** Amélie, and Jo of the staff, who turns on her second factor first. */
export async function signInAll(browser: Browser, origin: string): Promise<Sessions> {
  const [user, staff] = await Promise.all([signIn(browser, origin), signIn(browser, origin, joSignIn)]);
  await turnOnSecondFactor(handOf({ origin }, staff.jwt_access_token));
  return { guest: {}, user, staff };
}

/** Opens a browser's window as a reader has it. */
export async function contextOf(
  browser: Browser,
  session: Session,
  options: BrowserContextOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  await context.addInitScript((rows) => {
    for (const [key, value] of Object.entries(rows)) localStorage.setItem(key, value);
  }, session);
  return context;
}

/** One for each reader. */
export async function contextsOf(browser: Browser, sessions: Sessions, options: BrowserContextOptions) {
  const open = (session: Session) => contextOf(browser, session, options);
  const [guest, user, staff] = await Promise.all([
    open(sessions.guest),
    open(sessions.user),
    open(sessions.staff),
  ]);
  return { guest, user, staff };
}

export function readerOf({ isGuest, isStaff }: Screen): keyof Sessions {
  if (isGuest) return 'guest';
  return isStaff ? 'staff' : 'user';
}

export async function signIn(
  browser: Pick<Browser, 'newPage'>,
  origin: string,
  { email, password }: SignIn = amelieSignIn,
): Promise<Session> {
  const page = await browser.newPage();
  await page.goto(`${origin}/app/login`);
  await page.fill('input[name=email]', email);
  await page.fill('input[name=password]', password);
  await page.click('button[type=submit]');
  await page.waitForURL(/\/(landingPage|dashboard|onboard)/);
  await page.waitForLoadState('networkidle');
  const session = await page.evaluate(() => ({ ...localStorage }) as Record<string, string>);
  await page.close();
  return session;
}

/** Maple is there, a member is invited to it, and a resolution is out for signature; Érable & Fils begins today, and staff sent
 *  Bouleau & Filles back. */
export async function companies(origin: string, { user, staff }: Sessions): Promise<readonly Screen[]> {
  const hand = handOf({ origin }, user.jwt_access_token);
  const { organizations } = await hand(listOrganizations, {});
  const maple = organizations[0]?.unique_id ?? '';
  const today = dateInZone(instantOfMillis(Date.now()), 'America/Toronto');
  const bouleau = await tellQueue(hand, handOf({ origin }, staff.jwt_access_token), today);
  const body = { email: 'lin@maple.example', access_type: 'view' } as const;
  await hand(createOrganizationUser, { params: { orgId: maple }, body });
  await sendToSign(hand, maple);
  const { filingList } = await hand(listFilings, { params: { orgId: maple } });
  const filing = filingList.find(({ kind, waits_for }) => kind === 'annual_filing' && waits_for === null);
  if (filing === undefined) throw new Error('no annual return of Maple may be filed now');
  const name = { kind: 'name' as const, form: { name: 'Maple Autonomy', name_postfix: 'Inc.' } };
  const drafted = await hand(draftChange, { params: { orgId: maple }, body: { parts: [name] } });
  return screensOf({
    maple,
    erable: await tellErable(hand, today),
    bouleau,
    filing: filing.filing_id,
    change: drafted.change.change_id,
  });
}

/** Once the documents are made, a resolution of the directors that nobody has signed: the reader is one of them. */
async function sendToSign(hand: Hand, orgId: string): Promise<void> {
  const params = { orgId };
  // A minute.
  for (let looks = 0; looks < 120; looks += 1) {
    const query = { section: 'directors_resolutions' } as const;
    const { documents } = await hand(listDocuments, { params, query });
    const found = documents.find(
      ({ template, status }) => template === 'issue_resolution' && status === 'draft',
    );
    if (found !== undefined) {
      await hand(sendEnvelope, { params, body: { document_ids: [found._id] } });
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error('the resolution that is to be signed was not made');
}

/** Waits until the screen stands with all that it reads, faces included, in a window that shows the whole of it. */
export async function openPage(context: BrowserContext, url: string, press?: Screen['press']): Promise<Page> {
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForSelector('h1');
  await page.waitForLoadState('networkidle');
  if (press !== undefined) {
    await page.click(press.button);
    if (press.line !== undefined) await page.click(press.line);
    await page.waitForSelector(press.opens);
  }
  await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const { width, height } = page.viewportSize() ?? { width: 1440, height: 900 };
  const hidden = await page.evaluate(() =>
    Math.max(0, ...Array.from(document.querySelectorAll('*'), (one) => one.scrollHeight - one.clientHeight)),
  );
  await page.setViewportSize({ width, height: height + hidden });
  return page;
}
