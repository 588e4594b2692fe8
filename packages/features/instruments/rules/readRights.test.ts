import { NEW } from '@tabellion/book/acts/granted.ts';
import type { Instrument } from '@tabellion/book/entities.ts';
import type { Trigger } from '@tabellion/book/terms/conversions.ts';
import { plainDate } from '@tabellion/kernel/date.ts';
import { describe, expect, test } from 'vitest';
import { readConverted, readTransferredPart } from './readConverted.ts';
import { readExercise } from './readExercise.ts';
import { readLost } from './readInstrument.ts';
import { readInterest, readTriggers } from './readTerms.ts';

type ReadOutcome<T> = { ok: boolean; value?: T; error?: unknown };
const outcomeOf = <T>(read: ReadOutcome<T>): unknown => {
  if (read.ok) return read.value;
  const all = (Array.isArray(read.error) ? read.error : [read.error]) as { path: string; textCode: string }[];
  return all.map(({ path, textCode }) => `${path} ${textCode}`);
};

const on = plainDate('2025-06-01');
const monthly = {
  period: 4,
  cliff: 0,
  frequency: 'monthly',
  allocation: 'CUMULATIVE_ROUND_DOWN',
  dayRule: 'VESTING_START_DAY_OR_LAST_DAY_OF_MONTH',
  start: plainDate('2025-04-01'),
} as Instrument['vesting'];

/** 400 shares at $0.333, of which 200 have vested on the day. */
const option = (compensation: 'option' | 'share_unit' | 'appreciation_right', early = false): Instrument => ({
  ...NEW,
  securityId: 'op-1',
  kind: 'option',
  label: 'OP-1',
  personId: 'ann',
  classId: 'common',
  quantity: 400n,
  price: compensation === 'share_unit' ? null : '0.333',
  issuedOn: plainDate('2025-04-01'),
  expiresOn: null,
  vesting: monthly,
  exemption: null,
  resolution: null,
  terms: { of: 'option', compensation, early, windows: [] },
});

const triggers: Trigger[] = [
  {
    type: 'elective_at_will',
    triggerId: 'T1',
    right: { classId: 'common', mechanism: { type: 'price', price: '2' } },
  },
];

/** $1,000 owed, which the holder may turn into common shares. */
const note = (currency: string): Instrument => ({
  ...NEW,
  securityId: 'cn-1',
  kind: 'note',
  label: 'CN-1',
  personId: 'ann',
  classId: 'common',
  currency,
  principal: '1000',
  discharged: '0',
  issuedOn: plainDate('2025-04-01'),
  expiresOn: null,
  exemption: null,
  resolution: null,
  terms: {
    of: 'convertible',
    interest: null,
    proRata: null,
    seniority: null,
    triggers,
  },
});

describe('what is given for an option', () => {
  const exercised = (input: object, one = option('option')) =>
    outcomeOf(readExercise({ security_id: 'op-1', ...input }, { one, on }));

  test('is its price, rounded up to a whole cent', () => {
    expect(exercised({ sharesExact: '100', consideration: 'money' })).toMatchObject({
      shares: 100n,
      price: '0.333',
      consideration: { kind: 'money', amount: '33.3' },
      settlement: { by: 'price', rounding: null },
    });
    expect(exercised({ sharesExact: '101' })).toMatchObject({
      // Nobody has told in what it is paid.
      consideration: { kind: null, amount: '33.64' },
      settlement: { by: 'price', rounding: 'up' },
    });
  });

  test('net, is the right itself: so many shares as the rise of the price is worth', () => {
    const net = { sharesExact: '100', settlement: 'net', valueExact: '1' };
    expect(exercised(net)).toMatchObject({
      quantity: 100n,
      shares: 66n,
      consideration: { kind: 'property', amount: '66' },
    });
    expect(exercised({ ...net, valueExact: '0.333' })).toEqual(['valueExact SHARES.NOTHING_WHOLE']);
    expect(exercised({ ...net, valueExact: '' })).toEqual(['valueExact GENERAL.FIELD_REQUIRED']);
  });

  test('is asked of a warrant by a trigger of its own, and of no other', () => {
    const terms = { of: 'warrant', quantitySource: null, purchasePrice: null, triggers } as const;
    const warrant: Instrument = { ...option('option'), kind: 'warrant', vesting: null, terms };
    const request = { sharesExact: '100' };
    expect(exercised({ ...request, trigger_id: 'T1' }, warrant)).toMatchObject({ triggerId: 'T1' });
    expect(exercised(request, warrant)).toMatchObject({ triggerId: null });
    expect(exercised({ ...request, trigger_id: 'T2' }, warrant)).toEqual(['trigger_id REGISTERS.NO_TRIGGER']);
  });

  test('of a share unit is work', () => {
    expect(exercised({ sharesExact: '100', valueExact: '2' }, option('share_unit'))).toMatchObject({
      settlement: { by: 'service' },
      consideration: { kind: 'past_service', amount: '200' },
    });
  });

  test('brings no share that has not vested, but for the whole of one that may be exercised early', () => {
    expect(exercised({ sharesExact: '200' })).toMatchObject({ vesting: null });
    expect(exercised({ sharesExact: '201' })).toEqual(['sharesExact REGISTERS.ABOVE_VESTED']);
    expect(exercised({ sharesExact: '201' }, option('option', true))).toEqual([
      'sharesExact REGISTERS.ABOVE_VESTED',
    ]);
    expect(exercised({ sharesExact: '400' }, option('option', true))).toMatchObject({ vesting: monthly });
    expect(exercised({ sharesExact: '401' })).toEqual(['sharesExact REGISTERS.ABOVE_OPEN']);
  });
});

