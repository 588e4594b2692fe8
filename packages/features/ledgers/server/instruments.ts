/** The register of what is not a share on a date. */
import type { Instrument } from '@tabellion/book/entities.ts';
import { exercisableOf, hasRunOut, leftOf, neverVestOf, owedOf, windowOf } from '@tabellion/book/options.ts';
import type { Trigger } from '@tabellion/book/terms/conversions.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { formatDecimal } from '@tabellion/kernel/decimal.ts';
import { refuseField } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { InputOf } from '@tabellion/kit/endpoint.ts';
import type { ReadingContext } from '@tabellion/platform/http/context.ts';
import { serveOrganization } from '@tabellion/platform/http/route.ts';
import * as contract from '../../instruments/registerContract.ts';
import { returnsToPool } from '../../instruments/rules/returnsToPool.ts';
import { pageReading, standsOn } from '../../people/server/public.ts';
import { displayName } from '../../registers/facts.ts';
import type { ReadingAt } from '../../registers/server/public/acts.ts';
import {
  type InstrumentRow,
  instrumentsOn,
  instrumentTotalOn,
  poolsOn,
} from '../../registers/server/public/instruments.ts';
import { namesAt } from '../../registers/server/public/people.ts';
import { labelsAt } from '../../registers/server/public/shares.ts';
import { shortest } from '../../shares/rules/spell.ts';
import { poolLine } from '../../shares/server/public.ts';
import { orderOf, personsMatchingName } from './registers.ts';

type Query = InputOf<typeof contract.listRegisterInstruments>['query'];

/** Refused where `after` names no line before another: begin again. */
export const listRegisterInstruments = serveOrganization(
  contract.listRegisterInstruments,
  async ({ q, orgId, now }, { query }) => {
    const reading = await pageReading({ q, orgId, now }, query);
    if (!reading.ok) return reading;
    const { at, from, line, limit, onlyChanges } = reading.value;
    const listing = { ...(await instrumentsFilterAndSort({ q, orgId }, at, query)), from };
    const [found, total, pools] = await Promise.all([
      instrumentsOn(q, orgId, at, { ...listing, onlyChanges, after: line, limit: limit + 1 }),
      instrumentTotalOn(q, orgId, at, listing),
      poolsOn(q, orgId, at),
    ]);
    if (line !== null && found.length === 0) return refuseField('after', 'GENERAL.FIELD_INVALID');
    const shown = found.slice(0, limit);
    const last = shown.at(-1);
    return ok({
      lines: await instrumentLines({ q, orgId }, at, shown),
      pools: pools.map(poolLine),
      total: {
        lines: total.lines,
        leftExact: total.left,
        joined: total.joined,
        left: total.gone,
        changed: total.changed,
        same: total.same,
      },
      next: found.length > limit && last !== undefined ? `${last.value.securityId}.${at.seq}` : null,
      ...standsOn(reading.value),
    });
  },
);

/** The filter and the order that the register is asked in. */
export async function instrumentsFilterAndSort(
  ctx: ReadingContext,
  at: ReadingAt,
  {
    who = 'current',
    kind,
    holder,
    name,
    sort = '-on',
  }: Pick<Query, 'who' | 'kind' | 'holder' | 'name' | 'sort'>,
) {
  const named = await personsMatchingName(ctx, at, name);
  return {
    who,
    kind: kind ?? null,
    personIds: holder === undefined ? named : [holder].filter((id) => named?.includes(id) ?? true),
    order: orderOf(sort, ['label', 'shares'], 'on'),
    descending: sort.startsWith('-'),
  } as const;
}

