import { useReadings } from '@tabellion/ui/call/calls.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { Card, Particulars } from '@tabellion/ui/components/Card.tsx';
import { DateText, Id, StatusBadge, UserText } from '@tabellion/ui/components/Data.tsx';
import { navigate } from '@tabellion/ui/router/address.ts';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useEffect } from 'react';
import { verifySession } from '../../../entry/contract.ts';
import { StepFoot } from '../frame/StepFoot.tsx';
import { StepFrame } from '../frame/StepFrame.tsx';
import { useWizard } from '../frame/wizard.ts';
import { OrganizingResolution } from '../people/OrganizingResolution.tsx';

/** The corporation exists: its number, its certificate's date, and what the organizing resolution still does. */
export function Incorporated() {
  const text = useText();
  const { orgId, onboarding, corporate, refresh } = useWizard();
  const { again } = useReadings();
  // The navigation goes by the account's organizations: the corporation's registers are there from now on.
  useEffect(() => void again(verifySession), [again]);
  const { submission, organizing_resolution_on } = onboarding;
  const since = submission?.certificate_on ?? corporate.incorporation_date;
  const facts = [
    { key: 'name', label: text('wizard.company.name'), value: <UserText>{onboarding.name}</UserText> },
    {
      key: 'number',
      label: text('wizard.company.number'),
      value: <Id>{submission?.corporation_number ?? corporate.corporation_number}</Id>,
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
        <RichText of="wizard.incorporated.title" with={{ name: <UserText>{onboarding.name}</UserText> }} />
      }
      lead={text(
        organizing_resolution_on === null ? 'wizard.incorporated.leadWaiting' : 'wizard.incorporated.lead',
      )}
    >
      <Card
        title={text('wizard.incorporated.certificate')}
        extra={submission?.is_specimen && <StatusBadge tone="warn">{text('ui.specimen.mark')}</StatusBadge>}
      >
        <div className="stack s4">
          <Particulars facts={facts} />
          {submission?.is_specimen && <p className="t12 muted">{text('wizard.incorporated.specimen')}</p>}
        </div>
      </Card>
      {organizing_resolution_on === null && <OrganizingResolution onSaved={() => void refresh()} />}
      <StepFoot isLast>
        <Button size="lg" variant="primary" onClick={() => navigate({ to: `/app/org/${orgId}/dashboard` })}>
          {text('wizard.incorporated.open')}
        </Button>
      </StepFoot>
    </StepFrame>
  );
}
