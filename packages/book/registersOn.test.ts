import { canonicalJson } from '@tabellion/kernel/canonical.ts';
import { plainDate } from '@tabellion/kernel/date.ts';
import { expect, test } from 'vitest';
import { actRecord, readActRecords } from './actRecord.ts';
import { registersOn } from './registersOn.ts';
import { factOf, founded, idOf, issue, sourceOf } from './testing.ts';

function story() {
  const told = founded('Ann', 'Bo');
  told.appointed('seat', 'Ann', 'director', '2025-03-12');
  told.appointed('office', 'Ann', 'presidents', '2025-04-01');
  told.issued('2025-03-12', issue('Ann', 'Common', 750, 1), issue('Bo', 'Common', 250, 2));
  told.transferred('2025-06-01', sourceOf(told, 'CO-2'), [{ holder: 'Ann', shares: 250, serial: 3 }]);
  told.ceased('office', '2025-07-01');
  return told;
}

const facts = new Map([[factOf('Ann').fact, { firstname: 'Ann' }]]);

test('the registers of a day name certificates, holders and seats, and persons as far as their names are shown', () => {
  const { acts } = story();
  const may = registersOn(acts, plainDate('2025-05-01'), facts);
  expect(may.holders.map(({ certificate, quantity, name }) => [certificate, quantity, name])).toEqual([
    ['CO-1', '750', { firstname: 'Ann' }],
    ['CO-2', '250', null],
  ]);
  expect(may.cap_table.holders.map(({ person, percent }) => [person, percent])).toEqual([
    [idOf('Ann'), '75.00'],
    [idOf('Bo'), '25.00'],
  ]);
  expect(may.directors.map(({ person, from }) => [person, from])).toEqual([[idOf('Ann'), '2025-03-12']]);
  expect(may.officers.map(({ position }) => position)).toEqual(['presidents']);
  const july = registersOn(acts, plainDate('2025-07-01'), facts);
  expect(july.holders.map(({ certificate }) => certificate)).toEqual(['CO-1', 'CO-3']);
  expect(july.officers).toEqual([]);
  expect(july.cap_table.classes).toMatchObject([{ issued: '1000', stated_capital: '1000/1' }]);
});

const recordsOf = (org = 'org') => story().acts.map((act) => ({ ...actRecord(org, act) }));

test('acts come back from their records as they were', () => {
  const { acts, unread } = readActRecords(JSON.parse(canonicalJson(recordsOf())));
  expect([acts, unread]).toEqual([story().acts, undefined]);
});

test('the first act that cannot be read ends the reading, and says why', () => {
  const unreadWith = (change: Readonly<Record<string, unknown>>) => {
    const records = recordsOf().map((record, place) => (place === 3 ? { ...record, ...change } : record));
    const { acts, unread } = readActRecords(records);
    return [acts.length, unread];
  };
  const malformed = [3, { why: 'malformed', seq: 4 }];
  expect(unreadWith({ kind: 'merged' })).toEqual([3, { why: 'unknown', seq: 4, kind: 'merged', v: 1 }]);
  expect(unreadWith({ v: 9 })).toMatchObject([3, { why: 'unknown', seq: 4, v: 9 }]);
  expect(unreadWith({ seq: 5 })).toEqual(malformed);
  expect(unreadWith({ org_id: 'another' })).toEqual(malformed);
  expect(unreadWith({ payload: {} })).toEqual(malformed);
  expect(unreadWith({ effective_on: '2025-02-30' })).toEqual(malformed);
  expect(unreadWith({ verb: 'forget' })).toEqual(malformed);
});
