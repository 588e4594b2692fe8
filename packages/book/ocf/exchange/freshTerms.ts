import { DECIMAL_PLACES, decimal } from '@tabellion/kernel/decimal.ts';
import type { InstrumentIssuedPayload } from '../../acts/instruments.ts';
import type { Interest, Mechanism, Trigger } from '../../terms/conversions.ts';
import type { JsonObject } from '../object.ts';

type Warrant = Extract<InstrumentIssuedPayload, { kind: 'warrant' }>;
type Convertible = Extract<InstrumentIssuedPayload, { kind: 'safe' | 'note' }>;

/** Interest, triggers and rank of what converts. The format asks for one trigger at least, and for a rank. */
export function convertibleTerms(payload: Convertible): JsonObject {
  const { triggers, proRata, seniority } = payload.terms;
  const all: readonly Trigger[] = triggers.length > 0 ? triggers : [UNTOLD];
  return {
    conversion_triggers: all.map((one) => ({
      ...when(one),
      conversion_right: {
        type: 'CONVERTIBLE_CONVERSION_RIGHT',
        ...into(one),
        conversion_mechanism: mechanismOf(one.right.mechanism, payload),
      },
    })),
    seniority: seniority ?? 1,
    ...(proRata !== null && { pro_rata: proRata }),
  };
}

/** Those of a warrant; at any time where none is told. */
export function warrantTriggers({ classId, quantity, terms: { triggers } }: Warrant): readonly JsonObject[] {
  const atWill: Trigger = {
    type: 'elective_at_will',
    triggerId: UNTOLD.triggerId,
    right: { classId, mechanism: { type: 'fixed', quantity } },
  };
  const all: readonly Trigger[] = triggers.length > 0 ? triggers : [atWill];
  return all.map((one) => ({
    ...when(one),
    conversion_right: {
      type: 'WARRANT_CONVERSION_RIGHT',
      ...into(one),
      conversion_mechanism: plainMechanism(one.right.mechanism),
    },
  }));
}

/** Whether the format says the terms as they are. */
export function hasExpressibleTerms(payload: InstrumentIssuedPayload): boolean {
  if (payload.kind === 'debt') return false;
  const { triggers } = payload.terms;
  const isPlain = triggers.every(({ right: { mechanism } }) =>
    mechanism.type === 'valuation'
      ? payload.kind !== 'warrant' && isPercent(mechanism.discount)
      : mechanism.type === 'fixed' || (mechanism.type === 'part_of_capital' && isPercent(mechanism.percent)),
  );
  if (payload.kind === 'warrant') return isPlain && payload.terms.purchasePrice !== null;
  const { interest } = payload.terms;
  const bears = interest !== null && interest.rates.length > 0;
  const saysInterest =
    !bears ||
    (payload.kind === 'note' &&
      triggers.some(({ right }) => right.mechanism.type === 'valuation') &&
      isReckoned(interest) &&
      interest.rates.every(({ rate }) => isPercent(rate) && decimal(rate) <= decimal('100')));
  // The format asks of a note for no timing, and of an agreement whether later terms hold for it.
  const saysValuation = triggers.every(
    ({ right: { mechanism } }) =>
      mechanism.type !== 'valuation' ||
      (payload.kind === 'note' ? mechanism.timing === null : mechanism.mostFavoured !== null),
  );
  return isPlain && triggers.length > 0 && saysInterest && saysValuation && payload.expiresOn === null;
}

/** Whether it is told how the interest is reckoned. */
const isReckoned = ({ dayCount, payout, accrual, compounding }: Interest): boolean =>
  [dayCount, payout, accrual, compounding].every((one) => one !== null);

const UNTOLD: Trigger = {
  type: 'unspecified',
  triggerId: 'untold',
  right: { classId: null, mechanism: { type: 'other' } },
};

const EVENTS = {
  financing: 'Next round of financing',
  change_of_control: 'Change of control',
  public_offering: 'Public offering',
  maturity: 'Maturity',
  default: 'Default',
  dissolution: 'Dissolution',
  other: 'As its document says',
} as const;

