import { parsePlainDate } from '@tabellion/kernel/date.ts';
import { refuseField } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { InputOf } from '@tabellion/kit/endpoint.ts';
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';
import { serveOrganization } from '@tabellion/platform/http/route.ts';
import { PAGE, readingAt, registeredPerson, shownTo, standsOn } from '../../people/server/public.ts';
import {
  type ChangeCause,
  type ChangesFilter,
  type ChangesTotal,
  changeCausesBetween,
  changesTotalBetween,
  type HoldingChange,
  type HoldingKey,
  holdingChangesBetween,
  holdingPartsOn,
  holdingsOn,
  type TwoDates,
} from '../../registers/server/public/shares.ts';
import * as contract from '../registerContract.ts';
import {
  formatHoldingCursor,
  formatHoldingKey,
  MOST_APPORTIONED_LINES,
  orderOf,
  parseHoldingCursor,
  percentFromHundredths,
  personsMatchingName,
} from './registers.ts';

type Query = InputOf<typeof contract.compareRegisterShareholders>['query'];

/** Refused where `after` names no line before another: begin again. */
export const compareRegisterShareholders = serveOrganization(
  contract.compareRegisterShareholders,
  async (ctx, { query }) => {
    const { q, orgId } = ctx;
    const from = parsePlainDate(query.from);
    if (from === undefined) return refuseField('from', 'GENERAL.NOT_A_DATE');
    const reading = await readingAt(ctx, query);
    if (!reading.ok) return reading;
    const { at, after } = parseHoldingCursor(query.after, reading.value.at);
    const dates = { from, to: at.asOf, seq: at.seq };
    const listing = await changesFilterAndSort(ctx, dates, query);
    const limit = Number(query.limit ?? PAGE);
    const [found, total] = await Promise.all([
      holdingChangesBetween(q, orgId, dates, { ...listing, after, limit: limit + 1 }),
      changesTotalBetween(q, orgId, dates, listing),
    ]);
    if (after !== null && found.length === 0) return refuseField('after', 'GENERAL.FIELD_INVALID');
    const keys = found.slice(0, limit);
    const { before: sharesBefore, after: sharesAfter, ...counts } = total;
    return ok({
      lines: (
        await comparedHoldings(ctx, dates, keys, await hasApportionedPercentages(ctx, dates, listing, total))
      ).map(shownTo(ctx)),
      total: {
        ...counts,
        lines: linesIn(total),
        beforeExact: sharesBefore,
        afterExact: sharesAfter,
        differenceExact: difference(total),
      },
      next: found.length > limit ? formatHoldingCursor(keys.at(-1), at) : null,
      from,
      ...standsOn(reading.value),
    });
  },
);

/** The filter and the order that a comparison of holders is asked in; names are those of the later date. */
export async function changesFilterAndSort(
  ctx: Pick<OrganizationContext, 'q' | 'orgId' | 'language'>,
  { from, to, seq }: TwoDates,
  { class: classId, name, sort = 'name', only }: Pick<Query, 'class' | 'name' | 'sort' | 'only'>,
) {
  return {
    classId: classId ?? null,
    personIds: await personsMatchingName(ctx, { asOf: from > to ? from : to, seq }, name),
    onlyChanges: only === 'changes',
    order: orderOf(sort, ['name', 'shares'], 'difference'),
    descending: sort.startsWith('-'),
    language: ctx.language,
  } as const;
}

const linesIn = ({ joined, left, changed, same }: ChangesTotal): number => joined + left + changed + same;

/** Whether percentages with two places can sum to 100.00: by the lines of the whole register, whatever the filter. */
export async function hasApportionedPercentages(
  { q, orgId }: Pick<OrganizationContext, 'q' | 'orgId'>,
  dates: TwoDates,
  { classId, personIds }: ChangesFilter,
  total: ChangesTotal,
): Promise<boolean> {
  const isWhole = classId === null && personIds === null;
  const whole = isWhole ? total : await changesTotalBetween(q, orgId, dates, everyChange);
  return linesIn(whole) <= MOST_APPORTIONED_LINES;
}

const everyChange = { classId: null, personIds: null } as const;

/** Lines as they travel, in the order of their keys. @param withPercent  of the shares issued on each date */
export async function comparedHoldings(
  { q, orgId }: Pick<OrganizationContext, 'q' | 'orgId'>,
  dates: TwoDates,
  keys: readonly HoldingChange[],
  withPercent: boolean,
): Promise<contract.ComparedLine[]> {
  const { from, to, seq } = dates;
  const [holdings, causes, partsBefore, partsAfter] = await Promise.all([
    holdingsOn(q, orgId, { asOf: from > to ? from : to, seq }, keys),
    changeCausesBetween(q, orgId, dates, keys),
    withPercent ? holdingPartsOn(q, orgId, { asOf: from, seq }, keys) : [],
    withPercent ? holdingPartsOn(q, orgId, { asOf: to, seq }, keys) : [],
  ]);
  const causesOf = new Map<string, ChangeCause[]>();
  for (const cause of causes) {
    const key = formatHoldingKey(cause);
    causesOf.set(key, [...(causesOf.get(key) ?? []), cause]);
  }
  const [percentBefore, percentAfter] = [percentIn(partsBefore), percentIn(partsAfter)];
  return keys.flatMap((key, place): contract.ComparedLine[] => {
    const holding = holdings[place];
    if (holding === undefined) return [];
    return [
      {
        ...registeredPerson(holding),
        class_id: key.classId,
        class_name: holding.className,
        change: changeOf(key),
        beforeExact: key.before,
        afterExact: key.after,
        differenceExact: difference(key),
        percentBefore: percentBefore(key),
        percentAfter: percentAfter(key),
        because: (causesOf.get(formatHoldingKey(key)) ?? []).map(({ kind, on, securityId, label }) => ({
          kind,
          on,
          security_id: securityId,
          label,
        })),
      },
    ];
  });
}

function percentIn(parts: Awaited<ReturnType<typeof holdingPartsOn>>): (key: HoldingKey) => string | null {
  const partOf = new Map(parts.map((one) => [formatHoldingKey(one), percentFromHundredths(one.part)]));
  return (key) => partOf.get(formatHoldingKey(key)) ?? null;
}

type Shares = Pick<HoldingChange, 'before' | 'after'>;

const difference = ({ before, after }: Shares): string => String(BigInt(after) - BigInt(before));

function changeOf({ before, after }: Shares): contract.ComparedLine['change'] {
  if (before === after) return 'same';
  if (before === '0') return 'joined';
  return after === '0' ? 'left' : 'changed';
}
