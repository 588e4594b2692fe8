import type { ReplyOf } from '@tabellion/kit/endpoint.ts';
import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { Button, buttonClass } from '@tabellion/ui/components/Button.tsx';
import { StatusBadge } from '@tabellion/ui/components/Data.tsx';
import { Icon } from '@tabellion/ui/components/Icon.tsx';
import { RowMenu } from '@tabellion/ui/layers/RowMenu.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { Slot } from '@tabellion/ui/slots.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Check, PenLine } from 'lucide-react';
import { type readDocument, reviewDocument } from '../contract.ts';
import { DraftAnew } from './DraftAnew.tsx';
import { newDocumentPath } from './paths.ts';
import { type useDocumentMenu, useReloadDocuments } from './useDocumentMenu.tsx';

type Shown = ReplyOf<typeof readDocument>;

interface DocumentActionsProps {
  orgId: string;
  of: Shown;
  /** The registers say something else since it was drafted, or another wording is used now. */
  hasChanged: boolean;
  items: ReturnType<ReturnType<typeof useDocumentMenu>['itemsOf']>;
}

/** The buttons at the head of a document. */
export function DocumentActions({ orgId, of: document, hasChanged, items }: DocumentActionsProps) {
  const text = useText();
  const mayEdit = useMay('documents.edit');
  const review = useCall(reviewDocument, { place: 'bottom' });
  const again = useReloadDocuments();
  const { _id: docId, status } = document;
  return (
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
            const answer = await review.run({ params: { orgId, docId }, body: {} });
            if (answer.ok) again();
          }}
        >
          {text('documents.review')}
        </Button>
      )}
      {mayEdit && document.wording !== null && !['signed', 'void'].includes(status) && (
        <Link className={buttonClass({})} to={`${newDocumentPath(orgId)}?document=${docId}`}>
          <Icon of={PenLine} />
          {text('documents.edit')}
        </Link>
      )}
      {status === 'draft' && document.signees.length > 0 && (
        <Slot of="documents.send" gives={{ orgId, documentIds: [docId] }} />
      )}
      {items
        .filter(({ key }) => key === 'download' || key === 'print')
        .map(({ key, label, icon, onSelect }) => (
          <Button key={key} className="not-phone" icon={icon} onClick={onSelect}>
            {label}
          </Button>
        ))}
      <RowMenu name={document.title} items={items} />
    </>
  );
}
