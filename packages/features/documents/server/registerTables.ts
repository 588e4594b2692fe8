/** Whole registers as tables, in the language of the documents that print them: everybody and everything that is or was in
 *  them. */
import type { Instant } from '@tabellion/kernel/date.ts';
import { decimalTotal, roundToCents } from '@tabellion/kernel/decimal.ts';
import { formatCents } from '@tabellion/kernel/money.ts';
import { classNameIn } from '@tabellion/law/className.ts';
import type { PrintedTable } from '@tabellion/paper/printed.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { sheetOf } from '@tabellion/platform/files/registerSheet.ts';
import type { Cell } from '@tabellion/platform/files/sheet.ts';
import type { Texts } from '@tabellion/platform/http/answer.ts';
import type { Text } from '@tabellion/texts/text.ts';
import { controlTable } from '../../control/server/public.ts';
import { landTable } from '../../corporation/server/public.ts';
import {
  accountTable,
  bookTable,
  instrumentsTable,
  openAccount,
  printedTable,
  type Table,
  transfersTable,
  type WholeReading,
  wholeTable,
} from '../../ledgers/server/public.ts';
import { directorsRegister, officersRegister } from '../../people/seatRegisters.ts';
import { seatCells, wholeSeatRegister } from '../../people/server/public.ts';
import type { BookFacts, DocumentLanguage, PrintedRegisters } from '../templates/template.ts';

interface RegistersContext {
  readonly q: Queries;
  readonly orgId: string;
  readonly now: Instant;
  readonly texts: Texts;
}

export async function registerTables(
  { q, orgId, now, texts }: RegistersContext,
  { facts, seq }: { readonly facts: BookFacts; readonly seq: number },
): Promise<PrintedRegisters> {
  const { language, asOf } = facts;
  const ctx = { q, orgId, now, language };
  const text = texts[language];
  const reading = { at: { asOf, seq }, from: null, onlyChanges: false };
  const print = async (table: Table) => [await onPaper(table, language)];
  return {
    securities: await print(await bookTable(ctx, text, reading.at, 'securities')),
    ledgers: await print(await bookTable(ctx, text, reading.at, 'ledgers')),
    transfers: await print(await transfersTable(ctx, text, reading, { sort: 'on' })),
    directors: await print(await seatsTable(ctx, text, 'directors', reading)),
    officers: await print(await seatsTable(ctx, text, 'officers', reading)),
    control: await print(await controlTable(ctx, text, reading.at)),
    capital: await accounts(ctx, text, facts, reading),
    land: await print(await landTable(ctx, text, reading.at)),
    instruments: await print(await instrumentsTable(ctx, text, reading, { who: 'all', sort: 'on' })),
  };
}

type Ctx = Omit<RegistersContext, 'texts'> & { readonly language: DocumentLanguage };

async function onPaper(
  table: Table,
  language: DocumentLanguage,
  spell: (cell: Cell) => Cell = (cell) => cell,
): Promise<PrintedTable> {
  const rows: (readonly Cell[])[] = [];
  for await (const part of table.rows) rows.push(...part.map((row) => row.map(spell)));
  return printedTable(table, rows, language);
}

/** The register keeps what was not rounded. */
const toCents = (cell: Cell): Cell =>
  cell !== null && 'number' in cell && cell.isMoney
    ? { ...cell, number: formatCents(roundToCents(decimalTotal(cell.number), 'half_up')) }
    : cell;

const seatRegisters = { directors: directorsRegister, officers: officersRegister };

async function seatsTable(ctx: Ctx, text: Text, of: 'directors' | 'officers', reading: WholeReading) {
  const whole = await wholeSeatRegister(ctx, of, { who: 'all', sort: 'since' }, reading);
  return wholeTable(text, whole, reading, sheetOf(seatRegisters[of], text, seatCells(text, ctx.language)));
}

/** A class had its account from its first day, empty or not (CBCA s. 26(1)). */
async function accounts(
  ctx: Ctx,
  text: Text,
  { classes }: BookFacts,
  reading: WholeReading,
): Promise<PrintedTable[]> {
  const tables: PrintedTable[] = [];
  for (const terms of classes) {
    const { classId } = terms;
    const account = await openAccount(ctx, classId, reading);
    if (!account.ok) continue;
    const table = await onPaper(accountTable(ctx, text, account.value, false), ctx.language, toCents);
    tables.push({ caption: classNameIn(ctx.language, terms), ...table });
  }
  return tables;
}
