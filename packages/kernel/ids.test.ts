import { expect, test } from 'vitest';
import { isUuid, uuidv7 } from './ids.ts';

test('the example of RFC 9562, appendix A.6', () => {
  const random = new Uint8Array([0x0c, 0xc3, 0x18, 0xc4, 0xdc, 0x0c, 0x0c, 0x07, 0x39, 0x8f]);
  expect(uuidv7(0x017f22e279b0, random)).toBe('017f22e2-79b0-7cc3-98c4-dc0c0c07398f');
});

test('version and variant stand whatever the random bytes are', () => {
  expect(uuidv7(2 ** 48 - 1, new Uint8Array(10).fill(255))).toBe('ffffffff-ffff-7fff-bfff-ffffffffffff');
  expect(uuidv7(0, new Uint8Array(10))).toBe('00000000-0000-7000-8000-000000000000');
  expect(isUuid(uuidv7(0, new Uint8Array(10)))).toBe(true);
});

test('refuses a time before 1970, a fraction, and the wrong number of bytes', () => {
  expect(() => uuidv7(-1, new Uint8Array(10))).toThrow(RangeError);
  expect(() => uuidv7(0.5, new Uint8Array(10))).toThrow(RangeError);
  expect(() => uuidv7(0, new Uint8Array(9))).toThrow(RangeError);
});

test.each([
  '',
  '017f22e2-79b0-7cc3-98c4-dc0c0c07398',
  '017F22E2-79B0-7CC3-98C4-DC0C0C07398F',
  '017f22e279b07cc398c4dc0c0c07398f',
])('%o is not an id', (text) => {
  expect(isUuid(text)).toBe(false);
});
