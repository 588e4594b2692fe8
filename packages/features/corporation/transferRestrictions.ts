/** How the articles restrict transfers (item 4), as the wizard and their amendment ask for it. */
import type { LegalTextId } from '@tabellion/law/legalText.ts';

/** `own` is one's own wording. Of a corporation that exists it may be `not_stated`. */
export const transferChoices = [
  'directors',
  'directors_or_shareholders',
  'private_issuer',
  'own',
  'not_stated',
] as const;
export type TransferChoice = (typeof transferChoices)[number];

/** The wording of each choice; null where it is one's own. */
export const standardTransfers = {
  directors: 'transfer_restriction_directors',
  directors_or_shareholders: 'transfer_restriction_directors_or_shareholders',
  private_issuer: 'private_issuer',
  own: null,
} as const satisfies Record<Exclude<TransferChoice, 'not_stated'>, LegalTextId | null>;
