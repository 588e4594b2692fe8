import { idOf } from '@tabellion/book/testing.ts';
import { describe, expect, test } from 'vitest';
import { readAdjustment, readOpening } from './readCapital.ts';

const class_id = idOf('Common');

describe('a change of stated capital', () => {
  test.each<[Parameters<typeof readAdjustment>[0]['ground'], boolean | undefined, string]>([
    ['reduction', undefined, '-100.5'],
    ['reduction', false, '-100.5'],
    ['addition', true, '100.5'],
    ['order', undefined, '100.5'],
    ['order', true, '-100.5'],
  ])('by %s that lowers it: %s, changes it by %s', (ground, lowers, change) => {
    const input = { class_id, ground, amountExact: '100.50', ...(lowers !== undefined && { lowers }) };
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
  expect(readOpening({ class_id, amountExact: '5000.00', source: 'Statements of 2024' })).toMatchObject({
    value: { classId: class_id, amount: '5000', source: 'Statements of 2024' },
  });
  expect(readOpening({ class_id })).toMatchObject({
    error: [{ path: 'amountExact' }, { path: 'source' }],
  });
});
