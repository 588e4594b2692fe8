/** The findings of the verifier about a file. */
import type { Instant } from '@tabellion/kernel/date.ts';
import type { SealedFacts } from './sealedFacts.ts';

export type Verdict =
  /** Sealed, and nothing was changed since. */
  | 'intact'
  /** Sealed, and something was added or changed afterwards: `edits`. */
  | 'edited'
  /** The seal does not hold. */
  | 'broken'
  /** A seal holds, but none by the roots that were asked for. */
  | 'other_sealer'
  /** Sealed and otherwise as it was sealed, but somebody else signed or stamped it, too, and nobody checked that. */
  | 'other_signature'
  /** Perhaps signed for people, which is done before a document is sealed. */
  | 'not_sealed'
  /** No PDF that can be judged. */
  | 'unreadable';

export type Reason =
  | 'not_a_pdf'
  /** It is evidence as JSON, to be verified beside the PDF. */
  | 'evidence_json'
  | 'encrypted'
  /** The file does not keep to its format, so that readers may show different things. */
  | 'damaged'
  /** The file that a signature claims to cover is not the one around it. */
  | 'byte_range'
  /** The signed bytes were changed, or the signature was. */
  | 'signature'
  | 'stamp'
  /** The certificate was not valid when the time stamp was made. */
  | 'certificate_dates'
  | 'edited'
  | 'signature_removed'
  | 'attachments'
  | 'other_sealer'
  /** A signature or a time stamp comes of none of the roots. */
  | 'other_signature'
  /** No root was given to judge by whom. */
  | 'sealer_not_checked'
  /** Nobody vouches for when it was sealed. */
  | 'no_stamp'
  /** An authority does, but it comes of none of the roots. */
  | 'stamp_not_checked';

export interface Findings {
  readonly verdict: Verdict;
  /** Every reason for the verdict, and what it leaves open. */
  readonly reasons: readonly Reason[];
  /** The digest of the file, in hexadecimal digits. */
  readonly sha256: string;
  /** Missing where no seal that may be believed says it. */
  readonly document?: FoundDocument;
  /** Signatures in the order in which they were made. */
  readonly signatures: readonly FoundSignature[];
  readonly edits: readonly Edit[];
  readonly attachments: readonly FoundAttachment[];
}

/** Which document was sealed. */
export interface FoundDocument extends Omit<SealedFacts, 'isStamped'> {
  /** The seal itself says so; otherwise the metadata of the file, which is covered by the seal and may say anything. */
  readonly isBySeal: boolean;
}

/** Evidence as JSON that was given with the PDF. */
export interface FoundJson {
  readonly sha256: string;
  /** Compared with the file that the seal of the PDF names; `not_named` where it names none. */
  readonly state: 'as_sealed' | 'altered' | 'not_named';
}

/** Something was changed since, or signed and not sealed again: no signature is plainly valid beside that. */
export const isChanged = ({ verdict, edits }: Pick<Findings, 'verdict' | 'edits'>): boolean =>
  verdict === 'edited' || edits.length > 0;

/** It is by somebody else than who sealed, and nobody checked it. */
export const isByOther = (
  { flaw, isTrusted }: FoundSignature,
  { reasons }: Pick<Findings, 'reasons'>,
): boolean => flaw === undefined && !isTrusted && reasons.includes('other_signature');

export interface FoundSignature {
  readonly kind: 'seal' | 'time_stamp';
  /** Why it does not hold. */
  readonly flaw?: Reason;
  /** The name in the certificate; empty where it cannot be read. */
  readonly by: string;
  /** The name in the uppermost certificate. */
  readonly issuedBy: string;
  /** Its certificate comes of one of the roots that were given. */
  readonly isTrusted: boolean;
  readonly certificateSha256: string;
  /** Whose document it seals, as a seal of ours says. */
  readonly corporation?: string;
  /** The signee for whom it was made, as it says itself: by whom it was made is `by`. */
  readonly signee?: { readonly name: string; readonly reason: string; readonly at?: Instant };
  /** The moment by the time stamp, who made that one, and whether that authority comes of one of the roots. */
  readonly stamp?: { readonly at: Instant; readonly by: string; readonly isTrusted: boolean };
  /** So many bytes of the file were there when it was made. */
  readonly bytes: number;
}

/** A change after a signature that is not one of those that later signatures need. */
export type Edit =
  /** Pages are counted from 1. */
  | { readonly kind: 'page'; readonly page: number }
  | { readonly kind: 'pages'; readonly before: number; readonly after: number }
  | { readonly kind: 'signature_removed'; readonly name: string }
  | { readonly kind: 'object'; readonly number: number; readonly type: string }
  /** Bytes behind the seal that make no PDF. */
  | { readonly kind: 'appended'; readonly bytes: number };

export interface FoundAttachment {
  readonly name: string;
  /** As the index has it. */
  readonly title?: string;
  /** Missing where it cannot be read. */
  readonly sha256?: string;
  /** Judged by the index in the file; `unchecked` where there is none. */
  readonly state: 'as_indexed' | 'altered' | 'missing' | 'not_indexed' | 'unchecked';
}
