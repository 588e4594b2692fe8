import { ViewOnly } from '@tabellion/ui/access/ViewOnly.tsx';
import { PageHead } from '@tabellion/ui/components/Card.tsx';
import { EmptyState } from '@tabellion/ui/components/States.tsx';
import { Table } from '@tabellion/ui/components/Table.tsx';
import { CompareButton } from '@tabellion/ui/register/CompareBar.tsx';
import { useFilter } from '@tabellion/ui/register/FilterRow.tsx';
import { Pages } from '@tabellion/ui/register/Pages.tsx';
import { PrintedPart } from '@tabellion/ui/register/PrintedPart.tsx';
import { redlineClass } from '@tabellion/ui/register/Redline.tsx';
import { RegisterBar } from '@tabellion/ui/register/RegisterBar.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { BriefcaseBusiness, UserCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { type SeatActs, seatColumns } from './seatColumns.tsx';
import { useRegisterDays } from './useRegisterDays.ts';
import { type SeatsOf, type SeatsQuery, useSeats } from './useSeats.ts';
import { WhoFilter } from './WhoFilter.tsx';

interface SeatsRegisterProps {
  orgId: string;
  of: SeatsOf;
  /** What may be done while the register stands at today. */
  acts?: SeatActs | undefined;
  /** Takes the register out as it is shown: files are a later feature's. */
  exporting?: (query: SeatsQuery, print: () => void) => ReactNode;
  /** What begins something new, then too. */
  primary?: ReactNode;
  /** Above and below the register, then too: what is still to be done. */
  notes?: ReactNode;
  below?: ReactNode;
}

/** The register of directors or of officers on any date: everyone who sits there, and who did. */
export function SeatsRegister({ orgId, of, acts, exporting, primary, notes, below }: SeatsRegisterProps) {
  const text = useText();
  const { at, comparison, query, sort, who, name, reading, printed, change } = useSeats(orgId, of);
  const days = useRegisterDays(orgId, of, at.knownAt);
  const { from } = comparison;
  const isCompared = from !== undefined;
  const isToday = !at.isPast && !isCompared;
  const isFiltered = who !== 'current' || name !== '';
  const bar = { at, comparison, today: days.data?.today, days: days.data?.days ?? [] };
  const filter = useFilter({
    isOn: isFiltered,
    name,
    onName: (next) => change({ name: next || undefined }),
    children: !isCompared && (
      <WhoFilter
        value={who}
        onChange={(next) => change({ who: next })}
        words={{ current: text(`register.who.${of}`), former: text(`register.who.former.${of}`) }}
      />
    ),
  });
  const title = text(`shell.nav.${of}`);
  const total = reading.data?.total;
  return (
    <div className="stack s4">
      <PageHead
        title={title}
        lead={text(isCompared ? 'register.comparing' : `register.lead.${of}`)}
        actions={
          <>
            {filter.button}
            <CompareButton {...bar} />
            {exporting?.(query, printed.print)}
            {isToday && primary}
          </>
        }
      />
      <ViewOnly of="people.edit" />
      {isToday && notes}
      {filter.row}
      <div>
        <RegisterBar {...bar} counts={total} zone={days.data?.zone} />
        <Table
          caption={title}
          reading={reading}
          rows={printed.lines ?? reading.data?.seats ?? []}
          rowKey={({ appointment_id }) => appointment_id}
          rowClass={(seat) => redlineClass(seat.change) ?? (seat.until === null ? undefined : 'is-former')}
          columns={seatColumns({
            of,
            text,
            isCompared,
            withFormer: who !== 'current',
            sort,
            onSort: (next) => change({ sort: next === 'name' ? undefined : next }),
            total: text(`register.count.${of}`, { count: total ? total.lines - total.left : 0 }),
            acts: isToday ? acts : undefined,
          })}
          filtered={isFiltered ? { onClear: () => change({ who: undefined, name: undefined }) } : undefined}
          empty={
            <EmptyState
              icon={of === 'directors' ? UserCheck : BriefcaseBusiness}
              title={text(`register.none.${of}`)}
            >
              {text('register.whyNone.seats')}
            </EmptyState>
          }
        />
      </div>
      <PrintedPart of={printed} />
      <Pages
        isLater={query.after !== undefined}
        next={reading.data?.next}
        onGo={(after) => change({ after })}
      />
      {isToday && reading.data && below}
    </div>
  );
}
