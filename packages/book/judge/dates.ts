import type { PlainDate } from '@tabellion/kernel/date.ts';
import { type KindName, kinds } from '../acts/kinds.ts';
import { type Finding, refused } from './finding.ts';

/** Only appointments and cessations may be dated after today; anything else is a proposal until its date. */
export function judgeDate(kind: KindName, effectiveOn: PlainDate, today: PlainDate): readonly Finding[] {
  return effectiveOn > today && !kinds[kind].mayBeFuture
    ? [refused('future_date', 'effectiveOn', { today })]
    : [];
}
