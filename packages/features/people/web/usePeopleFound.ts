import { useRead } from '@tabellion/ui/call/useRead.ts';
import type { ComboOption, Finding } from '@tabellion/ui/form/comboOptions.ts';
import { useRested } from '@tabellion/ui/form/useRested.ts';
import { useMemo, useRef, useState } from 'react';
import { type FoundPerson, findPeople } from '../contract.ts';
import { SOMEONE_NEW } from './MembersField.tsx';

/** Typing rests so long before the server is asked. */
const restMs = 200;

interface PeopleFound {
  readonly options: readonly ComboOption[];
  readonly finding: Finding;
}

/** People to choose from: the first of all, and those whom the server finds by what is typed.
 *  @param chosen  the id in the field; blank for nobody, or someone new */
export function usePeopleFound(orgId: string, chosen: string, kind?: 'individual' | 'holder'): PeopleFound {
  const [typed, setTyped] = useState('');
  const words = useRested(typed.trim(), restMs);
  const query = { ...(words !== '' && { words }), ...(kind && { kind }) };
  const found = useRead(findPeople, { params: { id: orgId }, query });
  const isSomebody = chosen !== '' && chosen !== SOMEONE_NEW;
  const named = useRead(
    findPeople,
    { params: { id: orgId }, query: { chosen } },
    // Whoever was chosen from the list is known; a draft that is opened again holds his id alone.
    { when: isSomebody && found.data !== undefined && !found.data.people.some(isOne(chosen)) },
  );
  const shown = useRef<readonly FoundPerson[]>([]);
  if (found.data !== undefined) shown.current = found.data.people;
  const people = shown.current;
  const options = useMemo(() => people.map(optionOf), [people]);
  const one = named.data?.chosen;
  const busy = found.data === undefined || words !== typed.trim();
  return { options, finding: { onType: setTyped, busy, chosen: one ? optionOf(one) : undefined } };
}

const isOne =
  (id: string) =>
  ({ person_id }: FoundPerson): boolean =>
    person_id === id;

const optionOf = ({ person_id, display_name, place }: FoundPerson): ComboOption => ({
  value: person_id,
  label: display_name,
  ...(place !== '' && { detail: place }),
});
