import { useState } from 'react';
import type { ReadState } from './useRead.ts';

/**
 * True from when nothing of it is being read any more: a form that starts from what was kept of an earlier page would begin
 * with what has changed since. Later readings leave it true, so that nobody loses what he is typing.
 */
export function useFresh(...readings: readonly Pick<ReadState<unknown>, 'isFetching'>[]): boolean {
  const [isFresh, setFresh] = useState(false);
  const isRead = readings.every(({ isFetching }) => !isFetching);
  if (isRead && !isFresh) setFresh(true);
  return isFresh || isRead;
}
