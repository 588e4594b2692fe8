/** Events of signing. */
import { eventKind } from '@tabellion/kit/event.ts';
import * as z from 'zod/mini';

/** An envelope came to its end; it is called by its first document. */
export const envelopeEnded = eventKind(
  'envelope.ended',
  z.strictObject({
    envelopeId: z.string(),
    documentId: z.string(),
    end: z.enum(['completed', 'declined', 'voided', 'expired']),
  }),
);

/** Documents were sent or edited, or one of several signed: other people are waited for than before. */
export const envelopeMoved = eventKind('envelope.moved', z.strictObject({ envelopeId: z.string() }));
