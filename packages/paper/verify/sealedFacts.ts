/** Facts that a seal states of the document that it seals. They stand in the dictionary of the seal's own signature, which the signature
 *  covers: what the document's own words or metadata say of a corporation is not asked. */
import { type Instant, parseInstant } from '@tabellion/kernel/date.ts';
import { isString, type PdfDictionary, textOfString } from './pdfSyntax.ts';

/** The entry of the signature's dictionary: a text of UTF-16, which is JSON. */
export const sealedFactsKey = 'TabellionSealed';

export interface SealedFacts {
  /** Its name in law. */
  readonly corporation: string;
  readonly number?: string;
  /** The title of the document. */
  readonly title: string;
  /** Everybody who signed it, in the order in which they did. */
  readonly signees: readonly { readonly name: string; readonly at: Instant }[];
  /** SHA-256 of the same evidence as JSON; only evidence has it. */
  readonly evidenceJsonSha256?: string;
  /** The newest checkpoint of the ledger when it was sealed, as a signed note. */
  readonly checkpoint?: string;
  /** Whether the seal was made with a time stamp. */
  readonly isStamped: boolean;
}

/** The facts as they are written into the signature. */
export const sealedFactsJson = (facts: SealedFacts): string =>
  JSON.stringify({ format: 'tabellion-sealed/1', ...facts });

/** @returns undefined where there are none, as in seals of others and in older ones of ours */
export function sealedFactsIn(dictionary: PdfDictionary): SealedFacts | undefined {
  const written = dictionary.get(sealedFactsKey);
  const facts = isString(written) ? parsed(textOfString(written)) : undefined;
  if (typeof facts !== 'object' || facts === null) return undefined;
  const read: { readonly [Key in keyof SealedFacts]?: unknown } = facts;
  const { corporation, number, title, signees, evidenceJsonSha256, checkpoint, isStamped } = read;
  const isRead = typeof corporation === 'string' && typeof title === 'string' && Array.isArray(signees);
  if (!isRead || typeof isStamped !== 'boolean') return undefined;
  return {
    corporation,
    title,
    isStamped,
    signees: signees.flatMap(signeeOf),
    ...(typeof number === 'string' && { number }),
    ...(typeof evidenceJsonSha256 === 'string' && { evidenceJsonSha256 }),
    ...(typeof checkpoint === 'string' && { checkpoint }),
  };
}

function signeeOf(value: unknown): SealedFacts['signees'] {
  if (typeof value !== 'object' || value === null) return [];
  const { name, at }: { readonly name?: unknown; readonly at?: unknown } = value;
  const moment = typeof at === 'string' ? parseInstant(at) : undefined;
  return typeof name === 'string' && moment !== undefined ? [{ name, at: moment }] : [];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
