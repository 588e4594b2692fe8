import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useReadings } from '@tabellion/ui/call/useRead.ts';
import { Button, type ButtonProps, buttonClass } from '@tabellion/ui/components/Button.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { listDocuments } from '../../documents/contract.ts';
import { createDocument, listMissing } from '../../documents/draftContract.ts';
import { missingFactPath } from '../../documents/web/public.ts';
import { checkBook, type FixView } from '../contract.ts';
import { fixPath } from './fixPath.ts';

interface FixButtonProps {
  orgId: string;
  of: FixView;
  /** The finding's title gives each button a name of its own. */
  title: string;
  isPrimary?: boolean;
  /** Inside a line of its own. */
  isSmall?: boolean;
}

/** Drafts what is missing, or leads to where it is put right. */
export function FixButton({ orgId, of: fix, title, isPrimary = false, isSmall = false }: FixButtonProps) {
  const text = useText();
  const look = lookOf({ isPrimary, isSmall });
  if (fix.do === 'draft') return <DraftButton orgId={orgId} of={fix} title={title} {...look} />;
  const label = text(fix.do === 'enter' ? 'check.fix.enter' : `check.fix.${fix.page}`);
  const to =
    fix.do === 'enter'
      ? missingFactPath(orgId, fix.template, { fact: fix.fact, person_id: fix.person_id, name: '' })
      : fixPath(orgId, fix);
  return (
    <Link className={buttonClass({ ...look, extra: 'rule__act' })} aria-label={`${label}: ${title}`} to={to}>
      {label}
    </Link>
  );
}

interface Look {
  variant: 'primary' | 'plain';
  size: ButtonProps['size'];
}

const lookOf = ({ isPrimary, isSmall }: { isPrimary: boolean; isSmall: boolean }): Look => ({
  variant: isPrimary ? 'primary' : 'plain',
  size: isSmall ? 'sm' : undefined,
});

interface DraftButtonProps extends Look {
  orgId: string;
  of: { readonly template: string; readonly subject: string };
  title: string;
}

function DraftButton({ orgId, of: { template, subject }, title, variant, size }: DraftButtonProps) {
  const text = useText();
  const mayEdit = useMay('documents.edit');
  const create = useCall(createDocument, { say: 'always', place: 'bottom' });
  const again = useCheckAgain();
  if (!mayEdit) return null;
  const draft = async () => {
    const answer = await create.run({ params: { orgId }, body: { template, subject } });
    if (answer.ok) again();
  };
  const label = text('check.fix.draft');
  return (
    <Button
      className="rule__act"
      variant={variant}
      size={size}
      busy={create.busy}
      aria-label={`${label}: ${title}`}
      onClick={() => void draft()}
    >
      {label}
    </Button>
  );
}

/** Has the book checked again, and all that shows its documents read again. */
export function useCheckAgain(): () => void {
  const readings = useReadings();
  return () => {
    for (const reading of [checkBook, listDocuments, listMissing]) void readings.again(reading);
  };
}
