import type { ReplyOf } from '@tabellion/kit/endpoint.ts';
import { isolateNames } from '@tabellion/texts/text.ts';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { IconButton } from '@tabellion/ui/components/Button.tsx';
import { Card, Particulars } from '@tabellion/ui/components/Card.tsx';
import { Hash } from '@tabellion/ui/components/Copy.tsx';
import { Num, UserText } from '@tabellion/ui/components/Data.tsx';
import { PdfPages } from '@tabellion/ui/pdf/PdfPages.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { X } from 'lucide-react';
import { withWholeDates } from '../../activity/rules/activityDates.ts';
import { readDocument } from '../contract.ts';
import type { DocumentLine } from '../documentLine.ts';
import { documentPath, registerPath } from './paths.ts';

interface DocumentPreviewProps {
  orgId: string;
  of: DocumentLine;
  onClose(): void;
}

/** The chosen document beside the list, with what identifies it. */
export function DocumentPreview({ orgId, of: document, onClose }: DocumentPreviewProps) {
  const text = useText();
  const { data } = useRead(readDocument, { params: { orgId, docId: document._id } });
  return (
    <aside className="minutebook__preview stack" aria-label={text('documents.preview')}>
      <div className="row between">
        <Link to={documentPath(orgId, document._id)}>
          <UserText>{document.title}</UserText>
        </Link>
        <IconButton icon={X} label={text('ui.close')} onClick={onClose} />
      </div>
      <div className="document__pages">
        <PdfPages url={document.file_url} name={document.title} />
      </div>
      <Particulars
        facts={[
          {
            key: 'sha',
            label: text('documents.sha'),
            value: <Hash of={document.sha256} />,
          },
          ...(document.pages === null
            ? []
            : [{ key: 'pages', label: text('documents.pages'), value: <Num of={document.pages} /> }]),
        ]}
      />
      {data && <LinkedEntries orgId={orgId} of={data.links} />}
    </aside>
  );
}

interface LinkedEntriesProps {
  orgId: string;
  of: ReplyOf<typeof readDocument>['links'];
}

/** The entries to which a document belongs; each leads to its register, or to the log of its day where no register shows it. */
export function LinkedEntries({ orgId, of: links }: LinkedEntriesProps) {
  const text = useText();
  const shown = links.filter(({ activity }) => activity !== '');
  if (shown.length === 0) return null;
  return (
    <Card title={text('documents.linked')} flush>
      <ul className="list">
        {shown.map((entry) => {
          const { entry_id: entryId, activity_id: activityId, activity, activity_names: names, date } = entry;
          const register = registerPath(orgId, entry);
          const day = { from: date ?? undefined, to: date ?? undefined };
          return (
            <li key={`${entryId} ${activityId}`}>
              <Link
                to={register ?? `/app/org/${orgId}/organization/activity`}
                {...(register === undefined && { search: day })}
              >
                {withWholeDates(isolateNames(activity, names))}
              </Link>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
