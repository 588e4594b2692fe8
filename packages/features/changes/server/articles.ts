/** Articles of amendment go to the registry once they are signed and paid; its certificate makes the change true. */
import type { Instant, PlainDate } from '@tabellion/kernel/date.ts';
import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import { isJurisdictionId } from '@tabellion/law/jurisdictions.ts';
import { fullNameOf } from '@tabellion/law/names/fullName.ts';
import type { Database } from '@tabellion/platform/database/queries.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { type OpenOutside, outside } from '@tabellion/platform/outside/outside.ts';
import { recordActivity } from '../../activity/server/public.ts';
import { isGivenBack, newestPaymentOf, paymentById } from '../../billing/server/public.ts';
import { dateArticles, keepPaper, type ReceivedPaper } from '../../documents/server/public.ts';
import { type OrganizationWrite, organizationOf, underHead } from '../../organizations/server/public.ts';
import { unmetOf } from '../../registers/rules/conditions.ts';
import { type JudgingDrafts, meet, proposalsById } from '../../registers/server/public/proposals.ts';
import {
  type AdmitAnswer,
  type AnswerRefusal,
  admitAnyone,
  type FiledPaper,
  type FilingAnswer,
  type RegistryPorts,
} from '../../registry/server/public.ts';
import { filingOfParts, refusedAtFiling } from '../rules/kinds.ts';
import { isFiled } from '../rules/progress.ts';
import type { PartInput } from '../shapes.ts';
import { bookNow } from './drafting.ts';
import { type StandingChange, standingChange } from './read.ts';
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
  if (payment?.status !== 'paid' || (await isGivenBack(tx, orgId, payment.paymentId))) return;
  const source = { kind: 'payment', id: payment.paymentId } as const;
  await meet(write, changeId, { condition: 'payment', on, source }, { laws });
}

/** Sends them, where nothing but the certificate is awaited; harmless to repeat. One that came back is not sent again by itself. */
export async function fileArticles(write: OrganizationWrite, ports: ArticlePorts, changeId: string) {
  const { registry, clock } = ports;
  await takePayment(write, ports, changeId);
  const { tx, orgId, today, recordedAt: at } = write;
  const change = await standingChange(tx, orgId, { changeId, now: clock() });
  const { parts = [], proposal, documents = [], events = [] } = change ?? {};
  const filing = filingOfParts(parts);
  if (filing === null || proposal?.state !== 'open') return;
  const unmet = unmetOf(proposal);
  if (unmet.length !== 1 || unmet[0] !== 'certificate') return;
  if (isFiled({ events })) return;
  const file =
    documents.find(({ template }) => template === `articles_of_${filing}`) ??
    documents.find(({ status }) => status === 'signed');
  const organization = await organizationOf(tx, orgId);
  const { jurisdiction, corporation_number: corporationNumber } = organization;
  if (!isJurisdictionId(jurisdiction)) return;
  const stale = refusedAtFiling(parts, jurisdiction, today);
  if (stale.length > 0) return holdBack(write, { changeId, events }, stale);
  const name = fullNameOf(organization);
  const paper = {
    jurisdiction,
    corporationNumber,
    kind: filing,
    file: file?.sha256 ?? '',
    name,
    ...nameReportOf(parts),
  };
  const attempt = { attemptId: newId(), changeId, desk: registry.filingDesk.name, paper, at };
  if ((await insertAttempt(tx, orgId, attempt)) === 0) return;
  await insertChangeEvent(tx, orgId, changeId, { event: 'filed', at, byUser: null });
}

/** It is not filed, and says why, once. */
async function holdBack(
  write: OrganizationWrite,
  { changeId, events }: Pick<StandingChange, 'changeId' | 'events'>,
  stale: readonly FieldRefusal[],
): Promise<void> {
  const { tx, orgId, recordedAt: at } = write;
  if (events.at(-1)?.event === 'rejected') return;
  const reasons = stale.map(({ textCode, params = {} }) => ({ textCode, params }));
  await insertChangeEvent(tx, orgId, changeId, { event: 'rejected', at, byUser: null, details: { reasons } });
}

/** The report of the name's search, or its reservation, which staff enter with the articles. */
function nameReportOf(parts: readonly PartInput[]): Pick<FiledPaper, 'nameReport'> {
  const { report_number: number = '', report_on: on = '' } =
    parts.find(({ kind }) => kind === 'name')?.form ?? {};
  return number.trim() === '' ? {} : { nameReport: { number: number.trim(), on: on.trim() } };
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
    settle: async ({ db, row, now }, answer) => {
      await settleChange(db, { orgId: row.orgId, attemptId: row.id, now }, { answer, laws });
    },
  });
}

/** Comes with an answer that people enter. */
export interface EnteredCertificate {
  readonly admit: AdmitAnswer;
  /** The registry's certificate; it is kept in the minute book. */
  readonly paper?: ReceivedPaper | undefined;
}

interface Answered {
  readonly answer: FilingAnswer;
  readonly laws: readonly JudgingDrafts[];
  readonly entered?: EnteredCertificate | undefined;
}

/** Records an answer once. Staff who file by hand record it here too. Throws when it cannot be recorded; the attempt then waits, and
 *  is asked about again. @returns what `admit` refused */
export async function settleChange(
  db: Database,
  { orgId, attemptId, now }: { readonly orgId: string; readonly attemptId: string; readonly now: Instant },
  answered: Answered,
): Promise<Result<null, AnswerRefusal>> {
  const { admit } = answered.entered ?? { admit: admitAnyone };
  const outcome = await db.transaction(orgId, async (tx) => {
    const admitted = await admit(tx);
    if (!admitted.ok) return { ok: false, refused: admitted } as const;
    return underHead(tx, orgId, { userId: null, now }, async (write) => {
      const attempt = await selectAttempt(tx, orgId, attemptId);
      if (attempt?.state === 'waiting') await recordAnswer(write, { attempt, now }, answered);
      return ok(null);
    });
  });
  if ('refused' in outcome) return outcome.refused;
  if (!outcome.ok) throw new Error(`the registry's answer could not be recorded: ${outcome.error.textCode}`);
  return ok(null);
}

async function recordAnswer(
  write: OrganizationWrite,
  {
    attempt: { attemptId, changeId, paper },
    now,
  }: { readonly attempt: ChangeAttempt; readonly now: Instant },
  { answer, laws, entered }: Answered,
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
  if (entered?.paper !== undefined) await keepCertificate(write, paper, { number, on, file: entered.paper });
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

const certificateTitles = {
  en: { amendment: 'Certificate of amendment', dissolution: 'Certificate of dissolution' },
  fr: { amendment: 'Certificat de modification', dissolution: 'Certificat de dissolution' },
} as const;

/** Keeps the certificate that staff were given with the articles, under its name in the language of the documents. */
async function keepCertificate(
  write: OrganizationWrite,
  { kind }: Pick<FiledPaper, 'kind'>,
  { number, on, file }: { number: string; on: PlainDate; file: ReceivedPaper },
): Promise<void> {
  const titles = certificateTitles[(await bookNow(write))?.language ?? 'en'];
  await keepPaper(write, {
    documentId: undefined,
    title: `${titles[kind === 'dissolution' ? kind : 'amendment']} ${number}`,
    section: 'articles',
    datedOn: on,
    status: 'signed',
    file,
    printed: null,
  });
  await recordActivity(write, { kind: 'documents_made', params: { documents: 1 } });
}