/** Lines as they travel, with the names of the date. */
export async function instrumentLines(
  { q, orgId }: ReadingContext,
  at: ReadingAt,
  rows: readonly InstrumentRow[],
): Promise<contract.InstrumentLine[]> {
  const ids = [...new Set(rows.map(({ value }) => value.personId))];
  const became = [...new Set(rows.flatMap(({ value }) => value.into ?? []))];
  const [names, labels] = await Promise.all([
    namesAt(q, orgId, { ...at, ids }),
    labelsAt(q, orgId, { seq: at.seq, ids: became }),
  ]);
  return rows.map((row): contract.InstrumentLine => {
    const { value } = row;
    return {
      security_id: value.securityId,
      entry_id: row.root,
      label: value.label,
      kind: value.kind,
      holder: { person_id: value.personId, display_name: displayName(names.get(value.personId)) },
      class_id: value.classId,
      class_name: row.className,
      pool_name: row.poolName,
      returns_to_pool: row.poolName === null ? null : (returnsToPool(row) ?? null),
      issued_on: value.issuedOn,
      expires_on: value.expiresOn,
      window: value.status === 'open' ? windowOf(value) : null,
      is_past: value.status === 'open' && hasRunOut(value, at.asOf),
      is_open: value.status === 'open',
      ended_on: value.ended?.on ?? null,
      ...countsOf(value, at.asOf),
      vests: value.vesting !== null,
      price: exact(value.price),
      principal: exact(value.principal),
      owed: value.principal === null ? null : shortest(formatDecimal(owedOf(value))),
      currency: value.currency,
      rate: rateOn(value, at.asOf),
      terms: termsOf(value),
      into: (value.into ?? []).flatMap((id) => labels.get(id) ?? []),
      is_void: value.status === 'void',
      change: row.change,
      leftBeforeExact: value.quantity === 0n ? null : row.leftBefore,
    };
  });
}

function countsOf(value: Instrument, on: PlainDate) {
  const { quantity, exercised, expired, released } = value;
  if (quantity === 0n)
    return {
      grantedExact: null,
      leftExact: null,
      exercisedExact: null,
      lapsedExact: null,
      vestedExact: null,
      neverVestsExact: null,
    };
  return {
    grantedExact: String(quantity),
    leftExact: String(leftOf(value)),
    exercisedExact: String(exercised),
    lapsedExact: String(expired + released),
    vestedExact: String(exercisableOf(value, on)),
    neverVestsExact: String(neverVestOf(value, on)),
  };
}

/** The rate of interest on a date, per cent a year; null where none runs. */
function rateOn({ terms }: Instrument, on: PlainDate): string | null {
  const interest = 'interest' in terms ? terms.interest : null;
  const then = interest?.rates.findLast(({ from, until }) => from <= on && (until === null || on <= until));
  return then === undefined ? null : shortest(then.rate);
}

function termsOf({ terms }: Instrument): contract.InstrumentLine['terms'] {
  const option = terms.of === 'option' ? terms : null;
  return {
    compensation: option?.compensation ?? null,
    early: option?.early ?? null,
    windows: option?.windows.map((one) => ({ ...one })) ?? [],
    triggers: 'triggers' in terms ? terms.triggers.map(triggerView) : [],
    security: terms.of === 'debt' ? terms.security : null,
    seniority: 'seniority' in terms ? terms.seniority : null,
  };
}

function firstDayOf(trigger: Trigger): PlainDate | null {
  if ('on' in trigger) return trigger.on;
  return 'from' in trigger ? trigger.from : null;
}

function triggerView(one: Trigger): contract.InstrumentLine['terms']['triggers'][number] {
  const { triggerId, type, right } = one;
  const { mechanism } = right;
  return {
    trigger_id: triggerId,
    type,
    event: 'event' in one ? one.event : null,
    from: firstDayOf(one),
    until: 'until' in one ? one.until : null,
    class_id: right.classId,
    mechanism: mechanism.type,
    cap: mechanism.type === 'valuation' ? exact(mechanism.cap) : null,
    discount: mechanism.type === 'valuation' ? exact(mechanism.discount) : null,
    sharesExact: mechanism.type === 'fixed' ? mechanism.quantity : null,
    price: mechanism.type === 'price' ? shortest(mechanism.price) : null,
    percent: mechanism.type === 'part_of_capital' ? shortest(mechanism.percent) : null,
  };
}

const exact = (value: string | null): string | null => (value === null ? null : shortest(value));
