/** Events of deadlines. */
import { eventKind } from '@tabellion/kit/event.ts';
import * as z from 'zod/mini';

/** Members marked deadlines, or reported what one runs from. */
export const deadlinesChanged = eventKind('deadlines.changed', z.strictObject({}));
