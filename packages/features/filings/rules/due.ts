/** Which filing comes first, and what one waits for. Pure. */
import { compare } from '@tabellion/kernel/order.ts';
import type { FilingKind } from '@tabellion/law/deadlines/filings.ts';
import type { JurisdictionId } from '@tabellion/law/jurisdictions.ts';
import type { FilingStatus, RegistryState } from './status.ts';

interface Yearly {
  readonly registration: JurisdictionId;
  readonly kind: FilingKind;
  readonly occasion: string;
  readonly filingYear: number | null;
  readonly corrects: string | null;
  readonly status: FilingStatus;
  readonly registry: Pick<RegistryState, 'state'>;
}

/** Whether the registry sent it back: it is still to be filed, although its payment stands. */
export const isSentBack = ({ registry }: Pick<Yearly, 'registry'>): boolean => registry.state === 'rejected';

/** Whether it is still to be filed: nothing of it is filed, paid or excused, or the registry sent it back. */
export const isOpen = ({ status, registry }: Pick<Yearly, 'status' | 'registry'>): boolean =>
  isSentBack({ registry }) || (status !== 'Complete' && status !== 'not_applicable');

/** Whether the product files it: an annual return of the corporation's own registry, once no older year is missing. One that was
 *  sent back is corrected and sent again. */
export const isFiledHere = (
  filing: Pick<Yearly, 'kind' | 'status' | 'corrects' | 'registry'> & { readonly waits_for: Wait | null },
): boolean =>
  filing.kind === 'annual_filing' &&
  filing.corrects === null &&
  isOpen(filing) &&
  memberWaits.includes(filing.waits_for);

/** Whether a member may say here that it was filed. A change of significant control is noted as filed in its own register. */
export const isMarkedHere = (filing: Pick<Yearly, 'kind' | 'status' | 'registry'>): boolean =>
  isOpen(filing) && filing.kind !== 'isc_file';

/** The oldest year of the same return that is still open, or was sent back, and lies before this one's: missing years are filed
 *  oldest first. The registries take them in any order; the product does not, so that each return rests on the one before. The
 *  second financial year of a calendar year comes after the first: its occasion is a day of it. */
export function olderOpenYear(one: Yearly, all: readonly Yearly[]): number | null {
  const { filingYear: year } = one;
  if (year === null || one.corrects !== null) return null;
  const older = all.filter(
    (other) =>
      other.corrects === null &&
      other.registration === one.registration &&
      other.kind === one.kind &&
      other.filingYear !== null &&
      other.occasion < one.occasion &&
      isOpen(other),
  );
  return older.map(({ filingYear }) => filingYear ?? year).sort(compare)[0] ?? null;
}

export const waits = ['opening', 'older_year', 'payment', 'registry', 'correction'] as const;
export type Wait = (typeof waits)[number];

/** Where a member goes on with an annual return. */
const memberWaits: readonly (Wait | null)[] = [null, 'payment', 'correction'];

/** The reason why it does not go on by itself; null where its next step is a member's. */
export function waitOf(
  status: FilingStatus,
  registry: Pick<RegistryState, 'state'>,
  olderYear: number | null,
): Wait | null {
  if (registry.state === 'rejected') return 'correction';
  if (registry.state === 'sent') return 'registry';
  if (status === 'Complete') return registry.state === 'accepted' ? null : 'registry';
  if (status === 'not_applicable') return null;
  if (olderYear !== null) return 'older_year';
  if (status === 'awaiting_payment') return 'payment';
  return status === 'upcoming' ? 'opening' : null;
}
