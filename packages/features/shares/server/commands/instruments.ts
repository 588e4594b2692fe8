/** The register of what is not a share on a date. */
import type { Instrument } from '@tabellion/book/entities.ts';
import { availableOf, exercisableOf, leftOf } from '@tabellion/book/options.ts';
import { type PlainDate, parsePlainDate } from '@tabellion/kernel/date.ts';
import { refuseField } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { InputOf } from '@tabellion/kit/endpoint.ts';
import type { Handled, OrganizationContext } from '@tabellion/platform/http/context.ts';
import { readingAt, standsOn } from '../../../people/server/public.ts';
import { displayName } from '../../../registers/facts.ts';
import {
  type InstrumentRow,
  instrumentsOn,
  instrumentTotalOn,
  namesAt,
  type PoolRow,
  personsNamed,
  poolsOn,
  type ReadingAt,
} from '../../../registers/server/public.ts';
import type * as contract from '../../instrumentRegisterContract.ts';
import { shortest } from '../../rules/spell.ts';
import { PAGE } from './registers.ts';

type Query = InputOf<typeof contract.listRegisterInstruments>['query'];

/** Errors: GENERAL.NOT_A_DATE; GENERAL.FIELD_INVALID at `after`, which names no line before another: begin again. */
export async function listRegisterInstruments(
  { q, orgId, now }: OrganizationContext,
  { query }: { readonly query: Query },
): Promise<Handled<contract.InstrumentsReply>> {
  const reading = await readingAt({ q, orgId, now }, query);
  if (!reading.ok) return reading;
  const from = query.from === undefined ? null : (parsePlainDate(query.from) ?? null);
  if (query.from !== undefined && from === null) return refuseField('from', 'GENERAL.NOT_A_DATE');
  const [line = null, known = String(reading.value.at.seq)] = query.after?.split('.') ?? [];
  // A later page knows what the first knew, so that its line still stands where it stood.
  const at = { ...reading.value.at, seq: Math.min(reading.value.at.seq, Number(known)) };
  const { who = 'current', kind = null, name = '', sort = '-on' } = query;
  const limit = Number(query.limit ?? PAGE);
  const filter = { who, kind, from, personIds: await holdersAsked({ q, orgId }, at, query.holder, name) };
  const [found, total, pools] = await Promise.all([
    instrumentsOn(q, orgId, at, {
      ...filter,
      onlyChanges: from !== null && query.only === 'changes',
      order: sort.endsWith('label') ? 'label' : sort.endsWith('shares') ? 'shares' : 'on',
      descending: sort.startsWith('-'),
      after: line,
      limit: limit + 1,
    }),
    instrumentTotalOn(q, orgId, at, filter),
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
}

async function holdersAsked(
  { q, orgId }: Pick<OrganizationContext, 'q' | 'orgId'>,
  at: ReadingAt,
  holder: string | undefined,
  name: string,
): Promise<readonly string[] | null> {
  const named = name.trim() === '' ? null : await personsNamed(q, orgId, at, name);
  if (holder === undefined) return named;
  return named === null || named.includes(holder) ? [holder] : [];
}

/** Lines as they travel, with the names of the date. */
export async function instrumentLines(
  { q, orgId }: Pick<OrganizationContext, 'q' | 'orgId'>,
  at: ReadingAt,
  rows: readonly InstrumentRow[],
): Promise<contract.InstrumentLine[]> {
  const ids = [...new Set(rows.map(({ value }) => value.personId))];
  const names = await namesAt(q, orgId, { ...at, ids });
  return rows.map((row): contract.InstrumentLine => {
    const { value } = row;
    return {
      security_id: value.securityId,
      label: value.label,
      kind: value.kind,
      holder: { person_id: value.personId, display_name: displayName(names.get(value.personId)) },
      class_id: value.classId,
      class_name: row.className,
      pool_name: row.poolName,
      issued_on: value.issuedOn,
      expires_on: value.expiresOn,
      is_past: value.status === 'open' && value.expiresOn !== null && value.expiresOn < at.asOf,
      is_open: value.status === 'open',
      ended_on: value.ended?.on ?? null,
      ...countsOf(value, at.asOf),
      vests: value.vesting !== null,
      price: exact(value.price),
      principal: exact(value.principal),
      rate: exact(value.rate),
      terms: value.terms,
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
    };
  return {
    grantedExact: String(quantity),
    leftExact: String(leftOf(value)),
    exercisedExact: String(exercised),
    lapsedExact: String(expired + released),
    vestedExact: String(exercisableOf(value, on)),
  };
}

const exact = (value: string | null): string | null => (value === null ? null : shortest(value));

const poolLine = ({ value, className }: PoolRow): contract.PoolLine => ({
  pool_id: value.poolId,
  name: value.name,
  class_id: value.classId,
  class_name: className,
  reservedExact: String(value.reserved),
  usedExact: String(value.used),
  leftExact: String(availableOf(value)),
});
