/** The registers as they would be once a proposal is recorded, of which nothing stays. */
import type { DraftAct } from '@tabellion/book/draft.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { type Refusal, refuse } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { OrganizationWrite } from '../../organizations/server/public.ts';
import type { RecordingCode } from '../refusals.ts';
import { noCollectedDrafts } from './noting.ts';
import { recordActs } from './record.ts';
import { type Proposal, selectProposal } from './store/proposals.ts';

export type UnsettledCode = 'GENERAL.NOT_FOUND' | 'REGISTERS.PROPOSAL_CLOSED';

/** The proposal, unless it is recorded or withdrawn. */
export async function selectUnsettled(
  write: OrganizationWrite,
  id: string,
): Promise<Result<Proposal, Refusal<UnsettledCode>>> {
  const proposal = await selectProposal(write.tx, write.orgId, id);
  if (proposal === undefined) return refuse('GENERAL.NOT_FOUND');
  return isClosed(proposal) ? refuse('REGISTERS.PROPOSAL_CLOSED') : ok(proposal);
}

export const isClosed = ({ state }: Proposal): boolean => state === 'applied' || state === 'withdrawn';

/** The answer of `look` once the drafts of a proposal are recorded, of which nothing stays. */
export async function tryProposal<Seen>(
  write: OrganizationWrite,
  id: string,
  look: (drafts: readonly DraftAct[]) => Promise<Seen>,
): Promise<Result<Seen, Refusal<UnsettledCode | RecordingCode>>> {
  const proposal = await selectUnsettled(write, id);
  return proposal.ok ? tryDrafts(write, proposal.value, look) : proposal;
}

/** Shares that wait for their payment as if they were issued, and not paid. */
const issuedOn =
  (on: PlainDate) =>
  (draft: DraftAct): DraftAct =>
    draft.kind === 'issued' && 'latestOf' in draft.dating && draft.dating.latestOf.includes('payment')
      ? { ...draft, dating: { on } }
      : draft;

/** The same of drafts that are not proposed yet. */
export function tryDrafts<Seen>(
  write: OrganizationWrite,
  { drafts, awaits }: Pick<Proposal, 'drafts' | 'awaits'>,
  look: (drafts: readonly DraftAct[]) => Promise<Seen>,
): Promise<Result<Seen, Refusal<RecordingCode>>> {
  const { today } = write;
  return write.tryOut(async () => {
    // It may be dated ahead.
    const noting = { ...write, noted: noCollectedDrafts() };
    // As if its certificate came today.
    const dates = awaits.includes('certificate') ? { dates: { certificate: today, resolution: today } } : {};
    const facts = { today, isBatch: drafts.length > 1, isDrafting: true, ...dates };
    const recorded = await recordActs(noting, drafts.map(issuedOn(today)), facts);
    return recorded.ok ? ok(await look(drafts)) : recorded;
  });
}
