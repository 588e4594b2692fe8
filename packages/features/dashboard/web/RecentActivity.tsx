import '@tabellion/ui/register/record.css';
import { plainDate } from '@tabellion/kernel/date.ts';
import { isolateNames } from '@tabellion/texts/text.ts';
import { Card } from '@tabellion/ui/components/Card.tsx';
import { InstantText, UserText } from '@tabellion/ui/components/Data.tsx';
import { Icon } from '@tabellion/ui/components/Icon.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { RichText, useLanguage, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { lazy, Suspense } from 'react';
import type { ActivityEntry } from '../../activity/contract.ts';
import { formatActivityViewDate, withWholeDates } from '../../activity/rules/activityDates.ts';
import { activityIcon } from '../../activity/web/public.ts';
import type { Dashboard } from '../contract.ts';

/** Comes after the page, into a place that is kept for it. */
const ActivityBadge = lazy(() =>
  import('./ActivityBadge.tsx').then((module) => ({ default: module.ActivityBadge })),
);

/** Their sentences say the date that they correct; beside them stands when they were recorded. */
const corrections: ReadonlySet<ActivityEntry['kind']> = new Set([
  'entry_voided',
  'entry_moved',
  'entry_corrected',
  'entry_restored',
  'issuance_corrected',
]);

interface RecentActivityProps {
  orgId: string;
  of: Dashboard['activity_logs'];
}

/** The latest activity: the event, its actor, and the state of its proof. */
export function RecentActivity({ orgId, of: entries }: RecentActivityProps) {
  const text = useText();
  return (
    <Card
      title={text('dashboard.activity')}
      extra={<Link to={`/app/org/${orgId}/organization/activity`}>{text('dashboard.activity.all')}</Link>}
      flush
    >
      {entries.length === 0 ? (
        <p className="dash__none">{text('dashboard.activity.none')}</p>
      ) : (
        <ul className="list">
          {entries.map((entry) => (
            <Entry key={entry.id} of={entry} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Entry({ of: entry }: { of: Dashboard['activity_logs'][number] }) {
  const { language } = useLanguage();
  return (
    <li>
      <Icon of={activityIcon(entry.kind)} />
      <div className="grow">
        <span className="trunc dash__told">
          {withWholeDates(isolateNames(entry.activity, entry.activity_names))}
        </span>
        <span className="sub trunc">
          <RichText
            of={corrections.has(entry.kind) ? 'dashboard.activity.recorded' : 'dashboard.activity.by'}
            with={{
              who: <UserText>{entry.creator_name}</UserText>,
              date: formatActivityViewDate(plainDate(entry.date), language),
              at: <InstantText instant={entry.createdAt} />,
            }}
          />
        </span>
      </div>
      <span className="recordplace">
        <Suspense>
          <ActivityBadge orgId={entry.org_id} id={entry.id} />
        </Suspense>
      </span>
    </li>
  );
}
