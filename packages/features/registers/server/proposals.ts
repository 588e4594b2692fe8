/** Proposals: what is not yet so. The founding is an organization's first; subscriptions that wait are others. */
import type { Act } from '@tabellion/book/acts/kinds.ts';
import { propose } from '@tabellion/book/amend.ts';
import type { DateSource, DraftAct } from '@tabellion/book/draft.ts';
import { giftsFor } from '@tabellion/book/gifts.ts';
import { eventsAwaited, rehearse, type Stamp } from '@tabellion/book/proposal.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { dateInZone } from '@tabellion/kernel/date.ts';
import { type Refusal, refuse } from '@tabellion/kernel/refusal.ts';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import { newId } from '@tabellion/platform/ids.ts';
import type { OrganizationWrite } from '../../organizations/server/public.ts';
import { withCorporation } from '../rules/standIn.ts';
import { doesNotFit, payloadInvalid } from '../rules/unfit.ts';
import { factsCitedBy, faultsOfDrafts, inFoundingOrder, objectsIn } from './drafts.ts';
import { type KnownNow, recordActs } from './record.ts';
import { selectHistory } from './store/acts.ts';
import { eraseFactRows } from './store/facts.ts';
import { insertObjects } from './store/objects.ts';
import {
  insertProposal,
  type Proposal,
  type ProposalKind,
  selectFounding,
  selectProposal,
  updateProposal,
} from './store/proposals.ts';

export type Edit = (drafts: readonly DraftAct[]) => Result<readonly DraftAct[], Refusal>;

/**
 * Edits the founding proposal, which is made on first use. The new drafts are checked as a rehearsal; facts that no
 * draft cites any more are erased.
 * Errors: those of `edit`; REGISTERS.PAYLOAD_INVALID; REGISTERS.DOES_NOT_FIT; REGISTERS.PROPOSAL_CLOSED once it was
 * recorded.
 */
export async function editFounding(write: OrganizationWrite, edit: Edit): Promise<Result<Proposal, Refusal>> {
  const existing = await selectFounding(write.tx, write.orgId);
  return change(write, existing ?? emptyProposal(write, 'founding'), existing === undefined, (drafts) => {
    const edited = edit(drafts);
    return edited.ok ? ok(inFoundingOrder(edited.value)) : edited;
  });
}

/** Makes a proposal of its own. Errors: as `editFounding`. */
export const openProposal = (
  write: OrganizationWrite,
  kind: Exclude<ProposalKind, 'founding'>,
  drafts: readonly DraftAct[],
): Promise<Result<Proposal, Refusal>> => change(write, emptyProposal(write, kind), true, () => ok(drafts));

/** Edits an open proposal. Errors: GENERAL.NOT_FOUND, and as `editFounding`. */
export async function editProposal(
  write: OrganizationWrite,
  id: string,
  edit: Edit,
): Promise<Result<Proposal, Refusal>> {
  const proposal = await selectProposal(write.tx, write.orgId, id);
  return proposal === undefined ? refuse('GENERAL.NOT_FOUND') : change(write, proposal, false, edit);
}

/** It will not come true; what only it said of people is erased. Errors: GENERAL.NOT_FOUND, REGISTERS.PROPOSAL_CLOSED. */
export async function withdrawProposal(
  write: OrganizationWrite,
  id: string,
): Promise<Result<Proposal, Refusal>> {
  const emptied = await editProposal(write, id, () => ok([]));
  if (!emptied.ok) return emptied;
  const withdrawn: Proposal = { ...emptied.value, state: 'withdrawn' };
  await updateProposal(write.tx, write.orgId, withdrawn, write.recordedAt);
  return ok(withdrawn);
}

const emptyProposal = (write: OrganizationWrite, kind: ProposalKind): Proposal => ({
  id: newId(),
  kind,
  state: 'open',
  drafts: [],
  baseSeq: Number(write.lastSeq()),
});

async function change(
  write: OrganizationWrite,
  proposal: Proposal,
  isNew: boolean,
  edit: Edit,
): Promise<Result<Proposal, Refusal>> {
  if (proposal.state === 'applied' || proposal.state === 'withdrawn')
    return refuse('REGISTERS.PROPOSAL_CLOSED');
  const edited = edit(proposal.drafts);
  if (!edited.ok) return edited;
  const faults = faultsOfDrafts(edited.value);
  if (faults.length > 0) return err(payloadInvalid(faults));
  const fitting = await checkFit(write, proposal, edited.value);
  if (!fitting.ok) return fitting;
  const { tx, orgId, recordedAt } = write;
  const changed: Proposal = {
    ...proposal,
    drafts: edited.value,
    state: 'open',
    baseSeq: Number(write.lastSeq()),
  };
  await (isNew ? insertProposal : updateProposal)(tx, orgId, changed, recordedAt);
  await insertObjects(tx, orgId, objectsIn(changed.drafts));
  await eraseUncited(write, proposal.drafts, changed.drafts);
  return ok(changed);
}

