import { plainDate } from '@tabellion/kernel/date.ts';
import { expect, test } from 'vitest';
import {
  type AnnualSignee,
  auditorFault,
  judgePassed,
  judgeStatements,
  lastMeetingOf,
  passingOf,
} from './annualResolutions.ts';

const signee = (personId: string, votes: string | null, hasSigned: boolean): AnnualSignee => ({
  personId,
  votes,
  hasSigned,
});

test('all pass a resolution in writing; in Ontario the shareholders by the majority of the votes', () => {
  expect(passingOf('annual_resolution_of_directors', 'CA')).toBe('all');
  expect(passingOf('annual_resolution_of_shareholders', 'CA')).toBe('all');
  expect(passingOf('annual_resolution_of_directors', 'ON')).toBe('all');
  expect(passingOf('annual_resolution_of_shareholders', 'ON')).toBe('majority');
  expect(passingOf('auditor_waiver', 'CA')).toBe('every');
  expect(passingOf('auditor_waiver', 'ON')).toBe('every');
});

test('half of the votes is no majority, a vote more is, and who did not sign is told', () => {
  const two = (ann: string, bo: string) => [signee('ann', ann, true), signee('bo', bo, false)];
  expect(judgePassed('majority', two('500', '500')).isPassed).toBe(false);
  expect(judgePassed('majority', two('501', '500'))).toEqual({
    isPassed: true,
    given: 1,
    of: 2,
    others: ['bo'],
  });
  expect(judgePassed('all', two('501', '500')).isPassed).toBe(false);
});

test('a shareholder without votes signs that there is no auditor, and no majority does it for him', () => {
  const holders = [signee('ann', '1000', true), signee('cy', '0', false)];
  expect(judgePassed('every', holders).isPassed).toBe(false);
  expect(judgePassed('every', [signee('ann', '1000', true), signee('cy', '0', true)]).isPassed).toBe(true);
});

test('nobody passes nothing', () => {
  expect(judgePassed('all', []).isPassed).toBe(false);
  expect(judgePassed('majority', []).isPassed).toBe(false);
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
