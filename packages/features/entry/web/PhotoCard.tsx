import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useRead, useReadings } from '@tabellion/ui/call/useRead.ts';
import { Avatar } from '@tabellion/ui/components/Avatar.tsx';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { Card } from '@tabellion/ui/components/Card.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useState } from 'react';
import { UploadImage, useProfileImage } from '../../organizations/web/public.ts';
import { verifySession } from '../contract.ts';
import { removePhoto, uploadPhoto } from '../profileContract.ts';

/** The photo of the user, or the initials; both are shown in the toolbar and among members too. */
export function PhotoCard() {
  const text = useText();
  const readings = useReadings();
  const account = useRead(verifySession, {});
  const upload = useCall(uploadPhoto, { say: 'always' });
  const remove = useCall(removePhoto, { say: 'always' });
  const [isUploading, setIsUploading] = useState(false);
  const { displayName = '', email = '', photoURL = null } = account.data?.data ?? {};
  const photo = useProfileImage(photoURL);
  const label = text(photoURL === null ? 'profile.photo.upload' : 'profile.photo.change');
  return (
    <Card title={text('profile.photo')}>
      <div className="row wrap">
        <Avatar large name={displayName || email} src={photo} />
        <span className="muted grow">{text('profile.photo.lead')}</span>
        {photoURL !== null && (
          <Button
            busy={remove.busy}
            onClick={async () => {
              if ((await remove.run({})).ok) await readings.again(verifySession);
            }}
          >
            {text('profile.photo.remove')}
          </Button>
        )}
        <Button onClick={() => setIsUploading(true)}>{label}</Button>
      </div>
      {isUploading && (
        <UploadImage
          title={label}
          upload={(file) => upload.run({ body: { name: file.name } }, { file })}
          onSaved={() => readings.again(verifySession)}
          onClose={() => setIsUploading(false)}
        />
      )}
    </Card>
  );
}
