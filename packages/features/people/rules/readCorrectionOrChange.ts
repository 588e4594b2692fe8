/** Was it wrong, or did it change on a day? Forms ask once, after incorporation (decisions section 5). */
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import { readPastDate, readText } from '@tabellion/law/fields.ts';

export type CorrectionOrChange =
  | { readonly as: 'change'; readonly on: PlainDate }
  | { readonly as: 'correction'; readonly reason: string }
  /** Not said: only what was never told may be added, from that day on. */
  | { readonly as: 'addition'; readonly on: PlainDate };

export interface CorrectionOrChangeInput {
  readonly as?: 'correction' | 'change' | undefined;
  readonly changed_on?: string | undefined;
  readonly reason?: string | undefined;
}

/** Errors at their fields: GENERAL.FIELD_REQUIRED, GENERAL.NOT_A_DATE, PEOPLE.DATE_IN_FUTURE, GENERAL.TOO_LONG,
 *  PEOPLE.BEFORE_INCORPORATION with `date`, TEXT.FORBIDDEN_CHARACTERS.
 *  @param since  the day of incorporation; null before it */
export function readCorrectionOrChange(
  input: CorrectionOrChangeInput,
  { today, since }: { readonly today: PlainDate; readonly since: PlainDate | null },
): Result<CorrectionOrChange, FieldRefusal> {
  if (input.as === 'correction') {
    const reason = readText(input.reason ?? '', { path: 'reason', maxLength: 300, required: true });
    return reason.ok ? ok({ as: 'correction', reason: reason.value }) : reason;
  }
  if (input.as === undefined) return ok({ as: 'addition', on: today });
  const path = 'changed_on';
  if (input.changed_on === undefined) return err({ path, textCode: 'GENERAL.FIELD_REQUIRED' });
  const on = readPastDate(input.changed_on, { today, path });
  if (!on.ok) return on;
  return since !== null && on.value < since
    ? err({ path, textCode: 'PEOPLE.BEFORE_INCORPORATION', params: { date: since } })
    : ok({ as: 'change', on: on.value });
}
