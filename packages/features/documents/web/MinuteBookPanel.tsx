import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { Card } from '@tabellion/ui/components/Card.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { listDocuments } from '../contract.ts';
import { listMissing } from '../draftContract.ts';
import { bookPath } from './paths.ts';
import { loadWords } from './words.ts';

/** The dashboard says how many documents the minute book has, and how many it lacks. */
export function MinuteBookPanel({ orgId }: { orgId: string }) {
  const may = useMay('documents.read');
  if (!may) return null;
  return (
    <MoreTexts load={loadWords} waiting={null}>
      <Panel orgId={orgId} />
    </MoreTexts>
  );
}

function Panel({ orgId }: { orgId: string }) {
  const text = useText();
  const book = useRead(listDocuments, { params: { orgId }, query: {} }).data;
  const missing = useRead(listMissing, { params: { orgId } }).data?.missing ?? [];
  if (book === undefined) return null;
  return (
    <Card
      title={text('shell.nav.minuteBook')}
      extra={<Link to={bookPath(orgId)}>{text('documents.openBook')}</Link>}
    >
      <p>{text('documents.count', { count: book.total })}</p>
      {book.may_generate && missing.length > 0 && (
        <p className="muted">{text('documents.missing', { count: missing.length })}</p>
      )}
    </Card>
  );
}
