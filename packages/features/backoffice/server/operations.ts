/** Work behind the scenes that waits or failed, and how administrators have it tried again. */
import { formatCents } from '@tabellion/kernel/money.ts';
import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { readText } from '@tabellion/law/fields.ts';
import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { type Route, serveUser } from '@tabellion/platform/http/route.ts';
import { type JobState, jobStates, runJobNow } from '@tabellion/platform/jobs/store.ts';
import {
  outboxDepth,
  type QueueDepth,
  retryRow,
  type TroubledRow,
  troubledRows,
} from '@tabellion/platform/outbox/store.ts';
import { actingStaff, userNames } from '../../accounts/server/public.ts';
import {
  type FailedRefund,
  failedRefunds,
  refundAgain,
  retryWebhook,
  waitingWebhooks,
} from '../../billing/server/public.ts';
import * as contract from '../operationsContract.ts';
import { staffSession } from './list.ts';
import {
  askAgain,
  insertOperatorAct,
  type OperatorAct,
  selectInquiries,
  selectOperatorActs,
} from './store/operations.ts';

const most = 200;
const mostActs = 50;

export const operationRoutes: Route[] = [
  serveUser(contract.readOperations, async ({ q }) => ok(await viewOf(q))),

  serveUser(contract.retryOperation, async (ctx, { body: { what, subject, reason } }) => {
    const words = readText(reason, { path: 'reason', maxLength: 500, required: true });
    if (!words.ok) return refuse(words.error.textCode, { fields: [words.error] });
    const act = { what, subject, reason: words.value, staffId: ctx.user.userId, at: ctx.now };
    const retried = await ctx.q.transaction(async (tx) => {
      if ((await actingStaff(tx, staffSession(ctx))) !== 'admin') return refuse('ACCESS.STAFF_ONLY');
      if (!(await tryAgain(tx, act))) return refuse('OPERATIONS.GONE');
      await insertOperatorAct(tx, act);
      return ok(null);
    });
    return retried.ok ? ok(await viewOf(ctx.q)) : retried;
  }),
];

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** @returns false where there is nothing to try any more */
function tryAgain(tx: Transaction, { what, subject, at }: OperatorAct): Promise<boolean> {
  if (what === 'job') return runJobNow(tx, subject, at);
  if (what === 'webhook') return retryWebhook(tx, subject, at);
  if (!uuid.test(subject)) return Promise.resolve(false);
  if (what === 'refund') return refundAgain(tx, subject);
  return what === 'row' ? retryRow(tx, subject) : askAgain(tx, subject, at);
}

async function viewOf(q: Queries): Promise<contract.Operations> {
  const [depth, rows, jobs, inquiries, webhooks, refunds, acts] = await Promise.all([
    outboxDepth(q),
    troubledRows(q, most),
    jobStates(q),
    selectInquiries(q, most),
    waitingWebhooks(q, most),
    failedRefunds(q, most),
    selectOperatorActs(q, mostActs),
  ]);
  const names = await userNames(q, [...new Set(acts.map(({ staffId }) => staffId))]);
  return {
    depth: depthByTopic(depth),
    rows: rows.map(shownRow),
    jobs: jobs.map(shownJob),
    inquiries: inquiries.map(({ sentAt, ...rest }) => ({ ...rest, sent_at: sentAt })),
    webhooks: webhooks.map(({ id, type, receivedAt, asks }) => ({ id, type, received_at: receivedAt, asks })),
    refunds: refunds.map(shownRefund),
    acts: acts.map(({ staffId, ...rest }) => ({ ...rest, by: names.get(staffId) ?? '' })),
  };
}

const shownRow = ({ id, topic, state, reason, attempts, createdAt }: TroubledRow) => ({
  id,
  topic,
  is_failed: state === 'failed',
  reason,
  attempts,
  created_at: createdAt,
});

const shownJob = ({ name, failures, reason, nextAt, lastSucceededAt }: JobState) => ({
  name,
  failures,
  reason,
  next_at: nextAt,
  last_succeeded_at: lastSucceededAt,
});

const shownRefund = ({ refundId, reference, amountCents, failedAt }: FailedRefund) => ({
  id: refundId,
  reference,
  amount: Number(formatCents(amountCents)),
  failed_at: failedAt,
});

/** The topic that has waited longest first. */
function depthByTopic(depth: readonly QueueDepth[]): contract.Operations['depth'] {
  const rowsOf = (topic: string, state: QueueDepth['state']) =>
    Number(depth.find((one) => one.topic === topic && one.state === state)?.rows ?? 0);
  return [...new Set(depth.map(({ topic }) => topic))]
    .map((topic) => ({
      topic,
      waiting: rowsOf(topic, 'waiting'),
      retried: rowsOf(topic, 'retried'),
      failed: rowsOf(topic, 'failed'),
      oldest_at: depth
        .filter((one) => one.topic === topic)
        .map(({ oldest }) => oldest)
        .reduce((a, b) => (a < b ? a : b)),
    }))
    .sort((a, b) => (a.oldest_at < b.oldest_at ? -1 : 1));
}
