import { residencyRule, residentsNeeded } from '@tabellion/book/judge/law.ts';
import { plainDate } from '@tabellion/kernel/date.ts';
import { readBusinessNumber } from '../businessNumber.ts';
import {
  annualFilingDeadline,
  changeNoticeDueOn,
  firstAnnualMeetingDueOn,
  nextAnnualMeetingDueOn,
  ontarioInitialReturnDueOn,
  t2DueOn,
} from '../deadlines.ts';
import { readFiscalYearEnd } from '../fiscalYearEnd.ts';
import { readPostalCode } from '../postalCode.ts';
import type { deadlineCases } from './deadlineCases.ts';

export type DeadlineCase = (typeof deadlineCases)[number];

/** What our rules answer to a case; compared with its `expected`. */
export function answerCase(given: DeadlineCase): string | number | boolean | null {
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

function annualFilingDueOn({ jurisdiction, input }: Extract<DeadlineCase, { kind: 'annual_filing' }>) {
  const end = 'fye' in input ? readFiscalYearEnd(input.fye) : undefined;
  const deadline = annualFilingDeadline({
    jurisdiction,
    filingYear: input.year,
    incorporatedOn: 'incorporation' in input ? plainDate(input.incorporation) : undefined,
    fiscalYearEnd: end?.ok ? end.value : undefined,
  });
  return deadline.kind === 'due' ? deadline.dueOn : null;
}
