/** A register as a file: CSV or a workbook, in the reader's language, as its list shows it; noted in the access log. */
import { type Refusal, refuseField } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import { type Register, sortWords, whoWords } from '@tabellion/kit/register.ts';
import { classNameIn } from '@tabellion/law/className.ts';
import { sheetOf } from '@tabellion/platform/files/registerSheet.ts';
import type { OrganizationContext, ReadingContext } from '@tabellion/platform/http/context.ts';
import { serveFile } from '@tabellion/platform/http/route.ts';
import type { Text } from '@tabellion/texts/text.ts';
import { instrumentsRegister } from '../../../instruments/instrumentsRegister.ts';
import { instrumentSorts } from '../../../instruments/registerContract.ts';
import { type RegisterName, seatSorts } from '../../../people/registerContract.ts';
import { directorsRegister, officersRegister } from '../../../people/seatRegisters.ts';
import {
  type PageReading,
  pageReading,
  seatCells,
  wholeSeatRegister,
} from '../../../people/server/public.ts';
import { instrumentsOn } from '../../../registers/server/public/instruments.ts';
import { movedShares } from '../../../registers/server/public/shares.ts';
import { classesRegister } from '../../classesRegister.ts';
import { holderChangesRegister, holdersRegister } from '../../holdersRegister.ts';
import type { ClassOnDate } from '../../registerContract.ts';
import type { ExportQuery } from '../../registerFileContract.ts';
import * as contract from '../../registerFileContract.ts';
import { classSorts, transferSorts } from '../../registerOrders.ts';
import { transfersRegister } from '../../transfersRegister.ts';
import { instrumentLines, instrumentsFilterAndSort } from '../instruments.ts';
import { wholeClasses } from '../registers.ts';
import { transferLines, transfersFilterAndSort } from '../transfers.ts';
import { asFile, withFileLanguage } from './asFile.ts';
import { classCell } from './classNames.ts';
import type { FilePorts } from './filePorts.ts';
import { filterHeadingLines } from './filterHeadingLines.ts';
import { comparedHoldersTable, holdersTable, parseOneOf } from './holdersTable.ts';
import { EVERY_LINE, type Table, tableInParts, wholeTable, words } from './sheet.ts';

/** The definition of each, and what the access log calls it. */
const files = {
  shareholders: { register: holdersRegister, logged: 'securities_register' },
  transfers: { register: transfersRegister, logged: 'transfer_register' },
  instruments: { register: instrumentsRegister, logged: 'instruments_register' },
  classes: { register: classesRegister, logged: 'share_classes' },
  directors: { register: directorsRegister, logged: 'directors_register' },
  officers: { register: officersRegister, logged: 'officers_register' },
} as const satisfies Readonly<Record<RegisterName, { register: Register<never>; logged: string }>>;

/** Two dates of the securities register have everybody who holds shares on either. */
const definitionOf = (register: RegisterName, isCompared: boolean): Register<never> =>
  register === 'shareholders' && isCompared ? holderChangesRegister : files[register].register;

/** Refused at a filter or an order that the register does not have. */
export const exportRegister = (ports: FilePorts) =>
  serveFile(contract.exportRegister, async (reader, { params: { register }, query }) => {
    const ctx = withFileLanguage(reader, query.format);
    const { format, asOf: _asOf, knownAt, ...filter } = query;
    const shown = withFormerSeats(register, filter);
    const definition = definitionOf(register, shown.from !== undefined);
    const fits = fitting(definition, shown);
    if (!fits.ok) return fits;
    const reading = await pageReading(ctx, query);
    if (!reading.ok) return reading;
    const text = ports.texts[ctx.language];
    const table = await tables[register](ctx, text, reading.value, shown);
    const { at } = reading.value;
    return asFile(ctx, ports, {
      table,
      format,
      knownAt,
      asOf: at.asOf,
      about: await filterHeadingLines(ctx, text, reading.value, {
        ...shown,
        who: whoWords(definition, shown.who, text),
        columns: sortWords(definition),
      }),
      title: text(definition.title),
      fileName: register,
      logged: files[register].logged,
    });
  });

/** The registers of directors and officers are handed over with everybody who has been one, unless another part is asked for. */
const withFormerSeats = (register: RegisterName, filter: ExportQuery): ExportQuery =>
  (register === 'directors' || register === 'officers') && filter.from === undefined
    ? { who: 'all', ...filter }
    : filter;

