import { plainDate } from '@tabellion/kernel/date.ts';
import { expect, test } from 'vitest';
import { readGrant } from './readInstrument.ts';

test('an option ends no earlier than it is granted: the refusal names the day', () => {
  const on = plainDate('2025-06-03');
  const ending = (expires_on: string) => {
    const grant = { compensation: 'option', label: '', sharesExact: '10', priceExact: '1', expires_on };
    const read = readGrant(grant as Parameters<typeof readGrant>[0], {
      on,
      labels: { taken: new Set(), prefix: 'O' },
    });
    return read.ok ? read.value.expiresOn : read.error;
  };
  expect(ending('2025-06-03')).toBe('2025-06-03');
  expect(ending('2025-06-02')).toEqual([
    { path: 'expires_on', textCode: 'SHARES.EXPIRES_BEFORE_GRANT', params: { date: on } },
  ]);
});
