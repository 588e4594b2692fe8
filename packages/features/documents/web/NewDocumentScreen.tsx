import './newDocument.css';
import type { ReplyOf } from '@tabellion/kit/endpoint.ts';
import { useMay, ViewOnly } from '@tabellion/ui/access/MayProvider.tsx';
import { ReadFailed } from '@tabellion/ui/call/ReadFailed.tsx';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { Card, PageHead } from '@tabellion/ui/components/Card.tsx';
import { Num } from '@tabellion/ui/components/Data.tsx';
import { PageSkeleton } from '@tabellion/ui/components/PageSkeleton.tsx';
import { ForbiddenState } from '@tabellion/ui/components/States.tsx';
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
import { choicesOf, type TemplateChoice } from './templateChoices.ts';
import { Uploads } from './Uploads.tsx';
import { firstPage } from './useDocumentPage.ts';
import { WordingForm } from './WordingForm.tsx';
import { loadWords } from './words.ts';

/** document/new: the kinds of documents that can be made, what each needs and says; or own wording, minutes, an upload; with `?document=` the own wording of one. */
export const NewDocumentScreen = () => (
  <MoreTexts load={loadWords} waiting={<PageSkeleton shape="sections" />}>
    <NewDocument />
  </MoreTexts>
);

function NewDocument() {
  const text = useText();
  const orgId = useOrgId();
  const mayEdit = useMay('documents.edit');
  const { document } = useSearch();
  const book = useRead(listDocuments, { params: { orgId }, query: firstPage });
  if (!mayEdit) return <ForbiddenState page />;
  if (book.isError) return <ReadFailed page of={book} />;
  return (
    <div className="stack s4">
      <PageHead
        up={<Link to={bookPath(orgId)}>{text('shell.nav.minuteBook')}</Link>}
        title={text(document === undefined ? 'documents.new' : 'documents.edit')}
        lead={document === undefined && book.data?.may_generate ? text('documents.new.lead') : undefined}
      />
      <ViewOnly of="documents.edit" />
      {book.data === undefined ? (
        <PageSkeleton shape="sections" isHeaded />
      ) : (
        <Entered orgId={orgId} book={book.data} docId={document} />
      )}
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
  const places = useSectionOptions(categories);
  if (!mayGenerate) return <UploadTo orgId={orgId} places={places} />;
  if (docId === undefined) return <Ways orgId={orgId} categories={categories} />;
  return <Edited orgId={orgId} categories={categories} docId={docId} />;
}

interface OfBook {
  orgId: string;
  categories: readonly { _id: string; name: string }[];
}

const ownWays = ['wording', 'minutes', 'upload'] as const;
type OwnWay = (typeof ownWays)[number];

/** Kinds of documents at the left, with how many of each can be made; the chosen kind beside them. */
function Ways({ orgId, categories }: OfBook) {
  const text = useText();
  const { from } = useSearch();
  const reading = useRead(listTemplates, { params: { orgId } });
  const places = useSectionOptions(categories);
  if (reading.isError) return <ReadFailed of={reading} />;
  if (reading.data === undefined) return <PageSkeleton shape="sections" isHeaded />;
  const choices = choicesOf(reading.data.templates);
  const kinds = kindsOf(choices);
  const own = ownWays.find((one) => one === from);
  const kind = kinds.find(({ value }) => value === from) ?? kinds[0];
  return (
    <div className="newdocument">
      <Kinds
        kinds={[
          ...kinds.map(({ value, of }) => ({
            value: value as string,
            label: text(value === 'suggested' ? 'documents.new.suggested' : `documents.section.${value}`),
            count: of.length,
          })),
          ...ownWays.map((value) => ({ value, label: text(`documents.from.${value}`), count: undefined })),
        ]}
        chosen={own ?? kind?.value}
      />
      {own === undefined ? (
        <FromTemplate key={kind?.value} orgId={orgId} choices={kind?.of ?? []} />
      ) : (
        <Own key={own} orgId={orgId} way={own} places={places} fields={reading.data.merge_fields} />
      )}
    </div>
  );
}

/** Those that are missing come first; a section from which nothing can be made is left out. */
function kindsOf(choices: readonly TemplateChoice[]) {
  const suggested = choices.filter(({ is_missing: isMissing }) => isMissing);
  return [
    { value: 'suggested' as const, of: suggested },
    ...sections.map((value) => ({ value, of: choices.filter(({ section }) => section === value) })),
  ].filter(({ of }) => of.length > 0);
}

interface KindsProps {
  kinds: readonly { value: string; label: string; count: number | undefined }[];
  chosen: string | undefined;
}

function Kinds({ kinds, chosen }: KindsProps) {
  const text = useText();
  return (
    <nav className="newdocument__kinds" aria-label={text('documents.from')}>
      <ul>
        {kinds.map(({ value, label, count }) => (
          <li key={value}>
            <button
              type="button"
              className="newdocument__kind"
              aria-current={value === chosen ? 'page' : undefined}
              onClick={() => navigate({ to: '.', search: { from: value }, resetScroll: false })}
            >
              <span>{label}</span>
              {count !== undefined && (
                <span className="num">
                  <Num of={count} />
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface OwnProps {
  orgId: string;
  way: OwnWay;
  places: ReturnType<typeof useSectionOptions>;
  fields: ReplyOf<typeof listTemplates>['merge_fields'];
}

function Own({ orgId, way, places, fields }: OwnProps) {
  if (way === 'upload') return <UploadTo orgId={orgId} places={places} />;
  return <WordingForm orgId={orgId} fields={fields} places={places} isMinutes={way === 'minutes'} />;
}

function Edited({ orgId, categories, docId }: OfBook & { docId: string }) {
  const reading = useRead(readDocument, { params: { orgId, docId } });
  const places = useSectionOptions(categories);
  const templates = useRead(listTemplates, { params: { orgId } });
  if (reading.isError) return <ReadFailed of={reading} />;
  if (reading.data === undefined || templates.isPending) return <PageSkeleton shape="sections" isHeaded />;
  return (
    <WordingForm
      orgId={orgId}
      fields={templates.data?.merge_fields ?? []}
      places={places}
      existing={reading.data}
    />
  );
}

function UploadTo({ orgId, places }: Pick<OwnProps, 'orgId' | 'places'>) {
  const text = useText();
  const [place, setPlace] = useState('other');
  const { certificate, entry } = useSearch();
  if (entry !== undefined && (certificate === 'incorporation' || certificate === 'amendment'))
    return <UploadCertificate orgId={orgId} of={certificate} entry={entry} />;
  return (
    <Card>
      <div className="stack s4">
        <Select label={text('documents.section')} value={place} onChange={setPlace} options={places} />
        <Uploads orgId={orgId} category={place} />
      </div>
    </Card>
  );
}

interface UploadCertificateProps {
  orgId: string;
  of: 'incorporation' | 'amendment';
  /** The entry that it certifies, by its root. */
  entry: string;
}

/** The registry's certificate, filed with the articles and with the entry that it certifies. */
function UploadCertificate({ orgId, of, entry }: UploadCertificateProps) {
  const text = useText();
  const name = text(`documents.certificateOf.${of}`);
  return (
    <Card title={name}>
      <div className="stack s4">
        <p>{text(`documents.certificateOf.${of}.help`)}</p>
        <Uploads orgId={orgId} category="articles" as={{ name, entry_id: entry }} />
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
