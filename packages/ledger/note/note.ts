import { base64, concat, fromBase64, fromBigEndian, sameBytes, textOf, utf8 } from '../bytes.ts';
import { refuse } from '../fault.ts';
import { verifyEd25519 } from './ed25519.ts';
import { isKeyName, SIGNATURE_TYPES, type VerifierKey } from './verifierKey.ts';

/** Signed notes (C2SP signed-note): a text, an empty line, and a line for each signature. */

export interface Note {
  /** Its last newline is signed too. */
  readonly text: string;
  readonly signatures: readonly SignatureLine[];
}

export interface SignatureLine {
  readonly name: string;
  readonly id: Uint8Array;
  /** All bytes after the id. */
  readonly signature: Uint8Array;
}

/** A note may be so long, and have so many signatures; sixteen of ML-DSA-44 take a twentieth of it. */
const MOST_BYTES = 1_048_576;
const MOST_SIGNATURES = 64;

/** Throws `too_large`, `not_utf8`, `control_character`, `not_base64`, and `note_malformed` for anything else, such as text
 *  after the signatures. */
export function parseNote(bytes: Uint8Array): Note {
  if (bytes.length > MOST_BYTES) refuse('too_large');
  const whole = textOf(bytes);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: signed-note forbids them, all but the newline.
  if (/[\u0000-\u0009\u000b-\u001f]/.test(whole)) refuse('control_character');
  const split = whole.lastIndexOf('\n\n');
  if (split < 1 || !whole.endsWith('\n')) refuse('note_malformed');
  const lines = whole.slice(split + 2, -1).split('\n');
  if (lines.length > MOST_SIGNATURES) refuse('too_large');
  return { text: whole.slice(0, split + 1), signatures: lines.map(parseSignatureLine) };
}

function parseSignatureLine(line: string): SignatureLine {
  const [, name = '', encoded = ''] = /^\u2014 (\S+) (\S+)$/u.exec(line) ?? [];
  if (!isKeyName(name)) refuse('note_malformed', line.slice(0, 80));
  const bytes = fromBase64(encoded);
  if (bytes.length < 5) refuse('note_malformed', name);
  return { name, id: bytes.subarray(0, 4), signature: bytes.subarray(4) };
}

/** `— name base64(id || signature)`, with its newline. */
function spellSignatureLine({ name, id, signature }: SignatureLine): string {
  return `\u2014 ${name} ${base64(concat(id, signature))}\n`;
}

export const spellNote = (text: string, lines: readonly SignatureLine[]): string =>
  `${text}\n${lines.map(spellSignatureLine).join('')}`;

export type SignatureFinding =
  /** `at` is the second since 1970 that a cosignature states. */
  | { readonly state: 'valid'; readonly key: VerifierKey; readonly at?: number }
  /** The key is known, and of a type that this program does not verify (ML-DSA-44). */
  | { readonly state: 'not_checked'; readonly key: VerifierKey }
  /** The reader does not know the key, so the signature is ignored. */
  | { readonly state: 'unknown'; readonly name: string };

/** Looks at every signature. Throws `signature_wrong` where one bears name and id of a known key and does not verify: then
 *  the whole note is refused. */
export function verifySignatures(note: Note, keys: readonly VerifierKey[]): readonly SignatureFinding[] {
  return note.signatures.map((line) => {
    const key = keys.find(({ name, id }) => name === line.name && sameBytes(id, line.id));
    return key === undefined ? { state: 'unknown', name: line.name } : verifyLine(note, line, key);
  });
}

function verifyLine(note: Note, line: SignatureLine, key: VerifierKey): SignatureFinding {
  if (key.type === SIGNATURE_TYPES.mlDsa44) return { state: 'not_checked', key };
  const at = key.type === SIGNATURE_TYPES.cosignature ? timeOf(line) : undefined;
  const signature = at === undefined ? line.signature : line.signature.subarray(8);
  const signed = at === undefined ? note.text : cosignedText(note.text, at);
  if (!verifyEd25519(key.publicKey, utf8(signed), signature)) refuse('signature_wrong', key.name);
  return at === undefined ? { state: 'valid', key } : { state: 'valid', key, at };
}

/** The text that a witness signs (C2SP tlog-cosignature): when, and the text of the checkpoint. */
export const cosignedText = (text: string, seconds: number): string =>
  `cosignature/v1\ntime ${seconds}\n${text}`;

/** The first eight bytes of a cosignature. Throws `signature_wrong` for a time after the year 9999 or for none. */
function timeOf({ name, signature }: SignatureLine): number {
  const seconds = fromBigEndian(signature.subarray(0, 8));
  return signature.length > 8 && seconds <= LAST_SECOND ? Number(seconds) : refuse('signature_wrong', name);
}

/** The last second of the year 9999. */
const LAST_SECOND = 253_402_300_799n;
