import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useRead, useReadings } from '@tabellion/ui/call/useRead.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { Id } from '@tabellion/ui/components/Data.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MailCheck } from 'lucide-react';
import { resendVerification, verifySession } from '../contract.ts';
import { MailboxHint } from './MailboxHint.tsx';
import { useVerifiedElsewhere } from './verifiedElsewhere.ts';

/** Until the address is verified: that a mail was sent to it, what it is for, and another one for whom it did not reach. */
export function VerifyNotice() {
  const text = useText();
  const readings = useReadings();
  const account = useRead(verifySession, {});
  const resend = useCall(resendVerification, { say: 'always' });
  const isOpen = account.data?.data.emailVerified === false;
  useVerifiedElsewhere(isOpen, () => void readings.again(verifySession));
  if (account.data === undefined || !isOpen) return null;
  const send = async () => {
    const answer = await resend.run({});
    if (!answer.ok && answer.textCode === 'VERIFY.ALREADY_VERIFIED') await readings.again(verifySession);
  };
  return (
    <Callout
      icon={MailCheck}
      title={text('verify.notice.title')}
      actions={
        <Button busy={resend.busy} onClick={() => void send()}>
          {text('profile.resend')}
        </Button>
      }
    >
      <p>
        <RichText of="verify.notice.body" with={{ email: <Id>{account.data.data.email}</Id> }} />{' '}
        <MailboxHint />
      </p>
    </Callout>
  );
}
