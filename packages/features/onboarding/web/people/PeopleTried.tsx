import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { type Text, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { PeopleView } from '../../../people/contract.ts';
import type { PositionHolder } from '../../../people/shapes.ts';
import { entriesIn, type Tried } from '../../../registers/web/public.ts';
import { BoardNeeds } from './BoardNeeds.tsx';
import { type SeatRehearsed, SeatsRehearsed } from './SeatsRehearsed.tsx';
import { officesOf } from './seatsOf.ts';
import { usePeople } from './usePeople.ts';

/** The registers before and after an act on people with the entries that are corrected with it, or why it cannot be. */
export function PeopleTried({ of: { answer, busy } }: { of: Tried<PeopleView> }) {
  const text = useText();
  const { board } = usePeople();
  if (answer === undefined || board.data === undefined) return null;
  if (!answer.ok) {
    // What stands in the way on record is listed beside, with what may become of it.
    const told =
      entriesIn(answer).length > 0 ? [] : [...new Set(answer.fields.map(({ message }) => message))];
    return (
      <div role="status" aria-busy={busy}>
        <Callout tone="warn" title={text('deed.cannot')}>
          {told.length === 0 ? answer.message : told.map((sentence) => <p key={sentence}>{sentence}</p>)}
        </Callout>
      </div>
    );
  }
  const { directors, officers } = answer.data;
  const onBoard = compared(boardSeats(board.data.directors), boardSeats(directors));
  const inOffice = compared(officeSeats(board.data.officers, text), officeSeats(officers, text));
  const isOfOffices = inOffice.some(({ change }) => change !== 'same');
  return (
    <div className="stack s4" aria-busy={busy}>
      {isOfOffices && <SeatsRehearsed rows={inOffice} />}
      {(!isOfOffices || onBoard.some(({ change }) => change !== 'same')) && (
        <>
          <SeatsRehearsed rows={onBoard} />
          <BoardNeeds directors={directors} />
        </>
      )}
    </div>
  );
}

/** A seat as a register shows it, with all that a correction may change of it. */
interface Seat extends Omit<SeatRehearsed, 'change'> {
  readonly said: string;
}

const boardSeats = (directors: readonly PositionHolder[]): readonly Seat[] =>
  directors.map(({ _id, display_name, elected_date, consent_on }) => ({
    key: _id,
    name: display_name,
    said: `${display_name} ${elected_date} ${consent_on}`,
  }));

const officeSeats = (officers: readonly PositionHolder[], text: Text): readonly Seat[] =>
  officers.flatMap(officesOf).map(({ officer, position, title }) => ({
    key: `${officer._id} ${position} ${title}`,
    name: officer.display_name,
    office: position === 'other' ? title : text(`position.${position}`),
    said: `${officer.display_name} ${officer.appointment_dates[position]}`,
  }));

function compared(before: readonly Seat[], after: readonly Seat[]): readonly SeatRehearsed[] {
  const was = new Map(before.map((seat) => [seat.key, seat]));
  const is = new Set(after.map(({ key }) => key));
  const left = before.filter(({ key }) => !is.has(key));
  return [
    ...after.map(({ said, ...seat }) => {
      const earlier = was.get(seat.key);
      const change = earlier === undefined ? 'joined' : earlier.said === said ? 'same' : 'changed';
      return { ...seat, change } as const;
    }),
    ...left.map(({ said: _said, ...seat }) => ({ ...seat, change: 'left' as const })),
  ];
}
