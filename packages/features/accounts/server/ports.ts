/** Ports of accounts to the installation. */
import type { Instant, PlainDate } from '@tabellion/kernel/date.ts';
import { accountKeys, createSeal, type Seal } from './seal.ts';
import { createSessionTokens, type SessionTokens } from './tokens.ts';

/** Tokens with which a user reads the ledger's records of his organizations. */
export interface LedgerTokens {
  /** @returns null while the ledger is away, which keeps nobody from signing in */
  tokenFor(userId: string, orgIds: readonly string[]): Promise<string | null>;
  endTokensOf(userId: string): Promise<void>;
}

export interface AccountPorts {
  ledgerTokens: LedgerTokens;
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
  more: Pick<AccountPorts, 'issuer' | 'termsVersion' | 'ledgerTokens'>,
): AccountPorts {
  const keys = accountKeys(secret);
  return { tokens: createSessionTokens(keys.token, clock), seal: createSeal(keys.seal), ...more };
}