describe('what expires', () => {
  const expired = (sharesExact: string, expiresOn: string) =>
    outcomeOf(
      readLost(sharesExact, {
        one: { ...option('option'), expiresOn: plainDate(expiresOn) },
        on,
        first: 'vested',
      }),
    );

  test('leaves nothing once the last day has passed', () => {
    expect(expired('', '2025-05-31')).toEqual({ vested: '200', unvested: '200' });
    expect(expired('399', '2025-05-31')).toEqual(['sharesExact REGISTERS.EXPIRES_WHOLE']);
    expect(expired('399', '2025-06-01')).toEqual({ vested: '200', unvested: '199' });
  });
});

describe('what converts', () => {
  const converted = (input: object, currency = 'CAD') =>
    outcomeOf(readConverted({ security_id: 'cn-1', sharesExact: '500', ...input }, note(currency)));

  test('is all that is owed unless told, by a trigger of its own', () => {
    expect(converted({})).toMatchObject({ principal: '1000', interest: '0', triggerId: null });
    expect(converted({ principalExact: '400', trigger_id: 'T1' })).toMatchObject({
      principal: '400',
      triggerId: 'T1',
      classId: 'common',
    });
    expect(converted({ principalExact: '1000.01' })).toEqual(['principalExact REGISTERS.ABOVE_PRINCIPAL']);
    expect(converted({ trigger_id: 'T2' })).toEqual(['trigger_id REGISTERS.NO_TRIGGER']);
  });

  test('asks for the rate of another currency, and passes over one of dollars', () => {
    expect(converted({ rateExact: '1.3' })).toMatchObject({ exchangeRate: null });
    expect(converted({ rateExact: '1.3' }, 'USD')).toMatchObject({ exchangeRate: '1.3' });
    expect(converted({}, 'USD')).toEqual(['rateExact GENERAL.FIELD_REQUIRED']);
  });
});

describe('an instrument that goes to another holder in part', () => {
  const labels = { taken: new Set(['CN-1', 'CN-2']), prefix: 'CN' };
  const divided = (input: object) =>
    outcomeOf(
      readTransferredPart(
        { security_id: 'cn-1', ...input },
        { one: note('CAD'), labels, newId: () => 'new' },
      ),
    );

  test('leaves a balance under a number that is told, or the next', () => {
    expect(divided({ principalExact: '400' })).toMatchObject({
      going: { label: 'CN-3', principal: '400' },
      balance: { label: 'CN-4', principal: '600' },
    });
    expect(divided({ principalExact: '400', label: 'A', balance_label: 'B' })).toMatchObject({
      going: { label: 'A' },
      balance: { label: 'B' },
    });
    expect(divided({ balance_label: 'CN-2' })).toMatchObject({ balance: null });
  });

  test.each([
    ['CN-2', 'balance_label REGISTERS.NUMBER_TAKEN'],
    ['A', 'balance_label REGISTERS.NUMBER_TAKEN'],
  ])('is refused under %s, which is given', (balance_label, refusal) => {
    expect(divided({ principalExact: '400', label: 'A', balance_label })).toEqual([refusal]);
  });
});

describe('terms', () => {
  test('of interest hold from their first day to the next, without overlap', () => {
    const rates = (...days: string[]) =>
      outcomeOf(readInterest({ rates: days.map((from) => ({ rateExact: '8', from })) }));
    expect(rates('2025-01-01', '2026-01-01')).toMatchObject({
      rates: [{ from: '2025-01-01', until: null }, { from: '2026-01-01' }],
    });
    expect(rates('2025-01-01', '2025-01-01')).toEqual(['interest.rates.1.from GENERAL.FIELD_INVALID']);
    expect(outcomeOf(readInterest({ rates: [{ rateExact: ' ' }] }))).toBeNull();
    expect(outcomeOf(readInterest({ rates: [{ rateExact: '8' }] }))).toEqual([
      'interest.rates.0.from GENERAL.FIELD_REQUIRED',
    ]);
  });

  test('that nobody told are none', () => {
    const rates = [{ rateExact: '8', from: '2025-01-01' }];
    expect(outcomeOf(readInterest({ rates, payout: 'cash' }))).toMatchObject({
      dayCount: null,
      payout: 'cash',
      accrual: null,
      compounding: null,
    });
    const valuation = { type: 'unspecified', mechanism: 'valuation' } as const;
    expect(outcomeOf(readTriggers([valuation, { ...valuation, most_favoured: false }]))).toMatchObject([
      { right: { mechanism: { mostFavoured: null, timing: null } } },
      { right: { mechanism: { mostFavoured: false } } },
    ]);
  });

  test.each([
    [{ type: 'automatic_on_event', mechanism: 'other' }, 'triggers.0.event GENERAL.FIELD_REQUIRED'],
    [{ type: 'automatic_on_date', mechanism: 'other' }, 'triggers.0.on GENERAL.FIELD_REQUIRED'],
    [
      { type: 'elective_in_range', mechanism: 'other', from: '2025-02-01', until: '2025-01-31' },
      'triggers.0.until GENERAL.FIELD_INVALID',
    ],
    [{ type: 'unspecified', mechanism: 'price' }, 'triggers.0.priceExact GENERAL.FIELD_REQUIRED'],
    [
      { type: 'unspecified', mechanism: 'part_of_capital', percentExact: '100.1' },
      'triggers.0.percentExact SHARES.AMOUNT_INVALID',
    ],
  ] as const)('of a trigger %j are refused at %s', (input, refusal) => {
    expect(outcomeOf(readTriggers([input]))).toEqual([refusal]);
  });
});
