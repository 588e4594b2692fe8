import { ok } from '@tabellion/kernel/result.ts';
import { localized } from '@tabellion/platform/http/answer.ts';
import type { AnswerTo, OrganizationContext } from '@tabellion/platform/http/context.ts';
import { conflictsNow } from '../../registers/server/public/acts.ts';
import type * as contract from '../contract.ts';
import type { ImportPorts } from './ports.ts';
import { selectHasAnomalies } from './store/imports.ts';

/** More than anybody mends at once. */
const MOST_LISTED = 100;

/** Entries that conflict. Only imports bring them, so nothing is folded unless one did. */
export async function listConflicts(
  { q, orgId, language }: OrganizationContext,
  { texts }: ImportPorts,
): Promise<AnswerTo<typeof contract.listConflicts>> {
  if (!(await selectHasAnomalies(q, orgId))) return ok({ count: 0, entries: [] });
  const { acts, count } = await conflictsNow(q, orgId);
  const text = texts[language];
  return ok({
    count,
    entries: acts.slice(0, MOST_LISTED).map(({ root, kind, effectiveOn: on, textCode, params, persons }) => ({
      ...{ kind, on, textCode, entry_id: root, persons: [...persons] },
      message: text(textCode, localized({ text, language }, params)),
    })),
  });
}
