import { useCall } from '@tabellion/ui/call/useCall.ts';
import { DrawerForm } from '@tabellion/ui/form/DrawerForm.tsx';
import { useForm } from '@tabellion/ui/form/Form.tsx';
import { TextAreaField } from '@tabellion/ui/form/TextField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import * as z from 'zod/mini';
import { filingParts } from '../../registry/rules/filing.ts';
import { reasonLength, rejectItem } from '../contract.ts';
import type { ItemActProps } from './itemAct.ts';

const words = z.string().check(z.maxLength(reasonLength));
const fields = z.strictObject({
  reasons: words,
  name: words,
  office: words,
  board: words,
  directors: words,
  classes: words,
  incorporators: words,
});
const blank = { reasons: '', name: '', office: '', board: '', directors: '', classes: '', incorporators: '' };

/** The registry sent it back: its words for each part of the articles, or for the filing as a whole. */
export function RejectDrawer({ of: item, onChange, onClose }: ItemActProps & { onClose(): void }) {
  const text = useText();
  const form = useForm(fields, { start: blank });
  const reject = useCall(rejectItem, { say: 'always' });
  const hasParts = item.kind === 'incorporation';
  return (
    <DrawerForm
      title={text('staffing.reject')}
      form={form}
      onSubmit={(typed) => {
        const parts = hasParts ? filingParts : [];
        const reasons = [
          ...parts.map((about) => ({ about, words: typed[about].trim() })),
          { words: typed.reasons.trim() },
        ].filter((one) => one.words !== '');
        return reject.run({ params: { kind: item.kind, itemId: item.item_id }, body: { reasons } });
      }}
      onSaved={(saved) => onChange(saved.item)}
      save={text('staffing.reject.send')}
      onClose={onClose}
    >
      <p className="muted">{text('staffing.reject.help')}</p>
      {hasParts ? (
        filingParts.map((part) => (
          <TextAreaField key={part} name={part} label={text(`staffing.part.${part}`)} rows={2} optional />
        ))
      ) : (
        <TextAreaField name="reasons" label={text('staffing.reject.words')} rows={6} />
      )}
    </DrawerForm>
  );
}
