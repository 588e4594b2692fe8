import { plainDate } from '@tabellion/kernel/date.ts';
import { expect, test } from 'vitest';
import {
  brandOf,
  type Card,
  checkCard,
  faceOf,
  normalizeCardNumber,
  readExpiry,
  sandboxCards,
} from './card.ts';

const today = plainDate('2026-04-20');
const card: Card = {
  number: '4242424242424242',
  expMonth: 4,
  expYear: 2026,
  cvc: '123',
  name: 'Amélie Tremblay',
};
const refused = (change: Partial<Card>) =>
  checkCard({ ...card, ...change }, today).map(({ path, textCode }) => `${path} ${textCode}`);

test('takes a card to the end of its month', () => {
  expect(refused({})).toEqual([]);
  expect(refused({ expMonth: 3 })).toEqual(['expiry CARD.EXPIRED']);
  expect(refused({ expMonth: 13 })).toEqual(['expiry CARD.EXPIRY_INVALID']);
});

test('refuses a number that its last digit contradicts, and one too short or too long', () => {
  for (const number of ['4242424242424241', '42424242424', '42424242424242424242', '4242x242'])
    expect(refused({ number })).toEqual(['number CARD.NUMBER_INVALID']);
});

test('wants three digits of security code, four of an American Express card', () => {
  expect(refused({ cvc: '1234' })).toEqual(['cvc CARD.CODE_INVALID']);
  expect(refused({ number: '378282246310005', cvc: '1234' })).toEqual([]);
  expect(refused({ number: '378282246310005' })).toEqual(['cvc CARD.CODE_INVALID']);
});

test('names every field that is wrong', () => {
  expect(refused({ number: '', expMonth: 0, cvc: '', name: ' ' })).toEqual([
    'name CARD.NAME_REQUIRED',
    'number CARD.NUMBER_INVALID',
    'expiry CARD.EXPIRY_INVALID',
    'cvc CARD.CODE_INVALID',
  ]);
});

test('keeps brand, last four and expiry of a card, and nothing else', () => {
  expect(faceOf(card)).toEqual({ brand: 'visa', lastFour: '4242', expMonth: 4, expYear: 2026 });
  expect(
    ['5555555555554444', '2223003122003222', '378282246310005', '6011111111111117'].map(brandOf),
  ).toEqual(['mastercard', 'mastercard', 'amex', 'other']);
});

test('reads numbers and expiries as people type them', () => {
  expect(normalizeCardNumber('4242 4242-4242 4242')).toBe('4242424242424242');
  const april = { expMonth: 4, expYear: 2027 };
  expect(['04/27', '4/2027', '0427', '042027', ' 04 - 27 '].map(readExpiry)).toEqual(Array(5).fill(april));
  expect(['', '4', '4/', '27', 'April 27', '04/027', '13/27'].map(readExpiry)).toEqual(
    Array(7).fill(undefined),
  );
});

test('publishes test numbers that the form takes', () => {
  for (const { number } of sandboxCards) expect(refused({ number })).toEqual([]);
});
