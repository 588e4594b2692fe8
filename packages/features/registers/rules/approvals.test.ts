import { plainDate } from '@tabellion/kernel/date.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { expect, test } from 'vitest';
import {
  approvalFault,
  type NamedResolution,
  type ResolutionDocument,
  resolutionsNamedIn,
} from './approvals.ts';
import { nextNumber, readResolutionNumber } from './resolutions.ts';

const on = plainDate('2026-11-20');
const named: NamedResolution = {
  body: 'directors',
  number: 'D-2026-03',
  date: on,
  root: 'transfer',
  isGeneral: false,
};
const made = (more: Partial<ResolutionDocument>): ResolutionDocument => ({
  body: 'directors',
  number: 'D-2026-03',
  datedOn: on,
  status: 'draft',
  covers: [],
  takesMore: false,
  ...more,
});
const whyOf = (...documents: readonly Partial<ResolutionDocument>[]) =>
  approvalFault(named, documents.map(made))?.why ?? null;
const ofIt = { covers: ['transfer'] } as const;

test('a number of which no document is here was signed on paper', () => {
  expect(whyOf()).toBeNull();
  expect(whyOf({ number: 'D-2026-04', status: 'declined' })).toBeNull();
});

test('a number is the same in small letters, with other hyphens, blanks or zeros', () => {
  const spellings = [
    'd-2026-03',
    'D\u20112026\u201103',
    'D\u20132026\u201303',
    'D - 2026 - 03',
    'D-2026-3',
    '\uff24-2026-003',
  ];
  for (const number of spellings)
    expect([number, whyOf({ number, status: 'declined' })]).toEqual([number, 'declined']);
  expect(
    ['D-2026-030', 'D-2026-13', 'S-2026-03', 'D-202603'].map((number) => whyOf({ number, status: 'void' })),
  ).toEqual([null, null, null, null]);
  for (const typed of spellings) expect(readResolutionNumber(typed, 'resolution')).toEqual(ok('D-2026-03'));
  expect(readResolutionNumber(' Minute 7b ', 'resolution')).toEqual(ok('Minute 7b'));
  expect(nextNumber(on, new Set(['d-2026-1', 'D\u20112026\u201102']))).toBe('D-2026-03');
});

test('what was drafted, sent or signed for the entry carries it, and nothing that was given up does', () => {
  const alive = ['draft', 'pending', 'partially_signed', 'signed'] as const;
  expect(alive.map((status) => whyOf({ ...ofIt, status }))).toEqual([null, null, null, null]);
  const givenUp = ['declined', 'void', 'expired'] as const;
  expect(givenUp.map((status) => whyOf({ ...ofIt, status }))).toEqual(givenUp);
  expect(givenUp.map((status) => whyOf({ status }))).toEqual(givenUp);
});

test('a number that was given up stays used, whatever body and whichever day', () => {
  expect(whyOf({ status: 'declined', body: 'shareholders', datedOn: plainDate('2026-11-01') })).toBe(
    'declined',
  );
});

test('a document that was drafted again carries the entry beside the one that was voided', () => {
  expect(whyOf({ ...ofIt, status: 'void' }, { ...ofIt, status: 'draft' })).toBeNull();
  expect(whyOf({ ...ofIt, status: 'void' }, { status: 'declined' })).toBe('void');
});

test('a draft takes more entries of its body and its day; one that is fixed does not', () => {
  expect(whyOf({ takesMore: true, covers: ['issue'] })).toBeNull();
  expect(whyOf({ status: 'signed', covers: ['issue'] })).toBe('other_entry');
  expect(whyOf({ covers: ['issue'] })).toBe('other_entry');
});

test('another body or another day is refused, with who decides and the day that it bears', () => {
  const shareholders = made({ takesMore: true, body: 'shareholders' });
  expect(approvalFault(named, [shareholders])).toEqual({ why: 'other_body', body: 'directors' });
  const before = made({ takesMore: true, datedOn: plainDate('2026-11-19') });
  expect(approvalFault(named, [before])).toEqual({ why: 'other_day', on: '2026-11-19' });
  expect(approvalFault(named, [before, shareholders, made({ takesMore: true })])).toBeNull();
});

test('a number of the corporation’s own is of either body, where either may have decided', () => {
  const shareholders = made({ number: 'R-12', takesMore: true, body: 'shareholders' });
  const of = (kind: 'ceased' | 'issued') => {
    const payload = { resolution: { number: 'R-12', date: on } };
    return resolutionsNamedIn({ kind, root: 'entry', payload })
      .map((one) => ({ ...one, isGeneral: false }))
      .map((one) => approvalFault(one, [shareholders])?.why ?? null);
  };
  expect([of('ceased'), of('issued')]).toEqual([[null], ['other_body']]);
});

test('subscriptions rest on the organizing resolution though it names no entry, unless it was given up', () => {
  const resting = { ...named, isGeneral: true };
  expect(approvalFault(resting, [made({ status: 'signed', covers: ['first issue'] })])).toBeNull();
  expect(approvalFault(resting, [made({ status: 'declined' })])).toEqual({ why: 'declined' });
});
