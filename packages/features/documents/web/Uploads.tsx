import { UserText } from '@tabellion/ui/components/Data.tsx';
import { Icon } from '@tabellion/ui/components/Icon.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { RichText } from '@tabellion/ui/text/RichText.tsx';
import { CircleAlert, CircleCheck, FileUp } from 'lucide-react';
import { useId, useState } from 'react';
import { useBookAgain } from './useDocumentMenu.tsx';
import { acceptedFiles, useUpload } from './useUpload.ts';

interface Sent {
  readonly id: number;
  readonly name: string;
  readonly state: 'uploading' | 'done' | 'failed';
  /** Why it failed. */
  readonly why?: string;
}

interface UploadsProps {
  orgId: string;
  /** A section, or the id of an own one. */
  category: string | undefined;
}

let uploads = 0;

/** Files dropped or chosen, uploaded one after the other into a section, each with its outcome. */
export function Uploads({ orgId, category }: UploadsProps) {
  const text = useText();
  const id = useId();
  const upload = useUpload(orgId);
  const again = useBookAgain();
  const [isOver, setOver] = useState(false);
  const [sent, setSent] = useState<readonly Sent[]>([]);

  const settle = (id: number, part: Pick<Sent, 'state' | 'why'>) =>
    setSent((all) => all.map((one) => (one.id === id ? { ...one, ...part } : one)));

  const take = async (files: readonly File[]) => {
    const rows = files.map((file) => ({ id: ++uploads, name: file.name, state: 'uploading' as const, file }));
    setSent((all) => [...all, ...rows]);
    for (const { id, file } of rows) {
      const answer = await upload(file, {
        name: file.name.replace(/\.\w{1,5}$/, '').slice(0, 300),
        ...(category !== undefined && { category }),
      });
      if (answer.ok) settle(id, { state: 'done' });
      else {
        const [field] = answer.fields;
        const why = field?.message || answer.message || text('DOCUMENTS.UPLOAD_FAILED');
        settle(id, { state: 'failed', why });
      }
    }
    again();
  };

  return (
    <div className="stack">
      <section
        className={isOver ? 'drop is-over' : 'drop'}
        aria-label={text('documents.upload')}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          void take([...event.dataTransfer.files]);
        }}
      >
        <input
          id={id}
          type="file"
          multiple
          className="sr"
          accept={acceptedFiles}
          aria-label={text('documents.upload')}
          onChange={({ target }) => {
            void take([...(target.files ?? [])]);
            target.value = '';
          }}
        />
        <Icon of={FileUp} />
        <span>
          <RichText
            of="documents.drop"
            with={{ choose: <label htmlFor={id}>{text('ui.file.choose')}</label> }}
          />
        </span>
      </section>
      {sent.length > 0 && (
        <ul className="list card" aria-label={text('documents.uploads')} aria-live="polite">
          {sent.map(({ id, name, state, why }) => (
            <li key={id}>
              {state !== 'uploading' && (
                <span className={state === 'done' ? 'ok' : 'err'}>
                  <Icon of={state === 'done' ? CircleCheck : CircleAlert} />
                </span>
              )}
              <div className="grow">
                <UserText>{name}</UserText>
                <small className="sub">{why ?? text(`documents.uploads.${state}`)}</small>
              </div>
              {state === 'uploading' && <progress aria-label={name} />}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
