import { expect, test } from 'vitest';
import { matchByNumber } from './matchByNumber.ts';

const documents = [
  { documentId: 'one', number: 'CS-1', title: 'Certificate CS-1, Ann' },
  { documentId: 'ten', number: 'CS-10', title: 'Certificate CS-10, Bo' },
  { documentId: 'move', number: null, title: 'Transfer of shares of Bo, CS-10' },
];
const matched = (differs: object) =>
  matchByNumber(documents, { typed: '', fileName: 'scan', text: '', ...differs }).map(
    (one) => one.documentId,
  );

test.each([
  ['the number that was typed', { typed: ' cs 1 ' }, ['one']],
  ['typed before the name and the text', { typed: 'CS-1', fileName: 'CS-10', text: 'CS-10' }, ['one']],
  ['the name of the file', { fileName: 'signed_cs1_scan', text: 'CS-10' }, ['one']],
  ['the text', { text: 'Certificate CS-1\nShares 100' }, ['one']],
  ['a certificate and its transfer', { fileName: 'CS-10 signed' }, ['ten', 'move']],
  ['no number', { text: 'ACS-1, CS-11' }, []],
  ['a number that is not there', { typed: 'CS-2', text: 'CS-1' }, []],
])('a signed copy is matched by %s', (_, differs, expected) => {
  expect(matched(differs)).toEqual(expected);
});

test.each([
  ['words', 'The quick brown fox 12 '],
  ['beginnings of numbers', 'CS '],
  ['digits', '1-'],
  ['spaces', ' '],
  ['gaps', 'CS-                                                  '],
])('a long text of %s takes no longer for a thousand certificates than for one', (_, words) => {
  const text = words.repeat(300_000 / words.length);
  const seconds = (count: number) => {
    const many = Array.from({ length: count }, (_one, at) => ({
      documentId: String(at),
      title: '',
      number: `CS-${at + 1}`,
    }));
    const began = performance.now();
    expect(matchByNumber(many, { typed: '', fileName: 'scan', text })).toEqual([]);
    return performance.now() - began;
  };
  seconds(1);
  expect(seconds(1_000)).toBeLessThan(10 * seconds(1) + 100);
});
