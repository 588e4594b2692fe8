import type { ReplyOf } from '@tabellion/kit/endpoint.ts';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useReadings } from '@tabellion/ui/call/useRead.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { RefreshCw } from 'lucide-react';
import type { readDocument } from '../contract.ts';
import { createDocument, listChanged } from '../draftContract.ts';
import { readAddress } from '../verifyContract.ts';
import { useReloadDocuments } from './useDocumentMenu.tsx';

interface DraftAnewProps {
  orgId: string;
  of: Pick<ReplyOf<typeof readDocument>, 'template' | 'subject' | 'language'>;
}

/** Another version of a document, from what the registers say now. */
export function DraftAnew({ orgId, of: { template, subject, language } }: DraftAnewProps) {
  const text = useText();
  const readings = useReadings();
  const again = useReloadDocuments();
  const create = useCall(createDocument, { place: 'bottom' });
  const body = { ...(template !== null && { template }), subject, ...(language !== null && { language }) };
  return (
    <Button
      icon={RefreshCw}
      busy={create.busy}
      onClick={async () => {
        const answer = await create.run({ params: { orgId }, body });
        if (!answer.ok) return;
        again();
        for (const reading of [listChanged, readAddress]) await readings.again(reading);
      }}
    >
      {text('documents.redraft')}
    </Button>
  );
}