/** Lays the drafts over the history as if they came true today; only what the drafts newly break is refused. */
async function checkFit(
  write: OrganizationWrite,
  proposal: Proposal,
  drafts: readonly DraftAct[],
): Promise<Result<null, Refusal>> {
  const history = await selectHistory(write.tx, write.orgId);
  const acts = rehearsed(write, history, proposal.kind === 'founding' ? withCorporation(drafts) : drafts);
  const { newAnomalies } = propose(history, acts);
  return newAnomalies.length === 0 ? ok(null) : err(doesNotFit(newAnomalies, [...history, ...acts]));
}

function rehearsed(
  write: OrganizationWrite,
  history: readonly Act[],
  drafts: readonly DraftAct[],
): readonly Act[] {
  const ranks = new Map(history.map((act) => [act.root, act.rank]));
  const stamp: Stamp = {
    lastSeq: history.length,
    recordedAt: write.recordedAt,
    actorId: write.userId,
    batchId: null,
    rankOf: (root) => ranks.get(root),
  };
  // Any day will do where no event fixes one: the latest of the history, so that all that exists is there.
  const meanwhile = history.reduce<PlainDate>(
    (latest, { effectiveOn }) => (effectiveOn > latest ? effectiveOn : latest),
    dateInZone(write.recordedAt, 'UTC'),
  );
  return rehearse(
    drafts,
    meanwhile,
    giftsFor(drafts, { dates: {}, prefixes: new Map(), serials: new Map() }),
    stamp,
  );
}

/** A draft is no record: what it said of a person and says no longer is forgotten at once. */
async function eraseUncited(
  write: OrganizationWrite,
  before: readonly DraftAct[],
  after: readonly DraftAct[],
): Promise<void> {
  const still = factsCitedBy(after);
  const factIds = [...factsCitedBy(before)].filter((fact) => !still.has(fact));
  if (factIds.length === 0) return;
  const on = dateInZone(write.recordedAt, 'UTC');
  await eraseFactRows(write.tx, write.orgId, { factIds, on, basis: 'draft_replaced' });
}

export type Applied =
  | { readonly outcome: 'applied'; readonly acts: readonly Act[]; readonly remaining: Proposal | null }
  /** The acts no longer fit; the proposal waits for a person. */
  | { readonly outcome: 'needs_attention'; readonly refusal: Refusal };

/**
 * Records a proposal with what is now known. Issuances that still wait for their payment or resolution stay behind in
 * a new open proposal (CBCA s. 25(3)); anything else must be complete.
 * Errors: GENERAL.NOT_FOUND, REGISTERS.PROPOSAL_CLOSED, REGISTERS.WAITS.
 */
export async function applyProposal(
  write: OrganizationWrite,
  id: string,
  known: KnownNow,
): Promise<Result<Applied, Refusal>> {
  const proposal = await selectProposal(write.tx, write.orgId, id);
  if (proposal === undefined) return refuse('GENERAL.NOT_FOUND');
  if (proposal.state === 'applied' || proposal.state === 'withdrawn')
    return refuse('REGISTERS.PROPOSAL_CLOSED');
  const { due, waiting } = separate(proposal.drafts, known.dates ?? {});
  const recorded = await recordActs(write, due, known);
  if (!recorded.ok) return needsAttention(write, proposal, recorded.error);
  const { tx, orgId, recordedAt } = write;
  await updateProposal(tx, orgId, { ...proposal, drafts: due, state: 'applied' }, recordedAt);
  if (waiting.length === 0) return ok({ outcome: 'applied', acts: recorded.value, remaining: null });
  const remaining: Proposal = { ...emptyProposal(write, 'subscription'), drafts: waiting };
  await insertProposal(tx, orgId, remaining, recordedAt);
  return ok({ outcome: 'applied', acts: recorded.value, remaining });
}

/** An issuance waits by itself; what others stand on may not. */
function separate(drafts: readonly DraftAct[], dates: Readonly<Partial<Record<DateSource, PlainDate>>>) {
  const isWaiting = (draft: DraftAct) =>
    draft.kind === 'issued' && eventsAwaited(draft, { dates }).some((event) => event !== 'certificate');
  return { due: drafts.filter((draft) => !isWaiting(draft)), waiting: drafts.filter(isWaiting) };
}

async function needsAttention(
  write: OrganizationWrite,
  proposal: Proposal,
  refusal: Refusal,
): Promise<Result<Applied, Refusal>> {
  if (refusal.textCode === 'REGISTERS.WAITS') return err(refusal);
  await updateProposal(write.tx, write.orgId, { ...proposal, state: 'needs_attention' }, write.recordedAt);
  return ok({ outcome: 'needs_attention', refusal });
}
