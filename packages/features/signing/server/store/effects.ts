/** Effects of an envelope: what the last signature records, and what became of it. */
import { canonicalJson } from '@tabellion/kernel/canonical.ts';
import type { Instant } from '@tabellion/kernel/date.ts';
import type { Refusal } from '@tabellion/kernel/refusal.ts';
import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { EffectOutcome } from '../../envelope.ts';

/** An entry that waits for the signatures, with the digest of what it said when the documents were sent; or a document that
 *  establishes something by itself. */
export type NewEffect =
  | { readonly proposalId: string; readonly printedDigest: string; readonly documentId: null }
  | { readonly proposalId: null; readonly printedDigest: null; readonly documentId: string };

export type EffectRow = NewEffect & {
  readonly envelopeId: string;
  /** Counted from 1 within the envelope: effects are settled in this order. */
  readonly place: number;
  /** Null until the last signature, and where the envelope ends without it. */
  readonly outcome: EffectOutcome | null;
  /** Why it is not recorded. */
  readonly reason: EffectReason | null;
};

export type EffectReason = Pick<Refusal, 'textCode' | 'params'>;

export const selectEffects = (
  q: Queries,
  orgId: string,
  envelopeIds: readonly string[],
): Promise<EffectRow[]> =>
  q.all<EffectRow>(sql`
    select envelope_id as "envelopeId", place, proposal_id as "proposalId", printed_digest as "printedDigest",
           document_id as "documentId", outcome, reason
      from envelope_effects
      where org_id = ${orgId} and envelope_id = any(${[...envelopeIds]}::uuid[]) order by place`);

export const insertEffect = (
  tx: Transaction,
  orgId: string,
  { envelopeId, place, ...effect }: NewEffect & Pick<EffectRow, 'envelopeId' | 'place'>,
): Promise<number> =>
  tx.run(sql`
    insert into envelope_effects (org_id, envelope_id, place, proposal_id, printed_digest, document_id)
      values (${orgId}, ${envelopeId}, ${place}, ${effect.proposalId}, ${effect.printedDigest}, ${effect.documentId})`);

export const updateEffect = (
  tx: Transaction,
  orgId: string,
  { envelopeId, place, outcome, reason }: Pick<EffectRow, 'envelopeId' | 'place' | 'outcome' | 'reason'>,
  settledAt: Instant,
): Promise<number> =>
  tx.run(sql`
    update envelope_effects
      set outcome = ${outcome}, reason = ${reason && canonicalJson({ ...reason })}::jsonb, settled_at = ${settledAt}
      where org_id = ${orgId} and envelope_id = ${envelopeId} and place = ${place}`);
