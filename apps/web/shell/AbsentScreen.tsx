import { buttonClass } from '@tabellion/ui/components/Button.tsx';
import { EmptyState } from '@tabellion/ui/components/States.tsx';
import { useLocation } from '@tabellion/ui/router/address.ts';
import { Link, Navigate } from '@tabellion/ui/router/Link.tsx';
import { PlainPage } from '@tabellion/ui/shell/PlainPage.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { PackageOpen } from 'lucide-react';
import { elsewhereOf } from '../elsewhere.ts';
import { Guarded } from './Guarded.tsx';

/** A path that no screen answers. One that another screen answers leads there, an unknown one to /error/404; a part of the
 *  specification that this version does not have says so, and shows the way back. */
export function AbsentScreen() {
  const place = elsewhereOf(useLocation().pathname);
  if (place?.kind !== 'absent') return <Navigate to={place?.to ?? '/error/404'} replace />;
  return (
    <Guarded auth={place.auth}>
      <Absent orgId={place.orgId} />
    </Guarded>
  );
}

function Absent({ orgId }: { orgId: string | undefined }) {
  const text = useText();
  return (
    <PlainPage>
      <EmptyState
        page
        icon={PackageOpen}
        title={text('absent.title')}
        action={
          <Link
            to={orgId === undefined ? '/' : `/app/org/${orgId}/dashboard`}
            className={buttonClass({ variant: 'primary' })}
          >
            {text(orgId === undefined ? 'error.home' : 'absent.dashboard')}
          </Link>
        }
      >
        {text('absent.body')}
      </EmptyState>
    </PlainPage>
  );
}
