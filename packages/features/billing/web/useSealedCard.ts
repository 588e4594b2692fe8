import type { Answer } from '@tabellion/kit/client.ts';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { readCardKey } from '../contract.ts';
import type { SealedCardClaims } from '../rules/sealedCard.ts';

/** Encrypts a card for the one use that is named with it. */
export function useSealedCard(provider: string) {
  const readKey = useCall(readCardKey, { place: 'bottom' });
  return async (claims: Omit<SealedCardClaims, 'exp' | 'nonce'>): Promise<Answer<string>> => {
    const key = await readKey.run({ params: { provider } });
    if (!key.ok) return key;
    const { sealCard } = await import('../sealCard.ts');
    const sealed = await sealCard({ key: key.data.key, nowMs: Date.parse(key.data.now) }, claims);
    return { ...key, data: sealed };
  };
}
