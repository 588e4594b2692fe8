import type { PlainDate } from '@tabellion/kernel/date.ts';

/** On which date, and as known with which act. */
export interface ReadingAt {
  readonly asOf: PlainDate;
  /** The last act known. */
  readonly seq: number;
}
