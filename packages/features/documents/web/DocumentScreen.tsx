import './minuteBook.css';
import type { ReplyOf } from '@tabellion/kit/endpoint.ts';
import { ReadFailed } from '@tabellion/ui/call/ReadFailed.tsx';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { PageHead } from '@tabellion/ui/components/Card.tsx';
import { DateText, Id, StatusBadge, UserText } from '@tabellion/ui/components/Data.tsx';
import { PageSkeleton } from '@tabellion/ui/components/PageSkeleton.tsx';
import { PdfPages } from '@tabellion/ui/pdf/PdfPages.tsx';
import { RecordPlace } from '@tabellion/ui/register/recordColumn.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useOrgId, usePathParam } from '@tabellion/ui/router/usePathParam.ts';
import { Slot } from '@tabellion/ui/slots.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import type { ReactNode } from 'react';
import { readDocument } from '../contract.ts';
import { listChanged } from '../draftContract.ts';
import { BesideDocument, Signers } from './BesideDocument.tsx';
import { DocumentActions } from './DocumentActions.tsx';
import { DocumentStatusBadge } from './DocumentStatus.tsx';
import { bookPath } from './paths.ts';
import { useDocumentMenu } from './useDocumentMenu.tsx';
import { loadWords } from './words.ts';

/** document/list/{document}: one document, what it says, and what belongs to it. */
export const DocumentScreen = () => (
  <MoreTexts load={loadWords} waiting={<PageSkeleton shape="paper" />}>
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
    /** A later feature sends documents that people sign, by a button with these words. */
    'documents.send': {
      gives: {
        orgId: string;
        documentIds: readonly string[];
        words?: string;
        isPrimary?: boolean;
        onSent?: () => void;
      };
      takes: ReactNode;
    };
  }
}

function OneDocument() {
  const orgId = useOrgId();
  const docId = usePathParam('docId') ?? '';
  const reading = useRead(readDocument, { params: { orgId, docId } });
  if (reading.isError) return <ReadFailed page of={reading} />;
  return reading.data ? <Whole orgId={orgId} of={reading.data} /> : <PageSkeleton shape="paper" />;
}

function Whole({ orgId, of: document }: { orgId: string; of: Shown }) {
  const text = useText();
  const menu = useDocumentMenu(orgId);
  const { title, section, category, number, dated_on: datedOn, signees, language } = document;
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
      <PageHead
        up={
          <Link to={`${bookPath(orgId)}?place=${category?._id ?? section}`}>
            {text('shell.nav.minuteBook')} / {category?.name ?? text(`documents.section.${section}`)}
          </Link>
        }
        title={<UserText>{title}</UserText>}
        badge={
          <span className="row wrap">
            <DocumentStatusBadge of={document} />
            {hasChanged && <StatusBadge tone="warn">{text('documents.changed')}</StatusBadge>}
            {document.has_other_wording && (
              <StatusBadge tone="warn">{text('documents.otherWording')}</StatusBadge>
            )}
            <RecordPlace of={`document:${document._id}`} />
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
          <DocumentActions
            orgId={orgId}
            of={document}
            hasChanged={hasChanged || document.has_other_wording}
            items={items}
          />
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
              rest: <BesideDocument orgId={orgId} of={document} />,
            }}
          />
        </div>
      </div>
      {menu.layer}
    </div>
  );
}
