import type { ImportedPerson } from '@tabellion/book/ocf/exchange/persons.ts';
import { displayName, type FactBodies } from '../../registers/facts.ts';

/** Somebody of the registers as a package names him. The format wants a name of everybody, and some were erased. */
export const packagePerson = (
  { personId, kind }: Pick<ImportedPerson, 'personId' | 'kind'>,
  name: FactBodies['name'] | null | undefined,
): ImportedPerson => ({
  personId,
  kind,
  name: displayName(name) || '—',
  ...(name?.lastname && { parts: { first: name.firstname, last: name.lastname } }),
});
