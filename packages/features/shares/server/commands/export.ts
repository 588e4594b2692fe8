/** A register as a file: CSV or a workbook, in the reader's language, as its list shows it; noted in the access log. */
import { type Refusal, refuseField } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { InputOf } from '@tabellion/kit/endpoint.ts';
import { sheetOf } from '@tabellion/platform/files/registerSheet.ts';
import type { Download, OrganizationContext } from '@tabellion/platform/http/context.ts';
import type { Text, TextKey } from '@tabellion/texts/text.ts';
import { type RegisterName, seatSorts } from '../../../people/registerContract.ts';
import { directorsRegister, officersRegister } from '../../../people/seatRegisters.ts';
import { type PageReading, pageReading, wholeSeats } from '../../../people/server/public.ts';
import type * as contract from '../../registerFileContract.ts';
import {
  changeSorts,
  classSorts,
  holdingSorts,
  instrumentSorts,
  transferSorts,
} from '../../registerOrders.ts';
import { oneOf } from '../../rules/oneOf.ts';
import { aboutList } from '../aboutList.ts';
import { asFile } from '../asFile.ts';
import type { SharesPorts } from '../ports.ts';
import { type Table, wholeTable } from '../sheet.ts';
import { classCells, classHeads } from './classesTable.ts';
import { comparedHoldersTable, holdersTable } from './holdersTable.ts';
import { instrumentsTable } from './instrumentsTable.ts';
import { wholeClasses } from './registers.ts';
import { transfersTable } from './transfersTable.ts';

type Exported = InputOf<typeof contract.exportRegister>;

/** What is asked of the list: the comparison, the filter, the order. */
export type AskedFile = Omit<Exported['query'], 'format' | 'asOf' | 'knownAt'>;

/** What the access log calls it. */
const logged = {
  shareholders: 'securities_register',
  transfers: 'transfer_register',
  instruments: 'instruments_register',
  classes: 'share_classes',
  directors: 'directors_register',
  officers: 'officers_register',
} as const;

const titles: Readonly<Record<RegisterName, TextKey>> = {
  shareholders: 'shell.nav.shareholders',
  transfers: 'shell.nav.transfers',
  instruments: 'shell.nav.instruments',
  classes: 'shell.nav.shareClasses',
  directors: 'shell.nav.directors',
  officers: 'shell.nav.officers',
};

/** Errors: GENERAL.NOT_A_DATE; GENERAL.FIELD_INVALID at a filter or an order that the register does not have. */
export async function exportRegister(
  ctx: OrganizationContext,
  ports: Pick<SharesPorts, 'texts'>,
  { params: { register }, query }: Pick<Exported, 'params' | 'query'>,
): Promise<Result<Download, Refusal>> {
  const { format, asOf: _asOf, knownAt, ...asked } = query;
  const fits = fitting(register, asked);
  if (!fits.ok) return fits;
  const reading = await pageReading(ctx, query);
  if (!reading.ok) return reading;
  const text = ports.texts[ctx.language];
  const table = await tables[register](ctx, text, reading.value, asked);
  const { at } = reading.value;
  return ok(
    await asFile(ctx, ports, {
      ...{ table, format, knownAt, asOf: at.asOf },
      about: await aboutList(ctx, text, reading.value, {
        ...asked,
        who: whoShown(text, register, reading.value, asked),
        columns,
      }),
      title: text(titles[register]),
      fileName: register,
      logged: logged[register],
    }),
  );
}

/** Who is shown where nothing else is said, who was before, and both. */
const whos = {
  shareholders: ['register.who.holders', 'register.who.formerHolders', 'register.who.all'],
  instruments: ['instruments.filter.current', 'instruments.filter.former', 'instruments.filter.all'],
  directors: ['register.who.directors', 'register.who.former.directors', 'register.who.all'],
  officers: ['register.who.officers', 'register.who.former.officers', 'register.who.all'],
  transfers: undefined,
  classes: undefined,
} as const;

function whoShown(
  text: Text,
  register: RegisterName,
  { from }: PageReading,
  { who = 'current' }: AskedFile,
): readonly [string, string] | undefined {
  const shown = whos[register];
  // Two dates of the securities register have everybody who holds shares on either.
  if (shown === undefined || (register === 'shareholders' && from !== null)) return undefined;
  const what = register === 'instruments' ? 'instruments.filter.who' : 'register.filter.who';
  return [text(what), text(shown[who === 'current' ? 0 : who === 'former' ? 1 : 2])];
}

/** The heads of the columns by which a list is sorted. */
const columns: Readonly<Record<string, TextKey>> = {
  name: 'register.name',
  shares: 'register.shares',
  since: 'register.since.seat',
  difference: 'register.export.difference',
  on: 'transfers.on',
  label: 'instruments.label',
  created: 'register.since.seat',
  issued: 'register.issued',
  holders: 'register.holdersOf',
  capital: 'register.statedCapital',
};

const seats = { filters: ['who', 'name'], sorts: seatSorts } as const;

/** By what each register is filtered, and in which orders it is listed. */
const lists: Readonly<
  Record<RegisterName, { readonly filters: readonly string[]; readonly sorts: readonly string[] }>
> = {
  shareholders: { filters: ['who', 'name', 'class'], sorts: holdingSorts },
  transfers: { filters: ['name', 'class', 'to', 'taken_back'], sorts: transferSorts },
  instruments: { filters: ['who', 'name', 'kind', 'holder'], sorts: instrumentSorts },
  classes: { filters: ['name'], sorts: classSorts },
  directors: seats,
  officers: seats,
};

function fitting(
  register: RegisterName,
  { from, only: _, sort, ...filter }: AskedFile,
): Result<null, Refusal> {
  const { filters, sorts } =
    register === 'shareholders' && from !== undefined
      ? { filters: ['name', 'class'], sorts: changeSorts }
      : lists[register];
  const strange = Object.keys(filter).find((name) => !filters.includes(name));
  if (strange !== undefined) return refuseField(strange, 'GENERAL.FIELD_INVALID');
  return sort === undefined || sorts.includes(sort) ? ok(null) : refuseField('sort', 'GENERAL.FIELD_INVALID');
}

type TableOf = (
  ctx: OrganizationContext,
  text: Text,
  reading: PageReading,
  asked: AskedFile,
) => Promise<Table>;

const seatsTable =
  (of: 'directors' | 'officers'): TableOf =>
  async (ctx, text, reading, asked) => {
    const query = { ...asked, sort: oneOf(seatSorts, asked.sort) };
    const whole = await wholeSeats(ctx, of, query, reading);
    const register = of === 'directors' ? directorsRegister : officersRegister;
    return wholeTable(text, whole, reading, sheetOf(register, text));
  };

const tables: Readonly<Record<RegisterName, TableOf>> = {
  shareholders: (ctx, text, reading, asked) => {
    const { from } = reading;
    return from === null
      ? holdersTable(ctx, text, reading, asked)
      : comparedHoldersTable(ctx, text, { ...reading, from }, asked);
  },
  transfers: transfersTable,
  instruments: instrumentsTable,
  classes: async (ctx, text, reading, asked) => {
    const query = { ...asked, sort: oneOf(classSorts, asked.sort) };
    const whole = await wholeClasses(ctx, query, reading);
    const heads = classHeads.map((head) => text(head));
    return wholeTable(text, whole, reading, { heads, cellsOf: classCells(text) });
  },
  directors: seatsTable('directors'),
  officers: seatsTable('officers'),
};
