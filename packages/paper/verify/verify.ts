/** Whether a PDF is as it was when it was sealed, and by whom that was. It reads the bytes alone and asks nobody; it runs in the
 *  browser, too. */
import type { Certificate } from 'pkijs';
import { judgePdf } from '../judgePdf.ts';
import { attachmentsOf } from './attachments.ts';
import { claimsIn } from './claims.ts';
import { isEvidenceJson } from './evidenceJson.ts';
import type { Edit, Findings, FoundAttachment, FoundDocument, Reason, Verdict } from './findings.ts';
import { type Found, readable, type State, signatureOf, stateOf } from './found.ts';
import { entriesOf, isString, textOfString, UnreadablePdf } from './pdfSyntax.ts';
import { editsBetween } from './revisions.ts';
import { sha256Of } from './sha256.ts';
import { judged } from './verdict.ts';

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
    signatures: [],
    edits: [],
    attachments: [],
  });
  const judgement = await judgePdf(bytes);
  if (judgement.is === 'no_pdf')
    return unjudged('unreadable', isEvidenceJson(bytes) ? 'evidence_json' : 'not_a_pdf');
  if (judgement.is === 'encrypted') return unjudged('unreadable', 'encrypted');
  const whole = judgement.is === 'sound' ? stateOf(judgement.file) : undefined;
  const found = await foundIn(bytes, whole, roots);
  const unfound = whole?.fields.filter(
    ({ signature }) => signature !== undefined && !found.some(({ object }) => object === signature),
  );
  if (found.length === 0 && unfound?.length === 0)
    return { ...unjudged('not_sealed'), attachments: await attachments(whole) };
  if (found.length === 0 && whole === undefined) return unjudged('unreadable', 'damaged');
  const compared = editsAfter(found, whole, bytes.length);
  const attached = await attachments(whole);
  const document = documentIn(found, roots.length > 0);
  return {
    ...judged(found, {
      ...compared,
      attached,
      isUnfound: (unfound?.length ?? 0) > 0,
      isJudged: roots.length > 0,
    }),
    sha256,
    ...(document && { document }),
    signatures: found.map(({ signature }) => signature),
    edits: compared.edits,
    attachments: attached,
  };
}

/** Every signature of a file, in the order in which they were made; of those in attached files none. */
async function foundIn(
  bytes: Uint8Array<ArrayBuffer>,
  whole: State | undefined,
  roots: readonly Certificate[],
): Promise<readonly Found[]> {
  const found: Found[] = [];
  for (const claim of claimsIn(bytes, whole?.file)) {
    const one = await signatureOf(bytes, claim, roots);
    // A signature that is stored in a stream is no claim of this file, unless it holds for this file.
    if (!claim.isInStream || one.signature.flaw === undefined) found.push(one);
  }
  return found.toSorted((one, other) => one.signature.bytes - other.signature.bytes);
}

const attachments = async (whole: State | undefined): Promise<readonly FoundAttachment[]> =>
  (whole && (await readable(() => attachmentsOf(whole.file)))) ?? [];

interface Compared {
  readonly edits: readonly Edit[];
  /** Whether appended bytes cannot be read. */
  readonly isDamaged: boolean;
}

/** The file as each seal that comes of a root sealed it, compared with the whole file: however many steps an edit took, its sum is
 *  seen. Where no seal comes of a root, each signature counts. */
function editsAfter(found: readonly Found[], whole: State | undefined, bytes: number): Compared {
  const sound = found.filter(({ state, signature }) => state !== undefined && signature.flaw === undefined);
  const trusted = sound.filter(({ signature }) => signature.isTrusted && signature.kind === 'seal');
  const bases = trusted.length > 0 ? trusted : sound;
  // Those of strangers only explain what they added themselves: beside a trusted seal they are a verdict of their own.
  const added = new Set(sound.flatMap(({ object }) => object ?? []));
  const appended = (from: number): Edit => ({ kind: 'appended', bytes: bytes - from });
  let isDamaged = false;
  const edits = bases.flatMap(({ state, signature }): readonly Edit[] => {
    if (state === undefined || signature.bytes === bytes) return [];
    try {
      if (whole !== undefined) return editsBetween(state.file, whole.file, added);
    } catch (error) {
      if (!(error instanceof UnreadablePdf)) throw error;
    }
    isDamaged = true;
    return [appended(signature.bytes)];
  });
  return { edits: [...new Map(edits.map((edit) => [JSON.stringify(edit), edit])).values()], isDamaged };
}

/** The document by its newest seal, or by the metadata that the seal covers. */
function documentIn(found: readonly Found[], isJudged: boolean): FoundDocument | undefined {
  const seal = found.findLast(
    ({ state, signature: { kind, flaw, signee, isTrusted } }) =>
      state !== undefined && kind === 'seal' && !flaw && signee === undefined && (isTrusted || !isJudged),
  );
  if (seal?.facts) {
    const { isStamped, ...facts } = seal.facts;
    return { ...facts, isBySeal: true };
  }
  const metadata = entriesOf(seal?.state?.file.resolve(seal.state.file.trailer.get('Info')));
  const [corporation, title] = ['Author', 'Title'].map((key) => {
    const value = metadata.get(key);
    return isString(value) ? textOfString(value) : '';
  });
  return corporation && title ? { corporation, title, signees: [], isBySeal: false } : undefined;
}
