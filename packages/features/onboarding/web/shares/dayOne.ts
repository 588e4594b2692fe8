/** What the subscriptions come to on day one, while they are being typed. Pure; the server judges again. */
import type { ClassPayload } from '@tabellion/book/acts/class-created.ts';
import {
  addDecimals,
  type Decimal,
  decimal,
  formatDecimal,
  parseDecimal,
  timesQuantity,
  ZERO,
} from '@tabellion/kernel/decimal.ts';
import { percentages } from '@tabellion/kernel/percent.ts';
import { parseQuantity } from '@tabellion/kernel/quantity.ts';
import type { ShareClass, Shareholder } from '../../../shares/shapes.ts';
import type { Subscription } from '../../rules/facts.ts';
import type { SubscriptionRow, Subscriptions } from './subscriptionForm.ts';

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
  timesQuantity(parseDecimal(price) ?? ZERO, sharesOf(ownership));

const sharesOf = (typed: string): bigint => parseQuantity(typed) ?? 0n;

export function dayOne(
  shareholders: readonly Shareholder[],
  rows: Subscriptions['rows'],
  classes: readonly ShareClass[],
): DayOne {
  const votesOf = new Map(classes.map(({ _id, properties }) => [_id, votesPerShare(properties)]));
  const holders = shareholders.map(({ _id, display_name, issuances }) => {
    const mine = issuances.flatMap((issuance) => rows[issuance._id] ?? []);
    return {
      personId: _id,
      name: display_name,
      shares: sum(mine.map(({ ownership }) => sharesOf(ownership))),
      votes: sum(mine.map((row) => sharesOf(row.ownership) * (votesOf.get(row.Shareclass) ?? 0n))),
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

const votesPerShare = ({ voting, votes_per_share }: ShareClass['properties']): bigint =>
  voting ? BigInt(votes_per_share) : 0n;

const sum = (parts: readonly bigint[]): bigint => parts.reduce((whole, part) => whole + part, 0n);

/** The rows as the founding's rules know them. */
export function subscriptionsOf(
  shareholders: readonly Shareholder[],
  rows: Subscriptions['rows'],
): readonly Subscription[] {
  return shareholders.flatMap(({ _id, kind, display_name, issuances }) =>
    issuances.flatMap((issuance) => {
      const row = rows[issuance._id];
      if (row === undefined || sharesOf(row.ownership) === 0n) return [];
      return {
        personId: _id,
        personKind: kind,
        name: display_name,
        classId: row.Shareclass,
        quantity: sharesOf(row.ownership),
        consideration: {
          kind: row.consideration === '' ? null : row.consideration,
          amount: formatDecimal(amountOf(row)),
        },
        paidOn: null,
      };
    }),
  );
}

/** A class as the articles will say it: the rights that the founding's rules look at. */
export function foundingClass({ _id, name, properties, priceExact }: ShareClass): ClassPayload {
  const { dividend, liquidation, authorized } = properties;
  return {
    classId: _id,
    name,
    kind: liquidation === 'preference' ? 'preferred' : 'common',
    votesPerShare: votesPerShare(properties).toString(),
    dividend: { type: dividend === 'none' ? 'none' : 'participating' },
    liquidation: { type: liquidation === 'residual' ? 'residual' : 'none' },
    redeemable: properties.redeemable,
    retractable: properties.retractable,
    convertible: null,
    authorized: authorized ?? 'unlimited',
    prefix: properties.prefix,
    seriesAllowed: properties.series_allowed,
    seriesOf: null,
    restrictions: properties.restrictions === '' ? null : properties.restrictions,
    price: formatDecimal(decimal(priceExact)),
  };
}
