import { ReadFailed } from '@tabellion/ui/call/ReadFailed.tsx';
import { type PlannedRead, plannedRead, useRead } from '@tabellion/ui/call/useRead.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { Card } from '@tabellion/ui/components/Card.tsx';
import { PercentText, UserText } from '@tabellion/ui/components/Data.tsx';
import { Loading } from '@tabellion/ui/components/States.tsx';
import { CheckboxField } from '@tabellion/ui/form/ChoiceFields.tsx';
import { DraftNote } from '@tabellion/ui/form/DraftNote.tsx';
import { Form } from '@tabellion/ui/form/Form.tsx';
import { navigate } from '@tabellion/ui/router/address.ts';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { PrivateIssuerLimit } from '../../../registers/web/public.ts';
import { listShareholders } from '../../../shares/contract.ts';
import {
  CapTablePreview,
  Classes,
  ShareModel,
  type SharesView,
  Subscribers,
} from '../../../shares/web/public.ts';
import type { SignificantHolder } from '../../rules/significant.ts';
import { RedirectTo, StepOrRegister } from '../frame/RegisterOf.tsx';
import { SaveAndGoOn } from '../frame/StepFoot.tsx';
import { StepFrame } from '../frame/StepFrame.tsx';
import { WizardPage } from '../frame/WizardPage.tsx';
import { placeOfModel, screenAfter, useWizard } from '../frame/wizard.ts';
import { ArticlesNeed, SignificantNote } from './ArticlesNeed.tsx';
import { useSubscriptions } from './useSubscriptions.ts';

/** The part of the step that a page shows: the classes, the subscribers, or both. */
type SharesPart = 'all' | 'classes';

const leadOf = ({ company_type: type }: ReturnType<typeof useWizard>['corporate']) =>
  type === 'old' ? 'wizard.shares.lead.old' : 'wizard.shares.lead';

/** Step 4: what the articles will say of the shares, and who subscribes on the first day. */
function SharesStep({ part = 'all' }: { part?: SharesPart }) {
  const text = useText();
  const { orgId, corporate } = useWizard();
  const shares = useRead(listShareholders, { params: { id: orgId }, query: {} });
  if (shares.data) return <SharesForm view={shares.data} part={part} />;
  return (
    <StepFrame title={text('wizard.shares.title')} lead={text(leadOf(corporate))}>
      {shares.isError ? <ReadFailed of={shares} /> : <Loading />}
    </StepFrame>
  );
}

function SharesForm({ view, part }: { view: SharesView; part: SharesPart }) {
  const text = useText();
  const { go, screen, frame, orgId, corporate } = useWizard();
  const { step, limitOverride, rows, dayOne, needs, vestingOf, significant, adopt } = useSubscriptions(view);
  const { form, draft, submit, save } = step;
  const [open, setOpen] = useState<string>();
  return (
    <FormProvider {...form}>
      <StepFrame
        title={text('wizard.shares.title')}
        lead={text(leadOf(corporate))}
        actions={
          <ShareModel
            advanced={view.sharesSimpleOrAdvanced.advanced}
            onSaved={async (saved) => {
              await adopt(saved);
              if (frame === 'dashboard') navigate({ to: placeOfModel(saved.sharesSimpleOrAdvanced, orgId) });
            }}
          />
        }
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
            if (answer === undefined || answer.ok) go(part === 'classes' ? screen : screenAfter(screen));
            return answer;
          }}
        >
          <DraftNote of={draft} />
          {corporate.company_type === 'old' && (
            <Callout
              actions={<Button onClick={() => go(screenAfter(screen))}>{text('wizard.shares.skip')}</Button>}
            >
              {text('wizard.shares.takeOver')}
            </Callout>
          )}
          <Classes view={view} onSaved={adopt} />
          {part === 'all' && (
            <>
              <Subscribers
                view={view}
                rows={rows}
                dayOne={dayOne}
                open={open}
                onOpen={setOpen}
                onSaved={adopt}
              />
              <PrivateIssuerLimit of={limitOverride} />
              <ControlConfirmation holders={significant} />
            </>
          )}
          <SaveAndGoOn />
        </Form>
      </StepFrame>
    </FormProvider>
  );
}

const sharesReads = (orgId: string): readonly PlannedRead[] => [
  plannedRead(listShareholders, { params: { id: orgId }, query: {} }),
];

export const ShareClassScreen = () => (
  <WizardPage frame="wizard" screen="shareclass" reads={sharesReads}>
    <StepOrRegister step={<SharesStep />} register={<RedirectTo to="shares/shareholders" />} />
  </WizardPage>
);

/** The step inside the application. */
export const SharesStepPage = ({ part }: { part?: SharesPart }) => (
  <WizardPage frame="dashboard" screen="shareclass" reads={sharesReads}>
    <SharesStep {...(part && { part })} />
  </WizardPage>
);

/** People who will have significant control, as the rows show it, confirmed by the reader (CBCA s. 21.21(2)). */
function ControlConfirmation({ holders }: { holders: readonly SignificantHolder[] }) {
  const text = useText();
  if (holders.length === 0) return null;
  return (
    <Card title={text('wizard.isc.title')}>
      <div className="stack s4">
        <p className="muted">{text('wizard.isc.lead')}</p>
        <ul className="controls">
          {holders.map(({ personId, name, votes, shares, lookThrough }) => (
            <li key={personId}>
              <UserText>{name}</UserText>
              <span className="muted t12">
                <RichText
                  of="wizard.isc.holds"
                  with={{
                    votes: <PercentText percent={votes} />,
                    value: <PercentText percent={shares} />,
                  }}
                />
                {lookThrough && <>. {text('wizard.isc.lookThrough')}</>}
              </span>
            </li>
          ))}
        </ul>
        <CheckboxField name="confirmed" label={text('wizard.isc.confirm')} />
      </div>
    </Card>
  );
}
