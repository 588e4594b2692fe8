import { ReadFailed } from '@tabellion/ui/call/ReadFailed.tsx';
import { type Asked, asked, useRead } from '@tabellion/ui/call/useRead.ts';
import { Loading } from '@tabellion/ui/components/States.tsx';
import { DraftNote } from '@tabellion/ui/form/DraftNote.tsx';
import { Form, SubmitButton } from '@tabellion/ui/form/Form.tsx';
import { useSnack } from '@tabellion/ui/layers/SnackProvider.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useEffect, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { listShareholders } from '../../../shares/contract.ts';
import { SaveAndGoOn } from '../frame/SaveAndGoOn.tsx';
import { StepFrame } from '../frame/StepFrame.tsx';
import { useStage } from '../frame/stage.ts';
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

/** Step 4: what the articles will say of the shares, and who subscribes on the first day; later, what stands. */
function SharesStep({ part = 'all' }: { part?: Part }) {
  const { orgId } = useWizard();
  const words = useWords(part);
  const shares = useRead(listShareholders, { params: { id: orgId }, query: {} });
  if (shares.data) return <SharesForm view={shares.data} part={part} />;
  return <StepFrame {...words}>{shares.isError ? <ReadFailed of={shares} /> : <Loading />}</StepFrame>;
}

/** The articles of a corporation that exists do not `will say`. */
function useWords(part: Part): { title: string; lead: string } {
  const text = useText();
  const exists = useStage() === 'exists';
  if (!exists) return { title: text('wizard.shares.title'), lead: text('wizard.shares.lead') };
  return part === 'classes'
    ? { title: text('wizard.classes.title'), lead: text('wizard.classes.lead.exists') }
    : { title: text('wizard.shares.title.exists'), lead: text('wizard.shares.lead.exists') };
}

function SharesForm({ view, part }: { view: SharesView; part: Part }) {
  const text = useText();
  const { go, screen } = useWizard();
  const words = useWords(part);
  const exists = useStage() === 'exists';
  const { step, rows, dayOne, needs, vestingOf, significant, adopt } = useSubscriptions(view);
  const { form, draft, submit, save } = step;
  const snack = useSnack();
  const [open, setOpen] = useState<string>();
  useRestoredRow(step, exists, setOpen);
  return (
    <FormProvider {...form}>
      <StepFrame
        {...words}
        actions={!exists && <ShareModel advanced={view.sharesSimpleOrAdvanced.advanced} onSaved={adopt} />}
        save={save}
        aside={
          exists ? undefined : (
            <>
              <CapTablePreview of={dayOne} />
              <ArticlesNeed needs={needs} vestingOf={vestingOf} />
              <SignificantNote holders={significant} />
            </>
          )
        }
      >
        <Form
          form={form}
          className="stepform"
          label={words.title}
          onSubmit={async (values) => {
            const answer = await submit(values);
            if (answer !== undefined && !answer.ok) return answer;
            if (exists) {
              setOpen(undefined);
              snack({ message: text('wizard.shares.saved'), tone: 'ok' });
            } else go(screenAfter(screen));
            return answer;
          }}
        >
          <DraftNote of={draft} />
          <Classes view={view} onSaved={adopt} />
          {part === 'all' && (
            <>
              <Subscribers {...{ view, rows, dayOne, open }} onOpen={setOpen} onSaved={adopt} />
              {!exists && <ControlConfirmation holders={significant} />}
            </>
          )}
          {!exists && <SaveAndGoOn />}
          {/* An open row has its own. */}
          {exists && part === 'all' && open === undefined && form.formState.isDirty && (
            <div className="form__foot">
              <SubmitButton>{text('wizard.save')}</SubmitButton>
            </div>
          )}
        </Form>
      </StepFrame>
    </FormProvider>
  );
}

/** What was typed in a row is in sight again with the row. */
function useRestoredRow(
  { form, draft: { restoredFrom } }: ReturnType<typeof useSubscriptions>['step'],
  exists: boolean,
  open: (id: string) => void,
): void {
  const { dirtyFields } = form.formState;
  const done = useRef(false);
  const [typed] = Object.keys(dirtyFields.rows ?? {});
  useEffect(() => {
    if (done.current || !exists || restoredFrom === undefined || typed === undefined) return;
    done.current = true;
    open(typed);
  }, [exists, restoredFrom, typed, open]);
}

const sharesReads = (orgId: string): readonly Asked[] => [
  asked(listShareholders, { params: { id: orgId }, query: {} }),
];

export const ShareClassScreen = () => (
  <WizardPage frame="wizard" screen="shareclass" reads={sharesReads}>
    <SharesStep />
  </WizardPage>
);

export const SharesStepScreen = () => (
  <WizardPage frame="dashboard" screen="shareclass" reads={sharesReads}>
    <SharesStep />
  </WizardPage>
);

export const ShareClassesStepScreen = () => (
  <WizardPage frame="dashboard" screen="shareclass" reads={sharesReads}>
    <SharesStep part="classes" />
  </WizardPage>
);
