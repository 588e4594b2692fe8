/** A signature of a file: whether it holds, by whom it was made, and what it says. */
import { instantOfMillis } from '@tabellion/kernel/date.ts';
import type { Certificate } from 'pkijs';
import { judgePdf } from '../judgePdf.ts';
import { derOf, subjectOf } from './certificates.ts';
import type { Claim, Range } from './claims.ts';
import type { FoundSignature, Reason } from './findings.ts';
import { signatureFieldsOf } from './pages.ts';
import type { PdfFile } from './pdfFile.ts';
import {
  bytesOfHex,
  entriesOf,
  isArray,
  isName,
  isString,
  latin1,
  type PdfDictionary,
  textOfString,
  UnreadablePdf,
} from './pdfSyntax.ts';
import { type SealedFacts, sealedFactsIn } from './sealedFacts.ts';
import { sha256Of } from './sha256.ts';
import { verifySignature, verifyStamp } from './signedData.ts';

export interface State {
  readonly file: PdfFile;
  readonly fields: ReturnType<typeof signatureFieldsOf>;
}

/** The file as it was at an earlier end; undefined where not all readers understand it alike. */
async function stateAt(bytes: Uint8Array): Promise<State | undefined> {
  const judged = await judgePdf(bytes);
  return judged.is === 'sound' ? stateOf(judged.file) : undefined;
}

export const stateOf = (file: PdfFile): State => ({ file, fields: signatureFieldsOf(file) });

export async function readable<T>(read: () => T | Promise<T>): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof UnreadablePdf) return undefined;
    throw error;
  }
}

export interface Found {
  readonly signature: FoundSignature;
  /** The number of its dictionary. */
  readonly object?: number;
  /** The file as it was signed. */
  readonly state?: State;
  /** SHA-256 of the uppermost certificate that the signature brings, or of the root above it. */
  readonly top?: string;
  /** The facts of the document that our seals state. */
  readonly facts?: SealedFacts;
}

const unnamed = {
  kind: 'seal',
  by: '',
  issuedBy: '',
  isTrusted: false,
  certificateSha256: '',
  bytes: 0,
} as const;
const flawed = (flaw: Reason, bytes = 0): Found => ({ signature: { ...unnamed, flaw, bytes } });

/** @param roots  a signature is trusted if its certificate comes of one of them */
export async function signatureOf(
  bytes: Uint8Array<ArrayBuffer>,
  { range }: Claim,
  roots: readonly Certificate[],
): Promise<Found> {
  if (range === undefined) return flawed('byte_range');
  const { gap, from, end } = range;
  const contents =
    gap < from && from <= end && end <= bytes.length ? contentsOf(bytes.subarray(gap, from)) : undefined;
  if (contents === undefined) return flawed('byte_range');
  // A signature covers a file that was whole when it was made.
  const state = await stateAt(bytes.subarray(0, end));
  if (state === undefined) return flawed('damaged', end);
  const object = await readable(() => objectOf(state, range));
  if (object === undefined) return flawed('byte_range', end);
  const covered = coveredBytes(bytes, range);
  const dictionary = entriesOf(state.file.object(object));
  const isStamp = isName(dictionary.get('SubFilter'), 'ETSI.RFC3161');
  const read = isStamp ? await stampIn(contents, covered, roots) : await sealIn(contents, covered, roots);
  const { top, ...rest } = read;
  const [signee, facts] = isStamp ? [] : [signeeIn(dictionary), sealedFactsIn(dictionary)];
  // The token of a time stamp is not covered by the signature beside which it stands; the seal says whether it has one.
  const isOther = facts?.isStamped !== undefined && facts.isStamped !== (rest.stamp !== undefined);
  const flaw = rest.flaw ?? (isOther ? 'stamp' : undefined);
  return {
    signature: {
      ...rest,
      ...(flaw && { flaw }),
      kind: isStamp ? 'time_stamp' : 'seal',
      bytes: end,
      ...(signee && { signee }),
      ...(facts && { corporation: facts.corporation }),
    },
    object,
    state,
    ...(top !== undefined && { top }),
    ...(facts && { facts }),
  };
}

function coveredBytes(bytes: Uint8Array, { gap, from, end }: Range): Uint8Array<ArrayBuffer> {
  const covered = new Uint8Array(gap + end - from);
  covered.set(bytes.subarray(0, gap));
  covered.set(bytes.subarray(from, end), gap);
  return covered;
}

/** The person for whom a signature was made; a seal names nobody. */
function signeeIn(dictionary: PdfDictionary): FoundSignature['signee'] {
  const [name = '', reason = '', time = ''] = ['Name', 'Reason', 'M'].map((key) => {
    const value = dictionary.get(key);
    return isString(value) ? textOfString(value) : '';
  });
  if (name === '') return undefined;
  // Only `D:20260501120000Z` is read; in other spellings the time is left out.
  const written = time.replace(/^D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z');
  const millis = /^\d{4}-/.test(written) ? Date.parse(written) : Number.NaN;
  const at = Number.isNaN(millis) ? undefined : instantOfMillis(millis);
  return { name, reason, ...(at && { at }) };
}

/** The bytes of a signature in the gap that it leaves in what it covers: a hexadecimal string, of capital or small letters. */
function contentsOf(gap: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  const text = latin1(gap);
  return /^<([0-9A-F]+|[0-9a-f]+)>$/.test(text) ? bytesOfHex(text.slice(1, -1)) : undefined;
}

/** The signature of a field whose contents fill the gap. */
function objectOf({ file, fields }: State, { gap, from, end }: Range): number | undefined {
  return fields.find(({ signature }) => {
    const dictionary = signature === undefined ? new Map() : entriesOf(file.object(signature));
    const [contents, range] = [dictionary.get('Contents'), dictionary.get('ByteRange')];
    const isCovered = isArray(range) && range.join(' ') === `0 ${gap} ${from} ${end - from}`;
    const isStored = signature !== undefined && file.placeOf(signature)?.includes('/') === false;
    return isCovered && isStored && isString(contents) && contents.from === gap && contents.to === from;
  })?.signature;
}

type Read = FoundSignature & { readonly top?: string };

async function sealIn(
  contents: Uint8Array<ArrayBuffer>,
  covered: Uint8Array<ArrayBuffer>,
  roots: readonly Certificate[],
): Promise<Read> {
  const read = await verifySignature(contents, covered, roots);
  if (typeof read === 'string') return { ...unnamed, flaw: read };
  const { certificate, path, isTrusted, stamp } = read;
  return {
    ...unnamed,
    ...(await namesIn(certificate, path)),
    isTrusted,
    ...(stamp && { stamp: { at: stamp.at, by: subjectOf(stamp.by), isTrusted: stamp.isTrusted } }),
  };
}

async function stampIn(
  contents: Uint8Array<ArrayBuffer>,
  covered: Uint8Array<ArrayBuffer>,
  roots: readonly Certificate[],
): Promise<Read> {
  const stamp = await verifyStamp(contents, covered, roots);
  if (stamp === undefined) return { ...unnamed, flaw: 'stamp' };
  const { at, by, path, isTrusted } = stamp;
  const names = await namesIn(by, path);
  return { ...unnamed, ...names, isTrusted, stamp: { at, by: names.by, isTrusted } };
}

async function namesIn(certificate: Certificate, path: readonly Certificate[]) {
  const top = path.at(-1) ?? certificate;
  return {
    by: subjectOf(certificate),
    issuedBy: subjectOf(top),
    certificateSha256: await sha256Of(derOf(certificate)),
    top: await sha256Of(derOf(top)),
  };
}
