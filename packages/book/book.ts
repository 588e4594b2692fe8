import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { Occurrence } from './act.ts';
import type { Anomaly, AnomalyCode } from './anomaly.ts';
import type { Appointment, ClassTerms, Entities, TableName } from './entities.ts';
import { Table } from './table.ts';

/** There is one corporation to a book; its terms lie under this key. */
export const CORPORATION = 'corporation';

/** A certificate number belongs to the security of the act that was recorded first. `path`: where it says so. */
export interface NumberClaim {
  readonly securityId: string;
  readonly actId: string;
  readonly root: string;
  readonly rank: number;
  readonly path: string;
}

/** Shares of a class that acts outside a book had made outstanding before a day; none when the book holds the whole
 *  history. */
export type Elsewhere = (classId: string, on: PlainDate) => bigint;

/** The registers while they are being written by the fold: the state on the date of the last act folded, every
 *  row on the way there, and the acts that did not fit. Readers take it as it is and change nothing. */
export class Book {
  readonly tables: { readonly [K in TableName]: Table<Entities[K]> } = {
    corporation: new Table(),
    persons: new Table(),
    appointments: new Table(),
    classTerms: new Table(),
    certificates: new Table(),
    capitalEntries: new Table(),
  };
  readonly anomalies: Anomaly[] = [];
  /** Shares issued and outstanding, by class. */
  readonly #issued = new Map<string, bigint>();
  readonly #elsewhere: Elsewhere;
  /** Active appointments by seat: one at most, unless an import said otherwise. */
  readonly seats = new Map<string, Set<string>>();
  /** Days on which an act took every share of a class, by class. */
  readonly wholeDays = new Map<string, Set<PlainDate>>();
  /** Certificate numbers ever given, and by which act. */
  readonly numbers = new Map<string, NumberClaim>();

  constructor(elsewhere: Elsewhere = () => 0n) {
    this.#elsewhere = elsewhere;
  }

  /** Shares of a class issued and outstanding on the day that the fold has reached. */
  outstanding(classId: string, on: PlainDate): bigint {
    return (this.#issued.get(classId) ?? 0n) + this.#elsewhere(classId, on);
  }

  /** @param shares more outstanding; fewer when negative */
  count(classId: string, shares: bigint): void {
    this.#issued.set(classId, (this.#issued.get(classId) ?? 0n) + shares);
  }

  /** The series of a class. */
  seriesOf(classId: string): readonly ClassTerms[] {
    return Array.from(this.tables.classTerms.now(), ({ value }) => value).filter(
      (terms) => terms.seriesOf === classId,
    );
  }

  /** Flags an act that takes every share of a class when others are outstanding than those. */
  requireWhole(
    act: Occurrence<unknown>,
    classId: string,
    { shares, path }: { readonly shares: bigint; readonly path: string },
  ): void {
    const { effectiveOn } = act;
    this.wholeDays.set(classId, (this.wholeDays.get(classId) ?? new Set()).add(effectiveOn));
    const issued = this.outstanding(classId, effectiveOn);
    if (issued === shares) return;
    this.flag(act, 'not_all_shares', path, { classId, issued: String(issued), taken: String(shares) });
  }

  /** Takes the seat for an appointment; the answer is who sat there already. */
  sit(appointment: Seated): string | undefined {
    const seat = seatOf(appointment);
    const sitting = this.seats.get(seat) ?? new Set();
    const [taken] = sitting;
    this.seats.set(seat, sitting.add(appointment.appointmentId));
    return taken;
  }

  rise(appointment: Seated): void {
    this.seats.get(seatOf(appointment))?.delete(appointment.appointmentId);
  }

  /** Notes that an act does not fit. The fold goes on. */
  flag(
    act: Pick<Occurrence<unknown>, 'actId' | 'root'>,
    code: AnomalyCode,
    path: string,
    params: Readonly<Record<string, string>> = {},
  ): void {
    this.anomalies.push({ actId: act.actId, root: act.root, code, path, params });
  }

  /** Flags the act, and answers false, when the corporation does not exist yet. */
  requireCorporation(act: Occurrence<unknown>): boolean {
    if (this.tables.corporation.has(CORPORATION)) return true;
    this.flag(act, 'not_incorporated', 'effectiveOn');
    return false;
  }

  /** The same, and false, when the person is not in the register on the act's date. */
  requirePerson(act: Occurrence<unknown>, personId: string, path: string): boolean {
    if (this.tables.persons.has(personId)) return true;
    this.flag(act, 'no_person', path, { personId });
    return false;
  }
}

type Seated = Pick<Appointment, 'appointmentId' | 'personId' | 'position' | 'title'>;

/** Two appointments to one seat may not overlap; offices with a free title differ by that title. */
function seatOf({ personId, position, title }: Seated): string {
  return `${personId} ${position} ${title ?? ''}`;
}
