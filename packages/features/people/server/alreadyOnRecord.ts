import type { OrganizationWrite } from '../../organizations/server/public.ts';
import { seqKnownAt } from '../../registers/server/public/acts.ts';
import { factsOf, type PersonFacts, personAt, personsNamed } from '../../registers/server/public/people.ts';
import { isSamePerson } from '../rules/samePerson.ts';
import type { PeopleContext } from './peopleContext.ts';

const MOST = 20;

/** The same name with the same e-mail address, address or birth date. A context may hold a part of the registers alone: whoever
 *  bears the name there is read besides. */
export async function isAlreadyOnRecord(
  { tx, orgId }: Pick<OrganizationWrite, 'tx' | 'orgId'>,
  context: PeopleContext,
  facts: PersonFacts,
): Promise<boolean> {
  const isSame = (one: PersonFacts) => isSamePerson(facts, one);
  if ([...context.facts.values()].some(isSame)) return true;
  if (context.target === 'founding' || !facts.name) return false;
  const { firstname, lastname, company_name } = facts.name;
  const at = { asOf: context.today, seq: await seqKnownAt(tx, orgId, undefined) };
  const named = await personsNamed(tx, orgId, at, [firstname, lastname, company_name].join(' '));
  const persons = [];
  for (const personId of named.slice(0, MOST)) {
    const person = await personAt(tx, orgId, { ...at, personId });
    if (person !== undefined) persons.push(person);
  }
  return [...(await factsOf(tx, orgId, persons)).values()].some(isSame);
}
