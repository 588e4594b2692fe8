/** Strict reading of DER (X.690): what could be written in another way with the same meaning is refused, so that no byte of a
 *  signature can be changed without notice. */

export interface DerValue {
  readonly tag: number;
  /** The whole value, its tag and length included. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Of what is constructed. */
  readonly parts: readonly DerValue[];
}

const mostNested = 40;

/** @returns the value with which `bytes` begin, or undefined */
export function readDer(bytes: Uint8Array<ArrayBuffer>, depth = 0): DerValue | undefined {
  const [tag, short] = [bytes[0], bytes[1]];
  // Tags of more than one byte do not occur in signatures.
  if (tag === undefined || short === undefined || depth > mostNested || (tag & 0x1f) === 0x1f)
    return undefined;
  const digits = short < 0x80 ? 0 : short & 0x7f;
  if (digits > 4 || short === 0x80) return undefined;
  const length =
    digits === 0 ? short : bytes.subarray(2, 2 + digits).reduce((sum, one) => sum * 256 + one, 0);
  if (digits > 0 && length < (digits === 1 ? 0x80 : 256 ** (digits - 1))) return undefined;
  const from = 2 + digits;
  if (from + length > bytes.length) return undefined;
  const whole = bytes.subarray(0, from + length);
  if ((tag & 0x20) === 0)
    return isPlain(tag, whole.subarray(from)) ? { tag, bytes: whole, parts: [] } : undefined;
  const parts: DerValue[] = [];
  for (let at = from; at < whole.length; ) {
    const part = readDer(whole.subarray(at), depth + 1);
    if (part === undefined) return undefined;
    parts.push(part);
    at += part.bytes.length;
  }
  return { tag, bytes: whole, parts };
}

/** The bytes of a value that is not constructed. */
export const contentOf = ({ bytes }: DerValue): Uint8Array<ArrayBuffer> => {
  const short = bytes[1] ?? 0;
  return bytes.subarray(short < 0x80 ? 2 : 2 + (short & 0x7f));
};

export const hasTags = (value: DerValue | undefined, ...tags: readonly number[]): boolean =>
  value?.parts.map(({ tag }) => tag).join() === tags.join();

/** A signature of an elliptic curve is two numbers; others are written in one way only.
 *  @param algorithm its identifier, as it stands beside the signature */
export function isSignatureOf(algorithm: DerValue | undefined, signature: Uint8Array<ArrayBuffer>): boolean {
  const id = algorithm?.parts[0]?.bytes.join();
  if (id === undefined || !id.startsWith(ecdsa)) return id !== undefined;
  const pair = readDer(signature);
  return pair?.tag === 0x30 && pair.bytes.length === signature.length && hasTags(pair, 0x02, 0x02);
}

/** How the identifiers of ECDSA begin, in DER. */
const ecdsa = '6,8,42,134,72,206,61,4,';

/** Whether a value is written as short as can be. */
function isPlain(tag: number, content: Uint8Array): boolean {
  const [first = 0, second = 0] = content;
  switch (tag) {
    // The end of what has no length, which DER does not know.
    case 0x00:
      return false;
    case 0x01:
      return content.length === 1 && (first === 0 || first === 0xff);
    case 0x02:
      return (
        content.length === 1 ||
        (content.length > 1 && !(first === 0 && second < 0x80) && !(first === 0xff && second >= 0x80))
      );
    case 0x05:
      return content.length === 0;
    default:
      return true;
  }
}
