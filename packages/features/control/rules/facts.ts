/** Facts that significant control is computed from: holdings and manual entries, with the days on which they
 *  changed. */
import type { ControlEntry } from '@tabellion/book/entities.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';

/** Begins on `from` and ends the day before `to`; null runs until further notice. */
export interface DateSpan {
  readonly from: PlainDate;
  readonly to: PlainDate | null;
}

export type StatementEntry = Extract<ControlEntry, { of: 'statement' }>;

export interface ControlFacts {
  /** A person's shares of a class after each day on which they changed, ascending: of everyone who ever held
   *  a quarter of a class, is named by hand, or is one of joint holders. */
  readonly held: readonly {
    readonly personId: string;
    readonly classId: string;
    readonly day: PlainDate;
    readonly shares: bigint;
  }[];
  readonly whole: readonly { readonly classId: string; readonly day: PlainDate; readonly shares: bigint }[];
  /** Votes of a share, as a decimal. */
  readonly votes: readonly (DateSpan & { readonly classId: string; readonly perShare: string })[];
  /** Dollars that a share is worth, by hand. */
  readonly values: readonly (DateSpan & { readonly classId: string; readonly perShare: string })[];
  /** `to` is the day from which it was so no more. */
  readonly statements: readonly (DateSpan &
    Omit<StatementEntry, 'from' | 'of' | 'endedOn' | 'manner' | 'descriptions'>)[];
  readonly joint: readonly (DateSpan & { readonly personId: string; readonly members: readonly string[] })[];
  readonly individuals: ReadonlySet<string>;
}

/** Whether the day lies in the span, whose first day does and whose last does not. */
export const isOn = ({ from, to }: DateSpan, day: PlainDate): boolean =>
  from <= day && (to === null || day < to);

/** The facts that the Act wants disposed of; of the register's own, name and latest address, none (s. 21.1(5)). */
export const disposedFactKinds = [
  'birth_date',
  'residential_address',
  'service_address',
  'citizenship',
  'tax_residence',
] as const;

/** How he had control, in words, goes with them. */
export const disposedTextKinds = ['control_description'] as const;
