import { printedCorporationNumber } from '@tabellion/law/corporationNumber.ts';
import { useReadings } from '@tabellion/ui/call/useRead.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { Card, Particulars } from '@tabellion/ui/components/Card.tsx';
import { DateText, Id, InstantText, StatusBadge, UserText } from '@tabellion/ui/components/Data.tsx';
import { navigate } from '@tabellion/ui/router/address.ts';
import { Slot } from '@tabellion/ui/slots.ts';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Clock } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { verifySession } from '../../../entry/contract.ts';
import { useJurisdiction } from '../../../organizations/web/public.ts';
import { StepFoot } from '../frame/StepFoot.tsx';
import { StepFrame } from '../frame/StepFrame.tsx';
import { useWizard } from '../frame/wizard.ts';
import { OrganizingResolution } from '../people/OrganizingResolution.tsx';
import { Review } from './Review.tsx';

declare module '@tabellion/ui/slots.ts' {
  interface Slots {
    /** Below the certificate of a new corporation: what it does next. */
    'wizard.incorporated': { gives: { orgId: string }; takes: ReactNode };
  }
}

/** How often the page asks whether the registry has answered. */
const pollMs = 2_000;

/** The articles are with the registry; the page asks by itself and may be left. */
export function WaitingForRegistry() {
  const text = useText();
  const { onboarding, refresh } = useWizard();
  const { submission } = onboarding;
  useEffect(() => {
    const timer = setInterval(() => void refresh(), pollMs);
    return () => clearInterval(timer);
  }, [refresh]);
  return (
    <StepFrame title={text('wizard.waiting.title')} lead={text('wizard.waiting.lead')}>
      <div role="status">
        <Callout icon={Clock}>
          <span className="row">
            <span className="spin" aria-hidden="true" />
            {submission ? (
              <span>
                <RichText
                  of="wizard.waiting.since"
                  with={{ at: <InstantText instant={submission.submitted_at} /> }}
                />
              </span>
            ) : (
              text('ONBOARDING.STEP.WAITING')
            )}
          </span>
        </Callout>
      </div>
      <Review />
    </StepFrame>
  );
}

/** The corporation exists: its number, its certificate's date, and what the organizing resolution still does. */
export function Incorporated() {
  const text = useText();
  const { orgId, onboarding, corporate, refresh } = useWizard();
  const law = useJurisdiction();
  const { again } = useReadings();
  // The navigation goes by the account's organizations: the corporation's registers are there from now on.
  useEffect(() => void again(verifySession), [again]);
  const { submission, organizing_resolution_on } = onboarding;
  const isExisting = corporate.company_type === 'old';
  const leadOfNew = organizing_resolution_on === null ? 'leadWaiting' : 'lead';
  const lead = isExisting ? 'leadExisting' : leadOfNew;
  const number = submission?.corporation_number ?? corporate.corporation_number;
  const since = submission?.certificate_on ?? corporate.incorporation_date;
  const facts = [
    { key: 'name', label: text('wizard.company.name'), value: <UserText>{onboarding.name}</UserText> },
    {
      key: 'number',
      label: text('wizard.company.number'),
      value: <Id>{number && printedCorporationNumber(number, law)}</Id>,
    },
    ...(since === null
      ? []
      : [
          {
            key: 'since',
            label: text('wizard.company.date'),
            value: <DateText date={since} length="long" />,
          },
        ]),
  ];
  return (
    <StepFrame
      title={
        <RichText
          of={isExisting ? 'wizard.incorporated.titleExisting' : 'wizard.incorporated.title'}
          with={{ name: <UserText>{onboarding.name}</UserText> }}
        />
      }
      lead={text(`wizard.incorporated.${lead}`)}
    >
      <Card
        title={text(isExisting ? 'wizard.review.corporation' : 'wizard.incorporated.certificate')}
        extra={submission?.is_specimen && <StatusBadge tone="warn">{text('ui.specimen.mark')}</StatusBadge>}
      >
        <div className="stack s4">
          <Particulars facts={facts} />
          {submission?.is_specimen && <p className="t12 muted">{text('wizard.incorporated.specimen')}</p>}
        </div>
      </Card>
      {isExisting && organizing_resolution_on === null && (
        <OrganizingResolution onSaved={() => void refresh()} />
      )}
      <Slot of="wizard.incorporated" gives={{ orgId }} />
      <StepFoot isLast>
        <Button size="lg" variant="primary" onClick={() => navigate({ to: `/app/org/${orgId}/dashboard` })}>
          {text('wizard.incorporated.open')}
        </Button>
      </StepFoot>
    </StepFrame>
  );
}
