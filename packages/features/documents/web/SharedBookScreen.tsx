import { ReadFailed } from '@tabellion/ui/call/ReadFailed.tsx';
import { useDownload } from '@tabellion/ui/call/useDownload.ts';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { Card, Particulars } from '@tabellion/ui/components/Card.tsx';
import { Hash } from '@tabellion/ui/components/Copy.tsx';
import { DateText, Num, UserText } from '@tabellion/ui/components/Data.tsx';
import { EmptyState, Loading } from '@tabellion/ui/components/States.tsx';
import { usePathParam } from '@tabellion/ui/router/usePathParam.ts';
import { PlainPage } from '@tabellion/ui/shell/PlainPage.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { Download, Unlink } from 'lucide-react';
import { downloadLinkedBook, readLinkedBook } from '../boundBookContract.ts';
import { loadWords } from './words.ts';

/** `/book/{token}`: what the link to a bound minute book opens, for those who were sent it. */
export const SharedBookScreen = () => (
  <MoreTexts
    load={loadWords}
    waiting={
      <PlainPage>
        <Loading />
      </PlainPage>
    }
  >
    <SharedBook />
  </MoreTexts>
);

function SharedBook() {
  const text = useText();
  const token = usePathParam('token') ?? '';
  const reading = useRead(readLinkedBook, { body: { token } });
  const download = useDownload(downloadLinkedBook);
  const book = reading.data;
  if (book === undefined) {
    if (!reading.isError)
      return (
        <PlainPage>
          <Loading />
        </PlainPage>
      );
    const { status } = reading.error.answer;
    if (status === 0 || status === 429 || status >= 500)
      return (
        <PlainPage>
          <ReadFailed page of={reading} />
        </PlainPage>
      );
    return (
      <PlainPage>
        <EmptyState page icon={Unlink} title={text('documents.bound.guest.over')}>
          {reading.message}
        </EmptyState>
      </PlainPage>
    );
  }
  return (
    <PlainPage>
      <div className="auth__box auth__box--wide">
        <div>
          <h1>
            <RichText
              of="documents.bound.guest.title"
              with={{ company: <UserText>{book.company}</UserText> }}
            />
          </h1>
          <p className="muted">
            <RichText
              of="documents.bound.guest.lead"
              with={{ date: <DateText date={book.ends_on} length="long" /> }}
            />
          </p>
        </div>
        <Card>
          <Particulars
            facts={[
              { key: 'asOf', label: text('documents.bound.asOf'), value: <DateText date={book.as_of} /> },
              { key: 'pages', label: text('documents.pages'), value: <Num of={book.pages} /> },
              {
                key: 'size',
                label: text('documents.bound.guest.size'),
                value: text('documents.bound.guest.megabytes', {
                  megabytes: Math.max(0.1, Math.round(book.bytes / 100_000) / 10),
                }),
              },
              {
                key: 'sha',
                label: text('documents.sha'),
                value: <Hash of={book.sha256} />,
              },
            ]}
          />
        </Card>
        <p className="muted">{text('documents.bound.guest.seal')}</p>
        <div className="row">
          <Button
            variant="primary"
            icon={Download}
            busy={download.busy}
            onClick={() => void download.run({ body: { token } })}
          >
            {text('documents.download')}
          </Button>
        </div>
      </div>
    </PlainPage>
  );
}
