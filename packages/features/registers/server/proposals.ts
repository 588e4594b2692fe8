/** Proposals: what is not yet so. The founding is an organization's first; subscriptions that wait are others. */
import type { Act } from '@tabellion/book/acts/kinds.ts';
import { assignValues } from '@tabellion/book/assignedValues.ts';
import type { DraftAct } from '@tabellion/book/draft.ts';
import { previewActs } from '@tabellion/book/proposal.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { type Refusal, refuse } from '@tabellion/kernel/refusal.ts';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import { newId } from '@tabellion/platform/ids.ts';
import type { TextCode } from '@tabellion/texts/codes.ts';
import type { OrganizationWrite } from '../../organizations/server/public.ts';
import { paidEntryProposed } from '../events.ts';
import type { Condition, ProposalKind } from '../proposalContract.ts';
import type { ProposingCode } from '../refusals.ts';
import { lastHolderAddingAct } from '../rules/addsHolders.ts';
import { conditionsOf, forgottenBy, inOrder } from '../rules/conditions.ts';
import { payloadInvalid } from '../rules/conflicts.ts';
import { withStandInIncorporation } from '../rules/standIn.ts';
import { judgeApprovals } from './approvals.ts';
import { checkCitations, factsCitedBy } from './citations.ts';
import { inFoundingOrder, objectsIn, payloadFaultsOf } from './drafts.ts';
import { judgeStructure, ranksOf } from './fitting.ts';
import { printedDigestOf } from './printed.ts';
import { judgingHolders, type OverridableWrite } from './privateIssuerLimit.ts';
import { type EventDates, withCertificateDate } from './record.ts';
import { reportProposal } from './reportActs.ts';
import { selectLatestDate } from './store/acts.ts';
import { eraseFactRows, selectUncited } from './store/facts.ts';
import { insertDroppedNames } from './store/names.ts';
import { insertObjects } from './store/objects.ts';
import {
  insertConditionsForgotten,
  insertProposal,
  type Proposal,
  selectFounding,
  selectProposal,
  updateProposal,
} from './store/proposals.ts';
import { isClosed, selectUnsettled, type UnsettledCode } from './tryProposal.ts';

export type ProposalEdit<Code extends TextCode = never> = (
  drafts: readonly DraftAct[],
) => Result<readonly DraftAct[], Refusal<Code>>;

export interface ProposalEditOptions {
  /** Whether the log and the ledger are told; not where drafts only move, or follow from what they were told of already. */
  readonly isReported?: boolean;
  /** Conditions that the edit takes back beside those that follow from what it says. */
  readonly forgets?: readonly Condition[];
}

/**
 * Edits the founding proposal, which is made on first use. The new drafts are checked as a preview; facts that no
 * draft cites any more are erased.
 */
export async function editFounding<Code extends TextCode = never>(
  write: OrganizationWrite,
  edit: ProposalEdit<Code>,
  editing?: ProposalEditOptions,
): Promise<Result<Proposal, Refusal<Code | ProposingCode>>> {
  const existing = await selectFounding(write.tx, write.orgId);
  const inOrder: ProposalEdit<Code> = (drafts) => {
    const edited = edit(drafts);
    return edited.ok ? ok(inFoundingOrder(edited.value)) : edited;
  };
  const founding = existing ?? emptyProposal(write, 'founding');
  return change(write, founding, existing === undefined, inOrder, editing);
}

/** An entry that waits for something before it is recorded, as its documents print it today. */
export async function propose(
  write: OverridableWrite,
  awaits: readonly Condition[],
  drafts: readonly DraftAct[],
): Promise<Result<Proposal, Refusal<ProposingCode | 'GENERAL.NOT_FOUND'>>> {
  const kind = awaits.includes('signatures') ? 'signing' : 'change';
  const opened = await open(write, { ...emptyProposal(write, kind), awaits: inOrder(awaits) }, drafts);
  if (opened.ok && awaits.includes('payment'))
    await write.announce(paidEntryProposed, { proposalId: opened.value.id, userId: write.userId });
  return opened;
}

/** The same for a matter that sees it through itself: the proposal bears its id. One that was taken back before a signature is
 *  proposed anew, with what it says now. */
export async function proposeMatter(
  write: OverridableWrite,
  id: string,
  awaits: readonly Condition[],
  drafts: readonly DraftAct[],
): Promise<Result<Proposal, Refusal<ProposingCode | 'GENERAL.NOT_FOUND'>>> {
  const known = await selectProposal(write.tx, write.orgId, id);
  if (known === undefined)
    return open(write, { ...emptyProposal(write, 'signing'), id, awaits: inOrder(awaits) }, drafts);
  // Whoever signed, signed what it said before; what it awaits no longer may be awaited again later.
  const forgets = known.met.flatMap(({ condition }) =>
    condition === 'signatures' || !awaits.includes(condition) ? condition : [],
  );
  const reopened = { ...known, awaits: inOrder(awaits) };
  const changed = await change(write, reopened, false, () => ok(drafts), { forgets });
  return changed.ok ? printed(write, changed.value) : changed;
}

