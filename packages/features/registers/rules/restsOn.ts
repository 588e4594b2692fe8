/** Facts that an act rests on: it is not dated before its resolutions, payments, attestations of solvency and
 *  statements from which an account is taken over. */
import type { PlainDate } from '@tabellion/kernel/date.ts';

type Later =
  | 'SHARES.BEFORE_RESOLUTION'
  | 'SHARES.PAID_LATER'
  | 'SHARES.SOLVENCY_LATER'
  | 'SHARES.STATED_LATER';

/** The days that payloads tell of what must have happened before (CBCA ss. 25(3), 34(2), 35(3), 36(2)), and that of the account
 *  which is taken over, by their names. */
const before: Readonly<Record<string, Later>> = {
  paidOn: 'SHARES.PAID_LATER',
  solvencyOn: 'SHARES.SOLVENCY_LATER',
  statedOn: 'SHARES.STATED_LATER',
};

/** Which of them lies after the day of the act; undefined where none does.
 *  @param payload  of any kind of act: every part of it is looked at */
export function restsLater(payload: unknown, on: PlainDate): Later | undefined {
  if (typeof payload !== 'object' || payload === null) return undefined;
  for (const [name, value] of Object.entries(payload)) {
    const later = before[name];
    if (later !== undefined && typeof value === 'string' && value > on) return later;
    if (name === 'resolution' && isAfter(value, on)) return 'SHARES.BEFORE_RESOLUTION';
    const within = restsLater(value, on);
    if (within !== undefined) return within;
  }
  return undefined;
}

const isAfter = (resolution: unknown, on: PlainDate): boolean =>
  typeof resolution === 'object' &&
  resolution !== null &&
  'date' in resolution &&
  String(resolution.date) > on;
