import './sign.css';
import type { Answer } from '@tabellion/kit/client.ts';
import type { Block } from '@tabellion/paper/printed.ts';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useDownload } from '@tabellion/ui/call/useDownload.ts';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { InstantText, UserText } from '@tabellion/ui/components/Data.tsx';
import { useLater } from '@tabellion/ui/components/Loading.tsx';
import { EmptyState, Skeleton } from '@tabellion/ui/components/States.tsx';
import { usePageTitle } from '@tabellion/ui/components/usePageTitle.ts';
import { Segmented } from '@tabellion/ui/form/ChoiceFields.tsx';
import { Form, SubmitButton, useForm } from '@tabellion/ui/form/Form.tsx';
import { TextAreaField } from '@tabellion/ui/form/TextField.tsx';
import { Dialog } from '@tabellion/ui/layers/Dialog.tsx';
import { PdfPages } from '@tabellion/ui/pdf/PdfPages.tsx';
import { LanguageMenu } from '@tabellion/ui/shell/LanguageMenu.tsx';
import { PlainPage } from '@tabellion/ui/shell/PlainPage.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { CircleCheck, CircleX, Download } from 'lucide-react';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { DocumentText } from '../../../documents/web/public.ts';
import { decline, readFileForSigning, readForSigning, type SignerView, sign } from '../../signeeContract.ts';
import { EffectOutcomes } from '../EffectOutcomes.tsx';
import { SigneeDot } from '../SigneeDot.tsx';
import { EffectsToCome, SettledInShort } from './Effects.tsx';
import { NotNow } from './NotNow.tsx';
import { SignatureForm } from './SignatureForm.tsx';

interface SignDocumentsProps {
  /** The application has its own frame around it. */
  isFramed?: boolean;
  /** The way back to where it was opened. */
  back?: ReactNode;
  /** After it, such as the next request of the signing room. */
  next?: ReactNode;
  /** Signed or declined: whatever the application keeps of the organization may be of before. */
  onDone(): void;
}

/** The documents that a signee reads and signs. */
export function SignDocuments({ isFramed = false, back, next, onDone }: SignDocumentsProps) {
  const Frame = isFramed ? Inside : PlainPage;
  const text = useText();
  const reading = useRead(readForSigning, {});
  const signing = useCall(sign);
  const declining = useCall(decline);
  useEffect(loadPaperFaces, []);
  const done = async <A extends { readonly ok: boolean }>(answering: Promise<A>): Promise<A> => {
    const answer = await answering;
    if (answer.ok) onDone();
    return answer;
  };
  if (declining.answer?.ok)
    return (
      <Over frame={Frame} icon={CircleX} title={text('SIGNING.DECLINE_DONE')} next={next}>
        {text('signing.page.declined')}
      </Over>
    );
  if (signing.answer?.ok) {
    const { effects } = signing.answer.data;
    return (
      <Over
        frame={Frame}
        icon={CircleCheck}
        title={text('signing.page.signed')}
        next={
          <>
            {effects.length > 1 && <EffectOutcomes of={effects} />}
            {next}
          </>
        }
      >
        <SettledInShort of={signing.answer.data} />
      </Over>
    );
  }
  if (reading.isError) return <NotNow frame={Frame} of={reading} back={back} />;
  if (reading.data === undefined)
    return (
      <Frame top>
        <DeskWaiting back={back} />
      </Frame>
    );
  return (
    <Desk
      frame={Frame}
      isFramed={isFramed}
      of={reading.data}
      back={back}
      next={next}
      onSign={(body) => done(signing.run({ body }))}
      onDecline={(reason) => done(declining.run({ body: { reason } }))}
    />
  );
}

const lines = ['60%', '100%', '96%', '98%', '72%', '100%', '94%', '40%'];

