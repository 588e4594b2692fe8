/** One person without the others: a company may have a hundred thousand holders. */
import type { Person } from '@tabellion/book/entities.ts';
import type { ReadingContext } from '@tabellion/platform/http/context.ts';
import { organizationOf, todayOf } from '../../organizations/server/public.ts';
import { foundingOrRegister, seqKnownAt } from '../../registers/server/public/acts.ts';
import { factsOf, type PersonFacts, personAt } from '../../registers/server/public/people.ts';

/** As he is on record today; undefined in a founding, and for who is in no register or in a proposal alone. */
export async function findPersonOnRecord(
  { q, orgId, now }: ReadingContext<'now'>,
  personId: string,
): Promise<{ readonly person: Person; readonly facts: PersonFacts } | undefined> {
  if ((await foundingOrRegister(q, orgId)) === 'founding') return undefined;
  const [organization, seq] = await Promise.all([organizationOf(q, orgId), seqKnownAt(q, orgId, undefined)]);
  const person = await personAt(q, orgId, { asOf: todayOf(organization, now), seq, personId });
  if (person === undefined) return undefined;
  return { person, facts: (await factsOf(q, orgId, [person])).get(personId) ?? {} };
}
