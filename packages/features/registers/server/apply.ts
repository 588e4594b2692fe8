/** Recording what was proposed: by `meet`, once all that it awaited is met, and of the founding with its certificate. */
import type { Act } from '@tabellion/book/acts/kinds.ts';
import { assignValues } from '@tabellion/book/assignedValues.ts';
import type { DraftAct } from '@tabellion/book/draft.ts';
import { dateOf, eventsAwaited } from '@tabellion/book/proposal.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { type Refusal, refuse } from '@tabellion/kernel/refusal.ts';
import { type Ok, ok, type Result } from '@tabellion/kernel/result.ts';
import { newId } from '@tabellion/platform/ids.ts';
import type { OrganizationWrite } from '../../organizations/server/public.ts';
import { proposalNeedsAttention } from '../events.ts';
import type { PrintedDifference, RecordingCode } from '../refusals.ts';
import {
  conditionsOf,
  datesMet,
  datingConditions,
  inOrder,
  type MetCondition,
  metByUser,
} from '../rules/conditions.ts';
import type { JudgingAfter } from './bundle.ts';
import { differenceBetween, printedDifferenceOf } from './printed.ts';
import type { OverridableWrite } from './privateIssuerLimit.ts';
import { emptyProposal } from './proposals.ts';
import { type EventDates, type RecordingFacts, recordActs, withCertificateDate } from './record.ts';
import { withOrganizingResolution } from './resolutions.ts';
import {
  insertConditionsMet,
  insertProposal,
  type Proposal,
  selectFounding,
  updateProposal,
} from './store/proposals.ts';
import { selectUnsettled, type UnsettledCode } from './tryProposal.ts';

export type AppliedProposal =
  | { readonly outcome: 'applied'; readonly acts: readonly Act[]; readonly remaining: readonly Proposal[] }
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

interface FoundingFacts extends ApplyingFacts {
  /** The source of its certificate; a user where it is left out. */
  readonly certifiedBy?: MetCondition['source'];
}

/** Records the founding, with its certificate: the only proposal that no condition of `meet` settles. */
export async function applyFounding(
  write: OverridableWrite,
  facts: FoundingFacts,
): Promise<Result<AppliedProposal, Refusal<UnsettledCode | UndueCode>>> {
  const { tx, orgId, recordedAt } = write;
  const founding = await selectFounding(tx, orgId);
  if (founding === undefined) return refuse('GENERAL.NOT_FOUND');
  const { certifiedBy: source = { kind: 'user', id: write.userId }, ...known } = facts;
  const on = facts.dates?.certificate;
  const applied = await applyProposal(write, founding.id, known);
  if (on !== undefined && applied.ok && applied.value.outcome === 'applied')
    await insertConditionsMet(tx, orgId, founding.id, [{ condition: 'certificate', on, source }], recordedAt);
  return applied;
}

/**
 * Records a proposal, as one batch, with what is now known. Issuances that still wait for their payment, their
 * resolution or their day stay behind, each in a subscription of its own (CBCA s. 25(3)); anything else must be complete.
 */
export async function applyProposal(
  write: OverridableWrite,
  id: string,
  facts: ApplyingFacts,
): Promise<Result<AppliedProposal, Refusal<UnsettledCode | UndueCode>>> {
  const { tx, orgId } = write;
  const proposal = await selectUnsettled(write, id);
  if (!proposal.ok) return proposal;
  const difference = await printedDifferenceIn(write, proposal.value, facts);
  if (difference !== null) return markedForAttention(write, proposal.value, { textCode: difference });
  const known = { ...facts, dates: { ...datesMet(proposal.value), ...facts.dates } };
  const dates = await withCertificateDate(tx, orgId, known);
  const { due, waiting } = separate(proposal.value.drafts, dates, facts.today);
  const resting = await withOrganizingResolution(write, due);
  const recorded = await write.attempt(() =>
    recordLawfully(write, { ...proposal.value, drafts: resting }, known),
  );
  if (!recorded.ok) return needsAttention(write, proposal.value, recorded.error);
  const remaining = await leaveWaiting(write, waiting, {
    met: datingConditions(proposal.value),
    dates: known.dates,
  });
  return ok({ outcome: 'applied', acts: recorded.value, remaining });
}

