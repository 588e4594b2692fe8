import { fillPath } from '@tabellion/kit/endpoint.ts';
import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { useDownload } from '@tabellion/ui/call/useDownload.ts';
import { useRead, useReadings } from '@tabellion/ui/call/useRead.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { Card } from '@tabellion/ui/components/Card.tsx';
import { DateText, StatusBadge, type Tone, UserText } from '@tabellion/ui/components/Data.tsx';
import { RowMenu } from '@tabellion/ui/layers/RowMenu.tsx';
import { RecordPlace } from '@tabellion/ui/register/recordColumn.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { BookOpen, BookText, Download, Link2, QrCode } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type BoundBook, downloadBook, listBoundBooks } from '../boundBookContract.ts';
import { mayBeShared } from '../sections.ts';
import { BindDrawer } from './BindDrawer.tsx';
import { BookAddressDrawer, BookAddressLine } from './BookAddress.tsx';
import { BookLinkDrawer, LinkLine } from './BookLinks.tsx';
import type { Book } from './useDocumentPage.ts';
import { useOpenFile } from './useOpenFile.ts';

/** How often a book that is being bound is looked at. */
const LOOK_MS = 2_000;

const tones: Readonly<Record<BoundBook['status'], Tone>> = {
  ordered: 'info',
  bound: 'info',
  sealed: 'ok',
  failed: 'err',
};

interface BoundBooksProps {
  orgId: string;
  sections: Book['sections'];
}

/** The minute book as one file: what was bound, how far it is, and who was sent a link to it. */
export function BoundBooks({ orgId, sections }: BoundBooksProps) {
  const text = useText();
  const mayEdit = useMay('documents.edit');
  const { data } = useRead(listBoundBooks, { params: { orgId } });
  const [isBinding, setBinding] = useState(false);
  const [shared, setShared] = useState<BoundBook>();
  const [addressed, setAddressed] = useState<BoundBook>();
  const books = data?.books ?? [];
  useLookAgain(books.some(({ status }) => status === 'ordered' || status === 'bound'));
  if (data === undefined || (books.length === 0 && !mayEdit)) return null;
  return (
    <Card
      title={text('documents.bound.title')}
      flush
      extra={
        mayEdit && (
          <Button size="sm" icon={BookText} data-bind="" onClick={() => setBinding(true)}>
            {text('documents.bound.bind')}
          </Button>
        )
      }
    >
      <ul className="list boundbooks">
        {books.length === 0 && <li className="muted">{text('documents.bound.none')}</li>}
        {books.map((book) => (
          <BookLine
            key={book._id}
            orgId={orgId}
            of={book}
            onShare={() => setShared(book)}
            onAddress={() => setAddressed(book)}
          />
        ))}
      </ul>
      {isBinding && <BindDrawer orgId={orgId} sections={sections} onClose={() => setBinding(false)} />}
      {shared && <BookLinkDrawer orgId={orgId} bookId={shared._id} onClose={() => setShared(undefined)} />}
      {addressed?.address && (
        <BookAddressDrawer
          orgId={orgId}
          bookId={addressed._id}
          of={addressed.address}
          onClose={() => setAddressed(undefined)}
        />
      )}
    </Card>
  );
}

function useLookAgain(isWaiting: boolean): void {
  const readings = useReadings();
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => void readings.again(listBoundBooks), LOOK_MS);
    return () => clearInterval(timer);
  }, [isWaiting, readings]);
}

interface BookLineProps {
  orgId: string;
  of: BoundBook;
  onShare(): void;
  onAddress(): void;
}

function BookLine({ orgId, of: book, onShare, onAddress }: BookLineProps) {
  const text = useText();
  const mayManage = useMay('members.manage');
  const download = useDownload(downloadBook);
  const open = useOpenFile();
  const { status, fault, pages, documents, address } = book;
  const isSealed = status === 'sealed';
  const isFailed = status === 'failed';
  return (
    <li>
      <div className="grow">
        <span className="row wrap">
          <span>
            {text(`documents.bound.selection.${book.selection}`)} · <DateText date={book.as_of} />
          </span>
          <StatusBadge tone={tones[status]}>{text(`documents.bound.status.${status}`)}</StatusBadge>
        </span>
        {pages !== null && documents !== null && (
          <small className="sub">{text('documents.bound.facts', { pages, documents })}</small>
        )}
        {isSealed && address && (
          <small className="sub">
            <BookAddressLine of={address} />
          </small>
        )}
        {fault !== null && (
          <small className="sub">
            <RichText
              of={`documents.bound.fault.${faultOf(fault, isFailed)}`}
              with={{ document: <UserText>{book.fault_title}</UserText> }}
            />
          </small>
        )}
        {!isSealed && !isFailed && <progress aria-label={text(`documents.bound.status.${status}`)} />}
        {book.links.map((link) => (
          <LinkLine key={link._id} orgId={orgId} of={link} />
        ))}
      </div>
      {isSealed && (
        <Button
          size="sm"
          icon={BookOpen}
          onClick={() => void open(fillPath(downloadBook.path, { orgId, bookId: book._id }))}
        >
          {text('documents.bound.open')}
        </Button>
      )}
      {isSealed && <RecordPlace of={`document:${book._id}`} />}
      {isSealed && (
        <RowMenu
          name={text('documents.bound.file')}
          items={[
            {
              key: 'download',
              label: text('documents.download'),
              icon: Download,
              onSelect: () => void download.run({ params: { orgId, bookId: book._id } }),
            },
            ...(address
              ? [
                  {
                    key: 'address',
                    label: text('documents.address.title'),
                    icon: QrCode,
                    onSelect: onAddress,
                  },
                ]
              : []),
            ...(mayManage && mayBeShared(book.selection)
              ? [{ key: 'share', label: text('documents.bound.send'), icon: Link2, onSelect: onShare }]
              : []),
          ]}
        />
      )}
    </li>
  );
}

const faultOf = (fault: string, isFailed: boolean) => {
  if (!isFailed) return 'waiting';
  if (fault === 'file_altered') return 'fileAltered';
  return fault === 'too_large' ? 'tooLarge' : 'failed';
};
