import { idOf } from '@tabellion/book/testing.ts';
import { plainDate } from '@tabellion/kernel/date.ts';
import { describe, expect, test } from 'vitest';
import { readAdjustment, readOpening } from './capitalForms.ts';

const class_id = idOf('Common');

describe('a change of stated capital', () => {
  test.each<[Parameters<typeof readAdjustment>[0]['ground'], boolean | undefined, string]>([
    ['reduction', undefined, '-100.5'],
    ['reduction', false, '-100.5'],
    ['addition', true, '100.5'],
    ['order', undefined, '100.5'],
    ['order', true, '-100.5'],
  ])('by %s that lowers it: %s, changes it by %s', (ground, lowers, change) => {
    const input = {
      class_id,
      ground,
      purpose: 'other' as const,
      amountExact: '100.50',
      ...(lowers !== undefined && { lowers }),
    };
    expect(readAdjustment(input, null)).toMatchObject({ ok: true, value: { change, ground } });
  });

  test.each([
    ['', 'GENERAL.FIELD_REQUIRED'],
    ['0.00', 'SHARES.AMOUNT_INVALID'],
    ['-1', 'SHARES.AMOUNT_INVALID'],
    ['ten', 'SHARES.AMOUNT_INVALID'],
  ])('of %j dollars is none', (amountExact, textCode) => {
    expect(readAdjustment({ class_id, ground: 'addition', amountExact }, null)).toEqual({
      ok: false,
      error: [{ path: 'amountExact', textCode }],
    });
  });
});

test('an opening balance says its amount and where it stands, or everything that is missing', () => {
  const on = plainDate('2025-03-12');
  const opening = {
    class_id,
    amountExact: '5000.00',
    source: 'financial_statements',
    stated_on: '2024-12-31',
  } as const;
  expect(readOpening(opening, on)).toMatchObject({
    value: { classId: class_id, amount: '5000', source: 'financial_statements', statedOn: '2024-12-31' },
  });
  expect(readOpening({ class_id }, on)).toMatchObject({
    error: [{ path: 'amountExact' }, { path: 'source' }],
  });
  expect(readOpening({ ...opening, stated_on: '2025-03-13' }, on)).toMatchObject({
    error: [{ path: 'stated_on' }],
  });
});
