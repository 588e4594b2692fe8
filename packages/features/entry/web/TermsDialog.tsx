import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useReadings } from '@tabellion/ui/call/useRead.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { Dialog } from '@tabellion/ui/layers/Dialog.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { acceptTerms, verifySession } from '../contract.ts';
import { TermsLink } from './TermsLink.tsx';

/** Asks a user who accepted an older version, or none. */
export function TermsDialog({ userId, onClose }: { userId: string; onClose(): void }) {
  const text = useText();
  const readings = useReadings();
  const accept = useCall(acceptTerms, { say: 'always' });
  const yes = async () => {
    const answer = await accept.run({ params: { id: userId } });
    if (!answer.ok) return;
    onClose();
    void readings.again(verifySession);
  };
  return (
    <Dialog
      title={text('terms.changed.title')}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{text('terms.later')}</Button>
          <Button variant="primary" busy={accept.busy} onClick={() => void yes()}>
            {text('terms.accept')}
          </Button>
        </>
      }
    >
      <p>
        <RichText of="terms.changed.body" with={{ terms: <TermsLink /> }} />
      </p>
    </Dialog>
  );
}
