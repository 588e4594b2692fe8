import './deadlines.css';
import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { ReadFailed } from '@tabellion/ui/call/ReadFailed.tsx';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { Card, PageHead } from '@tabellion/ui/components/Card.tsx';
import { PageSkeleton } from '@tabellion/ui/components/PageSkeleton.tsx';
import { Segmented } from '@tabellion/ui/form/ChoiceFields.tsx';
import { useOrgId } from '@tabellion/ui/router/usePathParam.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { BellRing, CalendarCheck, CalendarPlus, CalendarSync, Plus } from 'lucide-react';
import { useState } from 'react';
import { type DeadlineList, readDeadlines } from '../contract.ts';
import { type DeadlineView, deadlineViews, grouped } from '../rules/groups.ts';
import { useDeadlineDrawers } from './DeadlineDrawers.tsx';
import { DeadlineGroups } from './DeadlineGroups.tsx';
import { ElsewhereDrawer } from './ElsewhereDrawer.tsx';
import { MonthStrip } from './MonthStrip.tsx';
import { RemindersDrawer } from './RemindersDrawer.tsx';
import { SettledDeadlines } from './SettledDeadlines.tsx';
import { SubscribeDrawer } from './SubscribeDrawer.tsx';
import { useOwnDeadlines } from './useOwnDeadlines.tsx';
import { loadWords } from './words.ts';
import { YearEndCallout } from './YearEndCallout.tsx';

/** dashboard/deadlines: all that is overdue or to come, and what was done or does not apply. */
export const DeadlinesScreen = () => (
  <MoreTexts load={loadWords} waiting={<PageSkeleton shape="rows" />}>
    <ReadDeadlines />
  </MoreTexts>
);

function ReadDeadlines() {
  const orgId = useOrgId();
  const reading = useRead(readDeadlines, { params: { id: orgId } });
  if (reading.data !== undefined) return <DeadlinesPage orgId={orgId} of={reading.data} />;
  return reading.isError ? <ReadFailed page of={reading} /> : <PageSkeleton shape="rows" />;
}

export function DeadlinesPage({ orgId, of: list }: { orgId: string; of: DeadlineList }) {
  const text = useText();
  const { open, drawer } = useDeadlineDrawers(orgId, list.today);
  const own = useOwnDeadlines(orgId, list.members);
  const [view, setView] = useState<DeadlineView>('list');
  const { deadlines, today, settled } = list;
  return (
    <>
      <PageHead
        title={text('deadline.title')}
        actions={
          <Actions orgId={orgId} of={list} onReport={() => open({ what: 'report' })} onAdd={own.add} />
        }
      />
      <div className="stack s4">
        {list.asksYearEnd && (
          <div className="due__callout">
            <YearEndCallout orgId={orgId} />
          </div>
        )}
        {deadlines.length > 0 && <MonthStrip of={deadlines} today={today} />}
        {deadlines.length > 0 && (
          <div className="row no-print">
            <Segmented
              label={text('deadline.view')}
              value={view}
              onChange={(chosen) => setView(deadlineViews.find((one) => one === chosen) ?? 'list')}
              choices={deadlineViews.map((one) => ({ value: one, label: text(`deadline.view.${one}`) }))}
            />
          </div>
        )}
        {deadlines.length === 0 && (
          <Card title={text('deadline.upcoming')} flush>
            <p className="due__none">{text('deadline.none')}</p>
          </Card>
        )}
        <DeadlineGroups
          orgId={orgId}
          of={grouped(deadlines, view)}
          today={today}
          onOpen={open}
          acts={own.acts}
        />
        {settled.length > 0 && <SettledDeadlines orgId={orgId} of={settled} />}
      </div>
      {drawer}
      {own.drawer}
    </>
  );
}

interface ActionsProps {
  orgId: string;
  of: DeadlineList;
  onReport(): void;
  onAdd(): void;
}

/** So many are behind where the past was never told. */
const MANY_OVERDUE = 5;

/** The page's own drawers, beside those in which a deadline is settled. */
function Actions({ orgId, of: { deadlines, today }, onReport, onAdd }: ActionsProps) {
  const text = useText();
  const mayEdit = useMay('filings.edit');
  const [opened, setOpened] = useState<'reminders' | 'subscribe' | 'elsewhere'>();
  const overdue = deadlines.filter(({ due_on }) => due_on < today).length;
  const close = () => setOpened(undefined);
  return (
    <>
      {mayEdit && overdue > MANY_OVERDUE && (
        <Button icon={CalendarCheck} onClick={() => setOpened('elsewhere')}>
          {text('deadline.elsewhere')}
        </Button>
      )}
      {mayEdit && (
        <Button icon={CalendarPlus} onClick={onReport}>
          {text('deadline.report')}
        </Button>
      )}
      <Button icon={BellRing} onClick={() => setOpened('reminders')}>
        {text('deadline.reminders')}
      </Button>
      <Button icon={CalendarSync} onClick={() => setOpened('subscribe')}>
        {text('deadline.feed.subscribe')}
      </Button>
      {mayEdit && (
        <Button variant="primary" icon={Plus} onClick={onAdd}>
          {text('deadline.own.add')}
        </Button>
      )}
      {opened === 'reminders' && <RemindersDrawer orgId={orgId} onClose={close} />}
      {opened === 'elsewhere' && (
        <ElsewhereDrawer orgId={orgId} today={today} of={deadlines} onClose={close} />
      )}
      {opened === 'subscribe' && <SubscribeDrawer onClose={close} />}
    </>
  );
}