/** The page as it will be, while it is read: a sheet of paper, and beside it who signs. */
function DeskWaiting({ back }: { back: ReactNode }) {
  const text = useText();
  const isLate = useLater();
  return (
    <div className="signdesk" role="status" aria-busy="true" aria-label={text('ui.loading')}>
      {isLate && (
        <>
          <div className="signdesk__documents">
            {back}
            <Skeleton width="45%" height={20} />
            <div className="paper doctext signdesk__sheet">
              {lines.map((width, at) => (
                <Skeleton key={at} width={width} />
              ))}
            </div>
          </div>
          <aside className="signdesk__signature" aria-hidden="true">
            <Skeleton width="40%" height={16} />
            <Skeleton width="70%" />
            <Skeleton width="60%" />
            <Skeleton height={56} />
            <Skeleton height={40} />
          </aside>
        </>
      )}
    </div>
  );
}

/** While the document is read, so that its lines break once. */
function loadPaperFaces(): void {
  for (const style of ['normal', 'italic']) void document.fonts?.load(`${style} 16px "Source Serif 4"`);
}

type Frame = ComponentType<{ extra?: ReactNode; top?: boolean; children: ReactNode }>;

const Inside: Frame = ({ children }) => {
  const page = useRef<HTMLDivElement>(null);
  usePageTitle(page);
  return <div ref={page}>{children}</div>;
};

interface OverProps {
  frame: Frame;
  icon: typeof CircleCheck;
  title: string;
  next: ReactNode;
  children: ReactNode;
}

function Over({ frame: Frame, icon, title, next, children }: OverProps) {
  return (
    <Frame>
      <div role="status">
        <EmptyState page icon={icon} title={title} action={next}>
          {children}
        </EmptyState>
      </div>
    </Frame>
  );
}

type Signing = Parameters<ReturnType<typeof useCall<typeof sign>>['run']>[0]['body'];

interface DeskProps {
  frame: Frame;
  isFramed: boolean;
  of: SignerView;
  back: ReactNode;
  next: ReactNode;
  onSign(body: Signing): ReturnType<ReturnType<typeof useCall<typeof sign>>['run']>;
  onDecline(reason: string): ReturnType<ReturnType<typeof useCall<typeof decline>>['run']>;
}

/** The documents, and beside them who signs, what the signature does, and the signature. */
function Desk({ frame: Frame, isFramed, of: view, back, next, onSign, onDecline }: DeskProps) {
  const text = useText();
  const [isDeclining, setDeclining] = useState(false);
  const { company, sender, documents, message, expires_at: expiresAt, zone } = view;
  const hasSigned = view.signees.some(({ is_you: isYou, state }) => isYou && state === 'signed');
  const from = (
    <RichText
      of="signing.page.from"
      with={{
        company: <UserText>{company}</UserText>,
        sender: <UserText>{sender}</UserText>,
        until: <InstantText instant={expiresAt} zone={zone} />,
      }}
    />
  );
  return (
    <Frame
      top
      extra={
        <>
          <span className="muted t12 not-phone">{from}</span>
          <LanguageMenu />
        </>
      }
    >
      <a className="skip btn" href="#signature">
        {text('signing.page.toSignature')}
      </a>
      <div className="signdesk">
        <div className="signdesk__documents">
          {back}
          <h1 className="signdesk__title">
            <UserText>{view.title}</UserText>
          </h1>
          {message !== '' && (
            <blockquote className="signdesk__message">
              <UserText>{message}</UserText>
            </blockquote>
          )}
          {documents.map((document, at) => (
            <ToSign key={document._id} of={document} place={{ at: at + 1, all: documents.length }} />
          ))}
          <a className="signdesk__down only-phone" href="#signature">
            {text('signing.page.toSignature')}
          </a>
        </div>
        <aside
          className="signdesk__signature"
          id="signature"
          tabIndex={-1}
          aria-label={text('signing.page.yours')}
        >
          <div className="row between">
            <h2>{text('signing.page.order')}</h2>
            <span className="muted t12">{text('signing.room.progress', progressOf(view))}</span>
          </div>
          <Order of={view} />
          {hasSigned ? (
            <>
              <p>
                <RichText
                  of="signing.page.again"
                  with={{ until: <InstantText instant={expiresAt} zone={zone} /> }}
                />
              </p>
              {next}
            </>
          ) : (
            <>
              <p className={isFramed ? 'muted t12' : 'only-phone muted t12'}>
                <span>{from}</span>
              </p>
              <EffectsToCome of={view} />
              <SignatureForm of={view} onSign={onSign} />
              <div>
                <Button variant="danger" onClick={() => setDeclining(true)}>
                  {text('signing.decline')}
                </Button>
              </div>
              <p className="muted t12">{text('signing.page.kept')}</p>
            </>
          )}
        </aside>
      </div>
      {isDeclining && <DeclineDialog onDecline={onDecline} onClose={() => setDeclining(false)} />}
    </Frame>
  );
}

