import type { ReplyOf } from '@tabellion/kit/endpoint.ts';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { Card } from '@tabellion/ui/components/Card.tsx';
import { RadioGroup } from '@tabellion/ui/form/ChoiceFields.tsx';
import { DraftNote } from '@tabellion/ui/form/DraftNote.tsx';
import { Form, SubmitButton } from '@tabellion/ui/form/Form.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { type Ref, useImperativeHandle } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { saveManages } from '../../../people/contract.ts';
import type { Board } from '../../../people/web/public.ts';
import { StaleNote } from '../frame/StaleNote.tsx';
import { useStepForm } from '../frame/useStepForm.ts';
import { useWizard } from '../frame/wizard.ts';

const involved = ['owners', 'both', 'other'] as const;
const managesForm = z.strictObject({
  manages_company: z.enum(['by_myself', 'other']),
  people_involved: z.enum(involved),
});

interface ManagesChoiceProps {
  board: Board;
  onSaved(board: Board, next: ReplyOf<typeof saveManages>['next']): void;
  save: Ref<ChoiceSaver>;
}

/** Saves what is not saved yet. Whoever leaves saves what was changed; whoever goes on agrees to what is shown too. */
export type ChoiceSaver = (reader: 'leaves' | 'goesOn') => Promise<boolean>;

/** The choice of who runs the corporation, and who is involved. By oneself fills in the reader as everything, to be confirmed. */
export function ManagesChoice({ board, onSaved, save }: ManagesChoiceProps) {
  const text = useText();
  const { orgId } = useWizard();
  const call = useCall(saveManages, { say: 'always' });
  const { manages_company, people_involved } = board;
  const { form, draft, stale, submit } = useStepForm(managesForm, {
    name: `manages/${orgId}`,
    onRecord: { manages_company, people_involved },
    start: { manages_company, people_involved: people_involved ?? 'owners' },
    submit: ({ people_involved, ...chosen }, was) => {
      const body = { ...chosen, ...(chosen.manages_company === 'other' && { people_involved }), was };
      return call.run({ params: { id: orgId }, body });
    },
  });
  const { isDirty } = form.formState;
  useImperativeHandle(save, () => async (reader) => {
    if (!isDirty && (reader === 'leaves' || isManagesChoiceSaved(board))) return true;
    const answer = await submit(managesForm.parse(form.getValues()));
    return answer?.ok === true;
  });
  return (
    <Card title={text('wizard.manages.title')}>
      <Form
        form={form}
        label={text('wizard.manages.title')}
        onSubmit={async (values) => {
          const answer = await submit(values);
          if (answer?.ok) {
            const { next, ...saved } = answer.data;
            onSaved(saved, next);
          }
          return answer;
        }}
      >
        <DraftNote of={draft} />
        <StaleNote of={stale} />
        <RadioGroup
          name="manages_company"
          label={text('wizard.manages.who')}
          cards
          choices={[
            {
              value: 'by_myself',
              label: text('wizard.manages.byMyself'),
              note: text('wizard.manages.byMyself.note'),
            },
            { value: 'other', label: text('wizard.manages.other'), note: text('wizard.manages.other.note') },
          ]}
        />
        <Involved />
        <div className="form__foot">
          <SubmitButton variant="plain">{text('wizard.manages.save')}</SubmitButton>
        </div>
      </Form>
    </Card>
  );
}

function Involved() {
  const text = useText();
  if (useWatch({ name: 'manages_company' }) !== 'other') return null;
  return (
    <RadioGroup
      name="people_involved"
      label={text('wizard.involved.who')}
      cards
      choices={involved.map((value) => ({
        value,
        label: text(`wizard.involved.${value}`),
        note: text(`wizard.involved.${value}.note`),
      }))}
    />
  );
}

interface OfficerChoice {
  manages_company: 'by_myself' | 'other';
  directors: readonly unknown[];
  officers: readonly unknown[];
}

/** Whether the manages choice was saved once. `By myself` is shown before anybody chose; once saved, it has filled a seat. */
export const isManagesChoiceSaved = ({ manages_company, directors, officers }: OfficerChoice): boolean =>
  manages_company === 'other' || directors.length + officers.length > 0;
