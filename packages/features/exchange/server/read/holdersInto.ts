/** The target of a table of holders and certificates, and a row of it once it was read. */
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { sameTextKey } from '@tabellion/kernel/seenText.ts';
import type { Holder } from './holderBook.ts';
import type { KnownNumber, TableTerms } from './messages.ts';
import type { ReadInto } from './readOcf.ts';

export interface HoldersInto extends ReadInto, TableTerms {
  /** Numbers of certificates that the register has (`numberKey`). */
  readonly numbers: ReadonlySet<string>;
}

/** No corporation has more. */
export const MOST_CLASSES = 100;

/** A number of a certificate within its prefix: `cs-1` is CS-1. */
export const numberKey = ({ prefix, label }: KnownNumber): string =>
  `${sameTextKey(prefix)} ${sameTextKey(label)}`;

export interface Row {
  /** The row's number in the table, from 1. */
  readonly number: number;
  readonly holder: Holder;
  readonly className: string;
  readonly quantity: string;
  /** The number as printed; empty where the file does not say. */
  readonly label: string;
  /** The day of issue, as the row says it; null where it does not. */
  readonly issuedOn: PlainDate | null;
  /** The day from which on the register has it. */
  readonly on: PlainDate;
  /** Null where nothing is said of what was paid. */
  readonly price: string | null;
  readonly amount: string | null;
}
