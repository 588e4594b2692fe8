/** The typesetter in its child process. */

import type { PrintedDocument } from '@tabellion/paper/printed.ts';
import { openTypesetter } from '@tabellion/paper/typeset/typesetter.ts';
import { afterAll, expect, test } from 'vitest';

const typesetter = openTypesetter();
afterAll(() => typesetter.close());

const resolution: PrintedDocument = {
  language: 'en',
  layout: 'letter',
  title: 'Resolution of the directors',
  corporation: {
    name: 'Maple Robotics Inc.',
    number: '1584203-7',
    statute: 'Canada Business Corporations Act',
  },
  footer: 'Facts as of April 16, 2026',
  blocks: [
    { kind: 'clause', text: '12,000 Common shares are issued to ليلى حداد.', section: 'CBCA s. 25(1)' },
    {
      kind: 'signatures',
      signees: [
        { key: 'omer', name: 'Ömer Yılmaz', capacity: 'Director' },
        { key: 'wang', name: '王小明', capacity: 'Director' },
      ],
    },
  ],
};

test('prints a document with where each signee signs, byte for byte the same each time', async () => {
  const first = await typesetter.print(resolution);
  expect(first).toMatchObject({ ok: true, value: { pages: 1 } });
  const boxes = first.ok ? first.value.boxes : [];
  expect(boxes).toMatchObject([
    { key: 'omer', page: 1, x: 82.8, height: 40 },
    { key: 'wang', page: 1 },
  ]);
  expect(boxes[1]?.x).toBeGreaterThan(300);
  expect(boxes[1]?.y).toBe(boxes[0]?.y);
  await typesetter.print({ ...resolution, title: 'Another' });
  expect(await typesetter.print(resolution)).toEqual(first);
});

test('names the characters that no font has, and prints the next document', async () => {
  expect(await typesetter.print({ ...resolution, title: 'Resolution 😀 of Հայկ' })).toEqual({
    ok: false,
    error: { code: 'unprintable', characters: ['😀', 'Հ', 'ա', 'յ', 'կ'] },
  });
  expect(await typesetter.print(resolution)).toMatchObject({ ok: true });
});
