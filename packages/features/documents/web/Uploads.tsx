import { UserText } from '@tabellion/ui/components/Data.tsx';
import { Icon } from '@tabellion/ui/components/Icon.tsx';
import { DropZone } from '@tabellion/ui/form/DropZone.tsx';
import { formatWholePercent } from '@tabellion/ui/format/number.ts';
import { useLanguage, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { RichText } from '@tabellion/ui/text/RichText.tsx';
import { CircleAlert, CircleCheck, FileUp } from 'lucide-react';
import { useState } from 'react';
import { useBookAgain } from './useDocumentMenu.tsx';
import { acceptedFiles, useUpload } from './useUpload.ts';

interface Sent {
  readonly id: number;
  readonly name: string;
  readonly state: 'uploading' | 'done' | 'failed';
  /** How much of it has gone, from 0 to 1. */
  readonly share: number;
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
  const upload = useUpload(orgId);
  const again = useBookAgain();
  const [sent, setSent] = useState<readonly Sent[]>([]);

  const settle = (id: number, part: Partial<Sent>) =>
    setSent((all) => all.map((one) => (one.id === id ? { ...one, ...part } : one)));

  const take = async (files: readonly File[]) => {
    const rows = files.map((file) => ({
      ...{ id: ++uploads, name: file.name, state: 'uploading' as const, share: 0, file },
    }));
    setSent((all) => [...all, ...rows]);
    for (const { id, file } of rows) {
      const name = file.name.replace(/\.\w{1,5}$/, '').slice(0, 300);
      const answer = await upload(file, { name, ...(category !== undefined && { category }) }, (share) =>
        settle(id, { share }),
      );
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
              <Uploaded of={one} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Uploaded({ of: { name, state, share, why } }: { of: Sent }) {
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
        <small className="sub">{why ?? text(`documents.uploads.${state}`)}</small>
      </div>
    </>
  );
}
