/** People who will have significant control on day one, as the subscriptions show it (CBCA s. 2.1). */
import { decimal, timesQuantity } from '@tabellion/kernel/decimal.ts';
import { percentages } from '@tabellion/kernel/percent.ts';
import type { FoundingFacts } from './facts.ts';

export interface SignificantHolder {
  readonly personId: string;
  readonly name: string;
  /** Per cent of the votes, two places. */
  readonly votes: string;
  /** Per cent of all shares by fair market value, which on day one is what they are issued for. */
  readonly shares: string;
  /** Not an individual: whoever controls it has the control. */
  readonly lookThrough: boolean;
}

/**
 * The holders of a quarter or more of the votes, or of the shares by value; exactly a quarter counts. Control in fact,
 * in concert or through others does not show in the subscriptions: the register is completed by hand.
 */
export function significantHolders({
  subscriptions,
  classes,
}: Pick<FoundingFacts, 'subscriptions' | 'classes'>): readonly SignificantHolder[] {
  const votesOf = new Map(classes.map(({ classId, votesPerShare }) => [classId, decimal(votesPerShare)]));
  const holders = new Map<string, { name: string; lookThrough: boolean; votes: bigint; value: bigint }>();
  for (const { personId, personKind, name, classId, quantity, consideration } of subscriptions) {
    const held = holders.get(personId) ?? {
      name,
      lookThrough: personKind !== 'individual',
      votes: 0n,
      value: 0n,
    };
    held.votes += timesQuantity(votesOf.get(classId) ?? decimal('0'), quantity);
    held.value += decimal(consideration.amount);
    holders.set(personId, held);
  }
  const all = [...holders].map(([personId, held]) => ({ personId, ...held }));
  const votes = all.map((one) => one.votes);
  const values = all.map((one) => one.value);
  const votesPercent = percentages(votes);
  const sharesPercent = percentages(values);
  const isSignificant = (part: bigint, parts: readonly bigint[]) => part > 0n && 4n * part >= sum(parts);
  return all.flatMap(({ personId, name, lookThrough, ...one }, at) =>
    isSignificant(one.votes, votes) || isSignificant(one.value, values)
      ? [{ personId, name, lookThrough, votes: votesPercent[at] ?? '', shares: sharesPercent[at] ?? '' }]
      : [],
  );
}

/** A key of the significant holders, to the hundredth of a per cent: other percentages give another key. */
export const significantKey = (holders: readonly SignificantHolder[]): string =>
  holders
    .map(({ personId, votes, shares }) => `${personId} ${votes} ${shares}`)
    .sort()
    .join('\n');

const sum = (parts: readonly bigint[]): bigint => parts.reduce((whole, part) => whole + part, 0n);
