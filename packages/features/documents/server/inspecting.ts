/** Files of strangers are opened in a process of their own, and nowhere else. */
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Refusal, refuse } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { Inspected, UploadFault } from '@tabellion/paper/uploads/inspected.ts';
import { inspectUpload } from '@tabellion/paper/uploads/inspectUpload.ts';
import type { DocumentPorts } from './ports.ts';
import type { SignableDocument } from './store/signable.ts';

/** Found lately, the oldest first. */
const found = new Map<string, Inspected>();
const mostFound = 200;
const mostText = 10_000;

/** As `inspectFile`, but what came lately from the same organization is not opened again: a file that is sent for signature was
 *  opened when it was uploaded. An answer at once must not tell that somebody else has the same file. */
export async function inspectFileOf(
  orgId: string,
  bytes: Uint8Array,
): Promise<Result<Inspected, UploadFault>> {
  const key = `${orgId} ${createHash('sha256').update(bytes).digest('hex')}`;
  const before = found.get(key);
  if (before !== undefined) return ok(before);
  const inspected = await inspectFile(bytes);
  if (inspected.ok && inspected.value.cleaned === undefined && inspected.value.text.length <= mostText)
    found.set(key, inspected.value);
  const [oldest] = found.keys();
  if (oldest !== undefined && found.size > mostFound) found.delete(oldest);
  return inspected;
}

export async function inspectFile(bytes: Uint8Array) {
  const folder = await mkdtemp(join(tmpdir(), 'tabellion-upload-'));
  try {
    const path = join(folder, 'file');
    await writeFile(path, bytes, { mode: 0o600 });
    return await inspectUpload(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A PDF that came from outside of the product, as it is kept. */
export interface ReceivedPaper {
  readonly sha256: string;
  /** The copy without active content, where the original had any. */
  readonly servedSha256: string;
  readonly bytes: number;
  readonly pages: number;
  /** Its words, for search. */
  readonly text: string;
}

/** Keeps a PDF that somebody outside issued. Told by its bytes, whatever it is called.
 *  Errors: `UPLOADS.WRONG_TYPE` for anything else; `UPLOADS.*` as of any upload. */
export async function receivePdf(
  { files }: Pick<DocumentPorts, 'files'>,
  bytes: Uint8Array,
): Promise<Result<ReceivedPaper, UploadFault>> {
  const inspected = await inspectFile(bytes);
  if (!inspected.ok) return inspected;
  const { type, pages = 1, text, cleaned } = inspected.value;
  if (type !== 'pdf') return refuse('UPLOADS.WRONG_TYPE');
  const original = await files.put(bytes);
  const served = cleaned === undefined ? original : await files.put(cleaned);
  const { sha256, bytes: size } = original;
  return ok({ sha256, servedSha256: served.sha256, bytes: Number(size), pages, text });
}

/** Whether what is served of an upload can be signed and sealed; a picture or Word document has no seal of its own, which its
 *  evidence says. Asked before it is sent: a file that was signed elsewhere keeps its bytes, and uploads of earlier versions of the
 *  product were never tried.
 *  Errors: `SIGNING.TAKES_NO_SEAL` with its title, `UPLOADS.BUSY`. Source: decision 075. */
export async function judgeUpload(
  { files }: Pick<DocumentPorts, 'files'>,
  orgId: string,
  { source, mediaType, sha256, title }: SignableDocument,
): Promise<Result<true, Refusal<'SIGNING.TAKES_NO_SEAL' | 'UPLOADS.BUSY'>>> {
  const bytes = source === 'upload' && mediaType === 'application/pdf' ? await files.get(sha256) : undefined;
  if (bytes === undefined) return ok(true);
  const inspected = await inspectFileOf(orgId, bytes);
  if (!inspected.ok && inspected.error.textCode === 'UPLOADS.BUSY') return refuse('UPLOADS.BUSY');
  const takesSeal = inspected.ok && inspected.value.cleaned === undefined && inspected.value.takesSeal;
  return takesSeal ? ok(true) : refuse('SIGNING.TAKES_NO_SEAL', { params: { title } });
}
