import type { QueueKindName } from '../queueKinds.ts';
import type { QueueKind } from './kind.ts';
import { changesInQueue } from './kinds/changes.ts';
import { filingsInQueue } from './kinds/filings.ts';
import { incorporationsInQueue } from './kinds/incorporations.ts';

/** The queue is made of these: a later kind is one row more. */
export const kinds: Readonly<Record<QueueKindName, QueueKind>> = {
  incorporation: incorporationsInQueue,
  filing: filingsInQueue,
  change: changesInQueue,
};
