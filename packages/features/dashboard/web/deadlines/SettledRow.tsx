import { parsePlainDate } from '@tabellion/kernel/date.ts';
import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { useCall, useReadings } from '@tabellion/ui/call/calls.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { DateText, InstantText, UserText } from '@tabellion/ui/components/Data.tsx';
import { Icon } from '@tabellion/ui/components/Icon.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { CircleCheck, CircleSlash2 } from 'lucide-react';
import { markDeadlines } from '../../../deadlines/contract.ts';
import { readDashboard, readDeadlines, type SettledDeadline } from '../../contract.ts';
import { DeadlineTitle } from './DeadlineRow.tsx';

/** A deadline that is done or does not apply: when or why, who said so, and the way back. */
export function SettledRow({ orgId, of }: { orgId: string; of: SettledDeadline }) {
  const text = useText();
  const mayEdit = useMay('deadlines.edit');
  const readings = useReadings();
  const call = useCall(markDeadlines, { say: 'always' });
  const { kind, occasion, person, done_on, reason, marked_at, marked_by } = of;
  const day = parsePlainDate(occasion);
  const undo = async () => {
    const deadlines = [{ kind, occasion, person: person?._id ?? null }];
    const answer = await call.run({ params: { id: orgId }, body: { deadlines, mark: 'open' } });
    if (answer.ok) await Promise.all([readDashboard, readDeadlines].map((one) => readings.again(one)));
  };
  return (
    <li>
      <Icon of={done_on === null ? CircleSlash2 : CircleCheck} />
      <div className="grow">
        <span className="dash__what">
          <DeadlineTitle
            of={{ kind, person, year: day === undefined ? Number(occasion) : null, form: null }}
          />
          {day !== undefined && (
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
