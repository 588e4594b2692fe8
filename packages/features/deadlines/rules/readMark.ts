import type { PlainDate } from '@tabellion/kernel/date.ts';
import { type Refusal, refuse } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { DeadlineKey, DeadlineKind } from '@tabellion/law/deadlines/deadline.ts';
import { readPastDate, readText } from '@tabellion/law/fields.ts';
import { isJurisdictionId } from '@tabellion/law/jurisdictions.ts';
import { type DeadlineMark, reasonLength } from '../contract.ts';
import { isDoneInRegisters } from './doneInRegisters.ts';
import { isMetByFiling } from './metByFiling.ts';

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

/** Whether a mark says that it is done: of what neither the registers nor a filing shows to be done. */
export const isMarkedDone = (kind: DeadlineKind): boolean => !isDoneInRegisters(kind) && !isMetByFiling(kind);

type MarkRefusal = 'DEADLINES.DONE_IN_REGISTERS' | 'DEADLINES.DONE_IN_FILINGS' | 'GENERAL.FIELD_INVALID';

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

/** @returns DEADLINES.DONE_IN_REGISTERS or DEADLINES.DONE_IN_FILINGS where a kind is done elsewhere; GENERAL.FIELD_INVALID for
 *   the day and the reason */
export function readMark(
  { kinds, mark, doneOn, reason }: MarkInput,
  today: PlainDate,
): Result<ReadMark, Refusal<MarkRefusal>> {
  switch (mark) {
    case 'open':
      return ok({ mark, doneOn: null, reason: null });
    case 'done': {
      if (kinds.some(isDoneInRegisters)) return refuse('DEADLINES.DONE_IN_REGISTERS');
      if (kinds.some(isMetByFiling)) return refuse('DEADLINES.DONE_IN_FILINGS');
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
