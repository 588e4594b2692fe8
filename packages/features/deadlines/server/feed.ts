/** The calendar of a member: all organizations that he may read now, whoever gave him access. */
import { createHash } from 'node:crypto';
import type { Instant } from '@tabellion/kernel/date.ts';
import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { judge } from '@tabellion/kit/may.ts';
import { yearOfOccasion } from '@tabellion/law/deadlines/deadline.ts';
import { fullNameOf } from '@tabellion/law/names/fullName.ts';
import type { Transaction } from '@tabellion/platform/database/queries.ts';
import type { VisitorContext } from '@tabellion/platform/http/context.ts';
import { type Route, serveFileToAnyone, serveUser } from '@tabellion/platform/http/route.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { type Language, withoutIsolates } from '@tabellion/texts/text.ts';
import { access } from '../../access.ts';
import { digestOf, newLinkSecret, userById } from '../../accounts/server/public.ts';
import { membershipsOf } from '../../organizations/server/public.ts';
import type { OpenDeadline } from '../contract.ts';
import * as contract from '../feedContract.ts';
import { type CalendarEntry, changesOf } from '../rules/calendarEntries.ts';
import { type CalendarEvent, calendarText } from '../rules/calendarText.ts';
import { ruleOf, titleOf, wholeTitleOf } from '../rules/deadlineWords.ts';
import { keyOf } from '../rules/keyOf.ts';
import { allOpenDeadlines, mayReadKind, type Reader } from './open.ts';
import type { DeadlinePorts } from './ports.ts';
import {
  deleteEntries,
  deleteFeed,
  selectEntries,
  selectFeedMadeAt,
  selectUserOfFeed,
  upsertEntries,
  upsertFeed,
} from './store/feed.ts';

export const feedRoutes = (ports: DeadlinePorts): Route[] => [
  serveUser(contract.readFeed, async ({ q, user }) =>
    ok({ made_at: await selectFeedMadeAt(q, user.userId) }),
  ),
  serveUser(contract.makeFeed, async ({ q, user, now }) => {
    const secret = newLinkSecret();
    await upsertFeed(q, { userId: user.userId, digest: digestOf(secret), madeAt: now });
    return ok({ address: `${ports.publicUrl}/api/calendar/${secret}/deadlines.ics`, made_at: now });
  }),
  serveUser(contract.endFeed, async ({ q, user }) => {
    await deleteFeed(q, user.userId);
    return ok({ made_at: null });
  }),
  serveFileToAnyone(contract.readCalendar, async (ctx, { params }) => {
    const userId = await ctx.db.asNobody((q) => selectUserOfFeed(q, digestOf(params.secret)));
    if (userId === undefined) return refuse('GENERAL.NOT_FOUND');
    const bytes = Buffer.from(await calendarOf(ctx, ports, userId));
    const etag = createHash('sha256').update(bytes).digest('base64url');
    return ok({ bytes, mediaType: 'text/calendar; charset=utf-8', fileName: 'deadlines.ics', etag });
  }),
];

async function calendarOf(
  { db, now, goOn }: VisitorContext,
  { texts, productName, publicUrl }: DeadlinePorts,
  userId: string,
): Promise<string> {
  const [{ language }, memberships] = await db.asNobody((q) =>
    Promise.all([userById(q, userId), membershipsOf(q, userId)]),
  );
  const user = { userId, sessionId: '', role: 'user', emailVerified: true } as const;
  const events: CalendarEvent[] = [];
  for (const { org_id: orgId, access: given, sections, sub_type: subType, ...named } of memberships) {
    goOn();
    const membership = { orgId, access: given, sections, subType };
    if (!judge({ user, membership }, access['dashboard.read']).may) continue;
    const organization = {
      orgId,
      company: fullNameOf(named),
      url: `${publicUrl}/app/org/${orgId}/dashboard/deadlines`,
    };
    events.push(
      ...(await db.transaction(orgId, (tx) =>
        eventsIn({ tx, user, membership, now }, organization, { text: texts[language], language }),
      )),
    );
  }
  return calendarText({ name: texts[language]('deadline.title'), maker: productName, events });
}

interface Named {
  readonly orgId: string;
  readonly company: string;
  readonly url: string;
}

type MemberReading = Pick<Reader, 'user' | 'membership'> & {
  readonly tx: Transaction;
  readonly now: Instant;
};
type Speaking = Parameters<typeof ruleOf>[1] & { readonly language: Language };

async function eventsIn(
  { tx, now, ...reader }: MemberReading,
  named: Named,
  words: Speaking,
): Promise<CalendarEvent[]> {
  const { orgId } = named;
  const { deadlines } = await allOpenDeadlines(tx, orgId, now);
  const entries = await currentEntries(tx, orgId, deadlines, now);
  const open = new Map(deadlines.map((one) => [keyOf(one), one]));
  return entries
    .filter(({ kind }) => mayReadKind(reader, kind))
    .map((entry) => eventOf(entry, open.get(keyOf(entry)), named, words));
}

/** Writes what has changed since the last reading by anybody, and reads what then stands. */
async function currentEntries(
  tx: Transaction,
  orgId: string,
  deadlines: readonly OpenDeadline[],
  now: Instant,
): Promise<readonly CalendarEntry[]> {
  const stored = await selectEntries(tx, orgId);
  const { changed, forgotten } = changesOf(stored, deadlines, { now, newId });
  if (changed.length + forgotten.length === 0) return stored;
  await deleteEntries(
    tx,
    orgId,
    forgotten.map(({ uid }) => uid),
  );
  await upsertEntries(tx, orgId, changed);
  return selectEntries(tx, orgId);
}

/** One that is over is told by its key alone: nobody is named any more. */
function eventOf(
  entry: CalendarEntry,
  open: OpenDeadline | undefined,
  { company, url }: Named,
  words: Speaking,
): CalendarEvent {
  const { text } = words;
  const year = yearOfOccasion(entry.occasion);
  const title =
    open === undefined ? titleOf({ kind: entry.kind, year, form: null }, text) : wholeTitleOf(open, text);
  return {
    uid: entry.uid,
    sequence: entry.sequence,
    changedAt: entry.changedAt,
    on: entry.dueOn,
    isCancelled: entry.isCancelled,
    summary: withoutIsolates(text('deadline.feed.summary', { title, company })).text,
    description: open === undefined ? '' : withoutIsolates(ruleOf(open, words)).text,
    url,
    alarmDays,
  };
}

/** Beside the reminders of the product: a calendar rings where mail and bell are not looked at. */
const alarmDays = [14, 3] as const;
