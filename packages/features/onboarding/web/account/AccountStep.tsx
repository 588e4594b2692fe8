import { readNames } from '@tabellion/law/person.ts';
import { ReadFailed } from '@tabellion/ui/call/ReadFailed.tsx';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useRead, useReadings } from '@tabellion/ui/call/useRead.ts';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { Loading } from '@tabellion/ui/components/States.tsx';
import { DraftNote } from '@tabellion/ui/form/DraftNote.tsx';
import { Form, FormSection, SubmitButton } from '@tabellion/ui/form/Form.tsx';
import { TextField } from '@tabellion/ui/form/TextField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { judgedBy } from '../../../entry/rules/profileFields.ts';
import { VerifyNotice } from '../../../entry/web/public.ts';
import { readAccountInfo, saveAccountInfo } from '../../../organizations/contract.ts';
import { readAccountInfo as judgeAccount } from '../../../organizations/rules/contact.ts';
import { type AccountInfoView, type AccountInput, accountInput } from '../../../organizations/shapes.ts';
import { AddressFields, CountryField, useJurisdiction, useStage } from '../../../organizations/web/public.ts';
import { Costs } from '../company/Costs.tsx';
import { StaleNote } from '../frame/StaleNote.tsx';
import { SaveAndGoOn } from '../frame/StepFoot.tsx';
import { StepFrame } from '../frame/StepFrame.tsx';
import { useStepForm } from '../frame/useStepForm.ts';
import { WizardPage } from '../frame/WizardPage.tsx';
import { foundingLaw, isCorporateBegun, placeOf, useWizard } from '../frame/wizard.ts';

const schema = accountInput.check(judgedBy<AccountInput>(judgeAccount));
/** The form of a member who sees the name alone: blank fields stay as they are. */
const nameSchema = accountInput.check(
  judgedBy<AccountInput>((names) => readNames(names, { isIndividual: true })),
);

/** Step 1: the person to reach for the account. */
function AccountStep() {
  const text = useText();
  const { orgId } = useWizard();
  const account = useRead(readAccountInfo, { params: { id: orgId } });
  if (account.data) return <AccountForm view={account.data} />;
  return (
    <StepFrame title={text('wizard.step.account')} lead={text('wizard.account.lead')}>
      {account.isError ? <ReadFailed of={account} /> : <Loading />}
    </StepFrame>
  );
}

function AccountForm({ view }: { view: AccountInfoView }) {
  const text = useText();
  const { orgId, frame, onboarding, corporate, refresh, go } = useWizard();
  const law = useJurisdiction();
  const isNew = corporate.company_type === 'new' || !isCorporateBegun(onboarding.steps);
  const isDraft = useStage() === 'draft';
  const { put } = useReadings();
  const call = useCall(saveAccountInfo);
  const { form, draft, stale, submit, save } = useStepForm(view.isWithheld ? nameSchema : schema, {
    name: `account/${orgId}`,
    onRecord: view,
    start: startOf(view),
    submit: async (body, was) => {
      const answer = await call.run({ params: { id: orgId }, body: { ...body, was } });
      if (answer.ok) {
        put(readAccountInfo, { params: { id: orgId } }, answer.data);
        await refresh();
      }
      return answer;
    },
  });
  return (
    <StepFrame
      title={text('wizard.step.account')}
      lead={text('wizard.account.lead')}
      save={save}
      aside={
        isDraft &&
        isNew && (
          <Costs
            law={foundingLaw({ corporate, onboarding }, law)}
            plansAt={placeOf('plans', frame, orgId, null)}
          />
        )
      }
    >
      <VerifyNotice />
      <Form
        form={form}
        className="stepform"
        label={text('wizard.step.account')}
        onSubmit={async (values) => {
          const answer = await submit(values);
          if (answer?.ok && isDraft) go('company');
          return answer;
        }}
      >
        <DraftNote of={draft} />
        <StaleNote of={stale} />
        <FormSection title={text('wizard.account.person')}>
          <div className="grid2">
            <TextField
              name="firstname"
              label={text('profile.firstname')}
              help={text('profile.firstname.help')}
              autoComplete="given-name"
            />
            <TextField name="lastname" label={text('profile.lastname')} autoComplete="family-name" />
            {!view.isWithheld && <ContactFields />}
          </div>
          {view.isWithheld && (
            <Callout>{text('wizard.account.withheld', { section: text('section.minute_book') })}</Callout>
          )}
        </FormSection>
        {!view.isWithheld && (
          <FormSection title={text('wizard.account.address')} lead={text('wizard.account.address.lead')}>
            <AddressFields own />
          </FormSection>
        )}
        {isDraft ? (
          <SaveAndGoOn />
        ) : (
          <div className="form__foot">
            <SubmitButton>{text('wizard.save')}</SubmitButton>
          </div>
        )}
      </Form>
    </StepFrame>
  );
}

function ContactFields() {
  const text = useText();
  return (
    <>
      <TextField name="email" type="email" label={text('entry.email')} autoComplete="email" />
      <TextField
        name="phone_number"
        type="tel"
        label={text('profile.phone')}
        help={text('profile.phone.help')}
        autoComplete="tel"
        optional
      />
      <CountryField name="citizenship" label={text('profile.citizenship')} optional />
    </>
  );
}

/** Stored values, or those of the account's owner; country and province default as specified. */
function startOf({ isSaved: _isSaved, isWithheld, ...view }: AccountInfoView): AccountInput {
  if (isWithheld) return { firstname: view.firstname, lastname: view.lastname };
  return { ...view, country: view.country || 'Canada', province: view.province || 'Ontario' };
}

export const UserScreen = () => (
  <WizardPage frame="wizard" screen="user">
    <AccountStep />
  </WizardPage>
);

export const AccountInfoScreen = () => (
  <WizardPage frame="dashboard" screen="user">
    <AccountStep />
  </WizardPage>
);
