import { afterEach, describe, expect, test } from 'vitest';
import { answerCase } from './answerCase.ts';
import { deadlineCases } from './deadlineCases.ts';

const zoneBefore = process.env.TZ;

afterEach(() => {
  if (zoneBefore === undefined) delete process.env.TZ;
  else process.env.TZ = zoneBefore;
});

/** West and east of Greenwich, a half-hour zone, and the first zone of the day; with the minutes behind UTC on
 *  January 15, 2025. */
describe.each([
  ['UTC', 0],
  ['America/St_Johns', 210],
  ['America/Vancouver', 480],
  ['Asia/Istanbul', -180],
  ['Pacific/Kiritimati', -840],
])('in %s', (zone, minutesBehind) => {
  test('every known case has its known answer', () => {
    process.env.TZ = zone;
    // Without this the test would prove nothing in a process that ignores TZ.
    expect(new Date(Date.UTC(2025, 0, 15)).getTimezoneOffset()).toBe(minutesBehind);

    const answers = deadlineCases.map((given) => ({ ...given, expected: answerCase(given) }));
    expect(answers).toEqual(deadlineCases);
  });
});
