import { statusOf } from '@tabellion/texts/codes.ts';
import pg from 'pg';
import { expect, test } from 'vitest';
import { codeOfError } from './codeOfError.ts';

const ofDatabase = (code: string) => Object.assign(new pg.DatabaseError('refused', 0, 'error'), { code });
const ofStatus = (statusCode: number) => Object.assign(new Error('refused'), { statusCode });

test('whoever waited too long for another’s write is told to try again, as of a busy service', () => {
  const code = codeOfError(ofDatabase('55P03'));
  expect([code, statusOf(code)]).toEqual(['REGISTERS.HELD_UP', 503]);
  expect(codeOfError(ofStatus(503))).toBe('GENERAL.NOT_READY');
});

test.each([
  ['a full disk', ofDatabase('53100')],
  ['too many connections', ofDatabase('53300')],
  ['a server that is being stopped', ofDatabase('57P01')],
  ['a server that is starting', ofDatabase('57P03')],
  ['a statement that took too long', ofDatabase('57014')],
  ['a server that only reads', ofDatabase('25006')],
  ['nobody who listens', Object.assign(new Error('x'), { code: 'ECONNREFUSED', syscall: 'connect' })],
  ['no socket', Object.assign(new Error('x'), { code: 'ENOENT', syscall: 'connect' })],
  ['a broken connection', new Error('Connection terminated unexpectedly')],
])('%s is a service that is not ready', (_, error) => {
  expect(codeOfError(error)).toBe('GENERAL.NOT_READY');
});

test('a file that is missing is no database that is away', () => {
  const missing = Object.assign(new Error('x'), { code: 'ENOENT', syscall: 'open' });
  expect(codeOfError(missing)).toBe('GENERAL.UNEXPECTED');
});

test('an error without a status says nothing of what went wrong inside', () => {
  expect([codeOfError(new Error('secret')), codeOfError(ofDatabase('42P01'))]).toEqual([
    'GENERAL.UNEXPECTED',
    'GENERAL.UNEXPECTED',
  ]);
});

test.each([
  [413, 'GENERAL.TOO_LARGE'],
  [415, 'GENERAL.WRONG_TYPE'],
  [429, 'GENERAL.TOO_MANY'],
  [403, 'GENERAL.NOT_FOUND'],
  [404, 'GENERAL.NOT_FOUND'],
  [400, 'GENERAL.MALFORMED'],
])('status %i is answered as %s', (status, code) => {
  expect(codeOfError(ofStatus(status))).toBe(code);
});
