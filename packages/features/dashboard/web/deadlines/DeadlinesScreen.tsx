import '../dashboard.css';
import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { useRead } from '@tabellion/ui/call/calls.ts';
import { ReadFailed } from '@tabellion/ui/call/ReadFailed.tsx';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { Card, PageHead } from '@tabellion/ui/components/Card.tsx';
import { useOrgId } from '@tabellion/ui/router/usePathParam.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { CalendarPlus } from 'lucide-react';
import { type DashboardDeadline, type DeadlineList, readDeadlines } from '../../contract.ts';
import { DashboardSkeleton } from '../DashboardSkeleton.tsx';
import { type DeadlineDrawerState, DeadlineRow, keyOf } from './DeadlineRow.tsx';
import { SettledRow } from './SettledRow.tsx';
import { useDeadlineDrawers } from './useDeadlineDrawers.tsx';
import { YearEndCallout } from './YearEndCallout.tsx';

/** dashboard/deadlines: all that is overdue or to come, and what was done or does not apply. */
export function DeadlinesScreen() {
  const orgId = useOrgId();
  const reading = useRead(readDeadlines, { params: { id: orgId } });
  if (reading.data !== undefined) return <DeadlinesPage orgId={orgId} of={reading.data} />;
  return reading.isError ? <ReadFailed page of={reading} /> : <DashboardSkeleton />;
}

export function DeadlinesPage({ orgId, of: list }: { orgId: string; of: DeadlineList }) {
  const text = useText();
  const mayEdit = useMay('deadlines.edit');
  const { open, drawer } = useDeadlineDrawers(orgId, list.today);
  const overdue = list.deadlines.filter(({ days }) => days < 0);
  const upcoming = list.deadlines.filter(({ days }) => days >= 0);
  return (
    <>
      <PageHead
        title={text('deadline.title')}
        actions={
          mayEdit && (
            <Button icon={CalendarPlus} onClick={() => open({ what: 'report' })}>
              {text('deadline.report')}
            </Button>
          )
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
                <SettledRow
                  key={`${one.kind} ${one.occasion} ${one.person?._id ?? ''}`}
                  orgId={orgId}
                  of={one}
                />
              ))}
            </ul>
          </Card>
        )}
      </div>
      {drawer}
    </>
  );
}

interface SectionProps {
  orgId: string;
  title: string;
  of: readonly DashboardDeadline[];
  onOpen(drawer: DeadlineDrawerState): void;
}

function Section({ orgId, title, of: deadlines, onOpen }: SectionProps) {
  const text = useText();
  return (
    <Card title={title} extra={<span className="t12 muted num">{deadlines.length}</span>} flush>
      {deadlines.length === 0 ? (
        <p className="dash__none">{text('deadline.none')}</p>
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
