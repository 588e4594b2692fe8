import { createHash } from 'node:crypto';
import { canonicalJson } from '@tabellion/kernel/canonical.ts';
import type { Instant, PlainDate } from '@tabellion/kernel/date.ts';
import type { JurisdictionId } from '@tabellion/law/jurisdictions.ts';
import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import { newId } from '@tabellion/platform/ids.ts';
import type { DueQuery, OutsideRow } from '@tabellion/platform/outside/outside.ts';
import type { Filing, RegistryReason } from '../../rules/filing.ts';
import type { Certificate, RegistrarName } from '../registrar/registrar.ts';

export interface Submission {
  submission_id: string;
  registrar: RegistrarName;
  state: 'waiting' | 'accepted' | 'rejected';
  submitted_by: string;
  submitted_at: Instant;
  answered_at: Instant | null;
  reasons: RegistryReason[];
  corporation_number: string | null;
  certificate_on: PlainDate | null;
  is_specimen: boolean | null;
}

/** The incorporator's: who made it, when, and its words. */
interface Declaration {
  declared_by: string;
  declared_at: Instant;
  declaration: string;
}

/** The newest one. */
export const selectSubmission = (q: Queries, orgId: string): Promise<Submission | undefined> =>
  q.first<Submission>(sql`
    select submission_id, registrar, state, submitted_by, submitted_at, answered_at, reasons, corporation_number,
           certificate_on, is_specimen
      from submissions where org_id = ${orgId} order by submitted_at desc limit 1`);

export async function insertSubmission(
  tx: Transaction,
  orgId: string,
  one: Pick<Submission, 'submission_id' | 'registrar' | 'submitted_by' | 'submitted_at'> &
    Declaration & { ask_after: Instant; filing: Filing },
): Promise<void> {
  // JSON has no undefined: fields that are left out are dropped here.
  const plain: unknown = JSON.parse(JSON.stringify(one.filing));
  const frozen = canonicalJson(plain);
  const digest = createHash('sha256').update(frozen).digest('hex');
  await tx.run(sql`
    insert into submissions (
        org_id, submission_id, registrar, submitted_by, submitted_at, declared_by, declared_at, declaration, ask_after,
        package, package_sha256
      ) values (
        ${orgId}, ${one.submission_id}, ${one.registrar}, ${one.submitted_by}, ${one.submitted_at},
        ${one.declared_by}, ${one.declared_at}, ${one.declaration},
        ${one.ask_after}, ${frozen}::jsonb, ${digest}
      )`);
}

/** A submission with its package as it was handed over. */
interface SubmissionSeen extends Pick<Submission, 'submission_id' | 'registrar' | 'state' | 'submitted_at'> {
  package: Filing | null;
  package_sha256: string | null;
}

/** Shows it to staff, and notes the look where its organization reads it; undefined for anybody else. */
export const lookAtSubmission = (
  q: Queries,
  look: { submissionId: string; sessionId: string; at: Instant },
): Promise<SubmissionSeen | undefined> =>
  q.first<SubmissionSeen>(sql`
    select submission_id, registrar, state, submitted_at, package, package_sha256
      from look_at_submission(${newId()}, ${look.sessionId}, ${look.submissionId}, ${look.at})`);

export async function markAccepted(
  tx: Transaction,
  orgId: string,
  submissionId: string,
  { corporationNumber, certificateOn, isSpecimen, paper }: Certificate,
  at: Instant,
): Promise<void> {
  await tx.run(sql`
    update submissions set
        state = 'accepted', package = null, answered_at = ${at}, corporation_number = ${corporationNumber},
        certificate_on = ${certificateOn}, is_specimen = ${isSpecimen}, certificate_file = ${paper?.sha256 ?? null}
      where org_id = ${orgId} and submission_id = ${submissionId}`);
}

export async function markRejected(
  tx: Transaction,
  orgId: string,
  submissionId: string,
  reasons: readonly RegistryReason[],
  at: Instant,
): Promise<void> {
  await tx.run(sql`
    update submissions set state = 'rejected', package = null, answered_at = ${at},
        reasons = ${JSON.stringify(reasons)}::jsonb
      where org_id = ${orgId} and submission_id = ${submissionId}`);
}

export const selectDueSubmissions = (
  q: Queries,
  registrar: RegistrarName,
  { now, most, waitsMs }: DueQuery,
): Promise<OutsideRow[]> =>
  q.all(sql`
    select org_id as "orgId", id from due_submissions(${registrar}, ${now}, ${waitsMs}, ${most})`);

/** A submission in the queue of staff. */
export interface QueuedSubmission {
  org_id: string;
  item_id: string;
  state: Submission['state'];
  sent_at: Instant;
  answered_at: Instant | null;
  /** Its package says so; null once that is gone. */
  jurisdiction: JurisdictionId | null;
  name: string | null;
  legal_element: string | null;
  number: string | null;
}

/** The oldest first, for sessions of staff alone: those that wait, and those answered in the last thirty days. */
export const selectQueuedSubmissions = (
  q: Queries,
  { sessionId, now }: { sessionId: string; now: Instant },
): Promise<QueuedSubmission[]> =>
  q.all(sql`
    select org_id, item_id, state, sent_at, answered_at, jurisdiction, name, legal_element, number
      from queued_submissions(${sessionId}, ${now})`);

export interface ManualSubmission {
  org_id: string;
  submission_id: string;
  submitted_at: Instant;
}

/** Submissions of all organizations that people file by hand and that have no answer, the oldest first. */
export const selectManualSubmissions = (q: Queries): Promise<ManualSubmission[]> =>
  q.all(sql`select org_id, submission_id, submitted_at from manual_submissions()`);
