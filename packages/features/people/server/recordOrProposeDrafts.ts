import type { Dating, DraftAct } from '@tabellion/book/draft.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { OrganizationWrite } from '../../organizations/server/public.ts';
import { recordActs } from '../../registers/server/public/acts.ts';
import {
  editFounding,
  editProposal,
  type ProposalEdit,
  type ProposalEditOptions,
  withdrawProposal,
} from '../../registers/server/public/proposals.ts';
import type { PeopleContext } from './peopleContext.ts';

/** Into the founding proposal before incorporation, on record after it. */
export async function recordOrProposeDrafts(
  write: OrganizationWrite,
  context: PeopleContext,
  drafts: readonly DraftAct[],
) {
  const placed =
    context.target === 'founding'
      ? await editFounding(write, (before) => ok([...before, ...drafts]))
      : await recordActs(write, drafts, { today: context.today });
  return placed.ok ? ok(null) : placed;
}

/** Edits the proposal in which something stands that is not on record yet; after incorporation one that holds nothing
 *  more is withdrawn. */
export async function editProposed(
  write: OrganizationWrite,
  context: PeopleContext,
  proposalId: string,
  edit: ProposalEdit,
  editing?: ProposalEditOptions,
) {
  const isFounding = context.target === 'founding';
  const edited = isFounding
    ? await editFounding(write, edit, editing)
    : await editProposal(write, proposalId, edit, editing);
  if (!edited.ok) return edited;
  if (isFounding || edited.value.drafts.length > 0) return ok(null);
  return withdrawProposal(write, proposalId);
}

/** A typed date holds; otherwise the event does that a founding's act of this kind waits for. */
export function dayOrFoundingEvents(
  on: PlainDate | null,
  waitsFor: 'certificate' | 'organizing_resolution' = 'certificate',
): Dating {
  if (on !== null) return { on };
  return { latestOf: waitsFor === 'certificate' ? ['certificate'] : ['certificate', 'resolution'] };
}
