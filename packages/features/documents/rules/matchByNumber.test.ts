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
