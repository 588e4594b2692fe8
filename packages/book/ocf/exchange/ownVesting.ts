import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { Opening } from '../../acts/securities.ts';
import { vestingDatesOf } from '../../vested.ts';
import { isDated, type VestingTerms } from '../../vesting.ts';
import { datedShape } from '../../vesting-dated.ts';

/** Vesting as the format tells it: of a security over its own shares. */
export interface OwnVesting {
  readonly terms: VestingTerms;
  /** A schedule that lies in part in other securities is no schedule of these shares: it becomes its dates. */
  readonly isOtherwise: boolean;
}

/** The vesting of a security that comes of another: the terms of the act where they count its own shares alone, else the
 *  dates on which these vest, what vested ahead of them on the day of the act. Undefined where vesting stopped, so that
 *  some never vest.
 *  @param on  the day of the act */
export function ownVestingOf(
  { quantity, vesting }: Pick<Opening, 'quantity'> & { readonly vesting: NonNullable<Opening['vesting']> },
  on: PlainDate,
): OwnVesting | undefined {
  const { terms, settled, lapsed, stoppedOn, accelerated } = vesting;
  if (stoppedOn !== null) return undefined;
  if ([settled, lapsed, accelerated].every((count) => count === '0')) return { terms, isOtherwise: false };
  const shares = String(BigInt(quantity) + BigInt(settled) + BigInt(lapsed));
  const lines = vestingDatesOf({
    ...{ quantity: BigInt(quantity), issuedOn: on, vesting: terms },
    ...{ schedule: { shares, settled }, vestingChanges: { stoppedOn, accelerated } },
  });
  const byDay = new Map<PlainDate, bigint>();
  for (const line of lines) byDay.set(line.on ?? on, (byDay.get(line.on ?? on) ?? 0n) + line.quantity);
  const days = [...byDay].sort(([a], [b]) => (a < b ? -1 : 1));
  const own = datedShape.safeParse({
    dates: days.map(([day, brought]) => ({ on: day, quantity: String(brought) })),
  });
  return own.success ? { terms: own.data, isOtherwise: !isDated(terms) } : undefined;
}
