/** The securities register on two dates, as a redline. */
import { parsePlainDate } from '@tabellion/kernel/date.ts';
import { refuseField } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { InputOf, ReplyOf } from '@tabellion/kit/endpoint.ts';
import type { Handled, OrganizationContext } from '@tabellion/platform/http/context.ts';
import { readingAt, registeredPerson, standsOn } from '../../../people/server/public.ts';
import {
  changeCausesBetween,
  changesTotalBetween,
  type HoldingChange,
  type HoldingKey,
  holdingChangesBetween,
  holdingPartsOn,
  holdingsOn,
} from '../../../registers/server/public.ts';
import type * as contract from '../../registerContract.ts';
import { APPORTIONED, PAGE, pageOf, percentOf, spellAfter, spellKey } from './registers.ts';

/** Errors: GENERAL.NOT_A_DATE; GENERAL.FIELD_INVALID at `after`, which names no line before another: begin again. */
export async function compareRegisterShareholders(
  { q, orgId, now, language }: OrganizationContext,
  { query }: Pick<InputOf<typeof contract.compareRegisterShareholders>, 'query'>,
): Promise<Handled<ReplyOf<typeof contract.compareRegisterShareholders>>> {
  const from = parsePlainDate(query.from);
  if (from === undefined) return refuseField('from', 'GENERAL.NOT_A_DATE');
  const reading = await readingAt({ q, orgId, now }, query);
  if (!reading.ok) return reading;
  const { at, after } = pageOf(query.after, reading.value.at);
  const { asOf: to, seq } = at;
  const dates = { from, to, seq };
  const [found, total] = await Promise.all([
    holdingChangesBetween(q, orgId, dates, {
      onlyChanges: query.only === 'changes',
      language,
      after,
      limit: PAGE + 1,
    }),
    changesTotalBetween(q, orgId, dates),
  ]);
  if (after !== null && found.length === 0) return refuseField('after', 'GENERAL.FIELD_INVALID');
  const keys = found.slice(0, PAGE);
  const isApportioned = total.joined + total.left + total.changed + total.same <= APPORTIONED;
  const later = { asOf: from > to ? from : to, seq };
  const [holdings, causes, partsBefore, partsAfter] = await Promise.all([
    holdingsOn(q, orgId, later, keys),
    changeCausesBetween(q, orgId, dates, keys),
    isApportioned ? holdingPartsOn(q, orgId, { asOf: from, seq }, keys) : [],
    isApportioned ? holdingPartsOn(q, orgId, { asOf: to, seq }, keys) : [],
  ]);
  const percentIn = (parts: typeof partsBefore) => {
    const partOf = new Map(parts.map((one) => [spellKey(one), percentOf(one.part)]));
    return (key: HoldingKey) => partOf.get(spellKey(key)) ?? null;
  };
  const [percentBefore, percentAfter] = [percentIn(partsBefore), percentIn(partsAfter)];
  const lines = keys.flatMap((key, place): contract.ComparedLine[] => {
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
        because: causes
          .filter((cause) => spellKey(cause) === spellKey(key))
          .map(({ kind, on, securityId, label }) => ({ kind, on, security_id: securityId, label })),
      },
    ];
  });
  const { before: sharesBefore, after: sharesAfter, ...counts } = total;
  return ok({
    lines,
    total: {
      ...counts,
      beforeExact: sharesBefore,
      afterExact: sharesAfter,
      differenceExact: difference(total),
    },
    next: found.length > PAGE ? spellAfter(keys.at(-1), at) : null,
    from,
    ...standsOn(reading.value),
  });
}

type Shares = Pick<HoldingChange, 'before' | 'after'>;

const difference = ({ before, after }: Shares): string => String(BigInt(after) - BigInt(before));

function changeOf({ before, after }: Shares): contract.ComparedLine['change'] {
  if (before === after) return 'same';
  if (before === '0') return 'joined';
  return after === '0' ? 'left' : 'changed';
}
