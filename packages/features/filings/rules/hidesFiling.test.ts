import { expect, test } from 'vitest';
import { hidesFiling } from './hidesFiling.ts';

test.each([
  ['partner', 'books.partner.test', true],
  [' Partner ', 'BOOKS.PARTNER.TEST:8443', true],
  ['partner', 'books.test', false],
  ['8443', 'books.test:8443', false],
  ['', 'books.test', false],
  [null, 'books.partner.test', false],
  ['::1', '[::1]:3000', true],
])('the marker %j on the host %s hides it: %s', (marker, host, isHidden) => {
  expect(hidesFiling(marker, host)).toBe(isHidden);
});