function when(one: Trigger): JsonObject {
  const trigger_id = one.triggerId;
  switch (one.type) {
    case 'automatic_on_event':
      return { type: 'AUTOMATIC_ON_CONDITION', trigger_id, trigger_condition: EVENTS[one.event] };
    case 'automatic_on_date':
      return { type: 'AUTOMATIC_ON_DATE', trigger_id, trigger_date: one.on };
    case 'elective_on_event':
      return { type: 'ELECTIVE_ON_CONDITION', trigger_id, trigger_condition: EVENTS[one.event] };
    case 'elective_in_range':
      return { type: 'ELECTIVE_IN_RANGE', trigger_id, start_date: one.from, end_date: one.until };
    case 'elective_at_will':
      return { type: 'ELECTIVE_AT_WILL', trigger_id };
    case 'unspecified':
      return { type: 'UNSPECIFIED', trigger_id };
  }
}

const into = ({ right: { classId } }: Trigger): JsonObject =>
  classId === null ? { converts_to_future_round: true } : { converts_to_stock_class_id: classId };

function mechanismOf(mechanism: Mechanism, { kind, currency, terms }: Convertible): JsonObject {
  if (mechanism.type !== 'valuation') return plainMechanism(mechanism);
  const { cap, discount, timing, mostFavoured } = mechanism;
  const common = {
    ...(discount !== null && { conversion_discount: partOf(discount) }),
    ...(cap !== null && { conversion_valuation_cap: { amount: cap, currency } }),
    ...(mostFavoured !== null && { conversion_mfn: mostFavoured }),
  };
  if (kind === 'safe')
    return {
      type: 'SAFE_CONVERSION',
      // The format asks for it, told or not.
      conversion_mfn: false,
      ...common,
      ...(timing !== null && { conversion_timing: timing === 'pre_money' ? 'PRE_MONEY' : 'POST_MONEY' }),
    };
  return { type: 'CONVERTIBLE_NOTE_CONVERSION', ...common, ...interestOf(terms.interest) };
}

function plainMechanism(mechanism: Mechanism): JsonObject {
  switch (mechanism.type) {
    case 'fixed':
      return { type: 'FIXED_AMOUNT_CONVERSION', converts_to_quantity: mechanism.quantity };
    case 'part_of_capital':
      return {
        type: 'FIXED_PERCENT_OF_CAPITALIZATION_CONVERSION',
        converts_to_percent: partOf(mechanism.percent),
      };
    case 'price':
      return custom(`One share for ${mechanism.price}`);
    case 'valuation':
    case 'other':
      return custom('As its document says');
  }
}

const custom = (words: string): JsonObject => ({
  type: 'CUSTOM_CONVERSION',
  custom_conversion_description: words,
});

/** The format asks for all of it, also without interest, and where nobody told how it is reckoned. */
function interestOf(interest: Interest | null): JsonObject {
  return {
    interest_rates: (interest?.rates ?? []).map(({ rate, from, until }) => ({
      rate: partOf(rate),
      accrual_start_date: from,
      ...(until !== null && { accrual_end_date: until }),
    })),
    day_count_convention: interest?.dayCount === 'thirty_360' ? '30_360' : 'ACTUAL_365',
    interest_payout: interest?.payout === 'cash' ? 'CASH' : 'DEFERRED',
    interest_accrual_period: (interest?.accrual ?? 'daily').toUpperCase(),
    compounding_type: (interest?.compounding ?? 'simple').toUpperCase(),
  };
}

/** A percentage as a part of one, as the format spells it: 12.5 is 0.125. Two places are lost of one that has ten. */
function partOf(percent: string): string {
  const units = decimal(percent) / 100n;
  const whole = units / 10n ** BigInt(DECIMAL_PLACES);
  const places = (units % 10n ** BigInt(DECIMAL_PLACES)).toString().padStart(DECIMAL_PLACES, '0');
  const shown = places.replace(/0+$/, '');
  return shown === '' ? String(whole) : `${whole}.${shown}`;
}

const isPercent = (percent: string | null): boolean => percent === null || decimal(percent) % 100n === 0n;
