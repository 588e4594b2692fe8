/** Facts of people that a reader may see (decisions section 3). Every reply that shows a person passes through here. */
import type { Actor } from '@tabellion/kit/actor.ts';
import { judge } from '@tabellion/kit/may.ts';
import { access } from '../../access.ts';
import { mayReadContacts } from '../../organizations/server/public.ts';
import type { PersonFacts } from '../../registers/facts.ts';

/** A line of a register as the reader may see it. */
export const shownTo =
  (reader: Actor) =>
  <Line extends { readonly address: unknown }>(line: Line): Line =>
    mayReadContacts(reader) ? line : { ...line, address: null };

/** The facts of a person that `reader` may see: address, mail and phone with the minute book, citizenship where he may edit
 *  people. */
export function factsShownTo(reader: Actor, facts: PersonFacts): PersonFacts {
  const { address, contact, citizenship, ...others } = facts;
  return {
    ...others,
    ...(mayReadContacts(reader) && { address, contact }),
    ...(judge(reader, access['people.edit']).may && { citizenship }),
  };
}
