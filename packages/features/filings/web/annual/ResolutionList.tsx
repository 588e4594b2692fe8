import { buttonClass } from '@tabellion/ui/components/Button.tsx';
import { StatusBadge, UserText } from '@tabellion/ui/components/Data.tsx';
import { NameList } from '@tabellion/ui/components/NameList.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { documentPath } from '../../../documents/web/public.ts';
import type { ResolutionView } from '../../annualView.ts';
import { useAnnual } from './annualPage.ts';

/** The resolutions, with who has to sign each and who has. */
export function ResolutionList() {
  const { annual } = useAnnual();
  return (
    <ul className="list annual__lines">
      {annual.resolutions.documents.map((one) => (
        <Resolution key={one.template} of={one} />
      ))}
    </ul>
  );
}

function Resolution({ of }: { of: ResolutionView }) {
  const text = useText();
  const { orgId } = useAnnual();
  const { document_id: id, title, passing, given, of: all, others } = of;
  return (
    <li className="annual__line annual__line--wide">
      <div>
        <UserText>{title}</UserText>
        <small className="sub">{text(`annual.res.passing.${passing}`)}</small>
        {id !== null && others.length > 0 && (
          <small className="sub">
            <RichText of="annual.res.others" with={{ names: <NameList of={others} /> }} />
          </small>
        )}
      </div>
      <span className="row">
        <State of={of} />
        {id !== null && (
          <>
            <span className="muted t12 nowrap">{text('annual.res.given', { given, of: all })}</span>
            <Link to={documentPath(orgId, id)} className={buttonClass({ size: 'sm' })}>
              {text('annual.res.open')}
            </Link>
          </>
        )}
      </span>
    </li>
  );
}

function State({ of: { document_id: id, is_passed: isPassed, status } }: { of: ResolutionView }) {
  const text = useText();
  if (isPassed) return <StatusBadge tone="ok">{text('annual.res.passed')}</StatusBadge>;
  if (id === null) return <StatusBadge>{text('annual.res.notDrafted')}</StatusBadge>;
  return status === 'declined' ? <StatusBadge tone="err">{text('annual.res.declined')}</StatusBadge> : null;
}
