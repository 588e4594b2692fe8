import { useCall } from '@tabellion/ui/call/useCall.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { useCopy } from '@tabellion/ui/components/Copy.tsx';
import { Id } from '@tabellion/ui/components/Data.tsx';
import { QrCode } from '@tabellion/ui/components/QrCode.tsx';
import { Form, SubmitButton, useForm } from '@tabellion/ui/form/Form.tsx';
import { PasswordField, TextField } from '@tabellion/ui/form/TextField.tsx';
import { Dialog } from '@tabellion/ui/layers/Dialog.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useState } from 'react';
import { beginSecondFactor, beginSecondFactorBody, codeBody, confirmSecondFactor } from '../contract.ts';

interface Enrolment {
  secret: string;
  uri: string;
}

interface StepProps {
  onClose(): void;
}

/** Three steps in one dialog: the password, the app, the recovery codes. Closed early, nothing is turned on. */
export function BeginSecondFactor({ onClose }: StepProps) {
  const text = useText();
  const [enrolment, setEnrolment] = useState<Enrolment>();
  const [codes, setCodes] = useState<readonly string[]>();
  const title = text(codes ? 'account.factor.codes.title' : 'account.factor.begin.title');
  return (
    <Dialog title={title} onClose={onClose}>
      {codes && <RecoveryCodes codes={codes} onClose={onClose} />}
      {!codes && enrolment && <AddToApp enrolment={enrolment} onDone={setCodes} onClose={onClose} />}
      {!codes && !enrolment && <AskPassword onDone={setEnrolment} onClose={onClose} />}
    </Dialog>
  );
}

function AskPassword({ onDone, onClose }: StepProps & { onDone(enrolment: Enrolment): void }) {
  const text = useText();
  const begin = useCall(beginSecondFactor);
  const form = useForm(beginSecondFactorBody, { start: { password: '' } });
  return (
    <Form
      form={form}
      onSubmit={async (body) => {
        const answer = await begin.run({ body });
        if (answer.ok) onDone(answer.data);
        return answer;
      }}
    >
      <PasswordField
        name="password"
        label={text('account.factor.password')}
        autoComplete="current-password"
      />
      <div className="row end">
        <Button onClick={onClose}>{text('ui.cancel')}</Button>
        <SubmitButton>{text('account.factor.continue')}</SubmitButton>
      </div>
    </Form>
  );
}

interface AddToAppProps extends StepProps {
  enrolment: Enrolment;
  onDone(recoveryCodes: readonly string[]): void;
}

function AddToApp({ enrolment: { secret, uri }, onDone, onClose }: AddToAppProps) {
  const text = useText();
  const confirm = useCall(confirmSecondFactor, { say: 'always' });
  const form = useForm(codeBody, { start: { code: '' } });
  return (
    <Form
      form={form}
      onSubmit={async (body) => {
        const answer = await confirm.run({ body });
        if (answer.ok) onDone(answer.data.recovery_codes);
        return answer;
      }}
    >
      <p className="muted">{text('account.factor.scan')}</p>
      <div className="row wrap">
        <QrCode of={uri} label={text('account.factor.picture')} />
        <div className="stack grow">
          <span className="t12 muted">{text('account.factor.key')}</span>
          <code>
            <Id>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</Id>
          </code>
        </div>
      </div>
      <TextField
        name="code"
        label={text('account.factor.code')}
        autoComplete="one-time-code"
        inputMode="numeric"
        ltr
        autoFocus
      />
      <div className="row end">
        <Button onClick={onClose}>{text('ui.cancel')}</Button>
        <SubmitButton>{text('account.factor.confirm')}</SubmitButton>
      </div>
    </Form>
  );
}

function RecoveryCodes({ codes, onClose }: StepProps & { codes: readonly string[] }) {
  const text = useText();
  const copy = useCopy();
  return (
    <>
      <p className="muted">{text('account.factor.codes.lead')}</p>
      <ul className="grid2" dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="row end">
        {copy && <Button onClick={() => copy(codes.join('\n'))}>{text('ui.copy')}</Button>}
        <Button variant="primary" onClick={onClose}>
          {text('account.factor.codes.kept')}
        </Button>
      </div>
    </>
  );
}
