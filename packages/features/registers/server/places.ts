/**
 * Places of the plan for holders. Somebody who is added beyond them waits in a proposal of his own until a place is paid for,
 * or comes free. Issues by resolution, transfers and imports are recorded at once, and their places are asked for afterwards: a
 * plan keeps nobody out of a register (decision 117).
 */
import { instantOfMillis, millisOfInstant } from '@tabellion/kernel/date.ts';
import type { Refusal } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { TextCode } from '@tabellion/texts/codes.ts';
import { isPlanBeingPaid, placesPaid } from '../../billing/server/public.ts';
import type { OrganizationWrite } from '../../organizations/server/public.ts';
import type { ProposingCode } from '../refusals.ts';
import { type MetCondition, unmetOf } from '../rules/conditions.ts';
import { collectDrafts } from './enter.ts';
import { type MeetingFacts, meet } from './meet.ts';
import type { CollectingWrite } from './noting.ts';
import type { OverridableWrite } from './privateIssuerLimit.ts';
import { createProposal, withdrawProposal } from './proposals.ts';
import { selectTakenPlaces } from './store/holders.ts';
import { type Proposal, selectOpenProposals, selectOpenProposalsBefore } from './store/proposals.ts';

/** Whether shares for this person would make a holder beyond the plan. Without a plan there is no number to be beyond.
 *  @param personId  undefined for somebody new */
export async function lacksPlace(
  { tx, orgId, today }: OrganizationWrite,
  personId: string | undefined,
): Promise<boolean> {
  const places = await placesPaid(tx, orgId, today);
  if (places === null) return false;
  const taken = await selectTakenPlaces(tx, orgId, { on: today, personId: personId ?? null });
  return !taken.isKnown && taken.recorded + taken.promised >= places;
}

/** Proposes what `work` would record, until there is a place for the holder whom it adds.
 *  @returns the outcome of `work`, and the id of the proposal */
export async function proposeUntilPlace<Done, Code extends TextCode>(
  write: OrganizationWrite,
  work: (write: CollectingWrite) => Promise<Result<Done, Refusal<Code>>>,
): Promise<Result<{ readonly done: Done; readonly proposalId: string }, Refusal<Code | ProposingCode>>> {
  const outcomes: Done[] = [];
  const drafts = await collectDrafts(write, async (trying) => {
    const outcome = await work(trying);
    if (outcome.ok) outcomes.push(outcome.value);
    return outcome;
  });
  if (!drafts.ok) return drafts;
  const [done] = outcomes;
  if (done === undefined) throw new Error('drafts of nothing');
  const proposed = await createProposal(write, 'subscription', drafts.value, ['place']);
  return proposed.ok ? ok({ done, proposalId: proposed.value.id }) : proposed;
}

async function waitingForPlace({ tx, orgId }: OrganizationWrite): Promise<Proposal[]> {
  return (await selectOpenProposals(tx, orgId)).filter((one) => unmetOf(one).includes('place'));
}

/** Gives the places that are there to those who wait for one, the oldest first.
 *  @param source  what brought the place */
export async function meetPlaces(
  write: OverridableWrite,
  source: MetCondition['source'],
  facts: MeetingFacts,
): Promise<void> {
  for (const { id } of await waitingForPlace(write)) {
    if (await lacksPlace(write, undefined)) return;
    await meet(write, id, { condition: 'place', on: write.today, source }, facts);
  }
}

/** A holder whose place nobody paid for is withdrawn after a week. */
const leftAfterMs = 7 * 86_400_000;

/** Withdraws those who still have no place; nobody while a plan or places are being paid for.
 *  @param by  only whom this user added; null for whoever has waited too long
 *  @returns how many */
export async function withdrawLeftOver(
  write: OverridableWrite,
  by: string | null,
  facts: MeetingFacts,
): Promise<number> {
  const { tx, orgId, recordedAt } = write;
  await meetPlaces(write, { kind: 'day', id: null }, facts);
  if (await isPlanBeingPaid(tx, orgId)) return 0;
  const old =
    by === null
      ? await selectOpenProposalsBefore(tx, orgId, instantOfMillis(millisOfInstant(recordedAt) - leftAfterMs))
      : [];
  const left = (await waitingForPlace(write)).filter(({ id, proposedBy }) =>
    by === null ? old.includes(id) : proposedBy === by,
  );
  for (const { id } of left) await withdrawProposal(write, id);
  return left.length;
}
