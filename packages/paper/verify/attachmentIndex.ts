/** The list of what is attached to a PDF, itself attached to it, by which each attachment can be checked. */

/** The name of the attachment that lists the others. It does not list itself. */
export const attachmentIndexName = 'index.json';

/** The index is a JSON object whose `files` are an array of these; of older books it is the array itself. It may say more of each
 *  and of the book, which a verifier passes over. */
export interface IndexedAttachment {
  /** The attachment's name in the PDF; every name occurs once. */
  readonly name: string;
  /** Of its bytes, in lower-case hexadecimal digits. */
  readonly sha256: string;
  /** For people, such as "Resolution of the directors, 12 May 2025". */
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
