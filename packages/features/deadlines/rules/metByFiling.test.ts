import { expect, test } from 'vitest';
import { isDoneInRegisters } from './doneInRegisters.ts';
import { keyOf } from './keyOf.ts';
import { filingPath, isMetByFiling } from './metByFiling.ts';

test.each([
  ['annual_filing', { filing: true, registers: false }],
  ['office_notice', { filing: true, registers: false }],
  ['ontario_initial_return', { filing: true, registers: false }],
  ['isc_file', { filing: false, registers: true }],
  ['consent', { filing: false, registers: true }],
  ['annual_meeting', { filing: false, registers: true }],
  ['tax_return', { filing: false, registers: false }],
  ['own', { filing: false, registers: false }],
] as const)('%s is met: %o', (kind, met) => {
  expect({ filing: isMetByFiling(kind), registers: isDoneInRegisters(kind) }).toEqual(met);
});

test('the key of a deadline is one word of its three parts, and the address of its filing', () => {
  const key = { registration: 'ON', kind: 'director_notice', occasion: '2026-04-01' } as const;
  expect(keyOf(key)).toBe('ON director_notice 2026-04-01');
  expect(filingPath('maple', key)).toBe(
    '/app/org/maple/organization/filing?filing=ON%20director_notice%202026-04-01',
  );
});
