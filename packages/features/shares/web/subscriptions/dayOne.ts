/** Totals of the subscriptions on day one, while they are typed. Pure; the server judges again. */
import { addDecimals, type Decimal, parseDecimal, timesQuantity, ZERO } from '@tabellion/kernel/decimal.ts';
import { percentages } from '@tabellion/kernel/percent.ts';
import { parseQuantity } from '@tabellion/kernel/quantity.ts';
import type { ShareClass, Shareholder } from '../../shapes.ts';
import type { SubscriptionRow, SubscriptionsFormValues } from './subscriptionForm.ts';

export interface DayOneHolder {
  readonly personId: string;
  readonly name: string;
  readonly shares: bigint;
  /** Two places; the column adds up to exactly 100.00. */
  readonly owns: string;
  readonly votes: string;
}

export interface DayOne {
  readonly holders: readonly DayOneHolder[];
  readonly shares: bigint;
  readonly amount: Decimal;
  /** Votes are divided as the shares are. */
  readonly votesAreSame: boolean;
  /** The only class subscribed for; undefined when there are several, or none. */
  readonly soleClass: string | undefined;
}

/** Dollars of a row, exact; 0 while something in it is no number. */
export const amountOf = ({ ownership, price }: Pick<SubscriptionRow, 'ownership' | 'price'>): Decimal =>
  timesQuantity(parseDecimal(price) ?? ZERO, parseShares(ownership));

export const parseShares = (typed: string): bigint => parseQuantity(typed) ?? 0n;

export function dayOne(
  shareholders: readonly Shareholder[],
  rows: SubscriptionsFormValues['rows'],
  classes: readonly ShareClass[],
): DayOne {
  const votesOf = new Map(classes.map(({ _id, properties }) => [_id, votesPerShare(properties)]));
  const holders = shareholders.map(({ _id, display_name, issuances }) => {
    const mine = issuances.flatMap((issuance) => rows[issuance._id] ?? []);
    return {
      personId: _id,
      name: display_name,
      shares: sum(mine.map(({ ownership }) => parseShares(ownership))),
      votes: sum(mine.map((row) => parseShares(row.ownership) * (votesOf.get(row.Shareclass) ?? 0n))),
    };
  });
  const owns = percentages(holders.map(({ shares }) => shares));
  const votes = percentages(holders.map((one) => one.votes));
  const all = shareholders.flatMap(({ issuances }) => issuances.flatMap(({ _id }) => rows[_id] ?? []));
  const subscribed = [...new Set(all.map(({ Shareclass }) => Shareclass))];
  return {
    holders: holders.map((one, at) => ({ ...one, owns: owns[at] ?? '', votes: votes[at] ?? '' })),
    shares: sum(holders.map(({ shares }) => shares)),
    amount: addDecimals(...all.map(amountOf)),
    votesAreSame: owns.every((part, at) => part === votes[at]),
    soleClass: subscribed.length === 1 ? classes.find(({ _id }) => _id === subscribed[0])?.name : undefined,
  };
}

export const votesPerShare = ({ voting, votes_per_share }: ShareClass['properties']): bigint =>
  voting ? BigInt(votes_per_share) : 0n;

const sum = (parts: readonly bigint[]): bigint => parts.reduce((whole, part) => whole + part, 0n);
