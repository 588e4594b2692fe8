import './deadlines.css';
import { Card } from '@tabellion/ui/components/Card.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { OpenDeadline } from '../contract.ts';
import { keyOf } from '../rules/keyOf.ts';
import { useDeadlineDrawers } from './DeadlineDrawers.tsx';
import { DeadlineRow } from './DeadlineRow.tsx';
import { YearEndCallout } from './YearEndCallout.tsx';

interface NearestDeadlinesProps {
  orgId: string;
  of: {
    readonly deadlines: readonly OpenDeadline[];
    /** Those that are not shown are counted too. */
    readonly deadlineCounts: { readonly all: number; readonly overdue: number };
    readonly asksYearEnd: boolean;
    readonly today: string;
  };
}

/** The nearest deadlines, and the way to all of them. */
export function NearestDeadlines({
  orgId,
  of: { deadlines, deadlineCounts, asksYearEnd, today },
}: NearestDeadlinesProps) {
  const text = useText();
  const { open, drawer } = useDeadlineDrawers(orgId, today);
  return (
    <Card
      title={text('deadline.title')}
      extra={
        <span className="row">
          {deadlineCounts.overdue > 0 && (
            <span className="t12 err">
              {text('deadline.countOverdue', { count: deadlineCounts.overdue })}
            </span>
          )}
          <Link to={`/app/org/${orgId}/dashboard/deadlines`}>
            {text('deadline.all', { count: deadlineCounts.all })}
          </Link>
        </span>
      }
      flush
    >
      {asksYearEnd && (
        <div className="due__ask">
          <YearEndCallout orgId={orgId} />
        </div>
      )}
      {deadlines.length === 0 ? (
        <p className="due__none">{text('deadline.none')}</p>
      ) : (
        <ul className="list">
          {deadlines.map((deadline) => (
            <DeadlineRow key={keyOf(deadline)} orgId={orgId} of={deadline} onOpen={open} />
          ))}
        </ul>
      )}
      {drawer}
    </Card>
  );
}
