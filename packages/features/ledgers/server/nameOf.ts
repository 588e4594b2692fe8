import { type PlainDate, plainDate } from '@tabellion/kernel/date.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { displayName } from '../../registers/facts.ts';
import type { ReadingAt } from '../../registers/server/public/acts.ts';
import { namesAt, namesIn } from '../../registers/server/public/people.ts';

/** No register reaches beyond it. */
const LAST: PlainDate = plainDate('9999-12-31');

/** How a person was called on a date, as known then; whoever was not in the register on it, as he was called last by what was
 *  known; and whoever was not known at all, as he is called now. Empty where the name was erased, undefined for nobody. */
export async function nameOf(
  q: Queries,
  orgId: string,
  at: ReadingAt,
  who: string,
): Promise<string | undefined> {
  for (const asOf of [at.asOf, LAST]) {
    const names = await namesAt(q, orgId, { ...at, asOf, ids: [who] });
    if (names.has(who)) return displayName(names.get(who));
  }
  return (await namesIn(q, orgId, [who])).get(who);
}
