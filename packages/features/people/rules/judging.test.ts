import type { Appointment } from '@tabellion/book/entities.ts';
import { plainDate } from '@tabellion/kernel/date.ts';
import { expect, test } from 'vitest';
import { standingWarnings } from './judging.ts';

test('the day of the notice is told where the law of the jurisdiction is known, and nowhere else', () => {
  const seat: Appointment = {
    appointmentId: 'a',
    personId: 'ann',
    position: 'director',
    title: null,
    status: 'active',
    from: plainDate('2026-04-13'),
    ceasedOn: null,
    reason: null,
    consentOn: plainDate('2026-04-13'),
    residency: null,
    resolution: null,
  };
  const summaryOf = (jurisdiction: 'CA' | 'NS' | 'QC') =>
    standingWarnings(
      {
        corporation: null,
        jurisdiction,
        sector: null,
        electedOn: null,
        appointments: [seat],
        facts: new Map(),
      },
      { personId: 'ann', today: plainDate('2026-04-20'), isFounding: false },
    ).flatMap(({ textCode, params }) => (textCode === 'PEOPLE.NOTICE_DUE' ? [params?.date] : []));
  expect([summaryOf('CA'), summaryOf('QC'), summaryOf('NS')]).toEqual([['2026-04-28'], ['2026-05-13'], []]);
});
