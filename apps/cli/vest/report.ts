import type { PlainDate } from '@tabellion/kernel/date.ts';
import { alignColumns } from '../table.ts';

/** A grant on a date, with all quantities spelled. */
export interface Schedule {
  readonly asOf: PlainDate;
  readonly status: {
    readonly installments: number;
    readonly vested: string;
    readonly unvested: string;
    readonly firstVestDate: PlainDate;
    readonly finalVestDate: PlainDate;
    readonly nextVestDate: PlainDate | null;
  };
  readonly rows: readonly { readonly date: PlainDate; readonly quantity: string; readonly vested: string }[];
}

/** For people: what has vested, then every date with what vests on it and what has by then. */
export function vestReport({ asOf, status, rows }: Schedule): string {
  const summary = alignColumns([
    ['As of', asOf],
    ['Vested', status.vested],
    ['Unvested', status.unvested],
    ['Dates gone by', String(status.installments)],
    ['First date', status.firstVestDate],
    ['Next date', status.nextVestDate ?? 'none: all have vested'],
    ['Last date', status.finalVestDate],
  ]);
  const table = alignColumns(
    [
      ['', 'Date', 'Vests', 'Vested'],
      ...rows.map(({ date, quantity, vested }) => [date <= asOf ? '*' : '', date, quantity, vested]),
    ],
    [2, 3],
  );
  return `${summary}\n\n${table}\n\n* gone by\n`;
}
