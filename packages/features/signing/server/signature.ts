/** A signature as it comes: a picture that is looked at byte for byte, or a name that can be printed. */
import { inflateSync } from 'node:zlib';
import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { unprintable } from '@tabellion/paper/coverage.ts';
import type { Files } from '@tabellion/platform/files/files.ts';
import { readImage } from '@tabellion/platform/files/image.ts';
import type { SignatureInput } from '../contract.ts';
import type { StoredSignature } from '../envelope.ts';

const bounds = { mostBytes: 100 * 1024, mostSide: 2_000 };
const mostPixels = 1_000_000;

export async function storeSignature(files: Pick<Files, 'put'>, signature: SignatureInput) {
  if (signature.kind === 'typed') {
    const text = signature.text.trim();
    if (text === '' || /\p{Cc}/u.test(text)) return refuse('SIGNING.NO_SIGNATURE');
    const characters = unprintable(text);
    if (characters.length > 0)
      return refuse('SIGNING.UNPRINTABLE', { params: { characters: characters.join(' ') } });
    return ok<StoredSignature>({ kind: 'typed', text });
  }
  if (!/^[A-Za-z\d+/]+={0,2}$/.test(signature.png)) return refuse('SIGNING.BAD_PICTURE');
  const bytes = Buffer.from(signature.png, 'base64');
  if (!isSoundPng(bytes)) return refuse('SIGNING.BAD_PICTURE');
  const { sha256 } = await files.put(bytes);
  return ok<StoredSignature>({ kind: 'drawn', sha256 });
}

/** Samples of a pixel by colour type, of 8 bits each (PNG, section 11.2.1). */
const samples: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** A PNG whose pixels are whole, as a canvas makes it: 8 bits a sample, not interlaced. Anything else would fail when it is
 *  printed, long after it was signed with. */
function isSoundPng(bytes: Buffer): boolean {
  const image = readImage(bytes, bounds);
  if (!image.ok || image.value.mediaType !== 'image/png') return false;
  const { width, height } = image.value;
  const [depth, colour = -1, compression, filter, interlace] = bytes.subarray(24, 29);
  const channels = samples[colour];
  if (depth !== 8 || channels === undefined || compression || filter || interlace) return false;
  if (width * height > mostPixels) return false;
  const pixels = height * (1 + width * channels);
  try {
    const packed = Buffer.concat(chunksOf(bytes).flatMap(([name, data]) => (name === 'IDAT' ? [data] : [])));
    return inflateSync(packed, { maxOutputLength: pixels }).length === pixels;
  } catch {
    return false;
  }
}

/** Throws where a chunk is longer than what is left, and where the last one is not the end. */
function chunksOf(bytes: Buffer): [name: string, data: Buffer][] {
  const chunks: [string, Buffer][] = [];
  for (let at = 8; at < bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (at + 12 + length > bytes.length) throw new RangeError('a chunk that is cut off');
    chunks.push([name, bytes.subarray(at + 8, at + 8 + length)]);
    at += 12 + length;
  }
  if (chunks.at(-1)?.[0] !== 'IEND') throw new RangeError('no end');
  return chunks;
}
