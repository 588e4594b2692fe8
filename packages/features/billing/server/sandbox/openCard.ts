import { dateInZone, type Instant, instantOfMillis, millisOfInstant } from '@tabellion/kernel/date.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { type Card, normalizeCardNumber } from '../../rules/card.ts';
import { cardSealSeconds, checkClaims } from '../../rules/sealedCard.ts';
import { billingZone } from '../../rules/subscription.ts';
import type { MethodUse } from '../provider.ts';
import type { CardKey } from './cardKey.ts';

/** Opens a sealed card and judges whether it was meant for this use. Computes only: it may stand in a transaction. That its
 *  nonce is new is the caller's to see to. */
export async function judgeCard(
  key: CardKey,
  sealed: string,
  { organization, subject, priceCents }: MethodUse,
  now: Instant,
) {
  const claims = await key.open(sealed);
  if (!claims.ok) return claims;
  const nowSeconds = Math.floor(millisOfInstant(now) / 1000);
  const today = dateInZone(now, billingZone);
  const judged = checkClaims(claims.value, { organization, plan: subject, priceCents, nowSeconds, today });
  if (!judged.ok) return judged;
  // After this, the sealed card is stale anyway and its nonce may be forgotten.
  const goodUntil = instantOfMillis((claims.value.exp + 2 * cardSealSeconds) * 1000);
  return ok({ nonce: claims.value.nonce, goodUntil });
}

/** The card itself, for the sandbox alone. Throws for a text that `judgeCard` did not take. */
export async function openCard(key: CardKey, sealed: string): Promise<Card> {
  const claims = await key.open(sealed);
  if (!claims.ok) throw new Error('a sealed card that cannot be read');
  const { card } = claims.value;
  return { ...card, number: normalizeCardNumber(card.number) };
}
