/** Ports of accounts to the installation. */
import type { Instant, PlainDate } from '@tabellion/kernel/date.ts';
import { accountKeys, createSeal, type Seal } from './seal.ts';
import { createSessionTokens, type SessionTokens } from './tokens.ts';

export interface AccountPorts {
  tokens: SessionTokens;
  seal: Seal;
  /** The product's name, as an authenticator app shows it. */
  issuer: string;
  /** The day since which the terms that apply now do. */
  termsVersion: PlainDate;
}

/** @param secret the secret of the installation, at least 32 bytes */
export function openAccounts(
  secret: Uint8Array,
  clock: () => Instant,
  shown: Pick<AccountPorts, 'issuer' | 'termsVersion'>,
): AccountPorts {
  const keys = accountKeys(secret);
  return { tokens: createSessionTokens(keys.token, clock), seal: createSeal(keys.seal), ...shown };
}
