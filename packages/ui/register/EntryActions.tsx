import type { ReactNode } from 'react';
import { Slot } from '../slots.ts';

interface Entry {
  orgId: string;
  entryId: string;
  /** Of what, for the buttons. */
  name: string;
}

declare module '../slots.ts' {
  interface Slots {
    /** At the end of a line about a recorded entry: what can be done with it. */
    'entry.actions': { gives: Entry; takes: ReactNode };
  }
}

/** Actions on the recorded entry of which a line tells. */
export const EntryActions = (entry: Entry) => <Slot of="entry.actions" gives={entry} />;
