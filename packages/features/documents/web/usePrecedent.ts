import type { ReplyOf } from '@tabellion/kit/endpoint.ts';
import { useReadings } from '@tabellion/ui/call/useRead.ts';
import { listPrecedents, readPrecedent } from '../precedentContract.ts';

/** The own wording of a document in a language, as it is read. */
export type Precedent = ReplyOf<typeof readPrecedent>;

/** Reads it again after an act, here and in the list. */
export function useReadAgain(): () => Promise<unknown> {
  const readings = useReadings();
  return () => Promise.all([readings.again(readPrecedent), readings.again(listPrecedents)]);
}
