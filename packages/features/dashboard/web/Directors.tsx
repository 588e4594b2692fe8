import { Card } from '@tabellion/ui/components/Card.tsx';
import { DateText, StatusBadge, UserText } from '@tabellion/ui/components/Data.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { Dashboard } from '../contract.ts';

/** The board: who sits on it, since when, and whether the written consent is on record. */
export function Directors({ of }: { of: Dashboard }) {
  const { org_unique_id: orgId, directors, minMaxDirectors, figures } = of;
  const text = useText();
  const isOld = of.company_type === 'old';
  return (
    <Card
      title={text('dashboard.directors')}
      extra={
        // The bounds in an existing corporation's articles are not suggested to it.
        (!isOld || figures !== null) && (
          <span className="count">
            {text('dashboard.directors.count', { count: directors.length, max: minMaxDirectors.max })}
          </span>
        )
      }
      flush
    >
      {directors.length === 0 ? (
        <p className="dash__none">{text('dashboard.directors.none')}</p>
      ) : (
        <ul className="list">
          {directors.map((director) => (
            <Director key={director._id} orgId={orgId} of={director} isOld={isOld} />
          ))}
        </ul>
      )}
    </Card>
  );
}

interface DirectorProps {
  orgId: string;
  of: Dashboard['directors'][number];
  /** True for a corporation that existed before it came here. */
  isOld: boolean;
}

/** A consent that is missing is entered on the directors' page. */
function Director({ orgId, of: director, isOld }: DirectorProps) {
  const text = useText();
  const { elected_date: since, consent_on: consentOn } = director;
  return (
    <li>
      <div className="grow">
        <span className="trunc name dash__what">
          <UserText>{director.display_name || text('dashboard.erased')}</UserText>
        </span>
        <span className="sub trunc">
          {since === null ? (
            text(isOld ? 'dashboard.directors.old' : 'dashboard.directors.proposed')
          ) : (
            <RichText
              of="dashboard.directors.since"
              with={{ date: <DateText date={since} length="long" /> }}
            />
          )}
        </span>
      </div>
      {consentOn === null && (
        <Link to={`/app/org/${orgId}/dashboard/directors`}>
          <StatusBadge tone="warn">{text('dashboard.directors.noConsent')}</StatusBadge>
        </Link>
      )}
    </li>
  );
}
