/** Corporations of a table or a profile, judged without a trace. */
import { type FieldRefusal, refuseField } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { readCorporationNumber } from '@tabellion/law/corporationNumber.ts';
import { corporationTypeFromWire } from '@tabellion/law/wireNames.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { localizedParams } from '@tabellion/platform/http/answer.ts';
import type { UserContext } from '@tabellion/platform/http/context.ts';
import { serveUser } from '@tabellion/platform/http/route.ts';
import type { TextCode } from '@tabellion/texts/codes.ts';
import type { TextParams } from '@tabellion/texts/text.ts';
import { foundWords } from '../../../exchange/rules/foundWords.ts';
import { readTableRows, type SeenRows, takeTurn } from '../../../exchange/server/public.ts';
import { todayOf } from '../../../organizations/server/public.ts';
import { inSlices, openSlices } from '../../../registers/server/public/acts.ts';
import { readProfile } from '../../../registry/rules/profile.ts';
import { corporationOfProfile } from '../../rules/takeOver/corporationOfProfile.ts';
import { cellOf, corporationsIn } from '../../rules/takeOver/corporationRows.ts';
import type { Place, RowFault } from '../../rules/takeOver/gatheredCorporation.ts';
import { judgeCorporation } from '../../rules/takeOver/judgeCorporation.ts';
import * as contract from '../../takeOverContract.ts';
import type { OnboardingPorts } from '../ports.ts';
import { profileIn } from '../profileFile.ts';
import { type NumberOfLaw, selectCorporationsHere } from '../store/takeOver.ts';
import { headOf, tableWordsOf, takeOverHeads } from './words.ts';

/** Rows of one table. */
const mostRows = 5_000;

export const readTable = (ports: OnboardingPorts) =>
  serveUser(contract.readTakeOverTable, async (ctx, { file }) => {
    if (file === undefined) return refuseField('file', 'IMPORTS.FILE_REQUIRED');
    const { now, db, language, user } = ctx;
    ctx.release();
    const read = await takeTurn(ctx, async (onWorked) =>
      ok(
        await readTableRows(
          user.userId,
          { bytes: file.bytes, expected: { heads: takeOverHeads, mostRows: mostRows + 1 } },
          onWorked,
        ),
      ),
    );
    if (!read.ok) return read;
    const say = foundWords(language);
    const none = { corporations: [], faults: [], ignored: [], notes: [] };
    const table = read.value;
    if ('code' in table) return ok({ ...none, problem: say(table.code, table.params) });
    if (table.columns.number === undefined && table.columns.name === undefined)
      return ok({ ...none, problem: say('table.no_corporations', {}) });
    const { corporations, faults } = await inSlices(
      corporationsIn(table, tableWordsOf(ports.texts), (law) =>
        todayOf({ jurisdiction: (law && corporationTypeFromWire(law)) || 'CA' }, now),
      ),
    );
    const here = await db.asNobody((q) =>
      corporationsHere(
        q,
        user.userId,
        corporations.map((one) => one.corporation),
      ),
    );
    const reader = readerOf(ctx, ports);
    const pause = openSlices();
    const all: contract.JudgedCorporation[] = [];
    for (const one of corporations) {
      await pause();
      const judged = judgeCorporation(one.corporation, (law) => todayOf(law, now));
      const at = new Set(one.faults.map(({ row, column }) => `${row} ${column}`));
      // A cell that could not be read says so at its place, and not that it is empty too.
      const others = judged
        .map((fault) => ({ ...fault, ...one.placeOf(fault.path) }))
        .filter(({ row, column }) => column === null || !at.has(`${row} ${column}`));
      const found = [...one.faults, ...others].toSorted(inOrderOf(table));
      all.push({
        corporation: one.corporation,
        row: one.row,
        faults: found.map((fault) => findingOf(fault, { table, reader })),
        unread: [],
        here: here(one.corporation),
      });
    }
    return ok({
      problem: null,
      corporations: all,
      faults: faults.map((fault) => findingOf(fault, { table, reader })),
      ignored: table.heads.filter((head, at) => head !== '' && !Object.values(table.columns).includes(at)),
      notes: notesOf(table, say),
    });
  });

const inOrderOf =
  ({ columns }: Pick<SeenRows, 'columns'>) =>
  (one: Place, other: Place): number =>
    one.row - other.row || (columns[one.column ?? ''] ?? -1) - (columns[other.column ?? ''] ?? -1);

