import type { ReplyOf } from '@tabellion/kit/endpoint.ts';
import { Card } from '@tabellion/ui/components/Card.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { readDocument } from '../contract.ts';
import { registerPath } from './paths.ts';

interface LinkedEntriesProps {
  orgId: string;
  of: ReplyOf<typeof readDocument>['links'];
}

/** The entries to which a document belongs; each leads to its register, or to the log of its day where no register shows it. */
export function LinkedEntries({ orgId, of: links }: LinkedEntriesProps) {
  const text = useText();
  const shown = links.filter(({ activity }) => activity !== '');
  if (shown.length === 0) return null;
  return (
    <Card title={text('documents.linked')} flush>
      <ul className="list">
        {shown.map((entry) => {
          const { entry_id: entryId, activity_id: activityId, activity, date } = entry;
          const register = registerPath(orgId, entry);
          const day = { from: date ?? undefined, to: date ?? undefined };
          return (
            <li key={`${entryId} ${activityId}`}>
              <Link
                to={register ?? `/app/org/${orgId}/organization/activity`}
                {...(register === undefined && { search: day })}
              >
                {activity}
              </Link>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
