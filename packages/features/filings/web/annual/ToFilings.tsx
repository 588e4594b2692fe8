import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { buttonClass } from '@tabellion/ui/components/Button.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { filingsPage } from '../../rules/filingsPage.ts';

/** Leads on from a return that is filed. */
export function ToFilings({ orgId }: { orgId: string }) {
  const text = useText();
  const isShown = useMay('filings.read');
  return (
    <Link to={filingsPage(orgId, isShown)} className={buttonClass({ variant: 'primary' })}>
      {text(isShown ? 'annual.done.filings' : 'deadline.title')}
    </Link>
  );
}
