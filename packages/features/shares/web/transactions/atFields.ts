import type { Answer } from '@tabellion/kit/client.ts';

export type Refused = Extract<Answer<unknown>, { ok: false }>;

/** An answer with its refusals at the fields of the form. */
export const atFields = (answer: Answer<unknown>): Answer<unknown> =>
  answer.ok ? answer : refusedAtFields(answer);

/** The dates of a table of vesting are typed in one field, as lines. */
export const refusedAtFields = (refused: Refused): Refused => ({
  ...refused,
  fields: refused.fields.map((one) => ({
    ...one,
    path: one.path.replace(/(^|\.)vesting\.dates(\..*)?$/, '$1vesting.lines'),
  })),
});