function fitting(
  { filters, sorts }: Register<never>,
  { from: _from, only: _only, sort, ...filter }: ExportQuery,
): Result<null, Refusal<'GENERAL.FIELD_INVALID'>> {
  const strange = Object.keys(filter).find((name) => !(name in filters));
  if (strange !== undefined) return refuseField(strange, 'GENERAL.FIELD_INVALID');
  return sort === undefined || sorts.includes(sort) ? ok(null) : refuseField('sort', 'GENERAL.FIELD_INVALID');
}

export type WholeReading = Pick<PageReading, 'at' | 'from' | 'onlyChanges'>;

type TableOf = (
  ctx: OrganizationContext,
  text: Text,
  reading: PageReading,
  request: ExportQuery,
) => Promise<Table>;

const seatsTable =
  (of: 'directors' | 'officers'): TableOf =>
  async (ctx, text, reading, request) => {
    const query = { ...request, sort: parseOneOf(seatSorts, request.sort) };
    const whole = await wholeSeatRegister(ctx, of, query, reading);
    return wholeTable(text, whole, reading, sheetOf(files[of].register, text, seatCells(text, ctx.language)));
  };

const tables: Readonly<Record<RegisterName, TableOf>> = {
  shareholders: (ctx, text, reading, request) => {
    const { from } = reading;
    return from === null
      ? holdersTable(ctx, text, reading, request)
      : comparedHoldersTable(ctx, text, { ...reading, from }, request);
  },
  transfers: transfersTable,
  instruments: instrumentsTable,
  classes: async (ctx, text, reading, request) => {
    const query = { ...request, sort: parseOneOf(classSorts, request.sort) };
    const whole = await wholeClasses(ctx, query, reading);
    const { language } = ctx;
    const cells = {
      class: ({ name, properties: { name_fr: nameFr = null } }: ClassOnDate) =>
        words(classNameIn(language, { name, nameFr })),
    };
    return wholeTable(text, whole, reading, sheetOf(classesRegister, text, { cells }));
  },
  directors: seatsTable('directors'),
  officers: seatsTable('officers'),
};

/** Compared with another date: how each line changed, and what was left of it then. */
export async function instrumentsTable(
  ctx: ReadingContext<'language'>,
  text: Text,
  { at, from, onlyChanges }: WholeReading,
  query: ExportQuery,
): Promise<Table> {
  const { q, orgId } = ctx;
  const filter = await instrumentsFilterAndSort({ q, orgId }, at, {
    ...query,
    sort: parseOneOf(instrumentSorts, query.sort),
  });
  const every = { ...filter, from, onlyChanges, after: null, limit: EVERY_LINE };
  const found = await instrumentsOn(q, orgId, at, every);
  const { sheet } = instrumentsRegister;
  const besideThat = from === null ? sheet : ([...sheet, 'leftBefore'] as const);
  const cells = { class: await classCell(ctx, at) };
  return tableInParts(text, sheetOf({ ...instrumentsRegister, sheet: besideThat }, text, { cells }), found, {
    linesOf: (part) => instrumentLines({ q, orgId }, at, part),
    changeOf: from === null ? null : ({ change }) => change,
  });
}

/** Compared with another date: which lines came between the two. */
export async function transfersTable(
  ctx: ReadingContext<'language'>,
  text: Text,
  { at: { asOf, seq }, from, onlyChanges }: WholeReading,
  query: ExportQuery,
): Promise<Table> {
  const { q, orgId } = ctx;
  const [earlier, later] = from !== null && from < asOf ? [from, asOf] : [asOf, from ?? asOf];
  const at = { asOf: later, seq };
  const filter = await transfersFilterAndSort({ q, orgId }, at, {
    ...query,
    sort: parseOneOf(transferSorts, query.sort),
  });
  const since = onlyChanges ? earlier : null;
  const moved = await movedShares(q, orgId, at, { ...filter, since, after: null, limit: EVERY_LINE });
  const changed = from !== null && from > asOf ? 'left' : 'joined';
  const cells = { class: await classCell(ctx, at) };
  return tableInParts(text, sheetOf(transfersRegister, text, { cells }), moved, {
    linesOf: (part) => transferLines({ q, orgId }, at, part),
    changeOf: from === null ? null : ({ on }) => (on <= earlier ? 'same' : changed),
  });
}
