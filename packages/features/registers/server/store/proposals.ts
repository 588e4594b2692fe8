import type { DraftAct } from '@tabellion/book/draft.ts';
import { readDraft, type StoredDraft, toStoredDraft } from '@tabellion/book/read.ts';
import { canonicalJson } from '@tabellion/kernel/canonical.ts';
import type { Instant, PlainDate } from '@tabellion/kernel/date.ts';
import type { TextParams } from '@tabellion/kernel/refusal.ts';
import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { TextCode } from '@tabellion/texts/codes.ts';
import type { Condition, ProposalKind } from '../../proposalContract.ts';
import type { MetCondition } from '../../rules/conditions.ts';

export type ProposalState = 'open' | 'applied' | 'needs_attention' | 'withdrawn';

/** Why a proposal needs attention. */
export interface AttentionReason {
  readonly textCode: TextCode;
  readonly params: TextParams;
}

export interface Proposal {
  readonly id: string;
  readonly kind: ProposalKind;
  readonly state: ProposalState;
  readonly drafts: readonly DraftAct[];
  readonly baseSeq: number;
  /** SHA-256 of what its documents print, in lower-case hexadecimal; null where nothing was printed. */
  readonly printedDigest: string | null;
  /** All of these are to be met before it is recorded. */
  readonly awaits: readonly Condition[];
  /** Those that are met, the first one first. */
  readonly met: readonly MetCondition[];
  readonly attention: AttentionReason | null;
  /** The user who proposed it; null for the product itself. */
  readonly proposedBy: string | null;
  /** The instant until which its documents are out for signature; null where they are not. */
  readonly outUntil: Instant | null;
}

interface ProposalRow {
  readonly proposal_id: string;
  readonly kind: ProposalKind;
  readonly state: ProposalState;
  /** Checked by the book's schemas before they were stored. */
  readonly acts: readonly StoredDraft[];
  readonly base_seq: bigint;
  readonly printed_digest: string | null;
  readonly awaits: readonly Condition[];
  readonly met: readonly MetCondition[];
  readonly attention: AttentionReason | null;
  readonly proposed_by: string | null;
  readonly out_until: Instant | null;
}

const proposalOf = (row: ProposalRow): Proposal => ({
  id: row.proposal_id,
  kind: row.kind,
  state: row.state,
  drafts: row.acts.map(readDraft),
  baseSeq: Number(row.base_seq),
  printedDigest: row.printed_digest,
  awaits: row.awaits,
  met: row.met,
  attention: row.attention,
  proposedBy: row.proposed_by,
  outUntil: row.out_until,
});

const jsonOf = (drafts: readonly DraftAct[]): string => canonicalJson(drafts.map(toStoredDraft));

/** The first proposal of an organization, whatever became of it. */
export async function selectFounding(q: Queries, orgId: string): Promise<Proposal | undefined> {
  const row = await q.first<ProposalRow>(sql`
    select proposal_id, kind, state, acts, base_seq, printed_digest, awaits,
           conditions_met(org_id, proposal_id) as met, attention, proposed_by, out_until
      from proposals
      where org_id = ${orgId} and kind = 'founding' and state <> 'withdrawn'`);
  return row === undefined ? undefined : proposalOf(row);
}

export async function selectProposal(q: Queries, orgId: string, id: string): Promise<Proposal | undefined> {
  const row = await q.first<ProposalRow>(sql`
    select proposal_id, kind, state, acts, base_seq, printed_digest, awaits,
           conditions_met(org_id, proposal_id) as met, attention, proposed_by, out_until
      from proposals
      where org_id = ${orgId} and proposal_id = ${id}`);
  return row === undefined ? undefined : proposalOf(row);
}

/** These, whatever became of them. */
export async function selectProposals(
  q: Queries,
  orgId: string,
  ids: readonly string[],
): Promise<Proposal[]> {
  const rows = await q.all<ProposalRow>(sql`
    select proposal_id, kind, state, acts, base_seq, printed_digest, awaits,
           conditions_met(org_id, proposal_id) as met, attention, proposed_by, out_until
      from proposals where org_id = ${orgId} and proposal_id = any(${[...ids]}::uuid[])`);
  return rows.map(proposalOf);
}

/** Those that may still come true, the oldest first. */
export async function selectOpenProposals(q: Queries, orgId: string): Promise<Proposal[]> {
  const rows = await q.all<ProposalRow>(sql`
    select proposal_id, kind, state, acts, base_seq, printed_digest, awaits,
           conditions_met(org_id, proposal_id) as met, attention, proposed_by, out_until
      from proposals
      where org_id = ${orgId} and state in ('open', 'needs_attention') order by created_at, proposal_id`);
  return rows.map(proposalOf);
}

export const insertProposal = (
  tx: Transaction,
  orgId: string,
  { id, kind, state, drafts, baseSeq, printedDigest, awaits, proposedBy }: Proposal,
  at: Instant,
): Promise<number> =>
  tx.run(sql`
    insert into proposals (org_id, proposal_id, kind, acts, state, base_seq, printed_digest, awaits, proposed_by,
                           created_at, changed_at)
      values (${orgId}, ${id}, ${kind}, ${jsonOf(drafts)}::jsonb, ${state}, ${baseSeq}, ${printedDigest},
              ${awaits}::text[], ${proposedBy}, ${at}, ${at})`);

