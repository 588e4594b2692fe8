/** An entry may bring a notice, move a due date, or take a filing away that nobody has filed. */
import { type Handler, handlerOf } from '@tabellion/platform/outbox/dispatch.ts';
import { actsRecorded } from '../../registers/events.ts';
import { makeFilings } from './rows.ts';

export const handlers: Handler[] = [
  handlerOf('filings.makeRows', actsRecorded, async (tx, { orgId }, now) => {
    if (orgId !== null) await makeFilings(tx, orgId, now);
    return undefined;
  }),
];
