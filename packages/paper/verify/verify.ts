/** Whether a PDF is as it was when it was sealed, and by whom that was. It reads the bytes alone and asks nobody; it runs in the
 *  browser, too. */
import { instantOfMillis } from '@tabellion/kernel/date.ts';
import type { Certificate } from 'pkijs';
import { attachmentsOf } from './attachments.ts';
import { derOf, sha256Of, subjectOf } from './certificates.ts';
import type { Edit, Findings, FoundAttachment, FoundSignature, Reason, Verdict } from './findings.ts';
import { signatureFieldsOf } from './pages.ts';
import { type PdfFile, readPdf } from './pdfFile.ts';
import {
  bytesOfHex,
  entriesOf,
  isArray,
  isName,
  isStream,
  isString,
  latin1,
  type PdfDictionary,
  textOfString,
  UnreadablePdf,
} from './pdfSyntax.ts';
import { editsBetween } from './revisions.ts';
import { verifySignature, verifyStamp } from './signedData.ts';

interface VerifyOptions {
  /** A seal is trusted if its certificate comes of one of these; without any, nobody judges who sealed. */
  readonly roots: readonly Certificate[];
}

export async function verify(bytes: Uint8Array<ArrayBuffer>, { roots }: VerifyOptions): Promise<Findings> {
  const sha256 = await sha256Of(bytes);
  const unjudged = (verdict: Verdict, ...reasons: Reason[]): Findings => ({
    verdict,
    reasons,
    sha256,
    ...{ signatures: [], edits: [], attachments: [] },
  });
  if (!latin1(bytes.subarray(0, 8)).startsWith('%PDF-')) return unjudged('unreadable', 'not_a_pdf');
  const whole = await stateOf(bytes);
  if (whole?.file.trailer.has('Encrypt')) return unjudged('unreadable', 'encrypted');
  const claims = claimsIn(bytes, whole);
  const found = await Promise.all(claims.map((claim) => signatureOf(bytes, claim, roots)));
  const unfound = whole?.fields.filter(
    ({ signature }) => signature !== undefined && !found.some(({ object }) => object === signature),
  );
  if (found.length === 0 && unfound?.length === 0)
    return { ...unjudged('not_sealed'), attachments: await attachments(whole) };
  if (found.length === 0 && whole === undefined) return unjudged('unreadable', 'damaged');
  const states = found.toSorted((one, other) => one.signature.bytes - other.signature.bytes);
  const edits = editsAfter(states, whole, bytes.length);
  const attached = await attachments(whole);
  return {
    ...judged(
      states.map(({ signature }) => signature),
      { edits, attached, isUnfound: (unfound?.length ?? 0) > 0, isJudged: roots.length > 0 },
    ),
    sha256,
    signatures: states.map(({ signature }) => signature),
    edits,
    attachments: attached,
  };
}

interface State {
  readonly file: PdfFile;
  readonly fields: ReturnType<typeof signatureFieldsOf>;
}

/** A file, or what it was at an earlier end; undefined where it cannot be read. */
async function stateOf(bytes: Uint8Array): Promise<State | undefined> {
  return readable(async () => {
    const file = await readPdf(bytes);
    return { file, fields: signatureFieldsOf(file) };
  });
}

async function readable<T>(read: () => T | Promise<T>): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof UnreadablePdf) return undefined;
    throw error;
  }
}

const attachments = async (whole: State | undefined): Promise<readonly FoundAttachment[]> =>
  (whole && (await readable(() => attachmentsOf(whole.file)))) ?? [];

/** A place in the file where a signature claims what it covers: the bytes to `gap`, and those `from` there to the `end`. */
interface Claim {
  readonly gap: number;
  readonly from: number;
  readonly end: number;
}

