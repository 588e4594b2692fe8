import { dateInZone, instant, plainDate } from '@tabellion/kernel/date.ts';
import { describe, expect, test } from 'vitest';
import { olderOpenYear, waitOf } from './due.ts';
import { type FilingEventName, filingStatus, registryState } from './status.ts';

const days = { opensOn: plainDate('2026-03-12'), dueOn: plainDate('2026-05-11'), mark: undefined };
const statusOn = (today: string, ...events: FilingEventName[]) =>
  filingStatus({ ...days, events: events.map((event) => ({ event })), today: plainDate(today) });

describe('the status of a filing', () => {
  test('follows its days: due on the first and on the last, overdue the day after', () => {
    expect(['2026-03-11', '2026-03-12', '2026-05-11', '2026-05-12'].map((day) => statusOn(day))).toEqual([
      'upcoming',
      'due',
      'due',
      'overdue',
    ]);
  });

  test('is Complete once it is paid, whatever the registry says then', () => {
    expect(statusOn('2026-04-01', 'begun')).toBe('in_progress');
    expect(statusOn('2026-04-01', 'begun', 'ready')).toBe('awaiting_payment');
    expect(statusOn('2026-06-01', 'begun', 'ready', 'paid')).toBe('Complete');
    expect(statusOn('2026-06-01', 'begun', 'paid', 'sent', 'rejected')).toBe('Complete');
  });

  test('is what its days say again once what was said is taken back', () => {
    expect(statusOn('2026-04-01', 'marked_filed')).toBe('Complete');
    expect(statusOn('2026-04-01', 'marked_filed', 'withdrawn')).toBe('due');
    expect(statusOn('2026-06-01', 'begun', 'paid', 'withdrawn', 'begun')).toBe('in_progress');
    // The registry has it: only the member's own word is taken back.
    expect(statusOn('2026-06-01', 'paid', 'sent', 'rejected', 'marked_filed', 'withdrawn')).toBe('Complete');
  });

  test('changes on the day of the registry, wherever the reader is', () => {
    // New Year in Kiritimati and Istanbul is still the old year in St. John’s, Toronto and Vancouver.
    const now = instant('2026-12-31T22:30:00Z');
    const zones = [
      'Pacific/Kiritimati',
      'Europe/Istanbul',
      'America/St_Johns',
      'America/Toronto',
      'America/Vancouver',
    ];
    const due = { ...days, opensOn: plainDate('2026-11-01'), dueOn: plainDate('2026-12-31'), events: [] };
    expect(zones.map((zone) => filingStatus({ ...due, today: dateInZone(now, zone) }))).toEqual([
      'overdue',
      'overdue',
      'due',
      'due',
      'due',
    ]);
  });

  test('is not applicable, or Complete, where its deadline was marked so', () => {
    const marked = (mark: 'done' | 'not_applicable') =>
      filingStatus({ ...days, events: [], today: plainDate('2026-06-01'), mark });
    expect([marked('not_applicable'), marked('done')]).toEqual(['not_applicable', 'Complete']);
  });
});

describe('what it waits for', () => {
  const year = (
    filingYear: number,
    status: 'overdue' | 'Complete' | 'upcoming',
    corrects: string | null = null,
  ) =>
    ({
      registration: 'CA',
      kind: 'annual_filing',
      occasion: String(filingYear),
      filingYear,
      corrects,
      status,
      registry: { state: null },
    }) as const;

  test('is the oldest missing year of the same return; a correction and another return wait for none', () => {
    const all = [
      year(2024, 'Complete'),
      year(2025, 'overdue'),
      year(2026, 'overdue'),
      year(2027, 'upcoming'),
    ];
    expect(all.map((one) => olderOpenYear(one, all))).toEqual([null, null, 2025, 2025]);
    expect(olderOpenYear(year(2027, 'overdue', 'x'), all)).toBeNull();
    expect(olderOpenYear({ ...year(2027, 'upcoming'), registration: 'ON' }, all)).toBeNull();
  });

  test('is the registry after the payment, and a correction where it was sent back', () => {
    expect(waitOf('Complete', { state: null }, null)).toBe('registry');
    expect(waitOf('Complete', { state: 'sent' }, null)).toBe('registry');
    expect(waitOf('Complete', { state: 'rejected' }, null)).toBe('correction');
    expect(waitOf('Complete', { state: 'accepted' }, null)).toBeNull();
    expect(waitOf('upcoming', { state: null }, null)).toBe('opening');
    expect(waitOf('due', { state: null }, 2024)).toBe('older_year');
    expect(waitOf('awaiting_payment', { state: null }, null)).toBe('payment');
  });
});

test('the registry’s last word stands: sent again after a refusal, it waits', () => {
  const at = instant('2026-04-01T12:00:00Z');
  const said = (event: FilingEventName, filedOn: string | null = null, details = {}) => ({
    event,
    at,
    byUser: null,
    filedOn: filedOn === null ? null : plainDate(filedOn),
    details,
  });
  const refused = [
    said('paid'),
    said('sent', null, { returnId: 'r1' }),
    said('rejected', null, { reasons: [] }),
  ];
  expect(registryState(refused).state).toBe('rejected');
  expect(registryState([...refused, said('sent')])).toMatchObject({
    state: 'sent',
    filedOn: null,
    returnId: 'r1',
  });
  expect(
    registryState([...refused, said('sent'), said('accepted', '2026-04-02', { number: '7' })]),
  ).toMatchObject({
    state: 'accepted',
    number: '7',
    filedOn: '2026-04-02',
  });
});
