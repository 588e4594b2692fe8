/** Deadlines that have passed, and reminders that are due. */
import { type Instant, millisOfInstant } from '@tabellion/kernel/date.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { Database } from '@tabellion/platform/database/queries.ts';
import type { ScheduledJob } from '@tabellion/platform/jobs/jobs.ts';
import { type OrganizationWrite, underHead } from '../../organizations/server/public.ts';
import { envelopeState, lastAsked } from '../rules/envelopeState.ts';
import { needsNewLink } from '../rules/linkLock.ts';
import { endEnvelope } from './ending.ts';
import { mailLink } from './openEnvelope.ts';
import type { SigningPorts } from './ports.ts';
import { lastMailed } from './sending.ts';
import { sendParts } from './sendingOrganizing.ts';
import {
  type Envelope,
  selectEnvelopes,
  selectOrganizationsWithOpen,
  selectSigneesWithoutLink,
} from './store/envelopes.ts';
import { selectOrganizationsToSend, selectOrganizingRequests } from './store/organizing.ts';

const dayMs = 24 * 60 * 60 * 1000;

export const jobsOf = (ports: Pick<SigningPorts, 'db' | 'documents'>): ScheduledJob[] => [
  {
    name: 'signing.organizing',
    every: { minutes: 1 },
    run: ({ now, signal }) => sendFollowing(ports, now, signal),
  },
  {
    name: 'signing.ownLinks',
    every: { minutes: 1 },
    run: ({ db, now, signal }) => mailOwnLinks(db, now, signal),
  },
  {
    name: 'signing.deadlines',
    every: { minutes: 60 },
    run: ({ db, now, signal }) => lookAtDeadlines(db, now, signal),
  },
];

/** The shareholders' documents of a founding whose last subscriber has paid. One that cannot be sent is left to its page, which asks
 *  for what is missing. */
export async function sendFollowing(
  ports: Pick<SigningPorts, 'db' | 'documents'>,
  now: Instant,
  signal: AbortSignal,
): Promise<void> {
  const { db } = ports;
  for (const orgId of await db.asNobody(selectOrganizationsToSend)) {
    if (signal.aborted) return;
    const [request] = await db.asOrganization(orgId, (q) => selectOrganizingRequests(q, orgId));
    if (request === undefined || request.signedOn !== null) continue;
    const { madeBy: userId, terms } = request;
    await sendParts(ports, { orgId, now, userId, terms, isAsked: false });
  }
}

/** Whoever was asked by a link for another organization gets one of his own once that one ends. */
export async function mailOwnLinks(db: Database, now: Instant, signal: AbortSignal): Promise<void> {
  const lacking = await db.asNobody((q) => selectSigneesWithoutLink(q, now));
  await eachByItself({ db, now, signal }, lacking, async (write, { envelopeId, signeeId }) => {
    const [envelope] = await selectEnvelopes(write.tx, write.orgId, { ids: [envelopeId], onlyOpen: true });
    if (envelope === undefined || lastAsked(envelope.events, signeeId)?.kind !== 'link_shared') return;
    const state = envelopeState(envelope, envelope.events, now).signees.get(signeeId) ?? '';
    if (['invited', 'opened'].includes(state))
      await mailLink(write, envelope, signeeId, { now, byUser: null });
  });
}

export async function lookAtDeadlines(db: Database, now: Instant, signal: AbortSignal): Promise<void> {
  const open = (await db.asNobody(selectOrganizationsWithOpen)).map((orgId) => ({ orgId }));
  await eachByItself({ db, now, signal }, open, async (write) => {
    for (const envelope of await selectEnvelopes(write.tx, write.orgId, { onlyOpen: true }))
      await lookAt(write, envelope, now);
  });
}

/** Each has a transaction of its own; one that fails keeps no other from its own. */
async function eachByItself<One extends { readonly orgId: string }>(
  { db, now, signal }: { readonly db: Database; readonly now: Instant; readonly signal: AbortSignal },
  all: readonly One[],
  look: (write: OrganizationWrite, one: One) => Promise<void>,
): Promise<void> {
  const faults: unknown[] = [];
  for (const one of all) {
    if (signal.aborted) return;
    await db
      .transaction(one.orgId, (tx) =>
        underHead(tx, one.orgId, { userId: null, now }, async (write) => {
          await look(write, one);
          return ok(null);
        }),
      )
      .catch((fault: unknown) => faults.push(fault));
  }
  if (faults.length > 0) throw new AggregateError(faults, 'envelopes were not looked at');
}

async function lookAt(write: OrganizationWrite, envelope: Envelope, now: Instant): Promise<void> {
  const { state, signees } = envelopeState(envelope, envelope.events, now);
  if (state === 'expired') return endEnvelope(write, envelope, { kind: 'expired', at: now });
  const { remindEveryDays } = envelope;
  if (remindEveryDays === null) return;
  for (const [signeeId, own] of signees) {
    const isDue =
      millisOfInstant(lastMailed(envelope, signeeId)) + remindEveryDays * dayMs <= millisOfInstant(now);
    if (['invited', 'opened'].includes(own) && isDue && !needsNewLink(envelope.events, signeeId))
      await mailLink(write, envelope, signeeId, { now, byUser: null, isReminder: true });
  }
}
