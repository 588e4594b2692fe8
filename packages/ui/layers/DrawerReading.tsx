import { type Failed, ReadFailed } from '../call/ReadFailed.tsx';
import type { ReadState } from '../call/useRead.ts';
import { Loading } from '../components/States.tsx';
import { DrawerBody } from './Drawer.tsx';

type DrawerRead = Pick<ReadState<unknown>, 'isError'> & Failed;

/** In place of a drawer's form, while what it starts from is being read, or where that failed. */
export function DrawerReading({ of: reading }: { of: DrawerRead }) {
  return <DrawerBody>{reading.isError ? <ReadFailed of={reading} /> : <Loading />}</DrawerBody>;
}
