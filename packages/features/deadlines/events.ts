/** Events of deadlines. */
import { eventKind } from '@tabellion/kit/event.ts';
import * as z from 'zod/mini';

/** Members marked deadlines or reported what one runs from, or something happened to a filing that settles one. */
export const deadlinesChanged = eventKind('deadlines.changed', z.strictObject({}));
