import { useWatch } from 'react-hook-form';
import type { PositionHolder } from '../../shapes.ts';
import type { PersonForm } from '../fields/personForm.ts';
import { BoardNeeds, type BoardSeatFacts } from './BoardNeeds.tsx';
import { SeatsPreview } from './SeatsPreview.tsx';
import { boardSeats } from './seatsOf.ts';

/** The board with who is being added, as far as he is told, and what it would need. */
export function BoardAfter({ directors }: { directors: readonly PositionHolder[] }) {
  const [person, consentOn]: [PersonForm, string] = useWatch({ name: ['person', 'consent_on'] });
  const { firstname, lastname, residency, capable_attested, address } = person;
  const name = [firstname, lastname].join(' ').trim();
  if (name === '') return null;
  const { ground } = residency;
  const added: BoardSeatFacts = {
    resident_canadian: ground === '' ? null : ground !== 'none',
    capable_attested,
    consent_on: consentOn === '' ? null : consentOn,
    masked: address.address_line_1 === '' ? [] : ['residential_address'],
  };
  return (
    <>
      <SeatsPreview
        rows={[
          { key: 'new', name, change: 'joined' },
          ...boardSeats(directors).map((one) => ({ ...one, change: 'same' as const })),
        ]}
      />
      <BoardNeeds directors={[...directors, added]} />
    </>
  );
}
