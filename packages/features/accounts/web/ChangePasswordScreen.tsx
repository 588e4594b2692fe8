import { Card, PageHead } from '@tabellion/ui/components/Card.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';

/** The same as the dialog, as a page: `setting/changePassword`, reached from the navigation of phones. */
export function ChangePasswordScreen() {
  const text = useText();
  return (
    <div style={{ maxWidth: 480 }}>
      <PageHead title={text('account.password.title')} lead={text('account.password.lead')} />
      <Card>
        <ChangePasswordForm onDone={() => undefined} />
      </Card>
    </div>
  );
}
