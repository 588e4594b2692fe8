import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useDownload } from '@tabellion/ui/call/useDownload.ts';
import { useReadings } from '@tabellion/ui/call/useRead.ts';
import { useConfirm } from '@tabellion/ui/layers/DialogProvider.tsx';
import type { MenuItem } from '@tabellion/ui/layers/Menu.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Ban, Download, Printer, Signature, Upload } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { listDocuments, readDocument, searchDocuments, updateDocumentStatus } from '../contract.ts';
import type { DocumentLine } from '../documentLine.ts';
import { listMissing } from '../draftContract.ts';
import { readDocumentFile } from '../fileContract.ts';
import { mayBecome } from '../sections.ts';
import { useOpenFile } from './useOpenFile.ts';
import { VersionDrawer } from './VersionDrawer.tsx';

/** The menu of what can be done with a document, and what that opens. */
export function useDocumentMenu(orgId: string): {
  itemsOf(document: DocumentLine): readonly MenuItem[];
  layer: ReactNode;
} {
  const text = useText();
  const mayEdit = useMay('documents.edit');
  const download = useDownload(readDocumentFile);
  const print = useOpenFile();
  const update = useCall(updateDocumentStatus, { place: 'bottom' });
  const again = useReloadDocuments();
  const confirm = useConfirm();
  const [replacing, setReplacing] = useState<{ of: DocumentLine; isSigned: boolean }>();

  const voidIt = async ({ _id: document_id, title }: DocumentLine) => {
    const isSure = await confirm({
      title: text('documents.void.title', { title }),
      body: text('documents.void.body'),
      confirm: text('documents.void'),
      danger: true,
    });
    if (!isSure) return;
    await update.run({ body: { org_unique_id: orgId, document_id, status: 'void' } });
    again();
  };

  return {
    itemsOf: (document) => [
      {
        key: 'download',
        label: text('documents.download'),
        icon: Download,
        onSelect: () =>
          void download.run({
            params: { orgId, docId: document._id, version: String(document.version) },
            query: {},
          }),
      },
      ...(isPrintable(document)
        ? [
            {
              key: 'print',
              label: text('documents.print'),
              icon: Printer,
              onSelect: () => void print(document.file_url),
            },
          ]
        : []),
      ...(mayEdit && !['signed', 'void'].includes(document.status)
        ? [
            {
              key: 'version',
              label: text('documents.newVersion'),
              icon: Upload,
              onSelect: () => setReplacing({ of: document, isSigned: false }),
            },
          ]
        : []),
      ...(mayEdit && takesSignedCopy(document)
        ? [
            {
              key: 'signed',
              label: text(document.lacks_copy ? 'documents.uploadCopy' : 'documents.markSigned'),
              icon: Signature,
              onSelect: () => setReplacing({ of: document, isSigned: true }),
            },
          ]
        : []),
      ...(mayEdit && document.status !== 'void' && mayBecome(document.status, 'void')
        ? [
            {
              key: 'void',
              label: text('documents.void'),
              icon: Ban,
              danger: true,
              apart: true,
              onSelect: () => void voidIt(document),
            },
          ]
        : []),
    ],
    layer: replacing && (
      <VersionDrawer orgId={orgId} {...replacing} onSaved={again} onClose={() => setReplacing(undefined)} />
    ),
  };
}

const takesSignedCopy = ({ status, lacks_copy: lacksCopy }: DocumentLine): boolean =>
  lacksCopy ? status === 'signed' : status !== 'signed' && mayBecome(status, 'signed');

const isPrintable = ({ media_type: type }: DocumentLine): boolean => /^(application\/pdf|image\/)/.test(type);

/** Has everything that shows documents read again. */
export function useReloadDocuments(): () => void {
  const readings = useReadings();
  return () => {
    for (const endpoint of [listDocuments, searchDocuments, listMissing, readDocument])
      void readings.again(endpoint);
  };
}
