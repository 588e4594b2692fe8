/** Deadlines that a filing meets, and the way to it. */
import type { DeadlineKind } from '@tabellion/law/deadlines/deadline.ts';
import { isFilingKind } from '@tabellion/law/deadlines/filings.ts';
import { isDoneInRegisters } from './doneInRegisters.ts';
import { type Keyed, keyOf } from './keyOf.ts';

/** Met only by a filing that is paid here, or marked as filed with its number or confirmation and its day. A filing that a
 *  register keeps is noted there. */
export const isMetByFiling = (kind: DeadlineKind): boolean => isFilingKind(kind) && !isDoneInRegisters(kind);

/** The list of filings with the drawer of this one open. */
export const filingPath = (orgId: string, key: Keyed): string =>
  `/app/org/${orgId}/organization/filing?filing=${encodeURIComponent(keyOf(key))}`;
