/** Reads messages of Stripe by their signature. */
import { type Instant, millisOfInstant } from '@tabellion/kernel/date.ts';
import * as z from 'zod/mini';
import type { Subject, WebhookEvent } from '../provider.ts';
import { selectStripeObjectNamed } from '../store/stripe.ts';
import type { At } from './client.ts';

/** One that was signed earlier was perhaps kept by somebody to be posted again. */
const goodForSeconds = 300;

/** Those that tell the end of something. */
const finalTypes = [
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'refund.created',
  'refund.updated',
  'refund.failed',
];

const eventBody = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(200)),
  type: z.string().check(z.minLength(1), z.maxLength(200)),
  data: z.object({ object: z.object({ id: z.optional(z.string()) }) }),
});

export async function readWebhook(
  at: At,
  bytes: Uint8Array,
  signature: string,
  now: Instant,
): Promise<WebhookEvent | undefined> {
  const posted = await verified(at, bytes, signature, now);
  const body = z.safeParse(eventBody, posted);
  if (!body.success) return undefined;
  const { id, type, data } = body.data;
  return { id, type, about: finalTypes.includes(type) ? await subjectNamed(at, data.object.id ?? '') : null };
}

/** @returns undefined where the bytes do not bear Stripe's signature, or an old one */
async function verified({ stripe, webhookSecret }: At, bytes: Uint8Array, signature: string, now: Instant) {
  const { webhooks } = await stripe();
  try {
    return webhooks.constructEvent(
      Buffer.from(bytes),
      signature,
      webhookSecret,
      goodForSeconds,
      undefined,
      millisOfInstant(now),
    );
  } catch {
    return undefined;
  }
}

async function subjectNamed({ db }: At, object: string): Promise<Subject | null> {
  const known = await db.asNobody((q) => selectStripeObjectNamed(q, object));
  return known === undefined ? null : { kind: known.kind, key: known.key };
}
