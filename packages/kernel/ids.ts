declare const uuidBrand: unique symbol;

/** A UUID in lower case. Ids made here are version 7 (RFC 9562): they begin with their time. */
export type Uuid = string & { readonly [uuidBrand]: true };

const FORM = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** A UUID of any RFC version, in lower case. */
export function isUuid(text: string): text is Uuid {
  return FORM.test(text);
}

/** A UUIDv7 from whole milliseconds since 1970 (0 to 2^48 - 1) and ten random bytes, of which 74 bits are used.
 *  Not promised: that ids of the same millisecond rise in the order in which they were made. */
export function uuidv7(millis: number, random: Uint8Array): Uuid {
  if (!Number.isInteger(millis) || millis < 0 || millis >= 2 ** 48)
    throw new RangeError('millis out of range');
  if (random.length !== 10) throw new RangeError('a UUIDv7 takes ten random bytes');
  const bytes = new Uint8Array(16);
  for (let i = 0; i < 6; i++) bytes[i] = Math.floor(millis / 2 ** (8 * (5 - i))) % 256;
  bytes.set(random, 6);
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  const hex = bytes.reduce((text, byte) => text + (spelled[byte] ?? ''), '');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}` as Uuid;
}

/** Every byte in two hexadecimal digits. */
const spelled = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** Every id in a value of JSON, wherever it stands, in order; one that stands twice is told twice. */
export function idsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return isUuid(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(idsIn);
}
