/** A signature as it comes: a picture that is looked at byte for byte, or a name that can be printed. */
import { crc32, deflateSync, inflateSync } from 'node:zlib';
import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { readText } from '@tabellion/law/fields.ts';
import { unprintable } from '@tabellion/paper/coverage.ts';
import type { Files } from '@tabellion/platform/files/files.ts';
import { readImage } from '@tabellion/platform/files/image.ts';
import type { StoredSignature } from '../envelope.ts';
import type { SignatureInput } from '../signeeContract.ts';

const bounds = { mostBytes: 100 * 1024, mostSide: 2_000 };
const mostPixels = 1_000_000;

export async function storeSignature(files: Pick<Files, 'put'>, signature: SignatureInput) {
  if (signature.kind === 'typed') {
    const read = readText(signature.text, { path: 'signature.text', maxLength: 200, required: true });
    if (!read.ok) return refuse('SIGNING.NO_SIGNATURE');
    const text = read.value;
    const characters = unprintable(text);
    if (characters.length > 0)
      return refuse('SIGNING.UNPRINTABLE', { params: { characters: characters.join(' ') } });
    return ok<StoredSignature>({ kind: 'typed', text });
  }
  if (!/^[A-Za-z\d+/]+={0,2}$/.test(signature.png)) return refuse('SIGNING.BAD_PICTURE');
  const picture = cleanPng(Buffer.from(signature.png, 'base64'));
  if (picture === undefined) return refuse('SIGNING.BAD_PICTURE');
  const { sha256 } = await files.put(picture);
  return ok<StoredSignature>({ kind: 'drawn', sha256 });
}

/** Samples of a pixel by colour type, of 8 bits each (PNG, section 11.2.1); a canvas makes no palettes. */
const samples: Readonly<Record<number, number>> = { 0: 1, 2: 3, 4: 2, 6: 4 };

/** The same pixels in a picture of nothing else: 8 bits a sample, not interlaced, as a canvas makes it. Anything that is broken
 *  would fail when it is printed, long after it was signed with. @returns undefined where the pixels are not whole */
function cleanPng(bytes: Buffer): Buffer | undefined {
  const image = readImage(bytes, bounds);
  if (!image.ok || image.value.mediaType !== 'image/png') return undefined;
  const { width, height } = image.value;
  const [depth, colour = -1, compression, filter, interlace] = bytes.subarray(24, 29);
  const channels = samples[colour];
  if (depth !== 8 || channels === undefined || compression || filter || interlace) return undefined;
  if (width * height > mostPixels) return undefined;
  const row = 1 + width * channels;
  try {
    const packed = Buffer.concat(chunksOf(bytes).flatMap(([name, data]) => (name === 'IDAT' ? [data] : [])));
    const pixels = inflateSync(packed, { maxOutputLength: height * row });
    if (pixels.length !== height * row) return undefined;
    // Each row begins with its filter, one of five.
    for (let at = 0; at < pixels.length; at += row) if ((pixels[at] ?? 0) > 4) return undefined;
    return Buffer.concat([
      bytes.subarray(0, 8),
      chunk('IHDR', bytes.subarray(16, 29)),
      chunk('IDAT', deflateSync(pixels)),
      chunk('IEND', Buffer.alloc(0)),
    ]);
  } catch {
    return undefined;
  }
}

function chunk(name: string, data: Buffer): Buffer {
  const whole = Buffer.alloc(12 + data.length);
  whole.writeUInt32BE(data.length);
  whole.write(name, 4, 'latin1');
  data.copy(whole, 8);
  whole.writeUInt32BE(crc32(whole.subarray(4, 8 + data.length)), 8 + data.length);
  return whole;
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
