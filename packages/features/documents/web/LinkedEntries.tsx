import type { ReplyOf } from '@tabellion/kit/endpoint.ts';
import { DateText } from '@tabellion/ui/components/Data.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { readDocument } from '../contract.ts';

interface LinkedEntriesProps {
  orgId: string;
  of: ReplyOf<typeof readDocument>['links'];
}

/** The entries of the registers and the log to which a document belongs; each leads to the log of its day. */
export function LinkedEntries({ orgId, of: links }: LinkedEntriesProps) {
  const text = useText();
  const shown = links.filter(({ activity }) => activity !== '');
  if (shown.length === 0) return null;
  return (
    <section className="stack">
      <h2>{text('documents.linked')}</h2>
      <ul>
        {shown.map(({ entry_id: entry, activity_id: activityId, activity, date }) => (
          <li key={`${entry} ${activityId}`}>
            <Link
              to={`/app/org/${orgId}/organization/activity`}
              {...(date !== null && { search: { from: date, to: date } })}
            >
              {activity}
            </Link>
            {date !== null && (
              <small className="sub">
                <DateText date={date} />
              </small>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
