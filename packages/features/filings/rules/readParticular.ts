/** An official e-mail address or a primary activity as it is typed. Pure. */
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import { readEmail } from '@tabellion/law/email.ts';
import { collect, readPastDate, readText } from '@tabellion/law/fields.ts';
import { activityLength, type ParticularsKind } from '../particularsContract.ts';

interface Typed {
  readonly kind: ParticularsKind;
  readonly value: string;
  readonly effectiveOn: string | undefined;
}

/** Errors at `value`: GENERAL.FIELD_REQUIRED, GENERAL.NOT_AN_EMAIL, GENERAL.TOO_LONG; at `effective_on`: GENERAL.NOT_A_DATE,
 *  PEOPLE.DATE_IN_FUTURE. */
export const readParticular = (
  { kind, value, effectiveOn }: Typed,
  today: PlainDate,
): Result<{ readonly value: string; readonly effectiveOn: PlainDate }, readonly FieldRefusal[]> =>
  collect({
    value:
      kind === 'email'
        ? readEmail(value, { path: 'value', required: true })
        : readText(value, { path: 'value', maxLength: activityLength, required: true }),
    effectiveOn:
      effectiveOn === undefined ? ok(today) : readPastDate(effectiveOn, { today, path: 'effective_on' }),
  });
