/** The kind of a file by its own bytes. Runs in the process that may be killed. */
import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import { readImage } from '@tabellion/platform/files/image.ts';
import { fileTypeFromBuffer } from 'file-type';
import { hasPdfHeader } from '../judgePdf.ts';
import type { Inspected, UploadFault, UploadLimits } from './inspected.ts';

export async function inspectBytes(
  bytes: Uint8Array,
  limits: UploadLimits,
): Promise<Result<Inspected, UploadFault>> {
  const found = await inspectByType(bytes, limits);
  return found.ok ? ok({ ...found.value, text: withoutControls(found.value.text) }) : found;
}

/** The database stores no text that holds a zero. */
const withoutControls = (text: string): string => text.replace(/[^\P{Cc}\n\t]/gu, '');

async function inspectByType(
  bytes: Uint8Array,
  limits: UploadLimits,
): Promise<Result<Inspected, UploadFault>> {
  const found = (await fileTypeFromBuffer(bytes))?.ext;
  // Readers open it also where something stands before its header.
  switch (found === undefined && hasPdfHeader(bytes) ? 'pdf' : found) {
    case 'pdf': {
      // Its parsers take most of the start of this process, and other files need none of them.
      const { inspectPdf } = await import('./inspectPdf.ts');
      return await inspectPdf(bytes, limits);
    }
    case 'png':
    case 'jpg':
      return inspectImage(bytes, limits);
    // A zip file that holds a document is one, in whichever order its parts stand.
    case 'docx':
    case 'docm':
    case 'dotm':
    case 'zip': {
      const { inspectDocx } = await import('./inspectDocx.ts');
      return await inspectDocx(bytes, limits);
    }
    case 'cfb':
      return refuse(isProtectedDocx(bytes) ? 'UPLOADS.ENCRYPTED' : 'UPLOADS.WRONG_TYPE');
    default:
      return refuse('UPLOADS.WRONG_TYPE');
  }
}

/** Pictures are not unpacked here: their size is what a browser would have to unpack. */
function inspectImage(bytes: Uint8Array, limits: UploadLimits): Result<Inspected, UploadFault> {
  const image = readImage(bytes, { mostBytes: limits.mostBytes, mostSide: 20_000 });
  if (!image.ok)
    return refuse(image.error === 'too_many_pixels' ? 'UPLOADS.TOO_MANY_PIXELS' : 'UPLOADS.DAMAGED');
  const { mediaType, width, height } = image.value;
  if (width * height > limits.mostPixels) return refuse('UPLOADS.TOO_MANY_PIXELS');
  const type = mediaType === 'image/png' ? 'png' : 'jpeg';
  return ok({ type, mime: mediaType, text: '', isSigned: false, takesSeal: false, active: [] });
}

/** Word puts a document with a password into a container of the old format (MS-OFFCRYPTO, section 2.3.4). */
const isProtectedDocx = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(
    Buffer.from('EncryptedPackage', 'utf16le'),
  );
