/** Notifications of envelopes that ended; who voids one knows it. */
import { type Handler, handlerOf } from '@tabellion/platform/outbox/dispatch.ts';
import { notifyForAnnouncement } from '../../notifications/server/public.ts';
import { envelopeEnded } from '../events.ts';

export const handlers: Handler[] = [
  handlerOf('signing.notifyEnd', envelopeEnded, async (tx, event) => {
    const { documentId: document, end } = event.data;
    if (end === 'voided') return undefined;
    return end === 'completed'
      ? notifyForAnnouncement(tx, event, { kind: 'envelope_signed', params: { document } })
      : notifyForAnnouncement(tx, event, { kind: 'envelope_stopped', params: { document, end } });
  }),
];
