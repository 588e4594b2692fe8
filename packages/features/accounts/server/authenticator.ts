/** Time-based one-time passwords (RFC 6238): SHA-1, six digits, thirty seconds, as every authenticator app reads them. */
import { randomBytes } from 'node:crypto';
import { type Instant, millisOfInstant } from '@tabellion/kernel/date.ts';
import { Secret, TOTP } from 'otpauth';

const periodMs = 30_000;

/** 160 random bits, as RFC 4226 advises. */
export const newTotpSecret = (): Uint8Array => randomBytes(20);

/** The secret for the app: typed by hand (base 32), or as the picture of the `otpauth:` address. */
export function enrolmentOf(
  secret: Uint8Array,
  issuer: string,
  account: string,
): { secret: string; uri: string } {
  const totp = totpOf(secret, issuer, account);
  return { secret: totp.secret.base32, uri: totp.toString() };
}

/**
 * The time step that `code` belongs to, one step around `now` being allowed for clocks that differ.
 * @param lastStep the newest step already used: a code is good once
 * @returns undefined for a wrong, used or outdated code
 */
export function stepOf(secret: Uint8Array, code: string, now: Instant, lastStep: bigint): bigint | undefined {
  const timestamp = millisOfInstant(now);
  const delta = totpOf(secret).validate({ token: code.replace(/\s/g, ''), timestamp, window: 1 });
  if (delta === null) return undefined;
  const step = BigInt(Math.floor(timestamp / periodMs) + delta);
  return step > lastStep ? step : undefined;
}

const totpOf = (secret: Uint8Array, issuer = '', label = ''): TOTP =>
  new TOTP({ issuer, label, secret: new Secret({ buffer: Uint8Array.from(secret).buffer }) });
