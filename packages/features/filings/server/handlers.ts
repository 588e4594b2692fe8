/** An entry may bring a notice, move a due date, or take a filing away that nobody has filed; so does a day from which annual
 *  returns are counted. */
import type { EventKind } from '@tabellion/kit/event.ts';
import { type Handler, handlerOf } from '@tabellion/platform/outbox/dispatch.ts';
import { organizationAnchored } from '../../organizations/events.ts';
import { actsRecorded } from '../../registers/events.ts';
import { makeFilings } from './rows.ts';

const rowsAfter = (name: string, on: EventKind): Handler =>
  handlerOf(name, on, async (tx, { orgId }, now) => {
    if (orgId !== null) await makeFilings(tx, orgId, now);
    return undefined;
  });

export const handlers: Handler[] = [
  rowsAfter('filings.makeRows', actsRecorded),
  rowsAfter('filings.makeRowsAfterAnchor', organizationAnchored),
];
