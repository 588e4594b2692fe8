import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import type { MenuItem } from '@tabellion/ui/layers/Menu.tsx';
import type { AddedToMenu } from '@tabellion/ui/layers/RowMenu.tsx';
import { navigate } from '@tabellion/ui/router/address.ts';
import { useOrgId } from '@tabellion/ui/router/usePathParam.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Files, Link2 } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import type { Way } from './EntryPaper.tsx';

const documentsOf = () => import('./DocumentsOf.tsx');
const EntryDocuments = lazy(() => documentsOf().then(({ EntryDocuments: it }) => ({ default: it })));
const LinkDocument = lazy(() => documentsOf().then(({ LinkDocument: it }) => ({ default: it })));
const TransactionSet = lazy(() => documentsOf().then(({ TransactionDocuments: it }) => ({ default: it })));
const PersonSet = lazy(() => documentsOf().then(({ PersonDocuments: it }) => ({ default: it })));
const Panel = lazy(() =>
  import('./MinuteBookPanel.tsx').then(({ MinuteBookPanel: it }) => ({ default: it })),
);
const Paper = lazy(() => import('./EntryPaper.tsx').then(({ EntryPaper: it }) => ({ default: it })));

/** An item of a menu, and what it opens. */
function useOpener(item: Omit<MenuItem, 'onSelect'>, open: (onClose: () => void) => ReactNode): AddedToMenu {
  const [isOpen, setOpen] = useState(false);
  return {
    items: [{ ...item, onSelect: () => setOpen(true) }],
    layer: isOpen && (
      <Suspense key={item.key} fallback={null}>
        {open(() => setOpen(false))}
      </Suspense>
    ),
  };
}

const nothing: AddedToMenu = { items: [], layer: null };

/** The menu of a recorded entry lists the documents that carry it. */
export function useEntryDocumentsItem(of: { orgId: string; entryId: string }): AddedToMenu {
  const text = useText();
  const item = { key: 'documents', label: text('document.menu'), icon: Files };
  const added = useOpener(item, (onClose) => <EntryDocuments {...of} onClose={onClose} />);
  return useMay('documents.read') ? added : nothing;
}

/** The item in the menu of an entry of the log that links a document to it. */
export function useLinkDocumentItem(of: { orgId: string; activityId: string }): AddedToMenu {
  const text = useText();
  const item = { key: 'link', label: text('document.link'), icon: Link2 };
  const added = useOpener(item, (onClose) => <LinkDocument {...of} onClose={onClose} />);
  return useMay('documents.edit') ? added : nothing;
}

/** The drawer of a transaction or a correction shows the documents that carry the entry it is about. */
export function TransactionDocuments({ orgId, entryId }: { orgId: string; entryId: string | undefined }) {
  const may = useMay('documents.read');
  return (
    may &&
    entryId !== undefined && (
      <Suspense fallback={null}>
        <TransactionSet orgId={orgId} entryId={entryId} />
      </Suspense>
    )
  );
}

/** The details of a person and the page of a holder show the documents of that person's set. */
export function PersonDocuments({ personId }: { personId: string }) {
  const orgId = useOrgId();
  const may = useMay('documents.read');
  return (
    may && (
      <Suspense fallback={null}>
        <PersonSet orgId={orgId} personId={personId} />
      </Suspense>
    )
  );
}

/** The dashboard's panel of the minute book; fetched after the dashboard. */
export const BookPanel = ({ orgId }: { orgId: string }) => (
  <Suspense fallback={null}>
    <Panel orgId={orgId} />
  </Suspense>
);

interface EnteredEntry {
  orgId: string;
  path: string;
  params?: Readonly<Record<string, string>>;
  body: object | undefined;
}

/** The drawer of an entry shows the documents that belong to it, and how they are signed. */
export function usePaperOfEntry(entry: EnteredEntry) {
  const may = useMay('documents.read');
  const [way, setWay] = useState<Way>('draft');
  const next = useRef(async (): Promise<unknown> => undefined);
  return {
    panel: may && (
      <Suspense key="paper" fallback={null}>
        <Paper {...entry} way={way} onWay={setWay} next={next} />
      </Suspense>
    ),
    isSent: way === 'send',
    recorded: async (proposalId: string | null) => {
      if (way === 'send' && proposalId !== null)
        await navigate({ to: `/app/org/${entry.orgId}/signingroom`, search: { proposal: proposalId } });
      else await next.current();
    },
  };
}
