/** One run of the check: reads book and registers, then every file of the book, and asks the rules. */
import { dateInZone, type Instant, type PlainDate } from '@tabellion/kernel/date.ts';
import { type Refusal, refuse } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { ReplyOf } from '@tabellion/kit/endpoint.ts';
import type { Database, Queries } from '@tabellion/platform/database/queries.ts';
import type { Files } from '@tabellion/platform/files/files.ts';
import { FilesUnavailable } from '@tabellion/platform/files/filesUnavailable.ts';
import { clockFactsOf, controlDeadlines } from '../../control/server/public.ts';
import { settledDeadlines } from '../../deadlines/server/public.ts';
import { type DueAndFiledDocuments, dueAndFiledDocuments } from '../../documents/server/public.ts';
import type { FilePorts } from '../../ledgers/server/public.ts';
import { organizationOf, registryZoneOf } from '../../organizations/server/public.ts';
import { inSlices, seqKnownAt } from '../../registers/server/public/acts.ts';
import { namesIn } from '../../registers/server/public/people.ts';
import { subscriptionsWaiting } from '../../registers/server/public/proposals.ts';
import type { checkBook } from '../contract.ts';
import { type Finding, findingsInSteps } from '../rules/check.ts';
import { countDocuments } from '../rules/documents.ts';
import { readinessOf } from '../rules/readiness.ts';
import type { CheckFacts, Severity } from '../rules/rule.ts';
import { rulesBroken } from '../rules/views.ts';

export interface CheckPorts extends FilePorts {
  readonly files: Pick<Files, 'get'>;
  /** No document is generated there (specification section 1). */
  readonly isWhiteLabel: boolean;
  /** Findings of the last comparison with the ledger. */
  differingRecords(q: Queries, orgId: string): Promise<CheckFacts['differing']>;
}

export interface Checked {
  readonly today: PlainDate;
  /** The gravest first. */
  readonly findings: readonly Finding[];
  /** The same on every page of it. */
  readonly summary: Omit<ReplyOf<typeof checkBook>, 'findings' | 'next'>;
}

interface Subject {
  readonly db: Database;
  readonly orgId: string;
  readonly now: Instant;
  /** Called now and then; throws where nobody waits for the check any more. */
  goOn(): void;
}

export async function runCheck(
  { files, isWhiteLabel, differingRecords }: Pick<CheckPorts, 'files' | 'isWhiteLabel' | 'differingRecords'>,
  { db, orgId, now, goOn }: Subject,
): Promise<Result<Checked, Refusal<'REGISTERS.NOT_INCORPORATED'>>> {
  const facts = await db.asOrganization(orgId, (q) => factsOf(q, { orgId, now, goOn }));
  if (facts === undefined) return refuse('REGISTERS.NOT_INCORPORATED');
  goOn();
  const damaged = await damagedIn(files, facts, goOn);
  const differing = await db.asOrganization(orgId, (q) => differingRecords(q, orgId));
  const whole = { ...facts, damaged, differing, ...(isWhiteLabel && { due: [] }) };
  const findings = await inSlices(findingsInSteps(whole), goOn);
  const count = (severity: Severity) => findings.filter((one) => one.severity === severity).length;
  const { required, inPlace, unsigned } = countDocuments(whole);
  const summary = {
    checked_at: now,
    errors: count('error'),
    warnings: count('warning'),
    hints: count('hint'),
    rules: rulesBroken(findings),
    required,
    in_place: inPlace,
    unsigned,
    readiness: readinessOf(findings).map(({ purpose, percent, lines }) => ({
      purpose,
      percent,
      lines: [...lines],
    })),
  };
  return ok({ today: facts.book.asOf, findings, summary });
}

async function factsOf(
  q: Queries,
  {
    orgId,
    now,
    ...reading
  }: Pick<Subject, 'orgId' | 'now'> & Partial<Pick<Subject, 'goOn'>> & { seq?: number },
): Promise<Omit<CheckFacts, 'damaged' | 'differing'> | undefined> {
  const state = await dueAndFiledDocuments(q, { orgId, now, ...reading });
  if (state === undefined) return undefined;
  const { facts: book, due, onFile, hasIncorporationCertificate } = state;
  const at = { asOf: book.asOf, seq: reading.seq ?? (await seqKnownAt(q, orgId, undefined)) };
  const clockFacts = await clockFactsOf(q, orgId, settledDeadlines);
  const control = await controlDeadlines(q, orgId, at, clockFacts);
  const reviews = control.flatMap(({ kind, dueOn, year }) =>
    kind === 'isc_review' && year !== null ? [{ dueOn, year }] : [],
  );
  const controlDuties = control.flatMap(({ kind, dueOn, personId }) =>
    kind === 'isc_record' || kind === 'isc_file' || kind === 'isc_dispose' ? [{ kind, dueOn, personId }] : [],
  );
  return {
    book,
    due,
    onFile,
    hasIncorporationCertificate,
    reviews,
    controlDuties,
    waiting: await waitingOf(q, orgId),
    settled: clockFacts.settled,
  };
}

/** More than a corporation has; the oldest are read first. */
const MOST_WAITING = 1_000;

async function waitingOf(q: Queries, orgId: string): Promise<CheckFacts['waiting']> {
  const issues = await subscriptionsWaiting(q, orgId, MOST_WAITING);
  if (issues.length === 0) return [];
  const names = await namesIn(q, orgId, [...new Set(issues.map(({ personId }) => personId))]);
  const zone = registryZoneOf(await organizationOf(q, orgId));
  return issues.map(({ securityId, personId, paidOn, subscribedAt }) => ({
    securityId,
    name: names.get(personId) ?? '',
    since: paidOn ?? dateInZone(subscribedAt, zone),
    lacks: paidOn === null ? ('payment' as const) : ('resolution' as const),
  }));
}

/** Findings of a write that is under way, up to an act: of registers and documents, not of the files themselves. Where no document is
 *  generated, those of the check there, each with the document whose upload settles it. */
export async function findingsAt(
  q: Queries,
  {
    isWhiteLabel,
    ...at
  }: { readonly orgId: string; readonly now: Instant; readonly seq: number; readonly isWhiteLabel: boolean },
): Promise<readonly Finding[]> {
  const facts = await factsOf(q, at);
  if (facts === undefined) return [];
  const whole = { ...facts, damaged: new Map(), differing: [] };
  const findings = await inSlices(findingsInSteps(whole));
  if (!isWhiteLabel) return findings;
  const nameOf = ({ code, subject }: Finding) => `${code} ${subject}`;
  const shown = new Set((await inSlices(findingsInSteps({ ...whole, due: [] }))).map(nameOf));
  return findings.filter((one) => shown.has(nameOf(one)));
}

/** One at a time, without a connection: a book may be large. A store that does not answer fails the check, not the files. */
async function damagedIn(
  files: CheckPorts['files'],
  { onFile }: Pick<DueAndFiledDocuments, 'onFile'>,
  goOn: () => void,
): Promise<CheckFacts['damaged']> {
  const damaged = new Map<string, 'gone' | 'altered'>();
  for (const sha256 of new Set(onFile.flatMap((one) => one.files))) {
    goOn();
    try {
      if ((await files.get(sha256)) === undefined) damaged.set(sha256, 'gone');
    } catch (fault) {
      if (fault instanceof FilesUnavailable) throw fault;
      damaged.set(sha256, 'altered');
    }
  }
  return damaged;
}