/** All of them, those of earlier revisions too, but none inside of what is stored in the file as a stream. */
function claimsIn(bytes: Uint8Array, whole: State | undefined): readonly (Claim | undefined)[] {
  const streams = whole && streamsOf(whole.file);
  const claims: (Claim | undefined)[] = [];
  for (let at = indexOf(bytes, '/ByteRange', 0); at >= 0; at = indexOf(bytes, '/ByteRange', at + 1)) {
    if (streams?.some(({ from, to }) => from <= at && at < to)) continue;
    const written = latin1(bytes.subarray(at, at + 120));
    const [, gap, from, length] =
      /^\/ByteRange\s*\[\s*0\s+(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s*\]/.exec(written) ?? [];
    claims.push(
      length === undefined
        ? undefined
        : { gap: Number(gap), from: Number(from), end: Number(from) + Number(length) },
    );
  }
  return claims;
}

/** Where they are stored, of those that can be read. */
const streamsOf = (file: PdfFile) =>
  file.numbers.flatMap((number) => {
    try {
      const value = file.object(number);
      return isStream(value) ? [{ from: value.from, to: value.from + file.lengthOf(value) }] : [];
    } catch (error) {
      if (error instanceof UnreadablePdf) return [];
      throw error;
    }
  });

function indexOf(bytes: Uint8Array, text: string, from: number): number {
  const wanted = Array.from(text, (one) => one.charCodeAt(0));
  const [first = 0] = wanted;
  for (let at = bytes.indexOf(first, from); at >= 0; at = bytes.indexOf(first, at + 1))
    if (wanted.every((byte, offset) => bytes[at + offset] === byte)) return at;
  return -1;
}

interface Found {
  readonly signature: FoundSignature;
  /** Of its dictionary. */
  readonly object?: number;
  /** The file as it was signed. */
  readonly state?: State;
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

async function signatureOf(
  bytes: Uint8Array<ArrayBuffer>,
  claim: Claim | undefined,
  roots: readonly Certificate[],
): Promise<Found> {
  if (claim === undefined) return flawed('byte_range');
  const { gap, from, end } = claim;
  const contents =
    gap < from && from <= end && end <= bytes.length ? contentsOf(bytes.subarray(gap, from)) : undefined;
  if (contents === undefined) return flawed('byte_range');
  // A signature covers a file that was whole when it was made.
  const state = await stateOf(bytes.subarray(0, end));
  if (state === undefined) return flawed('damaged', end);
  const object = await readable(() => objectOf(state, claim));
  if (object === undefined) return flawed('byte_range', end);
  const covered = new Uint8Array(gap + end - from);
  covered.set(bytes.subarray(0, gap));
  covered.set(bytes.subarray(from, end), gap);
  const dictionary = entriesOf(state.file.object(object));
  const type = dictionary.get('SubFilter');
  const kind = isName(type, 'ETSI.RFC3161') ? 'time_stamp' : 'seal';
  const signature =
    kind === 'seal' ? await sealIn(contents, covered, roots) : await stampIn(contents, covered);
  const signee = kind === 'seal' ? signeeIn(dictionary) : undefined;
  return { signature: { ...signature, kind, bytes: end, ...(signee && { signee }) }, object, state };
}

/** Of a signature that was made for a person; a seal names nobody. */
function signeeIn(dictionary: PdfDictionary): FoundSignature['signee'] {
  const [name = '', reason = '', time = ''] = ['Name', 'Reason', 'M'].map((key) => {
    const value = dictionary.get(key);
    return isString(value) ? textOfString(value) : '';
  });
  if (name === '') return undefined;
  // As `D:20260501120000Z`; in other spellings the time is left out.
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
function objectOf({ file, fields }: State, { gap, from, end }: Claim): number | undefined {
  return fields.find(({ signature }) => {
    const dictionary = signature === undefined ? new Map() : entriesOf(file.object(signature));
    const [contents, range] = [dictionary.get('Contents'), dictionary.get('ByteRange')];
    const isCovered = isArray(range) && range.join(' ') === `0 ${gap} ${from} ${end - from}`;
    const isStored = signature !== undefined && file.placeOf(signature)?.includes('/') === false;
    return isCovered && isStored && isString(contents) && contents.from === gap && contents.to === from;
  })?.signature;
}

async function sealIn(
  contents: Uint8Array<ArrayBuffer>,
  covered: Uint8Array<ArrayBuffer>,
  roots: readonly Certificate[],
): Promise<FoundSignature> {
  const read = await verifySignature(contents, covered, roots);
  if (typeof read === 'string') return { ...unnamed, flaw: read };
  const { certificate, path, isTrusted, stamp } = read;
  return {
    ...unnamed,
    ...(await namesIn(certificate, path)),
    isTrusted,
    ...(stamp && { stamp: { at: stamp.at, by: subjectOf(stamp.by) } }),
  };
}

async function stampIn(
  contents: Uint8Array<ArrayBuffer>,
  covered: Uint8Array<ArrayBuffer>,
): Promise<FoundSignature> {
  const stamp = await verifyStamp(contents, covered);
  if (stamp === undefined) return { ...unnamed, flaw: 'stamp' };
  const names = await namesIn(stamp.by, stamp.path);
  return { ...unnamed, ...names, stamp: { at: stamp.at, by: names.by } };
}

const namesIn = async (certificate: Certificate, path: readonly Certificate[]) => ({
  by: subjectOf(certificate),
  issuedBy: subjectOf(path.at(-1) ?? certificate),
  certificateSha256: await sha256Of(derOf(certificate)),
});

/** After each signature, up to the next one, and after the last up to the end of the file. */
function editsAfter(states: readonly Found[], whole: State | undefined, bytes: number): readonly Edit[] {
  const signatures = new Set(
    states.flatMap(({ object, signature }) => (signature.flaw === undefined ? (object ?? []) : [])),
  );
  const sound = states.filter(({ state }) => state !== undefined);
  const edits = sound.flatMap(({ state, signature }, at): readonly Edit[] => {
    const next = sound[at + 1]?.state ?? whole;
    if (state === undefined || (sound[at + 1] === undefined && signature.bytes === bytes)) return [];
    const appended: Edit = { kind: 'appended', bytes: bytes - signature.bytes };
    if (next === undefined) return [appended];
    try {
      return editsBetween(state.file, next.file, signatures);
    } catch (error) {
      if (error instanceof UnreadablePdf) return [appended];
      throw error;
    }
  });
  return [...new Map(edits.map((edit) => [JSON.stringify(edit), edit])).values()];
}

interface Judged {
  readonly edits: readonly Edit[];
  readonly attached: readonly FoundAttachment[];
  /** A field says that it is signed, and no signature of the file is its. */
  readonly isUnfound: boolean;
  /** Roots were given. */
  readonly isJudged: boolean;
}

function judged(
  signatures: readonly FoundSignature[],
  { edits, attached, isUnfound, isJudged }: Judged,
): { readonly verdict: Verdict; readonly reasons: readonly Reason[] } {
  const flaws = signatures.flatMap(({ flaw }) => flaw ?? []);
  const isAltered = attached.some(({ state }) => state === 'altered' || state === 'missing');
  const broken: Reason[] = [
    ...flaws,
    ...(isUnfound ? (['byte_range'] as const) : []),
    ...(isAltered ? (['attachments'] as const) : []),
  ];
  const isForeign = isJudged && broken.length === 0 && !signatures.some(({ isTrusted }) => isTrusted);
  const edited: Reason[] = edits.map(({ kind }) => (kind === 'signature_removed' ? kind : 'edited'));
  const open: Reason[] = [
    ...(isJudged ? [] : (['sealer_not_checked'] as const)),
    ...(signatures.some(({ stamp }) => stamp !== undefined) ? [] : (['no_stamp'] as const)),
  ];
  const reasons = [
    ...new Set([...broken, ...edited, ...(isForeign ? (['other_sealer'] as const) : []), ...open]),
  ];
  if (broken.length > 0) return { verdict: 'broken', reasons };
  if (edited.length > 0) return { verdict: 'edited', reasons };
  return { verdict: isForeign ? 'other_sealer' : 'intact', reasons };
}
