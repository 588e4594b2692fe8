/** The rows of the registers in an order of their own. */
import type { BookFacts } from '../templates/template.ts';

type Rows = Pick<BookFacts, 'appointments' | 'classes' | 'certificates' | 'instruments' | 'pools'>;

/** Sorts rows by the day on which each began, and those of one day as their acts follow each other. A row that changes or ends is
 *  read at another place than before, and nothing that is printed may follow that: the document would say the same and differ.
 *  @param madeBy  every row's act by the row's id, in the order of the acts */
export function inFixedOrder(rows: Rows, madeBy: BookFacts['madeBy']): Rows {
  const places = new Map([...madeBy.keys()].map((id, at) => [id, at]));
  const sorted = <T>(all: readonly T[], of: (row: T) => { readonly on: string; readonly id: string }): T[] =>
    all
      .map((row) => ({ row, place: places.get(of(row).id) ?? places.size, ...of(row) }))
      .toSorted((a, b) => compare(a.on, b.on) || a.place - b.place || compare(a.id, b.id))
      .map(({ row }) => row);
  return {
    appointments: sorted(rows.appointments, ({ from, appointmentId }) => ({ on: from, id: appointmentId })),
    classes: sorted(rows.classes, ({ createdOn, classId }) => ({ on: createdOn, id: classId })),
    certificates: sorted(rows.certificates, ({ issuedOn, securityId }) => ({ on: issuedOn, id: securityId })),
    instruments: sorted(rows.instruments, ({ issuedOn, securityId }) => ({ on: issuedOn, id: securityId })),
    pools: sorted(rows.pools, ({ poolId }) => ({ on: '', id: poolId })),
  };
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
