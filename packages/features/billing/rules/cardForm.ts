import type { PlainDate } from '@tabellion/kernel/date.ts';
import * as z from 'zod/mini';
import { type Card, isCardNumber, isPastMonth, normalizeCardNumber, readExpiry } from './card.ts';

/** The form's fields, each checked as it is typed; `checkCard` judges the whole on the server.
 *  @param today  where the seller is */
export const cardFormSchema = (today: PlainDate) =>
  z.object({
    name: z.string().check(
      z.maxLength(300),
      z.refine((typed) => typed.trim() !== '', { error: 'CARD.NAME_REQUIRED' }),
    ),
    number: z.string().check(
      z.maxLength(40),
      z.refine((typed) => isCardNumber(normalizeCardNumber(typed)), { error: 'CARD.NUMBER_INVALID' }),
    ),
    expiry: z.string().check(
      z.maxLength(20),
      z.refine((typed) => readExpiry(typed) !== undefined, { error: 'CARD.EXPIRY_INVALID', abort: true }),
      z.refine((typed) => !isPastMonth(readExpiry(typed), today), { error: 'CARD.EXPIRED' }),
    ),
    cvc: z.string().check(z.regex(/^\s*\d{3,4}\s*$/, { error: 'CARD.CODE_INVALID' })),
  });

export type CardForm = z.output<ReturnType<typeof cardFormSchema>>;

/** The card that a checked form describes. */
export function cardOf({ name, number, expiry, cvc }: CardForm): Card {
  const read = readExpiry(expiry) ?? { expMonth: 0, expYear: 0 };
  return { name: name.trim(), number: normalizeCardNumber(number), cvc: cvc.trim(), ...read };
}
