import { type Contributions as Filled, SlotsContext } from '@tabellion/ui/slots.ts';
import type { ReactNode } from 'react';
import { useHolderControlPanel } from '../../control/web/public.ts';
import { CorporationFacts } from '../../corporation/web/public.ts';
import {
  PersonDocuments,
  TransactionDocuments,
  useEntryDocumentsItem,
  useLinkDocumentItem,
  usePaperOfEntry,
} from '../../documents/web/public.ts';
import { usePackageExport } from '../../exchange/web/public.ts';
import { HolderLinksOf } from '../../holders/web/public.tsx';
import { RegisterExport } from '../../ledgers/web/public.ts';
import { MissingResolution } from '../../onboarding/web/public.ts';
import { LazyRecordBadge, LazyRecordHead } from '../../records/web/public.tsx';
import { useCorrectMenuItem } from '../../shares/web/public.ts';
import { DocumentSigning, SendChosen } from '../../signing/web/public.ts';

/** The parts that features add to the pages of earlier ones. */
export const contributions: Filled = {
  'activity.menu': [useLinkDocumentItem],
  'document.signing': [DocumentSigning],
  'documents.send': [SendChosen],
  'entry.paper': [usePaperOfEntry],
  'entry.menu': [useCorrectMenuItem, useEntryDocumentsItem],
  'holder.foot': [PersonDocuments, HolderLinksOf],
  'holder.panel': [useHolderControlPanel],
  'person.drawer': [PersonDocuments, HolderLinksOf],
  'organization.facts': [CorporationFacts],
  'record.badge': [LazyRecordBadge],
  'record.head': [LazyRecordHead],
  'register.export': [usePackageExport],
  'seats.export': [RegisterExport],
  'seats.notes': [MissingResolution],
  'transaction.drawer': [TransactionDocuments],
};

/** Around every page that later features may add to. */
export const Contributions = ({ children }: { children: ReactNode }) => (
  <SlotsContext value={contributions}>{children}</SlotsContext>
);
