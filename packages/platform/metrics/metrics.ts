/** Figures for operators, in the text format of Prometheus. They name endpoints, topics and jobs, never organizations. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface PoolFigures {
  /** Connections open, those of them at rest, and requests waiting for one. */
  readonly total: number;
  readonly idle: number;
  readonly waiting: number;
}

export interface MetricsPorts {
  /** Asked at every reading; `store.outboxDepth`. */
  readonly outboxDepth: () => Promise<readonly { topic: string; state: string; rows: bigint }[]>;
  readonly pool?: () => PoolFigures;
}

export interface Metrics {
  /** @param endpoint as the contract names it; unknown paths are all one, `unknown` */
  observeRequest(request: { endpoint: string; status: number; ms: number }): void;
  observeJob(run: { name: string; outcome: 'succeeded' | 'failed'; ms: number }): void;
  /** The body of `/metrics`. Who may read it: `mountMetrics`. */
  read(): Promise<{ contentType: string; body: string }>;
  close(): Promise<void>;
}

/** Opens a registry of its own, with the process's figures (memory, processor, event loop lag) in it. */
export function openMetrics(ports: MetricsPorts): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'tabellion_request_seconds',
    help: 'Duration of requests by endpoint and status class',
    labelNames: ['endpoint', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  const jobs = new Counter({
    name: 'tabellion_job_runs_total',
    help: 'Runs of scheduled jobs by outcome',
    labelNames: ['job', 'outcome'],
    registers,
  });
  const jobSeconds = new Gauge({
    name: 'tabellion_job_last_seconds',
    help: 'Duration of the last run of a scheduled job',
    labelNames: ['job'],
    registers,
  });
  const outbox = new Gauge({
    name: 'tabellion_outbox_rows',
    help: 'Rows of the outbox that are not sent, by topic and state',
    labelNames: ['topic', 'state'],
    registers,
  });
  const pool = new Gauge({
    name: 'tabellion_database_connections',
    help: 'Connections of the pool, and requests that wait for one',
    labelNames: ['state'],
    registers,
  });
  return {
    observeRequest: ({ endpoint, status, ms }) =>
      requests.observe({ endpoint, status: `${Math.floor(status / 100)}xx` }, ms / 1000),
    observeJob({ name, outcome, ms }) {
      jobs.inc({ job: name, outcome });
      jobSeconds.set({ job: name }, ms / 1000);
    },
    async read() {
      const depths = await ports.outboxDepth();
      outbox.reset();
      for (const { topic, state, rows } of depths) outbox.set({ topic, state }, Number(rows));
      for (const [state, count] of Object.entries(ports.pool?.() ?? {})) pool.set({ state }, count);
      return { contentType: registry.contentType, body: await registry.metrics() };
    },
    close: async () => registry.clear(),
  };
}
