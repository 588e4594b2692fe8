/** Stripe's own package, loaded where a deployment has chosen Stripe, and what the adapter needs beside it. */
import type { Instant } from '@tabellion/kernel/date.ts';
import type { Database } from '@tabellion/platform/database/queries.ts';
import type Stripe from 'stripe';

export interface StripePorts {
  readonly db: Database;
  readonly clock: () => Instant;
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Origin of Stripe's interface: its own, unless a test speaks for it. */
  readonly apiBase: string;
  /** Origin of this product, to which payers come back from their bank. */
  readonly publicUrl: string;
  /** How often a request without an answer is sent again at once, under the same idempotency key. */
  readonly retries: number;
}

export interface At extends StripePorts {
  stripe(): Promise<Stripe>;
}

const timeoutMs = 8_000;

export function openClient(ports: StripePorts): At {
  let opened: Promise<Stripe> | undefined;
  const stripe = () => {
    opened ??= clientOf(ports);
    return opened;
  };
  return { ...ports, stripe };
}

async function clientOf({ secretKey, apiBase, retries }: StripePorts): Promise<Stripe> {
  const { default: Client } = await import('stripe');
  const { protocol, hostname, port } = new URL(apiBase);
  const isPlain = protocol === 'http:';
  const usualPort = isPlain ? 80 : 443;
  return new Client(secretKey, {
    protocol: isPlain ? 'http' : 'https',
    host: hostname,
    port: port === '' ? usualPort : Number(port),
    timeout: timeoutMs,
    maxNetworkRetries: retries,
    telemetry: false,
  });
}
