import { instant, plainDate } from '@tabellion/kernel/date.ts';
import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { useBrand } from '@tabellion/ui/brand/brand.tsx';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useReadings } from '@tabellion/ui/call/useRead.ts';
import { Button, buttonClass } from '@tabellion/ui/components/Button.tsx';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { Card, Particulars } from '@tabellion/ui/components/Card.tsx';
import { DateText, Id } from '@tabellion/ui/components/Data.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { CalendarPlus, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { calendarText } from '../../../deadlines/rules/calendarText.ts';
import { documentPath } from '../../../documents/web/public.ts';
import { readAnnual, sendReturnAgain } from '../../annualContract.ts';
import { filingsPage } from '../../rules/filingsPage.ts';
import { useAnnual, useGo } from './annualPage.ts';
import { ToFilings } from './ToFilings.tsx';

/** The paid return: with the registry, sent back, or filed. */
export function Filed() {
  const { annual } = useAnnual();
  switch (annual.registry.state) {
    case 'accepted':
      return <Accepted />;
    case 'rejected':
      return <Rejected />;
    default:
      return <Sent />;
  }
}

function Sent() {
  const text = useText();
  return (
    <Card title={text('annual.sent.title')}>
      <div role="status">
        <Callout icon={Clock}>{text('annual.sent.body')}</Callout>
      </div>
    </Card>
  );
}

function Rejected() {
  const text = useText();
  const { orgId, annual } = useAnnual();
  const mayEdit = useMay('filings.edit');
  const { put } = useReadings();
  const go = useGo();
  const send = useCall(sendReturnAgain, { say: 'always' });
  const params = { orgId, filingId: annual.filing_id };
  const again = async () => {
    const answer = await send.run({ params, body: {} });
    if (answer.ok) put(readAnnual, { params }, answer.data);
  };
  return (
    <Card title={text('annual.rejected.title')}>
      <div className="stack s4">
        <Callout tone="err">
          <p>{text('annual.rejected.body')}</p>
          <ul>
            {annual.registry.reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </Callout>
        {mayEdit && (
          <div className="row end wrap">
            <Button onClick={() => go('corporation')}>{text('annual.step.corporation')}</Button>
            <Button variant="primary" busy={send.busy} onClick={() => void again()}>
              {text('annual.rejected.again')}
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}

function Accepted() {
  const text = useText();
  const { orgId, annual, facts } = useAnnual();
  const { registry, return_document: paper, confirmation_document: confirmation, next_due_on: next } = annual;
  const rows: { key: string; label: ReactNode; value: ReactNode }[] = [];
  if (registry.filed_on !== null)
    rows.push({ key: 'on', label: text('annual.done.on'), value: <DateText date={registry.filed_on} /> });
  for (const [key, id] of [
    ['return', paper],
    ['confirmation', confirmation],
  ] as const)
    if (id !== null)
      rows.push({
        key,
        label: text(`annual.done.${key}`),
        value: <Link to={documentPath(orgId, id)}>{text('annual.res.open')}</Link>,
      });
  if (next !== null)
    rows.push({ key: 'next', label: text('annual.done.next'), value: <DateText date={next} /> });
  const title = `${text('annual.title', { year: annual.filing_year + 1 })}, ${facts.name}`;
  return (
    <Card title={text('annual.done.title')}>
      <div className="stack s4">
        <div>
          <p className="muted t12">{text('annual.done.number')}</p>
          <p className="annual__number">
            <Id>{registry.number}</Id>
          </p>
          {registry.is_specimen && <p className="muted t12">{text('annual.done.specimen')}</p>}
        </div>
        <Particulars facts={rows} />
        <div className="row end wrap">
          {next !== null && <AddToCalendar title={title} on={next} />}
          <ToFilings orgId={orgId} />
        </div>
      </div>
    </Card>
  );
}

function AddToCalendar({ title, on }: { title: string; on: string }) {
  const text = useText();
  const brand = useBrand();
  const isShown = useMay('filings.read');
  const { orgId, annual } = useAnnual();
  const calendar = calendarText({
    name: title,
    maker: brand.name,
    events: [
      {
        uid: `${annual.filing_id}-next@tabellion`,
        sequence: 0,
        changedAt: instant(`${annual.today}T00:00:00.000Z`),
        on: plainDate(on),
        isCancelled: false,
        summary: title,
        description: '',
        url: location.origin + filingsPage(orgId, isShown),
        alarmDays: [14, 3],
      },
    ],
  });
  return (
    <a
      className={buttonClass({})}
      href={`data:text/calendar;charset=utf-8,${encodeURIComponent(calendar)}`}
      download="annual-return.ics"
    >
      <CalendarPlus aria-hidden="true" size={16} />
      {text('annual.done.calendar')}
    </a>
  );
}
