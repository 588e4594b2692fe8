import './entryPaper.css';
import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { Id, Num, UserText } from '@tabellion/ui/components/Data.tsx';
import { Icon } from '@tabellion/ui/components/Icon.tsx';
import { Segmented } from '@tabellion/ui/form/ChoiceFields.tsx';
import { FileField } from '@tabellion/ui/form/FileField.tsx';
import { useSnack } from '@tabellion/ui/layers/SnackProvider.tsx';
import { navigate } from '@tabellion/ui/router/address.ts';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { Award, ChevronDown, FileText } from 'lucide-react';
import { type RefObject, useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTried } from '../../registers/web/public.ts';
import { draftEntryDocuments, type EntryDocument, previewDocuments } from '../entryContract.ts';
import { DocumentText } from './DocumentText.tsx';
import { bookPath } from './paths.ts';
import { useReloadDocuments } from './useDocumentMenu.tsx';
import { acceptedFiles, useUpload } from './useUpload.ts';
import { loadWords } from './words.ts';

interface EntryPaperProps {
  orgId: string;
  path: string;
  params?: Readonly<Record<string, string>>;
  body: object | undefined;
  way: Way;
  onWay(way: Way): void;
  /** The step that follows once the entry is recorded: kept here for the drawer. */
  next: RefObject<() => Promise<unknown>>;
}

/** The documents that belong to an entry, as they would be drafted, and how they are signed. */
export const EntryPaper = (props: EntryPaperProps) => (
  <MoreTexts load={loadWords} waiting={null}>
    <Paper {...props} />
  </MoreTexts>
);

/** How they are signed: later, on paper already, or by those to whom they are sent before anything is recorded. */
const ways = ['draft', 'signed', 'send'] as const;
export type Way = (typeof ways)[number];

/** The signed copies, by the place of their document. */
type Copies = Record<string, File | undefined>;

function Paper({ orgId, path, params, body, way, onWay, next }: EntryPaperProps) {
  const text = useText();
  const mayEdit = useMay('documents.edit');
  const maySend = useMay('signing.edit');
  const preview = useCall(previewDocuments, { say: 'none' });
  const { answer, busy } = useTried(
    body && { entry: path, ...(params && { params }), body: { ...body } },
    (input, options) => preview.run({ params: { orgId }, body: input }, options),
  );
  const form = useForm<Copies>();
  const file = useFiling(orgId);
  const shown = answer?.ok ? answer.data : undefined;
  useEffect(() => {
    next.current = async () => {
      if (shown === undefined || shown.documents.length === 0 || way === 'send') return undefined;
      return file(shown, way === 'signed' ? form.getValues() : {});
    };
  });
  if (shown === undefined || shown.documents.length === 0) return null;
  return (
    <section className="stack s2" aria-busy={busy}>
      <div className="row between">
        <h3>{text('documents.paper.title')}</h3>
        <span className="t12 muted">{text('documents.paper.lead')}</span>
      </div>
      <ul className="list card entrypaper">
        {shown.documents.map((one, at) => (
          <li key={keyOf(one, at)}>
            <details className="grow">
              <summary>
                <Icon of={one.section === 'certificates' ? Award : FileText} />
                <span className="grow">
                  <UserText>{one.title}</UserText>
                  {one.number && one.section !== 'certificates' && (
                    <>
                      {' '}
                      <Id>{one.number}</Id>
                    </>
                  )}
                </span>
                <span className="t12 muted">
                  <Signing of={one} />
                </span>
                <Icon of={ChevronDown} />
              </summary>
              <WhatItSays of={one} cites={shown.statute === 'cbca'} />
            </details>
          </li>
        ))}
      </ul>
      {mayEdit && shown.documents.some(isSignable) && (
        <>
          <Segmented
            block
            label={text('documents.paper.how')}
            value={way}
            onChange={(value) => onWay(ways.find((one) => one === value) ?? 'draft')}
            choices={ways
              .filter((value) => value !== 'send' || maySend)
              .map((value) => ({ value, label: text(`documents.paper.${value}`) }))}
          />
          <p className="t12 muted">{text(`documents.paper.${way}.help`)}</p>
          {way === 'signed' && (
            <FormProvider {...form}>
              {shown.documents.map(
                (one, at) =>
                  isSignable(one) && (
                    <FileField
                      key={keyOf(one, at)}
                      name={`copy${at}`}
                      label={text('documents.paper.copy', { title: one.title })}
                      accept={acceptedFiles}
                      optional
                    />
                  ),
              )}
            </FormProvider>
          )}
        </>
      )}
    </section>
  );
}

