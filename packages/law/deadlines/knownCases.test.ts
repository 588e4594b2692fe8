import { readFileSync } from 'node:fs';
import { residencyRule, residentsNeeded } from '@tabellion/book/judge/law.ts';
import { plainDate } from '@tabellion/kernel/date.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { readPostalCode } from '../address.ts';
import { readBusinessNumber } from '../businessNumber.ts';
import type { JurisdictionId } from '../jurisdictions.ts';
import {
  annualFilingDeadline,
  changeNoticeDueOn,
  firstAnnualMeetingDueOn,
  nextAnnualMeetingDueOn,
  ontarioInitialReturnDueOn,
  t2DueOn,
} from './dueDates.ts';
import { yearsEnding } from './testing.ts';

interface KnownCase<Kind extends string, Input, Expected> {
  readonly kind: Kind;
  readonly input: Input;
  readonly expected: Expected;
}

type AnnualFilingCase = KnownCase<
  'annual_filing',
  { readonly incorporation?: string; readonly fye?: string; readonly year: number },
  string | null
> & { readonly jurisdiction: JurisdictionId };

type DeadlineCase =
  | AnnualFilingCase
  | KnownCase<'initial_return_ON' | 'change_notice_15' | 'first_annual_meeting' | 't2', string, string>
  | KnownCase<'next_annual_meeting', { readonly last: string; readonly fye: string }, string>
  | KnownCase<'min_resident_directors', number, number>
  | KnownCase<'bn' | 'postal', string, boolean>;

const file = new URL('../../../tests/data/deadlines/cases.json', import.meta.url);
const deadlineCases: DeadlineCase[] = JSON.parse(readFileSync(file, 'utf8'));

const zoneBefore = process.env.TZ;

afterEach(() => {
  if (zoneBefore === undefined) delete process.env.TZ;
  else process.env.TZ = zoneBefore;
});

describe('known cases', () => {
  test.each(deadlineCases.map((given) => [JSON.stringify([given.kind, given.input]), given] as const))(
    '%s',
    (_name, given) => expect(answerCase(given)).toBe(given.expected),
  );
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

/** The answer of our rules to a case. */
function answerCase(given: DeadlineCase): string | number | boolean | null {
  switch (given.kind) {
    case 'annual_filing':
      return annualFilingDueOn(given);
    case 'initial_return_ON':
      return ontarioInitialReturnDueOn(plainDate(given.input));
    case 'change_notice_15':
      return changeNoticeDueOn('CA', 'directors', plainDate(given.input)) ?? null;
    case 'first_annual_meeting':
      return firstAnnualMeetingDueOn('CA', plainDate(given.input)) ?? null;
    case 'next_annual_meeting': {
      const { last, fye } = given.input;
      const facts = { lastMeetingOn: plainDate(last), yearEndOn: plainDate(fye) };
      return nextAnnualMeetingDueOn('CA', facts) ?? null;
    }
    case 't2':
      return t2DueOn(plainDate(given.input));
    case 'min_resident_directors':
      return residentsNeeded(given.input, residencyRule('CA', null));
    case 'bn':
      return readBusinessNumber(given.input).ok;
    case 'postal':
      return readPostalCode(given.input).ok;
  }
}

function annualFilingDueOn({ jurisdiction, input: { incorporation, fye, year } }: AnnualFilingCase) {
  const deadline = annualFilingDeadline({
    jurisdiction,
    filingYear: year,
    incorporatedOn: incorporation === undefined ? undefined : plainDate(incorporation),
    financialYears: fye === undefined ? undefined : yearsEnding(fye, incorporation ?? `${year - 2}-01-01`),
  });
  return deadline.kind === 'due' ? deadline.dueOn : null;
}
