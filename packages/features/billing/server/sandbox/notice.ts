/** The notice that the sandbox posts, signed as card payment providers do it:
 *  `t=<seconds>,v1=<HMAC-SHA256 of "t.body" in hex>`. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Instant, millisOfInstant } from '@tabellion/kernel/date.ts';
import * as z from 'zod/mini';
import type { Notice, Notices } from '../provider.ts';

/** A notice that is older was perhaps kept by somebody to be posted again. */
const goodForSeconds = 300;

const noticeBody = z.object({ type: z.string(), key: z.optional(z.uuid()) });

export function signNotice(secret: Uint8Array, body: string, now: Instant): string {
  const seconds = Math.floor(millisOfInstant(now) / 1000);
  return `t=${seconds},v1=${macOf(secret, seconds, Buffer.from(body)).toString('hex')}`;
}

export const noticesOf = (secret: Uint8Array): Notices => ({
  signatureHeader: 'sandbox-signature',
  read: (bytes, signature, now) => readNotice(secret, bytes, signature, now),
});

/** @returns undefined where the bytes do not bear a fresh signature, or are no notice */
function readNotice(
  secret: Uint8Array,
  bytes: Uint8Array,
  signature: string,
  now: Instant,
): Notice | undefined {
  const [, seconds = '', mac = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  if (mac === '') return undefined;
  if (!timingSafeEqual(macOf(secret, Number(seconds), bytes), Buffer.from(mac, 'hex'))) return undefined;
  if (Math.abs(millisOfInstant(now) / 1000 - Number(seconds)) > goodForSeconds) return undefined;
  const body = z.safeParse(noticeBody, jsonIn(bytes));
  if (!body.success) return undefined;
  return { key: body.data.type === 'payment.changed' ? (body.data.key ?? null) : null };
}

const macOf = (secret: Uint8Array, seconds: number, bytes: Uint8Array): Buffer =>
  createHmac('sha256', secret).update(`${seconds}.`).update(bytes).digest();

function jsonIn(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}
