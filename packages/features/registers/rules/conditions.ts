/** Conditions that a proposal waits for, and those of them that are met. Pure. */
import { kinds } from '@tabellion/book/acts/kinds.ts';
import type { AssignedValues, DateSource } from '@tabellion/book/assigned.ts';
import type { DraftAct } from '@tabellion/book/draft.ts';
import { dateOf, eventsAwaited } from '@tabellion/book/proposal.ts';
import { canonicalJson } from '@tabellion/kernel/canonical.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import {
  type Condition,
  type ConditionSource,
  isProposedEntry,
  type ProposalKind,
} from '../proposalContract.ts';

/** A condition that is met, on a day at the registry, by an envelope, a payment, a submission, a user, or the day itself. */
export interface MetCondition {
  readonly condition: Condition;
  readonly on: PlainDate;
  readonly source: { readonly kind: ConditionSource; readonly id: string | null };
}

/** Somebody says so. @param userId  null for the product itself */
export const metByUser = (userId: string | null, condition: Condition, on: PlainDate): MetCondition => ({
  condition,
  on,
  source: { kind: 'user', id: userId },
});

export interface Conditions {
  readonly awaits: readonly Condition[];
  readonly met: readonly MetCondition[];
}

type Dates = AssignedValues['dates'];

const conditionOf = {
  resolution: 'signatures',
  payment: 'payment',
  certificate: 'certificate',
} as const satisfies Record<DateSource, Condition>;

const sources = ['certificate', 'resolution', 'payment'] as const satisfies readonly DateSource[];

export const unmetOf = ({ awaits, met }: Conditions): readonly Condition[] =>
  awaits.filter((one) => !met.some(({ condition }) => condition === one));

/** The conditions that date drafts. An entry is paid for at a registry, which pays for no shares that it issues. */
export const datingConditions = ({ kind, met }: Dated): readonly MetCondition[] =>
  isProposedEntry(kind) ? met.filter(({ condition }) => condition !== 'payment') : met;

type Dated = Pick<Conditions, 'met'> & { readonly kind: ProposalKind };

/** The dates of drafts that conditions give: signatures that of the resolution. */
export function datesMet(proposal: Dated): Dates {
  const met = datingConditions(proposal);
  const dates: { [Source in DateSource]?: PlainDate } = {};
  for (const source of sources) {
    const one = met.find(({ condition }) => condition === conditionOf[source]);
    if (one !== undefined) dates[source] = one.on;
  }
  return dates;
}

/**
 * What drafts wait for by what they say: a subscription for the resolution and the payment that it does not tell, an entry
 * that is dated ahead for its day. Of an entry, issues are left out: those that lack something become subscriptions when it
 * is recorded. The certificate is none of theirs: only the founding comes before it.
 * @param today  at the registry
 */
export function conditionsOf(
  kind: ProposalKind,
  drafts: readonly DraftAct[],
  today: PlainDate,
): readonly Condition[] {
  if (kind === 'founding') return ['certificate'];
  const judged = isProposedEntry(kind) ? drafts.filter((draft) => draft.kind !== 'issued') : drafts;
  const lacking = isProposedEntry(kind)
    ? []
    : judged.flatMap(sourcesLackingIn).map((one) => conditionOf[one]);
  const isAhead = judged.some((draft) => {
    const on = dateOf(draft, assignedOf({ certificate: today }));
    return on !== undefined && on > today && kinds[draft.kind].mayBeFuture !== true;
  });
  return inOrder(isAhead ? [...lacking, 'date'] : lacking);
}

const sourcesLackingIn = (draft: DraftAct): readonly DateSource[] =>
  eventsAwaited(draft, { dates: {} }).filter((source) => source !== 'certificate');

const order: readonly Condition[] = ['certificate', 'signatures', 'payment', 'date', 'place'];

/** Each once, in one order. */
export const inOrder = (conditions: readonly Condition[]): readonly Condition[] =>
  order.filter((one) => conditions.includes(one));

const assignedOf = (dates: Dates): AssignedValues => ({ dates, nextCertificate: () => undefined });

/** The last day for which drafts wait; null where none has a day yet.
 *  @param dates  of the events that are known */
export function lastDayOf(drafts: readonly DraftAct[], dates: Dates): PlainDate | null {
  const days = drafts.flatMap((draft) => dateOf(draft, assignedOf(dates)) ?? []);
  return days.toSorted().at(-1) ?? null;
}

/**
 * The conditions that an edit takes back: signatures, where the drafts say now what nobody signed; and what a user entered in
 * the drafts and took out again. When something is paid is no part of what people sign.
 */
export function forgottenBy(
  {
    kind,
    met,
    drafts: before,
  }: Pick<Conditions, 'met'> & { kind: ProposalKind; drafts: readonly DraftAct[] },
  after: readonly DraftAct[],
): readonly Condition[] {
  const [lacked, lacking] = [before, after].map((drafts) => drafts.flatMap(sourcesLackingIn));
  const isTakenBack = (condition: Condition) =>
    !isProposedEntry(kind) &&
    (lacking ?? []).some((source) => conditionOf[source] === condition && !lacked?.includes(source));
  const isSaidAnew = signedPartOf(before) !== signedPartOf(after);
  return met
    .filter(({ condition, source }) =>
      source.kind === 'user' ? isTakenBack(condition) : condition === 'signatures' && isSaidAnew,
    )
    .map(({ condition }) => condition);
}

const signedPartOf = (drafts: readonly DraftAct[]): string =>
  canonicalJson(
    drafts.map(({ kind, verb, root, payload }) => ({
      kind,
      verb,
      root,
      payload:
        payload !== null && 'issues' in payload
          ? { ...payload, issues: payload.issues.map((one) => ({ ...one, paidOn: null })) }
          : payload,
    })),
  );
