import { type Text, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { compared } from '../../../registers/rules/compared.ts';
import { RefusedAct, type Tried } from '../../../registers/web/public.ts';
import type { PeopleView } from '../../contract.ts';
import type { PositionHolder } from '../../shapes.ts';
import { BoardNeeds } from './BoardNeeds.tsx';
import { type SeatPreviewRow, SeatsPreview } from './SeatsPreview.tsx';
import { officesOf } from './seatsOf.ts';
import { usePeople } from './usePeople.ts';
import { PeopleWarnings } from './useWarnings.tsx';

/** The registers before and after an act on people with the entries that are corrected with it, or why it cannot be. */
export function PeopleTried({ of: { answer, busy } }: { of: Tried<PeopleView> }) {
  const text = useText();
  const { board } = usePeople();
  if (answer === undefined || board.data === undefined) return null;
  if (!answer.ok) return <RefusedAct of={answer} busy={busy} />;
  const { directors, officers, warnings } = answer.data;
  const onBoard = previewed(boardSeats(board.data.directors), boardSeats(directors));
  const inOffice = previewed(officeSeats(board.data.officers, text), officeSeats(officers, text));
  const isOfOffices = inOffice.some(({ change }) => change !== 'same');
  return (
    <div className="stack s4" aria-busy={busy}>
      <PeopleWarnings of={warnings} />
      {isOfOffices && <SeatsPreview rows={inOffice} />}
      {(!isOfOffices || onBoard.some(({ change }) => change !== 'same')) && (
        <>
          <SeatsPreview rows={onBoard} />
          <BoardNeeds directors={directors} />
        </>
      )}
    </div>
  );
}

/** A seat as a register shows it, with all that a correction may change of it. */
interface Seat extends Omit<SeatPreviewRow, 'change'> {
  readonly statementOf: string;
}

const boardSeats = (directors: readonly PositionHolder[]): readonly Seat[] =>
  directors.map(({ _id, display_name, elected_date, consent_on }) => ({
    key: _id,
    name: display_name,
    statementOf: `${display_name} ${elected_date} ${consent_on}`,
  }));

const officeSeats = (officers: readonly PositionHolder[], text: Text): readonly Seat[] =>
  officers.flatMap(officesOf).map(({ officer, position, title }) => ({
    key: `${officer._id} ${position} ${title}`,
    name: officer.display_name,
    office: position === 'other' ? title : text(`position.${position}`),
    statementOf: `${officer.display_name} ${officer.appointment_dates[position]}`,
  }));

const previewed = (before: readonly Seat[], after: readonly Seat[]): readonly SeatPreviewRow[] =>
  compared(before, after, { keyOf: ({ key }) => key, statementOf: ({ statementOf: stored }) => stored });