/** Each issue that waits on is a subscription: it awaits what it does not say itself, of which some may be met. */
async function leaveWaiting(
  write: OrganizationWrite,
  waiting: readonly DraftAct[],
  { met, dates }: { readonly met: readonly MetCondition[]; readonly dates: EventDates },
): Promise<readonly Proposal[]> {
  const { tx, orgId, userId, recordedAt, today } = write;
  const known = [...met, ...toldBy(userId, dates)];
  // Proposals of one instant are listed by their ids: these keep the order of their drafts.
  const ids = waiting.map(newId).toSorted();
  const proposals = waiting.map((draft, at): Proposal => {
    // Shares of a class that a certificate made are never older than it.
    const isCertified = met.some(({ condition }) => condition === 'certificate') && isFromCertificate(draft);
    const own = conditionsOf('subscription', [draft], today);
    const awaits = isCertified ? inOrder(['certificate', ...own]) : own;
    return {
      ...emptyProposal(write, 'subscription'),
      id: ids[at] ?? newId(),
      drafts: [draft],
      awaits,
      met: awaits.flatMap((one) => known.find(({ condition }) => condition === one) ?? []),
    };
  });
  for (const proposal of proposals) {
    await insertProposal(tx, orgId, proposal, recordedAt);
    if (proposal.met.length > 0) await insertConditionsMet(tx, orgId, proposal.id, proposal.met, recordedAt);
  }
  return proposals;
}

const isFromCertificate = ({ dating }: DraftAct): boolean =>
  'latestOf' in dating && dating.latestOf.includes('certificate');

/** Signatures and payments of which the founding was told by their dates. */
const toldBy = (userId: string | null, { resolution, payment }: EventDates): readonly MetCondition[] => [
  ...(resolution === undefined ? [] : [metByUser(userId, 'signatures', resolution)]),
  ...(payment === undefined ? [] : [metByUser(userId, 'payment', payment)]),
];

/** The difference of the proposal from what people signed; null where it says it still, or nobody was
 *  given it. */
export async function printedDifferenceIn(
  { tx, orgId }: OrganizationWrite,
  { printedDigest: printed, drafts }: Proposal,
  { today, printedDigest: now }: Pick<ApplyingFacts, 'today' | 'printedDigest'>,
): Promise<PrintedDifference | null> {
  if (printed === null) return null;
  return now === undefined
    ? printedDifferenceOf(tx, orgId, { printed, drafts, today })
    : differenceBetween(printed, now);
}

/** Records by the law of the day: since they were proposed, what they rest on may have moved. */
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

export type UndueCode = 'REGISTERS.WAITS' | 'REGISTERS.FUTURE_DATE';

/** Marks a faulty proposal; one that only waits stays. */
async function needsAttention(
  write: OrganizationWrite,
  proposal: Proposal,
  refusal: Refusal<AttentionCode>,
): Promise<Result<AppliedProposal, Refusal<UndueCode>>> {
  const { textCode } = refusal;
  if (textCode === 'REGISTERS.WAITS' || textCode === 'REGISTERS.FUTURE_DATE')
    return refuse(textCode, refusal);
  return markedForAttention(write, proposal, refusal);
}

/** It says why it is not recorded, and who keeps the minute book is told. */
export async function markedForAttention(
  write: OrganizationWrite,
  proposal: Proposal,
  refusal: Refusal<AttentionCode>,
): Promise<Ok<AppliedProposal>> {
  const { textCode, params = {}, fields: [field] = [] } = refusal;
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
