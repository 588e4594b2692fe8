import type { PersonKind } from '@tabellion/book/terms/people.ts';
import { splitName } from '@tabellion/law/person.ts';
import type { FactBodies } from '../../registers/facts.ts';

interface Parts {
  readonly first: string;
  readonly last: string;
}

/** An individual's name is parted as the file tells it, else as `splitName` says; a body's stays to the letter. */
export function personNameFact(kind: PersonKind, name: string, parts?: Parts): FactBodies['name'] {
  const { firstname, lastname } = parts
    ? { firstname: parts.first.trim(), lastname: parts.last.trim() }
    : splitName(name);
  return kind === 'individual'
    ? { firstname, lastname, company_name: '', name_format: null }
    : { firstname: '', lastname: '', company_name: name.trim(), name_format: null };
}
