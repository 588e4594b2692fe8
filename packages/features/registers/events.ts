/** What the registers announce. */
import { eventKind } from '@tabellion/kit/event.ts';
import * as z from 'zod/mini';

/** Acts were recorded in one transaction: those with the numbers `from` to `to`, inclusive. */
export const actsRecorded = eventKind('acts.recorded', z.strictObject({ from: z.string(), to: z.string() }));
