import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { Loading } from '@tabellion/ui/components/Loading.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Signature } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';

export const SendDrawer = lazy(async () => ({ default: (await import('./SendDrawer.tsx')).SendDrawer }));
const EnvelopeCard = lazy(async () => ({ default: (await import('./EnvelopeCard.tsx')).EnvelopeCard }));

interface SendProps {
  orgId: string;
  documentIds: readonly string[];
  /** The button says them; "Send for signature" unless told. */
  words?: string;
  isPrimary?: boolean;
  /** Once they are out for signature. */
  onSent?(): void;
}

/** Below the chosen documents of the minute book, and on the page of one. */
export function SendChosen(props: SendProps) {
  const maySend = useMay('signing.edit');
  return maySend ? <SendButton {...props} /> : null;
}

function SendButton({ orgId, documentIds, words, isPrimary = false, onSent }: SendProps) {
  const text = useText();
  const [isSending, setSending] = useState(false);
  const isSent = useRef(false);
  return (
    <>
      <Button
        icon={Signature}
        variant={isPrimary ? 'primary' : 'plain'}
        aria-haspopup="dialog"
        onClick={() => setSending(true)}
      >
        {words ?? text('documents.send')}
      </Button>
      {isSending && (
        <Suspense>
          <SendDrawer
            orgId={orgId}
            documentIds={documentIds}
            onSent={() => {
              isSent.current = true;
            }}
            onClose={() => {
              setSending(false);
              // The choice goes with the drawer, not from under it.
              if (isSent.current) onSent?.();
            }}
          />
        </Suspense>
      )}
    </>
  );
}

interface SigningProps {
  orgId: string;
  docId: string;
  unsent: ReactNode;
  rest: ReactNode;
}

export const DocumentSigning = (props: SigningProps) => (
  <Suspense fallback={<Loading />}>
    <EnvelopeCard {...props} />
  </Suspense>
);
