/** The attachments of a file, checked against the index that is attached beside them. */

import type { FoundAttachment } from './findings.ts';
import { catalogOf } from './pages.ts';
import type { PdfFile } from './pdfFile.ts';
import {
  entriesOf,
  isArray,
  isReference,
  isStream,
  isString,
  type PdfStream,
  type PdfValue,
  textOfString,
  UnreadablePdf,
} from './pdfSyntax.ts';
import { sha256Of } from './sha256.ts';

export async function attachmentsOf(file: PdfFile): Promise<readonly FoundAttachment[]> {
  const found = new Map<string, { readonly sha256: string } | undefined>();
  let index: readonly IndexedAttachment[] | undefined;
  for (const [name, stream] of embeddedFiles(file)) {
    const bytes = stream && (await file.decoded(stream).catch(unreadable));
    if (name === attachmentIndexName && bytes !== undefined) index = readAttachmentIndex(bytes);
    if (name !== attachmentIndexName || index === undefined)
      found.set(name, bytes && { sha256: await sha256Of(bytes) });
  }
  const titles = new Map(index?.map((one) => [one.name, one]));
  const present = [...found].map(([name, digest]): FoundAttachment => {
    const listed = titles.get(name);
    return {
      name,
      ...digest,
      ...(listed && { title: listed.title }),
      state: index === undefined ? 'unchecked' : stateOf(digest?.sha256, listed?.sha256),
    };
  });
  const missing = (index ?? []).filter(({ name }) => !found.has(name));
  return [
    ...present,
    ...missing.map(({ name, title }): FoundAttachment => ({ name, title, state: 'missing' })),
  ];
}

/** The bytes of those attached files whose name ends so, by name; one that cannot be read is left out. */
export async function attachedFiles(file: PdfFile, ending: string): Promise<ReadonlyMap<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  for (const [name, stream] of embeddedFiles(file)) {
    if (!name.endsWith(ending)) continue;
    const bytes = stream && (await file.decoded(stream).catch(unreadable));
    if (bytes !== undefined) files.set(name, bytes);
  }
  return files;
}

function stateOf(found: string | undefined, listed: string | undefined): FoundAttachment['state'] {
  if (listed === undefined) return 'not_indexed';
  return found === listed ? 'as_indexed' : 'altered';
}

function unreadable(error: unknown): undefined {
  if (!(error instanceof UnreadablePdf)) throw error;
}

/** Attached files by name, from the tree of names (ISO 32000-1, 7.11.4). */
function embeddedFiles(file: PdfFile): ReadonlyMap<string, PdfStream | undefined> {
  const files = new Map<string, PdfStream | undefined>();
  const visited = new Set<number>();
  const walk = (value: PdfValue | undefined): void => {
    if (isReference(value)) {
      if (visited.has(value.number)) return;
      visited.add(value.number);
    }
    const node = entriesOf(file.resolve(value));
    const [kids, names] = [file.resolve(node.get('Kids')), file.resolve(node.get('Names'))];
    if (isArray(kids)) for (const kid of kids) walk(kid);
    if (isArray(names)) for (let at = 1; at < names.length; at += 2) take(names[at]);
  };
  const take = (value: PdfValue | undefined): void => {
    const specification = entriesOf(file.resolve(value));
    const name = file.resolve(specification.get('UF') ?? specification.get('F'));
    const embedded = entriesOf(file.resolve(specification.get('EF')));
    const stream = file.resolve(embedded.get('F') ?? embedded.get('UF'));
    if (isString(name)) files.set(textOfString(name), isStream(stream) ? stream : undefined);
  };
  walk(entriesOf(file.resolve(catalogOf(file).get('Names'))).get('EmbeddedFiles'));
  return files;
}

/** The list of what is attached to a PDF, itself attached to it, by which each attachment can be checked. */

/** The name of the attachment that lists the others. It does not list itself. */
export const attachmentIndexName = 'index.json';

/** The index is a JSON object whose `files` are an array of these; of older books it is the array itself. It may say more of each
 *  and of the book, which a verifier passes over. */
export interface IndexedAttachment {
  /** The attachment's name in the PDF; every name occurs once. */
  readonly name: string;
  /** The digest of its bytes, in lower-case hexadecimal digits. */
  readonly sha256: string;
  /** A title for people, such as "Resolution of the directors, 12 May 2025". */
  readonly title: string;
}

/** @returns undefined for anything else than an index */
export function readAttachmentIndex(bytes: Uint8Array): readonly IndexedAttachment[] | undefined {
  const index = parsed(bytes);
  const list = typeof index === 'object' && index !== null && 'files' in index ? index.files : index;
  if (!Array.isArray(list) || !list.every(isIndexed)) return undefined;
  return new Set(list.map(({ name }) => name)).size === list.length ? list : undefined;
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

function isIndexed(entry: unknown): entry is IndexedAttachment {
  if (typeof entry !== 'object' || entry === null) return false;
  const { name, sha256, title } = entry as Partial<Record<keyof IndexedAttachment, unknown>>;
  return (
    typeof name === 'string' &&
    typeof title === 'string' &&
    typeof sha256 === 'string' &&
    /^[0-9a-f]{64}$/.test(sha256)
  );
}
