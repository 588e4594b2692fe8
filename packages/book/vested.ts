import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { Certificate } from './entities.ts';
import { type VestingTerms, vesting } from './vesting.ts';

type Vested = Pick<Certificate, 'quantity' | 'issuedOn' | 'vesting' | 'schedule' | 'vestingChanges'>;

/** Shares of a certificate that have vested at the end of a day: all of them where it has no terms. Counts what went on
 *  from an earlier certificate, what was accelerated, and nothing after the day on which vesting stopped. */
export function vestedOf(certificate: Vested, on: PlainDate): bigint {
  const { quantity, schedule, vestingChanges } = certificate;
  const terms = termsOf(certificate);
  if (terms === null) return quantity;
  const stoppedOn = vestingChanges?.stoppedOn ?? null;
  const until = stoppedOn !== null && stoppedOn < on ? stoppedOn : on;
  const { vested } = vesting(schedule ? BigInt(schedule.shares) : quantity, terms, until);
  const total = vested - BigInt(schedule?.settled ?? 0) + BigInt(vestingChanges?.accelerated ?? 0);
  return total < 0n ? 0n : total > quantity ? quantity : total;
}

/** A start that was left open is the day of the issue. */
function termsOf({ vesting: terms, issuedOn }: Vested): VestingTerms | null {
  return terms && { ...terms, start: terms.start ?? issuedOn };
}
