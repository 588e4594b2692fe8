/** Two tabs, or two people, at one form: what was saved elsewhere since it was opened is not set back unseen. */
import { type Refusal, refuse } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';

type Values = Readonly<Record<string, unknown>>;

export interface FormSaving {
  /** The fields as the form was opened with them; undefined from a caller who compares nothing. */
  readonly was: Values | undefined;
  readonly typed: Values;
  /** As they are on record. */
  readonly now: Values;
}

/** Refuses to set back fields that are on record neither as they were nor as they are typed.
 *  Errors: GENERAL.STALE at each of them, with their values on record in `data.current`. */
export function judgeChangedSince({
  was = {},
  typed,
  now,
}: FormSaving): Result<null, Refusal<'GENERAL.STALE'>> {
  const changed = Object.keys(was).filter(
    (field) =>
      typed[field] !== undefined && !isSame(now[field], was[field]) && !isSame(now[field], typed[field]),
  );
  if (changed.length === 0) return ok(null);
  return refuse('GENERAL.STALE', {
    fields: changed.map((path) => ({ path, textCode: 'GENERAL.STALE' })),
    data: { current: Object.fromEntries(changed.map((field) => [field, now[field]])) },
  });
}

/** False of a form that is saved as it is on record. */
export const hasChanges = ({ typed, now }: FormSaving): boolean =>
  Object.keys(typed).some((field) => typed[field] !== undefined && !isSame(now[field], typed[field]));

/** Null on record and blank in a form are the same: never entered. */
const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? '') === JSON.stringify(other ?? '');
