import './minuteBook.css';
import type { ReplyOf } from '@tabellion/kit/endpoint.ts';
import { ReadFailed } from '@tabellion/ui/call/ReadFailed.tsx';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { type ReadState, useRead, useReadings } from '@tabellion/ui/call/useRead.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { Card } from '@tabellion/ui/components/Card.tsx';
import { UserText } from '@tabellion/ui/components/Data.tsx';
import { Loading } from '@tabellion/ui/components/Loading.tsx';
import { Select } from '@tabellion/ui/form/SelectField.tsx';
import { Dialog } from '@tabellion/ui/layers/Dialog.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { useState } from 'react';
import {
  type DocumentLine,
  linkDocumentToActivity,
  listDocuments,
  listDocumentsOfActivity,
  listDocumentsOfEntry,
} from '../contract.ts';
import { DocumentStatusBadge } from './DocumentStatusBadge.tsx';
import { documentPath } from './paths.ts';
import { loadWords } from './words.ts';

interface OfOrganization {
  orgId: string;
}

interface OpenedOver extends OfOrganization {
  onClose(): void;
}

/** The documents that carry or evidence an entry of the registers. */
export const EntryDocuments = ({ entryId, ...rest }: OpenedOver & { entryId: string }) => (
  <MoreTexts load={loadWords} waiting={null}>
    <OfEntry entryId={entryId} {...rest} />
  </MoreTexts>
);

function OfEntry({ orgId, entryId, onClose }: OpenedOver & { entryId: string }) {
  const text = useText();
  const reading = useRead(listDocumentsOfEntry, { params: { orgId, entryId } });
  return (
    <Dialog title={text('document.menu')} onClose={onClose}>
      <Lines orgId={orgId} reading={reading} documents={reading.data?.documents} />
    </Dialog>
  );
}

/** Links a document to an entry of the log, and shows those that are linked. */
export const LinkDocument = ({ activityId, ...rest }: OpenedOver & { activityId: string }) => (
  <MoreTexts load={loadWords} waiting={null}>
    <OfActivity activityId={activityId} {...rest} />
  </MoreTexts>
);

function OfActivity({ orgId, activityId, onClose }: OpenedOver & { activityId: string }) {
  const text = useText();
  const [chosen, setChosen] = useState('');
  const linked = useRead(listDocumentsOfActivity, { params: { orgId, activityId } });
  const all = useRead(listDocuments, { params: { orgId }, query: {} });
  const link = useCall(linkDocumentToActivity, { say: 'always', place: 'bottom' });
  const readings = useReadings();
  const existing = linked.data?.linkedDocuments ?? [];
  const save = async () => {
    const body = { org_unique_id: orgId, document_id: chosen, activity_id: activityId };
    const answer = await link.run({ body });
    if (!answer.ok) return;
    await readings.again(listDocumentsOfActivity);
    onClose();
  };
  return (
    <Dialog
      title={text('document.link')}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{text('ui.cancel')}</Button>
          <Button
            variant="primary"
            busy={link.busy}
            aria-disabled={chosen === '' || undefined}
            onClick={() => void save()}
          >
            {text('documents.link.save')}
          </Button>
        </>
      }
    >
      <div className="stack s4">
        <Select
          label={text('documents.document')}
          value={chosen}
          onChange={setChosen}
          options={[
            { value: '', label: text('documents.choose') },
            ...(all.data?.documents ?? [])
              .filter(({ _id }) => !existing.some((one) => one._id === _id))
              .map(({ _id, title }) => ({ value: _id, label: title })),
          ]}
        />
        {existing.length > 0 && (
          <div>
            <h3>{text('documents.link.linked')}</h3>
            <Lines orgId={orgId} reading={linked} documents={existing} />
          </div>
        )}
      </div>
    </Dialog>
  );
}

/** The documents of one person's set, in the details of that person. */
export const PersonDocuments = ({ orgId, personId }: OfOrganization & { personId: string }) => (
  <MoreTexts load={loadWords} waiting={null}>
    <OfPerson orgId={orgId} personId={personId} />
  </MoreTexts>
);

function OfPerson({ orgId, personId }: OfOrganization & { personId: string }) {
  const reading = useRead(listDocuments, { params: { orgId }, query: { person_id: personId } });
  return <Listed orgId={orgId} documents={reading.data?.documents} />;
}

/** The documents that carry or evidence an entry, in the drawer that changes it. */
export const TransactionDocuments = ({ orgId, entryId }: OfOrganization & { entryId: string }) => (
  <MoreTexts load={loadWords} waiting={null}>
    <OfTransaction orgId={orgId} entryId={entryId} />
  </MoreTexts>
);

function OfTransaction({ orgId, entryId }: OfOrganization & { entryId: string }) {
  const reading = useRead(listDocumentsOfEntry, { params: { orgId, entryId } });
  return <Listed orgId={orgId} documents={reading.data?.documents} />;
}

/** Beside other facts: nothing while there is none. */
function Listed({
  orgId,
  documents = [],
}: OfOrganization & { documents: readonly DocumentLine[] | undefined }) {
  const text = useText();
  if (documents.length === 0) return null;
  return (
    <Card title={text('document.menu')} flush>
      <List orgId={orgId} documents={documents} />
    </Card>
  );
}

interface LinesProps extends OfOrganization {
  reading: ReadState<ReplyOf<typeof listDocuments>> | ReadState<object>;
  documents: readonly DocumentLine[] | undefined;
}

function Lines({ orgId, reading, documents }: LinesProps) {
  const text = useText();
  if (reading.isError) return <ReadFailed of={reading} />;
  if (documents === undefined) return <Loading />;
  if (documents.length === 0) return <p className="muted">{text('documents.none')}</p>;
  return <List orgId={orgId} documents={documents} />;
}

function List({ orgId, documents }: OfOrganization & { documents: readonly DocumentLine[] }) {
  return (
    <ul className="list">
      {documents.map((document) => (
        <li key={document._id}>
          <Link className="grow" to={documentPath(orgId, document._id)}>
            <UserText>{document.title}</UserText>
          </Link>
          <DocumentStatusBadge of={document} />
        </li>
      ))}
    </ul>
  );
}
