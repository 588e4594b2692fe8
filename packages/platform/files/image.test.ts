import { expect, test } from 'vitest';
import { readImage } from './image.ts';

const ascii = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));
const two = (n: number): number[] => [n >> 8, n & 255];
const four = (n: number): number[] => [...two(n >>> 16), ...two(n & 0xffff)];

const png = (width: number, height: number): Uint8Array =>
  Uint8Array.from([
    0x89,
    ...ascii('PNG'),
    13,
    10,
    26,
    10,
    ...four(13),
    ...ascii('IHDR'),
    ...four(width),
    ...four(height),
    8,
    6,
    0,
    0,
    0,
    ...four(0),
  ]);

/** Start, an application segment, a fill byte, then a progressive frame. */
const jpeg = (width: number, height: number): Uint8Array =>
  Uint8Array.from([
    0xff,
    0xd8,
    0xff,
    0xe0,
    ...two(16),
    ...ascii('JFIF'),
    ...Array(10).fill(0),
    0xff,
    0xff,
    0xc2,
    ...two(17),
    8,
    ...two(height),
    ...two(width),
    3,
    ...Array(9).fill(0),
  ]);

test('a picture says what it is by its bytes', () => {
  expect(readImage(png(640, 480))).toEqual({
    ok: true,
    value: { mediaType: 'image/png', width: 640, height: 480 },
  });
  expect(readImage(jpeg(640, 480))).toEqual({
    ok: true,
    value: { mediaType: 'image/jpeg', width: 640, height: 480 },
  });
});

test('a picture is read where it lies in a larger buffer', () => {
  const buffer = new Uint8Array(200);
  buffer.set(png(3, 4), 100);
  expect(readImage(buffer.subarray(100))).toMatchObject({ value: { width: 3, height: 4 } });
});

test.each<[string, Uint8Array]>([
  ['nothing', new Uint8Array()],
  ['a page', Uint8Array.from(ascii('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'))],
  ['a GIF', Uint8Array.from(ascii('GIF89a..................................'))],
  ['a PNG cut off in its header', png(640, 480).subarray(0, 30)],
  ['a PNG of no width', png(0, 480)],
  ['a JPEG cut off before its frame', jpeg(640, 480).subarray(0, 24)],
  ['a JPEG without height', jpeg(640, 0)],
  [
    'a JPEG whose segment has no length',
    Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, ...Array(20).fill(0xff)]),
  ],
  ['a JPEG of fill bytes', Uint8Array.from([0xff, 0xd8, ...Array(100).fill(0xff)])],
])('%s is no picture', (_, bytes) => {
  expect(readImage(bytes)).toEqual({ ok: false, error: 'not_an_image' });
});

test('sides end at 4,096 pixels, files at 5 MiB', () => {
  expect(readImage(png(4_096, 4_096)).ok).toBe(true);
  expect(readImage(png(4_097, 1))).toEqual({ ok: false, error: 'too_many_pixels' });
  expect(readImage(jpeg(1, 65_535))).toEqual({ ok: false, error: 'too_many_pixels' });
  const bytes = new Uint8Array(5 * 1024 * 1024 + 1);
  bytes.set(png(1, 1));
  expect(readImage(bytes)).toEqual({ ok: false, error: 'too_many_bytes' });
  expect(readImage(bytes.subarray(0, -1)).ok).toBe(true);
});
