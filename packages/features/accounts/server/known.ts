/** Whoever signed in before is no stranger there: he has allowances of his own, which strangers cannot use up. */
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { networkOf } from '../rules/place.ts';
import { type Familiarity, knownAs } from './store/sessions.ts';
import { credentialsOfEmail } from './store/users.ts';

/** From where an account is named: a request's context has it. */
export interface Origin {
  browser: string | undefined;
  address: string;
}

/** @returns how far he is known, and whose allowance that is: of the browser, of the network, or of all strangers */
export async function ownAllowance(
  q: Queries,
  userId: string,
  { browser, address }: Origin,
): Promise<{ known: Familiarity; of: string }> {
  const network = networkOf(address);
  const known = await knownAs(q, userId, { browser, network });
  return { known, of: { browser: browser ?? '', network, stranger: '' }[known] };
}

/** As `Gate.knows` promises. @param email normalized */
export async function knownBy(
  q: Queries,
  { email, ...origin }: Origin & { email: string },
): Promise<string | undefined> {
  const found = await credentialsOfEmail(q, email);
  return found && ((await ownAllowance(q, found.userId, origin)).of || undefined);
}