export const updateProposal = (
  tx: Transaction,
  orgId: string,
  { id, state, drafts, baseSeq, printedDigest, awaits, attention }: Proposal,
  at: Instant,
): Promise<number> =>
  tx.run(sql`
    update proposals
      set acts = ${jsonOf(drafts)}::jsonb, state = ${state}, base_seq = ${baseSeq},
          printed_digest = ${printedDigest}, awaits = ${awaits}::text[],
          attention = ${attention && canonicalJson({ ...attention })}::jsonb,
          changed_at = ${at}
      where org_id = ${orgId} and proposal_id = ${id}`);

/** Notes conditions after those that the proposal has; only under the head lock, which gives them their places. */
export const insertConditionsMet = (
  tx: Transaction,
  orgId: string,
  id: string,
  met: readonly MetCondition[],
  at: Instant,
): Promise<number> =>
  tx.run(sql`
    insert into proposal_events (org_id, proposal_id, place, condition, what, met_on, source_kind, source_id, at)
      select ${orgId}, ${id}, (select count(*) from proposal_events where org_id = ${orgId} and proposal_id = ${id}) + place,
             one ->> 'condition', 'met', (one ->> 'on')::date, one #>> '{source,kind}', (one #>> '{source,id}')::uuid, ${at}
        from jsonb_array_elements(${JSON.stringify(met)}::jsonb) with ordinality as noted (one, place)`);

/** Conditions that an edit takes back. */
export const insertConditionsForgotten = (
  tx: Transaction,
  orgId: string,
  id: string,
  forgotten: readonly Condition[],
  at: Instant,
): Promise<number> =>
  tx.run(sql`
    insert into proposal_events (org_id, proposal_id, place, condition, what, at)
      select ${orgId}, ${id}, (select count(*) from proposal_events where org_id = ${orgId} and proposal_id = ${id}) + place,
             condition, 'forgotten', ${at}
        from unnest(${forgotten}::text[]) with ordinality as dropped (condition, place)`);

/** @param until  null once they are back */
export const updateOutUntil = (
  tx: Transaction,
  orgId: string,
  id: string,
  until: Instant | null,
): Promise<number> =>
  tx.run(sql`
    update proposals set out_until = ${until} where org_id = ${orgId} and proposal_id = ${id}`);

/** Organizations in which a proposal waits for its date; a named function, since no organization is chosen. */
export async function selectOrganizationsAwaitingDates(q: Queries): Promise<string[]> {
  const rows = await q.all<{ org_id: string }>(
    sql`select org_id from organizations_awaiting_dates() as o(org_id)`,
  );
  return rows.map(({ org_id }) => org_id);
}

/** Organizations in which a holder waits for a place in the plan; a named function, since no organization is chosen. */
export async function selectOrganizationsAwaitingPlaces(q: Queries): Promise<string[]> {
  const rows = await q.all<{ org_id: string }>(
    sql`select org_id from organizations_awaiting_places() as o(org_id)`,
  );
  return rows.map(({ org_id }) => org_id);
}

/** Ids of proposals that may still come true and are older than an instant. */
export async function selectOpenProposalsBefore(
  q: Queries,
  orgId: string,
  before: Instant,
): Promise<readonly string[]> {
  const rows = await q.all<{ id: string }>(sql`
    select proposal_id as id from proposals
      where org_id = ${orgId} and state in ('open', 'needs_attention') and created_at < ${before}`);
  return rows.map(({ id }) => id);
}

export interface WaitingIssue {
  readonly securityId: string;
  readonly personId: string;
  readonly classId: string;
  /** Whole shares. */
  readonly shares: string;
  /** Conditions that are not met yet. */
  readonly awaits: readonly Condition[];
  /** null while the shares are not paid. */
  readonly paidOn: PlainDate | null;
  readonly subscribedAt: Instant;
  /** Subscribed before the incorporation: the organizing resolution issues it. */
  readonly isOfFounding: boolean;
  /** How many there are, of which this is one. */
  readonly count: number;
}

/** The issues in open proposals that wait for what dates them: shares that nobody holds yet; the oldest first.
 *  An entry that was proposed, such as one that is out for signature, is listed with the proposals.
 *  @param most  so many of them */
export const selectSubscriptionsWaiting = (
  q: Queries,
  orgId: string,
  most: number,
): Promise<readonly WaitingIssue[]> =>
  q.all<WaitingIssue>(sql`
    select issue ->> 'securityId' as "securityId", issue ->> 'personId' as "personId",
           issue ->> 'classId' as "classId", issue ->> 'quantity' as shares,
           array(select one from unnest(p.awaits) as one
                   where not exists (select from jsonb_array_elements(conditions_met(p.org_id, p.proposal_id)) as met
                                       where met ->> 'condition' = one)) as awaits,
           coalesce(draft #> '{dating,latestOf}' @> '["certificate"]', false)
             and (p.kind = 'founding' or 'certificate' <> all (p.awaits)) as "isOfFounding",
           (issue ->> 'paidOn')::date as "paidOn", p.created_at as "subscribedAt",
           count(*) over ()::integer as count
      from proposals p
        cross join jsonb_array_elements(p.acts) with ordinality as drafts (draft, place)
        cross join jsonb_array_elements(draft #> '{payload,issues}') with ordinality as issues (issue, at)
      where p.org_id = ${orgId} and p.state in ('open', 'needs_attention') and p.kind in ('founding', 'subscription', 'appointment')
        and draft ->> 'kind' = 'issued'
      order by p.created_at, p.proposal_id, place, at
      limit ${most}`);
