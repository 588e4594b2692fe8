import { FREQUENCIES, isDated, type VestingSchedule } from '../../vesting.ts';
import type { JsonObject, OcfObject } from '../object.ts';
import type { ImportedVesting } from './importedVesting.ts';

/** The schedule of a security that came from no package, and the start of its vesting: the start, the cliff at once, then
 *  equal parts; as `vestingOf` reads them. */
export function freshVesting(
  securityId: string,
  vesting: VestingSchedule,
): { readonly terms: OcfObject; readonly start: OcfObject } {
  const { period, cliff, frequency, allocation, dayRule, start } = vesting;
  const { months } = FREQUENCIES[frequency];
  const part = (parts: number) => ({ numerator: String(parts), denominator: String(period) });
  const every = (length: number, occurrences: number) => ({
    type: 'MONTHS',
    length,
    occurrences,
    day_of_month: dayRule,
  });
  const steps = [
    ...(cliff > 1 ? [{ id: 'cliff', portion: part(cliff), period: every(cliff * months, 1) }] : []),
    ...(cliff < period
      ? [{ id: 'each', portion: part(1), period: every(months, period - (cliff > 1 ? cliff : 0)) }]
      : []),
  ];
  const conditions = steps.map(({ id, portion, period: span }, index): JsonObject => {
    const base = steps[index - 1]?.id ?? 'start';
    const trigger = { type: 'VESTING_SCHEDULE_RELATIVE', period: span, relative_to_condition_id: base };
    return {
      id,
      portion,
      trigger,
      next_condition_ids: steps.slice(index + 1, index + 2).map((one) => one.id),
    };
  });
  const first: JsonObject = {
    id: 'start',
    portion: part(0),
    trigger: { type: 'VESTING_START_DATE' },
    next_condition_ids: steps.slice(0, 1).map((one) => one.id),
  };
  const name = `${period} ${frequency}, cliff ${cliff}`;
  return {
    terms: {
      object_type: 'VESTING_TERMS',
      id: `${securityId}-terms`,
      name,
      description: name,
      allocation_type: allocation,
      vesting_conditions: [first, ...conditions],
    },
    start: {
      object_type: 'TX_VESTING_START',
      id: `${securityId}-start`,
      security_id: securityId,
      vesting_condition_id: 'start',
      date: start,
    },
  };
}

/** The members of an issuance that tell its vesting; the terms that they name are those of `freshVesting`. */
export function vestingMembers(securityId: string, input: ImportedVesting | undefined): JsonObject {
  if (input === undefined) return {};
  if ('listed' in input) return { vestings: input.listed };
  if (!isDated(input)) return { vesting_terms_id: `${securityId}-terms` };
  return { vestings: input.dates.map(({ on, quantity }) => ({ date: on, amount: quantity })) };
}
