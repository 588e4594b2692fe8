import { plainDate } from '@tabellion/kernel/date.ts';
import { expect, test } from 'vitest';
import { auditorFault, judgeStatements, lastMeetingOf, passingOf } from './annualResolutions.ts';

test('all pass a resolution in writing; where shareholders bear votes, their majority; every one that there is no auditor', () => {
  const ann = { personId: 'ann', capacity: 'shareholder' } as const;
  expect(passingOf('annual_resolution_of_directors', [{ personId: 'ann', capacity: 'director' }])).toBe(
    'all',
  );
  expect(passingOf('annual_resolution_of_shareholders', [ann])).toBe('all');
  expect(passingOf('annual_resolution_of_shareholders', [{ ...ann, votes: '1000' }])).toBe('majority');
  expect(passingOf('auditor_waiver', [ann])).toBe('every');
});

test('the return names the last meeting that was held or the resolution that is fully signed, and none that still waits', () => {
  const held = plainDate('2025-06-01');
  const year = (on: string, isPassed: boolean) => ({ datedOn: plainDate(on), isPassed });
  const today = plainDate('2026-04-01');
  expect(lastMeetingOf({ held, resolutions: [year('2026-03-20', false)] }, today)).toEqual({
    on: '2025-06-01',
    isResolution: false,
  });
  expect(lastMeetingOf({ held, resolutions: [year('2026-03-20', true)] }, today)).toEqual({
    on: '2026-03-20',
    isResolution: true,
  });
  expect(lastMeetingOf({ held: null, resolutions: [year('2026-04-02', true)] }, today)).toBeNull();
  expect(lastMeetingOf({ held: null, resolutions: [] }, today)).toBeNull();
});

test('statements are six months old at most, and are sent before anybody signs', () => {
  const of = (periodEnd: string, sentOn: string | null = '2026-03-01') =>
    judgeStatements(
      { periodEnd: plainDate(periodEnd), sentOn: sentOn === null ? null : plainDate(sentOn) },
      plainDate('2026-06-30'),
    );
  expect(judgeStatements(null, plainDate('2026-06-30'))).toBe('none');
  expect(of('2025-12-30')).toBeNull();
  expect(of('2025-12-29')).toBe('too_old');
  expect(of('2025-12-31', null)).toBe('not_sent');
  expect(of('2025-12-31', '2026-07-01')).toBe('not_sent');
});

test('where a shareholder refuses there is an auditor or a meeting', () => {
  expect(auditorFault('waived', true)).toBe('refused');
  expect(auditorFault(null, true)).toBe('refused');
  expect(auditorFault('appointed', true)).toBeNull();
  expect(auditorFault('meeting', true)).toBeNull();
  expect(auditorFault('waived', false)).toBeNull();
});
