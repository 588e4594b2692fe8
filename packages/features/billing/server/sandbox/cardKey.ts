/** The sandbox's key for which browsers encrypt cards. */
import { createPrivateKey, type KeyObject } from 'node:crypto';
import type { Refusal } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { CardKey as KeyPair, PublicJwk } from '@tabellion/platform/config/secrets.ts';
import { compactDecrypt } from 'jose';
import * as z from 'zod/mini';
import {
  cardSealAlgorithm,
  cardSealEncryption,
  refuseCard,
  type SealedCardClaims,
  sealedCardClaims,
} from '../../rules/sealedCard.ts';

export interface CardKey {
  readonly public: PublicJwk;
  /** Decrypts and reads the claims. */
  open(sealed: string): Promise<Result<SealedCardClaims, Refusal<'CARD.UNREADABLE'>>>;
}

/** @param pair the installation's, the same in every process */
export function openCardKey({ publicJwk, privateJwk }: KeyPair): CardKey {
  const privateKey = createPrivateKey({ format: 'jwk', key: { ...privateJwk } });
  return { public: publicJwk, open: (sealed) => openSealed(sealed, privateKey) };
}

async function openSealed(
  sealed: string,
  key: KeyObject,
): Promise<Result<SealedCardClaims, Refusal<'CARD.UNREADABLE'>>> {
  try {
    const { plaintext } = await compactDecrypt(sealed, key, {
      keyManagementAlgorithms: [cardSealAlgorithm],
      contentEncryptionAlgorithms: [cardSealEncryption],
    });
    const claims = z.safeParse(sealedCardClaims, JSON.parse(new TextDecoder().decode(plaintext)));
    return claims.success ? ok(claims.data) : refuseCard('CARD.UNREADABLE');
  } catch {
    // Whatever is wrong with it, the text may hold a card: nothing of it is said or logged.
    return refuseCard('CARD.UNREADABLE');
  }
}
