/** Votes that shares carry. Pure. */
import { addDecimals, type Decimal, decimal, timesQuantity } from '@tabellion/kernel/decimal.ts';
import { classOf, isOfClass } from '../templates/ofTheDay.ts';
import type { BookFacts, DueDocument } from '../templates/template.ts';

interface VoteQuery {
  /** The votes of one holder alone. */
  readonly personId?: string;
  /** The separate vote of a class with its series, or of a series, in which each of its shares has one vote, also where it carries
   *  none otherwise (CBCA s. 176). */
  readonly classId?: string | null;
}

/** Votes that may be cast on the day of the facts. */
export function votesIn(
  { certificates, classes }: Pick<BookFacts, 'certificates' | 'classes'>,
  { personId, classId = null }: VoteQuery = {},
): Decimal {
  const held = certificates.filter(
    (one) =>
      one.status === 'open' &&
      (personId === undefined || one.personId === personId) &&
      (classId === null || isOfClass({ classes }, one, classId)),
  );
  const votesOf = (one: (typeof held)[number]) =>
    classId === null ? decimal(classOf({ classes }, one)?.votesPerShare ?? '0') : decimal('1');
  return addDecimals(...held.map((one) => timesQuantity(votesOf(one), one.quantity)));
}

/** Whether every share that has a vote has the same number of them: then more than half of the votes are those of a majority of the
 *  shares entitled to vote (CBCA s. 139(1)).
 *  @param held  the shares that stand on the day of the vote */
export function haveEqualVotes(
  { classes }: Pick<BookFacts, 'classes'>,
  held: readonly Pick<BookFacts['certificates'][number], 'classId'>[],
): boolean {
  const votes = held.map((one) => decimal(classOf({ classes }, one)?.votesPerShare ?? '0'));
  return new Set(votes.filter((one) => one > 0n)).size <= 1;
}

/** The class that votes apart by a resolution; null where it is none of a class. */
export const classOfVote = ({ subject, passing }: Pick<DueDocument, 'subject' | 'passing'>): string | null =>
  passing === 'class' ? (subject.split(':')[1] ?? null) : null;
