import { dateInZone, type Instant, millisOfInstant } from '@tabellion/kernel/date.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { normalizeCardNumber } from '../rules/card.ts';
import { type CardUse, cardSealSeconds, checkClaims } from '../rules/sealedCard.ts';
import { billingZone } from '../rules/subscription.ts';
import type { CardKey } from './cardKey.ts';

/** Opens a sealed card and judges whether it was meant for this use. Computes only: it may stand in a transaction. That its
 *  nonce is new is the caller's to see to. */
export async function openCard(
  key: CardKey,
  sealed: string,
  use: Pick<CardUse, 'organization' | 'plan' | 'priceCents'>,
  now: Instant,
) {
  const claims = await key.open(sealed);
  if (!claims.ok) return claims;
  const nowSeconds = Math.floor(millisOfInstant(now) / 1000);
  const judged = checkClaims(claims.value, { ...use, nowSeconds, today: dateInZone(now, billingZone) });
  if (!judged.ok) return judged;
  const card = { ...judged.value, number: normalizeCardNumber(judged.value.number) };
  // After this, the sealed card is stale anyway and its nonce may be forgotten.
  const goodUntilMs = (claims.value.exp + 2 * cardSealSeconds) * 1000;
  return ok({ card, nonce: claims.value.nonce, goodUntilMs });
}
