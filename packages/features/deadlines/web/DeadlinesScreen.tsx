import './deadlines.css';
import { readOccasion } from '@tabellion/law/deadlines/deadline.ts';
import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { ReadFailed } from '@tabellion/ui/call/ReadFailed.tsx';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useRead, useReadings } from '@tabellion/ui/call/useRead.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { Card, PageHead } from '@tabellion/ui/components/Card.tsx';
import { DateText, InstantText, UserText } from '@tabellion/ui/components/Data.tsx';
import { Icon } from '@tabellion/ui/components/Icon.tsx';
import { Loading } from '@tabellion/ui/components/Loading.tsx';
import { useOrgId } from '@tabellion/ui/router/usePathParam.ts';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { CalendarPlus, CalendarSync, CircleCheck, CircleSlash2 } from 'lucide-react';
import { useState } from 'react';
import {
  type DeadlineList,
  markDeadlines,
  type OpenDeadline,
  readDeadlines,
  type SettledDeadline,
} from '../contract.ts';
import { keyOf } from '../rules/keyOf.ts';
import { useDeadlineDrawers } from './DeadlineDrawers.tsx';
import { type DeadlineDrawerState, DeadlineRow, DeadlineTitle } from './DeadlineRow.tsx';
import { SubscribeDrawer } from './SubscribeDrawer.tsx';
import { loadWords } from './words.ts';
import { YearEndCallout } from './YearEndCallout.tsx';

/** dashboard/deadlines: all that is overdue or to come, and what was done or does not apply. */
export const DeadlinesScreen = () => (
  <MoreTexts load={loadWords} waiting={<Loading />}>
    <ReadDeadlines />
  </MoreTexts>
);

function ReadDeadlines() {
  const orgId = useOrgId();
  const reading = useRead(readDeadlines, { params: { id: orgId } });
  if (reading.data !== undefined) return <DeadlinesPage orgId={orgId} of={reading.data} />;
  return reading.isError ? <ReadFailed page of={reading} /> : <Loading />;
}

export function DeadlinesPage({ orgId, of: list }: { orgId: string; of: DeadlineList }) {
  const text = useText();
  const mayEdit = useMay('filings.edit');
  const { open, drawer } = useDeadlineDrawers(orgId, list.today);
  const [isSubscribing, setSubscribing] = useState(false);
  const overdue = list.deadlines.filter(({ days }) => days < 0);
  const upcoming = list.deadlines.filter(({ days }) => days >= 0);
  return (
    <>
      <PageHead
        title={text('deadline.title')}
        actions={
          <>
            {mayEdit && (
              <Button icon={CalendarPlus} onClick={() => open({ what: 'report' })}>
                {text('deadline.report')}
              </Button>
            )}
            <Button icon={CalendarSync} onClick={() => setSubscribing(true)}>
              {text('deadline.feed.subscribe')}
            </Button>
          </>
        }
      />
      <div className="stack s4">
        {list.asksYearEnd && <YearEndCallout orgId={orgId} />}
        {overdue.length > 0 && (
          <Section orgId={orgId} title={text('deadline.overdue')} of={overdue} onOpen={open} />
        )}
        <Section orgId={orgId} title={text('deadline.upcoming')} of={upcoming} onOpen={open} />
        {list.settled.length > 0 && (
          <Card title={text('deadline.settled')} flush>
            <ul className="list">
              {list.settled.map((one) => (
                <SettledRow key={keyOf(one)} orgId={orgId} of={one} />
              ))}
            </ul>
          </Card>
        )}
      </div>
      {drawer}
      {isSubscribing && <SubscribeDrawer onClose={() => setSubscribing(false)} />}
    </>
  );
}

interface SectionProps {
  orgId: string;
  title: string;
  of: readonly OpenDeadline[];
  onOpen(drawer: DeadlineDrawerState): void;
}

function Section({ orgId, title, of: deadlines, onOpen }: SectionProps) {
  const text = useText();
  return (
    <Card title={title} extra={<span className="t12 muted num">{deadlines.length}</span>} flush>
      {deadlines.length === 0 ? (
        <p className="due__none">{text('deadline.none')}</p>
      ) : (
        <ul className="list">
          {deadlines.map((deadline) => (
            <DeadlineRow key={keyOf(deadline)} orgId={orgId} of={deadline} onOpen={onOpen} />
          ))}
        </ul>
      )}
    </Card>
  );
}

/** A deadline that is done or does not apply: when or why, who said so, and the way back. */
function SettledRow({ orgId, of }: { orgId: string; of: SettledDeadline }) {
  const text = useText();
  const mayEdit = useMay('filings.edit');
  const readings = useReadings();
  const call = useCall(markDeadlines, { say: 'always' });
  const { registration, kind, occasion, person, done_on, reason, marked_at, marked_by } = of;
  const { year, day } = readOccasion(occasion);
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
          <DeadlineTitle of={{ kind, person, year, form: null }} />
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
