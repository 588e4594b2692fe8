/** How a kind of entry is described: where the log shows it, and what it names. */
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { Decimal } from '@tabellion/kernel/decimal.ts';
import type { Action } from '../access.ts';

/** The groups of the filter of the log, in their order. */
export const activityGroupNames = [
  'corporation',
  'people',
  'shares',
  'classes',
  'instruments',
  'control',
  'entries',
  'documents',
  'members',
] as const;

/** Signs beside the words, which the screens draw. */
export type ActivityIcon =
  | 'ArrowLeftRight'
  | 'BookText'
  | 'BriefcaseBusiness'
  | 'CalendarCheck2'
  | 'CreditCard'
  | 'FileMinus2'
  | 'FilePen'
  | 'FilePlus2'
  | 'Landmark'
  | 'Layers'
  | 'Pencil'
  | 'Send'
  | 'StickyNote'
  | 'Undo2'
  | 'UserCog'
  | 'UserMinus'
  | 'UserPen'
  | 'UserPlus';

export interface LogRow {
  readonly group: (typeof activityGroupNames)[number];
  readonly icon: ActivityIcon;
  /** Parameters that hold the id of a person, a share class, a pool, a certificate, an instrument or a user. */
  readonly subjects: readonly string[];
  /** Subjects that it names where there are any; with one of them its sentence is another (`activity.text.…_of`). */
  readonly mayName?: readonly string[];
  /** Parameters that hold a number, a date or a code. */
  readonly values: readonly string[];
  /** Earlier entries about the same subjects, and with the same `sameValue`, that this one takes back. */
  readonly supersedes?: readonly string[];
  readonly sameValue?: string;
  /** The effect on all entries about the same act: they are withdrawn, or restored. */
  readonly does?: 'takes_back' | 'restores';
  /** The action without which an entry is not told, where the log's own is not enough. */
  readonly needs?: Action;
}

export type LogRows = Readonly<Record<string, LogRow>>;

type NamedBy<Row extends LogRow> = Row extends { readonly mayName: infer Names }
  ? Names[keyof Names & number] & string
  : never;

/** Parameters of an entry: every subject by id, every value as number or code. */
export type LogParams<Row extends LogRow> = Readonly<
  Record<Row['subjects'][number], string> &
    Record<Row['values'][number], string | number> &
    Partial<Record<NamedBy<Row>, string>>
>;

/** An entry of one of these kinds. Without a date it is dated on the day of the write. */
export type LogEntryOf<Rows extends LogRows> = {
  [K in keyof Rows & string]: {
    readonly kind: K;
    readonly params: LogParams<Rows[K]>;
    readonly effectiveOn?: PlainDate;
    /** Dollars per share. */
    readonly price?: Decimal;
  };
}[keyof Rows & string];
