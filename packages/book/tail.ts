import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { Act, ChangeAct } from './acts/kinds.ts';
import { type CertificateNumber, instrumentNumberOf, numberSpellings } from './acts/numbers.ts';
import type { Anomaly } from './anomaly.ts';
import { Book, type ClassTotals } from './book.ts';
import type { TableName } from './entities.ts';
import { applyAct } from './fold.ts';
import { inOrder } from './order.ts';
import type { Subject } from './readWriteSet.ts';
import { readWriteSetOf } from './readWriteSets.ts';
import { type Difference, difference, type RegisterRow } from './rows.ts';

/** Most acts are dated after all others. Such an act can be folded from the rows that it touches, at the same
 *  cost in a history of a hundred acts and of a hundred thousand. */

/** Reads of an act at the end of a history: of each named thing the newest row (effTo and known_to open). */
export interface TailNeeds {
  readonly corporation: boolean;
  readonly persons: Set<string>;
  readonly appointments: Set<string>;
  /** All active appointments of these persons. */
  readonly appointmentsOf: Set<string>;
  readonly classes: Set<string>;
  /** These classes and all series of them. */
  readonly seriesOf: Set<string>;
  /** The totals of these classes, and of those of which they are series, where the articles bound them. */
  readonly issuedOf: Set<string>;
  /** The totals of these, though the articles authorize any number. */
  readonly wholeOf: Set<string>;
  /** The totals of these with their stated capital. */
  readonly accountsOf: Set<string>;
  /** Certificates, and instruments of these ids. */
  readonly certificates: Set<string>;
  readonly pools: Set<string>;
  readonly controls: Set<string>;
  /** Any certificate, open or void, with one of these labels or serials under its prefix; any instrument with one of these
   *  labels and none (`instrumentNumberOf`). */
  readonly numbers: CertificateNumber[];
}

/** The answer to `Needs`; what is not there is left out. */
export interface TailRows {
  readonly rows: readonly RegisterRow[];
  /** Those of the classes asked for that have any. */
  readonly totals: ReadonlyMap<string, ClassTotals>;
}

/** Whether the acts may go this way: all are new, and none is dated before `latest`, the latest effective date that any act
 *  of the history ever bore (null in an empty history), and what adjusts rights comes with its split, of which no row tells.
 *  Otherwise `propose` folds the whole. */
export function isTail(acts: readonly Act[], latest: PlainDate | null): acts is readonly ChangeAct[] {
  const roots = new Set(acts.map(({ root }) => root));
  return acts.every(
    (act) =>
      act.verb === 'record' &&
      (latest === null || act.effectiveOn >= latest) &&
      (act.kind !== 'rights.adjusted' || roots.has(act.payload.of)),
  );
}

/** Reads and writes of these acts in the registers, by table. */
export function needsOf(acts: readonly ChangeAct[]): TailNeeds {
  const needs: TailNeeds = {
    // It may be dissolved.
    corporation: acts.length > 0,
    persons: new Set(),
    appointments: new Set(),
    appointmentsOf: new Set(),
    classes: new Set(),
    seriesOf: new Set(),
    issuedOf: new Set(),
    wholeOf: new Set(),
    accountsOf: new Set(),
    certificates: new Set(),
    pools: new Set(),
    controls: new Set(),
    numbers: [],
  };
  for (const act of acts) {
    const { reads, writes, counts, whole, accounts } = readWriteSetOf(act);
    for (const classId of whole) needs.wholeOf.add(classId);
    for (const classId of accounts) needs.accountsOf.add(classId);
    for (const subject of [...reads, ...writes]) addNeed(subject, needs);
    for (const classId of counts) {
      needs.classes.add(classId);
      needs.issuedOf.add(classId);
    }
  }
  return needs;
}

/** Folds new acts onto the loaded rows: what they break, and the rows to write. Promised: the same answer as
 *  folding the whole history, when `isTail` holds and everything that `needsOf` names was loaded. */
export function appendAtTail(
  loaded: TailRows,
  acts: readonly ChangeAct[],
): { readonly after: Book; readonly anomalies: readonly Anomaly[]; readonly difference: Difference } {
  const after = overlayActs(loaded, [...acts].sort(inOrder));
  return { after, anomalies: after.anomalies, difference: difference(bookOf(loaded), after) };
}

/** The loaded rows with acts laid over them in the order given, whatever their dates: for a preview, which is read
 *  on one day and never written. */
export function overlayActs(loaded: TailRows, acts: readonly ChangeAct[]): Book {
  const book = bookOf(loaded);
  for (const act of acts) applyAct(book, act);
  return book;
}

function addNeed(subject: Subject, needs: TailNeeds): void {
  if (subject.of === 'number') needs.numbers.push(subject.number);
  else if (subject.of === 'series') needs.seriesOf.add(subject.id);
  // No row tells of a division (`isTail`).
  else if (subject.of !== 'division' && subject.of !== 'corporation')
    needs[listOf[subject.of]].add(subject.id);
}

const listOf = {
  person: 'persons',
  seats: 'appointmentsOf',
  appointment: 'appointments',
  class: 'classes',
  security: 'certificates',
  pool: 'pools',
  control: 'controls',
} as const satisfies Record<string, keyof TailNeeds>;

function bookOf({ rows, totals }: TailRows): Book {
  const book = new Book();
  for (const row of rows) load(book, row);
  for (const [classId, one] of totals) book.begin(classId, one);
  return book;
}

function load(book: Book, row: RegisterRow): void {
  loadRow(book, row);
  if (row.table === 'corporation') book.lastDay = row.value.dissolution?.on;
  if (row.table === 'appointments' && row.value.status === 'active') book.sit(row.value);
  if (row.table === 'certificates' || row.table === 'instruments') claimNumber(book, row);
}

function loadRow<K extends TableName>(book: Book, { table, ...row }: RegisterRow<K>): void {
  book.tables[table].load(row);
}

/** Stored rows were recorded before any new act, so they rank before all of them. */
function claimNumber(book: Book, row: RegisterRow<'certificates' | 'instruments'>): void {
  const { key, by } = row;
  const number = numberOf(row);
  const claim = { securityId: key, act: { actId: by, root: by, rank: 0 }, path: '' };
  for (const name of number ? numberSpellings(number) : []) book.numbers.set(name, claim);
}

function numberOf(row: RegisterRow<'certificates' | 'instruments'>): CertificateNumber | undefined {
  if (row.table === 'instruments') return instrumentNumberOf(row.value.label);
  const { prefix, label, serial } = row.value;
  return prefix === null || label === null ? undefined : { prefix, label, serial };
}
