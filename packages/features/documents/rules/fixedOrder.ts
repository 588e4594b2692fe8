/** The rows of the registers in an order of their own. */
import type { BookFacts } from '../templates/template.ts';

type Rows = Pick<BookFacts, 'appointments' | 'classes' | 'certificates' | 'instruments' | 'pools'>;

/** Sorts rows by the day on which each began, and those of one day by their ids. A row that changes or ends is read at another
 *  place than before, and nothing that is printed may follow that: the document would say the same and differ. */
export const inFixedOrder = (rows: Rows): Rows => ({
  appointments: sorted(rows.appointments, ({ from, appointmentId }) => [from, appointmentId]),
  classes: sorted(rows.classes, ({ createdOn, classId }) => [createdOn, classId]),
  certificates: sorted(rows.certificates, ({ issuedOn, securityId }) => [issuedOn, securityId]),
  instruments: sorted(rows.instruments, ({ issuedOn, securityId }) => [issuedOn, securityId]),
  pools: sorted(rows.pools, ({ poolId }) => [poolId]),
});

const sorted = <T>(rows: readonly T[], keyOf: (row: T) => readonly string[]): readonly T[] =>
  rows
    .map((row) => ({ row, key: keyOf(row).join(' ') }))
    .toSorted((one, other) => (one.key < other.key ? -1 : Number(one.key > other.key)))
    .map(({ row }) => row);
