/** Every entry leaves behind what the deadlines run from after it. */
import { type Handler, handlerOf } from '@tabellion/platform/outbox/dispatch.ts';
import { actsRecorded } from '../../registers/events.ts';
import { keepGrounds } from './grounds.ts';

export const handlers: Handler[] = [
  handlerOf('deadlines.keepGrounds', actsRecorded, async (tx, { orgId }, now) => {
    if (orgId !== null) await keepGrounds(tx, orgId, { now, compares: false });
    return undefined;
  }),
];
