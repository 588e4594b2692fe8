/** Dividends that a change declared, until they are paid: solvency is reviewed again on the day of payment (CBCA s. 42). Pure. */
import { type PlainDate, parsePlainDate } from '@tabellion/kernel/date.ts';
import type { Form } from './changeKind.ts';
import type { KindOfChange } from './kinds.ts';
import type { ChangeEvent, DividendReview } from './progress.ts';

/** An act by which a dividend was declared, as it stands. */
export interface StandingDividend {
  readonly classId: string;
  readonly payableOn: PlainDate;
}

export interface DeclaredDividend extends StandingDividend {
  /** The place of its part in the change. */
  readonly part: number;
  /** The last one; null while there is none. */
  readonly review: DividendReview | null;
}

interface Declaring {
  readonly parts: readonly { readonly kind: KindOfChange; readonly form: Form }[];
  readonly events: readonly Pick<ChangeEvent, 'event' | 'details'>[];
  /** No review is asked of those that were to be paid before: nobody can tell which were. One that was given stands, and one that was
   *  not paid is reviewed once its act says the day on which it is paid instead. */
  readonly reviewsAskedFrom: PlainDate | null;
}

/** Those that are reviewed.
 *  @param standing  once it holds, the acts of its dividends in the order of their parts; undefined of one that was voided */
export function dividendsOf(
  { parts, events, reviewsAskedFrom }: Declaring,
  standing: readonly (StandingDividend | undefined)[] | null,
): DeclaredDividend[] {
  const declared = [...parts.entries()].filter(([, { kind }]) => kind === 'dividend');
  return declared.flatMap(([part, { form }], at) => {
    const dividend = standing === null ? typedDividend(form) : standing[at];
    if (dividend === undefined) return [];
    // A day that was corrected to a later one asks for another review.
    const reviews = events.flatMap(({ event, details: { review } }) =>
      event === 'reviewed' && review?.part === part && review.on >= dividend.payableOn ? review : [],
    );
    const review = reviews.at(-1) ?? null;
    const isAsked = reviewsAskedFrom === null || dividend.payableOn >= reviewsAskedFrom;
    return review === null && !isAsked ? [] : { part, ...dividend, review };
  });
}

function typedDividend({ class_id: classId = '', payable_on = '' }: Form): StandingDividend | undefined {
  const payableOn = parsePlainDate(payable_on);
  return payableOn && { classId, payableOn };
}

/** It is not paid before its day. Until the money leaves, a later review takes back that the corporation is solvent; no register tells
 *  when that is. */
export const isPayable = ({ payableOn }: DeclaredDividend, today: PlainDate): boolean => payableOn <= today;