async function open(write: OverridableWrite, proposal: Proposal, drafts: readonly DraftAct[]) {
  const opened = await change(write, proposal, true, () => ok(drafts));
  return opened.ok ? printed(write, opened.value) : opened;
}

const printed = async (write: OrganizationWrite, { id, drafts }: Proposal) =>
  printProposal(write, id, await printedDigestOf(write.tx, write.orgId, drafts));

/** @param awaits  what it waits for beside what its drafts say */
export const createProposal = (
  write: OrganizationWrite,
  kind: Exclude<ProposalKind, 'founding'>,
  drafts: readonly DraftAct[],
  awaits: readonly Condition[] = [],
): Promise<Result<Proposal, Refusal<ProposingCode>>> =>
  change(write, { ...emptyProposal(write, kind), awaits }, true, () => ok(drafts));

/**
 * Moves drafts of the founding that will have to wait into an open proposal of their own, with all that they say of
 * people. They were judged with the founding, and are again when they are recorded: in between they may stand on what is
 * only about to be.
 */
export async function moveFoundingDrafts(
  write: OrganizationWrite,
  kind: Exclude<ProposalKind, 'founding'>,
  isWaiting: (draft: DraftAct) => boolean,
): Promise<Result<null, Refusal<ProposingCode>>> {
  const founding = await selectFounding(write.tx, write.orgId);
  const waiting = founding?.drafts.filter(isWaiting) ?? [];
  if (waiting.length === 0) return ok(null);
  // Before the founding loses them: no moment may come in which nothing cites their facts.
  const awaits = conditionsOf(kind, waiting, write.today);
  const aside: Proposal = { ...emptyProposal(write, kind), drafts: waiting, awaits };
  await insertProposal(write.tx, write.orgId, aside, write.recordedAt);
  const left = await editFounding(write, (drafts) => ok(drafts.filter((draft) => !isWaiting(draft))), {
    isReported: false,
  });
  return left.ok ? ok(null) : left;
}

export async function editProposal<Code extends TextCode = never>(
  write: OrganizationWrite,
  id: string,
  edit: ProposalEdit<Code>,
  editing?: ProposalEditOptions,
): Promise<Result<Proposal, Refusal<Code | ProposingCode | 'GENERAL.NOT_FOUND'>>> {
  const proposal = await selectProposal(write.tx, write.orgId, id);
  return proposal === undefined ? refuse('GENERAL.NOT_FOUND') : change(write, proposal, false, edit, editing);
}

/** It will not come true; what only it said of people is erased. */
export async function withdrawProposal(
  write: OrganizationWrite,
  id: string,
): Promise<Result<Proposal, Refusal<ProposingCode | 'GENERAL.NOT_FOUND'>>> {
  const emptied = await editProposal(write, id, () => ok([]));
  if (!emptied.ok) return emptied;
  const withdrawn: Proposal = { ...emptied.value, state: 'withdrawn' };
  await updateProposal(write.tx, write.orgId, withdrawn, write.recordedAt);
  return ok(withdrawn);
}

export const emptyProposal = (write: OrganizationWrite, kind: ProposalKind): Proposal => ({
  id: newId(),
  kind,
  state: 'open',
  drafts: [],
  baseSeq: Number(write.lastSeq()),
  printedDigest: null,
  awaits: [],
  met: [],
  attention: null,
  proposedBy: write.userId,
  outUntil: null,
});

async function change<Code extends TextCode = never>(
  write: OverridableWrite,
  proposal: Proposal,
  isNew: boolean,
  edit: ProposalEdit<Code>,
  { isReported = true, forgets = [] }: ProposalEditOptions = {},
): Promise<Result<Proposal, Refusal<Code | ProposingCode>>> {
  if (isClosed(proposal)) return refuse('REGISTERS.PROPOSAL_CLOSED');
  const edited = edit(proposal.drafts);
  if (!edited.ok) return edited;
  const faults = payloadFaultsOf(edited.value);
  if (faults.length > 0) return err(payloadInvalid(faults));
  const cited = await checkCitations(write.tx, write.orgId, edited.value);
  if (!cited.ok) return cited;
  const approved = await judgeApprovals(write, edited.value, { before: proposal.drafts });
  if (!approved.ok) return approved;
  const fitting = await checkFit(write, proposal, edited.value);
  if (!fitting.ok) return fitting;
  const { tx, orgId, recordedAt, today } = write;
  const forgotten = [...new Set([...forgottenBy(proposal, edited.value), ...forgets])];
  const changed: Proposal = {
    ...proposal,
    awaits: inOrder([...proposal.awaits, ...conditionsOf(proposal.kind, edited.value, today)]),
    met: proposal.met.filter(({ condition }) => !forgotten.includes(condition)),
    drafts: edited.value,
    state: 'open',
    attention: null,
    baseSeq: Number(write.lastSeq()),
    // The drafts are no longer those that people signed.
    printedDigest: null,
  };
  return judgingHolders(write, { last: lastHolderAddingAct(changed.drafts), into: 'proposal' }, async () => {
    await (isNew ? insertProposal : updateProposal)(tx, orgId, changed, recordedAt);
    if (forgotten.length > 0) await insertConditionsForgotten(tx, orgId, changed.id, forgotten, recordedAt);
    await insertObjects(tx, orgId, objectsIn(changed.drafts));
    if (isNew) write.noted?.waiting.push(...changed.drafts);
    if (isReported) await reportProposal(write, changed, proposal.drafts);
    await forgetDropped(write, proposal, changed.drafts);
    return ok(changed);
  });
}

