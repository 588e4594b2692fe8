import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useReadings } from '@tabellion/ui/call/useRead.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { remindSignees } from '../../signing/contract.ts';
import type { ChangeLine } from '../shapes.ts';

interface RemindButtonProps {
  orgId: string;
  of: Pick<ChangeLine, 'state' | 'envelope_id'>;
  size?: 'sm';
}

/** Mails those who have not signed again. */
export function RemindButton({ orgId, of: { state, envelope_id: envelopeId }, size }: RemindButtonProps) {
  const text = useText();
  const { allAgain } = useReadings();
  const remind = useCall(remindSignees, { say: 'always' });
  if (state !== 'signing' || envelopeId === null) return null;
  return (
    <Button
      {...(size && { size })}
      busy={remind.busy}
      onClick={() => void remind.run({ params: { orgId, envelopeId }, body: {} }).then(allAgain)}
    >
      {text('changes.remind')}
    </Button>
  );
}
