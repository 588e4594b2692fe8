/** What a table of holders and certificates is read into, and a row of it once it was read. */
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { sameTextKey } from '@tabellion/kernel/seenText.ts';
import type { TableColumns } from '../../rules/columns.ts';
import type { ClassTerms, OpeningPosition, Reading, RowAnswers } from '../../rules/mapping.ts';
import type { Holder } from './holderBook.ts';
import type { KnownNumber } from './messages.ts';
import type { ReadInto } from './readOcf.ts';

export interface HoldersInto extends ReadInto {
  readonly today: PlainDate;
  readonly columns: TableColumns;
  /** For rows that say no date, and the day of an opening; null where each row must say one. */
  readonly on: PlainDate | null;
  /** Where the rows tell what stood on that day, not what was issued since the beginning. */
  readonly opening: OpeningPosition | null;
  readonly rights: Readonly<Record<string, ClassTerms>>;
  readonly reading: Reading;
  readonly answers: RowAnswers;
  /** Numbers of certificates that the register has (`numberKey`). */
  readonly numbers: ReadonlySet<string>;
}

/** A number of a certificate within its prefix: `cs-1` is CS-1. */
export const numberKey = ({ prefix, label }: KnownNumber): string =>
  `${sameTextKey(prefix)} ${sameTextKey(label)}`;

export interface Row {
  /** From 1, as the table counts. */
  readonly number: number;
  readonly holder: Holder;
  readonly className: string;
  readonly quantity: string;
  /** As printed; empty where the file does not say. */
  readonly label: string;
  /** The day of issue, as the row says it; null where it does not. */
  readonly issuedOn: PlainDate | null;
  /** The day from which on the register has it. */
  readonly on: PlainDate;
  /** Null where nothing is said of what was paid. */
  readonly price: string | null;
  readonly amount: string | null;
}
