import { expect, test } from 'vitest';
import { readAcquiredLand } from './readLand.ts';

const blank = {};

test('a property needs an address, an identifier or a legal description', () => {
  expect(readAcquiredLand({ ...blank, roll_number: '1904-01' })).toEqual({
    ok: false,
    error: [{ path: 'address', textCode: 'CORPORATION.LAND_UNIDENTIFIED' }],
  });
  expect(readAcquiredLand({ ...blank, legal_description: 'Lot 7, Plan 12' })).toMatchObject({
    ok: true,
    value: { address: null, identifier: null, legalDescription: 'Lot 7, Plan 12' },
  });
});

test.each([
  ['21234-0056', '21234-0056'],
  ['212340056', '21234-0056'],
  ['21234 0056 (LT)', '21234-0056'],
])('the identifier %s is kept as %s', (identifier, kept) => {
  expect(readAcquiredLand({ ...blank, identifier })).toMatchObject({ ok: true, value: { identifier: kept } });
});

test.each(['2123-0056', '21234-00567', 'LOT 7'])('%s is no identifier of Ontario', (identifier) => {
  expect(readAcquiredLand({ ...blank, identifier })).toEqual({
    ok: false,
    error: [{ path: 'identifier', textCode: 'CORPORATION.IDENTIFIER_INVALID' }],
  });
});
