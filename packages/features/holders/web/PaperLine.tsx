import { useDownload } from '@tabellion/ui/call/useDownload.ts';
import { Button, IconButton } from '@tabellion/ui/components/Button.tsx';
import { DateText, UserText } from '@tabellion/ui/components/Data.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Download } from 'lucide-react';
import { useOpenFile } from '../../documents/web/public.ts';
import { type HolderPage, readHolderFile } from '../contract.ts';

type Paper = HolderPage['signed'][number];

/** One signed document: what it is, and its file. */
export function PaperLine({ of: paper }: { of: Paper }) {
  const text = useText();
  return (
    <li>
      <div>
        <strong>
          <UserText>{paper.title}</UserText>
        </strong>
        <small className="sub">
          {paper.number !== null && <UserText>{paper.number}</UserText>}
          {paper.number !== null && paper.dated_on !== null && ' · '}
          {paper.dated_on !== null && <DateText date={paper.dated_on} />}
          {!paper.has_file && (paper.number !== null || paper.dated_on !== null) && ' · '}
          {!paper.has_file && text('holders.page.onPaper')}
        </small>
      </div>
      {paper.has_file && <PaperFile of={paper} />}
    </li>
  );
}

/** Opened in a window of its own, or kept. */
export function PaperFile({ of: { _id: docId, title } }: { of: Paper }) {
  const text = useText();
  const open = useOpenFile();
  const download = useDownload(readHolderFile);
  return (
    <span className="row">
      <Button
        aria-label={`${text('holders.page.open.file')}: ${title}`}
        onClick={() => void open(`/api/holder/file/${docId}`)}
      >
        {text('holders.page.open.file')}
      </Button>
      <IconButton
        icon={Download}
        variant="plain"
        label={`${text('holders.page.download')}: ${title}`}
        disabled={download.busy}
        onClick={() => void download.run({ params: { docId } })}
      />
    </span>
  );
}
