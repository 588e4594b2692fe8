import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useReadings } from '@tabellion/ui/call/useRead.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { BellRing } from 'lucide-react';
import { withWholeDates } from '../../activity/rules/activityDates.ts';
import { readNotification, updateFilingYear } from '../../organizations/contract.ts';
import { type Dashboard, readDashboard } from '../contract.ts';

interface FilingYearPromptProps {
  orgId: string;
  of: NonNullable<Dashboard['notification']>;
  onDecline(): void;
}

/** "Set the filing year?" Yes sets the year after the incorporation; No hides the question for this session. */
export function FilingYearPrompt({
  orgId,
  of: { title, message, filing_year },
  onDecline,
}: FilingYearPromptProps) {
  const text = useText();
  const mayAnswer = useMay('organization.edit');
  const readings = useReadings();
  const set = useCall(updateFilingYear, { say: 'always' });
  if (!mayAnswer) return null;

  const accept = async () => {
    const answer = await set.run({ params: { id: orgId }, body: { filing_year } });
    if (answer.ok) await Promise.all([readings.again(readDashboard), readings.again(readNotification)]);
  };
  return (
    <section aria-label={title}>
      <Callout
        icon={BellRing}
        title={title}
        actions={
          <>
            <Button onClick={onDecline} disabled={set.busy}>
              {text('dashboard.prompt.no')}
            </Button>
            <Button variant="primary" busy={set.busy} onClick={() => void accept()}>
              {text('dashboard.prompt.yes')}
            </Button>
          </>
        }
      >
        {withWholeDates(message)}
      </Callout>
    </section>
  );
}
