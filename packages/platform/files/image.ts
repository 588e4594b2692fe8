/** The type of a picture, by its own bytes: names and declared types are not believed. */
import { err, ok, type Result } from '@tabellion/kernel/result.ts';

export interface Image {
  readonly mediaType: 'image/png' | 'image/jpeg';
  readonly width: number;
  readonly height: number;
}

export type ImageProblem =
  /** More than the bound, which is 5 MiB. */
  | 'too_many_bytes'
  /** Neither PNG nor JPEG, or its header is broken. */
  | 'not_an_image'
  /** Wider or higher than the bound, which is 4,096 pixels: such a picture can be small as a file and huge in memory. */
  | 'too_many_pixels';

const profilePicture = { mostBytes: 5 * 1024 * 1024, mostSide: 4_096 };

/** Reads the header of a picture, a profile picture unless other bounds are given. Not promised: that the pixels behind the header are whole. */
export function readImage(
  bytes: Uint8Array,
  { mostBytes, mostSide } = profilePicture,
): Result<Image, ImageProblem> {
  if (bytes.length > mostBytes) return err('too_many_bytes');
  const image = readPng(bytes) ?? readJpeg(bytes);
  if (image === undefined || image.width === 0 || image.height === 0) return err('not_an_image');
  return Math.max(image.width, image.height) > mostSide ? err('too_many_pixels') : ok(image);
}

// Signature, then the chunk IHDR of 13 bytes, which the standard wants first (PNG, sections 5.2 and 11.2.1).
const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52];

function readPng(bytes: Uint8Array): Image | undefined {
  if (bytes.length < 33 || !pngStart.every((byte, at) => bytes[at] === byte)) return undefined;
  const view = viewOf(bytes);
  return { mediaType: 'image/png', width: view.getUint32(16), height: view.getUint32(20) };
}

/** Steps from segment to segment up to the frame header, which holds the size (ITU-T T.81, annex B). */
function readJpeg(bytes: Uint8Array): Image | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return undefined;
  const view = viewOf(bytes);
  let at = 2;
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1; // Any number of fill bytes may precede a marker.
      continue;
    }
    if (isFrame(marker)) {
      return { mediaType: 'image/jpeg', height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    }
    const length = view.getUint16(at + 2);
    if (length < 2 || marker === startOfScan) return undefined;
    at += 2 + length;
  }
  return undefined;
}

const startOfScan = 0xda;

/** SOF0 to SOF15; C4, C8 and CC among them are tables, an extension and conditioning. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
