import type { Instant, PlainDate } from '@tabellion/kernel/date.ts';
import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { RegistryReason } from '../../rules/filing.ts';
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
  one: Pick<Submission, 'submission_id' | 'registrar' | 'submitted_by' | 'submitted_at'> & Declaration,
): Promise<void> {
  await tx.run(sql`
    insert into submissions (
        org_id, submission_id, registrar, submitted_by, submitted_at, declared_by, declared_at, declaration
      ) values (
        ${orgId}, ${one.submission_id}, ${one.registrar}, ${one.submitted_by}, ${one.submitted_at},
        ${one.declared_by}, ${one.declared_at}, ${one.declaration}
      )`);
}

export async function markAccepted(
  tx: Transaction,
  orgId: string,
  submissionId: string,
  { corporationNumber, certificateOn, isSpecimen }: Certificate,
  at: Instant,
): Promise<void> {
  await tx.run(sql`
    update submissions set
        state = 'accepted', answered_at = ${at}, corporation_number = ${corporationNumber},
        certificate_on = ${certificateOn}, is_specimen = ${isSpecimen}
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
    update submissions set state = 'rejected', answered_at = ${at}, reasons = ${JSON.stringify(reasons)}::jsonb
      where org_id = ${orgId} and submission_id = ${submissionId}`);
}

/** In all organizations, the oldest first. */
export const selectOpenSubmissions = (
  q: Queries,
  registrar: RegistrarName,
  most: number,
): Promise<{ org_id: string; submission_id: string }[]> =>
  q.all(sql`select org_id, submission_id from open_submissions(${registrar}, ${most})`);
