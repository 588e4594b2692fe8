import { useSlot } from '@tabellion/ui/slots.ts';
import type { ReactNode } from 'react';

interface EnteredEntry {
  readonly orgId: string;
  /** Of its endpoint, such as `/api/organization/{id}/shares/transfer`. */
  readonly path: string;
  /** What the path names beside the organization. */
  readonly params?: Readonly<Record<string, string>>;
  /** Undefined until enough is entered, and of what is not recorded now. */
  readonly body: object | undefined;
}

interface EntryPaper {
  readonly panel: ReactNode;
  /** It is proposed, and recorded when the last one signs. */
  readonly isSent: boolean;
  /** What follows once the entry is recorded or proposed. */
  recorded(proposalId: string | null): Promise<unknown>;
}

declare module '@tabellion/ui/slots.ts' {
  interface Slots {
    /** In the drawer of an entry, below its preview. */
    'entry.paper': { gives: EnteredEntry; takes: EntryPaper };
  }
}

/** The documents of an entry, shown before it is recorded and filed afterwards: by the feature that makes them. */
export function useEntryPaper(entry: EnteredEntry): EntryPaper {
  const added = useSlot('entry.paper', entry);
  return {
    panel: added.map(({ panel }) => panel),
    isSent: added.some(({ isSent }) => isSent),
    recorded: (proposalId) => Promise.all(added.map(({ recorded }) => recorded(proposalId))),
  };
}
