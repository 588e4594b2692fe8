import { expect, test } from 'vitest';
import { amendmentFee, governmentFee, governmentFees } from './fees.ts';

test('federal fees are those of Schedule 5, online and otherwise', () => {
  expect(governmentFee('CA', 'incorporation')).toMatchObject({ onlineCents: 20_000, otherCents: 25_000 });
  expect(governmentFee('CA', 'annual_filing')).toMatchObject({ onlineCents: 1_200, otherCents: 4_000 });
  expect(governmentFee('CA', 'change_notice')).toMatchObject({ onlineCents: 0 });
});

test('every fee says where it comes from and that it must be confirmed, and stands once', () => {
  for (const fee of governmentFees) {
    expect(fee).toMatchObject({ status: 'confirm', source: expect.stringMatching(/./) });
    expect(Number.isSafeInteger(fee.onlineCents) && fee.onlineCents >= 0).toBe(true);
  }
  const keys = governmentFees.map((fee) => `${fee.jurisdiction} ${fee.for}`);
  expect(new Set(keys).size).toBe(keys.length);
});

test('an unknown fee is not taken for none', () => {
  expect(governmentFee('BC', 'incorporation')).toBeUndefined();
});

test('an amendment of province or number of directors alone is free online', () => {
  expect(amendmentFee('CA', ['province', 'director_numbers'])).toMatchObject({
    onlineCents: 0,
    otherCents: 25_000,
  });
  expect(amendmentFee('CA', ['province', 'name'])).toMatchObject({ onlineCents: 20_000 });
  expect(amendmentFee('CA', [])).toMatchObject({ onlineCents: 20_000 });
  expect(amendmentFee('ON', ['province'])).toBeUndefined();
});
