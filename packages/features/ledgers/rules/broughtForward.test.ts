import { expect, test } from 'vitest';
import { broughtForward } from '../accountRegister.ts';

test('an account stood as it does after an entry, without the entry', () => {
  const issue = { sharesExact: '400', amount: '0.5', sharesAfterExact: '1000', balance: '2.25' };
  expect(broughtForward(issue)).toEqual({ sharesExact: '600', balance: '1.75' });
  const repurchase = { sharesExact: '-400', amount: '-0.5', sharesAfterExact: '600', balance: '1.75' };
  expect(broughtForward(repurchase)).toEqual({ sharesExact: '1000', balance: '2.25' });
});
