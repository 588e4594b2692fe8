import './minuteBook.css';
import type { ReplyOf } from '@tabellion/kit/endpoint.ts';
import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { ReadFailed } from '@tabellion/ui/call/ReadFailed.tsx';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useDownload } from '@tabellion/ui/call/useDownload.ts';
import { useRead, useReadings } from '@tabellion/ui/call/useRead.ts';
import { Button, buttonClass } from '@tabellion/ui/components/Button.tsx';
import { Card, PageHead, Particulars } from '@tabellion/ui/components/Card.tsx';
import { DateText, Id, InstantText, Num, StatusBadge, UserText } from '@tabellion/ui/components/Data.tsx';
import { Icon } from '@tabellion/ui/components/Icon.tsx';
import { Loading } from '@tabellion/ui/components/Loading.tsx';
import { RowMenu } from '@tabellion/ui/layers/RowMenu.tsx';
import { PdfPages } from '@tabellion/ui/pdf/PdfPages.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useOrgId, usePathParam } from '@tabellion/ui/router/usePathParam.ts';
import { Slot } from '@tabellion/ui/slots.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { Check, Download, PenLine, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { readDocument, readDocumentFile, reviewDocument } from '../contract.ts';
import { createDocument, listChanged } from '../draftContract.ts';
import { LinkedEntries } from './DocumentPreview.tsx';
import { DocumentStatusBadge } from './documentColumns.tsx';
import { bookPath, newDocumentPath } from './paths.ts';
import { useDocumentMenu, useReloadDocuments } from './useDocumentMenu.tsx';
import { loadWords } from './words.ts';

/** document/list/{document}: one document, what it says, and what belongs to it. */
export const DocumentScreen = () => (
  <MoreTexts load={loadWords} waiting={<Loading />}>
    <OneDocument />
  </MoreTexts>
);

type Shown = ReplyOf<typeof readDocument>;

declare module '@tabellion/ui/slots.ts' {
  interface Slots {
    /** Beside a document: who has signed it, or where it was never sent, who is to sign it; then the rest of that column. They
     *  appear at once, so that nothing moves. */
    'document.signing': {
      gives: { orgId: string; docId: string; unsent: ReactNode; rest: ReactNode };
      takes: ReactNode;
    };
    /** A later feature sends documents that people sign. */
    'documents.send': {
      gives: { orgId: string; documentIds: readonly string[]; onSent?: () => void };
      takes: ReactNode;
    };
  }
}

function OneDocument() {
  const orgId = useOrgId();
  const docId = usePathParam('docId') ?? '';
  const reading = useRead(readDocument, { params: { orgId, docId } });
  if (reading.isError) return <ReadFailed page of={reading} />;
  return reading.data ? <Whole orgId={orgId} of={reading.data} /> : <Loading />;
}

function Whole({ orgId, of: document }: { orgId: string; of: Shown }) {
  const text = useText();
  const mayEdit = useMay('documents.edit');
  const menu = useDocumentMenu(orgId);
  const review = useCall(reviewDocument, { place: 'bottom' });
  const again = useReloadDocuments();
  const { title, section, category, number, dated_on: datedOn, signees, language } = document;
  const params = { orgId, docId: document._id };
  const isDraft = document.status === 'draft';
  const changed = useRead(
    listChanged,
    { params: { orgId } },
    { when: isDraft && document.template !== null },
  );
  const hasChanged = changed.data?.documents.includes(document._id) === true;
  const items = menu.itemsOf(document);
  return (
    <div className="stack s4">
      <Link to={`${bookPath(orgId)}?place=${category?._id ?? section}`}>
        {text('shell.nav.minuteBook')} / {category?.name ?? text(`documents.section.${section}`)}
      </Link>
      <PageHead
        title={<UserText>{title}</UserText>}
        badge={
          <span className="row wrap">
            <DocumentStatusBadge of={document} />
            {hasChanged && <StatusBadge tone="warn">{text('documents.changed')}</StatusBadge>}
          </span>
        }
        lead={
          number || datedOn ? (
            <>
              {number && <Id>{number}</Id>}
              {number && datedOn && ' · '}
              {datedOn && <DateText date={datedOn} />}
            </>
          ) : undefined
        }
        actions={
          <>
            {hasChanged && mayEdit && <DraftAnew orgId={orgId} of={document} />}
            {document.is_reviewed ? (
              <StatusBadge tone="ok" icon={Check}>
                {text('documents.reviewed')}
              </StatusBadge>
            ) : (
              <Button
                icon={Check}
                busy={review.busy}
                onClick={async () => {
                  const answer = await review.run({ params, body: {} });
                  if (answer.ok) again();
                }}
              >
                {text('documents.review')}
              </Button>
            )}
            {mayEdit && document.wording !== null && !['signed', 'void'].includes(document.status) && (
              <Link className={buttonClass({})} to={`${newDocumentPath(orgId)}?document=${document._id}`}>
                <Icon of={PenLine} />
                {text('documents.edit')}
              </Link>
            )}
            {isDraft && signees.length > 0 && (
              <Slot of="documents.send" gives={{ orgId, documentIds: [document._id] }} />
            )}
            {items
              .filter(({ key }) => key === 'download' || key === 'print')
              .map(({ key, label, icon, onSelect }) => (
                <Button key={key} className="not-phone" icon={icon} onClick={onSelect}>
                  {label}
                </Button>
              ))}
            <RowMenu name={title} items={items} />
          </>
        }
      />
      <div className="document">
        <div className="stack s4">
          <div className="document__pages">
            <PdfPages url={document.file_url} name={title} />
          </div>
          {document.text !== '' && (
            <details>
              <summary>{text('documents.text')}</summary>
              <div className="document__text" dir="auto" lang={language ?? undefined}>
                {document.text}
              </div>
            </details>
          )}
        </div>
        <div className="stack s4">
          <Slot
            of="document.signing"
            gives={{
              orgId,
              docId: document._id,
              unsent: <Signers of={signees} />,
              rest: <Beside orgId={orgId} of={document} />,
            }}
          />
        </div>
      </div>
      {menu.layer}
    </div>
  );
}

