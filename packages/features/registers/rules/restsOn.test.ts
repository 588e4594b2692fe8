import { sound } from '@tabellion/book/testing-payloads.ts';
import { plainDate } from '@tabellion/kernel/date.ts';
import { expect, test } from 'vitest';
import { restsLater } from './restsOn.ts';

const on = plainDate('2025-06-01');
const later = plainDate('2025-06-02');
const resolution = { number: 'D-9', date: later };

test.each<[string, object, string | undefined]>([
  ['its resolution', { resolution }, 'SHARES.BEFORE_RESOLUTION'],
  ['the resolution of the day', { resolution: { number: 'D-9', date: on } }, undefined],
  ['the resolution of its amendment', { amendment: { resolution } }, 'SHARES.BEFORE_RESOLUTION'],
  ['the resolution of what comes back', { balance: { resolution } }, 'SHARES.BEFORE_RESOLUTION'],
  ['the payment of an issue', { issues: [{ paidOn: on }, { paidOn: later }] }, 'SHARES.PAID_LATER'],
  ['what is paid at a conversion', { additional: { paidOn: later } }, 'SHARES.PAID_LATER'],
  ['the payment of a repurchase', { paid: { paidOn: later } }, 'SHARES.PAID_LATER'],
  ['the attestation of solvency', { solvencyOn: later }, 'SHARES.SOLVENCY_LATER'],
  ['the day of the account that is taken over', { statedOn: later }, 'SHARES.STATED_LATER'],
  ['what is owed', { resolution: null, paid: { paidOn: null }, solvencyOn: null }, undefined],
  ['a day that may come later', { consentOn: later, expiresOn: later }, undefined],
])('an act is not dated before %s', (_, payload, refused) => {
  expect(restsLater(payload, on)).toBe(refused);
});

test('every kind of act that tells such a day is looked at', () => {
  const resting = Object.entries(sound).filter(([, payload]) => restsLater(payload, plainDate('1900-01-01')));
  expect(resting.map(([kind]) => kind)).toEqual(
    expect.arrayContaining([
      'appointed',
      'issued',
      'capital.opened',
      'repurchased',
      'converted',
      'option.exercised',
      'instrument.converted',
    ]),
  );
});
