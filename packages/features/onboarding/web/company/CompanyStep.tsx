import { anchors } from '@tabellion/law/deadlines/deadline.ts';
import { corporationTypeFromWire, defaultPlace } from '@tabellion/law/wireNames.ts';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useReadings } from '@tabellion/ui/call/useRead.ts';
import { DraftNote } from '@tabellion/ui/form/DraftNote.tsx';
import { Form, FormSection } from '@tabellion/ui/form/Form.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { FormProvider } from 'react-hook-form';
import * as z from 'zod/mini';
import { readCorporateInfo, saveCorporateInfo } from '../../../organizations/contract.ts';
import { companyTypes, isDraft } from '../../../organizations/rules/status.ts';
import type { CorporateView } from '../../../organizations/shapes.ts';
import { useToday } from '../../../organizations/web/public.ts';
import { StaleNote } from '../frame/StaleNote.tsx';
import { SaveAndGoOn } from '../frame/StepFoot.tsx';
import { StepFrame } from '../frame/StepFrame.tsx';
import { useStepForm } from '../frame/useStepForm.ts';
import { WizardPage } from '../frame/WizardPage.tsx';
import { isCorporateBegun, screenAfter, useWizard } from '../frame/wizard.ts';
import { ProfileBox } from '../profile/ProfileBox.tsx';
import { ExistingCorporationFields, KindFields, NameFields } from './NameFields.tsx';
import { NameResults } from './NameResults.tsx';

const line = z.string().check(z.maxLength(2_000));

export const companyFormSchema = z.strictObject({
  company_type: z.enum(companyTypes, 'GENERAL.FIELD_REQUIRED'),
  corporation_type: line,
  name_format: z.enum(['named', 'numbered']),
  name: line,
  name_postfix: line,
  corporation_number: line,
  incorporation_date: line,
  anchored_by: z.enum(anchors),
  anchor_date: line,
});
export type CompanyForm = z.infer<typeof companyFormSchema>;

/** The request: a new corporation has no number and date yet, a corporation that exists has its own name. */
export function inputOfCompany({
  corporation_number,
  incorporation_date,
  anchored_by,
  anchor_date,
  ...form
}: CompanyForm) {
  if (form.company_type === 'new') return form;
  const existing = { corporation_number, incorporation_date, anchored_by, anchor_date };
  return { ...form, name_format: 'named' as const, ...existing };
}

/** Step 2, first page: what the corporation is called, and under which law it stands or will stand. */
export function CompanyStep() {
  const text = useText();
  const { orgId, corporate, onboarding, refresh, go, screen } = useWizard();
  const { put } = useReadings();
  const today = useToday();
  const params = { id: orgId };
  const call = useCall(saveCorporateInfo);
  const { form, draft, stale, submit, save } = useStepForm(companyFormSchema, {
    name: `company/${orgId}`,
    onRecord: corporate,
    start: startOf(corporate, isCorporateBegun(onboarding.steps)),
    submit: async (values, was) => {
      const answer = await call.run({ params, body: { ...inputOfCompany(values), was } });
      if (answer.ok) {
        put(readCorporateInfo, { params }, answer.data);
        await refresh();
      }
      return answer;
    },
  });
  const [type, law] = form.watch(['company_type', 'corporation_type']);
  const isNew = type !== 'old';
  const isFederal = (corporationTypeFromWire(law) ?? defaultPlace.jurisdiction) === 'CA';
  return (
    <FormProvider {...form}>
      <StepFrame
        title={text('wizard.company.title')}
        lead={text('wizard.company.lead')}
        save={save}
        aside={
          isDraft(corporate.status) &&
          (isNew ? <NameResults orgId={orgId} /> : isFederal && <ProfileBox orgId={orgId} />)
        }
      >
        <Form
          form={form}
          className="stepform"
          label={text('wizard.company.title')}
          onSubmit={async (values) => {
            const answer = await submit(values);
            if (answer?.ok) go(screenAfter(screen));
            return answer;
          }}
        >
          <DraftNote of={draft} />
          <StaleNote of={stale} />
          <FormSection title={text('wizard.company.kind')}>
            <KindFields />
          </FormSection>
          <FormSection title={text('wizard.company.name')}>
            <NameFields />
            <ExistingCorporationFields today={today} />
          </FormSection>
          <SaveAndGoOn />
        </Form>
      </StepFrame>
    </FormProvider>
  );
}

/** Whether it exists is asked: what is stored before anybody answered is only a default. A registration tells no more
 *  than a name; whoever started here has answered. */
function startOf(view: CorporateView, isBegun: boolean): Partial<CompanyForm> {
  const { company_type, corporation_type, name_format, name, name_postfix, corporation_number } = view;
  const isAnswered = isBegun || company_type === 'new' || name_postfix !== '' || corporation_number !== '';
  return {
    ...(isAnswered && { company_type }),
    corporation_type,
    name_format,
    name,
    name_postfix,
    corporation_number,
    incorporation_date: view.incorporation_date ?? '',
    anchored_by: view.anchored_by,
    anchor_date: view.anchor_date ?? '',
  };
}

export const CompanyScreen = () => (
  <WizardPage frame="wizard" screen="company">
    <CompanyStep />
  </WizardPage>
);
