import type { Answer } from '@tabellion/kit/client.ts';
import { DrawerForm } from '@tabellion/ui/form/DrawerForm.tsx';
import { FileField } from '@tabellion/ui/form/FileField.tsx';
import { useForm } from '@tabellion/ui/form/Form.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import * as z from 'zod/mini';

const schema = z.strictObject({ file: z.file('ORGANIZATION.IMAGE_REQUIRED') });

interface UploadImageProps {
  title: string;
  upload(file: File): Promise<Answer<unknown>>;
  onSaved(): Promise<unknown>;
  onClose(): void;
}

/** PNG or JPEG; the server reads what it really is. */
export function UploadImage({ title, upload, onSaved, onClose }: UploadImageProps) {
  const text = useText();
  const form = useForm(schema);
  return (
    <DrawerForm
      title={title}
      form={form}
      onSubmit={({ file }) => upload(file)}
      onSaved={onSaved}
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
  );
}
