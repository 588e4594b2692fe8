import { buttonClass } from '@tabellion/ui/components/Button.tsx';
import { EmptyState } from '@tabellion/ui/components/States.tsx';
import { usePageTitle } from '@tabellion/ui/components/usePageTitle.ts';
import { useLocation } from '@tabellion/ui/router/address.ts';
import { Link, Navigate } from '@tabellion/ui/router/Link.tsx';
import { usePathParam } from '@tabellion/ui/router/usePathParam.ts';
import { PlainPage } from '@tabellion/ui/shell/PlainPage.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { PackageOpen } from 'lucide-react';
import { useRef } from 'react';
import { elsewhereOf } from '../elsewhere.ts';
import { Guarded } from './Guarded.tsx';

/** A path that no screen answers. One that another screen answers leads there, an unknown one to /error/404; a part of the
 *  specification that this version does not have says so, and shows the way back. */
export function AbsentScreen() {
  const orgId = usePathParam('org_unique_id');
  const place = elsewhereOf(useLocation().pathname);
  if (place?.kind !== 'absent') return <Navigate to={place?.to ?? '/error/404'} replace />;
  return (
    <Guarded auth={place.auth}>
      {orgId === undefined ? (
        <PlainPage>
          <Absent to="/" />
        </PlainPage>
      ) : (
        <Absent to={`/app/org/${orgId}/dashboard`} />
      )}
    </Guarded>
  );
}

function Absent({ to }: { to: string }) {
  const text = useText();
  const place = useRef<HTMLDivElement>(null);
  usePageTitle(place);
  return (
    <div ref={place}>
      <EmptyState
        page
        icon={PackageOpen}
        title={text('absent.title')}
        action={
          <Link to={to} className={buttonClass({ variant: 'primary' })}>
            {text(to === '/' ? 'error.home' : 'absent.dashboard')}
          </Link>
        }
      >
        {text('absent.body')}
      </EmptyState>
    </div>
  );
}
