/** The facts that the documents of a proposal print, in one word: what people sign is compared with what is recorded. */
import { createHash } from 'node:crypto';
import type { DraftAct } from '@tabellion/book/draft.ts';
import { canonicalJson } from '@tabellion/kernel/canonical.ts';
import { idsIn } from '@tabellion/kernel/ids.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { selectNames } from './store/names.ts';

/** SHA-256 in lower-case hexadecimal of what the drafts say, and of how everybody and everything is called that they name:
 *  people, classes, certificates. Numbers that recording gives are not among it. */
export async function printedDigestOf(
  q: Queries,
  orgId: string,
  drafts: readonly DraftAct[],
): Promise<string> {
  const stored = drafts.map(({ kind, verb, dating, payload }) => ({ kind, verb, dating, payload }));
  const names = await selectNames(q, orgId, [...new Set(idsIn(stored))]);
  const printed = canonicalJson({ stored, names: [...names].toSorted() });
  return createHash('sha256').update(printed).digest('hex');
}
