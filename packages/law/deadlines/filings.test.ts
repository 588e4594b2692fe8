import { type PlainDate, plainDate } from '@tabellion/kernel/date.ts';
import { expect, test } from 'vitest';
import type { JurisdictionId } from '../jurisdictions.ts';
import {
  type FilingKind,
  filingDeadline,
  filingFee,
  filingSection,
  opensOn,
  standingAtRiskFrom,
} from './filings.ts';
import type { FinancialYears } from './financialYears.ts';
import { yearsEnding } from './testing.ts';

const maple = {
  jurisdiction: 'CA',
  incorporatedOn: plainDate('2025-03-12'),
  financialYears: undefined,
} as const;

const daysOf = (
  kind: FilingKind,
  occasion: string,
  facts: {
    jurisdiction: JurisdictionId;
    incorporatedOn: PlainDate;
    financialYears: FinancialYears | undefined;
  } = maple,
  registration: JurisdictionId = facts.jurisdiction,
) => {
  const found = filingDeadline({ registration, kind, occasion }, facts);
  return found && [opensOn(found), found.dueOn, standingAtRiskFrom(found)];
};

test('a federal return opens on the anniversary, is due after 60 days, and standing is at risk after 90', () => {
  expect(daysOf('annual_filing', '2026')).toEqual(['2026-03-12', '2026-05-11', '2026-06-10']);
});

test('no return is due for the year of incorporation, nor before it', () => {
  expect(daysOf('annual_filing', '2025')).toBeUndefined();
  expect(daysOf('annual_filing', '1999')).toBeUndefined();
});

test('a leap day has its anniversary on February 28 in common years', () => {
  const leap = { ...maple, incorporatedOn: plainDate('2024-02-29') };
  expect(daysOf('annual_filing', '2025', leap)).toEqual(['2025-02-28', '2025-04-29', '2025-05-29']);
  expect(daysOf('annual_filing', '2028', leap)?.[0]).toBe('2028-02-29');
});

test('Ontario’s return opens after the year end, and another year end moves its day and not its year', () => {
  const ontario = {
    jurisdiction: 'ON',
    incorporatedOn: plainDate('2024-05-01'),
    financialYears: yearsEnding('06-30', '2024-05-01'),
  } as const;
  expect(daysOf('annual_filing', '2025', ontario)).toEqual(['2025-07-01', '2025-12-30', '2025-12-31']);
  const changed = { ...ontario, financialYears: yearsEnding('12-31', '2024-05-01') };
  expect(daysOf('annual_filing', '2025', changed)).toEqual(['2026-01-01', '2026-06-30', '2026-07-01']);
  expect(daysOf('annual_filing', '2024', ontario)).toEqual(['2024-07-01', '2024-12-30', '2024-12-31']);
  expect(daysOf('annual_filing', '2025', { ...ontario, financialYears: undefined })).toBeUndefined();
});

test('a notice is named by its day, whether or not it is settled, and standing does not follow from it', () => {
  expect(daysOf('office_notice', '2026-04-01')).toEqual(['2026-04-01', '2026-04-16', null]);
  expect(daysOf('isc_file', '2026-04-01')).toEqual(['2026-04-01', '2026-04-16', null]);
  expect(daysOf('officer_notice', '2026-04-01')).toBeUndefined();
});

test('a notice to Ontario of a federal corporation is to be confirmed; its initial return was read', () => {
  const marks = (['office_notice', 'ontario_initial_return'] as const).map(
    (kind) =>
      filingDeadline({ registration: 'ON', kind, occasion: '2026-04-01' }, maple)?.confirmWithRegistry,
  );
  expect(marks).toEqual([true, false]);
});

test('a filing names its section and its fee with its date, and neither where none is known', () => {
  const told = (registration: JurisdictionId, kind: FilingKind) => [
    filingSection({ registration, kind }),
    filingFee({ registration, kind })?.onlineCents,
    filingFee({ registration, kind })?.as_of,
  ];
  expect(told('CA', 'annual_filing')).toEqual(['CBCA s. 263', 1200, '2025-07-24']);
  expect(told('CA', 'director_notice')).toEqual(['CBCA s. 113', 0, '2025-07-24']);
  expect(told('ON', 'annual_filing')).toEqual(['CIA s. 3.1; O. Reg. 400/21', 0, null]);
  expect(told('MB', 'office_notice')).toEqual([null, undefined, undefined]);
});
