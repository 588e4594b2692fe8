/** One run of the check: reads book and registers, then every file of the book, and asks the rules. */
import type { Instant } from '@tabellion/kernel/date.ts';
import { type Refusal, refuse } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { ReplyOf } from '@tabellion/kit/endpoint.ts';
import type { Database, Queries } from '@tabellion/platform/database/queries.ts';
import type { Files } from '@tabellion/platform/files/files.ts';
import { FilesUnavailable } from '@tabellion/platform/files/filesUnavailable.ts';
import { clockFactsOf, controlDeadlines } from '../../control/server/public.ts';
import { type DueAndFiledDocuments, dueAndFiledDocuments } from '../../documents/server/public.ts';
import type { FilePorts } from '../../ledgers/server/public.ts';
import { inSlices, seqKnownAt } from '../../registers/server/public/acts.ts';
import type { checkBook } from '../contract.ts';
import { findingsInSteps } from '../rules/check.ts';
import { countDocuments } from '../rules/documents.ts';
import { readinessOf } from '../rules/readiness.ts';
import type { CheckFacts, Severity } from '../rules/rule.ts';
import { findingView } from '../rules/views.ts';

export interface CheckPorts extends FilePorts {
  readonly files: Pick<Files, 'get'>;
  /** No document is generated there (specification section 1). */
  readonly isWhiteLabel: boolean;
}

export type Check = ReplyOf<typeof checkBook>;

interface Subject {
  readonly db: Database;
  readonly orgId: string;
  readonly now: Instant;
}

export async function runCheck(
  { files, isWhiteLabel }: Pick<CheckPorts, 'files' | 'isWhiteLabel'>,
  { db, orgId, now }: Subject,
): Promise<Result<Check, Refusal<'REGISTERS.NOT_INCORPORATED'>>> {
  const facts = await db.asOrganization(orgId, (q) => factsOf(q, orgId, now));
  if (facts === undefined) return refuse('REGISTERS.NOT_INCORPORATED');
  const damaged = await damagedIn(files, facts);
  const whole = { ...facts, damaged, ...(isWhiteLabel && { due: [] }) };
  const findings = await inSlices(findingsInSteps(whole));
  const count = (severity: Severity) => findings.filter((one) => one.severity === severity).length;
  const { required, inPlace, unsigned } = countDocuments(whole);
  return ok({
    checked_at: now,
    ...{ errors: count('error'), warnings: count('warning'), hints: count('hint') },
    ...{ required, in_place: inPlace, unsigned },
    findings: findings.map((one) => findingView(one, facts.book.asOf)),
    readiness: readinessOf(findings).map(({ purpose, percent, lines }) => ({
      ...{ purpose, percent, lines: [...lines] },
    })),
  });
}

async function factsOf(
  q: Queries,
  orgId: string,
  now: Instant,
): Promise<Omit<CheckFacts, 'damaged'> | undefined> {
  const state = await dueAndFiledDocuments(q, orgId, now);
  if (state === undefined) return undefined;
  const { facts: book, due, onFile } = state;
  const at = { asOf: book.asOf, seq: await seqKnownAt(q, orgId, undefined) };
  const clockFacts = await clockFactsOf(q, orgId, at);
  const reviews = (await controlDeadlines(q, orgId, at, clockFacts)).flatMap(({ kind, dueOn, year }) =>
    kind === 'isc_review' && year !== null ? [{ dueOn, year }] : [],
  );
  return { book, due, onFile, reviews, settled: clockFacts.settled };
}

/** One at a time, without a connection: a book may be large. A store that does not answer fails the check, not the files. */
async function damagedIn(
  files: CheckPorts['files'],
  { onFile }: Pick<DueAndFiledDocuments, 'onFile'>,
): Promise<CheckFacts['damaged']> {
  const damaged = new Map<string, 'gone' | 'altered'>();
  for (const sha256 of new Set(onFile.flatMap((one) => one.files))) {
    try {
      if ((await files.get(sha256)) === undefined) damaged.set(sha256, 'gone');
    } catch (fault) {
      if (fault instanceof FilesUnavailable) throw fault;
      damaged.set(sha256, 'altered');
    }
  }
  return damaged;
}
