import { addressLine } from '@tabellion/law/address.ts';
import { StatusBadge } from '@tabellion/ui/components/Badge.tsx';
import { DateText, UserText } from '@tabellion/ui/components/Data.tsx';
import { ProofBadge } from '@tabellion/ui/components/ProofBadge.tsx';
import type { Column } from '@tabellion/ui/components/Table.tsx';
import { BeforeAfter, signColumn } from '@tabellion/ui/register/Redline.tsx';
import { sortingBy } from '@tabellion/ui/register/sorting.ts';
import type { Text } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { ReactNode } from 'react';
import type { ComparedSeat, Seat } from '../../registerContract.ts';
import { RegisteredName } from './RegisteredName.tsx';
import type { SeatsOf } from './useSeats.ts';

/** What may be done to those who sit there today. */
export interface SeatActs {
  /** What the name leads to. */
  lead?(seat: Seat): ((name: ReactNode) => ReactNode) | undefined;
  /** In the place of a consent that is not on record. */
  consent?(seat: Seat): ReactNode;
  /** At the end of the line. */
  end?(seat: Seat): ReactNode;
}

interface SeatColumns {
  of: SeatsOf;
  text: Text;
  isCompared: boolean;
  /** Former ones are among them: then it is said until when, and why. */
  withFormer: boolean;
  sort: string;
  onSort(sort: string): void;
  total: ReactNode;
  acts: SeatActs | undefined;
}

/** The columns of the registers of directors and officers. */
export function seatColumns({ of, text, acts, total, ...shown }: SeatColumns): Column<ComparedSeat>[] {
  const { isCompared, withFormer, sort, onSort } = shown;
  const order = (key: string) => ({ sort: sortingBy(key, sort, onSort) });
  const columns: Column<ComparedSeat>[] = [
    {
      key: 'name',
      head: text('register.name'),
      card: 'main',
      ...order('name'),
      cell: (seat) => <Name of={seat} lead={acts?.lead?.(seat)} />,
      total,
    },
  ];
  if (isCompared) columns.unshift(signColumn(({ change }) => change, text));
  if (of === 'officers') {
    columns.push({
      key: 'position',
      head: text('register.position'),
      cell: ({ position, title }) =>
        title === null ? text(`position.${position}`) : <UserText>{title}</UserText>,
    });
  }
  columns.push({
    key: 'since',
    head: text('register.since.seat'),
    cardLabel: text('register.since.seat'),
    ...order('since'),
    cell: ({ change, before, since }) => (
      <BeforeAfter
        change={change === 'changed' && before?.since === since ? 'same' : change}
        before={before && <DateText date={before.since} />}
        after={<DateText date={since} />}
      />
    ),
  });
  if (withFormer || isCompared) {
    columns.push({
      key: 'until',
      head: text('register.until'),
      cardLabel: text('register.until'),
      cell: ({ until, reason }) =>
        until === null ? (
          <span className="muted">–</span>
        ) : (
          <>
            <DateText date={until} />
            {reason !== null && <small className="sub">{text(`wizard.end.${reason}`)}</small>}
          </>
        ),
    });
  }
  if (of === 'directors') {
    columns.push(
      {
        key: 'resident',
        head: text('register.resident'),
        cardLabel: text('register.resident'),
        cell: ({ change, before, resident_canadian: is }) => (
          <BeforeAfter
            change={change === 'changed' && before?.resident_canadian === is ? 'same' : change}
            before={before && <Answer of={before.resident_canadian} text={text} />}
            after={<Answer of={is} text={text} />}
          />
        ),
      },
      {
        key: 'consent',
        head: text('register.consent'),
        cardLabel: text('register.consent'),
        cell: (seat) => (
          <BeforeAfter
            change={
              seat.change === 'changed' && seat.before?.consent_on === seat.consent_on ? 'same' : seat.change
            }
            before={seat.before && <Consent of={seat.before} text={text} />}
            after={
              acts?.consent && seat.consent_on === null ? (
                acts.consent(seat)
              ) : (
                <Consent of={seat} text={text} />
              )
            }
          />
        ),
      },
    );
  }
  columns.push({
    key: 'proof',
    head: text('register.proof'),
    card: 'end',
    cell: () => <ProofBadge state="pending" />,
  });
  if (acts?.end) {
    const end = acts.end;
    columns.push({
      key: 'end',
      head: <span className="sr">{text('register.actions')}</span>,
      width: 104,
      card: 'end',
      cell: (seat) => end(seat),
    });
  }
  return columns;
}

function Name({ of: seat, lead }: { of: ComparedSeat; lead: ((name: ReactNode) => ReactNode) | undefined }) {
  const was = seat.before && addressLine(seat.before.address);
  const is = addressLine(seat.address);
  const moved = seat.change === 'changed' && was !== is;
  return (
    <RegisteredName
      of={seat}
      lead={lead}
      {...(moved && {
        sub: (
          <BeforeAfter
            change="changed"
            before={<UserText>{was}</UserText>}
            after={<UserText>{is}</UserText>}
          />
        ),
      })}
    />
  );
}

function Answer({ of, text }: { of: boolean | null; text: Text }) {
  if (of === null) return <StatusBadge tone="warn">{text('wizard.notTold')}</StatusBadge>;
  return text(of ? 'wizard.yes' : 'wizard.no');
}

function Consent({ of: { consent_on: on }, text }: { of: Seat; text: Text }) {
  return on === null ? (
    <span className="muted">{text('wizard.director.noConsent')}</span>
  ) : (
    <DateText date={on} />
  );
}
