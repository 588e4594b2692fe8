import type { PlainDate } from '@tabellion/kernel/date.ts';
import { within } from '@tabellion/kernel/order.ts';
import type { Certificate } from './entities.ts';
import type { CarriedVesting } from './terms/securities.ts';
import { type VestingTerms, vestedBy, vestingTable, withVestingStart } from './vesting.ts';

/** Facts that determine how much of a security has vested. */
export type VestingFacts = Pick<
  Certificate,
  'quantity' | 'issuedOn' | 'vesting' | 'schedule' | 'vestingChanges'
>;

/** Shares of a certificate that have vested at the end of a day: all of them where it has no terms. Counts what went on
 *  from an earlier certificate, what was accelerated, and nothing after the day on which vesting stopped. */
export function vestedOf(certificate: VestingFacts, on: PlainDate): bigint {
  const { quantity, schedule, vestingChanges } = certificate;
  const terms = termsOf(certificate);
  if (terms === null) return quantity;
  const stoppedOn = vestingChanges?.stoppedOn ?? null;
  const until = stoppedOn !== null && stoppedOn < on ? stoppedOn : on;
  return counted(certificate, vestedBy(schedule ? BigInt(schedule.shares) : quantity, terms, until));
}

/** Vested shares of the certificate itself, from those that vested by its terms. */
function counted({ quantity, schedule, vestingChanges }: VestingFacts, vested: bigint): bigint {
  const total = vested - BigInt(schedule?.settled ?? 0) + BigInt(vestingChanges?.accelerated ?? 0);
  return within(total, 0n, quantity);
}

/** Shares of the certificate that have not vested on a date, those that never will among them. */
export const unvestedOf = (certificate: VestingFacts, on: PlainDate): bigint =>
  certificate.quantity - vestedOf(certificate, on);

export interface VestedOn {
  /** null: ahead of the dates of the terms, because an act accelerated them or they vested before in another certificate. */
  readonly on: PlainDate | null;
  /** Shares that vest then. */
  readonly quantity: bigint;
  /** Shares of the certificate that have vested by then. */
  readonly vested: bigint;
}

/** The dates on which shares of a certificate vest, as `vestedOf` counts them: nothing after the day on which vesting
 *  stopped, so that the last `vested` may be less than the certificate has. Empty where it has no terms. */
export function vestingDatesOf(certificate: VestingFacts): readonly VestedOn[] {
  const terms = termsOf(certificate);
  if (terms === null) return [];
  const { quantity, schedule, vestingChanges } = certificate;
  const dates = vestingTable(schedule ? BigInt(schedule.shares) : quantity, terms);
  const stoppedOn = vestingChanges?.stoppedOn ?? null;
  let before = counted(certificate, 0n);
  const lines: VestedOn[] = before > 0n ? [{ on: null, quantity: before, vested: before }] : [];
  for (const { date: on, vested: byTerms } of dates) {
    if (stoppedOn !== null && on > stoppedOn) break;
    const vested = counted(certificate, byTerms);
    if (vested > before) lines.push({ on, quantity: vested - before, vested });
    before = vested;
  }
  return lines;
}

/** The vesting that goes on in a part of a certificate, of which `unvested` shares have not vested on a day; null when all
 *  of them have. It goes on at the pace of the whole certificate: if unvested shares are divided among parts, terms for
 *  each are agreed by an act of their own.
 *  @param unvested  at most those of the certificate */
export function carriedVesting(
  certificate: VestingFacts,
  on: PlainDate,
  { quantity, unvested }: { readonly quantity: bigint; readonly unvested: bigint },
): CarriedVesting | null {
  const terms = termsOf(certificate);
  if (terms === null || unvested === 0n) return null;
  const { schedule, vestingChanges } = certificate;
  const shares = schedule ? BigInt(schedule.shares) : certificate.quantity;
  const settled = vestedOf(certificate, on) + BigInt(schedule?.settled ?? 0) - (quantity - unvested);
  return {
    terms,
    settled: String(settled),
    lapsed: String(shares - quantity - settled),
    stoppedOn: vestingChanges?.stoppedOn ?? null,
    accelerated: vestingChanges?.accelerated ?? '0',
  };
}

const termsOf = ({ vesting: terms, issuedOn }: VestingFacts): VestingTerms | null =>
  terms && withVestingStart(terms, issuedOn);
