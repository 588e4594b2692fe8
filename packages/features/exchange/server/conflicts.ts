import { ok } from '@tabellion/kernel/result.ts';
import { localizedParams } from '@tabellion/platform/http/answer.ts';
import { serveOrganization } from '@tabellion/platform/http/route.ts';
import { currentRegisterConflicts } from '../../registers/server/public/acts.ts';
import * as contract from '../contract.ts';
import type { ImportPorts } from './ports.ts';
import { selectHasAnomalies } from './store/imports.ts';

/** More than anybody mends at once. */
const MOST_LISTED = 100;

/** Entries that conflict. Only imports bring them, so nothing is folded unless one did. */
export const listConflicts = ({ texts }: ImportPorts) =>
  serveOrganization(contract.listConflicts, async ({ q, orgId, language }) => {
    if (!(await selectHasAnomalies(q, orgId))) return ok({ count: 0, entries: [] });
    const { acts, count } = await currentRegisterConflicts(q, orgId);
    const text = texts[language];
    return ok({
      count,
      entries: acts
        .slice(0, MOST_LISTED)
        .map(({ root, kind, effectiveOn: on, textCode, params, persons }) => ({
          ...{ kind, on, textCode, entry_id: root, persons: [...persons] },
          message: text(textCode, localizedParams({ text, language }, params)),
        })),
    });
  });
