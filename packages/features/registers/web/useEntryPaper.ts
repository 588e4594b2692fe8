import { useSlot } from '@tabellion/ui/slots.ts';
import type { ReactNode } from 'react';

interface EnteredEntry {
  readonly orgId: string;
  /** The path of its endpoint, such as `/api/organization/{id}/shares/transfer`. */
  readonly path: string;
  /** Values that the path names beside the organization. */
  readonly params?: Readonly<Record<string, string>>;
  /** Undefined until enough is entered, and of what is not recorded now. */
  readonly body: object | undefined;
}

interface AddedPaper {
  readonly panel: ReactNode;
  /** It is sent for signature. */
  readonly isSent: boolean;
  /** The steps that follow once the entry is recorded or proposed. */
  recorded(proposalId: string | null): Promise<unknown>;
}

interface EntryPaper extends Pick<AddedPaper, 'panel' | 'recorded'> {
  /** Beside the body, where it is recorded when the last one signs. */
  readonly proposing: { readonly propose: { readonly awaits: 'signatures' } } | undefined;
}

declare module '@tabellion/ui/slots.ts' {
  interface Slots {
    /** Shown in the drawer of an entry, below its preview. */
    'entry.paper': { gives: EnteredEntry; takes: AddedPaper };
  }
}

/** The documents of an entry, shown before it is recorded and filed afterwards: by the feature that makes them. */
export function useEntryPaper(entry: EnteredEntry): EntryPaper {
  const added = useSlot('entry.paper', entry);
  return {
    panel: added.map(({ panel }) => panel),
    proposing: added.some(({ isSent }) => isSent) ? { propose: { awaits: 'signatures' } } : undefined,
    recorded: (proposalId) => Promise.all(added.map(({ recorded }) => recorded(proposalId))),
  };
}
