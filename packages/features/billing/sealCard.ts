import { CompactEncrypt, importJWK, type JWK } from 'jose';
import {
  cardSealAlgorithm,
  cardSealEncryption,
  cardSealSeconds,
  type SealedCardClaims,
} from './rules/sealedCard.ts';

export interface SealingKey {
  /** The server's public key, and its clock when it gave it. */
  key: JWK & { kid: string };
  /** Milliseconds since 1970 by the server's clock, now. */
  nowMs: number;
}

/**
 * Encrypts a card for the server. Needs WebCrypto, which browsers have on secure origins only.
 * @param claims the card, and the one use it is meant for
 */
export async function sealCard(
  { key, nowMs }: SealingKey,
  claims: Omit<SealedCardClaims, 'exp' | 'nonce'>,
): Promise<string> {
  const exp = Math.floor(nowMs / 1000) + cardSealSeconds;
  const sealed: SealedCardClaims = { ...claims, exp, nonce: randomNonce() };
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(sealed)))
    .setProtectedHeader({ alg: cardSealAlgorithm, enc: cardSealEncryption, kid: key.kid })
    .encrypt(await importJWK(key, cardSealAlgorithm));
}

/** 128 random bits in hex. */
const randomNonce = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
