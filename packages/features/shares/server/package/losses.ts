import type { KindName } from '@tabellion/book/acts/kinds.ts';
import type { Whole } from '@tabellion/book/ocf/exchange/exportWhole.ts';
import type { Losses, LostActs } from './messages.ts';

/** What a package does not say, counted by kind of act. */
export function lossesOf({ inexact, leftOut }: Pick<Whole, 'inexact' | 'leftOut'>): Losses {
  const acts = new Map<KindName, LostActs>();
  for (const { kind, on } of inexact) {
    const { count, from, to } = acts.get(kind) ?? { count: 0, from: on, to: on };
    acts.set(kind, { kind, count: count + 1, from: on < from ? on : from, to: on > to ? on : to });
  }
  return { acts: [...acts.values()], leftOut: leftOut.length };
}
