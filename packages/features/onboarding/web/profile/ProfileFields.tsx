import { useCall } from '@tabellion/ui/call/useCall.ts';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { UserText } from '@tabellion/ui/components/Data.tsx';
import { DropZone } from '@tabellion/ui/form/FileField.tsx';
import { TextAreaField } from '@tabellion/ui/form/TextField.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { FileUp } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { readProfileFile } from '../../contract.ts';

/** The profile that a registry shows: its page as it was copied, or the words of its file. The form has the field `profile`. */
export function ProfileFields({ orgId }: { orgId: string }) {
  const text = useText();
  const { setValue, setFocus } = useFormContext<{ profile: string }>();
  const words = useCall(readProfileFile);
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    const isText = file.type === 'text/plain' || file.name.endsWith('.txt');
    const answer = isText ? undefined : await words.run({ params: { id: orgId }, body: {} }, { file });
    const read = answer?.ok ? answer.data.profile : undefined;
    const profile = isText ? await file.text() : read;
    if (profile === undefined) return;
    setValue('profile', profile, { shouldDirty: true, shouldValidate: true });
    setFocus('profile');
  };
  return (
    <>
      <div className="field">
        <span className="field__label" aria-hidden="true">
          {text('registryProfile.upload')}
        </span>
        <DropZone
          label={text('registryProfile.upload')}
          icon={FileUp}
          accept=".txt,text/plain,.pdf,application/pdf"
          onFiles={([file]) => void take(file)}
        >
          {(choose) =>
            words.busy ? (
              <span role="status">{text('registryProfile.reading')}</span>
            ) : (
              <RichText of="ui.file.drop" with={{ choose }} />
            )
          }
        </DropZone>
      </div>
      <TextAreaField
        name="profile"
        label={text('registryProfile.paste')}
        help={text('registryProfile.paste.help')}
        rows={12}
      />
    </>
  );
}

/** The lines of a profile that nobody could read. */
export function UnreadLines({ of: lines }: { of: readonly string[] }) {
  const text = useText();
  if (lines.length === 0) return null;
  return (
    <Callout tone="warn" title={text('registryProfile.unread')}>
      {lines.map((line, at) => (
        <p key={at}>
          <UserText>{line}</UserText>
        </p>
      ))}
    </Callout>
  );
}