const keyOf = ({ template }: EntryDocument, at: number): string => `${template} ${at}`;

/** Certificates are signed in ink, and what lacks facts is no document yet. */
const isSignable = ({ signees, section, text }: EntryDocument): boolean =>
  text !== null && signees.length > 0 && section !== 'certificates';

/** Says that the documents are being drafted; what is signed on paper is drafted now, and filed with its copy. */
function useFiling(orgId: string) {
  const text = useText();
  const snack = useSnack();
  const draft = useCall(draftEntryDocuments, { say: 'none' });
  const upload = useUpload(orgId);
  const again = useReloadDocuments();
  return async ({ documents, after }: Shown, copies: Copies): Promise<void> => {
    const open = { label: text('documents.openBook'), run: () => navigate({ to: bookPath(orgId) }) };
    const chosen = documents.flatMap((of, at) => {
      const copy = copies[`copy${at}`];
      return copy instanceof File ? [{ of, copy }] : [];
    });
    if (chosen.length === 0) {
      const count = documents.filter((one) => one.text !== null).length;
      if (count > 0) snack({ message: text('documents.paper.drafted', { count }), tone: 'ok', action: open });
      return;
    }
    const drafted = await draft.run({ params: { orgId }, body: { after } });
    const made = drafted.ok ? [...drafted.data.documents] : [];
    let filed = 0;
    for (const { of, copy } of chosen) {
      const at = made.findIndex((one) => one.template === of.template && one.title === of.title);
      const [document] = at < 0 ? [] : made.splice(at, 1);
      if (document === undefined) continue;
      const answer = await upload(copy, { document_id: document._id, is_signed: 'true' });
      if (answer.ok) filed += 1;
    }
    again();
    snack(
      filed === chosen.length
        ? { message: text('documents.paper.filed', { count: filed }), tone: 'ok', action: open }
        : { message: text('documents.paper.notFiled'), tone: 'warn', action: open },
    );
  };
}

interface Shown {
  readonly documents: readonly EntryDocument[];
  readonly after: number;
}

function Signing({ of: { signees, section, blanks } }: { of: EntryDocument }) {
  const text = useText();
  if (blanks.length > 0) return text('documents.missing.needs').replace(/\s*[:：]$/, '');
  if (section === 'certificates') return text('documents.paper.ink');
  const [first, ...others] = signees;
  if (first === undefined) return null;
  if (others.length === 0)
    return <RichText of="documents.paper.one" with={{ name: <UserText>{first.name}</UserText> }} />;
  const { capacity } = first;
  const isOne = others.every((one) => one.capacity === capacity);
  const who = isOne && (capacity === 'director' || capacity === 'shareholder') ? capacity : 'people';
  return text(`documents.paper.${who}`, { count: signees.length });
}

/** The majority by which it passes, who signs with which votes, and its text; or what it needs first. */
function WhatItSays({ of: one, cites }: { of: EntryDocument; cites: boolean }) {
  const text = useText();
  const { passing, signees, blanks, text: wording, language } = one;
  return (
    <div className="stack s2">
      {blanks.length > 0 && (
        <p>
          {text('documents.missing.needs')}{' '}
          {blanks
            .map(({ fact, name }) => {
              const needed = text(`documents.blank.${fact}`);
              return name === '' ? needed : text('documents.blankOf', { fact: needed, name });
            })
            .join(' · ')}
        </p>
      )}
      {passing !== null && (
        <p className="t12 muted">
          {text(`documents.paper.passing.${passing}`)} {cites && text(`documents.paper.law.${passing}`)}
        </p>
      )}
      {signees.length > 0 && (
        <ul className="t12 entrypaper__signees">
          {signees.map(({ person_id: id, name, capacity, votes }) => (
            <li key={`${id} ${capacity}`}>
              <UserText>{name}</UserText> · {text(`documents.capacity.${capacity}`)}
              {votes !== null && (
                <>
                  {' · '}
                  <RichText of="documents.paper.votes" with={{ votes: <Num of={votes} /> }} />
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {wording !== null && (
        <DocumentText
          title={wording.title}
          lead={wording.subtitle}
          blocks={wording.blocks}
          language={language}
        />
      )}
    </div>
  );
}
