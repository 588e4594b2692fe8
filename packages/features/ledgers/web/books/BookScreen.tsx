import { useDownload } from '@tabellion/ui/call/useDownload.ts';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { NotFoundState } from '@tabellion/ui/components/States.tsx';
import { ExportMenu } from '@tabellion/ui/register/ExportMenu.tsx';
import { useAsOf } from '@tabellion/ui/register/useAsOf.ts';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useOrgId, usePathParam } from '@tabellion/ui/router/usePathParam.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { type BookName, bookNames, exportBook, readBook } from '../../booksContract.ts';
import { WholeRegisterPage } from './WholeRegisterPage.tsx';

/** shares/books/{book}: every certificate that ever was, every issue, or every holder's ledger (CBCA s. 50(1)). */
export function BookScreen() {
  const name = usePathParam('book');
  const book = bookNames.find((one) => one === name);
  return book === undefined ? <NotFoundState page /> : <Book of={book} />;
}

function Book({ of: book }: { of: BookName }) {
  const text = useText();
  const orgId = useOrgId();
  const { query } = useAsOf();
  const params = { id: orgId, book };
  const reading = useRead(readBook, { params, query });
  const { run } = useDownload(exportBook);
  return (
    <WholeRegisterPage
      reading={reading}
      up={<Link to={`/app/org/${orgId}/shares/shareholders`}>{text('shell.nav.shareholders')}</Link>}
      actions={<ExportMenu onExport={(format) => void run({ params, query: { ...query, format } })} />}
    />
  );
}
