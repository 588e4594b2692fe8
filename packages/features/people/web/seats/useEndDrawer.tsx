import { lazy, type ReactNode, useState } from 'react';
import type { PeopleView } from '../../contract.ts';
import type { Seat } from './EndDrawer.tsx';

const EndDrawer = lazy(() => import('./EndDrawer.tsx').then((module) => ({ default: module.EndDrawer })));

interface Ending {
  ask(seat: Seat): void;
  /** The drawer while it is open; it is fetched then. */
  drawer: ReactNode;
}

/** How the pages of people end an appointment on record. */
export function useEndDrawer(onEnded: (view: PeopleView) => void): Ending {
  const [seat, setSeat] = useState<Seat>();
  return {
    ask: setSeat,
    drawer: seat && <EndDrawer of={seat} onEnded={onEnded} onClose={() => setSeat(undefined)} />,
  };
}
