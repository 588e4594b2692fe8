/** Proposals: what is not yet so. The founding is an organization's first; subscriptions that wait are others. */
import type { Act } from '@tabellion/book/acts/kinds.ts';
import { assignValues } from '@tabellion/book/assignedValues.ts';
import type { DraftAct } from '@tabellion/book/draft.ts';
import { dateOf, eventsAwaited, previewActs } from '@tabellion/book/proposal.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { type Refusal, refuse } from '@tabellion/kernel/refusal.ts';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import { newId } from '@tabellion/platform/ids.ts';
import type { TextCode } from '@tabellion/texts/codes.ts';
import type { OrganizationWrite } from '../../organizations/server/public.ts';
import { proposalNeedsAttention } from '../events.ts';
import type { Awaited } from '../proposalContract.ts';
import type { PrintedDifference, ProposingCode, RecordingCode } from '../refusals.ts';
import { lastHolderAddingAct } from '../rules/addsHolders.ts';
import { payloadInvalid } from '../rules/conflicts.ts';
import { withStandInIncorporation } from '../rules/standIn.ts';
import { judgeApprovals } from './approvals.ts';
import type { JudgingAfter } from './bundle.ts';
import { checkCitations, factsCitedBy } from './citations.ts';
import { inFoundingOrder, objectsIn, payloadFaultsOf } from './drafts.ts';
import { judgeStructure, ranksOf } from './fitting.ts';
import { noCollectedDrafts } from './noting.ts';
import { differenceBetween, printedDifferenceOf, printedDigestOf } from './printed.ts';
import { judgingHolders, type OverridableWrite } from './privateIssuerLimit.ts';
import { type EventDates, type RecordingFacts, recordActs, withCertificateDate } from './record.ts';
import { reportProposal } from './reportActs.ts';
import { withOrganizingResolution } from './resolutions.ts';
import { selectLatestDate } from './store/acts.ts';
import { eraseFactRows, selectUncited } from './store/facts.ts';
import { insertDroppedNames } from './store/names.ts';
import { insertObjects } from './store/objects.ts';
import {
  insertProposal,
  type Proposal,
  type ProposalKind,
  selectFounding,
  selectProposal,
  updateProposal,
} from './store/proposals.ts';

export type ProposalEdit<Code extends TextCode = never> = (
  drafts: readonly DraftAct[],
) => Result<readonly DraftAct[], Refusal<Code>>;

export interface ProposalEditOptions {
  /** Whether the log and the ledger are told; not where drafts only move, or follow from what they were told of already. */
  readonly isReported?: boolean;
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
  awaits: Awaited,
  drafts: readonly DraftAct[],
): Promise<Result<Proposal, Refusal<ProposingCode | 'GENERAL.NOT_FOUND'>>> {
  const kind = awaits === 'signatures' ? 'signing' : 'change';
  const opened = await change(write, { ...emptyProposal(write, kind), awaits }, true, () => ok(drafts));
  if (!opened.ok) return opened;
  return printProposal(write, opened.value.id, await printedDigestOf(write.tx, write.orgId, drafts));
}

export const createProposal = (
  write: OrganizationWrite,
  kind: Exclude<ProposalKind, 'founding'>,
  drafts: readonly DraftAct[],
): Promise<Result<Proposal, Refusal<ProposingCode>>> =>
  change(write, emptyProposal(write, kind), true, () => ok(drafts));

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
  const aside: Proposal = { ...emptyProposal(write, kind), drafts: waiting };
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

const emptyProposal = (write: OrganizationWrite, kind: ProposalKind): Proposal => ({
  id: newId(),
  kind,
  state: 'open',
  drafts: [],
  baseSeq: Number(write.lastSeq()),
  printedDigest: null,
  awaits: null,
  attention: null,
  proposedBy: write.userId,
  outUntil: null,
});

