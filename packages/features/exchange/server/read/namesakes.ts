import type { PersonKind } from '@tabellion/book/terms/people.ts';
import { sameTextKey } from '@tabellion/kernel/seenText.ts';
import { splitName } from '@tabellion/law/person.ts';
import type { FactBodies } from '../../../registers/facts.ts';
import type { KnownPerson } from './messages.ts';

interface Holder {
  readonly key: string;
  readonly kind: PersonKind;
  readonly name: string;
}

/** Holders of a file who bear the name of one person of their kind in the register, and are the only ones in the file who
 *  do: by their keys, the person's id. Case, blanks and what nobody sees do not count. */
export function namesakes(
  holders: readonly Holder[],
  people: readonly KnownPerson[],
): ReadonlyMap<string, string> {
  const existing = unique(people, (one) => one.personId);
  const found = new Map<string, string>();
  for (const [name, key] of unique(holders, (one) => one.key)) {
    const personId = existing.get(name);
    if (key !== null && personId != null) found.set(key, personId);
  }
  return found;
}

/** Ids by kind and name; null where several bear it. */
function unique<T extends Pick<Holder, 'kind' | 'name'>>(all: readonly T[], idOf: (one: T) => string) {
  const ids = new Map<string, string | null>();
  for (const one of all) {
    const name = `${one.kind} ${sameTextKey(one.name)}`;
    ids.set(name, ids.has(name) ? null : idOf(one));
  }
  return ids;
}

export interface NameParts {
  readonly first: string;
  readonly last: string;
}

/** The parts of an individual's name: as two columns of the table tell them, else as `splitName` says. */
export function partsOf({ first, last }: NameParts): NameParts {
  if (first !== '') return { first, last };
  const { firstname, lastname } = splitName(last);
  return { first: firstname, last: lastname };
}

export const wholeName = ({ first, last }: NameParts): string => [first, last].filter(Boolean).join(' ');

/** An individual's name is parted as the file tells it, else as `splitName` says; a body's stays to the letter. */
export function personNameFact(kind: PersonKind, name: string, parts?: NameParts): FactBodies['name'] {
  const { firstname, lastname } = parts
    ? { firstname: parts.first.trim(), lastname: parts.last.trim() }
    : splitName(name);
  return kind === 'individual'
    ? { firstname, lastname, company_name: '', name_format: null }
    : { firstname: '', lastname: '', company_name: name.trim(), name_format: null };
}
