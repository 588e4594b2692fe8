import type { Answer } from '@tabellion/kit/client.ts';

/** An answer with its refusals at the fields of the form: the dates of a table of vesting are typed in one, as lines. */
export function atFields(answer: Answer<unknown>): Answer<unknown> {
  if (answer.ok) return answer;
  const fields = answer.fields.map((one) => ({
    ...one,
    path: one.path.replace(/(^|\.)vesting\.dates(\..*)?$/, '$1vesting.lines'),
  }));
  return { ...answer, fields };
}
