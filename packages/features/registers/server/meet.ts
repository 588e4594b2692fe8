/** The one way in which a proposal comes true: each condition that it awaits is met once, and the last one records it. */
import type { Refusal } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { Condition } from '../proposalContract.ts';
import { isProposedEntry } from '../proposalContract.ts';
import { datesMet, lastDayOf, type MetCondition, metByUser, unmetOf } from '../rules/conditions.ts';
import {
  type AppliedProposal,
  type ApplyingFacts,
  applyProposal,
  markedForAttention,
  printedDifferenceIn,
  type UndueCode,
} from './apply.ts';
import { saidPartOf } from './printed.ts';
import type { OverridableWrite } from './privateIssuerLimit.ts';
import { withCertificateDate } from './record.ts';
import {
  insertConditionsMet,
  type Proposal,
  selectOpenProposals,
  updateProposal,
} from './store/proposals.ts';
import { selectUnsettled, type UnsettledCode } from './tryProposal.ts';

/** The outcome of a proposal when a condition was met. */
export type Meeting =
  | {
      readonly outcome: 'waiting';
      readonly awaited: readonly Condition[];
      /** Why it is not recorded though nothing is awaited: a day that lies ahead, or something that no condition gives. */
      readonly refusal: Refusal<UndueCode> | null;
    }
  | AppliedProposal;

export type MeetingFacts = Pick<ApplyingFacts, 'laws' | 'printedDigest' | 'registryCertificate'>;

/**
 * Notes that a condition is met, and records the proposal where it was the last one. A condition that is met already, or
 * that the proposal does not await, changes nothing. Runs under the head lock, and is whole with its transaction.
 *
 * Signatures count where the proposal still says what people signed; else it needs attention, and they are not noted.
 * Errors: GENERAL.NOT_FOUND, and REGISTERS.PROPOSAL_CLOSED where it is recorded or withdrawn.
 * @param met.on  the registry's day, which the acts bear where it is the latest (CBCA s. 25(3))
 */
export async function meet(
  write: OverridableWrite,
  proposalId: string,
  met: MetCondition,
  facts: MeetingFacts = {},
): Promise<Result<Meeting, Refusal<UnsettledCode>>> {
  const found = await selectUnsettled(write, proposalId);
  if (!found.ok) return found;
  const proposal = found.value;
  const awaited = unmetOf(proposal);
  if (!awaited.includes(met.condition)) return ok({ outcome: 'waiting', awaited, refusal: null });
  const judged = await judgeSigned(write, proposal, met, facts);
  return judged === null ? noteAndApply(write, proposal, [met], facts) : ok(judged);
}

/**
 * Records by hand: a user says that what an entry still awaits is met today, or tries again what needs attention. What a
 * subscription awaits is entered in its own form.
 */
export async function meetByHand(
  write: OverridableWrite,
  proposalId: string,
  facts: MeetingFacts = {},
): Promise<Result<Meeting, Refusal<UnsettledCode>>> {
  const found = await selectUnsettled(write, proposalId);
  if (!found.ok) return found;
  const unmet = unmetOf(found.value);
  if (unmet.length > 0 && !isProposedEntry(found.value.kind))
    return ok({ outcome: 'waiting', awaited: unmet, refusal: { textCode: 'REGISTERS.WAITS' } });
  const met = unmet.map((one) => metByUser(write.userId, one, write.today));
  const signed = met.find(({ condition }) => condition === 'signatures');
  const judged = signed === undefined ? null : await judgeSigned(write, found.value, signed, facts);
  return judged === null ? noteAndApply(write, found.value, met, facts) : ok(judged);
}

/** The days that came since somebody looked: what waited for them is recorded, or needs attention. */
export async function meetDates(write: OverridableWrite, facts: MeetingFacts): Promise<void> {
  for (const proposal of await selectOpenProposals(write.tx, write.orgId)) {
    const day = proposal.state === 'open' ? await dayThatCame(write, proposal) : null;
    if (day !== null) await meet(write, proposal.id, day, facts);
  }
}

/** The outcome of signatures on documents that no longer say what would be recorded; null where they do,
 *  or nothing was signed. */
async function judgeSigned(
  write: OverridableWrite,
  proposal: Proposal,
  { condition }: MetCondition,
  { printedDigest }: MeetingFacts,
): Promise<Meeting | null> {
  if (condition !== 'signatures') return null;
  const printed = printedDigest === undefined ? {} : { printedDigest };
  const difference = await printedDifferenceIn(write, proposal, { today: write.today, ...printed });
  if (difference === null) return null;
  const marked = await markedForAttention(write, proposal, { textCode: difference });
  return marked.value;
}

async function noteAndApply(
  write: OverridableWrite,
  proposal: Proposal,
  met: readonly MetCondition[],
  facts: MeetingFacts,
): Promise<Result<Meeting, Refusal<UnsettledCode>>> {
  const noted = await note(write, proposal, met);
  const awaited = unmetOf(noted);
  if (awaited.length > 0) return ok({ outcome: 'waiting', awaited, refusal: null });
  const applied = await applyProposal(write, proposal.id, { ...facts, today: write.today });
  if (applied.ok) return applied;
  const { textCode } = applied.error;
  if (textCode === 'REGISTERS.WAITS' || textCode === 'REGISTERS.FUTURE_DATE')
    return ok({ outcome: 'waiting', awaited: [], refusal: { ...applied.error, textCode } });
  return { ok: false, error: { ...applied.error, textCode } };
}

/** The proposal with what is met now, and its day, where that has come. */
async function note(
  write: OverridableWrite,
  proposal: Proposal,
  met: readonly MetCondition[],
): Promise<Proposal> {
  const { tx, orgId, recordedAt } = write;
  const withMet: Proposal = { ...proposal, met: [...proposal.met, ...met] };
  const day = await dayThatCame(write, withMet);
  const noted: Proposal = day === null ? withMet : { ...withMet, met: [...withMet.met, day] };
  const added = noted.met.slice(proposal.met.length);
  if (added.length > 0) await insertConditionsMet(tx, orgId, proposal.id, added, recordedAt);
  if (met.some(({ condition }) => condition === 'signatures')) await keepSignedPart(write, noted);
  return noted;
}

async function dayThatCame(write: OverridableWrite, proposal: Proposal): Promise<MetCondition | null> {
  if (!unmetOf(proposal).includes('date')) return null;
  const { tx, orgId, today } = write;
  const dates = await withCertificateDate(tx, orgId, { dates: datesMet(proposal) });
  const on = lastDayOf(proposal.drafts, dates) ?? today;
  return on > today ? null : { condition: 'date', on, source: { kind: 'day', id: null } };
}

/** Once it is signed, it stays signed though other directors come; from then on it must only say the same. */
async function keepSignedPart(write: OverridableWrite, proposal: Proposal): Promise<void> {
  if (proposal.printedDigest === null) return;
  const printedDigest = saidPartOf(proposal.printedDigest);
  await updateProposal(write.tx, write.orgId, { ...proposal, printedDigest }, write.recordedAt);
}
