import { expect, test } from 'vitest';
import type { ShareClassUpdate } from '../shapes.ts';
import { maySkipRedemption, readShareClass } from './readShareClass.ts';

const special = (more: Partial<ShareClassUpdate['properties']>): ShareClassUpdate => ({
  name: 'Special',
  price: '1',
  properties: {
    voting: false,
    votes_per_share: '0',
    dividend: 'none',
    liquidation: 'residual',
    redeemable: true,
    retractable: false,
    convertible: false,
    authorized: null,
    prefix: 'SP',
    series_allowed: false,
    restrictions: '',
    ...more,
  },
});

const redemptionOf = (more: Partial<ShareClassUpdate['properties']>, mayLackRedemption = false) => {
  const read = readShareClass(special(more), { classId: 'a', others: [], mayLackRedemption });
  return read.ok ? read.value.redemption : read.error.map(({ path, textCode }) => `${path} ${textCode}`);
};

test.each<[string, Partial<ShareClassUpdate['properties']>, unknown]>([
  ['the least price', { redemption_price: '0.01' }, { type: 'amount', price: '0.01' }],
  ['ten places', { redemption_price: '0.0123456789' }, { type: 'amount', price: '0.0123456789' }],
  ['a formula', { redemption_formula: 'Paid-up capital.' }, { type: 'formula', text: 'Paid-up capital.' }],
  [
    'the longest formula',
    { redemption_formula: 'x'.repeat(4000) },
    { type: 'formula', text: 'x'.repeat(4000) },
  ],
  [
    'a price for the holder alone',
    { redeemable: false, retractable: true, redemption_price: '2', redemption_formula: '' },
    { type: 'amount', price: '2' },
  ],
  ['a price of shares that are not redeemed', { redeemable: false, redemption_price: 'none' }, null],
  ['nothing', {}, ['properties.redemption_price SHARES.REDEMPTION_REQUIRED']],
  [
    'nothing for the holder alone',
    { redeemable: false, retractable: true, redemption_price: ' ', redemption_formula: ' ' },
    ['properties.redemption_price SHARES.REDEMPTION_REQUIRED'],
  ],
  [
    'a price and a formula',
    { redemption_price: '1', redemption_formula: 'Paid-up capital.' },
    ['properties.redemption_formula SHARES.REDEMPTION_TWICE'],
  ],
  ['a price too low', { redemption_price: '0.0099' }, ['properties.redemption_price SHARES.PRICE_TOO_LOW']],
  ['nothing per share', { redemption_price: '0' }, ['properties.redemption_price SHARES.PRICE_TOO_LOW']],
  [
    'eleven places',
    { redemption_price: '0.01234567891' },
    ['properties.redemption_price SHARES.PRICE_INVALID'],
  ],
  [
    'a formula too long',
    { redemption_formula: 'x'.repeat(4001) },
    ['properties.redemption_formula GENERAL.TOO_LONG'],
  ],
])('redemption (CBCA s. 36(1)): %s', (_, more, expected) => {
  expect(redemptionOf(more)).toEqual(expected);
});

test('a register that is taken over may lack the price, and what it states is read all the same', () => {
  expect(redemptionOf({}, true)).toBeNull();
  expect(redemptionOf({ redemption_price: '0.001' }, true)).toEqual([
    'properties.redemption_price SHARES.PRICE_TOO_LOW',
  ]);
});

test('a class on record without a price stays so while its redemption stays as it is', () => {
  const before = { redeemable: true, retractable: false };
  const { properties } = special({});
  expect(maySkipRedemption(before, properties)).toBe(true);
  expect(maySkipRedemption(before, { ...properties, retractable: true })).toBe(false);
  expect(maySkipRedemption({ ...before, redemption: { type: 'amount', price: '1' } }, properties)).toBe(
    false,
  );
  expect(maySkipRedemption({ redeemable: false, retractable: false }, properties)).toBe(false);
});

test('a French name is read as it was typed, left out where none was, and is no other class’s in either language', () => {
  const others = [
    { classId: 'other', name: 'Common', nameFr: 'actions ordinaires', prefix: 'CS' },
    { classId: 'third', name: 'Spéciales', prefix: 'XP' },
  ];
  const frenchOf = (name_fr: string | null) => {
    const { properties, ...rest } = special({ redemption_price: '1' });
    const read = readShareClass({ ...rest, properties: { ...properties, name_fr } }, { classId: '', others });
    return read.ok
      ? (read.value.nameFr ?? null)
      : read.error.map(({ path, textCode }) => `${path} ${textCode}`);
  };
  const taken = ['properties.name_fr SHARES.CLASS_NAME_TAKEN'];
  expect(frenchOf(' actions privilégiées ')).toBe('actions privilégiées');
  expect([frenchOf(null), frenchOf(' ')]).toEqual([null, null]);
  expect([frenchOf('Actions Ordinaires'), frenchOf('spéciales')]).toEqual([taken, taken]);
});

test('a form that leaves out the French name keeps that of the class, and null takes it away', () => {
  const existing = { nameFr: 'actions spéciales', liquidation: { type: 'none' } } as const;
  const kept = (name_fr?: string | null) => {
    const { properties, ...rest } = special({ redemption_price: '1' });
    const form = { ...rest, properties: { ...properties, ...(name_fr !== undefined && { name_fr }) } };
    const read = readShareClass(form, { classId: 'a', existing, others: [] });
    return read.ok && read.value.nameFr;
  };
  expect([kept(), kept(null), kept(''), kept('actions privilégiées')]).toEqual([
    'actions spéciales',
    undefined,
    undefined,
    'actions privilégiées',
  ]);
});

test('a form that leaves out the rank of a preference keeps that of the class', () => {
  const liquidation = { type: 'preference', amount: '2', rank: 2 } as const;
  const rankOf = (liquidation_rank?: number | null) => {
    const more = { redemption_price: '1', liquidation: 'preference', liquidation_amount: '2' } as const;
    const form = special({ ...more, ...(liquidation_rank !== undefined && { liquidation_rank }) });
    const read = readShareClass(form, { classId: 'a', existing: { liquidation }, others: [] });
    return read.ok && read.value.liquidation;
  };
  expect([rankOf(), rankOf(null), rankOf(3)]).toMatchObject([{ rank: 2 }, { rank: 1 }, { rank: 3 }]);
});

test('a name is no other class’s, in either language', () => {
  const others = [{ classId: 'other', name: 'Common', nameFr: 'actions ordinaires', prefix: 'CS' }];
  const nameOf = (name: string) => {
    const read = readShareClass({ ...special({ redemption_price: '1' }), name }, { classId: 'a', others });
    return read.ok ? read.value.name : read.error.map(({ path, textCode }) => `${path} ${textCode}`);
  };
  const taken = ['name SHARES.CLASS_NAME_TAKEN'];
  expect([nameOf('common'), nameOf('Actions Ordinaires'), nameOf('Special')]).toEqual([
    taken,
    taken,
    'Special',
  ]);
});
