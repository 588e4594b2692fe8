/** The registry's fee of a change, before it is sent. */
import { governmentFee } from '@tabellion/law/fees.ts';
import { isJurisdictionId } from '@tabellion/law/jurisdictions.ts';
import type { BookFacts } from '../../documents/templates/template.ts';
import { feesOfParts } from '../rules/kinds.ts';
import type { PartInput } from '../shapes.ts';

export function feeCents(
  parts: readonly PartInput[],
  { corporation }: Pick<BookFacts, 'corporation'>,
): number {
  const law = isJurisdictionId(corporation.jurisdiction) ? corporation.jurisdiction : 'CA';
  return feesOfParts(parts).reduce((sum, fee) => sum + (governmentFee(law, fee)?.onlineCents ?? 0), 0);
}

export const isPriced = (parts: readonly PartInput[], book: Pick<BookFacts, 'corporation'>): boolean =>
  feeCents(parts, book) > 0;
