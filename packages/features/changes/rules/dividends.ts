/** Dividends that a change declared, until they are paid: solvency is reviewed again on the day of payment (CBCA s. 42). Pure. */
import { type PlainDate, parsePlainDate } from '@tabellion/kernel/date.ts';
import type { Form } from './changeKind.ts';
import type { KindOfChange } from './kinds.ts';
import type { ChangeEvent, DividendReview } from './progress.ts';

export interface DeclaredDividend {
  /** The place of its part in the change. */
  readonly part: number;
  readonly classId: string;
  readonly payableOn: PlainDate;
  /** The last one; null while there is none. */
  readonly review: DividendReview | null;
}

/** @param parts  those of a change that holds */
export const dividendsOf = (
  parts: readonly { readonly kind: KindOfChange; readonly form: Form }[],
  events: readonly Pick<ChangeEvent, 'event' | 'details'>[],
): DeclaredDividend[] =>
  [...parts.entries()].flatMap(([part, { kind, form }]) => {
    const payableOn = parsePlainDate(form.payable_on ?? '');
    if (kind !== 'dividend' || payableOn === undefined) return [];
    const reviews = events.flatMap(({ event, details: { review } }) =>
      event === 'reviewed' && review?.part === part ? review : [],
    );
    return { part, classId: form.class_id ?? '', payableOn, review: reviews.at(-1) ?? null };
  });

/** It is not paid before its day, and reviewed until it is paid. */
export const isReviewable = ({ payableOn, review }: DeclaredDividend, today: PlainDate): boolean =>
  payableOn <= today && review?.isSolvent !== true;
