import { useCall } from '@tabellion/ui/call/useCall.ts';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { resetPassword } from '../../contract.ts';
import { ChoosePassword } from './ChoosePassword.tsx';

/** `/app/reset-password/{token}`, from the mail to somebody who forgot. */
export function ResetPasswordScreen() {
  const text = useText();
  const reset = useCall(resetPassword, { say: 'always' });
  return (
    <ChoosePassword
      title="reset.title"
      lead={text('reset.lead')}
      send={(body) => reset.run({ body })}
      otherwise={<Link to="/app/forgot-password">{text('reset.again')}</Link>}
    />
  );
}
