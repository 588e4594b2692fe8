import { instant } from '@tabellion/kernel/date.ts';
import { expect, test } from 'vitest';
import { enrolmentOf, stepOf } from './authenticator.ts';

// RFC 6238, appendix B: the secret '12345678901234567890' (SHA-1), last six of the eight digits printed there.
const secret = new TextEncoder().encode('12345678901234567890');

test.each([
  ['1970-01-01T00:00:59Z', '287082', 1n],
  ['2005-03-18T01:58:29Z', '081804', 37037036n],
  ['2009-02-13T23:31:30Z', '005924', 41152263n],
])('at %s the code is %s', (moment, code, step) => {
  expect(stepOf(secret, code, instant(moment), 0n)).toBe(step);
});

test('a code is good one step early or late, not two, and only once', () => {
  expect(stepOf(secret, '081804', instant('2005-03-18T01:58:59Z'), 0n)).toBe(37037036n);
  expect(stepOf(secret, '081 804', instant('2005-03-18T01:57:59Z'), 0n)).toBe(37037036n);
  expect(stepOf(secret, '081804', instant('2005-03-18T01:59:00Z'), 0n)).toBeUndefined();
  expect(stepOf(secret, '081804', instant('2005-03-18T01:58:29Z'), 37037036n)).toBeUndefined();
});

test('the app is told who issued the secret, and for whom', () => {
  expect(enrolmentOf(secret, 'Tabellion', 'amelie@maplerobotics.ca')).toEqual({
    secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
    uri: 'otpauth://totp/Tabellion:amelie%40maplerobotics.ca?issuer=Tabellion&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&algorithm=SHA1&digits=6&period=30',
  });
});
