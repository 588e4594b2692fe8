/** A corporation that comes into being gets its minute book, an entry its documents; a document whose entry was voided or
 *  corrected is marked. */
import type { KindName } from '@tabellion/book/acts/kinds.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { type Handler, handlerOf } from '@tabellion/platform/outbox/dispatch.ts';
import { importedBatches } from '../../exchange/server/public.ts';
import { organizationStatusChanged } from '../../organizations/events.ts';
import { organizationOf, todayOf } from '../../organizations/server/public.ts';
import { actsRecorded } from '../../registers/events.ts';
import { actsBetween } from '../../registers/server/public/acts.ts';
import { registersBegunBy } from '../templates/registers.ts';
import type { DocumentPorts } from './ports.ts';
import { orderSet } from './sender.ts';
import { isAllOrdered, selectMade } from './store/made.ts';
import { markDocumentsOfEntries } from './store/statuses.ts';
import { readMinuteBook } from './wording.ts';

export const handlersOf = (ports: Pick<DocumentPorts, 'isWhiteLabel' | 'texts'>): Handler[] => [
  handlerOf('documents.makeFirstSet', organizationStatusChanged, async (tx, { orgId, data }, at) => {
    if (orgId === null || data.to !== 'incorporated' || ports.isWhiteLabel) return undefined;
    await orderSet(tx, orgId, { orderedBy: null }, at);
    return undefined;
  }),
  handlerOf('documents.markEntries', actsRecorded, async (tx, { orgId, data }) => {
    if (orgId === null) return undefined;
    const amended = (await actsBetween(tx, orgId, data)).filter(({ verb }) => verb !== 'record');
    if (amended.length > 0) {
      await markDocumentsOfEntries(
        tx,
        orgId,
        amended.map(({ root, verb }) => ({ root, since: verb === 'void' ? 'voided' : 'corrected' })),
      );
    }
    return undefined;
  }),
  handlerOf('documents.makeOfEntries', actsRecorded, async (tx, { orgId, data }, now) => {
    if (orgId === null || ports.isWhiteLabel) return undefined;
    const recorded = (await actsBetween(tx, orgId, data)).filter(({ verb }) => verb === 'record');
    if (recorded.length === 0 || (await isAllOrdered(tx, orgId))) return undefined;
    const today = todayOf(await organizationOf(tx, orgId), now);
    const imported = await importedBatches(tx, orgId);
    const own = recorded.filter(({ batchId }) => batchId === null || !imported.has(batchId));
    const roots = new Set(own.map(({ root }) => root));
    if (roots.size === 0) return undefined;
    const orderedBy = recorded[0]?.actorId ?? null;
    const begun = await registersToBegin(tx, orgId, own);
    if (begun.length > 0) await orderSet(tx, orgId, { orderedBy, templates: begun }, now);
    const book = await readMinuteBook(ports, tx, { orgId, now, today, roots });
    if (book === undefined || book.due.length === 0) return undefined;
    await orderSet(tx, orgId, { orderedBy, entries: [...roots] }, now);
    return undefined;
  }),
];

/** Registers that begin with the first entry of their kind, such as that of officers, where they are not in the book. */
async function registersToBegin(
  q: Queries,
  orgId: string,
  recorded: readonly { readonly kind: KindName }[],
): Promise<readonly string[]> {
  const wanted = registersBegunBy(recorded.map(({ kind }) => kind)).map((template) => ({
    template,
    subject: '',
  }));
  if (wanted.length === 0) return [];
  const made = await selectMade(q, orgId, wanted);
  return wanted.flatMap(({ template }) => (made.some((one) => one.template === template) ? [] : template));
}
