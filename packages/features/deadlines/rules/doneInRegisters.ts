import type { DeadlineKind } from '@tabellion/law/deadlines/deadline.ts';

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
