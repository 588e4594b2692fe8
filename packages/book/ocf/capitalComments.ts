/** Stated capital has no member in the format. Where it moves otherwise than the transactions alone tell, our packages say so
 *  in comments: on a transaction how many dollars it moves, on a class what moves its account without shares. */

import { type PlainDate, parsePlainDate } from '@tabellion/kernel/date.ts';
import { type Decimal, formatDecimal } from '@tabellion/kernel/decimal.ts';
import { compare } from '@tabellion/kernel/order.ts';
import type { CapitalAdjustedPayload, CapitalOpenedPayload } from '../acts/capital.ts';
import { CAPITAL_SOURCES } from '../issuing.ts';
import { parseNumeric } from './numeric.ts';
import { jsonOf, type OcfObject, type PlacedObject, textOf, textsOf } from './object.ts';

/** @param dollars  brought by an issuance, or taken by the end of a security */
export const dollarsComment = (dollars: Decimal): string => `Stated capital: ${formatDecimal(dollars)} CAD`;

/** Dollars that a transaction says it moves; undefined where it says nothing. */
export function readDollars(object: OcfObject): Decimal | undefined {
  for (const comment of textsOf(object, 'comments')) {
    const dollars = parseNumeric(/^Stated capital: (\S+) CAD$/.exec(comment)?.[1]);
    if (dollars !== undefined) return dollars;
  }
  return undefined;
}

type Opened = Omit<CapitalOpenedPayload, 'classId'>;
type Adjusted = Pick<CapitalAdjustedPayload, 'change' | 'ground'>;

export const openedComment = (on: PlainDate, { amount, source, statedOn }: Opened): string =>
  `Stated capital on ${on}: opened at ${amount} CAD (${source}${statedOn === null ? '' : ` of ${statedOn}`})`;

/** @param ground  `acquisition` of fractions that a division left and the corporation paid for */
export const adjustedComment = (
  on: PlainDate,
  { change, ground }: Pick<Adjusted, 'change'> & { readonly ground: Adjusted['ground'] | 'acquisition' },
): string => `Stated capital on ${on}: changed by ${change} CAD (${ground})`;

export interface CapitalMovement {
  readonly on: PlainDate;
  /** The id of the class in the package. */
  readonly classId: string;
  readonly dollars: Decimal;
  readonly class: PlacedObject;
  readonly says:
    | ({ readonly kind: 'capital.opened' } & Opened)
    | ({ readonly kind: 'capital.adjusted' } & Adjusted);
}

const FORM = /^Stated capital on (\S+): (opened at|changed by) (\S+) CAD \((\w+)(?: of (\S+))?\)$/;

export const isCapitalComment = (comment: unknown): boolean =>
  typeof comment === 'string' && FORM.test(comment);

/** Whether the comments of a class tell what fractions that the corporation paid for took from its account. */
export const tellsFractions = (object: OcfObject): boolean =>
  textsOf(object, 'comments').some((comment) => FORM.exec(comment)?.[4] === 'acquisition');

/** Movements that the comments of classes tell, in order of date. */
export function capitalMovements(classes: Iterable<PlacedObject>): readonly CapitalMovement[] {
  const movements = [...classes].flatMap((placed) =>
    textsOf(placed.object, 'comments').flatMap((comment) => readMovement(comment, placed) ?? []),
  );
  return movements.sort((a, b) => compare(a.on, b.on));
}

function readMovement(comment: string, placed: PlacedObject): CapitalMovement | undefined {
  const [, day = '', how, amount = '', word, of] = FORM.exec(comment) ?? [];
  const [on, dollars] = [parsePlainDate(day), parseNumeric(amount)];
  if (on === undefined || dollars === undefined) return undefined;
  const about = { on, dollars, classId: placed.object.id, class: placed };
  const source = CAPITAL_SOURCES.find((one) => one === word);
  if (how === 'opened at' && source) {
    const statedOn = parsePlainDate(of ?? '') ?? null;
    return { ...about, says: { kind: 'capital.opened', amount, source, statedOn } };
  }
  // No division of a package pays for fractions, so what they took is read as an adjustment, of which the law knows no such ground.
  const ground = word === 'acquisition' ? 'reduction' : GROUNDS.find((one) => one === word);
  return how === 'changed by' && ground
    ? { ...about, says: { kind: 'capital.adjusted', change: amount, ground } }
    : undefined;
}

const GROUNDS = ['reduction', 'addition', 'order'] as const;

/** Whether shares come back as a gift, so that nothing leaves the account (CBCA s. 37): for nothing, by the words. */
export function isGift({ object_type: type, ...object }: OcfObject): boolean {
  if (type === 'TX_STOCK_CANCELLATION') return GIFT.test(textOf(object, 'reason_text') ?? '');
  const isFree = parseNumeric(jsonOf(object, 'price')?.amount) === 0n;
  return type === 'TX_STOCK_REPURCHASE' && isFree && GIFT.test(textOf(object, 'consideration_text') ?? '');
}

/** Words for a gift in the languages of Canada. */
const GIFT = /gift|donat|surrender|abandon|titre gratuit/i;
