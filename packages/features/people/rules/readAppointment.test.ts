import { plainDate } from '@tabellion/kernel/date.ts';
import { expect, test } from 'vitest';
import { readAppointment, readCessation } from './readAppointment.ts';

const around = {
  position: 'directors',
  today: plainDate('2026-04-20'),
  isOnRecord: true,
  since: plainDate('2026-04-01'),
} as const;

test('an appointment and its end may lie ahead, but not where no day of the law follows any more', () => {
  const notDate = (path: string) => ({ ok: false, error: [{ path, textCode: 'GENERAL.NOT_A_DATE' }] });
  expect(readAppointment({ appointed_on: '2027-01-01' }, around).ok).toBe(true);
  expect(readAppointment({ appointed_on: '9999-12-31' }, around)).toMatchObject(notDate('appointed_on'));
  const reason = 'resigned';
  expect(readCessation({ date: '2027-01-01', reason }, around.since).ok).toBe(true);
  expect(readCessation({ date: '9999-12-31', reason }, around.since)).toMatchObject(notDate('date'));
});
