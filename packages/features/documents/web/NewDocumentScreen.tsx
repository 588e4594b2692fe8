import './minuteBook.css';
import type { ReplyOf } from '@tabellion/kit/endpoint.ts';
import { useMay, ViewOnly } from '@tabellion/ui/access/MayProvider.tsx';
import { ReadFailed } from '@tabellion/ui/call/ReadFailed.tsx';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { Card, PageHead } from '@tabellion/ui/components/Card.tsx';
import { Loading } from '@tabellion/ui/components/Loading.tsx';
import { ForbiddenState } from '@tabellion/ui/components/States.tsx';
import { Segmented } from '@tabellion/ui/form/ChoiceFields.tsx';
import { Select } from '@tabellion/ui/form/SelectField.tsx';
import { navigate, useSearch } from '@tabellion/ui/router/address.ts';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useOrgId } from '@tabellion/ui/router/usePathParam.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { useState } from 'react';
import { listDocuments, readDocument } from '../contract.ts';
import { listTemplates } from '../draftContract.ts';
import { sections } from '../sections.ts';
import { FromTemplate } from './FromTemplate.tsx';
import { bookPath } from './paths.ts';
import { Uploads } from './Uploads.tsx';
import { WordingForm } from './WordingForm.tsx';
import { loadWords } from './words.ts';

/** document/new: from a template, of own wording, as minutes, or an upload; with `?document=` the own wording of one. */
export const NewDocumentScreen = () => (
  <MoreTexts load={loadWords} waiting={<Loading />}>
    <NewDocument />
  </MoreTexts>
);

const ways = ['template', 'wording', 'minutes', 'upload'] as const;

function NewDocument() {
  const text = useText();
  const orgId = useOrgId();
  const mayEdit = useMay('documents.edit');
  const { document } = useSearch();
  const book = useRead(listDocuments, { params: { orgId }, query: {} });
  if (!mayEdit) return <ForbiddenState page />;
  if (book.isError) return <ReadFailed page of={book} />;
  return (
    <div className="stack s4">
      <Link to={bookPath(orgId)}>{text('shell.nav.minuteBook')}</Link>
      <PageHead title={text(document === undefined ? 'documents.new' : 'documents.edit')} />
      <ViewOnly of="documents.edit" />
      {book.data === undefined ? <Loading /> : <Entered orgId={orgId} book={book.data} docId={document} />}
    </div>
  );
}

interface EnteredProps {
  orgId: string;
  book: ReplyOf<typeof listDocuments>;
  docId: string | undefined;
}

/** Its wording or file, by what the corporation may do: one that may generate nothing uploads. */
function Entered({ orgId, book: { may_generate: mayGenerate, categories }, docId }: EnteredProps) {
  if (!mayGenerate) return <UploadTo orgId={orgId} categories={categories} />;
  if (docId === undefined) return <Ways orgId={orgId} categories={categories} />;
  return <Edited orgId={orgId} categories={categories} docId={docId} />;
}

interface OfBook {
  orgId: string;
  categories: readonly { _id: string; name: string }[];
}

function Ways({ orgId, categories }: OfBook) {
  const text = useText();
  const { from } = useSearch();
  const way = ways.find((one) => one === from) ?? 'template';
  const reading = useRead(listTemplates, { params: { orgId } });
  if (reading.isError) return <ReadFailed of={reading} />;
  return (
    <>
      <Segmented
        label={text('documents.from')}
        value={way}
        onChange={(to) => navigate({ to: '.', search: { from: to }, resetScroll: false })}
        choices={ways.map((value) => ({ value, label: text(`documents.from.${value}`) }))}
      />
      <ByWay orgId={orgId} categories={categories} way={way} templates={reading.data} />
    </>
  );
}

interface ByWayProps extends OfBook {
  way: (typeof ways)[number];
  templates: ReplyOf<typeof listTemplates> | undefined;
}

function ByWay({ orgId, categories, way, templates }: ByWayProps) {
  const places = useSectionOptions(categories);
  if (way === 'upload') return <UploadTo orgId={orgId} categories={categories} />;
  if (templates === undefined) return <Loading />;
  if (way === 'template') return <FromTemplate orgId={orgId} templates={templates.templates} />;
  return (
    <WordingForm
      key={way}
      orgId={orgId}
      fields={templates.merge_fields}
      places={places}
      isMinutes={way === 'minutes'}
    />
  );
}

function Edited({ orgId, categories, docId }: OfBook & { docId: string }) {
  const reading = useRead(readDocument, { params: { orgId, docId } });
  const places = useSectionOptions(categories);
  const templates = useRead(listTemplates, { params: { orgId } });
  if (reading.isError) return <ReadFailed of={reading} />;
  if (reading.data === undefined || templates.isPending) return <Loading />;
  return (
    <WordingForm
      orgId={orgId}
      fields={templates.data?.merge_fields ?? []}
      places={places}
      existing={reading.data}
    />
  );
}

function UploadTo({ orgId, categories }: OfBook) {
  const text = useText();
  const [place, setPlace] = useState('other');
  return (
    <Card>
      <div className="stack s4">
        <Select
          label={text('documents.section')}
          value={place}
          onChange={setPlace}
          options={useSectionOptions(categories)}
        />
        <Uploads orgId={orgId} category={place} />
      </div>
    </Card>
  );
}

function useSectionOptions(categories: OfBook['categories']) {
  const text = useText();
  return [
    ...sections.map((value) => ({ value: value as string, label: text(`documents.section.${value}`) })),
    ...categories.map(({ _id, name }) => ({ value: _id, label: name })),
  ];
}
