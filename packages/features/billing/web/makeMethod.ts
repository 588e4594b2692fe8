import type { Answer } from '@tabellion/kit/client.ts';
import type { SealedCardClaims } from '../rules/sealedCard.ts';

/** The one use that a card is meant for. */
type CardUse = Pick<SealedCardClaims, 'organization' | 'plan' | 'price'>;

/** Makes of the card in the form what a request names as its `card`: sealed for this server, or Stripe's name of it. */
export type MakeMethod = (use: CardUse) => Promise<Answer<string>>;

export interface CardFormProps {
  /** The form's id, for the button that sends it from elsewhere. */
  id: string;
  provider: string;
  /** Gives the answer back, so that errors of the card land at their fields. */
  onPay(makeMethod: MakeMethod): Promise<Answer<unknown>>;
}
