import { type PlainDate, plainDate } from '@tabellion/kernel/date.ts';
import type { JurisdictionId } from './jurisdictions.ts';

/** Acts that a registry charges for. */
export type FeeFor =
  | 'incorporation'
  | 'amendment'
  | 'restated_articles'
  | 'amalgamation'
  | 'continuance'
  | 'arrangement'
  | 'revival'
  | 'revocation_of_intent_to_dissolve'
  | 'annual_filing'
  | 'initial_return'
  | 'change_notice'
  | 'isc_filing'
  | 'dissolution'
  | 'certificate_of_compliance'
  | 'certified_copy'
  | 'correction'
  | 'expedited_examination';

/** A government fee in CAD cents, before tax; null: not known for that way of filing. No fee here was read from a
 *  live price list, so every one must be confirmed before it is charged on. */
export interface GovernmentFee {
  readonly jurisdiction: JurisdictionId;
  readonly for: FeeFor;
  readonly onlineCents: number;
  readonly otherCents: number | null;
  /** The day for which the source speaks; null: the source bears no date. */
  readonly as_of: PlainDate | null;
  readonly status: 'confirm';
  readonly source: string;
}

/** Regs s. 98 raises these by 1 % on April 1, 2024 and every five years, rounded down to a multiple of $5. That
 *  leaves $200 as it is; read literally it would make $12 into $10, yet $12 is what published pages show. */
const federal = (what: FeeFor, online: number, other: number | null): GovernmentFee => ({
  jurisdiction: 'CA',
  for: what,
  onlineCents: online * 100,
  otherCents: other === null ? null : other * 100,
  as_of: plainDate('2025-07-24'),
  status: 'confirm',
  source: 'SOR/2001-512, Schedule 5',
});

const undated = (
  jurisdiction: JurisdictionId,
  what: FeeFor,
  { onlineCents, source }: Pick<GovernmentFee, 'onlineCents' | 'source'>,
): GovernmentFee => ({
  jurisdiction,
  for: what,
  onlineCents,
  otherCents: null,
  as_of: null,
  status: 'confirm',
  source,
});

export const governmentFees: readonly GovernmentFee[] = [
  federal('incorporation', 200, 250),
  federal('amendment', 200, 250),
  federal('restated_articles', 100, 100),
  federal('amalgamation', 200, 250),
  federal('continuance', 200, 250),
  federal('arrangement', 500, 500),
  federal('revival', 200, 250),
  federal('revocation_of_intent_to_dissolve', 50, 100),
  federal('annual_filing', 12, 40),
  federal('certificate_of_compliance', 10, 20),
  federal('certified_copy', 10, 40),
  federal('correction', 250, 250),
  federal('expedited_examination', 100, 100),
  federal('change_notice', 0, 0),
  federal('isc_filing', 0, 0),
  federal('dissolution', 0, 0),
  undated('ON', 'incorporation', { onlineCents: 30_000, source: 'ontario.ca, undated page' }),
  undated('ON', 'initial_return', { onlineCents: 0, source: 'ontario.ca, undated page' }),
  undated('ON', 'change_notice', { onlineCents: 0, source: 'ontario.ca, undated page' }),
  undated('ON', 'annual_filing', { onlineCents: 0, source: 'law firms and service providers' }),
  undated('AB', 'annual_filing', { onlineCents: 7_500, source: 'one registry agent, its own fee included' }),
  undated('NL', 'annual_filing', { onlineCents: 7_500, source: 'gov.nl.ca, undated page' }),
];

/** undefined: no fee is known, which does not mean that there is none. */
export function governmentFee(jurisdiction: JurisdictionId, what: FeeFor): GovernmentFee | undefined {
  return governmentFees.find((fee) => fee.jurisdiction === jurisdiction && fee.for === what);
}

/** Amendments that cost nothing online: another province for the office, or the number of directors (Regs
 *  s. 97(2)(a)). Federal only. */
export function amendmentFee(
  jurisdiction: JurisdictionId,
  changes: readonly ('province' | 'director_numbers' | 'name' | 'shares' | 'other')[],
): GovernmentFee | undefined {
  const fee = governmentFee(jurisdiction, 'amendment');
  const isFree =
    changes.length > 0 && changes.every((change) => change === 'province' || change === 'director_numbers');
  return fee && isFree ? { ...fee, onlineCents: 0 } : fee;
}
