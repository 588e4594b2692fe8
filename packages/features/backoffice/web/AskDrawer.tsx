import { useCall } from '@tabellion/ui/call/useCall.ts';
import { DrawerForm } from '@tabellion/ui/form/DrawerForm.tsx';
import { useForm } from '@tabellion/ui/form/Form.tsx';
import { TextAreaField } from '@tabellion/ui/form/TextField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { askAboutItem } from '../contract.ts';
import type { ItemActProps } from './itemAct.ts';

/** Asks the customer; the submission goes on waiting. */
export function AskDrawer({ of: item, onChange, onClose }: ItemActProps & { onClose(): void }) {
  const text = useText();
  const form = useForm(askAboutItem.body, { start: { question: '' } });
  const ask = useCall(askAboutItem, { say: 'always' });
  return (
    <DrawerForm
      title={text('staffing.ask')}
      form={form}
      onSubmit={(body) => ask.run({ params: { kind: item.kind, itemId: item.item_id }, body })}
      onSaved={(saved) => onChange(saved.item)}
      save={text('staffing.ask.send')}
      onClose={onClose}
    >
      <p className="muted">{text('staffing.ask.help')}</p>
      <TextAreaField name="question" label={text('staffing.ask.question')} rows={6} />
    </DrawerForm>
  );
}