async function change<Code extends TextCode = never>(
  write: OverridableWrite,
  proposal: Proposal,
  isNew: boolean,
  edit: ProposalEdit<Code>,
  { isReported = true }: ProposalEditOptions = {},
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
  const { tx, orgId, recordedAt } = write;
  const changed: Proposal = {
    ...proposal,
    drafts: edited.value,
    state: 'open',
    attention: null,
    baseSeq: Number(write.lastSeq()),
    // The drafts are no longer those that people signed.
    printedDigest: null,
  };
  return judgingHolders(write, { last: lastHolderAddingAct(changed.drafts), into: 'proposal' }, async () => {
    await (isNew ? insertProposal : updateProposal)(tx, orgId, changed, recordedAt);
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
    proposal.kind === 'founding' ? withStandInIncorporation(drafts) : drafts,
  );
  return judgeStructure(write.tx, write.orgId, acts);
}

async function previewed(write: OrganizationWrite, drafts: readonly DraftAct[]): Promise<readonly Act[]> {
  const { tx, orgId, recordedAt, userId: actorId } = write;
  const [ranks, latest, dates] = await Promise.all([
    ranksOf(tx, orgId, drafts),
    selectLatestDate(tx, orgId),
    withCertificateDate(tx, orgId, {}),
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

/** Of classes, and of offices with a title of their own. */
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

type UnsettledCode = 'GENERAL.NOT_FOUND' | 'REGISTERS.PROPOSAL_CLOSED';

async function selectUnsettled(
  write: OrganizationWrite,
  id: string,
): Promise<Result<Proposal, Refusal<UnsettledCode>>> {
  const proposal = await selectProposal(write.tx, write.orgId, id);
  if (proposal === undefined) return refuse('GENERAL.NOT_FOUND');
  return isClosed(proposal) ? refuse('REGISTERS.PROPOSAL_CLOSED') : ok(proposal);
}

const isClosed = ({ state }: Proposal): boolean => state === 'applied' || state === 'withdrawn';

/** What `look` sees once the drafts of a proposal are recorded, of which nothing stays. */
export async function tryProposal<Seen>(
  write: OrganizationWrite,
  id: string,
  look: (drafts: readonly DraftAct[]) => Promise<Seen>,
): Promise<Result<Seen, Refusal<UnsettledCode | RecordingCode>>> {
  const proposal = await selectUnsettled(write, id);
  if (!proposal.ok) return proposal;
  const { drafts } = proposal.value;
  return write.tryOut(async () => {
    // It may be dated ahead.
    const noting = { ...write, noted: noCollectedDrafts() };
    const facts = { today: write.today, isBatch: drafts.length > 1, isDrafting: true };
    const recorded = await recordActs(noting, drafts, facts);
    return recorded.ok ? ok(await look(drafts)) : recorded;
  });
}

export type AppliedProposal =
  | { readonly outcome: 'applied'; readonly acts: readonly Act[]; readonly remaining: Proposal | null }
  /** The acts no longer fit, or no longer say what people signed; the proposal waits for a person. */
  | { readonly outcome: 'needs_attention'; readonly refusal: Refusal<AttentionCode> };

type AttentionCode = RecordingCode | 'GENERAL.FIELD_INVALID' | PrintedDifference;

/** Judges by law what drafts make of the registers once they are recorded. */
export type JudgingDrafts = (before: OrganizationWrite, drafts: readonly DraftAct[]) => Promise<JudgingAfter>;

export interface ApplyingFacts extends RecordingFacts {
  /** The law of each feature; left out where whoever applies has judged. */
  readonly laws?: readonly JudgingDrafts[];
  /** Digest of what a printed proposal (`printProposal`) would print now; left out: the one of
   *  `printedDigestOf`. */
  readonly printedDigest?: string;
}

/**
 * Records a proposal, as one batch, with what is now known. Issuances that still wait for their payment, their
 * resolution or their day stay behind in a new open proposal of the same kind (CBCA s. 25(3)); anything else must be
 * complete.
 */
export async function applyProposal(
  write: OverridableWrite,
  id: string,
  facts: ApplyingFacts,
): Promise<Result<AppliedProposal, Refusal<UnsettledCode | UndueCode>>> {
  const { tx, orgId, recordedAt } = write;
  const proposal = await selectUnsettled(write, id);
  if (!proposal.ok) return proposal;
  const difference = await differenceOf(write, proposal.value, facts);
  if (difference !== null) return needsAttention(write, proposal.value, { textCode: difference });
  const dates = await withCertificateDate(tx, orgId, facts);
  const { due, waiting } = separate(proposal.value.drafts, dates, facts.today);
  const resting = await withOrganizingResolution(write, due);
  const recorded = await write.attempt(() =>
    recordLawfully(write, { ...proposal.value, drafts: resting }, facts),
  );
  if (!recorded.ok) return needsAttention(write, proposal.value, recorded.error);
  if (waiting.length === 0) return ok({ outcome: 'applied', acts: recorded.value, remaining: null });
  // An organization has one founding, so the issues that it leaves behind are subscriptions.
  const kind = proposal.value.kind === 'founding' ? 'subscription' : proposal.value.kind;
  const remaining: Proposal = { ...emptyProposal(write, kind), drafts: waiting };
  await insertProposal(tx, orgId, remaining, recordedAt);
  return ok({ outcome: 'applied', acts: recorded.value, remaining });
}

async function differenceOf(
  { tx, orgId }: OrganizationWrite,
  { printedDigest: printed, drafts }: Proposal,
  { today, printedDigest: now }: ApplyingFacts,
): Promise<PrintedDifference | null> {
  if (printed === null) return null;
  return now === undefined
    ? printedDifferenceOf(tx, orgId, { printed, drafts, today })
    : differenceBetween(printed, now);
}

/** By the law of the day: since they were proposed, what they rest on may have moved. */
async function recordLawfully(
  write: OverridableWrite,
  proposal: Proposal,
  { laws = [], ...facts }: ApplyingFacts,
): Promise<Result<readonly Act[], Refusal<AttentionCode>>> {
  const { drafts, proposedBy: enteredBy } = proposal;
  const judges: JudgingAfter[] = [];
  for (const law of laws) judges.push(await law(write, drafts));
  const recorded = await recordActs(write, drafts, { isBatch: drafts.length > 1, enteredBy, ...facts });
  if (!recorded.ok) return recorded;
  await updateProposal(write.tx, write.orgId, { ...proposal, state: 'applied' }, write.recordedAt);
  for (const judge of judges) {
    const judged = await judge(write);
    if (!judged.ok) return judged;
  }
  return recorded;
}

/** An issuance waits by itself; what others stand on may not. Of the certificate every draft is told. */
function separate(drafts: readonly DraftAct[], dates: EventDates, today: PlainDate) {
  const assigned = assignValues(drafts, { dates, prefixes: new Map(), serials: new Map() });
  const isWaiting = (draft: DraftAct): boolean => {
    if (draft.kind !== 'issued') return false;
    const on = dateOf(draft, assigned);
    return on === undefined
      ? eventsAwaited(draft, assigned).some((event) => event !== 'certificate')
      : on > today;
  };
  return { due: drafts.filter((draft) => !isWaiting(draft)), waiting: drafts.filter(isWaiting) };
}

type UndueCode = 'REGISTERS.WAITS' | 'REGISTERS.FUTURE_DATE';

/** Marks a faulty proposal; one that only waits stays. */
async function needsAttention(
  write: OrganizationWrite,
  proposal: Proposal,
  refusal: Refusal<AttentionCode>,
): Promise<Result<AppliedProposal, Refusal<UndueCode>>> {
  const { textCode, params = {}, fields: [field] = [] } = refusal;
  if (textCode === 'REGISTERS.WAITS' || textCode === 'REGISTERS.FUTURE_DATE')
    return refuse(textCode, refusal);
  const attention = textCode === 'GENERAL.FIELD_INVALID' && field ? field : { textCode, params };
  const marked: Proposal = {
    ...proposal,
    state: 'needs_attention',
    attention: { textCode: attention.textCode, params: attention.params ?? {} },
  };
  await updateProposal(write.tx, write.orgId, marked, write.recordedAt);
  await write.announce(proposalNeedsAttention, { proposalId: proposal.id });
  return ok({ outcome: 'needs_attention', refusal });
}
