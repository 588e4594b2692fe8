/** The result of reading a table of holders and certificates, as parts of one batch: classes and accounts,
 *  people, then certificates. */
import type { Issue } from '@tabellion/book/acts/issued.ts';
import { UNTOLD } from '@tabellion/book/issuing.ts';
import { parsePlainDate } from '@tabellion/kernel/date.ts';
import { newId } from '@tabellion/platform/ids.ts';
import type { BatchAct, BatchPart } from '../../../registers/batch.ts';
import type { HolderBook } from './holderBook.ts';
import type { HoldersInto, Row } from './holdersInto.ts';
import type { NewClasses } from './newClasses.ts';

const PART = 400;

/** Dollars in the stated capital account of each class of the table on the day of the opening, by its name. */
export type StatedCapitalByClass = ReadonlyMap<string, string>;

interface HolderPartsInput {
  readonly rows: readonly Row[];
  readonly book: HolderBook;
  readonly classes: NewClasses;
  /** Null where the table is no opening position. */
  readonly accounts: StatedCapitalByClass | null;
  readonly into: HoldersInto;
}

/** Each certificate comes by an act of its own, so that it can be corrected or taken back alone. */
export function* holderBatchParts({
  rows,
  book,
  classes,
  accounts,
  into,
}: HolderPartsInput): Iterable<BatchPart> {
  for (const { holder, on } of rows) book.heldFrom(holder, on);
  yield { onRecord: book.onRecord(), acts: [...classes.acts, ...openedAccounts(accounts, classes, into)] };
  const fresh = book.fresh();
  for (let i = 0; i < fresh.length; i += PART) yield { persons: fresh.slice(i, i + PART) };
  const register = { book, classes, isOpening: accounts !== null };
  for (let i = 0; i < rows.length; i += PART) {
    yield {
      acts: rows.slice(i, i + PART).map((row) => ({
        kind: 'issued',
        on: row.on,
        payload: { issues: [issueOf(row, register)], resolution: null },
      })),
    };
  }
}

/** Acts that open the accounts with the consideration for certificates taken over (CBCA s. 26(2)). */
function openedAccounts(
  accounts: StatedCapitalByClass | null,
  { idOf }: NewClasses,
  { on, opening }: HoldersInto,
): BatchAct[] {
  if (accounts === null || opening === null || on === null) return [];
  const { source, statedOn: stated } = opening;
  const statedOn = stated === null ? null : (parsePlainDate(stated) ?? null);
  return Array.from(accounts, ([name, amount]) => ({
    kind: 'capital.opened',
    on,
    payload: { classId: idOf(name), amount, source, statedOn },
  }));
}

interface Issuing extends Pick<HolderPartsInput, 'book' | 'classes'> {
  readonly isOpening: boolean;
}

function issueOf(row: Row, { book, classes: { idOf, prefixOf }, isOpening }: Issuing): Issue {
  const { className, label, issuedOn, amount } = row;
  const prefix = prefixOf(className);
  return {
    securityId: newId(),
    certificate: label === '' ? null : { prefix, label, serial: serialIn(label, prefix) },
    personId: book.idOf(row.holder),
    classId: idOf(className),
    quantity: row.quantity,
    price: row.price,
    consideration: amount === null ? null : { kind: null, amount },
    paidOn: null,
    exemption: null,
    vesting: null,
    ...UNTOLD,
    legends: [],
    poolId: null,
    takenOver: isOpening ? { issuedOn } : null,
  };
}

/** `CS-7` counts, if it is spelled as recording would spell it. */
function serialIn(label: string, prefix: string): number | null {
  const digits = label.startsWith(`${prefix}-`) ? label.slice(prefix.length + 1) : '';
  return /^[1-9]\d{0,8}$/.test(digits) ? Number(digits) : null;
}
