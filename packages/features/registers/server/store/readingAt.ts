import type { PlainDate } from '@tabellion/kernel/date.ts';

/** The date of a reading, and the act with which it was known. */
export interface ReadingAt {
  readonly asOf: PlainDate;
  /** The last act known. */
  readonly seq: number;
}
