/** Articles of amendment go to the registry once they are signed and paid; its certificate makes the change true. */
import type { Instant } from '@tabellion/kernel/date.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { isJurisdictionId } from '@tabellion/law/jurisdictions.ts';
import type { Database } from '@tabellion/platform/database/queries.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { type OpenOutside, outside } from '@tabellion/platform/outside/outside.ts';
import { newestPaymentOf, paymentById } from '../../billing/server/public.ts';
import { dateArticles } from '../../documents/server/public.ts';
import { type OrganizationWrite, organizationOf, underHead } from '../../organizations/server/public.ts';
import { unmetOf } from '../../registers/rules/conditions.ts';
import { type JudgingDrafts, meet, proposalsById } from '../../registers/server/public/proposals.ts';
import type { FilingAnswer, RegistryPorts } from '../../registry/server/public.ts';
import { filingOfParts } from '../rules/kinds.ts';
import { isFiled } from '../rules/progress.ts';
import { standingChange } from './read.ts';
import {
  type ChangeAttempt,
  insertAttempt,
  selectAttempt,
  selectDueAttempts,
  settleAttempt,
} from './store/attempts.ts';
import { insertChangeEvent } from './store/changes.ts';

export interface ArticlePorts {
  readonly registry: RegistryPorts;
  readonly laws: readonly JudgingDrafts[];
  readonly clock: () => Instant;
}

/** The payment's own handler may hear of it later than the bell that rings for it. */
async function takePayment(write: OrganizationWrite, { laws }: Pick<ArticlePorts, 'laws'>, changeId: string) {
  const { tx, orgId, today: on } = write;
  const [proposal] = await proposalsById(tx, orgId, [changeId]);
  if (proposal?.state !== 'open' || !unmetOf(proposal).includes('payment')) return;
  const paymentId = await newestPaymentOf(tx, orgId, changeId);
  const payment = paymentId === undefined ? undefined : await paymentById(tx, orgId, paymentId);
  if (payment?.status !== 'paid') return;
  const source = { kind: 'payment', id: payment.paymentId } as const;
  await meet(write, changeId, { condition: 'payment', on, source }, { laws });
}

/** Sends them, where nothing but the certificate is awaited; harmless to repeat. One that came back is not sent again by itself. */
export async function fileArticles(write: OrganizationWrite, ports: ArticlePorts, changeId: string) {
  const { registry, clock } = ports;
  await takePayment(write, ports, changeId);
  const { tx, orgId, recordedAt: at } = write;
  const change = await standingChange(tx, orgId, { changeId, now: clock() });
  const filing = filingOfParts(change?.parts ?? []);
  const { proposal, documents = [], events = [] } = change ?? {};
  if (filing === null || proposal?.state !== 'open') return;
  const unmet = unmetOf(proposal);
  if (unmet.length !== 1 || unmet[0] !== 'certificate') return;
  if (isFiled({ events })) return;
  const file =
    documents.find(({ template }) => template === 'articles_of_amendment') ??
    documents.find(({ status }) => status === 'signed');
  const { jurisdiction, corporation_number: corporationNumber } = await organizationOf(tx, orgId);
  if (!isJurisdictionId(jurisdiction)) return;
  const paper = { jurisdiction, corporationNumber, kind: filing, file: file?.sha256 ?? '' };
  const attempt = { attemptId: newId(), changeId, desk: registry.filingDesk.name, paper, at };
  if ((await insertAttempt(tx, orgId, attempt)) === 0) return;
  await insertChangeEvent(tx, orgId, changeId, { event: 'filed', at, byUser: null });
}

export interface SettlingPorts {
  readonly registry: RegistryPorts;
  readonly laws: readonly JudgingDrafts[];
}

/** The registry is asked about what was sent. */
export function changesOutside({ registry, laws }: SettlingPorts): OpenOutside {
  const { filingDesk, registryTimeoutMs: timeoutMs } = registry;
  return outside<FilingAnswer>({
    name: 'changes.askRegistry',
    // Somebody looks at "with the registry".
    every: { seconds: 5 },
    timeoutMs,
    selectDue: (q, due) => selectDueAttempts(q, filingDesk.name, due),
    find: filingDesk.find,
    send: async ({ db, row }, signal) => {
      const attempt = await db.asOrganization(row.orgId, (q) => selectAttempt(q, row.orgId, row.id));
      if (filingDesk.name === 'manual' || attempt === undefined) return { state: 'waiting' };
      return filingDesk.submit(attempt.paper, row.id, signal);
    },
    settle: ({ db, row, now }, answer) =>
      settleChange(db, { orgId: row.orgId, attemptId: row.id, now }, answer, laws),
  });
}

/** Records an answer once. Staff who file by hand record it here too. Throws when it cannot be recorded; the attempt then waits, and
 *  is asked about again. */
export async function settleChange(
  db: Database,
  { orgId, attemptId, now }: { readonly orgId: string; readonly attemptId: string; readonly now: Instant },
  answer: FilingAnswer,
  laws: readonly JudgingDrafts[],
): Promise<void> {
  const outcome = await db.transaction(orgId, (tx) =>
    underHead(tx, orgId, { userId: null, now }, async (write) => {
      const attempt = await selectAttempt(tx, orgId, attemptId);
      if (attempt?.state === 'waiting') await recordAnswer(write, { attempt, now }, answer, laws);
      return ok(null);
    }),
  );
  if (!outcome.ok) throw new Error(`the registry's answer could not be recorded: ${outcome.error.textCode}`);
}

async function recordAnswer(
  write: OrganizationWrite,
  { attempt: { attemptId, changeId }, now }: { readonly attempt: ChangeAttempt; readonly now: Instant },
  answer: FilingAnswer,
  laws: readonly JudgingDrafts[],
): Promise<void> {
  const { tx, orgId, recordedAt: at } = write;
  await settleAttempt(tx, orgId, { attemptId, state: answer.state, at });
  if (answer.state === 'rejected') {
    const reasons = answer.reasons.map(({ textCode, params = {} }) => ({ textCode, params }));
    await insertChangeEvent(tx, orgId, changeId, {
      event: 'rejected',
      at,
      byUser: null,
      details: { reasons },
    });
    return;
  }
  const { reference: number, filedOn: on, isSpecimen } = answer;
  const details = { number, on, isSpecimen };
  await insertChangeEvent(tx, orgId, changeId, { event: 'certified', at, byUser: null, details });
  const met = { condition: 'certificate', on, source: { kind: 'submission', id: attemptId } } as const;
  const applied = await meet(write, changeId, met, { laws, registryCertificate: number });
  const [proposal] = await proposalsById(tx, orgId, [changeId]);
  if (applied.ok && applied.value.outcome === 'applied' && proposal !== undefined)
    await dateArticles(write, {
      proposalId: changeId,
      on,
      now,
      roots: applied.value.acts.map(({ root }) => root),
    });
}
