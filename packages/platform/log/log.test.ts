import pg from 'pg';
import { expect, test } from 'vitest';
import { describeFault, faultCode } from './fault.ts';
import { openLog } from './log.ts';
import { startLines } from './start-lines.ts';

function capture() {
  const lines: string[] = [];
  return { lines, log: openLog('info', { write: (line: string) => void lines.push(line) }) };
}

const parsed = (line: string | undefined): Record<string, unknown> => JSON.parse(line ?? '{}');

test('secrets and personal facts are blanked by their names, at any depth; ids and codes stay', () => {
  const { lines, log } = capture();
  log.info('tried', {
    requestId: 'r1',
    orgId: 'o1',
    textCode: 'GENERAL.STALE',
    seq: 12n,
    headers: { authorization: 'Bearer x', Cookie: 'a=b', 'x-api-key': 'k' },
    body: [
      { email: 'ann@example.com', person: { firstname: 'Ann', last_name: 'Yılmaz', phone_number: '1' } },
    ],
    card: { number: '4242' },
    newPassword: 'Secret1!',
    address_line_1: '12 King Street',
    name: 'Ann',
  });
  expect(parsed(lines[0])).toMatchObject({
    level: 'info',
    msg: 'tried',
    requestId: 'r1',
    orgId: 'o1',
    textCode: 'GENERAL.STALE',
    seq: '12',
  });
  for (const word of ['Bearer', 'a=b', '"k"', 'ann@', 'Ann', 'Yılmaz', '4242', 'Secret', 'King', '"1"'])
    expect(lines[0]).not.toContain(word);
});

test('a refused request is one line for information, a failed one an error with its place', () => {
  const { lines, log } = capture();
  const line = { requestId: 'r1', endpoint: 'POST /api/person/update', ms: 12.4 };
  log.failedRequest({ ...line, status: 422, textCode: 'GENERAL.FIELD_INVALID' });
  log.failedRequest({
    ...line,
    status: 500,
    textCode: 'GENERAL.UNEXPECTED',
    error: new Error('no head row'),
  });
  expect(lines).toHaveLength(2);
  expect(parsed(lines[0])).toMatchObject({ ...line, ms: 12, level: 'info', status: 422 });
  expect(parsed(lines[1])).toMatchObject({
    level: 'error',
    fault: { kind: 'Error', message: 'no head row' },
  });
  expect(lines[1]).toContain('log.test.ts');
});

test('an error of the database or a peer is told by class, code and place, never by its words', () => {
  const conflict = Object.assign(new pg.DatabaseError('Key (email)=(ann@example.com) exists', 1, 'error'), {
    code: '23505',
    constraint: 'users_email_key',
    table: 'users',
    detail: 'Key (email)=(ann@example.com) already exists.',
  });
  const fault = describeFault(new Error('could not register', { cause: conflict }));
  expect(fault).toMatchObject({
    message: 'could not register',
    cause: { kind: 'error', code: '23505', constraint: 'users_email_key', table: 'users' },
  });
  expect(JSON.stringify(fault)).not.toContain('ann@');
  expect(faultCode(conflict)).toBe('error 23505 users_email_key');
  expect(faultCode('a word')).toBe('string');
});

test('a parser’s error, which quotes what it read, is told without its words', () => {
  let caught: unknown;
  try {
    JSON.parse('{"email": ann@example.com}');
  } catch (error) {
    caught = error;
  }
  expect(describeFault(caught)).not.toHaveProperty('message');
  expect(JSON.stringify(describeFault(caught))).not.toContain('ann@');
});

test('a message of several lines leaves no line of it in the stack', () => {
  const error = new RangeError('first\n    at ann@example.com');
  expect(JSON.stringify(describeFault(error))).not.toContain('ann@');
});

test('the start says in a few lines where to go, where mail goes, and how to stop', () => {
  const started = {
    name: 'Tabellion',
    publicUrl: 'http://localhost:3000',
    mailboxAt: 'http://localhost:3000/mailbox/s3cret',
    ms: 812,
  };
  expect(
    startLines({
      ...started,
      mail: 'mailbox',
      metricsAt: 'http://localhost:3000/metrics/s3cret',
      dataDir: '/srv/data',
    }),
  ).toEqual([
    'Tabellion is ready at http://localhost:3000 (0.8 s)',
    '  Mail stays on this machine: read it at http://localhost:3000/mailbox/s3cret',
    '  Figures are at http://localhost:3000/metrics/s3cret',
    '  Data is in /srv/data',
    '  Open the address and register to begin. Ctrl-C stops.',
  ]);
  expect(startLines({ ...started, mail: 'none' })).toHaveLength(3);
});
