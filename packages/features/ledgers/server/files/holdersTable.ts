/** The securities register as a sheet: every line of its list, on a date or on two. */
import { sheetOf, sinceCell } from '@tabellion/platform/files/registerSheet.ts';
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';
import { longDate } from '@tabellion/texts/longDate.ts';
import type { Text } from '@tabellion/texts/text.ts';
import { addressCell, type PageReading } from '../../../people/server/public.ts';
import {
  changesTotalBetween,
  holdingChangesBetween,
  holdingsPageOn,
  holdingsTotalOn,
} from '../../../registers/server/public/shares.ts';
import { holderChangesRegister, holdersRegister } from '../../holdersRegister.ts';
import type { ComparedLine } from '../../registerContract.ts';
import type { ExportQuery } from '../../registerFileContract.ts';
import { changeSorts, holdingSorts } from '../../registerOrders.ts';
import { currentHoldersFilter, holdingLines, holdingsFilterAndSort } from '../registers.ts';
import {
  changesFilterAndSort,
  comparedHoldings,
  hasApportionedPercentages,
} from '../shareholdersCompared.ts';
import { classCell } from './classNames.ts';
import { EVERY_LINE, type Table, tableInParts, words } from './sheet.ts';

/** The register sets out all of them (CBCA s. 50(1)). */
const everyCertificate = { certificates: 2_147_483_647 };

export async function holdersTable(
  ctx: OrganizationContext,
  text: Text,
  { at }: PageReading,
  query: ExportQuery,
): Promise<Table> {
  const { q, orgId } = ctx;
  const filter = await holdingsFilterAndSort(ctx, at, {
    ...query,
    sort: parseOneOf(holdingSorts, query.sort),
  });
  const [{ keys }, { lines: among }] = await Promise.all([
    holdingsPageOn(q, orgId, at, { ...filter, after: null, limit: EVERY_LINE }),
    holdingsTotalOn(q, orgId, at, currentHoldersFilter),
  ]);
  const { language } = ctx;
  const sheet = sheetOf(holdersRegister, text, {
    cells: {
      address: ({ address }) => addressCell(address, language),
      since: ({ held_since: on, is_on_or_before: isOnOrBefore }) =>
        sinceCell(on, { isOnOrBefore, text, language }),
      class: await classCell(ctx, at),
    },
  });
  return tableInParts(text, sheet, keys, {
    linesOf: (part) => holdingLines({ q, orgId }, at, part, among, everyCertificate),
    changeOf: null,
  });
}

/** The table beside another date: how many shares each held then and holds now, and by which entry that came. */
export async function comparedHoldersTable(
  ctx: OrganizationContext,
  text: Text,
  { at, from }: PageReading & { readonly from: NonNullable<PageReading['from']> },
  query: ExportQuery,
): Promise<Table> {
  const { q, orgId } = ctx;
  const dates = { from, to: at.asOf, seq: at.seq };
  const filter = await changesFilterAndSort(ctx, dates, {
    ...query,
    sort: parseOneOf(changeSorts, query.sort),
  });
  const [keys, total] = await Promise.all([
    holdingChangesBetween(q, orgId, dates, { ...filter, after: null, limit: EVERY_LINE }),
    changesTotalBetween(q, orgId, dates, filter),
  ]);
  const withPercent = await hasApportionedPercentages(ctx, dates, filter, total);
  const day = (date: string) => longDate(date, ctx.language);
  const because = (line: ComparedLine) =>
    line.because.map(({ kind, label, on }) => {
      const what = label ?? text('register.because.unnumbered');
      return `${text(`register.because.${kind}`, { label: what })} (${day(on)})`;
    });
  const sheet = sheetOf(holderChangesRegister, text, {
    heads: { before: day(from), after: day(at.asOf) },
    cells: {
      address: ({ address }) => addressCell(address, ctx.language),
      because: (line) => words(because(line).join('; ')),
      class: await classCell(ctx, at),
    },
  });
  return tableInParts(text, sheet, keys, {
    linesOf: (part) => comparedHoldings(ctx, dates, part, withPercent),
    changeOf: ({ change }) => change,
  });
}

/** A word as one of a closed list; undefined where it is none of it. */
export const parseOneOf = <Word extends string>(
  list: readonly Word[],
  word: string | undefined,
): Word | undefined => list.find((one) => one === word);
