import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useReadings } from '@tabellion/ui/call/useRead.ts';
import { DrawerForm } from '@tabellion/ui/form/DrawerForm.tsx';
import { FileField } from '@tabellion/ui/form/FileField.tsx';
import { useForm } from '@tabellion/ui/form/useForm.ts';
import { Drawer } from '@tabellion/ui/layers/Drawer.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import * as z from 'zod/mini';
import { listOrganizations, readOrganization, uploadProfile } from '../contract.ts';

const schema = z.strictObject({ file: z.file('ORGANIZATION.IMAGE_REQUIRED') });

/** PNG or JPEG; the server reads what it really is. */
export function UploadImage({ orgId, onClose }: { orgId: string; onClose(): void }) {
  const text = useText();
  const form = useForm(schema);
  const upload = useCall(uploadProfile, { say: 'always' });
  const readings = useReadings();
  return (
    <Drawer title={text('organization.image.change')} onClose={onClose}>
      <DrawerForm
        form={form}
        onSubmit={({ file }) => upload.run({ params: { id: orgId }, body: { name: file.name } }, { file })}
        onSaved={() => Promise.all([readings.again(readOrganization), readings.again(listOrganizations)])}
        save={text('organization.image.save')}
        onClose={onClose}
      >
        <FileField
          name="file"
          label={text('organization.image.file')}
          help={text('organization.image.help')}
          accept="image/png,image/jpeg,.jpg"
        />
      </DrawerForm>
    </Drawer>
  );
}
