import type { Answer } from '@tabellion/kit/client.ts';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useRead, useReadings } from '@tabellion/ui/call/useRead.ts';
import { Loading } from '@tabellion/ui/components/States.tsx';
import { DraftNote } from '@tabellion/ui/form/DraftNote.tsx';
import { Form } from '@tabellion/ui/form/Form.tsx';
import { useLocation } from '@tabellion/ui/router/address.ts';
import { useLanguage } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useEffect, useMemo } from 'react';
import { ArticlesFields } from '../../../corporation/web/public.ts';
import { readAccountInfo, readCorporateInfo, saveCorporateInfo } from '../../../organizations/contract.ts';
import type { AccountInfoView } from '../../../organizations/shapes.ts';
import { useJurisdiction, useToday } from '../../../organizations/web/public.ts';
import { readOnboarding, saveArticles } from '../../contract.ts';
import { CompanyStep, companyFormSchema } from '../company/CompanyStep.tsx';
import { StaleNote } from '../frame/StaleNote.tsx';
import { SaveAndGoOn } from '../frame/StepFoot.tsx';
import { StepFrame } from '../frame/StepFrame.tsx';
import { useStepForm } from '../frame/useStepForm.ts';
import { WizardPage } from '../frame/WizardPage.tsx';
import { pageHash, screenAfter, useWizard } from '../frame/wizard.ts';
import { OfficeFromProfile } from '../profile/ProfileBox.tsx';
import { corporateFormSchema, inputsOf, startOf } from './corporateForm.ts';
import { IncorporatorFields } from './IncorporatorFields.tsx';
import { OfficeFields } from './OfficeFields.tsx';

/** Step 2, second page: the registered office, and items 4 to 8 of the articles. */
export function CorporateStep() {
  const { orgId } = useWizard();
  const account = useRead(readAccountInfo, { params: { id: orgId } });
  if (account.isPending) return <Loading />;
  // Only suggestions rest on it: without it the page begins with the specification's.
  return <CorporateForm account={account.data} />;
}

/** @param account  the person to reach */
function CorporateForm({ account }: { account: AccountInfoView | undefined }) {
  const { language, text } = useLanguage();
  const today = useToday();
  const jurisdiction = useJurisdiction();
  const { orgId, corporate, onboarding, go, screen } = useWizard();
  const province = account?.country === 'Canada' ? account.province : '';
  const { put } = useReadings();
  const params = { id: orgId };
  const saveOffice = useCall(saveCorporateInfo);
  const saveItems = useCall(saveArticles);
  const isNew = corporate.company_type === 'new';
  const schema = useMemo(() => corporateFormSchema(today), [today]);

  const { form, draft, stale, submit, save } = useStepForm(schema, {
    name: `corporate/${orgId}`,
    onRecord: { ...corporate, ...onboarding.articles },
    start: startOf(corporate, onboarding.articles, { language, province, today }),
    submit: async (values, was): Promise<Answer<unknown>> => {
      const inputs = inputsOf(values, isNew);
      const office = await saveOffice.run({ params, body: { ...inputs.corporate, was } });
      if (!office.ok) return office;
      put(readCorporateInfo, { params }, office.data);
      const items = await saveItems.run({ params, body: { ...inputs.articles, was } });
      if (items.ok) {
        const { next: _next, ...founding } = items.data;
        put(readOnboarding, { params }, founding);
      }
      return items;
    },
  });
  return (
    <StepFrame
      title={text('wizard.corporate.title')}
      lead={text(isNew ? 'wizard.corporate.lead' : 'wizard.corporate.lead.old')}
      save={save}
    >
      <Form
        form={form}
        className="stepform"
        label={text('wizard.corporate.title')}
        onSubmit={async (values) => {
          const answer = await submit(values);
          if (answer?.ok) go(screenAfter(screen));
          return answer;
        }}
      >
        <DraftNote of={draft} />
        <StaleNote of={stale} />
        {!isNew && <OfficeFromProfile orgId={orgId} />}
        <OfficeFields
          account={account}
          incorporatedOn={corporate.incorporation_date ?? today}
          existsOn={isNew ? undefined : today}
        />
        <ArticlesFields today={today} asksSector={jurisdiction === 'CA'} allowsUnstated={!isNew} />
        {isNew && <IncorporatorFields />}
        <SaveAndGoOn />
      </Form>
    </StepFrame>
  );
}

export const CorporateScreen = () => (
  <WizardPage frame="wizard" screen="corporate">
    <CorporateStep />
  </WizardPage>
);

const secondPage = pageHash('corporate', 'dashboard');

/** dashboard/corporate-info: both pages of step 2. The hash names the second, or the field that is looked for. */
export function CorporateInfoScreen() {
  const { hash } = useLocation();
  const page = hash === '' || hash in companyFormSchema.shape ? 'company' : 'corporate';
  useEffect(() => {
    if (hash === '' || hash === secondPage) window.scrollTo({ top: 0 });
  }, [hash]);
  return (
    <WizardPage frame="dashboard" screen={page}>
      {page === 'company' ? <CompanyStep /> : <CorporateStep />}
    </WizardPage>
  );
}
