import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { base64url, isSpelled } from '../bytes.ts';
import { KeyStreams } from './keyStreams.ts';

test('each of thousands of keys is known by the stream in which it was seen first, also where they begin alike', () => {
  const keys = new KeyStreams();
  const alike = randomBytes(12);
  const all = Array.from({ length: 5_000 }, (_, place) => {
    const key = randomBytes(16);
    if (place % 10 === 0) alike.copy(key);
    return base64url(key);
  });
  expect(all.map((key, place) => keys.seenIn(key, place + 1))).toEqual(all.map((_, place) => place + 1));
  expect(all.map((key) => keys.seenIn(key, 9_999))).toEqual(all.map((_, place) => place + 1));
});

test.each([1, 2, 3, 16, 32])('%i bytes have one spelling, and no other text is it', (length) => {
  const bytes = new Uint8Array(randomBytes(length));
  const text = base64url(bytes);
  expect(isSpelled(text, bytes)).toBe(true);
  const changed = [...text].map(
    (letter, place) => text.slice(0, place) + (letter === 'A' ? 'B' : 'A') + text.slice(place + 1),
  );
  for (const other of [...changed, `${text}A`, text.slice(1), `${text}=`])
    expect([other, isSpelled(other, bytes)]).toEqual([other, false]);
});
