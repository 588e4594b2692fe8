/** Where a link to the page of a holder or director stands. */
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { MOST_WRONG_CODES } from '../../mailbox/rules/limits.ts';
import type { linkStates } from '../contract.ts';

/** So many days after today a link may last. */
export const MOST_DAYS = 366;

export interface LinkTerms {
  readonly endsOn: PlainDate;
  readonly isRevoked: boolean;
  readonly wrongCodes: number;
  /** The fact that had the address when the link was made. */
  readonly contactFact: string;
}

/** @param contactFacts  the facts with the address that the register has today; empty where there is none, or it was erased */
export function linkState(
  link: LinkTerms,
  { today, contactFacts }: { readonly today: PlainDate; readonly contactFacts: readonly string[] },
): (typeof linkStates)[number] {
  if (link.isRevoked) return 'revoked';
  if (link.wrongCodes >= MOST_WRONG_CODES) return 'locked';
  return today > link.endsOn || !contactFacts.includes(link.contactFact) ? 'over' : 'open';
}
