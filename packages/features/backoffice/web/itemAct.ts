import type { QueueItem } from '../contract.ts';

/** Every act on an item needs these. */
export interface ItemActProps {
  of: QueueItem;
  onChange(item: QueueItem): void;
}
