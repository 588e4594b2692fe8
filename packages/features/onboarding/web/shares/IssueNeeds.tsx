import { DateText } from '@tabellion/ui/components/Data.tsx';
import { DateField, TextField } from '@tabellion/ui/form/TextField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { RichText } from '@tabellion/ui/text/RichText.tsx';
import { useToday } from '../fields/today.ts';
import { useWizard } from '../frame/wizard.ts';
import { issueDayOf, type SubscriptionRow } from './subscriptionForm.ts';

/** By which resolution of the directors the shares of a corporation that exists are issued (CBCA s. 25(1)).
 *  @param name  the path of the row in the form */
export function ResolutionFields({ name }: { name: string }) {
  const text = useText();
  const today = useToday();
  const { corporate } = useWizard();
  return (
    <div className="grid2">
      <TextField
        name={`${name}.resolution`}
        label={text('wizard.issue.resolution')}
        help={text('wizard.issue.resolution.help')}
        maxLength={50}
        autoComplete="off"
        optional
      />
      <DateField
        name={`${name}.resolution_on`}
        label={text('wizard.issue.resolutionOn')}
        min={corporate.incorporation_date ?? ''}
        max={today}
        optional
      />
    </div>
  );
}

interface IssueOutcomeProps {
  row: SubscriptionRow;
  /** As `issueDayOf` says. */
  organizingOn: string | null;
}

/** What the fields come to: shares issued on a day, or a subscription that waits. */
export function IssueOutcome({ row, organizingOn }: IssueOutcomeProps) {
  const text = useText();
  const today = useToday();
  const issuedOn = issueDayOf(row, organizingOn);
  // A day that lies ahead is refused at its field: nothing will be issued on it.
  if (issuedOn !== null && issuedOn > today) return null;
  return (
    <p className="t12 muted" role="status">
      {issuedOn === null ? (
        text('wizard.issue.waits')
      ) : (
        <RichText of="wizard.issue.on" with={{ date: <DateText date={issuedOn} length="long" /> }} />
      )}
    </p>
  );
}
