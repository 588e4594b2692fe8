import { buttonClass } from '@tabellion/ui/components/Button.tsx';
import { EmptyState } from '@tabellion/ui/components/States.tsx';
import { PlainPage } from '@tabellion/ui/shell/PlainPage.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Link, useLocation } from '@tanstack/react-router';
import { PackageOpen } from 'lucide-react';
import { elsewhereOf } from '../elsewhere.ts';

/** A path of the specification whose part this version does not have: it says so, and shows the way back. */
export function AbsentScreen() {
  const text = useText();
  const place = elsewhereOf(useLocation().pathname);
  const orgId = place?.kind === 'absent' ? place.orgId : undefined;
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
