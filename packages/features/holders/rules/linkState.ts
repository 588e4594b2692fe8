/** Where a link to the page of a holder or director stands. */
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { linkStates } from '../contract.ts';

/** Counted over every code that was mailed for the link. */
export const mostWrongCodes = 50;

/** So many days after today a link may last. */
export const MOST_DAYS = 366;

export interface LinkTerms {
  readonly endsOn: PlainDate;
  readonly isRevoked: boolean;
  readonly wrongCodes: number;
  /** The fact that has the address which the link was made for. */
  readonly contactFact: string;
}

/** @param contactFact  the fact that has the address in the register today; undefined where there is none, or it was erased */
export function linkState(
  link: LinkTerms,
  { today, contactFact }: { readonly today: PlainDate; readonly contactFact: string | undefined },
): (typeof linkStates)[number] {
  if (link.isRevoked) return 'revoked';
  if (link.wrongCodes >= mostWrongCodes) return 'locked';
  return today > link.endsOn || link.contactFact !== contactFact ? 'over' : 'open';
}
