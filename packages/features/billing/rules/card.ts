import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import * as z from 'zod/mini';

export const cardBrands = ['visa', 'mastercard', 'amex', 'other'] as const;
type CardBrand = (typeof cardBrands)[number];

/** A card as its holder typed it. It exists in the browser, sealed on the way, and in the memory of one request. */
export interface Card {
  /** Digits only. */
  number: string;
  /** 1 to 12. */
  expMonth: number;
  /** Four digits. */
  expYear: number;
  cvc: string;
  name: string;
}

export interface CardFace {
  brand: CardBrand;
  lastFour: string;
  expMonth: number;
  expYear: number;
}

/** Drops what people type between groups of digits. */
export const normalizeCardNumber = (typed: string): string => typed.replace(/[\s-]/g, '');

/** Told by the first digits of the number (ISO/IEC 7812). */
export function brandOf(number: string): CardBrand {
  if (/^4/.test(number)) return 'visa';
  if (/^(5[1-5]|2[2-7])/.test(number)) return 'mastercard';
  return /^3[47]/.test(number) ? 'amex' : 'other';
}

export const brandNamed = (name: string | undefined): CardBrand =>
  cardBrands.find((brand) => brand === name) ?? 'other';

export const faceOf = ({ number, expMonth, expYear }: Card): CardFace => ({
  brand: brandOf(number),
  lastFour: number.slice(-4),
  expMonth,
  expYear,
});

export const cardFaults = [
  'CARD.NAME_REQUIRED',
  'CARD.NUMBER_INVALID',
  'CARD.EXPIRY_INVALID',
  'CARD.EXPIRED',
  'CARD.CODE_INVALID',
] as const;
type CardFault = FieldRefusal<(typeof cardFaults)[number]>;

/** Errors of a card by field, found before the provider is asked; none when it may be sent. A card is good to the end of its
 *  month. Source: ISO/IEC 7812-1 (12 to 19 digits, the last one checks). */
export function checkCard(card: Card, today: PlainDate): readonly CardFault[] {
  const refused: CardFault[] = [];
  if (card.name.trim() === '') refused.push({ path: 'name', textCode: 'CARD.NAME_REQUIRED' });
  if (!isCardNumber(card.number)) refused.push({ path: 'number', textCode: 'CARD.NUMBER_INVALID' });
  if (!isMonth(card.expMonth) || !Number.isInteger(card.expYear) || card.expYear > 9999)
    refused.push({ path: 'expiry', textCode: 'CARD.EXPIRY_INVALID' });
  else if (isPastMonth(card, today)) refused.push({ path: 'expiry', textCode: 'CARD.EXPIRED' });
  if (!(brandOf(card.number) === 'amex' ? /^\d{4}$/ : /^\d{3}$/).test(card.cvc))
    refused.push({ path: 'cvc', textCode: 'CARD.CODE_INVALID' });
  return refused;
}

/** 12 to 19 digits, the last of which agrees with the others. */
const isCardNumber = (number: string): boolean => /^\d{12,19}$/.test(number) && luhnHolds(number);

/** Whether a card of that expiry is over on a date; it is good to the end of its month. */
export function isPastMonth(expiry: Pick<Card, 'expMonth' | 'expYear'> | undefined, on: string): boolean {
  if (expiry === undefined) return false;
  const { expMonth, expYear } = expiry;
  return `${String(expYear).padStart(4, '0')}-${String(expMonth).padStart(2, '0')}` < on.slice(0, 7);
}

const isMonth = (month: number): boolean => Number.isInteger(month) && month >= 1 && month <= 12;

/** The check of Luhn: every second digit from the right counts double, digits of the sums added; the whole
 *  divides by ten. */
function luhnHolds(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, place) => {
    const weighed = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (weighed > 9 ? weighed - 9 : weighed);
  }, 0);
  return sum % 10 === 0;
}

/**
 * Reads an expiry as people and browsers type it: `04/27`, `4/2027`, `0427`, `04 - 2027`.
 * @returns undefined for anything else, such as a month 13
 */
export function readExpiry(typed: string): { expMonth: number; expYear: number } | undefined {
  const match = /^(\d{1,2})[\s/-]+(\d{2}|\d{4})$|^(\d{2})(\d{2}|\d{4})$/.exec(typed.trim());
  if (match === null) return undefined;
  const expMonth = Number(match[1] ?? match[3]);
  const year = match[2] ?? match[4] ?? '';
  const expYear = Number(year.length === 2 ? `20${year}` : year);
  return isMonth(expMonth) ? { expMonth, expYear } : undefined;
}

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

/**
 * The test numbers of the sandbox, which moves no money. They are public; any other number is refused and forgotten.
 */
export const sandboxCards = [
  { number: '4242424242424242', behaviour: 'success' },
  { number: '5555555555554444', behaviour: 'success' },
  { number: '4000000000000002', behaviour: 'declined' },
  { number: '4000000000009995', behaviour: 'insufficient_funds' },
  /** Paid, some seconds late. */
  { number: '4000000000000077', behaviour: 'delayed' },
  /** Paid, but the answer gets lost on its way. */
  { number: '4000000000000341', behaviour: 'unanswered' },
  /** Its holder has to confirm, and does; or has to, and does not. */
  { number: '4000002760003184', behaviour: 'confirmed' },
  { number: '4000008400001629', behaviour: 'not_confirmed' },
  /** Paid while its holder is there; every renewal is declined. */
  { number: '4000000000009987', behaviour: 'not_renewed' },
] as const;

export type SandboxBehaviour = (typeof sandboxCards)[number]['behaviour'];

export const sandboxBehaviour = (number: string): SandboxBehaviour | undefined =>
  sandboxCards.find((card) => card.number === number)?.behaviour;
