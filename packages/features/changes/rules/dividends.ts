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
  /** Those that were to be paid before are not reviewed. */
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
    if (dividend === undefined || (reviewsAskedFrom !== null && dividend.payableOn < reviewsAskedFrom))
      return [];
    const reviews = events.flatMap(({ event, details: { review } }) =>
      event === 'reviewed' && review?.part === part ? review : [],
    );
    return { part, ...dividend, review: reviews.at(-1) ?? null };
  });
}

function typedDividend({ class_id: classId = '', payable_on = '' }: Form): StandingDividend | undefined {
  const payableOn = parsePlainDate(payable_on);
  return payableOn && { classId, payableOn };
}

/** It is not paid before its day. Until the money leaves, a later review takes back that the corporation is solvent; no register tells
 *  when that is. */
export const isPayable = ({ payableOn }: DeclaredDividend, today: PlainDate): boolean => payableOn <= today;
