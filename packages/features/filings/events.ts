import { eventKind } from '@tabellion/kit/event.ts';
import * as z from 'zod/mini';

/** A registry answered about a filing: it accepted it, or sent it back. */
export const filingAnswered = eventKind(
  'filing.answered',
  z.strictObject({ filingId: z.string(), state: z.enum(['accepted', 'rejected']) }),
);
