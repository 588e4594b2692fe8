import { expect, test } from 'vitest';
import type { MetricsReader } from '../config/config.ts';
import { mayReadMetrics } from './may-read.ts';

const host = 'localhost:3000';
const here: MetricsReader = { kind: 'this_machine' };
const withToken: MetricsReader = { kind: 'token', token: '0123456789abcdef' };

test.each<[string, string, Record<string, string>, MetricsReader, boolean]>([
  ['this machine', '127.0.0.1', { host }, here, true],
  ['this machine over IPv6', '::1', { host: '[::1]:3000' }, here, true],
  ['this machine, mapped', '::ffff:127.0.0.1', { host: '127.0.0.1:3000' }, here, true],
  ['another machine', '10.0.0.7', { host }, here, false],
  ['a proxy on this machine', '127.0.0.1', { host, 'x-forwarded-for': '10.0.0.7' }, here, false],
  ['a page whose name leads to this machine', '127.0.0.1', { host: 'evil.test:3000' }, here, false],
  ['a name that begins like ours', '127.0.0.1', { host: 'localhost.evil.test' }, here, false],
  ['no host at all', '127.0.0.1', {}, here, false],
  ['the token', '10.0.0.7', { authorization: 'Bearer 0123456789abcdef' }, withToken, true],
  ['another token', '127.0.0.1', { host, authorization: 'Bearer 0123456789abcdeg' }, withToken, false],
  ['this machine without the token that is set', '127.0.0.1', { host }, withToken, false],
  ['this machine, where others are served', '127.0.0.1', { host }, { kind: 'nobody' }, false],
])('%s', (_, remoteAddress, headers, reader, may) => {
  expect(mayReadMetrics({ remoteAddress, headers }, reader)).toBe(may);
});
