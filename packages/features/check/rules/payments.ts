/** Shares and their consideration (CBCA s. 25): none is issued before the directors said so and it was paid for in full. */

import { isIssue } from '@tabellion/book/entities.ts';
import { addDays, type PlainDate } from '@tabellion/kernel/date.ts';
import { decimal, formatDecimal, timesQuantity } from '@tabellion/kernel/decimal.ts';
import { isResolution } from '../../documents/rules/isResolution.ts';
import { holderIn, personOf } from '../../documents/templates/words.ts';
import { issuesIn } from './issues.ts';
import { foundIn, inForce } from './papers.ts';
import type { CheckFacts, Rule } from './rule.ts';

/** A history that was taken over keeps the days that it came with. */
const issuedTooEarly: Rule = {
  code: 'issued_too_early',
  severity: 'error',
  provision: { cbca: '25(3)' },
  find: ({ book }) =>
    book.certificates.flatMap((one) => {
      const after = one.status !== 'void' && isIssue(one) ? neededBefore(one) : undefined;
      if (after === undefined) return [];
      return {
        subject: one.securityId,
        about: one.label ?? holderIn(book.language, personOf(book, one.personId)),
        params: { kind: after.kind, on: one.issuedOn, after: after.on },
        provision: { cbca: after.kind === 'paid' ? '25(3)' : '25(1)' },
        fix: { do: 'open', page: 'holder', id: one.personId } as const,
      };
    }),
};

/** The payment or the approval that came only after the issue. */
function neededBefore({
  issuedOn,
  paidOn,
  resolution,
}: CheckFacts['book']['certificates'][number]): { kind: 'paid' | 'approved'; on: PlainDate } | undefined {
  if (paidOn !== null && paidOn > issuedOn) return { kind: 'paid', on: paidOn };
  if (resolution !== null && resolution.date > issuedOn) return { kind: 'approved', on: resolution.date };
  return undefined;
}

/** Sums are kept to the cent, prices to ten places. */
const CENT = decimal('0.01');

/** Money that comes to less than the price of the shares: they are not fully paid. */
const considerationShort: Rule = {
  code: 'consideration_short',
  severity: 'error',
  provision: { cbca: '25(3)' },
  find: (facts) =>
    [...issuesIn(facts).values()].flat().flatMap((one) => {
      const { price, consideration, quantity } = one;
      if (price === null || consideration?.kind !== 'money') return [];
      const due = timesQuantity(decimal(price), quantity);
      if (due - decimal(consideration.amount) < CENT) return [];
      return {
        subject: one.securityId,
        about: one.label ?? holderIn(facts.book.language, personOf(facts.book, one.personId)),
        params: { paid: consideration.amount, due: formatDecimal(due) },
        fix: { do: 'open', page: 'holder', id: one.personId } as const,
      };
    }),
};

/** A resolution that says on its day what came later. */
const receivedBeforePayment: Rule = {
  code: 'received_before_payment',
  severity: 'warning',
  provision: { cbca: '25(3)' },
  find: (facts) =>
    inForce(facts).flatMap((one) => {
      const { datedOn, saysReceived, carries } = one;
      if (!saysReceived || datedOn === null || !isResolution(one)) return [];
      const paid = carries
        .flatMap((root) => issuesIn(facts).get(root) ?? [])
        .flatMap(({ paidOn }) => (paidOn !== null && paidOn > datedOn ? paidOn : []))
        .toSorted();
      const last = paid.at(-1);
      return last === undefined ? [] : { ...foundIn(one), params: { on: datedOn, after: last } };
    }),
};

/** Signatures and payments take weeks; what waits longer was forgotten. */
const WAITING_DAYS = 90;

const subscriptionWaiting: Rule = {
  code: 'subscription_waiting',
  severity: 'warning',
  find: ({ book, waiting }) =>
    waiting
      .filter(({ since }) => addDays(since, WAITING_DAYS) < book.asOf)
      .map(({ securityId, name, since, lacks }) => ({
        subject: securityId,
        about: name,
        params: { kind: lacks, since },
        provision: { cbca: lacks === 'payment' ? '25(3)' : '25(1)' },
        fix: { do: 'open', page: 'shareholders' } as const,
      })),
};

export const paymentRules: readonly Rule[] = [
  issuedTooEarly,
  considerationShort,
  receivedBeforePayment,
  subscriptionWaiting,
];
