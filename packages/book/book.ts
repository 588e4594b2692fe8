import type { PlainDate } from '@tabellion/kernel/date.ts';
import { type Decimal, decimal, ZERO } from '@tabellion/kernel/decimal.ts';
import type { NewestActVersion } from './act.ts';
import type { Anomaly, AnomalyCode } from './anomaly.ts';
import type { Appointment, CapitalEntry, ClassTerms, Entities, TableName } from './entities.ts';
import { Table } from './table.ts';

/** There is one corporation to a book; its terms lie under this key. */
export const CORPORATION = 'corporation';

/** A certificate number belongs to the security of the act that was recorded first. `path`: where it says so. */
export interface NumberClaim {
  readonly securityId: string;
  readonly act: Pick<NewestActVersion, 'actId' | 'root' | 'rank'>;
  readonly path: string;
}

/** A split or a consolidation as the acts that come with it find it. */
export interface PendingSplit {
  readonly root: string;
  readonly on: PlainDate;
  readonly ratio: { readonly numerator: string; readonly denominator: string };
  /** Whether rights were adjusted by it: once, and no more. */
  readonly isFollowed: boolean;
  /** Shares of certificates that came of a pool, before and after, by pool. */
  readonly ofPools: ReadonlyMap<string, SplitPoolShares>;
}

export interface SplitPoolShares {
  readonly before: bigint;
  readonly after: bigint;
}

/** Totals of a class that every act of it changes: sums, because all acts of the class meet in them. */
export interface ClassTotals {
  /** Issued and outstanding. */
  readonly shares: bigint;
  /** Its shares and those of its series, which the articles bound together. */
  readonly withSeries: bigint;
  /** Stated capital, dollars. */
  readonly capital: Decimal;
}

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
    pools: new Table(),
    instruments: new Table(),
    controls: new Table(),
  };
  readonly anomalies: Anomaly[] = [];
  readonly #totals = new Map<string, Mutable<ClassTotals>>();
  /** Active appointments by seat: one at most, unless an import said otherwise. */
  readonly seats = new Map<string, Set<string>>();
  /** The last split or consolidation, by class. */
  readonly divisions = new Map<string, PendingSplit>();
  /** The day on which the corporation was dissolved, as its row tells too. */
  lastDay: PlainDate | undefined;
  /** Certificate numbers ever given, and by which act. */
  readonly numbers = new Map<string, NumberClaim>();

  /** A class as it stands on the day that the fold has reached. */
  totals(classId: string): ClassTotals {
    const { shares, withSeries, capital } = this.#totalsOf(classId);
    return { shares, withSeries, capital };
  }

  /** @param shares more outstanding; fewer when negative */
  count(classId: string, shares: bigint): void {
    const own = this.#totalsOf(classId);
    own.shares += shares;
    own.withSeries += shares;
    const seriesOf = this.tables.classTerms.get(classId)?.seriesOf ?? null;
    if (seriesOf !== null) this.#totalsOf(seriesOf).withSeries += shares;
  }

  /** A movement of the stated capital account. The key is one that no other entry bears. */
  enter(act: NewestActVersion, key: string, entry: CapitalEntry): void {
    const totals = this.#totalsOf(entry.classId);
    totals.capital = (totals.capital + decimal(entry.amount)) as Decimal;
    this.tables.capitalEntries.add(key, entry, act);
  }

  /** Sums of rows that were not folded here. */
  begin(classId: string, { shares, withSeries, capital }: ClassTotals): void {
    this.#totals.set(classId, { shares, withSeries, capital });
  }

  #totalsOf(classId: string): Mutable<ClassTotals> {
    const existing = this.#totals.get(classId);
    if (existing !== undefined) return existing;
    const none = { shares: 0n, withSeries: 0n, capital: ZERO };
    this.#totals.set(classId, none);
    return none;
  }

  seriesOf(classId: string): readonly ClassTerms[] {
    return Array.from(this.tables.classTerms.now(), ({ value }) => value).filter(
      (terms) => terms.seriesOf === classId,
    );
  }

  /** Flags an act that takes every share of a class when others are outstanding than those. */
  requireWhole(
    act: NewestActVersion,
    classId: string,
    { shares, path }: { readonly shares: bigint; readonly path: string },
  ): void {
    const { shares: issued } = this.totals(classId);
    if (issued === shares) return;
    this.flag(act, 'not_all_shares', path, { classId, issued: String(issued), taken: String(shares) });
  }

  /** Whether a day lies after the corporation's last one. */
  isDissolvedBefore(day: PlainDate): boolean {
    return this.lastDay !== undefined && day > this.lastDay;
  }

  /** The stated capital account of a class, for an act that compares it. */
  account(classId: string): ClassTotals {
    return this.totals(classId);
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
    act: Pick<NewestActVersion, 'actId' | 'root'>,
    code: AnomalyCode,
    path: string,
    params: Readonly<Record<string, string>> = {},
  ): undefined {
    this.anomalies.push({ actId: act.actId, root: act.root, code, path, params });
  }

  /** The same, as the last word of a check. */
  refuse(...flagged: Parameters<Book['flag']>): false {
    this.flag(...flagged);
    return false;
  }

  /** Flags the act, and answers false, when the corporation does not exist yet. */
  requireCorporation(act: NewestActVersion): boolean {
    if (this.tables.corporation.has(CORPORATION)) return true;
    return this.refuse(act, 'not_incorporated', 'effectiveOn');
  }

  /** The same, and false, when the person is not in the register on the act's date. */
  requirePerson(act: NewestActVersion, personId: string, path: string): boolean {
    if (this.tables.persons.has(personId)) return true;
    return this.refuse(act, 'no_person', path, { personId });
  }
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

type Seated = Pick<Appointment, 'appointmentId' | 'personId' | 'position' | 'title'>;

/** Two appointments to one seat may not overlap; offices with a free title differ by that title. */
function seatOf({ personId, position, title }: Seated): string {
  return `${personId} ${position} ${title ?? ''}`;
}
