import { plainDate } from '@tabellion/kernel/date.ts';
import { expect, test } from 'vitest';
import { type AppointmentOptions, readAppointment, readCessation } from './readAppointment.ts';

const options = {
  position: 'directors',
  today: plainDate('2026-04-20'),
  isOnRecord: true,
  isTakenOver: false,
  since: plainDate('2026-04-01'),
} as const;

test('an appointment is told when its day has come: until then nobody could find the seat to mend it', () => {
  const refused = { ok: false, error: [{ path: 'appointed_on', textCode: 'PEOPLE.DATE_IN_FUTURE' }] };
  expect(readAppointment({ appointed_on: '2027-01-01' }, options)).toMatchObject(refused);
  expect(readAppointment({ appointed_on: options.today }, options).ok).toBe(true);
});

test('a resolution told by its number alone bears the day of the appointment, or of its end', () => {
  const resolved = { resolution: 'S-4' };
  expect(readAppointment({ appointed_on: options.today, ...resolved }, options)).toMatchObject({
    value: { resolution: { number: 'S-4', date: options.today } },
  });
  const ended = { date: '2026-12-30', reason: 'removed', ...resolved } as const;
  expect(readCessation(ended, options.since)).toMatchObject({
    value: { resolution: { number: 'S-4', date: '2026-12-30' } },
  });
  const founding = { ...options, isOnRecord: false };
  expect(readAppointment(resolved, founding)).toMatchObject({
    error: [{ path: 'resolution_on', textCode: 'PEOPLE.RESOLUTION_DATE_REQUIRED' }],
  });
});

test('the day of a resolution asks for its number', () => {
  const resolved = { resolution_on: '2026-12-30' };
  const refused = { error: [{ path: 'resolution', textCode: 'PEOPLE.RESOLUTION_NUMBER_REQUIRED' }] };
  expect(readAppointment({ appointed_on: options.today, ...resolved }, options)).toMatchObject(refused);
  const ended = { date: '2026-12-30', reason: 'removed', ...resolved } as const;
  expect(readCessation(ended, options.since)).toMatchObject(refused);
});

test('nobody is appointed or removed before the resolution; of another end the directors take note later', () => {
  const since = plainDate('2026-04-10');
  const later = { resolution: 'S-4', resolution_on: '2026-04-15' };
  const refused = {
    error: [{ path: 'resolution_on', textCode: 'PEOPLE.BEFORE_RESOLUTION', params: { date: '2026-04-14' } }],
  };
  expect(readAppointment({ appointed_on: '2026-04-14', ...later }, options)).toMatchObject(refused);
  expect(readAppointment({ appointed_on: '2026-04-15', ...later }, options).ok).toBe(true);
  const ended = (date: string, reason: 'removed' | 'resigned') =>
    readCessation({ date, reason, ...later }, since);
  expect(ended('2026-04-14', 'removed')).toMatchObject(refused);
  expect(ended('2026-04-15', 'removed').ok).toBe(true);
  expect(ended('2026-04-14', 'resigned').ok).toBe(true);
});

test('an older entry that names a later resolution takes a consent, and is judged once its day or its resolution is told anew', () => {
  const existing = {
    title: null,
    on: plainDate('2026-04-10'),
    consentOn: null,
    resolution: { number: 'S-4', date: plainDate('2026-04-15') },
  };
  const told = (input: Parameters<typeof readAppointment>[0]) =>
    readAppointment(input, { ...options, existing });
  expect(told({ consent_on: '2026-04-10' })).toMatchObject({
    value: { ...existing, consentOn: '2026-04-10' },
  });
  expect(told({ resolution: 'S-4', resolution_on: '2026-04-15' }).ok).toBe(true);
  const refused = { error: [{ path: 'resolution_on', textCode: 'PEOPLE.BEFORE_RESOLUTION' }] };
  expect(told({ resolution_on: '2026-04-14' })).toMatchObject(refused);
  expect(told({ appointed_on: '2026-04-11' })).toMatchObject(refused);
  expect(told({ appointed_on: '2026-04-15' }).ok).toBe(true);
});

test('an end may lie ahead, but not where no day of the law follows any more', () => {
  const notDate = (path: string) => ({ ok: false, error: [{ path, textCode: 'GENERAL.NOT_A_DATE' }] });
  const reason = 'resigned';
  const resolved = { resolution: 'S-4', resolution_on: '2026-12-30' };
  expect(readCessation({ date: '2027-01-01', reason }, options.since)).toMatchObject({
    value: { resolution: null },
  });
  expect(readCessation({ date: '2027-01-01', reason, ...resolved }, options.since)).toMatchObject({
    value: { resolution: { number: 'S-4', date: '2026-12-30' } },
  });
  expect(readCessation({ date: '9999-12-31', reason }, options.since)).toMatchObject(notDate('date'));
});

test('a corporation that existed before says since when a seat is held, not before it existed', () => {
  const founding = { ...options, isOnRecord: false, since: plainDate('2015-06-01') };
  const takenOver = { ...founding, isTakenOver: true };
  const on = (appointed_on: string | undefined, of: AppointmentOptions) =>
    readAppointment({ appointed_on }, of);
  expect(on('2019-04-01', takenOver)).toMatchObject({ value: { on: '2019-04-01' } });
  expect(on(undefined, takenOver)).toMatchObject({ value: { on: null } });
  expect(on('2015-05-31', takenOver)).toMatchObject({ error: [{ textCode: 'PEOPLE.BEFORE_INCORPORATION' }] });
  expect(on('2019-04-01', founding)).toMatchObject({ error: [{ textCode: 'PEOPLE.DATED_BY_CERTIFICATE' }] });
});

test('a seat whose first day nobody knows began on a day or before, where the corporation existed before it came here', () => {
  const takenOver = { ...options, isTakenOver: true, since: plainDate('2015-06-01') };
  const orBefore = { appointed_on: '2019-04-01', or_before: true };
  expect(readAppointment(orBefore, takenOver)).toMatchObject({ value: { on: '2019-04-01', orBefore: true } });
  expect(readAppointment({ ...orBefore, appointed_on: options.since }, options)).toMatchObject({
    error: [{ path: 'or_before', textCode: 'PEOPLE.DAY_IS_KNOWN' }],
  });
  const founding = { ...takenOver, isOnRecord: false };
  expect(readAppointment({ or_before: true }, founding)).toMatchObject({
    error: [{ path: 'appointed_on', textCode: 'GENERAL.FIELD_REQUIRED' }],
  });
  const existing = {
    title: null,
    on: plainDate('2019-04-01'),
    orBefore: true,
    consentOn: null,
    resolution: null,
  };
  expect(readAppointment({ or_before: false }, { ...takenOver, existing })).toMatchObject({
    value: { on: '2019-04-01', orBefore: false },
  });
  // Once the day is known it takes the place of the last one possible.
  expect(readAppointment({ appointed_on: '2018-06-01' }, { ...takenOver, existing })).toMatchObject({
    value: { on: '2018-06-01', orBefore: false },
  });
  expect(readAppointment({ consent_on: '2020-01-01' }, { ...takenOver, existing })).toMatchObject({
    value: { on: '2019-04-01', orBefore: true },
  });
});
