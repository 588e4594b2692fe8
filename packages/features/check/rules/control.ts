/** Steps to identify individuals with significant control, once in each financial year (CBCA s. 21.1). */
import type { Found, Rule } from './rule.ts';

const review = ({
  dueOn,
  year,
}: {
  readonly dueOn: Found['dueOn'] & string;
  readonly year: number;
}): Found => ({
  subject: dueOn,
  about: String(year),
  params: { dueOn },
  dueOn,
  fix: { do: 'open', page: 'control' },
});

export const controlReviewOverdue: Rule = {
  code: 'control_review_overdue',
  severity: 'warning',
  provision: { cbca: '21.1' },
  find: ({ reviews, book }) => reviews.filter(({ dueOn }) => dueOn < book.asOf).map(review),
};

export const controlReviewDue: Rule = {
  code: 'control_review_due',
  severity: 'hint',
  provision: { cbca: '21.1' },
  find: ({ reviews, book }) => reviews.filter(({ dueOn }) => dueOn >= book.asOf).map(review),
};
