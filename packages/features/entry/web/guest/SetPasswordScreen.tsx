import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { setPassword } from '../../contract.ts';
import { ChoosePassword } from './ChoosePassword.tsx';

/** `/app/set-password/{token}`, from the mail to somebody invited. */
export function SetPasswordScreen() {
  const text = useText();
  const set = useCall(setPassword, { say: 'always' });
  return (
    <ChoosePassword
      title="set.title"
      lead={text('set.lead')}
      send={(body) => set.run({ body })}
      otherwise={text('set.invited')}
    />
  );
}
