import type { Read } from '../call/useRead.ts';
import { ErrorState, Loading } from '../components/States.tsx';
import { DrawerBody } from './Drawer.tsx';

type Reading = Pick<Read<unknown>, 'isError' | 'message'> & { refetch(): unknown };

/** In place of a drawer's form, while what it starts from is being read, or where that failed. */
export function DrawerReading({ of: reading }: { of: Reading }) {
  return (
    <DrawerBody>
      {reading.isError ? (
        <ErrorState message={reading.message} onRetry={() => void reading.refetch()} />
      ) : (
        <Loading />
      )}
    </DrawerBody>
  );
}
