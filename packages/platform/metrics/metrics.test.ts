import { expect, test } from 'vitest';
import { mayReadMetrics } from './may-read.ts';
import { openMetrics } from './metrics.ts';

test('requests, jobs, outbox and pool are told by endpoint, name, topic and state', async () => {
  let depths = [{ topic: 'ledger', state: 'waiting', rows: 12n }];
  const metrics = openMetrics({
    outboxDepth: async () => depths,
    pool: () => ({ total: 4, idle: 3, waiting: 0 }),
  });
  metrics.observeRequest({ endpoint: 'POST /api/person/update', status: 422, ms: 20 });
  metrics.observeJob({ name: 'outbox.prune', outcome: 'succeeded', ms: 1_500 });
  const { body, contentType } = await metrics.read();
  expect(contentType).toMatch(/^text\/plain/);
  for (const line of [
    'tabellion_request_seconds_bucket{le="0.025",endpoint="POST /api/person/update",status="4xx"} 1',
    'tabellion_job_runs_total{job="outbox.prune",outcome="succeeded"} 1',
    'tabellion_job_last_seconds{job="outbox.prune"} 1.5',
    'tabellion_outbox_rows{topic="ledger",state="waiting"} 12',
    'tabellion_database_connections{state="idle"} 3',
  ])
    expect(body.split('\n')).toContain(line);
  expect(body).toContain('nodejs_eventloop_lag_p99_seconds');
  depths = [];
  expect((await metrics.read()).body).not.toContain('topic="ledger"');
  await metrics.close();
});

const host = 'localhost:3000';

test.each<[string, string, Record<string, string>, string | undefined, boolean]>([
  ['this machine', '127.0.0.1', { host }, undefined, true],
  ['this machine over IPv6', '::1', { host: '[::1]:3000' }, undefined, true],
  ['this machine, mapped', '::ffff:127.0.0.1', { host: '127.0.0.1:3000' }, undefined, true],
  ['another machine', '10.0.0.7', { host }, undefined, false],
  ['a proxy on this machine', '127.0.0.1', { host, 'x-forwarded-for': '10.0.0.7' }, undefined, false],
  ['a page whose name leads to this machine', '127.0.0.1', { host: 'evil.test:3000' }, undefined, false],
  ['a name that begins like ours', '127.0.0.1', { host: 'localhost.evil.test' }, undefined, false],
  ['no host at all', '127.0.0.1', {}, undefined, false],
  ['the token', '10.0.0.7', { authorization: 'Bearer 0123456789abcdef' }, '0123456789abcdef', true],
  [
    'another token',
    '127.0.0.1',
    { host, authorization: 'Bearer 0123456789abcdeg' },
    '0123456789abcdef',
    false,
  ],
  ['this machine without the token that is set', '127.0.0.1', { host }, '0123456789abcdef', false],
])('%s', (_, remoteAddress, headers, token, may) => {
  expect(mayReadMetrics({ remoteAddress, headers }, token)).toBe(may);
});
