/** The securities register as a sheet: every line of its list, on a date or on two. */

import { addressLine } from '@tabellion/law/address.ts';
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';
import { longDate } from '@tabellion/texts/longDate.ts';
import type { Text } from '@tabellion/texts/text.ts';
import type { PageReading } from '../../../people/server/public.ts';
import {
  changesTotalBetween,
  holdingChangesBetween,
  holdingsPageOn,
  holdingsTotalOn,
} from '../../../registers/server/public.ts';
import { changeSorts, holdingSorts } from '../../registerOrders.ts';
import { oneOf } from '../../rules/oneOf.ts';
import { changeWord, day, EVERY_LINE, inParts, number, percent, type Table, words } from '../sheet.ts';
import { changesAsked, comparedHoldings, isApportioned } from './compare.ts';
import type { AskedFile } from './export.ts';
import { everyHolder, holdingsAsked, linesOf } from './registers.ts';

/** The register sets out all of them (CBCA s. 50(1)). */
const everyCertificate = { certificates: 2_147_483_647 };

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

export async function holdersTable(
  ctx: OrganizationContext,
  text: Text,
  { at }: PageReading,
  asked: AskedFile,
): Promise<Table> {
  const { q, orgId } = ctx;
  const filter = await holdingsAsked(ctx, at, { ...asked, sort: oneOf(holdingSorts, asked.sort) });
  const [{ keys }, { lines: among }] = await Promise.all([
    holdingsPageOn(q, orgId, at, { ...filter, after: null, limit: EVERY_LINE }),
    holdingsTotalOn(q, orgId, at, everyHolder),
  ]);
  return {
    heads: heads.map((head) => text(`register.${head}`)),
    rows: inParts(keys, async (part) =>
      (await linesOf({ q, orgId }, at, part, among, everyCertificate)).map((line) => [
        words(line.display_name),
        words(addressLine(line.address)),
        words(line.class_name),
        words(line.certificates.map(({ label }) => label ?? '').join(' ')),
        number(line.sharesExact),
        percent(line.percent),
        percent(line.percentVotes),
        day(line.held_since),
        day(line.held_until),
      ]),
    ),
  };
}

/** Beside another date: how many shares each held then and holds now, and by which entry that came. */
export async function comparedHoldersTable(
  ctx: OrganizationContext,
  text: Text,
  { at, from }: PageReading & { readonly from: NonNullable<PageReading['from']> },
  asked: AskedFile,
): Promise<Table> {
  const { q, orgId } = ctx;
  const dates = { from, to: at.asOf, seq: at.seq };
  const filter = await changesAsked(ctx, dates, { ...asked, sort: oneOf(changeSorts, asked.sort) });
  const [keys, total] = await Promise.all([
    holdingChangesBetween(q, orgId, dates, { ...filter, after: null, limit: EVERY_LINE }),
    changesTotalBetween(q, orgId, dates, filter),
  ]);
  const withPercent = await isApportioned(ctx, dates, filter, total);
  return {
    heads: [
      text('register.change'),
      ...(['holder', 'address', 'class'] as const).map((head) => text(`register.${head}`)),
      ...[from, at.asOf].map((date) => longDate(date, ctx.language)),
      text('register.export.difference'),
      ...(['owned', 'ownsNow', 'because'] as const).map((head) => text(`register.${head}`)),
    ],
    rows: inParts(keys, async (part) =>
      (await comparedHoldings(ctx, dates, part, withPercent)).map((line) => [
        changeWord(text, line.change),
        words(line.display_name),
        words(addressLine(line.address)),
        words(line.class_name),
        number(line.beforeExact),
        number(line.afterExact),
        number(line.differenceExact),
        percent(line.percentBefore),
        percent(line.percentAfter),
        words(
          line.because
            .map(({ kind, label, on }) => {
              const what = label ?? text('register.because.unnumbered');
              return `${text(`register.because.${kind}`, { label: what })} (${longDate(on, ctx.language)})`;
            })
            .join('; '),
        ),
      ]),
    ),
  };
}
