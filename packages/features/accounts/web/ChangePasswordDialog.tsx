import { Button } from '@tabellion/ui/components/Button.tsx';
import { Dialog } from '@tabellion/ui/layers/Dialog.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';

/** From the profile menu; closes when the password has changed. */
export function ChangePasswordDialog({ onClose }: { onClose(): void }) {
  const text = useText();
  return (
    <Dialog title={text('account.password.title')} onClose={onClose}>
      <p className="muted">{text('account.password.lead')}</p>
      <ChangePasswordForm onDone={onClose} extra={<Button onClick={onClose}>{text('ui.cancel')}</Button>} />
    </Dialog>
  );
}
