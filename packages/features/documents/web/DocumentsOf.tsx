import './minuteBook.css';
import { ReadFailed } from '@tabellion/ui/call/ReadFailed.tsx';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useRead, useReadings } from '@tabellion/ui/call/useRead.ts';
import { Card } from '@tabellion/ui/components/Card.tsx';
import { UserText } from '@tabellion/ui/components/Data.tsx';
import { Loading } from '@tabellion/ui/components/Loading.tsx';
import { ComboField } from '@tabellion/ui/form/ComboField.tsx';
import { DrawerForm } from '@tabellion/ui/form/DrawerForm.tsx';
import { FormSection, useForm } from '@tabellion/ui/form/Form.tsx';
import { useRested } from '@tabellion/ui/form/useRested.ts';
import { Dialog } from '@tabellion/ui/layers/Dialog.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { useState } from 'react';
import * as z from 'zod/mini';
import { listDocuments, searchDocuments } from '../contract.ts';
import type { DocumentLine } from '../documentLine.ts';
import { linkDocumentToActivity, listDocumentsOfActivity, listDocumentsOfEntry } from '../linkContract.ts';
import { DocumentStatusBadge } from './DocumentStatus.tsx';
import { documentPath } from './paths.ts';
import { loadWords } from './words.ts';

interface OfOrganization {
  orgId: string;
}

interface OpenedOver extends OfOrganization {
  onClose(): void;
}

/** The documents that carry or evidence an entry of the registers. */
export function EntryDocuments({ orgId, entryId, onClose }: OpenedOver & { entryId: string }) {
  const text = useText();
  return (
    <MoreTexts load={loadWords} waiting={null}>
      <Dialog title={text('document.menu')} onClose={onClose}>
        <OfEntry orgId={orgId} entryId={entryId} />
      </Dialog>
    </MoreTexts>
  );
}

function OfEntry({ orgId, entryId }: OfOrganization & { entryId: string }) {
  const text = useText();
  const reading = useRead(listDocumentsOfEntry, { params: { orgId, entryId } });
  if (reading.isError) return <ReadFailed of={reading} />;
  if (reading.data === undefined) return <Loading />;
  const { documents } = reading.data;
  if (documents.length === 0) return <p className="muted">{text('documents.none')}</p>;
  return <List orgId={orgId} documents={documents} />;
}

/** Links a document to an entry of the log, and shows those that are linked. */
export const LinkDocument = ({ activityId, ...rest }: OpenedOver & { activityId: string }) => (
  <MoreTexts load={loadWords} waiting={null}>
    <OfActivity activityId={activityId} {...rest} />
  </MoreTexts>
);

const Chosen = z.object({ document_id: z.string().check(z.minLength(1, 'GENERAL.FIELD_REQUIRED')) });

function OfActivity({ orgId, activityId, onClose }: OpenedOver & { activityId: string }) {
  const text = useText();
  const form = useForm(Chosen, { start: { document_id: '' } });
  const linked = useRead(listDocumentsOfActivity, { params: { orgId, activityId } });
  const existing = linked.data?.linkedDocuments ?? [];
  const found = useDocumentsFound(orgId);
  const link = useCall(linkDocumentToActivity, { say: 'always', place: 'bottom' });
  const readings = useReadings();
  return (
    <DrawerForm
      title={text('document.link')}
      form={form}
      save={text('documents.link.save')}
      onClose={onClose}
      onSaved={() => readings.again(listDocumentsOfActivity)}
      onSubmit={({ document_id }) =>
        link.run({ body: { org_unique_id: orgId, document_id, activity_id: activityId } })
      }
    >
      <ComboField
        name="document_id"
        label={text('documents.document')}
        options={found.documents
          .filter(({ _id }) => !existing.some((one) => one._id === _id))
          .map(({ _id, title, number }) => ({
            value: _id,
            label: title,
            ...(number && { detail: number }),
          }))}
        finding={found.finding}
      />
      {existing.length > 0 && (
        <FormSection title={text('documents.link.linked')}>
          <List orgId={orgId} documents={existing} />
        </FormSection>
      )}
    </DrawerForm>
  );
}

/** The newest documents, or those that have the typed words. */
function useDocumentsFound(orgId: string) {
  const [words, setWords] = useState('');
  const rested = useRested(words.trim(), 300);
  const params = { orgId };
  const newest = useRead(listDocuments, { params, query: {} }, { when: rested === '' });
  const found = useRead(searchDocuments, { params, query: { search_text: rested } }, { when: rested !== '' });
  const { data } = rested === '' ? newest : found;
  return {
    documents: data?.documents ?? [],
    finding: {
      onType: setWords,
      busy: rested !== words.trim() || data === undefined,
      chosen: undefined,
    },
  };
}

/** The documents of one person's set, in the details of that person. */
export function PersonDocuments({ orgId, personId }: OfOrganization & { personId: string }) {
  const reading = useRead(listDocuments, { params: { orgId }, query: { person_id: personId } });
  return <Listed orgId={orgId} documents={reading.data?.documents} />;
}

/** The documents that carry or evidence an entry, in the drawer that changes it. */
export function TransactionDocuments({ orgId, entryId }: OfOrganization & { entryId: string }) {
  const reading = useRead(listDocumentsOfEntry, { params: { orgId, entryId } });
  return <Listed orgId={orgId} documents={reading.data?.documents} />;
}

interface Documents extends OfOrganization {
  documents: readonly DocumentLine[] | undefined;
}

/** Beside other facts: nothing while there is none. */
function Listed({ orgId, documents = [] }: Documents) {
  const text = useText();
  if (documents.length === 0) return null;
  return (
    <MoreTexts load={loadWords} waiting={null}>
      <Card title={text('document.menu')} flush>
        <List orgId={orgId} documents={documents} />
      </Card>
    </MoreTexts>
  );
}

function List({ orgId, documents = [] }: Documents) {
  return (
    <ul className="list list--titles">
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
