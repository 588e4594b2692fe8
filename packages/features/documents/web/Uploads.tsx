import { Button } from '@tabellion/ui/components/Button.tsx';
import { UserText } from '@tabellion/ui/components/Data.tsx';
import { Icon } from '@tabellion/ui/components/Icon.tsx';
import { DropZone } from '@tabellion/ui/form/FileField.tsx';
import { formatWholePercent } from '@tabellion/ui/format/number.ts';
import { RichText, useLanguage, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { CircleAlert, CircleCheck, FileUp } from 'lucide-react';
import { useId, useState } from 'react';
import { useReloadDocuments } from './useDocumentMenu.tsx';
import { acceptedFiles, useUpload } from './useUpload.ts';

interface Sent {
  readonly id: number;
  readonly file: File;
  readonly name: string;
  readonly state: 'uploading' | 'done' | 'failed' | 'asks';
  /** How much of it has gone, from 0 to 1. */
  readonly share: number;
  /** Why it failed, or what became of it. */
  readonly why?: string;
  /** Documents whose signed copy it may be. */
  readonly choices?: readonly Match[];
}

interface Match {
  readonly _id: string;
  readonly title: string;
}

interface UploadsProps {
  orgId: string;
  /** A section, or the id of an own one. */
  category: string | undefined;
  /** The document that is asked for: its name, and the entry whose paper it is. */
  as?: { readonly name: string; readonly entry_id: string };
}

type Waiting = Pick<Sent, 'id' | 'file'>;
type Details = Partial<Parameters<ReturnType<typeof useUpload>>[1]>;

let uploads = 0;

/** Files dropped or chosen, uploaded one after the other into a section, each with its outcome. */
export function Uploads({ orgId, category, as }: UploadsProps) {
  const text = useText();
  const upload = useUpload(orgId);
  const again = useReloadDocuments();
  const [sent, setSent] = useState<readonly Sent[]>([]);
  const [number, setNumber] = useState('');

  const settle = (id: number, part: Partial<Sent>) =>
    setSent((all) => all.map((one) => (one.id === id ? { ...one, ...part } : one)));

  const take = async (files: readonly File[]) => {
    const rows = files.map((file) => ({
      id: ++uploads,
      name: file.name,
      state: 'uploading' as const,
      share: 0,
      file,
    }));
    setSent((all) => [...all, ...rows]);
    for (const { id, file } of rows)
      await send({ id, file }, number.trim() === '' ? {} : { certificate_number: number });
    again();
  };

  const send = async ({ id, file }: Waiting, details: Details) => {
    const name = file.name.replace(/\.\w{1,5}$/, '').slice(0, 300);
    settle(id, { state: 'uploading', share: 0 });
    const answer = await upload(
      file,
      { name, ...(category !== undefined && { category }), ...as, ...details },
      (share) => settle(id, { share }),
    );
    if (answer.ok) {
      const { title, status } = answer.data.document;
      const isSignedCopy = status === 'signed';
      const why = text(isSignedCopy ? 'documents.uploads.signedCopy' : 'documents.uploads.done', { title });
      settle(id, { state: 'done', why });
      return;
    }
    const [field] = answer.fields;
    const why = field?.message || answer.message || text('DOCUMENTS.UPLOAD_FAILED');
    const choices = answer.textCode === 'DOCUMENTS.SEVERAL_MATCH' ? (answer.data.documents as Match[]) : [];
    settle(id, choices.length > 0 ? { state: 'asks', why, choices } : { state: 'failed', why });
  };

  const choose = async (waiting: Waiting, documentId: string) => {
    await send(
      waiting,
      documentId === '' ? { is_new: 'true' } : { document_id: documentId, is_signed: 'true' },
    );
    again();
  };

  return (
    <div className="stack">
      {category === 'certificates' && <CertificateNumber value={number} onChange={setNumber} />}
      <DropZone
        label={text('documents.upload')}
        icon={FileUp}
        accept={acceptedFiles}
        multiple
        onFiles={(files) => void take(files)}
      >
        {(choose) => <RichText of="documents.drop" with={{ choose }} />}
      </DropZone>
      {sent.length > 0 && (
        <ul className="list card" aria-label={text('documents.uploads')} aria-live="polite">
          {sent.map((one) => (
            <li key={one.id}>
              <Uploaded of={one} onChoose={(documentId) => void choose(one, documentId)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function CertificateNumber({ value, onChange }: { value: string; onChange(typed: string): void }) {
  const text = useText();
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id} className="field__label">
        {text('documents.uploads.number')}
      </label>
      <input
        id={id}
        className="input"
        value={value}
        maxLength={50}
        autoComplete="off"
        aria-describedby={`${id}-help`}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-help`} className="help">
        {text('documents.uploads.number.help')}
      </p>
    </div>
  );
}

interface UploadedProps {
  of: Sent;
  /** Empty of a new document. */
  onChoose(documentId: string): void;
}

function Uploaded({ of: { name, state, share, why, choices = [] }, onChoose }: UploadedProps) {
  const { text, language } = useLanguage();
  if (state === 'uploading') {
    const percent = formatWholePercent(Math.floor(share * 100), language);
    const words = text('documents.uploads.uploading', { percent });
    return (
      <>
        <div className="grow">
          <UserText>{name}</UserText>
          {/* The bar says it when it is asked: read aloud at each step it would say nothing else. */}
          <small className="sub" aria-hidden="true">
            {words}
          </small>
        </div>
        <progress aria-label={name} aria-valuetext={words} value={share} />
      </>
    );
  }
  return (
    <>
      <span className={state === 'done' ? 'ok' : 'err'}>
        <Icon of={state === 'done' ? CircleCheck : CircleAlert} />
      </span>
      <div className="grow">
        <UserText>{name}</UserText>
        <small className="sub">{why}</small>
        {state === 'asks' && (
          <div className="row wrap">
            {choices.map(({ _id, title }) => (
              <Button key={_id} size="sm" onClick={() => onChoose(_id)}>
                <UserText>{title}</UserText>
              </Button>
            ))}
            <Button size="sm" variant="link" onClick={() => onChoose('')}>
              {text('documents.uploads.new')}
            </Button>
          </div>
        )}
      </div>
    </>
  );
}
