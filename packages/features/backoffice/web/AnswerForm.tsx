import { useCall } from '@tabellion/ui/call/useCall.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { DateField } from '@tabellion/ui/form/DateField.tsx';
import { FileField } from '@tabellion/ui/form/FileField.tsx';
import { Form, SubmitButton, useForm } from '@tabellion/ui/form/Form.tsx';
import { TextField } from '@tabellion/ui/form/TextField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useState } from 'react';
import * as z from 'zod/mini';
import { acceptItem, type QueueItem } from '../contract.ts';
import { AskDrawer } from './AskDrawer.tsx';
import type { ItemActProps } from './itemAct.ts';
import { RejectDrawer } from './RejectDrawer.tsx';

const needed = z.string().check(z.trim(), z.minLength(1, 'GENERAL.FIELD_REQUIRED'));
const fields = z.strictObject({
  number: needed,
  date: needed,
  file: z.instanceof(File, { error: 'GENERAL.FIELD_REQUIRED' }),
});

interface AnswerFormProps extends ItemActProps {
  /** Looks at it anew. */
  onAgain(item: QueueItem): void;
}

/** The registry's answer, always in view: what is typed stays, whoever has the item. */
export function AnswerForm({ of: item, onChange, onAgain }: AnswerFormProps) {
  const text = useText();
  const form = useForm(fields, { start: { number: '', date: '' } });
  const accept = useCall(acceptItem, { say: 'always' });
  const [drawer, setDrawer] = useState<'ask' | 'reject'>();
  const { kind, item_id: itemId, is_mine: isMine, state } = item;
  const changed = (next: QueueItem) => {
    onChange(next);
    onAgain(next);
  };
  return (
    <Form
      form={form}
      className=""
      label={text('staffing.answer')}
      onSubmit={async ({ number, date, file }) => {
        const answer = await accept.run({ params: { kind, itemId }, body: { number, date } }, { file });
        if (answer.ok) changed(answer.data.item);
        return answer;
      }}
    >
      <fieldset className="queue__answer" disabled={!isMine}>
        <legend className="sr">{text('staffing.answer')}</legend>
        <div className="grid2">
          <TextField name="number" label={text(`staffing.number.${kind}`)} autoComplete="off" ltr />
          <DateField name="date" label={text(`staffing.date.${kind}`)} />
        </div>
        <FileField name="file" label={text(`staffing.certificate.${kind}`)} accept=".pdf" />
      </fieldset>
      <div className="queue__foot">
        {!isMine && <p className="t12 muted">{text('staffing.claimFirst')}</p>}
        <Button disabled={!isMine || state === 'with_customer'} onClick={() => setDrawer('ask')}>
          {text('staffing.ask')}
        </Button>
        <Button variant="danger" disabled={!isMine} onClick={() => setDrawer('reject')}>
          {text('staffing.reject')}
        </Button>
        <span className="grow" />
        <SubmitButton disabled={!isMine}>{text('staffing.record')}</SubmitButton>
      </div>
      {drawer === 'ask' && <AskDrawer of={item} onChange={changed} onClose={() => setDrawer(undefined)} />}
      {drawer === 'reject' && (
        <RejectDrawer of={item} onChange={changed} onClose={() => setDrawer(undefined)} />
      )}
    </Form>
  );
}
