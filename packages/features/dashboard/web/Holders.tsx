import { Card } from '@tabellion/ui/components/Card.tsx';
import { Num, PercentText, UserText } from '@tabellion/ui/components/Data.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { ExplainedFigure } from '../../ledgers/web/public.ts';
import type { Dashboard } from '../contract.ts';

/** The largest holders with their part of the whole; before incorporation those who subscribe. */
export function Holders({ of }: { of: Dashboard }) {
  const { org_unique_id: orgId, shareholders, figures } = of;
  const text = useText();
  const isOld = of.company_type === 'old';
  const kind = figures === null && !isOld ? 'subscribers' : 'largest';
  return (
    <Card title={text(`dashboard.${kind}`)} flush>
      {shareholders.length === 0 ? (
        <p className="dash__none">
          {text(figures === null && isOld ? 'dashboard.emptyRegister' : `dashboard.${kind}.none`)}
        </p>
      ) : (
        <ul className="list dash__holders">
          {shareholders.map((holder) => (
            <li key={holder._id}>
              <span className="grow trunc name">
                {figures === null ? (
                  <UserText>{holder.display_name || text('dashboard.erased')}</UserText>
                ) : (
                  <Link to={`/app/org/${orgId}/shares/shareholders/${holder._id}`}>
                    <UserText>{holder.display_name || text('dashboard.erased')}</UserText>
                  </Link>
                )}
              </span>
              <span className="num">
                <Num of={holder.sharesExact} />
              </span>
              <span className="num muted dash__percent">
                {figures === null ? (
                  <PercentText percent={holder.percentage} />
                ) : (
                  <ExplainedFigure
                    ask={{ orgId, query: { what: 'owns', holder: holder._id } }}
                    shown={holder.percentage}
                    of={holder.display_name}
                  />
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