const progressOf = ({ signees }: Pick<SignerView, 'signees'>) => ({
  signed: signees.filter(({ state }) => state === 'signed').length,
  all: signees.length,
});

function Order({ of: { signees } }: { of: Pick<SignerView, 'signees'> }) {
  const text = useText();
  return (
    <ol className="list signdesk__order">
      {signees.map(({ name, state, is_you: isYou }, at) => (
        <li key={at}>
          <SigneeDot place={at + 1} state={state} isNow={isYou} />
          <div>
            <UserText>{name}</UserText>
            <small className="sub">
              {isYou ? text('signing.page.you') : text(`signing.signee.${state}`)}
            </small>
          </div>
        </li>
      ))}
    </ol>
  );
}

interface ToSignProps {
  of: SignerView['documents'][number];
  /** Which of how many it is. */
  place: { at: number; all: number };
}

/** One document: as text that is read and heard, or as its pages. */
function ToSign({ of: document, place }: ToSignProps) {
  const text = useText();
  const {
    _id: docId,
    title,
    number,
    language,
    blocks,
    text: words,
    capacities,
    corporation,
    subtitle,
  } = document;
  const isOnly = place.all === 1;
  const hasText = blocks !== null || words !== '';
  const [shown, setShown] = useState(hasText ? 'text' : 'pages');
  const download = useDownload(readFileForSigning);
  return (
    <section className="stack" aria-label={title}>
      <div className="row between wrap">
        <span className="muted t12">
          {!isOnly && <strong className="signdesk__place">{text('signing.page.place', place)}</strong>}
          {capacities.length > 0 &&
            text('signing.page.as', {
              capacities: capacities
                .map((one) => text(`signing.capacity.${one}` as 'signing.capacity.director'))
                .join(text('search.comma')),
            })}
        </span>
        <span className="row">
          {hasText && (
            <Segmented
              label={isOnly ? text('signing.page.view') : title}
              value={shown}
              onChange={setShown}
              choices={[
                { value: 'text', label: text('signing.page.text') },
                { value: 'pages', label: text('signing.page.pages') },
              ]}
            />
          )}
          <Button icon={Download} busy={download.busy} onClick={() => download.run({ params: { docId } })}>
            {document.media_type === 'application/pdf' ? 'PDF' : text('signing.file')}
          </Button>
        </span>
      </div>
      {shown === 'pages' && (
        <div className="signdesk__pages">
          <PdfPages url={`/api/signing/file/${docId}`} name={title} />
        </div>
      )}
      {shown !== 'pages' && blocks === null && (
        <div className="paper doctext doctext--plain" dir="auto">
          {words}
        </div>
      )}
      {shown !== 'pages' && blocks !== null && (
        <DocumentText
          corporation={corporation}
          title={title}
          lead={subtitle ?? number}
          language={language}
          blocks={blocks as unknown as Block[]}
        />
      )}
    </section>
  );
}

const schema = z.strictObject({
  reason: z.string().check(z.trim(), z.minLength(1, 'GENERAL.FIELD_REQUIRED'), z.maxLength(1_000)),
});

interface DeclineDialogProps {
  onDecline(reason: string): Promise<Answer<unknown>>;
  onClose(): void;
}

function DeclineDialog({ onDecline, onClose }: DeclineDialogProps) {
  const text = useText();
  const form = useForm(schema, { start: { reason: '' } });
  return (
    <Dialog title={text('signing.decline.title')} onClose={onClose}>
      <Form form={form} onSubmit={({ reason }) => onDecline(reason)}>
        <p>{text('signing.decline.body')}</p>
        <TextAreaField name="reason" label={text('signing.decline.reason')} rows={3} />
        <div className="dialog__foot">
          <Button onClick={onClose}>{text('ui.cancel')}</Button>
          <SubmitButton variant="danger">{text('signing.decline.submit')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
