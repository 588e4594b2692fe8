import { useCall } from '@tabellion/ui/call/useCall.ts';
import { Button, buttonClass } from '@tabellion/ui/components/Button.tsx';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { Id } from '@tabellion/ui/components/Data.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { usePathParam } from '@tabellion/ui/router/usePathParam.ts';
import { GuestShell } from '@tabellion/ui/shell/GuestShell.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { verifyEmail } from '../../contract.ts';
import { tellVerified } from '../verifiedElsewhere.ts';
import { ChoosePassword } from './ChoosePassword.tsx';

/** `/verify/{token}`. It takes a press, because programs that check mail open every link and would use this one up. */
export function VerifyScreen() {
  const text = useText();
  const token = usePathParam('token') ?? '';
  const { run, busy, answer } = useCall(verifyEmail, { say: 'none' });
  const verify = async () => {
    if ((await run({ body: { token } })).ok) tellVerified();
  };
  if (answer?.ok) return <Verified email={answer.data.email} />;
  if (answer?.textCode === 'VERIFY.PASSWORD_NEEDED') return <VerifyByPassword lead={answer.message} />;
  return (
    <GuestShell>
      <div>
        <h1>{text('verify.title')}</h1>
        <p className="muted t14">{text('verify.lead')}</p>
      </div>
      {answer && (
        <Callout tone="err" alert>
          {answer.message || text(answer.textCode)}
        </Callout>
      )}
      {/* A used link stays used. Behind Continue stands whether the address is verified, and the way to a new link. */}
      {answer?.textCode === 'LOGIN.LINK_INVALID' ? (
        <Onwards />
      ) : (
        <Button variant="primary" size="lg" block busy={busy} onClick={() => void verify()}>
          {text('verify.submit')}
        </Button>
      )}
    </GuestShell>
  );
}

/** Where nobody is signed in with the address: somebody else may have registered it, and a new password ends what he opened. */
function VerifyByPassword({ lead }: { lead: string }) {
  const text = useText();
  const { run } = useCall(verifyEmail, { say: 'always' });
  return (
    <ChoosePassword
      title="reset.title"
      lead={lead}
      send={async ({ newPassword, newPasswordToken: token }) => {
        const answer = await run({ body: { token, newPassword } });
        if (answer.ok) tellVerified();
        return answer;
      }}
      otherwise={<Link to="/app/forgot-password">{text('reset.again')}</Link>}
    />
  );
}

function Verified({ email }: { email: string }) {
  const text = useText();
  return (
    <GuestShell>
      <div role="status">
        <h1>{text('verify.done.title')}</h1>
        <p className="muted t14">
          <RichText of="verify.done.body" with={{ email: <Id>{email}</Id> }} />
        </p>
      </div>
      <Onwards />
    </GuestShell>
  );
}

function Onwards() {
  const text = useText();
  return (
    <Link to="/" className={buttonClass({ variant: 'primary', size: 'lg', block: true })}>
      {text('verify.continue')}
    </Link>
  );
}
