import type { Answer } from '@tabellion/kit/client.ts';
import { Form, SubmitButton, useForm } from '@tabellion/ui/form/Form.tsx';
import { PasswordField } from '@tabellion/ui/form/TextField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { choosePasswordForm } from '../../accounts/rules/password.ts';

interface NewPasswordFormProps {
  label: string;
  onPassword(newPassword: string): Promise<Answer<unknown>>;
}

export function NewPasswordForm({ label, onPassword }: NewPasswordFormProps) {
  const text = useText();
  const form = useForm(choosePasswordForm, { start: { newPassword: '', confirmation: '' } });
  return (
    <Form form={form} label={label} onSubmit={({ newPassword }) => onPassword(newPassword)}>
      <PasswordField
        name="newPassword"
        label={text('account.password.new')}
        help={text('account.password.rule')}
        autoComplete="new-password"
        large
      />
      <PasswordField
        name="confirmation"
        label={text('account.password.confirm')}
        autoComplete="new-password"
        large
      />
      <SubmitButton size="lg" block>
        {text('reset.submit')}
      </SubmitButton>
    </Form>
  );
}
