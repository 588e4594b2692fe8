import './minuteBook.css';
import { useMay, ViewOnly } from '@tabellion/ui/access/MayProvider.tsx';
import { ReadFailed } from '@tabellion/ui/call/ReadFailed.tsx';
import { useDownload } from '@tabellion/ui/call/useDownload.ts';
import { plannedRead, useRead, useReadAhead, useReadings } from '@tabellion/ui/call/useRead.ts';
import { Button, buttonClass } from '@tabellion/ui/components/Button.tsx';
import { PageHead } from '@tabellion/ui/components/Card.tsx';
import { Icon } from '@tabellion/ui/components/Icon.tsx';
import { PageSkeleton } from '@tabellion/ui/components/PageSkeleton.tsx';
import { navigate, useSearch } from '@tabellion/ui/router/address.ts';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useOrgId } from '@tabellion/ui/router/usePathParam.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { Download, ListChecks, Plus, SquarePen, Table2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { listBoundBooks } from '../boundBookContract.ts';
import { listDocuments } from '../contract.ts';
import type { DocumentLine } from '../documentLine.ts';
import { listMissing } from '../draftContract.ts';
import { downloadDocuments } from '../fileContract.ts';
import { Binder } from './Binder.tsx';
import { BoundBooks } from './BoundBooks.tsx';
import { DocumentPreview } from './DocumentPreview.tsx';
import { Documents } from './Documents.tsx';
import { MissingDocuments } from './MissingDocuments.tsx';
import { newDocumentPath, precedentsPath } from './paths.ts';
import { Uploads } from './Uploads.tsx';
import { firstPage } from './useDocumentPage.ts';
import { loadWords } from './words.ts';

/** document/list: the minute book by its sections, what it lacks, and the chosen document beside it. */
export const MinuteBookScreen = () => (
  <MoreTexts load={loadWords} waiting={<PageSkeleton shape="sections" />}>
    <MinuteBook />
  </MoreTexts>
);

/** How often a set that is being made is looked at. */
const LOOK_MS = 2_000;

function MinuteBook() {
  const orgId = useOrgId();
  const mayEdit = useMay('documents.edit');
  const { place } = useSearch();
  const reading = useRead(listDocuments, { params: { orgId }, query: firstPage });
  const book = reading.data;
  const mayGenerate = book?.may_generate === true;
  const isGenerationRead = useReadAhead([
    plannedRead(listMissing, { params: { orgId } }),
    plannedRead(listBoundBooks, { params: { orgId } }),
  ]);
  useLookAgain(book?.is_preparing === true);
  const [chosen, setChosen] = useState<DocumentLine>();
  if (reading.isError) return <ReadFailed page of={reading} />;
  const isRead = book !== undefined && (!mayGenerate || isGenerationRead);
  return (
    <>
      {!isRead && <PageSkeleton shape="sections" />}
      {/* Its parts depend on each other's heights: they are read at once, and shown together. */}
      <div className="stack s4" hidden={!isRead}>
        <Head
          orgId={orgId}
          total={book?.total ?? 0}
          isCalm={book?.to_send.document_ids.length === 0}
          mayGenerate={mayGenerate}
        />
        <ViewOnly of="documents.edit" />
        <div className="minutebook">
          <div className={chosen ? 'minutebook__parts has-preview' : 'minutebook__parts'}>
            <div className="minutebook__side">
              <Binder
                orgId={orgId}
                of={book}
                place={place}
                onGo={(to) => navigate({ to: '.', search: { ...(to && { place: to }) }, resetScroll: false })}
              />
              {mayEdit && <Uploads orgId={orgId} category={place} />}
              {mayGenerate && <BoundBooks orgId={orgId} sections={book.sections} />}
            </div>
            <div className="minutebook__documents">
              {mayGenerate && <MissingDocuments orgId={orgId} isPreparing={book.is_preparing} />}
              <Documents key={place} orgId={orgId} of={book} chosen={chosen} onChoose={setChosen} />
            </div>
            {chosen && <DocumentPreview orgId={orgId} of={chosen} onClose={() => setChosen(undefined)} />}
          </div>
        </div>
      </div>
    </>
  );
}

interface HeadProps {
  orgId: string;
  total: number;
  /** Nothing waits for signatures: then a new document is what there is to do. */
  isCalm: boolean;
  mayGenerate: boolean;
}

function Head({ orgId, total, isCalm, mayGenerate }: HeadProps) {
  const text = useText();
  const mayEdit = useMay('documents.edit');
  const download = useDownload(downloadDocuments);
  return (
    <PageHead
      title={text('shell.nav.minuteBook')}
      lead={text('documents.count', { count: total })}
      hasRest
      actions={
        <>
          <Button
            className="rest"
            icon={Download}
            busy={download.busy}
            onClick={() => void download.run({ params: { orgId }, query: { audience: 'shareholders' } })}
          >
            {text('documents.downloadInspectable')}
          </Button>
          <Link className={buttonClass({ extra: 'rest' })} to={`/app/org/${orgId}/document/documentList`}>
            <Icon of={Table2} />
            {text('documents.flat')}
          </Link>
          {mayGenerate && (
            <Link className={buttonClass({ extra: 'rest' })} to={precedentsPath(orgId)}>
              <Icon of={SquarePen} />
              {text('documents.precedents')}
            </Link>
          )}
          <Link className={buttonClass({ extra: 'rest' })} to={`/app/org/${orgId}/document/check`}>
            <Icon of={ListChecks} />
            {text('documents.check')}
          </Link>
          {mayEdit && (
            <Link
              className={buttonClass({ variant: isCalm ? 'primary' : 'plain' })}
              data-new="document"
              to={newDocumentPath(orgId)}
            >
              <Icon of={Plus} />
              {text('documents.new')}
            </Link>
          )}
        </>
      }
    />
  );
}

function useLookAgain(isPreparing: boolean): void {
  const readings = useReadings();
  useEffect(() => {
    if (!isPreparing) return;
    const timer = setInterval(() => void readings.again(listDocuments), LOOK_MS);
    return () => {
      clearInterval(timer);
      void readings.again(listMissing);
    };
  }, [isPreparing, readings]);
}
