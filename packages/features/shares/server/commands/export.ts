/** A register as a file: CSV or a workbook, in the reader's language, noted in the access log. */
import type { Refusal } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { InputOf } from '@tabellion/kit/endpoint.ts';
import type { Cell, Sheet } from '@tabellion/platform/files/sheet.ts';
import type { Download, OrganizationContext } from '@tabellion/platform/http/context.ts';
import type { Text, TextKey } from '@tabellion/texts/text.ts';
import { addressLine } from '../../../people/rules/addressLine.ts';
import { listRegisterDirectors, listRegisterOfficers, readingAt } from '../../../people/server/public.ts';
import { holdingsPageOn, holdingsTotalOn, type ReadingAt } from '../../../registers/server/public.ts';
import type * as contract from '../../registerContract.ts';
import { asFile } from '../asFile.ts';
import type { SharesPorts } from '../ports.ts';
import { instrumentsTable } from './instrumentsTable.ts';
import { everyHolder, linesOf, listRegisterClasses } from './registers.ts';
import { transfersTable } from './transfersTable.ts';

type Exported = InputOf<typeof contract.exportRegister>;
type Table = Pick<Sheet, 'heads' | 'rows'>;

/** What the access log calls it. */
const logged = {
  shareholders: 'securities_register',
  transfers: 'transfer_register',
  instruments: 'instruments_register',
  classes: 'share_classes',
  directors: 'directors_register',
  officers: 'officers_register',
} as const;

const titles: Readonly<Record<keyof typeof logged, TextKey>> = {
  shareholders: 'shell.nav.shareholders',
  transfers: 'shell.nav.transfers',
  instruments: 'shell.nav.instruments',
  classes: 'shell.nav.shareClasses',
  directors: 'shell.nav.directors',
  officers: 'shell.nav.officers',
};

/** The register sets out all of them (CBCA s. 50(1)). */
const everyCertificate = { certificates: 2_147_483_647 };

/** So many lines are read and written at a time. */
const CHUNK = 500;

/** Errors: GENERAL.NOT_A_DATE. */
export async function exportRegister(
  ctx: OrganizationContext,
  ports: Pick<SharesPorts, 'texts'>,
  { params, query }: Pick<Exported, 'params' | 'query'>,
): Promise<Result<Download, Refusal>> {
  const { register } = params;
  const reading = await readingAt(ctx, query);
  if (!reading.ok) return reading;
  const { at } = reading.value;
  const text = ports.texts[ctx.language];
  const table = await tableOf(ctx, text, at, { register, ...query });
  const { format, knownAt } = query;
  return ok(
    await asFile(ctx, ports, {
      ...{ table, format, knownAt, asOf: at.asOf },
      title: text(titles[register]),
      fileName: register,
      logged: logged[register],
    }),
  );
}

type Asked = Pick<Exported['params'], 'register'> & Exported['query'];

async function tableOf(ctx: OrganizationContext, text: Text, at: ReadingAt, asked: Asked): Promise<Table> {
  const { register, who = 'all', knownAt } = asked;
  const query = { asOf: at.asOf, ...(knownAt !== undefined && { knownAt }) };
  if (register === 'shareholders') return holdersTable(ctx, text, at, who);
  if (register === 'transfers') return transfersTable(ctx, text, at);
  if (register === 'instruments') return instrumentsTable(ctx, text, at, who);
  if (register === 'classes') {
    const read = await listRegisterClasses(ctx, { query });
    return classesTable(text, read.ok ? read.value.classes : []);
  }
  const list = register === 'directors' ? listRegisterDirectors : listRegisterOfficers;
  const read = await list(ctx, { query: { ...query, who } });
  return seatsTable(text, register, read.ok ? read.value.seats : []);
}

const words = (value: string | null): Cell => (value === null || value === '' ? null : { text: value });
const day = (date: string | null): Cell => (date === null ? null : { date });
const percent = (value: string | null): Cell => (value === null ? null : { percent: value });

async function holdersTable(
  { q, orgId, language }: OrganizationContext,
  text: Text,
  at: ReadingAt,
  who: NonNullable<Asked['who']>,
): Promise<Table> {
  const filter = { who, classId: null, personIds: null };
  const order = { order: 'name', descending: false, language, after: null, limit: 2_000_000 } as const;
  const [{ keys }, { lines: among }] = await Promise.all([
    holdingsPageOn(q, orgId, at, { ...filter, ...order }),
    holdingsTotalOn(q, orgId, at, everyHolder),
  ]);
  async function* rows() {
    for (let i = 0; i < keys.length; i += CHUNK) {
      const lines = await linesOf({ q, orgId }, at, keys.slice(i, i + CHUNK), among, everyCertificate);
      yield lines.map((line): Cell[] => [
        words(line.display_name),
        words(addressLine(line.address)),
        words(line.class_name),
        words(line.certificates.map(({ label }) => label ?? '').join(' ')),
        { number: line.sharesExact },
        percent(line.percent),
        percent(line.percentVotes),
        day(line.held_since),
        day(line.held_until),
      ]);
    }
  }
  const heads = [
    'holder',
    'address',
    'class',
    'certificate',
    'shares',
    'owns',
    'votes',
    'since',
    'until',
  ] as const;
  return { heads: heads.map((head) => text(`register.${head}`)), rows: rows() };
}

function classesTable(text: Text, classes: readonly contract.ClassOnDate[]): Table {
  const heads = [
    'class',
    'votesPerShare',
    'authorized',
    'issued',
    'holdersOf',
    'statedCapital',
    'since.seat',
  ] as const;
  return {
    heads: heads.map((head) => text(`register.${head}`)),
    rows: [
      classes.map((one) => [
        { text: one.name },
        { number: one.properties.votes_per_share },
        one.properties.authorized === null
          ? { text: text('wizard.classes.unlimited') }
          : { number: one.properties.authorized },
        { number: one.issuedExact },
        { number: String(one.holders) },
        { number: one.stated_capital },
        { date: one.created_on },
      ]),
    ],
  };
}

type Seats = Extract<Awaited<ReturnType<typeof listRegisterDirectors>>, { ok: true }>['value']['seats'];

function seatsTable(text: Text, of: 'directors' | 'officers', seats: Seats): Table {
  const shared = ['name', 'address', 'since.seat', 'until'] as const;
  const own = of === 'directors' ? (['resident', 'consent'] as const) : (['position'] as const);
  return {
    heads: [...shared, ...own].map((head) => text(`register.${head}`)),
    rows: [
      seats.map((seat) => [
        words(seat.display_name),
        words(addressLine(seat.address)),
        day(seat.since),
        day(seat.until),
        ...(of === 'directors'
          ? [
              seat.resident_canadian === null
                ? null
                : { text: text(seat.resident_canadian ? 'wizard.yes' : 'wizard.no') },
              day(seat.consent_on),
            ]
          : [{ text: seat.title ?? text(`position.${seat.position}`) }]),
      ]),
    ],
  };
}
