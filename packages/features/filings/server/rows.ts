/** The rows of filings: one for each deadline of a registry, made when it is first computed and never moved to another year. */

import type { Instant } from '@tabellion/kernel/date.ts';
import { compare } from '@tabellion/kernel/order.ts';
import { type Deadline, deadlineKey, keyText } from '@tabellion/law/deadlines/deadline.ts';
import { isFilingKind } from '@tabellion/law/deadlines/filings.ts';
import type { Transaction } from '@tabellion/platform/database/queries.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { nameDeadlines, wholeRunning } from '../../deadlines/server/public.ts';
import { type FilingKey, insertFilings, selectFilings } from './store/filings.ts';

/** Makes the rows that are missing, however long nobody looked; harmless to repeat, and at once.
 *  @returns how many there are new */
export async function makeFilings(tx: Transaction, orgId: string, now: Instant): Promise<number> {
  const { deadlines } = await wholeRunning(tx, orgId, now);
  const missing = missingFilings(deadlines, await selectFilings(tx, orgId));
  if (missing.length === 0) return 0;
  const filings = missing.map((key) => ({
    registration: key.registration,
    kind: key.kind,
    occasion: key.occasion,
    filingId: newId(),
    filingYear: key.filingYear,
    corrects: null,
  }));
  await nameDeadlines(tx, orgId, missing);
  return insertFilings(tx, orgId, filings, now);
}

export type WantedFiling = FilingKey & { readonly filingYear: number | null };

/** The deadlines of registries that have no row yet, the earliest first. */
export function missingFilings(
  deadlines: readonly Deadline[],
  rows: readonly FilingKey[],
): readonly WantedFiling[] {
  const known = new Set(rows.map(keyText));
  return [...deadlines]
    .sort((a, b) => compare(a.dueOn, b.dueOn))
    .flatMap((deadline) => {
      const { kind, registration } = deadline;
      if (!isFilingKind(kind)) return [];
      const { occasion } = deadlineKey(deadline, registration);
      const wanted = { registration, kind, occasion, filingYear: deadline.year };
      return known.has(keyText(wanted)) ? [] : [wanted];
    });
}
