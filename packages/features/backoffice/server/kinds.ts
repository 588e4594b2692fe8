import type { QueueKindName } from '../queueKinds.ts';
import type { QueueKind } from './kind.ts';
import { filingsInQueue } from './kinds/filings.ts';
import { incorporationsInQueue } from './kinds/incorporations.ts';

/** What the queue is made of: a later kind is one row more. */
export const kinds: Readonly<Record<QueueKindName, QueueKind>> = {
  incorporation: incorporationsInQueue,
  filing: filingsInQueue,
};
