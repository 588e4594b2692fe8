import { readOccasion, yearOfOccasion } from '@tabellion/law/deadlines/deadline.ts';
import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useReadings } from '@tabellion/ui/call/useRead.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { DateText, InstantText, UserText } from '@tabellion/ui/components/Data.tsx';
import { Icon } from '@tabellion/ui/components/Icon.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { CircleCheck, CircleSlash2 } from 'lucide-react';
import { markDeadlines, type SettledDeadline } from '../contract.ts';
import { keyOf } from '../rules/keyOf.ts';
import { DeadlineTitle } from './DeadlineRow.tsx';

/** Those that are done or do not apply, folded until somebody asks. */
export function SettledDeadlines({ orgId, of: settled }: { orgId: string; of: readonly SettledDeadline[] }) {
  const text = useText();
  return (
    <details className="card due__settled">
      <summary className="card__head">
        <h2>{text('deadline.settled')}</h2>
        <span className="t12 muted num">{settled.length}</span>
      </summary>
      <ul className="list">
        {settled.map((one) => (
          <SettledRow key={keyOf(one)} orgId={orgId} of={one} />
        ))}
      </ul>
    </details>
  );
}

/** A deadline that is done or does not apply: when or why, who said so, and the way back. */
function SettledRow({ orgId, of }: { orgId: string; of: SettledDeadline }) {
  const text = useText();
  const mayEdit = useMay('filings.edit');
  const readings = useReadings();
  const call = useCall(markDeadlines, { say: 'always' });
  const { registration, kind, occasion, person, title, done_on, reason, marked_at, marked_by } = of;
  const { day } = readOccasion(occasion);
  const year = yearOfOccasion(occasion);
  const undo = async () => {
    const deadlines = [{ registration, kind, occasion }];
    const answer = await call.run({ params: { id: orgId }, body: { deadlines, mark: 'open' } });
    if (answer.ok) await readings.allAgain();
  };
  return (
    <li>
      <Icon of={done_on === null ? CircleSlash2 : CircleCheck} />
      <div className="grow">
        <span className="due__what">
          <DeadlineTitle of={{ kind, person, year, form: null, own: title === null ? null : { title } }} />
          {day !== null && (
            <>
              {text('wizard.comma')}
              <DateText date={day} />
            </>
          )}
        </span>
        <span className="sub">
          {done_on === null ? (
            <RichText
              of="deadline.settled.notApplicable"
              with={{ reason: <UserText>{reason ?? ''}</UserText> }}
            />
          ) : (
            <RichText of="deadline.settled.done" with={{ date: <DateText date={done_on} /> }} />
          )}
        </span>
        <span className="sub">
          <RichText
            of="deadline.settled.by"
            with={{ who: <UserText>{marked_by}</UserText>, date: <InstantText instant={marked_at} /> }}
          />
        </span>
      </div>
      {mayEdit && (
        <Button size="sm" busy={call.busy} onClick={() => void undo()}>
          {text('deadline.undo')}
        </Button>
      )}
    </li>
  );
}
