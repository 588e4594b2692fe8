import type { Answer } from '@tabellion/kit/client.ts';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { Form, FormSection, SubmitButton, useForm } from '@tabellion/ui/form/Form.tsx';
import { PasswordField, TextField } from '@tabellion/ui/form/TextField.tsx';
import { useSnack } from '@tabellion/ui/layers/SnackProvider.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useSession } from '@tabellion/ui/session/session.tsx';
import { GuestShell } from '@tabellion/ui/shell/GuestShell.tsx';
import { RichText, type Text, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { AddressFields, CountryField } from '../../organizations/web/public.ts';
import { register, registrationBody } from '../profileContract.ts';
import type { SessionView } from '../views.ts';
import { useInvitedAddress } from './invitedAddress.ts';
import { sessionOf } from './sessionOf.ts';
import { TermsLink } from './TermsLink.tsx';

/** Specification section 9: what a new account begins with. */
const start = { country: 'Canada', province: 'Ontario' };

/** Makes an account, and signs in. Only the e-mail, the password and the full name are required. */
export function RegistrationScreen() {
  const text = useText();
  return (
    <GuestShell wide foot={<span>{text('login.idle')}</span>}>
      <div>
        <h1>{text('register.title')}</h1>
        <p className="muted t14">{text('register.lead')}</p>
      </div>
      <RegistrationForm />
      <p className="muted center">
        <RichText of="register.have" with={{ link: <Link to="/app/login">{text('login.submit')}</Link> }} />
      </p>
    </GuestShell>
  );
}

function RegistrationForm() {
  const text = useText();
  const snack = useSnack();
  const { open } = useSession();
  const send = useCall(register, { say: 'none' });
  const email = useInvitedAddress();
  const form = useForm(registrationBody, { start: { ...start, email } });
  return (
    <Form
      form={form}
      label={text('register.title')}
      onSubmit={async (body) => {
        const answer = await send.run({ body });
        snack({ message: sentence(answer, text), tone: answer.ok ? 'ok' : 'err' });
        if (answer.ok) open(sessionOf(answer.data), wizardOf(answer.data));
        return answer;
      }}
    >
      <FormSection title={text('register.you')}>
        <div className="grid2">
          <TextField
            name="firstname"
            label={text('profile.firstname')}
            help={text('profile.firstname.help')}
            autoComplete="given-name"
          />
          <TextField name="lastname" label={text('profile.lastname')} autoComplete="family-name" />
        </div>
        <TextField name="email" type="email" label={text('entry.email')} autoComplete="username" />
        <PasswordField
          name="password"
          label={text('entry.password')}
          help={text('account.password.rule')}
          autoComplete="new-password"
        />
        <div className="grid2">
          <TextField
            name="phone_number"
            type="tel"
            label={text('profile.phone')}
            help={text('profile.phone.help')}
            autoComplete="tel"
            optional
          />
          <CountryField name="citizenship" label={text('profile.citizenship')} optional />
        </div>
        <TextField
          name="company_name"
          label={text('register.company')}
          help={text('register.company.help')}
          autoComplete="organization"
          optional
        />
      </FormSection>
      <FormSection title={text('register.address')} lead={text('register.address.lead')}>
        <AddressFields own optional />
      </FormSection>
      <p className="muted t14">
        <RichText of="register.terms" with={{ terms: <TermsLink /> }} />
      </p>
      <SubmitButton size="lg" block>
        {text('register.submit')}
      </SubmitButton>
    </Form>
  );
}

/** Whoever names a company begins its set-up; others land where members do. */
const wizardOf = ({ selected_organization: orgId }: SessionView): string | undefined =>
  orgId === null ? undefined : `/app/onboard/user/${orgId}`;

/** When nobody knows why it failed, the specification's own sentence. */
const sentence = (answer: Answer<unknown>, text: Text): string =>
  !answer.ok && (answer.status === 0 || answer.status >= 500)
    ? text('register.failed')
    : answer.message || text(answer.textCode);
