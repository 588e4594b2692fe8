import { sendWithProgress } from '@tabellion/ui/call/sendWithProgress.ts';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useSnack } from '@tabellion/ui/layers/SnackProvider.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { uploadDocument } from '../fileContract.ts';

export const acceptedFiles = '.pdf,.png,.jpg,.jpeg,.docx';

/** Specification section 9: how long an upload may take. */
const UPLOAD_MS = 30_000;

type Upload = ReturnType<typeof useCall<typeof uploadDocument>>['run'];
type Details = Parameters<Upload>[0]['body'];

/** Uploads a file, telling how much of it has gone, from 0 to 1; a failure says itself at the bottom, in the server's words where it has some. */
export function useUpload(orgId: string) {
  const text = useText();
  const snack = useSnack();
  const call = useCall(uploadDocument, { say: 'none' });
  return async (file: File, details: Details, onSent = (_share: number): void => {}): ReturnType<Upload> => {
    const signal = AbortSignal.timeout(UPLOAD_MS);
    const answer = await call.run(
      { params: { orgId }, body: details },
      { file, signal, send: sendWithProgress(onSent) },
    );
    if (!answer.ok && answer.status !== 401 && answer.textCode !== 'DOCUMENTS.SEVERAL_MATCH')
      snack({
        message: answer.message || text('DOCUMENTS.UPLOAD_FAILED'),
        tone: 'err',
        place: 'bottom',
      });
    return answer;
  };
}
