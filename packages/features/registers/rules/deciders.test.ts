import { plainDate } from '@tabellion/kernel/date.ts';
import { expect, test } from 'vitest';
import { type Decision, decidersOf, isOfFormerBook, otherDeciderOf } from './deciders.ts';

const on = plainDate('2026-05-04');
const federal = { jurisdiction: 'CA', agreements: [], on };
const ontario = { ...federal, jurisdiction: 'ON' };
const appointed = (position: 'director' | 'presidents'): Decision => ({ kind: 'appointed', position });
const ceased = (position: 'director' | 'presidents', reason: 'removed' | 'term' | 'resigned'): Decision => ({
  kind: 'ceased',
  position,
  reason,
});
const address = (city: string) => ({
  street: '1 King Street',
  unit: null,
  city,
  province: 'ON',
  postalCode: 'M5H 1A1',
  country: 'CA',
});
const moved = (to: string, place: 'registered' | 'records' = 'registered'): Decision => ({
  kind: 'address.changed',
  payload: { place, address: address(to) },
  before: { city: 'Toronto' },
});

test('directors appoint and remove officers, shareholders alone remove a director (CBCA ss. 109(1), 121)', () => {
  expect([
    decidersOf(appointed('presidents'), federal),
    decidersOf(ceased('presidents', 'removed'), ontario),
    decidersOf(ceased('director', 'removed'), federal),
  ]).toEqual([['directors'], ['directors'], ['shareholders']]);
  // Shareholders elect directors, and directors fill their seats; a term that ends, or who resigns, is decided by nobody.
  expect([
    decidersOf(appointed('director'), federal),
    decidersOf(ceased('director', 'term'), federal),
    decidersOf(ceased('presidents', 'resigned'), federal),
    // Its law was not read.
    decidersOf(ceased('director', 'removed'), { ...federal, jurisdiction: 'BC' }),
  ]).toEqual([null, null, null, null]);
});

test('directors fix the office, in Ontario within its municipality (CBCA s. 19(3); OBCA s. 14)', () => {
  expect([
    decidersOf(moved('Ottawa'), federal),
    decidersOf(moved('Ottawa'), ontario),
    decidersOf(moved('Toronto'), ontario),
    // Another spelling of the same municipality.
    decidersOf(moved('TORONTO.'), ontario),
    decidersOf(moved('Ottawa', 'records'), ontario),
    decidersOf({ ...moved('Ottawa'), before: undefined } as Decision, ontario),
  ]).toEqual([['directors'], ['shareholders'], ['directors'], ['directors'], ['directors'], null]);
});

test('a unanimous agreement may give the shareholders all that is the directors’ (CBCA s. 146(1))', () => {
  const agreed = (since: string) => ({ ...federal, agreements: [{ since: plainDate(since) }] });
  expect([
    decidersOf(appointed('presidents'), agreed('2026-05-04')),
    decidersOf(ceased('director', 'removed'), agreed('2026-05-04')),
    // It holds from its own day on.
    decidersOf(appointed('presidents'), agreed('2026-05-05')),
  ]).toEqual([['directors', 'shareholders'], ['shareholders'], ['directors']]);
});

test('a number of another sequence names the body that decides, and a number of the corporation’s own says nothing of a body', () => {
  const other = (decision: Decision, number: string) => otherDeciderOf(decision, { number }, federal);
  expect([
    other(appointed('presidents'), 'S-2026-01'),
    other(appointed('presidents'), 'Minute 12'),
    other(ceased('director', 'removed'), 'D-2026-05'),
    other(ceased('director', 'removed'), 'R-12'),
    other(ceased('director', 'removed'), '2026-4'),
    other(ceased('director', 'removed'), 'S-2026-02'),
    other(ceased('director', 'term'), 'S-2026-02'),
  ]).toEqual(['directors', null, 'shareholders', null, null, null, null]);
});

test('the book that was kept before ends the day before this one begins', () => {
  const book = { isFoundedHere: false, beganOn: on };
  expect([
    isOfFormerBook(book, plainDate('2026-05-03')),
    isOfFormerBook(book, on),
    isOfFormerBook({ ...book, isFoundedHere: true }, plainDate('2026-05-03')),
  ]).toEqual([true, false, false]);
});
