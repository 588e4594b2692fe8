/** A docx is data: its text is taken out for search, and nothing else in it is looked at or served in another form. */
import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import { elements, unescaped } from '@tabellion/platform/files/xml.ts';
import { readZip } from '@tabellion/platform/files/zip.ts';
import type { Inspected, UploadFault, UploadLimits } from './inspected.ts';

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
  if (unsafe.length > 0 || repeated.length > 0) return refuse('UPLOADS.DAMAGED');
  if (hasMacros(files)) return refuse('UPLOADS.MACROS');
  const xml = decode(document);
  if (/<!DOCTYPE/i.test(xml)) return refuse('UPLOADS.DAMAGED');
  const isEmbedding = [...files.keys()].some((path) => path.startsWith('word/embeddings/'));
  return ok({
    ...{ type: 'docx', mime, text: textOf(xml, mostText) },
    isSigned: files.has('_xmlsignatures/origin.sigs'),
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

/** By the part's name, or by a type that lets Word run one of another name; controls run as macros do. */
function hasMacros(files: ReadonlyMap<string, Uint8Array>): boolean {
  const types = files.get('[Content_Types].xml');
  return (
    [...files.keys()].some((path) => /vba(Project|Data)\b|(^|\/)activeX\//i.test(path)) ||
    (types !== undefined && /macroEnabled|vbaProject/i.test(decode(types)))
  );
}

const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

/** Paragraph by paragraph. */
function textOf(xml: string, mostText: number): string {
  let text = '';
  for (const { content } of elements(xml, 'p')) {
    text += `${Array.from(elements(content, 't'), (run) => unescaped(run.content)).join('')}\n`;
    if (text.length > mostText) return text.slice(0, mostText);
  }
  return text.trimEnd();
}
