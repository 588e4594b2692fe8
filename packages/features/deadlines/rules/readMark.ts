import type { PlainDate } from '@tabellion/kernel/date.ts';
import { type Refusal, refuse } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { DeadlineKey, DeadlineKind } from '@tabellion/law/deadlines/deadline.ts';
import { readPastDate, readText } from '@tabellion/law/fields.ts';
import { isJurisdictionId } from '@tabellion/law/jurisdictions.ts';
import { type DeadlineMark, reasonLength } from '../contract.ts';

export interface MarkInput {
  readonly kinds: readonly DeadlineKind[];
  readonly mark: DeadlineMark;
  readonly doneOn: string | undefined;
  readonly reason: string | undefined;
}

export interface ReadMark {
  readonly mark: DeadlineMark;
  readonly doneOn: PlainDate | null;
  readonly reason: string | null;
}

/** Met by an entry of the registers or by the date of a meeting: a mark alone would leave that out. */
const doneInRegisters: readonly DeadlineKind[] = [
  'consent',
  'first_annual_meeting',
  'annual_meeting',
  'isc_record',
  'isc_file',
  'isc_review',
  'isc_dispose',
];
export const isDoneInRegisters = (kind: DeadlineKind): boolean => doneInRegisters.includes(kind);

/** @returns a refusal for a registration in no jurisdiction */
export function readKeys(
  deadlines: readonly (Omit<DeadlineKey, 'registration'> & { readonly registration: string })[],
): Result<readonly DeadlineKey[], Refusal<'GENERAL.FIELD_INVALID'>> {
  const keys: DeadlineKey[] = [];
  for (const [at, { registration, kind, occasion }] of deadlines.entries()) {
    if (!isJurisdictionId(registration)) {
      const path = `deadlines.${at}.registration`;
      return refuse('GENERAL.FIELD_INVALID', { fields: [{ path, textCode: 'GENERAL.FIELD_INVALID' }] });
    }
    keys.push({ registration, kind, occasion });
  }
  return ok(keys);
}

export function readMark(
  { kinds, mark, doneOn, reason }: MarkInput,
  today: PlainDate,
): Result<ReadMark, Refusal<'DEADLINES.DONE_IN_REGISTERS' | 'GENERAL.FIELD_INVALID'>> {
  switch (mark) {
    case 'open':
      return ok({ mark, doneOn: null, reason: null });
    case 'done': {
      if (kinds.some(isDoneInRegisters)) return refuse('DEADLINES.DONE_IN_REGISTERS');
      const day = readPastDate(doneOn ?? today, { today, path: 'done_on' });
      return day.ok
        ? ok({ mark, doneOn: day.value, reason: null })
        : refuse('GENERAL.FIELD_INVALID', { fields: [day.error] });
    }
    case 'not_applicable': {
      const words = readText(reason ?? '', { path: 'reason', maxLength: reasonLength, required: true });
      return words.ok
        ? ok({ mark, doneOn: null, reason: words.value })
        : refuse('GENERAL.FIELD_INVALID', { fields: [words.error] });
    }
  }
}