/** Facts that identify a document, the entries that it belongs to, and its versions. */
function Beside({ orgId, of: document }: { orgId: string; of: Shown }) {
  const text = useText();
  const download = useDownload(readDocumentFile);
  const params = { orgId, docId: document._id };
  return (
    <>
      <Card title={text('documents.particulars')}>
        <Particulars
          facts={[
            {
              key: 'audience',
              label: text('documents.audience'),
              value: text(`documents.audience.${document.audience}`),
            },
            ...(document.pages === null
              ? []
              : [{ key: 'pages', label: text('documents.pages'), value: <Num of={document.pages} /> }]),
            {
              key: 'sha',
              label: text('documents.sha'),
              value: (
                <span className="sha">
                  <Id>{document.sha256}</Id>
                </span>
              ),
            },
          ]}
        />
      </Card>
      <LinkedEntries orgId={orgId} of={document.links} />
      <Card title={text('documents.versions')} flush>
        <ul className="list">
          {document.versions.map(({ version, made_at: at, made_by_name: by }) => (
            <li key={version}>
              <div className="grow">
                {text('documents.version', { number: version })}
                <small className="sub">
                  {by !== '' && (
                    <>
                      <UserText>{by}</UserText>
                      {' · '}
                    </>
                  )}
                  <InstantText instant={at} />
                </small>
              </div>
              <RowMenu
                name={text('documents.version', { number: version })}
                items={[
                  {
                    key: 'download',
                    label: text('documents.download'),
                    icon: Download,
                    onSelect: () =>
                      void download.run({ params: { ...params, version: String(version) }, query: {} }),
                  },
                  ...(document.source === 'upload' || document.version > 1
                    ? [
                        {
                          key: 'original',
                          label: text('documents.original'),
                          icon: Download,
                          onSelect: () =>
                            void download.run({
                              params: { ...params, version: String(version) },
                              query: { original: 'true' },
                            }),
                        },
                      ]
                    : []),
                ]}
              />
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}

/** Signees of a document, each once with all his capacities. */
function Signers({ of: signees }: { of: Shown['signees'] }) {
  const text = useText();
  if (signees.length === 0) return null;
  const persons = [...new Map(signees.map((one) => [one.person_id, one])).values()];
  return (
    <Card title={text('documents.signers')} flush>
      <ul className="list">
        {persons.map(({ person_id: id, name }) => (
          <li key={id}>
            <div>
              <UserText>{name}</UserText>
              <small className="sub">
                {signees
                  .filter(({ person_id }) => person_id === id)
                  .map(({ capacity }) => text(`documents.capacity.${capacity}`))
                  .join(', ')}
              </small>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Another version of it, from what the registers say now. */
function DraftAnew({ orgId, of: { template, subject, language } }: { orgId: string; of: Shown }) {
  const text = useText();
  const readings = useReadings();
  const again = useReloadDocuments();
  const create = useCall(createDocument, { place: 'bottom' });
  const body = { ...(template !== null && { template }), subject, ...(language !== null && { language }) };
  return (
    <Button
      icon={RefreshCw}
      busy={create.busy}
      onClick={async () => {
        const answer = await create.run({ params: { orgId }, body });
        if (!answer.ok) return;
        again();
        await readings.again(listChanged);
      }}
    >
      {text('documents.redraft')}
    </Button>
  );
}
