import type { Certificate } from 'pkijs';
import { contentOf, hasTags, readDer } from './certificates.ts';
import { type Stamp, verifyStamp } from './signedData.ts';

/** The reply of a time-stamp authority over `content` (RFC 3161, 2.4.2), as `checkpoint.tsr` holds one.
 *  @returns undefined unless it was granted, nothing follows it, and its token is sound (`verifyStamp`) */
export async function verifyStampReply(
  reply: Uint8Array<ArrayBuffer>,
  content: Uint8Array<ArrayBuffer>,
  roots: readonly Certificate[],
): Promise<Stamp | undefined> {
  const whole = readDer(reply);
  if (whole === undefined || whole.bytes.length !== reply.length || !hasTags(whole, 0x30, 0x30))
    return undefined;
  const [status, token] = whole.parts;
  const granted = status?.parts[0];
  if (granted === undefined || token === undefined || !isGranted(contentOf(granted))) return undefined;
  return await verifyStamp(token.bytes, content, roots);
}

/** Granted, or granted with modifications. */
const isGranted = (status: Uint8Array): boolean =>
  status.length === 1 && (status[0] === 0 || status[0] === 1);
