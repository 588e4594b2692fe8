import { useRead } from '@tabellion/ui/call/useRead.ts';
import { ErrorState, Loading } from '@tabellion/ui/components/States.tsx';
import { Form } from '@tabellion/ui/form/Form.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { FormProvider } from 'react-hook-form';
import { listShareholders } from '../../../shares/contract.ts';
import { SaveAndGoOn } from '../frame/SaveAndGoOn.tsx';
import { StepFrame } from '../frame/StepFrame.tsx';
import { WizardPage } from '../frame/WizardPage.tsx';
import { screenAfter, useWizard } from '../frame/wizard.ts';
import { ArticlesNeed, SignificantNote } from './ArticlesNeed.tsx';
import { CapTablePreview } from './CapTablePreview.tsx';
import { Classes } from './Classes.tsx';
import { ControlConfirmation } from './ControlConfirmation.tsx';
import { ShareModel } from './ShareModel.tsx';
import { Subscribers } from './Subscribers.tsx';
import type { SharesView } from './sharesView.ts';
import { useSubscriptions } from './useSubscriptions.ts';

/** The part of the step that a page shows: the classes, the subscribers, or both. */
type Part = 'all' | 'classes';

/** Step 4: what the articles will say of the shares, and who subscribes on the first day. */
function SharesStep({ part = 'all' }: { part?: Part }) {
  const text = useText();
  const { orgId } = useWizard();
  const shares = useRead(listShareholders, { params: { id: orgId }, query: {} });
  if (shares.data) return <SharesForm view={shares.data} part={part} />;
  return (
    <StepFrame title={text('wizard.shares.title')} lead={text('wizard.shares.lead')}>
      {shares.isError ? (
        <ErrorState message={shares.message} onRetry={() => void shares.refetch()} />
      ) : (
        <Loading />
      )}
    </StepFrame>
  );
}

function SharesForm({ view, part }: { view: SharesView; part: Part }) {
  const text = useText();
  const { go, screen } = useWizard();
  const { step, rows, dayOne, needs, vestingOf, significant, adopt } = useSubscriptions(view);
  const { form, submit, save } = step;
  return (
    <FormProvider {...form}>
      <StepFrame
        title={text('wizard.shares.title')}
        lead={text('wizard.shares.lead')}
        actions={<ShareModel advanced={view.sharesSimpleOrAdvanced.advanced} onSaved={adopt} />}
        save={save}
        aside={
          <>
            <CapTablePreview of={dayOne} />
            <ArticlesNeed needs={needs} vestingOf={vestingOf} />
            <SignificantNote holders={significant} />
          </>
        }
      >
        <Form
          form={form}
          className="stepform"
          label={text('wizard.shares.title')}
          onSubmit={async (values) => {
            const answer = await submit(values);
            if (answer === undefined || answer.ok) go(screenAfter(screen));
            return answer;
          }}
        >
          <Classes view={view} onSaved={adopt} />
          {part === 'all' && (
            <>
              <Subscribers view={view} rows={rows} dayOne={dayOne} onSaved={adopt} />
              <ControlConfirmation holders={significant} />
            </>
          )}
          <SaveAndGoOn />
        </Form>
      </StepFrame>
    </FormProvider>
  );
}

export const ShareClassScreen = () => (
  <WizardPage frame="wizard" screen="shareclass">
    <SharesStep />
  </WizardPage>
);

export const SharesStepScreen = () => (
  <WizardPage frame="dashboard" screen="shareclass">
    <SharesStep />
  </WizardPage>
);

export const ShareClassesStepScreen = () => (
  <WizardPage frame="dashboard" screen="shareclass">
    <SharesStep part="classes" />
  </WizardPage>
);
