import { expect, test } from 'vitest';
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
