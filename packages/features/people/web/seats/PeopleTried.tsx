import { type Text, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { compared } from '../../../registers/rules/compared.ts';
import { RefusedAct, type Tried } from '../../../registers/web/public.ts';
import type { PeopleView } from '../../contract.ts';
import type { PositionHolder } from '../../shapes.ts';
import { BoardNeeds } from './BoardNeeds.tsx';
import { type SeatPreviewRow, SeatsPreview } from './SeatsPreview.tsx';
import { boardSeats, officeSeats } from './seatsOf.ts';
import { usePeople } from './usePeople.ts';
import { PeopleWarnings } from './useWarnings.tsx';

/** The registers before and after an act on people with the entries that are corrected with it, or why it cannot be. */
export function PeopleTried({ of: { answer, busy } }: { of: Tried<PeopleView> }) {
  const text = useText();
  const { board } = usePeople();
  if (answer === undefined || board.data === undefined) return null;
  if (!answer.ok) return <RefusedAct of={answer} busy={busy} />;
  const { directors, officers, warnings } = answer.data;
  const onBoard = previewed(boardStatements(board.data.directors), boardStatements(directors));
  const inOffice = previewed(officeStatements(board.data.officers, text), officeStatements(officers, text));
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

const boardStatements = (directors: readonly PositionHolder[]): readonly Seat[] =>
  boardSeats(directors).map(({ director: { elected_date, consent_on }, ...seat }) => ({
    ...seat,
    statementOf: `${seat.name} ${elected_date} ${consent_on}`,
  }));

const officeStatements = (officers: readonly PositionHolder[], text: Text): readonly Seat[] =>
  officeSeats(officers, text).map(({ officer, position, ...seat }) => ({
    ...seat,
    statementOf: `${seat.name} ${officer.appointment_dates[position]}`,
  }));

const previewed = (before: readonly Seat[], after: readonly Seat[]): readonly SeatPreviewRow[] =>
  compared(before, after, { keyOf: ({ key }) => key, statementOf: ({ statementOf: stored }) => stored });
