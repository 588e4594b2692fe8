import './record.css';
import { type ReactNode, use } from 'react';
import type { Column } from '../components/Table.tsx';
import { useOrgId } from '../router/usePathParam.ts';
import { Slot, SlotsContext } from '../slots.ts';

declare module '../slots.ts' {
  interface Slots {
    /** Beside a record: what the log has of it. `of` names the thing, as `holding:<id>`. */
    'record.badge': { gives: { orgId: string; of: string }; takes: ReactNode };
    /** The head of the column in which these stand. */
    'record.head': { gives: object; takes: ReactNode };
  }
}

/** The place of a badge, which has its width before the badge comes. */
export function RecordPlace({ of }: { of: string }) {
  const orgId = useOrgId();
  return (
    <span className="recordplace">
      <Slot of="record.badge" gives={{ orgId, of }} />
    </span>
  );
}

/** A column of badges before that of the menus; none where no later feature draws them.
 *  @param of  the things of which the line tells, each as `director:<id>`; none where it tells of no record
 *  @param most  badges in one line */
export function useRecordColumn<Row>(
  of: ((row: Row) => readonly string[]) | undefined,
  most = 1,
): Column<Row>[] {
  const isFilled = use(SlotsContext)['record.badge'] !== undefined;
  if (!isFilled || of === undefined) return [];
  return [
    {
      key: 'record',
      head: <Slot of="record.head" gives={{}} />,
      width: 104,
      share: 36 + 24 * most,
      card: 'end',
      onPaper: 'none',
      cell: (row) => of(row).map((subject) => <RecordPlace key={subject} of={subject} />),
    },
  ];
}
