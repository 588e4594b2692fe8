import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useReadings } from '@tabellion/ui/call/useRead.ts';
import { Card } from '@tabellion/ui/components/Card.tsx';
import { DateField } from '@tabellion/ui/form/DateField.tsx';
import { DraftNote } from '@tabellion/ui/form/DraftNote.tsx';
import { Form, SubmitButton } from '@tabellion/ui/form/Form.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { useToday } from '../../../organizations/web/public.ts';
import { readOnboarding, saveOrganizingResolution } from '../../contract.ts';
import { useStepForm } from '../frame/useStepForm.ts';
import { useWizard } from '../frame/wizard.ts';
import '../frame/wizard.css';

const resolutionForm = z.strictObject({ organizing_resolution_on: z.string() });

interface OrganizingResolutionProps {
  /** The button of a step to continue. */
  foot?: ReactNode;
  onSaved(): void;
}

/** The day of the organizing resolution: officers bear it, and no share is issued before it. */
export function OrganizingResolution({ foot, onSaved }: OrganizingResolutionProps) {
  const text = useText();
  const today = useToday();
  const { orgId, onboarding } = useWizard();
  const { put } = useReadings();
  const call = useCall(saveOrganizingResolution);
  const stored = onboarding.organizing_resolution_on ?? '';
  const { form, draft, submit } = useStepForm(resolutionForm, {
    name: `resolution/${orgId}`,
    start: { organizing_resolution_on: stored },
    submit: async ({ organizing_resolution_on: on }) => {
      const params = { id: orgId };
      const answer = await call.run({ params, body: { organizing_resolution_on: on === '' ? null : on } });
      if (answer.ok) {
        const { next: _next, ...founding } = answer.data;
        put(readOnboarding, { params }, founding);
      }
      return answer;
    },
  });
  return (
    <Form
      form={form}
      className="stepform"
      label={text('wizard.resolution.title')}
      onSubmit={async (values) => {
        const answer = values.organizing_resolution_on === stored ? undefined : await submit(values);
        if (answer === undefined || answer.ok) onSaved();
        return answer;
      }}
    >
      <DraftNote of={draft} />
      <Card title={text('wizard.resolution.title')}>
        <div className="stack s4">
          <p className="muted">{text('wizard.resolution.lead')}</p>
          <div className="grid2">
            <DateField
              name="organizing_resolution_on"
              label={text('wizard.resolution.on')}
              help={text('wizard.resolution.help')}
              max={today}
              optional
            />
          </div>
        </div>
      </Card>
      {foot ?? (
        <div className="form__foot">
          <SubmitButton variant="plain">{text('wizard.save')}</SubmitButton>
        </div>
      )}
    </Form>
  );
}
