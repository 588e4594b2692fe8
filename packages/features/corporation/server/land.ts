/** The register of ownership interests in land in Ontario (OBCA s. 140.1). */
import type { Land as OwnedLand } from '@tabellion/book/entities.ts';
import { LAST_DAY, type PlainDate } from '@tabellion/kernel/date.ts';
import { refuse, refuseField } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { InputOf } from '@tabellion/kit/endpoint.ts';
import { sortWords, whoWords } from '@tabellion/kit/register.ts';
import { sheetOf } from '@tabellion/platform/files/registerSheet.ts';
import type { ReadingContext } from '@tabellion/platform/http/context.ts';
import { serveFile, serveOrganization } from '@tabellion/platform/http/route.ts';
import { newId } from '@tabellion/platform/ids.ts';
import type { Text } from '@tabellion/texts/text.ts';
import {
  asFile,
  type FilePorts,
  filterHeadingLines,
  type Table,
  wholeTable,
  withFileLanguage,
} from '../../ledgers/server/public.ts';
import {
  type PageReading,
  pageReading,
  registerPage,
  standsOn,
  type WholeRegister,
} from '../../people/server/public.ts';
import { corporationActs, corporationAt, recordDraft } from '../../registers/server/public/acts.ts';
import * as contract from '../landContract.ts';
import { landRegister } from '../landRegister.ts';
import { readAcquiredLand, readOptional } from '../rules/readLand.ts';
import { defineChange } from './defineChange.ts';

type Query = Pick<InputOf<typeof contract.readLand>['query'], 'who' | 'name' | 'sort'>;
type Reading = Pick<PageReading, 'at' | 'from'>;

export const readLand = serveOrganization(contract.readLand, async (ctx, { query }) => {
  const reading = await pageReading(ctx, query);
  if (!reading.ok) return reading;
  const { at } = reading.value;
  const [whole, corporation, acts] = await Promise.all([
    wholeLandRegister(ctx, query, reading.value),
    corporationAt(ctx.q, ctx.orgId, at),
    corporationActs(ctx.q, ctx.orgId, { ...at, asOf: LAST_DAY }),
  ]);
  const page = registerPage(whole, reading.value);
  if (!page.ok) return page;
  return ok({
    ...page.value,
    days: [...new Set(acts.filter(({ kind }) => kind.startsWith('land.')).map((act) => act.effectiveOn))],
    is_kept: corporation?.jurisdiction === 'ON',
    ...standsOn(reading.value),
  });
});

/** Handed over with what was disposed of, unless another part is filter for. */
export const exportLand = (ports: FilePorts) =>
  serveFile(contract.exportLand, async (reader, { query }) => {
    const ctx = withFileLanguage(reader, query.format);
    const reading = await pageReading(ctx, query);
    if (!reading.ok) return reading;
    const text = ports.texts[ctx.language];
    const { format, knownAt, ...listed } = query;
    const filter = { who: listed.from === undefined ? ('all' as const) : undefined, ...listed };
    const whole = await wholeLandRegister(ctx, filter, reading.value);
    return asFile(ctx, ports, {
      title: text(landRegister.title),
      format,
      knownAt,
      asOf: reading.value.at.asOf,
      table: wholeTable(text, whole, reading.value, sheetOf(landRegister, text)),
      about: await filterHeadingLines(ctx, text, reading.value, {
        ...filter,
        who: whoWords(landRegister, filter.who, text),
        columns: sortWords(landRegister),
      }),
      fileName: 'land',
      logged: 'land_register',
    });
  });

/** All of it, past interests too, as documents print it: with its heads where it is empty. */
export async function landTable(ctx: ReadingContext, text: Text, at: PageReading['at']): Promise<Table> {
  const whole = await wholeLandRegister(ctx, { who: 'all' }, { at, from: null });
  const table = wholeTable(text, whole, { from: null, onlyChanges: false }, sheetOf(landRegister, text));
  return { ...table, isWhole: true };
}

async function wholeLandRegister(
  { q, orgId }: ReadingContext,
  { who = 'current', name = '', sort = 'acquired' }: Query,
  { at, from }: Reading,
): Promise<WholeRegister<contract.Land>> {
  const on = async (asOf: PlainDate) => {
    const { land = [] } = (await corporationAt(q, orgId, { ...at, asOf })) ?? {};
    const lines = land
      .filter((one) => isListed(one, who))
      .map(landView)
      .filter((one) => names(one, name));
    return sort === 'acquired' ? lines : lines.toReversed();
  };
  const [lines, before] = await Promise.all([on(at.asOf), from && on(from)]);
  return { lines, before, keyOf: ({ land_id: id }) => id };
}

const isListed = ({ disposed }: OwnedLand, who: NonNullable<Query['who']>): boolean =>
  who === 'all' || (who === 'current') === (disposed === null);

const names = (land: contract.Land, part: string): boolean =>
  [land.address, land.identifier, land.legal_description].some((words) =>
    words?.toLocaleLowerCase().includes(part.trim().toLocaleLowerCase()),
  );

const landView = (land: OwnedLand): contract.Land => ({
  land_id: land.landId,
  entry: land.root,
  disposal_entry: land.disposed?.root ?? null,
  address: land.address,
  division: land.division,
  identifier: land.identifier,
  legal_description: land.legalDescription,
  roll_number: land.rollNumber,
  acquired_on: land.acquiredOn,
  registration: land.registration,
  disposed_on: land.disposed?.on ?? null,
  disposal_registration: land.disposed?.registration ?? null,
});

const acquireLand = defineChange(
  contract.acquireLand,
  ({ on, corporation }, { preview: _, effective_on: __, ...typed }) => {
    if (corporation.jurisdiction !== 'ON') return refuse('CORPORATION.LAND_ELSEWHERE');
    const read = readAcquiredLand(typed);
    if (!read.ok) return refuse('GENERAL.FIELD_INVALID', { fields: read.error });
    return ok({ drafts: [recordDraft('land.acquired', { landId: newId(), ...read.value }, { on })] });
  },
);

/** Also once the corporation was continued elsewhere. */
const disposeOfLand = defineChange(
  contract.disposeOfLand,
  ({ on, corporation }, { land_id: landId, registration: typed }) => {
    const registration = readOptional(typed, 'registration', 300);
    if (!registration.ok) return refuse('GENERAL.FIELD_INVALID', { fields: [registration.error] });
    const own = corporation.land?.find((one) => one.landId === landId);
    if (own === undefined) return refuseField('land_id', 'GENERAL.NOT_FOUND');
    if (own.disposed !== null) return refuse('REGISTERS.LAND_DISPOSED');
    return ok({
      drafts: [recordDraft('land.disposed', { landId, registration: registration.value }, { on })],
    });
  },
);

export const landEntries = [acquireLand, disposeOfLand];
