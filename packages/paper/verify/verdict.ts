/** The verdict on a file, from all that was found in it. */
import type { Edit, FoundAttachment, Reason, Verdict } from './findings.ts';
import type { Found } from './found.ts';

interface Judged {
  readonly edits: readonly Edit[];
  /** Whether appended bytes cannot be read. */
  readonly isDamaged: boolean;
  readonly attached: readonly FoundAttachment[];
  /** A field says that it is signed, and no signature of the file is its. */
  readonly isUnfound: boolean;
  /** Roots were given. */
  readonly isJudged: boolean;
}

export function judged(
  found: readonly Found[],
  { edits, isDamaged, attached, isUnfound, isJudged }: Judged,
): { readonly verdict: Verdict; readonly reasons: readonly Reason[] } {
  const flaws = found.flatMap(({ signature }) => signature.flaw ?? []);
  const isAltered = attached.some(({ state }) => state === 'altered' || state === 'missing');
  const broken: Reason[] = [
    ...flaws,
    ...(isUnfound ? (['byte_range'] as const) : []),
    ...(isAltered ? (['attachments'] as const) : []),
  ];
  const isSealed = found.some(({ signature }) => isOurs(signature, isJudged));
  const isForeign = isJudged && broken.length === 0 && !isSealed;
  const hasOthers = isSealed && areOfSeveral(found, isJudged);
  const newest = found.findLast(({ signature }) => isSeal(signature, isJudged));
  const edited: Reason[] = [
    ...edits.map(({ kind }) => (kind === 'signature_removed' ? kind : 'edited')),
    ...(newest && isSignedAfter(newest, found, isJudged) ? (['edited'] as const) : []),
  ];
  const reasons = new Set<Reason>([
    ...broken,
    ...(isDamaged ? (['damaged'] as const) : []),
    ...edited,
    ...(isForeign ? (['other_sealer'] as const) : []),
    ...(hasOthers ? (['other_signature'] as const) : []),
    ...(isJudged ? [] : (['sealer_not_checked'] as const)),
    ...stampReasons(found, isJudged),
  ]);
  const isUnsealed = isSealed && newest === undefined;
  const verdict = verdictOf({ broken, edited, isForeign, isUnsealed, hasOthers });
  return { verdict, reasons: [...reasons] };
}

function verdictOf(one: {
  readonly broken: readonly Reason[];
  readonly edited: readonly Reason[];
  readonly isForeign: boolean;
  /** Signed for people by who seals, and never sealed. */
  readonly isUnsealed: boolean;
  readonly hasOthers: boolean;
}): Verdict {
  if (one.broken.length > 0) return 'broken';
  if (one.edited.length > 0) return 'edited';
  if (one.isForeign) return 'other_sealer';
  if (one.isUnsealed) return 'not_sealed';
  return one.hasOthers ? 'other_signature' : 'intact';
}

const isOurs = ({ kind, isTrusted }: Found['signature'], isJudged: boolean): boolean =>
  kind === 'seal' && (isTrusted || !isJudged);

const isSeal = (signature: Found['signature'], isJudged: boolean): boolean =>
  isOurs(signature, isJudged) && signature.signee === undefined;

/** A signature for a person that no seal covers. Whoever has an account of an installation gets one on a copy of anybody's
 *  document, under any name; the seal that follows it says whose document that is, and can be cut off. */
const isSignedAfter = (seal: Found, found: readonly Found[], isJudged: boolean): boolean =>
  found.some(
    ({ signature, top }) =>
      isOurs(signature, isJudged) && (isJudged || top === seal.top) && signature.bytes > seal.signature.bytes,
  );

/** Some signature or time stamp is by another than who sealed. Where no root was given, all have to come of the same one. */
function areOfSeveral(found: readonly Found[], isJudged: boolean): boolean {
  const sound = found.filter(({ signature }) => signature.flaw === undefined);
  if (isJudged) return sound.some(({ signature }) => !signature.isTrusted);
  return new Set(sound.map(({ top }) => top)).size > 1;
}

/** Only a stamp beside or in what comes of a root says when it was sealed, and only an authority that comes of one is believed. */
function stampReasons(found: readonly Found[], isJudged: boolean): readonly Reason[] {
  const stamps = found.flatMap(({ signature }) =>
    signature.stamp !== undefined && (signature.isTrusted || !isJudged) ? [signature.stamp] : [],
  );
  if (stamps.length === 0) return ['no_stamp'];
  return stamps.some(({ isTrusted }) => isTrusted) ? [] : ['stamp_not_checked'];
}
