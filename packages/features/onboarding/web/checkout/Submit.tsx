import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { ReadFailed } from '@tabellion/ui/call/ReadFailed.tsx';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { plannedRead, useRead, useReadAhead, useReadings } from '@tabellion/ui/call/useRead.ts';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { Card } from '@tabellion/ui/components/Card.tsx';
import { UserText } from '@tabellion/ui/components/Data.tsx';
import { PageSkeleton } from '@tabellion/ui/components/PageSkeleton.tsx';
import { Loading } from '@tabellion/ui/components/States.tsx';
import { CheckboxField } from '@tabellion/ui/form/ChoiceFields.tsx';
import { Form, SubmitButton, useForm } from '@tabellion/ui/form/Form.tsx';
import { useConfirm } from '@tabellion/ui/layers/DialogProvider.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { type FiledArticles as Articles, readFiledArticles, submitIncorporation } from '../../contract.ts';
import { StepFoot } from '../frame/StepFoot.tsx';
import { StepFrame } from '../frame/StepFrame.tsx';
import { shownName } from '../frame/shownName.ts';
import { useWizard } from '../frame/wizard.ts';
import { Lacks } from './Lacks.tsx';
import { Review, reviewReads } from './Review.tsx';

const isTrue = z.refine((box) => box === true, 'ONBOARDING.DECLARATION_REQUIRED');
const declaredForm = z.object({ declared: z.boolean().check(isTrue) });
const existingForm = z.object({ declared: z.boolean() });

/** Everything once more, the articles as they will be filed with the incorporator's declaration, and the one button that
 *  sends them to the registry. A corporation that exists files nothing. */
export function Submit() {
  const text = useText();
  const { orgId, onboarding, corporate, refresh } = useWizard();
  const maySubmit = useMay('incorporation.submit');
  const confirm = useConfirm();
  const call = useCall(submitIncorporation);
  const { missing, warnings, submission, status } = onboarding;
  const isNew = corporate.company_type === 'new';
  const isSentBack = status === 'rejected';
  const lead = text(isNew ? 'wizard.submit.lead' : 'wizard.submit.lead.old');
  const form = useForm(isNew ? declaredForm : existingForm, { start: { declared: false } });
  // Drawn at once, with the articles: what comes late would push the declaration down the page.
  const isRead = useReadAhead([
    ...reviewReads(orgId),
    ...(isNew ? [plannedRead(readFiledArticles, { params: { id: orgId } })] : []),
  ]);
  const isConfirmed = () =>
    confirm({
      title: (
        <RichText
          of="wizard.confirmSubmit.title"
          with={{ name: <UserText>{shownName(onboarding, corporate)}</UserText> }}
        />
      ),
      body: text('wizard.confirmSubmit.body'),
      confirm: text('wizard.submit.send'),
    });
  return (
    <StepFrame title={text('wizard.step.checkout')} lead={!isSentBack && lead}>
      {isSentBack && (
        <Callout tone="err" title={text('wizard.rejected.title')}>
          {text('wizard.rejected.body')}
        </Callout>
      )}
      {isSentBack && submission && <Lacks title={text('wizard.rejected.reasons')} of={submission.reasons} />}
      <Lacks title={text('wizard.checkout.missing')} of={missing} />
      <Lacks title={text('wizard.checkout.warnings')} of={warnings} mild />
      {!isRead && <PageSkeleton shape="paper" isHeaded />}
      {isRead && <Review />}
      {isRead && isNew && <FiledArticles />}
      {isRead && (
        <Form
          form={form}
          className="stepform"
          label={text('wizard.step.checkout')}
          onSubmit={async ({ declared }) => {
            if (isNew && !(await isConfirmed())) return undefined;
            const answer = await call.run({ params: { id: orgId }, body: { declared } });
            await refresh();
            return answer;
          }}
        >
          {isNew && maySubmit && (
            <Card title={text('wizard.declare.title')}>
              <CheckboxField name="declared" label={text('wizard.declare.box')} />
            </Card>
          )}
          <StepFoot>
            {maySubmit ? (
              <SubmitButton size="lg" disabled={missing.length > 0}>
                {text(isNew ? 'wizard.submit.send' : 'wizard.submit.record')}
              </SubmitButton>
            ) : (
              <span className="muted">{text('ACCESS.VIEW_ONLY')}</span>
            )}
          </StepFoot>
        </Form>
      )}
    </StepFrame>
  );
}

/** The articles as the registry receives them, in their own language. */
function FiledArticles() {
  const text = useText();
  const { orgId, onboarding } = useWizard();
  const { again } = useReadings();
  // Articles read before the last save are not those that will be filed.
  useEffect(() => void again(readFiledArticles), [again, onboarding.saved_at]);
  const filed = useRead(readFiledArticles, { params: { id: orgId } });
  return (
    <Card title={text('wizard.filed.title')}>
      <div className="stack s4">
        <p className="muted">{text('wizard.filed.lead')}</p>
        {filed.isError && <ReadFailed of={filed} />}
        {filed.isPending && <Loading />}
        {filed.data && <Items of={filed.data} />}
      </div>
    </Card>
  );
}

function Items({ of: { language, title, statute, items } }: { of: Articles }) {
  return (
    <div className="filed" lang={language} dir="ltr">
      <h3>{title}</h3>
      <p className="t12 muted">{statute}</p>
      <ol>
        {items.map(({ number, heading, lines, classes_at: classesAt }) => (
          <li key={number}>
            <b>{heading}</b>
            {lines.map((line, at) => (
              // Two classes may have the same right.
              <p
                key={at}
                dir="auto"
                className={classesAt.length > 0 && !classesAt.includes(at) ? 'filed__right' : undefined}
              >
                {line}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </div>
  );
}
