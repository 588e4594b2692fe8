/** Load by autocannon: some connections, each with its own request again and again. */
import { createRequire } from 'node:module';

/** The part of autocannon in use; it brings no types and is installed in this folder only. */
type Autocannon = (options: {
  readonly url: string;
  readonly connections: number;
  readonly duration: number;
  readonly setupClient: (client: { setRequests(requests: readonly CannonRequest[]): void }) => void;
}) => Promise<{
  readonly '2xx': number;
  readonly non2xx: number;
  readonly errors: number;
  readonly timeouts: number;
  readonly duration: number;
  readonly latency: { readonly p50: number; readonly p99: number };
}>;

interface CannonRequest {
  method: 'GET' | 'POST';
  path: string;
  headers: Readonly<Record<string, string>>;
  body?: string;
  setupRequest?: (request: CannonRequest) => CannonRequest;
}

export interface Shot {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The parts that differ from one request to the next. */
  readonly each?: () => { body: string; headers: Readonly<Record<string, string>> };
}

export interface LoadResult {
  readonly perSecond: number;
  readonly requests: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

const autocannon = createRequire(import.meta.url)('autocannon') as Autocannon;

/** One connection for each shot. Throws when an answer is missing or is not a success. */
export async function fire(origin: string, shots: readonly Shot[], seconds: number): Promise<LoadResult> {
  let next = 0;
  const result = await autocannon({
    url: origin,
    connections: shots.length,
    duration: seconds,
    setupClient: (client) => {
      const shot = shots[next++ % shots.length];
      if (shot !== undefined) client.setRequests([requestOf(shot)]);
    },
  });
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0) throw new Error(`${failed} of ${result['2xx'] + failed} requests to ${origin} failed`);
  const { p50, p99 } = result.latency;
  return { perSecond: result['2xx'] / result.duration, requests: result['2xx'], p50Ms: p50, p99Ms: p99 };
}

function requestOf({ method, path, headers, each }: Shot): CannonRequest {
  const request = { method, path, headers };
  if (each === undefined) return request;
  return {
    ...request,
    setupRequest: () => {
      const { body, headers: more } = each();
      return { ...request, body, headers: { ...headers, ...more } };
    },
  };
}
