/** Marks imports when acts are recorded: one with no entry left in effect is voided. */
import { type Handler, handlerOf } from '@tabellion/platform/outbox/dispatch.ts';
import { actsRecorded } from '../../registers/events.ts';
import { batchesVoided, isTakenBack } from '../../registers/server/public/batches.ts';
import { markTakenBack, selectImport } from './store/imports.ts';

export const handlers: Handler[] = [
  // Its entries may be taken back one by one, or together at one of them.
  handlerOf('imports.noteTakenBack', actsRecorded, async (tx, { orgId, data }, at) => {
    if (orgId === null) return undefined;
    for (const batchId of await batchesVoided(tx, orgId, data)) {
      const found = await selectImport(tx, orgId, batchId);
      if (found?.takenBackAt !== null || !(await isTakenBack(tx, orgId, batchId))) continue;
      await markTakenBack(tx, orgId, { batchId, at, by: null });
    }
    return undefined;
  }),
];
