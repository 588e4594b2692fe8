import { Button, buttonClass } from '@tabellion/ui/components/Button.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { FilingView } from '../contract.ts';
import { isFiledHere, isMarkedHere } from '../rules/due.ts';
import { returnPath } from '../rules/returnPaths.ts';
import { goOnWords } from './filingWords.ts';

interface FilingActionProps {
  orgId: string;
  of: FilingView;
  /** Left out for who may not. */
  onMark: ((filing: FilingView) => void) | undefined;
}

/** The button by which a member goes on with a filing; nothing where it is filed. */
export function FilingAction({ orgId, of: filing, onMark }: FilingActionProps) {
  const text = useText();
  if (onMark === undefined) return null;
  if (filing.kind === 'isc_file')
    return (
      <Link
        className={buttonClass({ variant: 'primary' })}
        to={`/app/org/${orgId}/organization/significant-control`}
      >
        {text('shell.nav.control')}
      </Link>
    );
  if (isFiledHere(filing))
    return (
      <Link className={buttonClass({ variant: 'primary' })} to={returnPath(orgId, filing)}>
        {goOnWords(filing, text)}
      </Link>
    );
  return isMarkedHere(filing) ? (
    <Button variant="primary" onClick={() => onMark(filing)}>
      {text('filings.markFiled')}
    </Button>
  ) : null;
}