function notesOf({ sheets, hidden }: SeenRows, say: ReturnType<typeof foundWords>): string[] {
  return [
    ...(sheets > 1 ? [say('warn.first_sheet', {})] : []),
    ...(hidden.length > 0
      ? [say('warn.hidden_rows', { count: hidden.length, rows: hidden.slice(0, 10).join(', ') })]
      : []),
  ];
}

export const readProfileOfCorporation = (ports: OnboardingPorts) =>
  serveUser(contract.readTakeOverProfile, async (ctx, { file }) => {
    if (file === undefined) return refuseField('file', 'GENERAL.FIELD_REQUIRED');
    const { now, db, user } = ctx;
    ctx.release();
    const words =
      file.mediaType === 'text/plain' ? ok({ profile: textOf(file.bytes) }) : await profileIn(file.bytes);
    if (!words.ok) return words;
    const profile = readProfile(words.value.profile);
    if (profile.name === null && profile.number === null) return refuseField('file', 'CHANGES.NO_PROFILE');
    const corporation = corporationOfProfile(profile, todayOf({ jurisdiction: 'CA' }, now));
    const { sentence } = readerOf(ctx, ports);
    const here = await db.asNobody((q) => corporationsHere(q, user.userId, [corporation]));
    return ok({
      corporation,
      row: null,
      faults: judgeCorporation(corporation, (law) => todayOf(law, now)).map((fault) => ({
        where: '',
        column: '',
        message: sentence(fault),
      })),
      unread: [...profile.unread],
      here: here(corporation),
    });
  });

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes).slice(0, 30_000);

interface Reader {
  /** Why a field is refused, in the reader's language. */
  sentence(fault: { readonly textCode: TextCode; readonly params?: TextParams }): string;
  found(fault: Pick<RowFault, 'code' | 'params'>): string;
  head(place: Place): string;
}

function readerOf({ language }: Pick<UserContext, 'language'>, { texts }: OnboardingPorts): Reader {
  const text = texts[language];
  return {
    sentence: ({ textCode, params }) => text(textCode, localizedParams({ text, language }, params)),
    found: ({ code, params }) => foundWords(language)(code, params),
    head: ({ column }) => (column === null ? '' : headOf(language, column)),
  };
}

interface InTable {
  readonly table: Pick<SeenRows, 'columns' | 'heads'>;
  readonly reader: Reader;
}

/** A fault of the table, or a refusal by the rules, at its place. */
const findingOf = (fault: RowFault | (FieldRefusal & Place), at: InTable) =>
  'code' in fault ? placed(fault, at, at.reader.found(fault)) : refusedAt(fault, fault, at);

function refusedAt(place: Place, fault: Pick<FieldRefusal, 'textCode' | 'params'>, at: InTable) {
  const { reader } = at;
  if (fault.textCode !== 'GENERAL.FIELD_REQUIRED' || place.column === null)
    return placed(place, at, reader.sentence(fault));
  return placed(place, at, reader.found({ code: 'cell.required', params: { column: reader.head(place) } }));
}

/** A finding at its cell, with the head of its column as the table spells it. */
function placed(place: Place, { table: { columns, heads }, reader }: InTable, message: string) {
  const at = place.column === null ? undefined : columns[place.column];
  return { where: cellOf(place, columns), column: heads[at ?? -1] ?? reader.head(place), message };
}

/** Finds a corporation among those to which the user has access. */
async function corporationsHere(q: Queries, userId: string, all: readonly contract.TakenCorporation[]) {
  const keys = all.flatMap((one) => numberOf(one) ?? []);
  const rows = await selectCorporationsHere(q, userId, keys);
  const byNumber = new Map(rows.toReversed().map((row) => [`${row.law} ${row.number}`, row]));
  return (one: contract.TakenCorporation) => {
    const key = numberOf(one);
    const found = key && byNumber.get(`${key.law} ${key.number}`);
    return found === undefined ? null : { org_unique_id: found.org_id, status: found.status };
  };
}

/** Undefined while its law or its number cannot be read. */
export function numberOf({
  corporation_type,
  corporation_number,
}: contract.TakenCorporation): NumberOfLaw | undefined {
  const law = corporationTypeFromWire(corporation_type);
  const read = law && readCorporationNumber(corporation_number, law);
  return law !== undefined && read?.ok ? { law, number: read.value } : undefined;
}
