import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useReadings } from '@tabellion/ui/call/useRead.ts';
import { Button, buttonClass } from '@tabellion/ui/components/Button.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { createDocument, listDocuments, listMissing } from '../../documents/contract.ts';
import { bookPath, documentPath, missingFactPath, newDocumentPath } from '../../documents/web/public.ts';
import { checkBook, type FixView } from '../contract.ts';

interface FixButtonProps {
  orgId: string;
  of: FixView;
  /** Of the finding, so that each button has a name of its own. */
  title: string;
}

/** Drafts what is missing, or leads to where it is put right. */
export function FixButton({ orgId, of: fix, title }: FixButtonProps) {
  const text = useText();
  if (fix.do === 'draft') return <DraftButton orgId={orgId} of={fix} title={title} />;
  const label = text(fix.do === 'enter' ? 'check.fix.enter' : `check.fix.${fix.page}`);
  const to =
    fix.do === 'enter'
      ? missingFactPath(orgId, fix.template, { fact: fix.fact, person_id: fix.person_id, name: '' })
      : pathOf(orgId, fix);
  return (
    <Link className={buttonClass({ extra: 'finding__fix' })} aria-label={`${label}: ${title}`} to={to}>
      {label}
    </Link>
  );
}

function DraftButton({
  orgId,
  of: { template, subject },
  title,
}: FixButtonProps & { of: { readonly template: string; readonly subject: string } }) {
  const text = useText();
  const mayEdit = useMay('documents.edit');
  const create = useCall(createDocument, { say: 'always', place: 'bottom' });
  const readings = useReadings();
  if (!mayEdit) return null;
  const draft = async () => {
    const answer = await create.run({ params: { orgId }, body: { template, subject } });
    if (!answer.ok) return;
    for (const reading of [checkBook, listDocuments, listMissing]) void readings.again(reading);
  };
  const label = text('check.fix.draft');
  return (
    <Button
      className="finding__fix"
      busy={create.busy}
      aria-label={`${label}: ${title}`}
      onClick={() => void draft()}
    >
      {label}
    </Button>
  );
}

function pathOf(orgId: string, { page, id }: Extract<FixView, { do: 'open' }>): string {
  const org = `/app/org/${orgId}`;
  switch (page) {
    case 'document':
      return documentPath(orgId, id ?? '');
    case 'section':
      return `${bookPath(orgId)}?place=${id}`;
    case 'directors':
      return `${org}/organization/directors`;
    case 'transfers':
      return `${org}/shares/transfers`;
    case 'holder':
      return `${org}/shares/shareholders/${id}`;
    case 'control':
      return `${org}/organization/significant-control`;
    case 'minutes':
      return `${newDocumentPath(orgId)}?from=minutes`;
  }
}