/** Lays the drafts over the history as if they came true today; only what the drafts newly break is refused. */
async function checkFit(write: OrganizationWrite, proposal: Proposal, drafts: readonly DraftAct[]) {
  const acts = await previewed(
    write,
    proposal,
    proposal.kind === 'founding' ? withStandInIncorporation(drafts) : drafts,
  );
  return judgeStructure(write.tx, write.orgId, acts);
}

async function previewed(
  write: OrganizationWrite,
  { awaits, kind }: Proposal,
  drafts: readonly DraftAct[],
): Promise<readonly Act[]> {
  const { tx, orgId, recordedAt, userId: actorId } = write;
  const [ranks, latest, dates] = await Promise.all([
    ranksOf(tx, orgId, drafts),
    selectLatestDate(tx, orgId),
    // Nobody knows the day of a later certificate; that of the incorporation is another.
    awaits.includes('certificate') && kind !== 'founding' ? {} : withCertificateDate(tx, orgId, {}),
  ]);
  const rankOf = (root: string) => ranks.get(root);
  const stamp = { lastSeq: Number(write.lastSeq()), recordedAt, actorId, batchId: null, rankOf };
  const assigned = assignValues(drafts, {
    dates: { ...certificateIn(drafts), ...dates },
    prefixes: new Map(),
    serials: new Map(),
  });
  return previewActs(drafts, meanwhileOf(drafts, latest, write.today), assigned, stamp);
}

/** The date of an incorporation that the drafts themselves tell, of a corporation that exists. */
function certificateIn(drafts: readonly DraftAct[]): EventDates {
  const incorporated = drafts.find(({ kind }) => kind === 'incorporated');
  return incorporated !== undefined && 'on' in incorporated.dating
    ? { certificate: incorporated.dating.on }
    : {};
}

/** Any day will do where no event fixes one, if only all that is needed is there: after all that is on record; in a
 *  founding, where nothing is, before all that the drafts date themselves. */
function meanwhileOf(drafts: readonly DraftAct[], latest: PlainDate | null, today: PlainDate): PlainDate {
  if (latest !== null) return latest > today ? latest : today;
  const dates = drafts.flatMap(({ dating }) => ('on' in dating ? [dating.on] : []));
  return dates.reduce((earliest, date) => (date < earliest ? date : earliest), today);
}

/** A draft is no record: what it said of a person and says no longer is forgotten at once, unless an act or another
 *  proposal says it too. The names of a founding stay: the log calls people, classes and offices by them. */
async function forgetDropped(
  write: OrganizationWrite,
  { kind, drafts: before }: Proposal,
  after: readonly DraftAct[],
): Promise<void> {
  const keepsNames = kind === 'founding';
  const kept = new Set(namesIn(after).map(({ id }) => id));
  const gone = keepsNames ? namesIn(before).filter(({ id }) => !kept.has(id)) : [];
  if (gone.length > 0) await insertDroppedNames(write.tx, write.orgId, gone);
  const still = factsCitedBy(after);
  const dropped = [...factsCitedBy(before)].filter((fact) => !still.has(fact));
  if (dropped.length === 0) return;
  const factIds = await selectUncited(write.tx, write.orgId, dropped, { keepsNames });
  const on = write.today;
  await eraseFactRows(write.tx, write.orgId, { factIds, on, basis: 'draft_replaced' });
}

/** Names of classes, and of offices with a title of their own. */
const namesIn = (drafts: readonly DraftAct[]): readonly { readonly id: string; readonly name: string }[] =>
  drafts.flatMap(({ kind, payload }) => {
    if (payload === null) return [];
    if (kind === 'class.created') return [{ id: payload.classId, name: payload.name }];
    return kind === 'appointed' && payload.title !== null
      ? [{ id: payload.appointmentId, name: payload.title }]
      : [];
  });

/**
 * Notes what people were given to sign, so that nothing else is recorded in its name; an edit forgets it again.
 * @param digest as `printedDigestOf` spells it
 */
export async function printProposal(
  write: OrganizationWrite,
  id: string,
  digest: string,
): Promise<Result<Proposal, Refusal<UnsettledCode>>> {
  const proposal = await selectUnsettled(write, id);
  if (!proposal.ok) return proposal;
  const printed: Proposal = { ...proposal.value, printedDigest: digest };
  await updateProposal(write.tx, write.orgId, printed, write.recordedAt);
  return ok(printed);
}
