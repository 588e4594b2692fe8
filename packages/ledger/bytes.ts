import { refuse } from './fault.ts';

/** Encodings, each with one spelling of a value: what decodes is encoded again and compared. */

export const HASH_BYTES = 32;

const encoder = new TextEncoder();
const strictDecoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

export const utf8 = (text: string): Uint8Array => encoder.encode(text);

/** Throws `not_utf8`; a byte-order mark stays a character. */
export function textOf(bytes: Uint8Array): string {
  try {
    return strictDecoder.decode(bytes);
  } catch {
    return refuse('not_utf8');
  }
}

/** The bytes of a text in which every character is one byte (Latin-1), as `atob` gives it. */
export function bytesOfBinary(binary: string): Uint8Array {
  const bytes = new Uint8Array(binary.length);
  for (let place = 0; place < binary.length; place++) bytes[place] = binary.charCodeAt(place);
  return bytes;
}

export function binaryOf(bytes: Uint8Array): string {
  const pieces: string[] = [];
  for (let from = 0; from < bytes.length; from += 4096)
    pieces.push(String.fromCharCode(...bytes.subarray(from, from + 4096)));
  return pieces.join('');
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** RFC 4648 section 4: the standard alphabet, with padding. */
export const base64 = (bytes: Uint8Array): string =>
  `${sixBits(bytes, `${LETTERS}+/`)}${'='.repeat((3 - (bytes.length % 3)) % 3)}`;

/** RFC 4648 section 5, without padding. */
export const base64url = (bytes: Uint8Array): string => sixBits(bytes, `${LETTERS}-_`);

/** `btoa` wants text and gives one alphabet; an audit spells every hash of a log, so this takes bytes. */
function sixBits(bytes: Uint8Array, alphabet: string): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const left = bytes.length - at;
    const bits = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    text += alphabet.charAt(bits >> 18) + alphabet.charAt((bits >> 12) & 63);
    if (left > 1) text += alphabet.charAt((bits >> 6) & 63);
    if (left > 2) text += alphabet.charAt(bits & 63);
  }
  return text;
}

const CODES = Uint8Array.from(`${LETTERS}-_`, (letter) => letter.charCodeAt(0));

/** Whether a text is the one spelling of these bytes in base64url. An audit asks it of every leaf, so no text is made. */
export function isSpelled(text: string, bytes: Uint8Array): boolean {
  if (text.length !== Math.ceil((bytes.length * 4) / 3)) return false;
  for (let place = 0; place < text.length; place++) {
    const at = (place * 6) >> 3;
    const two = ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
    if (text.charCodeAt(place) !== CODES[(two >> (10 - ((place * 6) & 7))) & 63]) return false;
  }
  return true;
}

/** Throws `not_base64`, also for bits that no encoder sets, and for another length than `length`. */
export function fromBase64(text: string, length?: number): Uint8Array {
  if (!/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(text)) refuse('not_base64');
  const bytes = bytesOfBinary(atob(text));
  if (base64(bytes) !== text || (length !== undefined && bytes.length !== length)) refuse('not_base64');
  return bytes;
}

export function fromBase64url(text: string, length?: number): Uint8Array {
  if (!/^[A-Za-z0-9_-]*$/.test(text) || text.length % 4 === 1) refuse('not_base64');
  const padding = '='.repeat((4 - (text.length % 4)) % 4);
  return fromBase64(`${text.replaceAll('-', '+').replaceAll('_', '/')}${padding}`, length);
}

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

export function hex(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += HEX[byte];
  return text;
}

export function concat(...parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export const sameBytes = (a: Uint8Array, b: Uint8Array): boolean => compareBytes(a, b) === 0;

/** Negative, zero or positive, as `sort` asks: by the first byte that differs, then by length. */
export function compareBytes(a: Uint8Array, b: Uint8Array): number {
  const shorter = Math.min(a.length, b.length);
  for (let at = 0; at < shorter; at++) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

/** An unsigned number of `length` bytes, the highest first. */
export function bigEndian(value: number | bigint, length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  let rest = BigInt(value);
  for (let at = length - 1; at >= 0; at--) {
    bytes[at] = Number(rest & 0xffn);
    rest >>= 8n;
  }
  return bytes;
}

export function fromBigEndian(bytes: Uint8Array): bigint {
  let value = 0n;
  for (const byte of bytes) value = (value << 8n) | BigInt(byte);
  return value;
}

/** A whole number from 0 to 2^53 - 1 in decimal, without leading zeros; undefined for anything else. */
export function decimalOf(text: string): number | undefined {
  if (!/^(?:0|[1-9]\d{0,15})$/.test(text)) return undefined;
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : undefined;
}
