import { describe, expect, test } from 'vitest';
import { checkPayload } from '../read.ts';
import { anomaliesOf, issue } from '../testing.ts';
import { exercised, type grant } from '../testing-options.ts';
import { atPrice, history, monthly, option } from '../testing-plan.ts';

describe('a right is settled as its terms say', () => {
  const settled = (
    terms: NonNullable<Parameters<typeof grant>[4]>,
    more: Parameters<typeof exercised>[2],
    one = atPrice('Ann', 100),
  ) => {
    const story = history({ vesting: null, ...terms });
    story.record('option.exercised', '2025-05-01', exercised(option.securityId, [one], more));
    return anomaliesOf(story);
  };
  const plain = { early: false, windows: [] };
  const units = { terms: { ...plain, compensation: 'share_unit' as const }, price: null };
  const rises = { terms: { ...plain, compensation: 'appreciation_right' as const } };
  const net = (value: string) => ({
    quantity: '400',
    settlement: { by: 'net', value, rounding: 'down' } as const,
  });

  test('at its exercise price, and no other', () => {
    expect(settled({}, {})).toEqual([]);
    expect(settled({ price: '0.51' }, {})).toEqual(['7 price_differs issues.0.price']);
  });

  test('for work, where it is a share unit', () => {
    expect(settled(units, { settlement: { by: 'service' } })).toEqual([]);
    expect(settled(units, {})).toEqual(['7 settlement_differs settlement.by']);
    expect(settled({}, { settlement: { by: 'service' } })).toEqual(['7 settlement_differs settlement.by']);
  });

  test('for the rise of the price: of 400 at $0.50 on a day of $1.75 there are 285 shares', () => {
    const rise = atPrice('Ann', 285, 1, '1.75');
    expect(settled(rises, net('1.75'), rise)).toEqual([]);
    expect(settled({}, net('1.75'), rise)).toEqual([]);
    expect(settled(rises, net('1.75'), atPrice('Ann', 286))).toEqual(['7 net_differs issues.0.quantity']);
    expect(settled(rises, {})).toEqual(['7 settlement_differs settlement.by']);
  });

  test('before it has vested only where that is agreed, and then the shares go on vesting', () => {
    const early = (isEarly: boolean, vesting: typeof monthly | null) =>
      settled(
        { vesting: monthly, terms: { compensation: 'option', early: isEarly, windows: [] } },
        {},
        { ...atPrice('Ann', 400), vesting },
      );
    expect(early(false, monthly)).toEqual(['7 above_vested quantity']);
    expect(early(true, null)).toEqual(['7 above_vested quantity']);
    expect(early(true, monthly)).toEqual([]);
  });

  test('what is paid is the price times the shares: exact, or rounded up to the cent', () => {
    const paid = (amount: string, rounding: 'up' | null) =>
      checkPayload(
        'option.exercised',
        exercised(
          option.securityId,
          [issue('Ann', 'Common', 33, 1, { price: '0.0101', consideration: { kind: 'money', amount } })],
          { settlement: { by: 'price', rounding } },
        ),
      );
    const refused = { ok: false, error: [{ path: 'issues.0.consideration.amount', code: 'invalid' }] };
    expect(paid('0.3333', null)).toMatchObject({ ok: true });
    expect(paid('0.34', 'up')).toMatchObject({ ok: true });
    expect(paid('0.34', null)).toMatchObject(refused);
    expect(paid('0.33', 'up')).toMatchObject(refused);
  });
});
