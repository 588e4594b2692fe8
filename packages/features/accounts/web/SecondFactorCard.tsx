import { ReadFailed } from '@tabellion/ui/call/ReadFailed.tsx';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useRead, useReadings } from '@tabellion/ui/call/useRead.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { Card } from '@tabellion/ui/components/Card.tsx';
import { StatusBadge } from '@tabellion/ui/components/Data.tsx';
import { Loading } from '@tabellion/ui/components/States.tsx';
import { Form, SubmitButton, useForm } from '@tabellion/ui/form/Form.tsx';
import { TextField } from '@tabellion/ui/form/TextField.tsx';
import { Dialog } from '@tabellion/ui/layers/Dialog.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useState } from 'react';
import {
  codeBody,
  endSecondFactor,
  listSessions,
  readSecondFactor,
  type SecondFactorView,
} from '../contract.ts';
import { BeginSecondFactor } from './BeginSecondFactor.tsx';

/** Whether a code is asked for after the password, and the way to turn that on and off. */
export function SecondFactorCard() {
  const text = useText();
  const factor = useRead(readSecondFactor, {});
  return (
    <Card
      title={text('account.factor.title')}
      extra={
        factor.data && (
          <StatusBadge tone={factor.data.is_on ? 'ok' : 'neutral'}>
            {text(factor.data.is_on ? 'account.factor.on' : 'account.factor.off')}
          </StatusBadge>
        )
      }
    >
      {factor.isPending && <Loading />}
      {factor.isError && <ReadFailed of={factor} />}
      {factor.data && <SecondFactorState {...factor.data} />}
    </Card>
  );
}

function SecondFactorState({ is_on: isOn, recovery_codes_left: count }: SecondFactorView) {
  const text = useText();
  const readings = useReadings();
  const [open, setOpen] = useState(false);
  const onClose = () => {
    setOpen(false);
    void readings.again(readSecondFactor);
    // Turning it on ends the others.
    void readings.again(listSessions);
  };
  const Dialog = isOn ? EndSecondFactor : BeginSecondFactor;
  return (
    <div className="row between wrap">
      <p className="muted">
        {text('account.factor.lead')} {isOn && text('account.factor.left', { count })}
      </p>
      <Button onClick={() => setOpen(true)}>
        {text(isOn ? 'account.factor.end' : 'account.factor.begin')}
      </Button>
      {open && <Dialog onClose={onClose} />}
    </div>
  );
}

/** Whoever turns it off shows once more that he has it. */
function EndSecondFactor({ onClose }: { onClose(): void }) {
  const text = useText();
  const end = useCall(endSecondFactor, { say: 'always' });
  const form = useForm(codeBody, { start: { code: '' } });
  return (
    <Dialog title={text('account.factor.end.title')} onClose={onClose}>
      <Form
        form={form}
        onSubmit={async (body) => {
          const answer = await end.run({ body });
          if (answer.ok) onClose();
          return answer;
        }}
      >
        <TextField
          name="code"
          label={text('account.factor.end.code')}
          autoComplete="one-time-code"
          ltr
          autoFocus
        />
        <div className="row end">
          <Button onClick={onClose}>{text('ui.cancel')}</Button>
          <SubmitButton variant="danger">{text('account.factor.end')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
