/** Word documents. Runs in the process that may be killed. */
import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import { elements, unescaped } from '@tabellion/platform/files/xml.ts';
import { readZip } from '@tabellion/platform/files/zip.ts';
import type { Inspected, UploadFault, UploadLimits } from './inspected.ts';
import { decode, hasMacros, loadsFromElsewhere } from './wordParts.ts';

const mime = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** More parts than Word writes for a document of many pictures. */
const mostFiles = 5_000;

export async function inspectDocx(
  bytes: Uint8Array,
  { mostUnpackedBytes, mostText }: UploadLimits,
): Promise<Result<Inspected, UploadFault>> {
  const zip = await readZip(bytes, { mostBytes: mostUnpackedBytes, mostFiles });
  if (!zip.ok) return refuse(codeOf[zip.error]);
  const { files, unsafe, repeated } = zip.value;
  const document = files.get('word/document.xml');
  if (document === undefined) return refuse('UPLOADS.WRONG_TYPE');
  // Two readers would see two documents.
  const names = new Set([...files.keys()].map((path) => path.toLowerCase()));
  if (unsafe.length > 0 || repeated.length > 0 || names.size < files.size) return refuse('UPLOADS.DAMAGED');
  if (hasMacros(files)) return refuse('UPLOADS.MACROS');
  const xml = decode(document);
  if (/<!DOCTYPE/i.test(xml)) return refuse('UPLOADS.DAMAGED');
  if (loadsFromElsewhere(files)) return refuse('UPLOADS.LOADS_FROM_ELSEWHERE');
  const isEmbedding = [...files.keys()].some((path) => path.startsWith('word/embeddings/'));
  return ok({
    type: 'docx',
    mime,
    text: textOf(xml, mostText),
    isSigned: files.has('_xmlsignatures/origin.sigs'),
    takesSeal: false,
    active: isEmbedding ? ['embedded_files'] : [],
  });
}

const codeOf = {
  not_a_zip: 'UPLOADS.DAMAGED',
  damaged: 'UPLOADS.DAMAGED',
  encrypted: 'UPLOADS.ENCRYPTED',
  too_large: 'UPLOADS.UNPACKS_TOO_LARGE',
  too_many: 'UPLOADS.UNPACKS_TOO_LARGE',
} as const;

/** Paragraph by paragraph. */
function textOf(xml: string, mostText: number): string {
  let text = '';
  for (const { content } of elements(xml, 'p')) {
    text += `${Array.from(elements(content, 't'), (run) => unescaped(run.content)).join('')}\n`;
    if (text.length > mostText) return text.slice(0, mostText);
  }
  return text.trimEnd();
}
