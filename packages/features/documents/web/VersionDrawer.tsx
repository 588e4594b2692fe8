import type { Answer } from '@tabellion/kit/client.ts';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { UserText } from '@tabellion/ui/components/Data.tsx';
import { DrawerForm } from '@tabellion/ui/form/DrawerForm.tsx';
import { FileField } from '@tabellion/ui/form/FileField.tsx';
import { useForm } from '@tabellion/ui/form/Form.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import * as z from 'zod/mini';
import { updateDocumentStatus } from '../contract.ts';
import type { DocumentLine } from '../documentLine.ts';
import { acceptedFiles, useUpload } from './useUpload.ts';

interface VersionDrawerProps {
  orgId: string;
  of: DocumentLine;
  /** It bears all signatures. */
  isSigned: boolean;
  onSaved(): void;
  onClose(): void;
}

const Version = z.object({ file: z.file('GENERAL.FIELD_REQUIRED') });

const SignedCopy = z.object({ file: z.optional(z.file()) });

/** Another version of a document, or its signed copy, which may be on paper alone. */
export function VersionDrawer({ orgId, of: document, isSigned, onSaved, onClose }: VersionDrawerProps) {
  const text = useText();
  // Marked as signed already, it waits for its copy alone.
  const isMarking = isSigned && !document.lacks_copy;
  const form = useForm(isMarking ? SignedCopy : Version);
  const upload = useUpload(orgId);
  const update = useCall(updateDocumentStatus, { place: 'bottom' });
  return (
    <DrawerForm
      title={text(titleOf(isSigned, isMarking))}
      form={form}
      save={text(isMarking ? 'documents.markSigned' : 'documents.upload')}
      onClose={onClose}
      onSaved={onSaved}
      onSubmit={({ file }: { file?: File | undefined }): Promise<Answer<unknown>> =>
        file === undefined
          ? update.run({
              body: { org_unique_id: orgId, document_id: document._id, status: 'signed' },
            })
          : upload(file, { document_id: document._id, is_signed: isSigned ? 'true' : 'false' })
      }
    >
      <p>
        <UserText>{document.title}</UserText>
      </p>
      <FileField
        name="file"
        label={text(isSigned ? 'documents.signedCopy' : 'documents.file')}
        accept={acceptedFiles}
        {...(isMarking && { optional: true, help: text('documents.signedCopy.help') })}
      />
    </DrawerForm>
  );
}

function titleOf(isSigned: boolean, isMarking: boolean) {
  if (!isSigned) return 'documents.newVersion';
  return isMarking ? 'documents.markSigned' : 'documents.uploadCopy';
}
