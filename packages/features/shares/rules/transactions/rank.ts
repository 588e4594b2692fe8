/** Whether the shares of a class stand below those of another, as far as its terms tell (CBCA s. 176(1)). Pure. */
import type { ClassTerms } from '@tabellion/book/entities.ts';
import { canonicalJson } from '@tabellion/kernel/canonical.ts';
import { decimal } from '@tabellion/kernel/decimal.ts';

export type Rights = Pick<ClassTerms, 'votesPerShare' | 'dividend' | 'liquidation'>;

/** Each right as a number that grows with it. */
const gradesOf = ({ votesPerShare, dividend, liquidation }: Rights): readonly bigint[] => [
  decimal(votesPerShare),
  dividend.type === 'fixed' ? 1n : 0n,
  liquidation.type === 'preference' ? 1n : 0n,
];

const rightsOf = ({ votesPerShare, dividend, liquidation }: Rights): string =>
  canonicalJson({ votesPerShare, dividend, liquidation });

const isAbove = (one: Rights, other: Rights): boolean => {
  const grades = gradesOf(other);
  return gradesOf(one).some((grade, at) => grade > (grades[at] ?? 0n));
};

/** A class that has the same rights, or lacks one that these shares have: more votes, a dividend or an amount before others.
 *  @param before  their rights until now, where they are changed: what does not grow touches no other class */
export const classNotAbove = <Known extends Rights>(
  rights: Rights,
  others: readonly Known[],
  before?: Rights,
): Known | undefined =>
  before !== undefined && !isAbove(rights, before)
    ? undefined
    : others.find((other) => isAbove(rights, other) || rightsOf(rights) === rightsOf(other));
