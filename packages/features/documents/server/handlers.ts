/** A corporation that comes into being gets its minute book; a document whose entry was voided or corrected is marked. */
import { type Handler, handlerOf } from '@tabellion/platform/outbox/dispatch.ts';
import { organizationStatusChanged } from '../../organizations/events.ts';
import { actsRecorded } from '../../registers/events.ts';
import { amendedBetween } from '../../registers/server/public/acts.ts';
import type { DocumentPorts } from './ports.ts';
import { orderSet } from './sender.ts';
import { markEntries } from './store/writing.ts';

export const handlersOf = ({ isWhiteLabel }: Pick<DocumentPorts, 'isWhiteLabel'>): Handler[] => [
  handlerOf('documents.makeFirstSet', organizationStatusChanged, async (tx, { orgId, data }, at) => {
    if (orgId === null || data.to !== 'incorporated' || isWhiteLabel) return undefined;
    await orderSet(tx, orgId, { orderedBy: null, templates: null }, at);
    return undefined;
  }),
  handlerOf('documents.markEntries', actsRecorded, async (tx, { orgId, data }) => {
    if (orgId === null) return undefined;
    const amended = await amendedBetween(tx, orgId, data);
    if (amended.length > 0) {
      await markEntries(
        tx,
        orgId,
        amended.map(({ root, verb }) => ({ root, since: verb === 'void' ? 'voided' : 'corrected' })),
      );
    }
    return undefined;
  }),
];
